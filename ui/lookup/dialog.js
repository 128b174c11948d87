// The dialog in which texts are looked up. Fetched when something is looked up for the first time.

import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { Fragment, html, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { looked } from "../lookup.js";
import { table } from "../state.js";

/** The entries of what is looked up: each thing once. */
export function entriesOf(things, view, lookUp) {
  const seen = new Set();
  return things
    .filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`))
    .map((thing) => ({ ...lookUp(thing, view), key: `${thing.kind} ${thing.id}`, heading: thing.heading ?? null }));
}

/** The dialog. `lookUp`: the texts of the game on the table. */
export function Lookup({ lookUp }) {
  const { title, things, from } = /** @type {Ui.Looked} */ (looked.value);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const close = () => {
    looked.value = null;
  };
  useLayoutEffect(() => box.current?.querySelector("h2")?.focus(), [things]);
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
    const all = [.../** @type {NodeListOf<HTMLElement> | never[]} */ (box.current?.querySelectorAll("button, h2") ?? [])];
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
      (e) => html`<${Fragment} key=${e.key}>${e.heading && html`<p class="look-part">${e.heading}</p>`}
    <div class="rule" data-thing=${e.key}><h3>${e.picture} <span>${e.title}</span> ${e.after}</h3>
    ${e.facts?.length > 0 && html`<p class="soft small">${e.facts.join(" · ")}</p>`}${e.texts.map(
      (text, i) => html`<p key=${i}>${text}
    </p>`,
    )}</div></${Fragment}>`,
    )}</div>
  </section></div>`;
}
