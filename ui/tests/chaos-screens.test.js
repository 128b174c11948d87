// Screens of Chaos apart from the table: new game, battles told, log, places, look-up.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { nothing } from "../games/chaos/choices.js";
import { byRound, ranking } from "../games/chaos/end.js";
import { phasesOf } from "../games/chaos/log.js";
import { drawnBy, present, setupOf, withPowers } from "../games/chaos/new-game.js";
import { reportsOf, staged, told } from "../games/chaos/scene.js";
import { pickNth } from "../games/chaos/table.js";
import { seatsOf } from "../screens/people.js";
import { samples, sampleView } from "./chaos-samples.js";
import { readAll } from "./languages.js";

before(() => readAll(["ui"]));

const human = (name, same = null) => ({ name, who: "human", level: "normal", same });
const bot = (level = "normal") => ({ name: "", who: "bot", level, style: "trickster", same: null });

test("four rows are the four powers, three those that are there", () => {
  assert.deepEqual(present({ players: 4, absent: "khorne" }), ["khorne", "nurgle", "tzeentch", "slaanesh"]);
  assert.deepEqual(present({ players: 3, absent: "tzeentch" }), ["khorne", "nurgle", "slaanesh"]);
  assert.equal(present({ players: 3, absent: "drawn" }), null);
});

test("the absent power is drawn by the number of the game, or by chance", () => {
  assert.deepEqual(
    ["4", "5", "18446744073709551615"].map((seed) => drawnBy(seed, 0)),
    ["khorne", "nurgle", "slaanesh"],
  );
  assert.deepEqual(
    [0, 0.3, 0.6, 0.999, 1].map((chance) => drawnBy("", chance)),
    ["khorne", "nurgle", "tzeentch", "slaanesh", "slaanesh"],
  );
});

test("one person with two powers has one name, and seats wear their powers", () => {
  const form = {
    players: 3,
    absent: "drawn",
    drawn: "khorne",
    rows: [human(" Ada "), bot("easy"), human("x", 0), bot()],
    rules: { frenzy_counts: false, all_comets: true },
    seed: "12",
  };
  const seats = seatsOf(withPowers({ ...form, rows: form.rows.slice(0, 3) }));
  assert.deepEqual(seats, [
    { name: "Ada", colour: 1, who: "human" },
    { name: "Fitch", colour: 2, who: "bot", level: "easy", style: "trickster" },
    { name: "Ada", colour: 3, who: "human" },
  ]);
  const rules = [
    { id: "frenzy_counts", default: true },
    { id: "all_comets", default: true },
  ];
  assert.deepEqual(setupOf(form, rules), { game: "chaos", players: 3, absent: "khorne", seed: 12, house_rules: { frenzy_counts: false } });
  assert.equal(setupOf({ ...form, players: 4, seed: "" }, rules).absent, undefined);
  assert.equal(seatsOf([human(""), bot(), human("", 0), bot()])[2].name, "Player 1", "an unnamed person too");
});

const battle = [
  { type: "battle_started", land: "kislev", again: false },
  { type: "rolled", power: "khorne", dice: 1, hits: 2, faces: [6, 4], cause: "battle" },
  { type: "hit", power: "khorne", figure: "leper_1" },
  { type: "hit_peasant", power: "khorne" },
  { type: "killed", figure: "leper_1", land: "kislev" },
  { type: "battle_ended", land: "kislev" },
];

test("a battle is staged roll by roll", () => {
  const scenes = [];
  for (const event of battle) scenes.push(staged(scenes.at(-1) ?? null, event));
  assert.deepEqual(scenes[1].rolls[0].faces, [6, 4]);
  assert.deepEqual(scenes[3].named, [
    { power: "khorne", figure: "leper_1" },
    { power: "khorne", figure: null },
  ]);
  assert.deepEqual([scenes[4].fallen, scenes[4].over, scenes[5].over], [["leper_1"], false, true]);
  assert.equal(staged(null, battle[1]), null, "a roll without a battle has no stage");
});

