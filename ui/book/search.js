// The search of the book: every word of a language once, with the pages it stands in. Knows nothing of screens.

import { partsOf, plainOf, questionsOf } from "./text.js";

/** Words that a question is made of whatever it asks for. */
const IDLE = new Set(
  [
    "a an and any are as at be been but by can could did do does for from get had has have how i if in into is it its may me must my of on",
    "or our out so than that the their them then there these they this to up us was we were what when where which who whose why will with",
    "would you your not no happens happen mean means many much",
  ]
    .join(" ")
    .split(" "),
);

const HAN = /\p{Script=Han}+/gu;
const WORD = /[a-z0-9]+/g;

/** A text as it is compared: small letters, no accents. @param {string} text */
export const folded = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

/** A word without its ending, so that "conquered" finds "conquers". @param {string} word */
export function stemOf(word) {
  if (word.length < 4) return word;
  const short = word
    .replace(/ies$/, "y")
    .replace(/(?:ing|ed|es|s|e)$/, "")
    .replace(/([^aeiouls])\1$/, "$1");
  return short.length < 3 ? word : short;
}

/**
 * What is looked for in a text: words without endings, and pairs of Chinese characters.
 * @param {string} text
 */
export function termsOf(text) {
  const plain = folded(text);
  const words = [...plain.replaceAll("’", "").matchAll(WORD)].map(([word]) => word).filter((word) => !IDLE.has(word));
  const pairs = [...plain.matchAll(HAN)].flatMap(([run]) => {
    const signs = [...run];
    return signs.length === 1 ? signs : signs.slice(1).map((sign, i) => signs[i] + sign);
  });
  return [...words.map(stemOf), ...pairs];
}

/** What one thing of a page counts when a word is found in it. */
const WEIGHT = { title: 12, also: 9, question: 5, text: 2, fact: 1 };

/**
 * Everything that pages say in a language, by word.
 * @param {Ui.BookPage[]} pages
 * @param {Ui.Bundle | undefined} bundle
 * @returns {Ui.BookIndex}
 */
export function indexOf(pages, bundle) {
  /** @type {Map<string, Map<number, number>>} */
  const terms = new Map();
  const entries = pages.map((page, at) => {
    const say = (/** @type {string} */ id) => plainOf(partsOf(bundle, id));
    const asked = questionsOf(bundle, page.id);
    const pieces = [
      { kind: "title", text: say(page.title) },
      { kind: "also", text: say(`book-${page.id}-also`) },
      ...[...page.texts, ...(page.words ?? [])].map((id) => ({ kind: "text", text: say(id) })),
      ...asked.flatMap(({ asks, answers }) => [
        { kind: "question", text: say(asks) },
        { kind: "text", text: say(answers) },
      ]),
    ].filter(({ text }) => text);
    for (const { kind, text } of pieces) {
      const here = termsOf(text);
      // A single Chinese character is looked for too.
      for (const term of new Set([...here, ...[...folded(text).matchAll(HAN)].flatMap(([run]) => [...run])])) {
        const where = terms.get(term) ?? new Map();
        where.set(at, Math.max(where.get(at) ?? 0, WEIGHT[kind] + (kind === "title" ? 6 / here.length : 0)));
        terms.set(term, where);
      }
    }
    return { page, pieces };
  });
  return { entries, terms };
}

/**
 * The pages that a word stands in, or that one beginning with it stands in: `[page, weight]`.
 * @param {Ui.BookIndex} index
 * @param {string} term
 */
function wherever(index, term) {
  const found = new Map(index.terms.get(term) ?? []);
  if (term.length > 1 && /^[a-z0-9]/.test(term))
    for (const [word, where] of index.terms)
      if (word !== term && word.startsWith(term))
        for (const [at, weight] of where) found.set(at, Math.max(found.get(at) ?? 0, weight * 0.7));
  return found;
}

/**
 * What is shown of a page that was found: the thing on it that says most of what was looked for.
 * @param {{ kind: string, text: string }[]} pieces
 * @param {string[]} wanted
 */
