// A new game of the family: who plays, on which map, by which house rules.

import { Sketch } from "../../board/sketch.js";
import { Choice, StillBoard, Switch } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useMemo, useState } from "../../lib.js";
import { nameFrom } from "../../own-names.js";
import { nameOf } from "../../screens/people.js";
import { fitted, Seats } from "../../screens/seats.js";
import { RulesCard, StartBar, useSetup } from "../../screens/setup.js";
import { boardOf } from "../../state.js";
import { Swatch } from "../../table/seatmark.js";
import { mapName } from "../../words.js";
import { boxOf, stacked } from "../../workshop/box.js";
import { Faction } from "./faction.js";
import { DrawnSea, facesFor, IslandChoice, isDrawn, islandMap, MapPicture } from "./islands.js";
import { emptyView, MapView } from "./map.js";
import { MixCard } from "./mix.js";
import { keptOwn, OwnCard, ownReasons, useOwnBoards } from "./own.js";

/** Setup as `new_game` wants it: only what differs from the defaults. */
export function setupFor(form, defaults) {
  const rules = Object.fromEntries(Object.entries(form.rules).filter(([id, on]) => defaults[id] !== on));
  const setup = { game: form.game ?? "small-world", players: form.players.length, map: form.map, first: form.first };
  if (setup.game === "warcraft" && form.teams) setup.teams = form.teams;
  if (setup.game === "mixed") setup.mix = { boxes: form.boxes, finds: form.finds, without: form.without };
  const own = [...(form.own ?? []), ...(form.board ? [{ kind: "board", row: form.board }] : [])];
  if (own.length > 0) setup.own = boxOf(own);
  if (form.board) setup.map = form.board.id;
  if (form.seed !== "") setup.seed = /^\d+$/.test(form.seed) ? Number(form.seed) : form.seed;
  if (Object.keys(rules).length > 0) setup.house_rules = rules;
  return setup;
}

/**
 * The team of a seat: partners sit in turn about, and an odd player is the last.
 * @param {number} index
 * @param {number} count
 */
const teamAt = (index, count) => (count % 2 === 1 && index === count - 1 ? "neutral" : index % 2 === 0 ? "alliance" : "horde");

/** The team of a seat. @param {{ team: string }} props */
const TeamMark = ({ team }) => html`<${Faction} id=${team} size=${30} label=${t(`team-${team}`)} />`;

/** The same view without pieces: islands are small here. @param {{ regions: object[] }} view */
const bare = (view) => ({ ...view, regions: view.regions.map((r) => ({ ...r, owner: null, tokens: 0, markers: [] })) });

/** A home-made board among the maps to choose from. @param {{ id: string }} row */
const choiceOf = (row) => `own:${row.id}`;

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

/**
 * What the screen begins with: what was kept of the last table of this game, as far as it still exists.
 * @param {any} game of the catalog; undefined where it is not there
 * @param {Ui.KeptTable | null} kept
 */
export function formOf(game, kept) {
  const setup = kept?.setup ?? /** @type {any} */ ({});
  const pieces = [...(game?.races ?? []), ...(game?.powers ?? [])];
  /** @type {(list: any, known: string[]) => string[]} */
  const still = (list, known) => (Array.isArray(list) ? known.filter((id) => list.includes(id)) : []);
  const boxes = still(setup.mix?.boxes, [...new Set(pieces.map((piece) => piece.box))].sort());
  const faces = String(setup.map).split("-").slice(2);
  const slots = facesFor(game, setup.players);
  const lie = !kept?.lot && slots.length > 0 && slots.length === faces.length && slots.every((slot, i) => slot.faces.includes(faces[i]));
  const rules = (game?.house_rules ?? []).filter((rule) => typeof setup.house_rules?.[rule.id] === "boolean");
  const own = keptOwn(setup.own);
  const board = own.find(({ kind, row }) => kind === "board" && row.id === setup.map)?.row ?? null;
  return {
    game: game?.id,
    map: board ? choiceOf(board) : typeof setup.map === "string" ? setup.map : null,
    board,
    first: Number.isInteger(setup.first) ? setup.first : null,
    seed: "",
    rules: Object.fromEntries(rules.map((rule) => [rule.id, setup.house_rules[rule.id]])),
    boxes: boxes.length > 0 ? boxes : ["small_world", "underground"],
    finds: setup.mix?.finds !== false,
    without: still(
      setup.mix?.without,
      pieces.map((piece) => piece.id),
    ),
    faces: lie ? faces : null,
    teams: scorings.includes(setup.teams) ? setup.teams : null,
    own: own.filter(({ kind }) => stacked.includes(kind)),
  };
}

/** Everybody with a seat and a name of their own. @param {Ui.Seated[]} people */
const single = (people) => people.map(({ seat, ...p }) => ({ ...p, same: null }));

/**
 * What is asked before a game of the family. `counts`: for how many players it is.
 * @param {{ games: any[], game: string, counts: number[], people: Ui.Seated[], onPeople: (people: Ui.Seated[]) => void,
 *   kept: Ui.KeptTable | null, names: string[], use?: string[] }} props
 */
