// A hint in one's own turn, and the review of a game: asked for, drawn on the map, told, and played on from.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, player, served, takeBox } from "./harness.mjs";

const site = served();

const { PICTURES } = process.env;
const picture = async (page, name) => PICTURES && page.screenshot({ path: `${PICTURES}/${name}.png` });
const mine = (page) =>
  page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false]"), null, { timeout: 60000 });

/** Asks the backend of a page. */
const ask = (page, command, args) =>
  page.evaluate(
    async ([name, given]) => {
      const { call } = await import("./backend.js");
      return call(name, given);
    },
    [command, args],
  );

/** A game of one person and bots that is put up at once. */
async function sitAt(page, setup, seats) {
  await page.evaluate(
    async ([how, who]) => {
      const [{ call }, { sit }] = await Promise.all([import("./backend.js"), import("./session.js")]);
      await sit(await call("new_game", { setup: how, seats: who }));
    },
    [setup, seats],
  );
  await page.locator("#table").waitFor();
  await mine(page);
}

const people = (count) =>
  Array.from({ length: count }, (_, seat) => ({
    name: `Ada ${seat}`.replace(" 0", ""),
    colour: seat,
    who: seat === 0 ? "human" : "bot",
    ...(seat === 0 ? {} : { level: "random" }),
  }));

/** The hint is asked for; it says steps, and stands on the map where it speaks of places. */
async function hinted(page, touch) {
  const button = page.locator("#hint:visible").first();
  await (touch ? button.tap() : button.click());
  await page.locator(".hint .plan-steps li").first().waitFor({ timeout: 60000 });
  return page.locator(".hint .plan-steps li").allInnerTexts();
}

test("a hint in Small World: steps, marks on the map, the next best; playing removes it", { timeout: 180000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 1, seed: "11" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 30 && (await me.where()).stage !== "conquest"; i++) await decide(page, me, memory);
  await mine(page);
  const first = await hinted(page, true);
  assert.ok(first.length > 0 && first.every((step) => step.length > 3 && !/[{}$]|plan-/.test(step)), first.join("|"));
  // Drawn on the map, with the next frame.
  await page.locator(".plan-layer .plan-mark").first().waitFor({ state: "attached" });
  await picture(page, "hint-phone");
  const before = (await ask(page, "view")).hints.used;
  assert.deepEqual(before, [1, 0]);
  if ((await page.locator("#next-hint").count()) > 0) {
    await page.locator("#next-hint").tap();
    assert.notDeepEqual(await page.locator(".hint .plan-steps li").allInnerTexts(), first);
    await page.locator("#next-hint").tap();
  }
  assert.deepEqual((await ask(page, "view")).hints.used, before, "looking at the next one is no other hint");
  await decide(page, me, memory);
  await page.locator(".plan-layer").waitFor({ state: "detached" });
  assert.equal(await page.locator(".hint").count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a hint in Chaos", { timeout: 180000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  await sitAt(page, { game: "chaos", players: 3, absent: "nurgle", seed: 4 }, people(3));
  const steps = await hinted(page, false);
  assert.ok(steps.length > 0 && steps.every((step) => step.length > 3 && !/[{}$]|plan-/.test(step)), steps.join("|"));
  await picture(page, "hint-chaos");
  await page.locator(".hint .slip-head .button").last().click();
  await page.locator(".plan-layer").waitFor({ state: "detached" });
  // Before the first turn is over nothing spoke for it yet: the answer is a refusal, which the browser tells.
  assert.deepEqual(
    page.faults.filter((fault) => !/status of 400/.test(fault)),
    [],
  );
  await page.context().close();
});

test("where hints are off there is no button", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  await takeBox(page, player(page), "small-world");
  await page.locator(".new-rules summary").first().click();
  await page.locator(".new-rules .switch").first().click();
  await page.locator("#start").click();
  await page.locator("#table").waitFor();
  assert.equal(await page.locator("#hint").count(), 0);
  assert.equal((await ask(page, "view")).hints.off, true);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("the review of a game: chances, what turns have cost, the board there, and on from there", { timeout: 300000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  await sitAt(page, { game: "small-world", players: 2, seed: 9 }, people(2));
  // Played to the end at once: the person takes what comes first, but goes on.
  await page.evaluate(async () => {
    const [{ call }, { sit }] = await Promise.all([import("./backend.js"), import("./session.js")]);
    let state = await call("view");
    const calm = ["end_conquest", "done", "ready", "put_all", "conquer", "pick"];
    while (!state.view.over) {
      const wish = calm.map((type) => state.view.actions.find((action) => action.type === type)).find(Boolean);
      state = state.bot_to_act ? await call("bot_move") : await call("act", { action: wish ?? state.view.actions[0] });
    }
    await sit(await call("open_slot", { slot: state.slot }));
  });
  await page.locator(".end #review").click();
  await page.locator(".review .review-list [data-turn]").first().waitFor();
  await page.locator("#stop-review").waitFor({ state: "detached", timeout: 200000 });
  const turns = await page.locator(".review-list [data-turn]").count();
  assert.equal(turns, 10, "every turn of the person");
  assert.ok(
    (await page.locator(".review-list .cost-high, .review-list .cost-some").count()) > 0,
    "who conquers one region a turn loses something",
  );
  await page.locator(".review-ways .review-better").waitFor();
  await page.locator(".plan-layer .plan-better .plan-mark").first().waitFor();
  await picture(page, "review-wide");
  assert.ok((await page.locator(".review-plot .plot-line").count()) === 2);
  // It is kept: opened again nothing is to be judged.
  await page.locator(".page-head .button").first().click();
  await page.locator(".end #review").click();
  await page.locator(".review-list [data-turn]").first().waitFor();
  assert.equal(await page.locator(".review-list [data-turn] .soft.cost").count(), 0);
  // Whatever was found for a turn, what one may press below the board stays where it is.
  const places = new Set();
  for (const turn of [0, 9, 6, 3]) {
    await page.locator(".review-list [data-turn]").nth(turn).click();
    await page.locator(`.review-list li:nth-child(${turn + 1}) [aria-pressed=true]`).waitFor();
    await page.locator(".review-ways").waitFor();
    places.add(Math.round((await page.locator("#try-again").boundingBox()).y));
  }
  assert.equal(places.size, 1, `“try again” stands at ${[...places].join(", ")}`);
  await page.locator("#try-again").click();
  await page.locator("#table").waitFor();
  assert.equal((await ask(page, "view")).view.over, false);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
