// The running game: sends actions, plays what happened, lets the bots move.

import { call } from "./backend.js";
import { moment } from "./board/steps.js";
import { face, faceOf, shown } from "./faces.js";
import { language, t } from "./i18n.js";
import { batch, computed, signal } from "./lib.js";
import { looked } from "./lookup.js";
import { isBusy, next, nobody } from "./sitting.js";
import { announcement, attempt, boardOf, complain, go, loadCatalog, settings, stillMotion, table, tell } from "./state.js";
import { hasten, isSoft, pace, rest, telling, told } from "./telling.js";

/** @import { CommandError } from "./backend.js" */

/** What is selected; see the choices of the game. */
export const picked = signal(/** @type {Ui.Picked} */ (/** @type {unknown} */ (null)));
/** Geometry of the map of the game on the table. */
export const geometry = signal(/** @type {any} */ (null));
/** The last income that was paid: `{seat, total, items}` or null. */
export const income = signal(/** @type {any} */ (null));
/** What has changed since one's own turn: `{told, View}`, or null. */
export const recap = signal(/** @type {Ui.Since | null} */ (null));
/** What happened last, newest at the end: `[{seat, text, key}]`. */
export const ticker = signal(/** @type {Ui.Line[]} */ ([]));
/** What is just being told or played: around/sounds.js makes it heard. */
export const heard = signal(/** @type {Ui.GameEvent[]} */ ([]));
/** Log entries as the viewer may see them. */
export const log = signal(/** @type {Ui.LogEntry[]} */ ([]));

/** Why bots played as they did, by the number of actions after which the turn was over; null where nobody knows. */
export const reasons = signal(/** @type {Map<number, Ui.Told | null>} */ (new Map()));

/** Who stands behind a learner, if anybody: see learn/coach.js. */
export const coach = signal(/** @type {Ui.Coach | null} */ (null));

/** What is happening at the table: see sitting.js. */
const now = signal(nobody);
/** A command is under way or motion is playing: the buttons wait. */
export const busy = computed(() => isBusy(now.value));

/** Something has happened; answers whether that has led to another state. @param {Ui.Happening} what */
function happens(what) {
  const before = now.peek();
  now.value = next(before, what);
  return now.peek().at !== before.at;
}

/** Has the table been left since? What was begun at an earlier sitting is dropped. @param {number} sitting */
const isPast = (sitting) => sitting !== now.peek().sitting;

/** Runs what it is given one after the other. */
const inTurn = (() => {
  let last = Promise.resolve();
  return (/** @type {() => Promise<void>} */ work) => {
    last = last.then(work);
    return last;
  };
})();

const motion = () => ({ reduced: stillMotion(), speed: { slow: 0.8, normal: 1, fast: 2, instant: 8 }[settings.value.bot_speed] ?? 1 });

/**
 * Puts a table state on the screen, after playing its events over the one before. Answers with the state itself when it is held back
 * until what was earned has been looked at.
 * @param {Ui.State} state
 * @param {{ play?: boolean }} options
 * @returns {Promise<Ui.State | null>}
 */
async function receive(state, { play = true } = {}) {
  const { sitting } = now.peek();
  const before = table.value;
  const continues = before !== null && before.slot === state.slot && before.curtain === null;
  if (state.view.map !== geometry.value?.id) geometry.value = await boardOf(state.view.map);
  if (isPast(sitting)) return null;
  const paid = face.value.hold(state.events);
  if (play && continues) {
    note(state);
    heard.value = state.events;
    await face.value.animate(state.events, { ...motion(), before, next: state });
    if (isPast(sitting)) return null;
    const { curtain } = state;
    if (curtain !== null && paid) {
      // What was earned is shown before the table is covered.
      batch(() => {
        income.value = paid;
        picked.value = { ...face.value.nothing, handover: curtain.seat };
      });
      coverSoon(state);
      return state;
    }
  }
  show(state, paid);
  await syncLog(state);
  return null;
}

/**
 * Replaces the state on the screen.
 * @param {Ui.State} state
 * @param {Ui.GameEvent | null} paid
 */
