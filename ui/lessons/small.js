// The first evening: Orcs come, are attacked and decline, Elves follow. The die and the market are set; Brakka plays what is written here.

import { decline, GO, move, put, region, seize, stop, take } from "../learn/point.js";

/** @param {number} from @param {number} to @param {number} left tokens that stay where they come from */
const moves = (from, to, left) => (/** @type {any} */ action, /** @type {any} */ view) =>
  (action.type === "take" && action.region === from && view.regions[from].tokens > left) ||
  (["put", "put_all"].includes(action.type) && action.region === to);

/** @type {Ui.Lesson} */
export const lesson = {
  id: "small",
  next: { game: "small-world", players: 2, first: 0 },
  start: {
    given: {
      game: "small-world",
      players: 2,
      first: 0,
      turn: 0,
      stage: "choose",
      seed: 1,
      dice: [2, 0, 1],
      market: [
        { race: "dwarves", power: "mounted" },
        { race: "orcs", power: "merchant" },
        { race: "elves", power: "commando" },
        { race: "ratmen", power: "hill" },
        { race: "humans", power: "forest" },
        { race: "trolls", power: "alchemist" },
      ],
      races_next: ["wizards", "skeletons", "tritons"],
      powers_next: ["bivouacking", "stout", "flying"],
    },
  },
  seats: [
    { name: "learn-you", colour: 1, who: "human" },
    { name: "character-raider", colour: 0, who: "bot", level: "easy", style: "raider" },
  ],
  steps: [
    { id: "welcome" },
    { id: "market", point: '[data-combo="0"]' },
    { id: "cost", right: [{ type: "pick", combo: 1 }], point: take(1) },
    { id: "enter", right: [{ type: "conquer", region: 17 }], point: seize(17) },
    { id: "tribe", right: [{ type: "conquer", region: 16 }], point: seize(16) },
    { id: "die", right: [{ type: "attempt", region: 18 }], point: seize(18) },
    {
      id: "move",
      right: moves(16, 18, 2),
      done: (view) => view.placing?.hand === 0 && view.regions[18].tokens >= 3,
      point: move(16, 18),
    },
    { id: "end", right: [{ type: "done" }], point: GO },
    {
      id: "rival",
      theirs: ["pick 0", "conquer 20", "conquer 19", "conquer 21", "end_conquest", "put token 19", "done"],
    },
    { id: "coins" },
    { id: "ready", right: [{ type: "ready" }], point: GO },
    { id: "more", right: [{ type: "conquer", region: 12 }], point: seize(12) },
    { id: "luck", right: [{ type: "attempt", region: 11 }], point: seize(11) },
    { id: "miss", point: region(11) },
    {
      id: "border",
      right: moves(12, 18, 2),
      done: (view) => view.placing?.hand === 0 && view.regions[18].tokens >= 3,
      point: (picked, view) => ((view.placing?.hand ?? 0) > 0 ? put(18) : move(12, 18))(picked, view),
    },
    { id: "guard", right: [{ type: "done" }], point: GO },
    { id: "attack", theirs: ["ready", "conquer 13", "attempt 12", "done"] },
    {
      id: "beaten",
      right: [{ type: ["put", "put_all"], region: 18 }],
      done: (view) => view.placing?.hand === 0,
      point: put(18),
    },
    { id: "back", right: [{ type: "done" }], point: GO },
    { id: "tired" },
    { id: "decline", right: [{ type: "decline" }], point: decline },
    { id: "ghosts", theirs: ["ready", "conquer 18", "end_conquest", "done"] },
    { id: "fresh", right: [{ type: "pick", combo: 0 }], point: take(0) },
    { id: "revenge", right: [{ type: "conquer", region: 18 }], point: seize(18) },
    { id: "power", right: [{ type: "conquer", region: 12 }], point: seize(12) },
    {
      id: "free",
      right: (action) => action.type === "conquer" && [11, 6, 5].includes(action.region),
      done: (view) => (view.seats[0].hand ?? 0) === 0,
      point: (picked, view) => seize(view.regions[11].owner?.seat === 0 ? 6 : 11)(picked, view),
    },
    { id: "stop", right: [{ type: "end_conquest" }], point: stop },
    { id: "last", right: [{ type: ["put", "put_all", "take", "done"] }], done: (view) => view.to_act !== 0, point: GO },
    { id: "answer", theirs: ["put_all 19", "done", "decline"] },
    { id: "goodbye" },
  ],
};
