// What the results of finished games say, in numbers alone.

/**
 * The most that a seat won in one round.
 * @param {Ui.GameResult} result
 * @returns {{ seat: number, round: number, points: number } | null}
 */
export function bestRound({ by_round }) {
  /** @type {{ seat: number, round: number, points: number } | null} */
  let best = null;
  for (const [i, row] of by_round.entries()) {
    if (i === 0) continue;
    for (const [seat, now] of row.entries()) {
      const points = now - by_round[i - 1][seat];
      if (points > (best?.points ?? 0)) best = { seat, round: i, points };
    }
  }
  return best;
}

/**
 * Points by cause for all seats: `[{cause, values}]`, what moved most first; beyond `most` one row without a cause.
 * @param {Ui.GameResult} result
 * @param {number} [most]
 * @returns {{ cause: string | null, values: number[] }[]}
 */
export function causesOf({ seats }, most = 7) {
  /** @type {Map<string, number[]>} */
  const rows = new Map();
  for (const [i, { causes }] of seats.entries())
    for (const { cause, points } of causes) {
      const values = rows.get(cause) ?? seats.map(() => 0);
      values[i] += points;
      rows.set(cause, values);
    }
  const size = (/** @type {number[]} */ values) => values.reduce((all, n) => all + Math.abs(n), 0);
  const sorted = [...rows].map(([cause, values]) => ({ cause, values })).sort((a, b) => size(b.values) - size(a.values));
  if (sorted.length <= most) return sorted;
  const rest = sorted.slice(most - 1);
  return [...sorted.slice(0, most - 1), { cause: null, values: seats.map((_, i) => rest.reduce((all, row) => all + row.values[i], 0)) }];
}

/**
 * Those who count as people: with a name.
 * @param {Ui.SeatResult} seat
 */
export const isPerson = (seat) => seat.who === "human" && seat.name !== "";

/** @param {Ui.GameResult} a @param {Ui.GameResult} b */
const later = (a, b) => b.ended - a.ended || (a.id < b.id ? -1 : 1);

/** Names are the same person's however they are spelt. @param {string} one @param {string} other */
export const same = (one, other) => one.toLowerCase() === other.toLowerCase();

/** The seat of a person in a game. @param {Ui.GameResult} result @param {string} name */
export const seatOf = ({ seats }, name) => seats.find((seat) => isPerson(seat) && same(seat.name, name));

/**
 * How many games in a row somebody has won, up to the first of `results` (newest first).
 * @param {Ui.GameResult[]} results
 * @param {string} name
 */
export function streakOf(results, name) {
  let count = 0;
  for (const result of results) {
    const seat = seatOf(result, name);
    if (seat && !seat.won) break;
    if (seat) count += 1;
  }
  return count;
}

/** The longest row of games that somebody won. @param {Ui.GameResult[]} results @param {string} name */
export function longestStreak(results, name) {
  let [longest, now] = [0, 0];
  for (const result of results.toSorted(later).reverse()) {
    const seat = seatOf(result, name);
    if (seat) now = seat.won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/**
 * What is worth telling of a game beside those before it, the greatest first: `{id, vars}`, texts and what is in them.
 * @param {Ui.GameResult[]} results all of them, the newest first
 * @param {Ui.GameResult} result one of them
 * @returns {Ui.Label[]}
 */
export function notable(results, result) {
  const before = results.filter((other) => other.id !== result.id && later(other, result) > 0);
  const alike = before.filter((other) => other.game === result.game && other.seats.length === result.seats.length);
  const top = Math.max(...alike.flatMap(({ seats }) => seats.map((seat) => seat.points)));
  const found = [];
  const best = Math.max(...result.seats.map((seat) => seat.points));
  if (alike.length >= 3 && best > top) {
    const { name } = /** @type {Ui.SeatResult} */ (result.seats.find((seat) => seat.points === best));
    found.push({ id: "stats-record", vars: { name, points: best, count: result.seats.length, games: alike.length } });
  }
  for (const { name, points, won } of result.seats.filter(isPerson)) {
    const mine = before.filter((other) => seatOf(other, name));
    const wins = streakOf([result, ...before], name);
    if (won && wins >= 2) found.push({ id: "stats-streak", vars: { name, count: wins } });
    else if (won && mine.length >= 2 && !mine.some((other) => seatOf(other, name)?.won))
      found.push({ id: "stats-first-win", vars: { name, games: mine.length + 1 } });
    const own = alike.map((other) => seatOf(other, name)?.points ?? -Infinity).filter(Number.isFinite);
    if (own.length >= 2 && points > Math.max(...own) && !(points === best && best > top && alike.length >= 3))
      found.push({ id: "stats-personal", vars: { name, points, before: Math.max(...own) } });
  }
  return found.slice(0, 3);
}

/**
 * The results that a filter lets through; what it does not name is not asked.
 * @param {Ui.GameResult[]} results
 * @param {{ game?: string, person?: string, map?: string }} wish
 */
export const chosen = (results, { game, person, map }) =>
  results.filter((result) => (!game || result.game === game) && (!map || result.map === map) && (!person || seatOf(result, person)));

/**
 * A line of a table: how often something was there, how often it won, what it brought.
 * @typedef {{ key: string, games: number, wins: number, points: number, best: number }} Line
 */

/**
 * Counts by what `keys` says of a seat, most games first. A key counts once per seat.
 * @param {Ui.GameResult[]} results
 * @param {(seat: Ui.SeatResult, result: Ui.GameResult) => { key: string, points: number }[]} keys
 * @returns {Line[]}
 */
export function countBy(results, keys) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const result of results)
    for (const seat of result.seats)
      for (const { key, points } of keys(seat, result)) {
        const line = lines.get(key) ?? { key, games: 0, wins: 0, points: 0, best: points };
        line.games += 1;
        line.wins += seat.won ? 1 : 0;
        line.points += points;
        line.best = Math.max(line.best, points);
        lines.set(key, line);
      }
  return [...lines.values()].sort((a, b) => b.games - a.games || b.wins - a.wins || (a.key < b.key ? -1 : 1));
}

