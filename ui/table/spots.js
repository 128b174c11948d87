// What is placed or chosen on the map outside conquests and redeployment: figures, relics
// that work at the end of a turn, regions that are reborn, tokens given up. Plain data, read
// from the actions; no rule is known here.

/** Stages that consist of such choices. */
export const spotStages = ["prepare", "summon", "place", "altar"];

/** Kind of choice an action makes, or null. */
const kindOf = (action) => (action.type === "place" ? action.piece : action.type === "reborn" || action.type === "sacrifice" ? action.type : null);

/** All choices open now: `[{kind, actions}]`, in the order of the actions. */
export function spotsOf(view) {
  const found = new Map();
  for (const action of view.actions ?? []) {
    const kind = kindOf(action);
    if (kind) found.set(kind, [...(found.get(kind) ?? []), action]);
  }
  return [...found].map(([kind, actions]) => ({ kind, actions }));
}

/** Is the player choosing such a spot now? In other stages only after asking for it. */
export const choosesSpot = (view, ui) => spotStages.includes(view.stage) || (ui.spot !== null && spotsOf(view).some((s) => s.kind === ui.spot));

/** The slip of such a choice: `{kind: "spot", spots, spot, lit, region, action}`. */
export function spotSlip(view, ui) {
  const spots = spotsOf(view);
  const spot = spots.find((s) => s.kind === ui.spot) ?? spots[0] ?? null;
  return {
    kind: "spot",
    spots: spots.map((s) => s.kind),
    spot: spot?.kind ?? null,
    lit: spot ? spot.actions.map((a) => a.region) : [],
    region: ui.region,
    action: spot?.actions.find((a) => a.region === ui.region) ?? null,
  };
}
