// What the browser tests share: a backend, Chromium, and a player who only taps.
//
// The backend is the real one (`elbow ui`): the program ELBOW_BIN, or target/{release,debug}/elbow; or ELBOW_URL, a page
// that is served already.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { unseen } from "../unseen.mjs";
import { looked, NEAR, patient } from "./press.mjs";

const root = normalize(join(dirname(fileURLToPath(import.meta.url)), "..", ".."));
const { chromium } = createRequire(join(root, "ui", "package.json"))("playwright-core");

const targets = [process.env.CARGO_TARGET_DIR, join(root, "target")].filter(Boolean);
const program = [process.env.ELBOW_BIN, ...targets.flatMap((t) => [join(t, "release", "elbow"), join(t, "debug", "elbow")])]
  .filter(Boolean)
  .find((path) => existsSync(path));
const given = process.env.ELBOW_URL ?? null;

/** Whether all is looked at and played to its end (THOROUGH, as before a release), also where less tells whether a change broke it. */
export const thorough = Boolean(process.env.THOROUGH);

/** Of all that a test is played in, windows mostly, the first `few`; all of it where the run is thorough. */
export const first = (few, all) => (thorough ? all : all.slice(0, few));

function serveGame() {
  const saves = mkdtempSync(join(tmpdir(), "elbowroom-browser-"));
  const child = spawn(program, ["ui", "--port", "0", "--dir", saves, "--ui", join(root, "ui")], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => {
    child.kill();
    rmSync(saves, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout.on("data", (data) => {
      said += data;
      const found = said.match(/http:\/\/\S+/);
      if (found) resolve({ url: found[0], stop });
    });
    child.on("exit", (code) => reject(new Error(`elbow ui ended with ${code}: ${said}`)));
  });
}

/** Starts a backend: `{url, stop}`. */
async function backend() {
  if (given) return { url: given, stop: () => {} };
  if (!program) throw new Error("there is no elbow program: cargo build -p elbow, or name one with ELBOW_BIN");
  console.log(`# backend: ${program}`);
  return serveGame();
}

let shared;
let users = 0;

/** The browser, the same one for all files of a process (`node --test --test-isolation=none`); whoever closes it last ends it. */
async function browser() {
  users += 1;
  shared ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
  const chrome = await shared;
  const close = async () => {
    users -= 1;
    if (users > 0) return;
    shared = undefined;
    await chrome.close();
  };
  return { newContext: (options) => chrome.newContext(options), version: () => chrome.version(), close };
}

/** A backend and the browser for the tests of a file, there from its first test to its last: `{url, chrome}`. */
export function served() {
  const site = {};
  let stop;
  before(async () => {
    ({ url: site.url, stop } = await backend());
    site.chrome = await browser();
  });
  after(async () => {
    await site.chrome?.close();
    stop?.();
  });
  return site;
}

/** Makes a page so many times slower, as on a machine with much else to do. */
async function slow(page, rate) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Emulation.setCPUThrottlingRate", { rate });
}

/** A page of the app; anything it reports as an error is kept in `page.faults`. Its pixels are filled only where pictures are taken. */
export async function open({ chrome, url }, { width, height, touch = false, locale = "en-GB", motion = false }) {
  const context = await chrome.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch && width < 600,
    locale,
    reducedMotion: motion ? "no-preference" : "reduce",
  });
  if (!process.env.PICTURES) await context.addInitScript(unseen);
  const page = await context.newPage();
  if (process.env.SLOWER) await slow(page, Number(process.env.SLOWER));
  patient(page);
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.stack ?? String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/\b404\b/.test(message.text()))
      page.faults.push(`${message.text()} ${message.location().url}`);
  });
  await page.goto(url);
  await page.locator("#new-game, #table").first().waitFor();
  return page;
}

