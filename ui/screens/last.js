// The last tables: kept when a game begins, laid again, and the names of those who sat there.

import { call } from "../backend.js";
import { sit } from "../session.js";
import { change, complain, go, settings } from "../state.js";
import { lastTables, nameOf, seatsOf, tableTold } from "./people.js";

/** How many names are kept. */
const NAMES = 12;

const same = (/** @type {string} */ one, /** @type {string} */ other) => one.toLowerCase() === other.toLowerCase();

/** The names that were kept, the latest first. @param {any} kept @returns {string[]} */
export const lastNames = (kept) => (Array.isArray(kept) ? kept : []).filter((name) => typeof name === "string" && name.trim() !== "");

/**
 * What is kept among the settings after a table was laid: nothing of chance, the table first, one for each game.
 * @param {any} kept the settings before
 * @param {Ui.KeptTable} table
 */
export function keptAfter(kept, { setup: { seed, ...setup }, people, hints, lot }) {
  const own = people.filter((p) => p.who === "human" && p.name.trim() !== "").map((p) => p.name.trim());
  const names = [...own, ...lastNames(kept.names)];
  return {
    tables: [{ setup, people, hints, lot }, ...lastTables(kept.tables).filter((other) => other.setup.game !== setup.game)],
    names: names.filter((name, i) => names.findIndex((other) => same(name, other)) === i).slice(0, NAMES),
  };
}

/**
 * What is kept after a person has another name, or none any more.
 * @param {any} kept the settings before
 * @param {string} name
 * @param {string} to
 */
export function keptWithout(kept, name, to) {
  const names = lastNames(kept.names).map((other) => (same(other, name) ? to : other));
  const tables = lastTables(kept.tables).map((table) => ({
    ...table,
    people: table.people.map((p) => (p.who === "human" && same(p.name.trim(), name) ? { ...p, name: to } : p)),
  }));
  return { tables, names: names.filter((other, i) => other !== "" && names.findIndex((first) => same(first, other)) === i) };
}

/** A person is called otherwise from now on; `to` empty: is forgotten. @param {string} name */
export const renamed = (name, to = "") => change(/** @type {any} */ (keptWithout(settings.value, name, to)));

/** Begins a game at a table and keeps it as the last one; what is refused is thrown. @param {Ui.KeptTable} table @param {any} [seed] */
export async function begin(table, seed) {
  const setup = { ...table.setup, ...(seed === undefined ? {} : { seed }) };
  const state = await call(
    "new_game",
    /** @type {any} */ ({ setup, seats: seatsOf(table.people), ...(table.hints ? {} : { hints: false }) }),
  );
  change(/** @type {any} */ (keptAfter(settings.value, table)));
  await sit(state);
}

/** The same table again, with new stacks and dice; where that is not possible, its box is opened. @param {Ui.KeptTable} table */
export async function likeLast(table) {
  try {
    await begin(table);
  } catch (error) {
    complain(error);
    go("new-game", { game: table.setup.game });
  }
}

/** The last table, for the first screen: in words, and what begins a game there. */
export function offered() {
  const [table] = lastTables(settings.value.tables);
  return { told: table ? tableTold(table) : "", run: () => (table ? likeLast(table) : go("new-game")) };
}

/** Home-made pieces of a game, with the names that they have in files. @param {Record<string, { id: string }[]>} own */
const asFiled = (own) =>
  Object.fromEntries(
    Object.entries(own).map(([list, rows]) => [list, rows.map((row) => ({ ...row, id: row.id.replace(/^own-(.+)-[0-9a-f]{12}$/, "$1") }))]),
  );

/**
 * The table of a game that is over, to be laid again. Bots keep their characters' names without being given them.
 * @param {any} state
 * @returns {Ui.KeptTable}
 */
export function tableOf({ game, seats, view, hints }) {
  const people = /** @type {Ui.Seated[]} */ (
    seats.map((/** @type {Ui.Player} */ seat, /** @type {number} */ i) => {
      const first = seats.findIndex((/** @type {Ui.Player} */ other) => other.who === "human" && other.name === seat.name);
      return { level: "normal", style: null, ...seat, seat: seat.colour, same: seat.who === "human" && first < i ? first : null };
    })
  );
  for (const [i, p] of people.entries()) {
    const unnamed = people.map((other, j) => (j === i ? { ...other, name: "" } : other));
    if (p.same === null && nameOf(unnamed, i) === p.name) people[i] = { ...p, name: "" };
  }
  const teams = view.teams ? { teams: view.teams } : {};
  const own = view.own ? { own: asFiled(view.own) } : {};
  return { setup: { game, players: seats.length, map: view.map, ...teams, ...own }, people, hints: !hints?.off, lot: false };
}
