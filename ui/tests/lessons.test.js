// Lessons as data: everything they say is there in all languages, and what they ask for can be followed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { languages } from "../i18n.js";
import { backTo, fits, isOver, isRight, theirs } from "../learn/progress.js";
import { lessons } from "../lessons/list.js";
import { FluentResource } from "../lib.js";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "locales");
const idsOf = (language, file) => new FluentResource(readFileSync(join(folder, language, `${file}.ftl`), "utf8")).body.map(({ id }) => id);
const all = await Promise.all(lessons.map(async (entry) => ({ entry, lesson: (await entry.load()).lesson })));

/** The texts a lesson needs. */
const wordsOf = ({ id, steps, seats }) => [
  `learn-${id}`,
  `learn-${id}-about`,
  ...seats.map(({ name }) => name),
  ...steps.flatMap((step) => [`learn-${id}-${step.id}`, ...(step.right ? [`learn-${id}-${step.id}-do`] : [])]),
];

test("every step says what it is about, and what is to be done, in every language; nothing is said for nothing", () => {
  for (const { id: language } of languages) {
    const there = ["ui", "content", "underground", "warcraft", "chaos", "learn"].flatMap((file) => idsOf(language, file));
    const needed = all.flatMap(({ lesson }) => wordsOf(lesson));
    assert.deepEqual(
      needed.filter((id) => !there.includes(id)),
      [],
      language,
    );
    const own = new RegExp(`^learn-(${lessons.map(({ id }) => id).join("|")})(-|$)`);
    assert.deepEqual(
      idsOf(language, "learn").filter((id) => own.test(id) && !needed.includes(id)),
      [],
      language,
    );
    for (const { game } of lessons) assert.ok(there.includes(game), game);
  }
});

test("a lesson begins with words, ends with words, and has one thing to do at a time", () => {
  assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
  for (const { entry, lesson } of all) {
    const { id, steps, seats, start } = lesson;
    assert.equal(id, entry.id);
    assert.equal(new Set(steps.map((step) => step.id)).size, steps.length, id);
    assert.equal(seats.filter(({ who }) => who === "human").length, 1, id);
    assert.ok(start.given || start.setup, id);
    for (const step of steps) {
      assert.ok(!(step.right && step.theirs), `${id} ${step.id}`);
      if (step.right) assert.ok(step.point, `${id} ${step.id} points at nothing`);
    }
    const last = steps.at(-1);
    assert.ok(!last.right && !last.theirs, id);
    assert.ok(theirs(lesson).every((action) => typeof action === "string"));
  }
});

test("what fits is right, and a step is over when it was done", () => {
  assert.ok(fits({ type: ["put", "put_all"], region: 3 }, { type: "put_all", region: 3 }));
  assert.ok(!fits({ type: "put", region: 3 }, { type: "put", region: 4 }));
  const step = { id: "a", right: [{ type: "conquer", region: 3 }] };
  assert.ok(isRight(step, { type: "conquer", region: 3 }, {}));
  assert.ok(!isRight(step, { type: "conquer", region: 4 }, {}));
  assert.ok(!isRight({ id: "b" }, { type: "done" }, {}), "one that only tells something asks for nothing");
  const at = (state) => ({ step: state, view: { count: state } });
  assert.deepEqual([isOver(step, at(4), 4, true), isOver(step, at(5), 4, true)], [false, true]);
  const long = { ...step, done: (view) => view.count > 5 };
  assert.deepEqual([isOver(long, at(5), 4, true), isOver(long, at(6), 4, true)], [false, true]);
  const watched = { id: "c", theirs: ["done"] };
  assert.deepEqual([isOver(watched, at(5), 4, false), isOver(watched, at(6), 4, true)], [false, true]);
  assert.ok(!isOver({ id: "d" }, at(9), 4, true));
});

test("taking back leads to the step that was due then", () => {
  assert.equal(backTo([0, 0, 1, 2, 2, 3], 2), 4);
  assert.equal(backTo([0, 0, 1, 2, 2, 3], 0), 1);
  assert.equal(backTo([3], 0), 0);
});
