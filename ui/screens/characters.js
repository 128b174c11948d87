// What is asked of a bot before a game: which character it is.

import { Choice } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { Face } from "../table/seatmark.js";
import { styles } from "./people.js";

/** The character of a new bot: the first that no other bot has, in turn. @param {{ who: string, style?: string | null }[]} others */
export function freshStyle(others) {
  const times = styles.map((style) => others.filter((o) => o.who === "bot" && o.style === style).length);
  return styles[times.indexOf(Math.min(...times))];
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
