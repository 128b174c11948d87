// Nurgle: corruption, resistance, the ruin of a land. The dice are set; the others have no power left.

import { choose, lay, summon } from "../learn/point.js";

/** @type {Ui.Lesson} */
export const lesson = {
  id: "nurgle",
  start: {
    given: {
      game: "chaos",
      players: 4,
      seed: 3,
      turn: "nurgle",
      dice: [5, 2],
      old_world_next: ["plunged_into_chaos"],
      lands: {
        estalia: { figures: { bloodletter: 1 }, corruption: { nurgle: 3, tzeentch: 4, slaanesh: 2 }, tokens: { warpstone: 1 } },
        tilea: { figures: { leper: 1 }, corruption: { tzeentch: 1 } },
        norsca: { corruption: { khorne: 1 } },
      },
      powers: {
        khorne: { power: 0 },
        nurgle: { power: 4, hand: ["rain_of_pus", "influenza", "plague_touch"], deck_next: ["plague_aura", "all_things_decay"] },
        tzeentch: { power: 0 },
        slaanesh: { power: 0 },
      },
    },
  },
  seats: [
    { name: "character-raider", colour: 0, who: "bot", level: "easy", style: "raider" },
    { name: "learn-you", colour: 1, who: "human" },
    { name: "character-banker", colour: 2, who: "bot", level: "easy", style: "banker" },
    { name: "character-trickster", colour: 3, who: "bot", level: "easy", style: "trickster" },
  ],
  steps: [
    { id: "welcome" },
    { id: "look", point: '[data-land="estalia"]' },
    { id: "first", right: [{ type: "summon", kind: "cultist", to: "estalia", from: undefined }], point: summon("cultist", "estalia") },
    { id: "second", right: [{ type: "summon", kind: "cultist", to: "estalia", from: undefined }], point: summon("cultist", "estalia") },
    { id: "shelter", right: [{ type: "play", card: "rain_of_pus", land: "estalia" }], point: lay("rain_of_pus", "estalia") },
    { id: "sneeze", right: [{ type: "play", card: "influenza", land: "estalia" }], point: lay("influenza", "estalia") },
    { id: "ruin" },
    { id: "purge", right: [{ type: "corruption", power: "tzeentch" }], point: choose("corruption", "tzeentch") },
    { id: "others", theirs: ["pass"] },
    { id: "goodbye" },
  ],
};
