// The running game: sends actions, plays what happened, lets the bots move.

import { call } from "./backend.js";
import { face, faceOf, shown } from "./faces.js";
import { t } from "./i18n.js";
import { batch, signal } from "./lib.js";
import { looked } from "./lookup.js";
import { announcement, attempt, boardOf, complain, go, loadCatalog, settings, stillMotion, table, tell } from "./state.js";
import { hasten, isSoft, pace, rest, telling, told } from "./telling.js";

/** What is selected; see the choices of the game. */
export const picked = signal(null);
/** Geometry of the map of the game on the table. */
export const geometry = signal(null);
/** A command is under way or motion is playing: the buttons wait. */
export const busy = signal(false);
/** The last income that was paid: `{seat, total, items}` or null. */
export const income = signal(null);
/** What has changed since one's own turn: `{told, View}`, or null. */
export const recap = signal(null);
/** What happened last, newest at the end: `[{seat, text, key}]`. */
export const ticker = signal([]);
/** Log entries as the viewer may see them. */
export const log = signal([]);

/** Counts the games sat down at; what was begun at an earlier one is dropped. */
let sitting = 0;
let bots = Promise.resolve();
let lastViewer;
/** An action asked for while the last one was still moving. */
let waiting = null;
/** The action that was sent last. */
let underWay = null;
/** The next player's state, held back until the device is handed over. */
let handed = null;

const motion = () => ({ reduced: stillMotion(), speed: { slow: 0.8, normal: 1, fast: 2, instant: 8 }[settings.value.bot_speed] ?? 1 });

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
      batch(() => {
        income.value = paid;
        picked.value = { ...face.value.nothing, handover: next.curtain.seat };
      });
      coverSoon(next);
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

/** How long what was earned is looked at before the table covers itself, in milliseconds. */
const LOOK = 2600;

/** Covers the table by itself after a while, so that handing over takes one press; whoever touches the screen meanwhile keeps it. */
function coverSoon(next) {
  const clock = setTimeout(() => {
    if (handed === next) handOver();
  }, LOOK);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => clearTimeout(clock), { once: true });
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
  looked.value = null;
  recap.value = null;
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
  if (lines.length === 0) return null;
  ticker.value = [...ticker.value, ...lines].slice(-6);
  announcement.value = lines.map((l) => l.text).join(" ");
  return lines.at(-1).text;
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
    // The backend may be a decision ahead of what has been told.
    log.value = [...had.slice(0, from), ...answer.entries].slice(0, state.step);
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

/**
 * May an action asked for now wait until `under` way is over? Steps of one decision may; the same once more may not, and nothing that ends
 * something.
 */
export const mayWait = (action, under, { steps = [], ends }) =>
  steps.includes(action.type) || (!ends.includes(action.type) && JSON.stringify(action) !== JSON.stringify(under));

/** Plays an action of the person at the device. */
export async function act(action) {
  if (!table.value) return false;
  if (busy.value && face.value.isMine(table.value)) {
    if (mayWait(action, underWay, face.value)) waiting = action;
    face.value.skip();
    return false;
  }
  underWay = action;
  income.value = recap.value = null;
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
  income.value = recap.value = null;
  ticker.value = [];
  await command(name, {}, { play: false });
}

/** The next player has the device. */
export async function liftCurtain(seat) {
  await command("lift_curtain", { seat }, { play: false });
  return sinceLast();
}

/** Says what has changed since the last turn of the person whose turn begins. */
async function sinceLast() {
  const state = table.value;
  if (!state || !face.value.isMine(state) || state.view.turn !== state.view.to_act) return;
  const found = await attempt(() => face.value.since(log.value, state, geometry.value));
  if (!found || table.value !== state) return;
  if (found.lines) ticker.value = found.lines;
  else
    batch(() => {
      recap.value = found;
      income.value = null;
      ticker.value = [];
    });
}

/** Lets bots decide, one decision after the other, until a person is due. */
export function letBotsMove() {
  const mine = sitting;
  bots = bots.then(() => botMoves(mine));
  return bots;
}

/** Asks a bot for its decision; what goes wrong is kept until somebody looks. */
function asked() {
  const answer = call("bot_move").then(
    (state) => ({ state }),
    (error) => ({ error }),
  );
  return answer;
}

/** Tells what bots decided, at a pace that can be followed; the next decision is thought about meanwhile. */
async function botMoves(mine) {
  const due = (state = table.value) => mine === sitting && state?.bot_to_act && !state.view.over && document.getElementById("table");
  if (!due()) return;
  let failed = false;
  busy.value = true;
  if (income.value) await rest(null, [], {}, 900);
  let coming = asked();
  while (coming && due()) {
    const { state: next, error } = await coming;
    if (mine !== sitting) return;
    coming = !error && due(next) ? asked() : null;
    if (!error) {
      let last = next;
      const events = [...next.events];
      // Tokens put down one by one are told in one go.
      while (coming && isSoft(last.events, face.value)) {
        const after = await coming;
        if (mine !== sitting) return;
        if (after.error || !isSoft(after.state.events, face.value) || after.state.view.turn !== last.view.turn) {
          coming = Promise.resolve(after);
          break;
        }
        last = after.state;
        events.push(...last.events);
        coming = due(last) ? asked() : null;
      }
      await tellOf({ ...last, events }, mine);
      if (mine !== sitting) return;
      continue;
    }
    complain(error);
    // The game may have moved on elsewhere: look at it anew, and go on if a bot is still due.
    const now = await call("view").catch(() => null);
    if (mine !== sitting || failed || !now) break;
    failed = true;
    await receive(now, { play: false });
    if (due()) coming = asked();
  }
  if (mine !== sitting) return;
  told();
  busy.value = false;
  sinceLast();
}

/** Tells one decision of a bot, or several small ones in one go; the step bar shows the step it was made in until it is told. */
async function tellOf(next, mine) {
  const before = table.value;
  if (next.view.map !== geometry.value?.id || before.slot !== next.slot) return receive(next, { play: false });
  income.value = null;
  const text = note(next);
  telling.value = { view: before.view, text };
  for (const type of new Set(next.events.map((e) => e.type))) face.value.sound(type);
  const speed = pace(before.view);
  await face.value.animate(next.events, { reduced: stillMotion() || speed === Infinity, speed, together: true, before, next });
  if (mine !== sitting) return undefined;
  await rest(before.view, next.events, face.value);
  if (mine !== sitting) return undefined;
  batch(() => {
    telling.value = null;
    show(next, face.value.hold(next.events));
  });
  // The log of many small steps is read turn by turn.
  return face.value.soft && next.bot_to_act && next.view.turn === before.view.turn && !next.view.over ? undefined : syncLog(next);
}

/** Shows the rest of the bots' moves at once: of the bot at turn, or (without `view`) of all. */
export function hurryUp(view = null) {
  hasten(view);
  face.value.skip();
  if (!view) call("bot_stop").catch(() => {});
}

/** Opens a game of the answer of `new_game`, `open_slot` or `fork`. */
export async function sit(state) {
  sitting += 1;
  waiting = handed = null;
  busy.value = false;
  told();
  forget();
  lastViewer = undefined;
  const [shape, plan] = await Promise.all([faceOf(state.game), boardOf(state.view.map)]);
  if (shape.wantsCatalog(state, plan)) await attempt(loadCatalog);
  batch(() => {
    face.value = shape;
    shown.value = state.game;
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
  hasten();
  told();
  face.value.skip();
  call("bot_stop").catch(() => {});
  await attempt(() => call("close_table"));
  batch(() => {
    forget();
    table.value = null;
    go("home");
  });
}
