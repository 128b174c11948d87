// A finger's place is safe: what appears or changes its meaning under a place that was just pressed does not
// listen for a moment, so that a double tap never does two things. The same holds for a key pressed twice.

/** How long a new meaning does not listen, in milliseconds. */
export const GUARD = 400;

/** How long after a press its place is watched, in milliseconds. */
const WATCHED = 3000;

/** How near a second press is at the same place, in pixels. */
const NEAR = 36;

const controls = "button, summary, a, input, label, [role=button], .eb-board";
const ids = new WeakMap();
let made = 0;

/**
 * What a press on a node would do, as a text that changes when that changes. Steps of one decision (+ and −) mean the same again and
 * again.
 * @param {Element | null} node
 */
export function meaningOf(node) {
  const control = node?.closest?.(controls);
  if (!control) return "";
  if (control.matches(".eb-board")) return "board";
  if (!ids.has(control)) {
    made += 1;
    ids.set(control, made);
  }
  const state = ["aria-disabled", "aria-pressed", "aria-expanded", "aria-checked", "aria-selected"].map((name) =>
    control.getAttribute(name),
  );
  const decides = control.closest(".actions") && !control.closest(".stepper");
  return [
    ids.get(control),
    control.textContent,
    ...state,
    decides ? control.closest("[data-revision]")?.getAttribute("data-revision") : "",
  ].join("|");
}

/** A place that was pressed: `read()` tells what it means now. @param {() => string} read */
export function placeOf(read) {
  const was = read();
  return { read, was, is: was, changed: -Infinity };
}

/**
 * Does a place mean something else than when it was pressed, and since so short a time that nobody can have meant it?
 * @param {{ read: () => string, was: string, is: string, changed: number } | null} place
 * @param {number} time
 */
export function isFresh(place, time) {
  if (!place) return false;
  const is = place.read();
  if (is !== place.is) [place.is, place.changed] = [is, time];
  return place.is !== place.was && time - place.changed < GUARD;
}

const steady = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "+", "-", "=", "u", "r", "Home", "End", "PageUp", "PageDown", "Escape"]);

/** Watches over the presses of a page. */
export function guard(page = document) {
  /** @type {Omit<Ui.Pressed, "name"> | null} */
  let finger = null;
  /** @type {Omit<Ui.Pressed, "x" | "y" | "control"> | null} */
  let key = null;
  let blocked = false;
  let timer = 0;
  let pressed = -Infinity;
  let looking = false;
  const root = page.documentElement;
  const isRecent = (time) => time - pressed < WATCHED;
  // Once a frame: what lies at a place is only known when the page has been laid out, and it is laid out then anyway.
  const notice = () => {
    if (looking || !isRecent(performance.now())) return;
    looking = true;
    requestAnimationFrame(() => {
      looking = false;
      look();
    });
  };
  const look = () => {
    const time = performance.now();
    const fresh = [isFresh(finger, time), isFresh(key, time)].includes(true);
    root.toggleAttribute("data-guard", fresh);
    clearTimeout(timer);
    if (fresh) timer = setTimeout(look, GUARD / 4);
  };
  const refuse = (event, place) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (place) place.changed = performance.now();
    look();
  };
  // Judged by when it was pressed, not by when a busy page comes to it.
  const onDown = (event) => {
    const { clientX: x, clientY: y } = event;
    blocked =
      isRecent(event.timeStamp) && finger !== null && Math.hypot(x - finger.x, y - finger.y) < NEAR && isFresh(finger, event.timeStamp);
    if (blocked) return refuse(event, finger);
    key = null;
    pressed = performance.now();
    finger = { x, y, control: event.target.closest?.(controls) ?? null, ...placeOf(() => meaningOf(page.elementFromPoint(x, y))) };
    return undefined;
  };
  // A finger's click is sent to what lies there when it is lifted: not to what came under it meanwhile.
  const isElsewhere = (event) => {
    const now = event.target.closest?.(controls);
    return (
      now &&
      finger &&
      now !== finger.control &&
      !now.contains(finger.control) &&
      !finger.control?.contains(now) &&
      !finger.control?.matches("label")
    );
  };
  const onRest = (event) => {
    if (event.type === "click" ? event.detail > 0 && (blocked || isElsewhere(event)) : blocked) refuse(event, null);
  };
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("textarea, input, [contenteditable]")) return undefined;
    if (steady.has(event.key) || event.key.startsWith("Arrow")) {
      // Who goes elsewhere by keys means what lies there.
      key = null;
      return undefined;
    }
    if (event.repeat) return refuse(event, null);
    if (isRecent(event.timeStamp) && key?.name === event.key && isFresh(key, event.timeStamp)) return refuse(event, key);
    pressed = performance.now();
    const typed = event.key !== "Enter" && event.key !== " ";
    key = { name: event.key, ...placeOf(() => (typed ? "" : meaningOf(page.activeElement)) || meaningOf(page.getElementById("primary"))) };
    return undefined;
  };
  /** @type {[string, (event: any) => void][]} */
  const listeners = [
    ["pointerdown", onDown],
    ["pointerup", onRest],
    ["mousedown", onRest],
    ["mouseup", onRest],
    ["click", onRest],
    ["keydown", onKey],
  ];
  for (const [type, run] of listeners) addEventListener(type, run, true);
  const watch = new MutationObserver(notice);
  watch.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["aria-disabled", "aria-pressed", "aria-expanded", "aria-checked", "aria-selected", "data-revision"],
  });
  return () => {
    watch.disconnect();
    for (const [type, run] of listeners) removeEventListener(type, run, true);
  };
}
