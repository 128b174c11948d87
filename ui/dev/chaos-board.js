// The map of the Old World with sample positions.
import { alsoWords, useLanguage } from "../i18n.js";
import { html, render } from "../lib.js";
import { animate, ChaosBoard, FigurePiece, figureIds, Power, powers, skip, TokenPiece } from "../games/chaos/board/api.js";
import { sampleModes, sampleView } from "./chaos-samples.js";

const query = new URLSearchParams(location.search);
if (query.has("theme")) document.documentElement.dataset.theme = query.get("theme");
if (query.has("grey")) document.documentElement.dataset.grey = "1";
await useLanguage(query.get("language") ?? "en");
await alsoWords(["chaos"]);

if (query.get("show") === "pieces") {
  render(html`<div id="sheet">${powers.map((power) => html`<section key=${power}><${Power} power=${power} size=${56} />
    ${Object.values(figureIds[power]).map((id) => [1, 2, 5].map((count) => html`<${FigurePiece} figure=${id} count=${count} size=${76} />`))}
    ${Object.values(figureIds[power]).map((id) => html`<${FigurePiece} figure=${id} count=${2} size=${32} />`)}
    <${FigurePiece} figure=${figureIds[power].warrior} shielded hits=${1} size=${76} /><${FigurePiece} figure=${figureIds[power].cultist} controller=${power === "slaanesh" ? "khorne" : "slaanesh"} size=${76} /></section>`)}
    <section>${["event", "hero", "noble", "peasant", "skaven", "warpstone"].map((token) => html`<${TokenPiece} token=${token} size=${52} /><${TokenPiece} token=${token} count=${2} size=${24} />`)}</section></div>`, document.body);
} else {
  const geometry = await (await fetch("../../src-tauri/crates/chaos/maps/old-world.json")).json();
  const zoom = { current: null };
  const state = { view: sampleView(query.get("show") ?? "opening"), selected: query.get("select") };
  state.mode = sampleModes[query.get("mode") ?? "look"](state.view);
  const told = [];
  const draw = () => render(html`<div id="board"><${ChaosBoard} geometry=${geometry} view=${state.view} mode=${state.mode} selected=${state.selected} zoomRef=${zoom} label="The Old World"
    labels=${(land, target) => (target ? `${target.kind} ${target.id} in ${land}` : land)} onTap=${(tap) => { told.push(tap); state.selected = tap.land; draw(); }} /></div>`, document.body);
  draw();
  if (query.has("zoom")) setTimeout(() => zoom.current.to(query.get("zoom")), 60);
  Object.assign(window, { board: { animate, skip, zoom, state, draw, told } });
}
