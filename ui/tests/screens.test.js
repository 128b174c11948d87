import assert from "node:assert/strict";
import { test } from "node:test";
import { CommandError, call, useCarrier } from "../backend.js";
import { ranking } from "../games/smallworld/end.js";
import { factionOf, teamsOf } from "../games/smallworld/faction.js";
import { facesFor, islandMap } from "../games/smallworld/islands.js";
import { turnsOf } from "../games/smallworld/log.js";
import { columnsOf } from "../games/smallworld/market.js";
import { setupFor } from "../games/smallworld/new-game.js";
import { stepOf } from "../games/smallworld/status.js";
import { negotiate } from "../i18n.js";
import { turnAt, turnJump } from "../screens/replay.js";
import { swapColour } from "../screens/seats.js";
import { catalog } from "../state.js";
import { layoutFor } from "../table/layout.js";
import { plotOf } from "../table/plot.js";
import { signed } from "../words.js";

test("every kind of screen gets its furniture", () => {
  assert.equal(layoutFor(360, 640), "phone");
  assert.equal(layoutFor(390, 844), "phone");
  assert.equal(layoutFor(844, 390), "side");
  assert.equal(layoutFor(820, 1180), "tall");
  assert.equal(layoutFor(1180, 820), "wide");
  assert.equal(layoutFor(1024, 768), "side");
  assert.equal(layoutFor(1280, 800), "wide");
  assert.equal(layoutFor(1280, 800, 1.5), "side", "large text needs the room");
});

test("languages are found in the system's wishes", () => {
  assert.equal(negotiate(["zh-TW"]), "zh-Hant");
  assert.equal(negotiate(["zh-Hant-HK"]), "zh-Hant");
  assert.equal(negotiate(["zh-Hans-HK"]), "zh-Hans");
  assert.equal(negotiate(["zh"]), "zh-Hans");
  assert.equal(negotiate(["fr-FR", "zh-CN"]), "zh-Hans");
  assert.equal(negotiate(["fr"]), "en");
  assert.equal(negotiate(undefined), "en");
});

test("setups carry only what differs from the defaults", () => {
  const players = [{ name: "Ada" }, { name: "" }];
  const form = { players, map: "small-world-2p", first: null, seed: "", rules: { open_coins: true, ties_share: true } };
  assert.deepEqual(setupFor(form, { open_coins: false, ties_share: true }), {
    game: "small-world",
    players: 2,
    map: "small-world-2p",
    first: null,
    house_rules: { open_coins: true },
  });
  assert.equal(setupFor({ ...form, seed: "42" }, {}).seed, 42);
  assert.equal(setupFor({ ...form, seed: "x" }, {}).seed, "x", "nonsense is left for check_setup to explain");
});

test("two players never wear one colour", () => {
  const swapped = swapColour([{ colour: 0 }, { colour: 1 }], 0, 1);
  assert.deepEqual(
    swapped.map((p) => p.colour),
    [1, 0],
  );
  assert.deepEqual(
    swapColour([{ colour: 0 }, { colour: 1 }], 0, 4).map((p) => p.colour),
    [4, 1],
  );
});

test("places: coins first, then tokens, ties share", () => {
  assert.deepEqual(
    ranking([50, 60, 60], [9, 5, 7]).map((r) => [r.seat, r.place]),
    [
      [2, 1],
      [1, 2],
      [0, 3],
    ],
  );
  assert.deepEqual(
    ranking([60, 60], [7, 7]).map((r) => r.place),
    [1, 1],
  );
});

test("the plot keeps inside its box and starts at the left", () => {
  const { lines, grid } = plotOf(
    [
      [5, 5],
      [9, 5],
      [9, 30],
    ],
    100,
    50,
  );
  assert.equal(lines.length, 2);
  assert.deepEqual(lines[1].at(-1), [100, 0]);
  assert.equal(lines[0][0][0], 0);
  for (const [x, y] of lines.flat()) assert.ok(x >= 0 && x <= 100 && y >= 0 && y <= 50);
  assert.ok(grid.length >= 3);
});

