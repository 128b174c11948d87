// The market: six banners with their badges joined like the cardboard ones.

import { Button, Sign } from "../../controls.js";
import { has, t } from "../../i18n.js";
import { Fragment, html, useState } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { picked } from "../../session.js";
import { Coin, Glyph, Piece } from "./board/api.js";
import { actionsOf, isMine } from "./choices.js";
import { Faction, FactionOf } from "./faction.js";
import { findsOf } from "./players.js";
import { comboName, findName, powerName, raceName } from "./words.js";

/** Badge and banner side by side, joined by a tab. */
export function Banner({ race, power, colour = null, tokens = null }) {
  return html`<span class=${`banner cloth-${race}`} aria-hidden="true">
    <span class=${`badge badge-${power}`}>${power && html`<${Glyph} kind="power" id=${power} size=${34} />`}</span>
    <span class="cloth">${html`<${Glyph} kind="race" id=${race} size=${40} />`}</span>
    ${tokens !== null && html`<span class="banner-tokens"><${Piece} race=${race} colour=${colour} count=${tokens} size=${44} /></span>`}
  </span>`;
}

/** Full text of the rules of a race or power. */
function Rule({ kind, id }) {
  const name = { race: raceName, power: powerName, find: findName }[kind](id);
  return html`<div class="rule"><h3>${html`<${Glyph} kind=${kind} id=${id} size=${22} />`} <${Ask} name=${name} things=${[{ kind, id }]} />
    ${kind === "race" && html` <${FactionOf} race=${id} />`}</h3><p>${t(`${kind}-${id}-rule`)}</p></div>`;
}

/** Shows all of what has just been opened, once. @param {HTMLElement | null} node */
const intoView = (node) => node?.scrollIntoView({ block: "nearest" });

function Combo({ combo, chosen, can, choosing, colour, open, onOpen, onChoose }) {
  const name = comboName(combo);
  const press = () => (choosing ? onChoose(combo.combo) : onOpen(combo.combo));
  return html`<li class=${`combo${chosen ? " chosen" : ""}${choosing && !can ? " too-dear" : ""}`}>
    <button type="button" class="combo-face" data-combo=${combo.combo} aria-pressed=${choosing ? String(chosen) : null}
      aria-expanded=${choosing ? null : String(open)} onClick=${press}>
      <${Banner} race=${combo.race} power=${combo.power} colour=${choosing ? colour : null} tokens=${combo.tokens} />
      <span class="combo-text"><b class="combo-name">${name}<span class="sr">${t("comma")}${t("combo-tokens", { tokens: combo.tokens })}
      </span> <${FactionOf} race=${combo.race} size=${19} /></b>
        <span class="combo-abilities"><span>${t(`power-${combo.power}-ability`)}</span><span>${t(`race-${combo.race}-ability`)}</span>
        </span></span>
      <span class="combo-money">
        <span class=${`combo-cost${combo.cost === 0 ? " free" : ""}`} title=${t("cost", { count: combo.cost })}>
        ${
          combo.cost === 0
            ? t("free")
            : html`<span class="sr">${t("cost", { count: combo.cost })}</span>
        <span aria-hidden="true">−${combo.cost}</span><${Coin} size=${20} />`
        }</span>
        ${
          combo.coins > 0 &&
          html`<span class="combo-gain" title=${t("coins-on-it", { count: combo.coins })}><span class="sr">
        ${t("coins-on-it", { count: combo.coins })}</span><span aria-hidden="true">+${combo.coins}</span><${Coin} size=${24} /></span>`
        }
      </span>
    </button>
    <${Button} kind="quiet icon combo-help" label=${t("rules-of", { name })} aria-expanded=${String(open)}
      onPress=${() => onOpen(combo.combo)}><span class="ring"><${Sign} name="help" size=${18} /></span></${Button}>
    ${
      open &&
      html`<div class="combo-rules" ref=${intoView}>
        <${Rule} kind="power" id=${combo.power} /><${Rule} kind="race" id=${combo.race} /></div>`
    }
  </li>`;
}

/** The columns of the market: one, or with teams one a team, that of the player at the device first. @param {Ui.FamilyView} view */
export function columnsOf(view) {
  const team = view.seats[view.viewer ?? view.turn]?.team ?? null;
  const names = [...new Set(view.market.map((c) => c.column ?? null))].sort((a, b) => Number(b === team) - Number(a === team));
  return names.map((column) => ({
    column,
    own: column === null || column === team,
    combos: view.market.filter((c) => (c.column ?? null) === column),
  }));
}

/** The market column. @param {Ui.FamilyProps} props */
export function Market({ state }) {
  const { view, seats } = state;
  const [open, setOpen] = useState(/** @type {number | null} */ (null));
  const choosing = isMine(state) && ["choose", "exchange"].includes(view.stage);
  const offers = new Set(actionsOf(view, view.stage === "exchange" ? "exchange" : "pick").map((a) => a.combo));
  const choose = (combo) => {
    picked.value = { ...picked.value, combo: picked.value.combo === combo ? null : combo };
  };
  const left = view.finds?.left ?? 0;
  return html`<section class=${`market${choosing ? " choosing" : ""}`} aria-label=${t("market")}>
    ${columnsOf(view).map(
      ({ column, own, combos }) => html`<${Fragment} key=${column}>
      ${column && html`<h3 class="column-head"><${Faction} id=${column} size=${24} /> ${t("teams-column", { team: column })}</h3>`}
      <ol class=${`combos${own ? "" : " foreign"}`}>${combos.map(
        (combo) => html`<${Combo} key=${`${combo.race}-${combo.power}`} combo=${combo} choosing=${choosing && own}
          colour=${seats[view.to_act]?.colour ?? null}
        can=${offers.has(combo.combo)} chosen=${choosing && picked.value.combo === combo.combo} open=${open === combo.combo}
          onOpen=${(c) => setOpen(open === c ? null : c)} onChoose=${choose} />`,
      )}</ol></${Fragment}>`,
    )}
    ${
      view.stacks &&
      html`<p class="soft small stacks">${t("stacks", { races: view.stacks.races, powers: view.stacks.powers })}
    ${left > 0 ? html`<br />${t(view.game === "warcraft" ? "tiles-left" : "finds-left", { count: left })}` : null}
    ${view.bombs !== undefined && view.bombs !== null ? html`<br />${t("bombs-left", { count: view.bombs })}` : null}</p>`
    }
  </section>`;
}

/** Rules of what the seat to act holds, for the player's own reference. @param {Ui.FamilyProps} props */
export function OwnRules({ view }) {
  const player = view.seats[view.to_act];
  const all = [...(player.active ? [player.active] : []), ...player.declined];
  return html`<div class="own-rules">
    ${all.map(
      (r) => html`${
        (r.power ?? r.lingers) &&
        has(`power-${r.power ?? r.lingers}-rule`) &&
        html`<${Rule} kind="power"
      id=${r.power ?? r.lingers} />`
      }${r.extra && has(`power-${r.extra}-rule`) && html`<${Rule} kind="power" id=${r.extra} />`}
        <${Rule} kind="race" id=${r.race} />`,
    )}
    ${findsOf(view, player.seat).map((id) => html`<${Rule} key=${id} kind="find" id=${id} />`)}</div>`;
}
