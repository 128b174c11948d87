// One board alone: a map as it lies before a game (?map=underground-3p), a saved game at a step (?slot=…&step=12), or all
// pieces and glyphs (?show=pieces). Without any of them, a list of what there is. Besides: theme, palette, language, grey.

import { glyphs } from "../art/glyphs.js";
import { html, render } from "../lib.js";
import "../art/chaos-glyphs.js";
import { call } from "../backend.js";
import { Marker, markerHeights } from "../board/markers.js";
import { Coin, Die, Glyph, Piece, patterns } from "../board/pieces.js";
import { faceOf } from "../faces.js";
import { useLanguage } from "../i18n.js";
import { boardOf, catalog, loadCatalog } from "../state.js";

const query = new URLSearchParams(location.search);
const page = document.documentElement;
for (const name of ["theme", "palette", "grey"]) if (query.has(name)) page.setAttribute(`data-${name}`, query.get(name) ?? "");

/** Where the pieces are seen: every stack, coin, die, marker and glyph, large and small. */
function Pieces() {
  const races = Object.keys(glyphs.race);
  const named = (node, name) => html`<figure key=${name}>${node}<br />${name}</figure>`;
  return html`<div id="sheet">
    ${patterns.map(
      (p, colour) => html`<section key=${p}>${[1, 2, 3, 5, 12].map(
        (count, i) => html`<${Piece} race=${races[(colour * 3 + i) % races.length]}
        colour=${colour} count=${count} size=${72} />`,
      )}
      ${[72, 34].map((size) => html`<${Piece} race=${races[colour]} colour=${colour} count=${2} declined size=${size} />`)}
      <${Piece} race=${races[colour + 5]} colour=${colour} count=${4} size=${34} /></section>`,
    )}
    <section><${Piece} race="lost_tribe" count=${1} size=${72} />${[1, 3, 5, 10].map((v) => html`<${Coin} value=${v} size=${36} />`)}
    ${[null, 0, 1, 2, 3].map((f) => html`<${Die} face=${f} size=${44} />`)}</section>
    <section>${Object.keys(markerHeights).map((kind) =>
      named(
        html`<${Marker} kind=${kind} size=${86} />
    <${Marker} kind=${kind} size=${36} />`,
        kind,
      ),
    )}</section>
    ${Object.entries(glyphs).map(
      ([kind, ids]) =>
        html`<section key=${kind}>${Object.keys(ids).map((id) =>
          named(
            html`<${Glyph}
      kind=${kind} id=${id} size=${40} />`,
            id,
          ),
        )}</section>`,
    )}
  </div>`;
}

/** What there is to look at. */
async function contents() {
  const { slots } = await call("slots");
  const link = (text, wish) => html`<li key=${text}><a href=${`dev/board.html?${new URLSearchParams(wish)}`}>${text}</a></li>`;
  return html`<div id="sheet"><ul>${link("pieces", { show: "pieces" })}</ul><ul>
    ${(catalog.value?.games ?? []).flatMap((game) => game.maps.map(({ id }) => link(id, { map: id })))}</ul>
    <ul>${slots.map(({ slot, name, step }) => link(name, { slot, step }))}</ul></div>`;
}

/** The board that is wished for. */
async function board() {
  const kept = query.has("slot")
    ? await call("replay", { slot: query.get("slot") ?? undefined, step: Number(query.get("step") ?? 0) })
    : null;
  const geometry = await boardOf(kept?.view.map ?? query.get("map") ?? "");
  const face = await faceOf(kept?.game ?? geometry.game);
  const seats = kept?.seats ?? [];
  const view = kept?.view ?? face.empty(geometry);
  return html`<div id="board"><${face.Map} geometry=${geometry} view=${view} seats=${seats} labels=${face.labels(view, geometry, seats)}
    label=${geometry.id} still /></div>`;
}

/** What is wished for, or why it cannot be shown. */
const wished = async () =>
  query.get("show") === "pieces" ? html`<${Pieces} />` : query.has("slot") || query.has("map") ? board() : contents();

await useLanguage(query.get("language") ?? "en");
await loadCatalog();
render(await wished().catch((error) => html`<p>${error.message}</p>`), document.body);
