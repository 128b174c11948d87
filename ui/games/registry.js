// The games there are screens for. A new game is a folder beside this file and an entry here; nothing else of
// the screens names a game.
//
// An entry says what the screens must know before anything of the game is fetched:
//   face       fetches `face`: the table and all that is asked of a game that is shown (see faces.js)
//   end        fetches `End`, the result of a game that is over, and `Plot`, what the seats had in its course
//   lookUp     fetches `lookUp`: the texts of what can be looked up
//   newGame    fetches `NewGame`: what is asked before such a game begins
//   book       fetches `books`: what its books say
//   books      the games whose rules they tell, each with a file of ui/locales of its own (book-<game>)
//   early      files of ui/locales that a start fetches, because lists of games speak of what is named there
//   words      files of ui/locales that are fetched with any part of the game
//   styles     style sheets in ui/games that are fetched with any part of it
//   shapes     what its seats wear in lists of games, by their colour, in a box of 32; without them a disc

/** The Small World family: one engine, one set of screens. @type {Ui.Entry} */
const family = {
  face: () => import("./smallworld/face.js"),
  end: () => import("./smallworld/end.js"),
  lookUp: () => import("./smallworld/lookup.js"),
  newGame: () => import("./smallworld/new-game.js"),
  book: () => import("./smallworld/book.js"),
  books: ["small-world", "underground", "warcraft"],
  early: ["content", "underground", "warcraft"],
  styles: ["../art/cloths.css"],
};

const wholeChaos = () => import("./chaos/face.js");

/** @type {Ui.Entry} */
const chaos = {
  face: wholeChaos,
  end: wholeChaos,
  lookUp: wholeChaos,
  newGame: wholeChaos,
  book: () => import("./chaos/book.js"),
  books: ["chaos"],
  words: ["chaos", "chaos-ui"],
  styles: ["chaos/board.css", "chaos/chaos.css"],
  // In Power order, which is the number of a seat's colour.
  shapes: [
    "M5 5h22v22H5z",
    "M16 2.5l12 6.75v13.5L16 29.5 4 22.75V9.25z",
    "M16 1.5L30.5 16 16 30.5 1.5 16z",
    "M16 2.5a13.5 13.5 0 100 27 13.5 13.5 0 100-27z",
  ],
};

/** All games by their id, in the order in which they stand on the shelf. @type {Record<string, Ui.Entry>} */
export const games = { "small-world": family, underground: family, warcraft: family, chaos, mixed: family };

/** The game that is offered first, and its map that lies on the desk while there is no saved game. */
export const first = { game: "small-world", map: "small-world-3p" };

/**
 * What is known of a game; undefined where there are no screens for it.
 * @param {string} game
 * @returns {Ui.Entry | undefined}
 */
export const entryOf = (game) => (Object.hasOwn(games, game) ? games[game] : undefined);

/** What the seats of a game wear in lists; undefined: discs. @param {string} game */
export const shapesOf = (game) => entryOf(game)?.shapes;

const entries = [...new Set(Object.values(games))];

/** Files of ui/locales: those a start fetches, and those that come with a page, a game or its book. */
export const words = {
  early: entries.flatMap(({ early = [] }) => early),
  later: [
    "around",
    "book",
    "counsel",
    "learn",
    "statistics",
    "web",
    "workshop",
    ...entries.flatMap(({ words: own = [], books = [] }) => [...own, ...books.map((id) => `book-${id}`)]),
  ],
};
