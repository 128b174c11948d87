// Names of what people made: a game knows a piece by an id, which tells what it was called.

/** The name in files that the full id of a piece speaks of; null where it is none. @param {string} id */
export const shortId = (id) => /^own-(.+)-[0-9a-f]{12}$/.exec(id)?.[1] ?? null;

/** The name that people gave, as well as a name in files tells it. @param {string} id */
export function nameFrom(id) {
  const read = id.replace(/__([0-9a-f]{2,6})__/g, (_all, code) => {
    const point = Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
  return read.replaceAll("_", " ").replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
}
