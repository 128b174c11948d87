// Battles die by die, and what the phases of a round brought: gathered from what happened.
import { computed, signal } from "../../lib.js";
import { log } from "../../session.js";
import { animate, skip as skipBoard } from "./board/api.js";

/**
 * The battle on the stage: `{land, again, rolls: [{power, cause, faces, shown, hits}], named: [{power, figure|peasant}], fallen: [figure],
 * over}`, or null.
 */
export const scene = signal(/** @type {Ui.Scene | null} */ (null));

/** The round whose report lies open, or null. */
export const reportOpen = signal(/** @type {any} */ (null));

const fresh = (round) => ({
  round,
  battles: [],
  dominated: [],
  corrupted: [],
  ruined: [],
  counters: [],
  scored: [],
  ticked: [],
  improved: [],
  slain: [],
  done: false,
});
const lists = {
  dominated: "dominated",
  not_dominated: "dominated",
  corrupted: "corrupted",
  ruined: "ruined",
  counter: "counters",
  scored: "scored",
  ticked: "ticked",
  improved: "improved",
};

/** What a round's battles, corruption and end have brought after one more thing has happened; null where nothing is told yet. */
export function told(before, event, round) {
  if (event.type === "phase_started" && event.phase === "battle") return fresh(round);
  if (!before) return null;
  if (event.type === "round_started" || event.type === "game_over") return { ...before, done: true };
  if (event.type === "battle_started")
    return {
      ...before,
      battles: [...before.battles, { land: event.land, again: Boolean(event.again), rolls: [], fallen: [], peasants: 0 }],
    };
  const battle = before.battles.at(-1);
  const change = (part) => ({ ...before, battles: [...before.battles.slice(0, -1), { ...battle, ...part }] });
  if (event.type === "rolled" && battle)
    return change({ rolls: [...battle.rolls, { power: event.power, cause: event.cause, faces: event.faces, hits: event.hits }] });
  if (event.type === "killed" && battle && before.dominated.length === 0)
    return battle.land === event.land
      ? change({ fallen: [...battle.fallen, event.figure] })
      : { ...before, slain: [...before.slain, event] };
  if (event.type === "killed") return { ...before, slain: [...before.slain, event] };
  if (event.type === "peasant_taken" && battle) return change({ peasants: battle.peasants + 1 });
  const list = lists[event.type];
  return list ? { ...before, [list]: [...before[list], event] } : before;
}

/** The reports of all rounds that have ended, out of the entries of the log. */
export function reportsOf(entries) {
  const done = [];
  /** @type {any} */
  let now = null;
  for (const entry of entries) {
    let { round } = entry;
    for (const event of entry.events) {
      if (event.type === "round_started") round = event.round;
      now = told(now, event, round);
      if (now?.done) done.push(now);
      if (now?.done) now = null;
    }
  }
  return done;
}

/** The reports of the game on the table. */
export const reports = computed(() => reportsOf(log.value));

/** The scene after one more thing has happened. */
export function staged(before, event) {
  if (event.type === "battle_started")
    return { land: event.land, again: Boolean(event.again), rolls: [], named: [], fallen: [], over: false };
  if (!before) return null;
  if (event.type === "rolled")
    return {
      ...before,
      rolls: [...before.rolls, { power: event.power, cause: event.cause, faces: event.faces, hits: event.hits, shown: 0 }],
    };
  if (event.type === "hit") return { ...before, named: [...before.named, { power: event.power, figure: event.figure }] };
  if (event.type === "hit_peasant") return { ...before, named: [...before.named, { power: event.power, figure: null }] };
  if (event.type === "killed") return { ...before, fallen: [...before.fallen, event.figure] };
  if (event.type === "peasant_taken") return { ...before, fallen: [...before.fallen, "peasant"] };
  if (event.type === "battle_ended") return { ...before, over: true };
  return before;
}

let hurry = false;
/** @type {((value?: any) => void) | null} */
let wake = null;
const rest = (ms) =>
  hurry || ms <= 0
    ? null
    : new Promise((resolve) => {
        wake = resolve;
        setTimeout(resolve, ms);
      });

/** Ends all motion at once. */
export function skip() {
  hurry = true;
  wake?.();
  skipBoard();
}

/** Begins anew at another game. */
export function clear() {
  scene.value = null;
  reportOpen.value = null;
}

const onStage = ["battle_started", "rolled", "hit", "hit_peasant", "killed", "peasant_taken", "battle_ended", "dazed"];

/**
 * Plays events: battles on the stage, the rest on the map.
 * @param {any[]} events
 * @param {any} options
 */
export async function play(events, { reduced = false, speed = 1, next } = {}) {
  hurry = false;
  const beat = (ms) => (reduced || speed >= 8 ? 0 : ms / speed);
  /** @type {any[]} */
  let run = [];
  const flush = async () => {
    const list = run;
    run = [];
    if (list.length > 0) await animate(list, { reduced: reduced || hurry, speed });
  };
  for (const event of events) {
    if (event.type === "round_started") reportOpen.value = event.round - 1;
    else if (event.type === "game_over") reportOpen.value = next.view.round;
    const stage = onStage.includes(event.type) && (scene.value || event.type === "battle_started");
    if (!stage) {
      run.push(event);
      continue;
    }
    if (event.type === "battle_started") await flush();
    scene.value = staged(scene.value, event);
    if (["killed", "peasant_taken"].includes(event.type)) run.push(event);
    if (event.type === "rolled") await dice(beat);
    else if (event.type === "battle_started") await rest(beat(450));
    else if (event.type === "hit" || event.type === "hit_peasant") await rest(beat(220));
    else if (event.type === "battle_ended") {
      await rest(beat(1300));
      scene.value = null;
      await flush();
    }
  }
  return flush();
}

/** The faces of the last roll, one after the other. */
async function dice(beat) {
  const count = scene.value?.rolls.at(-1).faces.length ?? 0;
  const show = (shown) => {
    if (!scene.value) return;
    const { rolls } = scene.value;
    scene.value = { ...scene.value, rolls: [...rolls.slice(0, -1), { ...rolls.at(-1), shown }] };
  };
  for (let shown = 1; shown < count && beat(1) > 0 && !hurry; shown += 1) {
    show(shown);
    await rest(beat(230));
  }
  show(count);
  await rest(beat(500));
}
