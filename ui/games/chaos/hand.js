// The seat's edge: power left, figures in reserve, Chaos cards as a fan.

import { Glyph } from "../../board/pieces.js";
import { t } from "../../i18n.js";
import { html, useRef } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { FigurePiece } from "./board/api.js";
import { data, figureOf } from "./data.js";
import { Pips } from "./shapes.js";
import { cardName, kindName } from "./words.js";

/** A Chaos card as it is held. */
function Card({ id, count }) {
  const card = data.value.cards.get(id) ?? { cost: 0, magic: false, when: "in_play", power: "" };
  return html`<span class=${`ch-card ch-${card.power}`}><span class="ch-card-top">
    <b class="numeral ch-cost" aria-hidden="true">${card.cost}</b>
    ${
      card.magic &&
      html`<span class="ch-magic" title=${t("chaos-magic")}><${Glyph} kind="chaos" id="magic" size=${16}
      label=${t("chaos-magic")} /></span>`
    }${
      count > 1 &&
      html`<b class="numeral ch-copies"
        aria-label=${t("chaos-copies", { count })}>×${count}</b>`
    }<${Glyph} kind="chaos" id=${id} size=${26} class="ch-card-sign" /></span>
    <b class="ch-name">${cardName(id)}</b><span class="sr">, ${t("chaos-n-power", { count: card.cost })}</span>
    <span class="ch-when">${t(`chaos-when-${card.when}`)}</span></span>`;
}

/** What a Chaos card says. */
export function CardText({ id }) {
  const card = data.value.cards.get(id) ?? { cost: 0, magic: false, when: "in_play", power: "" };
  return html`<div class=${`ch-says ch-${card.power}`}><${Glyph} kind="chaos" id=${id} size=${38} /><p>
    <b><${Ask} name=${cardName(id)} things=${[{ kind: "card", id }]} /></b>
    <span class="soft small"> ${t("chaos-n-power", { count: card.cost })} · ${t(`chaos-when-${card.when}`)}
    ${card.magic && ` · ${t("chaos-magic")}`}</span><span class="ch-block">${t(`chaos-card-${id}-text`)}</span></p></div>`;
}

/** Drags a copy of what was pressed; `drop(land)` where it is let go over the map. A press that hardly moves stays a tap. */
function drag(event, drop) {
  if (event.button !== 0) return;
  const held = event.currentTarget;
  const start = [event.clientX, event.clientY];
  /** @type {HTMLElement | null} */
  let ghost = null;
  const move = (e) => {
    if (!ghost && Math.hypot(e.clientX - start[0], e.clientY - start[1]) < 12) return;
    ghost ??= document.body.appendChild(Object.assign(held.cloneNode(true), { className: `${held.className} ch-ghost` }));
    const shown = /** @type {HTMLElement} */ (ghost);
    shown.style.transform = `translate(${e.clientX}px,${e.clientY}px) translate(-50%,-70%)`;
  };
  const end = (e) => {
    for (const [type, run] of listeners) removeEventListener(type, run);
    if (!ghost) return;
    ghost.remove();
    const under = e.type === "pointerup" ? document.elementFromPoint(e.clientX, e.clientY)?.closest("[data-land]") : null;
    const land = under?.getAttribute("data-land");
    if (land) drop(land);
    // The click that follows belongs to the drag.
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => dispatchEvent(new Event("click")), 0);
  };
  /** @type {[string, (event: any) => void][]} */
  const listeners = [
    ["pointermove", move],
    ["pointerup", end],
    ["pointercancel", end],
  ];
  for (const [type, run] of listeners) addEventListener(type, run);
}

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The hand of the person at the device. `hand`: `{figures: [{kind, count, open, key, on}], cards: [{card, count, open, key, on}]}`;
 * `acting`: one of
 * them is to be used, so the others fade; `onFigure`, `onCard`: a tap; `onDrop(thing, land)`: one is let go over a land.
 */
export function Hand({ power, hand, acting, onFigure, onCard, onDrop }) {
  const row = useRef(/** @type {HTMLElement | null} */ (null));
  const keys = (event) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...(row.current?.querySelectorAll("button") ?? [])];
    all[(all.indexOf(event.target.closest("button")) + by + all.length) % all.length]?.focus();
  };
  const key = (n) => (n && n < 10 ? html`<kbd class="key" aria-hidden="true">${n}</kbd>` : null);
  const not = (thing) => (thing.open || !acting ? null : t("chaos-not-now"));
  const cost = (kind) => figureOf(power.power, kind).cost;
  return html`<div class="ch-hand" data-hand-anchor=${power.seat} ref=${row} onKeyDown=${keys}>
    <div class="ch-stock"><${Pips} left=${power.energy} of=${power.income ?? power.energy}
      label=${t("chaos-power-left", { left: power.energy, of: power.income ?? power.energy })} />
      <div class="ch-reserve">${hand.figures.map(
        (f) => html`<button type="button" key=${f.kind}
        class=${`ch-figure${f.on ? " on" : ""}${f.open || !acting ? "" : " shut"}`} data-kind=${f.kind} aria-description=${not(f)}
          aria-pressed=${String(f.on)}
          aria-keyshortcuts=${f.key < 10 ? String(f.key) : null}
            onPointerDown=${(e) => f.open && drag(e, (land) => onDrop({ kind: f.kind }, land))} onClick=${() => onFigure(f)}>
              <span class="sr">
              ${t("chaos-figure-in-reserve", { figure: kindName(power.power, f.kind), count: f.count, cost: cost(f.kind) })}</span>
              <${FigurePiece} figure=${figureOf(power.power, f.kind).id} count=${f.count} size=${46} />
              <span class="ch-price numeral" aria-hidden="true">${cost(f.kind)}</span>${key(f.key)}</button>`,
      )}</div></div>
    <div class="ch-fan" style=${`--n:${hand.cards.length}`}>${hand.cards.map(
      (c, i) => html`<button type="button" key=${c.card}
        class=${`ch-slot${c.option ? " asked" : ""}${c.on ? " on" : ""}${c.open || !acting ? "" : " shut"}`} style=${`--i:${i}`}
          data-card=${c.card} aria-description=${not(c)} aria-pressed=${String(c.on)} aria-keyshortcuts=${c.key < 10 ? String(c.key) : null}
            onPointerDown=${(e) => c.open && !c.option && drag(e, (land) => onDrop({ card: c.card }, land))} onClick=${() => onCard(c)}>
        <${Card} id=${c.card} count=${c.count} />${key(c.key)}</button>`,
    )}${hand.cards.length === 0 && html`<p class="soft small">${t("chaos-no-cards")}</p>`}</div>
  </div>`;
}
