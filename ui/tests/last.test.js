// The last table: what is kept of it, how it is laid again, and what becomes of what is broken or gone.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { useCarrier } from "../backend.js";
import { formOf as chaosForm, withPowers } from "../games/chaos/new-game.js";
import { formOf, setupFor } from "../games/smallworld/new-game.js";
import { begin, keptAfter, keptWithout, lastNames, tableOf } from "../screens/last.js";
import { lastTables, seatsOf, tableTold } from "../screens/people.js";
import { fitted, joined, newcomers, reseated, resized } from "../screens/seats.js";
import { settings } from "../state.js";
import { inEach, readAll } from "./languages.js";

before(() => readAll(["ui", "content", "underground", "warcraft"]));

const human = (name, colour, more = {}) => ({ name, colour, who: "human", level: "normal", style: null, same: null, ...more });
const bot = (style, colour, level = "hard") => ({ name: "", colour, who: "bot", level, style, same: null });
const people = [human("Anna", 2), human("Ben", 0), bot("raider", 4)];
const table = (game = "small-world", more = {}) => ({
  setup: { game, players: 3, map: `${game}-3p`, first: null, ...more },
  people,
  hints: true,
  lot: false,
});

test("what was kept comes back as it was, through the text of the settings too", () => {
  const kept = JSON.parse(JSON.stringify(keptAfter({}, table())));
  assert.deepEqual(lastTables(kept.tables), [table()]);
  assert.deepEqual(kept.names, ["Anna", "Ben"]);
  assert.deepEqual(seatsOf(lastTables(kept.tables)[0].people), [
    { name: "Anna", colour: 2, who: "human" },
    { name: "Ben", colour: 0, who: "human" },
    { name: "Brakka", colour: 4, who: "bot", level: "hard", style: "raider" },
  ]);
});

test("the last table is the first, one is kept of each game, and nothing of chance", () => {
  let kept = keptAfter({}, table());
  kept = keptAfter(kept, table("underground"));
  kept = keptAfter(kept, table("small-world", { seed: 42, house_rules: { open_coins: true } }));
  assert.deepEqual(
    kept.tables.map(({ setup }) => setup.game),
    ["small-world", "underground"],
  );
  assert.equal("seed" in kept.tables[0].setup, false);
  assert.deepEqual(kept.tables[0].setup.house_rules, { open_coins: true });
});

test("names are kept once, the latest first, and not for ever", () => {
  let kept = { names: ["ben", 7, "", "Cy"] };
  kept = { ...kept, ...keptAfter(kept, table()) };
  assert.deepEqual(kept.names, ["Anna", "Ben", "Cy"]);
  for (let i = 0; i < 20; i++) kept = keptAfter(kept, { ...table(), people: [human(`P${i}`, 0), bot("raider", 1)] });
  assert.equal(kept.names.length, 12);
  assert.equal(kept.names[0], "P19");
  assert.deepEqual(lastNames("x"), []);
});

test("who is renamed or forgotten is so at the last tables too", () => {
  const kept = keptAfter({}, table());
  const renamed = keptWithout(kept, "anna", "Hannah");
  assert.deepEqual([renamed.names, renamed.tables[0].people[0].name], [["Hannah", "Ben"], "Hannah"]);
  const forgotten = keptWithout(kept, "Anna", "");
  assert.deepEqual([forgotten.names, forgotten.tables[0].people[0].name], [["Ben"], ""]);
  assert.deepEqual(keptWithout({}, "Anna", ""), { tables: [], names: [] });
});

test("what is broken, or of a game that is gone, is left out", () => {
  for (const broken of [undefined, null, 7, "x", {}, [null], [7], [{}], [{ setup: {} }]]) assert.deepEqual(lastTables(broken), []);
  const wrong = [
    { ...table(), setup: { game: "go" } },
    { ...table(), setup: { game: "constructor" } },
    { ...table(), setup: { game: ["small-world"] } },
    { ...table(), people: [people[0]] },
    { ...table(), people: [...people, ...people] },
    { ...table(), people: [people[0], null] },
    { ...table(), people: "Anna" },
  ];
  assert.deepEqual(lastTables([...wrong, table()]), [table()]);
});

