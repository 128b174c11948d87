// Whole games by taps and clicks at phone and tablet size, in three languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { decide, newGame, open, player, playThrough, served, toReplay } from "./harness.mjs";

const site = served();

// On a phone another one is played by double taps, to its end where the run is thorough.
for (const { name, width, height, rounds } of [
  { name: "phone", width: 390, height: 844, rounds: 5 },
  { name: "tablet", width: 820, height: 1180 },
]) {
  test(`two people play ${rounds ? `${rounds} rounds` : "a whole game"} by taps on a ${name}`, { timeout: 400000 }, async () => {
    const page = await open(site, { width, height, touch: true });
    const me = player(page, { touch: true });
    await newGame(page, me, { players: 2, seed: "42" });
    const memory = { turns: 0, taps: 0 };
    const seen = await playThrough(page, me, memory, { rounds });
    for (const stage of ["choose", "conquest", "redeploy", "curtain"]) assert.ok(seen.has(stage), `no ${stage}`);
    assert.ok(memory.curtains >= (rounds ? 2 * rounds - 1 : 15), `${memory.curtains} curtains`);
    assert.ok(memory.declines >= 1, "nobody declined");
    if (!rounds) {
      assert.ok(seen.has("end"), "no end");
      assert.equal(await page.locator(".final tbody tr:has(th[scope=row])").count(), 2);
      await page.locator(".plot svg").waitFor();
      await toReplay(page);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("one person against two bots, a game continued after closing the page", { timeout: 200000 }, async () => {
  const page = await open(site, { width: 1280, height: 800 });
  const me = player(page);
  await page.locator("#settings").click();
  await page.locator("[data-option=instant]").click();
  await page.locator(".page-head .button").first().click();
  await newGame(page, me, { players: 3, humans: 1, seed: "7" });
  const memory = { turns: 0, taps: 0 };
  for (let i = 0; i < 24; i++) await decide(page, me, memory);
  assert.ok(!memory.curtains, "one person needs no curtain");
  assert.ok((await page.locator(".log-turn").count()) >= 3);
  // In the middle of the turn: leave, and go on.
  await page.waitForFunction(() => document.querySelector("#table[data-mine=true][aria-busy=false], .end"));
  const before = await page.evaluate(() => ({
    stage: document.getElementById("table").dataset.stage,
    revision: document.getElementById("table").dataset.revision,
  }));
  await page.reload();
  await page.locator("#continue").click();
  await page.locator("#table[data-mine=true]").waitFor();
  const again = await page.evaluate(() => ({
    stage: document.getElementById("table").dataset.stage,
    revision: document.getElementById("table").dataset.revision,
  }));
  assert.equal(again.stage, before.stage);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

for (const [locale, words] of [
  ["en-GB", /New game/],
  ["zh-CN", /新游戏/],
  ["zh-TW", /新遊戲/],
]) {
  test(`the screens speak ${locale}`, { timeout: 120000 }, async () => {
    const page = await open(site, { width: 390, height: 844, touch: true, locale });
    assert.match(await page.locator("#new-game").innerText(), words);
    const me = player(page, { touch: true });
    const said = [];
    const read = async () =>
      said.push(
        await page.evaluate(() =>
          [...document.querySelectorAll("#app *")]
            .filter((n) => !n.closest("[translate=no]"))
            .flatMap((n) => [
              n.getAttribute("aria-label"),
              n.getAttribute("title"),
              ...[...n.childNodes].filter((c) => c.nodeType === 3).map((c) => c.textContent),
            ])
            .filter(Boolean)
            .join("\n"),
        ),
      );
    await read();
    for (const screen of ["settings", "credits", "saves"]) {
      await me.press(`#${screen}`);
      await page.locator(".page-head").waitFor();
      await read();
      await me.press(".page-head .button");
    }
    await newGame(page, me, { players: 2, humans: 1, seed: "5" });
    const memory = { turns: 0, taps: 0 };
    for (let i = 0; i < 14; i++) {
      await decide(page, me, memory);
      await read();
    }
    for (const tab of ["market", "players", "log"]) {
      await page.locator(`#tab-${tab}`).click();
      await page.waitForTimeout(100);
      await read();
    }
    const raw = said
      .join("\n")
      .split("\n")
      .filter((line) => /\b(race|power|terrain|event|cause|blocked|stage|expect|map|house|undo|symbol|marker|piece)-[a-z_]+\b/.test(line));
    assert.deepEqual([...new Set(raw)], [], "raw ids on the screen");
    if (locale !== "en-GB") {
      // Names of games that were saved in another language stay as they are.
      const names = /(Player|Bot) \d|Brakka|Old Moss|Penny Vane|Fitch|Elbowroom|English|Alegreya|OFL|elbow\b|game-icons\.net|CC BY/g;
      const english = said
        .join("\n")
        .split("\n")
        .filter((line) => /[A-Za-z]{3,}/.test(line.replace(names, "")));
      assert.deepEqual([...new Set(english)], [], "English on a Chinese screen");
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
