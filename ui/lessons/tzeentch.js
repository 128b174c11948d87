// Tzeentch: cards, slots, magic, figures that move. The others have no power left.

import { choose, lay, march, summon } from "../learn/point.js";

/** @type {Ui.Lesson} */
export const lesson = {
  id: "tzeentch",
  start: {
    given: {
      game: "chaos",
      players: 4,
      seed: 3,
      turn: "tzeentch",
      old_world_next: ["plunged_into_chaos"],
      lands: { tilea: { cards: ["battle_cry", "none"], tokens: { warpstone: 1 } }, bretonnia: { figures: { acolyte: 1 } } },
      powers: {
        khorne: { power: 0 },
        nurgle: { power: 0 },
        tzeentch: {
          power: 4,
          hand: ["changer_of_ways", "teleport", "warp_shield"],
          deck_next: ["temporal_stasis", "dazzle", "drain_power", "warp_shield"],
        },
        slaanesh: { power: 0 },
      },
    },
  },
  seats: [
    { name: "character-raider", colour: 0, who: "bot", level: "easy", style: "raider" },
    { name: "character-settler", colour: 1, who: "bot", level: "easy", style: "settler" },
    { name: "learn-you", colour: 2, who: "human" },
    { name: "character-trickster", colour: 3, who: "bot", level: "easy", style: "trickster" },
  ],
  steps: [
    { id: "welcome" },
    { id: "look", point: '[data-land="tilea"]' },
    { id: "card", right: [{ type: "play", card: "changer_of_ways", land: "tilea" }], point: lay("changer_of_ways", "tilea") },
    { id: "come", right: [{ type: "summon", kind: "cultist", to: "tilea", from: undefined }], point: summon("cultist", "tilea") },
    {
      id: "move",
      right: [{ type: "summon", kind: "cultist", from: "bretonnia", to: "tilea" }],
      point: march("cultist", "bretonnia", "tilea"),
    },
    { id: "guard", right: [{ type: "summon", kind: "warrior", to: "tilea" }], point: summon("warrior", "tilea") },
    { id: "dial" },
    { id: "stone", right: [{ type: "choose", land: "tilea" }], point: choose("choose", "tilea") },
    { id: "upgrade", right: [{ type: "upgrade", upgrade: "power_of_sorcery" }], point: choose("upgrade", "power_of_sorcery") },
    { id: "goodbye" },
  ],
};
