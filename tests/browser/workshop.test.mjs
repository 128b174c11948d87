// The workshop by taps: a race is made, tried, played, shared, deleted, taken in again, and met in a game of somebody who does not have it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
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

/** A number with which a game of two begins with the home-made race among the first offers of the market. */
async function seedWith(own) {
  for (let seed = 1; seed < 200; seed++) {
    const setup = { game: "small-world", players: 2, map: "small-world-2p", first: 0, seed, own };
    const state = await call("new_game", { setup });
    await call("close_table");
    await call("delete_slot", { slot: state.slot });
    if (state.view.market.slice(0, 4).some(({ race }) => race.startsWith("own-"))) return String(seed);
  }
  throw new Error("the race is in no market");
}

const saved = async (page, press) => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
};

/** Nothing is cut, and axe finds nothing. */
async function sound(page, what) {
  assert.deepEqual(await inSight(page, cutText), [], what);
  assert.deepEqual(await axe(page), [], what);
}

const shelf = (page) => page.locator(".ws-piece");

/** Makes a race with two abilities. */
async function make(page, me, name) {
  await me.press("#ws-new-race");
  await page.locator("#ws-name").fill(name);
  await me.press("#ws-add");
  await sound(page, "the choice of abilities");
  await page.locator("#ws-search").fill("nothing speaks of this");
  await page.locator("#ws-search").fill("coin");
  await me.press(".ws-word[data-word='income']");
  await me.press(".ws-ability [data-terrain='hill']");
  await me.press(".ws-ability [data-terrain='forest']");
  await me.press("#ws-add");
  await me.press(".ws-word[data-word='enters_anywhere']");
  await me.press("[data-field='tokens'] .button >> nth=1");
  await me.press("[data-glyph='kraken']");
  await me.press(".ws-colours [data-option='6']");
}

