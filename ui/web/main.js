// The entry of the page in a browser: the same screens, over an engine that runs beside them in a worker.
//
// The first screen waits for nothing but itself: what it is set to is remembered (engine.js), and the engine is fetched after it where
// it is not kept yet.

import { useCarrier } from "../backend.js";
import { sheet } from "../dress.js";
import { alsoWords } from "../i18n.js";
import { start } from "../start.js";
import { added } from "../state.js";
import { knowBack } from "./back.js";
import { ask, fetchEngine } from "./engine.js";
import { watchInstalling } from "./install.js";
import { Line } from "./line.js";
import { keepOffline } from "./offline.js";

useCarrier(ask);
watchInstalling();
// From what is kept it is there at once, and takes nothing from the screen.
if (navigator.serviceWorker?.controller) fetchEngine();

await start(/** @type {HTMLElement} */ (document.getElementById("app")));
requestAnimationFrame(() =>
  setTimeout(async () => {
    performance.mark("screen");
    const dressed = Promise.all([alsoWords(["web"]), sheet(new URL("web.css", import.meta.url))]);
    knowBack();
    await fetchEngine();
    await dressed;
    const { Card } = await import("./card.js");
    added.value = { Line, Card };
    keepOffline();
  }),
);
