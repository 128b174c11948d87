// The table of Chaos in the Old World.

import { Button, Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useMemo } from "../../lib.js";
import { act, geometry, hurryUp, picked, recap, ticker } from "../../session.js";
import { settings, stillMotion, table, tell } from "../../state.js";
import { Pace, tellBusy, useTable, ZoomToggle, ZoomTools } from "../../table/frame.js";
import { useKeys } from "../../table/keys.js";
import { layout } from "../../table/layout.js";
import { Result } from "../../table/result.js";
import { Sheet } from "../../table/sheet.js";
import { Tools } from "../../table/undo.js";
import { ChaosBoard, FigurePiece, Power, TokenPiece } from "./board/api.js";
import { choicesOf, handOf, isMine, nothing, pickOption, tapBoard, taskOf } from "./choices.js";
import { figureOf, kinds, powerOf } from "./data.js";
import { CardText, Hand } from "./hand.js";
import { LandSlip } from "./land.js";
import { Log } from "./log.js";
import { PowerStrip, Powers, World } from "./players.js";
import { reportOpen, scene, skip } from "./scene.js";
import { hasReport, Report, Stage } from "./stage.js";
import { openBook, Status } from "./status.js";
import { expectation, kindName, landNotes, landWords, powerName, say, upgradeName } from "./words.js";

const here = () => /** @type {Ui.ChaosState} */ (table.value);

const pick = (ui) => {
  picked.value = ui;
};
const follow = (done) => (done.act ? send(done.act) : pick(done.ui));
const direct = () => !settings.value.confirm;

function send(action) {
  reportOpen.value = null;
  return act(action);
}

/** Does what a button says. */
function run(entry, onResult) {
  if (!entry || entry.disabled) return;
  if (entry.run.act && !(entry.run.ask && settings.value.ask_end !== false)) send(entry.run.act);
  else if (entry.run.ask !== undefined) pick({ ...nothing, asking: entry.run.ask });
  else if (entry.run.hurry) {
    skip();
    hurryUp();
  } else if (entry.run.result) onResult?.();
}

/** The cards and figures of the person at the device, with their keys and what is picked. @param {Ui.ChaosState} state */
export function handFor(state, ui, now) {
  const { view } = state;
  const power = powerOf(view, view.viewer);
  if (!power) return null;
  const acting = now.mine && taskOf(view) === "act";
  const offers = handOf(view);
  const discards = now.options.filter((o) => o.action?.type === "discard");
  const figures = kinds.map((kind, i) => ({
    kind,
    count: power.reserve[kind],
    open: acting && (offers.figures.find((f) => f.kind === kind)?.open ?? false),
    on: acting && ui.kind === kind && ui.from === null,
    key: i + 1,
  }));
  const held = Object.entries(power.cards ?? {}).filter(([, count]) => count > 0);
  const cards = held.map(([card, count], i) => {
    const option = discards.find((o) => o.action.card === card);
    return {
      card,
      count,
      open: acting ? (offers.cards.find((c) => c.card === card)?.open ?? false) : Boolean(option),
      on: ui.card === card || (option !== undefined && ui.option === option.key),
      key: kinds.length + i + 1,
      option,
    };
  });
  return { power, figures, cards, asked: acting || discards.length > 0 };
}

const tapFigure = (f, acting) => pick(!acting || f.on ? nothing : { ...nothing, kind: f.kind, from: null });

function tapCard(c, ui) {
  if (c.option) return follow(pickOption(ui, c.option, direct()));
  return pick(c.on ? nothing : { ...nothing, card: c.card });
}

/** What the keys do; see table/keys.js. @param {Ui.ChaosState} state */
function keysOf(state, onResult) {
  const ui = picked.value;
  const now = choicesOf(state, ui);
  return {
    space() {
      const fighting = scene.value !== null;
      if (fighting) skip();
      return fighting;
    },
    spared: "button, summary",
    escape: () => {
      reportOpen.value = null;
      pick(nothing);
    },
    pages: { p: "players", w: "world", l: "log" },
    enter: () => run(now.primary, onResult),
    more(event, key) {
      if (key === "h") /** @type {HTMLElement | null} */ (document.querySelector(".ch-hand button"))?.focus();
      else if (key === "c") openBook();
      else if (/^[1-9]$/.test(event.key) && now.mine) return pickNth(Number(event.key), state, ui, now);
      else return false;
      return true;
    },
  };
}

