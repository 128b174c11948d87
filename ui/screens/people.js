// Who sits at a table, and the last tables as they are kept among the settings: `tables`, the last one first, one for each game.

import { entryOf } from "../games/registry.js";
import { t } from "../i18n.js";

/** The characters, in the order in which new bots get them. @type {NonNullable<Ui.Player["style"]>[]} */
export const styles = ["raider", "settler", "banker", "trickster"];

/** The levels that people choose from. @type {NonNullable<Ui.Player["level"]>[]} */
export const levels = ["easy", "normal", "hard", "expert"];

/**
 * The name of a seat where nobody wrote one: a bot's is its character's, with a number where an earlier one has it too.
 * @param {{ who: string, style?: string | null }[]} players
 * @param {number} index
 */
export function nameFor(players, index) {
  const { who, style } = players[index];
  if (who !== "bot") return t("player-name", { number: index + 1 });
  if (!style) return t("bot-name", { number: index + 1 });
  const twins = players.slice(0, index).filter((p) => p.who === "bot" && p.style === style).length;
  const name = t(`character-${style}`);
  return twins > 0 ? t("character-again", { name, number: twins + 1 }) : name;
}

/**
 * The name of a seat; who has two seats (`same`: the earlier one) has one name.
 * @param {Ui.Seated[]} people
 * @param {number} index
 * @returns {string}
 */
export function nameOf(people, index) {
  const { name, same } = people[index];
  return typeof same === "number" ? nameOf(people, same) : name.trim() || nameFor(people, index);
}

/** Seats as `new_game` wants them. @param {Ui.Seated[]} people @returns {Ui.Player[]} */
export const seatsOf = (people) =>
  people.map((p, i) => ({
    name: nameOf(people, i),
    colour: p.seat ?? p.colour,
    who: p.who,
    ...(p.who === "bot" ? { level: p.level, ...(p.style ? { style: p.style } : {}) } : {}),
  }));

/** Is it a whole number from 0 up to less than `count`? @param {any} value @param {number} count */
const below = (value, count) => Number.isInteger(value) && value >= 0 && value < count;

/** Whom a kept list names, each with a colour of its own. @param {any[]} kept @returns {Ui.Seated[]} */
function seated(kept) {
  const colours = [0, 1, 2, 3, 4];
  const wished = kept.map(({ colour }, i) => below(colour, 5) && kept.findIndex((p) => p.colour === colour) === i);
  const free = colours.filter((colour) => !kept.some((p, i) => wished[i] && p.colour === colour));
  return kept.map(({ name, colour, who, level, style, same, seat }, i) => ({
    name: typeof name === "string" ? [...name].slice(0, 24).join("") : "",
    colour: wished[i] ? colour : (free.shift() ?? 0),
    who: who === "bot" ? "bot" : "human",
    level: levels.includes(level) ? level : "normal",
    style: styles.includes(style) ? style : null,
    same: who !== "bot" && below(same, i) && kept[same].who !== "bot" && !below(kept[same].same, same) ? same : null,
    ...(below(seat, 8) ? { seat } : {}),
  }));
}

/** The last tables; what is broken, or of a game that is gone, is left out. @param {any} kept @returns {Ui.KeptTable[]} */
export const lastTables = (kept) =>
  (Array.isArray(kept) ? kept : []).flatMap((table) => {
    const { setup, people, hints, lot } = table ?? {};
    if (typeof setup?.game !== "string" || !entryOf(setup.game) || !Array.isArray(people)) return [];
    if (people.length < 2 || people.length > 5 || !people.every((p) => p && typeof p === "object")) return [];
    return [{ setup: { ...setup, players: people.length }, people: seated(people), hints: hints !== false, lot: lot === true }];
  });

/** A table in a line: who, at which game. @param {Ui.KeptTable} table */
export function tableTold({ setup, people }) {
  const names = seatsOf(people).map(({ name, who, level }) => (who === "bot" ? t(`seated-${level}`, { name }) : name));
  const players = t("n-players", { count: people.length });
  return t("last-table", { names: [...new Set(names)].join(t("comma")), game: t(`short-${setup.game}`), players });
}
