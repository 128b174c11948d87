// Which page of the book tells of what: things of the game, phases, refusals.

const phases = {
  old_world: "ch-old-world",
  draw: "ch-draw",
  summoning: "ch-summoning",
  battle: "ch-battle",
  corruption: "ch-corruption",
  end: "ch-end-phase",
};

const refusals = { too_dear: "ch-draw", no_slot: "ch-cards", held: "chaos-card-field_of_carnage" };

/** The page that tells of a thing. @param {Ui.Thing} thing @returns {string} */
export function pageOf({ kind, id }) {
  if (kind === "step") return phases[id] ?? "ch-round";
  if (kind === "blocked") return refusals[id] ?? "ch-summoning";
  if (kind === "page") return id;
  return `chaos-${kind === "sheet" ? "power" : kind}-${id}`;
}

/** A thing that is looked up as an entry: its page. @param {Ui.Thing} thing */
export const lookUp = (thing) => ({ page: pageOf(thing) });
