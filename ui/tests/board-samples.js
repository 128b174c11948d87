// Made-up positions in the shape of the protocol: every kind of piece, all five players.
export const seats = [
  { name: "Ada", colour: 0, who: "human" },
  { name: "Ben", colour: 1, who: "human" },
  { name: "Cleo", colour: 2, who: "bot" },
  { name: "Dan", colour: 3, who: "bot" },
  { name: "Eve", colour: 4, who: "bot" },
];

const active = ["tritons", "giants", "elves", "ratmen", "sorcerers"];
const declined = ["amazons", "skeletons", "dwarves", "orcs", "humans"];
const water = new Set(["sea", "lake", "river", "chasm"]);

/** A position on any map: active and declined pieces of all players, each marker once, prices of all kinds. */
export function sampleView(geometry, mode = "conquest", shift = 0) {
  const islands = Boolean(geometry.islands);
  const [now, then] = islands
    ? [
        ["warcraft_orcs", "draenei", "tauren", "naga", "goblins"],
        ["worgen", "forsaken", "night_elves", "pandaren", "kobolds"],
      ]
    : [active, declined];
  const kinds = islands
    ? ["wall", "fort", "tower", "objective", "bomb", "beast", "champion"]
    : ["lair", "fortress", "encampment", "hole", "hero", "dragon"];
  const regions = geometry.regions.map((r, i) => {
    const seat = Math.floor((i * 7 + shift) / 3) % 5;
    const markers = r.terrain === "mountain" ? [{ kind: "mountain", count: 1 }] : [];
    if (i % 5 === 3 && !water.has(r.terrain))
      markers.push({
        kind: kinds[Math.floor(i / 5) % kinds.length],
        count: ["encampment", "beast"].includes(kinds[Math.floor(i / 5) % kinds.length]) ? 2 : 1,
      });
    if (r.marks.includes("tile")) markers.push({ kind: "tile", count: 1 });
    const none = { region: r.id, owner: null, tokens: 0, markers, defence: 0, immune: null };
    if (water.has(r.terrain)) return none;
    if (r.marks.includes("lost_tribe") && i % 2) return { ...none, owner: { lost_tribe: true }, tokens: 1 };
    if (r.marks.includes("murloc") && i % 3) return { ...none, owner: { murloc: true }, tokens: 1 };
    if (i % 4 === 1) return none;
    if (i % 4 === 2) return { ...none, owner: { seat, slot: "declined", race: then[seat] }, tokens: 1 + (i % 3 === 0 ? 1 : 0) };
    return { ...none, owner: { seat, slot: "active", race: now[seat] }, tokens: 1 + ((i * 3 + (i >> 2) + shift) % 5) };
  });
  const targets = regions.map((r, i) => {
    if (water.has(geometry.regions[i].terrain) || r.owner?.seat === 0)
      return { region: r.region, options: [], blocked: { reason: "water" } };
    const price = 2 + (i % 4);
    const option = (method, more) => ({
      action: { type: method, region: i },
      method,
      price,
      pay: price,
      short: 0,
      chance: null,
      items: [],
      ...more,
    });
    if (i % 3 === 0) return { region: r.region, options: [option("conquer")], blocked: null };
    if (i % 7 === 1) return { region: r.region, options: [option("attempt", { chance: { in: 3, of: 6 }, short: 1 })], blocked: null };
    if (i % 11 === 4) return { region: r.region, options: [option("dragon", { pay: 1 })], blocked: null };
    return { region: r.region, options: [], blocked: { reason: "not_adjacent" } };
  });
  const actions =
    mode === "redeploy"
      ? regions
          .filter((r) => r.owner?.seat === 0 || r.owner?.seat === 1)
          .flatMap((r) => [
            { type: "put", piece: "token", region: r.region },
            { type: "take", piece: "token", region: r.region },
          ])
      : [];
  return {
    game: geometry.game,
    map: geometry.id,
    players: 5,
    viewer: 0,
    stage: mode === "redeploy" ? "redeploy" : "conquest",
    turn: 0,
    to_act: 0,
    seats: seats.map((_, seat) => ({ seat, active: { race: now[seat] }, declined: [{ race: then[seat] }] })),
    regions,
    targets,
    actions,
  };
}

/** The islands of a map id (`warcraft-2p-l1a-s2b`) put together as the `board` command does; `read(id)` gives a map file. */
export async function tableOf(id, read) {
  const [, players, ...faces] = id.split("-");
  const regions = [];
  const islands = [];
  for (const face of faces) {
    const from = regions.length;
    const own = (await read(`warcraft-${face}`)).regions.map((r) => ({ ...r, id: r.id + from, adjacent: r.adjacent.map((n) => n + from) }));
    regions.push(...own);
    islands.push({ id: face, regions: own.map((r) => r.id) });
  }
  return { id, game: "warcraft", players: Number.parseInt(players, 10), regions, islands };
}
