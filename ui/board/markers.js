// The markers that stand on the ground: drawn around (0, 0) = the middle of
// their foot, in units of a disc 40 wide. A notch is one point of defence.
import { html } from "../lib.js";
import { GlyphMark } from "./pieces.js";

/** Small shields in a row: the defence a marker gives. */
function Notches({ count, x: middle = 0, y = 2 }) {
  const shown = Math.min(count, 5);
  const out = [];
  for (let i = 0; i < shown; i++) {
    const x = middle + (i - (shown - 1) / 2) * 6.4;
    out.push(html`<path class="eb-notch" d=${`M${x - 2.7} ${y - 3}h5.4v3.4q0 2.6-2.7 3.8q-2.7-1.2-2.7-3.8z`} />`);
  }
  return out;
}

/** A figure of card on a foot, with its glyph: what has no drawing of its own. */
const standee = (kind, id, tone) => () =>
  html`<path class="eb-shade" d="M-13 4a13 4 0 1 0 26 0a13 4 0 1 0 -26 0" />
  <path class=${`eb-standee eb-standee-${tone}`} d="M-13 3V-20Q-13 -33 0 -33T13 -20V3Q0 6-13 3Z" />
  <path class="eb-mark-line" d="M-13 3V-20Q-13 -33 0 -33T13 -20V3Q0 6-13 3Z" />
  <g transform="translate(0 -15)"><${GlyphMark} kind=${kind} id=${id} size=${22} /></g>`;

/** A relic or place as a tile lying on the ground. */
const tile =
  (kind, id, place = false) =>
  () =>
    html`<path class="eb-shade" d="M-13.4 -21.6h28v26h-28z" />
  <path class=${`eb-tile${place ? " eb-tile-place" : ""}`} d=${place ? "M-14 -22h28v26h-28z" : "M-8 -23h16l8 8v10l-8 8h-16l-8 -8v-10z"} />
  <path class="eb-mark-line" d=${place ? "M-14 -22h28v26h-28z" : "M-8 -23h16l8 8v10l-8 8h-16l-8 -8v-10z"} />
  <g transform="translate(0 -9.5)"><${GlyphMark} kind=${kind} id=${id} size=${19} /></g>`;

const places = [
  "altar_of_souls",
  "crypt_of_the_tomb_raider",
  "diamond_fields",
  "great_brass_pipe",
  "fountain_of_youth",
  "keep_on_the_motherland",
  "mine_of_the_lost_dwarf",
  "stonehedge",
  "wickedest_pentacle",
  "battleground",
  "dark_portal",
  "karazhan",
  "lights_hope_chapel",
  "meeting_stone",
  "spirit_healer",
];
const relics = {
  flying_doormat: [],
  froggys_ring: ["ring", "bag_ring"],
  stinky_trolls_socks: [],
  scepter_of_avarice: ["scepter", "bag_scepter"],
  shiny_orb: [],
  sword_of_the_killer_rabbit: [],
  aegis_of_aggramar: ["aegis"],
  ashes_of_alar: [],
  doomhammer: [],
  frostmourne: [],
  heart_of_azeroth: ["heart"],
};

