// Saved games in a browser: a full store, a cleared one, two windows at once, old files, codes and texts.
import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { browse, folder, host, inApp, isKept, root, setup, shelf, visit } from "./harness.mjs";

/** The running game at a window, and what it does next. */
const play = (page, times) =>
  inApp(
    page,
    async (app, [wish, count]) => {
      let state = app.table.value ?? (await app.call("new_game", wish));
      for (let i = 0; i < count && !state.view.over; i++) {
        if (state.curtain) state = await app.call("lift_curtain", { seat: state.curtain.seat });
        else if (state.bot_to_act) state = await app.call("bot_move");
        else state = await app.call("act", { action: state.view.actions[i % state.view.actions.length] });
        app.table.value = state;
      }
      return { slot: state.slot, step: state.step };
    },
    [setup(), times],
  );

test("a second window says where the game is, and goes on by itself when that is closed", { timeout: 120000 }, async () => {
  const site = await host();
  const context = await (await shelf()).context();
  const one = await visit(context, site.url);
  await isKept(one);
  const { slot, step } = await play(one, 6);
  const other = await visit(context, site.url);
  await other.locator("[role=alert]").waitFor();
  assert.match(await other.locator("[role=alert]").innerText(), /another tab/);
  await one.close();
  await other.locator("#continue").waitFor({ timeout: 20000 });
  assert.equal(await other.locator("[role=alert]").count(), 0);
  const { slots } = await inApp(other, (app) => app.call("slots"));
  assert.deepEqual(
    slots.filter((s) => s.slot === slot).map((s) => s.step),
    [step],
  );
});

test("a full store refuses in words, loses nothing, and goes on when there is room", { timeout: 180000 }, async () => {
  const site = await host();
  const context = await (await shelf()).context();
  const page = await visit(context, site.url);
  await isKept(page);
  const before = await play(page, 10);
  const devtools = await context.newCDPSession(page);
  const origin = new URL(site.url).origin;
  const { usage } = await devtools.send("Storage.getUsageAndQuota", { origin });
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: Math.ceil(usage) });
  // Until the room that the files had in store is used up.
  const refused = await inApp(page, async (app) => {
    for (let i = 0; i < 3000; i++) {
      let state = app.table.value;
      try {
        if (state.view.over) return null;
        if (state.curtain) state = await app.call("lift_curtain", { seat: state.curtain.seat });
        else if (state.bot_to_act) state = await app.call("bot_move");
        else state = await app.call("act", { action: state.view.actions[0] });
        app.table.value = state;
      } catch (error) {
        return { kind: error.kind, words: app.wordsOf(error), step: state.step };
      }
      if (app.table.value.view.over)
        app.table.value = await app.call("new_game", { setup: { game: "small-world", players: 2 }, seats: state.seats });
    }
    return null;
  });
  assert.ok(["quota", "disk_full"].includes(refused?.kind), JSON.stringify(refused));
  assert.match(refused.words, /room|space/);
  const kept = await inApp(page, (app) => app.call("view"));
  assert.equal(kept.step, refused.step, "the table is as it was");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  const after = await inApp(page, async (app) => {
    const state = await app.call("view");
    return state.bot_to_act ? app.call("bot_move") : app.call("act", { action: state.view.actions[0] });
  });
  assert.equal(after.step, kept.step + 1);
  await page.reload();
  await page.locator("#continue").waitFor();
  const { slots } = await inApp(page, (app) => app.call("slots"));
  assert.equal(slots.find((s) => s.slot === kept.slot)?.step, after.step);
  assert.ok(slots.find((s) => s.slot === before.slot));
});

test("a store that was cleared begins anew and says nothing wrong", { timeout: 120000 }, async () => {
  const site = await host();
  const context = await (await shelf()).context();
  let page = await visit(context, site.url);
  await isKept(page);
  await play(page, 6);
  await page.close();
  page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(site.url).origin, storageTypes: "all" });
  await page.close();
  page = await visit(context, site.url);
  await page.locator("#continue").waitFor();
  assert.match(await page.locator("#continue").innerText(), /first game/);
  await isKept(page);
  assert.deepEqual(page.faults, []);
});

test("every old save is imported, by the picker of files as well", { timeout: 240000 }, async () => {
  const site = await host();
  const page = await visit(await (await shelf()).context(), site.url);
  const saves = join(root, "tests", "saves");
  const names = readdirSync(saves).filter((name) => name.endsWith(".elbow") && !name.startsWith("v1-"));
  assert.ok(names.length > 25);
  for (const name of names) {
    const data = readFileSync(join(saves, name), "utf8");
    const told = await inApp(
      page,
      async (app, file) => {
        const { slot } = await app.call("import_slot", { data: file });
        const { step } = await app.call("open_slot", { slot });
        const { data: out } = await app.call("export_slot", { slot });
        await app.call("close_table");
        return { step, out };
      },
      data,
    );
    assert.equal(told.step, JSON.parse(data.split("\n")[1]).step, name);
    assert.match(told.out, /^ELBOWSAV 1 text/);
  }
  await page.locator("#saves").tap();
  await page.locator(".slot").first().waitFor();
  const before = await page.locator(".slot").count();
  await page.locator("input[type=file]").setInputFiles(join(saves, "small-world-3p-v4.elbow"));
  await page.locator(".toast").waitFor();
  await page.waitForFunction((count) => document.querySelectorAll(".slot").length > count, before);
});

test("a game goes from one device to another as text, and the code says the same", { timeout: 120000 }, async () => {
  const site = await host();
  const browser = await shelf();
  const one = await visit(await browser.context(), site.url);
  await play(one, 4);
  await inApp(one, (app) => app.call("close_table"));
  await one.locator("#saves").tap();
  await one.locator(".slot:not(.slot-bad) [data-tool=hand-on]").first().tap();
  await one.locator(".code").waitFor();
  const text = await one.locator("#game-text").inputValue();
  assert.match(text, /^ELBOWGAME1\.[A-Z2-7]+$/);
  const other = await visit(await browser.context(), site.url);
  await other.locator("#saves").tap();
  await other.locator("#from-text").tap();
  await other.locator("#game-paste").fill(`Let us go on with this:\n${text}\n`);
  await other.locator("#game-read").tap();
  await other.locator(".slot .slot-name").first().waitFor();
  const steps = (page) =>
    inApp(page, async (app) => (await app.call("slots")).slots.filter((s) => !s.autosave).map((s) => [s.name, s.step]));
  assert.deepEqual(await steps(other), await steps(one));
  assert.deepEqual(other.faults, []);
});

test("a browser that lets nothing be kept says so, and plays all the same", { timeout: 120000 }, async () => {
  const site = await host();
  const profile = folder();
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }));
  const one = await browse(profile);
  const page = await visit(one.context, site.url);
  await page.locator(".web-line[role=alert]").waitFor({ timeout: 20000 });
  assert.match(await page.locator(".web-line[role=alert]").innerText(), /does not let the page keep/);
  const { step } = await play(page, 5);
  assert.equal(step, 5);
  await page.locator("#settings").click();
  assert.match(await page.locator("#web-saves").innerText(), /keeps nothing/);
  await one.close();
});