function show(state, paid = null) {
  const before = table.value;
  const continues = before && before.slot === state.slot && before.curtain === null;
  batch(() => {
    if (state.curtain !== null || (before && before.slot !== state.slot)) forget();
    if (paid && continues && state.curtain === null) income.value = paid;
    picked.value = face.value.keep(state, before, picked.value);
    table.value = state;
  });
  const due = face.value.due(state, before);
  if (due) announcement.value = `${announcement.value} ${due}`.trim();
}

/** How long what was earned is looked at before the table covers itself, in milliseconds. */
const LOOK = 2600;

/**
 * Covers the table by itself after a while, so that handing over takes one press; whoever touches the screen meanwhile keeps it.
 * @param {Ui.State} state
 */
function coverSoon(state) {
  const clock = setTimeout(() => {
    if (now.peek().handed === state) handOver();
  }, LOOK);
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, () => clearTimeout(clock), { once: true });
}

/** Covers the table for the next player. */
export function handOver() {
  const { handed } = now.peek();
  if (!handed || !happens({ type: "covered" })) return;
  face.value.skip();
  show(handed);
}

// What is told was put into words in the language of that moment.
language.subscribe(() => {
  ticker.value = [];
  if (recap.peek()) sinceLast(true);
});

/** Leaves nothing of the last view behind. */
function forget() {
  looked.value = null;
  recap.value = null;
  income.value = null;
  ticker.value = [];
  log.value = [];
  announcement.value = "";
}

/** Writes what has happened into the ticker; answers with the last line. @param {Ui.State} state */
function note(state) {
  /** @type {Ui.Line[]} */
  const lines = [];
  for (const event of state.events) {
    const line = face.value.line(event, state, geometry.value);
    if (line) lines.push({ ...line, key: `${state.revision}-${lines.length}` });
  }
  if (lines.length === 0) return null;
  ticker.value = [...ticker.value, ...lines].slice(-6);
  announcement.value = lines.map((l) => l.text).join(" ");
  return lines[lines.length - 1].text;
}

/** Reads the part of the log that is new. @param {Ui.State} state */
async function syncLog(state) {
  if (state.curtain !== null) return;
  const reader = `${state.slot}/${state.viewer}`;
  const { sitting } = now.peek();
  const fresh = now.peek().reader !== reader;
  happens({ type: "read", reader });
  const had = fresh ? [] : log.value.slice(0, state.step);
  const from = had.length > 0 && log.value.length > state.step ? Math.max(0, state.step - 1) : had.length;
  try {
    const answer = await call("log", { from });
    if (table.value?.slot !== state.slot || table.value.curtain !== null) return;
    // The backend may be a decision ahead of what has been told.
    log.value = [...had.slice(0, from), ...answer.entries].slice(0, state.step);
  } catch (error) {
    // Whoever has left the table meanwhile has no log to be read.
    if (!isPast(sitting)) console.warn(error);
  }
}

/**
 * Runs a command that answers with a table state; the state is `playing` until it has ended.
 * @param {"act" | "undo" | "redo" | "lift_curtain"} name
 * @param {object} args
 * @param {{ play?: boolean }} [options]
 */
async function perform(name, args, options) {
  const { sitting } = now.peek();
  /** @type {Ui.State | null} */
  let handed = null;
  try {
    const answer = await call(name, args);
    if (!isPast(sitting)) handed = await receive(answer, options);
    return true;
  } catch (error) {
    complain(error);
    if (/** @type {CommandError} */ (error).kind === "stale" && !isPast(sitting))
      await attempt(async () => receive(await call("view"), { play: false }));
    return false;
  } finally {
    const { waiting } = now.peek();
    if (happens({ type: "ended", sitting, handed })) {
      const state = table.value;
      if (waiting && !handed && state && face.value.isMine(state) && face.value.offered(state.view, waiting)) act(waiting);
      else letBotsMove();
    }
  }
}

