// A whole game of the Underground in the real app, by clicks.
import { test } from "node:test";

import { wholeGame } from "./player.mjs";

test("two people play the Underground to the end by clicks", { timeout: 600_000 }, () =>
  wholeGame({ game: "underground", seed: "5", map: /^underground-2p$/, pause: 4 }),
);
