// The board: land below, pieces above, one box that zooms. It is told what may
// be done and what it costs; it knows no rule.
import { html, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, Component } from "../lib.js";
import { ChipMark } from "./chips.js";
import { makeControl } from "./control.js";
import { gestures } from "./gestures.js";
import { Ground, groundOf } from "./ground.js";
import { seaFor } from "./islands.js";
import { clusterOf } from "./layout.js";
import { AnchorMark, MarkerMark } from "./markers.js";
import { patches, register } from "./motion.js";
import { modeOf, pictureOf, sameLook } from "./picture.js";
import { PieceMark, SymbolMark } from "./pieces.js";

/** Keeps the land's nodes as they are whatever else changes. */
class StillGround extends Component {
  shouldComponentUpdate(next) {
    return next.geometry !== this.props.geometry;
  }
  render({ geometry, id }) {
    return html`<${Ground} geometry=${geometry} id=${id} />`;
  }
}

/** At which edge of the map a region lies, where prices and figures must lean inwards. */
const edgeOf = ([x], { left, width }) => (x > left + width - 124 ? "east" : x < left + 124 ? "west" : null);

/** The sign of a region where a piece may be put. */
const PUT = { kind: "put" };

/** One region's pieces, markers and price; drawn anew only when it looks different. */
class RegionPieces extends Component {
  shouldComponentUpdate(next) {
    const now = this.props;
    return next.at !== now.at || next.hidden !== now.hidden || !sameLook(next.look, now.look);
  }
  render({ look, at, hidden, terrain, world }) {
    const c = clusterOf(look, edgeOf(at, world));
    const put = (p, mark) => html`<g transform=${`translate(${p.x} ${p.y})${p.scale ? `scale(${p.scale})` : ""}`}>${mark}</g>`;
    return html`<g class=${`eb-cluster eb-on-${terrain}`} transform=${`translate(${at[0]} ${at[1]})`}><g class=${`eb-sized${look.stack ? "" : " eb-lone"}`}>
      ${c.behind.map((m) => put(m, html`<${MarkerMark} ...${m.marker} />`))}
      ${look.stack && !hidden && put(c.stack, html`<${PieceMark} ...${look.stack} />`)}
      ${c.front.map((m) => put(m, html`<${MarkerMark} ...${m.marker} />`))}
    </g></g>`;
  }
}

/** What a region costs, or where a piece may be put: above all pieces. */
class RegionChip extends Component {
  shouldComponentUpdate(next) {
    return next.at !== this.props.at || !sameLook(next.look, this.props.look);
  }
  render({ look, at, world }) {
    const chip = look.chip ?? (look.light === "put" ? PUT : null);
    if (!chip) return null;
    const { x, y } = clusterOf(look, edgeOf(at, world)).chip;
    return html`<g transform=${`translate(${at[0]} ${at[1]})`}><g class="eb-sized"><g transform=${`translate(${x} ${y})`}>
      <g class="eb-sized-chip"><${ChipMark} chip=${chip} /></g></g></g></g>`;
  }
}

/** The shape of a region that is hovered, focused, lit or selected. */
function RegionShape({ region, look, selected, focused, label, onFocus, onActivate }) {
  const name = `eb-shape${look.light ? ` eb-light-${look.light}` : ""}${selected ? " eb-selected" : ""}`;
  return html`<path class=${name} d=${region.fill} data-region=${region.id} role="button" tabindex=${focused ? 0 : -1}
    aria-label=${label} aria-pressed=${selected ? "true" : "false"} onFocus=${onFocus}
    onClick=${(event) => event.detail === 0 && onActivate(region.id)} />`;
}

/** See api.js for the props. */
export function Board(props) {
  return props.geometry.islands ? html`<${Sea} ...${props} />` : html`<${Chartered} ...${props} />`;
}

/**
 * Islands lie as the shape of the room wants it. They stay where they are while the room only gets
 * lower for a time (a sheet rises over it), and until another arrangement is clearly better.
 */
function Sea(props) {
  const box = useRef(null);
  const room = useRef(null);
  const [sea, setSea] = useState(null);
  const { geometry, least = 0 } = props;
  useLayoutEffect(() => {
    room.current = null;
    const measure = () => {
      const { width, height } = box.current.getBoundingClientRect();
      const high = Math.max(height, least);
      const had = room.current;
      if (width === 0 || height === 0 || (had && Math.abs(had.width - width) < 2 && high <= had.height)) return;
      room.current = { width, height: high };
      setSea((now) => seaFor(geometry, width, high, now && now.of === geometry ? now : null));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [geometry, least]);
  return html`<div class="eb-sea" ref=${box}>${sea && sea.of === geometry && html`<${Chartered} ...${props} geometry=${sea} />`}</div>`;
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
  const [lifted, setLifted] = useState(null);
  const box = useRef(null);
  const world = useRef(null);
  const live = useRef({ port: null, w: 0, h: 0, auto: true, told: "null" });
  const latest = useRef(null);
  latest.current = { props, mode, looks, selected, land, setFocused, setLifted };

  const control = useMemo(() => makeControl(box, world, live, latest), []);
  useLayoutEffect(() => {
    control.measure();
    const watch = new ResizeObserver(() => control.measure());
    watch.observe(box.current);
    const stop = gestures(box.current, control);
    return () => {
      watch.disconnect();
      stop();
    };
  }, []);
  useLayoutEffect(() => {
    live.current.auto = true;
    control.measure();
  }, [geometry]);
  useEffect(() => register({ ...control, view: () => latest.current.props.view, seats: () => latest.current.props.seats, land: () => latest.current.land, box: () => box.current }), []);
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
      <svg class="eb-svg eb-svg-ground" viewBox=${`${shown.left - 36} ${shown.top - 36} ${wide} ${high}`} width=${wide} height=${high} aria-hidden="true" focusable="false">
        <${StillGround} geometry=${geometry} id=${id} /></svg>
      <svg class="eb-svg eb-svg-play" viewBox=${`${shown.left - 36} ${shown.top - 36} ${wide} ${high}`} width=${wide} height=${high} role="group" aria-label=${props.label ?? null}>
        <g class="eb-shapes">${order.map((r) => html`<${RegionShape} key=${r} region=${below[indexOf(below, r)]} look=${looks.get(r)}
          selected=${selected === r} focused=${focused === r} label=${labels ? labels(r) : String(r)}
          onFocus=${control.focus} onActivate=${control.tap} />`)}</g>
        <g class="eb-front" aria-hidden="true">
          ${selected !== null && below[indexOf(below, selected)] && html`<path class="eb-ring" d=${below[indexOf(below, selected)].fill} />`}
          ${land.regions.map((r) => r.landing && html`<g class="eb-cluster" transform=${`translate(${r.landing.join(" ")})`}><g class="eb-sized-symbol"><${AnchorMark} /></g></g>`)}
          ${land.regions.map((r) => html`<${RegionPieces} key=${r.id} look=${looks.get(r.id)} at=${r.at} world=${shown} terrain=${r.terrain} hidden=${lifted === r.id} />`)}
          ${land.regions.map((r) => r.symbols.map((s, i) => html`<g class="eb-cluster" transform=${`translate(${r.corners[i].join(" ")})`}>
            <g class="eb-sized-symbol"><${SymbolMark} symbol=${s} /></g></g>`))}
          ${land.regions.map((r) => html`<${RegionChip} key=${r.id} look=${looks.get(r.id)} at=${r.at} world=${shown} />`)}
        </g>
      </svg>
    </div>
  </div>`;
}

const indexOf = (regions, id) => (regions[id]?.id === id ? id : regions.findIndex((r) => r.id === id));
