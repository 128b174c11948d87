// Why a bot played a turn so, in words. Fetched when the first such turn is over.

import { has, t } from "../../i18n.js";
import { whyText } from "../../reasons.js";
import { named } from "./words.js";

export { planOf } from "./plan.js";

/** What a bot played a turn for, or null where there are no words for it. @param {Ui.Merit} merit */
function meritText({ word, data }) {
  const id = `chaos-merit-${word}`;
  return has(id) ? t(id, named(data)) : null;
}

/** Why a bot played a turn so, in a sentence: with its name, or beside it. @type {Ui.Why} */
export const whyOf = (reason, seats, _, withName, ahead) =>
  whyText(reason, meritText, withName ? seats[reason.seat].name : null, [], ahead);
