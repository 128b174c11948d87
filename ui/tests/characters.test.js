// Bots as characters: names, faces, what they say of their turns, and how far they are with one.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { characters } from "../art/characters.js";
import { useCarrier } from "../backend.js";
import { whyOf as chaosWhy } from "../games/chaos/why.js";
import { whyOf } from "../games/smallworld/why.js";
import { has } from "../i18n.js";
import { learn } from "../reasons.js";
import { freshStyle } from "../screens/characters.js";
import { levels, nameFor, styles } from "../screens/people.js";
import { inEach, readAll } from "./languages.js";

before(() => readAll(["chaos", "chaos-ui"]));

const bot = (style) => ({ who: "bot", style });

test("every character has a face, a name and something it likes; every level a name", () => {
  assert.deepEqual(Object.keys(characters), styles);
  inEach((of) => {
    for (const style of styles) assert.ok(has(`character-${style}`) && has(`likes-${style}`), `${of}: ${style}`);
    for (const level of levels) assert.ok(has(`short-${level}`) && has(`level-${level}`), `${of}: ${level}`);
  });
});

test("new bots are other characters, in turn", () => {
  assert.equal(freshStyle([{ who: "human", style: null }]), "raider");
  assert.equal(freshStyle([bot("raider"), bot("banker")]), "settler");
  assert.equal(freshStyle([...styles.map(bot), { who: "human", style: "raider" }]), "raider", "what a person once was does not count");
  assert.equal(freshStyle([...styles.map(bot), bot("raider")]), "settler");
});

test("a bot is called by its character, and twins are told apart", () => {
  const players = [{ who: "human" }, bot("banker"), bot("raider"), bot("banker"), bot(null)];
  assert.deepEqual(
    players.map((_, i) => nameFor(players, i)),
    ["Player 1", "Penny Vane", "Brakka", "Penny Vane 2", "Bot 5"],
  );
});

const seats = [
  { name: "Ada", who: "human" },
  { name: "Brakka", who: "bot", style: "raider" },
];
const geometry = { regions: [{ terrain: "hill" }, { terrain: "forest" }] };
const reason = (...merits) => ({ seat: 1, round: 1, step: 0, merits: merits.map(([word, data]) => ({ word, weight: 1, data })) });

/** Every merit there is, with what it is about; see PROTOCOL.md. */
const family = [
  ["declines", { race: "orcs", free: 0 }],
  ["picks", { race: "elves", power: "hill", coins: 2, price: 0 }],
  ["pays", { region: 0, count: 1 }],
  ["takes", { seat: 0, count: 2, region: 1, fee: 0 }],
  ["confines", { seat: 0, count: 1 }],
  ["spreads", { count: 3, region: 0 }],
  ["guards", { region: 1, tokens: 4 }],
  ["earns", { coins: 9 }],
  ["claims", { find: "sword_of_the_killer_rabbit", region: 1 }],
  ["explores", { region: 1, count: 1 }],
  ["musters", { region: 0, count: 2 }],
  ["frees", { region: 0, count: 1 }],
  ["empties", { seat: 0, count: 1, region: 1 }],
  ["weakens", { seat: 0, count: 2, region: 1 }],
  ["swaps", { seat: 0, count: 1, region: 1, given: 0 }],
  ["allies", { seat: 0, count: 2, region: 1 }],
];
const chaos = [
  ["dominates", { land: "norsca", points: 3 }],
  ["denies", { land: "norsca", power: "nurgle" }],
  ["thins", { land: "norsca", power: "nurgle", count: 2 }],
  ["contests", { land: "norsca", power: "nurgle" }],
  ["turns_dial", { land: "norsca" }],
  ["spoils_dial", { land: "norsca", power: "nurgle" }],
  ["ruins", { land: "norsca" }],
  ["corrupts", { land: "norsca", tokens: 4 }],
  ["attacks", { land: "norsca", dice: 1 }],
  ["plays_card", { land: "norsca", card: "battle_cry" }],
];

