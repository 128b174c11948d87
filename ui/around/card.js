// The part of the settings about the table as a piece of furniture: hand, sounds, buzz, screen.

import { Choice, Switch } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { attempt, change, settings } from "../state.js";
import { wish } from "./seating.js";
import { buzz, canBuzz, volumes } from "./sounds.js";

/** A loudness from silent to full. @param {{ id: "effects" | "ambience", onTry?: (percent: number) => void }} props */
function Volume({ id, onTry }) {
  const now = volumes()[id];
  return html`<label class="volume"><b>${t(`${id}-setting`)}</b><output>${now > 0 ? `${now} %` : t("volume-off")}</output>
    <input class="slider" id=${id} type="range" min="0" max="100" step="5" value=${now}
      onChange=${async (/** @type {any} */ event) => {
        const percent = Number(event.currentTarget.value);
        await change({ [id]: percent });
        onTry?.(percent);
      }} /><span class="small soft">${t(`${id}-note`)}</span></label>`;
}

const sample = (/** @type {number} */ percent) => attempt(async () => (await import("../sound/effects.js")).play("conquest", percent));

/** The card about sound and touch. */
export const Sounds = () => html`<section class="card"><h2>${t("sounds")}</h2><${Volume} id="effects" onTry=${sample} />
  <${Volume} id="ambience" />
  ${
    canBuzz() &&
    html`<${Switch} text=${t("haptics-setting")} note=${t("haptics-note")} on=${settings.value.haptics !== false}
    onChange=${(/** @type {boolean} */ haptics) => change({ haptics }).then(() => buzz("conquest"))} />`
  }
  ${
    Boolean(navigator.wakeLock) &&
    html`<${Switch} text=${t("awake-setting")} note=${t("awake-note")} on=${settings.value.awake !== false}
    onChange=${(/** @type {boolean} */ awake) => change({ awake })} />`
  }</section>`;

/** Which hand plays. */
export const Hand = () => html`<${Choice} legend=${t("hand")} value=${settings.value.around?.hand ?? "right"}
  onPick=${(/** @type {"left" | "right"} */ hand) => wish({ hand })}
  options=${["right", "left"].map((id) => ({ id, text: t(`hand-${id}`) }))} />`;
