// Installing the page: where a browser offers it, by its own question; where it does not, in words.

import { signal } from "../lib.js";
import { remember, remembered } from "./engine.js";

/** What the browser would ask. @typedef {Event & { prompt(): Promise<unknown>, userChoice: Promise<{ outcome: string }> }} Offer */
const offer = signal(/** @type {Offer | null} */ (null));

/** Has the person waved the offer on the first screen away? */
const DECLINED = "elbowroom install declined";
export const declined = signal(remembered(DECLINED) !== null);

/** Is it open as an app of its own already? */
export const isInstalled = () =>
  matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches || /** @type {any} */ (navigator).standalone === true;

/** Browsers of telephones and tablets by Apple, which install from their own menu and never ask. */
const byHand = () => "standalone" in navigator || (/iPad|iPhone/.test(navigator.userAgent) && !(/** @type {any} */ (globalThis).MSStream));

/** How it can be installed here: by the browser's question, by hand, or not (any more). */
export const way = () => (isInstalled() ? null : offer.value ? "asks" : byHand() ? "hand" : null);

/** Keeps the browser's offer for when it is wanted. */
export function watchInstalling() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer.value = /** @type {any} */ (event);
  });
  addEventListener("appinstalled", () => {
    offer.value = null;
  });
}

/** Has the browser ask. */
export async function install() {
  const event = offer.value;
  if (!event) return;
  await event.prompt();
  const { outcome } = await event.userChoice;
  // An offer can be used once.
  offer.value = null;
  if (outcome !== "accepted") decline();
}

/** Does not offer it on the first screen any more; the settings still do. */
export function decline() {
  declined.value = true;
  remember(DECLINED, "1");
}
