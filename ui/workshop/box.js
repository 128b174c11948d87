// Pieces as a file: a box, in the very form in which a game is given them.

/** The most letters of a text that is read. */
const MOST = 1_000_000;

/** The kinds of pieces that the workshop makes; a shelf may hold others. */
export const kinds = ["race", "power", "board"];

/** Those of which several come into a game, beside the printed ones. */
export const stacked = ["race", "power"];

/** What tells pieces apart in a game. @param {{ kind: string, row: any }} piece */
export const pieceName = ({ kind, row }) => `${kind} ${row.id}`;

/** A box of some pieces. @param {{ kind: string, row: any }[]} pieces */
export const boxOf = (pieces) => ({
  races: pieces.filter(({ kind }) => kind === "race").map(({ row }) => row),
  powers: pieces.filter(({ kind }) => kind === "power").map(({ row }) => row),
  ...(pieces.some(({ kind }) => kind === "board") ? { boards: pieces.filter(({ kind }) => kind === "board").map(({ row }) => row) } : {}),
});

/**
 * The pieces of a text, none of them checked; what stands before and after the box, in a message, is passed over.
 * @param {string} text
 * @returns {{ kind: string, row: any }[] | null} null: that is no box
 */
export function piecesIn(text) {
  if (text.length > MOST) return null;
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  if (from < 0 || to < from) return null;
  let box;
  try {
    box = JSON.parse(text.slice(from, to + 1));
  } catch {
    return null;
  }
  const rows = (/** @type {string} */ kind, /** @type {any} */ list) => (Array.isArray(list) ? list : []).map((row) => ({ kind, row }));
  const pieces = [...rows("race", box?.races), ...rows("power", box?.powers), ...rows("board", box?.boards)];
  return pieces.length > 0 ? pieces.slice(0, 64) : null;
}

/** The name of the file. @param {string[]} names what the pieces are called @param {string} fallback */
export function fileName(names, fallback) {
  const name = names.length === 1 ? names[0] : fallback;
  const words = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return `${words || "pieces"}.elbow-box.json`;
}
