// Writes glyphs.js, chaos-glyphs.js and CREDITS-icons.md from the icon set of game-icons.net
// (CC BY 3.0) and from the few glyphs drawn for Elbowroom (own-glyphs.mjs).
//
//   npm install --no-save @iconify-json/game-icons && node art/make-glyphs.mjs [folder of node_modules]
//
// Run by hand when a race, a power or a sign is added: the app ships the result
// only. `chosen` says which icon stands for which id, and who drew it.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chosen } from "./chosen-icons.mjs";
import { own } from "./own-glyphs.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const modules = process.argv[2] ?? join(here, "..", "node_modules");
const set = JSON.parse(readFileSync(join(modules, "@iconify-json", "game-icons", "icons.json"), "utf8"));
const version = JSON.parse(readFileSync(join(modules, "@iconify-json", "game-icons", "package.json"), "utf8")).version;

/** All outlines of one icon as a single path in a box of 512 x 512. */
function outline(name) {
  const icon = set.icons[name];
  if (!icon) throw new Error(`no icon named ${name}`);
  if (/transform|stroke|fill-rule/.test(icon.body)) throw new Error(`${name} is more than filled paths: draw it by hand`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
  if (paths.length === 0) throw new Error(`${name} has no path`);
  return paths.join("");
}

const glyphs = {};
const credits = [];
for (const [kind, ids] of Object.entries(chosen)) {
  glyphs[kind] ??= {};
  for (const [id, [name, author]] of Object.entries(ids)) {
    glyphs[kind][id] = outline(name);
    credits.push([kind, id, name, author]);
  }
}
for (const [kind, ids] of Object.entries(own)) {
  glyphs[kind] ??= {};
  for (const [id, path] of Object.entries(ids)) glyphs[kind][id] = path;
}

const known = new Map(); // where each outline is written

const { chaos, ...small } = glyphs;
const body = Object.entries(small)
  .map(([kind, ids]) => {
    const rows = Object.entries(ids).map(([id, path]) => `    ${id}: ${JSON.stringify(path)},`);
    for (const [id, path] of Object.entries(ids)) if (!known.has(path)) known.set(path, `glyphs.${kind}.${id}`);
    return `  ${kind}: {\n${rows.join("\n")}\n  },`;
  })
  .join("\n");
const head =
  "// Made by make-glyphs.mjs: do not edit. Filled paths in a box of 512 x 512.\n" +
  "// Icons of game-icons.net, CC BY 3.0, credited in CREDITS-icons.md; the rest is Elbowroom's own.\n";
writeFileSync(join(here, "glyphs.js"), `${head}export const glyphs = {\n${body}\n};\n`);

// Chaos in the Old World is loaded when it is played: its glyphs join the others then.
// An outline that is written already is named, not written again.
const written = [];
const named = [];
for (const [id, path] of Object.entries(chaos)) {
  if (known.has(path)) {
    named.push(`  ${id}: ${known.get(path)},`);
  } else {
    written.push(`  ${id}: ${JSON.stringify(path)},`);
    known.set(path, `glyphs.chaos.${id}`);
  }
}
writeFileSync(
  join(here, "chaos-glyphs.js"),
  `${head}import { glyphs } from "./glyphs.js";\n\n` +
    `glyphs.chaos = {\n${written.join("\n")}\n};\nObject.assign(glyphs.chaos, {\n${named.join("\n")}\n});\n`,
);

const authors = [...new Set(credits.map((c) => c[3]))].sort((a, b) => a.localeCompare(b, "en"));
const rows = credits.map(([kind, id, name, author]) => `| ${kind} | ${id} | ${name} | ${author} |`);
const ownRows = Object.entries(own).map(([kind, ids]) => `- ${kind}: ${Object.keys(ids).join(", ")}`);
writeFileSync(
  join(here, "CREDITS-icons.md"),
  `# Icons

Icons by ${authors.join(", ")}, from game-icons.net, licence CC BY 3.0
(https://creativecommons.org/licenses/by/3.0/), taken from the npm package
\`@iconify-json/game-icons\` ${version}. Changed: the outlines
of one icon are joined into one path, and the app gives the colours.

| kind | for | icon | author |
| --- | --- | --- | --- |
${rows.join("\n")}

Drawn for Elbowroom:

${ownRows.join("\n")}
`,
);
console.log(`${credits.length} icons, ${Object.values(own).flatMap(Object.keys).length} own glyphs`);
