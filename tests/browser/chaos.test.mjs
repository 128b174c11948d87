// Chaos in the Old World by taps: games at phone and desk size (whole in a thorough run), by keys alone, the book, the new-game screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, player, playThrough, seatWho, served, takeBox, thorough, toReplay } from "./harness.mjs";

const site = served();

/** Starts a game on the new-game screen: the first `humans` powers are people's; `prepare` chooses more before the start. */
async function newGame(page, me, { players = 4, humans = players, seed = "42", prepare = null } = {}) {
  await takeBox(page, me, "chaos");
  await page.locator(`.new-who [data-option="${players}"]`).first().click();
  for (let i = 0; i < players; i++) await seatWho(page, i, i < humans ? "human" : "normal");
  await prepare?.();
  await page.locator("details.more").last().locator("summary").click();
  await page.locator("details.more input.input").last().fill(seed);
  await page.locator("#start:not([aria-disabled])").waitFor();
  await me.press("#start");
  await page.locator("#table, .curtain").first().waitFor();
}

const lit = (page) => page.locator(".ow-light-open").evaluateAll((shapes) => shapes.map((shape) => Number(shape.dataset.region)));

/** One of a list, another one each time. */
const turnOf = (list, memory) => {
  memory.taps = (memory.taps ?? 0) + 7;
  return list[memory.taps % list.length];
};

/** Summons or plays where that may be, and passes when nothing is left or now and then. */
async function summon(page, me, memory, play) {
  const offers = page.locator(".ch-figure:not(.shut), .ch-slot:not(.shut)");
  const count = await offers.count();
  if (count === 0) return play(me.primary);
  memory.taps = (memory.taps ?? 0) + 1;
  const pick = offers.nth(memory.taps % count);
  await pick.scrollIntoViewIfNeeded();
  await pick.click();
  await page.locator(".ch-figure.on, .ch-slot.on").first().waitFor();
  const lands = await lit(page);
  assert.ok(lands.length > 0, "what is offered has a land");
  const land = turnOf(lands, memory);
  await me.tapRegion(land);
  await page.locator("#primary:not([aria-disabled])").waitFor();
  memory.summoned = (memory.summoned ?? 0) + 1;
  memory.foreseen = (memory.foreseen ?? 0) + (await page.locator(".ch-after").count());
  return play(() => (memory.summoned % 3 ? me.primary() : me.tapRegion(land).catch(me.primary)));
}

/** Plays one decision the way a person would; returns what was asked. */
async function decide(page, me, memory) {
  const now = await me.where();
  if (now.stage === "curtain") {
    memory.curtains = (memory.curtains ?? 0) + 1;
    await me.press("#lift");
    await page.locator("#table").waitFor();
  }
  if (["curtain", "end", "home"].includes(now.stage)) return now.stage;
  if (!now.mine || now.busy) {
    await page.waitForFunction(() => document.querySelector(".curtain, .end, #table[data-mine=true][aria-busy=false]"), null, {
      timeout: 60000,
    });
    return "waited";
  }
  const play = async (work) => {
    await work();
    await me.moved(now.revision);
  };
  if (now.stage === "act") {
    await summon(page, me, memory, play);
    return "act";
  }
  const ready = await me.ready();
  const options = page.locator(".ch-option, .ch-slot.asked");
  const count = await options.count();
  if (count > 0 && ready) memory.taps = (memory.taps ?? 0) + 1;
  if (count === 0 || (ready && memory.taps % 3 === 0)) await play(me.primary);
  else {
    memory.taps = (memory.taps ?? 0) + 1;
    const option = options.nth(memory.taps % count);
    await option.scrollIntoViewIfNeeded();
    await option.click();
    if (now.stage === "exodus") await page.locator(".ch-option").first().click();
    await page.locator("#primary:not([aria-disabled])").waitFor();
    await play(me.primary);
  }
  return now.stage;
}

for (const { humans, seed, width, height, touch, rounds } of [
  { humans: 4, seed: "7", width: 390, height: 844, touch: true, rounds: thorough ? 3 : 1 },
  { humans: 1, seed: "21", width: 1280, height: 800, touch: false, rounds: thorough ? null : 3 },
]) {
  test(`four powers, ${humans} of them people, ${rounds ? `${rounds} rounds` : "to the end"} at ${width}x${height}`, {
    timeout: 600000,
  }, async () => {
    const page = await open(site, { width, height, touch });
    const me = player(page, { touch });
    await newGame(page, me, { humans, seed });
    const memory = {};
    page.setDefaultTimeout(60000);
    const seen = await playThrough(page, me, memory, { name: `chaos-${width}`, rounds, one: decide });
    assert.ok(seen.has("act"), "nobody acted");
    assert.ok(memory.summoned >= 8, `${memory.summoned} summoned or played`);
    assert.ok(memory.foreseen > memory.summoned / 2, `${memory.foreseen} of ${memory.summoned} shown beforehand`);
    assert.equal(memory.curtains > 10, humans > 1, `${memory.curtains} curtains`);
    assert.deepEqual(page.faults, []);
    if (rounds) return page.context().close();
    assert.ok(seen.has("end"), "no end");
    assert.equal(await page.locator(".final tbody tr:has(th[scope=row])").count(), 4);
    assert.ok((await page.locator(".ch-how-won").innerText()).length > 8);
    await picture(page, `chaos-${width}-end`);
    await toReplay(page);
    await picture(page, `chaos-${width}-replay`);
    assert.deepEqual(page.faults, []);
    return page.context().close();
  });
}

