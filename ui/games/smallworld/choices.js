// What can be done now, as plain data: one primary button, the others, and the
// slip of paper above them. Everything is read from the view; no rule is known here.
// A label is `{id, vars}`; `words.js` turns it into a sentence.

import { choosesSpot, spotSlip, spotsOf, tapSpot } from "./spots.js";

/** Chance of a roll in whole percent. */
export const percent = (chance) => Math.round((100 * chance.in) / chance.of);

/** Is the person at the device to decide now? @param {Ui.FamilyState} state */
export const isMine = (state) =>
  state.curtain === null && !state.bot_to_act && !state.view.over && state.view.viewer !== null && state.view.viewer === state.view.to_act;

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const label = (id, vars = {}) => ({ id, vars });
const doIt = (action) => ({ act: action });

/** What the screen remembers between taps. */
export const nothingPicked = { region: null, option: 0, combo: null, asking: null, piece: null, handover: null, spot: null, from: null };

/** The actions of one kind, or of one kind in a region. @param {Ui.FamilyView} view */
export const actionsOf = (view, type, region = null, piece = null) =>
  (view.actions ?? []).filter((a) => a.type === type && (region === null || a.region === region) && (piece === null || a.piece === piece));

/** Label of the button that plays one option of a target. */
export function optionLabel(option) {
  const plain = methodLabel(option);
  const armed = option.with?.length > 0 ? label("do-with", { what: plain, tools: option.with }) : plain;
  const coins = feesOf(option);
  return coins > 0 ? label("do-with-fee", { what: armed, coins }) : armed;
}

/** Coins due when an option is declared. */
export const feesOf = (option) => (option.fees ?? []).reduce((sum, fee) => sum + fee.coins, 0);

/** The same without the relics that serve. */
export function methodLabel(option) {
  if (option.method === "gamble") return label("do-gamble", { percent: option.chance ? percent(option.chance) : 100 });
  if (option.method === "drain") return label("do-drain");
  if (option.method === "orb") return label(option.action.bag ? "do-orb-bag" : "do-orb");
  if (option.method === "attempt") return label("do-attempt", { percent: option.chance ? percent(option.chance) : 0 });
  if (option.method === "dragon") return label("do-dragon", { tokens: option.pay });
  if (option.method === "champion" || option.method === "strike") return label(`do-${option.method}`);
  if (option.method === "substitute") return label("do-substitute");
  return label("do-conquer", { tokens: option.pay });
}

const chosen = ["intimidate", "swap", "steal"];

/**
 * Ways to the choices on the map that are open besides the stage's own: the Balrog, tokens moved away, regions swapped, abilities.
 * @param {Ui.FamilyView} view
 */
const elsewhere = (view) =>
  spotsOf(view).map(({ kind, actions: [{ type }] }) => ({
    label: chosen.includes(kind) ? label(`do-choose-${kind}`) : label(type === "use" ? "do-choose-use" : "do-move", { piece: kind }),
    run: { spot: kind },
    count: view.seats[view.to_act]?.pieces?.[kind] ?? null,
  }));

/** @param {Ui.FamilyView} view */
function choosing(view, ui) {
  const offers = actionsOf(view, "pick");
  const action = offers.find((a) => a.combo === ui.combo);
  const combo = view.market.find((c) => c.combo === ui.combo);
  const primary = action
    ? { label: label("do-pick", { combo, cost: combo?.cost }), run: doIt(action) }
    : { label: label(combo ? "cannot-afford" : "choose-first", { cost: combo?.cost ?? 0 }), disabled: true };
  return { primary, others: [], slip: null };
}

/**
 * @param {Pick<Ui.FamilyView, "targets">} view
 * @returns {Ui.Slip | null}
 */
function regionSlip(view, ui) {
  if (ui.region === null) return null;
  const target = view.targets?.find((t) => t.region === ui.region);
  if (target && target.options.length > 0) {
    const index = Math.min(ui.option, target.options.length - 1);
    return { kind: "price", region: ui.region, options: target.options, index };
  }
  if (target?.blocked && target.blocked.reason !== "own_region") return { kind: "blocked", region: ui.region, blocked: target.blocked };
  return { kind: "look", region: ui.region };
}

