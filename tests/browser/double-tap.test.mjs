// A double tap is one decision: a game in which every tap comes twice, whole where the run is thorough.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GUARD } from "../../ui/guard.js";
import { decide, handOver, newGame, open, player, served, thorough } from "./harness.mjs";

const site = served();

/** Milliseconds between the first and the second tap, in turn: quick ones, and slow ones that may fall on the next buttons. */
const gaps = [0, 60, 140, 230, 330];

/** Somebody whose every tap comes twice. */
function trembling(page) {
  let taps = 0;
  let apart = 0;
  const at = async (x, y) => {
    await page.touchscreen.tap(x, y);
    taps += 1;
    await page.waitForTimeout(gaps[taps % gaps.length]);
    await page.touchscreen.tapNow(x, y);
    taps += 1;
    const [first, second] = await page.evaluate(() => window.presses.slice(-2));
    apart = Math.max(apart, second - first);
  };
  const on = async (selector) => {
    const found = page.locator(selector).first();
    await found.scrollIntoViewIfNeeded();
    const box = await found.boundingBox();
    await at(box.x + box.width / 2, box.y + box.height / 2);
  };
  /**
   * How far apart the taps of one of the pairs since the last question were at most, in milliseconds of the page: a slow machine draws
   * them out.
   */
  const longest = () => {
    const was = apart;
    apart = 0;
    return was;
  };
  return { on, at, longest };
}

const settled = async (page) => {
  await page.waitForFunction(
    () => document.querySelector(".curtain, .end, #table[data-handover], #table[data-mine=true][aria-busy=false]"),
    null,
    { timeout: 60000 },
  );
  await page.waitForTimeout(30);
};

const primaryText = (page) => page.locator("#primary").innerText();

