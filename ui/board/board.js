// The board: land below, pieces above, one box that zooms. It is told what may
// be done and what it costs; it knows no rule.
import { html, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, Component } from "../lib.js";
import { ChipMark } from "./chips.js";
import { gestures } from "./gestures.js";
import { Ground, groundOf } from "./ground.js";
import { neighbourTowards, regionAt } from "./hit.js";
import { clusterOf } from "./layout.js";
import { MarkerMark } from "./markers.js";
import { patches, register } from "./motion.js";
import { modeOf, pictureOf, sameLook } from "./picture.js";
import { PieceMark, SymbolMark } from "./pieces.js";
import { chipScale, fillScale, fit, fitScale, loneScale, pan, pieceScale, reveal, settle, symbolScale, toBox, toMap, zoomAt } from "./viewport.js";

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
const edgeOf = ([x]) => (x > 880 ? "east" : x < 120 ? "west" : null);

/** The sign of a region where a piece may be put. */
const PUT = { kind: "put" };

/** One region's pieces, markers and price; drawn anew only when it looks different. */
class RegionPieces extends Component {
  shouldComponentUpdate(next) {
    const now = this.props;
    return next.at !== now.at || next.hidden !== now.hidden || !sameLook(next.look, now.look);
  }
  render({ look, at, hidden }) {
    const c = clusterOf(look, edgeOf(at));
    const put = (p, mark) => html`<g transform=${`translate(${p.x} ${p.y})${p.scale ? `scale(${p.scale})` : ""}`}>${mark}</g>`;
    return html`<g class="eb-cluster" transform=${`translate(${at[0]} ${at[1]})`}><g class=${`eb-sized${look.stack ? "" : " eb-lone"}`}>
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
  render({ look, at }) {
    const chip = look.chip ?? (look.light === "put" ? PUT : null);
    if (!chip) return null;
    const { x, y } = clusterOf(look, edgeOf(at)).chip;
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
  const { geometry, view, seats, selected = null, labels, onAnchor, zoomRef, palette, reducedMotion = false } = props;
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
  return html`<div class="eb-board" ref=${box} data-palette=${palette ?? null} data-still=${reducedMotion ? "true" : null}
    onKeyDown=${control.key}>
    <div class="eb-world" ref=${world}>
      <svg class="eb-svg eb-svg-ground" viewBox="-40 -40 1080 780" width="1080" height="780" aria-hidden="true" focusable="false">
        <${StillGround} geometry=${geometry} id=${id} /></svg>
      <svg class="eb-svg eb-svg-play" viewBox="-40 -40 1080 780" width="1080" height="780" role="group" aria-label=${props.label ?? null}>
        <g class="eb-shapes">${order.map((r) => html`<${RegionShape} key=${r} region=${below[indexOf(below, r)]} look=${looks.get(r)}
          selected=${selected === r} focused=${focused === r} label=${labels ? labels(r) : String(r)}
          onFocus=${control.focus} onActivate=${control.tap} />`)}</g>
        <g class="eb-front" aria-hidden="true">
          ${selected !== null && below[indexOf(below, selected)] && html`<path class="eb-ring" d=${below[indexOf(below, selected)].fill} />`}
          ${land.regions.map((r) => html`<${RegionPieces} key=${r.id} look=${looks.get(r.id)} at=${r.at} hidden=${lifted === r.id} />`)}
          ${land.regions.map((r) => r.symbols.map((s, i) => html`<g class="eb-cluster" transform=${`translate(${r.corners[i].join(" ")})`}>
            <g class="eb-sized-symbol"><${SymbolMark} symbol=${s} /></g></g>`))}
          ${land.regions.map((r) => html`<${RegionChip} key=${r.id} look=${looks.get(r.id)} at=${r.at} />`)}
        </g>
      </svg>
    </div>
  </div>`;
}

const indexOf = (regions, id) => (regions[id]?.id === id ? id : regions.findIndex((r) => r.id === id));

/** Everything that moves the map or reads a finger, on refs only: no drawing per frame. */
function makeControl(box, world, live, latest) {
  let resting = 0;
  const now = () => live.current;
  const apply = (port, moving = false) => {
    const l = now();
    l.port = port;
    const { land } = latest.current;
    const style = world.current.style;
    style.setProperty("--piece", String(pieceScale(port.scale, land.scale)));
    style.setProperty("--chip", String(chipScale(port.scale)));
    style.setProperty("--lone", String(loneScale(port.scale)));
    style.setProperty("--symbol", String(symbolScale(port.scale, land.scale)));
    style.transform = `translate(${port.x}px,${port.y}px) scale(${port.scale}) translate(-40px,-40px)`;
    if (moving) {
      world.current.classList.add("eb-moving");
      clearTimeout(resting);
      resting = setTimeout(() => world.current?.classList.remove("eb-moving"), 160);
    }
    control.anchor();
  };
  const change = (make, moving = true) => {
    const l = now();
    if (!l.port) return;
    l.auto = false;
    apply(make(l.port, l.w, l.h), moving);
  };
  const control = {
    /** Reads the size of the box; keeps "all of it" when that was shown. */
    measure() {
      const rect = box.current.getBoundingClientRect();
      const l = now();
      if (rect.width === 0 || rect.height === 0) return;
      [l.w, l.h] = [rect.width, rect.height];
      apply(l.auto || !l.port ? fit(l.w, l.h) : settle(l.port, l.w, l.h));
    },
    point(event) {
      const rect = box.current.getBoundingClientRect();
      return [event.clientX - rect.left, event.clientY - rect.top];
    },
    region: (p) => regionAt(latest.current.land, toMap(now().port, p), now().port.scale),
    /** The screen point of a region's pieces, in client pixels. */
    place(region) {
      const rect = box.current.getBoundingClientRect();
      const known = latest.current.land.byId.get(region);
      if (!known || !now().port) return [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const [x, y] = toBox(now().port, known.at);
      return [rect.left + x, rect.top + y];
    },
    discPixels: () => pieceScale(now().port.scale, latest.current.land.scale) * 40 * now().port.scale,
    pan: (dx, dy) => change((p, w, h) => pan(p, dx, dy, w, h)),
    zoomAt: (factor, p) => change((port, w, h) => zoomAt(port, factor, p[0], p[1], w, h)),
    zoom: {
      in: () => control.zoomAt(1.4, [now().w / 2, now().h / 2]),
      out: () => control.zoomAt(1 / 1.4, [now().w / 2, now().h / 2]),
      all() {
        now().auto = true;
        apply(fit(now().w, now().h));
      },
      /** Fills the box both ways; the rest is reached by dragging. */
      fill: () => change((port, w, h) => zoomAt(fit(w, h), fillScale(w, h) / fitScale(w, h), w / 2, h / 2, w, h)),
      to: (region) => change((p, w, h) => reveal(p, latest.current.land.byId.get(region).at, 60, w, h), false),
    },
    tap(region) {
      latest.current.props.onTap?.(region);
    },
    long(region) {
      if (region !== null) latest.current.props.onLong?.(region);
    },
    doubleTap(p) {
      const { mode } = latest.current;
      const quiet = mode.kind === "look" || control.region(p) === null;
      if (!quiet) return false;
      if (now().auto) control.zoomAt(2, p);
      else control.zoom.all();
      return true;
    },
    movable: (region) => region !== null && (latest.current.looks.get(region)?.movable ?? false),
    lift: (region) => latest.current.setLifted(region),
    stackOf: (region) => latest.current.looks.get(region)?.stack ?? null,
    drop: (from, to) => latest.current.props.onDrag?.(from, to),
    /** Tells the screen where the selected region is, in pixels of the box; silent while that stays. */
    anchor() {
      const { props, selected, land } = latest.current;
      const l = now();
      if (!props.onAnchor || !l.port) return;
      let place = null;
      if (selected !== null && land.byId.has(selected)) {
        const [x, y] = toBox(l.port, land.byId.get(selected).at);
        const disc = control.discPixels();
        place = { region: selected, x, y, top: y - disc * 0.9, bottom: y + disc * 0.7, disc, width: l.w, height: l.h };
      }
      if (JSON.stringify(place) === l.told) return;
      l.told = JSON.stringify(place);
      props.onAnchor(place);
    },
    focus(event) {
      const region = Number(event.currentTarget.dataset.region);
      latest.current.setFocused(region);
      if (event.currentTarget.matches(":focus-visible")) control.zoom.to(region);
    },
    key(event) {
      const arrows = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
      const region = Number(event.target?.dataset?.region ?? NaN);
      const { land } = latest.current;
      const go = (to) => to !== null && to !== undefined && box.current.querySelector(`[data-region="${to}"]`)?.focus();
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = land.order.indexOf(region);
      if (arrows[event.key] && event.shiftKey) {
        const by = { left: [60, 0], right: [-60, 0], up: [0, 60], down: [0, -60] }[arrows[event.key]];
        control.pan(...by);
      } else if (Number.isNaN(region)) return;
      else if (arrows[event.key]) go(neighbourTowards(land, region, arrows[event.key]));
      else if (event.key === "Home") go(land.order[0]);
      else if (event.key === "End") go(land.order[land.order.length - 1]);
      else if (event.key === "PageDown") go(land.order[Math.min(step + 1, land.order.length - 1)]);
      else if (event.key === "PageUp") go(land.order[Math.max(step - 1, 0)]);
      else if (event.key === "Enter" || event.key === " ") control.tap(region);
      else if (event.key === "+" || event.key === "=") control.zoom.in();
      else if (event.key === "-") control.zoom.out();
      else if (event.key === "0") control.zoom.all();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  return control;
}
