// A page of the book as it is read: on the screen of the book, and in slips.

import { language, t, wordsNow } from "../i18n.js";
import { computed, Fragment, html } from "../lib.js";
import { pages, shelf } from "./library.js";
import { anyOf, linked, paragraphsOf, partsOf, questionsOf } from "./text.js";

/** Things whose names are ordinary words too are not linked wherever the word stands. */
const SPARED = /^(power|symbol)-|-kind-/;

/** The names of the things of each book, in the language of the screen, for links. */
const names = computed(() => {
  const english = language.value === "en";
  return new Map(
    shelf.value.map((book) => {
      const to = new Map();
      for (const chapter of book.chapters)
        for (const page of chapter.pages) {
          const name = page.picture && !SPARED.test(page.id) ? t(page.title) : "";
          // In English a name has a capital; in Chinese one of two signs may be part of another word.
          if (english ? /^[A-Z]/.test(name) && name.length > 3 : name.length > 1) if (!to.has(name)) to.set(name, page.id);
        }
      return [book, { to, find: anyOf(to.keys()) }];
    }),
  );
});

/**
 * Words with their links; one that leads to the page itself, or nowhere, is plain.
 * @param {{ parts: Ui.BookPart[], turn: (page: string) => void, own?: string }} props
 */
function Words({ parts, turn, own }) {
  return parts.map(({ text, to }, i) => {
    const place = to ? pages.value.get(to) : undefined;
    if (!place || place.page.id === own) return html`<${Fragment} key=${i}>${text}</${Fragment}>`;
    const press = (/** @type {Event} */ event) => {
      event.preventDefault();
      turn(place.page.id);
    };
    return html`<a key=${i} href=${`#${place.page.id}`} onClick=${press}>${text}</a>`;
  });
}

/**
 * A text in paragraphs and lists.
 * @param {{ id: string, turn: (page: string) => void, own?: string }} props
 */
export function Text({ id, turn, own }) {
  const blocks = [];
  const own_names = own && !id.startsWith("book-") ? names.value.get(/** @type {any} */ (pages.value.get(own)).book) : undefined;
  const said = partsOf(wordsNow(), id);
  for (const { item, parts } of paragraphsOf(own_names ? linked(said, own_names.find, own_names.to) : said)) {
    const words = html`<${Words} parts=${parts} turn=${turn} own=${own} />`;
    const last = blocks[blocks.length - 1];
    if (item && last?.items) last.items.push(words);
    else blocks.push(item ? { items: [words] } : { words });
  }
  return blocks.map((block, i) =>
    block.items
      ? html`<ul key=${i} class="book-list">${block.items.map((words, k) => html`<li key=${k}>${words}</li>`)}</ul>`
      : html`<p key=${i}>${block.words}</p>`,
  );
}

/**
 * The page of the house rules of a game. `prefix`: how the texts of its rules begin.
 * @param {string} id
 * @param {{ id: string, default: boolean }[]} rules
 * @param {string} prefix
 * @returns {Ui.BookPage}
 */
export const houseRules = (id, rules, prefix) => ({
  id,
  title: "book-house",
  texts: ["book-house-text"],
  words: rules.flatMap((rule) => [`${prefix}${rule.id}`, `${prefix}${rule.id}-text`]),
  more: () =>
    html`<dl class="book-house">${rules.map(
      (rule) => html`<${Fragment} key=${rule.id}><dt>${t(`${prefix}${rule.id}`)}
    <span class="soft small">${t(rule.default ? "book-house-on" : "book-house-off")}</span></dt><dd>${t(`${prefix}${rule.id}-text`)}</dd>
    </${Fragment}>`,
    )}</dl>`,
});

/**
 * What a page says: facts, texts, what is shown below them, and unless it is `brief`, questions with their answers.
 * @param {{ page: Ui.BookPage, turn: (page: string) => void, brief?: boolean }} props
 */
export function PageBody({ page, turn, brief = false }) {
  const facts = page.facts?.() ?? [];
  const questions = brief ? [] : questionsOf(wordsNow(), page.id);
  return html`${facts.length > 0 && html`<p class="book-facts soft">${facts.join(" · ")}</p>`}
    ${page.texts.map((id) => html`<${Text} key=${id} id=${id} turn=${turn} own=${page.id} />`)}
    ${page.more?.(turn)}
    ${!brief && page.board?.()}
    ${
      questions.length > 0 &&
      html`<section class="book-questions" aria-labelledby="book-questions"><h3 id="book-questions">${t("book-questions")}</h3>
      ${questions.map(
        ({ asks, answers }) => html`<div key=${asks} class="book-question"><h4>${t(asks)}</h4>
        <${Text} id=${answers} turn=${turn} own=${page.id} /></div>`,
      )}</section>`
    }`;
}
