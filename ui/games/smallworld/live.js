// A board of the family in the book: the map, what a tap on it says, and the buttons for what can be done.

import { Button } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { settings, stillMotion } from "../../state.js";
import { signed } from "../../words.js";
import { Board, Piece } from "./board/api.js";
import { choicesOf, isMine, nothingPicked, placingMode, tapRegion } from "./choices.js";
import { asked, blockedText, causeName, labelsOf, regionName, say } from "./words.js";

/** What the board lights. @param {Ui.FamilyView} view @param {Ui.Slip | null} slip */
function modeOf(view, slip) {
  if (slip?.kind === "spot") return { kind: "pick", regions: slip.lit };
  if (["conquest", "ghouls", "strike"].includes(view.stage)) return { kind: "conquest" };
  if (slip?.kind === "place") return placingMode(view, slip);
  return { kind: "look" };
}

/** The sum of a price in one line. @param {{ items: any[], price: number }} option */
const sumOf = ({ items, price }) =>
  [...items.map((item, i) => `${i > 0 ? signed(item.amount) : item.amount} ${causeName(item)}`), `= ${price}`].join(" ");

/**
 * What a tap has asked for, in words.
 * @param {Ui.Slip | null} slip
 * @param {Ui.FamilyState} state
 * @param {Ui.FamilyMap} geometry
 */
function wordsOf(slip, state, geometry) {
  const name = slip && typeof slip.region === "number" ? regionName(geometry, slip.region) : "";
  if (slip?.kind === "price") return `${name}${t("colon")}${sumOf(slip.options[slip.index])}`;
  if (slip?.kind === "blocked") return `${name}${t("colon")}${blockedText(slip.blocked, state.seats)}`;
  if (slip?.kind === "note" || slip?.kind === "ask") return say(slip.label, state.seats);
  if (slip?.kind === "place" && name) return `${name}${t("colon")}${t("in-hand-now", { count: slip.hand })}`;
  if (slip?.kind === "place") return t(slip.hand > 0 ? "place-hint" : "place-hint-move", { count: slip.hand });
  return asked(state.view);
}

/** See book/live.js for the props. @param {any} props */
export function Live({ state, geometry, act, over, hint }) {
  const [ui, setUi] = useState(/** @type {any} */ (nothingPicked));
  const { view, seats } = /** @type {Ui.FamilyState} */ (state);
  const placing = ["redeploy", "retreat"].includes(view.stage);
  useEffect(
    () => setUi((/** @type {any} */ was) => (placing ? { ...nothingPicked, region: was.region } : nothingPicked)),
    [state.revision],
  );
  const open = !over && isMine(state);
  const { primary, others, slip } = choicesOf(state, ui);
  const tap = (/** @type {number} */ region) => {
    if (!open) return;
    const done = tapRegion(state, ui, region, false);
    if (done.act) act(done.act);
    else setUi(done.ui);
  };
  const run = (/** @type {Ui.Option} */ { run: what }) => {
    if (what?.act) act(what.act);
    else if (what?.ask !== undefined) setUi({ ...ui, asking: what.ask });
    else if (what?.spot !== undefined) setUi({ ...ui, spot: what.spot, region: null, from: null });
    else if (what?.from !== undefined) setUi({ ...ui, from: what.from, region: null });
  };
  const button = (/** @type {Ui.Option} */ option, kind = "") =>
    !option.disabled &&
    html`<${Button} key=${option.label.id} kind=${kind} onPress=${() => run(option)}>${say(option.label, seats)}</${Button}>`;
  const steps = slip?.kind === "place" && slip.region !== null ? [slip.take, slip.put] : [];
  const player = view.seats[view.to_act];
  const hand = view.placing?.hand ?? player?.hand ?? 0;
  return html`<div class="book-board-map" onWheelCapture=${(/** @type {Event} */ e) => e.stopPropagation()}>
    <${Board} geometry=${geometry} view=${view} seats=${seats} mode=${open ? modeOf(view, slip) : { kind: "look" }} selected=${ui.region}
      onTap=${tap} labels=${labelsOf(view, geometry, seats)} label=${t("board")} palette=${settings.value.palette}
      reducedMotion=${stillMotion()} /></div>
    ${
      open &&
      html`<div class="book-board-bar"><p aria-live="polite" class="book-board-words">${
        hand > 0 &&
        player.active &&
        html`<${Piece} race=${player.active.race} colour=${seats[view.to_act].colour} count=${hand} size=${40} />`
      }<span class="grow">${ui.region === null && hint ? hint : wordsOf(slip, state, geometry)}</span></p>
    <div class="row tight">${button(primary, ui.region !== null || view.stage === "redeploy" || ui.asking ? "primary small-primary" : "")}
    ${
      slip?.kind === "price" &&
      slip.options.map(
        (/** @type {any} */ _, /** @type {number} */ i) =>
          i !== slip.index &&
          html`<${Button} key=${i} onPress=${() => setUi({ ...ui, option: i })}>
        ${t("other-ways")}${slip.options.length > 2 ? ` ${i + 1}` : ""}</${Button}>`,
      )
    }
    ${steps.map(
      (step, i) => step && html`<${Button} key=${step.type} onPress=${() => act(step)}>${t(i === 0 ? "take-one" : "put-one")}</${Button}>`,
    )}
    ${others.map((option) => button(option))}</div></div>`
    }`;
}
