// The book: the rules of every game in short pages, a page for each of its things, and a search over all of them.

import { Button, PageHead, Sign } from "../controls.js";
import { partOf } from "../faces.js";
import { language, languages, t, wordsIn, wordsNow } from "../i18n.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../lib.js";
import { looked } from "../lookup.js";
import { attempt, go, screen } from "../state.js";
import { bookFor, openBook, openShelf, pages, shelf, titles } from "./library.js";
import { closeBoard } from "./live.js";
import { PageBody } from "./page.js";
import { find, indexOf, marked } from "./search.js";
import { partsOf, questionsOf } from "./text.js";

/** How many pages at most are named below a page. */
const MOST = 10;

/** @type {Map<string, { of: readonly Ui.Book[], index: Ui.BookIndex }>} */
const indices = new Map();

/**
 * The index of a language, made again when more books are there.
 * @param {string} id
 * @param {Ui.Bundle | undefined} bundle
 */
function indexIn(id, bundle) {
  const kept = indices.get(id);
  if (kept && kept.of === shelf.value) return kept.index;
  const all = shelf.value.flatMap((book) => book.chapters.flatMap((chapter) => chapter.pages));
  const index = indexOf(all, bundle);
  indices.set(id, { of: shelf.value, index });
  return index;
}

/** What the texts of a page name, by language and page. @type {Map<string, (string | undefined)[]>} */
const named = new Map();

/** @param {Ui.BookPage} page */
function namesIn(page) {
  const key = `${language.value} ${page.id}`;
  const bundle = wordsNow();
  const names =
    named.get(key) ??
    [...page.texts, ...questionsOf(bundle, page.id).map(({ answers }) => answers)].flatMap((text) =>
      partsOf(bundle, text).map(({ to }) => to),
    );
  named.set(key, names);
  return names;
}

/** How long texts are read at a time for what they name, in milliseconds, so that a page that has been opened is there at once. */
const SLICE = 6;

/**
 * The pages that speak of a page. All others are read for that once, a few at a time, after it is shown.
 * @param {Ui.BookPage | undefined} page
 * @returns {string[]}
 */
function useMentions(page) {
  const [found, setFound] = useState({ of: "", ids: /** @type {string[]} */ ([]) });
  useEffect(() => {
    if (!page) return undefined;
    const all = [...pages.value].filter(([id, place]) => id === place.page.id && id !== page.id);
    /** @type {string[]} */
    const ids = [];
    let clock = 0;
    const read = () => {
      const end = performance.now() + SLICE;
      while (all.length > 0 && performance.now() < end) {
        const [id, place] = /** @type {[string, Ui.BookPlace]} */ (all.shift());
        if (namesIn(place.page).some((to) => to && pages.value.get(to)?.page === page)) ids.push(id);
      }
      if (all.length > 0) clock = setTimeout(read);
      else setFound({ of: page.id, ids });
    };
    clock = setTimeout(read);
    return () => clearTimeout(clock);
  }, [page, shelf.value, language.value]);
  return found.of === page?.id ? found.ids : [];
}

/**
 * What is found for a wish: in the language of the screen, and where that has nothing, in the others.
 * @param {string} wish
 * @returns {Ui.BookFound[] | null} null: not yet
 */
function useFound(wish) {
  const [others, setOthers] = useState(/** @type {{ wish: string, found: Ui.BookFound[] } | null} */ (null));
  const index = useMemo(() => (wish ? indexIn(language.value, wordsNow()) : null), [wish !== "", shelf.value]);
  const own = useMemo(() => (index ? find(index, wish) : []), [index, wish]);
  useEffect(() => {
    if (!wish || own.length > 0) return;
    attempt(async () => {
      const found = new Map();
      for (const { id } of languages)
        if (id !== language.value)
          for (const hit of find(indexIn(id, await wordsIn(id)), wish)) if (!found.has(hit.page.id)) found.set(hit.page.id, hit);
      // Told in the language of the screen.
      const here = new Map(indexIn(language.value, wordsNow()).entries.map((entry) => [entry.page.id, entry.pieces]));
      const first = (/** @type {string} */ id) => here.get(id)?.find(({ kind }) => kind === "text")?.text ?? "";
      setOthers({ wish, found: [...found.values()].map((hit) => ({ ...hit, context: { kind: "text", text: first(hit.page.id) } })) });
    });
  }, [wish, own]);
  if (own.length > 0 || !wish) return own;
  return others?.wish === wish ? others.found : null;
}

