// One island out of a map.

/** One island of a map as a map of its own, in the box of its file. @param {Ui.FamilyMap} geometry */
export function islandOnly(geometry, id) {
  const own = geometry.islands?.find((island) => island.id === id)?.regions ?? [];
  const number = new Map(own.map((region, i) => [region, i]));
  return {
    id,
    regions: own.map((region, i) => ({
      ...geometry.regions[region],
      id: i,
      adjacent: geometry.regions[region].adjacent.map((n) => number.get(n)),
    })),
  };
}
