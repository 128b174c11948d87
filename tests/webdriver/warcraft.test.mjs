// The islands of Warcraft in the real app, by clicks; whole games on them are played in Chromium.
import { test } from "node:test";

import { firstRounds, thorough } from "./player.mjs";

test("two people play rounds on islands by clicks", { timeout: 600_000 }, () =>
  firstRounds({ game: "warcraft", seed: "6", map: /^warcraft-2p-l\d[ab]-s\d[ab]$/, rounds: thorough ? 3 : 2 }),
);
