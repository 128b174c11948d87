// The end of a game of the Atoll.

import { Button } from "../../controls.js";
import { listing } from "../../i18n.js";
import { html } from "../../lib.js";
import { go } from "../../state.js";
import { Plot as Lines } from "../../table/plot.js";
import { Panel } from "./table.js";
import { t } from "./words.js";

/** Points after each turn. */
export const Plot = ({ sum, seats }) => html`<${Lines} coins=${sum} seats=${seats} players=${seats.length} title=${t("atoll-plot")} />`;

/** The words of results: nothing is played but the islands themselves. @type {Ui.ResultWords} */
export const told = {
  points: "points",
  piece: ([id]) => id,
  cause: (id) => id,
  region: (_, region) => String(region + 1),
  facets: [],
};

/** The sheet over the board when the game is over. */
export function End({ state, onClose }) {
  const names = listing(state.view.winners.map((seat) => state.seats[seat].name));
  return html`<div class="end-veil"><section class="card end" role="dialog" aria-labelledby="end-title">
    <h1 id="end-title" tabindex="-1">${t("atoll-shown", { names })}</h1><${Panel} state=${state} />
    <div class="row end-buttons">
      <${Button} kind="primary" onPress=${() => go("new-game", { again: state })}>${t("play-again")}</${Button}>
      <${Button} onPress=${() => go("replay", { slot: state.slot, from: "table" })}>${t("watch-replay")}</${Button}>
      <${Button} kind="quiet" onPress=${onClose}>${t("look-at-board")}</${Button}></div></section></div>`;
}