const drawings = {
  ...Object.fromEntries(places.map((id) => [id, tile("find", id, true)])),
  ...Object.fromEntries(Object.entries(relics).flatMap(([id, more]) => [id, ...more].map((kind) => [kind, tile("find", id)]))),
  ancient: standee("marker", "ancient", "deep"),
  queen: standee("marker", "queen", "royal"),
  ghost: standee("marker", "ghost", "pale"),
  balrog: standee("marker", "balrog", "fire"),
  volcano: standee("marker", "volcano", "fire"),
  reborn: standee("power", "reborn", "pale"),
  sacrifice: standee("find", "altar_of_souls", "deep"),
  bag: tile("marker", "bag"),
  hammer: tile("marker", "hammer"),
  well: tile("find", "well_of_eternity", true),
  well_of_eternity: tile("find", "well_of_eternity", true),
  beast: standee("power", "beastmaster", "deep"),
  champion: standee("power", "champion", "royal"),
  harmony: tile("marker", "harmony"),
  tile: () => html`<path class="eb-shade" d="M-11.4 -20.6h26v26h-26z" /><path class="eb-back" d="M-13 -22h26v26h-26z" />
    <path class="eb-mark-line" d="M-13 -22h26v26h-26z" /><path class="eb-back-line" d="M-10 -19h20v20h-20z" />
    <path class="eb-back-sign" d="M-4 -12.6C-4 -18 4.6 -18 4.6 -12.4C4.6 -8.8 .2 -9 .2 -5.2M.2 -1.6V-1.4" />`,
  wall: () => html`<path class="eb-wisp" d="M-15 5C-19 -5 -11 -7 -12 -17C-5 -12 -7 -5 -5 1C-6 -9 1 -13 0 -23C8 -16 4 -8 5 0C6 -7 12 -9 11
    -17C18 -10 17 -2 15 5Q0 8.6 -15 5Z" />
    <path class="eb-mark-line" d="M-15 5C-19 -5 -11 -7 -12 -17C-5 -12 -7 -5 -5 1C-6 -9 1 -13 0 -23C8 -16 4 -8 5 0C6 -7 12 -9 11 -17C18 -10
      17 -2 15 5Q0 8.6 -15 5Z" />`,
  fort: () => html`<path class="eb-log" d="M-15 5V-9L-12 -14L-9 -9V-11L-6 -16L-3 -11V-12L0 -17L3 -12V-11L6 -16L9 -11V-9L12 -14L15 -9V5Q0 8
    -15 5Z" /><path class="eb-banner-cloth" d="M0 -30V-20L11 -24Z" />
    <path class="eb-mark-line" d="M-15 5V-9L-12 -14L-9 -9V-11L-6 -16L-3 -11V-12L0 -17L3 -12V-11L6 -16L9 -11V-9L12 -14L15 -9V5Q0 8 -15 5Z
      M-9 -9V6M-3 -11V6.6M3 -11V6.6M9 -9V6M-15 -3H15M0 -17V-30L11 -24.6L0 -20" />`,
  tower: () => html`<path class="eb-stone" d="M-9 5L-7 -19H-11V-30H-6V-26H-2.4V-30H2.4V-26H6V-30H11V-19H7L9 5Q0 8 -9 5Z" />
      <path class="eb-stone-dark" d="M3 -19H7L9 5Q6 6.2 3 6.4ZM7 -30H11V-19H3V-26H6Z" />
    <path class="eb-dark" d="M-2.6 -9V-13.4Q0 -16.6 2.6 -13.4V-9ZM-3 6.6V0Q0 -3.6 3 0V6.6Z" />
    <path class="eb-mark-line" d="M-9 5L-7 -19H-11V-30H-6V-26H-2.4V-30H2.4V-26H6V-30H11V-19H7L9 5Q0 8 -9 5ZM-7 -19H7" />`,
  objective: () => html`<path class="eb-shade" d="M-8 5a8 2.6 0 1 0 16 0a8 2.6 0 1 0 -16 0" />
      <path class="eb-banner-cloth" d="M-5 -30H13L8.6 -23L13 -16H-5Z" /><path class="eb-mark-line"
        d="M-5 5V-32M-5 -30H13L8.6 -23L13 -16H-5M-9 5H-1" />
    <circle class="eb-coin-face" cx="1.6" cy="-23" r="4.6" /><path class="eb-mark-line" d="M1.6 -25.4V-20.6" />`,
  bomb: () => html`<circle class="eb-iron" cy="-6" r="11.5" /><path class="eb-iron" d="M-3.6 -19H3.6V-15H-3.6Z" />
    <path class="eb-glint" d="M-7 -8.6A7.4 7.4 0 0 1 -1.6 -13" /><path class="eb-fuse" d="M0 -19C0 -25 7 -22 8.6 -27" />
    <path class="eb-spark" d="M9 -33L10.4 -29.4L14 -28L10.4 -26.6L9 -23L7.6 -26.6L4 -28L7.6 -29.4Z" />
    <path class="eb-mark-line" d="M-11.5 -6a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0 -23 0" />`,
  armor: () => html`<path class="eb-stone" d="M-10 -18L0 -21L10 -18V-7Q10 2 0 6Q-10 2-10 -7Z" />
      <path class="eb-mark-line" d="M-10 -18L0 -21L10 -18V-7Q10 2 0 6Q-10 2-10 -7Z" />
    <g transform="translate(0 -8)"><${GlyphMark} kind="marker" id="armor" size=${14} /></g>`,
  mountain: () => html`<path class="eb-stone" d="M-25 4L-9 -25L-3 -17L6 -32L26 4Q0 9-25 4Z" />
    <path class="eb-stone-dark" d="M-9 -25L-3 -17L-5 -8L-1 -2L-4 5.8Q4 7 26 4L6 -32L4 -22L8 -14L3 -6L6 2L-1 4L0 -5L-5 -12Z" />
    <path class="eb-snow" d="M-9 -25L-13.4 -17L-10.4 -18.4L-8 -15L-5.8 -18.2L-3.9 -16.6L-3 -17ZM6 -32L1 -23.6L4 -25L6.4 -21L9 -24.6L11.6
      -22.4Z" />
    <path class="eb-mark-line" d="M-25 4L-9 -25L-3 -17L6 -32L26 4Q0 9-25 4ZM-3 -17L3 -8" />`,
  lair: () => html`<path class="eb-stone" d="M-14 4C-16 -10-8 -17 0 -17S16 -10 14 4Q0 7-14 4Z" />
    <path class="eb-dark" d="M-7 5.4C-8 -4-5 -9.5 0 -9.5S8 -4 7 5.4Q0 6.2-7 5.4Z" />
    <path class="eb-mark-line" d="M-14 4C-16 -10-8 -17 0 -17S16 -10 14 4Q0 7-14 4ZM-10 -8l4 1M10 -9l-4 2M0 -17v4M-13 -2l4 1M13 -2l-4 1" />
    <path class="eb-bone" d="M-3 -1.6l2 3.4 1-2.6 1 2.6 2-3.4" />`,
  fortress: () => html`<path class="eb-stone" d="M-14 4V-12h5v3h4v-9h-2v-7h4v3h6v-3h4v7h-2v9h4v-3h5V4Q0 7-14 4Z" />
    <path class="eb-stone-dark" d="M3 -25h4v7h-2v9h4v-3h5V4Q9 5.6 4 5.8Z" />
    <path class="eb-dark" d="M-3.4 5.6V-2Q0 -6.4 3.4 -2V5.6ZM-1.2 -17h2.4v4.6h-2.4Z" />
    <path class="eb-mark-line" d="M-14 4V-12h5v3h4v-9h-2v-7h4v3h6v-3h4v7h-2v9h4v-3h5V4Q0 7-14 4Z" />`,
  encampment: () => html`<path class="eb-cloth" d="M-15 4L0 -17L15 4Q0 8-15 4Z" />
    <path class="eb-cloth-dark" d="M0 -17L15 4Q9 5.8 4.4 6Z" />
    <path class="eb-dark" d="M0 -9L4.4 6Q0 6.6-4 6Z" />
    <path class="eb-mark-line" d="M-15 4L0 -17L15 4Q0 8-15 4ZM0 -17l-1.8 -4.4M0 -17l1.8 -4.4" />`,
  hole: () => html`<ellipse class="eb-earth" cx="0" cy="-2" rx="16" ry="9.4" /><ellipse class="eb-dark" cx="0" cy="-1" rx="11.6" ry="6" />
    <path class="eb-mark-line" d="M-16 -2a16 9.4 0 1 0 32 0a16 9.4 0 1 0 -32 0M-13 5l-3 3M13 5l3 3M-6 7l-1 3.4M6 7l1 3.4" />
    <path class="eb-rung" d="M2.6 -1.6L4 5.2M7.4 -2.2L9.6 4M3.2 1.4l5.2 -1M3.8 4l5.4 -1" />`,
  hero: () => html`<path class="eb-shade" d="M-13 4a13 4 0 1 0 26 0a13 4 0 1 0 -26 0" />
    <path class="eb-cape" d="M-4 -22C-14 -12-13 0-14 4L12 4C12 -6 10 -14 5 -22Z" />
    <path class="eb-steel" d="M-6 -20Q0 -24 6 -20L7.5 -8L4.6 -7V4H.8L0 -4L-.8 4H-4.6V-7L-7.5 -8Z" />
    <circle class="eb-skin" cy="-27" r="5.4" /><path class="eb-steel" d="M-5.8 -27.4A5.8 5.8 0 0 1 5.8 -27.4L3 -28.4L0 -26.4L-3 -28.4Z" />
    <path class="eb-plume" d="M0 -33C5 -38 10 -35 9 -30C7 -33 4 -33 0 -33Z" />
    <path class="eb-mark-line" d="M-6 -20Q0 -24 6 -20L7.5 -8L4.6 -7V4H.8L0 -4L-.8 4H-4.6V-7L-7.5 -8ZM-5.4 -27a5.4 5.4 0 1 0 10.8 0a5.4 5.4
      0 1 0 -10.8 0" />
    <path class="eb-blade" d="M9.6 -6L14 -34M6.6 -11.4L13 -10.4" />`,
  dragon: () => html`<path class="eb-shade" d="M-21 4a21 5 0 1 0 42 0a21 5 0 1 0 -42 0" />
    <path class="eb-wing" d="M2 -15C4 -30 12 -40 27 -43C24 -38 25 -34 29 -31C24 -30 22 -27 24 -22C19 -23 16 -20 17 -15C12 -17 8 -15 7 -10
      Z" />
    <path class="eb-wing-dark" d="M-3 -16C-6 -27 -11 -33 -21 -36C-19 -32 -20 -29 -22 -27C-18 -26 -16 -23 -17 -19C-13 -20 -9 -18 -7 -13Z" />
    <path class="eb-scale" d="M12 6C20 7 28 4 29 -3C30 -8 25 -11 22 -8C25 -7 25 -3 21 -2C20 -10 14 -17 5 -18C0 -19 -4 -22 -6 -27C-7 -30 -9
      -33 -12 -34L-9 -39L-15 -35.6L-17 -39L-18.4 -34.4C-22 -33 -25 -30 -29 -28.6L-29.4 -25.6C-26 -25.4 -23 -25 -20.4 -25.6C-17 -26 -15
        -24.6 -14.4 -22C-13 -16 -13 -11 -15 -7L-20 2L-22.4 5.4L-14 6L-11 0L-7 6Z" />
    <path class="eb-belly" d="M-14.4 -22C-13 -16 -13 -11 -15 -7L-17.6 -2.4C-14 -2 -11.4 -4.4 -10 -8C-8.6 -12 -10 -18 -12.4 -23.6Z" />
    <path class="eb-mark-line" d="M12 6C20 7 28 4 29 -3C30 -8 25 -11 22 -8C25 -7 25 -3 21 -2C20 -10 14 -17 5 -18C0 -19 -4 -22 -6 -27C-7
      -30 -9 -33 -12 -34L-9 -39L-15 -35.6L-17 -39L-18.4 -34.4C-22 -33 -25 -30 -29 -28.6L-29.4 -25.6C-26 -25.4 -23 -25 -20.4 -25.6C-17 -26
        -15 -24.6 -14.4 -22C-13 -16 -13 -11 -15 -7L-20 2L-22.4 5.4L-14 6L-11 0L-7 6ZM5 6C4 0 7 -5 13 -5M27 -43L8 -14M29 -31L10 -13M24 -22
          L11 -12M-10 -5l4 1M-10.4 -9l4 0.6M-10.8 -13l3.6 -0.4" />
    <path class="eb-spike" d="M-7 -30l4.4 -2.4l-1.4 5ZM-4 -24l5 -1.6l-2.4 4.8ZM26 -1l6.4 3l-7 1.6Z" />
    <circle class="eb-eye" cx="-19.6" cy="-30.4" r="1.5" />`,
};

