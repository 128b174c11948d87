// The lessons there are, in the order in which they are offered. A lesson is a file of its own, fetched when it is begun.

/** @type {Ui.LessonEntry[]} */
export const lessons = [
  { id: "small", game: "game-small-world", minutes: 10, load: () => import("./small.js") },
  { id: "underground", game: "game-underground", minutes: 5, load: () => import("./underground.js") },
  { id: "warcraft", game: "game-warcraft", minutes: 5, load: () => import("./warcraft.js") },
  { id: "khorne", game: "game-chaos", minutes: 4, load: () => import("./khorne.js") },
  { id: "nurgle", game: "game-chaos", minutes: 3, load: () => import("./nurgle.js") },
  { id: "tzeentch", game: "game-chaos", minutes: 3, load: () => import("./tzeentch.js") },
  { id: "slaanesh", game: "game-chaos", minutes: 3, load: () => import("./slaanesh.js") },
];
