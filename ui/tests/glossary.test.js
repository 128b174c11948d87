// One thing, one name: what the languages call things, held over every text.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { bundleOf, files, languages } from "../i18n.js";
import { FluentResource } from "../lib.js";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "locales");
const lines = (language) =>
  files.flatMap((file) =>
    readFileSync(join(folder, language, `${file}.ftl`), "utf8")
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .map((line) => `${file}: ${line}`),
  );

/** Everything a message can say, whichever way its selectors go. */
function said(pattern) {
  if (typeof pattern === "string") return pattern;
  if (!Array.isArray(pattern))
    return pattern.type === "select"
      ? pattern.variants.map((v) => said(v.value)).join(" ")
      : pattern.type === "str"
        ? pattern.value
        : ` ${pattern.name ?? ""} `;
  return pattern.map(said).join("");
}
const texts = Object.fromEntries(
  languages.map(({ id }) => [
    id,
    new Map(
      files.flatMap((file) =>
        new FluentResource(readFileSync(join(folder, id, `${file}.ftl`), "utf8")).body.map((entry) => [entry.id, said(entry.value)]),
      ),
    ),
  ]),
);
const chinese = ["zh-Hans", "zh-Hant"];

/** The Han characters of an old two-byte standard; each names the characters of one way of writing. */
function characters(encoding, [from, to], least = 0x40) {
  const decoder = new TextDecoder(encoding);
  const found = new Set();
  for (let high = from; high <= to; high++)
    for (let low = least; low <= 0xfe; low++) for (const c of decoder.decode(Uint8Array.of(high, low))) found.add(c);
  return found;
}

test("each Chinese is written in its own characters", () => {
  const traditional = characters("big5", [0xa4, 0xf9]);
  // GB 2312 is the part of its successor where both bytes are high.
  const simplified = characters("gb18030", [0xb0, 0xf7], 0xa1);
  assert.ok(traditional.has("國") && !traditional.has("国") && simplified.has("国") && !simplified.has("國"));
  // Old characters that simplification gave a second meaning: in traditional texts of this game they would be wrong.
  const both = /[后里干几丑斗谷云]/u;
  const wrong = { "zh-Hant": [], "zh-Hans": [] };
  for (const line of lines("zh-Hant")) {
    for (const c of line.match(/\p{Script=Han}/gu) ?? []) if (!traditional.has(c)) wrong["zh-Hant"].push(`${c} in ${line}`);
    if (both.test(line.replaceAll(/特里頓|故里/g, ""))) wrong["zh-Hant"].push(line);
  }
  for (const line of lines("zh-Hans"))
    for (const c of line.match(/\p{Script=Han}/gu) ?? []) if (!simplified.has(c)) wrong["zh-Hans"].push(`${c} in ${line}`);
  assert.deepEqual(wrong, { "zh-Hant": [], "zh-Hans": [] });
});

/** Words that readers of one Chinese would take for the other's, and names that this game gave up for better ones. */
const foreign = {
  "zh-Hant": new RegExp(
    "回放|打開|搜索|信息|默認|設備|屏幕|軟件|程序|文件|鼠標|菜單|撤銷|撤消|保存|導出|導入|擴展名|數據|網絡|應用|自定義|點擊|質量|視頻|高級|重命名|恢復|後綴|兼容|界面" +
      "|卡牌庫|[“”‘’]|暗夜精靈|虛靈|特里同|牌桌|空置|版圖|騎行|民兵|金幣|小世界(?<!小小世界)(?<!四個小世界)|個部隊|受保護的?地區|守備|枚標記",
  ),
  "zh-Hans":
    /重播|程式|档案|储存|汇出|汇入|设定|萤幕|滑鼠|预设|资讯|网路|副档名|复原|选单|搜寻|[「」『』]|牌桌|空置|版图|骑行|民兵|钱币|小世界(?<!小小世界)(?<!四个小世界)|个部队|受保护的?地区|守备|枚标记/,
};

test("no words of the other Chinese, and no second name for one thing", () => {
  for (const id of chinese)
    assert.deepEqual(
      lines(id).filter((line) => foreign[id].test(line)),
      [],
      id,
    );
});

