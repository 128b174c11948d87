// What is placed or chosen on the map outside conquests and redeployment: figures, artifacts and
// relics that work at the end of a turn, regions that are reborn, tokens given up or moved away,
// regions that change places, decisions of abilities. Plain data, read from the actions; no rule is known here.

/** Stages that consist of such choices. */
export const spotStages = ["bombs", "prepare", "summon", "place", "altar", "shift"];

const single = ["reborn", "sacrifice", "detonate", "shift"];

/** Choices of two steps: first a region (of an artifact: the one it lies in), then another one. */
const double = ["intimidate", "swap", "steal", "use"];

/** @param {{ actions: { type: string }[] } | null | undefined} spot */
const isDouble = (spot) => double.includes(spot?.actions[0].type ?? "");

/**
 * Kind of choice an action makes, or null; of an ability it is its race or power.
 * @param {Ui.FamilyView} view
 * @param {Ui.FamilyView["actions"][number]} action
 */
function kindOf(view, action) {
  if (action.type === "use") {
    const { race, power, extra } = view.seats[view.to_act].active ?? {};
    return { race, power, lent: extra }[action.by] ?? null;
  }
  return action.type === "place" ? action.piece : single.includes(action.type) || double.includes(action.type) ? action.type : null;
}

/** All choices open now: `[{kind, actions}]`, in the order of the actions. @param {Ui.FamilyView} view */
export function spotsOf(view) {
  const found = new Map();
  for (const action of view.actions ?? []) {
    const kind = kindOf(view, action);
    if (kind) found.set(kind, [...(found.get(kind) ?? []), action]);
  }
  return [...found].map(([kind, actions]) => ({ kind, actions }));
}

/** Is the player choosing such a spot now? In other stages only after asking for it. @param {Ui.FamilyView} view */
export const choosesSpot = (view, ui) =>
  spotStages.includes(view.stage) || (ui.spot !== null && spotsOf(view).some((s) => s.kind === ui.spot));

/** The region an artifact lies in. @param {Ui.FamilyView} view */
const siteOf = (view, find) => view.regions?.find((r) => r.finds?.includes(find))?.region ?? null;

/**
 * The regions of an action of two steps, from the first one: `[{first, second, action}]`; `second` null: nowhere.
 * @param {Ui.FamilyView} view
 */
function waysOf(view, action) {
  const way = (first, second) => ({ first, second, action });
  if (action.type === "steal") return [way(siteOf(view, action.find), action.region)];
  if (action.other !== undefined) return [way(action.region, action.other), way(action.other, action.region)];
  return [way(action.region, action.to ?? null)];
}

/**
 * The slip of such a choice: `{kind: "spot", spots, spot, lit, region, action, from, uses}`. `from` is the first
 * region of two while the second is chosen; `uses`: how often it may be done this turn, null where that is not counted.
 * @param {Ui.FamilyView} view
 */
export function spotSlip(view, ui) {
  const spots = spotsOf(view);
  const spot = spots.find((s) => s.kind === ui.spot) ?? spots[0] ?? null;
  const uses = spot ? (view.seats?.[view.to_act]?.pieces?.[spot.kind] ?? null) : null;
  const slip = {
    kind: "spot",
    spots: spots.map((s) => s.kind),
    spot: spot?.kind ?? null,
    lit: [],
    region: ui.region,
    action: null,
    from: null,
    uses: isDouble(spot) ? uses : null,
  };
  if (!spot) return slip;
  if (!isDouble(spot))
    return { ...slip, lit: spot.actions.map((a) => a.region), action: spot.actions.find((a) => a.region === ui.region) ?? null };
  const ways = spot.actions.flatMap((action) => waysOf(view, action));
  const second = ways.filter((w) => w.first === ui.from && w.second !== null);
  if (second.length > 0)
    return { ...slip, from: ui.from, lit: second.map((w) => w.second), action: second.find((w) => w.second === ui.region)?.action ?? null };
  // A token that can go nowhere is chosen by its region alone.
  return {
    ...slip,
    lit: [...new Set(ways.map((w) => w.first))],
    action: ways.find((w) => w.first === ui.region && w.second === null)?.action ?? null,
  };
}

/**
 * What the screen remembers after a tap on a region while such a choice is made.
 * @param {Ui.FamilyView} view
 * @param {number} region
 */
export function tapSpot(view, ui, region) {
  const plain = { ...ui, region, option: 0, asking: null };
  const slip = spotSlip(view, plain);
  if (!isDouble(spotsOf(view).find((s) => s.kind === slip.spot))) return plain;
  if (slip.from === region) return { ...plain, from: null, region: null };
  if (slip.from !== null && slip.lit.includes(region)) return plain;
  const begin = spotSlip(view, { ...plain, from: null });
  if (!begin.lit.includes(region)) return plain;
  return begin.action ? { ...plain, from: null } : { ...plain, from: region, region: null };
}
