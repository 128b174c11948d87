// What a mixed game is made of.

import { Glyph } from "../../board/pieces.js";
import { Switch } from "../../controls.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";

/**
 * What of the chosen boxes has no meaning on a map: `[{id, kind, why}]`.
 * @param {any} game
 * @param {any} form
 */
export function leftOut(game, form) {
  const map = game?.maps.find((m) => m.id === form.map);
  const box = new Map([...(game?.races ?? []), ...(game?.powers ?? [])].map((piece) => [piece.id, piece.box]));
  return (map?.left_out?.[form.finds ? "finds" : "no_finds"] ?? []).filter((piece) => form.boxes.includes(box.get(piece.id)));
}

/** @param {{ reason: string, terrains?: string[], symbol?: string }} why */
const whyOut = (why) =>
  t(`left-out-${why.reason}`, {
    terrain: (why.terrains ?? []).map((id) => t(`terrain-${id}`)).join(t("comma")),
    symbol: why.symbol ? t(`symbol-${why.symbol}`) : "",
  });

/** Boxes, places and relics, and what is left out. */
export function MixCard({ game, form, set }) {
  const out = leftOut(game, form);
  const gone = new Set(out.map((piece) => piece.id));
  const toggle = (list, id) => (list.includes(id) ? list.filter((other) => other !== id) : [...list, id]);
  const pieces = (kind, list) =>
    list
      .filter((piece) => form.boxes.includes(piece.box) && !gone.has(piece.id))
      .map(
        (piece) => html`<button type="button" key=${piece.id} class=${`chip${form.without.includes(piece.id) ? " off" : ""}`}
    aria-pressed=${String(form.without.includes(piece.id))} onClick=${() => set({ without: toggle(form.without, piece.id) })}>
      <${Glyph} kind=${kind} id=${piece.id} size=${18} /> ${t(`${kind}-${piece.id}`)}</button>`,
      );
  return html`<section class="card mix"><h2>${t("boxes")}</h2>
    ${["small_world", "underground", "warcraft"]
      .filter((id) => (game?.races ?? []).some((race) => race.box === id))
      .map(
        (id) => html`<${Switch}
      key=${id} text=${t(`box-${id}`)} note=${id === "warcraft" ? t("box-warcraft-note") : null} on=${form.boxes.includes(id)}
        onChange=${() => set({ boxes: toggle(form.boxes, id).sort() })} />`,
      )}
    <${Switch} text=${t("with-finds")} note=${t("with-finds-note")} on=${form.finds} onChange=${(finds) => set({ finds })} />
    ${
      out.length === 0
        ? html`<p class="soft small">${t("nothing-left-out")}</p>`
        : html`<h3>${t("left-out-title")}</h3>
    <ul class="left-out">${out.map(
      (piece) => html`<li key=${piece.id}><${Glyph} kind=${piece.kind} id=${piece.id} size=${20} /><span><b>
    ${t(`${piece.kind}-${piece.id}`)}</b> <span class="soft small">${whyOut(piece.why)}</span></span></li>`,
    )}</ul>`
    }
    <details class="more"><summary>${t("leave-out")}${form.without.length > 0 && html` <span class="soft">${form.without.length}</span>`}
    </summary><p class="soft small">${t("leave-out-note")}</p>
      <div class="chips">${pieces("race", game?.races ?? [])}</div><div class="chips">${pieces("power", game?.powers ?? [])}</div>
      </details></section>`;
}
