// One line: whose decision it is, in which phase, what is expected, which round.

import { Button, Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { leave } from "../../session.js";
import { go, screen } from "../../state.js";
import { Tools } from "../../table/undo.js";
import { telling } from "../../telling.js";
import { Power } from "./board/api.js";
import { isMine } from "./choices.js";
import { powerOf } from "./data.js";
import { scene } from "./scene.js";
import { expectation, landName, powerName } from "./words.js";

const phases = ["old_world", "draw", "summoning", "battle", "corruption", "end"];

/** Opens the book. */
export const openBook = () => go("book", { book: "chaos", back: screen.value });

/** What is expected, in words. @param {Ui.ChaosState} state */
function expected(state) {
  const { view, seats } = state;
  if (view.over) return t(`chaos-ending-${view.ending}`);
  if (scene.value) return t("chaos-battle-in", { land: landName(scene.value.land) });
  const name = seats[view.to_act]?.name ?? "";
  if (telling.value?.text) return telling.value.text;
  if (state.bot_to_act) return t("bot-thinks", { name });
  return isMine(state) ? expectation(view, name) : t("waits-for", { name });
}

/** The line at the top of the table. @param {Ui.ChaosProps} props */
export function Status({ state, small = false }) {
  const { seats } = state;
  const view = telling.value?.view ?? state.view;
  const seat = view.over ? (view.winners?.[0] ?? 0) : view.to_act;
  const power = powerOf(view, seat)?.power ?? "khorne";
  const name = seats[seat]?.name ?? "";
  const phase = scene.value ? "battle" : view.phase;
  const round = { round: view.round, rounds: view.rounds };
  return html`<header class="status">
    <${Button} kind="quiet on-desk icon" label=${t("leave-table")} onPress=${leave}><${Sign} name="back" /></${Button}>
    <span class="swatch-box"><${Power} power=${power} size=${42} label=${powerName(power)} /></span>
    <div class="status-words grow"><h1 class="status-who" tabindex="-1">
    ${view.over ? t("game-is-over-short") : t("chaos-decides", { power: powerName(power), name })}</h1></div>
    <span class="status-expect">${expected(state)}</span>
    <span class="status-round" title=${t("round-of", round)}><span class="sr">${t("round-of", round)}</span><span aria-hidden="true">
    ${t("round-short", round)}</span></span>
    <ol class="steps" aria-label=${t("chaos-phases")}>${phases.map(
      (p) => html`<li key=${p} class=${p === phase ? "lit" : ""}
      aria-current=${p === phase ? "step" : null}><${Ask} name=${t(`chaos-step-${p}`)} things=${[{ kind: "step", id: p }]} /></li>`,
    )}</ol>
    <div class="status-tools">${!small && html`<${Tools} state=${state} keys="UR" />`}
      ${
        !small &&
        html`<${Button} kind="quiet on-desk icon" label=${t("screen-book")} onPress=${openBook}><${Sign} name="book" /></${Button}>`
      }
      <${Button} kind="quiet on-desk icon" label=${t("settings")} onPress=${() => go("settings", { from: "table" })}>
      <${Sign} name="menu" /></${Button}></div>
  </header>`;
}
