// Words. Every sentence on the screen comes from locales/<language>/*.ftl.
import { words } from "./games/registry.js";
import { FluentBundle, FluentResource, signal } from "./lib.js";

/** The languages there are, in the order of the settings page, each in its own words. */
export const languages = [
  { id: "en", name: "English" },
  { id: "zh-Hans", name: "简体中文" },
  { id: "zh-Hant", name: "繁體中文" },
];

export const files = ["ui", ...words.early, ...words.later, "errors"];

/** Files that are fetched with the game or the page that needs them, not at the start. */
const later = new Set(words.later);

/** Language of the screen now; reading it in a component redraws it when it changes. */
export const language = signal("en");

const bundles = new Map();
const reported = new Set();

/** The language to use for a list of wished ones (`zh-TW`, `zh`, `en-GB` …). @param {readonly string[] | null} [wished] */
export function negotiate(wished) {
  for (const tag of wished ?? []) {
    const [main, ...rest] = String(tag).toLowerCase().split("-");
    if (main === "en") return "en";
    if (main !== "zh") continue;
    const traditional = rest.some((part) => ["hant", "tw", "hk", "mo"].includes(part)) && !rest.includes("hans");
    return traditional ? "zh-Hant" : "zh-Hans";
  }
  return "en";
}

/**
 * A bundle of one language from the texts of its files.
 * @param {string} id
 * @param {string[]} texts
 */
export function bundleOf(id, texts) {
  const bundle = new FluentBundle(id, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const held = new Map();

/** @param {string} id */
async function load(id) {
  const had = held.get(id) ?? new Set();
  const missing = files.filter((file) => !later.has(file) && !had.has(file));
  const texts = await Promise.all(
    missing.map(async (file) => {
      const answer = await fetch(new URL(`locales/${id}/${file}.ftl`, import.meta.url));
      return answer.ok ? answer.text() : "";
    }),
  );
  const bundle = bundles.get(id) ?? bundleOf(id, []);
  for (const text of texts) bundle.addResource(new FluentResource(text));
  bundles.set(id, bundle);
  held.set(id, new Set([...had, ...missing]));
}

/**
 * Fetches words that are not there from the start, in the language of the screen and in those chosen from now on.
 * @param {string[]} names
 */
export async function alsoWords(names) {
  for (const name of names) later.delete(name);
  await load(language.value);
}

/** Loads a language and shows it; `auto` follows the system. @param {string} wish */
export async function useLanguage(wish) {
  const id = languages.some((l) => l.id === wish) ? wish : negotiate(globalThis.navigator?.languages);
  await load(id);
  language.value = id;
  document.documentElement.lang = id;
}

/** The texts of the language of the screen. @returns {Ui.Bundle | undefined} */
export const wordsNow = () => bundles.get(language.value);

/** Those of any language. @param {string} id @returns {Promise<Ui.Bundle>} */
export const wordsIn = (id) => load(id).then(() => bundles.get(id));

/** Names and texts of what people have made, by the ids of such texts: they are said as they are (see workshop/own.js). */
export const made = new Map();

/** Is there such a text in the language of the screen? */
export const has = (id) => made.has(id) || (wordsNow()?.hasMessage(id) ?? false);

/** The text `id` in the language of the screen, with its variables filled in. */
export function t(id, vars = {}) {
  if (made.has(id)) return made.get(id)();
  const bundle = wordsNow();
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) {
    if (!reported.has(id)) console.warn(`no text "${id}" in ${language.value}`);
    reported.add(id);
    return id;
  }
  return bundle.formatPattern(message.value, vars, []);
}

/** A date and time in the language of the screen. @param {number} milliseconds */
export function when(milliseconds) {
  const day = new Date(milliseconds);
  const today = new Date().toDateString() === day.toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const form = today ? { hour: "2-digit", minute: "2-digit" } : { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(language.value, form).format(day);
}

const lists = new Map();

/** Names joined the way the language does it. @param {string[]} names */
export function listing(names) {
  const now = language.value;
  if (!lists.has(now)) lists.set(now, new Intl.ListFormat(now, { type: "conjunction" }));
  return lists.get(now).format(names);
}
