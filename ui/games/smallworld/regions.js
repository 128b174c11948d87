// The regions of the player at the device, as a list: for readers who do not see the map, and to find a region again.

import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { geometry, picked } from "../../session.js";
import { regionNotes, regionWords } from "./words.js";

/** Each region of the seat at the device in words; a press shows it on the map. @param {Ui.FamilyProps} props */
export function MyRegions({ state }) {
  const { view, seats } = state;
  const own = view.regions.filter((r) => r.owner?.seat === (view.viewer ?? view.to_act));
  if (own.length === 0) return null;
  return html`<details class="more"><summary>${t("my-regions")} <span class="soft">${own.length}</span></summary><ul>${own.map(
    ({ region }) => html`<li key=${region}>
    <button type="button" class="log-line" onClick=${() => {
      picked.value = { ...picked.value, region, option: 0 };
    }}>${regionWords(view, geometry.value, seats, region)} <span class="soft small">
    ${regionNotes(view, geometry.value, region, seats)}</span></button></li>`,
  )}</ul></details>`;
}
