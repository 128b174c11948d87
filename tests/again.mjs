// Runs test files side by side; a file that failed there is run once more by itself, and what then passes is named as such: on a machine with
// much else to do a page may be slower than a test's patience. More than a few failures are no accident and are left as they are.
//
//   node tests/again.mjs CONCURRENCY PACK FILE...
//
// PACK files are one program, with one browser: to start either for each of them takes 1.7 s of a processor.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** More failed files than these are not tried again. */
const MOST = 5;

/** What the programs that are running have printed. */
const open = new Set();
// Whoever loses patience with one that never ends is told how far it came.
process.on("SIGTERM", () => {
  for (const said of open) console.log(said.join("\n"));
  process.exit(1);
});

/** Runs files in one program, shows what they print once they are done, and tells how many tests passed and failed, and in which files. */
function run(files) {
  return new Promise((done, fail) => {
    const words = ["--test", "--test-reporter=spec", ...(files.length > 1 ? ["--test-isolation=none"] : []), ...files];
    const child = spawn(process.execPath, words, { stdio: ["inherit", "pipe", "inherit"] });
    const found = { pass: 0, fail: 0, files: new Set() };
    const said = [];
    open.add(said);
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, what, count] = /^ℹ (pass|fail) (\d+)$/.exec(line) ?? [];
      const file = /^test at (\S+\.test\.mjs):/.exec(line)?.[1];
      if (file) found.files.add(file);
      // The totals are told once, at the end.
      if (what) found[what] = Number(count);
      else said.push(line);
    });
    child.on("error", fail);
    child.on("close", (code) => {
      open.delete(said);
      console.log(said.join("\n"));
      const ended = code === 0;
      // What ended without a word of a test may have been any of them.
      if (!ended && found.files.size === 0) found.files = new Set(files);
      done({ ...found, fail: ended ? 0 : Math.max(1, found.fail), ended });
    });
  });
}

const [concurrency, pack, ...files] = process.argv.slice(2);
const packs = [];
for (let i = 0; i < files.length; i += Number(pack)) packs.push(files.slice(i, i + Number(pack)));
const first = { pass: 0, fail: 0, files: new Set() };
await Promise.all(
  Array.from({ length: Number(concurrency) }, async () => {
    for (let next = packs.shift(); next; next = packs.shift()) {
      const of = await run(next);
      first.pass += of.pass;
      first.fail += of.fail;
      for (const file of of.files) first.files.add(file);
    }
  }),
);
let { fail } = first;
const again = [...first.files].filter((file) => files.includes(file));
if (again.length > 0 && again.length <= MOST) {
  fail = 0;
  for (const file of again) {
    console.log(`\nOnce more, by itself: ${file}`);
    const second = await run([file]);
    fail += second.fail;
    if (second.ended) console.log(`${file} passed at its second try`);
  }
}
console.log(`${first.pass + first.fail - fail} passed, ${fail} failed`);
process.exit(fail > 0 ? 1 : 0);
