// Choosing a glyph: out of the library, or drawn with a finger.

import { Button, Choice, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html, useRef, useState } from "../lib.js";
import { Figure } from "./cover.js";
import { drawn, GRID, library, MOST, thinned } from "./glyph.js";

/** Names of glyphs in the library, of whatever they were drawn for. @param {string} name @param {number} number */
const called = (name, number) => t("ws-glyph-number", { number: number + 1, name: name.replaceAll("_", " ") });

/** All glyphs of the library. @param {{ value: any, onPick: (glyph: any) => void }} props */
function Library({ value, onPick }) {
  const all = library();
  const at = all.findIndex(([name]) => name === value?.known);
  const step = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = (Math.max(at, 0) + by + all.length) % all.length;
    onPick({ known: all[next][0] });
    /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")[next]?.focus();
  };
  return html`<div class="ws-library" role="radiogroup" aria-label=${t("ws-glyph")} onKeyDown=${step}>${all.map(
    ([name, path], i) => html`<button type="button" role="radio" key=${name} data-glyph=${name} aria-checked=${String(i === at)}
    aria-label=${called(name, i)} tabindex=${i === Math.max(at, 0) ? 0 : -1} onClick=${() => onPick({ known: name })}>
      <${Figure} path=${path} size=${32} /></button>`,
  )}</div>`;
}

/** A sheet to draw on. @param {{ value: any, onPick: (glyph: any) => void }} props */
function Pad({ value, onPick }) {
  const strokes = /** @type {number[][][]} */ (value?.drawn ?? []);
  const [line, setLine] = useState(/** @type {[number, number][] | null} */ (null));
  const now = useRef(/** @type {[number, number][] | null} */ (null));
  const place = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const on = (/** @type {number} */ part) => Math.round(Math.min(1, Math.max(0, part)) * GRID);
    return /** @type {[number, number]} */ ([on((event.clientX - box.left) / box.width), on((event.clientY - box.top) / box.height)]);
  };
  const begin = (/** @type {PointerEvent} */ event) => {
    event.preventDefault();
    /** @type {Element} */ (event.currentTarget).setPointerCapture?.(event.pointerId);
    now.current = [place(event)];
    setLine(now.current);
  };
  const move = (/** @type {PointerEvent} */ event) => {
    if (!now.current) return;
    const at = place(event);
    const last = now.current[now.current.length - 1];
    if (at[0] === last[0] && at[1] === last[1]) return;
    now.current = [...now.current, at];
    setLine(now.current);
  };
  const end = () => {
    if (!now.current) return;
    const stroke = thinned(now.current);
    now.current = null;
    setLine(null);
    const points = [...strokes, stroke].flat().length;
    if (strokes.length < MOST.strokes && points <= MOST.points) onPick({ drawn: [...strokes, stroke] });
  };
  const shown = drawn(line ? [...strokes, line] : strokes);
  return html`<div class="ws-pad-row"><svg class="ws-pad" viewBox="0 0 512 512" role="img" aria-label=${t("ws-pad")}
      onPointerDown=${begin} onPointerMove=${move} onPointerUp=${end} onPointerCancel=${end}>
      <path class="ws-grid" d="M256 0V512M0 256H512M128 0V512M384 0V512M0 128H512M0 384H512" /><path d=${shown} /></svg>
    <div class="ws-pad-tools"><p class="small soft">${t("ws-pad-note")}</p>
      <${Button} why=${strokes.length === 0 ? t("ws-pad-empty") : null} onPress=${() => onPick({ drawn: strokes.slice(0, -1) })}>
        <${Sign} name="undo" /> ${t("ws-pad-back")}</${Button}>
      <${Button} why=${strokes.length === 0 ? t("ws-pad-empty") : null} onPress=${() => onPick({ drawn: [] })}>
        <${Sign} name="trash" /> ${t("ws-pad-clear")}</${Button}></div></div>`;
}

/** The glyph of a piece. @param {{ value: any, onPick: (glyph: any) => void }} props */
export function GlyphChoice({ value, onPick }) {
  const [way, setWay] = useState(value?.drawn ? "drawn" : "known");
  const kept = useRef(/** @type {Record<string, any>} */ ({}));
  const turn = (/** @type {string} */ id) => {
    kept.current[way] = value;
    setWay(id);
    onPick(kept.current[id] ?? (id === "drawn" ? { drawn: [] } : { known: library()[0][0] }));
  };
  return html`<${Choice} legend=${t("ws-glyph")} hideLegend value=${way} onPick=${turn}
      options=${[{ id: "known", text: t("ws-glyph-known") }, { id: "drawn", text: t("ws-glyph-drawn") }]} />
    ${way === "drawn" ? html`<${Pad} value=${value} onPick=${onPick} />` : html`<${Library} value=${value} onPick=${onPick} />`}`;
}
