// Plays at the table by clicks alone. It looks at the backend's view to decide what to click, never to play.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { newFolder, Session, until } from "./client.mjs";

/** Whether all is played by clicks (THOROUGH, as before a release), also where less tells whether a change broke it. */
export const thorough = Boolean(process.env.THOROUGH);

/** The table as the backend tells it. */
export const table = (app) => app.invoke("view");

/** The map is drawn a moment after what lies round it. */
export const drawn = (app, selector) => until(async () => (await app.all(selector)).length > 0, 60_000, `${selector} is drawn`);

/** A point well inside a region, as far as the page itself says which region lies where. */
async function inside(app, region) {
  await drawn(app, `.eb-board [data-region="${region}"]`);
  const point = await app.run((id) => {
    const box = document.querySelector(`.eb-board [data-region="${id}"]`).getBoundingClientRect();
    const within = (x, y) => document.elementFromPoint(x, y)?.closest("[data-region]")?.dataset.region === String(id);
    const steps = 14;
    let best = null;
    for (let i = 1; i < steps; i += 1) {
      for (let j = 1; j < steps; j += 1) {
        const [x, y] = [box.left + (box.width * i) / steps, box.top + (box.height * j) / steps];
        if (!within(x, y)) continue;
        // The more room around a point, the further it is from the borders.
        let room = 0;
        while (
          room < 40 &&
          [
            [1, 0],
            [-1, 0],
            [0, 1],
            [0, -1],
          ].every(([dx, dy]) => within(x + dx * (room + 5), y + dy * (room + 5)))
        )
          room += 5;
        if (!best || room > best.room) best = { x, y, room };
      }
    }
    return best;
  }, region);
  if (!point) throw new Error(`region ${region} cannot be clicked`);
  return point;
}

/**
 * Does something until it shows, three times at most, and throws what is missing then. A press is not heard where the screen has just
 * changed under the pointer: a person who sees that nothing came of it presses again. Where it shows already, nothing is pressed: a second
 * press may do more.
 */
async function insist(work, shows, what) {
  for (let press = 1; press < 3; press += 1) {
    if (await shows()) return;
    await work();
    if (await until(shows, 5_000, what).catch(() => false)) return;
  }
  if (await shows()) return;
  await work();
  await until(shows, 60_000, what);
}

/** Selects a region of the map by a click; `shows` tells whether it is selected. */
export async function select(app, region, shows = null) {
  const selected = () => app.run((id) => document.querySelector(".eb-board .eb-selected")?.dataset.region === String(id), region);
  const click = async () => {
    const { x, y } = await inside(app, region);
    await app.clickAt(x, y);
  };
  await insist(click, shows ?? selected, `region ${region} is selected`);
}

/** Lifts the curtain. */
export const lift = (app) =>
  insist(
    () => app.press("#lift"),
    async () => (await app.all(".curtain")).length === 0,
    "the curtain is lifted",
  );

/** Waits until the table has moved on from `before`, or gives the reason on the screen. */
export async function moved(app, before) {
  return until(
    async () => {
      const now = await table(app);
      return now.revision !== before.revision || now.curtain?.seat !== before.curtain?.seat ? now : null;
    },
    60_000,
    `the game goes on from step ${before.step} (${before.view.task ? JSON.stringify(before.view.task) : before.view.stage})`,
  ).catch(async (error) => {
    const text = await app.run(() => document.querySelector("#app").innerText.slice(0, 1500));
    throw new Error(`${error.message}\nThe screen says:\n${text}`);
  });
}

const sure = ".others .danger, .ch-go .danger";

/** Presses the primary button once it can be pressed; what would be wasted is asked about, and wasted all the same. */
export async function primary(app) {
  const revision = () => app.run(() => document.getElementById("table")?.dataset.revision ?? null);
  const before = await revision();
  const isOn = async () => (await revision()) !== before || (await app.all(".curtain, .end, [data-handover]")).length > 0;
  const asked = async () => (await app.all(sure)).length > 0;
  const press = () => app.press("#primary:not([aria-disabled=true])");
  await insist(press, async () => (await asked()) || isOn(), "the button does something");
  if (await asked()) await app.press(sure);
}

/** A button beside the primary one, by its key. */
const other = (app, key) => app.press(`.others button[aria-keyshortcuts="${key}"]`);

/** The start of a turn: gathers the troops, or declines when the race is spent. */
async function begin(app, { view }) {
  const mine = view.seats[view.to_act];
  const spent = (mine.active?.on_map ?? 0) > 0 && (mine.active?.hand ?? 0) + (mine.active?.on_map ?? 0) - (mine.active?.regions ?? 0) < 3;
  if (spent && view.round < view.rounds && view.actions.some((action) => action.type === "decline")) await other(app, "D");
  return primary(app);
}

async function conquer(app, state) {
  const { view } = state;
  const targets = view.targets.filter((target) => target.options.length > 0);
  const price = (target) => target.options[0].price;
  const sure = targets.filter((target) => target.options[0].method === "conquer").sort((a, b) => price(a) - price(b));
  const target = sure[0] ?? targets.find((candidate) => candidate.options[0].method === "attempt");
  if (!target) return primary(app);
  await select(app, target.region);
  return primary(app);
}

