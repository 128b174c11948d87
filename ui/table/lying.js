// What lies and stands in a region besides its tokens: chips, each with its rule on demand.
import { html, useState } from "../lib.js";
import { Anchor, Glyph, Marker } from "../board/api.js";
import { has, t } from "../i18n.js";
import { geometry } from "../session.js";
import { findName, markerName, powerName } from "../words.js";

const markerChip = ({ kind, count }) => ({
  id: kind, text: count > 1 ? t("counted", { count, what: markerName(kind) }) : markerName(kind), picture: html`<${Marker} kind=${kind} size=${26} />`, rule: has(`marker-${kind}-rule`) ? t(`marker-${kind}-rule`) : null,
});

/** Places, relics, figures and markers of a region: `[{id, text, picture, rule}]`; `rule` null where none is told; `entry`: ships land here. */
export function lyingIn(view, region, entry = false) {
  const { finds = [], markers = [], owner, tokens } = view.regions[region];
  const chips = finds.map((id) => {
    const lent = id === "stonehedge" ? view.finds?.stonehedge : null;
    return { id, text: findName(id), picture: html`<${Glyph} kind="find" id=${id} size=${20} />`, rule: `${t(`find-${id}-rule`)}${lent ? ` ${powerName(lent)}: ${t(`power-${lent}-ability`)}` : ""}` };
  });
  chips.push(...markers.filter((m) => m.count > 0).map(markerChip));
  const bag = chips.find((c) => c.id === "bag");
  if (bag && view.finds?.bag) bag.rule = `${t("bag-copies", { what: findName(view.finds.bag.copies) })} ${t(`find-${view.finds.bag.copies}-rule`)}`;
  if (owner?.monsters) chips.push({ ...markerChip({ kind: "monsters", count: tokens }), picture: html`<${Glyph} kind="race" id="monsters" size=${20} />` });
  if (owner?.murloc) chips.push({ ...markerChip({ kind: "murloc", count: tokens }), picture: html`<${Glyph} kind="race" id="murloc" size=${20} />` });
  if (entry) chips.push({ id: "entry", text: t("symbol-entry"), picture: html`<${Anchor} size=${22} />`, rule: t("symbol-entry-rule") });
  return chips;
}

/** The chips of `lyingIn`; a tap opens the rule below them. */
export function Lying({ view, region }) {
  const [open, setOpen] = useState(null);
  const chips = lyingIn(view, region, Boolean(geometry.value?.islands && geometry.value.regions[region]?.entry));
  if (chips.length === 0) return null;
  const told = chips.find((c) => `${region} ${c.id}` === open);
  return html`<div class="lying"><div class="row tight lying-row">${chips.map((c) => (c.rule === null ? html`<span key=${c.id} class="lies">${c.picture} ${c.text}</span>`
    : html`<button type="button" key=${c.id} class="lies" aria-expanded=${String(c === told)} onClick=${() => setOpen(c === told ? null : `${region} ${c.id}`)}>${c.picture} ${c.text}</button>`))}</div>
    ${told && html`<p class="small">${told.rule}</p>`}</div>`;
}