/** What would be thrown away if the conquests ended now: the question that tells it, or null. @param {Ui.FamilyView} view */
function unusedOf(view, roll) {
  const open = (view.targets ?? []).filter((t) => t.options.length > 0);
  const sure = open.filter((t) => t.options.some((o) => !o.chance)).length;
  const vars = { hand: view.seats[view.to_act]?.hand ?? 0, count: sure || open.length, conquered: view.conquered ?? 0 };
  return sure > 0 ? label("ask-end-sure", vars) : open.length > 0 ? label("ask-end-die", vars) : roll ? label("ask-end-roll", vars) : null;
}

/**
 * What would stay in the hand if the turn ended now, where the rules allow that: the question that tells it, or null.
 * @param {Ui.FamilyView} view
 */
function heldBack(view) {
  const plan = view.placing;
  if (!plan) return null;
  const held = plan.pieces.filter((p) => (p.kind === "token" ? plan.hand > plan.owed : p.in_hand > 0));
  return held.length > 0
    ? label("ask-end-held", { piece: held[0].kind, count: held[0].kind === "token" ? plan.hand - plan.owed : held[0].in_hand })
    : null;
}

/**
 * Asked before something ends unused. What goes on lies where the finger is: in the primary place, or `beside` it
 * when the end was pressed there.
 */
function endQuestion(question, end, { beside, goOn, stop }) {
  const stay = { label: label(goOn), run: { ask: null } };
  const sure = { label: label(stop), run: doIt(end), key: "E", ends: true };
  return { primary: beside ? sure : stay, others: [beside ? stay : sure], slip: { kind: "ask", label: question } };
}

/** @param {Ui.FamilyView} view */
function conquering(view, ui) {
  const slip = regionSlip(view, ui);
  /** @type {Ui.Option[]} */
  const others = [];
  const end = actionsOf(view, "end_conquest")[0];
  const roll = actionsOf(view, "roll")[0];
  const decline = actionsOf(view, "decline")[0];
  const leave = ui.region === null ? null : actionsOf(view, "abandon", ui.region)[0];
  if (decline) others.push({ label: label("do-decline"), run: { ask: "decline" }, key: "D" });
  if (leave) others.push({ label: label("do-abandon"), run: doIt(leave), key: "A" });
  others.push(...elsewhere(view));
  const unused = unusedOf(view, Boolean(roll));
  const ending = (from) => ({ ...doIt(end), ...(unused ? { ask: from } : {}) });
  const endEntry = end && { label: label("do-end-conquest", { conquered: view.conquered }), run: ending("end"), key: "E" };
  const endBeside = end && { label: label("do-end-conquest-short"), run: ending("end-beside"), key: "E" };
  if (slip?.kind === "price") {
    const option = slip.options[slip.index];
    if (end) others.push(endBeside);
    return { primary: { label: optionLabel(option), run: doIt(option.action) }, others, slip };
  }
  if (roll) {
    if (end) others.push(endBeside);
    return { primary: { label: label("do-roll"), run: doIt(roll) }, others, slip };
  }
  const more = (view.targets ?? []).some((t) => t.options.length > 0);
  const primary = endEntry ? { ...endEntry, calm: more } : { label: label("choose-region"), disabled: true };
  return { primary, others, slip };
}

/** @param {Ui.FamilyView} view */
function starting(view, ui) {
  const ready = actionsOf(view, "ready")[0];
  /** @type {Ui.Option[]} */
  const others = actionsOf(view, "decline").length > 0 ? [{ label: label("do-decline"), run: { ask: "decline" }, key: "D" }] : [];
  if (actionsOf(view, "vanish").length > 0) others.push({ label: label("do-vanish"), run: { ask: "vanish" } });
  others.push(...elsewhere(view));
  const primary = ready ? { label: label("do-ready"), run: doIt(ready), key: "G" } : { label: label("wait"), disabled: true };
  return { primary, others, slip: regionSlip({ targets: [] }, ui) };
}

