// Words of all games.
import { has, t } from "./i18n.js";
import { nameFrom, shortId } from "./own-names.js";

/** Name of a map: islands have one for all their faces together, a home-made one the name that its maker gave it. */
export function mapName(id) {
  const own = shortId(id);
  if (own) return nameFrom(own);
  return t(has(`map-${id}`) ? `map-${id}` : `map-${id.split("-").slice(0, 2).join("-")}`);
}

/** Signed amount with a true minus. */
export const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);
