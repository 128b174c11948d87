// A game of two people in the real app, by clicks: begun, left in the middle of a turn, continued after a restart, played to the end and
// looked at again. The rounds between are played by the backend, or by clicks where the run is thorough.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { newFolder, Session, until } from "./client.mjs";
import { decide, playUntil, table, thorough } from "./player.mjs";

let app;
let folder;

/** Keeps a picture of the window where PICTURES says, if it does. */
async function picture(name) {
  if (!process.env.PICTURES) return;
  await mkdir(process.env.PICTURES, { recursive: true });
  // The web view gives no picture of a page on which nothing moves any more; then there is none.
  const bytes = await app.picture().catch(() => null);
  if (bytes) await writeFile(join(process.env.PICTURES, `${name}.png`), bytes);
}

/** Runs a test and keeps a picture of what was on the screen if it fails. */
const shown = (name, work) =>
  test(name, async () => {
    try {
      await work();
    } catch (error) {
      await picture(`failed-${name.replaceAll(/\W+/g, "-")}`).catch(() => {});
      throw error;
    }
  });

before(async () => {
  folder = await newFolder();
  app = await Session.start({ folder: folder.path });
  // Motion is looked at elsewhere; here it would only take time.
  await app.invoke("settings", { set: { language: "en", motion: "off", sound: false } });
  await app.reload();
  await app.find("#new-game");
});

after(async () => {
  await app?.quit();
  await folder.remove();
});

shown("a game for two people is set up and begun", async () => {
  await picture("home");
  await app.press("#new-game");
  await app.press('.games [data-option="small-world"]');
  await app.press("#seat-2");
  await app.press('.new-player:nth-child(2) [data-option="human"]');
  await app.press(".new-side details:last-of-type > summary");
  await app.type(await app.find(".new-side details input"), process.env.SEED ?? "2026");
  await picture("new-game");
  await app.press("#start:not([aria-disabled=true])");
  await until(async () => (await table(app)).seats.length === 2, 30_000, "a game is on the table");
  const state = await table(app);
  assert.deepEqual(
    state.seats.map((seat) => seat.who),
    ["human", "human"],
  );
});

let left;

shown("left in the middle of a turn, it goes on after a restart", async () => {
  left = await playUntil(app, ({ view, curtain }) => view.round >= 3 && view.stage === "conquest" && view.conquered > 0 && !curtain);
  await picture("table");
  await app.quit();
  app = await Session.start({ folder: folder.path });
  await app.press("#continue");
  const again = await until(() => table(app), 30_000, "the game is on the table again");
  assert.equal(again.slot, left.slot);
  assert.equal(again.step, left.step);
  const seen = again.curtain ? await decide(app, again) : again;
  assert.deepEqual(seen.view.regions, left.view.regions);
  assert.deepEqual(seen.view.actions, left.view.actions);
});

shown("what was done last is taken back and done again by buttons", async () => {
  let state = await table(app);
  state = await playUntil(app, ({ undo, step, curtain }) => undo.ok && step > state.step && !curtain);
  await app.run(() => document.activeElement?.blur());
  await app.press('.status-tools button[aria-keyshortcuts="U"]');
  const back = await until(async () => ((await table(app)).step < state.step ? table(app) : null), 30_000, "taken back");
  assert.equal(back.step, state.step - 1);
  await app.press('.status-tools button[aria-keyshortcuts="R"]');
  const forth = await until(async () => ((await table(app)).step === state.step ? table(app) : null), 30_000, "done again");
  assert.deepEqual(forth.view.regions, state.view.regions);
});

/** Has the backend play on by the first conquests there are, to the beginning of a round, and shows the table it comes to. */
async function skipTo(round) {
  let state = await table(app);
  while (state.view.round < round) {
    const of = (type) => state.view.actions.find((action) => action.type === type);
    if (state.curtain) state = await app.invoke("lift_curtain", { seat: state.curtain.seat });
    const action = of("conquer") ?? of("put_all") ?? state.view.actions.at(-1);
    await app.invoke("act", { revision: state.revision, action });
    state = await table(app);
  }
  await app.reload();
  await app.press("#continue");
}

shown("it is played to the end", async () => {
  if (!thorough) await skipTo(9);
  const end = await playUntil(app, ({ view }) => view.over);
  assert.ok(end.view.winners.length > 0);
  await app.find('.end [role="img"], [role=dialog] table');
  await picture("end");
});

shown("it is looked at again, from the first step to the last", async () => {
  const { slot } = await table(app);
  const { step: steps } = await table(app);
  await app.press("#to-replay");
  const slider = await app.find(".slider");
  assert.equal(await app.run(() => document.querySelector(".slider").max), String(steps));
  const shownStep = () => app.run(() => document.querySelector(".slider").value);
  await app.press(".replay-buttons button:nth-of-type(4)");
  await until(async () => (await shownStep()) === "1", 30_000, "one step further");
  await app.press(".replay-buttons button:nth-of-type(5)");
  await until(async () => Number(await shownStep()) > 1, 30_000, "a turn further");
  await app.run((step) => {
    const slider = document.querySelector(".slider");
    slider.value = step;
    slider.dispatchEvent(new Event("input", { bubbles: true }));
  }, steps);
  await until(
    async () => (await app.run(() => document.querySelector(".replay-bar .numeral").textContent)).includes(String(steps)),
    30_000,
    "the last step",
  );
  await picture("replay");
  assert.ok(await app.shown(slider));
  const replay = await app.invoke("replay", { slot, step: steps });
  assert.equal(replay.view.over, true);
});
