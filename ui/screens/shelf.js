// The shelf of games: boxes with covers drawn for Elbowroom (art/covers).

import { Button, Choice, Sign } from "../controls.js";
import { has, t } from "../i18n.js";
import { html, useState } from "../lib.js";
import { likeLast } from "./last.js";
import { tableTold } from "./people.js";

/** The cover of a box; one that has none shows how its name begins. */
function Cover({ game }) {
  const [bare, setBare] = useState(false);
  return html`<span class="cover" aria-hidden="true">${
    bare
      ? html`<b>${[...t(`short-${game}`)][0]}</b>`
      : html`<img src=${new URL(`../art/covers/${game}.svg`, import.meta.url).href} alt="" width="480" height="480" decoding="async"
        onError=${() => setBare(true)} />`
  }</span>`;
}

/** For how many players a game is, in order. @param {any} game of the catalog @returns {number[]} */
export const countsOf = (game) =>
  [...new Set(/** @type {number[]} */ ((game?.maps ?? []).map((m) => m.players)))].toSorted((a, b) => a - b);

/** The last table in one press. @param {{ table: Ui.KeptTable }} props */
export const LikeLast = ({ table }) =>
  html`<${Button} id="like-last" kind="like-last" onPress=${() => likeLast(table)}><${Sign} name="replay" />
    <span>${t("like-last")} <span class="small">${tableTold(table)}</span></span></${Button}>`;

/**
 * All boxes, to take one.
 * @param {{ games: any[], onPick: (id: string) => void }} props
 */
export function Shelf({ games, onPick }) {
  return html`<ul class="games shelf" aria-label=${t("which-game")}>${games.map((game) => {
    const counts = countsOf(game);
    return html`<li key=${game.id}><button type="button" class="box" data-option=${game.id} onClick=${() => onPick(game.id)}>
      <${Cover} game=${game.id} /><span class="box-words"><b class="box-name">${t(`game-${game.id}`)}</b>
      <span class="small">${has(`line-${game.id}`) && html`<span>${t(`line-${game.id}`)}</span>`}
      <span class="soft">${t("players-from-to", { from: counts[0] ?? 0, to: counts.at(-1) ?? 0 })}</span></span></span></button></li>`;
  })}</ul>`;
}

/** The boxes in a row, one of which is taken. */
export const SlimShelf = ({ games, value, onPick }) =>
  html`<div class="games slim"><${Choice} legend=${t("which-game")} hideLegend value=${value} onPick=${onPick}
    options=${games.map((g) => ({ id: g.id, label: t(`game-${g.id}`), picture: html`<${Cover} game=${g.id} />` }))} /></div>`;
