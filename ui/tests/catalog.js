// A catalog of everything that the words name, with numbers of no meaning: what the backend would say, for tests without one.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const read = (file) => readFileSync(fileURLToPath(new URL(`../locales/en/${file}.ftl`, import.meta.url)), "utf8");

/** The things of a kind that have a name of their own. @param {string} file @param {string} kind @returns {string[]} */
const named = (file, kind) => {
  const text = read(file);
  return [...text.matchAll(new RegExp(`^${kind}-([a-z_]+) =`, "gm"))].map((m) => m[1]);
};

/** Races that are nobody's, or of the example box that no list offers. */
const apart = new Set(["murloc", "grasshoppers", "innkeepers", "tricksters", "beekeepers"]);

const family = (id, file) => ({
  id,
  races: named(file, "race")
    .filter((race) => !apart.has(race))
    .map((race) => ({ id: race, tokens: 5, supply: 10, ...(id === "warcraft" ? { faction: "horde" } : {}) })),
  powers: named(file, "power").map((power) => ({ id: power, tokens: 4 })),
  relics: named(file, "find").map((find) => ({ id: find })),
  places: [],
  house_rules: named(file, "house").map((rule) => ({ id: rule, default: true })),
});

/** The catalog of the games that have a book. */
export function sampleCatalog() {
  const powers = named("chaos", "chaos-power");
  const figures = named("chaos", "chaos-figure");
  const of = (i) => powers[i % powers.length];
  const kinds = ["cultist", "warrior", "daemon"];
  const lands = named("chaos", "chaos-land");
  const chaos = {
    id: "chaos",
    races: [],
    relics: [],
    places: [],
    powers: powers.map((id, i) => ({
      id,
      power: 7,
      draw: { type: id === "tzeentch" ? "refill" : "fixed", amount: 2 },
      figures: kinds.map((kind, k) => ({ id: figures[3 * i + k], kind, count: 4, cost: 1, attack: 1, defence: 1 })),
      dial: [{ tick: 0, threat: 3 }],
    })),
    cards: named("chaos", "chaos-card").map((id, i) => ({ id, power: of(i), copies: 3, cost: 1, magic: i % 2 === 0, when: "battle" })),
    upgrades: named("chaos", "chaos-upgrade").map((id, i) => ({ id, power: of(i), figure: null, own_name: false })),
    old_world: named("chaos", "chaos-world").map((id) => ({ id, copies: 1, comet: false, stays: true })),
    tokens: named("chaos", "chaos-token").map((id) => ({ id, supply: 6 })),
    lands: lands.map((id, i) => ({ id, value: 3, populous: false, adjacent: [lands[(i + 1) % lands.length]] })),
    ruins: [],
    house_rules: named("chaos", "chaos-house").map((id) => ({ id, default: false })),
  };
  return { games: [family("small-world", "content"), family("underground", "underground"), family("warcraft", "warcraft"), chaos] };
}
