// The workshop in the real window, by clicks: three races, two powers and two boards are made, a game is played with all of
// them; they are deleted, and the exported game is taken in on another device that never had them, and looked at there again.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";

import { newFolder, Session, until } from "./client.mjs";
import { playUntil, table } from "./player.mjs";

let app;
let folder;

/** Keeps a picture of the window at four sizes, or at one, where PICTURES says. */
async function pictures(name, sizes = [[1280, 800]]) {
  if (!process.env.PICTURES) return;
  await mkdir(process.env.PICTURES, { recursive: true });
  for (const [width, height] of sizes) {
    if (sizes.length > 1) await app.resize(width, height);
    await new Promise((done) => setTimeout(done, 400));
    const bytes = await app.picture().catch(() => null);
    if (bytes) await writeFile(join(process.env.PICTURES, `workshop-${name}-${width}.png`), bytes);
  }
}

const SIZES = [
  [390, 844],
  [820, 1180],
  [1920, 1080],
  [1280, 800],
];

async function begin() {
  folder = await newFolder();
  app = await Session.start({ folder: folder.path });
  await app.invoke("settings", { set: { language: "en", motion: "off", sound: false } });
  await app.reload();
  await app.find("#new-game");
}

async function end() {
  await app?.quit();
  await folder?.remove();
}

const shown = (name, work) =>
  test(name, async () => {
    try {
      await work();
    } catch (error) {
      await pictures(`failed-${name.replaceAll(/\W+/g, "-")}`).catch(() => {});
      throw error;
    }
  });

/** Puts a word on a piece: found by what it says, and pressed. */
async function add(word, ...terrains) {
  await app.press("#ws-add");
  await app.press(`.ws-word[data-word='${word}']`);
  for (const terrain of terrains) await app.press(`.ws-ability [data-terrain='${terrain}']`);
}

/** Makes a piece. */
async function make(kind, name, glyph, colour, words) {
  await app.press(`#ws-new-${kind}`);
  await app.type(await app.find("#ws-name"), name);
  for (const [word, ...terrains] of words) await add(word, ...terrains);
  await app.press(`[data-glyph='${glyph}']`);
  await app.press(`.ws-colours [data-option='${colour}']`);
  if (name === "Otters") await pictures("editor", SIZES);
  await app.press("#ws-keep:not([aria-disabled=true])");
  await app.find(`.ws-piece[data-name="${name}"]`);
}

before(begin);
after(end);

/** Takes what was made here where it can be paid, and notes it. */
const taken = new Set();
function homeMade({ market }) {
  const made = ({ race, power }) => [race, power].filter((id) => id.startsWith("own-"));
  const chosen = market.find((combo) => combo.affordable && made(combo).length > 0) ?? market[0];
  for (const id of made(chosen)) taken.add(id);
  return chosen.combo;
}

let own;
let exported;
let last;

shown("three races, two powers and two boards are made", async () => {
  await app.press("#workshop");
  await app.find("#ws-new-race");
  await make("race", "Otters", "kraken", 6, [["income", "hill", "forest"], ["takes_water"]]);
  await make("race", "Moles", "farmer", 2, [["flies"]]);
  await make("race", "Herons", "spirit", 9, [["enters_anywhere"], ["loses_none"]]);
  await make("power", "Patient", "stone", 4, [["wage"]]);
  await make("power", "Roaming", "flying", 1, [["flies"]]);

  await app.press("#ws-new-board");
  await app.find(".ws-plan");
  await app.press("[data-field='players'] .button");
  await until(async () => (await app.text(await app.find(".ws-plan-card"))).includes("2 players"), 30_000, "a board for two");
  await pictures("growing", SIZES);
  await app.press("#ws-take");
  const name = async (text) => {
    await app.run(() => document.querySelector("#ws-name").select());
    await app.type(await app.find("#ws-name"), text);
  };
  await name("Otterland");
  await app.press("#ws-halve");
  await pictures("board", SIZES);
  await app.press("#ws-keep");
  await app.find(".ws-piece[data-name='Otterland']");
  await app.press("#ws-new-board");
  await app.press("[data-field='players'] .button");
  await app.press("#ws-copy-printed");
  await name("Old Land");
  await app.press("#ws-keep");
  await app.find(".ws-piece[data-name='Old Land']");
  await pictures("shelf", SIZES);
  const { pieces } = await app.invoke("shelf");
  assert.deepEqual(
    pieces.map(({ kind }) => kind),
    ["race", "race", "race", "power", "power", "board", "board"],
  );
  own = pieces;
});

shown("a game is played with all of them", async () => {
  await app.press(".ws-piece[data-name='Otterland'] [data-tool=play]");
  await app.find("[data-option='own:otterland'][aria-checked=true]");
  for (const piece of ["Otters", "Moles", "Herons", "Patient", "Roaming"]) {
    const selector = `.ws-own .switch[data-own="${piece}"]`;
    await app.find(selector);
    if ((await app.all(`${selector}[aria-checked=true]`)).length === 0) await app.press(selector);
    await app.find(`${selector}[aria-checked=true]`);
  }
  await app.press("#seat-2");
  await app.press('.new-player:nth-child(2) [data-option="human"]');
  await app.press(".new-side details:last-of-type > summary");
  await app.type(await app.find(".new-side details input"), process.env.SEED ?? "4");
  await pictures("new-game", SIZES);
  await app.press("#start:not([aria-disabled=true])");
  await until(async () => (await table(app)).seats.length === 2, 30_000, "a game is on the table");
  const { view } = await table(app);
  assert.match(view.map, /^own-otterland-/);
  assert.deepEqual([view.own.races.length, view.own.powers.length], [3, 2]);
  await playUntil(app, ({ view: { round, stage }, curtain }) => round >= 3 && stage === "conquest" && !curtain, homeMade);
  await pictures("table", SIZES);
  last = await playUntil(app, ({ view: { over, round } }) => over || (round >= 4 && taken.size >= 2), homeMade);
  assert.ok(taken.size >= 2, `what was made is played: ${[...taken]}`);
  exported = await app.invoke("export_slot", { slot: last.slot });
});

shown("they are deleted, and the game is looked at again where nobody ever had them", async () => {
  for (const piece of own) await app.invoke("drop_piece", { key: piece.key });
  const again = await app.invoke("replay", { slot: last.slot, step: last.step });
  assert.deepEqual(again.view.regions, last.view.regions);
  await end();
  await begin();
  assert.deepEqual((await app.invoke("shelf")).pieces, []);
  const { slot } = await app.invoke("import_slot", { data: exported.data });
  const elsewhere = await app.invoke("replay", { slot, step: last.step });
  assert.deepEqual([elsewhere.view.regions, elsewhere.view.own], [last.view.regions, last.view.own]);
  await app.reload();
  await app.press("#saves");
  await app.press(`[data-slot="${slot}"] .slot-tools button:first-of-type`);
  await app.find(".slider");
  await app.press(".replay-buttons button:nth-of-type(5)");
  await until(async () => Number(await app.run(() => document.querySelector(".slider").value)) > 1, 30_000, "a turn further");
  await pictures("replay", SIZES);
  const text = await app.run(() => document.body.innerText);
  assert.ok(!/own-[a-z]/.test(text), "everything has the name that its maker gave it");
});
