// The page's entry.
import { start } from "./start.js";

start(/** @type {HTMLElement} */ (document.getElementById("app")));
