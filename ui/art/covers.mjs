// Draws the covers of the boxes: art/covers/<game>.svg. Everything in them is drawn by the scripts in art/covers.
//
//   node art/covers.mjs [FOLDER]     run by hand when a scene changes; a test compares what lies there with what is drawn
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { page } from "./covers/brush.mjs";
import { under } from "./covers/caverns.mjs";
import { small } from "./covers/hills.mjs";
import { sea } from "./covers/islands.mjs";
import { both } from "./covers/mixed.mjs";
import { ruins } from "./covers/ruins.mjs";

/** Every cover by its game. @returns {Record<string, string>} */
export const covers = () =>
  Object.fromEntries(
    Object.entries({ "small-world": small, underground: under, warcraft: sea, chaos: ruins, mixed: both }).map(([game, draw]) => {
      const { defs, scene } = draw();
      return [game, page(defs, scene)];
    }),
  );

const here = fileURLToPath(import.meta.url);
if (process.argv[1] === here)
  for (const [game, text] of Object.entries(covers()))
    writeFileSync(join(process.argv[2] ?? join(dirname(here), "covers"), `${game}.svg`), text);
