// What of the log is shown: of whom, and about what. Fetched when a log has grown long.

import { Choice } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { SeatMark } from "./seatmark.js";

/** What happens, by what a player may look for; the rest is found among everything. @type {Record<string, string[]>} */
const kinds = {
  fights: [
    ...["conquered", "defeated", "rolled", "attempt_failed", "abandoned", "bomb", "swapped", "stolen", "moved"],
    ...["battle_started", "battle_ended", "killed", "peasant_taken", "dominated", "not_dominated", "corrupted", "ruined"],
  ],
  gains: ["income", "paid", "earned", "spent", "picked", "game_over", "scored", "ticked", "improved", "power_gained"],
  news: [
    ...["picked", "declined", "race_left", "vanished", "exchanged", "revealed", "found", "used", "endowed", "reborn", "form", "allied"],
    ...["played", "summoned", "discarded", "token_placed", "left"],
  ],
};

/**
 * What somebody wants to see: `seat`: whose lines (below 0: everybody's), `kind`: about what (`all`: everything).
 * @typedef {{ seat: number, kind: string }} Wish
 */

/**
 * Whether a line is shown.
 * @param {{ seat: number | null, type: string }} line
 * @param {Wish} wish
 */
export const passes = (line, { seat, kind }) => (seat < 0 || line.seat === seat) && (kind === "all" || kinds[kind].includes(line.type));

/** The two choices. @param {{ game: string, seats: Ui.Player[], wish: Wish, onWish: (wish: Wish) => void }} props */
export function Sieve({ game, seats, wish, onWish }) {
  const whose = seats.map((player, id) => ({
    id,
    label: player.name,
    picture: html`<${SeatMark} game=${game} seat=${player} size=${24} />`,
  }));
  const about = ["all", ...Object.keys(kinds)].map((id) => ({ id, text: t(`log-${id}`) }));
  return html`<div class="sieve"><${Choice} legend=${t("log-whose")} hideLegend value=${wish.seat}
    onPick=${(/** @type {number} */ seat) => onWish({ ...wish, seat })} options=${[{ id: -1, text: t("log-everybody") }, ...whose]} />
    <${Choice} legend=${t("log-about")} hideLegend value=${wish.kind} onPick=${(/** @type {string} */ kind) => onWish({ ...wish, kind })}
    options=${about} /></div>`;
}
