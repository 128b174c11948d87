// A whole game on the islands of Warcraft in the real app, by clicks.
import { test } from "node:test";

import { wholeGame } from "./player.mjs";

test("two people play on islands to the end by clicks", { timeout: 600_000 }, () =>
  wholeGame({ game: "warcraft", seed: "6", map: /^warcraft-2p-l\d[ab]-s\d[ab]$/, pause: 5 }),
);