test("one person plays two of three powers without a curtain between them", { timeout: 300000 }, async () => {
  const page = await open(site, { width: 820, height: 1180, touch: true });
  const me = player(page, { touch: true });
  const prepare = async () => {
    await page.locator('.new-who .choice [data-option="nurgle"]').click();
    await seatWho(page, 1, "same-0");
  };
  await newGame(page, me, { players: 3, humans: 2, seed: "5", prepare });
  const memory = {};
  const asked = new Set();
  for (let i = 0; i < 40; i++) {
    await decide(page, me, memory).catch(async (error) => {
      await picture(page, "chaos-tablet-failed");
      throw error;
    });
    const who = await page
      .locator(".status-who")
      .innerText()
      .catch(() => "");
    if ((await page.locator("#table[data-mine=true]").count()) > 0) asked.add(who.split(" · ")[0]);
  }
  assert.ok(!memory.curtains, "one person needs no curtain");
  assert.deepEqual([...asked].sort(), ["Khorne", "Tzeentch"]);
  assert.equal(await page.locator(".ch-mini").count(), 3);
  await picture(page, "chaos-tablet");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a round by keys alone", { timeout: 300000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await newGame(page, me, { humans: 1, seed: "11" });
  const ready = () =>
    page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false], .end"), null, { timeout: 60000 });
  await ready();
  const asks = () => page.evaluate(() => document.getElementById("table").dataset.stage);
  let summoned = 0;
  for (let i = 0; i < 30 && summoned < 3; i++) {
    await ready();
    const { revision } = await me.where();
    if ((await asks()) !== "act") await page.keyboard.press("1");
    else {
      await page.keyboard.press(String(1 + (i % 2)));
      await page.waitForTimeout(80);
      const target = (await page.locator(".ow-light-open").count()) > 0;
      if (target) {
        await page.locator(".ow-light-open").first().focus();
        await page.keyboard.press("Enter");
        await page.locator("#primary:not([aria-disabled])").waitFor();
        await page.keyboard.press("Enter");
        summoned += 1;
      } else {
        await page.keyboard.press("Escape");
        await page.locator("#primary").focus();
        await page.keyboard.press("Enter");
      }
    }
    await page.locator("#primary:not([aria-disabled])").waitFor();
    if ((await me.where()).revision === revision) {
      await page.evaluate(() => document.activeElement?.blur());
      await page.keyboard.press("Enter");
    }
    await me.moved(revision);
  }
  assert.equal(summoned, 3);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a figure is dragged onto the map, and a card whose land is locked says why", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await newGame(page, me, { humans: 1, seed: "11" });
  const memory = {};
  for (let i = 0; i < 12 && (await me.where()).stage !== "act"; i++) await decide(page, me, memory);
  await page.waitForFunction(() => document.querySelector("#table[data-stage=act][data-mine=true][aria-busy=false]"));
  const { revision } = await me.where();
  const box = async (selector) => {
    const b = await page.locator(selector).first().boundingBox();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  await page.mouse.move(...(await box(".ch-figure:not(.shut)")));
  await page.mouse.down();
  await page.mouse.move(...(await box('[data-land="the_empire"]')), { steps: 6 });
  assert.equal(await page.locator(".ch-ghost").count(), 1);
  await page.mouse.up();
  await me.moved(revision);
  assert.equal(await page.locator(".ch-ghost").count(), 0);
  await page.waitForFunction(() => document.querySelector("#table[data-stage=act][data-mine=true][aria-busy=false]"));
  await page.locator(".ch-figure:not(.shut)").first().click();
  await page.locator(".ch-figure.on").waitFor();
  await page.locator(".ow-light-open").first().waitFor();
  const locked = await page.locator(".ow-shape:not(.ow-light-open)").evaluateAll((shapes) => shapes.map((s) => Number(s.dataset.region)));
  assert.ok(locked.length > 0, "figures do not go everywhere");
  await me.tapRegion(locked[0]);
  await page.locator(".ch-land .bad").waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the book finds cards, and says which effects are our own", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  await page.locator("#book").click();
  await page.locator("[data-book=chaos]").click();
  // The sections, four powers with all that is theirs, the Old World, its tokens and its lands.
  await page.waitForFunction(() => document.querySelectorAll(".book-chapter").length === 8);
  const lines = await page.locator(".book-chapter").evaluateAll((all) => all.map((one) => one.querySelectorAll(".book-line").length));
  assert.deepEqual([lines[1], lines[5], lines[7]], [1 + 3 + 7 + 5, 22, 9]);
  await page.locator("#book-search").fill("dazzle");
  await page.locator(".book-hit", { hasText: "Dazzle" }).first().click();
  await page.locator('[data-page="chaos-card-dazzle"]').waitFor();
  assert.equal(await page.locator(".ch-origin.original").count(), 1);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
