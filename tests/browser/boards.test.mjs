// Boards of one's own by taps: grown, begun as a copy or as an empty sheet, changed region by region, played on, shared and taken in again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, cutText, inSight } from "./access.mjs";
import { decide, first, open, picture, player, served } from "./harness.mjs";

const site = served();

async function call(command, args = {}) {
  const answer = await fetch(new URL(`api/${command}`, site.url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(args),
  });
  assert.ok(answer.ok, `${command}: ${await answer.clone().text()}`);
  return answer.json();
}

async function sound(page, what) {
  assert.deepEqual(await inSight(page, cutText), [], what);
  assert.deepEqual(await axe(page), [], what);
}

const regions = (page) => page.locator(".ws-region").count();

/** Draws a line over the board; places are shares of its width and height. */
async function draw(page, line) {
  await page.locator(".ws-plan").scrollIntoViewIfNeeded();
  const box = await page.locator(".ws-plan").boundingBox();
  const at = ([x, y]) => [box.x + box.width * x, box.y + box.height * y];
  await page.mouse.move(...at(line[0]));
  await page.mouse.down();
  for (const next of line.slice(1)) await page.mouse.move(...at(next), { steps: 8 });
  await page.mouse.up();
}

for (const [width, height] of first(1, [
  [390, 844],
  [1280, 800],
]))
  test(`a board grows, is changed and played on at ${width} x ${height}`, { timeout: 240000 }, async () => {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    const name = `Vale ${width}`;
    await me.press("#workshop");
    await me.press("#ws-new-board");
    await page.locator(".ws-plan").waitFor();
    await me.press("[data-field='players'] .button >> nth=0");
    await page.locator(".ws-plan-card", { hasText: "2 players" }).waitFor();
    await sound(page, "growing");
    await picture(page, `board-grow-${width}`);
    const before = await page.locator(".ws-plan").innerHTML();
    await me.press("#ws-another");
    await page.waitForFunction((old) => document.querySelector(".ws-plan").innerHTML !== old, before);
    await me.press("#ws-take");
    await page.locator("#ws-name").fill(name);

    // A region becomes a swamp with a mine.
    const grown = await regions(page);
    await page.locator(".ws-region >> nth=3").evaluate((node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    await me.press(".ws-of-region [data-option='swamp']");
    await page.locator(".ws-of-region h2", { hasText: "Region 4: swamp" }).waitFor();
    await me.press(".ws-of-region .switch >> nth=0");
    await sound(page, "the editor of boards");

    // It is cut in two, taken back, and joined with a neighbour.
    await me.press("#ws-halve");
    assert.equal(await regions(page), grown + 1);
    await me.press("#ws-undo");
    assert.equal(await regions(page), grown);
    await me.press("[data-option='line']");
    await draw(page, [
      [0.02, 0.02],
      [0.5, 0.5],
      [0.98, 0.98],
    ]);
    await page.waitForFunction((n) => document.querySelectorAll(".ws-region").length !== n, grown);
    await me.press("[data-option='region']");
    const cut = await regions(page);
    assert.ok(cut > grown + 1, `${cut} of ${grown}`);
    await picture(page, `board-edit-${width}`);
    await me.press("#ws-keep");
    await page.locator(`.ws-piece[data-name="${name}"]`).waitFor();
    await sound(page, "the shelf");
    const kept = (await call("shelf")).pieces.find(({ row }) => row.id.startsWith(`vale_${width}`));
    assert.deepEqual([kept.kind, kept.row.players, kept.row.regions.length], ["board", 2, cut]);
    assert.equal(kept.row.regions[3].terrain, "swamp");

    // A game is played on it, and goes on after it was deleted.
    await me.press(`.ws-piece[data-name="${name}"] [data-tool=play]`);
    await page.locator(`[data-option="own:${kept.row.id}"][aria-checked=true]`).waitFor();
    await sound(page, "a new game");
    await page.locator("#start:not([aria-disabled])").waitFor();
    await me.press("#start");
    await page.locator("#table").waitFor();
    for (const piece of (await call("shelf")).pieces) await call("drop_piece", { key: piece.key });
    const memory = { turns: 0, taps: 0 };
    for (let i = 0; i < 12; i++) await decide(page, me, memory);
    const state = await call("view");
    assert.match(state.view.map, /^own-vale_\d+-[0-9a-f]{12}$/);
    assert.equal(state.view.regions.length, cut);
    await picture(page, `board-play-${width}`);
    await page.evaluate(async () => (await import(new URL("session.js", document.baseURI).href)).leave());
    await page.locator("#new-game").waitFor();
    await page.locator("#app", { hasText: name }).waitFor();

    // Its text comes in again.
    await me.press("#workshop");
    await me.press("#ws-bring");
    await page.locator("#ws-paste").fill(JSON.stringify({ boards: [kept.row, { ...kept.row, regions: [] }] }));
    await me.press("#ws-read");
    await page.locator("#ws-keep-all").waitFor();
    assert.equal(await page.locator(".ws-refused").count(), 1);
    await me.press("#ws-keep-all");
    await page.locator(`.ws-piece[data-name="${name}"]`).waitFor();
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

test("an empty sheet becomes a board line by line, and a printed one opens as a copy", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 820, height: 1180 });
  const me = player(page);
  await me.press("#workshop");
  await me.press("#ws-new-board");
  await me.press("[data-field='players'] .button >> nth=0");
  await me.press("#ws-blank");
  await page.locator(".reasons", { hasText: "It has 1 region; so many players need 10 to" }).waitFor();
  await me.press("[data-option='line']");
  for (const y of [0.33, 0.66])
    await draw(page, [
      [0, y],
      [0.4, y + 0.03],
      [1, y],
    ]);
  for (const x of [0.2, 0.4, 0.6, 0.8])
    await draw(page, [
      [x, 0],
      [x + 0.02, 0.5],
      [x, 1],
    ]);
  await me.press("[data-option='join']");
  assert.equal(await regions(page), 15);
  await page.locator(".ws-region >> nth=0").focus();
  await picture(page, "board-drawn");
  // Only a neighbour can be joined; the others say so.
  for (let other = 0; other < 15 && (await regions(page)) === 15; other++)
    await page.locator(`.ws-region[data-region="${other}"]`).click({ force: true });
  await page.waitForFunction(() => document.querySelectorAll(".ws-region").length === 14);
  await page.locator(".reasons").waitFor({ state: "detached" });
  await sound(page, "a drawn board");
  await me.press("#ws-keep");
  await page.locator('.ws-piece[data-name="A Board"]').waitFor();

  await me.press("#ws-new-board");
  await me.press("#ws-copy-printed");
  await page.locator("#ws-keep").waitFor();
  assert.equal(await page.locator("#ws-name").inputValue(), "Board For 3");
  await me.press("#ws-keep");
  await page.locator('.ws-piece[data-name="Board For 3"]').waitFor();
  const { row } = (await call("shelf")).pieces.at(-1);
  const printed = await call("board", { map: "small-world-3p" });
  assert.deepEqual({ ...row, id: printed.id }, printed, "a copy comes out equal");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("islands grow, are joined and played on; bots say whether a board is fair", { timeout: 300000 }, async () => {
  const page = await open(site, { width: 820, height: 1180, touch: true });
  const me = player(page, { touch: true });
  await me.press("#workshop");
  await me.press("#ws-new-board");
  await page.locator(".ws-plan").waitFor();
  await me.press("[data-option='warcraft']");
  await me.press("[data-field='players'] .button >> nth=0");
  await page.locator(".ws-plan-card", { hasText: "2 players" }).waitFor();
  await sound(page, "growing islands");
  await picture(page, "islands-grow");

  // Seeking an even one plays games, and can be stopped.
  await me.press("#ws-even");
  await page.locator("#ws-even-stop").waitFor();
  await me.press("#ws-even-stop");
  await page.locator("#ws-even").waitFor();
  await me.press("#ws-take");
  await page.locator("#ws-name").fill("Twin Isles");
  const grown = await regions(page);
  await me.press("#ws-halve");
  assert.equal(await regions(page), grown + 1);
  await sound(page, "the editor of islands");
  await picture(page, "islands-edit");

  // Bots play on it until somebody stops them.
  await me.press("#ws-try");
  await page.locator(".ws-outcome").waitFor({ timeout: 120000 });
  await me.press("#ws-stop");
  await page.locator("#ws-try").waitFor();
  assert.equal(await page.locator(".ws-outcome tbody tr").count(), 2, "everybody's place in the order of play");
  await sound(page, "what bots say of islands");
  await picture(page, "islands-fair");
  await me.press("#ws-keep");
  await me.press(".ws-piece[data-name='Twin Isles'] [data-tool=play]");
  await page.locator(".new-map .soft", { hasText: "Twin Isles" }).waitFor();
  await sound(page, "a new game on islands of one's own");
  await picture(page, "islands-new-game");
  await me.press("#start");
  await page.locator("#table .eb-sea").waitFor();
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 8; i++) await decide(page, me, memory);
  await picture(page, "islands-table");
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
