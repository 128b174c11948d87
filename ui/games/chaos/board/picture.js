// From a view to what is to be seen in each land: plain values, no page, no rule.

/** The four powers, in Power order. */
export const powers = ["khorne", "nurgle", "tzeentch", "slaanesh"];

/** The figures of each power, by kind. */
export const figureIds = {
  khorne: { cultist: "bloodsworn", warrior: "bloodletter", daemon: "bloodthirster" },
  nurgle: { cultist: "leper", warrior: "plaguebearer", daemon: "great_unclean_one" },
  tzeentch: { cultist: "acolyte", warrior: "horror", daemon: "lord_of_change" },
  slaanesh: { cultist: "seductress", warrior: "daemonette", daemon: "keeper_of_secrets" },
};

/** Large ones first, as they stand. */
export const kinds = ["daemon", "warrior", "cultist"];

const known = new Map(
  powers.flatMap((power) => kinds.map((kind) => [figureIds[power][kind], { power, kind, id: figureIds[power][kind] }])),
);

/** Whose figure this is and of which kind, from its name (`leper_3`) or its data id. */
export const kindOf = (figure) =>
  known.get(figure.replace(/_[^_]*\d+$/, "")) ?? known.get(figure) ?? { power: null, kind: "warrior", id: figure };

/**
 * Equal figures of a land as one: `[{…the first of them, figures, count, pick, marked}]`, by
 * controller, then kind. `pick`: the first that may be chosen, or null. Those that stand on a card slot are left out.
 */
export function groupsOf(figures, pickable = new Set(), marked = new Set()) {
  const groups = new Map();
  for (const f of figures) {
    if (f.slot) continue;
    const key = [f.controller, f.owner, f.kind, f.shielded === true, f.hits ?? 0].join(" ");
    if (!groups.has(key))
      groups.set(key, { ...f, figures: [], count: 0, shielded: f.shielded === true, hits: f.hits ?? 0, pick: null, marked: false });
    const group = groups.get(key);
    group.figures.push(f.figure);
    group.count += 1;
    if (pickable.has(f.figure)) group.pick ??= f.figure;
    group.marked ||= marked.has(f.figure);
  }
  const rank = (g) => powers.indexOf(g.controller) * 100 + kinds.indexOf(g.kind) * 10 + powers.indexOf(g.owner) + (g.shielded ? 5 : 0);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** The same, all of one power as one: `{figure: its strongest, folded: how many groups, …}`. */
export function folded(groups) {
  return powers.flatMap((power) => {
    const own = groups.filter((g) => g.controller === power);
    if (own.length < 2) return own;
    const count = own.reduce((sum, g) => sum + g.count, 0);
    return [
      {
        ...own[0],
        owner: power,
        count,
        figures: own.flatMap((g) => g.figures),
        folded: own.length,
        shielded: own.every((g) => g.shielded),
        hits: 0,
        pick: own.find((g) => g.pick)?.pick ?? null,
        picks: own.filter((g) => g.pick).length,
        marked: own.some((g) => g.marked),
      },
    ];
  });
}

/** Who leads in a land: `{power, value, reaches}`, `{tie: [powers], value}` or null. */
export function leadOf(land) {
  const values = Object.entries(land.domination ?? {})
    .map(([power, d]) => [power, d.value])
    .filter(([, value]) => value > 0);
  const most = Math.max(0, ...values.map(([, value]) => value));
  if (most === 0 || land.ruined) return null;
  const ahead = values.filter(([, value]) => value === most).map(([power]) => power);
  return ahead.length > 1 ? { tie: ahead, value: most } : { power: ahead[0], value: most, reaches: land.dominator === ahead[0] };
}

/** The segments of the ring of corruption, one a token: powers, "warpstone", or "next" for what this round still brings. */
export function segmentsOf(land) {
  const own = powers.flatMap((power) => Array.from({ length: land.corruption?.[power] ?? 0 }, () => power));
  const all = [...own, ...Array.from({ length: land.tokens?.warpstone ?? 0 }, () => "warpstone")];
  const next = Math.max(0, (land.blight_next ?? 0) - (land.blight ?? all.length));
  return [...all, ...Array.from({ length: next }, () => "next")];
}

const setOf = (list) => new Set(list ?? []);
const keysOf = (list, key) => new Set((list ?? []).map((x) => `${x.land} ${x[key]}`));

/** Everything of one land that is drawn; equal looks draw the same. `mode` and `marks` as in api.js. */
export function lookOf(land, mode = { kind: "look" }, marks = {}, battle = null) {
  const choosing = (mode.figures ?? mode.tokens ?? mode.corruption ?? mode.slots) !== undefined;
  const [tokens, corruption, slots] = [keysOf(mode.tokens, "token"), keysOf(mode.corruption, "power"), keysOf(mode.slots, "slot")];
  const pointed = setOf(marks.figures);
  const printed = land.resistance?.items?.find((i) => i.cause === "printed")?.amount ?? null;
  return {
    land: land.land,
    ruined: land.ruined ?? null,
    fresh: land.fresh ?? false,
    groups: groupsOf(land.figures, setOf(mode.figures), pointed),
    tokens: Object.entries(land.tokens ?? {})
      .filter(([, count]) => count > 0)
      .map(([token, count]) => ({ token, count, pick: tokens.has(`${land.land} ${token}`) })),
    ring: { segments: segmentsOf(land), blight: land.blight ?? 0, next: land.blight_next ?? 0, of: land.ruin_at ?? 12 },
    corruption: powers
      .filter((power) => corruption.has(`${land.land} ${power}`))
      .map((power) => ({ power, count: land.corruption[power] ?? 0 })),
    slots: [0, 1].map((i) => {
      const stands = land.figures.find((f) => f.slot === i + 1) ?? null;
      return {
        card: land.slots?.[i] ?? null,
        stands: stands && { figure: stands.figure, controller: stands.controller, shielded: stands.shielded === true },
        pick: slots.has(`${land.land} ${i + 1}`),
      };
    }),
    resistance: land.resistance?.value ?? null,
    printed,
    points: land.points?.value ?? null,
    lead: leadOf(land),
    battle: battle === land.land ? "now" : land.battle === true ? "soon" : null,
    chip: mode.chips?.[land.land] ?? null,
    light: setOf(mode.lands).has(land.land) ? (choosing ? "faint" : "open") : setOf(marks.lands).has(land.land) ? "faint" : null,
  };
}

/** The looks of a view, by land id; `changed`: lands that a motion has changed. */
export const picturesOf = (view, mode, marks, changed = /** @type {Record<string, any> | null} */ (null)) =>
  new Map(
    view.lands.map((land) => [land.land, lookOf({ ...land, ...changed?.[land.land] }, mode, marks ?? {}, view.battle?.land ?? null)]),
  );
