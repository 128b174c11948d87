// A new game of Chaos in the Old World: who plays which power.

import { Choice, Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { CharacterChoice, freshStyle, levels, nameFor, styles } from "../../screens/characters.js";
import { GameChoice, RulesCard, StartBar, useSetup } from "../../screens/setup.js";
import { boardOf } from "../../state.js";
import { ChaosBoard, Power } from "./board/api.js";
import { data, powers } from "./data.js";
import { powerName } from "./words.js";

/** Who plays, row by row: the last of three rows is free to be another power's person. */
const fresh = () =>
  powers.map((_, i) => ({
    name: "",
    who: i === 0 ? "human" : "bot",
    level: "normal",
    style: i === 0 ? null : styles[i - 1],
    same: null,
  }));

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

/**
 * Seats as `new_game` wants them; the same name is the same person. `nameOf(index, row)`: the name of who has none.
 * @param {any} form
 * @param {(index: number, row: any) => string} nameOf
 */
export function seatsOf(form, nameOf) {
  const here = present({ ...form, absent: form.absent === "drawn" ? form.drawn : form.absent });
  /** @type {(i: number) => string} */
  const name = (i) => {
    const row = form.rows[i];
    return row.who === "human" && row.same !== null && form.rows[row.same].who === "human" && row.same < i
      ? name(row.same)
      : row.name.trim() || nameOf(i, row);
  };
  return (here ?? []).map((power, i) => ({
    name: name(i),
    colour: powers.indexOf(power),
    who: form.rows[i].who,
    ...(form.rows[i].who === "bot" ? { level: form.rows[i].level, ...(form.rows[i].style ? { style: form.rows[i].style } : {}) } : {}),
  }));
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

function Row({ row, index, power, rows, onChange }) {
  const named = nameFor(rows, index);
  const others = rows
    .slice(0, index)
    .map((r, i) => ({ r, i }))
    .filter(({ r }) => r.who === "human" && r.same === null);
  const value = row.who === "bot" ? row.level : row.same !== null && others.some((o) => o.i === row.same) ? `same-${row.same}` : "human";
  const choose = (id) =>
    onChange(
      id === "human"
        ? { ...row, who: "human", same: null }
        : id.startsWith("same-")
          ? { ...row, who: "human", same: Number(id.slice(5)) }
          : { ...row, who: "bot", level: id, style: row.style ?? freshStyle(rows), same: null },
    );
  const title = power ? powerName(power) : t("chaos-seat-n", { number: index + 1 });
  return html`<li class=${`new-player${power ? ` ch-${power}` : ""}`}><div class="new-player-name">
    ${power ? html`<${Power} power=${power} size=${46} />` : html`<span class="ch-unknown" aria-hidden="true">?</span>`}
    <b class="ch-row-power">${title}</b>
      <input class="input" maxlength="24" value=${value.startsWith("same-") ? rows[row.same].name : row.name}
        disabled=${value.startsWith("same-")}
          placeholder=${value.startsWith("same-") ? t("player-name", { number: row.same + 1 }) : named}
            aria-label=${t("name-of-player", { number: index + 1 })} onInput=${(e) => onChange({ ...row, name: e.currentTarget.value })}
              autocomplete="off" /></div>
    <div class="row tight"><${Choice} legend=${t("who-plays")} hideLegend value=${value} onPick=${choose} options=${[
      { id: "human", text: t("human"), picture: html`<${Sign} name="person" size=${20} />` },
      ...others.map(({ r, i }) => ({
        id: `same-${i}`,
        text: t("chaos-same-as", { name: r.name.trim() || t("player-name", { number: i + 1 }) }),
        picture: html`<${Sign} name="person" size=${20} />`,
      })),
      ...levels.map((l) => ({ id: l, text: t(`short-${l}`), label: t(`level-${l}`), picture: html`<${Sign} name="bot" size=${20} />` })),
    ]} /></div>
    ${row.who === "bot" && html`<${CharacterChoice} style=${row.style} onPick=${(style) => onChange({ ...row, style })} />`}</li>`;
}

/** The cards of the new-game screen. `games`: the catalog's; `again`: the table state of a game to be repeated. */
export function NewGame({ games, again, onGame }) {
  const [form, setForm] = useState(() => {
    const here = again?.view.powers.map((p) => p.power) ?? powers;
    const rows = fresh()
      .map((row, i) =>
        again?.seats[i]
          ? { level: "normal", ...again.seats[i], same: again.seats.findIndex((s) => s.who === "human" && s.name === again.seats[i].name) }
          : row,
      )
      .map((row, i) => ({ ...row, same: row.who === "human" && row.same >= 0 && row.same < i ? row.same : null }));
    return {
      players: here.length,
      absent: powers.find((p) => !here.includes(p)) ?? "drawn",
      chance: Math.random(),
      rows,
      rules: {},
      seed: "",
    };
  });
  const [picture, setPicture] = useState(/** @type {any} */ (null));
  const game = data.value.game;
  const full = { ...form, drawn: drawnBy(form.seed, form.chance) };
  const seats = seatsOf(full, (i) => nameFor(form.rows, i));
  const [reasons, start, busy] = useSetup(game.id ? setupOf(full, game.house_rules) : null, seats);
  const set = (change) => setForm({ ...form, ...change });
  const here = present(form);
  const map = game.maps.find((m) => m.players === form.players) ?? { id: `chaos-${form.players}p`, rounds: 11 - form.players };
  useEffect(() => {
    boardOf(map.id).then(setPicture, () => setPicture(null));
  }, [map.id]);
  return html`<div class="new-game ch-new">
    <div class="new-main"><section class="card new-who"><div class="row spread"><h2>${t("players")}</h2>
    <${Choice} legend=${t("number-of-players")} hideLegend value=${form.players} onPick=${(players) => set({ players })}
      options=${[3, 4].map((n) => ({ id: n, text: String(n), label: t("n-players", { count: n }) }))} /></div>
      ${
        form.players === 3 &&
        html`<${Choice} legend=${t("chaos-absent")} value=${form.absent} onPick=${(absent) => set({ absent })}
        options=${[
          { id: "drawn", text: t("drawn-by-lot") },
          ...powers.map((p) => ({
            id: p,
            text: powerName(p),
            picture: html`<${Power}
          power=${p} size=${24} />`,
          })),
        ]} />${here === null && html`<p class="soft small">${t("chaos-drawn-note")}</p>`}`
      }
      <ul class="new-players">${form.rows.slice(0, form.players).map(
        (row, i) => html`<${Row} key=${i} row=${row} index=${i}
        power=${here?.[i] ?? null} rows=${form.rows}
          onChange=${(next) => set({ rows: form.rows.map((r, j) => (j === i ? next : r)) })} />`,
      )}</ul></section></div>
    <div class="new-side"><div class="new-cards"><section class="card new-map"><${GameChoice} games=${games} value="chaos"
      onPick=${(id) => id !== "chaos" && onGame(id)} />
        <div class="map-picture">${
          picture &&
          html`<div class="still-board" inert aria-hidden="true">
        <${ChaosBoard} geometry=${picture} view=${emptyView(game.lands)} mode=${{ kind: "look" }} reducedMotion /></div>`
        }</div>
        <p class="soft">${t("n-rounds", { count: map.rounds })}</p></section>
      <${RulesCard} game=${game} form=${form} set=${set} words="chaos-house" /></div>
      <${StartBar} reasons=${reasons} busy=${busy || !game.id} onStart=${start} /></div></div>`;
}
