// What the words of the book say, and where they lead. A text may name another one, `{ race-amazons }`, or lead somewhere with words of
// its own, `[go into decline](sw-decline)`; both become links. Paragraphs are parted by an empty line, items of a list begin with a dash.

const LINK = /\[([^\]]+)\]\(([a-z0-9_-]+)\)/g;

/** The page a text belongs to, by its id. @param {string} id */
export const pageOfText = (id) => id.replace(/^book-/, "");

/**
 * Words without links, and words that lead to a page, in order.
 * @param {string} words
 * @returns {Ui.BookPart[]}
 */
function linksIn(words) {
  const parts = [];
  let from = 0;
  for (const found of words.matchAll(LINK)) {
    if (found.index > from) parts.push({ text: words.slice(from, found.index) });
    parts.push({ text: found[1], to: found[2] });
    from = found.index + found[0].length;
  }
  if (from < words.length) parts.push({ text: words.slice(from) });
  return parts;
}

/**
 * The parts of a text of a language; none where there is no such text.
 * @param {Ui.Bundle | undefined} bundle
 * @param {string} id
 * @returns {Ui.BookPart[]}
 */
export function partsOf(bundle, id) {
  const value = bundle?.getMessage(id)?.value;
  if (!bundle || !value) return [];
  if (typeof value === "string") return linksIn(value);
  const known = value.every((/** @type {any} */ part) => typeof part === "string" || part.type === "mesg");
  if (!known) return linksIn(bundle.formatPattern(value, {}, []));
  return value.flatMap((/** @type {any} */ part) => {
    if (typeof part === "string") return linksIn(part);
    const named = bundle.getMessage(part.name)?.value;
    return [{ text: named ? bundle.formatPattern(named, {}, []) : part.name, to: pageOfText(part.name) }];
  });
}

/**
 * Makes links of names that stand in words without one: texts of things, which other screens show too, name each other plainly.
 * @param {Ui.BookPart[]} parts
 * @param {RegExp | null} names
 * @param {ReadonlyMap<string, string>} to the page of each name
 * @returns {Ui.BookPart[]}
 */
export function linked(parts, names, to) {
  if (!names) return parts;
  return parts.flatMap((part) => {
    if (part.to) return [part];
    const found = [];
    let from = 0;
    for (const hit of part.text.matchAll(names)) {
      found.push({ text: part.text.slice(from, hit.index) }, { text: hit[0], to: to.get(hit[0]) });
      from = hit.index + hit[0].length;
    }
    return [...found, { text: part.text.slice(from) }].filter(({ text }) => text);
  });
}

/**
 * An expression that finds names: whole words in an alphabet, longer names first.
 * @param {Iterable<string>} names
 */
export function anyOf(names) {
  const all = [...names].toSorted((a, b) => b.length - a.length).map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return all.length > 0 ? new RegExp(`(?<![a-zA-Z])(?:${all.join("|")})(?![a-zA-Z])`, "g") : null;
}

/** What parts say, without their links. @param {Ui.BookPart[]} parts */
export const plainOf = (parts) => parts.map(({ text }) => text).join("");

/**
 * The paragraphs of a text: `{item, parts}`, where `item` says that it is one of a list.
 * @param {Ui.BookPart[]} parts
 * @returns {{ item: boolean, parts: Ui.BookPart[] }[]}
 */
export function paragraphsOf(parts) {
  /** @type {Ui.BookPart[][]} */
  const lines = [[]];
  for (const part of parts)
    part.text.split(/\n+/).forEach((text, i) => {
      if (i > 0) lines.push([]);
      if (text) lines[lines.length - 1].push({ ...part, text });
    });
  return lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const item = line[0].text.startsWith("- ");
      return { item, parts: item ? [{ ...line[0], text: line[0].text.slice(2) }, ...line.slice(1)] : line };
    });
}

/**
 * The questions of a page: ids of the texts that ask and that answer.
 * @param {Ui.Bundle | undefined} bundle
 * @param {string} page
 * @returns {{ asks: string, answers: string }[]}
 */
export function questionsOf(bundle, page) {
  const found = [];
  for (let n = 1; bundle?.hasMessage(`book-${page}-q${n}`); n++) found.push({ asks: `book-${page}-q${n}`, answers: `book-${page}-a${n}` });
  return found;
}