test("seats that are broken are mended: colours, levels, characters, names", () => {
  const kept = [
    { name: 7, colour: 1, who: "human" },
    { name: "x".repeat(99), colour: 1, who: "bot", level: "godlike", style: "clown", same: 0 },
    { colour: "red", who: "ghost", same: 9 },
    { name: "Ben", colour: 12, who: "human", same: 1 },
  ];
  const [{ setup, people: mended }] = lastTables([{ setup: { game: "small-world", players: 2 }, people: kept }]);
  assert.equal(setup.players, 4);
  assert.deepEqual(
    mended.map((p) => p.colour),
    [1, 0, 2, 3],
  );
  assert.deepEqual([mended[0].name, mended[1].name.length, mended[1].level, mended[1].style], ["", 24, "normal", null]);
  assert.deepEqual(
    mended.map((p) => [p.who, p.same]),
    [
      ["human", null],
      ["bot", null],
      ["human", null],
      ["human", null],
    ],
  );
});

test("one person with two powers stays one, and a chain of the same comes to an end", () => {
  const kept = (same) => [{ setup: { game: "chaos" }, people: [human("A", 0), human("B", 1, { same: 0 }), human("", 2, { same })] }];
  assert.deepEqual(
    lastTables(kept(0))[0].people.map((p) => p.same),
    [null, 0, 0],
  );
  assert.deepEqual(
    lastTables(kept(1))[0].people.map((p) => p.same),
    [null, 0, null],
  );
});

test("a table is told in a line in every language", () => {
  assert.equal(tableTold(table()), "Anna, Ben, Brakka (hard) – Small World, 3 players");
  inEach((of) => assert.match(tableTold(table("chaos")), /Anna.*Ben.*\S/, of));
});

const game = {
  id: "mixed",
  house_rules: [{ id: "open_coins", default: false }],
  races: [
    { id: "orcs", box: "small_world" },
    { id: "drow", box: "underground" },
  ],
  powers: [{ id: "hill", box: "small_world" }],
};

test("the setup is filled in as it was, as far as it still exists", () => {
  const mix = { boxes: ["underground", "gone"], finds: false, without: ["orcs", "gone"] };
  const kept = table("mixed", {
    map: "underground-3p",
    first: 1,
    mix,
    house_rules: { open_coins: true, gone: true, odd: "yes" },
    teams: 5,
  });
  const form = formOf(game, kept);
  assert.deepEqual(form, {
    game: "mixed",
    map: "underground-3p",
    board: null,
    first: 1,
    seed: "",
    rules: { open_coins: true },
    boxes: ["underground"],
    finds: false,
    without: ["orcs"],
    faces: null,
    teams: null,
    own: [],
  });
  assert.deepEqual(setupFor({ ...form, players: people }, { open_coins: false }).mix, {
    boxes: ["underground"],
    finds: false,
    without: ["orcs"],
  });
  const plain = formOf(game, null);
  assert.deepEqual([plain.map, plain.first, plain.rules, plain.boxes], [null, null, {}, ["small_world", "underground"]]);
  const odd = formOf(game, table("mixed", { map: 7, first: "x", mix: "all", house_rules: 3 }));
  assert.deepEqual([odd.map, odd.first, odd.rules, odd.boxes, odd.without], [null, null, {}, ["small_world", "underground"], []]);
});

test("chosen islands lie as they lay, drawn ones are drawn anew", () => {
  const islands = ["l1a", "l1b", "s1a", "s1b"].map((id) => ({ id, size: id[0], board: id.slice(0, 2) }));
  const warcraft = { id: "warcraft", house_rules: [], races: [], powers: [], sets: { 2: { l: 1, m: 0, s: 1 } }, islands };
  const kept = (map, lot = false) => ({ ...table("warcraft", { players: 2, map, teams: "sum" }), lot });
  assert.deepEqual(formOf(warcraft, kept("warcraft-2p-l1b-s1a")).faces, ["l1b", "s1a"]);
  assert.equal(formOf(warcraft, kept("warcraft-2p-l1b-s1a", true)).faces, null, "they came by lot");
  assert.equal(formOf(warcraft, kept("warcraft-2p")).faces, null);
  assert.equal(formOf(warcraft, kept("warcraft-2p-l9z-s1a")).faces, null, "an island that is gone");
  assert.equal(formOf(warcraft, kept("warcraft-2p")).teams, "sum");
});

