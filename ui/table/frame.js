// What the tables of all games have around the map.

import { near } from "../board/control.js";
import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { effect, html, signal, useEffect, useRef, useState } from "../lib.js";
import { busy, hurryUp, letBotsMove } from "../session.js";
import { go } from "../state.js";
import { hold, paused } from "../telling.js";
import { lies, watchLayout } from "./layout.js";

/** Whether more of what is drawn over the map lies at its lower end than at its upper: slips that speak of it lie at the other. */
export const drawnLow = signal(false);

/** What a table remembers while it is shown: the zoom of its map, where a slip lies on it, whether the result is shown. Lets the bots move
 * when it opens, and goes home where there is no game. */
export function useTable(state) {
  const zoom = useRef(/** @type {any | null} */ (null));
  // The slip of a phone lies at the other end of the map than the region it speaks of, and leaves half of it free.
  const [room, setRoom] = useState(0);
  const onAnchor = (at) => {
    const [y, height] = at ? lies.down(at) : [0, 0];
    setRoom(Math.round(y > height / 2 ? -y : height - y));
  };
  const over = state?.view.over ?? false;
  const [showEnd, setShowEnd] = useState(over);
  useEffect(watchLayout, []);
  useEffect(() => {
    if (over) setShowEnd(true);
  }, [over]);
  useEffect(() => {
    if (!state) go("home");
    else letBotsMove();
  }, []);
  return {
    zoom,
    onAnchor,
    up: room ? room < 0 : drawnLow.value,
    room: room && { maxHeight: `${Math.max(112, Math.abs(room) - 28)}px` },
    over,
    showEnd,
    setShowEnd,
    /** Shows the result; where it has just come by itself, goes to it. */
    toResult() {
      setShowEnd(true);
      document.getElementById("end-title")?.focus();
    },
  };
}

let free = () => {};

/** Says at the node of a table that it waits, without drawing the table anew for that. @param {HTMLElement | null} node */
export function tellBusy(node) {
  free();
  if (node) free = effect(() => node.setAttribute("aria-busy", String(busy.value)));
}

/** Where the map's zoom buttons lie. */
export function ZoomTools({ zoom }) {
  return html`<div class="zoom-tools"><${Button} kind="icon" label=${t("zoom-in")} onPress=${() => zoom.current?.in()}>
    <${Sign} name="plus" /></${Button}>
    <${Button} kind="icon" label=${t("zoom-out")} onPress=${() => zoom.current?.out()}><${Sign} name="minus" /></${Button}>
    <${Button} kind="icon" label=${t("zoom-all")} onPress=${() => zoom.current?.all()}><${Sign} name="all" /></${Button}></div>`;
}

/** One button for fingers: a step nearer, or the whole map again. */
export function ZoomToggle({ zoom }) {
  const is = near.value;
  return html`<${Button} kind="quiet icon" id="zoom" label=${t(is ? "zoom-all" : "zoom-in")}
    onPress=${() => (is ? zoom.current?.all() : zoom.current?.in())}><${Sign} name=${is ? "all" : "nearer"} /></${Button}>`;
}

/** Holds the telling of the bots' turns, or skips the one that is being told. */
export function Pace({ state }) {
  const { view, seats } = state;
  const others = seats.filter((s) => s.who === "bot").length > 1;
  return html`<${Button} kind="icon" id="hold" label=${t(paused.value ? "go-on-telling" : "hold-telling")} shortcut="␣"
    onPress=${() => hold()}><${Sign} name=${paused.value ? "play" : "pause"} /></${Button}>
    ${
      others &&
      html`<${Button} kind="icon" id="skip-one" label=${t("skip-bot", { name: seats[view.turn]?.name ?? "" })}
      onPress=${() => hurryUp(view)}><${Sign} name="next" /></${Button}>`
    }`;
}
