// Words and style sheets that are fetched when they are first wanted.

import { alsoWords } from "./i18n.js";

/**
 * Links a style sheet, after those that are there or before `next`. Done when it is there, or cannot be had.
 * @param {URL} href
 * @param {Element | null} next
 */
export const sheet = (href, next = null) =>
  new Promise((done) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: href.href, onload: done, onerror: done });
    document.head.insertBefore(link, next);
  });

/**
 * Fetches `words` and style sheets once, and again only after that has failed.
 * @param {string[]} words
 * @param {URL[]} sheets
 */
export function dresser(words, ...sheets) {
  /** @type {Promise<unknown> | null} */
  let dressed = null;
  return () => {
    dressed ??= Promise.all([words.length > 0 && alsoWords(words), ...sheets.map((href) => sheet(href))]);
    dressed.catch(() => {
      dressed = null;
    });
    return dressed;
  };
}
