// What goes with a table that is played at, whatever the game: the hand that plays, the sides people sit at, sounds, a screen that stays
// awake. Fetched with the first table.

import { effect } from "../lib.js";
import { attempt, settings } from "../state.js";
import { stayAwake } from "./awake.js";
import { dress } from "./dress.js";
import { listen } from "./sounds.js";

const root = document.documentElement;

/** Done when the table can be drawn as it is wished. */
export const ready = attempt(async () => {
  const wished = settings.value.around;
  if (!wished) return;
  const [{ turn }] = await Promise.all([import("./sides.js"), dress()]);
  turn();
});

effect(() => {
  const left = settings.value.around?.hand === "left";
  if (left) attempt(dress);
  if (left) root.dataset.hand = "left";
  else delete root.dataset.hand;
});

listen();
stayAwake();