/** Names of a kind: every text whose English names the thing names it in Chinese by its one name. */
const kinds = /^(race-[a-z_]+|find-[a-z_]+|chaos-(land|figure|card|world|token|power)-[a-z_]+|lost-tribes|game-small-world)$/;
/** English words that are more than a name; the texts that only use the word are not held to it. */
const common = new Set(["Humans", "Horror", "Acolyte", "Event", "Magic", "Champion", "Dazzle", "Teleport"]);
/** Texts that say it another way, with reason. */
const otherwise = new Set(["find-doomhammer-rule", "find-frostmourne-rule"]);

test("a thing has one name in every text", () => {
  const names = [...texts.en]
    .filter(([id]) => kinds.test(id) && !id.startsWith("race-warcraft_"))
    .map(([id, name]) => ({ id, name }))
    .filter(({ name }) => /^[A-Z]/.test(name) && !common.has(name));
  assert.ok(names.length > 120, `${names.length} names`);
  const missing = [];
  for (const { id, name } of names) {
    const word = new RegExp(`(?<![\\w’-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`);
    for (const [text, english] of texts.en) {
      if (!word.test(english)) continue;
      // A longer name may hold a shorter one, and a race of the Warcraft box has a name of its own.
      if (names.some((other) => other.name !== name && other.name.includes(name) && english.includes(other.name))) continue;
      if (name === "Small World" && english.includes("Small World of Warcraft")) continue;
      const twin = id.replace(/^race-/, "race-warcraft_");
      for (const language of chinese) {
        const theirs = [texts[language].get(id), texts[language].get(twin)].filter(Boolean);
        if (!otherwise.has(text) && !theirs.some((t) => texts[language].get(text).includes(t)))
          missing.push(`${language} ${text}: ${name} is ${theirs.join(" or ")}`);
      }
    }
  }
  assert.deepEqual(missing, []);
});

test("badges are words of one kind", () => {
  for (const language of chinese) {
    const wrong = [...texts[language]]
      .filter(([id]) => /^power-[a-z]+(_[a-z]+)?$/.test(id) && texts.en.get(`${id}-rule`))
      .filter(([, name]) => /[的地得]$/.test(name));
    assert.deepEqual(wrong, [], language);
    // The first two boxes stand before the people's name as two characters; the third names the people who do it.
    for (const file of ["content", "underground"]) {
      const own = new FluentResource(readFileSync(join(folder, language, `${file}.ftl`), "utf8")).body.filter((entry) =>
        /^power-[a-z_]+$/.test(entry.id),
      );
      assert.deepEqual(
        own.filter((entry) => said(entry.value).length !== 2).map((entry) => entry.id),
        [],
        language,
      );
    }
  }
});

test("one is never many in English", () => {
  const wordy = new Set([
    "name",
    "power",
    "race",
    "combo",
    "region",
    "other",
    "from",
    "to",
    "by",
    "find",
    "figure",
    "card",
    "land",
    "piece",
    "cause",
    "terrains",
    "symbol",
    "what",
    "whats",
    "sum",
    "force",
    "group",
    "share",
  ]);
  const large = new Set(["goal", "most", "needed"]);
  const wrong = [];
  for (const file of files) {
    const text = readFileSync(join(folder, "en", `${file}.ftl`), "utf8");
    const bundle = bundleOf("en", [text]);
    for (const entry of new FluentResource(text).body) {
      const vars = Object.fromEntries(
        [...JSON.stringify(entry.value).matchAll(/"type":"var","name":"([a-z_]+)"/g)].map(([, name]) => [
          name,
          wordy.has(name) ? "Xyz" : large.has(name) ? 50 : 1,
        ]),
      );
      // Selectors by word are tried with each of their words.
      const words = [
        ...JSON.stringify(entry.value).matchAll(
          /"type":"select","selector":\{"type":"var","name":"([a-z_]+)"\},"variants":\[(.*?)\],"star"/g,
        ),
      ].flatMap(([, name, variants]) =>
        [...variants.matchAll(/"key":\{"type":"str","value":"([a-z_]+)"/g)].map(([, value]) => [name, value]),
      );
      for (const [name, value] of [["", ""], ...words.filter(([, value]) => value !== "one" && value !== "other")]) {
        const said = bundle.formatPattern(bundle.getMessage(entry.id).value, { ...vars, [name]: value }, []);
        if (/\b1 (?!is\b|begins\b|fortress\b)(are\b|have\b|[a-z]+s\b)/.test(said)) wrong.push(`${entry.id}: ${said}`);
      }
    }
  }
  assert.deepEqual(wrong, []);
});
