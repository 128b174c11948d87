// A saved game goes to another device without a file: as a code to be scanned, as a text to be pasted.

import { call } from "../backend.js";
import { Button, PageHead } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt } from "../state.js";
import { Code, TextToCopy } from "./code.js";
import { MOST_SCANNED, packed, unpacked } from "./game-text.js";

/** Giving a game away. @param {{ slot: Ui.SlotHeader, onBack: () => void }} props */
export function Give({ slot, onBack }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    attempt(async () => setText(await packed((await call("export_slot", { slot: slot.slot })).data)));
  }, [slot.slot]);
  const fits = text !== null && text.length <= MOST_SCANNED;
  return html`<main class="page"><${PageHead} title=${slot.name} onBack=${onBack} />${
    text !== null &&
    html`<div class="hand-on"><section class="card"><h2>${t("as-code")}</h2>
      ${fits ? html`<${Code} text=${text} />` : html`<p id="code-too-long">${t("code-too-long")}</p>`}</section>
      <section class="card"><${TextToCopy} id="game" text=${text} />
      <p class="soft">${t("hand-on-note")} ${t("same-dice")}</p></section></div>`
  }</main>`;
}

/** Taking one in: `onTaken` gets what the file says. @param {{ onBack: () => void, onTaken: (data: string) => Promise<unknown> }} props */
export function Take({ onBack, onTaken }) {
  const [text, setText] = useState("");
  return html`<main class="page"><${PageHead} title=${t("from-text")} onBack=${onBack} /><section class="card hand-on">
    <p>${t("from-text-note")}</p><label class="field"><span>${t("paste-text")}</span><textarea class="input" id="game-paste" rows="8"
      value=${text} onInput=${(/** @type {any} */ e) => setText(e.currentTarget.value)}></textarea></label>
    <${Button} kind="primary" id="game-read" why=${text.trim() === "" ? t("paste-text") : null}
      onPress=${async () => onTaken(await unpacked(text))}>${t("import")}</${Button}></section></main>`;
}
