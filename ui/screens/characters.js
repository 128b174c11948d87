// What is asked of a bot before a game: how well it plays, and which character it is.

import { Choice } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { Face } from "../table/seatmark.js";

/** The characters, in the order in which new bots get them. @type {NonNullable<Ui.Player["style"]>[]} */
export const styles = ["raider", "settler", "banker", "trickster"];

/** The levels that people choose from. */
export const levels = ["easy", "normal", "hard", "expert"];

/** The character of a new bot: the first that no other bot has, in turn. @param {{ who: string, style?: string | null }[]} others */
export function freshStyle(others) {
  const times = styles.map((style) => others.filter((o) => o.who === "bot" && o.style === style).length);
  return styles[times.indexOf(Math.min(...times))];
}

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
 * Which character a bot is, with a line of what it likes.
 * @param {{ style?: string | null, onPick: (style: string) => void }} props
 */
export function CharacterChoice({ style, onPick }) {
  return html`<div class="characters"><${Choice} legend=${t("character")} hideLegend value=${style} onPick=${onPick}
    options=${styles.map((id) => ({
      id,
      label: t("character-told", { name: t(`character-${id}`), likes: t(`likes-${id}`) }),
      picture: html`<${Face} style=${id} size=${38} />`,
    }))} /><p class="soft small">${style && t(`likes-${style}`)}</p></div>`;
}
