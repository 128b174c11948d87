// Words and style sheet of results and statistics, fetched when they are first shown.

import { alsoWords, language } from "../i18n.js";

/** @type {Promise<unknown> | null} */
let dressed = null;

/** Done when they are there. */
export function dress() {
  const sheet = () =>
    new Promise((done) => {
      const href = new URL("statistics.css", import.meta.url).href;
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done }));
    });
  dressed ??= Promise.all([alsoWords(["statistics"]), sheet()]);
  dressed.catch(() => {
    dressed = null;
  });
  return dressed;
}

/** A day in the language of the screen. @param {number} milliseconds */
export const dayOf = (milliseconds) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(new Date(milliseconds));
