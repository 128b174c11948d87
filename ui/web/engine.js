// The engine, as the page knows it: whether it is there yet, why it cannot be, and what it is asked.

import { CommandError } from "../backend.js";
import { useLanguage } from "../i18n.js";
import { signal } from "../lib.js";
import { loadSettings, settings } from "../state.js";

/**
 * How far it is; `store`: where saved games are kept, and `error`: why they are not, or why the engine is not there.
 * @typedef {{ at: "coming" | "there" | "refused", store?: string, error?: { kind: string, data?: any } | null }} Standing
 */
export const engine = signal(/** @type {Standing} */ ({ at: "coming" }));

/** Where the settings are remembered until the engine can tell them. */
const SETTINGS = "elbowroom settings";

/** How often somebody who waits for another window looks again, in milliseconds. */
const AGAIN = 1500;

/** What is remembered in this browser, if it remembers anything. @param {string} key */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it is asked for again.
  }
}

/** @type {Promise<(command: string, args: object) => Promise<any>> | null} */
let coming = null;
let open = () => {};
/** Until the first screen has been drawn, or the engine was asked for. */
const wanted = new Promise((/** @type {(value?: unknown) => void} */ done) => {
  open = done;
});

/** @type {typeof import("./carrier.js") | null} */
let carrier = null;

/** @returns {Promise<(command: string, args: object) => Promise<any>>} */
async function begin() {
  await wanted;
  try {
    if (typeof WebAssembly !== "object") throw new CommandError({ kind: "no_engine" });
    carrier = await import("./carrier.js");
    const carry = await carrier.start();
    engine.value = { at: "there", store: carry.store, error: carry.error };
    return carry;
  } catch (error) {
    const { kind = "no_engine", message = String(error), data = null } = /** @type {any} */ (error) ?? {};
    engine.value = { at: "refused", error: { kind, data } };
    if (kind === "in_use") setTimeout(again, AGAIN);
    else coming = null;
    throw new CommandError({ kind, message, data });
  }
}

/** A page that is put away lets the engine go; shown again, it begins anew. */
export function letGo() {
  addEventListener("pagehide", ({ persisted }) => {
    if (persisted) carrier?.end();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}

/** Another window has had the saved games: looks whether it is closed, and begins anew then, so that nothing old is shown. */
async function again() {
  const carry = await carrier?.start().catch(() => null);
  if (carry) location.reload();
  else setTimeout(again, AGAIN);
}

/** Fetches the engine, or waits for it. Done when it is there, or cannot be. */
export async function fetchEngine() {
  open();
  coming ??= begin();
  const there = await coming.catch(() => null);
  if (there && !told) {
    told = true;
    await tellSettings();
  }
}

let told = false;

/** What the screen was drawn by may be old. */
async function tellSettings() {
  const { language } = settings.value;
  await loadSettings().catch(() => {});
  if (settings.value.language !== language) await useLanguage(settings.value.language);
}

/** Saved games should stay: asked when there is the first one. */
let asked = false;
async function askToStay() {
  if (asked) return;
  asked = true;
  const { storage } = navigator;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** What begins a saved game, or brings one. */
const SAVING = ["new_game", "import_slot", "fork", "duplicate_slot"];

/**
 * Carries commands to the engine.
 * @param {string} command
 * @param {object} args
 */
export async function ask(command, args) {
  const reads = command === "settings" && !("set" in args);
  if (reads && engine.value.at === "coming") return JSON.parse(remembered(SETTINGS) ?? "{}");
  coming ??= begin();
  const first = await coming;
  // Whose worker is gone gets another one.
  const carry = (await carrier?.start()) ?? first;
  const answer = await carry(command, args);
  if (command === "settings") remember(SETTINGS, JSON.stringify(answer));
  if (SAVING.includes(command)) askToStay().catch(() => {});
  return answer;
}

/** Where saved games are kept, in words of the browser: `stays`, and the room there is, in bytes. */
export async function keeping() {
  const { storage } = navigator;
  const [stays, room] = await Promise.all([
    storage?.persisted?.().catch(() => false) ?? false,
    storage?.estimate?.().catch(() => null) ?? null,
  ]);
  return { stays, used: room?.usage ?? 0, room: room?.quota ?? 0 };
}

/** Asks the browser once more to keep what is here. */
export const stay = async () => (await navigator.storage?.persist?.()) ?? false;
