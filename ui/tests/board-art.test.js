// Every piece has its glyph, every icon its credit, every colour its distance.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { chosen } from "../art/chosen-icons.mjs";
import { glyphs } from "../art/glyphs.js";
import { own } from "../art/own-glyphs.mjs";
import { hasMarker, markerHeights } from "../board/markers.js";
import { layersOf, patterns } from "../board/pieces.js";

const text = (path) => readFileSync(new URL(path, import.meta.url), "utf8");
const races = "amazons dwarves elves ghouls giants halflings humans orcs ratmen skeletons sorcerers tritons trolls wizards".split(" ");
const powers = [
  ..."alchemist berserk bivouacking commando diplomat dragon_master flying forest fortified heroic hill".split(" "),
  ..."merchant mounted pillaging seafaring spirit stout swamp underworld wealthy".split(" "),
];

test("each race, power and symbol of Small World has a glyph of its own", () => {
  assert.deepEqual(
    races.filter((id) => !glyphs.race[id]),
    [],
  );
  assert.deepEqual(
    powers.filter((id) => !glyphs.power[id]),
    [],
  );
  assert.deepEqual(
    ["mine", "magic", "cavern"].filter((id) => !glyphs.symbol[id]),
    [],
  );
  const paths = [...races.map((id) => glyphs.race[id]), ...powers.map((id) => glyphs.power[id])];
  assert.equal(new Set(paths).size, paths.length);
});

test("each marker can be drawn", () => {
  const kinds = ["mountain", "lair", "fortress", "encampment", "hole", "hero", "dragon"];
  assert.deepEqual(
    kinds.filter((kind) => !hasMarker(kind) || !markerHeights[kind]),
    [],
  );
});

test("each borrowed icon is credited with its author, each other glyph is our own", () => {
  const credits = text("../art/CREDITS-icons.md");
  assert.match(credits, /CC BY 3\.0/);
  for (const [kind, ids] of Object.entries(glyphs)) {
    for (const id of Object.keys(ids)) {
      if (own[kind]?.[id]) {
        assert.equal(glyphs[kind][id], own[kind][id], `${kind} ${id}: run make-glyphs.mjs`);
        continue;
      }
      const [name, author] = chosen[kind][id];
      assert.ok(credits.includes(`| ${kind} | ${id} | ${name} | ${author} |`), `${kind} ${id}`);
    }
  }
});

test("every pattern is different and every stack shows at most five discs", () => {
  assert.equal(new Set(patterns).size, 5);
  assert.deepEqual([1, 2, 3, 5, 12].map(layersOf), [0, 1, 2, 4, 4]);
});

const css = text("../board/board.css");
const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const rgb = (hex) => {
  const h = hex.length === 4 ? [...hex.slice(1)].map((c) => c + c).join("") : hex.slice(1);
  return [0, 2, 4].map((i) => linear(parseInt(h.slice(i, i + 2), 16) / 255));
};
/** Colours as seen by common types of colour vision (Machado et al. 2009, full strength), in linear RGB. */
const sights = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** CIE Lab of a linear colour. */
function lab(c) {
  const [r, g, b] = c.map((v) => Math.max(0, Math.min(1, v)));
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
    0.2126 * r + 0.7152 * g + 0.0722 * b,
    (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
  ].map(f);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a, b) => {
  const [x, y] = [luminance(rgb(a)), luminance(rgb(b))].sort((p, q) => q - p);
  return (x + 0.05) / (y + 0.05);
};
const block = (selector) => css.slice(css.indexOf(selector), css.indexOf("}", css.indexOf(selector)));
const value = (from, name) => block(from).match(new RegExp(`${name}:\\s*(#[0-9a-f]{3,6})`))[1];

for (const palette of [":root", '[data-palette="bright"]', '[data-palette="contrast"]']) {
  test(`palette ${palette}: five colours apart for all common types of colour vision`, () => {
    const colours = [0, 1, 2, 3, 4].map((i) => value(palette, `--player-${i}`));
    for (const [sight, m] of Object.entries(sights)) {
      const seen = colours.map((c) => lab(m.map((row) => row.reduce((sum, v, i) => sum + v * rgb(c)[i], 0))));
      for (let i = 0; i < 5; i++) {
        for (let j = i + 1; j < 5; j++) {
          const apart = Math.hypot(...seen[i].map((v, k) => v - seen[j][k]));
          assert.ok(apart >= 15, `${sight}: ${colours[i]} and ${colours[j]} are ${apart.toFixed(1)} apart`);
        }
      }
    }
  });

  test(`palette ${palette}: each pattern can be seen on its colour`, () => {
    for (let i = 1; i < 5; i++) {
      const c = contrast(value(palette, `--player-${i}`), value(palette, `--player-${i}-on`));
      assert.ok(c >= 3, `${i}: ${c.toFixed(1)}`);
    }
  });
}

test("numerals and glyphs stand out from the face of a piece", () => {
  assert.ok(contrast(value(":root", "--piece-face"), value(":root", "--piece-ink")) >= 7);
});
