// What happened, turn by turn, newest first.

import { Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { geometry, log, picked, reasons, recap } from "../../session.js";
import { SeatDisc } from "../../table/seatmark.js";
import { thingsIn } from "./things.js";
import { eventText, thingOf } from "./words.js";

/** Pieces put down and taken up one after the other, as what came of it. */
export function settled(events) {
  const out = [];
  let run = new Map();
  const flush = () => {
    for (const event of run.values())
      if (event.count !== 0) out.push({ ...event, type: event.count > 0 ? "placed" : "removed", count: Math.abs(event.count) });
    run = new Map();
  };
  for (const event of events) {
    if (event.type !== "placed" && event.type !== "removed") {
      flush();
      out.push(event);
      continue;
    }
    const key = `${event.seat} ${event.region} ${event.piece}`;
    const before = run.get(key) ?? { ...event, count: 0 };
    run.set(key, { ...before, count: before.count + (event.type === "placed" ? event.count : -event.count) });
  }
  flush();
  return out;
}

/** Entries gathered by turn: `[{key, seat, round, end, lines}]`, newest first; `end`: after how many actions it was over. */
export function turnsOf(entries, sentence) {
  const turns = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    const turn =
      last && last.seat === entry.turn && last.round === entry.round
        ? last
        : { key: `${entry.round}-${entry.turn}-${turns.length}`, seat: entry.turn, round: entry.round, end: 0, lines: [], events: [] };
    if (turn !== last) turns.push(turn);
    turn.events.push(...entry.events);
    turn.end = entry.step + 1;
  }
  for (const turn of turns) {
    for (const event of settled(turn.events)) {
      const text = sentence(event);
      if (!text) continue;
      const before = turn.lines.at(-1);
      if (before && before.text === text) before.times += 1;
      else
        turn.lines.push({
          text,
          seat: event.seat ?? turn.seat,
          region: event.region ?? null,
          times: 1,
          things: event.type === "marked" ? [thingOf(event.by)] : thingsIn(event),
          type: event.type,
        });
    }
  }
  return turns.filter((turn) => turn.lines.length > 0).reverse();
}

/** Lines that bring something new: its text can be opened beside them. */
const told = [
  "picked",
  "declined",
  "race_left",
  "found",
  "endowed",
  "used",
  "exchanged",
  "reborn",
  "vanished",
  "stolen",
  "harmony",
  "replaced_find",
  "bomb",
  "laid",
  "marked",
];

function Line({ line }) {
  const text = line.times > 1 ? `${line.text} ×${line.times}` : line.text;
  const ask =
    told.includes(line.type) &&
    line.things.length > 0 &&
    html` <${Ask} kind="ask-log" name=${text} things=${line.things}><span class="ring" aria-hidden="true">
      <${Sign} name="help" size=${16} /></span></${Ask}>`;
  if (line.region === null) return html`<li>${text}${ask}</li>`;
  return html`<li><button type="button" class="log-line" onClick=${() => {
    picked.value = { ...picked.value, region: line.region, option: 0 };
  }}>${text}</button>${ask}</li>`;
}

/** From so many turns on a log can be sifted. */
const LONG = 3;

/** The log of the game; a line about a region shows where it is. @param {Ui.FamilyProps} props */
export function Log({ state }) {
  const { seats } = state;
  const all = turnsOf(log.value, (event) => eventText(event, seats, geometry.value));
  const [sieve, setSieve] = useState(/** @type {typeof import("../../table/sieve.js") | null} */ (null));
  const [wish, setWish] = useState({ seat: -1, kind: "all" });
  const turns = all
    .map((turn) => ({ ...turn, lines: turn.lines.filter((line) => !sieve || sieve.passes(line, wish)) }))
    .filter((turn) => turn.lines.length > 0);
  useEffect(() => {
    const over = all.slice(1).filter((turn) => seats[turn.seat]?.who === "bot");
    if (over.length > 0) import("../../reasons.js").then(({ recall }) => recall(over.map((turn) => turn.end)));
    if (all.length > LONG && !sieve) import("../../table/sieve.js").then(setSieve);
  }, [all.length]);
  if (all.length === 0) return html`<p class="soft log-empty">${t("log-empty")}</p>`;
  return html`${recap.value && html`<div class="log-recap"><${recap.value.View} told=${recap.value.told} seats=${seats} /></div>`}
    ${sieve && html`<${sieve.Sieve} game=${state.game} seats=${seats} wish=${wish} onWish=${setWish} />`}
    <ol class="log" aria-label=${t("log")}>${turns.map(
      (turn) => html`<li key=${turn.key} class=${`log-turn eb-p${seats[turn.seat]?.colour}`}>
    <h3><${SeatDisc} seat=${seats[turn.seat]} size=${26} /> ${seats[turn.seat]?.name} <span
      class="soft small">${t("round-n", { round: turn.round })}</span></h3>
    <p class="why soft small">${reasons.value.get(turn.end)?.say()}</p>
    <ul>${turn.lines.map((line, i) => html`<${Line} key=${i} line=${line} />`)}</ul></li>`,
    )}</ol>`;
}
