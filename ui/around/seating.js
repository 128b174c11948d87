// Who sits where around the table: seats are dragged around a picture of it, or set by buttons; and which way numbers on the map look.

import { patterns } from "../board/pieces.js";
import { Button, Choice } from "../controls.js";
import { t } from "../i18n.js";
import { html, useRef, useState } from "../lib.js";
import { change, settings } from "../state.js";
import { SeatMark } from "../table/seatmark.js";
import { seatingOf, sides, turn } from "./sides.js";

/** Where the middle of each side of the picture is, in hundredths of it; who sits there moves along `dx` and `dy`. */
const middles = {
  south: { x: 50, y: 90, dx: 1, dy: 0 },
  west: { x: 9, y: 50, dx: 0, dy: 1 },
  north: { x: 50, y: 10, dx: 1, dy: 0 },
  east: { x: 91, y: 50, dx: 0, dy: 1 },
};

/** How far apart those who share a side sit, in hundredths. */
const APART = 19;

/**
 * Where the seats of these people stand in the picture, in hundredths: `[{seat, x, y}]`.
 * @param {Ui.Side[]} seating the side of each seat
 * @param {number[]} people the seats that are people's
 */
export const spotsOf = (seating, people) =>
  people.map((seat) => {
    const here = people.filter((other) => seating[other] === seating[seat]);
    const by = (here.indexOf(seat) - (here.length - 1) / 2) * APART;
    const { x, y, dx, dy } = middles[seating[seat]];
    return { seat, x: x + dx * by, y: y + dy * by };
  });

/** The side that is nearest to a point of the picture. @param {number} x in hundredths @param {number} y @returns {Ui.Side} */
export const nearest = (x, y) => {
  const far = (/** @type {Ui.Side} */ side) => Math.hypot(middles[side].x - x, middles[side].y - y);
  return sides.reduce((best, side) => (far(side) < far(best) ? side : best));
};

/**
 * How people sit by a preset: one after the other on these sides.
 * @param {"one" | "two" | "four"} preset
 * @param {number} seats
 * @param {number[]} people
 * @returns {Ui.Side[]}
 */
export function presetOf(preset, seats, people) {
  /** @type {Ui.Side[]} */
  const order = preset === "one" ? ["south"] : preset === "two" ? ["south", "north"] : ["south", "west", "north", "east"];
  return Array.from({ length: seats }, (_, seat) => (people.includes(seat) ? order[people.indexOf(seat) % order.length] : "south"));
}

/** @param {Partial<Ui.Around>} set */
export function wish(set) {
  turn();
  return change({ around: { ...settings.value.around, ...set } });
}

/** The people at a table: their seats. @param {Ui.Player[]} seats */
export const peopleOf = (seats) => seats.flatMap((seat, i) => (seat.who === "human" ? [i] : []));

/** The card of the settings. @param {{ state: Ui.State }} props */
export function Seating({ state }) {
  const { seats, game } = state;
  const people = peopleOf(seats);
  const around = settings.value.around;
  const seating = seatingOf(around, seats.length);
  const picture = useRef(/** @type {HTMLElement | null} */ (null));
  const [held, setHeld] = useState(/** @type {{ seat: number, x: number, y: number } | null} */ (null));
  const sit = (/** @type {Ui.Side[]} */ next) => wish({ seats: { ...around?.seats, [seats.length]: next } });
  const move = (/** @type {number} */ seat, /** @type {Ui.Side} */ to) => sit(seating.map((side, i) => (i === seat ? to : side)));
  const point = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {HTMLElement} */ (picture.current).getBoundingClientRect();
    return { x: ((event.clientX - box.left) / box.width) * 100, y: ((event.clientY - box.top) / box.height) * 100 };
  };
  const drag = (/** @type {number} */ seat) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      event.preventDefault();
      /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
      setHeld({ seat, ...point(event) });
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => held?.seat === seat && setHeld({ seat, ...point(event) }),
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      if (held?.seat !== seat) return;
      const { x, y } = point(event);
      setHeld(null);
      if (nearest(x, y) !== seating[seat]) move(seat, nearest(x, y));
    },
    onPointerCancel: () => setHeld(null),
  });
  const options = sides.map((side) => ({ id: side, text: t(`side-${side}`) }));
  const presets = /** @type {const} */ (["one", "two", "four"]);
  return html`<section class="card" id="seating"><h2>${t("around")}</h2><p class="small soft">${t("around-note")}</p>
    <div class="around-picture" ref=${picture} aria-hidden="true"><div class="around-table">
      <svg viewBox="0 0 100 70" fill="none" stroke="currentColor" stroke-width="2" opacity=".35">
      <path d="M4 4H96V66H4ZM4 30C20 24 28 40 42 32S70 20 96 28M36 4C32 16 46 22 42 32S30 52 38 66M70 24C64 40 78 50 72 66" /></svg></div>
      ${spotsOf(seating, people).map(({ seat, x, y }) => {
        const at = held?.seat === seat ? held : { x, y };
        return html`<div key=${seat} class=${`around-seat${held?.seat === seat ? " held" : ""}`} data-seat=${seat}
          data-pattern=${patterns[seats[seat].colour]} style=${`left:${at.x}%;top:${at.y}%`} ...${drag(seat)}>
          <${SeatMark} game=${game} seat=${seats[seat]} size=${48} /></div>`;
      })}</div>
    <div class="row tight">${presets.map(
      (preset) => html`<${Button} key=${preset} id=${`around-${preset}`} onPress=${() => sit(presetOf(preset, seats.length, people))}>
      ${t(`around-${preset}`)}</${Button}>`,
    )}</div>
    <div class="around-rows">${people.map((seat) => {
      const pick = (/** @type {Ui.Side} */ to) => move(seat, to);
      return html`<${Choice} key=${seat} legend=${seats[seat].name} value=${seating[seat]} onPick=${pick} options=${options} />`;
    })}</div>
    <${Choice} legend=${t("faces")} value=${around?.faces ?? "one"}
      onPick=${(/** @type {"one" | "both" | "turn"} */ faces) => wish({ faces })}
      options=${["one", "both", "turn"].map((id) => ({ id, text: t(`faces-${id}`) }))} /></section>`;
}
