// How the modules of the screens may lean on each other. A new game's folder is held by it like the others.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { partOf } from "../faces.js";
import { entryOf, first, games, shapesOf, words } from "../games/registry.js";
import { files } from "../i18n.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const apart = ["vendor", "tests", "node_modules", "types", "locales", "fonts"];

/** All modules of the screens: path from ui/ -> text. */
function modules(folder = "", found = new Map()) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !apart.includes(path)) modules(path, found);
    else if (entry.isFile() && /\.m?js$/.test(entry.name)) found.set(path, readFileSync(join(root, path), "utf8"));
  }
  return found;
}

/** What a module imports: `{now: [path], later: [path]}`, paths from ui/; `later` by `import()`. */
export function importsOf(path, text) {
  const code = text.replace(/^\s*\/\/.*$/gm, "").replace(/\/\*[\s\S]*?\*\//g, "");
  const to = (target) => normalize(join(dirname(path), target));
  const all = (pattern) =>
    [...code.matchAll(pattern)]
      .map((m) => m[1])
      .filter((target) => target.startsWith("."))
      .map(to);
  return {
    now: [...all(/^(?:import|export)\b[^;"]*?\bfrom\s*"([^"]+)"/gm), ...all(/^import\s*"([^"]+)"/gm)],
    later: all(/\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)/g),
  };
}

/** A circle of imports, as a list of paths, or null. `graph`: path -> paths. */
export function circleIn(graph) {
  const done = new Set();
  const way = [];
  const visit = (path) => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path];
    if (done.has(path)) return null;
    way.push(path);
    for (const next of graph.get(path) ?? []) {
      const found = visit(next);
      if (found) return found;
    }
    way.pop();
    done.add(path);
    return null;
  };
  for (const path of graph.keys()) {
    const found = visit(path);
    if (found) return found;
  }
  return null;
}

/** The game whose folder a module lies in, or null. */
const gameOf = (path) => path.match(/^games\/([^/]+)\//)?.[1] ?? null;

/**
 * Imports that lead into a game's folder from outside, as sentences. Only the registry may fetch a game, and nobody has one from the
 * start.
 */
export function trespasses(all) {
  const wrong = [];
  for (const [path, { now, later }] of all) {
    for (const target of now) if (gameOf(target) && gameOf(target) !== gameOf(path)) wrong.push(`${path} imports ${target}`);
    for (const target of later)
      if (gameOf(target) && gameOf(target) !== gameOf(path) && path !== "games/registry.js") wrong.push(`${path} fetches ${target}`);
  }
  return wrong;
}

const texts = modules();
const imports = new Map([...texts].map(([path, text]) => [path, importsOf(path, text)]));

test("imports are found however they are written", () => {
  const text =
    'import "./a.js";\nimport {\n  b,\n  c,\n} from "../b.js";\nexport { d } from "./d/e.js";\n// import x from "./no.js";\n' +
    'import y from "preact";\nconst f = () => import("./f.js");\n';
  assert.deepEqual(importsOf("table/x.js", text), { now: ["b.js", "table/d/e.js", "table/a.js"], later: ["table/f.js"] });
});

test("the search finds circles and strangers where there are some", () => {
  assert.deepEqual(
    circleIn(
      new Map([
        ["a", ["b", "c"]],
        ["b", []],
        ["c", ["d"]],
        ["d", ["c"]],
      ]),
    ),
    ["c", "d", "c"],
  );
  assert.equal(
    circleIn(
      new Map([
        ["a", ["b", "c"]],
        ["b", ["c"]],
        ["c", []],
      ]),
    ),
    null,
  );
  const plan = new Map([
    ["app.js", { now: ["games/one/face.js"], later: ["games/two/face.js"] }],
    ["games/one/face.js", { now: ["games/two/words.js", "games/one/words.js", "lib.js"], later: ["games/one/end.js"] }],
    ["games/registry.js", { now: [], later: ["games/one/face.js"] }],
  ]);
  assert.deepEqual(trespasses(plan), [
    "app.js imports games/one/face.js",
    "app.js fetches games/two/face.js",
    "games/one/face.js imports games/two/words.js",
  ]);
});

test("every import leads to a module", () => {
  assert.ok(texts.size > 80, `${texts.size} modules`);
  const lost = [...imports].flatMap(([path, { now, later }]) =>
    [...now, ...later].filter((target) => !existsSync(join(root, target))).map((target) => `${path}: ${target}`),
  );
  assert.deepEqual(lost, []);
});

test("no circle of imports", () => {
  assert.equal(circleIn(new Map([...imports].map(([path, { now }]) => [path, now]))), null);
});

test("a game's folder is entered through the registry alone, and no game knows another", () => {
  assert.deepEqual(trespasses(imports), []);
});

test("what all share names no game", () => {
  const names = new RegExp(`["'\`](${Object.keys(games).join("|")})["'\`-]`);
  const shared = [...texts].filter(([path]) => !/^(games|art|dev|lessons)\//.test(path));
  assert.ok(shared.length > 40, `${shared.length} modules`);
  assert.deepEqual(
    shared.filter(([, text]) => names.test(text)).map(([path, text]) => `${path}: ${text.match(names)[0]}`),
    [],
  );
});

test("every folder beside the registry is a game in it, and every entry brings what it promises", async () => {
  const named = new Set(imports.get("games/registry.js").later.map(gameOf));
  const folders = readdirSync(join(root, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  assert.deepEqual(folders.toSorted(), [...named].toSorted());
  const brings = { face: ["face"], end: ["End", "Plot", "told"], lookUp: ["lookUp"], newGame: ["NewGame"] };
  const parts = [
    "nothing",
    "isMine",
    "offered",
    "keep",
    "ends",
    "animate",
    "skip",
    "sounds",
    "line",
    "since",
    "hold",
    "due",
    "lay",
    "wantsCatalog",
    "sentence",
    "labels",
    "empty",
    "Table",
    "Map",
    "Panel",
  ];
  for (const [game, entry] of Object.entries(games)) {
    for (const [part, names] of Object.entries(brings)) {
      const module = await entry[part]();
      for (const name of names) assert.ok(module[name], `${game}: ${part} has no ${name}`);
    }
    const { face } = await entry.face();
    for (const part of parts) assert.ok(part in face, `${game}: the face has no ${part}`);
    for (const file of entry.styles ?? []) assert.ok(existsSync(join(root, "games", file)), file);
    if (entry.book) assert.ok((await entry.book()).books, `${game}: its book has no books`);
    const told = (entry.books ?? []).map((id) => `book-${id}`);
    for (const file of [...(entry.words ?? []), ...(entry.early ?? []), ...told]) assert.ok(files.includes(file), file);
  }
  for (const [game, { book, books = [] }] of Object.entries(games)) assert.ok(!book === (books.length === 0), game);
  assert.ok(games[first.game]);
  assert.equal(new Set([...words.early, ...words.later]).size, words.early.length + words.later.length);
});

test("a game without screens is refused by name", async () => {
  for (const game of ["go", "constructor", undefined]) {
    assert.equal(entryOf(game), undefined);
    assert.equal(shapesOf(game), undefined, "its seats wear discs in lists");
    await assert.rejects(partOf(game, "face"), { kind: "unknown_game" });
  }
});

test("no template shows a number where there is nothing to show", () => {
  // `list.length && html` is 0 where the list is empty, which a page writes.
  const wrong = [...modules()].flatMap(([path, text]) =>
    [...text.matchAll(/\$\{\s*([\w.?[\]]+\.(?:length|size)) &&\s*html`/g)].map(([, what]) => `${path}: ${what}`),
  );
  assert.deepEqual(wrong, []);
});

test("no line is longer than 140 characters, in templates and comments too", () => {
  const project = join(root, "..");
  // Libraries as they come, and what art/make-glyphs.mjs writes.
  const spared = ["vendor", "node_modules", "art/glyphs.js", "art/chaos-glyphs.js"].map((path) => join(relative(project, root), path));
  const written = (folder) =>
    readdirSync(join(project, folder), { withFileTypes: true })
      .map((entry) => [join(folder, entry.name), entry.isDirectory()])
      .filter(([path]) => !spared.includes(path))
      .flatMap(([path, inside]) => (inside ? written(path) : /\.(m?js|css|html|jsonc?)$/.test(path) ? [path] : []));
  // A copy of the screens (see toy/join.mjs) has no project around it.
  const whole = existsSync(join(project, "tests/browser"));
  const all = (whole ? ["ui", "tests/browser", "tests/web", "tests/webdriver"] : [relative(project, root)]).flatMap(written);
  assert.ok(all.length > 100, `${all.length} files`);
  const long = all.flatMap((path) =>
    readFileSync(join(project, path), "utf8")
      .split("\n")
      .flatMap((line, i) => (line.length > 140 ? [`${path}:${i + 1}`] : [])),
  );
  assert.deepEqual(long, []);
});
