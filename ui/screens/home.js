// The first screen: the newest game lies on the table as it was left.
import { html, useEffect, useState } from "../lib.js";
import { call } from "../backend.js";
import { Button, Sign } from "../controls.js";
import { faceOf } from "../faces.js";
import { t, when } from "../i18n.js";
import { sit } from "../session.js";
import { attempt, boardOf, go, loadCatalog, loadSettings, wordsOf } from "../state.js";
import { family } from "../games/smallworld/face.js";
import { SeatMark } from "../table/seatmark.js";
import { mapName } from "../words.js";

/** A view of an untouched map. */
export const emptyView = (geometry) => ({
  game: geometry.game, map: geometry.id, viewer: null, stage: "over", seats: [], targets: [], actions: [],
  regions: geometry.regions.map((r) => ({ region: r.id, owner: r.marks?.includes("murloc") ? { murloc: true } : r.marks?.includes("lost_tribe") ? { lost_tribe: true } : r.marks?.includes("monsters") ? { monsters: true } : null, tokens: r.marks?.includes("lost_tribe") || r.marks?.includes("murloc") ? 1 : r.marks?.includes("monsters") ? 2 : 0,
    markers: [...(["mountain", "black_mountain"].includes(r.terrain) ? [{ kind: "mountain", count: 1 }] : []), ...(r.marks?.includes("tile") ? [{ kind: "tile", count: 1 }] : [])], defence: 0, immune: null })),
});

/** A board that is only looked at. */
export function StillBoard({ face = family, geometry, view, seats }) {
  return html`<div class="still-board" inert aria-hidden="true"><${face.Map} geometry=${geometry} view=${view} seats=${seats} still /></div>`;
}

/** Opens a slot and sits down at it. */
export const openSlot = (slot) => attempt(async () => sit(await call("open_slot", { slot })));

async function look(newest) {
  try {
    const geometry = await boardOf(newest?.map ?? "small-world-3p");
    if (!newest) return { geometry, view: emptyView(geometry), seats: [] };
    const replay = await call("replay", { slot: newest.slot, step: newest.step });
    const face = await faceOf(newest.game);
    if (face.wantsCatalog(newest, geometry)) await loadCatalog();
    return { face, geometry, view: replay.view, seats: newest.seats };
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Home. */
export function Home() {
  const [slots, setSlots] = useState(null);
  const [picture, setPicture] = useState(null);
  const [trouble, setTrouble] = useState(null);
  const load = async () => {
    setTrouble(null);
    let all = [];
    try {
      all = (await call("slots")).slots;
      setSlots(all);
      performance.mark("home"); // The start is timed up to here.
    } catch (error) {
      setTrouble(error);
    }
    setTimeout(() => look(all.find((s) => !s.trouble && !s.over && !s.autosave) ?? null).then(setPicture), 0);
  };
  useEffect(() => { load(); }, []);
  const again = async () => {
    await call("startup").catch(() => {});
    await loadSettings().catch(() => {});
    await load();
  };
  const newest = slots?.find((s) => !s.trouble && !s.over && !s.autosave) ?? null;
  const kept = slots?.filter((s) => !s.autosave).length ?? 0;
  const go_on = () => (newest ? openSlot(newest.slot) : go("new-game"));
  return html`<main class="home">
    <header class="home-title"><h1 tabindex="-1">Elbowroom</h1><p>${t("tagline")}</p></header>
    <section class="home-map">
      <button type="button" class="map-sheet" onClick=${go_on} tabindex="-1" aria-hidden="true">${picture ? html`<${StillBoard} ...${picture} />` : html`<span class="still-board"></span>`}</button>
      ${slots && newest && html`<div class="card continue"><div class="grow"><h2>${newest.name}</h2>
          <p class="soft">${mapName(newest.map)}${t("comma")}${t("round-of", { round: newest.round, rounds: newest.rounds })}${t("comma")}${when(newest.modified)}</p>
          <p class="row tight">${newest.seats.map((s) => html`<${SeatMark} game=${newest.game} seat=${s} size=${32} />`)}</p></div>
        <${Button} kind="primary" id="continue" onPress=${go_on}>${t("continue")}</${Button}></div>`}
      ${trouble && html`<div class="card continue" role="alert"><p class="grow">${wordsOf(trouble)}</p><${Button} kind="primary" onPress=${again}>${t("try-again")}</${Button}></div>`}
      ${slots && !newest && html`<div class="card continue"><p class="grow">${t("welcome")}</p><${Button} kind="primary" id="continue" onPress=${() => go("new-game")}>${t("first-game")}</${Button}></div>`}
    </section>
    <nav class="home-menu" aria-label=${t("menu")}>
      <${Button} id="new-game" onPress=${() => go("new-game")}><${Sign} name="plus" /> ${t("new-game")}</${Button}>
      <${Button} id="saves" onPress=${() => go("saves")}><${Sign} name="copy" /> ${t("saved-games")}${kept > 0 && html` <span class="numeral soft">${kept}</span>`}</${Button}>
      <${Button} id="settings" onPress=${() => go("settings")}><${Sign} name="menu" /> ${t("settings")}</${Button}>
      <${Button} id="credits" onPress=${() => go("credits")}><${Sign} name="help" /> ${t("about")}</${Button}>
      <${Button} id="reference" onPress=${() => go("reference")}><${Sign} name="book" /> ${t("chaos-reference")}</${Button}>
    </nav>
    <p class="home-foot">${t("unofficial-short")}</p>
  </main>`;
}
