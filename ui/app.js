// Which screen is shown, and what lies over all of them.

import { Button } from "./controls.js";
import { sheet } from "./dress.js";
import { face, partOf, shown } from "./faces.js";
import { first } from "./games/registry.js";
import { language, t } from "./i18n.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "./lib.js";
import { looked } from "./lookup.js";
import { Home } from "./screens/home.js";
import { coach } from "./session.js";
import { announcement, attempt, loadCatalog, screen, table, toast } from "./state.js";
import { Curtain } from "./table/curtain.js";

/** The table of the game that is on it. */
function TableHost(props) {
  const Own = face.value?.Table ?? Home;
  const own = html`<${Own} ...${props} />`;
  return coach.value ? html`<div class="lesson"><${coach.value.View} />${own}</div>` : own;
}

/** Screens that a start does not need, fetched when they are first opened. */
const later = {
  // With what the game asks, so that the whole screen comes at once; what goes wrong with that the screen says itself.
  "new-game": ({ again, game }) =>
    Promise.all([
      import("./screens/new-game.js"),
      loadCatalog().catch(() => {}),
      partOf(again?.game ?? game ?? first.game, "newGame").catch(() => {}),
    ]).then(([m]) => m.NewGame),
  saves: () => import("./screens/saves.js").then((m) => m.Saves),
  settings: () => import("./screens/settings.js").then((m) => m.open()),
  learn: () => import("./learn/screen.js").then((m) => m.open()),
  credits: () => import("./screens/credits.js").then((m) => m.Credits),
  replay: () => import("./screens/replay.js").then((m) => m.Replay),
  statistics: () => import("./statistics/screen.js").then((m) => m.open()),
  workshop: () => import("./workshop/screen.js").then((m) => m.open()),
  review: () => import("./counsel/review.js").then((m) => m.Review),
  book: (props) => import("./book/book.js").then((m) => m.opened(props)),
};
const fetched = {};

/** Their style sheet, where it lay among those of the start. */
const pages = () => sheet(new URL("style/pages.css", import.meta.url), document.querySelector("link[href*=table]"));
/** @type {Promise<unknown>} */
let dressed;

/** Fetches one of them, with what dresses them all. @param {string} name @param {any} props */
export async function fetchScreen(name, props = {}) {
  dressed ??= pages();
  [fetched[name]] = await Promise.all([later[name](props), dressed]);
}

/** One of them, as soon as it is there. */
function Later(props) {
  const [Own, setOwn] = useState(() => fetched[props.name] ?? null);
  useEffect(() => {
    if (!Own)
      attempt(async () => {
        await fetchScreen(props.name, props);
        setOwn(() => fetched[props.name]);
      });
  }, []);
  useLayoutEffect(() => {
    if (Own) headline()?.focus({ preventScroll: true });
  }, [Own]);
  return Own && html`<${Own} ...${props} />`;
}

/** What is looked up, over everything else. */
function LookupHost() {
  const [ready, setReady] = useState(/** @type {{ game: string, Lookup: any, lookUp: any } | null} */ (null));
  const open = looked.value !== null;
  const game = shown.value;
  const get = async () => {
    if (!game) return;
    const [{ Lookup }, { lookUp }] = await Promise.all([import("./lookup/dialog.js"), partOf(game, "lookUp")]);
    setReady({ game, Lookup, lookUp });
  };
  useEffect(() => {
    if (open && ready?.game !== game) attempt(get);
  }, [open]);
  return open && ready?.game === game && html`<${ready.Lookup} lookUp=${ready.lookUp} />`;
}

const screens = { home: Home, table: TableHost };

function Toast() {
  const now = toast.value;
  if (!now) return null;
  const close = () => {
    toast.value = null;
  };
  return html`<div class=${`toast ${now.tone}`} role=${now.tone === "bad" ? "alert" : "status"}><span class="grow">${now.text}</span>
    ${
      now.action &&
      html`<${Button} onPress=${() => {
        close();
        now.action?.run();
      }}>${now.action.label}</${Button}>`
    }
    <${Button} kind="quiet" onPress=${close}>${t("close")}</${Button}></div>`;
}

/** Once the page was laid out: what asks where something is while a screen is made has it laid out twice. @param {() => void} work */
const painted = (work) => requestAnimationFrame(() => setTimeout(work));

/** Where those who do not see it begin to read a screen. @returns {HTMLElement | null} */
const headline = () => document.querySelector("#app h1[tabindex], #app [data-first]");

/** The whole app. */
export function App() {
  const now = screen.value;
  const first = useRef(true);
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isFirst = first.current;
    first.current = false;
    if (isFirst || document.querySelector(".curtain")) return;
    painted(() => {
      if (document.activeElement === active) headline()?.focus({ preventScroll: true });
    });
  }, [now.name]);
  useEffect(() => {
    document.title = now.name === "home" ? "Elbowroom" : `Elbowroom · ${t(`screen-${now.name}`)}`;
  });
  const hidden = now.name === "table" && table.value?.curtain;
  const Screen = screens[now.name] ?? (later[now.name] ? Later : Home);
  return html`<div key=${language.value}>
    ${hidden ? html`<${Curtain} />` : html`<${Screen} key=${now.name} ...${now} />`}
    ${!hidden && html`<${LookupHost} />`}<${Toast} /><div class="sr" aria-live="polite" aria-atomic="true">${announcement.value}</div>
  </div>`;
}
