// The device goes from hand to hand: nothing of the last view is on the page.

import { patterns } from "../board/pieces.js";
import { Button } from "../controls.js";
import { face } from "../faces.js";
import { t } from "../i18n.js";
import { html, useEffect } from "../lib.js";
import { leave, liftCurtain } from "../session.js";
import { table } from "../state.js";
import { Swatch } from "./seatmark.js";

/** Full screen; asks for the device to be handed to the next player. */
export function Curtain() {
  const state = /** @type {Ui.State} */ (table.value);
  const { seats } = state;
  const curtain = /** @type {{ seat: number }} */ (state.curtain);
  const seat = seats[curtain.seat];
  useEffect(() => document.getElementById("lift")?.focus(), [curtain.seat]);
  const {
    look = `eb-p${seat.colour}`,
    pattern = patterns[seat.colour],
    title = null,
    mark = null,
  } = face.value.curtain?.(state, curtain.seat) ?? {};
  return html`<main class=${`curtain ${look}`} data-pattern=${pattern}>
    <div class="card curtain-card">
      ${mark ?? html`<${Swatch} colour=${seat.colour} size=${96} name=${seat.name} />`}
      <p class="soft">${t("curtain-hand-to")}</p>
      <h1 tabindex="-1">${seat.name}</h1>${title && html`<p class="curtain-power"><b>${title}</b></p>`}
      <p class="soft">${t("curtain-hidden")}</p>
      <${Button} kind="primary" id="lift" onPress=${() => liftCurtain(curtain.seat)}>${t("curtain-lift", { name: seat.name })}</${Button}>
      <${Button} kind="quiet" onPress=${leave}>${t("to-home")}</${Button}>
    </div>
  </main>`;
}
