// Protocol words of the Small World family turned into the words of the screen's language.
import { symbolsOf } from "../../board/land.js";
import { has, listing, t } from "../../i18n.js";
import { plain } from "../../state.js";

export const raceName = (id) => t(`race-${id}`);
export const powerName = (id) => t(`power-${id}`);
export const findName = (id) => t(`find-${id}`);
export const terrainName = (id) => t(`terrain-${id}`);

/**
 * Name of a race with its power, in the order the language uses.
 * @param {{ race?: string, power?: string | null, lingers?: string | null }} people
 */
export const comboName = ({ race, power, lingers }) =>
  (power ?? lingers) ? t("combo-name", { race: raceName(race), power: powerName(power ?? lingers) }) : raceName(race);

/**
 * A short name of a region: its terrain and number.
 * @param {Ui.FamilyMap} geometry
 * @param {number} region
 */
export const regionName = (geometry, region) =>
  t("region-name", { terrain: terrainName(geometry?.regions?.[region]?.terrain ?? "hill"), number: region + 1 });

/** The text that names who lives in a region without being a player's race. */
export const nativesOf = (owner) => (owner.monsters ? "marker-monsters" : owner.murloc ? "marker-murloc" : "lost-tribes");

/** A find, a power or a race as what can be looked up, by its id alone; without a kind where there is none. */
export const thingOf = (/** @type {string} */ id) => ({ kind: ["find", "power", "race"].find((kind) => has(`${kind}-${id}`)) ?? "", id });

/** Its name. @param {string} id */
export const thingName = (id) => (thingOf(id).kind ? t(`${thingOf(id).kind}-${id}`) : id);

/** A label `{id, vars}` as a sentence. */
export function say(label, seats = []) {
  const vars = { ...plain(label.vars) };
  if (label.vars?.combo) vars.combo = comboName(label.vars.combo);
  if (label.vars?.seat !== undefined) vars.name = seats[label.vars.seat]?.name ?? "";
  if (label.vars?.race) vars.race = raceName(label.vars.race);
  if (label.vars?.piece) vars.piece = label.vars.piece === "token" ? t("piece-token") : markerName(label.vars.piece);
  if (label.vars?.power) vars.power = powerName(label.vars.power);
  if (label.vars?.tools) {
    vars.tools = listing(label.vars.tools.map((tool) => t(`tool-${tool}`)));
  }
  if (label.vars?.what) vars.what = say(label.vars.what, seats);
  if (label.vars?.find) vars.find = findName(label.vars.find);
  if (label.vars?.leaving) {
    vars.has = label.vars.leaving === "none" ? "no" : "yes";
    vars.leaving = label.vars.leaving === "none" ? "" : raceName(label.vars.leaving);
  }
  return t(label.id, vars);
}

/** Cause of an item of a price or an income. */
export function causeName(item) {
  const vars = { ...plain(item), name: "", power: "", race: "" };
  if (item.id) {
    const name = thingName(item.id);
    Object.assign(vars, { name, power: name, race: name });
  }
  if (["power", "race", "place", "relic", "theft"].includes(item.cause)) return vars.name || t(`cause-${item.cause}`, vars);
  if (has(`cause-${item.cause}`)) return t(`cause-${item.cause}`, vars);
  return vars.name || (thingOf(item.cause).kind ? thingName(item.cause) : t("cause-other"));
}

/** A part of a price or an income as what can be looked up. @param {{ cause: string, id?: string }} item */
export function causeThing({ cause, id }) {
  const thing = thingOf(id ?? cause);
  return thing.kind ? thing : { kind: "cause", id: cause };
}

/** What is asked of whoever decides: by the stage, or by what is done in it. @param {Ui.FamilyView} view */
export function asked(view) {
  const done = (what) => (view.actions ?? []).some(what);
  return t(`expect-${done((a) => a.type === "form") ? "form" : done((a) => a.piece === "well") ? "well" : view.stage}`);
}

/** Why a region is out of reach. @param {Ui.Player[]} seats */
export function blockedText(blocked, seats) {
  const vars = {
    ...plain(blocked),
    name: seats[blocked.seat]?.name ?? "",
    kind: blocked.kind ? markerName(blocked.kind) : "",
    short: blocked.short ?? 0,
  };
  return t(`blocked-${blocked.reason}`, vars);
}

export const markerName = (kind) =>
  has(`marker-${kind}`) ? t(`marker-${kind}`) : has(`piece-${kind}`) ? t(`piece-${kind}`) : thingName(kind);

/**
 * The name of a seat.
 * @param {Ui.Player[]} seats
 * @param {number | null} [seat]
 */
export const seatName = (seats, seat) => (seat === null || seat === undefined ? t("lost-tribes") : (seats[seat]?.name ?? ""));

const untold = new Set(["turn_started", "revealed", "reshuffled", "redeployed"]);

/**
 * An event as a sentence, or null when it goes without saying.
 * @param {Ui.Player[]} seats
 * @param {Ui.FamilyMap} geometry
 */