test("powers are kept, and a power that was drawn by lot is drawn again", () => {
  const setup = { game: "chaos", players: 3, absent: "nurgle", house_rules: { all_comets: true, gone: true } };
  const kept = { setup, people: people.map((p, i) => ({ ...p, seat: [0, 2, 3][i] })), hints: true, lot: false };
  const rules = [{ id: "all_comets", default: false }];
  assert.deepEqual([chaosForm(kept, rules).absent, chaosForm(kept, rules).rules], ["nurgle", { all_comets: true }]);
  assert.equal(chaosForm({ ...kept, lot: true }, rules).absent, "drawn");
  assert.equal(chaosForm({ ...kept, setup: { ...setup, absent: "sigmar" } }, rules).absent, "drawn");
  assert.equal(chaosForm(null, rules).absent, "drawn");
  assert.deepEqual(
    withPowers({ players: 3, absent: "nurgle", rows: people }).map((p) => [p.seat, p.colour]),
    [
      [0, 2],
      [2, 0],
      [3, 4],
    ],
  );
});

test("a game that is over is laid again: unnamed seats stay unnamed, one person stays one", () => {
  const seats = [
    { name: "Anna", colour: 0, who: "human" },
    { name: "Brakka", colour: 2, who: "bot", level: "hard", style: "raider" },
    { name: "Anna", colour: 3, who: "human" },
    { name: "Player 4", colour: 1, who: "human" },
  ];
  const again = tableOf({ game: "chaos", seats, view: { map: "chaos-4p" }, hints: { off: true } });
  assert.deepEqual(
    again.people.map((p) => [p.name, p.same]),
    [
      ["Anna", null],
      ["", null],
      ["Anna", 0],
      ["", null],
    ],
  );
  assert.equal(again.hints, false);
  assert.deepEqual(seatsOf(again.people), seats);
});

test("seats are added, taken away and moved", () => {
  assert.deepEqual(
    newcomers().map((p) => [p.who, p.colour, p.style]),
    [
      ["human", 0, null],
      ["bot", 1, "raider"],
    ],
  );
  const more = joined(people);
  assert.deepEqual([more[3].colour, more[3].style, more[3].level], [1, "settler", "hard"], "a bot like the last one, another character");
  assert.deepEqual(
    resized(people, 2).map((p) => p.name),
    ["Anna", "Ben"],
  );
  assert.equal(resized(people, 5).length, 5);
  assert.equal(new Set(resized(people, 5).map((p) => p.colour)).size, 5);
  assert.equal(fitted(people, [3, 4]), people);
  assert.equal(fitted(people.slice(0, 2), [3, 4]).length, 3);
  assert.equal(fitted(resized(people, 5), [3, 4]).length, 4);
  assert.equal(fitted(people, []), people);
  const shared = [human("A", 0), human("B", 1), human("", 2, { same: 0 })];
  assert.deepEqual(
    reseated(shared, [2, 1, 0]).map((p) => [p.name, p.same, p.colour]),
    [
      ["A", null, 2],
      ["B", null, 1],
      ["A", 0, 0],
    ],
  );
  assert.deepEqual(
    reseated(shared, [1, 2]).map((p) => [p.name, p.same]),
    [
      ["B", null],
      ["A", null],
    ],
  );
});

test("a game begins with another number each time, and is kept once it has begun", async () => {
  const calls = [];
  let trouble = true;
  useCarrier(async (command, args) => {
    calls.push([command, args]);
    if (command === "new_game") throw trouble ? { kind: "invalid_setup" } : { kind: "stop" };
    return {};
  });
  await assert.rejects(begin(table()), { kind: "invalid_setup" });
  trouble = false;
  await assert.rejects(begin({ ...table(), hints: false }, 7), { kind: "stop" });
  useCarrier(null);
  assert.equal(settings.value.tables, undefined, "what was refused is not kept");
  assert.deepEqual(
    calls.map(([command, { setup, hints }]) => [command, setup.seed, hints]),
    [
      ["new_game", undefined, undefined],
      ["new_game", 7, false],
    ],
  );
});
