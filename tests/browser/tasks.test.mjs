// Nothing holds up a finger for long: at the first table, during actions and bots' turns, on the way home and back no task of the page's
// own thread is long. Counted in processor time of that thread, against a piece of work that is the same on every machine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, inApp, setting } from "./access.mjs";
import { playOne } from "./cost.mjs";
import { open, served } from "./harness.mjs";
import { slowness, traced } from "./tasks.mjs";

const site = served();

/** A task longer than this is felt, in milliseconds; where the fixed piece of work takes longer than here, so much more. */
const LONG = 50;

for (const [game, players, actions] of [
  ["small-world", 5, 8],
  ["warcraft", 5, 4],
  ["chaos", 4, 3],
])
  test(`no task at a table of ${game} is long`, { timeout: 300000 }, async () => {
    const page = await open(site, { width: 1280, height: 800 });
    await setting(page, { bot_speed: "instant", sound: false });
    const mine = page.locator("#table[data-mine=true][aria-busy=false]");
    const quiet = () => page.waitForTimeout(1000);
    // What is fetched while nobody does anything is not part of it.
    await page.waitForTimeout(3000);
    const parts = {
      async "first table"() {
        await begin(page, { game, players, humans: 1, seed: 4 });
        await page.locator(".eb-shape").first().waitFor();
        await mine.waitFor({ timeout: 120000 });
        await quiet();
      },
      async "actions and bots' turns"() {
        for (let i = 0; i < actions; i++) {
          await playOne(page, i);
          await mine.waitFor({ timeout: 120000 });
        }
      },
      async home() {
        await inApp(page, (app) => app.leave());
        await page.locator("#continue").waitFor();
        await quiet();
      },
      async "back at the table"() {
        await page.locator("#continue").evaluate((button) => button.click());
        await page.locator(".eb-shape").first().waitFor();
        await quiet();
      },
    };
    for (const [name, work] of Object.entries(parts)) {
      const before = await slowness(page);
      const stop = await traced(page);
      await work();
      const tasks = (await stop()).toSorted((a, b) => b.cpu - a.cpu);
      const slow = Math.max(before, await slowness(page));
      const [most] = tasks;
      const share = (tasks.filter(({ cpu }) => cpu > LONG * slow).length / tasks.length) * 1000;
      console.log(`# ${name}: ${tasks.length} tasks, ${most.cpu.toFixed(0)} ms the longest (at ${slow.toFixed(1)} times the work's time)`);
      const told = `${name}: ${tasks.slice(0, 3).map(({ cpu, inside }) => `${cpu.toFixed(0)} ms (${inside})`)}`;
      // One in a while may meet the collection of garbage.
      assert.ok(share <= 1 && most.cpu < LONG * slow * 1.5, told);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
