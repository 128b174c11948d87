// Where things stand round the middle of a region, in units of a disc 40 wide.
import { isFigure } from "../../../board/markers.js";

/**
 * Places for one region's look: `{stack: {x, y}, behind: [{marker, x, y, scale}], front: […], chip: {x, y}}`.
 * A mountain stands behind the stack, small markers at its left foot, figures large at its left, the
 * price at its upper right; at the `edge` of the map ("east", "west") things lean inwards. `close` (below 1) draws
 * markers smaller and nearer to the stack.
 */
export function clusterOf(look, edge = /** @type {string | null} */ (null), close = 1) {
  const has = Boolean(look.stack);
  const behind = [];
  const front = [];
  const small = [];
  const figures = [];
  const steep = look.markers.some((m) => m.kind === "mountain");
  // What lies in the region stands in a row below its pieces.
  (look.finds ?? []).forEach((id, i, all) => {
    front.push({
      marker: { kind: id, count: 1 },
      x: (i - (all.length - 1) / 2) * 22 - (has ? 5 : 0),
      y: has ? (steep ? 44 : 37) : 20,
      scale: has ? 0.74 : 0.82,
    });
  });
  for (const marker of look.markers) {
    if (marker.kind === "mountain") behind.push({ marker, x: has ? 1 : 0, y: has ? 3 : 12, scale: has ? 1.16 : 1.16 });
    else if (isFigure(marker.kind)) figures.push(marker);
    else small.push(marker);
  }
  const mountain = behind.length > 0;
  const stack = { x: 0, y: mountain ? 7 : 0 };
  const slots = has
    ? [
        [-21, 17],
        [-27, 1],
        [24, -6],
        [-18, -12],
      ]
    : mountain
      ? [
          [-22, 17],
          [22, 17],
          [0, 22],
        ]
      : [
          [0, 8],
          [-22, 8],
          [22, 8],
        ];
  small.forEach((marker, i) => {
    const [x, y] = slots[Math.min(i, slots.length - 1)];
    front.push({ marker, x, y: y + (mountain && has ? 5 : 0), scale: has ? 0.8 : 1 });
  });
  figures.forEach((marker, i) => {
    const wide = (marker.kind === "dragon" ? 30 : 25) - (edge === "west" ? 9 : 0);
    const x = has || mountain ? (i % 2 === 0 ? -wide : wide) : 0;
    front.push({ marker, x, y: 13 - (small.length > 0 && i === 0 ? 9 : 0), scale: has ? 0.95 : 1.1 });
  });
  const wide = look.chip?.kind === "die" || Boolean(look.chip?.glyph);
  const side = edge === "east" ? -16 : 16;
  if (close < 1 && has) {
    for (const m of behind) m.scale *= close;
    for (const m of front) [m.x, m.y, m.scale] = [m.x * close, stack.y + (m.y - stack.y) * close, m.scale * close];
  }
  const chip = has
    ? { x: side, y: (mountain ? -18 : -20) - (wide ? 6 : 0) }
    : mountain
      ? { x: 0, y: -2 }
      : { x: 0, y: front.length > 0 ? -16 : 0 };
  return { stack, behind, front, chip };
}
