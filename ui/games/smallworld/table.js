// The table: board in the middle, everything else around it.

import { t } from "../../i18n.js";
import { html, useMemo } from "../../lib.js";
import { act, actAll, coach, geometry, picked, recap, ticker } from "../../session.js";
import { go, settings, stillMotion, table } from "../../state.js";
import { tellBusy, useTable, ZoomToggle, ZoomTools } from "../../table/frame.js";
import { useKeys } from "../../table/keys.js";
import { layout } from "../../table/layout.js";
import { Result } from "../../table/result.js";
import { Sheet } from "../../table/sheet.js";
import { Tools } from "../../table/undo.js";
import { Actions, Recent, run, SlipArea } from "./actions.js";
import { Board } from "./board/api.js";
import { choicesOf, dragActions, holdRegion, isMine, nothingPicked, placingMode, tapRegion } from "./choices.js";
import { Log } from "./log.js";
import { Market, OwnRules } from "./market.js";
import { PlayerStrip, Players } from "./players.js";
import { MyRegions } from "./regions.js";
import { Status } from "./status.js";
import { labelsOf } from "./words.js";

const here = () => /** @type {Ui.FamilyState} */ (table.value);

/** @param {number} region */
function tap(region) {
  const done = tapRegion(here(), picked.value, region, !settings.value.confirm);
  if (done.act) act(done.act);
  else picked.value = done.ui;
}

/** Taking back by a long press while tokens are put down. @param {number} region */
function long(region) {
  const done = holdRegion(here(), picked.value, region);
  if (done.act) act(done.act);
  else picked.value = done.ui;
}

/** What the keys do; see table/keys.js. A letter that plays something now opens no page. @param {Ui.FamilyState} state */
function keysOf(state, onResult) {
  const { primary, others, slip } = choicesOf(state, picked.value);
  const called = (key) => (entry) => entry.key?.toLowerCase() === key;
  return {
    spared: "button, summary, [data-region]",
    escape: () => {
      picked.value = nothingPicked;
    },
    pages: Object.fromEntries(Object.entries({ m: "market", p: "players", l: "log" }).filter(([key]) => !others.some(called(key)))),
    enter: () => run(primary, onResult),
    more(event, key) {
      if (/^[1-6]$/.test(event.key) && state.view.stage === "choose" && isMine(state)) {
        picked.value = { ...picked.value, combo: Number(event.key) - 1 };
      } else if (slip?.kind === "place" && ["+", "=", "-"].includes(event.key) && picked.value.region !== null) {
        const action = event.key === "-" ? slip.take : slip.put;
        if (action) act(action);
      } else {
        const entry = [primary, ...others].find(called(key));
        if (!entry) return false;
        run(entry, onResult);
      }
      return true;
    },
  };
}

/** Height of what stands above and below the map of a phone while the sheet is down, in pixels. */
const PHONE_FURNITURE = 310;