test("the log is gathered by turn, newest first, repeats counted", () => {
  const entries = [
    { step: 0, seat: 0, turn: 0, round: 1, events: [{ type: "picked" }] },
    { step: 1, seat: 0, turn: 0, round: 1, events: [{ type: "placed", seat: 0, piece: "token", region: 3, count: 2 }] },
    {
      step: 2,
      seat: 0,
      turn: 0,
      round: 1,
      events: [
        { type: "removed", seat: 0, piece: "token", region: 3, count: 1 },
        { type: "conquered", region: 4 },
        { type: "conquered", region: 5 },
      ],
    },
    { step: 3, seat: 1, turn: 1, round: 1, events: [{ type: "picked" }] },
  ];
  const turns = turnsOf(entries, (e) => (e.count ? `${e.type} ${e.count}` : e.type));
  assert.deepEqual(
    turns.map((x) => x.seat),
    [1, 0],
  );
  assert.deepEqual(
    turns[1].lines.map((l) => [l.text, l.times]),
    [
      ["picked", 1],
      ["placed 1", 1],
      ["conquered", 2],
    ],
  );
  assert.equal(turns[1].lines[1].region, 3);
});

test("replay jumps from turn to turn and never leaves the game", () => {
  const turns = [
    { step: 0, round: 1, seat: 0 },
    { step: 6, round: 1, seat: 1 },
    { step: 11, round: 2, seat: 0 },
  ];
  assert.equal(turnJump(turns, 0, 20, 1), 6);
  assert.equal(turnJump(turns, 7, 20, 1), 11);
  assert.equal(turnJump(turns, 12, 20, 1), 20);
  assert.equal(turnJump(turns, 7, 20, -1), 6);
  assert.equal(turnJump(turns, 0, 20, -1), 0);
  assert.equal(turnAt(turns, 0).seat, 0);
  assert.equal(turnAt(turns, 7).seat, 1);
});

test("the steps of a turn follow the stage", () => {
  assert.equal(stepOf({ stage: "choose" }), "choose");
  assert.equal(stepOf({ stage: "start", may_decline: true }), "ready");
  assert.equal(stepOf({ stage: "conquest", conquered: 2, may_decline: false }), "conquest");
  assert.equal(stepOf({ stage: "redeploy" }), "redeploy");
  assert.equal(stepOf({ stage: "stout" }), "income");
  assert.equal(stepOf({ stage: "over", over: true }), null);
});

test("amounts carry a true minus", () => {
  assert.equal(signed(-1), "−1");
  assert.equal(signed(2), "+2");
});

test("whatever a carrier throws becomes a CommandError", async () => {
  useCarrier(async () => {
    throw { kind: "illegal", message: "no", data: { reason: "not_adjacent" } };
  });
  await assert.rejects(call("act"), (e) => e instanceof CommandError && e.kind === "illegal" && e.data.reason === "not_adjacent");
  useCarrier(async () => {
    throw new TypeError("broken");
  });
  await assert.rejects(call("act"), (e) => e instanceof CommandError && e.kind === "internal");
  useCarrier(async (command, args) => ({ command, args }));
  assert.deepEqual(await call("board", { map: "x" }), { command: "board", args: { map: "x" } });
  useCarrier(null);
});

const faces = ["l1a", "l1b", "l2a", "l2b", "m1a", "m1b", "m2a", "m2b", "s1a", "s1b", "s2a", "s2b"].map((id) => ({
  id,
  board: id.slice(0, 2),
  side: id[2],
  size: id[0],
}));
const islands = { islands: faces, sets: { 2: { l: 1, m: 0, s: 1 }, 4: { l: 1, m: 2, s: 1 }, 5: { l: 2, m: 1, s: 2 } } };

