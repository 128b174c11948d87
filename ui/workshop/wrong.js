// What is wrong with a piece, and where it does nothing, in words.

import { has, listing, t } from "../i18n.js";
import { catalog } from "../state.js";

/** A reason of `check_piece`. @param {{ kind: string, data?: any }} reason */
export function wrongInWords({ kind, data }) {
  if (kind === "number" && data) return t("ws-wrong-number", { what: t(`ws-field-${data.what}`), least: data.least, most: data.most });
  return t(has(`ws-wrong-${kind}`) ? `ws-wrong-${kind}` : "ws-wrong-other");
}

/** A reason of `check_piece` about a board: regions are counted from 1. @param {{ kind: string, data?: any }} reason */
export const boardWrong = ({ kind, data }) =>
  t(has(`ws-board-${kind}`) ? `ws-board-${kind}` : "ws-wrong-other", typeof data === "number" ? { region: data + 1 } : (data ?? {}));

/** Why an ability has no meaning on a board. @param {any} why */
export const whyIdle = (why) =>
  t(`left-out-${why.reason}`, {
    terrain: (why.terrains ?? []).map((/** @type {string} */ id) => t(`terrain-${id}`)).join(t("comma")),
    symbol: why.symbol ? t(`symbol-${why.symbol}`) : "",
  });

/**
 * Where a piece does nothing: a line for each game and reason, with the numbers of players.
 * @param {{ game: string, players: number, why: any }[]} idle
 */
export function idleInWords(idle) {
  const lines = new Map();
  for (const { game, players, why } of idle) {
    const key = `${game} ${JSON.stringify(why)}`;
    const line = lines.get(key) ?? { game, why, players: new Set() };
    line.players.add(players);
    lines.set(key, line);
  }
  // Islands are laid anew for each game, whoever plays: one set of them stands for all.
  const drawn = (/** @type {string} */ id) => catalog.value?.games.some((game) => game.id === id && "sets" in game);
  return [...lines.values()].map(({ game, why, players }) => {
    const vars = { game: t(`short-${game}`), why: whyIdle(why) };
    return drawn(game) ? t("ws-idle-all", vars) : t("ws-idle-line", { ...vars, group: listing([...players].map(String)) });
  });
}
