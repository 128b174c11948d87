// A board of Chaos in the book: the map, the hand of the power that acts, and the buttons for what can be done.

import { Button } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { stillMotion } from "../../state.js";
import { ChaosBoard } from "./board/api.js";
import { choicesOf, isMine, nothing, pickOption, tapBoard, taskOf } from "./choices.js";
import { figureOf, powerOf } from "./data.js";
import { CardText, Hand } from "./hand.js";
import { LandSlip } from "./land.js";
import { handFor } from "./table.js";
import { expectation, landNotes, landWords, say } from "./words.js";

/** See book/live.js for the props. @param {any} props */
export function Live({ state, geometry, act, over, hint }) {
  const [ui, setUi] = useState(/** @type {any} */ (nothing));
  const { view } = /** @type {Ui.ChaosState} */ (state);
  useEffect(() => setUi(nothing), [state.revision]);
  const open = !over && isMine(state);
  const now = choicesOf(state, ui);
  const hand = open ? handFor(state, ui, now) : null;
  const follow = (/** @type {any} */ done) => (done.act ? act(done.act) : setUi(done.ui));
  const run = (/** @type {any} */ { run: what }) => (what?.act ? act(what.act) : setUi({ ...nothing, asking: what?.ask ?? null }));
  const acting = taskOf(view) === "act";
  const shown = now.options.filter((o) => o.action?.type !== "discard");
  const power = powerOf(view, view.to_act)?.power;
  const moves = (now.moves ?? []).map((m) => ({ ...m, id: figureOf(power, m.kind).id }));
  const labels = Object.assign((/** @type {string} */ land) => landWords(view, land), {
    notes: (/** @type {number} */ number) => landNotes(geometry, number),
  });
  return html`<div class="book-board-map is-wide" onWheelCapture=${(/** @type {Event} */ e) => e.stopPropagation()}>
    <${ChaosBoard} geometry=${geometry} view=${view} mode=${open ? now.mode : { kind: "look" }} selected=${ui.land}
      onTap=${(/** @type {any} */ hit) => open && follow(tapBoard(state, ui, hit, false))} labels=${labels} label=${t("board")}
      reducedMotion=${stillMotion()} /></div>
    ${
      open &&
      html`<div class="book-board-bar"><p aria-live="polite" class="book-board-words"><span class="grow">${
        hint ?? expectation(view, state.seats[view.to_act ?? -1]?.name ?? "")
      }</span></p>
    ${ui.card && !ui.land && html`<${CardText} id=${ui.card} />`}
    ${
      ui.land &&
      html`<${LandSlip} view=${view} id=${ui.land} target=${now.target} moves=${moves}
      onMove=${(/** @type {any} */ m) => setUi({ ...nothing, kind: m.kind, from: m.from })}
      onClose=${() => setUi({ ...ui, land: null })} />`
    }
    ${
      shown.length > 0 &&
      html`<div class="row tight">${shown.map(
        (o) => html`<${Button} key=${o.key} kind=${ui.option === o.key ? "chosen" : ""}
      onPress=${() => follow(pickOption(ui, o, false))}>${say(o.label)}</${Button}>`,
      )}</div>`
    }
    ${
      acting &&
      hand &&
      html`<${Hand} power=${hand.power} hand=${hand} acting
      onFigure=${(/** @type {any} */ f) => setUi(f.on ? nothing : { ...nothing, kind: f.kind, from: null })}
      onCard=${(/** @type {any} */ c) => setUi(c.on ? nothing : { ...nothing, card: c.card })}
      onDrop=${(/** @type {any} */ thing, /** @type {string} */ land) =>
        follow(tapBoard(state, { ...nothing, ...thing }, { kind: "land", land, id: land }, true))} />`
    }
    <div class="row tight">${[now.primary, now.done].map(
      (option, i) =>
        option &&
        !option.disabled &&
        html`<${Button} key=${i} kind=${i === 0 && (ui.land || ui.option) ? "primary small-primary" : ""}
    onPress=${() => run(option)}>${say(option.label)}</${Button}>`,
    )}</div></div>`
    }`;
}
