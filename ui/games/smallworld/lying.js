// Who holds a region, and what lies and stands in it: chips, each opens its text.

import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { lookUp } from "../../lookup.js";
import { geometry } from "../../session.js";
import { Anchor, Glyph, glyphPath, Marker, symbolsOf } from "./board/api.js";
import { ownerThings } from "./things.js";
import { comboName, findName, markerName, markText, nativesOf, raceName, thingOf } from "./words.js";

const markerChip = ({ kind, count }) => ({
  id: kind,
  text: count > 1 ? t("counted", { count, what: markerName(kind) }) : markerName(kind),
  picture: html`<${Marker} kind=${kind} size=${26} />`,
  things: [{ kind: "marker", id: kind }],
});

/**
 * Places, relics, figures, markers and marks of a region: `[{id, text, picture, things}]`; `entry`: ships land here.
 * @param {Ui.FamilyView} view
 * @param {number} region
 * @param {boolean} entry
 * @param {Ui.Player[]} seats
 */
export function lyingIn(view, region, entry, seats) {
  const { finds = [], markers = [], marks = [] } = view.regions[region];
  /** @type {any[]} */
  const chips = finds.map((id) => ({
    id,
    text: findName(id),
    picture: html`<${Glyph} kind="find" id=${id} size=${20} />`,
    things: [{ kind: "find", id }],
  }));
  chips.push(...markers.filter((m) => m.count > 0).map(markerChip));
  for (const mark of marks) {
    const thing = thingOf(mark.by);
    const picture = html`<${Glyph} ...${thing} size=${20} />`;
    chips.push({ id: `${mark.by}-${mark.seat}`, text: markText(seats, mark), picture, things: [thing] });
  }
  if (entry)
    chips.push({
      id: "entry",
      text: t("symbol-entry"),
      picture: html`<${Anchor} size=${22} />`,
      things: [{ kind: "symbol", id: "entry" }],
    });
  return chips;
}

/**
 * Who holds a region as a chip: the race with its power, or natives; null where nobody does.
 * @param {Ui.FamilyView} view
 * @param {number} region
 */
export function holderIn(view, region) {
  const { owner } = view.regions[region];
  const things = ownerThings(view, region);
  if (!owner || things.length === 0) return null;
  const power = things.find((thing) => thing.kind === "power")?.id;
  const text = owner.seat === undefined ? t(nativesOf(owner)) : power ? comboName({ race: owner.race, power }) : raceName(owner.race);
  const sign = owner.seat === undefined ? things[0].id : owner.race;
  return { id: "holder", text, picture: glyphPath("race", sign) ? html`<${Glyph} kind="race" id=${sign} size=${20} />` : null, things };
}

/** The chips of a region; a tap opens the text. `symbols`: those that are printed there, too. @param {Ui.FamilyProps} props */
export function Lying({ view, seats, region, symbols = false }) {
  const plan = geometry.value?.regions[region];
  const printed =
    symbols && plan
      ? symbolsOf(plan).map((id) => ({
          id: `symbol-${id}`,
          text: t(`symbol-${id}`),
          picture: glyphPath("symbol", id) ? html`<${Glyph} kind="symbol" id=${id} size=${20} />` : null,
          things: [{ kind: "symbol", id }],
        }))
      : [];
  const held = holderIn(view, region);
  const chips = [...(held ? [held] : []), ...lyingIn(view, region, Boolean(geometry.value?.islands && plan?.entry), seats), ...printed];
  if (chips.length === 0) return null;
  return html`<div class="lying row tight lying-row">${chips.map(
    (c) => html`<button type="button" key=${c.id} class="lies"
    aria-haspopup="dialog" onClick=${() => lookUp(c.text, c.things)}>${c.picture} ${c.text}</button>`,
  )}</div>`;
}
