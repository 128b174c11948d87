// The positions on the boards of the book of Chaos, each what a scenario gives (tests/scenarios): by page. One power acts, the others have
// no power left; with open hands no curtain falls.

const open = { game: "chaos", players: 4, house_rules: { open_hands: true } };

/** Powers of which only one may act. @param {string} one @param {object} own */
const only = (one, own) =>
  Object.fromEntries(["khorne", "nurgle", "tzeentch", "slaanesh"].map((id) => [id, id === one ? own : { power: 0 }]));

/** @type {Record<string, any>} */
export const boards = {
  "ch-summoning": {
    ...open,
    powers: only("khorne", { power: 6 }),
    lands: {
      kislev: { figures: { bloodsworn: 1 } },
      the_empire: { figures: { leper: 2 }, tokens: { noble: 1 } },
      bretonnia: { figures: { acolyte: 1 } },
    },
  },
  "ch-cards": {
    ...open,
    powers: only("khorne", { power: 4, hand: ["battle_cry", "the_skull_throne", "field_of_carnage"] }),
    lands: {
      kislev: { figures: { bloodletter: 2, leper: 2 }, cards: ["influenza"] },
      norsca: { figures: { bloodsworn: 1 } },
      the_empire: { figures: { leper: 2 }, cards: ["plague_aura", "rain_of_pus"] },
    },
  },
  "ch-battle": {
    ...open,
    dice: [5, 1, 2, 1, 3, 1],
    powers: only("khorne", { power: 1 }),
    lands: {
      kislev: { figures: { bloodletter: 2, leper: 1, plaguebearer: 1 }, tokens: { peasant: 1 } },
      tilea: { figures: { acolyte: 2 } },
    },
  },
  "ch-domination": {
    ...open,
    turn: "nurgle",
    powers: only("nurgle", { power: 5, hand: ["influenza", "plague_aura"] }),
    lands: {
      the_empire: { figures: { leper: 2, bloodletter: 1 }, corruption: { nurgle: 2 }, tokens: { noble: 1 } },
      bretonnia: { figures: { leper: 1, seductress: 1 } },
      tilea: { figures: { leper: 2 }, tokens: { skaven: 1 } },
    },
  },
  "ch-corruption": {
    ...open,
    turn: "nurgle",
    powers: only("nurgle", { power: 4 }),
    lands: {
      the_empire: { figures: { leper: 2 }, corruption: { nurgle: 5, slaanesh: 4 }, tokens: { warpstone: 1 } },
      tilea: { figures: { leper: 1 }, corruption: { nurgle: 1 } },
    },
  },
};
