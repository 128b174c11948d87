// The Underground in the real app, by clicks; whole games of it are played in Chromium.
import { test } from "node:test";

import { firstRounds, thorough } from "./player.mjs";

test("two people play rounds of the Underground by clicks", { timeout: 600_000 }, () =>
  firstRounds({ game: "underground", seed: "5", map: /^underground-2p$/, rounds: thorough ? 3 : 2 }),
);
