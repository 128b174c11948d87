// What is heard and felt at a table: a sound for what happens, the bed behind it, a short buzz in the hand.

import { inApp } from "../backend.js";
import { face } from "../faces.js";
import { effect } from "../lib.js";
import { heard } from "../session.js";
import { attempt, settings, table } from "../state.js";

/** How loud effects are in the app's own window before anybody has chosen, in percent. In a browser they are silent. */
const LOW = 25;

/** How loud effects and the bed behind a game are, from 0 to 100. */
export const volumes = () => {
  const { effects, ambience, sound } = settings.value;
  return { effects: effects ?? (inApp() && sound !== false ? LOW : 0), ambience: ambience ?? 0 };
};

/** Can this device buzz? A computer with a mouse says yes, and does nothing. */
export const canBuzz = () => Boolean(navigator.vibrate) && matchMedia("(pointer: coarse)").matches;

/** How the hand feels what is heard, in milliseconds of buzz and rest. @type {Record<string, number[]>} */
const buzzes = {
  conquest: [14],
  roar: [60],
  ruin: [40, 30, 80],
  fall: [10, 30, 20],
  die: [8, 60, 8, 60, 12],
  horn: [50],
  turn: [20, 60, 20],
  win: [30, 60, 30, 60, 80],
};

/** @param {string} name */
export const buzz = (name) => canBuzz() && settings.value.haptics !== false && buzzes[name] && navigator.vibrate(buzzes[name]);

/** @type {Record<string, Promise<{ sounds: Record<string, string>, beds: Record<string, Ui.Bed> }>>} */
const known = {};
const own = () => {
  const game = table.peek()?.game ?? "";
  known[game] ??= face.peek().sounds();
  return known[game];
};

/** So long after each other sounds of one moment begin, in seconds, and so many of them are heard. */
const APART = 0.09;
const MOST = 4;

/**
 * The sounds of what happened at once, each once, with how many coins there were.
 * @param {any[]} events
 * @param {Record<string, string>} sounds
 */
export function soundsOf(events, sounds) {
  /** @type {Map<string, number>} */
  const names = new Map();
  for (const event of events) {
    const name = sounds[`${event.type} ${event.method}`] ?? sounds[event.type];
    if (name) names.set(name, (names.get(name) ?? 0) + (event.total ?? event.points ?? event.coins ?? 1));
  }
  return [...names].slice(0, MOST);
}

/** @param {any[]} events */
async function sound(events) {
  const mine = table.peek() && face.peek().isMine(/** @type {Ui.State} */ (table.peek()));
  const { effects } = volumes();
  if (effects <= 0 && !(mine && canBuzz())) return;
  const names = soundsOf(events, (await own()).sounds);
  for (const [name] of names) if (mine) buzz(name);
  if (effects <= 0) return;
  const { play } = await import("../sound/effects.js");
  for (const [i, [name, count]] of names.entries()) play(name, effects, count, i * APART);
}

/** Listens to the table from now on. */
export function listen() {
  effect(() => {
    const events = heard.value;
    if (events.length > 0) attempt(() => sound(events));
  });
  let was = false;
  effect(() => {
    const state = table.value;
    const mine = Boolean(state && !state.view.over && state.curtain === null && face.value?.isMine(state));
    if (mine && !was && (state?.step ?? 0) > 0) {
      buzz("turn");
      const { effects } = volumes();
      if (effects > 0) attempt(async () => (await import("../sound/effects.js")).play("turn", effects));
    }
    was = mine;
  });
  // The bed lies as long as somebody is at the table.
  let game = "";
  let loud = 0;
  effect(() => {
    const now = table.value?.game ?? "";
    const { ambience } = volumes();
    if (now === game && ambience === loud) return;
    [game, loud] = [now, ambience];
    attempt(async () => {
      const bed = now && ambience > 0 ? ((await own()).beds[now] ?? null) : null;
      if (game === now && loud === ambience) (await import("../sound/bed.js")).lay(bed, ambience);
    });
  });
}
