// Regions that are drawn: cut in two, joined, and always a board whose borders have two sides.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { areaOf, blank, copyOf, cut, cutAll, drag, halve, isInside, join, touch } from "../workshop/survey.js";

const maps = new URL("../../src-tauri/crates/smallworld/maps/", import.meta.url);
const printed = (name) => JSON.parse(readFileSync(new URL(`${name}.json`, maps), "utf8"));
const sheet = () => blank({ id: "mine", game: "any", players: 2, rounds: 10, terrain: "hill" });
const total = (board) => board.regions.reduce((sum, { outline }) => sum + areaOf(outline), 0);

/** Borders have two sides, regions are numbered in order, everything keeps its place, and nothing overlaps. */
function sound(board, what) {
  for (const [i, region] of board.regions.entries()) {
    assert.equal(region.id, i, what);
    assert.equal(new Set(region.adjacent).size, region.adjacent.length, `${what}: ${i} twice`);
    assert.ok(!region.adjacent.includes(i), `${what}: ${i} beside itself`);
    for (const n of region.adjacent) assert.ok(board.regions[n]?.adjacent.includes(i), `${what}: ${i} and ${n}`);
    assert.ok(isInside(region.outline, region.at), `${what}: the middle of ${i}`);
    for (const other of board.regions) if (other.id !== i) assert.ok(!isInside(other.outline, region.at), `${what}: ${other.id} over ${i}`);
  }
}

test("a sheet is cut into regions line by line", () => {
  let board = sheet();
  for (const line of [
    [
      [20, 340],
      [300, 330],
      [700, 360],
      [980, 350],
    ],
    [
      [330, 12],
      [320, 345],
      [340, 690],
    ],
    [
      [660, 20],
      [670, 345],
      [650, 680],
    ],
  ]) {
    board = cutAll(board, line);
    assert.ok(board, "the line cuts");
    sound(board, "a drawn board");
  }
  assert.equal(board.regions.length, 6);
  assert.ok(Math.abs(total(board) - 984 * 684) < 984, `nothing is lost: ${total(board)}`);
  // Two in each row and one across: a grid of three by two.
  assert.deepEqual(board.regions.map(({ adjacent }) => adjacent.length).toSorted(), [2, 2, 2, 2, 3, 3]);
  assert.ok(board.regions.every(({ rim, entry }) => rim && entry));
  assert.ok(board.regions.every((a) => a.adjacent.every((n) => touch(a.outline, board.regions[n].outline))));
});

test("a region in the middle is no longer at the rim, nor an entry", () => {
  let board = sheet();
  for (const line of [
    [
      [0, 200],
      [1000, 200],
    ],
    [
      [0, 500],
      [1000, 500],
    ],
    [
      [300, 190],
      [300, 510],
    ],
    [
      [600, 190],
      [600, 510],
    ],
  ])
    board = cutAll(board, line) ?? assert.fail(`${line} cuts nothing`);
  sound(board, "with a middle");
  const inner = board.regions.find(({ outline }) => isInside(outline, [450, 350]));
  assert.deepEqual([inner.rim, inner.entry, inner.adjacent.length], [false, false, 4]);
});

test("a line that leads nowhere, or leaves too little, cuts nothing", () => {
  const board = sheet();
  for (const line of [
    [[500, 300]],
    [
      [400, 300],
      [600, 300],
    ],
    [
      [0, 20],
      [20, 0],
    ],
    [
      [500, 300],
      [1000, 300],
    ],
  ])
    assert.equal(cutAll(board, line), null, JSON.stringify(line));
  assert.equal(join(board, 0, 0), null);
});

test("what stands in a region stays where it stood when it is cut", () => {
  const board = sheet();
  board.regions[0] = { ...board.regions[0], marks: ["lost_tribe"], symbols: ["mine"], at: [800, 600] };
  const [a, b] = cut(board, 0, [
    [500, 0],
    [500, 700],
  ]).regions;
  assert.ok(isInside(a.outline, [800, 600]));
  assert.deepEqual([a.marks, a.symbols, b.marks, b.symbols], [["lost_tribe"], ["mine"], [], []]);
});

test("halves joined again are what they were", () => {
  let board = sheet();
  for (let i = 0; i < 40; i++) {
    const largest = board.regions.toSorted((a, b) => areaOf(b.outline) - areaOf(a.outline))[0];
    board = halve(board, largest.id) ?? assert.fail(`region ${largest.id} of ${i} cannot be halved`);
    sound(board, `${i} cuts`);
  }
  while (board.regions.length > 1) {
    const { id } = board.regions[board.regions.length - 1];
    const next = board.regions[id].adjacent.map((n) => join(board, n, id)).find(Boolean);
    if (!next) break;
    board = next;
    sound(board, `${board.regions.length} left`);
  }
  assert.ok(board.regions.length < 6, `${board.regions.length} are left`);
  assert.ok(Math.abs(total(board) - 984 * 684) < 984 * 4, `${total(board)}`);
});

