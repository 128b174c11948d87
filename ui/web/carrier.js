// The page's side of the engine: commands go to the host worker and come back answered.

/**
 * @typedef {{ kind: string, message: string, data: unknown }} Refusal
 * @typedef {((command: string, args: object) => Promise<any>) & { store: "opfs" | "idb" | "memory", persisted: boolean, error: Refusal
 *   | null }} Carry
 * @typedef {{ resolve: (answer: any) => void, reject: (error: unknown) => void }} Waiting
 */

/** The one worker of this page. @type {{ state: () => Promise<Carry>, end: () => void } | null} */
let host = null;

/**
 * Starts the engine, or waits for it. It rejects with a refusal: `in_use` as long as another window has the saved games (whoever asks
 * again when that is closed is answered), `no_engine` if it cannot be had.
 * @returns {Promise<Carry>}
 */
export function start() {
  host ??= hired();
  return host.state();
}

/** Lets the engine go, and with it the saved games: a page that a browser puts away must not keep others from them. */
export function end() {
  host?.end();
  host = null;
}

function hired() {
  const worker = new Worker(new URL("./host.js", import.meta.url), { type: "module" });
  /** @type {Map<number, Waiting>} */
  const waiting = new Map();
  let last = 0;
  /** @type {(state: Promise<Carry>) => void} */
  let told = () => {};
  /** How it stands: unknown until the worker has said so. @type {Promise<Carry>} */
  let state = new Promise((resolve) => {
    told = (known) => resolve(known);
  });

  /** @param {string} command @param {object} args @returns {Promise<any>} */
  const ask = (command, args) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, command, args });
    });

  /** @param {Promise<Carry>} now */
  const stands = (now) => {
    now.catch(() => {});
    told(now);
    state = now;
  };

  /** @param {Refusal} error */
  const failed = (error) => {
    stands(Promise.reject(error));
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    // Another one may be luckier.
    if (error.kind !== "in_use") {
      worker.terminate();
      host = null;
    }
  };

  worker.onmessage = ({ data }) => {
    if (data.ready === true) {
      stands(Promise.resolve(Object.assign(ask, { store: data.store, persisted: data.persisted, error: data.error ?? null })));
    } else if (data.ready === false) {
      failed(data.error);
    } else {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.error) one?.reject(data.error);
      else one?.resolve(data.answer);
    }
  };
  worker.onerror = (event) => {
    failed({ kind: "no_engine", message: `The games could not be started here (${event.message ?? "the worker is gone"}).`, data: null });
  };
  return { state: () => state, end: () => worker.terminate() };
}
