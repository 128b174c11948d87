// How the screens start: settings, words, first screen.

import { App, fetchScreen } from "./app.js";
import { guard } from "./guard.js";
import { t, useLanguage } from "./i18n.js";
import { html, render } from "./lib.js";
import { dress, loadSettings, settings } from "./state.js";

// The vendored libraries have put on Object.prototype what they need while they
// loaded; from here on nobody changes it.
Object.freeze(Object.prototype);

/** Starts the screens inside `root`. @param {Element} root */
export async function start(root) {
  // When the backend cannot answer, the first screen says why.
  await loadSettings().catch(dress);
  await useLanguage(settings.value.language);
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", dress);
  }
  guard();
  render(html`<${App} />`, root);
  import("./outside.js").then(({ listen }) => listen());
  // While nobody does anything: the book is fetched, which opens at once then, and the first number is written, which takes longest.
  setTimeout(
    () => globalThis.requestIdleCallback?.(() => [t("round-of", { round: 1, rounds: 1 }), fetchScreen("book").catch(() => {})]),
    2000,
  );
}