/** Picks the choice with this number, or else the figure or card; false where there is none. @param {Ui.ChaosState} state */
export function pickNth(n, state, ui, now) {
  if (now.options.length > 0) {
    if (!now.options[n - 1]) return false;
    follow(pickOption(ui, now.options[n - 1]));
    return true;
  }
  const hand = handFor(state, ui, now);
  if (!hand) return false;
  const figure = hand.figures.find((f) => f.key === n);
  const card = hand.cards.find((c) => c.key === n);
  if (figure) tapFigure(figure, true);
  else if (card) tapCard(card, ui);
  return Boolean(figure ?? card);
}

function OptionPicture({ option }) {
  if (option.figure) return html`<${FigurePiece} figure=${option.figure} size=${30} />`;
  if (option.token) return html`<${TokenPiece} token=${option.token} size=${26} />`;
  return option.power ? html`<${Power} power=${option.power} size=${26} />` : null;
}

/** The choices of a task as buttons. */
function Options({ now, ui }) {
  const list =
    ui.land && now.options.some((o) => o.place === ui.land) && now.options.length > 9
      ? now.options.filter((o) => o.place === ui.land || o.key === ui.option)
      : now.options;
  const shown = list.filter((o) => o.action?.type !== "discard");
  if (shown.length === 0) return null;
  const brief = layout.value === "phone" || shown.length > 6;
  const upgrades = shown.every((o) => o.action?.type === "upgrade");
  return html`<div class=${`ch-options${upgrades ? " ch-upgrade-options" : ""}`} role="group" aria-label=${t("chaos-choices")}>${shown.map(
    (o) => html`<button type="button" key=${o.key} data-option=${o.key}
      class=${`ch-option${ui.option === o.key || ui.source === o.key ? " on" : ""}`} aria-pressed=${String(ui.option === o.key)}
        onClick=${() => follow(pickOption(ui, o, direct()))}>
    <${OptionPicture} option=${o} /><span>${
      o.action?.type === "upgrade"
        ? html`<b>${upgradeName(o.action.upgrade)}</b>
    <span class="small ch-block">${t(`chaos-upgrade-${o.action.upgrade}-text`)}</span>`
        : say(brief && o.short ? o.short : o.label)
    }
    ${
      o.facts &&
      (o.facts.hits ?? 0) > 0 &&
      html` <span class="soft small">
    ${t("chaos-hits-of", { hits: o.facts.hits, defence: o.facts.defence })}</span>`
    }</span></button>`,
  )}</div>`;
}

/** What happened last, as a few lines. @param {Ui.ChaosProps} props */
function Recent({ state, count = 3 }) {
  const lines = ticker.value.slice(-count);
  return (
    lines.length > 0 &&
    html`<ul class="recent" aria-hidden="true">${lines.map(
      (line) => html`<li key=${line.key}>
      ${line.seat !== null && html`<${Power} power=${powerOf(state.view, line.seat)?.power ?? "khorne"} size=${22} />`}<span>${line.text}
      </span></li>`,
    )}</ul>`
  );
}