/** A player at the page: `touch` taps, otherwise clicks. Never calls the backend. */
export function player(page, { touch = false } = {}) {
  const press = (selector) => {
    const found = page.locator(selector).first();
    return touch ? found.tap() : found.click();
  };
  /** A point well inside a region, on the screen. */
  const spot = (region) =>
    page.evaluate(async (id) => {
      // What the last press brought is drawn first, and has found its place.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const shape = document.querySelector(`[data-region="${id}"]`);
      const box = shape.getBoundingClientRect();
      const back = shape.getScreenCTM().inverse();
      const inside = (x, y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(back));
      const touched = (x, y) => document.elementFromPoint(x, y)?.closest(".eb-board");
      // Better not at the edge of a slip: a browser takes a finger's press for a button that is near.
      const clear = (x, y) =>
        [
          [-12, 0],
          [12, 0],
          [0, -12],
          [0, 12],
        ].every(([dx, dy]) => touched(x + dx, y + dy));
      // Looked for once for each place of a region on the screen.
      const key = [id, box.left, box.top, box.width, box.height].join();
      window.spots ??= new Map();
      const kept = window.spots.get(key);
      if (kept && inside(kept.x, kept.y) && touched(kept.x, kept.y)) return kept;
      let best = null;
      for (let i = 1; i < 16; i++) {
        for (let j = 1; j < 16; j++) {
          const [x, y] = [box.left + (box.width * i) / 16, box.top + (box.height * j) / 16];
          const room = [6, 10, 14].filter((d) => inside(x - d, y) && inside(x + d, y) && inside(x, y - d) && inside(x, y + d)).length;
          const score = room * 1000 - Math.hypot(i - 8, j - 8);
          if (!inside(x, y) || (best && score + 4000 <= best.score) || !touched(x, y)) continue;
          const sure = score + (clear(x, y) ? 4000 : 0);
          if (!best || sure > best.score) best = { x, y, score: sure };
        }
      }
      if (best) window.spots.set(key, best);
      return best;
    }, region);
  const me = {
    press,
    spot,
    async tapRegion(region) {
      let at = await spot(region);
      if (at && Math.hypot(at.x - page.finger?.x, at.y - page.finger?.y) < NEAR) {
        // A slip may have come over the place meanwhile.
        await looked(page);
        at = await spot(region);
      }
      if (!at) throw new Error(`region ${region} cannot be tapped`);
      if (touch) await page.touchscreen.tap(at.x, at.y);
      else await page.mouse.click(at.x, at.y);
    },
    lit: (kind, board = "eb") =>
      page.locator(`.${board}-light-${kind}`).evaluateAll((shapes) => shapes.map((shape) => Number(shape.dataset.region))),
    /** What is on the page: home, curtain, end or the stage; `mine` when a person decides. */
    where: () =>
      page.evaluate(() => {
        if (document.querySelector(".curtain")) return { stage: "curtain" };
        if (document.querySelector(".end")) return { stage: "end" };
        const table = document.getElementById("table");
        if (!table) return { stage: "home" };
        if (table.dataset.handover) return { stage: "handover" };
        return {
          stage: table.dataset.stage,
          mine: table.dataset.mine === "true",
          busy: table.getAttribute("aria-busy") === "true",
          revision: table.dataset.revision,
        };
      }),
    /** The main button; what would be wasted is asked about, and wasted all the same. */
    async primary() {
      const sure = page.locator(".others .danger, .ch-go .danger");
      const { revision } = await me.where();
      await press("#primary");
      // A tap becomes a press a moment later, and the question stands there with the next frame.
      await page
        .waitForFunction(
          (old) => {
            const table = document.getElementById("table");
            return (
              document.querySelector(".others .danger, .ch-go .danger, .curtain, .end, [data-handover]") ||
              !table ||
              table.dataset.revision !== old ||
              table.getAttribute("aria-busy") === "true"
            );
          },
          revision,
          { timeout: 2000 },
        )
        .catch(() => null);
      if ((await sure.count()) > 0) await sure.first().click();
    },
    ready: () =>
      page
        .locator("#primary:not([aria-disabled])")
        .count()
        .then((n) => n > 0),
    /** Waits until the table has moved on from `revision`, or a curtain or the end is there. */
    async moved(revision) {
      await page.waitForFunction(
        (old) => {
          const table = document.getElementById("table");
          return (
            document.querySelector(".curtain, .end, [data-handover]") ||
            !table ||
            (table.dataset.revision !== old && table.getAttribute("aria-busy") !== "true")
          );
        },
        revision,
        { timeout: 90000 },
      );
    },
  };
  return me;
}

