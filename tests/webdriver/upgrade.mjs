// One half of an upgrade: `before` begins a game with the older version and plays a little; `after` finds it with the newer one, as it was
// left, and plays on. Games are kept in GAMES.
import assert from "node:assert/strict";

import { Session } from "./client.mjs";

const [when] = process.argv.slice(2);
const folder = process.env.GAMES;
if (!folder || !["before", "after"].includes(when)) throw new Error("usage: GAMES=folder APP=program upgrade.mjs before|after");

const app = await Session.start({ folder });
try {
  const startup = await app.invoke("startup");
  assert.equal(startup.error, null);
  assert.deepEqual(startup.notices, []);
  /** The table, whoever has to take the device. */
  const seen = async () => {
    const state = await app.invoke("view");
    return state.curtain ? app.invoke("lift_curtain", { seat: state.curtain.seat }) : state;
  };
  if (when === "before") {
    const seats = ["Ada", "Ben"].map((name, colour) => ({ name, colour, who: "human" }));
    await app.invoke("new_game", { setup: { game: "small-world", players: 2, seed: 7 }, seats, name: "upgraded" });
    await app.invoke("settings", { set: { language: "zh-Hant" } });
  } else {
    const { slots } = await app.invoke("slots");
    const slot = slots.find(({ name }) => name === "upgraded");
    assert.equal(slot?.step, 3, JSON.stringify(slots));
    await app.invoke("open_slot", { slot: slot.slot });
    assert.equal((await app.invoke("settings")).language, "zh-Hant");
  }
  for (let steps = 0; steps < 3; steps += 1) await app.invoke("act", { action: (await seen()).view.actions[0] });
  console.log(`${when}: step ${(await app.invoke("view")).step}`);
} finally {
  await app.quit();
}
