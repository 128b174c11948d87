// What is new underground: monsters and what they guard, rivers, chasms. The die and the market are set.

import { armed, GO, put, region, seize, seizeWith, stop, take } from "../learn/point.js";

/** @type {Ui.Lesson} */
export const lesson = {
  id: "underground",
  start: {
    given: {
      game: "underground",
      players: 2,
      first: 0,
      turn: 0,
      stage: "choose",
      seed: 1,
      dice: [2],
      market: [
        { race: "shrooms", power: "mining" },
        { race: "ogres", power: "stone" },
        { race: "drow", power: "fisher" },
        { race: "gnomes", power: "tomb" },
        { race: "kraken", power: "wise" },
        { race: "liches", power: "mystic" },
      ],
      races_next: ["mummies", "cultists"],
      powers_next: ["royal", "muddy"],
      finds_next: ["sword_of_the_killer_rabbit", "keep_on_the_motherland"],
    },
  },
  seats: [
    { name: "learn-you", colour: 1, who: "human" },
    { name: "character-settler", colour: 3, who: "bot", level: "easy", style: "settler" },
  ],
  steps: [
    { id: "welcome" },
    { id: "take", right: [{ type: "pick", combo: 0 }], point: take(0) },
    { id: "chasm", point: region(14) },
    { id: "enter", right: [{ type: "conquer", region: 1 }], point: seize(1) },
    { id: "monsters", right: [{ type: "conquer", region: 7 }], point: seize(7) },
    { id: "relic", right: armed(11, "sword"), point: seizeWith(11) },
    { id: "river", right: [{ type: "conquer", region: 2 }], point: seize(2) },
    { id: "across", right: [{ type: "attempt", region: 3 }], point: seize(3) },
    {
      id: "ebb",
      right: [{ type: ["put", "put_all"], region: 3 }],
      done: (view) => view.placing?.hand === 0,
      point: put(3),
    },
    { id: "end", right: [{ type: "done" }], point: GO },
    { id: "rival", theirs: ["pick 0", "conquer 26", "conquer 25", "conquer 21", "conquer 20", "end_conquest", "put_all 26", "done"] },
    { id: "ready", right: [{ type: "ready" }], point: GO },
    { id: "again", right: [{ type: "conquer", region: 2 }], point: seize(2) },
    { id: "guardians", right: armed(13, "sword"), point: seizeWith(13) },
    { id: "place", point: region(13) },
    { id: "stop", right: [{ type: "end_conquest" }], point: stop },
    {
      id: "guard",
      right: [{ type: ["put", "put_all"], region: 13 }],
      done: (view) => view.placing?.hand === 0,
      point: put(13),
    },
    { id: "last", right: [{ type: "done" }], point: GO },
    { id: "answer", theirs: ["decline"] },
    { id: "goodbye" },
  ],
};
