// What people have made themselves, offered before a game of the family.

import { call } from "../../backend.js";
import { Button, Sign } from "../../controls.js";
import { t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { shortId } from "../../own-names.js";
import { go } from "../../state.js";
import { kinds, pieceName, stacked } from "../../workshop/box.js";
import { dress } from "../../workshop/dress.js";
import { aboutPiece, givenName, PiecePicture } from "../../workshop/piece.js";
import { whyIdle } from "../../workshop/wrong.js";
import { thingName } from "./words.js";

/** @param {any} row */
const isPiece = (row) => typeof row.look?.name === "string" && Array.isArray(row.abilities);
/** @param {any} row */
const isBoard = (row) => Array.isArray(row.regions) && row.regions.every((/** @type {any} */ region) => Array.isArray(region?.outline));

/** The pieces that were in a kept setup. @param {any} own @returns {Ui.Own[]} */
export const keptOwn = (own) =>
  kinds.flatMap((kind) =>
    (Array.isArray(own?.[`${kind}s`]) ? own[`${kind}s`] : [])
      .filter((/** @type {any} */ row) => typeof row?.id === "string" && (kind === "board" ? isBoard(row) : isPiece(row)))
      .map((/** @type {any} */ row) => ({ kind, row })),
  );

/**
 * Why a game cannot have these pieces, in words; other reasons stay as they are.
 * @param {{ kind: string, data: any }[]} reasons
 * @param {Ui.Own[]} own
 */
export function ownReasons(reasons, own) {
  const called = (/** @type {string} */ id) => {
    const piece = own.find(({ row }) => row.id === (shortId(id) ?? id));
    return piece ? givenName(piece) : thingName(id);
  };
  return reasons.map((reason) => {
    const { kind, data } = reason;
    if (own.length === 0) return reason;
    if (kind === "no_meaning") return { ...reason, text: t("ws-no-meaning", { name: called(data.id), why: whyIdle(data.why) }) };
    if (kind === "clash") return { ...reason, text: t("ws-clash", { one: called(data.one), other: called(data.other) }) };
    return reason;
  });
}

/** How many of a kind a game has room for. */
const MOST = 16;

/**
 * The pieces on the shelf, each to be taken or left. What a table had that is on the shelf no longer is offered too. `use`: what is wanted
 * besides what the last table had.
 * @param {{ own: Ui.Own[], use: string[], onChange: (own: Ui.Own[]) => void, back: object }} props
 */
export function OwnCard({ own, use, onChange, back }) {
  const [first] = useState(own);
  const [pieces, setPieces] = useState(/** @type {Ui.Own[] | null} */ (null));
  useEffect(() => {
    let here = true;
    const get = async () => {
      await dress();
      const shelf = (await call("shelf")).pieces.filter(({ kind }) => stacked.includes(kind));
      if (!here) return;
      const names = shelf.map((piece) => pieceName(/** @type {Ui.Own} */ (piece)));
      const all = [...shelf, ...first.filter((piece) => !names.includes(pieceName(piece)))].map(({ kind, row }) => ({ kind, row }));
      setPieces(all);
      // A piece that has changed since comes as it is now.
      const chosen = [...first.map(pieceName), ...use];
      if (chosen.length > 0) onChange(all.filter((piece) => chosen.includes(pieceName(piece))));
    };
    get().catch(() => here && setPieces(first));
    return () => {
      here = false;
    };
  }, []);
  if (!pieces) return null;
  const chosen = own.map(pieceName);
  const turn = (/** @type {Ui.Own} */ piece) => {
    const next = pieces.filter((other) => chosen.includes(pieceName(other)) !== (pieceName(other) === pieceName(piece)));
    if (next.filter(({ kind }) => kind === piece.kind).length <= MOST) onChange(next);
  };
  return html`<section class="card ws-own"><h2>${t("ws-of-ones-own")}</h2>
    <p class="small soft">${t(pieces.length > 0 ? "ws-use-note" : "ws-none-yet")}</p>
    <ul class="ws-switches">${pieces.map(
      (piece) => html`<li key=${pieceName(piece)}><button type="button" class="switch" role="switch" data-own=${givenName(piece)}
      aria-checked=${String(chosen.includes(pieceName(piece)))} onClick=${() => turn(piece)}><span class="ws-line">
      <${PiecePicture} piece=${piece} /><span class="ws-piece-words">
      <b>${givenName(piece)}</b><span class="small soft">${aboutPiece(piece)}</span></span></span>
      <span class="track" aria-hidden="true"></span></button></li>`,
    )}</ul>
    <${Button} id="to-workshop" onPress=${() => go("workshop", { back })}><${Sign} name="edit" /> ${t("screen-workshop")}</${Button}>
  </section>`;
}

/**
 * The boards on the shelf, and the one that a table had.
 * @param {any} kept
 * @returns {any[] | null} null: they are being fetched
 */
export function useOwnBoards(kept) {
  const [first] = useState(kept);
  const [boards, setBoards] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    let here = true;
    const own = first ? [first] : [];
    call("shelf")
      .then(({ pieces }) => {
        const shelf = pieces.filter(({ kind }) => kind === "board").map(({ row }) => row);
        if (here) setBoards([...shelf, ...own.filter((row) => !shelf.some(({ id }) => id === row.id))]);
      })
      .catch(() => here && setBoards(own));
    return () => {
      here = false;
    };
  }, []);
  return boards;
}
