// The slip above the action bar: the price in words, why not, what stands there.

import { Button } from "../../controls.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { geometry, picked } from "../../session.js";
import { Swatch } from "../../table/seatmark.js";
import { signed } from "../../words.js";
import { Coin, Die, Glyph } from "./board/api.js";
import { feesOf, methodLabel, percent } from "./choices.js";
import { FactionOf } from "./faction.js";
import { Lying } from "./lying.js";
import { waysOf } from "./ways.js";
import { blockedText, causeName, causeThing, comboName, markerName, nativesOf, raceName, regionName, say, seatName } from "./words.js";

/** The sum of a price: 2 land, +1 mountain … = 4. */
export function Sum({ items, price }) {
  return html`<ul class="sum">${items.map(
    (item, i) => html`<li key=${i} class=${item.amount < 0 ? "less" : ""}>
      <b class="numeral">${i === 0 && item.amount >= 0 ? item.amount : signed(item.amount)}</b> <${Ask} name=${causeName(item)}
        things=${[causeThing(item)]} /></li>`,
  )}
    <li class="total"><b class="numeral">= ${price}</b></li></ul>`;
}

/** Glyphs of the relics; the Bag has its own. */
const toolGlyphs = {
  doormat: ["find", "flying_doormat"],
  socks: ["find", "stinky_trolls_socks"],
  sword: ["find", "sword_of_the_killer_rabbit"],
  ashes: ["find", "ashes_of_alar"],
  doomhammer: ["find", "doomhammer"],
  frostmourne: ["find", "frostmourne"],
  claim: ["race", "ethereals"],
};
const bag = ["marker", "bag"];

const pick = (change) => {
  picked.value = { ...picked.value, ...change };
};

/** What a method does, beside its price. */
const notes = {
  dragon: "dragon-note",
  substitute: "substitute-note",
  gamble: "gamble-note",
  drain: "drain-note",
  orb: "orb-note",
  champion: "champion-note",
  strike: "strike-note",
};

/** Relics that are explained where they serve. */
const toolNotes = ["doomhammer", "claim"];

const yieldOf = (option) => (option.chance ? `${percent(option.chance)} %` : String(option.pay));

/** The ways to take a region, and the relics that may serve, each with what it would cost then. */
function Ways({ slip }) {
  const { ways, tools } = waysOf(slip.options, slip.index);
  if (ways.length + tools.length < 2) return null;
  return html`<div class="row tight ways" role="group" aria-label=${t("other-ways")}>${
    ways.length > 1 &&
    ways.map(
      (w) => html`<${Button} key=${w.option.method + w.index} kind=${w.chosen ? "chosen" : ""} aria-pressed=${String(w.chosen)}
      onPress=${() => pick({ option: w.index })}>${say(methodLabel(w.option))}</${Button}>`,
    )
  }
    ${tools.map(
      (tool) => html`<button type="button" key=${tool.tool} class=${`lies tool${tool.on ? " on" : ""}`} aria-pressed=${String(tool.on)}
        disabled=${tool.index === null} onClick=${() => pick({ option: tool.index })}>
      <${Glyph} kind=${(toolGlyphs[tool.tool] ?? bag)[0]} id=${(toolGlyphs[tool.tool] ?? bag)[1]} size=${20} /> ${t(`tool-${tool.tool}`)}
      ${!tool.on && html` <b class="numeral">${yieldOf(tool.option)}</b>`}</button>`,
    )}</div>`;
}

/**
 * @param {Ui.Fee} fee
 * @param {Ui.Player[]} seats
 */
const feeText = ({ coins, to, cause }, seats) =>
  t(to === null ? "fee-bank" : "fee-to", { coins, name: seatName(seats, to), cause: causeName({ cause }) });

/** Coins due when the attack is declared: to whom, and why. @param {Ui.FamilyProps} props */
function Fees({ option, seats }) {
  const fees = option.fees ?? [];
  if (fees.length === 0) return null;
  return html`<ul class="fees" aria-label=${t("fees", { coins: feesOf(option) })} title=${t("fees-note")}>${fees.map(
    (fee, i) => html`<li key=${i} class="row tight"><${Coin} value=${fee.coins} size=${26} />
    <span>
    ${feeText(fee, seats)}
    </span></li>`,
  )}</ul>`;
}

