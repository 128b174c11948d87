// The slip of a choice on the map: which figure or relic, what it does, where it may go.
import { html } from "../lib.js";
import { Marker } from "../board/api.js";
import { Choice } from "../controls.js";
import { has, t } from "../i18n.js";
import { geometry, picked } from "../session.js";
import { markerName, regionName } from "../words.js";

/** Name of a choice: a figure, a relic, or what is done. */
export const spotName = (kind) => (has(`spot-${kind}`) ? t(`spot-${kind}`) : markerName(kind));

/** See spots.js for `slip`. */
export function SpotSlip({ slip, view }) {
  const choose = (spot) => { picked.value = { ...picked.value, spot, region: null }; };
  if (slip.spot === null) return html`<div class="slip"><p>${t(`expect-${view.stage}`)}</p></div>`;
  const note = has(`figure-${slip.spot}-note`) ? t(`figure-${slip.spot}-note`) : t(`spot-${slip.spot}-note`);
  return html`<div class="slip spot">${slip.spots.length > 1 && html`<${Choice} legend=${t("which-piece")} hideLegend value=${slip.spot} onPick=${choose}
      options=${slip.spots.map((kind) => ({ id: kind, text: slip.spots.length > 2 ? "" : spotName(kind), label: spotName(kind), picture: html`<${Marker} kind=${kind} size=${30} />` }))} />`}
    <div class="row tight spot-row"><${Marker} kind=${slip.spot} size=${34} /><div class="grow"><h3>${spotName(slip.spot)}${slip.region === null ? "" : html`<span class="soft small"> ${regionName(geometry.value, slip.region)}</span>`}</h3>
      <p class="small">${slip.region !== null && !slip.action ? t("spot-not-here") : note}</p></div></div></div>`;
}
