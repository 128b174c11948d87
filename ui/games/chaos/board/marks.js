// The pieces of Chaos in the Old World, drawn around (0, 0) in map units: figures, tokens, cards, the ring of
// corruption, shields. A power is known by its shape, a kind by its size and crown, a figure by its sign.
import "../../../art/chaos-glyphs.js";
import { bothWays, GlyphMark, glyphPath } from "../../../board/pieces.js";
import { html } from "../../../lib.js";
import { kindOf } from "./picture.js";

/** The shape of each power. */
export const shapeOf = { khorne: "square", nurgle: "hexagon", tzeentch: "diamond", slaanesh: "circle" };

const polygon = (points) => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
const ringOf = (n, r, turn) =>
  Array.from({ length: n }, (_, i) => [Math.sin(turn + (i * 2 * Math.PI) / n) * r, -Math.cos(turn + (i * 2 * Math.PI) / n) * r]);

/** The outline of a power's shape; `r` is about half its width. All shapes have about the same area. */
export function shapePath(power, r) {
  if (power === "khorne") return polygon(ringOf(4, r * 1.26, Math.PI / 4));
  if (power === "nurgle") return polygon(ringOf(6, r * 1.1, 0));
  if (power === "tzeentch") return polygon(ringOf(4, r * 1.27, 0));
  return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
}

const Shape = ({ power, r, name, y = 0 }) =>
  html`<path class=${name} d=${shapePath(power, r)} transform=${y ? `translate(0 ${y})` : null} />`;

/** A power's shape with its sign; `size` is its width. */
export const PowerMark = ({ power, size = 24, glyph = true }) => html`<g class=${`ch-${power}`}>
  <${Shape} power=${power} r=${size / 2} name="ow-rim" />${
    glyph &&
    html`<${GlyphMark} kind="chaos" id=${power} size=${size * 0.64}
    class="ow-on" />`
  }</g>`;

const RADIUS = { cultist: 18, warrior: 21, daemon: 24.5 };
const CROWN = "M-13 0L-15 -11L-7.5 -5L0 -14L7.5 -5L15 -11L13 0Z";

/** Where the top of a shape is. */
const topOf = (power, r) => ({ khorne: -r * 0.89, nurgle: -r * 1.02, tzeentch: -r * 1.12 })[power] ?? -r * 0.97;

/**
 * Equal figures: `figure` a name or data id, `controller` whose they are this round, `count` 1 and more, `hits` each has
 * taken. `folded`: figures of several kinds, shown by their power's sign.
 */
export function FigureMark({ figure, controller = null, count = 1, shielded = false, hits = 0, folded = 0 }) {
  const { power, kind, id } = kindOf(figure);
  const r = folded ? RADIUS.warrior : RADIUS[kind];
  const layers = Math.min(3, count - 1);
  const held = controller && controller !== power;
  return html`<g class=${`ow-figure ch-${power} ow-kind-${kind}`}>
    <${Shape} power=${power} r=${r + 1} name="eb-shade" y=${4 + layers * 2.6} />
    ${Array.from({ length: layers + 1 }, (_, i) => html`<${Shape} power=${power} r=${r} name="ow-side" y=${(layers - i) * 2.8 + 2.8} />`)}
    ${
      kind === "daemon" &&
      html`<path class="ow-crown" d=${CROWN}
      transform=${`translate(0 ${topOf(power, r)})scale(${power === "tzeentch" ? 0.74 : 0.92})`} />`
    }
    <${Shape} power=${power} r=${r} name="ow-rim" />
    <${Shape} power=${power} r=${r * (kind === "cultist" ? 0.83 : 0.79)} name="ow-face" />
    <${GlyphMark} kind="chaos" id=${folded ? power : id} size=${r * (power === "tzeentch" ? 1.26 : 1.34)} class="ow-sign" />
    ${
      held &&
      html`<g transform=${`translate(${-r * 0.8} ${-r * 0.72})`}><${PowerMark} power=${controller} size=${19} glyph=${false} />
    </g>`
    }
    ${
      shielded &&
      html`<g transform=${`translate(${r * 0.82} ${-r * 0.7})`}><circle class="ow-badge" r="9.5" />
    <${GlyphMark} kind="sign" id="defence" size=${13} /></g>`
    }
    ${
      hits > 0 &&
      html`<g transform=${`translate(${-r * 0.78} ${r * 0.62})`}><circle class="ow-wound" r="9.5" />
    <text class="ow-wound-count" y="5">${hits}</text></g>`
    }
    ${count > 1 && html`<text class="ow-count" x=${r * 0.72} y=${r * 0.95 + layers * 2}>${count}</text>`}
    ${
      count > 1 &&
      bothWays.value &&
      html`<text class="ow-count eb-facing" x=${r * 0.72} y=${r * 0.95} transform="rotate(180)">${count}</text>`
    }
  </g>`;
}

