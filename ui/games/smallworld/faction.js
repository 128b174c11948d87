// Factions: a colour and a shape each, so that they are told apart without colour too.

import { made, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { catalog } from "../../state.js";

/** Alliance: a shield. Horde: a torn banner with two fangs. Neutral: a circle. In a box of 24 x 24. */
const shapes = {
  alliance: ["M12 2.2L21 5V12C21 17.4 17 20.6 12 22.4C7 20.6 3 17.4 3 12V5Z", "M12 5.6V19M6.4 10H17.6"],
  horde: ["M3 2.4H21V13L17.6 21.8L14.6 15.4L12 18.4L9.4 15.4L6.4 21.8L3 13Z", "M6.6 6.4L12 11.6L17.4 6.4"],
  neutral: ["M12 2.6A9.4 9.4 0 1 1 12 21.4A9.4 9.4 0 1 1 12 2.6Z", "M12 8.4A3.6 3.6 0 1 1 12 15.6A3.6 3.6 0 1 1 12 8.4"],
};

const known = new WeakMap();

/** The faction of a race by its key: alliance, horde or neutral; null in boxes without factions. */
export function factionOf(race) {
  const games = catalog.value?.games;
  if (!games) return null;
  if (!known.has(games))
    known.set(games, new Map(games.flatMap((game) => (game.races ?? []).filter((r) => r.faction).map((r) => [r.key ?? r.id, r.faction]))));
  return known.get(games).get(race) ?? made.get(`faction-of-${race}`)?.() ?? null;
}

/** The sign of a faction or team; nothing where there is none. `label` makes it speak. */
export function Faction({ id, size = 20, label = null }) {
  const shape = shapes[id];
  if (!shape) return null;
  return html`<svg class=${`faction faction-${id}`} viewBox="0 0 24 24" width=${size} height=${size} role=${label ? "img" : null}
    aria-label=${label} aria-hidden=${label ? null : "true"}>
    <path class="faction-field" d=${shape[0]} /><path class="faction-sign" d=${shape[1]} /></svg>`;
}

/** The sign of a race's faction, named for readers. */
export function FactionOf({ race, size = 20 }) {
  const id = factionOf(race);
  return id && html`<${Faction} id=${id} size=${size} label=${t(`faction-${id}`)} />`;
}

/**
 * Teams of a view: `[{team, seats, coins}]`, richest first; `coins` by the way of counting that was agreed on, null while hidden.
 * @param {Ui.FamilyView} view
 */
export function teamsOf(view) {
  const teams = [...new Set(view.seats.map((s) => s.team))].filter(Boolean);
  const count = { highest: (all) => Math.max(...all), lowest: (all) => Math.min(...all), sum: (all) => all.reduce((a, b) => a + b, 0) }[
    view.teams
  ];
  return teams
    .map((team) => {
      const seats = view.seats.filter((s) => s.team === team);
      const coins = seats.map((s) => s.coins);
      return { team, seats: seats.map((s) => s.seat), coins: count && coins.every((c) => typeof c === "number") ? count(coins) : null };
    })
    .sort((a, b) => (b.coins ?? 0) - (a.coins ?? 0));
}
