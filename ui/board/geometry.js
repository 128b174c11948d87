// Plane geometry on points [x, y] in map units.

export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Length of a line of points. */
export function lengthOf(line) {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1], line[i]);
  return sum;
}

/** Twice the signed area of a polygon, halved: positive when clockwise on screen. */
export function areaOf(polygon) {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[(i + 1) % polygon.length];
    sum += ax * by - bx * ay;
  }
  return sum / 2;
}

/** Is the point inside the polygon (even-odd)? */
export function inside(polygon, [x, y]) {
  let is = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i];
    const b = polygon[j];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) is = !is;
  }
  return is;
}

/** Distance from a point to the outline of a polygon. */
export function toOutline(polygon, [x, y]) {
  let best = Infinity;
  let [ax, ay] = polygon[polygon.length - 1];
  for (let i = 0; i < polygon.length; i++) {
    const bx = polygon[i][0];
    const by = polygon[i][1];
    const dx = bx - ax;
    const dy = by - ay;
    const long = dx * dx + dy * dy;
    let t = long === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / long;
    t = Math.min(Math.max(t, 0), 1);
    const ex = x - ax - t * dx;
    const ey = y - ay - t * dy;
    const far = ex * ex + ey * ey;
    if (far < best) best = far;
    ax = bx;
    ay = by;
  }
  return Math.sqrt(best);
}

/** Room around a point: distance to the outline, negative outside. */
export const room = (polygon, point) => (inside(polygon, point) ? 1 : -1) * toOutline(polygon, point);

/** [left, top, right, bottom] of points. */
export function boxOf(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Do the segments ab and cd cross (touching ends do not count)? */
export function crosses(a, b, c, d) {
  const side = (p, q, r) => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** A smooth line through all the points (centripetal Catmull-Rom), a point every `step` units. */
export function smooth(points, step) {
  if (points.length < 3) return resample(points, step);
  const out = [];
  const at = (i) => {
    if (i >= 0 && i < points.length) return points[i];
    const [a, b] = i < 0 ? [points[0], points[1]] : [points[points.length - 1], points[points.length - 2]];
    return [2 * a[0] - b[0], 2 * a[1] - b[1]];
  };
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const t1 = Math.sqrt(distance(p0, p1)) || 1e-3;
    const t2 = t1 + (Math.sqrt(distance(p1, p2)) || 1e-3);
    const t3 = t2 + (Math.sqrt(distance(p2, p3)) || 1e-3);
    const parts = Math.max(1, Math.round(distance(p1, p2) / step));
    out.push(p1);
    for (let k = 1; k < parts; k++) {
      const t = t1 + ((t2 - t1) * k) / parts;
      const mix = (a, b, ta, tb) => [0, 1].map((c) => (a[c] * (tb - t) + b[c] * (t - ta)) / (tb - ta));
      const a1 = mix(p0, p1, 0, t1);
      const a2 = mix(p1, p2, t1, t2);
      const a3 = mix(p2, p3, t2, t3);
      out.push(mix(mix(a1, a2, 0, t2), mix(a2, a3, t1, t3), t1, t2));
    }
  }
  out.push(points[points.length - 1]);
  return out;
}

/** The same line with a point about every `step` units; the given points stay. */
export function resample(points, step) {
  const out = [points[0]];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    const parts = Math.max(1, Math.round(distance(a, b) / step));
    for (let k = 1; k < parts; k++) out.push([a[0] + ((b[0] - a[0]) * k) / parts, a[1] + ((b[1] - a[1]) * k) / parts]);
    out.push(b);
  }
  return out;
}

const short = (n) => Math.round(n * 10) / 10;

const pt = (p) => `${short(p[0])} ${short(p[1])}`;
const mid = (a, b) => `${short((a[0] + b[0]) / 2)} ${short((a[1] + b[1]) / 2)}`;

/** SVG path of a line, drawn as curves through the middles of its segments; its two ends are met exactly. */
export function pathOf(points) {
  const n = points.length;
  if (n < 3) return `M${points.map(pt).join("L")}`;
  let d = `M${pt(points[0])}L${mid(points[0], points[1])}`;
  for (let i = 1; i + 1 < n; i++) d += `Q${pt(points[i])} ${mid(points[i], points[i + 1])}`;
  return `${d}L${pt(points[n - 1])}`;
}

/**
 * SVG path of a ring of such lines put together: `corners` holds the points (as objects) in which the
 * lines meet, so that the ring follows each line's own curve exactly.
 */
export function ringPath(ring, corners) {
  const start = Math.max(
    0,
    ring.findIndex((p) => corners.has(p)),
  );
  const points = [...ring.slice(start), ...ring.slice(0, start), ring[start]];
  let d = `M${pt(points[0])}L${mid(points[0], points[1])}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const to = mid(points[i], points[i + 1]);
    d += corners.has(points[i]) ? `L${pt(points[i])}L${to}` : `Q${pt(points[i])} ${to}`;
  }
  return `${d}Z`;
}

/** A path of absolute commands M, L, C, Q, Z with its numbers moved and scaled. */
export function shift(d, { x, y, size }) {
  let odd = false;
  return d.replace(/-?\d+(?:\.\d+)?/g, (n) => {
    odd = !odd;
    const v = Math.round((Number(n) * size + (odd ? x : y)) * 10) / 10;
    return ` ${v}`;
  });
}
