// Words: every id the code uses is there in all languages, none is there for nothing.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { bundleOf, files, languages } from "../i18n.js";
import { FluentResource } from "../lib.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const read = (language, file) => {
  const path = join(root, "locales", language, `${file}.ftl`);
  return existsSync(path) ? readFileSync(path, "utf8") : "";
};
const ids = (language, file) => new FluentResource(read(language, file)).body.map((entry) => entry.id);

function sources() {
  const found = [];
  for (const folder of [
    "",
    "screens",
    "table",
    "lookup",
    "learn",
    "counsel",
    "lessons",
    "book",
    "statistics",
    "workshop",
    "web",
    ...readdirSync(join(root, "games"))
      .filter((name) => !name.includes("."))
      .map((name) => `games/${name}`),
  ]) {
    for (const name of readdirSync(join(root, folder)))
      if (name.endsWith(".js")) found.push(readFileSync(join(root, folder, name), "utf8"));
  }
  return found.join("\n");
}

const code = sources();
/** Ids written out: t("id"), label("id") and ids that pass through a variable. */
const literal = new Set([...code.matchAll(/"([a-z][a-z0-9]*(?:[-_][a-zA-Z0-9_]+)*)"/g)].map((m) => m[1]));
/** Beginnings of ids that are put together: t(`race-${id}`). */
const prefixes = new Set([...code.matchAll(/(?:\b(?:t|has)\(|const id = |reason && )`([a-z][a-z-]*-)\$\{/g)].map((m) => m[1]));
/** Prefixes put together by helpers with the prefix as an argument: all("theme", …). */
for (const m of code.matchAll(/\ball\("([a-z]+)",/g)) prefixes.add(`${m[1]}-`);
const called = new Set([...code.matchAll(/\b(?:t|has)\("([^"]+)"/g), ...code.matchAll(/\blabel\("([^"]+)"/g)].map((m) => m[1]));

test("every id in the code has a text in every language", () => {
  for (const { id: language } of languages) {
    const known = new Set(files.flatMap((file) => ids(language, file)));
    const missing = [...called].filter((id) => !known.has(id));
    assert.deepEqual(missing, [], language);
    for (const prefix of prefixes)
      assert.ok(
        [...known].some((id) => id.startsWith(prefix)),
        `${language}: nothing begins with ${prefix}`,
      );
  }
});

test("no text of the screens is there for nothing", () => {
  const idle = ["ui", "chaos-ui", "statistics", "workshop", "web"]
    .flatMap((file) => ids("en", file))
    .filter((id) => !called.has(id) && !literal.has(id) && ![...prefixes].some((p) => id.startsWith(p)));
  assert.deepEqual(idle, []);
});

test("all languages have the same ids, each once", () => {
  for (const file of files) {
    const english = ids("en", file);
    assert.equal(new Set(english).size, english.length, `${file}: an id twice`);
    for (const { id } of languages) assert.deepEqual(ids(id, file).toSorted(), english.toSorted(), `${id}/${file}`);
  }
});

test("nothing is lost in parsing", () => {
  for (const { id } of languages) {
    for (const file of files) {
      const written = read(id, file)
        .split("\n")
        .filter((line) => /^[a-z][a-zA-Z0-9_-]* *=/.test(line)).length;
      assert.equal(ids(id, file).length, written, `${id}/${file}`);
    }
  }
});

test("no English words are left in Chinese", () => {
  const allowed = /Elbowroom|Small World|elbow|game-icons|CC BY|SIL OFL|Unix|AI|QR/g;
  for (const id of ["zh-Hans", "zh-Hant"]) {
    for (const file of files) {
      for (const line of read(id, file).split("\n")) {
        if (line.startsWith("#") || !line.trim()) continue;
        const said = line
          .replace(/^\s*[\w-]+ *=/, "")
          .replace(/^\s*\*?\[\w+\]/, "")
          .replace(/\{[^{}]*\}?/g, "")
          .replace(/\]\([a-z0-9_-]+\)/g, "")
          .replace(/->/g, "")
          .replace(allowed, "");
        assert.ok(!/[A-Za-z]{2,}/.test(said), `${id}/${file}: ${line}`);
      }
    }
  }
});

test("simplified and traditional are not mixed up", () => {
  const onlySimplified = /[选择个军队们这开关币说区龙进级战岛农场兽丧电脑设记录资页击显]/;
  const onlyTraditional = /[選擇個軍隊們這開關幣說區龍進級戰島農場獸喪電腦設記錄資頁擊顯]/;
  for (const [id, wrong] of [
    ["zh-Hant", onlySimplified],
    ["zh-Hans", onlyTraditional],
  ]) {
    for (const file of files)
      assert.deepEqual(
        read(id, file)
          .split("\n")
          .filter((line) => !line.startsWith("#") && wrong.test(line)),
        [],
        `${id}/${file}`,
      );
  }
});

test("every text can be said with its variables", () => {
  const vars = Object.fromEntries(
    [
      "name",
      "race",
      "power",
      "combo",
      "terrain",
      "number",
      "region",
      "names",
      "with",
      "other",
      "piece",
      "cause",
      "kind",
      "what",
      "why",
      "path",
      "leaving",
      "has",
      "winners",
      "tools",
      "likes",
      "first",
      "second",
      "seat",
      "find",
      "game",
      "players",
      "from",
      "to",
    ].map((k) => [k, "x"]),
  );
  Object.assign(
    vars,
    Object.fromEntries(
      [
        "count",
        "cost",
        "coins",
        "price",
        "fee",
        "tokens",
        "percent",
        "hand",
        "regions",
        "income",
        "round",
        "rounds",
        "short",
        "steps",
        "step",
        "keeps",
        "conquered",
        "races",
        "powers",
        "face",
        "free",
      ].map((k) => [k, 2]),
    ),
  );
  for (const { id } of languages) {
    const bundle = bundleOf(id, [read(id, "ui")]);
    for (const key of ids(id, "ui")) {
      const errors = [];
      const said = bundle.formatPattern(bundle.getMessage(key).value, vars, errors);
      assert.deepEqual(errors, [], `${id}: ${key}`);
      assert.ok(said.trim() !== "" || key === "comma", `${id}: ${key} is empty`);
    }
  }
});
