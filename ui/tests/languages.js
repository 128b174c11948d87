// Texts of every language, for tests of what is said in each.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { alsoWords, language, languages } from "../i18n.js";

/** Reads these texts in every language. @param {string[]} files */
export async function readAll(files) {
  const real = globalThis.fetch;
  globalThis.fetch = /** @type {any} */ (async (url) => ({ ok: true, text: async () => readFileSync(fileURLToPath(url), "utf8") }));
  for (const { id } of languages) {
    language.value = id;
    await alsoWords(files);
  }
  globalThis.fetch = real;
  language.value = "en";
}

/** Does the same in each language. @param {(id: string) => void} what */
export function inEach(what) {
  for (const { id } of languages) {
    language.value = id;
    what(id);
  }
  language.value = "en";
}
