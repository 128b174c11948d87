// Sample positions for looking at the board: every kind of piece, all five players.
import { html, render } from "../lib.js";
import { animate, Board, Coin, Die, Glyph, Marker, patterns, Piece, skip } from "../games/smallworld/board/api.js";
import { glyphs } from "../art/glyphs.js";
import { sampleView, seats, tableOf } from "./board-samples.js";

const query = new URLSearchParams(location.search);
const set = (name, value) => value && document.documentElement.setAttribute(name, value);
set("data-theme", query.get("theme"));
set("data-palette", query.get("palette"));
if (query.has("grey")) set("data-grey", "1");

const races = Object.keys(glyphs.race);
const markers = ["mountain", "lair", "fortress", "encampment", "hole", "hero", "dragon", "wall", "fort", "tower", "objective", "bomb", "beast", "champion", "tile", "harmony", "doomhammer", "karazhan"];

if (query.get("show") === "pieces") {
  const figure = (node, name) => html`<figure>${node}<br />${name}</figure>`;
  render(html`<div id="sheet">
    ${patterns.map((p, colour) => html`<section key=${p}>${[1, 2, 3, 5, 12].map((count, i) => html`<${Piece} race=${races[(colour * 3 + i) % races.length]} colour=${colour} count=${count} size=${72} />`)}
      <${Piece} race=${races[colour]} colour=${colour} count=${2} declined size=${72} /><${Piece} race=${races[colour + 5]} colour=${colour} count=${4} size=${34} /><${Piece} race=${races[colour]} colour=${colour} count=${2} declined size=${34} /></section>`)}
    <section><${Piece} race="lost_tribe" count=${1} size=${72} /><${Piece} race="lost_tribe" count=${2} size=${34} />${[1, 3, 5, 10].map((v) => html`<${Coin} value=${v} size=${36} />`)}${[null, 0, 1, 2, 3].map((f) => html`<${Die} face=${f} size=${44} />`)}</section>
    <section>${markers.map((kind) => figure(html`<${Marker} kind=${kind} count=${kind === "encampment" ? 3 : 1} size=${86} />`, kind))}${markers.map((kind) => html`<${Marker} kind=${kind} size=${36} />`)}</section>
    ${Object.entries(glyphs).map(([kind, ids]) => html`<section key=${kind}>${Object.keys(ids).map((id) => figure(html`<${Glyph} kind=${kind} id=${id} size=${40} />`, id))}</section>`)}
  </div>`, document.body);
} else {
  const map = query.get("map") ?? "small-world-4p";
  const folder = query.get("maps") ?? "../../src-tauri/crates/smallworld/maps";
  const file = async (id) => (await fetch(`${folder}/${id}.json`)).json();
  const geometry = /^warcraft-\dp-/.test(map) ? await tableOf(map, file) : await file(map);
  const zoom = { current: null };
  const state = { view: sampleView(geometry, query.get("mode") ?? "conquest"), selected: query.has("select") ? Number(query.get("select")) : null };
  const mode = { conquest: { kind: "conquest" }, why: { kind: "conquest", why: true }, redeploy: { kind: "redeploy" }, look: { kind: "look" } }[query.get("mode") ?? "conquest"];
  const draw = () => render(html`<div id="board"><${Board} geometry=${geometry} view=${state.view} seats=${seats} mode=${mode}
    selected=${state.selected} zoomRef=${zoom} palette=${query.get("palette")} labels=${(id) => `Region ${id}`} label=${map}
    onTap=${(region) => { state.selected = state.selected === region ? null : region; draw(); }} onDrag=${(from, to) => console.log("drag", from, to)} /></div>`, document.body);
  draw();
  const t = performance.now();
  for (let i = 0; i < 20; i++) {
    state.view = sampleView(geometry, query.get("mode") ?? "conquest", i);
    draw();
  }
  console.log(`redraw with changed pieces: ${((performance.now() - t) / 20).toFixed(2)} ms`);
  state.view = sampleView(geometry, query.get("mode") ?? "conquest");
  draw();
  if (query.has("zoom")) setTimeout(() => { zoom.current.to(Number(query.get("zoom"))); zoom.current.in(); zoom.current.in(); zoom.current.in(); }, 50);
  Object.assign(window, { board: { animate, skip, zoom, state, draw } });
}
