// The screen stays awake while a game is played, where the device can be asked for it.

import { effect } from "../lib.js";
import { settings, table } from "../state.js";

/** @type {WakeLockSentinel | null} */
let lock = null;
let wanted = false;
let asking = false;

async function ask() {
  if (!navigator.wakeLock || asking) return;
  asking = true;
  try {
    if (wanted && !lock && !document.hidden) {
      lock = await navigator.wakeLock.request("screen");
      // The system takes it back whenever the page is hidden.
      lock.addEventListener("release", () => {
        lock = null;
      });
    }
    if (!wanted && lock) await lock.release();
  } catch {
    // A tired battery may say no.
  } finally {
    asking = false;
  }
}

/** From now on the screen stays awake as long as a game goes on. */
export function stayAwake() {
  effect(() => {
    wanted = settings.value.awake !== false && table.value !== null && !table.value.view.over;
    ask();
  });
  document.addEventListener("visibilitychange", ask);
}
