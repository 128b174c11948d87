// The entry of the page in a browser: the same screens, over an engine that runs beside them in a worker.
//
// The first screen waits for nothing but itself: what it is set to is remembered (engine.js), and the engine is fetched after it where
// it is not kept yet.

import { useCarrier } from "../backend.js";
import { sheet } from "../dress.js";
import { alsoWords, t } from "../i18n.js";
import { effect } from "../lib.js";
import { start } from "../start.js";
import { added, screen, tell, toast } from "../state.js";
import { knowBack } from "./back.js";
import { ask, engine, fetchEngine, letGo } from "./engine.js";
import { watchInstalling } from "./install.js";
import { Line } from "./line.js";
import { keepOffline } from "./offline.js";

/** Whoever opens another screen before the engine is there is told what it waits for. */
function tellWaiting() {
  /** @type {Ui.Toast | null} */
  let told = null;
  effect(() => {
    const waits = engine.value.at === "coming" && screen.value.name !== "home";
    if (waits) {
      tell(t("web-fetching"), { stay: 0 });
      told = toast.peek();
    } else if (told && toast.peek() === told) toast.value = null;
  });
}

useCarrier(ask);
watchInstalling();
letGo();
// From what is kept it is there at once, and takes nothing from the screen.
if (navigator.serviceWorker?.controller) fetchEngine();

await start(/** @type {HTMLElement} */ (document.getElementById("app")));
requestAnimationFrame(() =>
  setTimeout(async () => {
    performance.mark("screen"); // The start is timed up to here.
    knowBack();
    const there = fetchEngine();
    await Promise.all([alsoWords(["web"]), sheet(new URL("web.css", import.meta.url))]);
    added.value = { Line };
    tellWaiting();
    await there;
    const { Card } = await import("./card.js");
    added.value = { Line, Card };
    keepOffline();
  }),
);
