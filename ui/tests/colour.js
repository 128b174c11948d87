// How far apart two colours look: CIEDE2000, also as people see them who lack one kind of cone.

/** Red, green and blue of "#rrggbb" or "#rgb", linear, 0 to 1. */
export function linear(hex) {
  const long = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4]
    .map((i) => parseInt(long.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
}

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear red, green and blue. */
export const visions = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix, v) => matrix.map((row) => row.reduce((sum, k, i) => sum + k * v[i], 0));

/** CIELAB (D65) of a colour as a kind of sight sees it. */
export function labOf(hex, vision = "normal") {
  const rgb = times(visions[vision], linear(hex)).map((v) => Math.min(1, Math.max(0, v)));
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  );
  const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const rad = (degrees) => (degrees * Math.PI) / 180;

/** CIEDE2000 between two colours in CIELAB, with weights of 1. */
export function ciede2000([l1, a1, b1], [l2, a2, b2]) {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const polar = (a, b) => [Math.hypot(a * (1 + g), b), a === 0 && b === 0 ? 0 : ((Math.atan2(b, a * (1 + g)) * 180) / Math.PI + 360) % 360];
  const [[c1, h1], [c2, h2]] = [polar(a1, b1), polar(a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn / 2))];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = grey ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
  const t =
    1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2)))) * 2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** How far apart two colours look to a kind of sight. */
export const apart = (a, b, vision = "normal") => ciede2000(labOf(a, vision), labOf(b, vision));

/** Contrast of two colours as WCAG has it, 1 to 21. */
export function contrast(a, b) {
  const [p, q] = [a, b].map((hex) => linear(hex).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0));
  return (Math.max(p, q) + 0.05) / (Math.min(p, q) + 0.05);
}