/** What may be put down or taken back now: `[{kind, in_hand}]`, what is in hand first. @param {Ui.FamilyView} view */
function piecesOf(view, plan) {
  const held = plan.pieces.filter((p) => p.in_hand > 0);
  const movable = new Set((view.actions ?? []).filter((a) => a.type === "take").map((a) => a.piece));
  return [...held, ...[...movable].filter((kind) => !held.some((p) => p.kind === kind)).map((kind) => ({ kind, in_hand: 0 }))];
}

/** @param {Ui.FamilyView} view */
function placing(view, ui) {
  const done = actionsOf(view, "done")[0];
  const plan = view.placing ?? { hand: 0, owed: 0, pieces: [] };
  const pieces = piecesOf(view, plan);
  const piece = pieces.find((p) => p.kind === ui.piece)?.kind ?? pieces[0]?.kind ?? "token";
  const owing = Math.max(0, plan.owed - plan.hand);
  /** @type {Ui.Slip} */
  const slip = { kind: "place", region: ui.region, piece, pieces, hand: plan.hand, owing, put: null, take: null, all: null };
  if (ui.region !== null) {
    slip.put = actionsOf(view, "put", ui.region, piece)[0] ?? null;
    slip.take = actionsOf(view, "take", ui.region, piece)[0] ?? null;
    slip.all = piece === "token" ? (actionsOf(view, "put_all", ui.region)[0] ?? null) : null;
  }
  const income = view.seats[view.to_act]?.income ?? 0;
  const spare = Math.max(0, plan.hand - plan.owed);
  const other = pieces.find((p) => p.kind !== "token" && p.in_hand > 0);
  let primary;
  if (done && view.stage === "redeploy")
    primary = { label: label("do-end-turn", { coins: income }), run: { ...doIt(done), ...(heldBack(view) ? { ask: "end" } : {}) } };
  else if (done) primary = { label: label("do-done"), run: doIt(done) };
  else if (owing > 0) primary = { label: label("owe-tokens", { count: owing }), disabled: true };
  else if (spare === 0 && other) primary = { label: label("place-pieces", { piece: other.kind, count: other.in_hand }), disabled: true };
  else primary = { label: label("place-tokens", { count: spare }), disabled: true };
  return { primary, others: elsewhere(view), slip };
}

const doSpot = { reborn: "do-spot-reborn", sacrifice: "do-spot-sacrifice", shift: "do-shift", swap: "do-swap" };

/** What the button of a choice on the map says. @param {Ui.FamilyView} view */
function spotLabel(view, { spot, action, region }) {
  if (action.type === "use") return label("do-use", { piece: spot, count: action.other === undefined ? 1 : 2 });
  if (spot === "steal") return label("do-steal", { find: action.find });
  const paid = spot === "detonate" && view.targets?.find((target) => target.region === region)?.options[0];
  if (paid) return label("do-detonate", { coins: feesOf(paid) });
  if (spot !== "intimidate") return doSpot[spot] ? label(doSpot[spot]) : label("do-spot-place", { piece: spot });
  const wall = action.to === undefined ? view.regions?.[region]?.markers?.find((m) => m.kind === "wall" || m.kind === "fort") : null;
  if (wall) return label("do-intimidate-wall", { piece: wall.kind });
  return label(action.to === undefined ? "do-intimidate-discard" : "do-intimidate");
}

/** What could still be placed at the end of a turn: the question that tells it, or null. @param {Ui.FamilyView} view */
function leftToPlace(view) {
  const [spot] = spotsOf(view);
  return spot ? label("ask-end-held", { piece: spot.kind, count: 1 }) : null;
}

