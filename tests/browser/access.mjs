// What the tests of access share: the search for cut text, axe; the walk over every screen is walk.mjs.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export * from "./walk.mjs";

const root = normalize(join(dirname(fileURLToPath(import.meta.url)), "..", ".."));
const axeSource = readFileSync(createRequire(join(root, "ui", "package.json")).resolve("axe-core/axe.min.js"), "utf8");

/** What `look` finds in the page while its pixels are filled. */
export const inSight = (page, look) =>
  page.evaluate(`(async () => {
  if (window.unseen) window.unseen.disabled = true;
  try {
    return await (${look})();
  } finally {
    if (window.unseen) window.unseen.disabled = false;
  }
})()`);

/** Words of letters alone that are broken in two lines where nothing says that they are one. Runs in the page, in sight. */
export function brokenWords() {
  const faults = new Set();
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (e.closest("svg, .sr, [inert], option") || !e.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    for (const { 0: word, index } of node.data.matchAll(/[A-Za-z’]{4,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.add(`“${word}” is broken (${e.tagName.toLowerCase()}.${e.className}, in .${e.parentElement.className})`);
    }
  }
  return [...faults];
}

/** Text that is cut, covered by other text, or cannot be scrolled to. Runs in the page, in sight. */
export function cutText() {
  const faults = [];
  const styleOf = new Map();
  const style = (e) => {
    if (!styleOf.has(e)) styleOf.set(e, getComputedStyle(e));
    return styleOf.get(e);
  };
  const named = (e) => {
    const classes = typeof e.className === "string" && e.className ? `.${e.className.trim().split(/\s+/).join(".")}` : "";
    return `${e.tagName.toLowerCase()}${e.id ? `#${e.id}` : ""}${classes}`;
  };
  const span = (from, to) => `${Math.round(from)}, ${Math.round(to)}`;
  const hides = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
  const shown = (e) => e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts = [];
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const e = node.parentElement;
    if (!node.data.trim() || e.closest("svg, .sr, [inert], [aria-hidden=true] .still-board, option") || !shown(e)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 1 && box.height > 1) texts.push({ e, box, words: node.data.trim().slice(0, 40) });
  }
  for (const text of texts) {
    // What is left of a line after everything that hides; what scrolls takes it over.
    let { left, right, top, bottom } = text.box;
    let fixed = style(text.e).position === "fixed";
    let layer = text.e;
    for (let up = text.e; up && up !== document.documentElement && !fixed; up = up.parentElement) {
      const { overflowX, overflowY, position } = style(up);
      if (position === "fixed") {
        fixed = true;
        layer = up;
      }
      const box = up.getBoundingClientRect();
      // The least that is over is an ellipsis, where one stands for it.
      const slack = style(up).textOverflow === "ellipsis" ? 0.1 : 1.5;
      const inside = { left: box.left + up.clientLeft, top: box.top + up.clientTop };
      inside.right = inside.left + box.width - (up.offsetWidth - up.clientWidth);
      inside.bottom = inside.top + up.clientHeight;
      if (up !== text.e || !["inline", "contents"].includes(style(up).display)) {
        if (hides(overflowX) && (left < inside.left - slack || right > inside.right + slack)) {
          faults.push(`“${text.words}” is cut by the side of ${named(up)} (${span(left - inside.left, right - inside.right)})`);
          break;
        }
        if (hides(overflowY)) {
          // The letters themselves may be smaller than their line.
          const spare = (bottom - top) * 0.22;
          if (top < inside.top - spare || bottom > inside.bottom + spare) {
            faults.push(`“${text.words}” is cut at top or bottom by ${named(up)} (${span(top - inside.top, bottom - inside.bottom)})`);
            break;
          }
        }
        if (scrolls(overflowX)) {
          left = Math.max(left, inside.left);
          right = Math.min(right, inside.right);
          if (left > right) [left, right] = [inside.left, inside.left];
        }
        if (scrolls(overflowY)) {
          if (up.clientHeight < 40 && up.scrollHeight > up.clientHeight + 1) {
            faults.push(`“${text.words}” scrolls in only ${up.clientHeight} pixels of ${named(up)}`);
            break;
          }
          top = Math.max(top, inside.top);
          bottom = Math.min(bottom, inside.bottom);
          if (top > bottom) [top, bottom] = [inside.top, inside.top];
          layer = up;
        }
      }
      if (fixed && scrolls(overflowY)) break;
    }
    text.layer = layer;
    const reach = !fixed && page.scrollHeight > innerHeight + 1 && scrollableRoot() ? page.scrollHeight - scrollY : innerHeight;
    if (left < -1.5 || right > innerWidth + 1.5)
      faults.push(`“${text.words}” of ${named(text.e)} leaves the window sideways (${Math.round(left)} to ${Math.round(right)})`);
    else if (top < -0.22 * (bottom - top) - 1.5 - scrollY || bottom > reach + 1.5)
      faults.push(`“${text.words}” of ${named(text.e)} lies where nobody can scroll (${span(top, bottom)} of ${innerHeight})`);
    Object.assign(text, { left, right, top, bottom });
  }
  function scrollableRoot() {
    return !hides(style(document.body).overflowY) && !hides(style(document.documentElement).overflowY);
  }
  // Text over text: what stands in one layer must not lie on each other.
  const floats = (e) => {
    for (let up = e; up && up.id !== "app"; up = up.parentElement)
      if (["fixed", "sticky", "absolute"].includes(style(up).position) && !up.closest(".combo-help")) return up;
    return null;
  };
  const seen = texts.filter((t) => t.bottom - t.top > 4 && t.right - t.left > 4);
  for (const t of seen) t.float = floats(t.e);
  for (let i = 0; i < seen.length; i++) {
    for (let j = i + 1; j < seen.length; j++) {
      const [a, b] = [seen[i], seen[j]];
      if (a.e === b.e || a.float !== b.float) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > 0.35 * Math.min(a.bottom - a.top, b.bottom - b.top) && high > 4)
        faults.push(`“${a.words}” and “${b.words}” lie on each other (${named(a.e)}, ${named(b.e)})`);
    }
  }
  // Buttons: their words stay inside them.
  for (const button of document.querySelectorAll("#app button, #app [role=tab], #app .combo")) {
    if (!shown(button) || button.closest("[inert], svg")) continue;
    const box = button.getBoundingClientRect();
    const out = texts.find(
      (t) =>
        button.contains(t.e) &&
        !["absolute"].includes(style(t.e).position) &&
        (t.box.left < box.left - 2 ||
          t.box.right > box.right + 2 ||
          t.box.bottom > box.bottom + 3 + 0.2 * t.box.height ||
          t.box.top < box.top - 3 - 0.2 * t.box.height),
    );
    if (out && !scrolls(style(button).overflowY)) faults.push(`“${out.words}” leaves its button ${named(button)}`);
  }
  return [...new Set(faults)];
}

/** What axe finds wrong on the page: `rule: element`. */
export async function axe(page) {
  if (!(await page.evaluate(() => Boolean(globalThis.axe)))) await page.evaluate(axeSource);
  return inSight(page, async () => {
    // What a bar covers that stays at the window's edge is reached by scrolling.
    const bar = document.querySelector(".start-bar");
    if (bar) bar.style.position = "static";
    const { violations } = await globalThis.axe.run(document, {
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    bar?.style.removeProperty("position");
    return violations.flatMap((v) =>
      v.nodes.map((n) => `${v.id}: ${n.target.join(" ")} · ${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ""}`),
    );
  });
}
