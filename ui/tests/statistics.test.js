// Results and statistics: what the numbers say, and that there are words for all of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { told as chaos } from "../games/chaos/end.js";
import { told as family } from "../games/smallworld/end.js";
import { files, has, t } from "../i18n.js";
import {
  bestRound,
  byLevel,
  byPerson,
  byPiece,
  causesOf,
  chosen,
  courseOf,
  gamesBy,
  longestStreak,
  notable,
  recordsOf,
  streakOf,
} from "../statistics/figures.js";
import { linesOf } from "../statistics/picture.js";
import { inEach, readAll } from "./languages.js";

/** A seat: "Ada 97 elves+flying:40 dwarves+merchant:57"; a bot's name begins with a small letter. */
function seat(text, colour, most) {
  const [name, points, ...pieces] = text.split(" ");
  const bot = /^[a-z]/.test(name);
  return {
    name: name === "-" ? "" : name,
    colour,
    who: bot ? "bot" : "human",
    level: bot ? "easy" : null,
    style: null,
    rank: Number(points) === most ? 1 : 2,
    won: Number(points) === most,
    points: Number(points),
    pieces: pieces.map((piece) => ({ ids: piece.split(":")[0].split("+"), points: Number(piece.split(":")[1]), round: 1 })),
    causes: [{ cause: "regions", points: Number(points) }],
  };
}

let ended = 0;

/** A result: one text for each seat. @returns {Ui.GameResult} */
function result(seats, more = {}) {
  ended += 1;
  const most = Math.max(...seats.map((text) => Number(text.split(" ")[1])));
  return /** @type {any} */ ({
    id: String(ended).padStart(16, "0"),
    game: "small-world",
    map: "small-world-2p",
    ended,
    rounds: 3,
    actions: 100,
    seats: seats.map((text, i) => seat(text, i, most)),
    by_round: [seats.map(() => 0), seats.map((text) => Number(text.split(" ")[1]))],
    contested: [{ region: 3, times: 4 }],
    ...more,
  });
}

const evening = [
  result(["Ada 50 elves+flying:50", "Ben 60 orcs+stout:60"]),
  result(["Ada 70 elves+flying:30 giants+forest:40", "easy 60 orcs+stout:60"]),
  result(["Ada 80 trolls+swamp:80", "Ben 20 elves+hill:20"]),
  result(["Ben 90 orcs+stout:90", "- 10 elves+flying:10"], { map: "small-world-3p" }),
].reverse();

test("the best round is the most that was won in one", () => {
  const rows = [
    [5, 5],
    [10, 4],
    [12, 20],
  ];
  assert.deepEqual(bestRound(result(["Ada 12", "Ben 20"], { by_round: rows })), { seat: 1, round: 2, points: 16 });
  assert.equal(bestRound(result(["Ada 12", "Ben 20"], { by_round: [[12, 20]] })), null);
});

test("causes are rows for all seats, the rest in one", () => {
  const one = result(["Ada 12", "Ben 20"]);
  one.seats[0].causes = [..."abcdefghi"].map((cause, i) => ({ cause, points: i }));
  one.seats[1].causes = [{ cause: "market", points: -20 }];
  const rows = causesOf(one, 4);
  assert.deepEqual(
    rows.map(({ cause, values }) => [cause, ...values]),
    [
      ["market", 0, -20],
      ["i", 8, 0],
      ["h", 7, 0],
      [null, 21, 0],
    ],
  );
  assert.equal(causesOf(one, 20).length, 10);
});

test("people are told apart by name, whatever its spelling; who is forgotten and bots are nobody", () => {
  assert.deepEqual(
    byPerson(evening).map(({ key, games, wins }) => [key, games, wins]),
    [
      ["Ada", 3, 2],
      ["Ben", 3, 2],
    ],
  );
  assert.equal(chosen(evening, { person: "ada" }).length, 3);
  assert.equal(chosen(evening, { map: "small-world-3p" }).length, 1);
  assert.equal(chosen(evening, { game: "chaos" }).length, 0);
  assert.deepEqual(byLevel(evening), [{ key: "easy", games: 1, wins: 0, points: 60, best: 60 }]);
  assert.deepEqual(
    gamesBy(evening, ({ map }) => map),
    [
      ["small-world-2p", 3],
      ["small-world-3p", 1],
    ],
  );
});

