// Why a bot played a turn so, in words. Fetched when the first such turn is over.

import { has, t } from "../../i18n.js";
import { whyText } from "../../reasons.js";
import { plain } from "../../state.js";
import { comboName, findName, raceName, regionName, seatName } from "./words.js";

export { planOf } from "./plan.js";

/** Words of merits that a turn begins with. */
const early = ["declines", "picks", "frees"];

/**
 * Why a bot played a turn so, in a sentence: with its name, or beside it.
 * @param {Ui.Reason} reason
 * @param {Ui.Player[]} seats
 * @param {any} geometry
 * @param {boolean} named
 * @param {boolean | "thrown"} ahead
 */
export const whyOf = (reason, seats, geometry, named = false, ahead = false) =>
  whyText(reason, (merit) => meritText(merit, seats, geometry), named ? seats[reason.seat].name : null, early, ahead);

/**
 * What a bot played a turn for, or null where there are no words for it.
 * @param {Ui.Merit} merit
 * @param {Ui.Player[]} seats
 * @param {Ui.FamilyMap} geometry
 */
function meritText({ word, data }, seats, geometry) {
  if (!has(`merit-${word}`)) return null;
  /** @type {Record<string, any>} */
  const vars = { price: 0, fee: 0, ...plain(data) };
  if (data.race) vars.race = raceName(data.race);
  if (data.race) vars.combo = comboName(/** @type {any} */ (data));
  if (data.find) vars.find = findName(data.find);
  for (const which of ["region", "given"]) if (typeof data[which] === "number") vars[which] = regionName(geometry, data[which]);
  if (typeof data.seat === "number") vars.seat = seatName(seats, data.seat);
  return t(`merit-${word}`, vars);
}
