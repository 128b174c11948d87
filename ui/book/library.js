// The books there are: each is fetched with what its game calls things when it is first opened, and stays.

import { dresser } from "../dress.js";
import { partOf } from "../faces.js";
import { entryOf, games } from "../games/registry.js";
import { alsoWords } from "../i18n.js";
import { computed, signal } from "../lib.js";
import { loadCatalog } from "../state.js";

/** The games that have a book, in the order of the shelf. */
export const titles = [...new Set(Object.values(games).flatMap(({ books = [] }) => books))];

/** The books that have been fetched, by game. */
const fetched = signal(/** @type {ReadonlyMap<string, Ui.Book>} */ (new Map()));

/** Those in the order of the shelf. */
export const shelf = computed(() => titles.map((id) => fetched.value.get(id)).filter((book) => book !== undefined));

/** Every page by its id, with where it stands; what has a second name is there under both. */
export const pages = computed(() => {
  /** @type {Map<string, Ui.BookPlace>} */
  const all = new Map();
  for (const book of shelf.value)
    for (const chapter of book.chapters) for (const page of chapter.pages) all.set(page.id, { page, chapter, book });
  for (const { aliases } of shelf.value)
    for (const [name, id] of Object.entries(aliases ?? {})) {
      const place = all.get(id);
      if (place && !all.has(name)) all.set(name, place);
    }
  return all;
});

/** The book a game is told in. @param {string} game */
export const bookFor = (game) => {
  const books = entryOf(game)?.books ?? [];
  return books.includes(game) ? game : (books[0] ?? titles[0]);
};

const under = new Map();

/** The words that the books of a game are written in. @param {string} game */
export const bookWords = (game) => alsoWords(["book", ...(entryOf(game)?.books ?? []).map((id) => `book-${id}`)]);

/** Fetches the style sheet of the pages, once. */
const dress = dresser([], new URL("book.css", import.meta.url));

/**
 * Fetches the book of a game, and those that come with it.
 * @param {string} game
 */
export function openBook(game) {
  const entry = entryOf(game);
  if (!under.has(entry)) {
    const all = Promise.all([partOf(game, "book"), bookWords(game), loadCatalog(), dress()]).then(([module]) => {
      fetched.value = new Map([...fetched.value, ...module.books().map((/** @type {Ui.Book} */ book) => [book.id, book])]);
    });
    under.set(entry, all);
    all.catch(() => under.delete(entry));
  }
  return under.get(entry);
}

/** Fetches all of them. */
export const openShelf = () => Promise.all(titles.map(openBook));