test("printed boards can be cut and joined everywhere", () => {
  for (const name of ["small-world-2p", "small-world-5p", "underground-3p", "underground-5p"]) {
    const board = printed(name);
    let [cuts, joins, pairs] = [0, 0, 0];
    for (const { id, adjacent } of board.regions) {
      const half = halve(board, id);
      if (half) {
        cuts += 1;
        sound(half, `${name}: ${id} cut`);
        const again = join(half, id, board.regions.length);
        assert.ok(again, `${name}: ${id} cut and joined`);
        assert.deepEqual(again.regions[id].adjacent.toSorted(), adjacent.toSorted(), `${name}: the neighbours of ${id}`);
      }
      for (const n of adjacent.filter((m) => m > id)) {
        pairs += 1;
        const one = join(board, id, n);
        if (one) {
          joins += 1;
          sound(one, `${name}: ${id} and ${n} joined`);
        }
      }
    }
    assert.ok(cuts >= board.regions.length - 3, `${name}: ${cuts} of ${board.regions.length} were cut`);
    assert.ok(joins >= pairs * 0.8, `${name}: ${joins} of ${pairs} pairs were joined`);
  }
});

/** Every region lies on one island, borders lead to no other, and each island hangs together. */
function apart(board, what) {
  const on = new Map(board.islands.flatMap(({ id, regions }) => regions.map((region) => [region, id])));
  assert.equal(on.size, board.regions.length, what);
  for (const { id, adjacent } of board.regions) for (const other of adjacent) assert.equal(on.get(other), on.get(id), what);
}

/** A table of islands as the engine tells it: each in a box of its own. */
function islands(faces) {
  const board = { id: "printed", game: "warcraft", players: faces.length, rounds: 10, origin: "printed", islands: [], regions: [] };
  for (const face of faces) {
    const first = board.regions.length;
    const own = printed(`warcraft-${face}`).regions.map((region) => ({
      ...region,
      id: region.id + first,
      adjacent: region.adjacent.map((n) => n + first),
    }));
    board.islands.push({ id: face, regions: own.map(({ id }) => id) });
    board.regions.push(...own);
  }
  return board;
}

test("printed islands open on one sheet, and are changed there", () => {
  for (const faces of [
    ["l1a", "s1b"],
    ["l1a", "l2b", "m1a", "s1a", "s2b"],
  ]) {
    const board = copyOf(islands(faces), "mine");
    sound(board, faces.join());
    apart(board, faces.join());
    assert.deepEqual([board.id, "world" in board, "of" in board], ["mine", false, false]);
    for (const { outline, at } of board.regions)
      for (const [x, y] of [...outline, at]) assert.ok(Number.isInteger(x) && x >= 0 && y >= 0 && x <= 2000 && y <= 2000, `${x} ${y}`);
    let next = halve(board, 2);
    assert.equal(next.islands[0].regions.length, board.islands[0].regions.length + 1);
    sound(next, "halved");
    apart(next, "halved");
    const fresh = next.regions.length - 1;
    next = join(next, next.regions[fresh].adjacent[0], fresh);
    assert.equal(next.regions.length, board.regions.length);
    apart(next, "joined");
    // Neighbours on another island there are none.
    const other = board.islands[1].regions[0];
    assert.equal(join(board, 0, other), null);
  }
  const empty = blank({ id: "mine", game: "any", players: 5, rounds: 8, terrain: "hill", mark: "tile" });
  assert.deepEqual(
    empty.islands.map(({ regions }) => regions),
    [[0], [1], [2], [3], [4]],
  );
  sound(empty, "empty");
  apart(halve(empty, 3), "cut");
});

test("borders are moved, and nothing is folded", () => {
  const board = copyOf(printed("small-world-2p"), "mine");
  const before = board.regions.map(({ outline }) => JSON.stringify(outline));
  const corner = board.regions[9].outline[0];
  const moved = drag(board, corner, [corner[0] + 14, corner[1] + 9]);
  sound(moved, "moved");
  const changed = moved.regions.filter(({ outline }, i) => JSON.stringify(outline) !== before[i]);
  assert.ok(changed.length > 1, "what is done to one is done to its neighbour");
  assert.ok(Math.abs(total(moved) - total(board)) < 60, `${total(moved)} ${total(board)}`);
  assert.equal(drag(board, [-500, -500], [0, 0]), null, "there is no border");
  assert.equal(drag(board, corner, [corner[0] + 600, corner[1]]), null, "it would be folded");
  const sheeted = sheet();
  assert.equal(drag(sheeted, [8, 8], [200, 200]), null, "the edge of the sheet stays");
  const halves = cutAll(sheeted, [
    [500, 0],
    [500, 700],
  ]);
  const rim = drag(halves, [500, 8], [560, 60]);
  assert.ok(rim.regions.every(({ outline }) => outline.some(([, y]) => y === 8)));
  sound(rim, "along the edge");
});
