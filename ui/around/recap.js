// What has happened since one's own turn, as a card of a few short lines; a tap on a line shows its places on the map. What the lines
// say is the game's. Fetched when a turn begins.

import { board } from "../board/motion.js";
import { Button, Sign } from "../controls.js";
import { face } from "../faces.js";
import { listing, t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { Ask } from "../lookup.js";
import { recap } from "../session.js";
import { attempt } from "../state.js";

/** So many places are named; of more only their number is told. */
const NAMED = 3;

/**
 * Places in words, or how many they are. A line names them where they are few.
 * @param {string[]} names
 */
export const places = (names) => (names.length > NAMED ? t("recap-places", { count: names.length }) : listing(names));

/**
 * The entries since the last turn of a seat that is over; null in the middle of its turn, and before its second one.
 * @param {Ui.LogEntry[]} entries
 * @param {number} me
 */
export function since(entries, me) {
  const last = entries.findLastIndex((entry) => entry.turn === me);
  return last < 0 || last === entries.length - 1 ? null : entries.slice(last + 1);
}

/** Lights the places of a line on the map; answers what puts them out again. @param {(string | number)[]} at */
function light(at) {
  let gone = false;
  /** @type {(() => void) | null} */
  let end = null;
  attempt(async () => {
    const [{ ready }, { draw, wipe, soon }] = await Promise.all([import("../counsel/counsel.js"), import("../counsel/marks.js")]);
    await ready(face.value);
    if (gone) return;
    const marks = at.map((place) => ({ at: place, label: "!", what: "told" }));
    const again = () => soon(() => gone || draw([{ marks, kind: "played" }]));
    board()?.zoom?.all();
    again();
    addEventListener("resize", again);
    end = () => {
      removeEventListener("resize", again);
      wipe();
    };
  });
  return () => {
    gone = true;
    end?.();
  };
}

/** Who did what: the mark of a seat, its name, a few words. @param {{ part: Ui.RecapPart }} props */
const Part = ({ part: { mark, name, text } }) =>
  html`<span class="recap-part">${mark}<span>${name && html`<b>${name}</b> `}${text}</span></span>`;

/** The card. @param {{ told: Ui.RecapTold }} props */
export function Recap({ told: { lines, whys } }) {
  const [open, setOpen] = useState(-1);
  const at = lines[open]?.places ?? null;
  useEffect(() => (at && at.length > 0 ? light(at) : undefined), [at]);
  const why = whys?.() ?? [];
  return html`<div class="slip recap since" role="group" aria-label=${t("recap")}><div class="slip-head"><h3>${t("recap")}</h3>
    <${Button} kind="quiet icon" id="recap-close" label=${t("close")} onPress=${() => {
      recap.value = null;
    }}><${Sign} name="close" size=${18} /></${Button}></div>
    <ul>${lines.map((line, i) => {
      const inside = line.parts.map((part, n) => html`<${Part} key=${n} part=${part} />`);
      return html`<li key=${line.key} data-recap=${line.key} class=${line.bad ? "recap-lost" : ""}>${
        line.places?.length
          ? html`<button type="button" class="recap-line" aria-pressed=${String(i === open)} title=${t("recap-show")}
          onClick=${() => setOpen(i === open ? -1 : i)}>${inside}</button>`
          : html`<div class="recap-line">${inside}</div>`
      }${
        (line.things?.length ?? 0) > 0 &&
        html`<${Ask} kind="ask-log" name=${line.parts.map(({ name, text }) => `${name ?? ""} ${text}`).join(t("comma"))}
        things=${line.things}><span class="ring" aria-hidden="true"><${Sign} name="help" size=${16} /></span></${Ask}>`
      }</li>`;
    })}</ul>${
      why.length > 0 &&
      html`<details class="more"><summary>${t("recap-why")}</summary>${why.map(
        ({ name, text }) => html`<p class="soft small"><b>${name}</b>${t("colon")}${text}</p>`,
      )}</details>`
    }</div>`;
}
