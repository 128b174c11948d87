// A plan of somebody's turn in words and as marks on the map. Fetched with the reasons.

import { has, listing, t } from "../../i18n.js";
import { comboName, findName, markerName, raceName, regionName, seatName } from "./words.js";

/** What takes a region: it has a place in the order of the turn. */
const takes = ["conquer", "attempt", "gamble", "dragon", "substitute", "drain", "orb", "champion", "strike", "reborn"];

/** What goes without saying. */
const untold = ["ready", "end_conquest", "done", "stay", "no_ally"];

/**
 * @param {any[]} actions what is done, in order
 * @param {Ui.FamilyView} view the position before
 * @param {Ui.Player[]} seats
 * @param {Ui.FamilyMap} geometry
 * @returns {Ui.Plan}
 */
export function planOf(actions, view, seats, geometry) {
  /** @type {string[]} */
  const steps = [];
  /** @type {Ui.PlanMark[]} */
  const marks = [];
  /** How many of a piece come to a region. @type {Map<string, Map<number, number>>} */
  const placed = new Map();
  /** @type {string[]} */
  let taken = [];
  /** @type {string[]} */
  let given = [];
  let number = 0;
  const name = (/** @type {number} */ region) => regionName(geometry, region);
  const place = (/** @type {string} */ piece, /** @type {number} */ region, /** @type {number} */ count) => {
    const regions = placed.get(piece) ?? new Map();
    placed.set(piece, regions.set(region, (regions.get(region) ?? 0) + count));
  };
  const tell = () => {
    if (given.length > 0) steps.push(t("plan-abandon", { regions: listing(given) }));
    given = [];
    if (taken.length > 0) steps.push(t("plan-conquer", { regions: listing(taken), count: taken.length }));
    taken = [];
  };
  for (const action of actions) {
    const { type, region } = action;
    if (takes.includes(type)) {
      if (given.length > 0) tell();
      number += 1;
      const percent = Math.round(100 * (action.odds ?? 0));
      taken.push(type === "attempt" || type === "gamble" ? t("plan-attempt", { region: name(region), percent }) : name(region));
      marks.push({ at: region, label: String(number), what: "take" });
    } else if (type === "put" || type === "take") {
      place(action.piece, region, type === "put" ? 1 : -1);
    } else if (type === "put_all") place("token", region, Infinity);
    else if (type === "abandon") {
      if (taken.length > 0) tell();
      given.push(name(region));
      marks.push({ at: region, label: "−", what: type });
    } else if (type === "roll" ? action === actions.at(-1) : !untold.includes(type)) {
      // A die that is thrown on the way is told by what is conquered then.
      tell();
      steps.push(other(action, view, seats, name));
      if (typeof region === "number") marks.push({ at: region, label: "✱", what: type });
    }
  }
  tell();
  const tokens = placed.get("token") ?? new Map();
  placed.delete("token");
  for (const [piece, regions] of placed) {
    const put = [...regions].filter(([, count]) => count > 0);
    const places = put.map(([at, count]) => (count > 1 ? `${name(at)} ×${count}` : name(at)));
    const count = put.reduce((sum, [, number]) => sum + number, 0);
    if (count > 0) steps.push(t("plan-place", { piece: markerName(piece), regions: listing(places), count }));
    for (const [at] of put) marks.push({ at, label: "+", what: "put" });
  }
  const more = [...tokens].filter(([, count]) => count !== 0);
  const gained = more.filter(([, count]) => count > 0);
  if (gained.length > 0)
    steps.push(
      t("plan-redeploy", {
        places: listing(
          gained.map(([at, count]) =>
            count === Infinity ? t("plan-rest", { region: name(at) }) : t("plan-tokens", { count, region: name(at) }),
          ),
        ),
      }),
    );
  const sign = (/** @type {number} */ count) => (count === Infinity ? "+" : count > 0 ? `+${count}` : `−${-count}`);
  for (const [at, count] of more) marks.push({ at, label: sign(count), what: "put" });
  return { steps, marks: joined(marks) };
}

/** One mark a region: what is done there in turn stands in it one after the other. @param {Ui.PlanMark[]} marks */
function joined(marks) {
  /** @type {Map<string | number, Ui.PlanMark>} */
  const by = new Map();
  for (const mark of marks) if (!by.has(mark.at)) by.set(mark.at, mark);
  return [...by.values()];
}

/**
 * Any other decision in words.
 * @param {any} action
 * @param {Ui.FamilyView} view
 * @param {Ui.Player[]} seats
 * @param {(region: number) => string} name
 */
function other(action, view, seats, name) {
  const { type, region, seat, find, piece } = action;
  const combo = view.market.find((offer) => offer.combo === action.combo);
  const active = view.seats[view.to_act ?? -1]?.active;
  const id = `plan-${type}`;
  return t(has(id) ? id : "plan-other", {
    combo: combo ? comboName(combo) : "",
    race: active ? raceName(active.race) : "",
    region: typeof region === "number" ? name(region) : "",
    regions: typeof region === "number" ? name(region) : "",
    count: 1,
    has: typeof region === "number" ? "yes" : "no",
    name: seatName(seats, seat),
    find: find ? findName(find) : "",
    piece: piece ? markerName(piece) : "",
  });
}
