// A board that is being made, or chosen: its ground and what stands on it; its regions can be picked, and lines drawn over them.

import { boxOf } from "../board/geometry.js";
import { Ground, groundOf } from "../board/ground.js";
import { MarkerMark } from "../board/markers.js";
import { GlyphMark, SymbolMark } from "../board/pieces.js";
import { stampsOfAll } from "../board/stamps.js";
import { atOnce } from "../board/steps.js";
import { WORLD } from "../board/viewport.js";
import { listing, t } from "../i18n.js";
import { html, useId, useMemo, useRef, useState } from "../lib.js";

/** A board in words. @param {any} board */
export const boardWords = ({ players, regions, rounds }) => t("ws-board-is", { players, count: regions.length, rounds });

/** What stands in a region at the start and is no sign of it. */
const peoples = { lost_tribe: "lost_tribe", monsters: "monsters", murloc: "murloc" };

/** What lies in a region besides. */
const things = ["volcano", "tile"];

/** Sea around islands, in map units. */
const EDGE = 40;

/** The board as it is drawn: islands have a part of the sea of their own. @param {any} board */
function onPaper(board) {
  if (!board.islands) return { ...board, world: WORLD };
  const [l, t, r, b] = boxOf(board.regions.flatMap((/** @type {any} */ region) => region.outline));
  return { ...board, world: { left: l - EDGE, top: t - EDGE, width: r - l + 2 * EDGE, height: b - t + 2 * EDGE } };
}

/** A region in words. @param {any} region */
export const regionWords = (region) =>
  t("ws-region-is", {
    number: region.id + 1,
    what: listing([
      t(`terrain-${region.terrain}`),
      ...region.symbols.map((/** @type {string} */ id) => t(`symbol-${id}`)),
      ...region.marks.map((/** @type {string} */ id) => t(`ws-mark-${id}`)),
    ]),
  });

/** Signs and peoples of one region; `entries`: where races begin is shown. @param {{ region: any, land: any, entries: boolean }} props */
function Marks({ region, land, entries }) {
  const people = region.marks.find((/** @type {string} */ id) => id in peoples);
  const thing = region.marks.find((/** @type {string} */ id) => things.includes(id));
  return html`${land.symbols.map(
    (/** @type {string} */ id, /** @type {number} */ i) =>
      html`<g key=${id} transform=${`translate(${land.corners[i].join(" ")})`}><${SymbolMark} symbol=${id} /></g>`,
  )}${
    people &&
    html`<g class="ws-people" transform=${`translate(${land.at.join(" ")})`}><circle r="17" /><${GlyphMark} kind="race"
    id=${peoples[/** @type {keyof typeof peoples} */ (people)]} size=${24} /></g>`
  }${
    thing && html`<g transform=${`translate(${land.at[0] + (people ? 26 : 0)} ${land.at[1] + 10})`}><${MarkerMark} kind=${thing} /></g>`
  }${entries && region.entry && html`<circle class="ws-entry" cx=${land.at[0]} cy=${land.at[1] + 26} r="4" />`}`;
}

/**
 * The board. With `onPick` its regions are one group to choose from; with `onLine` a line can be drawn on it, and with `onMove`
 * a place of it moved.
 * @param {{ board: any, picked?: number | null, onPick?: ((id: number) => void) | null,
 *   onLine?: ((line: [number, number][]) => void) | null,
 *   onMove?: ((from: [number, number], to: [number, number]) => void) | null, entries?: boolean, label?: string | null }} props
 */
export function Plan({ board, picked = null, onPick = null, onLine = null, onMove = null, entries = false, label = null }) {
  const id = useId();
  const [line, setLine] = useState(/** @type {[number, number][] | null} */ (null));
  const now = useRef(/** @type {[number, number][] | null} */ (null));
  const paper = useMemo(() => onPaper(board), [board]);
  const { left, top, width, height } = paper.world;
  const { land, regions } = groundOf(paper);
  const stamps = useMemo(() => atOnce(stampsOfAll(land)), [land]);
  const fills = regions.map(({ fill }) => fill);
  const place = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const x = left + ((event.clientX - box.left) / box.width) * width;
    const y = top + ((event.clientY - box.top) / box.height) * height;
    return /** @type {[number, number]} */ ([Math.round(x), Math.round(y)]);
  };
  const show = (/** @type {[number, number][] | null} */ points) => {
    now.current = points;
    setLine(points);
  };
  const begin = (/** @type {PointerEvent} */ event) => {
    event.preventDefault();
    /** @type {Element} */ (event.currentTarget).setPointerCapture?.(event.pointerId);
    show([place(event)]);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (!now.current) return;
    const at = place(event);
    const last = now.current[now.current.length - 1];
    if (Math.hypot(at[0] - last[0], at[1] - last[1]) >= 6) show([...now.current, at]);
  };
  const end = (/** @type {PointerEvent} */ event) => {
    const points = now.current && [...now.current, place(event)];
    show(null);
    if (!points) return;
    if (points.length > 2) onLine?.(points);
    const [from, to] = [points[0], points[points.length - 1]];
    if (Math.hypot(from[0] - to[0], from[1] - to[1]) >= 6) onMove?.(from, to);
  };
  const step = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by || !onPick) return;
    event.preventDefault();
    const next = ((picked ?? 0) + by + board.regions.length) % board.regions.length;
    onPick(next);
    /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.currentTarget).querySelector(`[data-region="${next}"]`))?.focus();
  };
  const kinds = `ws-plan${board.islands ? " eb-ocean eb-sea" : ""}${onLine || onMove ? " drawing" : ""}`;
  const drawing = (onLine || onMove) && { onPointerDown: begin, onPointerMove: move, onPointerUp: end, onPointerCancel: () => show(null) };
  return html`<svg class=${kinds} viewBox=${`${left} ${top} ${width} ${height}`} ...${drawing ?? {}}
      role=${onPick ? "radiogroup" : "img"} aria-label=${label ?? t("map")} onKeyDown=${onPick ? step : null}>
    <${Ground} geometry=${paper} id=${id.replaceAll(":", "")} given=${stamps} />
    ${board.regions.map(
      (/** @type {any} */ region) => html`<${Marks} key=${region.id} region=${region} land=${land.byId.get(region.id)}
        entries=${entries} />`,
    )}
    ${
      onPick &&
      board.regions.map(
        (
          /** @type {any} */ region,
          /** @type {number} */ i,
        ) => html`<path key=${region.id} class="ws-region" data-region=${region.id} role="radio"
        aria-checked=${String(region.id === picked)} tabindex=${region.id === (picked ?? 0) ? 0 : -1} aria-label=${regionWords(region)}
        d=${fills[i]} onClick=${() => onPick(region.id)}
        onKeyDown=${(/** @type {KeyboardEvent} */ e) => {
          if (![" ", "Enter"].includes(e.key)) return;
          e.preventDefault();
          onPick(region.id);
        }} />`,
      )
    }
    ${
      line &&
      html`<path class="ws-border" d=${`M${(onMove ? [line[0], line[line.length - 1]] : line).map((at) => at.join(" ")).join("L")}`} />`
    }</svg>`;
}
