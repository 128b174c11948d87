// Any piece, wherever it is seen, opens its text: what is looked up now, and the buttons that ask for it.

import { t } from "./i18n.js";
import { html, signal } from "./lib.js";

/**
 * What is looked up: `{title, things}`, or null. A thing is `{kind, id}`, of a kind that the game on the table knows, with a `heading`
 * where another part begins.
 */
export const looked = signal(/** @type {Ui.Looked | null} */ (null));

/**
 * Opens the texts of things.
 * @param {string} title
 * @param {Ui.Thing[]} things
 */
export const lookUp = (title, things) => {
  looked.value = { title, things, from: document.activeElement };
};

/** A button around something that is seen: opens its text. `name`: what it is called. @param {any} props */
export function Ask({ name, things, children, kind = "" }) {
  const press = (event) => {
    event.stopPropagation();
    lookUp(name, things);
  };
  return html`<button type="button" class=${`ask-piece ${kind}`} aria-haspopup="dialog" title=${t("look-up", { name })} onClick=${press}>
    ${children ?? name}</button>`;
}
