// Making a race or a power: name, numbers, look, abilities, and what comes of it, seen at once.

import { call } from "../backend.js";
import { Button, Choice, PageHead, Stepper } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { attempt } from "../state.js";
import { Abilities } from "./abilities.js";
import { Cover } from "./cover.js";
import { Fair } from "./fair.js";
import { GlyphChoice } from "./glyphs.js";
import { colours } from "./own.js";
import { rulesOf } from "./rules.js";
import { factions, rowOf } from "./vocabulary.js";
import { idleInWords, wrongInWords } from "./wrong.js";

/** What is said of a draft, a moment after it was changed. @param {string} kind @param {any} row */
export function useJudgement(kind, row) {
  const [said, setSaid] = useState(/** @type {Ui.PieceAnswer | null} */ (null));
  const text = JSON.stringify(row);
  useEffect(() => {
    const timer = setTimeout(() => {
      call("check_piece", { kind, row })
        .then(setSaid)
        .catch(() => setSaid(null));
    }, 250);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}

/** Number on the piece and in the tray, with the advice of the rulebook. @param {{ draft: Ui.Draft, bounds: any, set: any }} props */
function Numbers({ draft, bounds, set }) {
  const { kind, tokens, supply } = draft;
  const [least, most] = bounds[kind].tokens;
  const last = bounds.race.supply[1];
  const turn = (/** @type {number} */ next) => set({ tokens: next, supply: Math.min(last, Math.max(next + 1, supply + next - tokens)) });
  const stepper = (
    /** @type {string} */ field,
    /** @type {number} */ value,
    /** @type {number} */ from,
    /** @type {number} */ to,
    /** @type {(value: number) => void} */ change,
  ) => {
    const name = t(`ws-field-${field}`);
    return html`<div class="ws-field" data-field=${field}><span>${name}</span><${Stepper} value=${value}
      text=${t("ws-is", { name, value })} less=${t("ws-less", { name })} more=${t("ws-more", { name })}
      onLess=${value > from ? () => change(value - 1) : null} onMore=${value < to ? () => change(value + 1) : null} /></div>`;
  };
  const high = tokens > (kind === "race" ? 10 : 5);
  return html`<section class="card"><h2>${t("ws-numbers")}</h2>
    ${stepper(kind === "race" ? "tokens" : "badge", tokens, least, most, turn)}
    ${kind === "race" && stepper("supply", supply, tokens + 1, last, (next) => set({ supply: next }))}
    <p class=${`small ${high ? "bad" : "soft"}`}>${t(`ws-advice-${kind}`)}</p></section>`;
}

/** Colour and glyph. @param {{ draft: Ui.Draft, set: any }} props */
function Look({ draft, set }) {
  return html`<section class="card ws-look"><h2>${t("ws-look")}</h2>
    <div class="ws-colours"><${Choice} legend=${t("colour")} hideLegend value=${draft.colour}
      onPick=${(/** @type {number} */ colour) => set({ colour })} options=${colours.map((_, i) => ({
        id: i,
        label: t("ws-colour", { number: i + 1 }),
        picture: html`<${Cover} kind=${draft.kind} look=${{ glyph: draft.glyph, colour: i }} />`,
      }))} /></div>
    <${GlyphChoice} value=${draft.glyph} onPick=${(/** @type {any} */ glyph) => set({ glyph })} /></section>`;
}

/** The piece as it will lie on the table. @param {{ draft: Ui.Draft, row: any }} props */
function Preview({ draft, row }) {
  return html`<section class="card ws-preview" aria-label=${t("ws-preview")}><div class="ws-preview-head">
    <${Cover} kind=${draft.kind} look=${row.look} tokens=${draft.tokens} large />
    <b class="ws-name">${draft.name.trim() || t(`ws-unnamed-${draft.kind}`)}</b></div>
    <p class="ws-rule">${rulesOf(draft.kind, row)}</p></section>`;
}

/**
 * The editor. `taken`: names in files that other pieces have.
 * @param {{ draft: Ui.Draft, fresh: boolean, workshop: Ui.Workshop, taken: string[], onKeep: (row: any) => Promise<unknown>,
 *   onLeave: (draft: Ui.Draft | null) => void }} props
 */
export function Editor({ draft: first, fresh, workshop, taken, onKeep, onLeave }) {
  const [draft, setDraft] = useState(first);
  const [asked, setAsked] = useState(false);
  const name = useRef(/** @type {HTMLInputElement | null} */ (null));
  const set = (/** @type {Partial<Ui.Draft>} */ change) => setDraft((before) => ({ ...before, ...change }));
  const row = rowOf(draft, taken);
  const said = useJudgement(draft.kind, row);
  const nameless = draft.name.trim() === "";
  const empty = Array.isArray(draft.glyph.drawn) && draft.glyph.drawn.length === 0;
  // What is not there yet is no mistake before somebody wants to keep it.
  const wrong = (said?.reasons ?? []).filter(({ kind }) => asked || !((kind === "given_name" && nameless) || (kind === "glyph" && empty)));
  const idle = idleInWords(said?.idle ?? []);
  const keep = async () => {
    setAsked(true);
    if (nameless) name.current?.focus();
    const answer = await attempt(() => call("check_piece", { kind: draft.kind, row }));
    if (answer?.ok) await onKeep(row);
  };
  const changed = JSON.stringify(draft) !== JSON.stringify(first);
  return html`<main class="page ws"><${PageHead} title=${t(fresh ? `ws-new-${draft.kind}` : "ws-change")}
      onBack=${() => onLeave(changed ? draft : null)} />
    <div class="ws-editor">
      <div class="ws-side"><${Preview} draft=${draft} row=${row} />
        <div class="ws-said" role="status">${
          wrong.length > 0 &&
          html`<ul class="card reasons">${wrong.map((reason, i) => html`<li key=${i} class="bad">${wrongInWords(reason)}</li>`)}</ul>`
        }${
          idle.length > 0 &&
          html`<section class="card ws-idle"><details class="more first"><summary>${t("ws-idle", { count: idle.length })}</summary>
          <ul>${idle.map((line) => html`<li key=${line}>${line}</li>`)}</ul></details></section>`
        }</div>
        <div class="start-bar ws-bar"><${Button} kind="primary" id="ws-keep" onPress=${keep}>${t("ws-keep")}</${Button}></div></div>
      <div class="ws-main">
        <section class="card"><label class="field"><span>${t("ws-name")}</span><input class="input" id="ws-name" maxlength="24" ref=${name}
          value=${draft.name} placeholder=${t(`ws-unnamed-${draft.kind}`)} autocomplete="off"
          onInput=${(/** @type {any} */ e) => set({ name: e.currentTarget.value })} /></label></section>
        <${Abilities} words=${workshop.words} most=${workshop.abilities} abilities=${draft.abilities}
          onChange=${(/** @type {any[]} */ abilities) => set({ abilities })} />
        <${Numbers} draft=${draft} bounds=${workshop} set=${set} />
        ${
          draft.kind === "race" &&
          html`<section class="card"><h2>${t("ws-faction")}</h2><${Choice} legend=${t("ws-faction")} hideLegend value=${draft.faction}
          onPick=${(/** @type {string} */ faction) => set({ faction })}
          options=${factions.map((id) => ({ id, text: t(`faction-${id}`) }))} /><p class="small soft">${t("ws-faction-note")}</p></section>`
        }
        <${Look} draft=${draft} set=${set} />
        <${Fair} kind=${draft.kind} row=${row} idle=${said?.idle ?? []} why=${said && !said.ok ? t("ws-settle") : null} />
      </div></div></main>`;
}
