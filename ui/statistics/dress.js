// Words and style sheet of results and statistics, fetched when they are first shown.

import { dresser } from "../dress.js";
import { language } from "../i18n.js";

/** Done when they are there. */
export const dress = dresser(["statistics"], new URL("statistics.css", import.meta.url));

/** A day in the language of the screen. @param {number} milliseconds */
export const dayOf = (milliseconds) => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(new Date(milliseconds));
