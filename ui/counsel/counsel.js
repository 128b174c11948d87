// What hints and reviews share: words and looks of their own, plans and reasons as a game tells them.

import { dresser } from "../dress.js";
import { t } from "../i18n.js";

/** @type {Ui.Counsel | null} */
let words = null;
const dress = dresser(["counsel"], new URL("counsel.css", import.meta.url));

/** Done when everything is there that tells of a plan in this game. @param {Ui.Face} face */
export async function ready(face) {
  const [own] = await Promise.all([face.why?.(), dress()]);
  words = own ?? null;
}

/**
 * A plan as a game tells it: steps in words, and marks for the map.
 * @param {{ actions: { action: any, text: string, odds?: number }[] }} line
 * @param {any} view the position it begins in
 * @param {Ui.Player[]} seats
 * @param {Ui.Geometry | null} geometry
 * @returns {Ui.Plan}
 */
export function planOf({ actions }, view, seats, geometry) {
  const plan = words?.planOf?.(
    actions.map(({ action, odds }) => ({ ...action, odds })),
    view,
    seats,
    geometry,
  );
  if (!plan) return { steps: actions.map(({ text }) => text), marks: [] };
  return plan.steps.length > 0 ? plan : { ...plan, steps: [t("plan-end")] };
}

/** Whether a turn ends in a throw that may fail. @param {{ actions: { odds?: number }[] }} line */
export const isThrown = ({ actions }) => actions.at(-1)?.odds !== undefined;

/**
 * What speaks for a turn of a seat, in a sentence; null where there is nothing to tell.
 * @param {number} seat
 * @param {{ actions: { odds?: number }[], merits: Ui.Merit[] }} line
 * @param {Ui.Player[]} seats
 * @param {Ui.Geometry | null} geometry
 */
export const reasonOf = (seat, line, seats, geometry) =>
  words?.whyOf({ round: 0, step: 0, seat, merits: line.merits }, seats, geometry, false, isThrown(line) ? "thrown" : true) ?? null;
