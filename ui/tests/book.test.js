// The book: every page speaks in every language, every link leads somewhere, every thing has a page, and what is looked for is found.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { find, indexOf, marked, stemOf, termsOf } from "../book/search.js";
import { anyOf, linked, paragraphsOf, partsOf, plainOf, questionsOf } from "../book/text.js";
import { games } from "../games/registry.js";
import { bundleOf, languages, wordsIn } from "../i18n.js";
import { catalog } from "../state.js";
import { sampleCatalog } from "./catalog.js";
import { inEach, readAll } from "./languages.js";

const samples = sampleCatalog();
catalog.value = /** @type {any} */ (samples);
const entries = [...new Set(Object.values(games))].filter(({ book }) => book);
await readAll([...entries.flatMap(({ words = [], books = [] }) => [...words, ...books.map((id) => `book-${id}`)]), "book"]);
/** @type {Ui.Book[]} */
const shelf = (await Promise.all(entries.map((entry) => entry.book()))).flatMap((module) => module.books());
const chapters = shelf.flatMap((book) => book.chapters);
const all = chapters.flatMap((chapter) => chapter.pages);
const aliases = Object.assign({}, ...shelf.map((book) => book.aliases ?? {}));
const bundles = Object.fromEntries(await Promise.all(languages.map(async ({ id }) => [id, await wordsIn(id)])));
const known = new Set(all.map((page) => page.id));
const textsOf = (page, bundle) => [
  ...page.texts,
  ...(page.words ?? []),
  ...questionsOf(bundle, page.id).flatMap(({ asks, answers }) => [asks, answers]),
];

test("every page has words in every language, and its questions are the same in all", () => {
  assert.equal(known.size, all.length, "no two pages of one name");
  assert.ok(all.length > 300, `${all.length} pages`);
  inEach((id) => {
    const bundle = bundles[id];
    for (const page of all) {
      assert.ok(page.texts.length > 0 || page.more, `${page.id}: no text`);
      for (const text of [page.title, ...textsOf(page, bundle)]) assert.ok(plainOf(partsOf(bundle, text)).trim(), `${id}: ${text}`);
      assert.equal(questionsOf(bundle, page.id).length, questionsOf(bundles.en, page.id).length, `${id}: ${page.id}`);
      for (const fact of page.facts?.() ?? []) assert.ok(fact.trim() && !/^[a-z]+-[a-z-]+$/.test(fact), `${id} ${page.id}: ${fact}`);
    }
    for (const { title } of [...shelf, ...chapters]) assert.ok(plainOf(partsOf(bundle, title)), `${id}: ${title}`);
  });
});

test("no text of the book is there for nothing", () => {
  const shared = (id) => readFileSync(fileURLToPath(new URL(`../locales/en/${id}.ftl`, import.meta.url)), "utf8");
  const used = new Set(all.flatMap((page) => [page.title, `book-${page.id}-also`, `book-${page.id}-try`, ...textsOf(page, bundles.en)]));
  const idle = entries
    .flatMap(({ books = [] }) => books.map((id) => `book-${id}`))
    .flatMap((file) => [...shared(file).matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]))
    .filter((id) => !used.has(id));
  assert.deepEqual(idle, []);
});

test("sections are short pages", () => {
  for (const page of all.filter(({ id }) => /^(sw|ug|wc|ch)-/.test(id))) {
    const words = plainOf(page.texts.flatMap((id) => partsOf(bundles.en, id))).split(/\s+/).length;
    assert.ok(words >= 45 && words <= 165, `${page.id}: ${words} words`);
  }
});

test("every link leads somewhere, and nobody speaks of what has no page", () => {
  const lost = [];
  for (const { id } of languages)
    for (const page of all) {
      const links = textsOf(page, bundles[id]).flatMap((text) => partsOf(bundles[id], text).flatMap(({ to }) => (to ? [to] : [])));
      for (const to of [...links, ...(page.see ?? [])]) if (!known.has(aliases[to] ?? to)) lost.push(`${id} ${page.id}: ${to}`);
    }
  assert.deepEqual(lost, []);
  assert.deepEqual(
    Object.values(aliases).filter((id) => !known.has(id)),
    [],
  );
});

test("every thing of the catalog has a page", async () => {
  const missing = [];
  const family = await import("../games/smallworld/pages.js");
  const chaos = await import("../games/chaos/pages.js");
  const want = (id, what) => {
    if (!known.has(id)) missing.push(`${what} ${id}`);
  };
  for (const game of samples.games) {
    const pageOf = game.id === "chaos" ? chaos.pageOf : family.pageOf;
    const of = (kind, list) => {
      for (const thing of list) want(pageOf({ kind, id: thing.key ?? thing.id }), game.id);
    };
    if (game.id === "chaos") {
      of("sheet", game.powers);
      for (const power of game.powers) of("figure", power.figures);
      of("card", game.cards);
      of("upgrade", game.upgrades);
      of("world", game.old_world);
      of("token", game.tokens);
      of("land", game.lands);
    } else {
      of("race", game.races);
      of("power", game.powers);
      of("find", [...game.relics, ...game.places]);
    }
  }
  const words = ["content", "underground", "warcraft", "ui"]
    .map((file) => readFileSync(fileURLToPath(new URL(`../locales/en/${file}.ftl`, import.meta.url)), "utf8"))
    .join("\n");
  for (const [, kind, id] of words.matchAll(/^(marker|symbol|blocked|cause)-(?!rule)([a-z_]+) =/gm))
    want(family.pageOf({ kind, id }), "words");
  for (const id of ["choose", "ready", "conquest", "redeploy", "income"]) want(family.pageOf({ kind: "step", id }), "step");
  for (const id of ["lost_tribe", "monsters", "murloc"]) want(family.pageOf({ kind: "native", id }), "native");
  for (const id of ["old_world", "draw", "summoning", "battle", "corruption", "end"]) want(chaos.pageOf({ kind: "step", id }), "phase");
  assert.deepEqual(missing, []);
});

