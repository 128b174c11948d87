// What abilities that no box has yet bring to the map: decisions of their own, and marks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { glyphs } from "../art/glyphs.js";
import { clusterOf } from "../games/smallworld/board/cluster.js";
import { pictureOf } from "../games/smallworld/board/picture.js";
import { turnsOf } from "../games/smallworld/log.js";
import { lyingIn } from "../games/smallworld/lying.js";
import { causeName, eventText, labelsOf, regionNotes, say, thingOf } from "../games/smallworld/words.js";
import { has } from "../i18n.js";
import { inEach, readAll } from "./languages.js";

const read = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const box = JSON.parse(read("../../src-tauri/crates/smallworld/boxes/example.json"));

const seats = [
  { name: "Ada", colour: 3 },
  { name: "Ben", colour: 1 },
];
const geometry = { regions: [0, 1].map((id) => ({ id, terrain: "hill", adjacent: [1 - id], symbols: [], marks: [] })) };
const region = (id, more) => ({ region: id, owner: null, tokens: 0, markers: [], defence: 0, immune: null, ...more });
const view = {
  stage: "look",
  regions: [
    region(0, {
      marks: [
        { seat: 1, by: "innkeepers" },
        { seat: 0, by: "hill" },
      ],
    }),
    region(1),
  ],
};

before(() => readAll(["underground", "warcraft"]));

test("the races of the example box have their texts in every language, and glyphs of their own", () => {
  const ids = [...box.races.map(({ id }) => `race-${id}`), ...box.powers.map(({ id }) => `power-${id}`)];
  assert.ok(ids.length >= 3);
  inEach((of) =>
    assert.deepEqual(
      ids.flatMap((id) => [id, `${id}-ability`, `${id}-rule`]).filter((id) => !has(id)),
      [],
      of,
    ),
  );
  const others = new Set(Object.entries(glyphs.race).map(([id, path]) => !box.races.some((race) => race.id === id) && path));
  for (const { id } of box.races) assert.ok(glyphs.race[id] && !others.has(glyphs.race[id]), id);
});

test("a mark is drawn in the colour of its seat, beside what stands there", () => {
  const [marked, plain] = pictureOf(view, seats);
  assert.deepEqual(marked.markers, [
    { kind: "mark", by: "innkeepers", colour: 1 },
    { kind: "mark", by: "hill", colour: 3 },
  ]);
  assert.deepEqual(plain.markers, []);
  const { front } = clusterOf({ ...marked, stack: { count: 2 } });
  assert.deepEqual(
    front.map((m) => m.marker.by),
    ["innkeepers", "hill"],
  );
});

test("a mark is said with the region, whose it is and what gave it", () => {
  assert.equal(regionNotes(view, geometry, 0, seats), "mark of Ben: Innkeepers, mark of Ada: Hill, next to hill 2");
  assert.equal(labelsOf(view, geometry, seats).notes(1), "next to hill 1");
  inEach((id) => assert.match(regionNotes(view, geometry, 0, seats), new RegExp(`Ben.*${say({ id: "race-innkeepers" })}`), id));
  const chips = lyingIn(view, 0, false, seats);
  assert.deepEqual(
    chips.map(({ text, things }) => [text, things]),
    [
      ["mark of Ben: Innkeepers", [{ kind: "race", id: "innkeepers" }]],
      ["mark of Ada: Hill", [{ kind: "power", id: "hill" }]],
    ],
  );
  assert.equal(new Set(chips.map(({ id }) => id)).size, 2);
});

test("the log tells a mark and leads to the text of who left it", () => {
  const event = { type: "marked", seat: 1, by: "innkeepers", region: 0 };
  assert.equal(eventText(event, seats, geometry), "Ben leaves a mark in hill 1: Innkeepers.");
  inEach((id) => assert.ok(!eventText(event, seats, geometry).includes("innkeepers"), id));
  const [turn] = turnsOf([{ turn: 1, round: 1, events: [event] }], (e) => eventText(e, seats, geometry));
  assert.deepEqual(turn.lines[0].things, [{ kind: "race", id: "innkeepers" }]);
});

test("a cause that has no text of its own is called by its race or power", () => {
  assert.equal(causeName({ cause: "innkeepers" }), "Innkeepers");
  assert.equal(causeName({ cause: "pillaging" }), "Pillaging");
  assert.equal(causeName({ cause: "mountain" }), "mountain");
  assert.equal(causeName({ cause: "power", id: "hill" }), "Hill");
  assert.equal(causeName({ cause: "nothing_known" }), "other");
  const paid = { type: "paid", from: 1, to: 0, coins: 1, cause: "innkeepers" };
  assert.match(eventText(paid, seats, geometry), /Innkeepers/);
  assert.deepEqual(thingOf("nothing_known").kind, "");
});

test("a decision of an ability is called by the race or power that brings it", () => {
  const words = (count) => say({ id: "do-use", vars: { piece: "tricksters", count } });
  assert.deepEqual([words(1), words(2)], ["Tricksters: this region", "Tricksters: these two regions"]);
  assert.equal(say({ id: "do-choose-use", vars: { piece: "tricksters" } }), "Tricksters …");
  inEach((id) => assert.notEqual(words(1), words(2), id));
});
