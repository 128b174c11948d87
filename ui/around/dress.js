// Words and style sheet of what belongs to the table as a piece of furniture: the recap, the seats around it, sounds.

import { dresser } from "../dress.js";

/** Done when they are there. */
export const dress = dresser(["around"], new URL("around.css", import.meta.url));