export function NewGame({ games, game: id, counts, people: seated, onPeople, kept, names, use = [] }) {
  const game = games.find((g) => g.id === id);
  const [form, setForm] = useState(() => formOf(game, kept));
  const [picture, setPicture] = useState(/** @type {any} */ (null));
  const defaults = useMemo(() => Object.fromEntries((game?.house_rules ?? []).map((r) => [r.id, r.default])), [game]);
  const people = single(seated);
  const count = people.length;
  const maps = (game?.maps ?? []).filter((m) => m.players === count);
  const islands = id === "warcraft" && Boolean(game?.sets);
  const faces = form.faces && facesFor(game, count).length === form.faces.length ? form.faces : null;
  const boards = useOwnBoards(form.board);
  const mine = (boards ?? []).filter((row) => row.players === count && (row.game === id || id === "mixed"));
  const board = mine.find((row) => choiceOf(row) === form.map) ?? null;
  const map = board
    ? choiceOf(board)
    : islands
      ? islandMap(count, faces)
      : maps.some((m) => m.id === form.map)
        ? form.map
        : (maps[0]?.id ?? null);
  const drawn = isDrawn(map);
  const sets = games.find((g) => g.id === "warcraft")?.sets;
  const full = { ...form, board, players: people, map, first: form.first !== null && form.first < count ? form.first : null };
  useEffect(() => {
    if (board) setPicture({ ...board, id: map });
    else if (map && !drawn)
      boardOf(map)
        .then(setPicture)
        .catch(() => setPicture(null));
  }, [map]);
  const [reasons, start, busy] = useSetup(map ? setupFor(full, defaults) : null, people);
  const set = (change) => setForm((before) => ({ ...before, ...change }));
  useEffect(() => {
    // Who comes from the workshop with a board plays on it.
    const wanted = (boards ?? []).find((row) => use.includes(`board ${row.id}`) && row.game === id);
    if (!wanted || !counts.includes(wanted.players)) return;
    set({ map: choiceOf(wanted) });
    if (count !== wanted.players) onPeople(fitted(seated, [wanted.players]));
  }, [boards === null]);
  const ours = mine.map((row) => ({
    id: choiceOf(row),
    text: nameFrom(row.id),
    picture: html`<${Sketch} geometry=${row} size=${92} />`,
  }));
  const boxed = { id: "printed", text: t("islands-printed"), picture: html`<${DrawnSea} set=${sets?.[count]} />` };
  const choices = [
    ...maps.map(({ id: other }) => ({
      id: other,
      text: mapName(other),
      picture: html`<${MapPicture} map=${other} set=${sets?.[count]} />`,
    })),
    ...ours,
  ];
  const rounds = (board ?? maps[0])?.rounds ?? 0;
  return html`<div class="new-game">
      <div class="new-main"><${Seats} people=${people} counts=${counts} names=${names} onPeople=${(all) => {
        if (all.length !== count) set({ faces: null });
        onPeople(all);
      }} tail=${islands && form.teams ? (i) => html`<${TeamMark} team=${teamAt(i, count)} />` : null} />
        ${id === "mixed" && html`<${MixCard} game=${game} form=${full} set=${set} />`}
        ${islands && html`<${TeamCard} form=${form} set=${set} />`}
        <${OwnCard} own=${form.own} onChange=${(/** @type {any[]} */ own) => set({ own })} use=${use}
          back=${{ name: "new-game", game: id }} /></div>
      <div class="new-side"><div class="new-cards">
        <section class="card new-map"><h2>${t("map")}</h2>
        <div class=${`map-picture${drawn ? " unknown" : ""}`}>${
          drawn
            ? html`<${DrawnSea} set=${sets?.[count]} />`
            : picture?.id === map &&
              html`<${StillBoard} Map=${MapView} geometry=${picture}
            view=${islands ? bare(emptyView(picture)) : emptyView(picture)} seats=${[]} />`
        }</div>
          ${
            islands &&
            mine.length > 0 &&
            html`<div class="faces"><${Choice} legend=${t("map")} hideLegend value=${board ? map : "printed"}
              onPick=${(/** @type {string} */ other) => set({ map: other === "printed" ? null : other })}
              options=${[boxed, ...ours]} /></div>`
          }${
            islands && board
              ? html`<p class="soft">${nameFrom(board.id)}${t("comma")}${t("n-rounds", { count: rounds })}</p>`
              : islands
                ? html`<${IslandChoice} game=${game} players=${count} faces=${faces} onPick=${(chosen) => set({ faces: chosen })} />`
                : choices.length > 1
                  ? html`<div class="faces"><${Choice} legend=${t("map")} hideLegend value=${map} onPick=${(other) => set({ map: other })}
                  options=${choices} /></div>`
                  : map && html`<p class="soft">${mapName(map)}${t("comma")}${t("n-rounds", { count: rounds })}</p>`
          }
          <${Choice} legend=${t("who-begins")} value=${full.first === null ? "drawn" : full.first}
            onPick=${(seat) => set({ first: seat === "drawn" ? null : seat })}
            options=${[
              { id: "drawn", text: t("drawn-by-lot") },
              ...people.map((p, i) => ({
                id: i,
                text: nameOf(people, i),
                picture: html`<${Swatch} colour=${p.colour} size=${28} name=${nameOf(people, i)} />`,
              })),
            ]} /></section>
        <${RulesCard} game=${game} form=${form} set=${set} />
        </div><${StartBar} reasons=${ownReasons(reasons, form.own)} busy=${busy || !map} onStart=${start} />
      </div>
    </div>`;
}
