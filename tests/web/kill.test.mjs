// The browser is killed at moments of chance while a game is played: whatever the page was told is there afterwards.
//
// KILLS=300 is the long form; SEED another series of moments.
import assert from "node:assert/strict";
import { test } from "node:test";
import { browse, folder, host, inApp, isKept, setup, visit } from "./harness.mjs";

const kills = Number(process.env.KILLS ?? 10);
let chance = Number(process.env.SEED ?? 20261124);
/** A number from 0 to 1, the same series for the same seed. */
const drawn = () => {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
  return chance / 2 ** 32;
};

test(`${kills} kills while games are played lose nothing that was acknowledged`, { timeout: 60000 + kills * 20000 }, async (t) => {
  const site = await host();
  const profile = folder();
  const fresh = await browse(profile);
  await isKept(await visit(fresh.context, site.url));
  await fresh.close();
  await site.stop();

  /** What each game was told to be at, by its slot. */
  const told = new Map();
  let said = 0;
  let most = 0;
  for (let i = 0; i < kills; i++) {
    const one = await browse(profile);
    let page = await visit(one.context, site.url);
    const { slots, notices } = await inApp(page, (app) => app.call("slots"));
    for (const [slot, step] of told) {
      const found = slots.find((s) => s.slot === slot);
      assert.ok(found && !found.trouble, `kill ${i}: game ${slot} is there (${JSON.stringify(found)})`);
      assert.ok(found.step >= step && found.step <= step + 1, `kill ${i}: game ${slot} is at ${found.step}, and was told to be at ${step}`);
      told.set(slot, found.step);
    }
    assert.deepEqual(
      notices.filter(({ kind }) => ["lost", "damaged", "settings_lost", "results_lost"].includes(kind)),
      [],
    );
    let heard = () => {};
    const first = new Promise((done) => {
      heard = done;
    });
    await page.exposeFunction("acknowledged", (slot, step) => {
      said += 1;
      told.set(slot, step);
      heard();
    });
    // It is not waited for: it ends with the browser.
    const playing = inApp(
      page,
      async (app, [wish, anew]) => {
        const { slots } = await app.call("slots");
        const last = slots.find((s) => !s.over && !s.autosave && !s.trouble);
        let state = last && !anew ? await app.call("open_slot", { slot: last.slot }) : await app.call("new_game", wish);
        for (let i = 0; ; i++) {
          await window.acknowledged(state.slot, state.step);
          if (state.view.over) state = await app.call("new_game", wish);
          else if (state.curtain) state = await app.call("lift_curtain", { seat: state.curtain.seat });
          else if (state.bot_to_act) state = await app.call("bot_move");
          else state = await app.call("act", { action: state.view.actions[(i * 7) % state.view.actions.length] });
        }
      },
      [setup(["small-world", "underground", "chaos"][i % 3], 1, i + 1), i % 5 === 0],
    ).catch((error) => error);
    const way = drawn();
    const moment = first.then(() => new Promise((done) => setTimeout(done, drawn() * 900)));
    await Promise.race([moment, playing.then((error) => assert.fail(String(error)))]);
    if (way < 0.7) {
      // Everything at once, as a battery that gives out.
      await one.kill();
    } else {
      // The tab alone; the browser goes on, and is closed in good order.
      const crash = way < 0.85;
      if (crash) {
        const crashed = new Promise((done) => page.once("crash", done));
        const devtools = await one.context.newCDPSession(page);
        // Nobody is left to answer.
        devtools.send("Page.crash").catch(() => {});
        await crashed;
      } else await page.close();
      page = await visit(one.context, site.url);
      await inApp(page, (app) => app.call("slots"));
      await one.close();
    }
    most = Math.max(most, told.size);
    if (i % 25 === 24) console.log(`# ${i + 1} kills, ${said} answers acknowledged`);
  }
  t.diagnostic(`${said} answers were acknowledged in ${most} games, and ${kills} kills lost none of them`);
  assert.ok(said > kills, "games were played");
});
