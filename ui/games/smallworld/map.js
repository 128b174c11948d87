// The board to look at, and how it lies before a game.
import { html } from "../../lib.js";
import { settings } from "../../state.js";
import { Board } from "./board/api.js";

/** A board on which nothing can be done. @param {Ui.FamilyProps} props */
export const MapView = ({ geometry, view, seats, labels, label, still }) =>
  html`<${Board} geometry=${geometry} view=${view} seats=${seats} mode=${{ kind: "look" }} labels=${labels} label=${label}
    palette=${settings.value.palette} reducedMotion=${still} />`;

/** A view of an untouched map. @param {Ui.FamilyMap} geometry */
export const emptyView = (geometry) => ({
  game: geometry.game,
  map: geometry.id,
  viewer: null,
  stage: "over",
  seats: [],
  targets: [],
  actions: [],
  regions: geometry.regions.map((r) => ({
    region: r.id,
    owner: r.marks?.includes("murloc")
      ? { murloc: true }
      : r.marks?.includes("lost_tribe")
        ? { lost_tribe: true }
        : r.marks?.includes("monsters")
          ? { monsters: true }
          : null,
    tokens: r.marks?.includes("lost_tribe") || r.marks?.includes("murloc") ? 1 : r.marks?.includes("monsters") ? 2 : 0,
    markers: [
      ...(["mountain", "black_mountain"].includes(r.terrain) ? [{ kind: "mountain", count: 1 }] : []),
      ...(r.marks?.includes("tile") ? [{ kind: "tile", count: 1 }] : []),
    ],
    defence: 0,
    immune: null,
  })),
});