function contextOf(pieces, wanted) {
  let best = { kind: "", text: "", score: 0 };
  for (const { kind, text } of pieces) {
    if (kind === "title" || kind === "also") continue;
    const plain = folded(text);
    const here = new Set(termsOf(text));
    const hits = wanted.filter((term) => here.has(term) || plain.includes(term)).length;
    const score = hits + (kind === "question" ? 0.5 : 0);
    if (hits > 0 && score > best.score) best = { kind, text, score };
  }
  const first = pieces.find(({ kind }) => kind === "text");
  return best.score > 0 ? { kind: best.kind, text: best.text } : { kind: "text", text: first?.text ?? "" };
}

/**
 * The pages that speak of what is wished, the best first.
 * @param {Ui.BookIndex} index
 * @param {string} wish
 * @param {number} most
 * @returns {Ui.BookFound[]}
 */
export function find(index, wish, most = 30) {
  const wanted = [...new Set(termsOf(wish))];
  if (wanted.length === 0) return [];
  const all = index.entries.length;
  /** @type {Map<number, { score: number, met: number }>} */
  const hits = new Map();
  let whole = 0;
  for (const term of wanted) {
    const where = wherever(index, term);
    // A pair of characters that stands nowhere lay across two words.
    if (where.size === 0 && /\p{Script=Han}/u.test(term)) continue;
    const rare = Math.log(1 + all / (where.size + 1));
    whole += rare;
    for (const [at, weight] of where) {
      const hit = hits.get(at) ?? { score: 0, met: 0 };
      hit.score += rare * weight;
      hit.met += rare;
      hits.set(at, hit);
    }
  }
  const ranked = [...hits]
    .map(([at, { score, met }]) => ({ at, score: score * (met / whole) ** 2, met: met / whole }))
    .sort((a, b) => b.score - a.score || a.at - b.at);
  const enough = Math.max(0, ...ranked.map(({ met }) => met)) * 0.6;
  return ranked
    .filter(({ met }) => met >= enough)
    .slice(0, most)
    .map(({ at, score }) => ({ page: index.entries[at].page, score, context: contextOf(index.entries[at].pieces, wanted) }));
}

/**
 * A text in parts, those that were looked for marked, cut to what stands around the first of them.
 * @param {string} text
 * @param {string} wish
 * @param {number} room how many characters are shown
 * @returns {{ text: string, hit: boolean }[]}
 */
export function marked(text, wish, room = 150) {
  const wanted = termsOf(wish);
  const flat = text.replace(/^\s*- /gm, "· ").replace(/\s+/g, " ");
  /** @type {[number, number][]} */
  const spans = [];
  for (const found of flat.matchAll(/\p{Script=Han}|[\p{L}\p{N}’]+/gu)) {
    const [word] = found;
    const han = /\p{Script=Han}/u.test(word);
    const is = han
      ? wanted.some((term) => [0, 1].some((back) => term.length <= 2 && flat.startsWith(term, found.index - back) && back < term.length))
      : wanted.some((term) => stemOf(folded(word).replaceAll("’", "")).startsWith(term));
    if (is) spans.push([found.index, found.index + word.length]);
  }
  const from = flat.length <= room || spans.length === 0 ? 0 : Math.max(0, Math.min(spans[0][0] - room / 3, flat.length - room));
  const begin = from === 0 ? 0 : flat.lastIndexOf(" ", from) + 1 || Math.round(from);
  const end = Math.min(flat.length, begin + room);
  const parts = begin > 0 ? [{ text: "… ", hit: false }] : [];
  let at = begin;
  for (const [start, stop] of spans) {
    if (start < at || stop > end) continue;
    if (start > at) parts.push({ text: flat.slice(at, start), hit: false });
    parts.push({ text: flat.slice(start, stop), hit: true });
    at = stop;
  }
  parts.push({ text: flat.slice(at, end), hit: false });
  if (end < flat.length) parts.push({ text: " …", hit: false });
  return parts;
}