const tricks = [/Intimidate/, /Swap regions/, /Take an artifact/];

/** Every third time one of the choices of two regions is made, if there is one: its button, a region, another one. */
async function trick(page, me, memory, play) {
  memory.offers = (memory.offers ?? 0) + 1;
  if (memory.offers % 3) return false;
  for (const name of tricks) {
    const button = page.locator(".others .button", { hasText: name }).first();
    if ((await button.count()) === 0) continue;
    await button.click();
    await page.locator(".slip.spot").first().waitFor();
    const first = await me.lit("open");
    await me.tapRegion(first[memory.taps++ % first.length]);
    if (!(await me.ready())) {
      const second = await me.lit("open");
      await me.tapRegion(second[memory.taps++ % second.length]);
    }
    memory.tricks = (memory.tricks ?? new Set()).add(String(name));
    await play(me.primary);
    return true;
  }
  return false;
}

/** Covers the table for the next player: by `press`, and the first time of a game it covers itself after a while. */
export async function handOver(page, memory, press) {
  memory.handovers = (memory.handovers ?? 0) + 1;
  if (memory.handovers > 1) await press();
  await page.locator(".curtain").waitFor();
}

/** Plays one decision the way a person would; returns the stage it was made in. */
export async function decide(page, me, memory) {
  const now = await me.where();
  if (now.stage === "curtain" || now.stage === "end" || now.stage === "home") {
    if (now.stage === "curtain") {
      memory.curtains = (memory.curtains ?? 0) + 1;
      await me.press("#lift");
      await page.locator("#table").waitFor();
    }
    return now.stage;
  }
  if (now.stage === "handover") {
    await handOver(page, memory, () => me.press("#primary"));
    return "handover";
  }
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
  switch (now.stage) {
    case "choose":
      await me.press(`[data-combo="${memory.turns % 3 === 0 ? 0 : 1}"]`);
      if (!(await me.ready())) await me.press("[data-combo='0']");
      memory.turns += 1;
      await play(me.primary);
      break;
    case "start": {
      const decline = page.locator(".others .button").first();
      memory.age = (memory.age ?? 0) + 1;
      if (memory.age >= 5 && (await decline.count()) > 0) {
        await decline.click();
        await page.locator(".slip.ask").waitFor();
        memory.declines = (memory.declines ?? 0) + 1;
        memory.age = 0;
      }
      await play(me.primary);
      break;
    }
    case "ghouls":
    case "conquest": {
      if (await trick(page, me, memory, play)) break;
      // What may be done again is still chosen after the first time, and only its places are lit then.
      if ((await page.locator(".slip.spot").count()) > 0) {
        await page.locator(".others .button").click();
        await page.locator(".slip.spot").waitFor({ state: "detached" });
      }
      const open = await me.lit("open");
      const dice = await me.lit("die");
      const choice = open[(memory.turns * 7 + memory.taps++) % Math.max(1, open.length)] ?? dice[0];
      if (choice !== undefined) {
        await me.tapRegion(choice);
        // A slip about what others did may still be going away and take the first tap, as it would for a person.
        const shown = await page
          .locator(".slip .sum")
          .waitFor({ timeout: 10000 })
          .then(
            () => true,
            () => false,
          );
        if (!shown) {
          await me.tapRegion(choice);
          await page.locator(".slip .sum").waitFor();
        }
        await play(() => (memory.taps % 2 ? me.primary() : me.tapRegion(choice)));
      } else await play(me.primary);
      break;
    }
    case "redeploy":
    case "retreat": {
      if (await me.ready()) {
        await play(me.primary);
        break;
      }
      const put = await me.lit("put");
      if (put.length === 0) {
        // The extra Amazons go back into the hand.
        const take = await me.lit("open");
        if (take.length === 0) throw new Error("nothing is lit, and the turn cannot end");
        await me.tapRegion(take[memory.taps++ % take.length]);
        await page.locator(".place-row .stepper").waitFor();
        // Of some regions only what accompanies the tokens can be taken.
        await play(() => page.locator(".place-row .stepper .button:not([aria-disabled=true])").first().click());
        break;
      }
      await me.tapRegion(put[memory.taps++ % put.length]);
      await page.locator(".place-row .stepper").waitFor();
      const all = page.locator(".place-row > .button");
      await play(async () => ((await all.count()) > 0 ? all.first().click() : page.locator(".stepper .button").last().click()));
      break;
    }
    case "exchange": {
      // Every other time the badge is exchanged.
      if (memory.turns % 2) await me.press("[data-combo='1']");
      await play(me.primary);
      break;
    }
    case "bombs":
    case "shift":
    case "prepare":
    case "summon":
    case "place":
    case "altar": {
      const open = await me.lit("open");
      if (open.length > 0 && memory.spots !== now.revision) {
        const region = open[memory.taps++ % open.length];
        await me.tapRegion(region);
        memory.spots = now.revision;
        await page.locator(".slip.spot").first().waitFor();
      }
      await play(me.primary);
      break;
    }
    default:
      await play(me.primary);
  }
  return now.stage;
}