test("the report gathers a round and is done when the next begins", () => {
  const round = [
    { type: "phase_started", phase: "battle" },
    ...battle,
    { type: "dominated", power: "khorne", land: "kislev", value: 4, resistance: 3, points: 3 },
    { type: "scored", power: "khorne", land: "kislev", points: 3, cause: "domination" },
    { type: "corrupted", power: "nurgle", land: "tilea", count: 2 },
    { type: "killed", figure: "bloodletter_1", land: "tilea" },
    { type: "ticked", power: "nurgle", tick: 1, most: false },
  ];
  const report = round.reduce((now, event) => told(now, event, 2), null);
  assert.deepEqual([report.round, report.battles.length, report.battles[0].fallen, report.done], [2, 1, ["leper_1"], false]);
  assert.deepEqual(
    report.slain.map((e) => e.figure),
    ["bloodletter_1"],
    "who dies after the battles fell to a Hero",
  );
  assert.equal(told(report, { type: "round_started", round: 3 }, 2).done, true);
  assert.equal(told(report, { type: "phase_started", phase: "battle" }, 3).battles.length, 0);
  assert.equal(told(null, battle[1], 1), null);
});

test("every round that has ended has its report, out of the log", () => {
  const fought = [{ type: "phase_started", phase: "battle" }, ...battle];
  const entries = [
    { round: 1, events: [{ type: "summoned", power: "khorne", to: "kislev" }] },
    { round: 1, events: fought },
    {
      round: 1,
      events: [
        { type: "ticked", power: "nurgle" },
        { type: "round_started", round: 2 },
        { type: "scored", power: "khorne", points: 2 },
      ],
    },
    { round: 2, events: fought },
  ];
  assert.deepEqual(
    reportsOf(entries).map((r) => [r.round, r.battles.length, r.ticked.length, r.scored.length]),
    [[1, 1, 1, 0]],
    "the second round goes on",
  );
  assert.deepEqual(
    reportsOf([...entries, { round: 2, events: [{ type: "game_over" }] }]).map((r) => r.round),
    [1, 2],
  );
});

test("the log is gathered by phase, newest first", () => {
  const entries = [
    {
      step: 0,
      round: 1,
      events: [
        { type: "summoned", power: "khorne", to: "kislev" },
        { type: "summoned", power: "khorne", to: "kislev" },
      ],
    },
    {
      step: 1,
      round: 1,
      events: [
        { type: "phase_started", phase: "battle" },
        { type: "rolled", power: "nurgle" },
        { type: "round_started", round: 2 },
        { type: "phase_started", phase: "old_world" },
        { type: "revealed", card: "x" },
      ],
    },
  ];
  const phases = phasesOf(entries, (e) => (e.type.endsWith("_started") ? null : e.type));
  assert.deepEqual(
    phases.map((p) => [p.round, p.phase]),
    [
      [2, "old_world"],
      [1, "battle"],
      [1, null],
    ],
  );
  assert.deepEqual(phases[2].lines, [{ text: "summoned", power: "khorne", land: "kislev", times: 2, things: [], type: "summoned" }]);
  assert.deepEqual(phases[0].lines[0].things, [{ kind: "card", id: "x" }], "what the card says is one tap away");
});

test("winners stand first, then points, then threat", () => {
  const view = {
    winners: [2],
    powers: [
      { seat: 0, points: 50, threat: 9 },
      { seat: 1, points: 50, threat: 12 },
      { seat: 2, points: 20, threat: 255 },
    ],
  };
  assert.deepEqual(
    ranking(view).map((p) => [p.seat, p.place]),
    [
      [2, 1],
      [1, 2],
      [0, 3],
    ],
  );
  assert.deepEqual(
    ranking({ ...view, winners: [0, 1] }).map((p) => p.place),
    [1, 1, 3],
  );
});

test("points are plotted round by round", () => {
  const sum = [
    [0, 0],
    [0, 1],
    [2, 1],
    [2, 4],
    [9, 4],
  ];
  assert.deepEqual(
    byRound(
      sum,
      [1, 1, 2, 2].map((round) => ({ round })),
    ),
    [
      [0, 0],
      [2, 1],
      [9, 4],
    ],
  );
  assert.deepEqual(
    byRound(
      sum,
      [1, 2].map((round) => ({ round })),
    ),
    [
      [0, 0],
      [0, 1],
      [9, 4],
    ],
    "the end of the game is its last point",
  );
});

test("a digit picks nothing where nobody's hand is on the screen", () => {
  const state = { view: { ...sampleView(samples[0]), viewer: null } };
  assert.equal(pickNth(1, state, nothing, { mine: true, options: [] }), false);
});
