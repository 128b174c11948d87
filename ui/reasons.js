// Why bots played their turns so: asked when a turn is over, or when the log tells of it. Fetched with the first such turn.

import { call } from "./backend.js";
import { face } from "./faces.js";
import { t } from "./i18n.js";
import { geometry, reasons } from "./session.js";
import { table } from "./state.js";

/** So many merits make a sentence. */
const MOST = 2;

/**
 * Why the turn that was over with `state` was played so, if it was a bot's; null where nothing spoke for it, or nobody knows.
 * @param {{ step: number, seats: Ui.Player[] }} state
 * @param {Ui.Face} face
 * @param {Ui.Geometry | null} geometry
 */
export async function learn({ step, seats }, face, geometry) {
  const [reason, words] = await Promise.all([call("reason", { step }).catch(() => null), face.why?.()]);
  if (!reason || !words || reason.merits.length === 0 || seats[reason.seat]?.who !== "bot") return null;
  return { seat: reason.seat, weight: reason.merits[0].weight, say: (named = false) => words.whyOf(reason, seats, geometry, named) };
}

/**
 * Fills in the reasons of turns that were over after so many actions, where they are not known: a game that was opened again has none.
 * @param {number[]} steps
 */
export async function recall(steps) {
  const seats = table.value?.seats;
  const open = steps.filter((step) => !reasons.value.has(step));
  if (!seats || open.length === 0) return;
  // Nothing is asked twice, whatever the answer.
  reasons.value = new Map([...reasons.value, ...open.map((step) => /** @type {[number, null]} */ ([step, null]))]);
  for (const step of open) {
    const reason = await learn({ step, seats }, face.value, geometry.value);
    // Another game has reasons of its own.
    if (!reasons.value.has(step)) return;
    if (reason) reasons.value = new Map(reasons.value).set(step, reason);
  }
}

/**
 * A reason as a sentence: with the name of whom it is about where that is not said beside it; an empty name: of a turn that is still to be
 * played. `say(merit)` is what a merit was for,
 * or null; `early`: words of what comes first in a turn, and in the sentence.
 * @param {Ui.Reason} reason
 * @param {(merit: Ui.Merit) => string | null} say
 * @param {string | null} name
 * @param {string[]} early
 * @param {boolean | "thrown"} ahead of a turn that could be played; or one that ends in a throw, whatever that shows
 */
export function whyText({ merits }, say, name = null, early = [], ahead = false) {
  const told = merits.map((merit) => ({ text: say(merit), late: !early.includes(merit.word) })).filter(({ text }) => text);
  const [first, second] = told
    .slice(0, MOST)
    .sort((a, b) => Number(a.late) - Number(b.late))
    .map(({ text }) => text);
  if (!first) return null;
  const number = second ? "two" : "one";
  const vars = { first, second: second ?? "" };
  if (ahead) return t(`hint-why-${number}`, { ...vars, thrown: String(ahead === "thrown") });
  if (name === "") return t(`why-to-${number}`, vars);
  return name === null ? t(`why-${number}`, vars) : t(`why-named-${number}`, { name, ...vars });
}
