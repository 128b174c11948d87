// The one plain state of the screens, as signals. Nothing here knows a rule.

import { call } from "./backend.js";
import { has, t, useLanguage } from "./i18n.js";
import { signal } from "./lib.js";

/** Which screen is shown: `{name, …}`. */
export const screen = signal(/** @type {Ui.Screen} */ ({ name: "home" }));

/** Settings as the backend keeps them, over these defaults. @type {Ui.Settings} */
export const defaults = {
  language: "auto",
  theme: "auto",
  palette: "map",
  text_size: 100,
  motion: "full",
  confirm: true,
  ask_end: true,
  sound: true,
  bot_speed: "normal",
  keys: true,
};
export const settings = signal({ ...defaults });

/** The game on the table (TableState), or null. */
export const table = signal(/** @type {Ui.State | null} */ (null));

/** Games, maps and house rules; filled by `loadCatalog`. */
export const catalog = signal(/** @type {Ui.Catalog | null} */ (null));

/** Short message at the edge of the screen: `{text, tone, undo?}` or null. */
export const toast = signal(/** @type {Ui.Toast | null} */ (null));

/** What screen readers are told next. */
export const announcement = signal("");

/** Of web/main.js. */
export const added = signal(/** @type {any} */ ({}));

let toastTimer = 0;

/**
 * Shows a line for a while; `action`: `{label, run}` puts a button beside it.
 * @param {string} text
 * @param {Ui.Tell} [how]
 */
export function tell(text, { tone = "plain", action = null, stay = 6000 } = /** @type {Ui.Tell} */ ({})) {
  clearTimeout(toastTimer);
  toast.value = { text, tone, action };
  if (stay > 0)
    toastTimer = setTimeout(() => {
      toast.value = null;
    }, stay);
}

/** An error of the backend as a sentence in the player's language. @param {any} error */
export function wordsOf(error) {
  const data = error?.data && typeof error.data === "object" ? error.data : {};
  const reason = data.reason?.kind ?? data.reason ?? data.why;
  if (error?.kind === "undo_refused" && has(`undo-${reason}`)) return t(`undo-${reason}`);
  for (const id of [reason && `refused-${reason}`, reason && `error-${error.kind}-${reason}`, `error-${error?.kind}`]) {
    if (id && has(id)) return t(id, plain(data));
  }
  return t("error-unknown");
}

/** The entries of an object that a text can hold. @param {object | null} [data] */
export const plain = (data) =>
  Object.fromEntries(Object.entries(data ?? {}).filter(([, v]) => typeof v === "string" || typeof v === "number"));

/** Shows an error as a line. @param {any} error */
export function complain(error) {
  if (error?.kind === undefined) console.error(error);
  tell(wordsOf(error), { tone: "bad", stay: 9000 });
}

/**
 * Runs `work` and shows what goes wrong; null then.
 * @template T
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T | null>}
 */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    complain(error);
    return null;
  }
}

/**
 * Goes to a screen.
 * @param {string} name
 * @param {object} params
 */
export function go(name, params = {}) {
  screen.value = { name, ...params };
  globalThis.scrollTo?.(0, 0);
  // A page that is turned scrolls by itself.
  globalThis.document?.querySelector(".page")?.scrollTo?.(0, 0);
}

export async function loadCatalog() {
  if (!catalog.value) catalog.value = await call("catalog");
  return catalog.value;
}

const boards = new Map();

/**
 * The geometry of a map, asked for once.
 * @param {string} map
 * @returns {Promise<Ui.Geometry>}
 */
export async function boardOf(map) {
  if (!boards.has(map)) boards.set(map, await call("board", { map }));
  return boards.get(map);
}

/** Writes settings through to the page: theme, palette, size of text, motion. */
export function dress() {
  const now = settings.value;
  const root = document.documentElement;
  const dark = now.theme === "dark" || (now.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.dataset.palette = now.palette;
  root.dataset.keys = now.keys === false ? "off" : "on";
  root.dataset.motion = stillMotion() ? "off" : "on";
  const scale = (Number(now.text_size) || 100) / 100;
  root.style.setProperty("--text-scale", String(scale));
  root.toggleAttribute("data-large", scale >= 1.4);
  if (scale >= 1.4 && !document.getElementById("large"))
    document.head.append(
      Object.assign(document.createElement("link"), {
        id: "large",
        rel: "stylesheet",
        href: new URL("style/large.css", import.meta.url).href,
      }),
    );
}

/** Should nothing move? */
export const stillMotion = () => settings.value.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What is kept one after the other: what was changed first must not arrive last. @type {Promise<unknown>} */
let keeping = Promise.resolve();

/** Changes settings at once and keeps them. @param {Partial<Ui.Settings>} set */
export async function change(set) {
  settings.value = /** @type {Ui.Settings} */ ({ ...settings.value, ...set });
  dress();
  if (set.text_size) dispatchEvent(new Event("resize"));
  if (set.language) await useLanguage(set.language);
  keeping = keeping.then(() => attempt(() => call("settings", { set })));
  await keeping;
}

export async function loadSettings() {
  const kept = await call("settings");
  settings.value = { ...defaults, ...kept };
  dress();
}
