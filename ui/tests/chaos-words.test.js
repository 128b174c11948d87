// Chaos in the Old World: everything in the box has its words in every language, and its glyph.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chosen } from "../art/chosen-icons.mjs";
import { glyphs } from "../art/glyphs.js";
import "../art/chaos-glyphs.js";
import { own } from "../art/own-glyphs.mjs";
import { bundleOf, languages } from "../i18n.js";

const text = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const rust = (file) => text(`../../src-tauri/crates/chaos/src/${file}.rs`);
const found = (source, pattern) => [...source.matchAll(pattern)].map((m) => m[1]);
const snake = (name) => name.replace(/(?<=.)[A-Z]/g, "_$&").toLowerCase();
/** What stands between `from` and the next `to`. */
const between = (source, from, to) => source.slice(source.indexOf(from), source.indexOf(to, source.indexOf(from)));
const variants = (source, type) => found(between(source, `pub enum ${type} {`, "\n}"), /^ {4}([A-Z][A-Za-z]*)/gm).map(snake);

const powers = rust("content/powers");
const decks = Object.fromEntries(
  ["KHORNE", "NURGLE", "TZEENTCH", "SLAANESH"].map((p) => [p.toLowerCase(), found(between(powers, `${p}_CARDS:`, "];"), /id: "(\w+)"/g)]),
);
const world = found(rust("content/old_world"), /OldWorldData \{ id: "(\w+)"/g);
const stays = found(rust("content/old_world"), /OldWorldData \{ id: "(\w+)"[^}]*stays: true/g);
const content = {
  power: Object.keys(decks),
  figure: found(powers, /FigureData \{ id: "(\w+)"/g),
  card: Object.values(decks).flat(),
  upgrade: found(powers, /UpgradeData \{ id: "(\w+)"/g),
  world,
  land: found(rust("content/lands"), /LandData \{ id: "(\w+)"/g),
  token: ["event", "hero", "noble", "peasant", "skaven", "warpstone"],
};
const wanted = [
  ...Object.entries(content).flatMap(([kind, ids]) => ids.map((id) => `chaos-${kind}-${id}`)),
  ...["card", "upgrade", "world", "token"].flatMap((kind) => content[kind].map((id) => `chaos-${kind}-${id}-text`)),
  ...stays.map((id) => `chaos-world-${id}-lasting`),
  ...content.power.map((id) => `chaos-counter-${id}`),
  ...variants(rust("event"), "Event").map((id) => `chaos-event-${id}`),
  ...variants(rust("content/mod"), "Reward").map((id) => `chaos-reward-${id}`),
  ...variants(rust("content/mod"), "Origin").map((id) => `chaos-origin-${id}`),
  ...variants(rust("state/phase"), "Phase").map((id) => `chaos-phase-${id}`),
  ...variants(rust("state/position"), "Ending").map((id) => `chaos-ending-${id}`),
  ...found(between(rust("decisions/choices"), "fn asks", "_ => return None"), /Task::([A-Z][A-Za-z]*)/g).map(
    (name) => `chaos-expect-${snake(name)}`,
  ),
];
const bundles = languages.map(({ id }) => [id, bundleOf(id, [text(`../locales/${id}/chaos.ftl`), text(`../locales/${id}/errors.ftl`)])]);

test("the box is whole", () => {
  const sizes = Object.fromEntries(Object.entries(content).map(([kind, ids]) => [kind, new Set(ids).size]));
  assert.deepEqual(sizes, { power: 4, figure: 12, card: 30, upgrade: 20, world: 22, land: 9, token: 6 });
  assert.ok(wanted.length > 200, String(wanted.length));
});

test("everything has its words", () => {
  for (const [language, bundle] of bundles)
    assert.deepEqual(
      wanted.filter((id) => !bundle.hasMessage(id)),
      [],
      language,
    );
});

test("every refusal and every flaw of a setup has its words", () => {
  const ids = [
    ...variants(rust("decisions/refusal"), "Refusal").map((id) => `refused-${id}`),
    ...variants(rust("setup"), "SetupReason").map((id) => `setup-${id}`),
  ];
  for (const [language, bundle] of bundles)
    assert.deepEqual(
      ids.filter((id) => !bundle.hasMessage(id)),
      [],
      language,
    );
});

test("every text can be said with its variables, whatever they choose", () => {
  const names = ["power", "land", "from", "to", "figure", "card", "token", "upgrade", "faces", "cards", "winners", "name", "phase"];
  const numbers = ["count", "cost", "hits", "dice", "points", "tick", "slot", "value", "resistance", "number", "left", "amount", "round"];
  for (const [language, bundle] of bundles) {
    const ids = found(text(`../locales/${language}/chaos.ftl`), /^([a-z][\w-]*) =/gm);
    for (const id of ids) {
      for (const [n, yes, cause] of [
        [0, "no", "frenzy"],
        [1, "yes", "early"],
        [2, "no", "battle"],
      ]) {
        const vars = { cause, ...Object.fromEntries(names.map((k) => [k, "x"])), ...Object.fromEntries(numbers.map((k) => [k, n])) };
        for (const k of ["has", "tie", "again", "most", "shown"]) vars[k] = yes;
        const errors = [];
        const said = bundle.formatPattern(bundle.getMessage(id).value, vars, errors);
        assert.deepEqual(errors, [], `${language}: ${id}`);
        assert.ok(said.trim() !== "" && !/[{}]|undefined/.test(said), `${language}: ${id}: ${said}`);
      }
    }
  }
});

test("everything has its glyph, and no two cards or figures of a power look alike", () => {
  const drawn = ["power", "figure", "card", "upgrade", "world", "token"].flatMap((kind) => content[kind]);
  assert.deepEqual(
    drawn.filter((id) => !glyphs.chaos[id]),
    [],
  );
  assert.equal(new Set(content.figure.map((id) => glyphs.chaos[id])).size, content.figure.length);
  assert.equal(new Set(content.power.map((id) => glyphs.chaos[id])).size, content.power.length);
  for (const [power, ids] of Object.entries(decks)) assert.equal(new Set(ids.map((id) => glyphs.chaos[id])).size, ids.length, power);
});

test("each borrowed icon is credited", () => {
  const credits = text("../art/CREDITS-icons.md");
  for (const id of Object.keys(glyphs.chaos)) {
    if (own.chaos[id]) assert.equal(glyphs.chaos[id], own.chaos[id], `${id}: run make-glyphs.mjs`);
    else assert.ok(credits.includes(`| chaos | ${id} | ${chosen.chaos[id].join(" | ")} |`), id);
  }
});