test("islands: one of four faces, or a side of each board where both lie", () => {
  assert.deepEqual(
    facesFor(islands, 2).map((slot) => slot.faces.length),
    [4, 4],
  );
  assert.deepEqual(
    facesFor(islands, 4).map((slot) => slot.faces),
    [
      ["l1a", "l1b", "l2a", "l2b"],
      ["m1a", "m1b"],
      ["m2a", "m2b"],
      ["s1a", "s1b", "s2a", "s2b"],
    ],
  );
  assert.deepEqual(
    facesFor(islands, 5).map((slot) => slot.size),
    ["l", "l", "m", "s", "s"],
  );
  assert.equal(islandMap(4, ["l2b", "m1a", "m2a", "s1b"]), "warcraft-4p-l2b-m1a-m2a-s1b");
  assert.equal(islandMap(3, null), "warcraft-3p");
});

test("teams are asked for in one game only", () => {
  const form = {
    players: [{}, {}],
    map: "warcraft-2p",
    first: null,
    seed: "",
    rules: {},
    game: "warcraft",
    teams: "lowest",
    boxes: ["small_world"],
    finds: true,
    without: [],
  };
  assert.equal(setupFor(form, {}).teams, "lowest");
  assert.equal(setupFor({ ...form, teams: null }, {}).teams, undefined);
  assert.equal(setupFor({ ...form, game: "mixed" }, {}).teams, undefined);
});

test("the market of teams shows one's own column first", () => {
  const market = ["alliance", "horde", "alliance", "neutral"].map((column, combo) => ({ combo, column }));
  const view = { viewer: 1, turn: 0, seats: [{ team: "alliance" }, { team: "horde" }], market };
  assert.deepEqual(
    columnsOf(view).map((c) => [c.column, c.own, c.combos.length]),
    [
      ["horde", true, 1],
      ["alliance", false, 2],
      ["neutral", false, 1],
    ],
  );
  assert.deepEqual(columnsOf({ ...view, viewer: null })[0].column, "alliance");
  assert.deepEqual(
    columnsOf({ viewer: 0, turn: 0, seats: [{}], market: [{ combo: 0 }] }).map((c) => [c.column, c.own]),
    [[null, true]],
  );
});

test("what a team has, by each way of counting", () => {
  const seats = [
    ["alliance", 30],
    ["horde", 41],
    ["alliance", 50],
    ["horde", 38],
  ].map(([team, coins], seat) => ({ seat, team, coins }));
  const of = (teams) => teamsOf({ teams, seats }).map((t) => [t.team, t.coins]);
  assert.deepEqual(of("highest"), [
    ["alliance", 50],
    ["horde", 41],
  ]);
  assert.deepEqual(of("lowest"), [
    ["horde", 38],
    ["alliance", 30],
  ]);
  assert.deepEqual(of("sum"), [
    ["alliance", 80],
    ["horde", 79],
  ]);
  assert.equal(teamsOf({ teams: "sum", seats: [{ seat: 0, team: "horde", coins: null }] })[0].coins, null, "hidden coins stay hidden");
});

test("factions are known by the key of a race", () => {
  catalog.value = {
    games: [
      {
        id: "warcraft",
        races: [
          { id: "orcs", key: "warcraft_orcs", faction: "horde" },
          { id: "naga", faction: "neutral" },
        ],
      },
      { id: "small-world", races: [{ id: "orcs" }] },
    ],
  };
  assert.deepEqual(["warcraft_orcs", "naga", "orcs"].map(factionOf), ["horde", "neutral", null]);
  catalog.value = null;
});

test("names for little room differ, and are no longer than they must be", async () => {
  const { shortNames } = await import("../games/smallworld/players.js");
  assert.deepEqual(shortNames(["Player 1", "Bot 2", "Bot 3", "Bot 4", "Bot 5"]), ["1", "2", "3", "4", "5"]);
  assert.deepEqual(shortNames(["玩家1", "电脑 2", "电脑 3"]), ["1", "2", "3"]);
  assert.deepEqual(shortNames(["Ada", "Ben", "Cleo", "Bot 4"]), ["A", "B", "C", "4"]);
  assert.deepEqual(shortNames(["Ada", "Alan", "Bot 1", "Player 1"]), ["Ad", "Al", "B1", "P1"]);
  assert.equal(new Set(shortNames(["Anna", "Anne", "Annika", "Ann", "Andy"])).size, 5);
  assert.equal(new Set(shortNames(["Kim", "Kim", "kim", "Kim 2", "2"])).size, 5);
});
