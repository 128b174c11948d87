// Styled controls used on every screen.

import { t } from "./i18n.js";
import { html, useId, useRef } from "./lib.js";

/**
 * A button. `why`: it cannot be pressed now, and a tap says this instead.
 * `shortcut`: the key shown on hover; the screen binds it itself. What takes its time is not begun a second time meanwhile.
 */
export function Button({ kind = "", label, onPress, why = null, onWhy, shortcut = null, children, id = null, ...rest }) {
  const under = useRef(false);
  const press = (/** @type {Event} */ event) => {
    if (why !== null) return onWhy?.(why);
    if (under.current) return undefined;
    const node = /** @type {Element} */ (event.currentTarget);
    const done = onPress?.();
    if (!done?.finally) return done;
    under.current = true;
    node.toggleAttribute("data-busy", true);
    return done.finally(() => {
      under.current = false;
      node.removeAttribute("data-busy");
    });
  };
  return html`<button type="button" id=${id} class=${`button ${kind}`} aria-label=${label} aria-disabled=${why === null ? null : "true"}
    aria-keyshortcuts=${{ "⏎": "Enter", "␣": "Space", Esc: "Escape" }[shortcut] ?? shortcut}
    title=${why ?? label ?? null} onClick=${press} ...${rest}>${children}
      ${shortcut && html`<kbd class="key" aria-hidden="true">${shortcut}</kbd>`}</button>`;
}

/** A board that is only looked at. @param {Record<string, any>} props */
export const StillBoard = ({ Map: Board, ...props }) =>
  html`<div class="still-board" inert aria-hidden="true"><${Board} ...${props} still /></div>`;

/** One of several. `options`: `[{id, text, picture?, why?}]`. Arrow keys move. */
export function Choice({ legend, options, value, onPick, hideLegend = false }) {
  const name = useId();
  const step = (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const open = options.filter((o) => !o.why);
    const at = open.findIndex((o) => o.id === value);
    const next = open[(at + by + open.length) % open.length];
    if (!next) return;
    onPick(next.id);
    event.currentTarget.querySelector(`[data-option="${next.id}"]`)?.focus();
  };
  const current = options.some((o) => o.id === value) ? value : options[0]?.id;
  return html`<div class="choice" role="radiogroup" aria-labelledby=${name}>
    <div id=${name} class=${hideLegend ? "sr" : "legend"}><b>${legend}</b></div>
    <div class="plates" onKeyDown=${step}>${options.map(
      (o) => html`<button type="button" role="radio" key=${String(o.id)} data-option=${String(o.id)}
      aria-checked=${o.id === value ? "true" : "false"} aria-label=${o.label ?? null} aria-disabled=${o.why ? "true" : null}
        title=${o.why ?? null}
      tabindex=${o.id === current ? 0 : -1} onClick=${() => !o.why && onPick(o.id)}>${o.picture}${o.text && html`<span>${o.text}</span>`}
        </button>`,
    )}</div>
  </div>`;
}

/** On or off, with a line of explanation. */
export function Switch({ text, note = null, on, onChange }) {
  return html`<button type="button" class="switch" role="switch" aria-checked=${on ? "true" : "false"} onClick=${() => onChange(!on)}>
    <span><b>${text}</b>${note && html`<span class="small soft">${note}</span>`}</span><span class="track" aria-hidden="true"></span>
    </button>`;
}

/** The head of a page: back, title, anything else. */
export function PageHead({ title, onBack, children }) {
  return html`<header class="page-head"><${Button} kind="quiet on-desk icon" label=${t("back")} onPress=${onBack}><${Sign} name="back" />
    </${Button}>
    <h1 tabindex="-1">${title}</h1><span class="grow"></span>${children}</header>`;
}

const signs = {
  back: "M15 5l-7 7 7 7",
  close: "M6 6l12 12M18 6L6 18",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 010 12",
  redo: "M15 7l5 5-5 5M20 12H10a6 6 0 000 12",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-9 7 9 7M6 5v14",
  last: "M6 5l9 7-9 7M18 5v14",
  next: "M9 5l7 7-7 7",
  previous: "M15 5l-7 7 7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  edit: "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
  copy: "M8 8h12v12H8zM4 16V4h12",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10 11v6M14 11v6",
  export: "M12 15V4M7 8l5-5 5 5M5 14v6h14v-6",
  import: "M12 4v11M7 11l5 5 5-5M5 16v4h14v-4",
  replay: "M5 12a7 7 0 107-7H7M10 2L7 5l3 3",
  fork: "M6 4v16M6 12c0-4 12-2 12-8M15 6l3-3 3 3",
  nearer: "M16 16l5 5M11 7.5v7M7.5 11h7M18 11a7 7 0 11-14 0 7 7 0 0114 0z",
  all: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  person: "M12 4a4 4 0 110 8 4 4 0 010-8M4 21c0-5 3.5-7 8-7s8 2 8 7",
  bot: "M5 9h14v10H5zM12 9V4M9 13v2M15 13v2M2 12v4M22 12v4",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  skip: "M5 5l8 7-8 7zM13 5l8 7-8 7z",
  plot: "M4 4v16h16M8 15l4-5 3 3 5-7",
  hint: "M9 18h6M10 21.5h4M12 2.5a6 6 0 00-3 11.2V15h6v-1.3a6 6 0 00-3-11.2z",
  help: "M9 9a3 3 0 113 4v2M12 19v.5",
};

/** A small drawn sign, decoration only. */
export function Sign({ name, size = 24 }) {
  const shift = name === "undo" || name === "redo" ? "0 3 24 24" : "0 0 24 24";
  return html`<svg class="sign" viewBox=${shift} width=${size} height=${size} aria-hidden="true" fill="none" stroke="currentColor"
    stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d=${signs[name]} /></svg>`;
}

/** + and − around a number. */
export function Stepper({ value, text, less, more, onLess, onMore }) {
  return html`<span class="stepper"><${Button} kind="icon" label=${less} why=${onLess ? null : less} onPress=${onLess}>
    <${Sign} name="minus" /></${Button}>
    <output aria-label=${text}>${value}</output><${Button} kind="icon" label=${more} why=${onMore ? null : more} onPress=${onMore}>
    <${Sign} name="plus" /></${Button}></span>`;
}