/** Says which kind of piece is meant, where there is a choice. */
async function mean(app, piece) {
  const choice = `.place [data-option="${piece}"]`;
  if ((await app.all(choice)).length > 0) await app.press(choice);
}

const more = ".place-row .stepper button:last-of-type:not([aria-disabled=true])";
const less = ".place-row .stepper button:first-of-type:not([aria-disabled=true])";

async function place(app, state) {
  const { view } = state;
  const offers = (type) => view.actions.filter((action) => action.type === type);
  const { hand = 0, owed = 0 } = view.placing ?? {};
  if (owed > hand) {
    // Some tokens have to go back (Amazons): from where most of them stand.
    const tokens = (action) => view.regions[action.region].tokens;
    const [from] = offers("take")
      .filter((action) => action.piece === "token")
      .sort((a, b) => tokens(b) - tokens(a));
    await mean(app, "token");
    await select(app, from.region);
    return app.press(less);
  }
  const [all] = offers("put_all");
  const token = offers("put").find((action) => action.piece === "token");
  if (hand > owed && (all || token)) {
    await mean(app, "token");
    await select(app, (all ?? token).region);
    return app.press(all && hand - owed > 1 ? ".place-row > .button:not([aria-disabled=true])" : more);
  }
  const piece = offers("put").find((action) => action.piece !== "token");
  if (piece && offers("done").length === 0) {
    // Heroes have to stand somewhere before the turn can end.
    await mean(app, piece.piece);
    await select(app, piece.region);
    return app.press(more);
  }
  return primary(app);
}

/** A figure or a relic goes to the first place it may; where none need be placed any more, the step ends. */
async function putFigure(app, { view }) {
  const spot = view.actions.find((action) => ["place", "reborn", "sacrifice", "detonate", "shift"].includes(action.type));
  const choice = spot && `.slip.spot [data-option="${spot.piece ?? spot.type}"]`;
  if (spot) {
    if ((await app.all(choice)).length > 0) await app.press(choice);
    await select(app, spot.region);
    await app.find(".eb-board .eb-selected");
  }
  return primary(app);
}

/** Makes one decision by clicks and gives the table after it; `pick` says which combo is taken. */
export async function decide(app, state, pick = () => 0) {
  if (state.curtain) {
    // What was earned may be shown first; its button covers the table for the next player.
    const first = await app.find("#lift, #primary:not([aria-disabled=true])");
    await app.click(first);
    if ((await table(app)).curtain) await lift(app);
    return moved(app, state);
  }
  switch (state.view.stage) {
    case "choose":
      await app.press(`[data-combo="${pick(state.view)}"]`);
      await primary(app);
      break;
    case "start":
      await begin(app, state);
      break;
    case "ghouls":
    case "conquest":
      await conquer(app, state);
      break;
    case "redeploy":
    case "retreat":
      await place(app, state);
      break;
    case "bombs":
    case "shift":
    case "prepare":
    case "summon":
    case "place":
    case "altar":
      await putFigure(app, state);
      break;
    default:
      await primary(app);
  }
  return moved(app, state);
}

/** Plays by clicks until `enough(state)`. */
export async function playUntil(app, enough, pick) {
  let state = await table(app);
  for (let decisions = 0; !enough(state); decisions += 1) {
    if (decisions > 3_000) throw new Error("the game does not end");
    state = await decide(app, state, pick);
  }
  return state;
}

/** Two people play so many rounds in the real app by clicks, from the new-game screen on; pictures where PICTURES says. */
export async function firstRounds({ game, seed, map, rounds }) {
  const folder = await newFolder();
  const app = await Session.start({ folder: folder.path });
  const picture = async (name) => {
    if (!process.env.PICTURES) return;
    await mkdir(process.env.PICTURES, { recursive: true });
    const bytes = await app.picture().catch(() => null);
    if (bytes) await writeFile(join(process.env.PICTURES, `${game}-${name}.png`), bytes);
  };
  try {
    await app.invoke("settings", { set: { language: "en", motion: "off", sound: false } });
    await app.reload();
    await app.press("#new-game");
    await app.press(`.games [data-option="${game}"]`);
    await app.press("#seat-2");
    await app.press('.new-player:nth-child(2) [data-option="human"]');
    await app.press(".new-side details:last-of-type > summary");
    await app.type(await app.find(".new-side details input"), process.env.SEED ?? seed);
    await app.press("#start:not([aria-disabled=true])");
    await until(async () => (await table(app)).seats.length === 2, 30_000, "a game is on the table");
    assert.match((await table(app)).view.map, map);
    await playUntil(app, ({ view, curtain }) => view.round > rounds && view.stage === "conquest" && !curtain);
    await picture("table");
  } catch (error) {
    await picture("failed");
    throw error;
  } finally {
    await app.quit();
    await folder.remove();
  }
}
