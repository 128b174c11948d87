// What is new in Warcraft: islands and voyages, factions, what lies face down. The die and the market are set.

import { armed, GO, region, seize, seizeWith, stop, take } from "../learn/point.js";

/** @type {Ui.Lesson} */
export const lesson = {
  id: "warcraft",
  start: {
    given: {
      game: "warcraft",
      players: 2,
      map: "warcraft-2p-l1a-s1a",
      round: 2,
      first: 0,
      turn: 0,
      stage: "choose",
      seed: 1,
      dice: [3],
      seats: [{}, { active: { race: "warcraft_dwarves", power: "miner", regions: { 2: 1, 3: 2, 4: 2 } } }],
      market: [
        { race: "orcs", power: "farmer" },
        { race: "night_elves", power: "ranger" },
        { race: "tauren", power: "herbalist" },
        { race: "draenei", power: "blacksmith" },
        { race: "kobolds", power: "mountaineer" },
        { race: "naga", power: "swampwalker" },
      ],
      races_next: ["trolls", "blood_elves"],
      powers_next: ["sailor", "defender"],
      finds_next: ["dark_portal", "frostmourne"],
    },
  },
  seats: [
    { name: "learn-you", colour: 1, who: "human" },
    { name: "character-banker", colour: 2, who: "bot", level: "easy", style: "banker" },
  ],
  steps: [
    { id: "welcome" },
    { id: "take", right: [{ type: "pick", combo: 0 }], point: take(0) },
    { id: "voyage", right: [{ type: "conquer", region: 0 }], point: seize(0) },
    { id: "mountain", right: [{ type: "conquer", region: 1 }], point: seize(1) },
    { id: "faction", right: [{ type: "conquer", region: 2 }], point: seize(2) },
    { id: "tile", right: [{ type: "attempt", region: 7 }], point: seize(7) },
    { id: "portal", point: region(7) },
    { id: "end", right: [{ type: "done" }], point: GO },
    { id: "rival", theirs: ["ready", "conquer 9", "end_conquest", "put_all 9", "done"] },
    { id: "ready", right: [{ type: "ready" }], point: GO },
    { id: "island", right: [{ type: "conquer", region: 15 }], point: seize(15) },
    { id: "find", right: [{ type: "conquer", region: 17 }], point: seize(17) },
    { id: "blade", right: armed(20, "frostmourne"), point: seizeWith(20) },
    { id: "stop", right: [{ type: "end_conquest" }], point: stop },
    { id: "last", right: [{ type: ["put", "put_all", "take", "done"] }], done: (view) => view.to_act !== 0, point: GO },
    { id: "answer", theirs: ["decline"] },
    { id: "goodbye" },
  ],
};
