// What happens at a table as one value with a named state, and every way from one state to the next. Nothing here touches the page or
// the backend: session.js says what has happened, and does what follows.
//
//   away     no game is on the table
//   opening  one is being fetched: nothing can be pressed
//   idle     a person may decide, or the bots are about to be asked
//   playing  a command is under way or its motion is seen; one early press may wait for the end of it
//   earned   a turn is over and what it has earned is looked at; the next player's state is held back until the table is covered
//   telling  what bots decided is told, one decision after the other
//
// `sitting` counts the games sat down at: an end that belongs to an earlier one changes nothing any more.

/** @type {Ui.Sitting} */
export const nobody = { at: "away", sitting: 0, underWay: null, waiting: null, handed: null, reader: null };

/**
 * May an action asked for now wait until `under` way is over? Steps of one decision may; the same once more may not, and nothing that
 * ends something.
 * @param {Ui.Action} action
 * @param {Ui.Action | null} under
 * @param {Ui.Rules} rules
 */
export const mayWait = (action, under, { steps = [], ends }) =>
  steps.includes(action.type) || (!ends.includes(action.type) && JSON.stringify(action) !== JSON.stringify(under));

/** What happens in each state, by its name; whatever is not named there changes nothing. */
const ways = {
  away: {},
  opening: {
    /** @type {Way<"seated">} */
    seated: (now, { sitting, table }) => (sitting === now.sitting ? { ...now, at: table ? "idle" : "away" } : now),
  },
  idle: {
    /** @type {Way<"pressed">} */
    pressed: (now, { action }) => ({ ...now, at: "playing", underWay: action }),
    /** @type {Way<"commanded">} */
    commanded: (now) => ({ ...now, at: "playing" }),
    /** @type {Way<"botsDue">} */
    botsDue: (now) => ({ ...now, at: "telling" }),
  },
  playing: {
    /** @type {Way<"pressed">} */
    pressed: (now, { action, mine, rules }) => (mine && mayWait(action, now.underWay, rules) ? { ...now, waiting: action } : now),
    /** @type {Way<"ended">} */
    ended: (now, { sitting, handed = null }) =>
      sitting === now.sitting ? { ...now, at: handed ? "earned" : "idle", waiting: null, handed } : now,
  },
  earned: {
    /** @type {Way<"covered">} */
    covered: (now) => ({ ...now, at: "idle", handed: null }),
  },
  telling: {
    /** @type {Way<"ended">} */
    ended: (now, { sitting }) => (sitting === now.sitting ? { ...now, at: "idle" } : now),
  },
};

/** What happens in every state. */
const always = {
  /** @type {Way<"called">} */
  called: (now) => ({ ...nobody, at: "opening", sitting: now.sitting + 1 }),
  /** @type {Way<"left">} */
  left: (now) => ({ ...nobody, sitting: now.sitting + 1 }),
  /** @type {Way<"read">} */
  read: (now, { reader }) => (reader === now.reader ? now : { ...now, reader }),
};

/**
 * The state after something has happened; the same value where that changes nothing.
 * @param {Ui.Sitting} now
 * @param {Ui.Happening} happening
 * @returns {Ui.Sitting}
 */
export function next(now, happening) {
  /** @type {Record<string, Way<any>>} */
  const open = { ...always, ...ways[now.at] };
  return open[happening.type]?.(now, happening) ?? now;
}

/** Do the buttons wait? @param {Ui.Sitting} now */
export const isBusy = ({ at }) => at === "playing" || at === "telling";

/**
 * @template {Ui.Happening["type"]} T
 * @typedef {(now: Ui.Sitting, happening: Extract<Ui.Happening, { type: T }>) => Ui.Sitting} Way
 */
