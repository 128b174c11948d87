// Fingers and mouse on the board: tap, long press, double tap, drag of a piece,
// pan, pinch, wheel. Reads events, calls the control; draws nothing but the ghost.
import { useLayoutEffect, useState } from "../lib.js";
import { liftGhost, moving, skip } from "./motion.js";

const SLOP = 8;
const LONG = 480;
const DOUBLE = 300;

/** Listens on `element` until the returned function is called. */
function gestures(element, control) {
  const down = new Map();
  /** @type {Ui.Press | null} */
  let press = null;
  /** @type {{ time: number, p: Ui.Point } | null} */
  let lastTap = null;

  const cancelPress = () => {
    clearTimeout(press?.timer);
    press?.ghost?.end();
    if (press?.ghost) control.lift(null);
    press = null;
  };

  const onDown = (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (moving()) skip();
    const p = control.point(event);
    down.set(event.pointerId, p);
    if (down.size > 1) return cancelPress();
    const region = control.region(p);
    press = { id: event.pointerId, start: p, region, mouse: event.pointerType === "mouse", moved: false, ghost: null };
    press.timer = setTimeout(() => {
      if (!press || press.moved) return;
      press.long = true;
      control.long(region);
    }, LONG);
  };

  const onMove = (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const p = control.point(event);
    down.set(event.pointerId, p);
    if (down.size === 2) {
      const [id] = [...down.keys()].filter((k) => k !== event.pointerId);
      const other = down.get(id);
      const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
      const middle = [(p[0] + other[0]) / 2, (p[1] + other[1]) / 2];
      control.pan((p[0] - before[0]) / 2, (p[1] - before[1]) / 2);
      if (far(before, other) > 0) control.zoomAt(far(p, other) / far(before, other), middle);
      return;
    }
    if (!press || press.long) return;
    if (!press.moved && Math.hypot(p[0] - press.start[0], p[1] - press.start[1]) > SLOP) {
      press.moved = true;
      clearTimeout(press.timer);
      element.setPointerCapture?.(event.pointerId);
      if (control.movable(press.region)) {
        press.ghost = liftGhost(control.stackOf(press.region), control.discPixels());
      }
    }
    if (press.ghost) press.ghost.move(event.clientX, event.clientY);
    else if (press.moved) control.pan(p[0] - before[0], p[1] - before[1]);
  };

  const onUp = (event) => {
    const p = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!press || press.id !== event.pointerId) return;
    const { region, moved, long, ghost } = press;
    clearTimeout(press.timer);
    press = null;
    if (ghost) {
      ghost.end();
      const to = control.region(control.point(event));
      if (to !== null && to !== region) control.drop(region, to);
      return;
    }
    if (moved || long || !p) return;
    const time = event.timeStamp;
    if (lastTap && time - lastTap.time < DOUBLE && Math.hypot(p[0] - lastTap.p[0], p[1] - lastTap.p[1]) < 30) {
      lastTap = null;
      if (control.doubleTap(p)) return;
    } else lastTap = { time, p };
    if (region !== null) control.tap(region);
  };

  const onCancel = (event) => {
    down.delete(event.pointerId);
    cancelPress();
  };

  const onWheel = (event) => {
    event.preventDefault();
    const p = control.point(event);
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || !event.shiftKey) control.zoomAt(Math.exp((-event.deltaY * unit) / 400), p);
    else control.pan(-event.deltaX * unit - event.deltaY * unit, 0);
  };

  const stop = (event) => event.preventDefault();
  const onMenu = (event) => {
    event.preventDefault();
    if (event.pointerType !== "touch" && !press) control.long(control.region(control.point(event)));
  };
  const pairs = [
    ["pointerdown", onDown],
    ["pointermove", onMove],
    ["pointerup", onUp],
    ["pointercancel", onCancel],
    ["wheel", onWheel],
    ["contextmenu", onMenu],
    ["dragstart", stop],
  ];
  for (const [name, listener] of pairs) element.addEventListener(name, listener, { passive: false });
  return () => {
    cancelPress();
    for (const [name, listener] of pairs) element.removeEventListener(name, listener);
  };
}

/** Keeps the control of a board measured and listening while its `box` (a ref) is on the page. @param {any} box @param {any} control */
export function useGestures(box, control) {
  useLayoutEffect(() => {
    // It tells the size at once, when the page is laid out anyway.
    const watch = new ResizeObserver(() => control.measure());
    watch.observe(box.current);
    const stop = gestures(box.current, control);
    return () => {
      watch.disconnect();
      stop();
    };
  }, []);
}

/**
 * What follows from the size of a box, null before that is known. At first it is told in a task of its own: a map is not made together
 * with the rest of a screen.
 * @template T
 * @param {{ current: any }} box
 * @param {(size: [number, number], before: T | null) => T} follows
 * @param {any[]} inputs
 * @returns {T | null}
 */
export function useRoom(box, follows, inputs) {
  const [room, setRoom] = useState(/** @type {T | null} */ (null));
  useLayoutEffect(() => {
    let timer = 0;
    let stands = room !== null;
    const watch = new ResizeObserver(() => {
      const { width, height } = box.current.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const tell = () => setRoom((/** @type {T | null} */ before) => follows([width, height], before));
      clearTimeout(timer);
      if (stands) tell();
      else timer = setTimeout(tell);
      stands = true;
    });
    watch.observe(box.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, inputs);
  return room;
}
