// The workshop: texts of abilities, pieces that screens know by their ids, glyphs, files, and what games say of a piece.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { glyphs } from "../art/glyphs.js";
import { useCarrier } from "../backend.js";
import { keptOwn, ownReasons } from "../games/smallworld/own.js";
import { eventText, powerName, raceName } from "../games/smallworld/words.js";
import { has, language, t, wordsNow } from "../i18n.js";
import { nameFrom, shortId } from "../own-names.js";
import { tableOf } from "../screens/last.js";
import { boxOf, fileName, piecesIn } from "../workshop/box.js";
import { drawn, GRID, library, pathOf, thinned } from "../workshop/glyph.js";
import { boardVerdict, coinsPerTurn, EVEN, FAIR, leads, places, unevenness, verdict, winShare } from "../workshop/measure.js";
import { colours, fileId, know, remember } from "../workshop/own.js";
import { lineOf, linesOf, ruleOf, rulesOf } from "../workshop/rules.js";
import { judged } from "../workshop/share.js";
import { draftOf, freeId, freeName, fresh, groups, regionsOf, rowOf } from "../workshop/vocabulary.js";
import { idleInWords, wrongInWords } from "../workshop/wrong.js";
import { contrast } from "./colour.js";
import { inEach, readAll } from "./languages.js";

await readAll(["ui", "content", "underground", "warcraft", "errors", "workshop"]);

const here = dirname(fileURLToPath(import.meta.url));
const crates = join(here, "..", "..", "src-tauri", "crates", "smallworld", "src");

