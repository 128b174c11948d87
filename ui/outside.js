// What comes from outside the page: games as files, dropped on it or opened by the system, and the system's way back.

import { call, inApp } from "./backend.js";
import { dresser } from "./dress.js";
import { t } from "./i18n.js";
import { openSlot } from "./screens/home.js";
import { go, screen, tell, wordsOf } from "./state.js";

/** The most letters that a saved game can have. */
const MOST = 8_000_000;

/**
 * A file that came: what is in it, or what is wrong with it, and what is to be done when the player has been told.
 * @typedef {{ name: string, text?: string, fault?: string, done?: () => unknown }} Came
 */

/** Whether another try of the same file would end the same: then nobody has to keep it. @param {any} error */
const final = (error) => ["import_invalid", "save_newer", "save_damaged", "bad_request"].includes(error?.kind);

/** Takes files among the saved games, one by one, and shows what came of it. @param {Came[]} files */
async function take(files) {
  /** @type {Ui.SlotHeader | null} */
  let game = null;
  /** @type {string[]} */
  const refused = [];
  for (const { name, text = "", fault, done } of files) {
    try {
      if (fault) refused.push(t("file-refused", { name, why: t(fault) }));
      else game = await call("import_slot", { data: text });
      await done?.();
    } catch (error) {
      refused.push(t("file-refused", { name, why: wordsOf(error) }));
      if (final(error)) await done?.();
    }
  }
  const got = game;
  // Whoever sits at a table, or is in the middle of something, is only told.
  if (got && ["home", "saves"].includes(screen.value.name)) go("saves", { shown: got.slot });
  if (refused.length > 0) tell(refused.slice(0, 3).join(" "), { tone: "bad", stay: 12000 });
  else if (got) tell(t("imported", { name: got.name }), { action: { label: t("open-game"), run: () => openSlot(got.slot) }, stay: 12000 });
}

/** One after the other, in the order in which they came. @type {Promise<unknown>} */
let taking = Promise.resolve();
const inTurn = (/** @type {() => unknown} */ work) => {
  taking = taking.then(work).catch((error) => tell(wordsOf(error), { tone: "bad" }));
};

/** Files that were dropped. @param {File[]} files */
const dropped = (files) =>
  inTurn(async () => {
    const came = files.map(async (file) => {
      if (file.size > MOST) return { name: file.name, fault: "file-too-large" };
      // A folder, or a file that is gone.
      const text = await file.text().catch(() => null);
      return text === null ? { name: file.name, fault: "file-unreadable" } : { name: file.name, text };
    });
    await take(await Promise.all(came));
  });

const arrivals = async (/** @type {object} */ args) =>
  /** @type {{ arrived: { id: string, file_name: string, data?: string, fault?: string }[] }} */ (
    await window.__TAURI__?.core.invoke("arrivals", { args })
  );

/** What the system has handed to the app. */
const arrived = () =>
  inTurn(async () => {
    const faults = { too_large: "file-too-large", unreadable: "file-unreadable" };
    const { arrived: items } = await arrivals({});
    const came = items.map(({ id, file_name, data, fault }) => ({
      name: file_name,
      text: data,
      fault: fault && (faults[fault] ?? "file-unreadable"),
      done: () => arrivals({ done: [id] }),
    }));
    if (came.length > 0) await take(came);
  });

const dressed = dresser([], new URL("style/outside.css", import.meta.url));

/** The sheet that lies over the page while files hang over it. @type {HTMLElement | null} */
let veil = null;
const lift = () => {
  veil?.remove();
  veil = null;
};

/** Lets files fall anywhere: without this the browser would show the file instead of the page. @param {DragEvent} event */
function drag(event) {
  if (!event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  if (event.type === "drop") {
    lift();
    dropped([...event.dataTransfer.files]);
  } else if (event.type === "dragleave") {
    if (event.relatedTarget === null) lift();
  } else if (!veil) {
    dressed();
    veil = Object.assign(document.createElement("div"), { className: "drop-veil", textContent: t("drop-here") });
    document.body.append(veil);
  }
}

/** What leads back, the topmost first. */
const WAYS = ["#look-close", ".curtain .button.quiet", ".page-head > .button", ".status > .button"];

/** The system's way back is that of the page; where the page has none, the system goes. @param {Event} event */
function back(event) {
  const way = WAYS.map((selector) => document.querySelector(selector)).find((found) => found);
  if (!way) return;
  event.preventDefault();
  /** @type {HTMLElement} */ (way).click();
}

/** Begins to listen. */
export function listen() {
  for (const kind of ["dragenter", "dragover", "dragleave", "drop"]) addEventListener(kind, /** @type {EventListener} */ (drag));
  addEventListener("back", back);
  if (!inApp()) return;
  addEventListener("arrival", arrived);
  arrived();
}
