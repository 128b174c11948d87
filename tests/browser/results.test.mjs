// The end of a game and what is kept of it: the result with its plots and its picture, statistics, people under another name and none.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { decide, open, picture, player, served } from "./harness.mjs";

const site = served();

async function call(command, args = {}) {
  const answer = await fetch(new URL(`api/${command}`, site.url), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(args),
  });
  assert.ok(answer.ok, `${command}: ${await answer.clone().text()}`);
  return answer.json();
}

/** Plays a game of two people at random; to its end, or up to the last turn. */
async function played(names, seed, { last = false } = {}) {
  const seats = names.map((name, colour) => ({ name, colour, who: "human" }));
  let state = await call("new_game", { setup: { game: "small-world", players: 2, seed }, seats });
  let dice = BigInt(seed);
  const atLast = ({ view }) => last && view.round === view.rounds && view.turn === 1 - (view.first ?? 0) && view.turn === view.to_act;
  while (!state.view.over && !atLast(state)) {
    if (state.curtain) {
      state = await call("lift_curtain", { seat: state.curtain.seat });
      continue;
    }
    const { actions } = state.view;
    dice = (dice * 6364136223846793005n + 1442695040888963407n) & ((1n << 64n) - 1n);
    state = await call("act", { action: actions[Number((dice >> 33n) % BigInt(actions.length))] });
  }
}

const saved = async (page, press) => {
  const [file] = await Promise.all([page.waitForEvent("download"), press()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

test("a game ends with its result, and is counted", { timeout: 240000 }, async () => {
  await played(["Ada", "Ben"], 11);
  await played(["Adda", "Ben"], 12);
  await played(["Ada", "Ben"], 13, { last: true });
  const page = await open(site, { width: 390, height: 844, touch: true });
  const me = player(page, { touch: true });
  await me.press("#continue");
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 200 && (await me.where()).stage !== "end"; i++) await decide(page, me, memory);
  await page.locator(".end-facts").waitFor();
  assert.ok((await page.locator(".end-piece").count()) >= 2, "what everybody played");
  assert.match(await page.locator(".end-facts").innerText(), /Best round: (Ada|Ben), \d+ in round \d+/);
  await picture(page, "result");
  for (const way of ["cause", "piece"]) {
    await me.press(`.end [data-option="${way}"]`);
    await page.locator(".end .bars tr").first().waitFor();
    assert.ok((await page.locator(".end .bar").count()) >= 3, way);
  }
  const image = await saved(page, () => me.press("#share"));
  assert.match(image.name, /\.png$/);
  assert.deepEqual([...image.bytes.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  assert.ok(image.bytes.length > 20000, `${image.bytes.length} bytes`);
  await me.press("#to-statistics");
  await page.locator(".stats-games > li").nth(2).waitFor();
  assert.equal(await page.locator(".stats-games > li").count(), 3);
  await picture(page, "statistics");
  const people = () => page.locator(".stats .link").allInnerTexts();
  assert.deepEqual((await people()).toSorted(), ["Ada", "Adda", "Ben"]);
  const table = (await saved(page, () => me.press("#export-csv"))).bytes.toString("utf8");
  assert.equal(table.trim().split("\r\n").length, 7, "a line for each seat of each game, and what they are");
  // Adda was Ada all along.
  await me.press(".stats .link >> text=Adda");
  await me.press("#rename-person");
  await page.locator("input[name=person]").fill("Ada");
  await page.locator(".stats [role=status]").waitFor();
  await page.locator("input[name=person]").press("Enter");
  await page.locator(".page-head h1", { hasText: /^Ada$/ }).waitFor();
  assert.equal(await page.locator(".stats-games > li").count(), 3, "all games of both");
  await page.locator(".stats .plot").waitFor();
  await picture(page, "person");
  // Ben wants to be nowhere.
  await me.press(".page-head .button");
  await me.press(".stats .link >> text=Ben");
  await me.press("#forget-person");
  await me.press("#forget-sure");
  await page.locator(".stats .link").first().waitFor();
  assert.deepEqual(await people(), ["Ada"]);
  assert.match(await page.locator(".stats-games").innerText(), /Somebody/);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});
