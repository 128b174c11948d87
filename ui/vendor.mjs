// Copies the library modules and fonts the screens use from node_modules into
// this folder, so that the app runs without npm and without a build step.
//
//   npm ci --ignore-scripts && node vendor.mjs     copy (after changing package.json)
//   node vendor.mjs --check                        fail if a copy is not what the lock file asks for
//
// Bare imports ("preact") are rewritten to relative ones ("./preact.js"), so no
// import map is needed under a strict content security policy.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const modules = join(here, "node_modules");
const manifestPath = join(here, "vendor", "vendor.json");

const fluent = ["builtins", "bundle", "index", "memoizer", "resolver", "resource", "scope", "types"];

/** What is copied: package, file inside it, place in this folder. */
const copies = [
  ["preact", "dist/preact.mjs", "vendor/preact.js"],
  ["preact", "hooks/dist/hooks.mjs", "vendor/hooks.js"],
  ["preact", "LICENSE", "vendor/preact.LICENSE"],
  ["@preact/signals-core", "dist/signals-core.mjs", "vendor/signals-core.js"],
  ["@preact/signals", "dist/signals.mjs", "vendor/signals.js"],
  ["@preact/signals", "LICENSE", "vendor/signals.LICENSE"],
  ["htm", "dist/htm.mjs", "vendor/htm.js"],
  ["htm", "LICENSE", "vendor/htm.LICENSE"],
  ...fluent.map((name) => ["@fluent/bundle", `esm/${name}.js`, `vendor/fluent/${name}.js`]),
  ["uqr", "dist/index.mjs", "vendor/uqr.js"],
  ["uqr", "LICENSE", "vendor/uqr.LICENSE"],
  ["@fontsource/alegreya", "files/alegreya-latin-500-normal.woff2", "fonts/alegreya-500.woff2"],
  ["@fontsource/alegreya", "files/alegreya-latin-800-normal.woff2", "fonts/alegreya-800.woff2"],
  ["@fontsource/alegreya", "LICENSE", "fonts/alegreya.LICENSE"],
  ["@fontsource/alegreya-sans", "files/alegreya-sans-latin-400-normal.woff2", "fonts/alegreya-sans-400.woff2"],
  ["@fontsource/alegreya-sans", "files/alegreya-sans-latin-700-normal.woff2", "fonts/alegreya-sans-700.woff2"],
  ["@fontsource/alegreya-sans", "LICENSE", "fonts/alegreya-sans.LICENSE"],
];

const specifiers = {
  preact: "./preact.js",
  "preact/hooks": "./hooks.js",
  "@preact/signals-core": "./signals-core.js",
  htm: "./htm.js",
};

/** Comments that fill lines of their own, in modules that come as they were written; what speaks of a licence stays. */
const comments = /^[ \t]*(?:\/\*[\s\S]*?\*\/|\/\/.*)[ \t]*\n/gm;

/** The bytes that belong at `target`, made from the installed package. */
function produce([pkg, file, target]) {
  const bytes = readFileSync(join(modules, pkg, file));
  if (!target.endsWith(".js")) return bytes;
  const text = bytes
    .toString("utf8")
    .replace(/\b(from|import)\s*(["'])([^"'.][^"']*)\2/g, (_whole, word, quote, name) => {
      if (!specifiers[name]) throw new Error(`${pkg}/${file} imports ${name}, which is not vendored`);
      return `${word} ${quote}${specifiers[name]}${quote}`;
    })
    .replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "\n")
    .replace(comments, (comment) => (/licen[cs]e|copyright/i.test(comment) ? comment : ""));
  return Buffer.from(text, "utf8");
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** Version and integrity of each vendored package as the lock file has them. */
function locked() {
  const lock = JSON.parse(readFileSync(join(here, "package-lock.json"), "utf8"));
  const packages = {};
  for (const [pkg] of copies) {
    const entry = lock.packages[`node_modules/${pkg}`];
    if (!entry) throw new Error(`package-lock.json has no ${pkg}: run npm install`);
    packages[pkg] = { version: entry.version, integrity: entry.integrity };
  }
  return packages;
}

/** True when node_modules holds exactly the locked versions. */
function installed(packages) {
  return Object.entries(packages).every(([pkg, { version }]) => {
    const file = join(modules, pkg, "package.json");
    return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).version === version;
  });
}

function copy() {
  const packages = locked();
  if (!installed(packages)) throw new Error("node_modules does not match the lock file: run npm ci --ignore-scripts");
  const files = {};
  for (const entry of copies) {
    const bytes = produce(entry);
    const target = join(here, entry[2]);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    files[entry[2]] = sha256(bytes);
  }
  writeFileSync(manifestPath, `${JSON.stringify({ packages, files }, null, 2)}\n`);
  console.log(`${copies.length} files copied`);
}

function check() {
  const faults = [];
  const packages = locked();
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8"));
  if (JSON.stringify(manifest.packages) !== JSON.stringify(packages)) {
    faults.push("vendor/vendor.json names other package versions than package-lock.json");
  }
  const fresh = installed(packages);
  for (const entry of copies) {
    const target = join(here, entry[2]);
    if (!existsSync(target)) faults.push(`${entry[2]} is missing`);
    else {
      const sum = sha256(readFileSync(target));
      if (sum !== manifest.files[entry[2]]) faults.push(`${entry[2]} was changed by hand`);
      if (fresh && sum !== sha256(produce(entry))) faults.push(`${entry[2]} differs from the package`);
    }
  }
  for (const fault of faults) console.error(fault);
  const against = fresh ? "the installed packages and the lock file" : "the lock file (node_modules not installed)";
  console.log(`${copies.length} vendored files checked against ${against}: ${faults.length} faults`);
  if (faults.length > 0) process.exit(1);
}

if (process.argv.includes("--check")) check();
else copy();