/** An Old World token, 32 units wide. */
export const TokenMark = ({ token, count = 1 }) => html`<g class=${`ow-token ow-token-${token}`}>
  <circle class="eb-shade" cx=".8" cy="2.4" r="16" /><circle class="ow-coin" r="15.5" /><circle class="ow-coin-line" r="12.8" />
  <${GlyphMark} kind="chaos" id=${token} size=${20} />${
    count > 1 &&
    html`<text class="ow-count ow-count-small" x="11" y="15">${count}
  </text>`
  }</g>`;

const at = (turn, r) => `${(Math.sin(turn) * r).toFixed(1)} ${(-Math.cos(turn) * r).toFixed(1)}`;
const PART = Math.PI / 6;
const GAP = 0.055;

/** The arc of one segment of twelve, as a band between two radii. */
function band(i, inner, outer) {
  const [a, b] = [i * PART + GAP, (i + 1) * PART - GAP];
  return `M${at(a, outer)}A${outer} ${outer} 0 0 1 ${at(b, outer)}L${at(b, inner)}A${inner} ${inner} 0 0 0 ${at(a, inner)}Z`;
}

const bands = Array.from({ length: 12 }, (_, i) => band(i, 19, 32));

/** The ring of corruption that closes towards twelve, 66 units wide. `ring` as lookOf() gives it. */
export function RingMark({ segments, blight, next, of }) {
  const loud = blight >= 9 || next >= of;
  return html`<g class=${`ow-ring${loud ? " ow-loud" : ""}${next >= of ? " ow-closing" : ""}`}>
    <circle class="ow-ring-ground" r="33.5" />
    ${bands.map((d, i) => html`<path class=${`ow-part ow-part-${segments[i] ?? "none"} ch-${segments[i] ?? "none"}`} d=${d} />`)}
    ${segments.slice(0, 12).map(
      (who, i) =>
        shapeOf[who] &&
        html`<g class=${`ch-${who}`}
      transform=${`translate(${at((i + 0.5) * PART, 25.5)})`}><path class="ow-part-sign" d=${shapePath(who, 3.4)} /></g>`,
    )}
    ${segments.slice(0, 12).map(
      (who, i) =>
        who === "warpstone" &&
        html`<path class="ow-part-gem" d="M0 -4L3.6 3L-3.6 3Z"
      transform=${`translate(${at((i + 0.5) * PART, 25.5)})`} />`,
    )}
    ${blight > 0 && html`<text class="ow-ring-count" y=${loud ? 11 : 8}>${blight}</text>`}
  </g>`;
}

/** A place for a card, 40 x 56 units, and what lies there. */
export function SlotMark({ card, stands }) {
  return html`<g class=${`ow-slot${card ? ` ch-${card.power}` : ""}${card?.blank ? " ow-blank" : ""}`}>
    ${
      card
        ? html`<rect class="eb-shade" x="-18.5" y="-25.5" width="40" height="56" rx="4" />
          <rect class="ow-card" x="-20" y="-28" width="40" height="56" rx="4" />
        <path class="ow-card-shape" d=${shapePath(card.power, 16)} />
        <${GlyphMark} kind="chaos" id=${glyphPath("chaos", card.card) ? card.card : card.power} size=${23} class="ow-card-sign" />
        <text class="ow-card-cost" x="-12" y="-13">${card.cost}</text>
        ${card.magic && html`<${Magic} />`}
        ${card.blank && html`<path class="ow-strike" d="M-17 25L17 -25" />`}`
        : html`<rect class="ow-slot-free" x="-19" y="-27" width="38" height="54" rx="4" />`
    }
    ${stands && html`<g transform=${card ? "translate(4 10)scale(.8)" : ""}><${FigureMark} ...${stands} /></g>`}
  </g>`;
}

const Magic = () =>
  html`<g transform="translate(12 20)"><circle class="ow-magic" r="7.4" />${
    glyphPath("chaos", "magic")
      ? html`<${GlyphMark} kind="chaos"
    id="magic" size=${11.5} />`
      : html`<path class="eb-glyph" d=${polygon(ringOf(4, 5, 0))} />`
  }</g>`;

const SHIELD = "M0 -32C9 -27 19 -26 26 -27C27 -6 21 12 0 24C-21 12 -27 -6 -26 -27C-19 -26 -9 -27 0 -32Z";

const TOWERS = "M-21 -24V-38H-13V-34H-5V-41H5V-34H13V-38H21V-24Z";