export function eventText(event, seats, geometry) {
  if (untold.has(event.type) || (event.type === "defeated" && event.seat === null)) return null;
  const id = `event-${event.type}`;
  if (!has(id)) return null;
  /** @type {Record<string, any>} */
  const vars = { ...plain(event), name: seatName(seats, event.seat), seat: seatName(seats, event.seat) };
  if (event.race) vars.race = raceName(event.race);
  vars.power = event.power ? powerName(event.power) : "";
  if (event.race) vars.combo = comboName(event);
  if (event.region !== undefined) {
    vars.region = regionName(geometry, event.region);
    vars.terrain = terrainName(geometry?.regions?.[event.region]?.terrain ?? "hill");
    vars.number = event.region + 1;
  }
  const places = { moved: ["to"], swapped: ["other"], stolen: ["from"] }[event.type] ?? [];
  for (const side of places) vars[side] = typeof event[side] === "number" ? regionName(geometry, event[side]) : "";
  if (event.type === "moved") vars.has = typeof event.to === "number" ? "yes" : "no";
  if (event.type === "bomb") vars.exploded = event.exploded ? "yes" : "no";
  if (Array.isArray(event.with)) vars.names = listing(event.with.map((seat) => seatName(seats, seat)));
  if (event.find) vars.find = findName(event.find);
  for (const side of ["from", "to", "by"])
    if (!places.includes(side) && typeof event[side] === "number") vars[side] = seatName(seats, event[side]);
  for (const badge of ["gave", "got"]) if (event[badge]) vars[badge] = powerName(event[badge]);
  if (typeof event.with === "number" || event.with === null)
    vars.with = vars.other = event.with === null ? "" : seatName(seats, event.with);
  if (event.piece) vars.piece = t(`piece-${event.piece}`);
  if (event.cause) vars.cause = has(`cause-${event.cause}`) ? causeName({ cause: event.cause, id: event.id }) : thingName(event.cause);
  if (typeof event.by === "string") vars.by = thingName(event.by);
  if (event.winners) vars.names = vars.winners = listing(event.winners.map((w) => seatName(seats, w)));
  return t(id, vars);
}

/**
 * A region in words, for screen readers: what lies there, who holds it, what it costs now or why it cannot be had.
 * @param {Ui.FamilyView} view
 * @param {Ui.FamilyMap} geometry
 * @param {Ui.Player[]} seats
 * @param {number} region
 * @param {any} [look] how it is drawn: what may be done there
 */
export function regionWords(view, geometry, seats, region, look) {
  const plan = geometry.regions[region];
  const now = view.regions[region];
  const parts = [regionName(geometry, region)];
  for (const symbol of symbolsOf(plan)) parts.push(t(`symbol-${symbol}`));
  if (plan.entry && geometry.islands) parts.push(t("symbol-entry"));
  for (const marker of now.markers ?? [])
    if (!plan.terrain.endsWith(marker.kind))
      parts.push(marker.count > 1 ? t("counted", { count: marker.count, what: markerName(marker.kind) }) : markerName(marker.kind));
  for (const find of now.finds ?? []) parts.push(findName(find));
  if (now.owner?.murloc) parts.push(t("counted", { count: now.tokens, what: t("marker-murloc") }));
  else if (now.owner?.lost_tribe) parts.push(t("lost-tribes"));
  else if (now.owner?.monsters) parts.push(t("counted", { count: now.tokens, what: t("marker-monsters") }));
  else if (now.owner) {
    parts.push(
      t(now.owner.slot === "active" ? "held-by" : "held-in-decline", {
        name: seatName(seats, now.owner.seat),
        race: raceName(now.owner.race),
        count: now.tokens,
      }),
    );
  } else parts.push(t("nobody"));
  const target = view.targets?.find((x) => x.region === region);
  const option = target?.options[0];
  if (option)
    parts.push(
      option.chance
        ? t("price-die", { percent: Math.round((100 * option.chance.in) / option.chance.of) })
        : t("price-now", { count: option.pay }),
    );
  else if (target?.blocked) parts.push(blockedText(target.blocked, seats));
  else if (look?.light) parts.push(t(`region-${look.light}`));
  return parts.join(t("comma"));
}

/**
 * Whose mark lies in a region.
 * @param {Ui.Player[]} seats
 * @param {{ seat: number, by: string }} mark
 */
export const markText = (seats, { seat, by }) => t("region-mark", { name: seatName(seats, seat), what: thingName(by) });

/**
 * Where a region lies and how it stands, in words: edge, defence, marks, neighbours.
 * @param {Ui.FamilyView} view
 * @param {Ui.FamilyMap} geometry
 * @param {number} region
 * @param {Ui.Player[]} seats
 */
export function regionNotes(view, geometry, region, seats) {
  const plan = geometry.regions[region];
  const parts = [];
  if (plan.rim && !geometry.islands) parts.push(t("region-rim"));
  if (view.regions[region].defence > 0) parts.push(t("region-defence", { count: view.regions[region].defence }));
  for (const mark of view.regions[region].marks ?? []) parts.push(markText(seats, mark));
  if (plan.adjacent.length > 0) parts.push(t("region-beside", { regions: listing(plan.adjacent.map((r) => regionName(geometry, r))) }));
  return parts.join(t("comma"));
}

/** Asks for what is said of a region once for each way it looks. @param {(region: number, look?: any) => string} say */
const once =
  (say, known = new Map()) =>
  (/** @type {number} */ region, /** @type {any} */ look) => {
    const key = region + (look?.light ?? "");
    if (!known.has(key)) known.set(key, say(region, look));
    return known.get(key);
  };

/**
 * The regions in words, as a board wants them.
 * @param {Ui.FamilyView} view
 * @param {Ui.FamilyMap} geometry
 * @param {Ui.Player[]} seats
 */
export const labelsOf = (view, geometry, seats) =>
  Object.assign(
    once((region, look) => regionWords(view, geometry, seats, region, look)),
    { notes: once((region) => regionNotes(view, geometry, region, seats)) },
  );
