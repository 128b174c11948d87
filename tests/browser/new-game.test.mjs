// A new game: a box off the shelf, people and bots at the seats, and the same table again in one press.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, player, seatWho, served, takeBox } from "./harness.mjs";

const site = served();

/** The first screen, read anew from what was kept. */
async function reloaded(page) {
  await page.reload();
  await page.locator("#new-game").waitFor();
}

/** Who sits at the table that is on the screen, and at what: asked of the backend, as the pixels do not tell it all. */
const tableOf = (page) =>
  page.evaluate(async () => {
    const { table } = await import(new URL("state.js", document.baseURI).href);
    const { game, seats, view, hints, slot } = table.value;
    const rules = view.house_rules ?? null;
    return { game, map: view.map, seats, rules, hints: hints.off, slot };
  });

/** Nothing has been played here. */
const forget = (page) =>
  page.evaluate(async () => {
    const { change } = await import(new URL("state.js", document.baseURI).href);
    await change({ tables: null, names: null });
  });

const atTable = (page) => page.locator("#table, .curtain").first().waitFor();

/** Leaves the table for the first screen. */
async function leave(page) {
  await page.evaluate(async () => {
    const { leave: go } = await import(new URL("session.js", document.baseURI).href);
    await go();
  });
  await page.locator("#new-game").waitFor();
}

/** Faults of the page. Who leaves while a bot thinks leaves it without a table to answer for. */
const faultsOf = (page) => page.faults.filter((fault) => !/status of 400/.test(fault));

for (const { width, height, locale, told } of [
  { width: 390, height: 844, locale: "en-GB", told: /Anna, Brakka \(hard\)/ },
  { width: 820, height: 1180, locale: "zh-CN", told: /Anna，.+（困难）/ },
]) {
  test(`every box is taken, and its table comes again in one tap, ${width}x${height}`, { timeout: 240000 }, async () => {
    const page = await open(site, { width, height, touch: true, locale });
    const me = player(page, { touch: true });
    await forget(page);
    for (const game of ["small-world", "underground", "warcraft", "mixed", "chaos"]) {
      await takeBox(page, me, game);
      await picture(page, `new-${width}-${game}`);
      const bot = game === "chaos" ? 3 : 2;
      await seatWho(page, 0, "human");
      await page.locator("#seat-editor-0 .input").fill("Anna");
      if (game !== "chaos") await me.press('#seat-editor-0 [data-option="3"]');
      await seatWho(page, 1, "hard");
      await me.press('#seat-editor-1 [data-option="raider"]');
      assert.equal(await page.locator(".new-player").count(), bot);
      await page.locator("#start:not([aria-disabled])").waitFor();
      await me.press("#start");
      await atTable(page);
      const before = await tableOf(page);
      assert.equal(before.game, game);
      assert.equal(before.seats[0].name, "Anna");
      if (game !== "chaos") assert.equal(before.seats[0].colour, 3);
      assert.deepEqual([before.seats[1].who, before.seats[1].level, before.seats[1].style], ["bot", "hard", "raider"]);
      await leave(page);
      await reloaded(page);
      await page.locator("#like-last .small", { hasText: told }).waitFor();
      await picture(page, `like-last-${width}-${game}`);
      await me.press("#like-last");
      await atTable(page);
      const { slot, ...again } = await tableOf(page);
      const { slot: other, ...first } = before;
      assert.notEqual(slot, other, "it is another game");
      // Islands are drawn by lot, and drawn anew.
      if (game === "warcraft") again.map = first.map;
      assert.deepEqual(again, first);
      await leave(page);
    }
    assert.deepEqual(faultsOf(page), []);
    await page.context().close();
  });
}