/** Resistance on a shield; what is printed beside it where it has changed; a populous land wears towers. */
export const ShieldMark = ({
  value,
  printed,
  populous,
}) => html`<g class=${`ow-shield${printed !== null && value !== printed ? (value < printed ? " ow-lower" : " ow-higher") : ""}`}>
  <path class="eb-shade" d=${SHIELD} transform="translate(1.2 2.6)" />${populous && html`<path class="ow-towers" d=${TOWERS} />`}
  <path class="ow-shield-face" d=${SHIELD} /><path class="ow-shield-line" d=${SHIELD} transform="translate(0 -.6)scale(.86)" />
  <text class="ow-shield-value" y="9">${value}</text>
  ${
    printed !== null &&
    value !== printed &&
    html`<g transform="translate(20 -26)"><circle class="ow-printed" r="11.5" />
  <text class="ow-printed-value" y="5.6">${printed}</text><path class="ow-printed-strike" d="M-7 6L7 -6" /></g>`
  }
</g>`;

/** The leader's pennant, 54 x 26 units: whole when he would dominate, hollow when he falls short or ties. */
export function PennantMark({ lead }) {
  const who = lead.tie ?? [lead.power];
  const name = lead.reaches ? `ow-pennant ch-${lead.power}` : "ow-pennant ow-hollow";
  const apart = who.length > 2 ? 7 : 11;
  return html`<g class=${name}><path class="ow-cloth" d="M-28 -13H28L22 0L28 13H-28L-22 0Z" />
    ${who.map(
      (power, i) => html`<g class=${`ch-${power}`} transform=${`translate(${-9 + (i - (who.length - 1) / 2) * apart} 0)`}>
    <path class="ow-pennant-shape" d=${shapePath(power, who.length > 1 ? 6.4 : 8.4)} /></g>`,
    )}
    <text class="ow-pennant-value" x="11" y="7.4">${lead.value}</text></g>`;
}

/** Crossed swords: a battle is fought here, or would be as things stand. */
export const SwordsMark = ({ now }) => html`<g class=${`ow-swords${now ? " ow-swords-now" : ""}`}><circle class="ow-swords-ground" r="17" />
  <path class="ow-swords-blades" d="M-9.5 -10.5L7 6M9.5 -10.5L-7 6" /><path class="ow-swords-hilts"
    d="M2.6 8.6L9.6 1.6M-2.6 8.6L-9.6 1.6M7 6L11 10M-7 6L-11 10" /></g>`;

/** The seal of a ruined land: the number of its ruination card. */
export const RuinMark = ({ number }) => html`<g class="ow-ruin"><circle class="ow-ruin-ground" r="34" /><g class="ow-ruin-sign">
  <${GlyphMark} kind="chaos" id="ruin" size=${50} /></g>
  <text class="ow-ruin-count" y="13">${number}</text></g>`;

/** What a land costs, whether it is free or barred. */
export function ChipMark({ text, kind }) {
  if (kind === "blocked" && !text)
    return html`<g class="ow-chip ow-chip-blocked"><circle r="12" /><${GlyphMark} kind="sign" id="lock" size=${14} /></g>`;
  if (!text) return html`<g class=${`ow-chip ow-chip-${kind}`}><circle r="13" /><path class="ow-chip-plus" d="M-6 0H6M0 -6V6" /></g>`;
  const half = Math.max(15, 8 + text.length * 5.6);
  return html`<g class=${`ow-chip ow-chip-${kind}`}><rect x=${-half} y="-15" width=${half * 2} height="30" rx="15" /><text y="7.5">${text}
    </text></g>`;
}

const picture =
  (box, node) =>
  ({ size, label, name = "" }) =>
    html`<svg class=${`ow-picture ${name}`} viewBox=${box} width=${size} height=${size} role=${label ? "img" : null}
      aria-label=${label ?? null} aria-hidden=${label ? null : "true"}>${node}</svg>`;

/** A power's shape as a picture of its own. */
export const Power = ({ power, size = 28, label = null, glyph = true }) =>
  picture("-16 -16 32 32", html`<${PowerMark} power=${power} size=${24} glyph=${glyph} />`)({ size, label });

/** Figures as a picture of their own. */
export const FigurePiece = ({ size = 44, label = null, ...mark }) =>
  picture(kindOf(mark.figure).kind === "daemon" ? "-30 -40 60 76" : "-27 -26 54 57", html`<${FigureMark} ...${mark} />`)({ size, label });

/** An Old World token as a picture of its own. */
export const TokenPiece = ({ token, count = 1, size = 32, label = null }) =>
  picture("-19 -18 38 38", html`<${TokenMark} token=${token} count=${count} />`)({ size, label });
