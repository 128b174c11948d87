// Which screen is shown, and what lies over all of them.
import { html, useEffect, useLayoutEffect, useRef, useState } from "./lib.js";
import { Button } from "./controls.js";
import { face, faceOf } from "./faces.js";
import { language, t } from "./i18n.js";
import { announcement, attempt, screen, table, toast } from "./state.js";
import { Home } from "./screens/home.js";
import { NewGame } from "./screens/new-game.js";
import { Saves } from "./screens/saves.js";
import { Settings } from "./screens/settings.js";
import { Credits } from "./screens/credits.js";
import { Replay } from "./screens/replay.js";
import { Table } from "./screens/table.js";
import { Curtain } from "./table/curtain.js";

/** The table of the game that is on it. */
function TableHost(props) {
  const Own = face.value.Table ?? Table;
  return html`<${Own} ...${props} />`;
}

/** Cards and rules of a game that keeps them on a page of their own. */
function Reference({ game = "chaos", ...props }) {
  const [Own, setOwn] = useState(null);
  useEffect(() => { attempt(async () => { const { Reference } = await faceOf(game); setOwn(() => Reference); }); }, [game]);
  return Own && html`<${Own} ...${props} />`;
}

const screens = { home: Home, "new-game": NewGame, saves: Saves, settings: Settings, credits: Credits, replay: Replay, reference: Reference, table: TableHost };

function Toast() {
  const now = toast.value;
  if (!now) return null;
  const close = () => { toast.value = null; };
  return html`<div class=${`toast ${now.tone}`} role=${now.tone === "bad" ? "alert" : "status"}><span class="grow">${now.text}</span>
    ${now.action && html`<${Button} onPress=${() => { close(); now.action.run(); }}>${now.action.label}</${Button}>`}
    <${Button} kind="quiet" onPress=${close}>${t("close")}</${Button}></div>`;
}

/** The whole app. */
export function App() {
  const now = screen.value;
  const first = useRef(true);
  useLayoutEffect(() => {
    if (!first.current && !document.querySelector(".curtain")) document.querySelector("#app h1[tabindex], #app [data-first]")?.focus({ preventScroll: true });
    first.current = false;
  }, [now.name]);
  useEffect(() => { document.title = now.name === "home" ? "Elbowroom" : `Elbowroom · ${t(`screen-${now.name}`)}`; });
  const hidden = now.name === "table" && table.value?.curtain;
  const Screen = screens[now.name] ?? Home;
  return html`<div key=${language.value}>
    ${hidden ? html`<${Curtain} />` : html`<${Screen} key=${now.name} ...${now} />`}
    <${Toast} /><div class="sr" aria-live="polite" aria-atomic="true">${announcement.value}</div>
  </div>`;
}
