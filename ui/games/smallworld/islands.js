// Which islands lie in the sea: drawn by lot, or chosen face by face.

import { Sketch } from "../../board/sketch.js";
import { Choice } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { boardOf } from "../../state.js";
import { islandOnly } from "./board/sketch.js";

const sizes = ["l", "m", "s"];

/** What is to be chosen for a number of players: `[{size, faces: [id]}]`, a face each. */
export function facesFor(game, players) {
  const set = game?.sets?.[players];
  if (!set) return [];
  return sizes.flatMap((size) => {
    const faces = game.islands.filter((face) => face.size === size);
    const boards = [...new Set(faces.map((face) => face.board))];
    // Where all boards of a size are needed, each only has its two sides.
    if (set[size] === boards.length)
      return boards.map((board) => ({ size, faces: faces.filter((face) => face.board === board).map((face) => face.id) }));
    return Array.from({ length: set[size] }, () => ({ size, faces: faces.map((face) => face.id) }));
  });
}

/** The id of the map: of the chosen faces, or the one for which they are drawn. */
export const islandMap = (players, faces) => `warcraft-${players}p${faces ? `-${faces.join("-")}` : ""}`;

/** Islands that are not known yet: as many of each size as there will be. */
export function DrawnSea({ set }) {
  const all = sizes.flatMap((size) => Array.from({ length: set?.[size] ?? 0 }, () => ({ l: 1, m: 0.8, s: 0.64 })[size]));
  let x = 0;
  const wide = all.reduce((sum, scale) => sum + 150 * scale + 14, 0);
  return html`<svg class="drawn-sea" viewBox=${`-8 -52 ${wide + 2} 104`} role="img" aria-label=${t("islands-drawn-note")}>${all.map(
    (scale, i) => {
      const at = x + 75 * scale;
      x += 150 * scale + 14;
      return html`<g key=${i} transform=${`translate(${at} ${i % 2 ? 6 : -6})scale(${scale})`}>
        <path class="drawn-isle" d="M-70 4C-76 -20 -48 -24 -34 -36S10 -44 30 -34S74 -22 70 2S48 30 20 36S-24 30 -40 30S-66 22 -70 4Z" />
        <text y="13">?</text></g>`;
    },
  )}</svg>`;
}

/** One face to be chosen, as a picture. */
function FacePicture({ game, face }) {
  const [plan, setPlan] = useState(/** @type {{ id: string, regions: any[] } | null} */ (null));
  useEffect(() => {
    let here = true;
    const map = game.maps.find((m) => m.id.split("-").includes(face));
    boardOf(map.id)
      .then((board) => here && setPlan(islandOnly(/** @type {Ui.FamilyMap} */ (board), face)))
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [face]);
  return plan ? html`<${Sketch} geometry=${plan} size=${92} />` : html`<span class="sketch-wait"></span>`;
}

/** Is it a map whose islands are still to be drawn? @param {string | null} map */
export const isDrawn = (map) => /^warcraft-\dp$/.test(map ?? "");

/** A map to be chosen, as a picture; `set`: how many islands of each size there will be. @param {{ map: string, set: any }} props */
export function MapPicture({ map, set }) {
  const [plan, setPlan] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let here = true;
    if (isDrawn(map)) return undefined;
    boardOf(map)
      .then((board) => here && setPlan(board))
      .catch(() => {});
    return () => {
      here = false;
    };
  }, [map]);
  if (isDrawn(map)) return html`<span class="sketch-wait sketch-sea"><${DrawnSea} set=${set} /></span>`;
  return plan ? html`<${Sketch} geometry=${plan} size=${92} />` : html`<span class="sketch-wait"></span>`;
}

/** Drawn or chosen; with the faces to choose from. `faces`: the chosen ones, or null. */
export function IslandChoice({ game, players, faces, onPick }) {
  const slots = facesFor(game, players);
  const number = (face) => `${face[1]}${face[2].toUpperCase()}`;
  const choose = (i, face) => {
    // One board lies once: where it is taken already, the two change places.
    const had = faces.findIndex((other, j) => j !== i && other.slice(0, 2) === face.slice(0, 2));
    onPick(faces.map((other, j) => (j === i ? face : j === had ? faces[i] : other)));
  };
  return html`<${Choice} legend=${t("islands")} value=${faces ? "chosen" : "drawn"}
    onPick=${(id) => onPick(id === "drawn" ? null : slots.map((slot) => slot.faces[0]))}
      options=${[{ id: "drawn", text: t("islands-drawn") }, { id: "chosen", text: t("islands-chosen") }]} />
    ${
      faces
        ? slots.map(
            (
              slot,
              i,
            ) => html`<div class="faces" key=${`${players} ${i}`}><${Choice} legend=${t(`island-size-${slot.size}`)} value=${faces[i]}
              onPick=${(face) => choose(i, face)}
      options=${slot.faces.map((face) => ({
        id: face,
        text: number(face),
        label: t(`island-${face}`),
        picture: html`<${FacePicture}
        game=${game} face=${face} />`,
      }))} /></div>`,
          )
        : html`<p class="soft small">${t("islands-drawn-note")}</p>`
    }`;
}
