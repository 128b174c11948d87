// Writes glyphs.js and CREDITS-icons.md from the icon set of game-icons.net
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
  for (const [id, [name, author]] of Object.entries(ids)) {
    (glyphs[kind] ??= {})[id] = outline(name);
    credits.push([kind, id, name, author]);
  }
}
for (const [kind, ids] of Object.entries(own)) {
  for (const [id, path] of Object.entries(ids)) (glyphs[kind] ??= {})[id] = path;
}

const body = Object.entries(glyphs)
  .map(([kind, ids]) => {
    const lines = Object.entries(ids).map(([id, path]) => `    ${id}: ${JSON.stringify(path)},`);
    return `  ${kind}: {\n${lines.join("\n")}\n  },`;
  })
  .join("\n");
writeFileSync(
  join(here, "glyphs.js"),
  `// Made by make-glyphs.mjs: do not edit. Filled paths in a box of 512 x 512.\n// Icons of game-icons.net, CC BY 3.0, credited in CREDITS-icons.md; the rest is Elbowroom's own.\nexport const glyphs = {\n${body}\n};\n`,
);

const authors = [...new Set(credits.map((c) => c[3]))].sort();
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
