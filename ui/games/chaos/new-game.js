// A new game of Chaos in the Old World: who plays which power.

import { Choice } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { Seats } from "../../screens/seats.js";
import { RulesCard, StartBar, useSetup } from "../../screens/setup.js";
import { boardOf } from "../../state.js";
import { ChaosBoard, Power } from "./board/api.js";
import { data, powers } from "./data.js";
import { powerName } from "./words.js";

/**
 * The powers at the table; null while one of three has still to be drawn.
 * @type {(form: any) => string[] | null}
 */
export const present = ({ players, absent }) => (players === 4 ? powers : absent === "drawn" ? null : powers.filter((p) => p !== absent));

/**
 * The power that stays away when it is drawn: by the number of the game, or by `chance` from 0 to 1.
 * @param {string} seed
 * @param {number} chance
 */
export const drawnBy = (seed, chance) => powers[/^\d+$/.test(seed) ? Number(BigInt(seed) % 4n) : Math.min(3, Math.floor(chance * 4))];

/** Everybody with the power they play. @param {any} form @returns {Ui.Seated[]} */
export function withPowers(form) {
  const here = present({ ...form, absent: form.absent === "drawn" ? form.drawn : form.absent }) ?? powers;
  return form.rows.map((/** @type {Ui.Seated} */ row, /** @type {number} */ i) => ({ ...row, seat: powers.indexOf(here[i]) }));
}

/**
 * What the screen begins with: what was kept of the last table, as far as it still exists.
 * @param {Ui.KeptTable | null} kept
 * @param {any[]} known the house rules
 */
export function formOf(kept, known) {
  const setup = kept?.setup ?? /** @type {any} */ ({});
  const seats = (kept?.people ?? []).map((p) => p.seat);
  const away = kept?.people.length === 3 && !kept.setup.absent ? powers.filter((_, i) => !seats.includes(i)) : [];
  const absent = setup.absent && !kept?.lot ? setup.absent : away.length === 1 ? away[0] : "drawn";
  const rules = known.filter((rule) => typeof setup.house_rules?.[rule.id] === "boolean");
  return {
    absent: powers.includes(absent) ? absent : "drawn",
    chance: Math.random(),
    rules: Object.fromEntries(rules.map((rule) => [rule.id, setup.house_rules[rule.id]])),
    seed: "",
  };
}

/** Setup as `new_game` wants it: only what differs from the defaults. */
export function setupOf(form, rules) {
  const setup = { game: "chaos", players: form.players };
  if (form.players === 3) setup.absent = form.absent === "drawn" ? form.drawn : form.absent;
  if (form.seed !== "") setup.seed = /^\d+$/.test(form.seed) ? Number(form.seed) : form.seed;
  const changed = Object.entries(form.rules).filter(([id, on]) => rules.find((r) => r.id === id)?.default !== on);
  if (changed.length > 0) setup.house_rules = Object.fromEntries(changed);
  return setup;
}

/** The map without pieces. */
export const emptyView = (lands) => ({
  powers: [],
  task: null,
  actions: [],
  viewer: null,
  to_act: 0,
  battle: null,
  winners: [],
  lands: lands.map((l) => ({
    land: l.id,
    ruined: null,
    figures: [],
    corruption: {},
    blight: 0,
    ruin_at: 12,
    blight_next: 0,
    tokens: {},
    slots: [null, null],
    resistance: { value: l.value, items: [] },
    points: { value: l.value, items: [] },
    domination: {},
    dominator: null,
    tie: false,
    dice: {},
    battle: false,
    counters: [],
  })),
});

/**
 * What is asked before a game of Chaos.
 * @param {{ counts: number[], people: Ui.Seated[], onPeople: (people: Ui.Seated[]) => void, kept: Ui.KeptTable | null,
 *   names: string[] }} props
 */
export function NewGame({ counts, people, onPeople, kept, names }) {
  const game = data.value.game;
  const [form, setForm] = useState(() => formOf(kept, game.house_rules ?? []));
  const [picture, setPicture] = useState(/** @type {any} */ (null));
  const players = people.length;
  const full = { ...form, players, rows: people, drawn: drawnBy(form.seed, form.chance) };
  const lot = players === 3 && form.absent === "drawn";
  const [reasons, start, busy] = useSetup(game.id ? setupOf(full, game.house_rules) : null, withPowers(full), lot);
  const set = (change) => setForm({ ...form, ...change });
  const here = present(full);
  const map = game.maps.find((m) => m.players === players) ?? { id: `chaos-${players}p`, rounds: 11 - players };
  useEffect(() => {
    boardOf(map.id).then(setPicture, () => setPicture(null));
  }, [map.id]);
  const absent = html`<${Choice} legend=${t("chaos-absent")} value=${form.absent} onPick=${(power) => set({ absent: power })}
    options=${[
      { id: "drawn", text: t("drawn-by-lot") },
      ...powers.map((p) => ({ id: p, text: powerName(p), picture: html`<${Power} power=${p} size=${24} />` })),
    ]} />${lot && html`<p class="soft small">${t("chaos-drawn-note")}</p>`}`;
  return html`<div class="new-game ch-new">
    <div class="new-main"><${Seats} people=${people} counts=${counts} names=${names} onPeople=${onPeople} shared
      mark=${(i) => (here ? html`<${Power} power=${here[i]} size=${48} />` : html`<span class="ch-unknown" aria-hidden="true">?</span>`)}
      title=${(i) => (here ? powerName(here[i]) : t("chaos-seat-n", { number: i + 1 }))}>${players === 3 && absent}</${Seats}></div>
    <div class="new-side"><div class="new-cards"><section class="card new-map"><h2>${t("map")}</h2>
        <div class="map-picture">${
          picture &&
          html`<div class="still-board" inert aria-hidden="true">
        <${ChaosBoard} geometry=${picture} view=${emptyView(game.lands)} mode=${{ kind: "look" }} reducedMotion /></div>`
        }</div>
        <p class="soft">${t("n-rounds", { count: map.rounds })}</p></section>
      <${RulesCard} game=${game} form=${form} set=${set} words="chaos-house" /></div>
      <${StartBar} reasons=${reasons} busy=${busy || !game.id} onStart=${start} /></div></div>`;
}
