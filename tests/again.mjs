// Runs test files side by side; a file that failed there is run once more by itself, and what then passes is named as such: on a machine with
// much else to do a page may be slower than a test's patience. More than a few failures are no accident and are left as they are.
//
//   node tests/again.mjs CONCURRENCY FILE...
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** More failed files than these are not tried again. */
const MOST = 5;

/** Runs files, shows what they print, and tells how many tests passed and failed, and in which files. */
function run(words) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ["--test", "--test-reporter=spec", ...words], { stdio: ["inherit", "pipe", "inherit"] });
    const found = { pass: 0, fail: 0, files: new Set() };
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [, what, count] = /^ℹ (pass|fail) (\d+)$/.exec(line) ?? [];
      const file = /^test at (\S+\.test\.mjs):/.exec(line)?.[1];
      if (file) found.files.add(file);
      // The totals are told once, at the end.
      if (what) found[what] = Number(count);
      else console.log(line);
    });
    child.on("error", fail);
    child.on("close", (code) => done({ ...found, ended: code === 0 }));
  });
}

const [concurrency, ...files] = process.argv.slice(2);
const first = await run([`--test-concurrency=${concurrency}`, ...files]);
let { fail } = first;
const again = [...first.files].filter((file) => files.includes(file));
if (!first.ended && again.length > 0 && again.length <= MOST) {
  fail = 0;
  for (const file of again) {
    console.log(`\nOnce more, by itself: ${file}`);
    const second = await run([file]);
    fail += second.ended ? 0 : Math.max(1, second.fail);
    if (second.ended) console.log(`${file} passed at its second try`);
  }
} else if (!first.ended) fail = Math.max(1, fail);
console.log(`${first.pass + first.fail - fail} passed, ${fail} failed`);
process.exit(fail > 0 ? 1 : 0);
