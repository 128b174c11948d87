// Presses as a person's: where a finger meets what is seen, and not before it was looked at.

/** Waits as a person does who looks before pressing again: a place that has just changed its meaning does not listen yet. */
export const looked = (page) =>
  page.evaluate(async () => {
    // What the last press changed is noticed with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    while (document.documentElement.hasAttribute("data-guard")) await new Promise((done) => setTimeout(done, 20));
  });

/** Scrolls to an element; where the screen is just drawn anew, the press that follows finds the new one and scrolls there. */
const inSight = (found) =>
  found.scrollIntoViewIfNeeded().catch((error) => {
    if (!/not attached/.test(error.message)) throw error;
  });

/**
 * Where a finger meets an element: its middle, when it is on the screen, at rest, open to presses and nothing lies over it; elsewhere null.
 * Asked in the page at once: asked piece by piece from outside it costs a browser as much as what the press then does. Until `met` is
 * asked, a press that something else would get, since the element moved away or was drawn anew meanwhile, is kept from it.
 */
const meets = async (element) => {
  window.met?.();
  const middle = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const { x, y } = middle();
  const seen = () => x > 0 && y > 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y);
  if (!seen() || element.matches(":disabled, [aria-disabled=true], :disabled *")) return null;
  await new Promise(requestAnimationFrame);
  const then = middle();
  if (then.x !== x || then.y !== y || !element.contains(seen() || null)) return null;
  const events = ["pointerdown", "mousedown", "touchstart", "pointerup", "mouseup", "touchend", "click"];
  let hit = null;
  const judge = (event) => {
    if (event.type === "pointerdown") hit = element.contains(event.target);
    if (hit !== false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of events) window.addEventListener(name, judge, { capture: true, passive: false });
  window.met = () => {
    for (const name of events) window.removeEventListener(name, judge, { capture: true });
    window.met = null;
    return hit === true;
  };
  return then;
};

/** Whether the press met what it was meant for, and no guard of the page kept it from it; where it led to another page, it did. */
const met = (page) =>
  page
    .evaluate(() => window.met?.() ?? true)
    .catch((error) => {
      if (/context was destroyed|navigat/i.test(error.message)) return true;
      throw error;
    });

/** How near the same place a second press is the same finger's, in pixels; a little more than ui/guard.js takes. */
export const NEAR = 60;

/** Waits like that where the finger has just been, and says so; elsewhere a person presses at once. */
async function settle(page, x, y) {
  const last = page.finger;
  page.finger = { x, y };
  if (last && Math.hypot(x - last.x, y - last.y) >= NEAR) return false;
  await looked(page);
  return true;
}

/** Presses an element where a finger meets it, and says whether it could. */
async function pressed(found, name) {
  const page = found.page();
  let at = await found.evaluate(meets);
  // A slip may have come over the place while it was looked at.
  if (at && (await settle(page, at.x, at.y))) at = await found.evaluate(meets);
  if (!at) return false;
  await (name === "tap" ? page.touchscreen.tapNow(at.x, at.y) : page.mouse.clickNow(at.x, at.y));
  return met(page);
}

/** Makes every click, tap and key of a page wait like that. */
export function patient(page) {
  const locator = Object.getPrototypeOf(page.locator("body"));
  if (!locator.patient) {
    locator.patient = true;
    for (const name of ["click", "tap"]) {
      const plain = locator[name];
      locator[name] = async function press(...args) {
        if (args.length === 0 && (await pressed(this, name))) return undefined;
        await inSight(this);
        const box = await this.boundingBox();
        if (box) await settle(this.page(), box.x + box.width / 2, box.y + box.height / 2);
        return plain.apply(this, args);
      };
    }
  }
  for (const [what, name] of [
    [page.mouse, "click"],
    [page.touchscreen, "tap"],
  ]) {
    const plain = what[name].bind(what);
    what[name] = async (x, y, ...more) => {
      await settle(page, x, y);
      return plain(x, y, ...more);
    };
    what[`${name}Now`] = plain;
  }
  const down = page.mouse.down.bind(page.mouse);
  page.mouse.down = (...args) => {
    page.finger = null;
    return down(...args);
  };
  // By itself it looks at every frame, and has them drawn for it.
  const wait = page.waitForFunction.bind(page);
  page.waitForFunction = (work, arg, options) => wait(work, arg, { polling: 40, ...options });
  const plain = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (...args) => {
    await looked(page);
    return plain(...args);
  };
  page.keyboard.pressNow = plain;
}
