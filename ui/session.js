// The running game: sends actions, plays what happened, lets the bots move.
import { batch, signal } from "./lib.js";
import { call } from "./backend.js";
import { face, faceOf } from "./faces.js";
import { announcement, attempt, boardOf, complain, go, loadCatalog, settings, stillMotion, table, tell } from "./state.js";
import { t } from "./i18n.js";

/** What is selected; see the choices of the game. */
export const picked = signal(face.value.nothing);
/** Geometry of the map of the game on the table. */
export const geometry = signal(null);
/** A command is under way or motion is playing: the buttons wait. */
export const busy = signal(false);
/** The last income that was paid: `{seat, total, items}` or null. */
export const income = signal(null);
/** What happened last, newest at the end: `[{seat, text, key}]`. */
export const ticker = signal([]);
/** Log entries as the viewer may see them. */
export const log = signal([]);

const pauses = { slow: 1100, normal: 520, fast: 140, instant: 0 };
let hurry = false;
/** Counts the games sat down at; what was begun at an earlier one is dropped. */
let sitting = 0;
let bots = Promise.resolve();
let lastViewer;
/** An action asked for while the last one was still moving. */
let waiting = null;
/** The next player's state, held back until the device is handed over. */
let handed = null;

const motion = () => ({ reduced: stillMotion() || hurry, speed: { slow: 0.8, normal: 1, fast: 2, instant: 8 }[settings.value.bot_speed] ?? 1 });

/** Puts a table state on the screen, after playing its events over the one before. */
async function receive(next, { play = true } = {}) {
  const before = table.value;
  const continues = before && before.slot === next.slot && before.curtain === null;
  if (next.view.map !== geometry.value?.id) geometry.value = await boardOf(next.view.map);
  const paid = face.value.hold(next.events);
  if (play && continues) {
    note(next);
    for (const type of new Set(next.events.map((e) => e.type))) face.value.sound(type);
    await face.value.animate(next.events, { ...motion(), before, next });
    if (next.curtain !== null && paid) {
      // What was earned is shown before the table is covered.
      handed = next;
      batch(() => { income.value = paid; picked.value = { ...face.value.nothing, handover: next.curtain.seat }; });
      return;
    }
  }
  show(next, paid);
  await syncLog(next);
}

/** Replaces the state on the screen. */
function show(next, paid = null) {
  const before = table.value;
  const continues = before && before.slot === next.slot && before.curtain === null;
  batch(() => {
    if (next.curtain !== null || (before && before.slot !== next.slot)) forget();
    if (paid && continues && next.curtain === null) income.value = paid;
    picked.value = face.value.keep(next, before, picked.value);
    table.value = next;
  });
  const due = face.value.due(next, before);
  if (due) announcement.value = `${announcement.value} ${due}`.trim();
}

/** Covers the table for the next player. */
export function handOver() {
  if (!handed) return;
  const next = handed;
  handed = null;
  face.value.skip();
  show(next);
}

/** Leaves nothing of the last view behind. */
function forget() {
  income.value = null;
  ticker.value = [];
  log.value = [];
  announcement.value = "";
}

function note(next) {
  const lines = [];
  for (const event of next.events) {
    const line = face.value.line(event, next, geometry.value);
    if (line) lines.push({ ...line, key: `${next.revision}-${lines.length}` });
  }
  if (lines.length === 0) return;
  ticker.value = [...ticker.value, ...lines].slice(-6);
  announcement.value = lines.map((l) => l.text).join(" ");
}

/** Reads the part of the log that is new. */
async function syncLog(state) {
  if (state.curtain !== null) return;
  const fresh = lastViewer !== `${state.slot}/${state.viewer}`;
  lastViewer = `${state.slot}/${state.viewer}`;
  const had = fresh ? [] : log.value.slice(0, state.step);
  const from = had.length > 0 && log.value.length > state.step ? Math.max(0, state.step - 1) : had.length;
  try {
    const answer = await call("log", { from });
    if (table.value?.slot !== state.slot || table.value.curtain !== null) return;
    log.value = [...had.slice(0, from), ...answer.entries];
  } catch (error) {
    console.warn(error);
  }
}

