// The page without a network: the worker that keeps it, and new versions, which are taken when the person says so.

import { signal } from "../lib.js";
import { screen } from "../state.js";
import { engine } from "./engine.js";

/** Is the page kept: not yet, now, or not to be. */
export const kept = signal(/** @type {"coming" | "kept" | "not"} */ ("coming"));

/** The worker of a version that waits to be taken. */
export const waiting = signal(/** @type {ServiceWorker | null} */ (null));

/** How seldom the host is asked for a new version while the page stays open, in milliseconds. */
const SELDOM = 3_600_000;

/** How long a worker may take to answer, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Asks a worker something.
 * @param {ServiceWorker} worker
 * @param {"which" | "take"} what
 * @returns {Promise<{ version?: string, chosen?: string, error?: string }>}
 */
const asked = (worker, what) =>
  new Promise((done, fail) => {
    const { port1, port2 } = new MessageChannel();
    const clock = setTimeout(() => fail(new Error("the worker does not answer")), PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(clock);
      done(data);
    };
    worker.postMessage({ ask: what }, [port2]);
  });

/** @param {ServiceWorker} worker @param {string} state */
const until = (worker, state) =>
  new Promise((/** @type {(value?: unknown) => void} */ done) => {
    const look = () => {
      if (worker.state === state || worker.state === "redundant") done();
    };
    worker.addEventListener("statechange", look);
    look();
  });

/** Looks what the workers of a registration have, and what they are given. @param {ServiceWorkerRegistration} registration */
async function look(registration) {
  const newest = registration.waiting ?? registration.active;
  if (!newest) return;
  if (registration.active) kept.value = "kept";
  const { version, chosen } = await asked(newest, "which");
  waiting.value = version && chosen && version !== chosen ? newest : null;
}

/** @param {ServiceWorkerRegistration} registration */
function follow(registration) {
  const worker = registration.installing;
  worker?.addEventListener("statechange", () => {
    if (worker.state === "redundant" && !registration.active) kept.value = "not";
    if (worker.state === "installed" || worker.state === "activated") look(registration).catch(console.warn);
  });
}

/** Has the page kept, and looks for new versions now and then. */
export async function keepOffline() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) {
    kept.value = "not";
    return;
  }
  const had = serviceWorker.controller !== null;
  // A window that only waits for another one shows the version that was taken there.
  serviceWorker.addEventListener("controllerchange", () => {
    if (had && engine.value.at === "refused") location.reload();
  });
  try {
    const registration = await serviceWorker.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
    registration.addEventListener("updatefound", () => follow(registration));
    follow(registration);
    await look(registration);
    let last = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - last < SELDOM) return;
      last = Date.now();
      registration.update().catch(() => {});
    });
  } catch (error) {
    console.warn(error);
    if (!had) kept.value = "not";
  }
}

/** May a new version be taken now? Never while a game lies on the table. */
export const mayRestart = () => waiting.value !== null && screen.value.name !== "table";

/** Takes the version that waits, and begins anew with it. */
export async function restart() {
  const worker = waiting.value;
  if (!worker) return;
  const { error } = await asked(worker, "take");
  if (error) throw new Error(error);
  await until(worker, "activated");
  location.reload();
}