const indices = Object.fromEntries(languages.map(({ id }) => [id, indexOf(all, bundles[id])]));
const found = (language, wish) => find(indices[language], wish).map(({ page }) => page.id);

test("a dragon is found in every language, and what happens to whoever loses the last region", () => {
  for (const [language, wish] of [
    ["en", "dragon"],
    ["zh-Hans", "龙"],
    ["zh-Hant", "龍"],
  ]) {
    const hits = found(language, wish);
    assert.ok(hits.indexOf("marker-dragon") >= 0 && hits.indexOf("marker-dragon") < 3, `${language}: ${hits.slice(0, 4)}`);
    assert.ok(hits.indexOf("power-dragon_master") < 3, `${language}: ${hits.slice(0, 4)}`);
  }
  assert.equal(found("en", "what if I lose my last region")[0], "sw-conquest");
  assert.equal(found("zh-Hans", "失去最后一个地区")[0], "sw-conquest");
  assert.equal(found("zh-Hant", "失去最後一個地區怎麼辦")[0], "sw-conquest");
  assert.equal(found("en", "Sorcerers")[0], "race-sorcerers");
  assert.deepEqual(found("en", "what if"), [], "idle words alone ask for nothing");
  assert.deepEqual(found("en", "xyzzy"), []);
});

test("every question finds its page", () => {
  const lost = [];
  for (const { id: language } of languages)
    for (const page of all)
      for (const { asks } of questionsOf(bundles[language], page.id)) {
        const wish = plainOf(partsOf(bundles[language], asks));
        const at = found(language, wish).indexOf(page.id);
        // Some questions are asked on several pages.
        if (at < 0 || at > 5) lost.push(`${language} ${page.id}: ${wish} (${at})`);
      }
  assert.deepEqual(lost, []);
});

test("words are compared without their endings", () => {
  assert.equal(stemOf("conquered"), stemOf("conquers"));
  assert.equal(stemOf("losing"), stemOf("lose"));
  assert.equal(stemOf("die"), "die");
  assert.deepEqual(termsOf("What if the Dragon’s lost?"), ["dragon", "lost"]);
  assert.deepEqual(termsOf("最后一个"), ["最后", "后一", "一个"]);
});

test("what was looked for is marked in its surroundings", () => {
  const parts = marked("They stay in your hand, and the Dragon leaves.", "dragons", 100);
  assert.deepEqual(
    parts.filter(({ hit }) => hit).map(({ text }) => text),
    ["Dragon"],
  );
  const long = marked(`${"word ".repeat(60)}dragon${" word".repeat(60)}`, "dragon", 60);
  assert.ok(long.some(({ hit }) => hit) && long.length <= 5 && long.map(({ text }) => text).join("").length < 80);
  assert.deepEqual(
    marked("巨龙留在那里", "龙")
      .filter(({ hit }) => hit)
      .map(({ text }) => text),
    ["龙"],
  );
});

test("names in plain words become links, whole and the longest first", () => {
  const to = new Map([
    ["Orcs", "orcs"],
    ["Great Orcs", "great"],
    ["巨龙", "dragon"],
  ]);
  const parts = linked([{ text: "Great Orcs, Orcs; Orcsmen 的巨龙" }, { text: "Orcs", to: "there" }], anyOf(to.keys()), to);
  assert.deepEqual(
    parts.filter((part) => part.to).map((part) => part.to),
    ["great", "orcs", "dragon", "there"],
  );
  assert.equal(plainOf(parts), "Great Orcs, Orcs; Orcsmen 的巨龙Orcs");
});

test("texts are read with their links, paragraphs and lists", () => {
  const bundle = bundleOf("en", [
    "name = Orcs\nsome =\n    One [way](there) and { name }.\n\n    - first\n    - { name } too\nplain = x\n",
  ]);
  const parts = partsOf(bundle, "some");
  assert.deepEqual(
    parts.filter(({ to }) => to),
    [
      { text: "way", to: "there" },
      { text: "Orcs", to: "name" },
      { text: "Orcs", to: "name" },
    ],
  );
  const blocks = paragraphsOf(parts);
  assert.deepEqual(
    blocks.map(({ item, parts: of }) => [item, plainOf(of)]),
    [
      [false, "One way and Orcs."],
      [true, "first"],
      [true, "Orcs too"],
    ],
  );
  assert.deepEqual(partsOf(bundle, "nothing"), []);
});
