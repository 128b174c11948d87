// The words and the style sheet of lessons, fetched when they are first wanted; and the mark on what is pointed at.

import { dresser } from "../dress.js";

/** Done when the words and the style sheet of lessons are there. */
export const dress = dresser(["learn"], new URL("../style/learn.css", import.meta.url));

/** @type {CSSStyleSheet | null} */
let pointing = null;

/** Marks what is pointed at, wherever it is drawn. @param {string | null} selector */
export function pointAt(selector) {
  if (!pointing) {
    if (!selector) return;
    pointing = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pointing];
  }
  const rules = [
    `#table :is(${selector}):not(path) { outline: 4px solid var(--lesson); outline-offset: ${selector === "#primary" ? 2 : -3}px; }`,
    `#table path${selector} { stroke: var(--lesson); stroke-width: 9px; stroke-dasharray: none; stroke-opacity: 1;
      fill: color-mix(in srgb, var(--lesson) 22%, transparent); fill-opacity: 1; }`,
  ];
  pointing.replaceSync(selector ? rules.join("\n") : "");
}
