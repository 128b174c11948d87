// Games of each kind by somebody who has only the accessibility tree: neither pixels nor the page's elements, nor what the backend says.
// One is played to its end, where the run is thorough another with two people and Chaos too; the others are left after some turns.
// Whatever cannot be told or done there is a fault of the screens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, served, thorough } from "./harness.mjs";
import { reader } from "./tree.mjs";

const site = served();

/** Activates what is found by role, name and place, as soon as it is there. */
const choose =
  (me) =>
  async (...wish) => {
    const { seen, answer } = await me.until((now) => now.one(...wish), wish.map(String).join(" "));
    if (!answer.on) await me.act(answer, seen);
  };

/** From the first screen to a table: bots at once, one person and easy bots, or people alone. */
async function begin(me, { game, humans }) {
  const press = choose(me);
  await press("button", "Settings");
  await press("radio", "At once", "Speed of the bots");
  await press("button", "Back");
  await press("button", "New game");
  // A box is called by all that is written on it: its name, then a line that begins with a capital letter.
  await press("button", new RegExp(`^${game}\\s*(Crowded|Caverns|Islands|Four)\\b`));
  for (let i = 0; ; i++) {
    const seats = (now) => now.one("radio", game)?.on && now.all("button", /(Human|Bot: \w+)$/, "Players");
    const { seen, answer: rows } = await me.until((now) => seats(now)?.length && seats(now), "the seats");
    if (!rows[i]) break;
    await me.act(rows[i], seen);
    await press("radio", i < humans ? "Human" : "Bot: easy", "Who plays");
  }
  // Always the same game: its number is typed.
  await press("DisclosureTriangle", "Number of the game");
  const { answer: number } = await me.until((now) => now.one("textbox", /same number/), "a number");
  await me.type(number, "11");
  const start = await me.until((now) => {
    const button = now.one("button", "Start the game");
    return button && !button.disabled && button;
  }, "a game that can start");
  await me.act(start.answer, start.seen);
}

const acts = "What you can do";
const sure = /^(Stop all the same|End the turn|Yes, pass|Decline$)/;

/** The table as the tree tells it: over, covered, or somebody's turn with what may be done. */
function stand(seen) {
  const over = seen.one("dialog", /\b(wins?|share)\b/);
  if (over) return { over };
  const curtain = seen.one("button", /^I am /);
  if (curtain) return { curtain };
  const main = seen.one("main", /^/);
  const buttons = seen.all("button", /./, acts);
  if (!main || main.busy || buttons.length === 0 || buttons.some((b) => b.name === "Show at once")) return null;
  // The first of them that Enter stands for, by its own saying.
  const primary = buttons.find((b) => b.keys === "Enter") ?? buttons.at(-1);
  return { buttons, primary, places: seen.all("button", /./, "Map").filter((b) => b.description !== b.name) };
}

/** What a region may be had for: tokens, a die, or not. */
const priceOf = ({ name }) => {
  const [, tokens] = name.match(/, costs (\d+)/) ?? [];
  return tokens ? Number(tokens) : / die, \d+ %/.test(name) ? 20 : null;
};

/** One decision in the family of Small World: the node to be activated. */
function decideFamily(seen, { buttons, primary, places }, memory) {
  const ask = seen.one("alert", /^/);
  if (ask) return buttons.find((b) => sure.test(b.name)) ?? primary;
  if (/^Choose a people/.test(primary.name)) {
    memory.conquests = 0;
    memory.peoples += 1;
    return seen.all("button", / free( |$)/, "Market").find((b) => !b.on && !b.disabled);
  }
  if (/^Gather/.test(primary.name)) {
    memory.conquests = 0;
    memory.turns += 1;
    const decline = buttons.find((b) => /^Decline/.test(b.name));
    if (decline && memory.turns % 4 === 0) return decline;
    return primary;
  }
  const picked = places.find((p) => p.on);
  if (!primary.disabled && /^(Conquer for|Roll)/.test(primary.name) && picked) {
    memory.conquests += 1;
    memory.taken += 1;
    return primary;
  }
  const priced = places.filter((p) => priceOf(p) !== null && !p.on).sort((a, b) => priceOf(a) - priceOf(b));
  if (priced.length > 0 && memory.conquests < 1 + (memory.turns % 2)) return priced[memory.taken % Math.min(2, priced.length)];
  const may = (p) => /, (a piece may be put here|may be chosen)/.test(p.name);
  if (primary.disabled) {
    const put = [/^All \d+ here$/, /^Put one$/].map((name) => buttons.find((b) => name.test(b.name) && !b.disabled)).find(Boolean);
    const open = places.filter((p) => may(p) && !p.on);
    memory.put += 1;
    if (put && picked) return put;
    return open[memory.put % open.length];
  }
  return primary;
}

