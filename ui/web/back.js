// The way back that a device has of its own (a gesture, a key): one step, as the button in the corner does, and out only from the first
// screen. The history of the page holds one entry more while there is somewhere to go back from.

import { effect } from "../lib.js";
import { looked } from "../lookup.js";
import { leave } from "../session.js";
import { screen } from "../state.js";

/** Goes back one step, if there is one. */
function step() {
  if (looked.value) {
    looked.value = null;
    return;
  }
  if (screen.value.name === "table") {
    leave();
    return;
  }
  /** @type {HTMLElement | null} */
  const button = document.querySelector("#app .page-head .button");
  button?.click();
}

/** Listens for it. */
export function knowBack() {
  let deep = false;
  /** On the way back to the first screen by the page's own button. */
  let homeward = false;
  const deepen = () => {
    deep = true;
    history.pushState({ deep }, "");
  };
  if (history.state?.deep) history.replaceState(null, "");
  effect(() => {
    const away = screen.value.name !== "home";
    if (away && !deep) deepen();
    if (!away && deep) {
      deep = false;
      homeward = true;
      history.back();
    }
  });
  addEventListener("popstate", () => {
    if (homeward) {
      homeward = false;
      return;
    }
    if (!deep) return;
    deep = false;
    step();
    // A dialog was closed, or the screen before is not the first either.
    setTimeout(() => {
      if (!deep && screen.value.name !== "home") deepen();
    });
  });
}