/** Lines by person. @param {Ui.GameResult[]} results */
export const byPerson = (results) => countBy(results, (seat) => (isPerson(seat) ? [{ key: seat.name, points: seat.points }] : []));

/** Lines by level of bots. @param {Ui.GameResult[]} results */
export const byLevel = (results) => {
  const order = ["random", "easy", "normal", "hard", "expert"];
  return countBy(results, (seat) => (seat.level ? [{ key: seat.level, points: seat.points }] : [])).sort(
    (a, b) => order.indexOf(a.key) - order.indexOf(b.key),
  );
};

/**
 * Lines by what was played: `place` says which of the ids counts.
 * @param {Ui.GameResult[]} results
 * @param {number} place
 * @param {string} [person]
 */
export const byPiece = (results, place, person) =>
  countBy(results, (seat) =>
    person && !(isPerson(seat) && same(seat.name, person))
      ? []
      : seat.pieces.flatMap(({ ids, points }) => {
          const key = ids[place];
          // A power of Chaos brings all that its player has.
          return key ? [{ key, points: seat.pieces.length === 1 && ids.length === 1 ? seat.points : points }] : [];
        }),
  );

/**
 * Games by something that they have once: `[key, games]`, most first.
 * @param {Ui.GameResult[]} results
 * @param {(result: Ui.GameResult) => string} key
 * @returns {[string, number][]}
 */
export function gamesBy(results, key) {
  const counts = new Map();
  for (const result of results) counts.set(key(result), (counts.get(key(result)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** What a person had in each game, the oldest first: `[{points, won, ended}]`. @param {Ui.GameResult[]} results @param {string} name */
export const courseOf = (results, name) =>
  results.toReversed().flatMap((result) => {
    const seat = seatOf(result, name);
    return seat ? [{ points: seat.points, won: seat.won, ended: result.ended }] : [];
  });

/**
 * The records of a game: most points, best round, longest streak, closest and widest win; each with the game it was in.
 * @param {Ui.GameResult[]} results of one game
 * @returns {{ id: string, vars: Record<string, any>, result: Ui.GameResult | null }[]}
 */
export function recordsOf(results) {
  const found = [];
  const most = results
    .flatMap((result) => result.seats.map((seat) => ({ result, seat })))
    .sort((a, b) => b.seat.points - a.seat.points)
    .at(0);
  if (most) found.push({ id: "stats-most", vars: { name: most.seat.name, points: most.seat.points }, result: most.result });
  const rounds = results.flatMap((result) => {
    const best = bestRound(result);
    return best ? [{ ...best, result }] : [];
  });
  const round = rounds.sort((a, b) => b.points - a.points).at(0);
  if (round) {
    const vars = { name: round.result.seats[round.seat].name, points: round.points, round: round.round };
    found.push({ id: "stats-best-round", vars, result: round.result });
  }
  const people = byPerson(results).map(({ key }) => ({ name: key, count: longestStreak(results, key) }));
  const streak = people.sort((a, b) => b.count - a.count).at(0);
  if (streak && streak.count >= 2) found.push({ id: "stats-longest", vars: streak, result: null });
  const margins = results.flatMap((result) => {
    const points = result.seats.map((seat) => seat.points).sort((a, b) => b - a);
    return points.length > 1 ? [{ result, points: points[0] - points[1], name: result.seats.find((seat) => seat.won)?.name ?? "" }] : [];
  });
  const [closest, widest] = [margins.toSorted((a, b) => a.points - b.points).at(0), margins.toSorted((a, b) => b.points - a.points).at(0)];
  if (closest && widest && margins.length > 1) {
    found.push({ id: "stats-closest", vars: { name: closest.name, points: closest.points }, result: closest.result });
    found.push({ id: "stats-widest", vars: { name: widest.name, points: widest.points }, result: widest.result });
  }
  return found;
}
