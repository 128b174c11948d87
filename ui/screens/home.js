// The first screen: the newest game lies on the table as it was left.

import { call } from "../backend.js";
import { Button, Sign, StillBoard } from "../controls.js";
import { faceOf } from "../faces.js";
import { first } from "../games/registry.js";
import { t, when } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { sit } from "../session.js";
import { added, attempt, boardOf, go, loadCatalog, loadSettings, settings, wordsOf } from "../state.js";
import { SeatMark } from "../table/seatmark.js";
import { mapName } from "../words.js";

/** Opens a slot and sits down at it. */
export const openSlot = (slot) => attempt(async () => sit(await call("open_slot", { slot })));

/** What lies on the desk: the newest game as it was left, or an empty map. */
async function look(newest) {
  try {
    const { game, map } = newest ?? first;
    const [face, geometry, replay] = await Promise.all([
      faceOf(game),
      boardOf(map),
      newest && call("replay", { slot: newest.slot, step: newest.step }),
    ]);
    if (newest && face.wantsCatalog(newest, geometry)) await loadCatalog();
    await face.lay(geometry);
    return { Map: face.Map, geometry, view: replay?.view ?? face.empty(geometry), seats: newest?.seats ?? [] };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Home. */
export function Home() {
  const [slots, setSlots] = useState(/** @type {Ui.SlotHeader[] | null} */ (null));
  const [picture, setPicture] = useState(/** @type {{ Map: any, geometry: any, view: any, seats: any } | null} */ (null));
  const [last, setLast] = useState(/** @type {{ told: string, run: () => unknown } | null} */ (null));
  const [trouble, setTrouble] = useState(/** @type {unknown} */ (null));
  const load = async () => {
    setTrouble(null);
    /** @type {Ui.SlotHeader[]} */
    let all = [];
    try {
      if (settings.value.tables) import("./last.js").then((m) => setLast(m.offered()));
      all = (await call("slots")).slots;
      setSlots(all);
      performance.mark("home"); // The start is timed up to here.
    } catch (error) {
      setTrouble(error);
    }
    setTimeout(() => look(all.find((s) => !s.trouble && !s.over && !s.autosave) ?? null).then(setPicture), 0);
  };
  useEffect(() => {
    load();
  }, []);
  const again = async () => {
    await call("startup").catch(() => {});
    await loadSettings().catch(() => {});
    await load();
  };
  const newest = slots?.find((s) => !s.trouble && !s.over && !s.autosave) ?? null;
  const kept = slots?.filter((s) => !s.autosave).length ?? 0;
  const go_on = () => (newest ? openSlot(newest.slot) : go("new-game"));
  return html`<main class="home">
    <header class="home-title"><h1 tabindex="-1">Elbowroom</h1><p>${t("tagline")}</p>${added.value.Line?.()}</header>
    <section class="home-map">
      <button type="button" class="map-sheet" onClick=${go_on} tabindex="-1" aria-hidden="true">
      ${picture ? html`<${StillBoard} ...${picture} />` : html`<span class="still-board"></span>`}</button>
      ${
        slots &&
        newest &&
        html`<div class="card continue"><div class="grow"><h2>${newest.name}</h2>
          <p class="soft">${mapName(newest.map)}${t("comma")}${t("round-of", { round: newest.round, rounds: newest.rounds })}${t("comma")}
          ${when(newest.modified)}</p>
          <p class="row tight">${newest.seats.map((s) => html`<${SeatMark} game=${newest.game} seat=${s} size=${32} />`)}</p></div>
        <${Button} kind="primary" id="continue" onPress=${go_on}>${t("continue")}</${Button}></div>`
      }
      ${
        trouble &&
        html`<div class="card continue" role="alert"><p class="grow">${wordsOf(trouble)}</p>
      <${Button} kind="primary" onPress=${again}>${t("try-again")}</${Button}></div>`
      }
      ${
        slots &&
        !newest &&
        html`<div class="card continue"><p class="grow">${t("welcome")}</p>
      <${Button} onPress=${() => go("learn")}>${t("learn")}</${Button}>
      <${Button} kind="primary" id="continue" onPress=${() => go("new-game")}>${t("first-game")}</${Button}></div>`
      }
    </section>
    <nav class="home-menu" aria-label=${t("menu")}>
      ${
        settings.value.tables &&
        html`<${Button} id="like-last" kind="like-last" onPress=${() => last?.run()}><${Sign} name="replay" />
        <span>${t("like-last")} <span class="small">${last?.told}</span></span></${Button}>`
      }
      <${Button} id="new-game" onPress=${() => go("new-game")}><${Sign} name="plus" /> ${t("new-game")}</${Button}>
      <${Button} id="learn" onPress=${() => go("learn")}><${Sign} name="play" /> ${t("learn")}</${Button}>
      <${Button} id="book" onPress=${() => go("book")}><${Sign} name="book" /> ${t("screen-book")}</${Button}>
      <${Button} id="saves" onPress=${() => go("saves")}><${Sign} name="copy" /> ${t("saved-games")}
      ${kept > 0 && html` <span class="numeral soft">${kept}</span>`}</${Button}>
      <${Button} id="statistics" onPress=${() => go("statistics")}><${Sign} name="plot" /> ${t("screen-statistics")}</${Button}>
      <${Button} id="workshop" onPress=${() => go("workshop")}><${Sign} name="edit" /> ${t("screen-workshop")}</${Button}>
      <${Button} id="settings" onPress=${() => go("settings")}><${Sign} name="menu" /> ${t("settings")}</${Button}>
      <${Button} id="credits" onPress=${() => go("credits")}><${Sign} name="help" /> ${t("about")}</${Button}>
    </nav>
    <p class="home-foot">${t("unofficial-short")}</p>
  </main>`;
}
