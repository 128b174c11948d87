// The book of Chaos in the Old World: its sections, a page for each power, figure, card, upgrade, land and token.

import "../../art/chaos-glyphs.js";
import { Glyph } from "../../board/pieces.js";
import { LiveBoard } from "../../book/live.js";
import { houseRules } from "../../book/page.js";
import { has, listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { FigurePiece, Power, TokenPiece } from "./board/api.js";
import { boards } from "./boards.js";
import { data, powers } from "./data.js";
import { Live } from "./live.js";
import { rewardText } from "./players.js";
import { Dial } from "./shapes.js";
import { eventText, landName } from "./words.js";

/**
 * A page of the book.
 * @param {string} id
 * @param {Partial<Ui.BookPage>} more
 * @returns {Ui.BookPage}
 */
const page = (id, more = {}) => ({ id, title: id, texts: [`${id}-text`, `${id}-lasting`].filter(has), ...more });

/** The board of a page, where there is one. @param {string} id @returns {Partial<Ui.BookPage>} */
const boardOf = (id) =>
  boards[id] ? { board: () => html`<${LiveBoard} page=${id} given=${boards[id]} View=${Live} tell=${eventText} />` } : {};

/** @param {string} id @returns {(size: number) => any} */
const glyph = (id) => (size) => html`<${Glyph} kind="chaos" id=${id} size=${size} />`;

/** Where an effect comes from; our own ones say so plainly. @param {{ origin?: string, own_name?: boolean }} of */
const origin =
  ({ origin: from = "public", own_name: named = false }) =>
  () =>
    html`<p class=${`ch-origin ${from}`}>${t(`chaos-origin-${from}`)}${named && html`${t("comma")}${t("chaos-own-name")}`}</p>`;

/** The dial of a power, tick by tick. @param {any} power */
const dialOf = (power) => () =>
  html`<div class="row"><${Dial} power=${power.id} tick=${0} ticks=${power.dial.length - 1} threat=${power.dial[0].threat}
    steps=${power.dial} size=${96} /><ol class="ch-steps grow">${power.dial.slice(1).map(
      (/** @type {any} */ d) => html`<li key=${d.tick}><b class="numeral">${d.tick}</b> ${rewardText(d.reward)} <span class="soft small">
      ${d.threat < 255 ? t("chaos-threat", { threat: d.threat }) : ""}</span></li>`,
    )}</ol></div>`;

/** What the ruination cards are worth, land by land. */
const ruins = () =>
  html`<table class="ch-ruins"><thead><tr><th scope="col">${t("chaos-land")}</th>${data.value.game.ruins.map(
    (/** @type {any} */ r) => html`<th key=${r.number} scope="col">${r.number}</th>`,
  )}</tr></thead><tbody><tr><th scope="row">${t("chaos-scored-ruiner")}</th>${data.value.game.ruins.map(
    (/** @type {any} */ r) => html`<td key=${r.number} class="numeral">${r.ruiners}</td>`,
  )}</tr>${data.value.game.lands.map(
    (/** @type {any} */ land) =>
      html`<tr key=${land.id}><th scope="row">${landName(land.id)}</th>${data.value.game.ruins.map(
        (/** @type {any} */ r) => html`<td key=${r.number} class="numeral">${r.lands[land.id].first}/${r.lands[land.id].second}</td>`,
      )}</tr>`,
  )}</tbody></table>`;

/** The sections of the rules, with what is shown in them. @type {[string, Partial<Ui.BookPage>][]} */
const sections = [
  ["ch-aim", {}],
  ["ch-setup", {}],
  ["ch-lands", {}],
  ["ch-round", {}],
  ["ch-old-world", {}],
  ["ch-draw", {}],
  ["ch-summoning", {}],
  ["ch-cards", {}],
  ["ch-battle", {}],
  ["ch-domination", {}],
  ["ch-corruption", {}],
  ["ch-ruin", { more: ruins }],
  ["ch-end-phase", {}],
  ["ch-dials", {}],
  ["ch-winning", {}],
];

/** The pages of a power: itself, its figures, its cards, its upgrades. @param {string} power */
function pagesOf(power) {
  const { game } = data.value;
  const own = data.value.powers.get(power);
  const of = (/** @type {any} */ thing) => thing.power === power;
  return [
    page(`chaos-power-${power}`, {
      texts: [`chaos-counter-${power}`, `book-chaos-power-${power}-text`],
      picture: (size) => html`<${Power} power=${power} size=${size} />`,
      facts: () => [t("chaos-n-power", { count: own.power }), t(own.draw.type === "fixed" ? "book-draws" : "book-draws-up", own.draw)],
      more: dialOf(own),
    }),
    ...own.figures.map((/** @type {any} */ f) =>
      page(`chaos-figure-${f.id}`, {
        texts: [`book-chaos-${f.kind}-text`],
        picture: (size) => html`<${FigurePiece} figure=${f.id} size=${size} />`,
        facts: () => [
          t(`chaos-kind-${f.kind}`),
          t("chaos-stats", f),
          t("chaos-n-power", { count: f.cost }),
          t("chaos-pieces", { count: f.count }),
        ],
        see: game.upgrades
          .filter((/** @type {any} */ u) => of(u) && u.figure === f.kind)
          .map((/** @type {any} */ u) => `chaos-upgrade-${u.id}`),
      }),
    ),
    ...game.cards.filter(of).map((/** @type {any} */ c) =>
      page(`chaos-card-${c.id}`, {
        picture: glyph(c.id),
        facts: () => [
          t("chaos-n-power", { count: c.cost }),
          t("chaos-copies", { count: c.copies }),
          t(`chaos-when-${c.when}`),
          ...(c.magic ? [t("chaos-magic")] : []),
        ],
        more: origin(c),
        see: ["ch-cards"],
      }),
    ),
    ...game.upgrades.filter(of).map((/** @type {any} */ u) =>
      page(`chaos-upgrade-${u.id}`, {
        picture: glyph(u.id),
        note: () => t("chaos-an-upgrade"),
        facts: () => [t("chaos-an-upgrade")],
        more: origin(u),
        see: ["ch-dials"],
      }),
    ),
  ];
}

/** The pages of the Old World: its cards. */
const worldPages = () =>
  data.value.game.old_world.map((/** @type {any} */ c) =>
    page(`chaos-world-${c.id}`, {
      picture: glyph(c.id),
      facts: () => [t("chaos-copies", { count: c.copies }), ...(c.comet ? [t("chaos-comet")] : [])],
      more: origin(c),
      see: ["ch-old-world"],
    }),
  );

/** @param {any} land */
const landOf = (land) =>
  page(`chaos-land-${land.id}`, {
    texts: ["book-chaos-land-text"],
    facts: () => [
      t("chaos-resistance", { value: land.value }),
      t("chaos-worth", { points: land.value }),
      ...(land.populous ? [t("chaos-populous")] : []),
      t("region-beside", { regions: listing(land.adjacent.map(landName)) }),
    ],
    see: ["ch-lands", "ch-ruin"],
  });

/** The book, by the numbers of the catalog. @returns {Ui.Book[]} */
export function books() {
  const { game } = data.value;
  /** @type {[string, string, Ui.BookPage[]][]} */
  const chapters = [
    [
      "rules",
      "book-chapter-rules",
      [
        ...sections.map(([id, more]) => ({ id, title: `book-${id}`, texts: [`book-${id}-text`], ...boardOf(id), ...more })),
        houseRules("ch-house", game.house_rules, "chaos-house-"),
      ],
    ],
    ...powers.map((p) => /** @type {[string, string, Ui.BookPage[]]} */ ([p, `chaos-power-${p}`, pagesOf(p)])),
    ["world", "chaos-old-world", worldPages()],
    [
      "tokens",
      "chaos-part-tokens",
      game.tokens.map((/** @type {any} */ k) =>
        page(`chaos-token-${k.id}`, {
          picture: (size) => html`<${TokenPiece} token=${k.id} size=${size} />`,
          facts: () => [t("chaos-supply", { count: k.supply })],
        }),
      ),
    ],
    ["lands", "book-chapter-lands", game.lands.map(landOf)],
  ];
  return [{ id: "chaos", title: "game-chaos", chapters: chapters.map(([id, title, pages]) => ({ id: `chaos-${id}`, title, pages })) }];
}
