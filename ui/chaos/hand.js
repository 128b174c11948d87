// The seat's edge: power left, figures in reserve, Chaos cards as a fan.
import { html, useRef } from "../lib.js";
import { Glyph } from "../board/api.js";
import { t } from "../i18n.js";
import { FigurePiece } from "./board/api.js";
import { data, figureOf } from "./data.js";
import { Pips } from "./shapes.js";
import { cardName, kindName } from "./words.js";

/** A Chaos card as it is held. */
function Card({ id, count }) {
  const card = data.value.cards.get(id) ?? { cost: 0, magic: false, when: "in_play", power: "" };
  return html`<span class=${`ch-card ch-${card.power}`}><span class="ch-card-top"><b class="numeral ch-cost">${card.cost}</b>${card.magic && html`<span class="ch-magic" title=${t("chaos-magic")}><${Glyph} kind="chaos" id="magic" size=${16} label=${t("chaos-magic")} /></span>`}${count > 1 && html`<b class="numeral ch-copies" aria-label=${t("chaos-copies", { count })}>×${count}</b>`}</span>
    <${Glyph} kind="chaos" id=${id} size=${34} /><b class="ch-name">${cardName(id)}</b><span class="ch-when">${t(`chaos-when-${card.when}`)}</span></span>`;
}

/** What a Chaos card says. */
export function CardText({ id }) {
  const card = data.value.cards.get(id) ?? { cost: 0, magic: false, when: "in_play", power: "" };
  return html`<div class=${`ch-says ch-${card.power}`}><${Glyph} kind="chaos" id=${id} size=${38} /><p><b>${cardName(id)}</b> <span class="soft small">${t("chaos-n-power", { count: card.cost })} · ${t(`chaos-when-${card.when}`)}${card.magic && ` · ${t("chaos-magic")}`}</span><span class="ch-block">${t(`chaos-card-${id}-text`)}</span></p></div>`;
}

const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The hand of the person at the device. `hand`: `{figures: [{kind, count, open, key, on}], cards: [{card, count, open, key, on}]}`; `acting`: one of
 * them is to be used, so the others fade; `onFigure`, `onCard`: a tap.
 */
export function Hand({ power, hand, acting, onFigure, onCard }) {
  const row = useRef(null);
  const keys = (event) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const all = [...row.current.querySelectorAll("button")];
    all[(all.indexOf(event.target.closest("button")) + by + all.length) % all.length]?.focus();
  };
  const key = (n) => (n && n < 10 ? html`<kbd class="key" aria-hidden="true">${n}</kbd>` : null);
  const cost = (kind) => figureOf(power.power, kind).cost;
  return html`<div class="ch-hand" data-hand-anchor=${power.seat} ref=${row} onKeyDown=${keys}>
    <div class="ch-stock"><${Pips} left=${power.energy} of=${power.income ?? power.energy} label=${t("chaos-power-left", { left: power.energy, of: power.income ?? power.energy })} />
      <div class="ch-reserve">${hand.figures.map((f) => html`<button type="button" key=${f.kind} class=${`ch-figure${f.on ? " on" : ""}${f.open || !acting ? "" : " shut"}`} data-kind=${f.kind} aria-pressed=${String(f.on)} aria-keyshortcuts=${f.key < 10 ? String(f.key) : null} onClick=${() => onFigure(f)}
        aria-label=${t("chaos-figure-in-reserve", { figure: kindName(power.power, f.kind), count: f.count, cost: cost(f.kind) })}><${FigurePiece} figure=${figureOf(power.power, f.kind).id} count=${f.count} size=${46} /><span class="ch-price numeral">${cost(f.kind)}</span>${key(f.key)}</button>`)}</div></div>
    <div class="ch-fan" style=${`--n:${hand.cards.length}`}>${hand.cards.map((c, i) => html`<button type="button" key=${c.card} class=${`ch-slot${c.option ? " asked" : ""}${c.on ? " on" : ""}${c.open || !acting ? "" : " shut"}`} style=${`--i:${i}`} data-card=${c.card} aria-pressed=${String(c.on)} aria-keyshortcuts=${c.key < 10 ? String(c.key) : null} onClick=${() => onCard(c)}>
        <${Card} id=${c.card} count=${c.count} />${key(c.key)}</button>`)}${hand.cards.length === 0 && html`<p class="soft small">${t("chaos-no-cards")}</p>`}</div>
  </div>`;
}
