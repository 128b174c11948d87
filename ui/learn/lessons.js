// The lessons there are, in the order in which they are offered. A lesson is a file of its own, fetched when it is begun.

/** @type {Ui.LessonEntry[]} */
export const lessons = [{ id: "small", game: "game-small-world", minutes: 10, load: () => import("../lessons/small.js") }];
