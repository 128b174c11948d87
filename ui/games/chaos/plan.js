// A plan in words and as marks on the map. Fetched with the reasons.

import { has, t } from "../../i18n.js";
import { landOf } from "./data.js";
import { named } from "./words.js";

/** What goes without saying. */
const untold = ["done", "keep"];

/**
 * @param {any[]} actions what is done, in order
 * @param {Ui.ChaosView} view the position before
 * @param {Ui.Player[]} _seats
 * @param {Ui.ChaosMap} _geometry
 * @returns {Ui.Plan}
 */
export function planOf(actions, view, _seats, _geometry) {
  const power = view.powers.find(({ seat }) => seat === view.to_act)?.power;
  /** @type {Ui.PlanMark[]} */
  const marks = [];
  const told = actions.filter(({ type }) => !untold.includes(type));
  const steps = told.map((action, i) => {
    const at = action.to ?? action.land ?? (action.figure ? landOf(view, action.figure)?.land : undefined);
    if (at) marks.push({ at, from: action.from ?? undefined, label: told.length > 1 ? String(i + 1) : "✱", what: action.type });
    const id = `chaos-plan-${action.type === "summon" && action.from ? "march" : action.type}`;
    return t(has(id) ? id : "plan-other", { figure: "", has: at ? "yes" : "no", region: "", ...named({ power, ...action }) });
  });
  return { steps, marks };
}
