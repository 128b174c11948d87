// About: unofficial, and whom we thank.

import { PageHead } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { go } from "../state.js";

const libraries = [
  ["Preact", "MIT"],
  ["@preact/signals", "MIT"],
  ["htm", "Apache-2.0"],
  ["@fluent/bundle", "Apache-2.0"],
  ["Tauri", "MIT / Apache-2.0"],
  ["sled", "MIT / Apache-2.0"],
  ["serde", "MIT / Apache-2.0"],
  ["rand", "MIT / Apache-2.0"],
  ["Tokio", "MIT"],
];

/** The about page. */
export function Credits() {
  return html`<main class="page"><${PageHead} title=${t("about")} onBack=${() => go("home")} />
    <div class="settings credits">
      <section class="card"><h2>Elbowroom</h2><p>${t("about-what")}</p><p>${t("unofficial")}</p><p>${t("privacy")}</p></section>
      <section class="card"><h2>${t("thanks")}</h2>
        <h3>${t("icons")}</h3><p>${t("icons-credit")} <span
          translate=${false}>Caro Asercion, Delapouite, Kier Heyl, Lorc, Skoll — game-icons.net, CC BY 3.0</span></p>
        <h3>${t("fonts")}</h3><p>${t("fonts-credit")} <span
          translate=${false}>Juan Pablo del Peral, Huerta Tipográfica — Alegreya, Alegreya Sans, SIL OFL 1.1</span></p>
        <h3>${t("libraries")}</h3><ul class="libraries" translate=${false}>${libraries.map(
          ([name, licence]) => html`<li><b>${name}
        </b> <span class="soft">${licence}</span></li>`,
        )}</ul></section>
    </div></main>`;
}
