// The dialog in which texts are looked up. Fetched when something is looked up for the first time.
import { Fragment, html, useEffect, useLayoutEffect, useRef } from "../lib.js";
import { Glyph, glyphPath, hasMarker, Marker } from "../games/smallworld/board/api.js";
import { Button, Sign } from "../controls.js";
import { face } from "../faces.js";
import { has, t } from "../i18n.js";
import { looked } from "../lookup.js";
import { table } from "../state.js";
import { FactionOf } from "../games/smallworld/faction.js";
import { findName, markerName, powerName, raceName } from "../words.js";

const names = { race: raceName, power: powerName, find: findName, marker: markerName, symbol: (id) => t(`symbol-${id}`), native: (id) => t(id === "lost_tribe" ? "lost-tribes" : `marker-${id}`) };

/** Every text that is told of a thing. */
function rules({ kind, id }, view) {
  if (kind === "symbol") return [t(has(`symbol-${id}-rule`) ? `symbol-${id}-rule` : "symbol-rule")];
  if (kind === "native") return [t(id === "lost_tribe" ? "lost-tribes-rule" : `marker-${id}-rule`)];
  if (kind === "marker" && id === "bag" && view?.finds?.bag) return [`${t("bag-copies", { what: findName(view.finds.bag.copies) })} ${t(`find-${view.finds.bag.copies}-rule`)}`];
  const out = [`${kind}-${id}-rule`, `figure-${id}-note`, `${kind}-${id}-ability`].filter(has).slice(0, 1).map((text) => t(text));
  const lent = id === "stonehedge" && view?.finds?.stonehedge;
  return lent ? [...out, `${powerName(lent)}: ${t(`power-${lent}-rule`)}`] : out;
}

function Picture({ kind, id }) {
  if (kind === "marker" && hasMarker(id)) return html`<${Marker} kind=${id} size=${34} />`;
  const of = kind === "native" ? "race" : kind;
  return glyphPath(of, id) ? html`<${Glyph} kind=${of} id=${id} size=${28} />` : null;
}

/** A thing of Small World and its kin as an entry. */
const familyEntry = (thing, view) => ({ title: names[thing.kind](thing.id), texts: rules(thing, view), picture: html`<${Picture} ...${thing} />`, after: thing.kind === "race" ? html`<${FactionOf} race=${thing.id} />` : null });

/** The entries of what is looked up: each thing once. */
export function entriesOf(things, view, entry = familyEntry) {
  const seen = new Set();
  return things.filter(({ kind, id }) => !seen.has(`${kind} ${id}`) && seen.add(`${kind} ${id}`)).map((thing) => ({ ...entry(thing, view), key: `${thing.kind} ${thing.id}`, heading: thing.heading ?? null }));
}

/** The dialog. */
export function Lookup() {
  const { title, things, from } = looked.value;
  const box = useRef(null);
  const close = () => { looked.value = null; };
  useLayoutEffect(() => box.current?.querySelector("h2")?.focus(), [things]);
  useEffect(() => () => { if (from?.isConnected) from.focus({ preventScroll: true }); }, [from]);
  const keys = (event) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); }
    if (event.key !== "Tab") return;
    const all = [...box.current.querySelectorAll("button, h2")];
    const at = all.indexOf(document.activeElement);
    event.preventDefault();
    all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length]?.focus();
  };
  const entries = entriesOf(things, table.value?.view, face.value.lookUp);
  return html`<div class="look-veil" onClick=${(event) => event.target === event.currentTarget && close()}><section ref=${box} class="card look" role="dialog" aria-modal="true" aria-labelledby="look-title" onKeyDown=${keys}>
    <div class="look-head"><h2 id="look-title" tabindex="-1">${title}</h2><${Button} kind="quiet icon" id="look-close" label=${t("close")} onPress=${close}><${Sign} name="close" /></${Button}></div>
    <div class="look-body" tabindex="0">${entries.length === 0 && html`<p class="soft">${t("no-race-yet")}</p>`}${entries.map((e) => html`<${Fragment} key=${e.key}>${e.heading && html`<p class="look-part">${e.heading}</p>`}<div class="rule" data-thing=${e.key}><h3>${e.picture} <span>${e.title}</span> ${e.after}</h3>${e.facts?.length > 0 && html`<p class="soft small">${e.facts.join(" · ")}</p>`}${e.texts.map((text, i) => html`<p key=${i}>${text}</p>`)}</div></${Fragment}>`)}</div>
  </section></div>`;
}
