// Khorne: summoning, battle, the dial. The dice are set; the others have no power left.

import { choose, lay, summon } from "../learn/point.js";

/** @type {Ui.Lesson} */
export const lesson = {
  id: "khorne",
  start: {
    given: {
      game: "chaos",
      players: 4,
      seed: 3,
      dice: [6, 1, 2, 3, 1, 2, 4, 2],
      old_world_next: ["plunged_into_chaos"],
      lands: { kislev: { figures: { horror: 1, leper: 1 } }, troll_country: { figures: { bloodsworn: 1 } } },
      powers: {
        khorne: { power: 7, hand: ["the_skull_throne", "battle_cry"], deck_next: ["blood_frenzy", "ritual_slaying"] },
        nurgle: { power: 0 },
        tzeentch: { power: 0 },
        slaanesh: { power: 0 },
      },
    },
  },
  seats: [
    { name: "learn-you", colour: 0, who: "human" },
    { name: "character-settler", colour: 1, who: "bot", level: "easy", style: "settler" },
    { name: "character-banker", colour: 2, who: "bot", level: "easy", style: "banker" },
    { name: "character-trickster", colour: 3, who: "bot", level: "easy", style: "trickster" },
  ],
  steps: [
    { id: "welcome" },
    { id: "ways" },
    { id: "summon", right: [{ type: "summon", kind: "warrior", to: "kislev", from: undefined }], point: summon("warrior", "kislev") },
    { id: "daemon", right: [{ type: "summon", kind: "daemon", to: "kislev" }], point: summon("daemon", "kislev") },
    { id: "card", right: [{ type: "play", card: "the_skull_throne", land: "kislev" }], point: lay("the_skull_throne", "kislev") },
    { id: "cultist", right: [{ type: "summon", kind: "cultist", to: "kislev", from: undefined }], point: summon("cultist", "kislev") },
    { id: "hits", right: [{ type: "figure", figure: "horror_1" }], point: choose("figure", "horror_1") },
    { id: "second", right: [{ type: "figure", figure: "horror_1" }], point: choose("figure", "horror_1") },
    { id: "dial" },
    { id: "upgrade", right: [{ type: "upgrade", upgrade: "bloodletters" }], point: choose("upgrade", "bloodletters") },
    { id: "goodbye" },
  ],
};