/** The round that the line at the top shows. */
export const roundOf = (page) =>
  page.evaluate(() => Number.parseInt(document.querySelector(".status-round [aria-hidden]")?.textContent ?? "0", 10));

/**
 * Plays by `one` decision after the other to the end, or until so many rounds are played; the stages that were seen. Where there is a
 * `name`, pictures are kept of them, and of what failed.
 */
export async function playThrough(page, me, memory, { name = null, rounds = null, one = decide } = {}) {
  const keep = async (what) => (name ? picture(page, `${name}-${what}`) : undefined);
  const seen = new Set();
  for (let i = 0; i < 2500; i++) {
    const stage = await one(page, me, memory).catch(async (error) => {
      await keep("failed");
      throw error;
    });
    if (!seen.has(stage) || i % 60 === 0) await keep(`${stage}-${i}`);
    seen.add(stage);
    if (stage === "end" || (rounds && (await roundOf(page)) > rounds)) return seen;
  }
  throw new Error("the game did not end");
}

/** From the result to the replay, and there to its last step. */
export async function toReplay(page) {
  await page.locator("#to-replay").click();
  const slider = page.locator(".replay .slider");
  await slider.waitFor();
  const steps = Number(await slider.getAttribute("max"));
  assert.ok(steps > 60, `${steps} steps`);
  await slider.fill(String(steps));
  await page.waitForFunction((n) => document.querySelector(".replay-what .numeral")?.textContent === `${n} / ${n}`, steps);
}

/** From the first screen to the table of a game: its box is taken off the shelf. */
export async function takeBox(page, me, game) {
  await me.press("#new-game");
  await page.locator(".shelf").waitFor();
  await me.press(`.games [data-option="${game}"]`);
  await page.locator("#start").waitFor();
}

/** Who plays at a seat (the first is 0): opens it, if need be, and chooses. */
export async function seatWho(page, seat, who) {
  const head = page.locator(`#seat-${seat + 1}`);
  if ((await head.getAttribute("aria-expanded")) !== "true") await head.click();
  await page.locator(`.new-player:nth-child(${seat + 1}) [data-option="${who}"]`).click();
}

/** Starts a new game on the new-game screen; `humans` of `players` are people; `prepare` chooses more before the start. */
export async function newGame(page, me, { game = "small-world", players = 2, humans = players, seed = "42", prepare = null } = {}) {
  await takeBox(page, me, game);
  await page.locator(`.new-who [data-option="${players}"]`).first().click();
  for (let i = 0; i < players; i++) await seatWho(page, i, i < humans ? "human" : "normal");
  await prepare?.();
  await page.locator("details.more").last().locator("summary").click();
  await page.locator("details.more input.input").last().fill(seed);
  await page.locator("#start:not([aria-disabled])").waitFor();
  await me.press("#start");
  await page.locator("#table, .curtain").first().waitFor();
}

/** Keeps a picture where PICTURES says, if it does. */
export async function picture(page, name) {
  if (!process.env.PICTURES) return;
  mkdirSync(process.env.PICTURES, { recursive: true });
  await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) });
}
