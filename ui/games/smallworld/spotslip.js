// The slip of a choice on the map: which figure or relic, what it does, where it may go.

import { Choice } from "../../controls.js";
import { has, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { geometry, picked } from "../../session.js";
import { Glyph, glyphPath, hasMarker, Marker } from "./board/api.js";
import { markerName, regionName, thingOf } from "./words.js";

/** Name of a choice: a figure, a relic, or what is done. */
export const spotName = (kind) => (has(`spot-${kind}`) ? t(`spot-${kind}`) : markerName(kind));

const signs = {
  detonate: ["marker", "bomb"],
  intimidate: ["power", "intimidator"],
  swap: ["power", "portal_mage"],
  steal: ["race", "ethereals"],
  shift: ["race", "tauren"],
};

/** A choice as a picture. */
function SpotSign({ kind, size }) {
  const [of, id] = signs[kind] ?? [thingOf(kind).kind, kind];
  return glyphPath(of, id) && !hasMarker(id)
    ? html`<${Glyph} kind=${of} id=${id} size=${size} />`
    : html`<${Marker} kind=${id} size=${size} />`;
}

/**
 * What the choice means, or what comes next.
 * @param {Ui.Slip} slip
 * @param {Ui.FamilyView} view
 */
function noteOf({ spot, from, region, action }, view) {
  if (from !== null) return t([`spot-${spot}-other-note`, `spot-${spot}-to-note`].find(has) ?? "spot-other-note");
  if (spot === "intimidate" && action && region !== null) {
    const { markers = [], owner } = view.regions[region];
    return t(
      `spot-intimidate-${markers.some((m) => m.kind === "wall" || m.kind === "fort") ? "wall" : owner?.murloc ? "murloc" : "off"}-note`,
    );
  }
  return t([`figure-${spot}-note`, `spot-${spot}-note`].find(has) ?? `${thingOf(spot).kind}-${spot}-ability`);
}

/** See spots.js for `slip`. @param {Ui.FamilyProps} props */
export function SpotSlip({ slip, view }) {
  const choose = (spot) => {
    picked.value = { ...picked.value, spot, region: null, from: null };
  };
  if (slip.spot === null) return html`<div class="slip"><p>${t(`expect-${view.stage}`)}</p></div>`;
  const note = noteOf(slip, view);
  const at = slip.region ?? slip.from;
  return html`<div class="slip spot">${
    slip.spots.length > 1 &&
    html`<${Choice} legend=${t("which-piece")} hideLegend value=${slip.spot} onPick=${choose}
      options=${slip.spots.map((kind) => ({
        id: kind,
        text: slip.spots.length > 2 ? "" : spotName(kind),
        label: spotName(kind),
        picture: html`<${SpotSign}
        kind=${kind} size=${30} />`,
      }))} />`
  }
    <div class="row tight spot-row"><${SpotSign} kind=${slip.spot} size=${34} /><div class="grow"><h3>${spotName(slip.spot)}
    ${at === null ? "" : html`<span class="soft small"> ${regionName(geometry.value, at)}</span>`}
    ${
      slip.uses !== null &&
      has(`uses-${slip.spot}`) &&
      html`<span class="soft small uses-left">
    ${t(`uses-${slip.spot}`, { count: slip.uses })}</span>`
    }</h3>
      <p class="small">${slip.region !== null && !slip.action ? t("spot-not-here") : note}</p></div></div></div>`;
}
