// What the settings say of the page itself: how saved games are kept here, whether it works without a network, how it is installed.

import { Button } from "../controls.js";
import { language, t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt, tell } from "../state.js";
import { engine, keeping, stay } from "./engine.js";
import { install, way } from "./install.js";
import { kept, mayRestart, restart, waiting } from "./offline.js";

/** A number of bytes as people say it. @param {number} bytes */
function amount(bytes) {
  const [unit, size] = bytes >= 1e9 ? ["gigabyte", 1e9] : ["megabyte", 1e6];
  const form = { style: "unit", unit, maximumFractionDigits: bytes < 10 * size ? 1 : 0 };
  return new Intl.NumberFormat(language.value, /** @type {Intl.NumberFormatOptions} */ (form)).format(bytes / size);
}

/** The card. `from`: the screen that the settings were opened from. @param {{ from: string }} props */
export function Card({ from }) {
  const [saves, setSaves] = useState(/** @type {Awaited<ReturnType<typeof keeping>> | null} */ (null));
  const look = () => attempt(keeping).then(setSaves);
  useEffect(() => {
    look();
  }, []);
  const beg = async () => {
    if (!(await stay())) tell(t("web-stay-refused"), { stay: 12000 });
    await look();
  };
  const memory = engine.value.store === "memory";
  const stays = saves?.stays && !memory;
  const room = saves && saves.room > 0 && !memory && t("web-room", { used: amount(saves.used), room: amount(saves.room) });
  const how = way();
  const restarts = from !== "table" && mayRestart();
  return html`<section class="card web-card"><h2>${t("web-here")}</h2>
    ${
      saves &&
      html`<p id="web-saves" class=${memory ? "bad" : ""}>${t(memory ? "web-saves-memory" : stays ? "web-saves-stay" : "web-saves-may")}
      ${room && html` <span class="soft">${room}</span>`}</p>
      ${!memory && !stays && html`<${Button} id="web-stay" onPress=${beg}>${t("web-stay")}</${Button}>`}`
    }
    <p id="web-offline" data-kept=${kept.value}>${t(`web-offline-${kept.value}`)}</p>
    ${waiting.value && html`<p>${t("web-update")} ${from === "table" && t("web-update-later")}</p>`}
    ${restarts && html`<${Button} id="web-restart" onPress=${() => attempt(restart)}>${t("web-restart")}</${Button}>`}
    ${how && html`<p class="soft">${t(how === "asks" ? "web-install-note" : "web-install-hand")}</p>`}
    ${how === "asks" && html`<${Button} id="web-install" onPress=${() => attempt(install)}>${t("web-install")}</${Button}>`}</section>`;
}
