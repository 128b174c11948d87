// What may be tapped besides lands, where it is, and which of them a finger means.

/** Half of the smallest target, in pixels. */
export const REACH = 22;

/** Half the width of a thing at size 1, in map units. */
const HALF = { daemon: 27, warrior: 24, cultist: 21, token: 17 };

/** Where the tokens of corruption stand that may be chosen, over the pieces of a land: `[{power, count, x, y}]`. */
export function cornersOf({ corruption }, { at }) {
  const apart = 62;
  return corruption.map((c, i) => ({ ...c, x: at[0] + (i - (corruption.length - 1) / 2) * apart, y: at[1] }));
}

/** The targets of one land: `[{kind, land, id, x, y, r, many}]` in map units; `many`: several lie in this one. */
export function targetsOf(look, places, region) {
  const { land } = look;
  return [
    ...places
      .filter((p) => p.pick)
      .map((p) => ({
        kind: p.type,
        land,
        id: p.type === "token" ? p.token : p.pick,
        x: p.x,
        y: p.y,
        r: (HALF[p.size] + 2) * p.k,
        many: (p.picks ?? 1) > 1,
      })),
    ...look.slots.flatMap((s, i) =>
      s.pick ? [{ kind: "slot", land, id: i + 1, x: region.slots[i][0], y: region.slots[i][1], r: 33 }] : [],
    ),
    ...cornersOf(look, region).map((c) => ({ kind: "corruption", land, id: c.power, x: c.x, y: c.y, r: 27 })),
  ];
}

const far = (a, [x, y]) => Math.hypot(a.x - x, a.y - y);

/** The target at a map point, or null; `scale`: pixels a map unit. */
export function targetAt(targets, point, scale) {
  const found = targets
    .filter((t) => far(t, point) <= Math.max(t.r, REACH / scale))
    .sort((a, b) => far(a, point) / a.r - far(b, point) / b.r);
  return found[0] ?? null;
}

/** Does a finger mean this target alone, or must the land come nearer first? */
export const isClear = (targets, target, scale) =>
  !target.many && targets.every((t) => t === target || far(t, [target.x, target.y]) * scale >= REACH * 1.35);
