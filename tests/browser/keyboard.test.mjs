// Games of each kind without touching the mouse: one to its end, of the others some rounds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setting } from "./access.mjs";
import { handOver, open, player, roundOf, served, thorough } from "./harness.mjs";

const site = served();

/** Presses Tab, or Shift and Tab, until the focus is on what `selector` names. */
async function tabTo(page, selector, key = "Tab") {
  for (let i = 0; i < 80; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.pressNow(key);
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** Goes by keys to a region of the map. */
async function toRegion(page, wanted) {
  await page.keyboard.press("b");
  await page.keyboard.press("Home");
  const there = () => page.evaluate(() => Number(document.activeElement.dataset.region));
  for (let k = 0; k < 80 && (await there()) !== wanted; k++) await page.keyboard.pressNow("PageDown");
}

const pressPrimary = async (page) => {
  await tabTo(page, "#primary");
  await page.keyboard.press("Enter");
};

/** One decision of the family of Small World by keys; at most `most` conquests a turn. */
async function decideFamily(page, me, now, memory, most) {
  if (now.stage === "choose") await page.keyboard.press("1");
  else if (now.stage === "conquest" || now.stage === "ghouls") {
    const open = await me.lit("open");
    if (open.length > 0 && memory.fought < most) {
      await toRegion(page, open[memory.taps++ % open.length]);
      await page.keyboard.press("Enter");
      await page.locator(".slip .sum").waitFor();
      await page.keyboard.press("Enter");
      await me.moved(now.revision);
      memory.conquests += 1;
      memory.fought += 1;
      return;
    }
    memory.fought = 0;
    await page.keyboard.press("e");
    // A die that could still be rolled is asked about.
    if (await page.locator(".slip.ask").count()) await page.keyboard.press("e");
    return me.moved(now.revision);
  } else if ((now.stage === "redeploy" || now.stage === "retreat") && !(await me.ready())) {
    let put = await me.lit("put");
    const key = put.length > 0 ? "+" : "-";
    if (put.length === 0) put = await me.lit("open");
    await toRegion(page, put[0]);
    await page.keyboard.press("Enter");
    await page.locator(".place-row").waitFor();
    // One by one in one of the games, all at once in the others.
    if (most < 2 && (await page.locator(".place-row > .button").count())) {
      await tabTo(page, ".place-row > .button");
      await page.keyboard.press("Enter");
    } else await page.keyboard.press(key);
    return me.moved(now.revision);
  } else if (!(await me.ready())) {
    // Something that must be placed or chosen on the map.
    const open = await me.lit("open");
    await toRegion(page, open[0]);
    await page.keyboard.press("Enter");
    await page.locator("#primary:not([aria-disabled])").waitFor();
  }
  await pressPrimary(page);
  // What is not put down is asked about.
  if (await page.locator(".slip.ask").count()) await page.keyboard.press("e");
  return me.moved(now.revision);
}

/** One decision of Chaos by keys: two figures a round, then a pass. */
async function decideChaos(page, me, now, memory, most) {
  if (now.stage === "act" && memory.fought < most) {
    await page.keyboard.press(String(1 + (memory.taps++ % 3)));
    await page.locator(".ch-figure.on").waitFor();
    const lands = await me.lit("open", "ow");
    if (lands.length > 0) {
      await toRegion(page, lands[memory.taps % lands.length]);
      await page.keyboard.press("Enter");
      await page.locator("#primary:not([aria-disabled])").waitFor();
      await page.keyboard.press("Enter");
      await me.moved(now.revision);
      memory.conquests += 1;
      memory.fought += 1;
      return;
    }
    await page.keyboard.press("Escape");
  }
  memory.fought = 0;
  if (now.stage !== "act") await page.keyboard.press("1");
  await page.locator("#primary:not([aria-disabled])").waitFor();
  await pressPrimary(page);
  if (await page.locator(".slip.ask").count()) {
    await tabTo(page, ".ch-go .danger", "Shift+Tab");
    await page.keyboard.press("Enter");
  }
  return me.moved(now.revision);
}

for (const { game, most, decide, rounds } of [
  { game: "small-world", most: 2, decide: decideFamily, rounds: thorough ? 4 : 2 },
  { game: "underground", most: 1, decide: decideFamily, rounds: thorough ? null : 4 },
  { game: "warcraft", most: 1, decide: decideFamily, rounds: 4 },
  { game: "chaos", most: 1, decide: decideChaos },
]) {
  test(`${rounds ? `${rounds} rounds` : "a whole game"} of ${game} by keyboard`, { timeout: 400000 }, async () => {
    const page = await open(site, { width: 1280, height: 800 });
    const me = player(page);
    await setting(page, { bot_speed: "instant" });
    await tabTo(page, "#new-game");
    await page.keyboard.press("Enter");
    // The first box is taken off the shelf; in the row of boxes arrows lead to the others.
    await tabTo(page, ".shelf [data-option=small-world]");
    await page.keyboard.press("Enter");
    await page.locator("#start").waitFor();
    if (game !== "small-world") {
      await tabTo(page, ".games [role=radio][tabindex='0']");
      const taken = () => page.evaluate(() => document.querySelector(".games [aria-checked=true]")?.dataset.option);
      for (let i = 0, was = await taken(); i < 6 && was !== game; i++, was = await taken()) {
        await page.keyboard.press("ArrowRight");
        // The table of the next box is there before it is gone on from.
        await page.waitForFunction((before) => {
          const now = document.querySelector(".games [aria-checked=true]");
          return now && now.dataset.option !== before && now === document.activeElement;
        }, was);
      }
      assert.equal(await taken(), game);
    }
    await tabTo(page, "#seat-2");
    await page.keyboard.press("Enter");
    // Who plays there: whoever sat there last time, until arrows have led to the one that is wished for.
    await tabTo(page, ".new-player:nth-child(2) .choice:first-child [role=radio][tabindex='0']");
    const wished = page.locator(
      `.new-player:nth-child(2) [data-option=${game === "small-world" ? "human" : "easy"}][aria-checked=true]:focus`,
    );
    for (let i = 0; i < 6 && !(await wished.count()); i++) {
      await page.keyboard.press("ArrowLeft");
      await page.waitForTimeout(100);
    }
    await wished.waitFor();
    // Always the same game: its number is typed.
    await tabTo(page, "details.more:last-child summary");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("11");
    await page.waitForTimeout(300);
    await page.locator("#start:not([aria-disabled])").waitFor();
    await tabTo(page, "#start");
    await page.keyboard.press("Enter");
    await page.locator("#table, .curtain").first().waitFor();
    const memory = { taps: 0, conquests: 0, fought: 0 };
    for (let i = 0; i < 1500; i++) {
      const now = await me.where();
      if (now.stage === "end" || (rounds && (await roundOf(page)) > rounds)) break;
      if (now.stage === "curtain") {
        await page.locator("#lift:focus").waitFor();
        await page.keyboard.press("Enter");
        await page.locator("#table").waitFor();
      } else if (now.stage === "handover") await handOver(page, memory, () => pressPrimary(page));
      else if (now.mine && !now.busy) await decide(page, me, now, memory, most);
      else await page.waitForFunction(() => document.querySelector(".curtain, .end, #table[data-mine=true][aria-busy=false]"));
    }
    if (rounds) assert.ok((await roundOf(page)) > rounds, `${rounds} rounds are over`);
    else assert.equal((await me.where()).stage, "end");
    if (game === "chaos") assert.ok((await page.locator(".ch-how-won").innerText()).length > 8);
    assert.ok(memory.conquests >= 4, `${memory.conquests} conquests`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
