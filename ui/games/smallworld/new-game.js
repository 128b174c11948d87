// A new game of the family: who plays, on which map, by which house rules.

import { Glyph, patterns } from "../../board/pieces.js";
import { Choice, Sign, Switch } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useMemo, useState } from "../../lib.js";
import { CharacterChoice, freshStyle, levels, nameFor, styles } from "../../screens/characters.js";
import { GameChoice, RulesCard, StartBar, useSetup } from "../../screens/setup.js";
import { StillBoard } from "../../screens/still.js";
import { boardOf } from "../../state.js";
import { SeatDisc, Swatch } from "../../table/seatmark.js";
import { mapName } from "../../words.js";
import { Faction } from "./faction.js";
import { DrawnSea, IslandChoice, islandMap } from "./islands.js";
import { emptyView, MapView } from "./map.js";

/** The games of the family; between them what has been filled in stays. */
const own = ["small-world", "underground", "warcraft", "mixed"];

const fresh = (count) =>
  Array.from({ length: count }, (_, i) => ({
    name: "",
    colour: i,
    who: i === 0 ? "human" : "bot",
    level: "normal",
    style: i === 0 ? null : styles[(i - 1) % styles.length],
  }));

/** Seats as `new_game` wants them; empty names get the language's default. */
export function seatsFor(players, nameOf) {
  return players.map((p, i) => ({
    name: p.name.trim() || nameOf(i, p),
    colour: p.colour,
    who: p.who,
    ...(p.who === "bot" ? { level: p.level, ...(p.style ? { style: p.style } : {}) } : {}),
  }));
}

/** Setup as `new_game` wants it: only what differs from the defaults. */
export function setupFor(form, defaults) {
  const rules = Object.fromEntries(Object.entries(form.rules).filter(([id, on]) => defaults[id] !== on));
  const setup = { game: form.game ?? "small-world", players: form.players.length, map: form.map, first: form.first };
  if (setup.game === "warcraft" && form.teams) setup.teams = form.teams;
  if (setup.game === "mixed") setup.mix = { boxes: form.boxes, finds: form.finds, without: form.without };
  if (form.seed !== "") setup.seed = /^\d+$/.test(form.seed) ? Number(form.seed) : form.seed;
  if (Object.keys(rules).length > 0) setup.house_rules = rules;
  return setup;
}

/**
 * Gives a colour to a seat; who had it takes the other one.
 * @param {any[]} players
 * @param {number} index
 * @param {number} colour
 */
export function swapColour(players, index, colour) {
  const had = players[index].colour;
  return players.map((p, i) => (i === index ? { ...p, colour } : p.colour === colour ? { ...p, colour: had } : p));
}

/**
 * The team of a seat: partners sit in turn about, and an odd player is the last.
 * @param {number} index
 * @param {number} count
 */
const teamAt = (index, count) => (count % 2 === 1 && index === count - 1 ? "neutral" : index % 2 === 0 ? "alliance" : "horde");

function PlayerRow({ player, players, index, onChange, onColour, team }) {
  const named = nameFor(players, index);
  const set = (change) => onChange({ ...player, ...change });
  return html`<li class=${`new-player eb-p${player.colour}`}>
    <div class="new-player-name"><${SeatDisc} seat=${{ ...player, name: player.name || named }} size=${46} />
        <input class="input" maxlength="24" value=${player.name}
          placeholder=${named}
      aria-label=${t("name-of-player", { number: index + 1 })} onInput=${(e) => set({ name: e.currentTarget.value })}
        autocomplete="off" />${team && html`<${Faction} id=${team} size=${30} label=${t(`team-${team}`)} />`}</div>
    <${Choice} legend=${t("colour")} hideLegend value=${player.colour} onPick=${onColour}
      options=${patterns.map((p, i) => ({
        id: i,
        label: `${t(`colour-${i}`)} (${t(`pattern-${p}`)})`,
        picture: html`<${Swatch} colour=${i}
        size=${36} />`,
      }))} />
    <div class="row tight"><${Choice} legend=${t("who-plays")} hideLegend value=${player.who === "human" ? "human" : player.level}
      onPick=${(id) => set(id === "human" ? { who: "human" } : { who: "bot", level: id, style: player.style ?? freshStyle(players) })}
      options=${[
        {
          id: "human",
          text: t("human"),
          picture: html`<${Sign} name="person"
        size=${20} />`,
        },
        ...levels.map((l) => ({
          id: l,
          text: t(`short-${l}`),
          label: t(`level-${l}`),
          picture: html`<${Sign} name="bot"
          size=${20} />`,
        })),
      ]} /></div>
    ${player.who === "bot" && html`<${CharacterChoice} style=${player.style} onPick=${(style) => set({ style })} />`}
  </li>`;
}

