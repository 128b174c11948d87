// Why bots played their turns so: asked when a turn is over. Fetched with the first such turn.

import { call } from "./backend.js";
import { t } from "./i18n.js";

/** So many merits make a sentence. */
const MOST = 2;

/**
 * Why the turn that was over with `state` was played so, if it was a bot's; null where nothing spoke for it, or nobody knows.
 * @param {Ui.State} state
 * @param {Ui.Face} face
 * @param {Ui.Geometry | null} geometry
 */
export async function learn({ step, seats }, face, geometry) {
  const [reason, words] = await Promise.all([call("reason", { step }).catch(() => null), face.why?.()]);
  if (!reason || !words || reason.merits.length === 0 || seats[reason.seat]?.who !== "bot") return null;
  return { seat: reason.seat, say: (named = false) => words.whyOf(reason, seats, geometry, named) };
}

/**
 * A reason as a sentence: with the name of whom it is about where that is not said beside it. `say(merit)` is what a merit was for,
 * or null; `early`: words of what comes first in a turn, and in the sentence.
 * @param {Ui.Reason} reason
 * @param {(merit: Ui.Merit) => string | null} say
 * @param {string | null} name
 * @param {string[]} early
 */
export function whyText({ merits }, say, name = null, early = []) {
  const told = merits.map((merit) => ({ text: say(merit), late: !early.includes(merit.word) })).filter(({ text }) => text);
  const [first, second] = told
    .slice(0, MOST)
    .sort((a, b) => Number(a.late) - Number(b.late))
    .map(({ text }) => text);
  if (!first) return null;
  const number = second ? "two" : "one";
  return name === null
    ? t(`why-${number}`, { first, second: second ?? "" })
    : t(`why-named-${number}`, { name, first, second: second ?? "" });
}