/** Figures, relics and the like on the map; `done` where nothing need be chosen. @param {Ui.FamilyView} view */
function spotting(view, ui) {
  const slip = spotSlip(view, ui);
  const done = actionsOf(view, "done")[0];
  const own = choosesSpot(view, { ...ui, spot: null });
  /** @type {Ui.Option[]} */
  const others = own ? [] : [{ label: label("cancel"), run: { spot: null } }];
  if (slip.from !== null) others.unshift({ label: label("do-other-region"), run: { from: null } });
  const coins = view.seats[view.to_act]?.income ?? 0;
  const leave = {
    place: label("do-end-turn", { coins }),
    prepare: label("do-go-on"),
    altar: label("do-keep-token"),
    bombs: label("do-let-bombs-go"),
  }[view.stage];
  const ending = (ask) => ({ ...doIt(done), ...(view.stage === "place" && leftToPlace(view) ? { ask } : {}) });
  const end = own && done ? { label: leave ?? label("do-done"), run: ending("end"), key: "E" } : null;
  if (slip.action) {
    if (end) others.push({ ...end, label: label("do-done"), run: ending("end-beside") });
    return { primary: { label: spotLabel(view, slip), run: doIt(slip.action) }, others, slip };
  }
  return { primary: end ? { ...end, calm: slip.lit.length > 0 } : { label: label("choose-region"), disabled: true }, others, slip };
}

/** The badge of a race just picked may be exchanged with one of the market. @param {Ui.FamilyView} view */
function exchanging(view, ui) {
  const keep = actionsOf(view, "done")[0];
  const action = actionsOf(view, "exchange").find((a) => a.combo === ui.combo);
  const combo = view.market.find((c) => c.combo === ui.combo);
  const keepEntry = { label: label("do-keep-badge", { power: view.seats[view.to_act].active?.power ?? "" }), run: doIt(keep), key: "K" };
  if (!action) return { primary: keepEntry, others: [], slip: { kind: "note", label: label("expect-exchange") } };
  return {
    primary: { label: label("do-exchange", { power: combo?.power }), run: doIt(action) },
    others: [keepEntry],
    slip: { kind: "note", label: label("expect-exchange") },
  };
}

/** Human or wolf form: one button each. */
function forming(ui, forms) {
  const entry = (action, key) => {
    const id = `do-be-${action.form}`;
    return { label: label(id), run: doIt(action), key };
  };
  const human = forms.find((a) => a.form === "human") ?? forms[0];
  return {
    primary: entry(human, "H"),
    others: forms.filter((a) => a !== human).map((a) => entry(a, "W")),
    slip: ui.region === null ? { kind: "note", label: label("form-choice-note") } : regionSlip({ targets: [] }, ui),
  };
}

/** A strike that fell short: once more as the final attempt, or not at all. @param {Ui.FamilyView} view */
function striking(view, ui) {
  const again = actionsOf(view, "attempt");
  const option = view.targets?.flatMap((t) => t.options).find((o) => again.some((a) => same(a, o.action)));
  const others = actionsOf(view, "done").map((a) => ({ label: label("do-let-strike-go"), run: doIt(a), key: "E" }));
  if (again.length === 0) return { primary: { ...others[0] }, others: [], slip: null };
  const said = option?.chance ? label("do-strike-again", { percent: percent(option.chance) }) : label("do-strike-again-plain");
  const slip = option ? { kind: "price", region: again[0].region, options: [option], index: 0 } : { kind: "look", region: again[0].region };
  return {
    primary: { label: said, run: doIt(option?.action ?? again[0]) },
    others,
    slip: ui.region === null || ui.region === again[0].region ? slip : regionSlip({ targets: [] }, ui),
  };
}

/** New tokens for coins, one by one. @param {Ui.FamilyView} view */
function recruiting(view, ui) {
  const more = actionsOf(view, "recruit")[0];
  const done = actionsOf(view, "done")[0];
  const end = { label: label("do-no-recruit"), run: doIt(done), key: "E" };
  const slip = ui.region === null ? { kind: "note", label: label("recruit-note") } : regionSlip({ targets: [] }, ui);
  return more ? { primary: { label: label("do-recruit"), run: doIt(more) }, others: [end], slip } : { primary: end, others: [], slip };
}

