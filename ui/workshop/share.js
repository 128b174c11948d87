// Pieces go to others, and come from them: as a file, as text, as a code to be scanned.

import { call } from "../backend.js";
import { Button, PageHead, Sign } from "../controls.js";
import { listing, t } from "../i18n.js";
import { html, useRef, useState } from "../lib.js";
import { Code, TextToCopy } from "../screens/code.js";
import { attempt, tell } from "../state.js";
import { keep } from "../statistics/keep.js";
import { boxOf, fileName, piecesIn } from "./box.js";
import { aboutPiece, givenName, PiecePicture, unlike } from "./piece.js";
import { boardWrong, wrongInWords } from "./wrong.js";

/** More bytes than this are no code that a telephone reads from a screen. */
const MOST_SCANNED = 1200;

/** A piece in a list. @param {{ piece: { kind: string, row: any }, children?: any }} props */
const Line = ({ piece, children = null }) =>
  html`<${PiecePicture} piece=${piece} /><span class="ws-piece-words"><b>${givenName(piece)}</b>
    <span class="small soft">${aboutPiece(piece)}</span>${children}</span>`;

/** Giving pieces away. `first`: those that are chosen. @param {{ pieces: Ui.Piece[], first: string[], onBack: () => void }} props */
export function Share({ pieces, first, onBack }) {
  const [keys, setKeys] = useState(first);
  const chosen = pieces.filter(({ key }) => keys.includes(key));
  const text = JSON.stringify(boxOf(chosen));
  const turn = (/** @type {string} */ key) => setKeys(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]);
  const save = () =>
    keep(
      fileName(chosen.map(givenName), t("screen-workshop")),
      new Blob([JSON.stringify(boxOf(chosen), null, 2)], { type: "application/json" }),
    );
  const fits = new TextEncoder().encode(text).length <= MOST_SCANNED;
  const none = chosen.length === 0 ? t("ws-choose-some") : null;
  return html`<main class="page ws"><${PageHead} title=${t("ws-share")} onBack=${onBack} /><div class="ws-two">
    <section class="card"><h2>${t("ws-which")}</h2><ul class="ws-switches">${pieces.map(
      (piece) => html`<li key=${piece.key}><button type="button" class="switch" role="switch" data-key=${piece.key}
      aria-checked=${String(keys.includes(piece.key))} onClick=${() => turn(piece.key)}><span class="ws-line">
      <${Line} piece=${piece} /></span><span class="track" aria-hidden="true"></span></button></li>`,
    )}</ul></section>
    <div class="ws-ways"><section class="card"><h2>${t("ws-as-file")}</h2><p class="small soft">${t("ws-as-file-note")}</p>
      <${Button} kind="primary" id="ws-save" why=${none} onPress=${save}><${Sign} name="export" /> ${t("ws-save")}</${Button}></section>
    ${
      chosen.length > 0 &&
      html`<section class="card"><h2>${t("as-code")}</h2>
      ${fits ? html`<${Code} key=${text} text=${text} />` : html`<p class="soft">${t("ws-too-long")}</p>`}</section>
      <section class="card"><${TextToCopy} id="ws" text=${text} /></section>`
    }</div></div></main>`;
}

/** What came from elsewhere, with what is wrong with it. @typedef {{ kind: string, row: any, wrong: string[], on: boolean }} Found */

/**
 * Pieces that came: checked one by one, with names that nobody has.
 * @param {{ kind: string, row: any }[]} found
 * @param {Ui.Piece[]} pieces
 * @returns {Promise<Found[]>}
 */
export async function judged(found, pieces) {
  const all = [];
  /** @type {Ui.Own[]} */
  const known = [...pieces];
  for (const { kind, row } of found) {
    const { ok, reasons } = await call("check_piece", { kind, row });
    if (!ok) {
      all.push({ kind, row, wrong: reasons.map(kind === "board" ? boardWrong : wrongInWords), on: false });
      continue;
    }
    const next = unlike({ kind, row }, known);
    known.push(next);
    all.push({ ...next, wrong: [], on: true });
  }
  return all;
}

/** Taking pieces in. @param {{ pieces: Ui.Piece[], onBack: () => void, onKept: (pieces: Ui.Piece[]) => void }} props */
export function Bring({ pieces, onBack, onKept }) {
  const [text, setText] = useState("");
  const [found, setFound] = useState(/** @type {Found[] | null} */ (null));
  const [fault, setFault] = useState("");
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const read = (/** @type {string} */ from) =>
    attempt(async () => {
      const some = piecesIn(from);
      setFault(some ? "" : t("ws-no-box"));
      setFound(some && (await judged(some, pieces)));
    });
  const file = async (/** @type {any} */ event) => {
    const [one] = event.currentTarget.files;
    event.currentTarget.value = "";
    if (!one) return;
    if (one.size > 1_000_000) setFault(t("ws-no-box"));
    else await read(await one.text());
  };
  const wanted = (found ?? []).filter(({ on }) => on);
  const keepAll = async () => {
    /** @type {Ui.Piece[]} */
    let last = pieces;
    for (const { kind, row } of wanted) {
      const answer = await attempt(() => call("keep_piece", { kind, row }));
      if (!answer) break;
      last = answer.pieces;
    }
    if (last !== pieces) tell(t("ws-kept", { name: listing(wanted.map(givenName)) }));
    onKept(last);
  };
  const turn = (/** @type {number} */ at) => setFound((found ?? []).map((one, i) => (i === at ? { ...one, on: !one.on } : one)));
  return html`<main class="page ws"><${PageHead} title=${t("ws-bring")} onBack=${onBack} /><div class="ws-two">
    <section class="card ws-ways"><p>${t("ws-bring-note")}</p>
      <${Button} id="ws-file" onPress=${() => input.current?.click()}><${Sign} name="import" /> ${t("ws-open-file")}</${Button}>
      <input ref=${input} type="file" accept=".json,application/json" hidden onChange=${file} />
      <label class="field"><span>${t("paste-text")}</span><textarea class="input" id="ws-paste" rows="5" value=${text}
        onInput=${(/** @type {any} */ e) => setText(e.currentTarget.value)}></textarea></label>
      <${Button} id="ws-read" why=${text.trim() === "" ? t("paste-text") : null} onPress=${() => read(text)}>${t("read-text")}</${Button}>
      ${fault && html`<p class="bad" role="alert">${fault}</p>`}</section>
    ${
      found &&
      html`<section class="card"><h2>${t("ws-found")}</h2><ul class="ws-switches">${found.map((one, i) =>
        one.wrong.length > 0
          ? html`<li key=${i} class="ws-refused"><b>${String(one.row?.look?.name ?? one.row?.id ?? "?").slice(0, 40)}</b>
            ${one.wrong.map((line) => html`<span class="bad">${line}</span>`)}</li>`
          : html`<li key=${i}><button type="button" class="switch" role="switch" aria-checked=${String(one.on)} onClick=${() => turn(i)}>
            <span class="ws-line"><${Line} piece=${one} /></span><span class="track" aria-hidden="true"></span></button></li>`,
      )}</ul><${Button} kind="primary" id="ws-keep-all" why=${wanted.length === 0 ? t("ws-choose-some") : null} onPress=${keepAll}>
        ${t("ws-keep-count", { count: wanted.length })}</${Button}></section>`
    }</div></main>`;
}
