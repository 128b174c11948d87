// What turns have cost, in chance to win.

/** A number from 0 to 1 in whole percent. @param {number} share */
export const percent = (share) => Math.round(100 * share);

/** What a turn has cost its seat, 0 to 1; nothing as long as it was not judged. @param {Ui.ReviewTurn} turn */
export const costOf = ({ judged }) => (judged?.better ? Math.max(0, judged.better.win - judged.win) : 0);

/** The turns that have cost most, dearest first. @param {Ui.ReviewTurn[]} turns @param {number} most */
export const dearest = (turns, most) =>
  turns
    .filter((turn) => percent(costOf(turn)) > 0)
    .toSorted((a, b) => costOf(b) - costOf(a) || a.step - b.step)
    .slice(0, most);

/** Of turns in order of importance the first of each round: what is said of a round stands in one place. @param {Ui.ReviewTurn[]} turns */
export const firstOfRounds = (turns) => turns.filter((turn, i) => turns.findIndex(({ round }) => round === turn.round) === i);

/** The last turn of each round: only there everybody has had as many. @param {Ui.ReviewTurn[]} turns */
export const roundsOf = (turns) => turns.filter((turn, i) => turns[i + 1]?.round !== turn.round);
