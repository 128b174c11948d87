// The numbers of Chaos in the Old World from the catalog, by id.
import { computed } from "../../lib.js";
import { catalog } from "../../state.js";
import { kindOf } from "./board/picture.js";

export { powers } from "./board/picture.js";

/** The kinds of figures, as they lie in the reserve. */
export const kinds = ["cultist", "warrior", "daemon"];

/** Figures are named by their kind and a number: `bloodletter_3`. */
export const figureId = (figure) => kindOf(figure).id;

/** Equal things once, each with how often it is there. */
export const counted = (list) => [...list.reduce((all, thing) => all.set(thing, (all.get(thing) ?? 0) + 1), new Map())];

/** The things of a list by their id. */
const byId = (/** @type {any[] | undefined} */ list) => new Map((list ?? []).map((thing) => [thing.id, thing]));

/** The catalog of the game; empty until it is loaded. */
export const data = computed(() => {
  /** @type {any} */
  const game = catalog.value?.games?.find((g) => g.id === "chaos") ?? {
    powers: [],
    cards: [],
    upgrades: [],
    old_world: [],
    lands: [],
    ruins: [],
    tokens: [],
    maps: [],
    house_rules: [],
  };
  const figures = new Map(game.powers.map((p) => [p.id, new Map(p.figures.map((f) => [f.kind, f]))]));
  return {
    game,
    figures,
    cards: byId(game.cards),
    upgrades: byId(game.upgrades),
    world: byId(game.old_world),
    lands: byId(game.lands),
    powers: new Map(game.powers.map((p) => [p.id, p])),
    goal: game.goal ?? 50,
    ruin: game.ruin ?? 12,
    ruined: game.ruined_lands ?? 5,
  };
});

/** The figure of a kind that a power has: `{id, kind, count, cost, attack, defence}`. */
export const figureOf = (power, kind) =>
  data.value.figures.get(power)?.get(kind) ?? { id: kind, kind, cost: 0, attack: 0, defence: 0, count: 0 };

/** The power whose seat this is. @param {Ui.ChaosView} view */
export const powerOf = (view, seat) => view.powers.find((p) => p.seat === seat) ?? null;

/** The land of a figure on the board. @param {Ui.ChaosView} view */
export const landOf = (view, figure) => view.lands.find((l) => l.figures.some((f) => f.figure === figure)) ?? null;
