// Saved games opened from outside: named at the start, by a second start while the first runs, and broken ones.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";

import { APP, newFolder, Session, until } from "./client.mjs";

/** A game as a file, its text, and a folder for the games of each test. */
let file;
let text;
let files;

before(async () => {
  files = await newFolder();
  const first = await newFolder();
  const app = await Session.start({ folder: first.path });
  const seats = ["Ada", "Ben"].map((name, colour) => ({ name, colour, who: "human" }));
  const { slot } = await app.invoke("new_game", { setup: { game: "small-world", players: 2, seed: 7 }, seats, name: "from outside" });
  ({ data: text } = await app.invoke("export_slot", { slot }));
  await app.quit();
  await first.remove();
  file = join(files.path, "a game, 贝.elbow");
  await writeFile(file, text);
});

after(() => files.remove());

const listed = async (app) => (await app.invoke("slots")).slots.map(({ name }) => name);
const waiting = (folder) => readdir(join(folder, "arrivals")).catch(() => []);
const toast = (app) => app.run(() => document.querySelector(".toast .grow")?.textContent ?? "");

/** Starts the program once more, as a double click does, and waits for its end: what it says and its exit code. */
const again = (folder, ...args) =>
  new Promise((done) => {
    const child = spawn(APP, args, { env: { ...process.env, ELBOWROOM_DATA_DIR: folder }, stdio: ["ignore", "pipe", "inherit"] });
    let said = "";
    child.stdout.on("data", (data) => (said += data));
    const late = setTimeout(() => child.kill(), 60_000);
    child.on("close", (code) => {
      clearTimeout(late);
      done({ said, code });
    });
  });

test("a game that is named at the start is among the saved games, and shown", async () => {
  const folder = await newFolder();
  const app = await Session.start({ folder: folder.path, args: [file] });
  try {
    await app.find(".slot-new");
    assert.deepEqual(await listed(app), ["from outside"]);
    await until(async () => (await waiting(folder.path)).length === 0, 10_000, "it is taken once");
    assert.match(await toast(app), /from outside/);
    // The button of the message leads to its table.
    await app.press(".toast .button");
    await app.find(".curtain, #table");
    assert.equal(await readFile(file, "utf8"), text, "the file itself stays as it was");
  } finally {
    await app.quit();
    await folder.remove();
  }
});

test("a second start leaves its file to the first, and ends", { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  const app = await Session.start({ folder: folder.path });
  try {
    await app.find("#new-game");
    const second = await again(folder.path, file);
    assert.equal(second.code, 0, second.said);
    assert.match(second.said, /open already/);
    await app.find(".slot-new");
    assert.deepEqual(await listed(app), ["from outside"]);
    // Without a file it only asks for the window.
    assert.equal((await again(folder.path)).code, 0);
    assert.deepEqual(await waiting(folder.path), []);
    // Two at once, one by its address.
    const both = await Promise.all([again(folder.path, pathToFileURL(file).href), again(folder.path, file)]);
    assert.deepEqual(
      both.map(({ code }) => code),
      [0, 0],
    );
    assert.equal((await listed(app)).length, 3);
    // Whoever sits at a table stays there.
    await app.press(".slot-main");
    await app.find(".curtain, #table");
    assert.equal((await again(folder.path, file)).code, 0);
    await until(async () => (await listed(app)).length === 4, 10_000, "it is taken");
    assert.equal((await app.all(".page-head")).length, 0);
  } finally {
    await app.quit();
    await folder.remove();
  }
});

test("broken files are refused in words, and offered once", { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  const cut = join(files.path, "cut.elbow");
  await writeFile(cut, text.slice(0, text.length / 2));
  const app = await Session.start({ folder: folder.path, args: [cut] });
  try {
    await until(async () => /cut\.elbow.*end of the file/.test(await toast(app)), 30_000, "it is said what is wrong");
    for (const [path, words] of [
      [join(files.path, "gone.elbow"), /gone\.elbow.*cannot be read/],
      [files.path, /cannot be read/],
    ]) {
      assert.equal((await again(folder.path, path)).code, 0);
      await until(async () => words.test(await toast(app)), 10_000, `${words} is said`);
    }
    assert.deepEqual(await listed(app), []);
    await until(async () => (await waiting(folder.path)).length === 0, 10_000, "nothing is kept of them");
  } finally {
    await app.quit();
    await folder.remove();
  }
});
