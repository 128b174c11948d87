// Words and style sheet of the workshop, fetched when it is first opened.

import { dresser } from "../dress.js";

/** Done when they are there. */
export const dress = dresser(["workshop"], new URL("workshop.css", import.meta.url));