test("streaks count the games somebody played, the newest first", () => {
  assert.deepEqual([streakOf(evening, "Ada"), longestStreak(evening, "Ada")], [2, 2]);
  assert.deepEqual([streakOf(evening, "Ben"), longestStreak(evening, "Ben")], [1, 1]);
  assert.deepEqual(
    courseOf(evening, "ben").map(({ points, won }) => [points, won]),
    [
      [60, true],
      [20, false],
      [90, true],
    ],
  );
});

test("races and powers are counted with what they brought", () => {
  const elves = byPiece(evening, 0).find(({ key }) => key === "elves");
  assert.deepEqual(elves, { key: "elves", games: 4, wins: 1, points: 110, best: 50 });
  assert.deepEqual(
    byPiece(evening, 1, "Ben").map(({ key }) => key),
    ["stout", "hill"],
  );
  // A power of Chaos brings all that its player has.
  assert.equal(byPiece([result(["Ada 44 khorne:0", "Ben 30 nurgle:0"], { game: "chaos" })], 0)[0].points, 44);
});

test("what is notable is told of the game in which it happened", () => {
  const ids = (list, one) => notable(list, one).map(({ id }) => id);
  assert.deepEqual(ids(evening, evening[0]), ["stats-record"], "a record is told once");
  assert.deepEqual(ids(evening, evening[1]), ["stats-streak", "stats-personal"]);
  assert.deepEqual(ids(evening, evening[3]), [], "the first game of all is none");
  const late = [result(["Cy 9", "Ben 8"]), result(["Cy 1", "Ben 8"]), result(["Cy 1", "Ben 8"])];
  [late[0].ended, late[2].ended] = [late[2].ended, late[0].ended];
  assert.ok(ids(late, late[0]).includes("stats-first-win"));
});

test("records name the game they were set in", () => {
  const records = Object.fromEntries(recordsOf(evening).map(({ id, vars }) => [id, [vars.name, vars.points ?? vars.count]]));
  assert.deepEqual(records, {
    "stats-most": ["Ben", 90],
    "stats-best-round": ["Ben", 90],
    "stats-longest": ["Ada", 2],
    "stats-closest": ["Ada", 10],
    "stats-widest": ["Ben", 80],
  });
  assert.deepEqual(recordsOf([]), []);
});

test("a long title is broken into lines, Chinese anywhere", () => {
  const pen = /** @type {any} */ ({ measureText: (text) => ({ width: [...text].length }) });
  assert.deepEqual(linesOf(pen, "Ada and Ben share it", 10), ["Ada and", "Ben share", "it"]);
  assert.deepEqual(linesOf(pen, "甲乙丙丁戊", 2), ["甲乙", "丙丁", "戊"]);
  assert.deepEqual(linesOf(pen, "Incomprehensibilities", 5), ["Incomprehensibilities"]);
});

test("every language has words for all of it", async () => {
  await readAll(files);
  const about = { name: "Ada", points: 3, round: 2, count: 4, games: 5, before: 2, region: "x", other: "Ben", names: "Adda", people: 2 };
  inEach((language) => {
    const say = (/** @type {string} */ id, vars = about) => assert.ok(has(id) && t(id, { ...about, ...vars }), `${id} in ${language}`);
    for (const one of evening) for (const { id, vars } of notable(evening, one)) say(id, vars);
    for (const { id, vars } of recordsOf(evening)) say(id, vars);
    for (const id of [
      "stats-sum",
      "stats-merge-note",
      "stats-forget-note",
      "stats-all",
      "stats-also",
      "stats-first-win",
      "screen-statistics",
    ])
      say(id);
    for (const { facets, points } of [family, chaos]) {
      for (const id of [`stats-plot-${points}`, `stats-course-${points}`]) say(id);
      for (const { id } of facets) for (const end of ["", "s"]) say(`stats-${id}${end}`);
    }
    for (const cause of ["domination", "ruin", "ruiner", "dial", "plunged_into_chaos", "provender_of_ruin"])
      assert.notEqual(chaos.cause(cause), "", cause);
    for (const cause of ["regions", "declined_regions", "market", "merchant", "dwarves"])
      assert.doesNotMatch(family.cause(cause), /[_-]/, `${cause} in ${language}`);
    assert.ok(family.piece(["elves", "flying"]) && chaos.piece(["khorne"]));
  });
});