test(`${thorough ? "a whole" : "most of a"} game at phone size in which every tap is a double tap`, { timeout: 300000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  await page.addInitScript(() => {
    window.presses = [];
    addEventListener("pointerdown", (event) => window.presses.push(event.timeStamp), true);
  });
  await page.reload();
  await page.locator("#new-game").waitFor();
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, seed: "42" });
  const twice = trembling(page);
  // The newest revision seen, and how many decisions were made by all double taps.
  let before = null;
  let made = 0;
  let asked = 0;
  let judged = 0;
  const memory = {};
  const seen = new Set();
  /** A point of one of these regions that can be tapped; a double tap may have brought the map closer. */
  const reach = async (regions) => {
    for (let i = 0; i < regions.length; i++) {
      const spot = await me.spot(regions[(made + i) % regions.length]);
      if (spot) return spot;
    }
    throw new Error("none of the lit regions can be tapped");
  };
  const revision = async () => Number((await me.where()).revision);
  /** Whether so many decisions were asked about, made, and made by real double taps as a whole game has at least. */
  const enough = () => asked > 2 && made > 60 && judged > 20;
  for (let i = 0; i < 900; i++) {
    await settled(page);
    const now = await me.where();
    seen.add(now.stage);
    if (now.stage === "end" || (!thorough && enough())) break;
    if (now.stage === "curtain") {
      await twice.on("#lift");
      await page.locator("#table").waitFor();
      await settled(page);
      assert.equal((await me.where()).stage !== "curtain", true);
      if (twice.longest() < GUARD && before !== null)
        assert.ok((await revision()) - before <= 1, `the curtain: ${before} to ${await revision()}`);
      before = null;
      continue;
    }
    if (now.stage === "handover") {
      await handOver(page, memory, () => twice.on("#primary"));
      await settled(page);
      if (twice.longest() < GUARD)
        assert.equal((await me.where()).stage, "curtain", "a double tap hands over and does not lift the curtain");
      continue;
    }
    before = Number(now.revision);
    const said = await primaryText(page);
    if (now.stage === "choose") {
      await twice.on("[data-combo='1']");
      if (!(await me.ready())) await twice.on("[data-combo='0']");
      assert.equal(await page.locator(".combo.chosen").count(), 1, "a double tap on a combo chooses it");
      assert.equal(await revision(), before);
      await twice.on("#primary");
    } else if (now.stage === "conquest") {
      const lit = [...(await me.lit("open")), ...(await me.lit("die"))];
      if (lit.length > 0 && made % 7 !== 3) {
        const spot = await reach(lit);
        await twice.at(spot.x, spot.y);
        await settled(page);
        if ((await me.where()).revision === now.revision && (await me.where()).mine) await twice.on("#primary");
      } else {
        await twice.on("#primary");
        if ((await page.locator(".slip.ask").count()) > 0) {
          asked += 1;
          assert.equal(await revision(), before, "asked, and not yet ended");
          await twice.on(".others .danger");
        }
      }
    } else if (["redeploy", "retreat"].includes(now.stage) && !(await me.ready())) {
      const put = await me.lit("put");
      const spot = await reach(put);
      await twice.at(spot.x, spot.y);
      await settled(page);
      const after = await me.where();
      // Tokens go down one a tap; the turn does not end.
      if (now.stage === "redeploy") assert.equal(after.stage, "redeploy", `${said}: the turn has ended`);
      before = null;
      if (after.revision === now.revision) await twice.on(".stepper .button >> nth=1");
      continue;
    } else await twice.on("#primary");
    await page.waitForFunction(
      (old) => document.querySelector(".curtain, .end, [data-handover]") || document.getElementById("table").dataset.revision !== old,
      now.revision,
    );
    await settled(page);
    made += 1;
    const then = await me.where();
    // Two presses further apart are two presses.
    if (twice.longest() < GUARD && then.revision !== undefined) {
      judged += 1;
      assert.ok(Number(then.revision) - before <= 1, `${now.stage}, ${said}: ${then.revision - before} decisions`);
    }
  }
  if (thorough) assert.ok(seen.has("end"), "the game did not end");
  for (const stage of ["choose", "conquest", "redeploy", "curtain"]) assert.ok(seen.has(stage), `no ${stage}`);
  assert.ok(enough(), `asked ${asked} times, ${made} decisions, ${judged} of them by real double taps`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

/** Gives the page `cover(id)`, which lays a button over everything; its presses are counted in `pressed`. */
const countPresses = (page) =>
  page.evaluate(() => {
    window.pressed = 0;
    window.cover = (id) => {
      const button = document.createElement("button");
      button.id = id;
      button.textContent = id;
      button.style.cssText = "position:fixed;inset:0;z-index:99";
      button.onclick = () => {
        window.pressed += 1;
      };
      document.querySelector("#app").append(button);
    };
  });

test("a tap presses nothing that comes under the finger meanwhile", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 1, seed: "42" });
  await page.locator("#table[data-mine=true]").waitFor();
  for (let i = 0; i < 3 && (await me.where()).stage === "choose"; i++) await decide(page, me, { turns: 0, taps: 0 });
  await countPresses(page);
  await page.evaluate(() =>
    document.querySelector(".board-box").addEventListener("pointerup", () => window.cover("sudden"), { once: true }),
  );
  await me.tapRegion((await me.lit("open"))[0]);
  await page.locator("#sudden").waitFor();
  assert.equal(await page.evaluate(() => window.pressed), 0, "the lifted finger pressed it");
  await page.locator("#sudden").tap();
  assert.equal(await page.evaluate(() => window.pressed), 1, "a press of its own counts");
  await page.context().close();
});

test("a place that changed long after it was pressed listens at once", { timeout: 60000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  await countPresses(page);
  await page.evaluate(() => window.cover("late"));
  const tap = () => page.touchscreen.tapNow(200, 400);
  await tap();
  await page.waitForTimeout(3500);
  await page.evaluate(() => {
    document.getElementById("late").textContent = "second";
  });
  await page.waitForTimeout(600);
  await tap();
  assert.equal(await page.evaluate(() => window.pressed), 2);
  await page.context().close();
});
