// Names and sentences of Chaos in the Old World in the language of the screen.
import { has, listing, t } from "../../i18n.js";
import { plain } from "../../state.js";
import { counted, data, figureId, figureOf, landOf } from "./data.js";

export const powerName = (id) => t(`chaos-power-${id}`);
export const landName = (id) => t(`chaos-land-${id}`);
export const cardName = (id) => t(`chaos-card-${id}`);
export const worldName = (id) => t(`chaos-world-${id}`);
export const upgradeName = (id) => t(`chaos-upgrade-${id}`);
export const tokenName = (id) => t(`chaos-token-${id}`);
export const figureName = (figure) => t(`chaos-figure-${figureId(figure)}`);
export const kindName = (power, kind) => t(`chaos-figure-${figureOf(power, kind).id}`);

/** The name of a card, an upgrade or an Old World card, whichever has this id. */
export const nameOf = (id) => {
  for (const kind of ["card", "upgrade", "world"]) if (has(`chaos-${kind}-${id}`)) return t(`chaos-${kind}-${id}`);
  return id;
};

/** Cause of a part of a sum. */
export const causeName = (item) => t(`chaos-cause-${item.cause}`, { name: item.id ? nameOf(item.id) : "" });

/** Why a card or a figure may not go to a land. */
export const blockedText = (blocked) => t(`chaos-blocked-${blocked.reason}`, { cost: 0, left: 0, ...plain(blocked) });

/** Ids in a thing turned into names, with what the texts want to know of it. */
export function named(thing) {
  /** @type {Record<string, any>} */
  const vars = { ...plain(thing), has: thing.from ? "yes" : "no" };
  if (thing.kind && thing.power) vars.figure = kindName(thing.power, thing.kind);
  if (thing.figure) vars.figure = figureName(thing.figure);
  if (thing.card)
    vars.card = data.value.world.has(thing.card) && !data.value.cards.has(thing.card) ? worldName(thing.card) : nameOf(thing.card);
  if (thing.power) vars.power = powerName(thing.power);
  for (const side of ["land", "from", "to"]) vars[side] = thing[side] ? landName(thing[side]) : "";
  if (thing.token) vars.token = tokenName(thing.token);
  if (thing.upgrade) vars.upgrade = upgradeName(thing.upgrade);
  for (const flag of ["tie", "again", "most", "shown"]) if (typeof thing[flag] === "boolean") vars[flag] = thing[flag] ? "yes" : "no";
  return vars;
}

/** A label of the choices as a sentence. */
export function say({ id, vars }) {
  /** @type {Record<string, any>} */
  const words = named(vars);
  if (vars.task) {
    const done = `chaos-done-${vars.task}`;
    return t(has(done) ? done : "chaos-done");
  }
  if (id === "chaos-put-pair") words.other = landName(pairs[vars.land]);
  return t(id, words);
}

const pairs = { norsca: "kislev", troll_country: "the_empire" };

/** What the task asks of the one who decides. @param {Ui.ChaosView} view */
export function expectation(view, name) {
  const task = view.task ?? {};
  const vars = { left: 1, token: "", figure: "", land: "", power: "", card: "", count: 1, ...named(task), name };
  const slot = task.task === "persist" && view.lands.find((l) => l.land === task.land)?.slots[(task.slot ?? 1) - 1];
  if (slot) vars.card = cardName(slot.card);
  return t(`chaos-expect-${task.task ?? view.stage}`, vars);
}

const untold = new Set(["round_started", "phase_started", "hit", "hit_peasant"]);

/** The power a thing that happened concerns, or null. @param {Ui.ChaosView} view */
export const powerIn = (event, view) => event.power ?? (event.figure ? ownerOf(event.figure, view) : null);

/** @param {Ui.ChaosView} view */
const ownerOf = (figure, view) =>
  landOf(view, figure)?.figures.find((f) => f.figure === figure)?.owner ??
  [...data.value.figures].find(([, kinds]) => [...kinds.values()].some((k) => k.id === figureId(figure)))?.[0] ??
  null;

/** A thing that happened as a sentence, or null when it goes without saying. */
export function eventText(event) {
  if (untold.has(event.type)) return null;
  const id = `chaos-event-${event.type}`;
  if (!has(id)) return null;
  /** @type {Record<string, any>} */
  const vars = {
    count: 1,
    cost: 0,
    hits: 0,
    dice: 0,
    points: 0,
    tick: 0,
    slot: 0,
    value: 0,
    resistance: 0,
    number: 0,
    faces: "",
    winners: "",
    tie: "no",
    again: "no",
    most: "no",
    cards: "",
    shown: "no",
    figure: "",
    card: "",
    power: "",
    token: "",
    upgrade: "",
    phase: "",
    cause: "",
    ...named(event),
  };
  if (event.type === "scored") vars.has = event.land ? "yes" : "no";
  if (Array.isArray(event.winners)) vars.has = event.winners.length > 0 ? "yes" : "no";
  if (Array.isArray(event.faces)) vars.faces = event.faces.join(" ");
  if (Array.isArray(event.cards) && event.cards.length > 0) [vars.cards, vars.shown] = [listing(event.cards.map(cardName)), "yes"];
  if (Array.isArray(event.winners)) vars.winners = listing(event.winners.map(powerName));
  if (event.phase) vars.phase = t(`chaos-phase-${event.phase}`);
  if (event.cause) vars.cause = has(`chaos-scored-${event.cause}`) ? t(`chaos-scored-${event.cause}`) : event.cause;
  return t(id, vars);
}

/** A thing with its number, where it is there more than once. */
const times = ([what, count]) => (count > 1 ? t("counted", { count, what }) : what);

/** How many of each figure somebody has: "2 × Leper". */
const tally = (figures) => counted(figures.map((f) => f.figure).map(figureName)).map(times);

/** The lands next to one, in words: `number` is its region on the map. @param {Ui.ChaosMap} geometry */
export const landNotes = (geometry, number) =>
  t("region-beside", { regions: listing(geometry.regions[number].adjacent.map((n) => landName(geometry.regions[n].land))) });

/** A land in words, for screen readers. */
export function landWords(view, id, chip = /** @type {any} */ (null)) {
  const land = view.lands.find((l) => l.land === id);
  const parts = [landName(id)];
  if (land.ruined) parts.push(t("chaos-ruined", { number: land.ruined }));
  else {
    parts.push(t("chaos-resistance", { value: land.resistance.value }), t("chaos-worth", { points: land.points.value }));
    parts.push(t("chaos-blight", { count: land.blight, most: land.ruin_at ?? 12 }));
  }
  for (const { power } of view.powers) {
    const own = tally(land.figures.filter((f) => f.controller === power));
    if (own.length > 0) parts.push(t("chaos-of", { power: powerName(power), what: listing(own) }));
  }
  for (const slot of land.slots) if (slot) parts.push(cardName(slot.card));
  for (const [token, count] of Object.entries(land.tokens)) parts.push(times([tokenName(token), count]));
  if (land.dominator) parts.push(t("chaos-leads", { power: powerName(land.dominator) }));
  if (chip?.kind === "blocked") parts.push(chip.why ? blockedText(chip.why) : t("chaos-not-here"));
  else if (chip?.text) parts.push(t("chaos-costs", { cost: Number(chip.text) }));
  return parts.join(t("comma"));
}
