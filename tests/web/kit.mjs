// What the tests of the page's engine share: the engine, the headless tool beside it, and a browser's files that can fail.
//
// The engine is ENGINE_WASM, or target/engine/wasm32-unknown-unknown/web/web.wasm (`cargo xtask engine`); the tool is ELBOW_BIN, or
// target/{release,debug}/elbow.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { Desk } from "../../ui/web/desk.js";
import { onHandles } from "../../ui/web/store.js";
import { Thinking } from "../../ui/web/thinking.js";
import { Engine } from "../../ui/web/wasm.js";

export const root = normalize(join(dirname(fileURLToPath(import.meta.url)), "..", ".."));
const targets = [process.env.CARGO_TARGET_DIR, join(root, "target")].filter(Boolean);
const first = (paths, what) => {
  const path = paths.filter(Boolean).find((one) => existsSync(one));
  if (!path) throw new Error(`there is no ${what}`);
  return path;
};
const tool = () =>
  first([process.env.ELBOW_BIN, ...targets.flatMap((t) => ["release", "debug"].map((kind) => join(t, kind, "elbow")))], "elbow program");

let module;
/** The compiled engine. */
export function compiled() {
  const paths = [process.env.ENGINE_WASM, ...targets.map((t) => join(t, "engine/wasm32-unknown-unknown/web/web.wasm"))];
  module ??= new WebAssembly.Module(readFileSync(first(paths, "engine: run `cargo xtask engine`")));
  return module;
}

/** What the headless tool prints. */
export function elbow(...words) {
  const { stdout, status, stderr } = spawnSync(tool(), words, { encoding: "utf8", maxBuffer: 1 << 30 });
  if (status !== 0) throw new Error(`elbow ${words.join(" ")}: ${stderr}`);
  return stdout;
}

/** The headless tool, command by command: `{ask, end}`; an answer is `{ok}` or `{error}`. */
export function serve() {
  const child = spawn(tool(), ["serve"], { stdio: ["pipe", "pipe", "inherit"] });
  const waiting = [];
  createInterface({ input: child.stdout }).on("line", (line) => waiting.shift()?.(JSON.parse(line)));
  return {
    ask: (cmd, args = {}) =>
      new Promise((resolve) => {
        waiting.push(({ ok, error }) => resolve(error ? { error } : { ok }));
        child.stdin.write(`${JSON.stringify({ id: 1, cmd, args })}\n`);
      }),
    end: () => child.stdin.end(),
  };
}

/** A file as a worker has it open, in memory; `fault` may throw before anything is written, and answers how much fits. */
export class File {
  bytes = new Uint8Array();
  flushed = new Uint8Array();
  constructor(fault = () => Infinity) {
    this.fault = fault;
  }
  getSize() {
    return this.bytes.length;
  }
  truncate(size) {
    if (size > this.bytes.length && this.fault(size - this.bytes.length, "grow") < size - this.bytes.length) {
      throw new DOMException("full", "QuotaExceededError");
    }
    const bytes = new Uint8Array(size);
    bytes.set(this.bytes.subarray(0, size));
    this.bytes = bytes;
  }
  flush() {
    this.fault(0, "flush");
    this.flushed = this.bytes.slice();
  }
  close() {}
  read(into, { at }) {
    const part = this.bytes.subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }
  write(from, { at }) {
    const growth = Math.max(0, at + from.length - this.bytes.length);
    const fits = from.length - Math.max(0, growth - this.fault(growth, "write"));
    if (at + fits > this.bytes.length) {
      const bytes = new Uint8Array(at + fits);
      bytes.set(this.bytes);
      this.bytes = bytes;
    }
    this.bytes.set(from.subarray(0, fits), at);
    return fits;
  }
}

/** The four files of a store. */
export const files = (fault) => [0, 1].map(() => [0, 1].map(() => new File(fault)));

const THINKER = `
  const { parentPort } = require("node:worker_threads");
  globalThis.self = globalThis;
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  import(${JSON.stringify(new URL("../../ui/web/thinker.js", import.meta.url).href)}).then(() =>
    parentPort.on("message", (data) => globalThis.onmessage({ data })));
`;

/** A worker that thinks, as a browser has them. */
export function hire() {
  const worker = new Worker(THINKER, { eval: true });
  worker.postMessage({ module: compiled() });
  // Whoever hears it would wait for it when the tests are over.
  const hear = (heard) => worker.on("message", heard).unref();
  return { tell: (message) => worker.postMessage(message), end: () => worker.terminate(), hear };
}

/** A host as a page has it, on such files: `{desk, engine, thinking}`; it thinks for `longest` milliseconds at most. */
export async function host(handles = files(), longest = undefined) {
  const store = onHandles(handles);
  const engine = new Engine(compiled());
  engine.open(store.places);
  const thinking = new Thinking(hire);
  const desk = new Desk(engine, store, thinking, longest);
  await desk.begin();
  return { desk, engine, thinking, store };
}
