// What can be done now, as plain data: the board's mode, one primary button, the list of
// choices. Everything is read from the view; no rule is known here. A label is `{id, vars}`.
import { landOf } from "./data.js";

/** What the screen remembers between taps. */
export const nothing = { card: null, kind: null, from: null, land: null, option: null, source: null, asking: null, handover: null };

/**
 * Is the person at the device to decide now? What is no secret is decided with everybody looking on: `viewer` is null then.
 * @param {Ui.ChaosState} state
 */
export const isMine = ({ curtain, bot_to_act, view }) =>
  curtain === null &&
  !bot_to_act &&
  !view.over &&
  (view.viewer === view.to_act || (view.viewer === null && (view.actions ?? []).length > 0));

const label = (id, vars = {}) => ({ id, vars });
const same = (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

/** May this action be played? @param {Ui.ChaosView} view */
export const offered = (view, action) => (view.actions ?? []).some((a) => same(a, action));

/** The name of an action among its like. */
export const keyOf = (action) => Object.values(action).join(" ");

/** The task that asks, as its name. @param {Ui.ChaosView} view */
export const taskOf = (view) => view.task?.task ?? view.stage ?? null;

/**
 * Cards, and figures in reserve, that the summoning offers, each with its lands and whether one of them is open.
 * @param {Ui.ChaosView} view
 */
export function handOf(view) {
  const explain = view.explain ?? { cards: [], figures: [] };
  const reserve = explain.figures.filter((f) => (f.from ?? null) === null);
  const open = (entry) => entry.lands.some((l) => !l.blocked);
  return { figures: reserve.map((f) => ({ ...f, open: open(f) })), cards: explain.cards.map((c) => ({ ...c, open: open(c) })) };
}

/**
 * The card or figure that is picked, with its lands.
 * @param {Ui.ChaosView} view
 * @returns {Ui.Placeable | null}
 */
export function entryOf(view, ui) {
  const explain = view.explain ?? { cards: [], figures: [] };
  if (ui.card) return explain.cards.find((c) => c.card === ui.card) ?? null;
  if (ui.kind) return explain.figures.find((f) => f.kind === ui.kind && (f.from ?? null) === ui.from) ?? null;
  return null;
}

const placeAction = (entry, land) =>
  entry.card
    ? { type: "play", card: entry.card, land }
    : { type: "summon", kind: entry.kind, ...(entry.from ? { from: entry.from } : {}), to: land };

/** @param {Ui.ChaosView} view */
function acting(view, ui, power) {
  const entry = entryOf(view, ui);
  if (!entry) {
    const left = power?.energy ?? 0;
    const sure = ui.asking === "pass" && left > 0;
    const pass = { act: { type: "pass" } };
    // What goes on lies where the finger just was; the pass itself beside it.
    const primary = sure
      ? { label: label("chaos-pass-not"), run: { ask: null } }
      : { label: label("chaos-pass", { left }), run: { ...pass, ...(left > 0 ? { ask: "pass" } : {}) }, calm: true };
    const moves = (view.explain?.figures ?? []).filter((f) => f.from && f.from === ui.land && f.lands.some((l) => !l.blocked));
    return {
      mode: { kind: "look" },
      primary,
      options: [],
      moves,
      asking: sure ? label("chaos-pass-ask", { left }) : null,
      done: sure ? { label: label("chaos-pass-sure", { left }), run: pass, ends: true } : null,
      cancel: false,
    };
  }
  /** @type {Record<string, any>} */
  const chips = {};
  for (const l of entry.lands)
    chips[l.land] = l.blocked
      ? { text: "", kind: "blocked", why: l.blocked }
      : { text: String(l.cost), kind: l.cost === 0 ? "free" : "cost" };
  const target = entry.lands.find((l) => l.land === ui.land) ?? null;
  const vars = entry.card ? { card: entry.card } : { kind: entry.kind, power: power?.power, from: entry.from ?? "" };
  const open = target && !target.blocked;
  const primary = open
    ? {
        label: label(entry.card ? "chaos-play" : entry.from ? "chaos-move" : "chaos-summon", {
          ...vars,
          land: target.land,
          cost: target.cost,
        }),
        run: { act: placeAction(entry, target.land) },
      }
    : { label: label("chaos-choose-land", vars), disabled: true };
  return {
    mode: { kind: "lands", lands: entry.lands.filter((l) => !l.blocked).map((l) => l.land), chips },
    primary,
    options: [],
    moves: [],
    entry,
    target,
    cancel: true,
  };
}

/** Which side of the moves stands for each: the lands they start from, or where they go. */
function movesOf(moves, source) {
  const froms = new Set(moves.map((m) => `${m.token} ${m.from}`));
  const tos = new Set(moves.map((m) => m.to));
  if (froms.size === 1 || source) return { side: "to", moves: source ? moves.filter((m) => `${m.token} ${m.from}` === source) : moves };
  if (tos.size === 1) return { side: "from", moves };
  return { side: "source", moves };
}

/** The choices of a task: `[{key, action|source, place, figure, …}]`. @param {Ui.ChaosView} view */
export function optionsOf(view, ui) {
  const all = view.actions ?? [];
  const moving = all.filter((a) => a.type === "move");
  const { side, moves } = movesOf(moving, ui.source);
  const out = [];
  const seen = new Set();
  for (const move of moves) {
    const source = `${move.token} ${move.from}`;
    if (side === "source" && seen.has(source)) continue;
    seen.add(source);
    out.push(
      side === "source"
        ? { key: source, source, place: move.from, token: move.token, label: label("chaos-move-from", move) }
        : { key: keyOf(move), action: move, place: move[side], token: move.token, label: label("chaos-move-token", move) },
    );
  }
  const land = view.task?.land ?? view.battle?.land ?? null;
  for (const action of all) {
    const { type } = action;
    if (["move", "done", "pass", "summon", "play"].includes(type)) continue;
    const option = { key: keyOf(action), action };
    if (type === "figure") {
      const at = landOf(view, action.figure);
      const figure = at?.figures.find((f) => f.figure === action.figure);
      Object.assign(option, {
        figure: action.figure,
        power: figure?.owner ?? null,
        place: at?.land ?? land,
        facts: figure ?? null,
        short: label("chaos-a-figure", { figure: action.figure }),
        label: label(`chaos-verb-${verbOf(view)}`, { figure: action.figure, land: at?.land ?? "" }),
      });
    } else if (type === "choose")
      Object.assign(option, {
        place: action.land,
        short: label("chaos-choose", { land: action.land }),
        label: label(choose[taskOf(view)] ?? "chaos-choose", {
          land: action.land,
          token: view.task?.token,
          count: view.task?.count ?? 1,
          figure: view.task?.figure,
        }),
      });
    else if (type === "token" || type === "corruption")
      Object.assign(option, {
        place: action.land,
        ...action,
        short: label("chaos-choose", { land: action.land }),
        label: label(`chaos-take-${type}`, action),
      });
    else if (type === "opponent") Object.assign(option, { power: action.power, label: label(`chaos-opponent-${taskOf(view)}`, action) });
    else
      Object.assign(option, {
        place: type === "peasant" || type === "slot" ? land : null,
        ...(type === "peasant" ? { token: "peasant" } : {}),
        ...action,
        label: label(`chaos-do-${type}`, { ...action, land }),
      });
    out.push(option);
  }
  return out;
}

/** What is done to a figure that is chosen. */
const verbs = {
  assign: "hit",
  assign_against: "hit",
  give_back: "give",
  give_kind: "give",
  slay: "lose",
  teleport: "teleport",
  shield: "shield",
  musk: "musk",
  call: "call",
  rot: "rot",
};
/** @param {Ui.ChaosView} view */
const verbOf = (view) => verbs[taskOf(view)] ?? "hit";
const choose = {
  place_token: "chaos-put",
  place_apart: "chaos-put",
  bestow: "chaos-put",
  place_pair: "chaos-put-pair",
  teleport_to: "chaos-teleport-to",
};

/** @param {Ui.ChaosView} view */
function asked(view, ui) {
  const options = optionsOf(view, ui);
  const option = options.find((o) => o.key === ui.option && o.action) ?? null;
  const done = (view.actions ?? []).find((a) => a.type === "done");
  const end = done && { label: label("chaos-done", { task: taskOf(view) }), run: { act: done }, calm: true };
  const keeps = end && options.some((o) => o.action?.type === "keep");
  const primary = option
    ? { label: option.label, run: { act: option.action } }
    : end && !keeps
      ? end
      : { label: label("chaos-choose-first"), disabled: true };
  const list = keeps ? [...options, { key: "done", action: done, label: end.label }] : options;
  const kept = keeps && ui.option === "done" ? { label: end.label, run: { act: done } } : primary;
  const of = (type) => options.filter((o) => o.action?.type === type);
  const lands = [...new Set(options.filter((o) => o.source || ["choose", "move"].includes(o.action?.type)).map((o) => o.place))];
  const lists = {
    lands,
    figures: of("figure").map((o) => o.figure),
    tokens: [...of("token"), ...of("peasant")].map((o) => ({ land: o.place, token: o.token })),
    corruption: of("corruption").map((o) => ({ land: o.place, power: o.power })),
    slots: of("slot").map((o) => ({ land: o.place, slot: o.slot })),
  };
  const lit = Object.entries(lists).filter(([, list]) => list.length > 0);
  const mode = lit.length > 0 ? { kind: lit[0][0], ...Object.fromEntries(lit) } : { kind: "look" };
  return {
    mode,
    primary: kept,
    options: list,
    moves: [],
    option,
    done: option && end && !keeps ? end : null,
    cancel: option !== null || ui.source !== null,
  };
}

/**
 * All choices of the person at the device.
 * @returns {Ui.ChaosChoices}
 */
export function choicesOf(state, ui) {
  const { view } = state;
  const idle = { mode: { kind: "look" }, options: [], moves: [], mine: false };
  if (view.over) return { ...idle, primary: { label: label("see-result"), run: { result: true } } };
  if (!isMine(state))
    return {
      ...idle,
      primary: state.bot_to_act
        ? { label: label("skip-bots"), run: { hurry: true }, calm: true }
        : { label: label("wait"), disabled: true },
    };
  const power = view.powers.find((p) => p.seat === view.to_act);
  const now = taskOf(view) === "act" ? acting(view, ui, power) : asked(view, ui);
  return { ...now, mine: true };
}

/** What a tap on the map does: `{act}` or `{ui}`. `direct`: one tap does what it may. @param {Ui.ChaosState} state */
export function tapBoard(state, ui, { kind, land, id }, direct = false) {
  const { view } = state;
  const other = { ...ui, land: ui.land === land ? null : land, asking: null };
  if (!isMine(state)) return { ui: other };
  if (taskOf(view) === "act") {
    const entry = entryOf(view, ui);
    if (entry) {
      const target = entry.lands.find((l) => l.land === land);
      if (!target && entry.from === land) return { ui: { ...nothing, land } };
      if (target && !target.blocked && (direct || ui.land === land)) return { act: placeAction(entry, land) };
      return { ui: { ...ui, land, asking: null } };
    }
    const mine = kind === "figure" && view.lands.find((l) => l.land === land)?.figures.find((f) => f.figure === id);
    const moves = mine && (view.explain?.figures ?? []).find((f) => f.kind === mine.kind && f.from === land);
    if (mine && moves && mine.owner === view.powers.find((p) => p.seat === view.to_act)?.power)
      return { ui: { ...nothing, kind: mine.kind, from: land } };
    return { ui: { ...other, option: null } };
  }
  const options = optionsOf(view, ui);
  const all = options.filter((o) => o.place === land);
  const exact = kind === "land" ? [] : all.filter((o) => o[kind === "corruption" ? "power" : kind] === id);
  const here = exact.length > 0 ? exact : all;
  if (here.length !== 1) return { ui: { ...ui, land, option: here.some((o) => o.key === ui.option) ? ui.option : null } };
  return pickOption(ui, here[0], direct);
}

/** What picking a choice does: `{act}` or `{ui}`. */
export function pickOption(ui, option, direct = false) {
  if (option.source) return { ui: { ...ui, source: option.source, option: null, land: option.place } };
  if (direct || ui.option === option.key) return { act: option.action };
  return { ui: { ...ui, option: option.key, land: option.place ?? ui.land } };
}

/** What stays selected when the next state comes: nothing but a land that is looked at by somebody who waits. */
export const keep = (next, before, picked) =>
  isMine(next) || !before || next.slot !== before.slot ? nothing : { ...nothing, land: picked.land };
