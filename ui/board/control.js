// What moves the map and understands a tap, a key or a drag. Works on the page's
// nodes directly: nothing is drawn anew while the map moves.
import { signal } from "../lib.js";
import { neighbourTowards, regionAt } from "./hit.js";
import {
  chipScale,
  fillScale,
  fit,
  fitScale,
  loneScale,
  pan,
  pieceScale,
  priceScale,
  reveal,
  STEP,
  settle,
  symbolScale,
  toBox,
  toMap,
  zoomAt,
} from "./viewport.js";

/** Is the map on the screen nearer than "all of it"? */
export const near = signal(false);

/** Length of a move of the map by button or key, in milliseconds. */
const GLIDE = 200;

/** @param {Element} box */
function sizeOf(box) {
  const { width, height } = box.getBoundingClientRect();
  return [width, height];
}

/**
 * The control of one board: `box` and `world` are refs to its nodes, `live` holds where the map lies
 * ({port, w, h, auto, told}), `latest` what was drawn last ({props, mode, looks, selected, land, …}).
 */
export function makeControl(box, world, live, latest) {
  let resting = 0;
  let gliding = 0;
  const now = () => live.current;
  const shown = () => latest.current.land.world;
  const apply = (port, moving = false) => {
    const l = now();
    l.port = port;
    const { land, props } = latest.current;
    near.value = port.scale > fitScale(l.w, Math.max(l.h, props.least ?? 0), land.world) * 1.02;
    const style = world.current.style;
    style.setProperty("--piece", String(pieceScale(port.scale, land.scale)));
    style.setProperty("--chip", String(chipScale(port.scale)));
    style.setProperty("--read", String(priceScale(port.scale)));
    style.setProperty("--lone", String(loneScale(port.scale)));
    style.setProperty("--symbol", String(symbolScale(port.scale, land.scale)));
    style.transform = `translate(${port.x}px,${port.y}px) scale(${port.scale}) translate(${shown().left - 36}px,${shown().top - 36}px)`;
    if (moving) {
      world.current.classList.add("eb-moving");
      clearTimeout(resting);
      resting = setTimeout(() => world.current?.classList.remove("eb-moving"), 160);
    }
    control.anchor();
  };
  const change = (make) => {
    const l = now();
    if (!l.port) return;
    cancelAnimationFrame(gliding);
    l.auto = false;
    apply(make(l.port, l.w, l.h, shown()), true);
  };
  /** Moves to where the map is wanted in a few frames, at once when motion is off. */
  const glide = (make, auto = false) => {
    const l = now();
    if (!l.port) return;
    cancelAnimationFrame(gliding);
    const [from, to] = [l.port, make(l.port, l.w, l.h, shown())];
    l.auto = auto;
    if (latest.current.props.reducedMotion || document.hidden) return apply(to);
    const start = performance.now();
    const step = (time) => {
      const t = Math.min(1, Math.max(0, time - start) / GLIDE);
      const e = 1 - (1 - t) ** 3;
      const mix = (key) => from[key] + (to[key] - from[key]) * e;
      apply(t < 1 ? { scale: mix("scale"), x: mix("x"), y: mix("y") } : to, t < 1);
      if (t < 1) gliding = requestAnimationFrame(step);
    };
    gliding = requestAnimationFrame(step);
  };
  const control = {
    /** Takes the size of the box, reads it where it is not told; keeps "all of it" when that was shown. */
    measure(/** @type {number[]} */ size = sizeOf(box.current)) {
      const l = now();
      if (size.includes(0)) return;
      cancelAnimationFrame(gliding);
      [l.w, l.h] = size;
      apply(l.auto || !l.port ? fit(l.w, l.h, shown(), latest.current.props.least) : settle(l.port, l.w, l.h, shown()));
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
    /** What a step nearer keeps in its place: the selected region, or the middle of the box. */
    middle() {
      const { w, h, port } = now();
      const known = latest.current.land.byId.get(latest.current.selected);
      return known ? toBox(port, known.at) : [w / 2, h / 2];
    },
    pan: (dx, dy) => change((p, ...room) => pan(p, dx, dy, ...room)),
    zoomAt: (factor, p) => change((port, ...room) => zoomAt(port, factor, p[0], p[1], ...room)),
    zoom: {
      in: () => glide((port, w, h, all) => zoomAt(port, STEP, ...control.middle(), w, h, all)),
      out: () => glide((port, w, h, all) => zoomAt(port, 1 / STEP, w / 2, h / 2, w, h, all)),
      all: () => glide((_, ...room) => fit(...room), true),
      /** Fills the box both ways; the rest is reached by dragging. */
      fill: () => glide((_, w, h, all) => zoomAt(fit(w, h, all), fillScale(w, h, all) / fitScale(w, h, all), w / 2, h / 2, w, h, all)),
      to: (region) => glide((p, ...room) => reveal(p, latest.current.land.byId.get(region).at, 60, ...room), now().auto),
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
      if (now().auto) glide((port, ...room) => zoomAt(port, STEP, p[0], p[1], ...room));
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
      /** @type {{ region: number, x: number, y: number, [size: string]: number } | null} */
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
