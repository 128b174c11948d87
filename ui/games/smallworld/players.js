// The players: colour, pattern, name, race and power, tokens, regions, coins.

import { listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { SeatDisc } from "../../table/seatmark.js";
import { Coin, Glyph, glyphPath, Marker, Piece } from "./board/api.js";
import { Faction, FactionOf } from "./faction.js";
import { peopleOf, pieceThing } from "./things.js";
import { comboName, findName, markerName, powerName, raceName } from "./words.js";

const initial = (name) => [...name.trim()][0] ?? "";
const numberOf = (name) => name.match(/\d+$/)?.[0] ?? "";

/** Names for little room, each as short as all of them can be and still differ: a number or first letter, both, then more letters. */
export function shortNames(names) {
  const forms = [
    (n) => numberOf(n) || initial(n),
    (n) => initial(n) + (numberOf(n) || [...n.trim()].slice(1, 2).join("")),
    (n) => [...n.trim()].slice(0, 3).join("") + numberOf(n).slice(-1),
    (n) => n,
  ];
  for (const form of forms) {
    const short = names.map(form);
    if (new Set(short.map((s) => s.toLowerCase())).size === names.length) return short;
  }
  return names.map((_, i) => String(i + 1));
}

/** What a player is: human or bot and how strong. */
export const kindOf = (seat) => (seat.who === "bot" ? t(`level-${seat.level ?? "easy"}`) : t("human"));

function Declined({ declined, colour }) {
  return html`<li class="row tight"><${Piece} race=${declined.race} colour=${colour} declined size=${30} />
    <span class="grow"><${Ask} kind="grow-ask" name=${comboName(declined)} things=${peopleOf(declined)}><b>${comboName(declined)}</b>
    </${Ask}> <span class="soft small">${t("in-decline-regions", { count: declined.regions })}</span></span></li>`;
}

/**
 * Places and relics lying in regions of a seat; `slot`: of that race only.
 * @param {Ui.FamilyView} view
 * @param {number | null} seat
 */
export const findsOf = (view, seat, slot = null) =>
  view.regions.filter((r) => r.owner?.seat === seat && (slot === null || r.owner.slot === slot)).flatMap((r) => r.finds ?? []);

/** Signs of what a seat has in hand or may still use this turn; the rest are markers. */
const signs = {
  intimidate: ["power", "intimidator"],
  swap: ["power", "portal_mage"],
  strike: ["race", "warcraft_gnomes"],
  claim: ["race", "ethereals"],
};

function PieceSign({ kind }) {
  const [of, id] = signs[kind] ?? ["marker", kind];
  return glyphPath(of, id)
    ? html`<${Glyph} kind=${of} id=${id} size=${22} label=${markerName(kind)} />`
    : html`<${Marker} kind=${kind} size=${26} label=${markerName(kind)} />`;
}

/** What a thing is called, by its kind. */
const names = { find: findName, marker: markerName, race: raceName, power: powerName };

function Extras({ pieces, finds, harmony = false }) {
  const held = Object.entries(pieces ?? {}).filter(([, count]) => count > 0);
  if (held.length + finds.length === 0 && !harmony) return null;
  const things = [...(harmony ? ["harmony"] : []), ...held.map(([kind]) => kind)]
    .map(pieceThing)
    .concat(finds.map((id) => ({ kind: "find", id })));
  return html` <${Ask} kind="extras"
    name=${listing(things.map(({ kind, id }) => names[kind](id)))}
      things=${things}>${
        harmony &&
        html`<span class="extra" title=${t("in-harmony")}>
        <${Marker} kind="harmony" size=${26} label=${t("in-harmony")} /></span>`
      }${held.map(
        ([kind, count]) => html`<span key=${kind}
          class="extra" title=${markerName(kind)}><${PieceSign} kind=${kind} /><b class="numeral">${count}</b></span>`,
      )}
    ${finds.map(
      (id) => html`<span key=${id} class="extra" title=${findName(id)}><${Glyph} kind="find" id=${id} size=${22}
      label=${findName(id)} /></span>`,
    )}</${Ask}>`;
}

/** Coins of a seat, or that they are hidden. */
export function Purse({ coins, size = 26 }) {
  if (coins === null || coins === undefined)
    return html`<span class="purse" title=${t("coins-hidden")}><${Coin} value="?" size=${size} label=${t("coins-hidden")} /></span>`;
  return html`<span class="purse"><${Coin} size=${size} /><b class="numeral" aria-label=${t("coins", { count: coins })}>${coins}</b>
    </span>`;
}

/** @param {Ui.FamilyProps} props */
function Player({ view, seat, seats, player, now, detailed, allyName }) {
  const active = player.active;
  const turn = view.turn === seat && !view.over;
  const own = html`<${Extras} pieces=${player.pieces} finds=${findsOf(view, seat)} harmony=${player.harmony} />`;
  return html`<li class=${`player eb-p${now.colour}${turn ? " at-turn" : ""}`} data-seat-anchor=${seat}>
    <div class="player-head"><${SeatDisc} seat=${now} size=${40} />
      <span class="grow player-name"><b>${now.name}${
        player.team &&
        html` <${Faction} id=${player.team} size=${20}
        label=${t(`team-${player.team}`)} />`
      }</b><span class="soft small">${kindOf(now)}</span></span><${Purse} coins=${player.coins} />
          </div>
    ${
      active
        ? html`<div class="player-race"><${Piece} race=${active.race} colour=${now.colour} count=${active.hand + active.on_map}
          size=${detailed ? 46 : 38} />
        <div class="grow"><${Ask} kind="combo-line" name=${comboName(active)} things=${peopleOf(active)}>
        ${active.power && html`<${Glyph} kind="power" id=${active.power} size=${20} />`} <b>${comboName(active)}
        </b> <${FactionOf} race=${active.race} size=${18} /></${Ask}>
          ${player.form && html`<span class="small good">${t(`form-${player.form}`)}</span>`}
          ${
            active.extra &&
            html`<span class="small good lent">${html`<${Glyph} kind="power" id=${active.extra}
            size=${18} />`} ${t("lent-power", { power: powerName(active.extra) })}</span>`
          }
          <span class="soft small">
          ${t(detailed ? "player-facts" : "player-facts-short", { hand: player.hand, regions: player.regions, income: player.income })}
          ${own}</span></div></div>`
        : html`<p class="soft small">${t(player.declined.length > 0 ? "no-active-race" : "no-race-yet")}
          ${player.declined.length > 0 ? html` ${t("player-facts-short", { regions: player.regions, income: player.income })}` : null}
          ${own}</p>`
    }
    ${player.withdrawn > 0 && html`<p class="small warn">${t("withdrawn-waiting", { count: player.withdrawn })}</p>`}
    ${
      player.grudges?.length > 0 &&
      html`<p class="small warn">
    ${t("grudges-against", { names: listing(player.grudges.map((s) => seats[s].name)) })}</p>`
    }
    ${detailed && player.harmony && html`<p class="small good">${t("in-harmony")}</p>`}
    ${allyName && html`<p class="small good">${t("peace-with", { name: allyName })}</p>`}
    ${
      detailed &&
      player.declined.length > 0 &&
      html`<ul class="declined-list">${player.declined.map(
        (d) => html`<${Declined}
      key=${d.race} declined=${d} colour=${now.colour} />`,
      )}</ul>`
    }
  </li>`;
}

/**
 * The name of whom a player is at peace with, or null.
 * @param {{ ally?: number | string | null }} player
 * @param {Ui.Player[]} seats
 */
const allyOf = ({ ally }, seats) => (ally === null || ally === undefined ? null : (seats[ally]?.name ?? raceName(String(ally))));

/** The panel of all players. @param {Ui.FamilyProps} props */
export function Players({ state, detailed = true }) {
  const { view, seats } = state;
  return html`<ul class="players">${view.seats.map(
    (
      player,
    ) => html`<${Player} key=${player.seat} view=${view} seat=${player.seat} seats=${seats} player=${player} now=${seats[player.seat]}
    detailed=${detailed}
      allyName=${allyOf(player, seats)} />`,
  )}</ul>`;
}

/** All that a seat has and may do: its races with their powers, its places and relics, its pieces. @param {Ui.FamilyView} view */
export function thingsOf(view, player) {
  return [
    ...(player.active ? peopleOf(player.active, comboName(player.active)) : []),
    ...player.declined.flatMap((d) => peopleOf(d, t("in-decline-name", { name: comboName(d) }))),
    ...findsOf(view, player.seat).map((id) => ({ kind: "find", id })),
    ...Object.entries(player.pieces ?? {})
      .filter(([, count]) => count > 0)
      .map(([kind]) => pieceThing(kind)),
    ...(player.harmony ? [pieceThing("harmony")] : []),
  ];
}

/** One line for small screens: each player's disc, race, coins and income. @param {Ui.FamilyProps} props */
export function PlayerStrip({ state }) {
  const { view, seats } = state;
  const many = view.seats.length > 3;
  const short = many ? shortNames(seats.map((seat) => seat.name)) : null;
  return html`<ul class=${`mini-players${many ? " many" : ""}`} aria-label=${t("players")}>${view.seats.map(
    (p) => html`<li key=${p.seat} class=${`mini eb-p${seats[p.seat].colour}${view.turn === p.seat && !view.over ? " at-turn" : ""}`}
      data-seat-anchor=${p.seat} title=${seats[p.seat].name}><${Ask} kind="mini-face" name=${seats[p.seat].name}
        things=${thingsOf(view, p)}>
    ${
      p.active
        ? html`<${Piece} race=${p.active.race} colour=${seats[p.seat].colour} size=${34}
      label=${comboName(p.active)} />`
        : html`<${SeatDisc} seat=${seats[p.seat]} size=${34} />`
    }
    <span class="mini-text">${
      many
        ? html`<b aria-hidden="true">${short[p.seat]}</b><span class="sr">${seats[p.seat].name}
    </span>`
        : html`<b>${seats[p.seat].name}</b>`
    }<span class="mini-money">${
      (p.coins ?? null) !== null &&
      html`<${Purse} coins=${p.coins}
      size=${18} />`
    }${p.income > 0 && html`<span class="mini-income">+${p.income}</span>`}</span></span></${Ask}></li>`,
  )}</ul>`;
}
