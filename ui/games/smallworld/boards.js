// The positions on the boards of the book, each what a scenario gives (tests/scenarios): by page.

/** With open coins no curtain falls. */
const open = { players: 2, stage: "conquest", house_rules: { open_coins: true } };
const two = { ...open, game: "small-world" };
const bare = { ...two, clear_lost_tribes: true };

/** @type {Record<string, any>} */
export const boards = {
  "sw-conquest": { ...two, seats: [{ active: { race: "orcs", power: "swamp", hand: 7 } }, {}] },
  "sw-price": {
    ...two,
    lost_tribes: [6],
    seats: [
      { active: { race: "giants", power: "commando", hand: 6, regions: { 5: 1 } } },
      { active: { race: "ratmen", power: "fortified", regions: { 1: 3 } } },
    ],
    pieces: { fortress: [1] },
  },
  "sw-die": {
    ...bare,
    dice: [3],
    seats: [
      { active: { race: "orcs", power: "swamp", hand: 2, regions: { 1: 1 } } },
      { active: { race: "ratmen", power: "hill", hand: 0, regions: { 2: 3, 6: 4, 20: 1 } } },
    ],
  },
  "sw-redeploy": {
    ...bare,
    stage: "redeploy",
    seats: [
      { active: { race: "humans", power: "merchant", hand: 4, regions: { 1: 1, 5: 1, 2: 1 } } },
      { active: { race: "ratmen", power: "hill", hand: 0, regions: { 6: 3, 8: 3 } } },
    ],
  },
  "sw-decline": {
    ...bare,
    stage: "start",
    seats: [
      { active: { race: "orcs", power: "hill", hand: 0, regions: { 1: 2, 2: 1, 5: 1, 6: 1, 10: 2 } } },
      { active: { race: "ratmen", power: "swamp", hand: 0, regions: { 8: 3, 20: 2 } } },
    ],
  },
  "sw-immune": {
    ...bare,
    players: 3,
    seats: [
      { active: { race: "sorcerers", power: "dragon_master", hand: 9, regions: { 1: 1 } } },
      { active: { race: "halflings", power: "heroic", hand: 0, regions: { 2: 1, 7: 1, 8: 1 } } },
      { active: { race: "elves", power: "hill", hand: 0, regions: { 20: 1 } } },
    ],
    pieces: { hole: [2], hero: [7] },
  },
  "race-giants": { ...bare, seats: [{ active: { race: "giants", power: "merchant", hand: 6, regions: { 5: 1, 9: 1 } } }, {}] },
  "race-sorcerers": {
    ...bare,
    players: 3,
    seats: [
      { active: { race: "sorcerers", power: "pillaging", hand: 1, regions: { 1: 1, 9: 1 } } },
      { active: { race: "trolls", power: "fortified", hand: 0, regions: { 2: 1, 8: 2, 20: 1 } } },
      { active: { race: "orcs", power: "bivouacking", hand: 0, regions: { 7: 1, 3: 1, 13: 1 } } },
    ],
    pieces: { fortress: [2], encampment: { 7: 1, 13: 4 } },
  },
  "power-flying": { ...bare, seats: [{ active: { race: "orcs", power: "flying", hand: 6 } }, {}] },
  "power-underworld": { ...bare, seats: [{ active: { race: "orcs", power: "underworld", hand: 7 } }, {}] },
  "ug-land": {
    ...open,
    game: "underground",
    monsters: [],
    seats: [{ active: { race: "shrooms", power: "stone", hand: 3, regions: { 1: 1 } } }, {}],
  },
  "ug-monsters": {
    ...open,
    game: "underground",
    dice: [3],
    finds_next: ["mine_of_the_lost_dwarf"],
    seats: [{ active: { race: "shrooms", power: "fisher", hand: 5, regions: { 17: 1 } } }, {}],
  },
  "race-spiderines": {
    ...open,
    game: "underground",
    monsters: [],
    seats: [{ active: { race: "spiderines", power: "stone", hand: 9, regions: { 8: 1 } } }, {}],
  },
  "wc-voyage": {
    ...open,
    game: "warcraft",
    map: "warcraft-2p-l1a-s1a",
    murlocs: [],
    tiles: [],
    seats: [
      {
        active: { race: "orcs", power: "farmer", hand: 9, regions: { 9: 1 } },
        declined: { race: "kobolds", regions: { 1: 1 } },
      },
      {},
    ],
  },
  "wc-finds": {
    ...open,
    game: "warcraft",
    map: "warcraft-2p-l1a-s1a",
    finds_next: ["karazhan", "doomhammer"],
    seats: [{ active: { race: "orcs", power: "farmer", hand: 9, regions: { 15: 1 } } }, {}],
  },
  "race-warcraft_gnomes": {
    ...open,
    game: "warcraft",
    map: "warcraft-2p-l1a-s1a",
    dice: [2],
    seats: [
      { active: { race: "gnomes", power: "explorer", hand: 8, regions: { 1: 1 } } },
      { active: { race: "trolls", power: "farmer", regions: { 17: 2 } } },
    ],
  },
};