for (const [width, height] of first(1, [
  [390, 844],
  [820, 1180],
]))
  test(`a race is made, played, shared and taken in again at ${width} x ${height}`, { timeout: 240000 }, async () => {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    const name = `Newts ${width}`;
    await me.press("#workshop");
    await page.locator("#ws-new-race").waitFor();
    await make(page, me, name);
    const rule = await page.locator(".ws-rule").innerText();
    assert.equal(
      rule,
      "Each hill region that the race holds pays one coin more at the end of your turn. " +
        "The first conquest of the race may be any land region, not only one at the rim.",
    );
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, `workshop-${width}`);
    await sound(page, "the editor");
    await me.press("#ws-keep");
    await page.locator(`.ws-piece[data-name="${name}"]`).waitFor();
    await sound(page, "the shelf");

    // A copy is deleted, and taken back.
    const count = await shelf(page).count();
    await me.press(`.ws-piece[data-name="${name}"] [data-tool=copy]`);
    await page.locator(`.ws-piece[data-name="${name} 2"]`).waitFor();
    await me.press(`.ws-piece[data-name="${name} 2"] [data-tool=drop]`);
    await page.locator(`.ws-piece[data-name="${name} 2"]`).waitFor({ state: "detached" });
    await me.press(".toast .button");
    await page.locator(`.ws-piece[data-name="${name} 2"]`).waitFor();
    await me.press(`.ws-piece[data-name="${name} 2"] [data-tool=drop]`);
    await page.waitForFunction((n) => document.querySelectorAll(".ws-piece").length === n, count);

    // It goes out as a file, as text and as a code.
    await me.press(`.ws-piece[data-name="${name}"] [data-tool=share]`);
    await page.locator(".code").waitFor();
    await sound(page, "sharing");
    const file = await saved(page, () => me.press("#ws-save"));
    assert.equal(file.name, `Newts-${width}.elbow-box.json`);
    const own = JSON.parse(file.text);
    assert.deepEqual(
      own.races.map((row) => row.look),
      [{ name, glyph: { known: "kraken" }, colour: 6 }],
    );
    assert.deepEqual(JSON.parse(await page.locator("#ws-text").inputValue()), own);

    // A game is begun with it.
    await me.press(".page-head .button");
    await me.press(".page-head .button");
    await me.press("#new-game");
    await me.press(".box[data-option='small-world']");
    await page.locator(".ws-own .switch").first().waitFor();
    // What the last table had is offered as it was.
    const others = page.locator(".ws-own .switch[aria-checked=true]");
    assert.equal(await others.count(), width === 390 ? 0 : 1);
    while (await others.count()) await me.press(".ws-own .switch[aria-checked=true]");
    await me.press(`.ws-own .switch[data-own="${name}"]`);
    await sound(page, "a new game");
    await me.press(".new-rules summary >> nth=1");
    await page.locator(".new-rules input").fill(await seedWith(own));
    await page.locator("#start:not([aria-disabled])").waitFor();
    await me.press("#start");
    await page.locator("#table").waitFor();
    const memory = { turns: 0, taps: 0 };
    for (let i = 0; i < 60 && !(await page.locator("[class*='cloth-own-newts']").count()); i++) await decide(page, me, memory);
    await page.locator("[class*='cloth-own-newts']").first().waitFor({ state: "attached" });
    const state = await call("view");
    const id = state.view.own.races[0].id;
    assert.match(id, /^own-newts_\d+-[0-9a-f]{12}$/);
    const text = await page.locator("#table").textContent();
    assert.ok(text.includes(name) && !text.includes("own-newts"), "it is called by its name everywhere");
    await picture(page, `workshop-market-${width}`);

    // Deleted from the shelf it goes on in its game, whose slip offers to keep it.
    for (const piece of (await call("shelf")).pieces) await call("drop_piece", { key: piece.key });
    await page.evaluate(async (race) => {
      const { lookUp } = await import(new URL("lookup.js", document.baseURI).href);
      lookUp("x", [{ kind: "race", id: race }]);
    }, id);
    await page.locator(".look .keep-own").waitFor();
    assert.ok((await page.locator(".look").innerText()).includes("Each hill region that the race holds"));
    await me.press(".look .keep-own");
    await page.locator(".look .small", { hasText: "on your shelf" }).waitFor();
    await me.press("#look-close");
    assert.deepEqual(
      (await call("shelf")).pieces.map(({ row }) => row),
      own.races,
    );
    for (let i = 0; i < 6; i++) await decide(page, me, memory);

    // The file comes in again, beside what has its name, and nothing that is broken.
    await page.evaluate(async () => (await import(new URL("session.js", document.baseURI).href)).leave());
    await me.press("#workshop");
    await me.press("#ws-bring");
    await page.locator("#ws-paste").fill(JSON.stringify({ races: [...own.races, { id: "x" }], powers: [] }));
    await me.press("#ws-read");
    await page.locator("#ws-keep-all").waitFor();
    assert.equal(await page.locator(".ws-refused").count(), 1);
    await sound(page, "taking in");
    await me.press("#ws-keep-all");
    await page.locator(`.ws-piece[data-name="${name} 2"]`).waitFor();
    await page.locator("#ws-bring").waitFor();
    await me.press("#ws-bring");
    await page
      .locator(".ws input[type=file]")
      .setInputFiles({ name: file.name, mimeType: "application/json", buffer: Buffer.from(file.text) });
    await page.locator("#ws-keep-all").waitFor();
    assert.ok((await page.locator(".ws-switches").innerText()).includes(`${name} 3`));
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

test("what is wrong is said at once, and where a piece does nothing", { timeout: 120000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await me.press("#workshop");
  await me.press("#ws-new-power");
  await me.press("#ws-keep");
  await page.locator(".reasons", { hasText: "Give it a name" }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "ws-name", "what is missing has the focus");
  await page.keyboard.type("Deep");
  await page.locator(".reasons").waitFor({ state: "detached" });
  await me.press("#ws-add");
  await page.locator("#ws-search").fill("chasm");
  await me.press(".ws-word[data-word='crosses_chasms']");
  await me.press(".ws-idle summary");
  assert.match(await page.locator(".ws-idle").innerText(), /Small World, 2, 3, 4, and 5 players: no chasm on this map/);
  // Drawn by mouse instead of chosen.
  await me.press("[data-option='drawn']");
  await page.locator(".ws-pad").scrollIntoViewIfNeeded();
  const pad = await page.locator(".ws-pad").boundingBox();
  const at = (x, y) => [pad.x + pad.width * x, pad.y + pad.height * y];
  await page.mouse.move(...at(0.2, 0.2));
  await page.mouse.down();
  for (let i = 1; i <= 10; i++) await page.mouse.move(...at(0.2 + i * 0.06, 0.2 + (i % 2) * 0.3));
  await page.mouse.up();
  await me.press("#ws-keep");
  await page.locator(".ws-piece[data-name='Deep']").waitFor();
  const { row } = (await call("shelf")).pieces.find((piece) => piece.row.id === "deep");
  assert.ok(row.look.glyph.drawn[0].length >= 8, JSON.stringify(row.look.glyph));
  // Left without keeping, a draft comes back with one press.
  await me.press(".ws-piece[data-name='Deep'] [data-tool=edit]");
  await page.locator("#ws-name").fill("Deeper");
  await me.press(".page-head .button");
  await me.press(".toast .button");
  assert.equal(await page.locator("#ws-name").inputValue(), "Deeper");
  await me.press("#ws-keep");
  await page.locator(".ws-piece[data-name='Deeper']").waitFor();
  // A game with it, and from there a second piece that is wanted at once.
  await me.press(".ws-piece[data-name='Deeper'] [data-tool=play]");
  await me.press(".box[data-option='underground']");
  await page.locator(".ws-own .switch[data-own='Deeper'][aria-checked=true]").waitFor();
  await me.press("#to-workshop");
  await me.press("#ws-new-race");
  await page.locator("#ws-name").fill("Chasm “folk” { $x }");
  await me.press("#ws-keep");
  await page.locator(".ws-piece[data-name^='Chasm']").waitFor();
  await me.press(".page-head .button");
  await page.locator(".ws-own .switch[data-own='Chasm “folk” { $x }'][aria-checked=true]").waitFor();
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("bots say whether a piece is fair, and stop when they are told", { timeout: 180000 }, async () => {
  const own = { id: "giants_again", tokens: 12, supply: 20, abilities: [{ word: "discount", regions: "anywhere", tokens: 3 }] };
  const look = { name: "Too many", glyph: { known: "giants" }, colour: 1 };
  await call("keep_piece", { kind: "race", row: { ...own, look } });
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await me.press("#workshop");
  await me.press(".ws-piece[data-name='Too many'] [data-tool=fair]");
  await me.press(".ws-fair [data-option='2']");
  await me.press("#ws-try");
  await page.locator("progress").waitFor();
  await page.locator(".ws-outcome").waitFor({ timeout: 60000 });
  await page.waitForFunction(() => Number(document.querySelector("progress")?.value ?? 99) >= 8, null, { timeout: 120000 });
  await sound(page, "games in the background");
  await me.press("#ws-stop");
  await page.locator("#ws-try").waitFor();
  assert.equal(await page.locator(".ws-outcome").getAttribute("data-verdict"), "strong");
  assert.match(await page.locator(".ws-verdict").innerText(), /Try 3 tokens less/);
  await picture(page, "workshop-fair");

  // Where it does nothing that is said, and where it does something it is tried by itself.
  await call("keep_piece", {
    kind: "power",
    row: { id: "deep", tokens: 4, abilities: [{ word: "crosses_chasms" }], look: { ...look, name: "Deep" } },
  });
  await page.reload();
  await me.press("#workshop");
  await me.press(".ws-piece[data-name='Deep'] [data-tool=fair]");
  await page.locator(".ws-fair [data-option='underground'][aria-checked=true]").waitFor();
  assert.equal(await page.locator("#ws-try[aria-disabled=true]").count(), 0);
  await me.press(".ws-fair [data-option='small-world']");
  await page.locator("#ws-try[aria-disabled=true]").waitFor();
  assert.match(await page.locator(".ws-fair").innerText(), /Small World, 3 players: no chasm on this map/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

/** How long a person looks before each press, in milliseconds. */
const LOOKED = 4000;

test("a race is made and a game begun with it by touch in under two minutes", { timeout: 200000 }, async () => {
  // What the table before had would go on beside it.
  await call("settings", { set: { tables: null } });
  const page = await open(site, { width: 820, height: 1180, touch: true });
  const me = player(page, { touch: true });
  const from = Date.now();
  let presses = 0;
  for (const step of [
    ["#workshop"],
    ["#ws-new-race"],
    ["#ws-name", "Salamanders"],
    ["#ws-add"],
    ["#ws-search", "coin"],
    [".ws-word[data-word='income']"],
    [".ws-ability [data-terrain='hill']"],
    ["[data-field='tokens'] .button >> nth=1"],
    ["[data-glyph='kraken']"],
    [".ws-colours [data-option='6']"],
    ["#ws-keep"],
    ['.ws-piece[data-name="Salamanders"] [data-tool=play]'],
    [".box[data-option='small-world']"],
    ["#start:not([aria-disabled])"],
  ]) {
    const [selector, text] = step;
    presses += 1;
    if (text) await page.locator(selector).fill(text);
    else await me.press(selector);
  }
  await page.locator("#table, .curtain").first().waitFor();
  const took = Date.now() - from;
  console.log(`# ${presses} presses, ${Math.round(took / 1000)} s by a player who never thinks`);
  assert.ok(presses * LOOKED + took < 120000, `${presses} presses, ${took} ms`);
  const { view } = await call("view");
  assert.deepEqual(
    view.own.races.map(({ look }) => look.name),
    ["Salamanders"],
  );
  for (const piece of (await call("shelf")).pieces) if (piece.row.look.name === "Salamanders") await call("drop_piece", { key: piece.key });
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
