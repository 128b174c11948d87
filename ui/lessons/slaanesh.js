// Slaanesh: who dominates a land, and what it pays. The others have no power left.

import { choose, lay, summon } from "../learn/point.js";

/** @type {Ui.Lesson} */
export const lesson = {
  id: "slaanesh",
  start: {
    given: {
      game: "chaos",
      players: 4,
      seed: 3,
      turn: "slaanesh",
      old_world_next: ["plunged_into_chaos"],
      lands: { bretonnia: { figures: { plaguebearer: 1 }, tokens: { noble: 1 } }, tilea: { figures: { seductress: 1 } } },
      powers: {
        khorne: { power: 0 },
        nurgle: { power: 0 },
        tzeentch: { power: 0 },
        slaanesh: {
          power: 5,
          hand: ["insidious_lies", "soporific_musk", "field_of_ecstasy"],
          deck_next: ["dark_influence", "abyssal_pact"],
        },
      },
    },
  },
  seats: [
    { name: "character-raider", colour: 0, who: "bot", level: "easy", style: "raider" },
    { name: "character-settler", colour: 1, who: "bot", level: "easy", style: "settler" },
    { name: "character-banker", colour: 2, who: "bot", level: "easy", style: "banker" },
    { name: "learn-you", colour: 3, who: "human" },
  ],
  steps: [
    { id: "welcome" },
    { id: "look", point: '[data-land="bretonnia"]' },
    { id: "first", right: [{ type: "summon", kind: "cultist", to: "bretonnia", from: undefined }], point: summon("cultist", "bretonnia") },
    { id: "second", right: [{ type: "summon", kind: "cultist", to: "bretonnia", from: undefined }], point: summon("cultist", "bretonnia") },
    { id: "lies", right: [{ type: "play", card: "insidious_lies", land: "bretonnia" }], point: lay("insidious_lies", "bretonnia") },
    { id: "musk", right: [{ type: "play", card: "soporific_musk", land: "bretonnia" }], point: lay("soporific_musk", "bretonnia") },
    { id: "sums" },
    { id: "upgrade", right: [{ type: "upgrade", upgrade: "seductresses" }], point: choose("upgrade", "seductresses") },
    { id: "others", theirs: ["pass", "pass", "pass"] },
    { id: "goodbye" },
  ],
};
