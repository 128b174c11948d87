// A whole game on the islands of Warcraft in the real app, by clicks.
import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";

import { newFolder, Session, until } from "./client.mjs";
import { playUntil, table } from "./player.mjs";

test("two people play on islands to the end by clicks", { timeout: 600_000 }, async () => {
  const folder = await newFolder();
  const app = await Session.start({ folder: folder.path });
  const picture = async (name) => {
    if (!process.env.PICTURES) return;
    await mkdir(process.env.PICTURES, { recursive: true });
    const bytes = await app.picture().catch(() => null);
    if (bytes) await writeFile(join(process.env.PICTURES, `warcraft-${name}.png`), bytes);
  };
  try {
    await app.invoke("settings", { set: { language: "en", motion: "off", sound: false } });
    await app.run(() => location.reload());
    await app.press("#new-game");
    await app.press('.games [data-option="warcraft"]');
    await app.press('.new-player:nth-child(2) [data-option="human"]');
    await app.press(".new-side details:last-of-type > summary");
    await app.type(await app.find(".new-side details input"), process.env.SEED ?? "6");
    await app.press("#start:not([aria-disabled=true])");
    await until(async () => (await table(app)).seats.length === 2, 5_000, "a game is on the table");
    assert.match((await table(app)).view.map, /^warcraft-2p-l\d[ab]-s\d[ab]$/);
    await playUntil(app, ({ view, curtain }) => view.round >= 5 && view.stage === "conquest" && !curtain);
    await picture("table");
    const end = await playUntil(app, ({ view }) => view.over);
    assert.ok(end.view.winners.length > 0);
    await app.find('.end [role="img"], [role=dialog] table');
    await picture("end");
  } catch (error) {
    await picture("failed");
    throw error;
  } finally {
    await app.quit();
    await folder.remove();
  }
});
