// What happened, turn by turn, newest first.

import { Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useMemo, useState } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { geometry, log, picked, reasons } from "../../session.js";
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

/** The lines of turns, by the first event of each: a turn that is over is put into words once. */
const kept = new WeakMap();

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
    const [first = turn] = turn.events;
    const had = kept.get(first);
    if (had?.end === turn.end && had.sentence === sentence) {
      turn.lines = had.lines;
      continue;
    }
    kept.set(first, { ...turn, sentence });
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

/** A turn; drawn anew only when there is more of it, or when its reason is known. */
const Turn = (/** @type {any} */ { seat, round, end, lines }) =>
  html`<li class=${`log-turn eb-p${seat?.colour}`}>
    <h3><${SeatDisc} seat=${seat} size=${26} /> ${seat?.name} <span class="soft small">${t("round-n", { round })}</span></h3>
    <p class="why soft small">${reasons.value.get(end)?.say()}</p>
    <ul>${lines.map((/** @type {any} */ line, /** @type {number} */ i) => html`<${Line} key=${i} line=${line} />`)}</ul></li>`;

/** From so many turns on a log can be sifted. */
const LONG = 3;

/** The log of the game; a line about a region shows where it is. @param {Ui.FamilyProps} props */
export function Log({ state }) {
  const map = geometry.value;
  // Seats stay what they are, and so do the lines of turns that are over.
  const [seats, sentence] = useMemo(
    () => [state.seats, (/** @type {any} */ event) => eventText(event, state.seats, map)],
    [state.slot, map],
  );
  const all = useMemo(() => turnsOf(log.value, sentence), [log.value, sentence]);
  const [sieve, setSieve] = useState(/** @type {typeof import("../../table/sieve.js") | null} */ (null));
  const [wish, setWish] = useState({ seat: -1, kind: "all" });
  const turns = all
    .map((turn) => ({
      ...turn,
      lines: wish.seat < 0 && wish.kind === "all" ? turn.lines : turn.lines.filter((line) => sieve?.passes(line, wish)),
    }))
    .filter((turn) => turn.lines.length > 0);
  useEffect(() => {
    const over = all.slice(1).filter((turn) => seats[turn.seat]?.who === "bot");
    if (over.length > 0) import("../../reasons.js").then(({ recall }) => recall(over.map((turn) => turn.end)));
    if (all.length > LONG && !sieve) import("../../table/sieve.js").then(setSieve);
  }, [all.length]);
  if (all.length === 0) return html`<p class="soft log-empty">${t("log-empty")}</p>`;
  return html`${sieve && html`<${sieve.Sieve} game=${state.game} seats=${seats} wish=${wish} onWish=${setWish} />`}
    <ol class="log" aria-label=${t("log")}>${turns.map(
      ({ key, seat, round, end, lines }) => html`<${Turn} key=${key} seat=${seats[seat]} round=${round} end=${end} lines=${lines} />`,
    )}</ol>`;
}
