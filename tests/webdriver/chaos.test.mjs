// Chaos in the Old World in the real app by clicks: four people hand the device round for two rounds. Whole games are played in Chromium.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { newFolder, Session, until } from "./client.mjs";
import { drawn, lift, moved, primary, select, table } from "./player.mjs";

const there = async (app, selector) => (await app.all(selector)).length > 0;

/** What may be summoned or played: `[{selector, land}]`; a figure of the reserve first, then the cards. */
function offers({ explain }) {
  const open = (entry) => entry.lands.find((land) => !land.blocked)?.land;
  return [
    ...explain.figures
      .filter((figure) => !figure.from && open(figure))
      .map((figure) => ({ selector: `.ch-figure[data-kind="${figure.kind}"]`, land: open(figure) })),
    ...explain.cards.filter(open).map((card) => ({ selector: `.ch-slot[data-card="${card.card}"]`, land: open(card) })),
  ];
}

async function summon(app, state) {
  const all = offers(state.view);
  if (all.length === 0) return primary(app);
  const { selector, land } = all[state.step % all.length];
  await app.press(selector);
  await app.find(`${selector}.on`);
  await drawn(app, `[data-land="${land}"]`);
  const region = await app.run((name) => document.querySelector(`[data-land="${name}"]`).dataset.region, land);
  await select(app, region, () => there(app, "#primary:not([aria-disabled=true])"));
  return primary(app);
}

async function choose(app, state) {
  const asked = ".ch-option, .ch-slot.asked";
  const can = state.view.actions.filter((action) => action.type !== "done");
  if (can.length > 0) {
    await app.press(asked);
    // Where tokens move from anywhere to anywhere, the first choice is the land they leave.
    if (!(await there(app, "#primary:not([aria-disabled=true]):not(.calm)"))) await app.press(".ch-option");
  }
  await primary(app);
}

async function decide(app, state) {
  if (state.curtain) {
    await lift(app);
    return moved(app, state);
  }
  await app.find('#table[data-mine="true"][aria-busy="false"]');
  await (state.view.task.task === "act" ? summon(app, state) : choose(app, state));
  return moved(app, state);
}

test("four people play a round of Chaos by clicks", { timeout: 900_000 }, async () => {
  const folder = await newFolder();
  const app = await Session.start({ folder: folder.path });
  const picture = async (name) => {
    if (!process.env.PICTURES) return;
    await mkdir(process.env.PICTURES, { recursive: true });
    const bytes = await app.picture().catch(() => null);
    if (bytes) await writeFile(join(process.env.PICTURES, `chaos-${name}.png`), bytes);
  };
  try {
    await app.invoke("settings", { set: { language: "en", motion: "off", sound: false } });
    await app.reload();
    await app.press("#new-game");
    await app.press('.games [data-option="chaos"]');
    await app.find(".ch-new");
    await app.press('.new-who > .row [data-option="4"]');
    for (const row of [2, 3, 4]) {
      await app.press(`#seat-${row}`);
      await app.press(`.new-player:nth-child(${row}) [data-option="human"]`);
    }
    await app.press(".new-side details:last-of-type > summary");
    await app.type(await app.find(".new-side details input"), process.env.SEED ?? "3");
    await app.press("#start:not([aria-disabled=true])");
    await until(async () => (await table(app)).seats.length === 4, 30_000, "a game is on the table");
    let state = await table(app);
    let curtains = 0;
    for (let decisions = 0; state.view.round <= 1; decisions += 1) {
      assert.ok(decisions < 600, "the round does not end");
      if (state.curtain) curtains += 1;
      if (decisions === 60) await picture("table");
      state = await decide(app, state);
    }
    assert.ok(curtains > 5, `${curtains} curtains`);
    await picture("end");
  } catch (error) {
    await picture("failed");
    throw error;
  } finally {
    await app.quit();
    await folder.remove();
  }
});
