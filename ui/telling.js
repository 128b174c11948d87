// The pace at which bots' turns are told: rests between what happens, pause, skip.
import { signal } from "./lib.js";
import { settings, stillMotion } from "./state.js";

/** What is being told: `{view, text}`, the view as it was before it, or null. */
export const telling = signal(/** @type {{ view: any, text: string | null } | null} */ (null));

/** Is the telling held? */
export const paused = signal(false);

/** How fast each setting is. @type {Record<string, number>} */
const speeds = { slow: 0.55, normal: 1.2, fast: 2.6, instant: Infinity };

/** A turn that has been told for so long goes on twice as fast, in milliseconds. */
const LONG = 1600;

/**
 * How long things are looked at when they have happened, in milliseconds, where the game says nothing else; what lies there longest
 * counts.
 */
const LOOK = 90;

/** Without motion everything is looked at longer, or nobody would see it. */
const STILL = 170;

/**
 * Is all of this told in one go with its like? `soft`: the types of events that are, see Ui.Face.
 * @param {Ui.GameEvent[]} events
 * @param {Pick<Ui.Face, "soft">} face
 */
export const isSoft = (events, { soft = [] }) => events.length > 0 && events.every((e) => soft.includes(e.type));

/**
 * How long the events of a decision are looked at, in milliseconds at normal speed; `looks` is the game's, see Ui.Face.
 * @param {Ui.GameEvent[]} events
 * @param {boolean} still
 * @param {Pick<Ui.Face, "looks">} face
 */
export const lookAt = (events, still, { looks = {} }) =>
  Math.max(0, ...events.map((e) => looks[e.type] ?? LOOK)) + (still && events.length > 0 ? STILL : 0);

/** @type {string | null} */
let until = null;
let began = { turn: "", at: 0 };
/** @type {(() => void) | null} */
let wake = null;

/** How fast it goes now: 1 is normal, Infinity at once. @param {{ round: number, turn: number | null } | null} view */
export function pace(view) {
  const turn = `${view?.round} ${view?.turn}`;
  if (until === "all" || (until !== null && until === turn)) return Infinity;
  if (began.turn !== turn) began = { turn, at: performance.now() };
  const speed = speeds[settings.value.bot_speed] ?? 1;
  return performance.now() - began.at > LONG / speed ? speed * 2 : speed;
}

/**
 * Rests as long as what has happened is to be looked at (`least` milliseconds at normal speed), and as long as the telling is held.
 * @param {Parameters<typeof pace>[0]} view
 * @param {Ui.GameEvent[]} events
 * @param {Pick<Ui.Face, "looks">} face
 */
export async function rest(view, events, face, least = 0) {
  const time = Math.max(least, lookAt(events, stillMotion(), face)) / pace(view);
  if (time > 0) await nap(time);
  while (paused.value && pace(view) !== Infinity) await nap(60000);
}

/** @type {(milliseconds: number) => Promise<void>} */
const nap = (milliseconds) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });

/** Tells the rest at once: of this turn alone (`view`), or all of it. */
export function hasten(view = /** @type {{ round: number, turn: number | null } | null} */ (null)) {
  until = view ? `${view.round} ${view.turn}` : "all";
  paused.value = false;
  wake?.();
}

/** Holds the telling, or lets it go on. */
export function hold(on = !paused.value) {
  paused.value = on;
  wake?.();
}

/** All has been told. */
export function told() {
  until = null;
  paused.value = false;
  telling.value = null;
}
