// The board: land below, pieces above, one box that zooms. It is told what may
// be done and what it costs; it knows no rule.

import { makeControl } from "../../../board/control.js";
import { useGestures, useRoom } from "../../../board/gestures.js";
import { Ground, groundOf } from "../../../board/ground.js";
import { findSea, plainOf } from "../../../board/islands.js";
import { landOf, linesOf } from "../../../board/land.js";
import { sameLook } from "../../../board/look.js";
import { AnchorMark, MarkerMark } from "../../../board/markers.js";
import { PieceMark, SymbolMark } from "../../../board/pieces.js";
import { moment } from "../../../board/steps.js";
import { isTurned, turnedOf } from "../../../board/turn.js";
import { WORLD } from "../../../board/viewport.js";
import { Component, html, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "../../../lib.js";
import { BadgeMark, ChipMark } from "./chips.js";
import { patches, register } from "./motion.js";
import { modeOf, pictureOf } from "./picture.js";
import { standingOf } from "./standing.js";

/** Keeps the land's nodes as they are whatever else changes. */
class StillGround extends Component {
  shouldComponentUpdate(next) {
    return next.geometry !== this.props.geometry;
  }
  render({ geometry, id }) {
    return html`<${Ground} geometry=${geometry} id=${id} />`;
  }
}

/** Anchors and symbols: they lie where they lie. */
class StillMarks extends Component {
  shouldComponentUpdate(next) {
    return next.regions !== this.props.regions;
  }
  render({ regions, draw }) {
    return regions.map(draw);
  }
}

const drawLanding = (r) =>
  r.landing &&
  html`<g class="eb-cluster" transform=${`translate(${r.landing.join(" ")})`}><g class="eb-sized-symbol"><${AnchorMark} /></g></g>`;

const drawSymbols = (r) =>
  r.symbols.map(
    (s, i) => html`<g class="eb-cluster" transform=${`translate(${r.corners[i].join(" ")})`}>
  <g class="eb-sized-symbol" style=${sized(r.symbolRoom[i])}><${SymbolMark} symbol=${s} /></g></g>`,
  );

/** At which edge of the map a region lies, where prices and figures must lean inwards. */
const edgeOf = ([x], { left, width }) => (x > left + width - 124 ? "east" : x < left + 124 ? "west" : null);

/** How large what is drawn in a node may become, whatever the zoom. */
const sized = (most) => `--most:${most.toFixed(3)}`;

/** The sign of a region where a piece may be put. */
const PUT = { kind: "put" };

/** One region's pieces and markers; drawn anew only when it looks different. */
class RegionPieces extends Component {
  shouldComponentUpdate(next) {
    const now = this.props;
    return next.region !== now.region || next.hidden !== now.hidden || !sameLook(next.look, now.look);
  }
  render({ look, region, hidden, world }) {
    const { cluster: c, most } = standingOf(region, look, edgeOf(region.at, world));
    const put = (p, mark) => html`<g transform=${`translate(${p.x} ${p.y})${p.scale ? `scale(${p.scale})` : ""}`}>${mark}</g>`;
    return html`<g class=${`eb-cluster eb-on-${region.terrain}`} transform=${`translate(${region.at.join(" ")})`}>
      <g class=${`eb-sized${look.stack ? "" : " eb-lone"}`} style=${sized(most)}>
      ${c.behind.map((m) => put(m, html`<${MarkerMark} ...${m.marker} />`))}
      ${look.stack && !hidden && put(c.stack, html`<${PieceMark} ...${look.stack} />`)}
      ${c.front.map((m) => put(m, html`<${m.marker.by ? BadgeMark : MarkerMark} ...${m.marker} />`))}
    </g></g>`;
  }
}

/** What a region costs, or where a piece may be put: above all pieces. */
class RegionChip extends Component {
  shouldComponentUpdate(next) {
    return next.region !== this.props.region || !sameLook(next.look, this.props.look);
  }
  render({ look, region, world }) {
    const chip = look.chip ?? (look.light === "put" ? PUT : null);
    if (!chip) return null;
    const {
      most,
      chip: { x, y },
    } = standingOf(region, look, edgeOf(region.at, world));
    return html`<g transform=${`translate(${region.at.join(" ")})`}><g class="eb-sized" style=${sized(most)}>
      <g transform=${`translate(${x} ${y})`}>
      <g class="eb-sized-chip"><${ChipMark} chip=${chip} /></g></g></g></g>`;
  }
}

/** The shape of a region that is hovered, focused, lit or selected. */
function RegionShape({ region, look, selected, focused, label, notes, onFocus, onActivate }) {
  const name = `eb-shape${look.light ? ` eb-light-${look.light}` : ""}${selected ? " eb-selected" : ""}`;
  return html`<path class=${name} d=${region.fill} data-region=${region.id} role="button" tabindex=${focused ? 0 : -1}
    aria-label=${label} aria-description=${notes} aria-pressed=${selected ? "true" : "false"} onFocus=${onFocus}
    onClick=${(event) => event.detail === 0 && onActivate(region.id)} />`;
}

/** Makes what never changes of a map, with pauses: where its islands lie, its lines, its land. @param {Ui.Geometry} geometry */
export async function lay(geometry) {
  await findSea(geometry);
  for (const make of [linesOf, landOf, groundOf]) {
    await moment();
    make(plainOf(geometry));
  }
}

/** See api.js for the props. A wide map in an upright box is turned by a quarter. @param {any} props */
export function Board(props) {
  const { geometry, least = 0 } = props;
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const plain = plainOf(geometry);
  const room = useRoom(
    box,
    ([width, height], before) => {
      const turned = isTurned(plain.world ?? WORLD, width, Math.max(height, least));
      // A board that stands measures itself.
      return before?.turned === turned ? before : { turned, size: [width, height] };
    },
    [geometry, least],
  );
  return html`<div class=${`eb-frame${geometry.islands ? " eb-sea" : ""}`} ref=${box}>
    ${room && html`<${Chartered} ...${props} geometry=${room.turned ? turnedOf(plain) : plain} size=${room.size} />`}</div>`;
}

/** A map with its place on the paper. */
function Chartered(props) {
  const { geometry, view, seats, selected = null, labels, onAnchor, zoomRef, palette } = props;
  const id = useId();
  const ground = useMemo(() => groundOf(geometry), [geometry]);
  const { land } = ground;
  const mode = props.mode ?? modeOf(view);
  const patch = patches(view);
  const picture = useMemo(() => pictureOf(view, seats, mode, patch, selected), [view, seats, JSON.stringify(mode), patch, selected]);
  const looks = new Map(picture.map((look) => [look.id, look]));
  const [focused, setFocused] = useState(land.order[0]);
  const [lifted, setLifted] = useState(/** @type {number | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const world = useRef(null);
  const live = useRef({ port: /** @type {any} */ (null), w: 0, h: 0, auto: true, told: "null" });
  const latest = useRef(/** @type {any} */ (null));
  latest.current = { props, mode, looks, selected, land, setFocused, setLifted };

  const control = useMemo(() => makeControl(box, world, live, latest), []);
  useGestures(box, control);
  useLayoutEffect(() => {
    live.current.auto = true;
    control.measure(live.current.port ? undefined : props.size);
  }, [geometry]);
  useEffect(
    () =>
      register({
        ...control,
        view: () => latest.current.props.view,
        seats: () => latest.current.props.seats,
        land: () => latest.current.land,
        box: () => box.current,
      }),
    [],
  );
  useEffect(() => {
    if (zoomRef) zoomRef.current = control.zoom;
  }, [zoomRef]);
  useLayoutEffect(() => control.anchor(), [selected, Boolean(onAnchor)]);

  const below = ground.regions;
  const order = land.order;
  const shown = land.world;
  const [wide, high] = [shown.width + 72, shown.height + 72];
  return html`<div class=${`eb-board${geometry.islands ? " eb-ocean" : ""}`} ref=${box} data-palette=${palette ?? null}
    onKeyDown=${control.key}>
    <div class="eb-world" ref=${world} style=${`width:${wide}px;height:${high}px`}>
      <svg class="eb-svg eb-svg-ground" viewBox=${`${shown.left - 36} ${shown.top - 36} ${wide} ${high}`} width=${wide} height=${high}
        aria-hidden="true" focusable="false">
        <${StillGround} geometry=${geometry} id=${id} /></svg>
      <svg class="eb-svg eb-svg-play" viewBox=${`${shown.left - 36} ${shown.top - 36} ${wide} ${high}`} width=${wide} height=${high}
        role="group" aria-label=${props.label ?? null}>
        <g class="eb-shapes">${order.map(
          (r) => html`<${RegionShape} key=${r} region=${below[indexOf(below, r)]} look=${looks.get(r)}
          selected=${selected === r} focused=${focused === r} label=${labels ? labels(r, looks.get(r)) : String(r)}
          notes=${labels?.notes?.(r) ?? null}
          onFocus=${control.focus} onActivate=${control.tap} />`,
        )}</g>
        <g class="eb-front" aria-hidden="true">
          ${
            selected !== null &&
            below[indexOf(below, selected)] &&
            html`<path class="eb-ring"
            d=${below[indexOf(below, selected)].fill} />`
          }
          <${StillMarks} regions=${land.regions} draw=${drawLanding} />
          ${land.regions.map(
            (r) => html`<${RegionPieces} key=${r.id} look=${looks.get(r.id)} region=${r} world=${shown}
            hidden=${lifted === r.id} />`,
          )}
          <${StillMarks} regions=${land.regions} draw=${drawSymbols} />
          ${land.regions.map((r) => html`<${RegionChip} key=${r.id} look=${looks.get(r.id)} region=${r} world=${shown} />`)}
        </g>
      </svg>
    </div>
  </div>`;
}

const indexOf = (regions, id) => (regions[id]?.id === id ? id : regions.findIndex((r) => r.id === id));
