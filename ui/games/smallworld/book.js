// The books of Small World and its kin: their sections, and a page for each race, power, place, relic and piece.

import { LiveBoard } from "../../book/live.js";
import { houseRules } from "../../book/page.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { catalog } from "../../state.js";
import { boards } from "./boards.js";
import { factionOf } from "./faction.js";
import { Live } from "./live.js";
import { aliases, textsOf } from "./pages.js";
import { Picture } from "./portrait.js";
import { eventText } from "./words.js";

/** @param {any} event @param {Ui.FamilyState} state @param {Ui.FamilyMap} geometry */
const tell = (event, state, geometry) => (event.type === "readied" ? null : eventText(event, state.seats, geometry));

/** The board of a page, where there is one. @param {string} id @returns {Partial<Ui.BookPage>} */
const boardOf = (id) =>
  boards[id] ? { board: () => html`<${LiveBoard} page=${id} given=${boards[id]} View=${Live} tell=${tell} />` } : {};

/** @param {string} id @returns {Ui.BookPage} */
const section = (id) => ({ id, title: `book-${id}`, texts: [`book-${id}-text`], ...boardOf(id) });

/**
 * A page of a thing.
 * @param {string} id
 * @param {Partial<Ui.BookPage>} more
 * @returns {Ui.BookPage}
 */
const thing = (id, more = {}) => ({
  id,
  title: id,
  texts: textsOf(id),
  picture: (size) => html`<${Picture} page=${id} size=${size} />`,
  ...boardOf(id),
  ...more,
});

/** What the box of a game holds. @param {string} id @returns {any} */
const boxOf = (id) =>
  catalog.value?.games.find((game) => game.id === id) ?? { races: [], powers: [], relics: [], places: [], house_rules: [] };

/** The page of a race, with the numbers on its banner. @param {any} race */
function raceOf(race) {
  const key = race.key ?? race.id;
  const facts = () => {
    const faction = factionOf(key);
    return [
      t("book-on-banner", { count: race.tokens }),
      ...(race.conquest_only ? [t("book-conquest-only", { count: race.conquest_only })] : []),
      t("book-in-box", { count: race.supply }),
      ...(faction ? [t(`faction-${faction}`)] : []),
    ];
  };
  return thing(`race-${key}`, { facts });
}

/** The page of a power. @param {any} power */
const powerOf = (power) => thing(`power-${power.id}`, { facts: () => [t("book-on-badge", { count: power.tokens })] });

/** @param {{ id: string }} find */
const findOf = ({ id }) => thing(`find-${id}`);

/**
 * The book of a game.
 * @param {string} id
 * @param {{ sections: string[], pieces: string[] }} told
 * @returns {Ui.Book}
 */
function bookOf(id, { sections, pieces }) {
  const { races, powers, relics, places, house_rules } = boxOf(id);
  /** @type {[string, Ui.BookPage[]][]} */
  const chapters = [
    ["rules", [...sections.map(section), houseRules(`${sections[0].slice(0, 2)}-house`, house_rules, "house-")]],
    ["races", races.map(raceOf)],
    ["powers", powers.map(powerOf)],
    [id === "warcraft" ? "artifacts" : "relics", relics.map(findOf)],
    [id === "warcraft" ? "legends" : "places", places.map(findOf)],
    ["pieces", pieces.map((piece) => thing(piece))],
  ];
  return {
    id,
    title: `game-${id}`,
    aliases,
    chapters: chapters
      .filter(([, pages]) => pages.length > 0)
      .map(([name, pages]) => ({ id: `${id}-${name}`, title: `book-chapter-${name}`, pages })),
  };
}

const told = {
  "small-world": {
    sections: [
      "sw-aim",
      "sw-setup",
      "sw-land",
      "sw-market",
      "sw-turn",
      "sw-ready",
      "sw-conquest",
      "sw-price",
      "sw-die",
      "sw-losses",
      "sw-redeploy",
      "sw-coins",
      "sw-decline",
      "sw-immune",
      "sw-end",
    ],
    pieces: [
      "lost-tribes",
      "marker-mountain",
      "marker-lair",
      "marker-fortress",
      "marker-encampment",
      "marker-hole",
      "marker-hero",
      "marker-dragon",
      "symbol-mine",
      "symbol-magic",
      "symbol-cavern",
    ],
  },
  underground: {
    sections: ["ug-aim", "ug-land", "ug-monsters", "ug-relics", "ug-places", "ug-immune", "ug-turn", "ug-decline", "ug-mix"],
    pieces: [
      "marker-monsters",
      "marker-armor",
      "marker-volcano",
      "marker-ancient",
      "marker-queen",
      "marker-ghost",
      "marker-balrog",
      "marker-bag",
    ],
  },
  warcraft: {
    sections: ["wc-aim", "wc-setup", "wc-voyage", "wc-factions", "wc-finds", "wc-fees", "wc-turn", "wc-decline", "wc-teams"],
    pieces: [
      "marker-murloc",
      "symbol-entry",
      "symbol-cave",
      "marker-tile",
      "marker-fort",
      "marker-wall",
      "marker-tower",
      "marker-objective",
      "marker-bomb",
      "marker-beast",
      "marker-champion",
      "marker-harmony",
    ],
  },
};

/** All of them, by the numbers of the catalog. */
export const books = () => Object.entries(told).map(([id, what]) => bookOf(id, what));