/** The slip: the question, the picked card or figure, the land. @param {Ui.ChaosProps} props */
function Slip({ state, now, ui }) {
  const { view } = state;
  const close = () => pick({ ...ui, land: null });
  const parts = [];
  const shown = ui.card ?? (now.option?.action?.type === "discard" ? now.option.action.card : null);
  if (now.asking) parts.push(html`<p class="slip ask">${say(now.asking)}</p>`);
  if (shown && (!ui.land || ["wide", "tall"].includes(layout.value))) parts.push(html`<${CardText} id=${shown} />`);
  if (now.entry?.kind && !ui.land) {
    const power = powerOf(view, view.to_act)?.power;
    const figure = figureOf(power, now.entry.kind);
    parts.push(
      html`<p class="row tight"><${FigurePiece} figure=${figure.id} size=${40} /><span><b>${kindName(power, now.entry.kind)}
        </b> <span class="soft">${t("chaos-stats", { attack: figure.attack, defence: figure.defence })}</span></span></p>`,
    );
  }
  if (ui.land)
    parts.push(
      html`<${LandSlip} view=${view} id=${ui.land} target=${now.target}
        moves=${(now.moves ?? []).map((m) => ({ ...m, id: figureOf(powerOf(view, view.to_act)?.power, m.kind).id }))}
          onMove=${(m) => pick({ ...nothing, kind: m.kind, from: m.from })} onClose=${close} />`,
    );
  if (parts.length === 0 && recap.value) parts.push(html`<${recap.value.View} told=${recap.value.told} />`);
  if (hasReport() && (parts.length === 0 || (recap.value && layout.value === "wide" && !ui.land)))
    parts.push(
      html`<${Report} open=${layout.value === "wide"} onClose=${() => {
        reportOpen.value = null;
      }} />`,
    );
  return parts.length > 0 ? html`<div class="ch-slip" aria-live="polite">${parts}</div>` : null;
}

