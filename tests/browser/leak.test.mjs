// Conquests taken back leave nothing behind: nodes and memory stay as they were.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, player, served, thorough } from "./harness.mjs";

const PAIRS = Number(process.env.PAIRS ?? (thorough ? 100 : 50));

const site = served();

/** A game of one person against two bots, played on by the first actions there are until the person conquers in a later round. */
const sitDown = (page) =>
  page.evaluate(async () => {
    const call = async (name, args = {}) =>
      (
        await fetch(new URL(`api/${name}`, document.baseURI), {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(args),
        })
      ).json();
    const seats = [0, 1, 2].map((i) => ({ name: `P${i}`, colour: i, ...(i === 0 ? { who: "human" } : { who: "bot", level: "easy" }) }));
    let state = await call("new_game", { setup: { game: "underground", players: 3, seed: 42, first: 0 }, seats });
    for (let i = 0; i < 600; i++) {
      const { view, revision } = state;
      if (
        view.round >= 3 &&
        view.stage === "conquest" &&
        !state.bot_to_act &&
        view.targets.filter((t) => t.options.length > 0 && !t.options[0].chance).length > 1
      )
        return view.round;
      if (state.bot_to_act) {
        state = await call("bot_move");
        continue;
      }
      const of = (type) => view.actions.find((a) => a.type === type);
      state = await call("act", { revision, action: of("conquer") ?? of("put_all") ?? view.actions.at(-1) });
      if (!state.view) throw new Error(JSON.stringify(state));
    }
    return null;
  });

test(`${PAIRS} conquests taken back leave no node and no memory behind`, { timeout: 900000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  assert.ok(await sitDown(page), "no conquest in a later round");
  await page.reload();
  await page.locator("#continue").click();
  await page.locator("#table[data-stage=conquest][aria-busy=false]").waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const measure = async () => {
    for (let i = 0; i < 3; i++) await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const of = (name) => metrics.find((m) => m.name === name).value;
    return { nodes: of("Nodes"), heap: of("JSHeapUsedSize") };
  };
  const revision = () => page.evaluate(() => document.getElementById("table").dataset.revision);
  let regions = await me.lit("open");
  const pair = async (i) => {
    const region = regions[i % regions.length];
    const now = await revision();
    await me.tapRegion(region);
    await page.locator(".slip .sum").waitFor();
    await me.primary();
    await me.moved(now);
    const then = await revision();
    // This key is never taken for a slip of the finger.
    await page.keyboard.pressNow("u");
    // Where something hidden came to light there is no way back.
    const back = await page
      .waitForFunction((old) => document.getElementById("table").dataset.revision !== old, then, { timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (!back) regions = await me.lit("open");
    return back;
  };
  let done = 0;
  let steps = 0;
  // The first conquests load what only they need.
  while (done < 12 && steps++ < 40) if (await pair(done)) done += 1;
  const before = await measure();
  for (done = 0; done < PAIRS && steps < PAIRS * 2; steps++) if (await pair(done)) done += 1;
  const after = await measure();
  const heap = [before, after].map((at) => (at.heap / 1e6).toFixed(2)).join(" -> ");
  console.log(`# after ${done} pairs: nodes ${before.nodes} -> ${after.nodes}, heap ${heap} MB`);
  assert.equal(done, PAIRS);
  // A log or a cache of texts may grow a little; a tree of the table has 4000 nodes and takes 0.2 MB.
  assert.ok(after.nodes < before.nodes + 300, `${after.nodes - before.nodes} nodes more`);
  assert.ok(after.heap < before.heap + 2.5e6, `${Math.round((after.heap - before.heap) / 1000)} kB more`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