test("what was chosen of a mix, of house rules and of hints is chosen the next time too", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await forget(page);
  await takeBox(page, me, "mixed");
  await me.press('.new-map [data-option="underground-2p"]');
  await me.press(".mix .switch >> nth=3");
  await me.press(".new-rules summary >> nth=0");
  await me.press(".new-rules .switch >> nth=0");
  await me.press(".new-rules .switch >> nth=1");
  await page.locator("#start:not([aria-disabled])").waitFor();
  await me.press("#start");
  await atTable(page);
  const before = await tableOf(page);
  assert.deepEqual([before.map, before.hints], ["underground-2p", true]);
  await leave(page);
  await reloaded(page);
  await takeBox(page, me, "mixed");
  const checked = (selector) => page.locator(selector).getAttribute("aria-checked");
  assert.equal(await checked('.new-map [data-option="underground-2p"]'), "true");
  assert.equal(await checked(".mix .switch >> nth=3"), "false");
  await me.press(".new-rules summary >> nth=0");
  assert.equal(await checked(".new-rules .switch >> nth=0"), "false", "no hints");
  assert.equal(await checked(".new-rules .switch >> nth=1"), "true", "a house rule");
  // Another box knows nothing of that, but who sits there.
  await me.press('.games [data-option="small-world"]');
  await page.locator('.games [data-option="small-world"][aria-checked=true]').waitFor();
  assert.equal(await page.locator(".new-player").count(), before.seats.length);
  assert.deepEqual(faultsOf(page), []);
  await page.context().close();
});

test("seats are added, named after people who were here, moved and taken away", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await page.evaluate(async () => {
    const { change } = await import(new URL("state.js", document.baseURI).href);
    await change({ names: ["Ben", "Cy"], tables: null });
  });
  await takeBox(page, me, "small-world");
  const names = () => page.locator(".seat-words > b").allInnerTexts();
  assert.deepEqual(await names(), ["Player 1", "Brakka"]);
  await me.press("#add-bot");
  await me.press("#add-person");
  assert.equal(await page.locator("#seat-4").getAttribute("aria-expanded"), "true");
  await me.press(".known .button >> nth=1");
  assert.deepEqual(await names(), ["Player 1", "Brakka", "Old Moss", "Cy"]);
  assert.deepEqual(await page.locator(".known .button").allInnerTexts(), ["Ben"]);
  await page.locator("#seat-editor-3 .row .button").first().click();
  assert.deepEqual(await names(), ["Player 1", "Brakka", "Cy", "Old Moss"]);
  assert.equal(await page.locator("#seat-3").getAttribute("aria-expanded"), "true", "the seat stays open where it went");
  await me.press("#seat-2");
  await page.locator("#seat-editor-1 .row .button").last().click();
  assert.deepEqual(await names(), ["Player 1", "Cy", "Old Moss"]);
  assert.equal(await page.locator('.new-who [data-option="3"]').first().getAttribute("aria-checked"), "true");
  assert.deepEqual(faultsOf(page), []);
  await page.context().close();
});

test("a table that cannot be laid any more says so and opens its box", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  const seats = [
    { name: "Anna", colour: 1, who: "human" },
    { name: "", colour: 1, who: "bot", level: "hard", style: "raider" },
  ];
  await page.evaluate(async (people) => {
    const { change } = await import(new URL("state.js", document.baseURI).href);
    await change({ tables: [7, { setup: { game: "go" }, people }, { setup: { game: "underground", map: "gone-2p" }, people }] });
  }, seats);
  await reloaded(page);
  await page.locator("#like-last .small", { hasText: "Anna, Brakka (hard)" }).waitFor();
  await me.press("#like-last");
  await page.locator(".toast.bad").waitFor();
  await page.locator('.games [data-option="underground"][aria-checked=true]').waitFor();
  assert.deepEqual(await page.locator(".seat-words > b").allInnerTexts(), ["Anna", "Brakka"]);
  await page.locator(".toast .button").last().click();
  await page.locator("#start:not([aria-disabled])").waitFor();
  await me.press("#start");
  await atTable(page);
  assert.equal((await tableOf(page)).map, "underground-2p");
  await page.context().close();
});

test("nothing jumps: the first screen keeps its buttons where they are while it learns of the last table", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  await reloaded(page);
  const where = () => page.locator("#new-game").boundingBox();
  const before = await where();
  await page.locator("#like-last .small", { hasText: /\S/ }).waitFor();
  await page.locator("#continue").waitFor();
  const after = await page.evaluate(() => document.getElementById("like-last").offsetHeight);
  assert.ok(before, "the button is there");
  assert.ok(after >= 60, `the button of the last table is ${after} high`);
  await page.context().close();
});