test("every reason is a whole sentence in every language", () => {
  inEach((of) => {
    for (const [say, merits] of [
      [whyOf, family],
      [chaosWhy, chaos],
    ])
      for (const merit of merits)
        for (const named of [true, false]) {
          const text = say(reason(merit), seats, geometry, named);
          assert.ok(text && !/[{}]|undefined|merit-/.test(text), `${of}: ${merit[0]}: ${text}`);
          assert.equal(text.includes("Brakka"), named, text);
        }
  });
});

test("the two strongest make the sentence, in the order of the turn", () => {
  const told = reason(family[3], family[1], family[7]);
  assert.equal(
    whyOf(/** @type {any} */ (told), /** @type {any} */ (seats), geometry, true),
    "Brakka played to choose the Hill Elves (2 coins on them) and take 2 regions from Ada.",
  );
  assert.equal(whyOf(/** @type {any} */ (reason(["unheard_of", {}])), /** @type {any} */ (seats), geometry, true), null);
});

test("what a turn costs is told with what it brings", () => {
  const told = (...merits) => whyOf(/** @type {any} */ (reason(...merits)), /** @type {any} */ (seats), geometry);
  const picks = (price, coins) => told(["picks", { race: "elves", power: "hill", coins, price }]);
  assert.equal(picks(0, 0), "Played to choose the Hill Elves.");
  assert.equal(picks(0, 1), "Played to choose the Hill Elves (one coin on them).");
  assert.equal(picks(1, 0), "Played to choose the Hill Elves for one coin.");
  assert.equal(picks(2, 1), "Played to choose the Hill Elves for 2 coins (one coin on them).");
  const takes = (count, fee) => told(["takes", { seat: 0, count, region: 1, fee }]);
  assert.equal(takes(2, 0), "Played to take 2 regions from Ada.");
  assert.equal(takes(1, 2), "Played to take forest 2 from Ada (and pay them 2 coins).");
  assert.equal(takes(2, 1), "Played to take 2 regions from Ada (and pay them one coin).");
  inEach((of) => {
    const numbers = (price, coins) => picks(price, coins).match(/\d/g)?.join("") ?? "";
    assert.deepEqual([numbers(0, 0), numbers(3, 0), numbers(0, 4), numbers(3, 4)], ["", "3", "4", "34"], of);
    assert.equal(takes(2, 0).includes("3"), false, of);
    assert.ok(takes(2, 3).includes("3"), of);
  });
});

test("cards are called by their names, and a ruin is told", () => {
  const told = (...merits) => chaosWhy(/** @type {any} */ (reason(...merits)), /** @type {any} */ (seats), null);
  assert.equal(told(["plays_card", { land: "norsca", card: "battle_cry" }]), "Played to use Battle Cry in Norsca.");
  assert.equal(told(["ruins", { land: "norsca" }]), "Played to bring Norsca to ruin.");
  inEach((of) => {
    const [card, other] = ["battle_cry", "dazzle"].map((id) => told(["plays_card", { land: "norsca", card: id }]));
    assert.notEqual(card, other, of);
  });
});

test("only of a bot is a reason told", async () => {
  const face = /** @type {any} */ ({ why: async () => ({ whyOf }) });
  const asked = [];
  const state = (who) => /** @type {any} */ ({ step: 7, seats: [seats[0], { ...seats[1], who }] });
  useCarrier(async (command, args) => {
    asked.push([command, args]);
    return reason(family[7]);
  });
  assert.equal((await learn(state("bot"), face, null)).say(), "Played to earn 9 coins.");
  assert.deepEqual(asked, [["reason", { step: 7 }]]);
  assert.equal(await learn(state("human"), face, null), null);
  useCarrier(async () => reason());
  assert.equal(await learn(state("bot"), face, null), null);
  useCarrier(async () => Promise.reject(new Error("no turn was over")));
  assert.equal(await learn(state("bot"), face, null), null);
});