/** The words as the engine writes them: `[{name, takes}]`. */
function vocabulary() {
  const files = ["boxes/ability.rs", ...readdirSync(join(crates, "abilities")).map((name) => `abilities/${name}`)];
  const words = new Map();
  for (const file of files.filter((name) => name.endsWith(".rs"))) {
    const text = readFileSync(join(crates, file), "utf8");
    for (const [, name, takes] of text.matchAll(
      /(?<!FindWord::of(?:_places|_relics)?\()\bWord\s*\{\s*name:\s*"([a-z_]+)",\s*takes:\s*&\[([^\]]*)\]/g,
    ))
      words.set(
        name,
        [...takes.matchAll(/Field::([A-Z][a-z]+)/g)].map((m) => m[1].toLowerCase()),
      );
    if (file === "boxes/ability.rs") for (const [, name] of text.matchAll(/^ {4}[A-Z_]+ = "([a-z_]+)": "/gm)) words.set(name, []);
  }
  return words;
}

const words = vocabulary();
const kinds = ["of", "with", "anywhere", "coast", "beside_own", "with_place", "shore", "occupied"];

/** Every way in which an ability may be said. */
function* ways(name, takes) {
  for (const kind of takes.includes("regions") ? kinds : [null])
    for (const number of [1, 2, 5])
      for (const faction of takes.includes("faction") ? ["alliance", "horde", "neutral"] : [null])
        for (const declined of name === "income" ? [false, true] : [false]) {
          const ability = { word: name };
          for (const field of takes) if (!["regions", "faction"].includes(field)) ability[field] = number;
          if (kind) ability.regions = regionsOf(kind);
          if (faction) ability.faction = faction;
          if (declined) ability.declined = true;
          yield ability;
        }
}

const newts = (more = {}) => ({
  id: "newts",
  tokens: 5,
  supply: 10,
  abilities: [{ word: "flies" }, { word: "income", regions: { of: ["forest", "hill"] }, coins: 2, declined: true }],
  look: { name: "Newts", glyph: { known: "kraken" }, colour: 3 },
  ...more,
});

test("every word of the engine has its sentences in every language, with nothing missing", () => {
  assert.ok(words.size > 70, `${words.size} words`);
  inEach((id) => {
    for (const [name, takes] of words) {
      assert.ok(has(`able-${name}-rule`), `${id}: no rule of ${name}`);
      for (const ability of ways(name, takes))
        for (const text of [lineOf(ability), ruleOf(ability)]) {
          assert.match(text, /[.。）]$/, `${id} ${JSON.stringify(ability)}: ${text}`);
          assert.doesNotMatch(text, /\{|\}|\$|undefined|\bNaN\b|able-|where-|terrain-|symbol-| {2}|地区地区|地區地區/, `${id} ${text}`);
          assert.notEqual(text, t("able-unknown"));
          if (id === "en") assert.doesNotMatch(text, /\b1 (tokens|coins|regions)\b|\ba [aeiou]/, text);
        }
    }
  });
});

test("no sentence asks for what nobody fills in", () => {
  const filled = [
    "what",
    "whats",
    "sum",
    "force",
    "number",
    "every",
    "count",
    "times",
    "faction",
    "declined",
    "kind",
    "terrains",
    "symbol",
    "form",
  ];
  inEach((id) => {
    for (const [name, takes] of words) {
      for (const end of ["", "-rule"]) {
        const message = wordsNow()?.getMessage(`able-${name}${end}`);
        if (!message) continue;
        for (const [, asked] of JSON.stringify(message.value).matchAll(/"type":"var","name":"([a-z]+)"/g)) {
          assert.ok(filled.includes(asked), `${id} able-${name}${end}: ${asked}`);
          const of = { what: "regions", whats: "regions", sum: "coins", force: "tokens", number: "tokens" }[asked] ?? asked;
          if (asked !== "declined") assert.ok(takes.includes(of), `${id} able-${name}${end} says ${asked}, and takes ${takes}`);
        }
      }
    }
  });
});

test("what an ability says is said of its numbers and regions", () => {
  assert.equal(lineOf({ word: "income", regions: { of: ["forest"] }, coins: 1 }), "+1 coin for each forest region.");
  assert.equal(
    ruleOf({ word: "income", regions: { of: ["hill", "farmland"] }, coins: 2, declined: true }),
    "Each hill or farmland region that the race holds pays 2 coins more at the end of your turn, in decline too.",
  );
  assert.equal(lineOf({ word: "discount", regions: "anywhere", tokens: 1 }), "−1 on regions.");
  assert.equal(linesOf({ abilities: [] }), "Nothing special.");
  assert.match(rulesOf("power", { abilities: [] }), /^This power has no ability/);
  language.value = "zh-Hans";
  assert.equal(lineOf({ word: "grows", regions: { of: ["mine"] } }), "每回合每个采矿地区多 1 支部队。");
  assert.equal(lineOf({ word: "discount", regions: { beside_own: ["mountain"] }, tokens: 1 }), "与自己占领的山脉相邻的地区 −1。");
  language.value = "en";
  assert.equal(lineOf({ word: "of a later version" }), t("able-unknown"));
  assert.equal(ruleOf({ word: "constructor" }), t("able-unknown-rule"));
});

test("every word is offered once, and begins with all it takes", () => {
  const offered = Object.values(groups).flat();
  assert.equal(new Set(offered).size, offered.length);
  assert.deepEqual(
    [...words.keys()].filter((name) => !offered.includes(name)),
    [],
  );
  for (const [name, takes] of words) {
    const ability = fresh({ name, takes, says: "", regions: ["of"], most: 10, times: 1, declined: false, printed: [] });
    assert.deepEqual(Object.keys(ability).toSorted(), ["word", ...takes].toSorted(), name);
  }
});

test("what a game brings with it is known to the screens by its full ids", async () => {
  const id = "own-newts-0123456789ab";
  const name = 'A "{ $name }" <b>B</b>';
  await know({
    races: [newts({ id, look: { name, glyph: { drawn: [[[0, 0]]] }, colour: 3 } })],
    powers: [{ id: "own-p-0123456789ab", ...newts() }],
  });
  await know({ races: [], powers: [{ ...newts(), id: "own-p-0123456789ab", supply: undefined }] });
  assert.equal(raceName(id), name);
  assert.equal(powerName("own-p-0123456789ab"), "Newts");
  assert.ok(glyphs.race[id].startsWith("M"));
  assert.equal(glyphs.power["own-p-0123456789ab"], glyphs.race.kraken);
  const seats = [{ name: "Ada", colour: 0, who: "human" }];
  assert.match(eventText({ type: "race_left", seat: 0, race: id }, seats, { regions: [] }), /^The A "\{ \$name \}" <b>B<\/b> of Ada/);
  inEach((language) => {
    assert.ok(has(`race-${id}-rule`));
    assert.equal(t(`race-${id}-ability`), linesOf(newts()), language);
    assert.equal(t(`power-own-p-0123456789ab-rule`), rulesOf("power", newts()), language);
  });
});

test("pieces of games that are gone have a name all the same", async () => {
  for (const name of ["Newts", "Les tritons d'eau", "蝾螈", "Red 龙", "0x__beef__", "Ünïcödé", "__", " "]) {
    const id = fileId(name);
    assert.match(id, /^[a-z0-9_]{1,38}$/, name);
  }
  assert.deepEqual(
    ["Newts", "蝾螈", "Red 龙"].map((name) => nameFrom(fileId(name))),
    ["Newts", "蝾螈", "Red 龙"],
  );
  assert.equal(nameFrom(fileId("swamp  newts")), "Swamp  Newts");
  assert.equal(nameFrom("__110000__"), "");
  assert.equal(shortId("own-a_b-0123456789ab"), "a_b");
  assert.equal(shortId("orcs"), null);
  useCarrier(async () => ({
    pieces: [{ key: "1", kind: "power", row: { ...newts(), id: "kept", look: { ...newts().look, name: "Kept ones" } } }],
    key: null,
  }));
  await remember(["orcs", "own-river_newts-00000000000a", "own-kept-00000000000b"]);
  useCarrier(null);
  assert.equal(raceName("own-river_newts-00000000000a"), "River Newts");
  assert.equal(powerName("own-kept-00000000000b"), "Kept ones");
});

test("a draft becomes a row as files write it, and comes back", () => {
  const draft = {
    kind: "race",
    name: " Swamp Newts ",
    glyph: { known: "orcs" },
    colour: 2,
    tokens: 4,
    supply: 9,
    faction: "neutral",
    abilities: [],
  };
  const row = rowOf(draft, ["swamp_newts"]);
  assert.deepEqual(row, {
    id: "swamp_newts_2",
    tokens: 4,
    supply: 9,
    abilities: [],
    look: { name: "Swamp Newts", glyph: { known: "orcs" }, colour: 2 },
  });
  assert.deepEqual(draftOf("race", row), { ...draft, name: "Swamp Newts" });
  assert.equal(rowOf({ ...draft, faction: "horde" }).faction, "horde");
  const badge = (abilities) => rowOf({ ...draft, kind: "power", abilities });
  assert.deepEqual(Object.keys(badge([{ word: "flies" }])), ["id", "tokens", "abilities", "look"]);
  assert.equal(badge([{ word: "flies" }, { word: "lairs" }]).stays, "works");
  assert.equal(badge([{ word: "income", regions: "anywhere", coins: 1, declined: true }]).stays, "works");
  assert.equal(badge([{ word: "haunts" }]).stays, "reverse");
  assert.equal(freeId("a", ["a", "a_2"]), "a_3");
  assert.equal(freeName("Newts", ["Newts", "Newts 2"]), "Newts 3");
  assert.equal(freeName("n".repeat(24), ["n".repeat(24)]), `${"n".repeat(22)} 2`);
});

test("glyphs: a library of names that may be kept, and strokes that stay within bounds", () => {
  const all = library();
  assert.ok(all.length > 100);
  assert.equal(new Set(all.map(([name]) => name)).size, all.length);
  for (const [name, path] of all) assert.equal(pathOf({ known: name }), path);
  assert.equal(pathOf({ known: "of a later version" }), pathOf({ known: "__proto__" }));
  assert.equal(drawn([]), "");
  for (const stroke of [
    [[0, 0]],
    [
      [0, 0],
      [GRID, GRID],
    ],
    [
      [5, 5],
      [5, 5],
    ],
  ]) {
    const path = drawn([stroke]);
    assert.doesNotMatch(path, /NaN|Infinity/);
    for (const n of path.match(/-?[\d.]+/g)) assert.ok(Number(n) >= 0 && Number(n) <= 512, path);
  }
  const line = Array.from({ length: 60 }, (_, i) => [i, i]);
  assert.deepEqual(thinned(line), [
    [0, 0],
    [59, 59],
  ]);
  const round = Array.from({ length: 200 }, (_, i) => [Math.round(50 + 40 * Math.cos(i / 31.8)), Math.round(50 + 40 * Math.sin(i / 31.8))]);
  const thin = thinned(round);
  assert.ok(thin.length > 8 && thin.length < 60, `${thin.length} points`);
});

test("the light glyph can be seen on every colour", () => {
  assert.equal(colours.length, 12);
  for (const colour of colours) assert.ok(contrast(colour, "#fff4df") >= 4.5, colour);
});

test("a box as text is found in whatever is around it, and nothing else is", () => {
  const pieces = [
    { kind: "race", row: newts() },
    { kind: "power", row: { ...newts(), id: "b" } },
  ];
  const text = JSON.stringify(boxOf(pieces));
  assert.deepEqual(piecesIn(text), pieces);
  assert.deepEqual(piecesIn(`Look: ${text} — have fun`), pieces);
  for (const none of ["", "{}", "[]", "}{", "{races:1}", '{"races":7,"powers":{}}', `${" ".repeat(1_000_001)}${text}`])
    assert.equal(piecesIn(none), null);
  assert.equal(piecesIn(`{"races":[${Array(100).fill("null").join()}]}`).length, 64);
  assert.equal(fileName(["Newts"], "x"), "Newts.elbow-box.json");
  assert.equal(fileName(["Newts", "Deep"], "My pieces"), "My-pieces.elbow-box.json");
  assert.equal(fileName(["../?"], "x"), "pieces.elbow-box.json");
});

test("what comes in is checked one by one, and gets a number where its name is taken", async () => {
  useCarrier(async (_command, { row }) =>
    row?.tokens > 0 ? { ok: true, reasons: [], idle: [] } : { ok: false, reasons: [{ kind: "form", message: "", data: null }], idle: [] },
  );
  const all = await judged(
    [null, newts(), newts()].map((row) => ({ kind: "race", row })),
    [{ key: "1", kind: "race", row: newts() }],
  );
  useCarrier(null);
  assert.deepEqual(
    all.map(({ row, on }) => [row?.look.name, row?.id, on]),
    [
      [undefined, undefined, false],
      ["Newts 2", "newts_2", true],
      ["Newts 3", "newts_3", true],
    ],
  );
  assert.deepEqual(all[0].wrong, [t("ws-wrong-other")]);
});

test("what is wrong is said in words", () => {
  inEach(() => {
    for (const kind of ["given_name", "glyph", "name", "twice", "repeated", "regions", "too_many", "unknown", "lasting", "form", "takes"])
      assert.doesNotMatch(wrongInWords({ kind }), /ws-/);
    for (const what of ["tokens", "supply", "coins", "every", "count", "times", "colour"])
      assert.doesNotMatch(wrongInWords({ kind: "number", data: { what, number: 99, least: 1, most: 10 } }), /ws-/);
  });
  const idle = [2, 3].map((players) => ({ game: "small-world", players, why: { reason: "chasm" } }));
  assert.deepEqual(idleInWords(idle), ["Small World, 2 and 3 players: no chasm on this map."]);
});

test("reasons of a game speak of pieces by their names, and a table is laid again with them", () => {
  const own = [{ kind: "race", row: newts() }];
  const id = "own-newts-0123456789ab";
  const said = ownReasons(
    [
      { kind: "no_meaning", data: { id, why: { reason: "chasm" } } },
      { kind: "clash", data: { one: id, other: "flames", word: "volcano" } },
      { kind: "players", data: {} },
    ],
    own,
  );
  assert.match(said[0].text, /^Newts has no meaning on this board \(no chasm on this map\)/);
  assert.match(said[1].text, /^Newts and Flames cannot be in one game/);
  assert.equal(said[2].text, undefined);
  const view = { map: "small-world-2p", own: { races: [{ ...newts(), id }], powers: [] } };
  const seats = [0, 1].map((colour) => ({ name: `P${colour}`, colour, who: "human" }));
  const { setup } = tableOf({ game: "small-world", seats, view, hints: { off: false } });
  assert.deepEqual(setup.own, { races: [newts()], powers: [] });
  assert.deepEqual(keptOwn(setup.own), own);
  for (const broken of [undefined, null, 7, { races: 7 }, { races: [null, {}, { id: 1 }] }]) assert.deepEqual(keptOwn(broken), []);
});

test("games tell how strong a piece is, with how certain that is", () => {
  const games = (n, points, turns = 5) =>
    Array.from({ length: n }, (_, i) => ({ points: points + ((i % 5) - 2), turns, won: i % 3 === 0 ? 1 : 0 }));
  const { mean, half } = coinsPerTurn(games(60, 40));
  assert.equal(mean, 8);
  // Five values two apart at most: a deviation of 1.426 a game, 0.285 a turn.
  assert.ok(Math.abs(half - (1.96 * 0.2853) / Math.sqrt(60)) < 0.001, String(half));
  assert.deepEqual(coinsPerTurn([]), { mean: 0, half: Infinity });
  assert.equal(coinsPerTurn(games(1, 40)).half, Infinity);
  assert.ok(Math.abs(winShare(games(60, 1)).mean - 1 / 3) < 0.001);
  assert.ok(winShare([{ won: 1 }]).half > 0.3);
  assert.equal(verdict([], []).word, "more");
  assert.equal(verdict(games(60, 40), games(60, 40)).word, "fair");
  assert.equal(verdict(games(60, 40 * (1 + FAIR - 0.02)), games(60, 40)).word, "fair");
  const strong = verdict(games(60, 52), games(60, 40));
  assert.deepEqual([strong.word, strong.tokens, Math.round(strong.by * 100)], ["strong", -2, 30]);
  const weak = verdict(games(60, 30), games(60, 40));
  assert.deepEqual([weak.word, weak.tokens], ["weak", 2]);
  assert.equal(verdict(games(5, 80), games(5, 40)).word, "more", "a few games say nothing");
});

test("what bots say of a board: even, rich, poor, or better for one place in the order of play", () => {
  /** Games of three whose seats make about so much. @param {number} n @param {number[]} seats */
  const on = (n, seats) =>
    Array.from({ length: n }, (_, i) => {
      const points = seats.map((each, seat) => each + (((i + seat) % 3) - 1) * 4);
      const won = points.map((each) => (each === Math.max(...points) ? 1 : 0));
      return {
        points: points.reduce((a, b) => a + b),
        turns: 30,
        won: won[0],
        seats: points.map((each, seat) => ({ points: each, won: won[seat] })),
      };
    });
  const printed = on(60, [80, 80, 80]);
  assert.equal(boardVerdict(on(60, [80, 80, 80]), printed).word, "even");
  assert.equal(boardVerdict(on(60, [100, 100, 100]), printed).word, "rich");
  assert.equal(boardVerdict(on(60, [60, 60, 60]), printed).word, "poor");
  const uneven = boardVerdict(on(60, [100, 80, 70]), printed);
  assert.deepEqual([uneven.word, Math.round(uneven.by * 100)], ["uneven", 20]);
  assert.equal(boardVerdict(on(5, [100, 80, 70]), printed).word, "more", "a few games say nothing");
  assert.ok(unevenness(on(60, [80, 80, 80])) < 0.01 && unevenness(on(60, [100, 80, 70])) > EVEN);
  assert.deepEqual([unevenness([]), leads([]), places([])], [0, [], []]);
  const [first, second] = places(on(60, [100, 80, 70]));
  assert.ok(first.coins.mean > second.coins.mean && first.won.mean > second.won.mean);
});
