// The keys of a table: one listener for all games, which asks the game at the table what its keys do.
import { useEffect } from "../lib.js";
import { stepBack } from "../session.js";
import { table } from "../state.js";
import { hold } from "../telling.js";

/**
 * Does what a key says; false if it says nothing here. `keys`, the game's:
 *   space()            what the space bar does before it holds the telling of bots: true if it did something
 *   spared             where the space bar presses what it is on, as a selector
 *   escape(), enter()  what these do
 *   pages              letters that open a page of the sheet: {letter: page}
 *   more(event, key)   any other key: false if it is none of the game's
 */
export function press(event, state, keys) {
  const key = event.key.toLowerCase();
  const on = (selector) => Boolean(event.target.closest?.(selector));
  const ctrl = event.ctrlKey || event.metaKey;
  if (ctrl && key === "z") stepBack(event.shiftKey ? "redo" : "undo");
  else if (ctrl) return false;
  else if (event.key === " " && keys.space?.()) return true;
  else if (event.key === " " && state.bot_to_act && !on(keys.spared)) hold();
  else if (event.key === "Escape") keys.escape();
  else if (key === "u") stepBack("undo");
  else if (key === "r") stepBack("redo");
  else if (Object.hasOwn(keys.pages, key)) document.getElementById(`tab-${keys.pages[key]}`)?.click();
  else if (key === "b") /** @type {HTMLElement | null} */ (document.querySelector(".eb-board [tabindex='0']"))?.focus();
  else if (event.key === "Enter" && !on("button, [role=button], a, summary")) keys.enter();
  else return keys.more(event, key) !== false;
  return true;
}

/** Listens while a table is shown. `keysOf(state)`: the keys of the game as it stands now. */
export function useKeys(keysOf) {
  useEffect(() => {
    const onKey = (event) => {
      if (event.altKey || event.target.closest?.("input, textarea, [role=dialog]")) return;
      const state = table.value;
      if (!state || state.curtain || !press(event, state, keysOf(state))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, []);
}
