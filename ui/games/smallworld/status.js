// One line: whose turn it is, in which step, and what is expected.

import { Button, Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { leave } from "../../session.js";
import { go, screen } from "../../state.js";
import { SeatDisc } from "../../table/seatmark.js";
import { Tools } from "../../table/undo.js";
import { telling } from "../../telling.js";
import { isMine } from "./choices.js";
import { asked } from "./words.js";

const steps = ["choose", "ready", "conquest", "redeploy", "income"];

/** The step of a turn that is lit for a stage. @param {Ui.FamilyView} view */
export function stepOf(view) {
  if (view.over) return null;
  if (view.stage === "choose" || view.stage === "exchange") return "choose";
  if (view.stage === "start" || ["prepare", "bombs"].includes(view.stage)) return "ready";
  if (["conquest", "ghouls", "summon", "strike", "recruit"].includes(view.stage)) return "conquest";
  if (view.stage === "redeploy") return "redeploy";
  return ["ally", "stout", "place", "altar"].includes(view.stage) ? "income" : null;
}

/** What is expected, in words. @param {Ui.FamilyState} state */
export function expectation(state) {
  const { view, seats } = state;
  if (view.over) return t("game-is-over");
  const name = seats[view.to_act]?.name ?? "";
  if (telling.value?.text) return telling.value.text;
  if (state.bot_to_act) return t("bot-thinks", { name });
  if (!isMine(state)) return t("waits-for", { name });
  return asked(view);
}

/** The line at the top of the table. @param {Ui.FamilyProps} props */
export function Status({ state, onMenu, small = false }) {
  const { seats } = state;
  // The step that is being told, not one that has been reached behind it.
  const view = telling.value?.view ?? state.view;
  const actor = seats[view.over ? (view.winners?.[0] ?? 0) : view.to_act];
  const lit = stepOf(view);
  const own = isMine(state);
  return html`<header class="status">
    <${Button} kind="quiet on-desk icon" label=${t("leave-table")} onPress=${leave}><${Sign} name="back" /></${Button}>
    <${SeatDisc} seat=${actor} size=${42} />
    <div class="status-words grow"><h1 class="status-who" tabindex="-1">
    ${view.over ? t("game-is-over-short") : t(own ? "your-turn" : "turn-of", { name: actor.name })}</h1></div>
    <span class="status-expect">${expectation(state)}</span>
    <span class="status-round" title=${t("round-of", { round: view.round, rounds: view.rounds })}><span class="sr">
    ${t("round-of", { round: view.round, rounds: view.rounds })}</span><span aria-hidden="true">
    ${t("round-short", { round: view.round, rounds: view.rounds })}</span></span>
    <ol class="steps" aria-label=${t("steps")}>${steps.map(
      (s) => html`<li key=${s} class=${s === lit ? "lit" : ""}
      aria-current=${s === lit ? "step" : null}><${Ask} name=${t(`step-${s}`)} things=${[{ kind: "step", id: s }]} /></li>`,
    )}</ol>
    <div class="status-tools">${
      !small &&
      html`<${Tools} state=${state} keys="UR" />
    <${Button} kind="quiet on-desk icon to-book" label=${t("screen-book")}
      onPress=${() => go("book", { book: state.game, back: screen.value })}>
    <${Sign} name="book" /></${Button}>`
    }
      <${Button} kind="quiet on-desk icon" label=${t("settings")} onPress=${onMenu}><${Sign} name="menu" /></${Button}></div>
  </header>`;
}