/**
 * What of the chosen boxes has no meaning on a map: `[{id, kind, why}]`.
 * @param {any} game
 * @param {any} form
 */
export function leftOut(game, form) {
  const map = game?.maps.find((m) => m.id === form.map);
  const box = new Map([...(game?.races ?? []), ...(game?.powers ?? [])].map((piece) => [piece.id, piece.box]));
  return (map?.left_out?.[form.finds ? "finds" : "no_finds"] ?? []).filter((piece) => form.boxes.includes(box.get(piece.id)));
}

/** @param {{ reason: string, terrains?: string[], symbol?: string }} why */
const whyOut = (why) =>
  t(`left-out-${why.reason}`, {
    terrain: (why.terrains ?? []).map((id) => t(`terrain-${id}`)).join(t("comma")),
    symbol: why.symbol ? t(`symbol-${why.symbol}`) : "",
  });

/** What a mixed game is made of. */
function MixCard({ game, form, set }) {
  const out = leftOut(game, form);
  const gone = new Set(out.map((piece) => piece.id));
  const toggle = (list, id) => (list.includes(id) ? list.filter((other) => other !== id) : [...list, id]);
  const pieces = (kind, list) =>
    list
      .filter((piece) => form.boxes.includes(piece.box) && !gone.has(piece.id))
      .map(
        (piece) => html`<button type="button" key=${piece.id} class=${`chip${form.without.includes(piece.id) ? " off" : ""}`}
    aria-pressed=${String(form.without.includes(piece.id))} onClick=${() => set({ without: toggle(form.without, piece.id) })}>
      <${Glyph} kind=${kind} id=${piece.id} size=${18} /> ${t(`${kind}-${piece.id}`)}</button>`,
      );
  return html`<section class="card mix"><h2>${t("boxes")}</h2>
    ${["small_world", "underground", "warcraft"]
      .filter((id) => (game?.races ?? []).some((race) => race.box === id))
      .map(
        (id) => html`<${Switch}
      key=${id} text=${t(`box-${id}`)} note=${id === "warcraft" ? t("box-warcraft-note") : null} on=${form.boxes.includes(id)}
        onChange=${() => set({ boxes: toggle(form.boxes, id).sort() })} />`,
      )}
    <${Switch} text=${t("with-finds")} note=${t("with-finds-note")} on=${form.finds} onChange=${(finds) => set({ finds })} />
    ${
      out.length === 0
        ? html`<p class="soft small">${t("nothing-left-out")}</p>`
        : html`<h3>${t("left-out-title")}</h3>
    <ul class="left-out">${out.map(
      (piece) => html`<li key=${piece.id}><${Glyph} kind=${piece.kind} id=${piece.id} size=${20} /><span><b>
    ${t(`${piece.kind}-${piece.id}`)}</b> <span class="soft small">${whyOut(piece.why)}</span></span></li>`,
    )}</ul>`
    }
    <details class="more"><summary>${t("leave-out")}${form.without.length > 0 && html` <span class="soft">${form.without.length}</span>`}
    </summary><p class="soft small">${t("leave-out-note")}</p>
      <div class="chips">${pieces("race", game?.races ?? [])}</div><div class="chips">${pieces("power", game?.powers ?? [])}</div>
      </details></section>`;
}

/** The same view without pieces: islands are small here. @param {{ regions: object[] }} view */
const bare = (view) => ({ ...view, regions: view.regions.map((r) => ({ ...r, owner: null, tokens: 0, markers: [] })) });

const scorings = ["highest", "lowest", "sum"];

/** The team variant: on or off, and what counts for a team. */
function TeamCard({ form, set }) {
  return html`<section class="card teams"><${Switch} text=${t("teams")} note=${t("teams-note")} on=${form.teams !== null}
    onChange=${(on) => set({ teams: on ? "highest" : null })} />
    ${
      form.teams &&
      html`<${Choice} legend=${t("teams-scoring")} value=${form.teams} onPick=${(teams) => set({ teams })}
      options=${scorings.map((id) => ({ id, text: t(`teams-${id}`) }))} /><p class="soft small">${t(`teams-${form.teams}-note`)}</p>`
    }
        </section>`;
}

