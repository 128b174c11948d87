// The keys of the tables: one handler, and what each game says to it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { table, tell } from "../state.js";
import { press } from "../table/keys.js";
import { paused } from "../telling.js";

/** A key pressed on something that matches `on`. */
const key = (name, { on = [], ...more } = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  target: { closest: (selector) => on.some((one) => selector.split(", ").includes(one)) || null },
  ...more,
});

/** Keys of a game that note what was asked of them. */
function game(more = {}) {
  const done = [];
  const note = (what) => () => {
    done.push(what);
  };
  return {
    done,
    spared: "button, summary",
    escape: note("escape"),
    enter: note("enter"),
    pages: { l: "log" },
    more: (_, letter) => {
      done.push(letter);
      return letter !== "x";
    },
    ...more,
  };
}

const person = { bot_to_act: false };
const bot = { bot_to_act: true };

test("Enter plays, except on what it presses by itself", () => {
  const keys = game({ more: () => false });
  assert.equal(press(key("Enter"), person, keys), true);
  for (const on of ["button", "[role=button]", "a", "summary"]) assert.equal(press(key("Enter", { on: [on] }), person, keys), false, on);
  assert.deepEqual(keys.done, ["enter"]);
});

test("the space bar holds the bots, unless the game has something else to do or it lies on a button", () => {
  paused.value = false;
  press(key(" "), bot, game());
  assert.equal(paused.value, true);
  press(key(" "), bot, game({ space: () => true }));
  press(key(" ", { on: ["button"] }), bot, game());
  press(key(" "), person, game());
  assert.equal(paused.value, true, "only the first one");
  press(key(" "), bot, game());
  assert.equal(paused.value, false);
});

test("Escape, letters and combinations go where they belong", () => {
  globalThis.document = {
    getElementById: (id) => ({ click: () => keys.done.push(id) }),
    querySelector: () => ({ focus: () => keys.done.push("board") }),
  };
  const keys = game();
  try {
    assert.equal(press(key("Escape"), person, keys), true);
    assert.equal(press(key("L"), person, keys), true);
    assert.equal(press(key("b"), person, keys), true);
    assert.equal(press(key("q"), person, keys), true);
    assert.equal(press(key("x"), person, keys), false, "no key of the game: it stays the browser's");
    assert.equal(press(key("l", { ctrlKey: true }), person, keys), false, "nor is any other combination");
    assert.deepEqual(keys.done, ["escape", "tab-log", "board", "q", "x"]);
  } finally {
    delete globalThis.document;
  }
});

test("undo and redo say why not where they cannot", () => {
  const asked = [];
  table.value = {
    get undo() {
      asked.push("undo");
      return { ok: false };
    },
    get redo() {
      asked.push("redo");
      return { ok: false };
    },
  };
  for (const event of [key("u"), key("z", { ctrlKey: true }), key("r"), key("z", { metaKey: true, shiftKey: true })])
    assert.equal(press(event, person, game()), true);
  table.value = null;
  tell("", { stay: 0 });
  assert.deepEqual(asked, ["undo", "undo", "redo", "redo"]);
});
