// Around one table: what happened since one's turn; people at several sides of a tablet; the left hand; sounds and the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, picture, player, served } from "./harness.mjs";

const site = served();

/** What the page keeps of itself. */
const side = (page) => page.evaluate(() => document.documentElement.dataset.side ?? "south");
const middle = async (found) => {
  const box = await found.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const openSettings = async (page) => {
  await page.locator(".status-tools .button").last().tap();
  await page.locator(".settings").waitFor();
};
const back = async (page) => {
  await page.locator(".page-head .button").first().tap();
  await page.locator("#table").waitFor();
};

/** What the page's table says of the regions: who holds each. */
const owners = (page) => page.evaluate(async () => (await import("./state.js")).table.value.view.regions.map((r) => r.owner?.seat ?? null));

const mine = (page) => page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false], .end"));

test("when the device comes back a card says what happened, rightly; a tap shows where, one more takes it away", {
  timeout: 240000,
}, async () => {
  const page = await open(site, { width: 820, height: 1180, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 2, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  let seen = 0;
  /** What each seat held when it last gave the device away. */
  const held = {};
  for (let i = 0; i < 160 && seen < 2; i++) {
    const before = await me.where();
    if (before.stage !== "curtain" && before.mine)
      held[await page.evaluate(async () => (await import("./state.js")).table.value.viewer)] = await owners(page);
    const stage = await decide(page, me, memory);
    if (stage !== "curtain") continue;
    await mine(page);
    const who = await page.evaluate(async () => (await import("./state.js")).table.value.viewer);
    if (!held[who]) continue;
    await page.locator(".since").waitFor();
    const now = await owners(page);
    const lost = held[who].flatMap((owner, region) => (owner === who && now[region] !== who && now[region] !== null ? [region] : []));
    const line = page.locator("[data-recap^=lost-] button");
    assert.equal(await line.count(), lost.length > 0 ? 1 : 0, `${lost.length} regions lost`);
    if (lost.length === 0) continue;
    seen += 1;
    const text = await line.innerText();
    for (const region of lost.length < 4 ? lost : []) assert.match(text, new RegExp(`\\b${region + 1}\\b`), text);
    await line.tap();
    await page.locator(".plan-land").first().waitFor();
    assert.equal(await page.locator(".plan-land").count(), lost.length, "the places are lit on the map");
    await page.locator(".since .slip-head .button").tap();
    await page.locator(".since").waitFor({ state: "detached" });
    await page.locator(".plan-land").first().waitFor({ state: "detached" });
  }
  assert.equal(seen, 2, "two losses were told");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a game that is opened again says it too, and the first action takes it away", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 1, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 80 && (await page.locator(".since").count()) === 0; i++) await decide(page, me, memory);
  await mine(page);
  const told = await page.locator(".since ul").innerText();
  await page.locator(".status .button").first().tap();
  await page.locator("#continue, [data-slot]").first().tap();
  await page.locator(".since").waitFor();
  assert.equal(await page.locator(".since ul").innerText(), told, "the same is told");
  // An action that does not end the turn: a race that declines lets the others play, and there is news again.
  memory.age = 0;
  await decide(page, me, memory);
  assert.equal(await page.locator(".since").count(), 0);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("two people sit opposite: the table turns to who plays, the map does not, and one tap lifts the curtain", {
  timeout: 300000,
}, async () => {
  const page = await open(site, { width: 820, height: 1180, touch: true });
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 2, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 3; i++) await decide(page, me, memory);
  await openSettings(page);
  // The seat of the second player is dragged to the other side of the picture.
  await page.locator("#seating .choice").last().scrollIntoViewIfNeeded();
  await page.locator(".around-picture").scrollIntoViewIfNeeded();
  const [seat, table] = [await middle(page.locator(".around-seat").nth(1)), await page.locator(".around-picture").boundingBox()];
  await page.mouse.move(seat.x, seat.y);
  await page.mouse.down();
  await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2, { steps: 3 });
  await page.mouse.move(table.x + table.width / 2, table.y + 12, { steps: 3 });
  await page.mouse.up();
  assert.equal(await page.locator("#seating .choice").nth(1).locator("[aria-checked=true]").innerText(), "Above", "dragged");
  await back(page);
  const turned = { south: 0, north: 0 };
  const recaps = { south: 0, north: 0 };
  let lifts = 0;
  const world = () =>
    page
      .locator(".eb-shape")
      .first()
      .evaluate((n) => Math.round(n.getScreenCTM().a * 100) / 100);
  const straight = await world();
  for (let i = 0; i < 120 && (recaps.north < 2 || recaps.south < 2); i++) {
    const stage = await decide(page, me, memory);
    const now = await side(page);
    const where = await me.where();
    if (where.stage === "curtain") {
      const lift = await middle(page.locator("#lift"));
      const name = await middle(page.locator(".curtain-card h1"));
      assert.equal(lift.y > name.y, now === "south", "the curtain looks at the next player");
    } else if (where.mine) {
      turned[now] += 1;
      const [bar, status] = [await middle(page.locator(".actions")), await middle(page.locator(".status"))];
      assert.equal(bar.y > status.y, now === "south", `the bar lies at the edge of who plays: ${now}`);
      assert.ok(Math.abs((await world()) - straight) < 0.2 && (await world()) > 0, "the map stays as it lies");
      assert.equal(now, (await page.evaluate(async () => (await import("./state.js")).table.value.viewer)) === 0 ? "south" : "north");
    }
    if (stage !== "curtain") continue;
    lifts += 1;
    assert.equal(where.stage === "curtain", false, "one tap lifts it");
    await mine(page);
    if (lifts < 4) continue;
    await page.locator(".since").waitFor();
    recaps[now] += 1;
  }
  assert.ok(turned.south > 5 && turned.north > 5 && recaps.north > 1, JSON.stringify({ turned, recaps }));
  // The map follows the finger whichever way the table lies.
  while ((await side(page)) !== "north" || !(await me.where()).mine) await decide(page, me, memory);
  await page.locator("#zoom").tap();
  await page.waitForTimeout(400);
  const shape = page.locator("[data-region='3']");
  const was = await shape.boundingBox();
  const from = await middle(page.locator(".eb-board"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 });
  await page.mouse.move(from.x - 40, from.y - 30, { steps: 6 });
  await page.mouse.up();
  const is = await shape.boundingBox();
  assert.ok(is.x < was.x || is.y < was.y, `dragged to the upper left, the map goes there: ${JSON.stringify({ was, is })}`);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("four sides: at the sides the table lies across, whole and tappable; Chaos too", { timeout: 300000 }, async () => {
  for (const [game, players, width, height] of [
    ["small-world", 4, 820, 1180],
    ["chaos", 4, 1180, 820],
  ]) {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    await newGame(page, me, { game, players, humans: players, seed: "8" });
    await page.locator("#lift, #table").first().waitFor();
    if ((await page.locator("#lift").count()) > 0) await page.locator("#lift").tap();
    await page.locator("#table").waitFor();
    for (const wish of ["west", "east", "north"]) {
      await page.evaluate(async (at) => {
        const { change } = await import("./state.js");
        const [{ turn }, { dress }] = await Promise.all([import("./around/sides.js"), import("./around/dress.js")]);
        turn();
        await dress();
        await change({ around: { seats: { 4: [at, at, at, at] }, faces: "turn" } });
      }, wish);
      await page.locator(`html[data-side=${wish}]`).waitFor();
      await page.waitForTimeout(200);
      const spots = await page.evaluate(() =>
        [...document.querySelectorAll("#table .button, #table [role=tab], .eb-board")].flatMap((node) => {
          const box = node.getBoundingClientRect();
          if (box.width === 0 || node.closest(".sheet-page, .side")) return [];
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const on = document.elementFromPoint(x, y);
          return on && (node.contains(on) || on.contains(node))
            ? []
            : [`${node.id || node.className} at ${Math.round(x)},${Math.round(y)}`];
        }),
      );
      assert.deepEqual(spots, [], `${game}: ${wish}`);
      const map = await page.locator(".eb-board").boundingBox();
      assert.ok(map.width > 300 && map.height > 300, `${game}, ${wish}: ${Math.round(map.width)} x ${Math.round(map.height)} of map`);
      const { revision } = await me.where();
      if (game === "small-world") {
        await page
          .locator(`[data-combo="${["west", "east", "north"].indexOf(wish)}"]`)
          .first()
          .tap();
        await page.locator("#primary:not([aria-disabled])").waitFor({ timeout: 5000 });
        if (wish === "north") {
          await me.primary();
          await me.moved(revision);
        }
      }
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("what is opened at the table looks at who opened it, too: settings, book, replay; maps stay as they lie", {
  timeout: 200000,
}, async () => {
  for (const [game, width, height] of [
    ["small-world", 820, 1180],
    ["chaos", 1280, 800],
  ]) {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    await newGame(page, me, { game, players: game === "chaos" ? 4 : 2, humans: 2, seed: "8" });
    if ((await page.locator("#lift").count()) > 0) await page.locator("#lift").tap();
    const slot = await page.evaluate(async () => (await import("./state.js")).table.value.slot);
    const ends = {
      north: ({ y }) => y > height / 2,
      west: ({ x }) => x > width / 2,
      east: ({ x }) => x < width / 2,
    };
    for (const [wish, isUp] of Object.entries(ends)) {
      await page.evaluate(async (at) => {
        const { change } = await import("./state.js");
        const [{ turn }, { dress }] = await Promise.all([import("./around/sides.js"), import("./around/dress.js")]);
        turn();
        await dress();
        await change({ around: { seats: { 2: [at, at], 4: [at, at, at, at] } } });
      }, wish);
      await page.locator(`html[data-side=${wish}]`).waitFor();
      for (const [name, params] of [
        ["settings", { from: "table" }],
        ["book", { back: { name: "table" }, book: game }],
        ["replay", { slot, from: "table" }],
      ]) {
        await page.evaluate(async ([to, more]) => (await import("./state.js")).go(to, more), [name, params]);
        await page
          .locator(name === "replay" ? ".replay .eb-shape" : ".page .page-head")
          .first()
          .waitFor({ state: "attached" });
        await picture(page, `${game}-${width}-${wish}-${name}`);
        const back = page.locator(".page-head .button").first();
        const where = `${game}: ${name}, ${wish}`;
        assert.ok(isUp(await middle(page.locator("main h1").first())), where);
        const [wide, high, map] = await page.evaluate(() => {
          const { a, b } = document.querySelector(".replay .eb-shape")?.getScreenCTM() ?? { a: 1, b: 0 };
          return [document.documentElement.scrollWidth, document.documentElement.scrollHeight, a > 0 && Math.abs(b) < 1e-6];
        });
        assert.ok(wide <= width && high <= height, `${where}: ${wide} x ${high}`);
        assert.ok(map, `${where}: the map stays as it lies`);
        await back.tap();
        await page.locator("#table").waitFor();
      }
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("no phone turns; the left hand has sheet and buttons at its side", { timeout: 200000 }, async () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [820, 1180],
    [1280, 800],
  ]) {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    await newGame(page, me, { players: 2, humans: 1, seed: "8" });
    await page.locator("#table[data-mine=true]").waitFor();
    const lies = () =>
      page.evaluate(() =>
        Object.fromEntries(
          ["#primary", ".hand", ".board-box", ".sheet", ".side-market", ".side-players"].map((name) => {
            const box = document.querySelector(name)?.getBoundingClientRect();
            return [name, box && { left: Math.round(box.left), right: Math.round(innerWidth - box.right) }];
          }),
        ),
      );
    const right = await lies();
    await openSettings(page);
    assert.equal(await page.locator("#seating").count(), 0, "alone among bots nobody moves chairs");
    await page.locator("[data-option=left]").tap();
    await back(page);
    await page.locator("html[data-hand=left]").waitFor();
    const left = await lies();
    for (const [name, box] of Object.entries(right)) {
      if (!box) continue;
      const near = (a, b) => Math.abs(a - b) <= 3;
      assert.ok(
        near(left[name].left, box.right) && near(left[name].right, box.left),
        `${width}: ${name} ${JSON.stringify([box, left[name]])}`,
      );
    }
    await page.evaluate(async () => {
      const { change } = await import("./state.js");
      await change({ around: { seats: { 2: ["north", "north"] } } });
    });
    await page.waitForTimeout(200);
    assert.equal(await side(page), Math.min(width, height) < 600 ? "south" : "north");
    await page.evaluate(async () => (await import("./state.js")).change({ around: null }));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

test("a browser is silent until somebody turns it up; then what happens is heard, and the screen is asked to stay on", {
  timeout: 200000,
}, async () => {
  const page = await open(site, { width: 390, height: 844, touch: true });
  await page.evaluate(() => {
    window.made = { contexts: 0, nodes: 0, locks: 0, buzzes: 0 };
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor(...args) {
        super(...args);
        window.made.contexts += 1;
      }
    };
    const Osc = OscillatorNode;
    window.OscillatorNode = class extends Osc {
      constructor(...args) {
        super(...args);
        window.made.nodes += 1;
      }
    };
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          window.made.locks += 1;
          return Object.assign(new EventTarget(), { release: async () => {} });
        },
      },
    });
    navigator.vibrate = () => {
      window.made.buzzes += 1;
      return true;
    };
  });
  const made = () => page.evaluate(() => window.made);
  const me = player(page, { touch: true });
  await newGame(page, me, { players: 2, humans: 1, seed: "8" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 4; i++) await decide(page, me, memory);
  const quiet = await made();
  assert.equal(quiet.contexts, 0, "nothing is made before it is wanted");
  assert.ok(quiet.locks > 0 && quiet.buzzes > 0, JSON.stringify(quiet));
  await openSettings(page);
  for (const id of ["effects", "ambience"])
    await page.locator(`#${id}`).evaluate((input) => {
      input.value = "40";
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  await page.locator("output", { hasText: "40 %" }).nth(1).waitFor();
  await back(page);
  const before = await made();
  assert.equal(before.contexts, 1);
  for (let i = 0; i < 4; i++) await decide(page, me, memory);
  assert.ok((await made()).nodes > before.nodes, "what happens is heard");
  await page.evaluate(async () => (await import("./state.js")).change({ effects: null, ambience: null }));
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
