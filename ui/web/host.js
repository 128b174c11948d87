// The host worker: it has the table and the saved games, and answers the page.

import { Desk, refusal } from "./desk.js";
import { noStore, openStore } from "./store.js";
import { Thinking } from "./thinking.js";
import { Engine, fetched } from "./wasm.js";

/** Only one window may have the saved games. */
const LOCK = "elbowroom";

/** Has the saved games to itself, from the moment it answers until this worker ends. */
async function alone() {
  const { locks } = navigator;
  if (!locks) return;
  /** @param {LockOptions} options */
  const held = (options) =>
    new Promise((/** @type {(mine: boolean) => void} */ resolve, reject) => {
      locks
        .request(LOCK, options, (lock) => {
          resolve(lock !== null);
          return lock && new Promise(() => {});
        })
        .catch(reject);
    });
  // Where nothing may be kept nothing may be locked either, and there is nothing to be shared.
  if (await held({ ifAvailable: true }).catch(() => true)) return;
  postMessage({ ready: false, error: refusal("in_use", "Elbowroom is open in another window; close that first.") });
  await held({});
}

/** A worker that thinks. @param {WebAssembly.Module} module @returns {import("./thinking.js").Mind} */
function hire(module) {
  const worker = new Worker(new URL("./thinker.js", import.meta.url), { type: "module" });
  worker.postMessage({ module });
  return {
    tell: (message) => worker.postMessage(message),
    end: () => worker.terminate(),
    hear(heard) {
      worker.onmessage = ({ data }) => heard(data);
      worker.onerror = ({ message }) => heard({ fault: message || "the worker that thinks is gone", gone: true });
    },
  };
}

/** @returns {Promise<Desk>} */
async function begin() {
  const module = fetched(new URL("../engine.wasm", import.meta.url));
  // It is waited for below.
  module.catch(() => {});
  await alone();
  /** @type {import("./desk.js").Refusal | undefined} */
  let error;
  const store = await openStore().catch((/** @type {any} */ why) => {
    const detail = String(why?.message ?? why);
    error = refusal("store_blocked", `This browser does not let the page keep saved games (${detail}).`, { detail });
    return noStore();
  });
  const compiled = await module;
  const thinking = new Thinking(() => hire(compiled));
  const engine = new Engine(compiled);
  engine.open(store.places);
  store.places.length = 0;
  const desk = new Desk(engine, store, thinking);
  await desk.begin().catch((why) => {
    // What was to be mended is mended when there is room.
    console.warn(why);
  });
  thinking.prepare();
  const persisted = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  postMessage({ ready: true, persisted, store: store.kind, error });
  return desk;
}

const desk = begin();
desk.catch((error) => {
  postMessage({ ready: false, error: refusal("no_engine", `The games could not be started here (${error?.message ?? error}).`) });
});

/** @param {MessageEvent<{ id: number, command: string, args: unknown }>} event */
self.onmessage = async ({ data: { id, command, args } }) => {
  try {
    postMessage({ id, answer: await (await desk).answer(command, args) });
  } catch (error) {
    postMessage({ id, error: "kind" in /** @type {object} */ (error) ? error : refusal("internal", String(error)) });
  }
};
