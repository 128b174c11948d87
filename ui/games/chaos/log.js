// What happened, phase by phase, newest first.

import { Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { log, picked, reasons } from "../../session.js";
import { Power } from "./board/api.js";
import { nothing } from "./choices.js";
import { ReportButton } from "./stage.js";
import { thingsIn } from "./things.js";
import { eventText, powerIn, powerName } from "./words.js";

/** So many points the strongest reason counts of a turn of which the log tells why. */
const WEIGHTY = 2.5;

/** Lines that bring something new: its text can be opened beside them. */
const told = ["played", "improved", "revealed", "token_placed", "summoned", "discarded"];

/**
 * Entries gathered by phase: `[{key, round, phase, lines: [{text, power, land, times}]}]`, newest first. `why(step)`: why the turn that was
 * over after so many actions was played so.
 */
export function phasesOf(entries, sentence, owner = (event) => event.power ?? null, why = (_) => /** @type {any} */ (null)) {
  const out = [];
  let now = { key: "start", round: 1, phase: null, lines: /** @type {any[]} */ ([]) };
  out.push(now);
  for (const entry of entries) {
    let { round } = entry;
    for (const event of entry.events) {
      if (event.type === "round_started") round = event.round;
      if (event.type === "phase_started") {
        now = { key: `${out.length}`, round, phase: event.phase, lines: /** @type {any[]} */ ([]) };
        out.push(now);
      }
      const text = sentence(event);
      if (!text) continue;
      const last = now.lines.at(-1);
      if (last && last.text === text) last.times += 1;
      else
        now.lines.push({
          text,
          power: owner(event),
          land: event.land ?? event.to ?? null,
          times: 1,
          things: told.includes(event.type) ? thingsIn(event) : [],
          type: event.type,
        });
    }
    const text = why(entry.step + 1);
    if (text) now.lines.push({ text, power: null, land: null, times: 1, things: [], why: true });
  }
  return out.filter((phase) => phase.lines.length > 0).reverse();
}

/** A reason that is worth a line, among so many short turns. @param {Ui.Told | null | undefined} reason */
const weighty = (reason) => (reason && reason.weight >= WEIGHTY ? reason.say(true) : null);

/**
 * The same phases with the lines they had, where nothing has come to them: those are not drawn anew.
 * @param {ReturnType<typeof phasesOf>} phases
 * @param {ReturnType<typeof phasesOf>} before
 */
export function keeping(phases, before) {
  const had = new Map(before.map((phase) => [phase.key, phase.lines]));
  return phases.map((phase) => {
    const lines = had.get(phase.key);
    const [is, was] = [phase.lines.at(-1), lines?.at(-1)];
    return lines?.length === phase.lines.length && is?.text === was?.text && is?.times === was?.times ? { ...phase, lines } : phase;
  });
}

/** @param {string} land */
const show = (land) => {
  picked.value = { ...nothing, land };
};

/** One line. @param {{ line: any }} props */
const Line = ({ line }) => {
  const text = html`${line.text}${line.times > 1 && ` ×${line.times}`}`;
  return html`<li class="ch-line">${
    line.power ? html`<${Power} power=${line.power} size=${18} label=${powerName(line.power)} />` : html`<span class="ch-dot"></span>`
  }${
    line.land
      ? html`<button type="button" class="log-line" onClick=${() => show(line.land)}>${text}</button>`
      : html`<span class=${line.why ? "why soft small" : null}>${text}</span>`
  }${
    line.things.length > 0 &&
    html`<${Ask} kind="ask-log" name=${line.text} things=${line.things}>
      <span class="ring" aria-hidden="true"><${Sign} name="help" size=${16} /></span></${Ask}>`
  }</li>`;
};

/** A phase; drawn anew only when there is more of it. @param {{ round: number, phase: string | null, lines: any[] }} props */
const Phase = ({ round, phase, lines }) => html`<li class="log-turn"><h3>${t("round-n", { round })}
  ${phase && html` · ${t(`chaos-step-${phase}`)}`}</h3>
  <ul>${lines.map((line, i) => html`<${Line} key=${i} line=${line} />`)}</ul></li>`;

/** The log of the game; a line about a land shows it. @param {Ui.ChaosProps} props */
export function Log({ state }) {
  // What has happened is put into words once.
  const words = useMemo(() => new WeakMap(), []);
  const said = (/** @type {any} */ event) => {
    if (!words.has(event)) words.set(event, eventText(event));
    return words.get(event);
  };
  const last = useRef(/** @type {ReturnType<typeof phasesOf>} */ ([]));
  const all = useMemo(
    () =>
      keeping(
        phasesOf(
          log.value,
          said,
          (event) => powerIn(event, state.view),
          (step) => weighty(reasons.value.get(step)),
        ),
        last.current,
      ),
    [log.value, reasons.value],
  );
  last.current = all;
  const [sieve, setSieve] = useState(/** @type {typeof import("../../table/sieve.js") | null} */ (null));
  const [wish, setWish] = useState({ seat: -1, kind: "all" });
  const seatOf = (/** @type {any} */ line) => state.view.powers.find((p) => p.power === line.power)?.seat ?? null;
  const whole = wish.seat < 0 && wish.kind === "all";
  const phases = all
    .map((phase) => ({
      ...phase,
      lines: whole ? phase.lines : phase.lines.filter((line) => sieve?.passes({ ...line, seat: seatOf(line) }, wish)),
    }))
    .filter((phase) => phase.lines.length > 0);
  useEffect(() => {
    const steps = log.value.filter((entry) => state.seats[entry.turn]?.who === "bot").map((entry) => entry.step + 1);
    if (steps.length > 0) import("../../reasons.js").then(({ recall }) => recall(steps));
    if (all.length > 3 && !sieve) import("../../table/sieve.js").then(setSieve);
  }, [all.length]);
  if (all.length === 0) return html`<p class="soft log-empty">${t("log-empty")}</p>`;
  return html`<div class="ch-log"><${ReportButton} />
    ${sieve && html`<${sieve.Sieve} game=${state.game} seats=${state.seats} wish=${wish} onWish=${setWish} />`}
    <ol class="log" aria-label=${t("log")}>${phases.map(
      ({ key, round, phase, lines }) => html`<${Phase} key=${key} round=${round} phase=${phase} lines=${lines} />`,
    )}</ol></div>`;
}