/** The cards of the new-game screen. `games`: the catalog's; `again`: the table state of a game to be repeated. */
export function NewGame({ games, game: first, again, onGame }) {
  const [form, setForm] = useState(() => ({
    players: again ? again.seats.map((s) => ({ level: "normal", ...s })) : fresh(2),
    map: again?.view.map ?? null,
    first: null,
    seed: "",
    rules: {},
    game: first,
    boxes: ["small_world", "underground"],
    finds: true,
    without: [],
    faces: null,
    teams: again?.view.teams ?? null,
  }));
  const [picture, setPicture] = useState(/** @type {any} */ (null));
  const game = games.find((g) => g.id === form.game) ?? games[0];
  const defaults = useMemo(() => Object.fromEntries((game?.house_rules ?? []).map((r) => [r.id, r.default])), [game]);
  const maps = (game?.maps ?? []).filter((m) => m.players === form.players.length);
  const islands = form.game === "warcraft" && Boolean(game?.sets);
  const map = islands ? islandMap(form.players.length, form.faces) : maps.some((m) => m.id === form.map) ? form.map : (maps[0]?.id ?? null);
  const drawn = /^warcraft-\dp$/.test(map ?? "");
  const sets = games.find((g) => g.id === "warcraft")?.sets;
  const full = { ...form, map };
  const named = seatsFor(form.players, (i) => nameFor(form.players, i));
  useEffect(() => {
    if (map && !drawn)
      boardOf(map)
        .then(setPicture)
        .catch(() => setPicture(null));
  }, [map]);
  const [reasons, start, busy] = useSetup(map ? setupFor(full, defaults) : null, named);
  const set = (change) => setForm({ ...form, ...change });
  const count = form.players.length;
  const resize = (n) => {
    const used = new Set(form.players.map((p) => p.colour));
    const free = [0, 1, 2, 3, 4].filter((c) => !used.has(c));
    const players = form.players.slice(0, n);
    for (const colour of free.slice(0, n - players.length))
      players.push({ name: "", colour, who: "bot", level: "normal", style: freshStyle(players) });
    set({ faces: null, players, first: form.first !== null && form.first >= n ? null : form.first });
  };
  const pickGame = (id) => (own.includes(id) ? set({ game: id, rules: {}, faces: null }) : onGame(id));
  return html`<div class="new-game">
      <div class="new-main"><section class="card new-who"><div class="row spread"><h2>${t("players")}</h2>
      <${Choice} legend=${t("number-of-players")} hideLegend value=${count} onPick=${resize}
        options=${[2, 3, 4, 5].map((n) => ({ id: n, text: String(n), label: t("n-players", { count: n }) }))} /></div>
        <ul class="new-players">${form.players.map(
          (p, i) => html`<${PlayerRow} key=${i} team=${islands && form.teams ? teamAt(i, count) : null} player=${p}
            players=${form.players} index=${i}
            onChange=${(next) => set({ players: form.players.map((o, j) => (j === i ? next : o)) })}
          onColour=${(c) => set({ players: swapColour(form.players, i, c) })} />`,
        )}</ul></section>
        ${form.game === "mixed" && html`<${MixCard} game=${game} form=${full} set=${set} />`}
        ${islands && html`<${TeamCard} form=${form} set=${set} />`}</div>
      <div class="new-side"><div class="new-cards">
        <section class="card new-map"><${GameChoice} games=${games} value=${form.game} onPick=${pickGame} />
        <div class=${`map-picture${drawn ? " unknown" : ""}`}>${
          drawn
            ? html`<${DrawnSea}
          set=${sets?.[count]} />`
            : picture &&
              html`<${StillBoard} Map=${MapView} geometry=${picture}
            view=${islands ? bare(emptyView(picture)) : emptyView(picture)} seats=${[]} />`
        }</div>
          ${
            islands
              ? html`<${IslandChoice} game=${game} players=${count} faces=${form.faces}
            onPick=${(faces) => set({ faces })} />`
              : maps.length > 1
                ? html`<${Choice} legend=${t("map")} hideLegend value=${map}
              onPick=${(id) => set({ map: id })} options=${maps.map((m) => ({ id: m.id, text: mapName(m.id) }))} />`
                : html`<p
                class="soft">${map && mapName(map)}${map && t("comma")}${map && t("n-rounds", { count: maps[0]?.rounds ?? 0 })}</p>`
          }
          <${Choice} legend=${t("who-begins")} value=${form.first === null ? "drawn" : form.first}
            onPick=${(id) => set({ first: id === "drawn" ? null : id })}
            options=${[
              { id: "drawn", text: t("drawn-by-lot") },
              ...named.map((p, i) => ({
                id: i,
                text: p.name,
                picture: html`<${Swatch}
              colour=${p.colour} size=${28} name=${p.name} />`,
              })),
            ]} /></section>
        <${RulesCard} game=${game} form=${form} set=${set} />
        </div><${StartBar} reasons=${reasons} busy=${busy || !map} onStart=${start} />
      </div>
    </div>`;
}