/** The screen of the running game. */
export function Table() {
  const state = /** @type {Ui.ChaosState | null} */ (table.value);
  const { zoom, onAnchor, up, room, over, showEnd, setShowEnd, toResult } = useTable(state);
  useKeys((at) => keysOf(at, toResult));
  const ui = picked.value;
  const now = state ? choicesOf(state, ui) : null;
  const chips = now?.mode.chips;
  const labels = useMemo(
    () =>
      Object.assign((land, target) => (target ? `${targetWords(target)}` : landWords(state?.view, land, chips?.[land])), {
        notes: (number) => landNotes(geometry.value, number),
      }),
    [state?.view, JSON.stringify(chips)],
  );
  if (!state || !now || !geometry.value) return null;
  const { view } = state;
  const shape = layout.value;
  const mine = isMine(state);
  const hand = handFor(state, ui, now);
  const wide = shape === "wide";
  // A phone on its side: the sheet lies over the seat's edge, and the powers stand at the side of the map.
  const flat = shape === "side" && innerHeight < 560;
  const tap = (hit) => follow(tapBoard(here(), picked.value, hit, direct()));
  // What speaks of no land lies at the hand of a phone, not over the map.
  const below =
    (shape === "phone" || shape === "side") &&
    ui.land === null &&
    (ui.card !== null || ui.kind !== null || ui.option !== null || ui.asking !== null);
  const slip = html`<${Slip} state=${state} now=${now} ui=${ui} />`;
  const powers = html`<${Powers} state=${state} />`;
  const world = html`<${World} view=${view} />`;
  const log = html`<${Log} state=${state} />`;
  const book = html`<${Button} onPress=${openBook}><${Sign} name="book" /> ${t("screen-book")}</${Button}>`;
  const pages = [
    { id: "players", text: t("chaos-powers"), node: powers },
    { id: "world", text: t("chaos-old-world"), node: html`${world}${book}` },
    { id: "log", text: t("log"), node: log },
  ];
  const asked = (mine && view.task && "land" in view.task ? view.task.land : null) ?? null;
  const text = say(now.primary.label);
  const marks = { figures: now.option?.figure ? [now.option.figure] : [], lands: now.option?.place ? [now.option.place] : [] };
  const board = html`<div class=${`board-box${scene.value ? " in-battle" : ""}`}><h2 class="sr">${t("board")}</h2>
    <${ChaosBoard} geometry=${geometry.value} view=${view} mode=${now.mode}
      selected=${ui.land ?? scene.value?.land ?? view.battle?.land ?? asked} marks=${marks}
      onTap=${tap} onAnchor=${onAnchor} labels=${labels} label=${t("board")} zoomRef=${zoom} reducedMotion=${stillMotion()} />
    <${ZoomTools} zoom=${zoom} />
    ${!wide && !below && !scene.value && html`<div class=${`ch-float${up ? " up" : ""}`} style=${room}>${slip}</div>`}
    ${
      !wide &&
      !scene.value &&
      ticker.value.length > 0 &&
      !ui.land &&
      !ui.card &&
      !ui.kind &&
      !reportOpen.value &&
      html`<div
      class="ticker"><${Recent} state=${state} count=${shape === "phone" ? 2 : 3} /></div>`
    }
    <${Stage} up=${up} /></div>`;
  const actions = html`<section class="actions ch-actions" aria-label=${t("actions")}><h2 class="sr">${t("actions")}</h2>
    ${below && html`<div class="ch-over">${slip}</div>`}
    <div class="ch-bar-row">${
      now.options.length > 0 && !hand?.asked
        ? html`<div class="ch-ask">
    ${shape !== "phone" && !flat && html`<p class="ch-question">${expectation(view, state.seats[view.to_act ?? -1]?.name ?? "")}</p>`}
    <${Options} now=${now} ui=${ui} /></div>`
        : hand &&
          html`<${Hand} power=${hand.power} hand=${hand} acting=${mine && hand.asked}
      onFigure=${(f) => tapFigure(f, mine && taskOf(view) === "act")} onCard=${(c) => tapCard(c, picked.value)}
        onDrop=${(thing, land) => follow(tapBoard(here(), { ...nothing, ...thing }, { kind: "land", land, id: land }, true))} />`
    }
      <div class="ch-go">${now.primary.run?.hurry && html`<div class="row tight">${html`<${Pace} state=${state} />`}</div>`}
      ${
        now.done &&
        html`<${Button} kind=${now.done.ends ? "danger" : ""} onPress=${() => run(now.done)}>${say(now.done.label)}
      </${Button}>`
      }${now.cancel && html`<${Button} kind="quiet" shortcut="Esc" onPress=${() => pick(nothing)}>${t("cancel")}</${Button}>`}
        <${Button} kind=${`primary main-action${now.primary.calm ? " calm" : ""}`} id="primary" why=${now.primary.disabled ? text : null}
          onWhy=${tell} onPress=${() => run(now.primary, toResult)} shortcut=${now.primary.disabled ? null : "⏎"}>${text}
            </${Button}></div></div>
  </section>`;
  return html`<main id="table" class=${`table table-${shape}${flat ? " ch-flat" : ""} ch-table`} data-stage=${taskOf(view)}
    data-mine=${String(mine)} data-revision=${state.revision} ref=${tellBusy}>
    <${Status} state=${state} small=${shape === "phone"} />
    ${
      wide &&
      html`<section class="side side-market card" tabindex="0"><h2 class="sr">${t("chaos-old-world")}</h2>${slip}${world}
    <section class="log-card"><h2>${t("log")}</h2>${log}</section></section>`
    }
    ${
      (shape === "phone" || shape === "tall" || flat) &&
      html`<${PowerStrip} state=${state}
      onPress=${() => document.getElementById("tab-players")?.click()} />`
    }
    ${board}
    ${actions}
    ${wide && html`<section class="side side-players" tabindex="0"><h2 class="sr">${t("chaos-powers")}</h2>${powers}</section>`}
    ${shape === "tall" && html`<${Sheet} beside pages=${pages} wanted=${null} tools=${html`<${ZoomToggle} zoom=${zoom} />`} />`}
    ${
      (shape === "phone" || shape === "side") &&
      html`<${Sheet} beside=${shape === "side" && !flat} pages=${pages} wanted=${null}
      tools=${
        shape === "phone" ? html`<${ZoomToggle} zoom=${zoom} /><${Tools} state=${state} kind="" />` : html`<${ZoomToggle} zoom=${zoom} />`
      } />`
    }
    ${showEnd && over && html`<${Result} state=${state} onClose=${() => setShowEnd(false)} />`}
  </main>`;
}

/** A figure, token, power or slot on the map in words. */
function targetWords({ kind, id }) {
  if (kind === "figure") return t(`chaos-figure-${id.replace(/_\d+$/, "")}`);
  if (kind === "token") return t(`chaos-token-${id}`);
  if (kind === "corruption") return t("chaos-corruption-of", { power: powerName(id) });
  return t("chaos-slot-n", { slot: id });
}
