// Words of all games.
import { has, t } from "./i18n.js";

/** Name of a map. Islands have one for all their faces together. */
export const mapName = (id) => t(has(`map-${id}`) ? `map-${id}` : `map-${id.split("-").slice(0, 2).join("-")}`);

/** Signed amount with a true minus. */
export const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);