/** One decision in Chaos. */
function decideChaos(seen, { buttons, primary, places }, memory) {
  const yes = buttons.find((b) => sure.test(b.name));
  if (yes) return yes;
  const choices = seen.all("button", /./, "Choices");
  if (choices.length > 0) {
    if (choices.some((c) => c.on) && !primary.disabled) return primary;
    return choices.filter((c) => !c.on)[memory.turns++ % choices.length] ?? primary;
  }
  if (!primary.disabled && /^(Summon|Play) /.test(primary.name)) {
    memory.taken += 1;
    return primary;
  }
  const lands = places.filter((p) => /, costs \d+ power/.test(p.name));
  if (lands.length > 0) return lands[memory.taken % lands.length];
  const open = buttons.filter((b) => /, \d+ power( each)?$/.test(b.name) && b.description !== "cannot be used now" && !b.on);
  memory.put += 1;
  if (open.length === 0 || (memory.put % 5 === 0 && !primary.disabled)) return primary;
  return open[memory.put % open.length];
}

/** Plays until the result is told, or so many turns are over; every step changes something the tree tells. */
async function play(me, decide, memory, turns) {
  for (let i = 0; i < 900; i++) {
    const { seen, answer: now } = await me.until(stand, "whose turn it is", 60000);
    if (memory.doing) memory.told += seen.spoken.some((line) => / (conquers|summons) /.test(line));
    if (now.over || memory.turns > turns) return now.over;
    if (now.curtain) memory.curtains += 1;
    const node = now.curtain ?? decide(seen, now, memory);
    if (!node) throw new Error(`the tree tells of nothing to do\n${seen.text()}`);
    if (process.env.SHOW_STEPS) console.error(node.role, node.name);
    memory.doing = /^(Conquer for|Summon) /.test(node.name);
    memory.done += memory.doing;
    await me.act(node, seen);
  }
  throw new Error("the game did not end");
}

for (const { game, humans, decide, turns = Infinity } of [
  { game: "Small World", humans: thorough ? 2 : 1, decide: decideFamily },
  { game: "Small World Underground", humans: 2, decide: decideFamily, turns: 4 },
  { game: "Small World of Warcraft", humans: 1, decide: decideFamily, turns: 4 },
  { game: "Chaos in the Old World", humans: 1, decide: decideChaos, turns: thorough ? Infinity : 2 },
]) {
  test(`${turns === Infinity ? "a whole game" : "some turns"} of ${game} by the accessibility tree alone`, {
    timeout: 300000,
  }, async () => {
    const page = await open(site, { width: 1280, height: 800 });
    const me = await reader(page);
    await begin(me, { game, humans });
    const memory = { turns: 0, conquests: 0, taken: 0, put: 0, peoples: 0, curtains: 0, done: 0, told: 0 };
    const over = await play(me, decide, memory, turns);
    console.log(`# ${over?.name}; ${JSON.stringify(memory)}`);
    if (over) {
      // The result is announced: the focus goes to it, and it tells a place and points for everybody.
      await me.until(({ nodes }) => nodes.some((n) => n.focused && n.within.some((w) => w.id === over.id)), "a focus in the result");
      await me.until((now) => now.all("rowheader", /./, over.name).length >= 2, "a row for everybody");
    }
    assert.equal(Boolean(over), turns === Infinity);
    assert.ok(memory.told >= memory.done * 0.6, `${memory.told} of ${memory.done} were told at once`);
    assert.ok(memory.taken >= 4, `${memory.taken} conquered or summoned`);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
