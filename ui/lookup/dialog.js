// The dialog in which texts are looked up. Fetched when something is looked up for the first time.

import { bookFor, openBook, pages } from "../book/library.js";
import { PageBody } from "../book/page.js";
import { Button, Sign } from "../controls.js";
import { shown } from "../faces.js";
import { t } from "../i18n.js";
import { Fragment, html, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { looked } from "../lookup.js";
import { attempt, go, screen, table } from "../state.js";

/** The entries of what is looked up: each thing once. */
export function entriesOf(things, view, lookUp) {
  const seen = new Set();
  return things
    .filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`))
    .map((thing) => ({ ...lookUp(thing, view), key: `${thing.kind} ${thing.id}`, heading: thing.heading ?? null }));
}

/** Leaves the dialog for a page of the book. @param {string} page */
function turn(page) {
  looked.value = null;
  go("book", { book: bookFor(shown.value ?? ""), page, back: screen.value });
}

/**
 * What an entry says: its own words, or its page of the book as soon as that is there.
 * @param {{ entry: any, head: string }} props `head`: what the dialog is called, which is not said twice
 */
function Entry({ entry, head }) {
  const page = pages.value.get(entry.page)?.page;
  const { title = page && t(page.title), picture = page?.picture?.(28), texts } = entry;
  return html`<div class="rule" data-thing=${entry.key}>
    ${title && html`<h3 class=${title === head && !picture ? "sr" : ""}>${picture} <span>${title}</span> ${entry.after}</h3>`}
    ${texts ? texts.map((text, i) => html`<p key=${i}>${text}</p>`) : page && html`<${PageBody} page=${page} turn=${turn} brief />`}
    ${entry.below}
    ${
      page &&
      html`<div class="to-book"><a href=${`#${page.id}`} onClick=${(/** @type {Event} */ event) => {
        event.preventDefault();
        turn(page.id);
      }}>${t("book-open-here")}<span class="sr">${t("colon")}${title}</span></a></div>`
    }</div>`;
}

/** The dialog. `lookUp`: the texts of the game on the table. */
export function Lookup({ lookUp }) {
  const { title, things, from } = /** @type {Ui.Looked} */ (looked.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    looked.value = null;
  };
  useLayoutEffect(() => box.current?.querySelector("h2")?.focus(), [things]);
  useEffect(() => {
    attempt(() => openBook(shown.value ?? ""));
  }, []);
  useEffect(
    () => () => {
      if (from?.isConnected) /** @type {HTMLElement} */ (from).focus({ preventScroll: true });
    },
    [from],
  );
  const keys = (event) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    if (event.key !== "Tab") return;
    const all = [.../** @type {NodeListOf<HTMLElement> | never[]} */ (box.current?.querySelectorAll("button, a, h2") ?? [])];
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    event.preventDefault();
    all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length]?.focus();
  };
  const entries = entriesOf(things, table.value?.view, lookUp);
  return html`<div class="look-veil" onClick=${(event) => event.target === event.currentTarget && close()}>
    <section ref=${box} class="card look" role="dialog" aria-modal="true" aria-labelledby="look-title" onKeyDown=${keys}>
    <div class="look-head"><h2 id="look-title" tabindex="-1">${title}</h2><${Button} kind="quiet icon" id="look-close" label=${t("close")}
      onPress=${close}><${Sign} name="close" /></${Button}></div>
    <div class="look-body" tabindex="0">${entries.length === 0 && html`<p class="soft">${t("no-race-yet")}</p>`}
    ${entries.map(
      (e) =>
        html`<${Fragment} key=${e.key}>${e.heading && html`<p class="look-part">${e.heading}</p>`}
        <${Entry} entry=${e} head=${title} /></${Fragment}>`,
    )}</div>
  </section></div>`;
}