/** Plays an action of the person at the device. @param {Ui.Action} action */
export async function act(action) {
  const state = table.value;
  if (!state || coach.value?.allows(action) === false) return false;
  const mine = face.value.isMine(state);
  if (!happens({ type: "pressed", action, mine, rules: face.value })) {
    if (busy.value && mine) face.value.skip();
    return false;
  }
  income.value = recap.value = null;
  if (!state.events.some((e) => e.type === "turn_started")) ticker.value = [];
  return perform("act", { action, revision: state.revision });
}

/** Plays several actions one after the other, as long as each is accepted. @param {Ui.Action[]} actions */
export async function actAll(actions) {
  for (const action of actions) if (!(await act(action))) return;
}

/** Undo and redo; when refused, says why. @param {"undo" | "redo"} name */
export async function stepBack(name) {
  const able = table.value?.[name];
  if (!able?.ok) return tell(t(`undo-${able?.why ?? "nothing"}`));
  if (!happens({ type: "commanded" })) return undefined;
  income.value = recap.value = null;
  ticker.value = [];
  return perform(name, {}, { play: false });
}

/** The next player has the device. @param {number} seat */
export async function liftCurtain(seat) {
  if (happens({ type: "commanded" })) await perform("lift_curtain", { seat }, { play: false });
  return sinceLast(true);
}

/** Says what has changed since the last turn of the person whose turn begins; `unseen`: nothing of it was told. */
async function sinceLast(unseen = false) {
  const state = table.value;
  if (!state || !face.value.isMine(state) || state.view.turn !== state.view.to_act) return;
  const found = await attempt(() => face.value.since(log.value, state, geometry.value, unseen));
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
  const { sitting } = now.peek();
  return inTurn(() => botMoves(sitting));
}

/**
 * Asks the bot that is due in `state` for its decision; what goes wrong is kept until somebody looks.
 * @param {Ui.State | null} state
 * @returns {Promise<{ state: Ui.State, error?: undefined } | { state?: undefined, error: unknown }>}
 */
function asked(state) {
  const said = coach.value?.says(state?.step ?? 0);
  const decided = (said ? call("act", { action: said }) : call("bot_move")).then(
    (after) => ({ state: after }),
    (error) => ({ error }),
  );
  attempt(async () => (await import("./pondering.js")).watch(state?.view.to_act ?? -1, decided));
  return decided;
}

/**
 * Tells what bots decided, at a pace that can be followed; the next decision is thought about meanwhile.
 * @param {number} sitting
 * @returns {Promise<void>}
 */
async function botMoves(sitting) {
  const due = (state = table.value) => !isPast(sitting) && state?.bot_to_act && !state.view.over && document.getElementById("table");
  if (!due() || !happens({ type: "botsDue" })) return;
  let failed = false;
  if (income.value) await rest(null, [], {}, 900);
  /** @type {ReturnType<typeof asked> | null} */
  let coming = asked(table.value);
  while (coming && due()) {
    const { state, error } = await coming;
    if (isPast(sitting)) return;
    coming = state && due(state) ? asked(state) : null;
    if (state) {
      let last = state;
      const events = [...state.events];
      // Tokens put down one by one are told in one go.
      while (coming && isSoft(last.events, face.value)) {
        const after = await coming;
        if (isPast(sitting)) return;
        if (!after.state || !isSoft(after.state.events, face.value) || after.state.view.turn !== last.view.turn) {
          coming = Promise.resolve(after);
          break;
        }
        last = after.state;
        events.push(...last.events);
        coming = due(last) ? asked(last) : null;
      }
      await tellOf(/** @type {Ui.State} */ ({ ...last, events }), sitting);
      if (isPast(sitting)) return;
      continue;
    }
    complain(error);
    // The game may have moved on elsewhere: look at it anew, and go on if a bot is still due.
    const fresh = await call("view").catch(() => null);
    if (isPast(sitting) || failed || !fresh) break;
    failed = true;
    await receive(fresh, { play: false });
    if (due()) coming = asked(table.value);
  }
  if (isPast(sitting)) return;
  told();
  happens({ type: "ended", sitting });
  sinceLast();
}