/** What the board lights while pieces are put down. @param {Ui.FamilyView} view */
export function placingMode(view, slip) {
  if (slip.owing === 0) return { kind: "redeploy", piece: slip.piece };
  return {
    kind: "pick",
    regions: [
      ...new Set(
        actionsOf(view, "take")
          .filter((a) => a.piece === "token")
          .map((a) => a.region),
      ),
    ],
  };
}

/** @param {Ui.FamilyView} view */
function allying(view, ui) {
  const offers = actionsOf(view, "ally");
  const none = actionsOf(view, "no_ally")[0];
  const chosen = offers[ui.option - 1] ?? null;
  const slip = { kind: "ally", offers, chosen: chosen?.seat ?? null };
  const primary = chosen
    ? { label: label("do-ally", { seat: chosen.seat }), run: doIt(chosen) }
    : { label: label("do-no-ally"), run: none ? doIt(none) : undefined, disabled: !none };
  return { primary, others: [], slip };
}

/** @param {Ui.FamilyState} state */
function declineQuestion(state) {
  const { view } = state;
  const me = view.seats[view.to_act];
  const action = actionsOf(view, "decline")[0];
  const leaving = me.declined.find((d) => d.power !== "spirit");
  const vars = {
    race: me.active?.race ?? "",
    regions: me.active?.regions ?? 0,
    leaving: leaving?.race ?? "none",
    keeps: leaving ? leaving.regions : 0,
  };
  return {
    primary: { label: label("do-decline-yes"), run: doIt(action) },
    others: [{ label: label("cancel"), run: { ask: null } }],
    slip: { kind: "ask", label: label(view.stage === "stout" ? "ask-decline-stout" : "ask-decline", vars) },
  };
}

/** @param {Ui.FamilyView} view */
function vanishQuestion(view) {
  const me = view.seats[view.to_act];
  return {
    primary: { label: label("do-vanish"), run: doIt(actionsOf(view, "vanish")[0]) },
    others: [{ label: label("cancel"), run: { ask: null } }],
    slip: { kind: "ask", label: label("ask-vanish", { race: me.active?.race ?? "", regions: me.active?.regions ?? 0 }) },
  };
}

/**
 * Everything the action bar shows.
 * @returns {Ui.Choices}
 */
export function choicesOf(state, ui) {
  const { view } = state;
  if (ui.handover !== null) {
    return { primary: { label: label("do-hand-over", { seat: ui.handover }), run: { handOver: true } }, others: [], slip: null };
  }
  if (view.over)
    return { primary: { label: label("see-result"), run: { result: true } }, others: [], slip: regionSlip({ targets: [] }, ui) };
  if (!isMine(state)) {
    return { primary: { label: label("skip-bots"), run: { hurry: true }, calm: true }, others: [], slip: regionSlip({ targets: [] }, ui) };
  }
  if (ui.asking === "decline" && actionsOf(view, "decline").length > 0) return declineQuestion(state);
  if (ui.asking === "vanish" && actionsOf(view, "vanish").length > 0) return vanishQuestion(view);
  if (["end", "end-beside"].includes(ui.asking)) {
    const end = actionsOf(view, "end_conquest")[0];
    const question = end && unusedOf(view, actionsOf(view, "roll").length > 0);
    if (question)
      return endQuestion(question, end, { beside: ui.asking === "end-beside", goOn: "do-conquer-on", stop: "do-end-conquest-sure" });
    const done = actionsOf(view, "done")[0];
    const held = done && (view.stage === "redeploy" ? heldBack(view) : view.stage === "place" ? leftToPlace(view) : null);
    if (held) return endQuestion(held, done, { beside: ui.asking === "end-beside", goOn: "do-place-on", stop: "do-end-turn-sure" });
  }
  const forms = actionsOf(view, "form");
  if (forms.length > 0) return forming(ui, forms);
  if (choosesSpot(view, ui)) return spotting(view, ui);
  switch (view.stage) {
    case "exchange":
      return exchanging(view, ui);
    case "choose":
      return { ...choosing(view, ui), slip: regionSlip({ targets: [] }, ui) };
    case "start":
      return starting(view, ui);
    case "ghouls":
    case "conquest":
      return conquering(view, ui);
    case "redeploy":
    case "retreat":
      return placing(view, ui);
    case "strike":
      return striking(view, ui);
    case "recruit":
      return recruiting(view, ui);
    case "ally":
      return allying(view, ui);
    case "stout":
      return {
        primary: { label: label("do-stay"), run: doIt(actionsOf(view, "stay")[0]) },
        others: [{ label: label("do-decline"), run: { ask: "decline" }, key: "D" }],
        slip: regionSlip({ targets: [] }, ui),
      };
    default:
      return { primary: { label: label("wait"), disabled: true }, others: [], slip: null };
  }
}

