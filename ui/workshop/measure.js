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
