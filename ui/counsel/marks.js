// Plans drawn over a map: where something is done, in which order, and what goes from where to where. They lie in the world of the board,
// so that they move and zoom with it.

import { board } from "../board/motion.js";
import { html, render } from "../lib.js";

/** @type {HTMLElement | null} */
let layer = null;

/** Draws when the board stands: its place follows from its box, a frame later. @param {() => void} work */
export const soon = (work) => requestAnimationFrame(() => requestAnimationFrame(work));

/** Nothing is drawn any more. */
export function wipe() {
  if (layer) render(null, layer);
  layer?.remove();
  layer = null;
}

/**
 * The region of a place on the board: its shape, and where its pieces stand, in units of the map.
 * @param {SVGSVGElement} map
 * @param {string | number} place
 */
function spotOf(map, place) {
  const shape = /** @type {SVGPathElement | null} */ (map.querySelector(`[data-land="${place}"], [data-region="${place}"]`));
  const back = map.getScreenCTM()?.inverse();
  const found = shape && board()?.place(Number(shape.dataset.region));
  if (!shape || !back || !found) return null;
  const { x, y } = new DOMPoint(...found).matrixTransform(back);
  return { d: shape.getAttribute("d") ?? "", x, y };
}

/** An arrow between two spots, bent a little so that it crosses no numeral. @param {Ui.Spot} from @param {Ui.Spot} to */
function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [mx, my] = [(from.x + to.x) / 2 - dy * 0.14, (from.y + to.y) / 2 + dx * 0.14];
  const cut = Math.min(0.3, 26 / Math.max(1, Math.hypot(dx, dy)));
  return `M${from.x + dx * cut} ${from.y + dy * cut}Q${mx} ${my} ${to.x - dx * cut} ${to.y - dy * cut}`;
}

/**
 * Draws plans; what was drawn before goes. Of two the first stands at the left of the pieces.
 * @param {{ marks: Ui.PlanMark[], kind: "better" | "played" }[]} plans
 */
export function draw(plans) {
  wipe();
  const map = /** @type {SVGSVGElement | null} */ (document.querySelector(".eb-svg-play"));
  if (!map?.parentElement) return;
  layer = Object.assign(document.createElement("div"), { className: "plan-layer" });
  layer.setAttribute("aria-hidden", "true");
  map.parentElement.append(layer);
  const laid = plans.map(({ marks, kind }, side) => ({
    kind,
    side: plans.length < 2 ? -1 : side * 2 - 1,
    marks: marks.flatMap(({ at, from, ...mark }) => {
      const spot = spotOf(map, at);
      return spot ? [{ ...mark, spot, from: from === undefined ? null : spotOf(map, from) }] : [];
    }),
  }));
  render(
    html`<svg class="eb-svg" viewBox=${map.getAttribute("viewBox")} width=${map.getAttribute("width")} height=${map.getAttribute("height")}>
      <defs><marker id="plan-head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4.5" markerHeight="4.5" orient="auto">
      <path class="plan-head" d="M0 0L10 5L0 10z" /></marker></defs>
      ${laid.map(
        ({ kind, marks }) => html`<g class=${`plan-${kind}`}>${marks.map(({ spot }) => html`<path class="plan-land" d=${spot.d} />`)}
      ${marks.map(({ spot, from }) => from && html`<path class="plan-arrow" d=${arrow(from, spot)} marker-end="url(#plan-head)" />`)}</g>`,
      )}
      ${laid.map(
        ({ kind, side, marks }) =>
          html`<g class=${`plan-${kind}`}>${marks.map(
            ({ spot, label, what }) => html`<g transform=${`translate(${spot.x} ${spot.y})`}><g class=${`plan-mark plan-${what}`}>
        <g transform=${`translate(${side * 17} -17)`}>${
          kind === "played" ? html`<rect x="-10" y="-10" width="20" height="20" rx="4" />` : html`<circle r="11" />`
        }<text y="5">${label}</text></g></g></g>`,
          )}</g>`,
      )}</svg>`,
    layer,
  );
}
