// How strong a piece is, by games of bots: numbers alone.

/** A mean, and the half of the interval around it. @typedef {{ mean: number, half: number }} Rate */

/** 95 % of a normal distribution lie within so many standard errors. */
const SURE = 1.96;

/**
 * Coins for each turn over all games: the sum of the coins by the sum of the turns, and half of the interval that holds the true value in
 * 95 of 100 cases (the error of a ratio).
 * @param {{ points: number, turns: number }[]} games
 * @returns {Rate}
 */
export function coinsPerTurn(games) {
  const n = games.length;
  const turns = games.reduce((sum, game) => sum + game.turns, 0);
  if (turns === 0) return { mean: 0, half: Infinity };
  const mean = games.reduce((sum, game) => sum + game.points, 0) / turns;
  if (n < 4) return { mean, half: Infinity };
  const off = games.reduce((sum, { points, turns: of }) => sum + (points - mean * of) ** 2, 0);
  return { mean, half: (SURE * Math.sqrt(off / (n - 1) / n)) / (turns / n) };
}

/** The share of wins, with the half of its interval. @param {{ won: number }[]} games @returns {Rate} */
export function winShare(games) {
  const n = games.length;
  if (n === 0) return { mean: 0, half: Infinity };
  const mean = games.reduce((sum, game) => sum + game.won, 0) / n;
  // Two wins and two defeats more, so that a few games do not look certain.
  const part = (mean * n + 2) / (n + 4);
  return { mean, half: SURE * Math.sqrt((part * (1 - part)) / (n + 4)) };
}

/** A piece is fair within so much of what printed ones bring in: those differ as much among themselves. */
export const FAIR = 0.12;
/** So much more or less comes of a token more or less. */
const TOKEN = 0.1;
/** Fewer games say nothing. */
export const LEAST = 8;

/**
 * What the games say: `more` of them are needed; `weak` or `strong`, where it lies further off the printed ones than is fair and its whole
 * interval lies on that side of them; `fair` where it lies within and the interval is no wider. `by`: how far off, as a part; `tokens`: how
 * many more or fewer would make it fair.
 * @param {{ points: number, turns: number }[]} own
 * @param {{ points: number, turns: number }[]} printed
 * @returns {{ word: "more" | "weak" | "fair" | "strong", by: number, half: number, tokens: number }}
 */
export function verdict(own, printed) {
  const [mine, theirs] = [coinsPerTurn(own), coinsPerTurn(printed)];
  const by = theirs.mean > 0 ? mine.mean / theirs.mean - 1 : 0;
  // The error of a quotient of two means.
  const half = theirs.mean > 0 && mine.mean > 0 ? (1 + by) * Math.hypot(mine.half / mine.mean, theirs.half / theirs.mean) : Infinity;
  const tokens = Math.min(3, Math.max(1, Math.round((Math.abs(by) - FAIR / 2) / TOKEN)));
  if (own.length < LEAST) return { word: "more", by, half, tokens: 0 };
  if (by - half > 0 && by > FAIR) return { word: "strong", by, half, tokens: -tokens };
  if (by + half < 0 && by < -FAIR) return { word: "weak", by, half, tokens };
  return { word: Math.abs(by) <= FAIR && half <= FAIR ? "fair" : "more", by, half, tokens: 0 };
}

/** @typedef {{ points: number, turns: number, seats: { points: number, won: number }[] }} Played */

/** A mean of single values with its interval. @param {number[]} values @returns {Rate} */
export function meanOf(values) {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, n);
  if (n < 2) return { mean, half: Infinity };
  const off = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, half: SURE * Math.sqrt(off / (n - 1) / n) };
}

/** What everybody came to on a board, in the order of play. @param {Played[]} games */
export function places(games) {
  return (games[0]?.seats ?? []).map((_, place) => {
    const seats = games.map((game) => game.seats[place]);
    return { coins: meanOf(seats.map((seat) => seat.points)), won: winShare(seats) };
  });
}

/** How far each place of the order of play lies off an even share of the coins, as a part of it. @param {Played[]} games */
export const leads = (games) =>
  (games[0]?.seats ?? []).map((_, place) =>
    meanOf(
      games.map(({ seats }) => {
        const all = seats.reduce((sum, seat) => sum + seat.points, 0);
        return all > 0 ? (seats[place].points * seats.length) / all - 1 : 0;
      }),
    ),
  );

/** The largest of them, whoever has it: how uneven a board is. @param {Played[]} games */
export const unevenness = (games) => Math.max(0, ...leads(games).map(({ mean }) => Math.abs(mean)));

/** Places of the order of play are even within so much of their share: on printed boards they differ as much. */
export const EVEN = 0.08;

/**
 * What games say of a board: `uneven`, where a place of the order of play gets more or less than its share; `rich` or `poor`, where all
 * make more or less than on the printed one; `even` where neither is so; `more` of them are needed. `by`: how far off, as a part.
 * @param {Played[]} own @param {Played[]} printed
 * @returns {{ word: "more" | "uneven" | "rich" | "poor" | "even", by: number }}
 */
export function boardVerdict(own, printed) {
  if (own.length < LEAST) return { word: "more", by: 0 };
  const off = leads(own).toSorted((a, b) => Math.abs(b.mean) - Math.abs(a.mean))[0];
  if (Math.abs(off.mean) > EVEN && Math.abs(off.mean) > off.half) return { word: "uneven", by: off.mean };
  const { word, by } = verdict(own, printed);
  if (word === "strong") return { word: "rich", by };
  if (word === "weak") return { word: "poor", by };
  return { word: word === "fair" && off.half <= EVEN ? "even" : "more", by };
}
