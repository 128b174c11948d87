// The page's entry.
import { start } from "./start.js";

start(document.getElementById("app"));