/** Runs a command that answers with a table state; one at a time. */
async function command(name, args, options) {
  if (busy.value || handed) return false;
  busy.value = true;
  try {
    await receive(await call(name, args), options);
    return true;
  } catch (error) {
    complain(error);
    if (error.kind === "stale") await attempt(async () => receive(await call("view"), { play: false }));
    return false;
  } finally {
    busy.value = false;
    const next = waiting;
    waiting = null;
    if (next && face.value.isMine(table.value) && face.value.offered(table.value.view, next)) act(next);
    else letBotsMove();
  }
}

/** Plays an action of the person at the device. */
export async function act(action) {
  if (!table.value) return false;
  if (busy.value && face.value.isMine(table.value)) {
    waiting = action;
    face.value.skip();
    return false;
  }
  income.value = null;
  if (!table.value.events.some((e) => e.type === "turn_started")) ticker.value = [];
  return command("act", { action, revision: table.value.revision });
}

/** Plays several actions one after the other, as long as each is accepted. */
export async function actAll(actions) {
  for (const action of actions) if (!(await act(action))) return;
}

/** Undo and redo; when refused, says why. */
export async function stepBack(name) {
  const able = table.value?.[name];
  if (!able?.ok) return tell(t(`undo-${able?.why ?? "nothing"}`));
  income.value = null;
  ticker.value = [];
  await command(name, {}, { play: false });
}

/** The next player has the device. */
export const liftCurtain = (seat) => command("lift_curtain", { seat }, { play: false });

/** Lets bots decide, one decision after the other, until a person is due. */
export function letBotsMove() {
  const mine = sitting;
  bots = bots.then(() => botMoves(mine));
  return bots;
}

const rest = (milliseconds) => new Promise((resolve) => { wake = resolve; setTimeout(resolve, milliseconds); });

async function botMoves(mine) {
  const due = () => mine === sitting && table.value?.bot_to_act && !table.value.view.over && document.getElementById("table");
  if (!due()) return;
  let failed = false;
  busy.value = true;
  if (income.value && !hurry && settings.value.bot_speed !== "instant") await rest(1500);
  while (due()) {
    const began = performance.now();
    try {
      const next = await call("bot_move");
      if (mine !== sitting) return;
      income.value = null;
      await receive(next);
    } catch (error) {
      if (mine !== sitting) return;
      complain(error);
      // The game may have moved on elsewhere: look at it anew, and go on if a bot is still due.
      const now = await call("view").catch(() => null);
      if (mine !== sitting || failed || !now) break;
      failed = true;
      await receive(now, { play: false });
    }
    const wait = hurry ? 0 : (pauses[settings.value.bot_speed] ?? 500) - Math.max(0, performance.now() - began - 250);
    if (wait > 0 && due()) await rest(wait);
  }
  if (mine !== sitting) return;
  hurry = false;
  busy.value = false;
}

let wake = null;

/** Shows the rest of the bots' moves at once. */
export function hurryUp() {
  hurry = true;
  face.value.skip();
  wake?.();
  call("bot_stop").catch(() => {});
}

/** Opens a game of the answer of `new_game`, `open_slot` or `fork`. */
export async function sit(state) {
  sitting += 1;
  waiting = handed = null;
  busy.value = false;
  hurry = false;
  forget();
  lastViewer = undefined;
  const [shape, plan] = await Promise.all([faceOf(state.game), boardOf(state.view.map)]);
  if (shape.wantsCatalog(state, plan)) await attempt(loadCatalog);
  batch(() => {
    face.value = shape;
    shape.begin?.();
    geometry.value = plan;
    picked.value = shape.nothing;
    table.value = state;
    go("table");
  });
  await syncLog(state);
  requestAnimationFrame(() => letBotsMove());
}

/** Leaves the table; the game is saved already. */
export async function leave() {
  sitting += 1;
  waiting = handed = null;
  face.value.skip();
  call("bot_stop").catch(() => {});
  await attempt(() => call("close_table"));
  batch(() => {
    forget();
    table.value = null;
    go("home");
  });
}