/** The screen of the running game. */
export function Table() {
  const state = /** @type {Ui.FamilyState | null} */ (table.value);
  const { zoom, onAnchor, up, room, over, showEnd, setShowEnd, toResult } = useTable(state);
  useKeys((now) => keysOf(now, toResult));
  const choosing = state ? isMine(state) && ["choose", "exchange"].includes(state.view.stage) : false;
  const view = state?.view;
  const labels = useMemo(() => view && geometry.value && labelsOf(view, geometry.value, state?.seats), [view]);
  if (!state || !view || !geometry.value) return null;
  const shape = layout.value;
  const mine = isMine(state);
  const { slip } = choicesOf(state, picked.value);
  const placing = slip?.kind === "place" ? placingMode(view, slip) : { kind: "look" };
  const mode =
    mine && slip?.kind === "spot"
      ? { kind: "pick", regions: slip.lit }
      : mine && ["conquest", "ghouls", "strike"].includes(view.stage)
        ? { kind: "conquest", why: true }
        : mine && (view.stage === "redeploy" || view.stage === "retreat")
          ? placing
          : { kind: "look" };
  const market = html`<${Market} state=${state} />`;
  const players = html`<${Players} state=${state} detailed=${shape !== "tall"} />`;
  const own =
    mine && view.seats[view.to_act ?? -1]?.active
      ? html`<details class="more"><summary>${t("my-rules")}</summary><${OwnRules} view=${view} /></details><${MyRegions} state=${state} />`
      : null;
  const pages = [
    { id: "market", text: t("market"), node: market },
    { id: "players", text: t("players"), node: html`${players}${own}` },
    { id: "log", text: t("log"), node: html`<${Log} state=${state} />` },
  ];
  const board = html`<div class="board-box"><h2 class="sr">${t("board")}</h2><${Board} geometry=${geometry.value} view=${view}
    seats=${state.seats} mode=${mode.kind === "conquest" ? { kind: "conquest" } : mode}
      selected=${picked.value.region ?? slip?.from ?? (slip?.kind === "price" || view.stage === "strike" ? slip?.region : null) ?? null}
      onTap=${tap} onLong=${long} onDrag=${(from, to) => actAll(dragActions(here(), picked.value, from, to))} onAnchor=${onAnchor}
        labels=${labels} label=${t("board")} zoomRef=${zoom} least=${shape === "phone" && !coach.value ? innerHeight - PHONE_FURNITURE : 0}
      palette=${settings.value.palette} reducedMotion=${stillMotion()} /><${ZoomTools} zoom=${zoom} />
        ${
          shape === "phone" &&
          ticker.value.length > 0 &&
          !(up && (slip || recap.value)) &&
          html`<div class="ticker"><${Recent} state=${state} /></div>`
        }
        ${shape === "phone" && html`<${SlipArea} state=${state} float up=${up} room=${room} />`}</div>`;
  const actions = html`<${Actions} state=${state} slip=${shape !== "phone"} onResult=${toResult} />`;
  return html`<main id="table" class=${`table table-${shape}${choosing ? " is-choosing" : ""}`} data-stage=${view.stage}
    data-mine=${String(mine)} data-handover=${picked.value.handover} data-revision=${state.revision} ref=${tellBusy}>
    <${Status} state=${state} small=${shape === "phone"} onMenu=${() => go("settings", { from: "table" })} />
    ${shape === "wide" && html`<section class="side side-market card" tabindex="0"><h2 class="sr">${t("market")}</h2>${market}</section>`}
    ${shape === "phone" && html`<${PlayerStrip} state=${state} />`}
    ${shape === "tall" && html`<section class="strip"><h2 class="sr">${t("players")}</h2>${players}</section>`}
    ${board}
    ${actions}
    ${
      shape === "wide" &&
      html`<section class="side side-players" tabindex="0"><h2 class="sr">${t("players")}</h2>${players}
    ${own && html`<div class="card own-card">${own}</div>`}<section class="card log-card"><h2>${t("log")}</h2><${Log} state=${state} />
    </section></section>`
    }
    ${
      shape === "tall" &&
      html`<${Sheet} beside
      pages=${[
        pages[0],
        pages[2],
        {
          id: "rules",
          text: t("my-rules"),
          node: own
            ? html`<${OwnRules} view=${view} />
        <${MyRegions} state=${state} />`
            : html`<p class="soft">${t("no-race-yet")}</p>`,
        },
      ]} wanted=${choosing ? "market" : null}
          tools=${html`<${ZoomToggle} zoom=${zoom} />`} />`
    }
    ${
      (shape === "phone" || shape === "side") &&
      html`<${Sheet} beside=${shape === "side"} pages=${pages}
      wanted=${choosing ? "market" : null} tools=${
        shape === "phone"
          ? html`<${ZoomToggle} zoom=${zoom} />
        <${Tools} state=${state} kind="" />`
          : html`<${ZoomToggle}
          zoom=${zoom} />`
      } />`
    }
    ${showEnd && over && html`<${Result} state=${state} onClose=${() => setShowEnd(false)} />`}
  </main>`;
}