/** @param {Ui.FamilyProps} props */
function PriceSlip({ slip, title, view, seats }) {
  const option = slip.options[slip.index];
  return html`<div class="slip"><div class="slip-head"><h3>${title}</h3>
      ${
        option.chance &&
        html`<span class="chance" data-die-anchor><${Die}
        size=${30} /> ${t("need-die", { short: option.short, percent: percent(option.chance) })}</span>`
      }</div>
    <${Sum} items=${option.items} price=${option.price} />
    ${option.hammers > 0 && html`<p class="small">${t("cause-hammers", { count: option.hammers })}</p>`}
    <${Fees} option=${option} seats=${seats} />
    ${toolNotes
      .filter((tool) => option.with?.includes(tool))
      .map(
        (tool) => html`<p key=${tool} class="small">
    ${t(`${tool}-note`, { count: option.pay })}</p>`,
      )}
    ${notes[option.method] && html`<p class="small">${t(notes[option.method])}</p>`}
    <${Ways} slip=${slip} /><${Lying} view=${view} seats=${seats} region=${slip.region} /></div>`;
}

/** @param {Ui.FamilyProps} props */
function BlockedSlip({ slip, title, view, seats }) {
  const { blocked } = slip;
  return html`<div class="slip"><h3><${Glyph} kind="sign" id="lock" size=${18} /> ${title}</h3>
    <p><${Ask} name=${blockedText(blocked, seats)} things=${[{ kind: "blocked", id: blocked.reason }]} /></p>
    ${blocked.items && html`<${Sum} items=${blocked.items} price=${blocked.price} />`}
    <${Lying} view=${view} seats=${seats} region=${slip.region} /></div>`;
}

/** @param {Ui.FamilyProps} props */
function LookSlip({ slip, title, view, seats }) {
  const now = view.regions[slip.region];
  const by = now.owner;
  const owner = by && by.seat !== undefined ? seats[by.seat] : null;
  const held = () =>
    t(by?.slot === "active" ? "held-by" : "held-in-decline", {
      name: owner?.name,
      race: raceName(by?.race),
      count: now.tokens,
    });
  return html`<div class="slip"><h3>${title}</h3>
    <p class="row tight">${
      owner
        ? html`<${Swatch} colour=${owner.colour} size=${30}
          name=${owner.name} /> ${held()} <${FactionOf} race=${by?.race} />`
        : by
          ? t(nativesOf(by))
          : t("nobody")
    }</p>
    ${now.immune && html`<p class="small">${t("blocked-immune", { kind: markerName(now.immune) })}</p>`}
    <${Lying} view=${view} seats=${seats} region=${slip.region} symbols /></div>`;
}

/** @param {Ui.FamilyProps} props */
function AllySlip({ slip, view, seats }) {
  return html`<div class="slip"><h3>${t("ally-title")}</h3><p class="small">${t("ally-note")}</p><div class="row tight" role="group">
    ${slip.offers.map(
      (a, i) => html`<${Button} key=${a.seat} kind=${slip.chosen === a.seat ? "chosen" : ""} aria-pressed=${String(slip.chosen === a.seat)}
        onPress=${() => pick({ option: slip.chosen === a.seat ? 0 : i + 1 })}>
      <${Swatch} colour=${seats[a.seat].colour} size=${30}
        name=${seats[a.seat].name} /> ${seatName(seats, a.seat)} ${
          view.seats[a.seat].active &&
          html`<span class="soft small">
          ${comboName(view.seats[a.seat].active ?? {})}</span>`
        }</${Button}>`,
    )}</div></div>`;
}

/** Whatever the slip says now; null when it says nothing. @param {Ui.FamilyProps} props */
export function Slip({ state, slip }) {
  if (!slip) return null;
  const { view } = state;
  const title = slip.region === null || slip.region === undefined ? "" : regionName(geometry.value, slip.region);
  switch (slip.kind) {
    case "price":
      return html`<${PriceSlip} slip=${slip} title=${title} view=${view} seats=${state.seats} />`;
    case "blocked":
      return html`<${BlockedSlip} slip=${slip} title=${title} view=${view} seats=${state.seats} />`;
    case "look":
      return html`<${LookSlip} slip=${slip} title=${title} view=${view} seats=${state.seats} />`;
    case "ally":
      return html`<${AllySlip} slip=${slip} view=${view} seats=${state.seats} />`;
    case "note":
      return html`<div class="slip"><p>${say(slip.label, state.seats)}</p></div>`;
    case "ask":
      return html`<div class="slip ask" role="alert"><p>${say(slip.label, state.seats)}</p></div>`;
    default:
      return null;
  }
}