/** Height of each drawing above its foot, in units: the board leaves that room. */
export const markerHeights = {
  mountain: 32,
  lair: 17,
  fortress: 25,
  encampment: 21,
  hole: 11,
  hero: 38,
  dragon: 43,
  ancient: 34,
  queen: 34,
  ghost: 34,
  balrog: 34,
  volcano: 34,
  bag: 23,
  armor: 21,
  beast: 34,
  champion: 34,
  tile: 22,
  wall: 23,
  fort: 30,
  tower: 30,
  objective: 32,
  bomb: 33,
};

/** Markers that are figures: larger than the rest, in front of everything. */
export const isFigure = (kind) =>
  ["hero", "dragon", "ancient", "queen", "ghost", "balrog", "volcano", "champion", "beast", "objective", "tower"].includes(kind);

/** Points of defence one marker of a kind shows. The sum is the backend's. */
const notchesOf = { mountain: 1, lair: 1, fortress: 1, encampment: 1, armor: 1, wall: 1, fort: 1 };

/** Can this kind of marker be drawn? */
export const hasMarker = (kind) => Object.hasOwn(drawings, kind);

/** A marker standing on (0, 0). `count` above 1 is written beside it. */
export function MarkerMark({ kind, count = 1 }) {
  const draw = drawings[kind];
  if (!draw) return null;
  const notches = (notchesOf[kind] ?? 0) * (kind === "encampment" || kind === "armor" ? count : 1);
  return html`<g class=${`eb-marker eb-marker-${kind}`}>${draw()}
    ${notches > 0 && html`<${Notches} count=${notches} x=${kind === "mountain" ? -19 : 0} y=${3.4} />`}
    ${count > 1 && kind !== "encampment" && kind !== "armor" && html`<text class="eb-marker-count" x="10" y="6">${count}</text>`}</g>`;
}

/** Where ships land, around (0, 0), 22 units wide. */
export function AnchorMark() {
  return html`<g class="eb-landing"><circle class="eb-anchor-disc" r="10.5" /><path class="eb-anchor"
    d="M0 -3.6V6.4M-3.4 -1.2H3.4M-5.8 1.6C-5.4 5 -2.6 6.6 0 6.6S5.4 5 5.8 1.6" /><circle class="eb-anchor" cy="-5.4" r="1.8" /></g>`;
}

/** The anchor as a picture of its own. */
export function Anchor({ size = 22 }) {
  return html`<svg viewBox="-11 -11 22 22" width=${size} height=${size} aria-hidden="true"><${AnchorMark} /></svg>`;
}

/** A marker as a picture of its own. `size` in pixels. */
export function Marker({ kind, count = 1, size = 36, label = null, class: name = "" }) {
  return html`<svg class=${`eb-marker-box ${name}`} viewBox="-33 -44 66 56" width=${(size * 66) / 56} height=${size}
    role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"}><${MarkerMark} kind=${kind} count=${count} />
      </svg>`;
}
