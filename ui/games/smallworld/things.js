// What can be looked up in the Small World family: race, power, find, marker, symbol, native.

/** The things of a race with its power: the power, one lent to it, the race. */
export const peopleOf = (people, heading = null) =>
  [
    { kind: "power", id: people.power ?? people.lingers },
    { kind: "power", id: people.extra },
    { kind: "race", id: people.race },
  ]
    .filter((thing) => thing.id)
    .map((thing, i) => (i === 0 && heading ? { ...thing, heading } : thing));

/**
 * The race and power of the owner of a region, natives as well: `[{kind, id}]`.
 * @param {Ui.FamilyView} view
 * @param {number} region
 */
export function ownerThings(view, region) {
  const { owner } = view.regions[region];
  if (!owner) return [];
  if (owner.seat === undefined) return [{ kind: "native", id: owner.monsters ? "monsters" : owner.murloc ? "murloc" : "lost_tribe" }];
  const player = view.seats[owner.seat];
  const people = owner.slot === "active" ? player?.active : player?.declined.find((d) => d.slot === owner.slot);
  return people ? peopleOf(people) : [{ kind: "race", id: owner.race }];
}

/** Pieces in hand that stand for what a race or power may do. */
const standFor = {
  intimidate: ["power", "intimidator"],
  swap: ["power", "portal_mage"],
  strike: ["race", "warcraft_gnomes"],
  claim: ["race", "ethereals"],
  hammer: ["race", "iron_dwarves"],
  ring: ["find", "froggys_ring"],
  bag_ring: ["find", "froggys_ring"],
  scepter: ["find", "scepter_of_avarice"],
  bag_scepter: ["find", "scepter_of_avarice"],
  aegis: ["find", "aegis_of_aggramar"],
  heart: ["find", "heart_of_azeroth"],
  well: ["find", "well_of_eternity"],
};

/** A marker, figure or piece as a thing. */
export const pieceThing = (kind) => {
  const [of, id] = standFor[kind] ?? ["marker", kind];
  return { kind: of, id };
};

/** What an event of the log speaks of. */
export function thingsIn(event) {
  const out = [];
  for (const kind of ["power", "race", "find"]) if (event[kind]) out.push({ kind, id: event[kind] });
  for (const badge of ["gave", "got"]) if (event[badge]) out.push({ kind: "power", id: event[badge] });
  if (event.piece && event.piece !== "token") out.push(pieceThing(event.piece));
  return out;
}