/** A page as a line of a list. @param {{ page: Ui.BookPage, now?: boolean, turn: (page: string) => void }} props */
function Line({ page, now = false, turn }) {
  const press = (/** @type {Event} */ event) => {
    event.preventDefault();
    turn(page.id);
  };
  return html`<a class="book-line" href=${`#${page.id}`} aria-current=${now ? "page" : null} onClick=${press}>
    ${page.picture && html`<span class="book-glyph" aria-hidden="true">${page.picture(26)}</span>`}<span>${t(page.title)}
    ${page.note && html` <span class="soft small">${page.note()}</span>`}</span></a>`;
}

/** The contents of a book. @param {{ book: Ui.Book, turn: (page: string) => void }} props */
const Contents = ({ book, turn }) =>
  html`<div class="book-contents">${book.chapters.map(
    (chapter) => html`<section key=${chapter.id} class=${`card book-chapter${chapter.pages[0]?.picture ? " book-things" : ""}`}>
    <h2>${t(chapter.title)}</h2><ol>${chapter.pages.map(
      (page) => html`<li key=${page.id}><${Line} page=${page} turn=${turn} />
    </li>`,
    )}</ol></section>`,
  )}</div>`;

/**
 * A page with what stands beside it.
 * @param {{ place: Ui.BookPlace, mentions: string[], turn: (page: string) => void, contents: (chapter?: string) => void }} props
 */
function Reading({ place, mentions, turn, contents }) {
  const { page, chapter, book } = place;
  const head = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => head.current?.focus({ preventScroll: true }), [page.id]);
  const at = chapter.pages.indexOf(page);
  const [before, after] = [chapter.pages[at - 1], chapter.pages[at + 1]];
  const also = [...new Set([...(page.see ?? []), ...mentions])]
    .map((id) => pages.value.get(id)?.page)
    .filter((other) => other !== undefined)
    .slice(0, MOST);
  return html`<div class="book-reading">
    <nav class="card book-beside" aria-label=${t(chapter.title)}><h2>${t(chapter.title)}</h2><ol>${chapter.pages.map(
      (other) => html`<li key=${other.id}><${Line} page=${other} now=${other === page} turn=${turn} /></li>`,
    )}</ol></nav>
    <article class="card book-page" data-page=${page.id}>
      <p class="book-crumbs small"><button type="button" onClick=${() => contents()}>${t(book.title)}</button>
      <span aria-hidden="true"> › </span>${t(chapter.title)}</p>
      <h2 ref=${head} tabindex="-1">${page.picture && html`<span class="book-glyph" aria-hidden="true">${page.picture(44)}</span>`}
      <span>${t(page.title)}</span></h2>
      <div class="book-text"><${PageBody} page=${page} turn=${turn} /></div>
      ${
        also.length > 0 &&
        html`<section class="book-also"><h3>${t("book-also")}</h3><ul>${also.map(
          (other) => html`<li key=${other.id}>
        <${Line} page=${other} turn=${turn} /></li>`,
        )}</ul></section>`
      }
      <nav class="book-turn" aria-label=${t("book-turn")}>
      ${
        before
          ? html`<${Button} onPress=${() => turn(before.id)}><${Sign} name="back" size=${20} /> ${t(before.title)}</${Button}>`
          : html`<span></span>`
      }
      ${after && html`<${Button} onPress=${() => turn(after.id)}>${t(after.title)} <${Sign} name="next" size=${20} /></${Button}>`}
      </nav></article></div>`;
}

/** What a search has found. @param {{ found: Ui.BookFound[] | null, wish: string, turn: (page: string) => void }} props */
function Found({ found, wish, turn }) {
  const lead = (/** @type {string} */ id) => (/** @type {Event} */ event) => {
    event.preventDefault();
    turn(id);
  };
  const words = (/** @type {string} */ text) =>
    marked(text, wish).map((part, i) => (part.hit ? html`<mark key=${i}>${part.text}</mark>` : part.text));
  return html`<section class="book-found"><h2 class="book-count" aria-live="polite">
    ${found ? t("book-found", { count: found.length }) : t("wait")}</h2>
    ${found?.length === 0 && html`<p class="card">${t("book-nothing")}</p>`}
    <ol>${found?.map(({ page, context }) => {
      const place = pages.value.get(page.id);
      return html`<li key=${page.id}><a class="card book-hit" href=${`#${page.id}`} onClick=${lead(page.id)}>
      ${page.picture && html`<span class="book-glyph" aria-hidden="true">${page.picture(32)}</span>`}
      <span class="grow"><b>${words(t(page.title))}</b> <span class="soft small">${place && t(place.book.title)}${t("comma")}
      ${place && t(place.chapter.title)}</span>
      <span class=${`book-context${context.kind === "question" ? " is-question" : ""}`}>${words(context.text)}</span></span></a></li>`;
    })}</ol></section>`;
}

/**
 * The screen, when what it shows first is there.
 * @param {{ book?: string }} asked
 */
export async function opened({ book = titles[0] }) {
  await openBook(bookFor(book));
  return Book;
}

/**
 * Where the reader is: a book, a page of it or its contents, or what is looked for.
 * @typedef {{ book: string, page: string | null, wish: string }} Spot
 */

/**
 * The book. `book`, `page`: what is opened; `back`: the screen to go back to.
 * @param {{ book?: string, page?: string | null, wish?: string, trail?: Spot[], back?: Ui.Screen }} props
 */
export function Book({ book = titles[0], page = null, wish = "", trail = [], back = { name: "home" } }) {
  const here = bookFor(book);
  const [typed, setTyped] = useState(wish);
  useEffect(() => {
    performance.mark("book"); // The opening is timed up to here.
    // What is looked for may stand in any of them.
    const timer = setTimeout(() => attempt(openShelf), 400);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => setTyped(wish), [screen.value]);
  useEffect(() => {
    attempt(() => openBook(here));
  }, [here]);
  useEffect(() => {
    if (typed.trim()) attempt(openShelf);
  }, [typed.trim() !== ""]);
  // What is looked up on a board of a page is read here.
  useEffect(() => {
    const wanted = looked.value?.things[0];
    if (!wanted) return;
    looked.value = null;
    attempt(async () => {
      const { lookUp } = await partOf(here, "lookUp");
      turn(lookUp(wanted).page);
    });
  }, [looked.value]);
  const found = useFound(typed.trim());
  const spot = { book: here, page, wish: typed };
  /** @param {Spot} next */
  const move = (next, way = [...trail, spot]) => go("book", { ...next, trail: way, back });
  const turn = (/** @type {string} */ id) => move({ book: pages.value.get(id)?.book.id ?? here, page: id, wish: "" });
  const leave = async () => {
    await closeBoard();
    screen.value = back;
  };
  const return_ = () => {
    const last = trail.at(-1);
    if (last) move(last, trail.slice(0, -1));
    else if (typed) setTyped("");
    else leave();
  };
  const place = page ? pages.value.get(page) : undefined;
  const mentions = useMentions(place?.page);
  const now = shelf.value.find(({ id }) => id === here);
  const reading = !typed.trim() && place;
  return html`<main class=${`page book${reading ? " is-reading" : ""}`}><${PageHead} title=${t("screen-book")} onBack=${return_}>
      ${
        trail.length > 0 &&
        html`<${Button} kind="quiet on-desk icon" id="book-close" label=${t("close")} onPress=${leave}><${Sign} name="close" />
      </${Button}>`
      }
    </${PageHead}>
    <div class="book-top"><input class="input" id="book-search" type="search" value=${typed} placeholder=${t("book-search")}
      autocomplete="off" aria-label=${t("book-search")} onInput=${(/** @type {any} */ e) => setTyped(e.currentTarget.value)} />
    <nav class="plates book-shelf" aria-label=${t("book-shelf")}>${titles.map(
      (id) => html`<button type="button" key=${id} aria-current=${id === here && !typed.trim() ? "page" : null} data-book=${id}
      onClick=${() => attempt(() => openBook(id)).then(() => move({ book: id, page: null, wish: "" }))}>${t(`short-${id}`)}</button>`,
    )}</nav></div>
    ${
      typed.trim()
        ? html`<${Found} found=${found} wish=${typed} turn=${turn} />`
        : reading
          ? html`<${Reading} place=${place} mentions=${mentions} turn=${turn}
      contents=${() => move({ book: place.book.id, page: null, wish: "" })} />`
          : now && html`<${Contents} book=${now} turn=${turn} />`
    }
  </main>`;
}
