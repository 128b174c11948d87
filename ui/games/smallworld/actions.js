// The action bar: hand, slip, and one primary button always in the same place.

import { Button } from "../../controls.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { act, handOver, hurryUp, income, picked, recap, ticker } from "../../session.js";
import { settings, tell } from "../../state.js";
import { Pace } from "../../table/frame.js";
import { SeatDisc } from "../../table/seatmark.js";
import { Die, dragFromHand, Glyph, Piece } from "./board/api.js";
import { choicesOf, isMine } from "./choices.js";
import { IncomeSlip } from "./income.js";
import { Slip } from "./price.js";
import { PlaceSlip } from "./redeploy.js";
import { SpotSlip } from "./spotslip.js";
import { say } from "./words.js";

/** Does what a choice says. */
export function run(entry, onResult) {
  if (!entry || entry.disabled) return;
  if (entry.run.act && !(entry.run.ask && settings.value.ask_end !== false)) act(entry.run.act);
  else if (entry.run.ask !== undefined) picked.value = { ...picked.value, asking: entry.run.ask };
  else if (entry.run.spot !== undefined) picked.value = { ...picked.value, spot: entry.run.spot, region: null, from: null };
  else if (entry.run.from !== undefined) picked.value = { ...picked.value, from: entry.run.from, region: null };
  else if (entry.run.hurry) hurryUp();
  else if (entry.run.handOver) handOver();
  else if (entry.run.result) onResult?.();
}

/** Tokens in hand of the seat to act; can be dragged onto the map. @param {Ui.FamilyProps} props */
function Hand({ state }) {
  const { view, seats } = state;
  const seat = view.to_act;
  const player = view.over ? null : view.seats[seat];
  if (!player) return null;
  const slot = view.acting_race?.slot ?? "active";
  const held = slot === "active" ? player.active : (player.declined.find((d) => d.slot === slot) ?? player.active);
  const count = view.placing?.hand ?? player.hand;
  const race = held?.race ?? (player.declined[0]?.race || null);
  const colour = seats[seat].colour;
  if (!race)
    return html`<div class="hand" data-hand-anchor=${seat}><${Piece} race="none" colour=${colour} size=${54} /><span class="small">
      ${t("no-race-short")}</span></div>`;
  const hammers = slot === "active" ? (player.pieces?.hammer ?? 0) : 0;
  const start = (event) => isMine(state) && count > 0 && dragFromHand(event, { race, colour, count });
  return html`<div class="hand" data-hand-anchor=${seat} onPointerDown=${start} title=${t("in-hand", { count })}>
    <${Piece} race=${race} colour=${colour} count=${count} size=${58} label=${t("in-hand", { count })} />
    <span class="small" aria-hidden="true">${
      hammers > 0
        ? html`<span class="extra"><${Glyph} kind="marker" id="hammer"
      size=${16} /> ${hammers}</span>`
        : t("in-hand-short")
    }</span></div>`;
}

/** What happened last, as a few lines. @param {Ui.FamilyProps} props */
export function Recent({ state, count = 3 }) {
  return html`<ul class="recent" aria-hidden="true">${ticker.value.slice(-count).map(
    (line) => html`<li key=${line.key}>
    ${line.seat !== null && html`<${SeatDisc} seat=${state.seats[line.seat]} size=${24} />`}
    <span>${line.text}</span></li>`,
  )}</ul>`;
}

/**
 * What the selected region costs, why not, or where to put things. `float`: over the board, `up`: at its upper edge.
 * @param {Ui.FamilyProps} props
 */
export function SlipArea({ state, float = false, up = false, room }) {
  const { slip } = choicesOf(state, picked.value);
  const node =
    slip?.kind === "spot"
      ? html`<${SpotSlip} slip=${slip} view=${state.view} />`
      : slip?.kind === "place"
        ? html`<${PlaceSlip} state=${state} slip=${slip} />`
        : slip
          ? html`<${Slip} state=${state} slip=${slip} />`
          : null;
  const shown =
    node ??
    (recap.value
      ? html`<${recap.value.View} told=${recap.value.told} />`
      : income.value
        ? html`<${IncomeSlip} state=${state} />`
        : typeof state.view.die === "number" && isMine(state)
          ? html`<p class="slip row tight"><${Die} face=${state.view.die} size=${40} /> ${t("die-shows", { face: state.view.die })}</p>`
          : !float && ticker.value.length > 0
            ? html`<${Recent} state=${state} />`
            : null);
  return html`<div class=${`slip-area${float ? " slip-float" : ""}${up ? " slip-up" : ""}`} style=${room} aria-live="polite">${shown}
    </div>`;
}

/** The bar at the edge of the active seat; \`slip\`: the slip lies in it, not over the board. @param {Ui.FamilyProps} props */
export function Actions({ state, onResult, slip = true }) {
  const now = choicesOf(state, picked.value);
  const { primary, others } = now;
  const text = say(primary.label, state.seats);
  const press = () => run(primary, onResult);
  return html`<section class="actions" aria-label=${t("actions")}><h2 class="sr">${t("actions")}</h2>
    <div class="action-row"><${Hand} state=${state} />${slip && html`<${SlipArea} state=${state} />`}
      <div class="others">${primary.run?.hurry && html`<${Pace} state=${state} />`}${others.map(
        (o) => html`<${Button} key=${o.label.id}
        kind=${o.ends ? "danger" : ""} shortcut=${o.key ?? null} onPress=${() => run(o, onResult)}>${say(o.label, state.seats)}
          ${(o.count ?? 0) > 0 && html` <b class="numeral uses">${o.count}</b>`}</${Button}>`,
      )}</div>
      <${Button} kind=${`primary main-action${primary.calm ? " calm" : ""}`} id="primary" why=${primary.disabled ? text : null}
        onWhy=${tell} onPress=${press} shortcut=${primary.disabled ? null : "⏎"}>${text}</${Button}></div>
  </section>`;
}
