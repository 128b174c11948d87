// Players are told apart by colour, whatever kind of sight looks at them; patterns and shapes come on top of that.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { apart, ciede2000, contrast, visions } from "./colour.js";

const LEAST = 20;

const read = (file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** The variables of the rule that begins with `selector`. */
function variables(css, selector) {
  const start = css.indexOf(`\n${selector} {`);
  assert.ok(start >= 0, selector);
  return Object.fromEntries(
    [...css.slice(start, css.indexOf("}", start)).matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map((m) => [m[1], m[2]]),
  );
}

const board = read("board/board.css");
const chaos = read("games/chaos/board.css");
const powers = ["khorne", "nurgle", "tzeentch", "slaanesh"];
const players = [0, 1, 2, 3, 4];
const palettes = {
  map: [variables(board, ":root"), players.map((i) => `player-${i}`)],
  bright: [variables(board, '[data-palette="bright"]'), players.map((i) => `player-${i}`)],
  contrast: [variables(board, '[data-palette="contrast"]'), players.map((i) => `player-${i}`)],
  "powers of Chaos": [variables(chaos, ":root"), powers.map((p) => `ch-${p}`)],
};

test("CIEDE2000 gives the published differences", () => {
  // Sharma, Wu and Dalal 2005, table 1.
  const published = [
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615],
    [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[50, 2.5, 0], [61, -5, 29], 22.8977],
    [[50, 2.5, 0], [56, -27, -3], 31.903],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ];
  for (const [a, b, wanted] of published) {
    assert.ok(Math.abs(ciede2000(a, b) - wanted) < 1e-4, `${a} and ${b}: ${ciede2000(a, b)}, not ${wanted}`);
    assert.ok(Math.abs(ciede2000(b, a) - wanted) < 1e-4, "the same the other way round");
  }
});

for (const [name, [colours, ids]] of Object.entries(palettes)) {
  test(`${name}: any two colours are ${LEAST} apart for every kind of sight`, () => {
    for (const vision of Object.keys(visions)) {
      for (const [i, a] of ids.entries()) {
        for (const b of ids.slice(i + 1)) {
          const far = apart(colours[a], colours[b], vision);
          assert.ok(far >= LEAST, `${a} ${colours[a]} and ${b} ${colours[b]} are ${far.toFixed(1)} apart in ${vision}`);
        }
      }
    }
  });

  test(`${name}: what is written or drawn on a colour can be read`, () => {
    for (const id of ids) {
      const has = contrast(colours[id], colours[`${id}-on`]);
      assert.ok(has >= 4.5, `${id}: ${has.toFixed(2)}`);
    }
  });
}

test("the list of games wears the colours of the powers", () => {
  const controls = read("style/controls.css");
  for (const [i, power] of powers.entries()) {
    assert.match(controls, new RegExp(`\\.power-${i} \\{\\s*fill: ${palettes["powers of Chaos"][0][`ch-${power}`]};`));
  }
});
