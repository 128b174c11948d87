// The screens with the toy among them: what ARCHITECTURE.md says under "How to add a game", done in a copy.
//
//   node tests/toy/join.mjs FOLDER    makes the copy, for `cargo run -p toy --example elbow -- ui --ui FOLDER`
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const ui = join(here, "..", "..");
const left = ["node_modules", join("tests", "toy"), join("tests", "toy.test.js")];

/** Copies the screens to `to` and adds the toy there. */
export function joinToy(to) {
  rmSync(to, { recursive: true, force: true });
  cpSync(ui, to, { recursive: true, filter: (path) => !left.includes(relative(ui, path)) });
  cpSync(join(here, "games"), join(to, "games"), { recursive: true });
  cpSync(join(here, "locales"), join(to, "locales"), { recursive: true });
  const registry = join(to, "games", "registry.js");
  const text = readFileSync(registry, "utf8");
  const list = text.match(/export const games = \{[^}]*\bchaos\b/)?.[0];
  const entry = readFileSync(join(here, "entry.js"), "utf8");
  writeFileSync(
    registry,
    text.replace("/** All games by their id,", `${entry}\n/** All games by their id,`).replace(list, `${list}, atoll`),
  );
}

/** All files below a folder, as paths from it. */
function filesOf(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return left.includes(path) ? [] : entry.isDirectory() ? filesOf(root, path) : [path];
  });
}

/** What the copy `to` has otherwise than the screens: `{added, changed}`, paths from ui/. */
export function differences(to) {
  const before = new Set(filesOf(ui));
  const after = filesOf(to).map((path) => path.split(sep).join("/"));
  const same = (path) => readFileSync(join(ui, path)).equals(readFileSync(join(to, path)));
  return { added: after.filter((path) => !before.has(path)), changed: after.filter((path) => before.has(path) && !same(path)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) joinToy(process.argv[2]);