/**
 * What a tap on a region does: `{ui}` to show something, `{act}` to play at once.
 * A second tap plays what the slip offers; with `oneTap` the first does.
 * @param {Ui.FamilyState} state
 * @param {number} region
 */
export function tapRegion(state, ui, region, oneTap) {
  const { view } = state;
  const again = ui.region === region;
  const next = { ...ui, region, option: 0, asking: null };
  if (!isMine(state) || ui.handover !== null) return { ui: { ...ui, region: again ? null : region } };
  if (choosesSpot(view, ui) && actionsOf(view, "form").length === 0) {
    const tapped = tapSpot(view, ui, region);
    const slip = spotSlip(view, tapped);
    if (slip.action && (again || (oneTap && spotsOf(view).length === 1))) return { act: slip.action };
    return { ui: again ? { ...tapped, region: null } : tapped };
  }
  if (["conquest", "ghouls", "strike"].includes(view.stage)) {
    const target = view.targets?.find((t) => t.region === region);
    const option = target?.options[again ? Math.min(ui.option, target.options.length - 1) : 0];
    if (option && (again || (oneTap && option.method === "conquer" && target.options.length === 1))) return { act: option.action };
    return { ui: again && !option ? { ...next, region: null } : next };
  }
  if (view.stage === "redeploy" || view.stage === "retreat") {
    const { slip } = choicesOf(state, next);
    if ((again || oneTap) && slip?.owing > 0 && slip?.take) return { act: slip.take };
    if ((again || oneTap) && slip?.put) return { act: slip.put };
    return { ui: next };
  }
  return { ui: again ? { ...next, region: null } : next };
}

/**
 * What a long press on a region does, like a tap: taking back while tokens are put down.
 * @param {Ui.FamilyState} state
 * @param {number} region
 */
export function holdRegion(state, ui, region) {
  if (isMine(state) && ["redeploy", "retreat"].includes(state.view.stage)) {
    const { slip } = choicesOf(state, { ...ui, region });
    if (slip?.take) return { act: slip.take };
  }
  return { ui: { ...ui, region, option: 0 } };
}

/** What a drag from a region (or "hand") to a region asks for: the actions one after the other. @param {Ui.FamilyState} state */
export function dragActions(state, ui, from, to) {
  if (!isMine(state) || from === to || ui.handover !== null) return [];
  const { view } = state;
  if (view.stage !== "redeploy" && view.stage !== "retreat") {
    const option = from === "hand" ? view.targets?.find((t) => t.region === to)?.options[0] : null;
    return option && option.method === "conquer" ? [option.action] : [];
  }
  const { slip } = choicesOf(state, { ...ui, region: to });
  if (from === "hand") return slip?.put ? [slip.put] : [];
  const take = actionsOf(view, "take", from, slip?.piece)[0];
  return take ? [take, { type: "put", piece: slip?.piece, region: to }] : [];
}

/** Is this action still in the legal list? @param {Ui.FamilyView} view */
export const offered = (view, action) => (view.actions ?? []).some((a) => same(a, action));