/**
 * Tells one decision of a bot, or several small ones in one go; the step bar shows the step it was made in until it is told.
 * @param {Ui.State} state
 * @param {number} sitting
 */
async function tellOf(state, sitting) {
  const before = /** @type {Ui.State} */ (table.value);
  if (state.view.map !== geometry.value?.id || before.slot !== state.slot) {
    await receive(state, { play: false });
    return;
  }
  const speed = pace(before.view);
  const skipped = speed === Infinity;
  batch(() => {
    income.value = null;
    const text = note(state);
    if (!skipped) telling.value = { view: before.view, text };
    heard.value = state.events;
    if (skipped) show(state, face.value.hold(state.events));
  });
  if (skipped) {
    // What is not told is drawn once, and each decision in a task of its own.
    await moment();
  } else {
    await face.value.animate(state.events, { reduced: stillMotion(), speed, together: true, before, next: state });
    if (isPast(sitting)) return;
    await rest(before.view, state.events, face.value);
    if (isPast(sitting)) return;
    batch(() => {
      telling.value = null;
      show(state, face.value.hold(state.events));
    });
  }
  // The log of many small steps is read turn by turn.
  const goesOn = state.bot_to_act && state.view.turn === before.view.turn && !state.view.over;
  if (!face.value.soft || !goesOn) await syncLog(state);
  const over = state.view.over || state.view.turn !== before.view.turn || state.view.round !== before.view.round;
  if (over && !coach.value && !isPast(sitting)) await tellWhy(state, sitting);
}

/**
 * Tells in one sentence why a bot played the turn that was over with `state` as it did.
 * @param {Ui.State} state
 * @param {number} sitting
 */
async function tellWhy(state, sitting) {
  const reason = await attempt(async () => (await import("./reasons.js")).learn(state, face.value, geometry.value));
  const text = reason?.say(true);
  if (!reason || !text || isPast(sitting) || table.value?.curtain !== null) return;
  reasons.value = new Map(reasons.value).set(state.step, reason);
  ticker.value = [...ticker.value, { seat: reason.seat, text, key: `why-${state.step}` }].slice(-6);
  announcement.value = `${announcement.value} ${text}`.trim();
}

/** Shows the rest of the bots' moves at once: of the bot at turn, or (without `view`) of all. */
export function hurryUp(view = null) {
  hasten(view);
  face.value.skip();
  if (!view) call("bot_stop").catch(() => {});
}

/** Opens a game of the answer of `new_game`, `open_slot` or `fork`. @param {Ui.State} state */
export async function sit(state) {
  happens({ type: "called" });
  const { sitting } = now.peek();
  told();
  forget();
  reasons.value = new Map();
  try {
    const helped = state.slot === /** @type {any} */ (settings.value).helped && import("./learn/help.js");
    const own = import("./around/play.js").then((m) => m.ready).catch(console.warn);
    const [shape, plan, help] = await Promise.all([
      faceOf(state.game),
      boardOf(state.view.map),
      helped && (await helped).ready(),
      settings.value.around && own,
    ]);
    if (shape.wantsCatalog(state, plan)) await attempt(loadCatalog);
    // Apart from the rest, so that nothing holds up a finger for long.
    await shape.lay(plan);
    await moment();
    if (isPast(sitting)) return;
    batch(() => {
      if (!state.practice) coach.value = help || null;
      face.value = shape;
      shown.value = state.game;
      shape.begin?.();
      geometry.value = plan;
      picked.value = shape.nothing;
      table.value = state;
      go("table");
    });
  } finally {
    happens({ type: "seated", sitting, table: table.value !== null });
  }
  await syncLog(state);
  requestAnimationFrame(() => (state.bot_to_act || state.practice ? letBotsMove() : sinceLast(true)));
}

/** Leaves the table; the game is saved already. */
export async function leave() {
  happens({ type: "left" });
  hasten();
  told();
  face.value.skip();
  call("bot_stop").catch(() => {});
  await attempt(() => call("close_table"));
  batch(() => {
    forget();
    table.value = null;
    go("home");
    coach.value?.leave();
    coach.value = null;
  });
}
