// What is said and shown of a piece of one's own, whatever kind it is.

import { Sketch } from "../board/sketch.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { nameFrom } from "../own-names.js";
import { Cover } from "./cover.js";
import { fileId } from "./own.js";
import { boardWords } from "./plan.js";
import { linesOf } from "./rules.js";
import { freeId, freeName } from "./vocabulary.js";

/** What people called it: a board has no other name than the one in files, which can be read back. @param {Ui.Own} piece */
export const givenName = ({ kind, row }) => (kind === "board" ? nameFrom(row.id) : row.look.name);

/** What it is, in a line. @param {Ui.Own} piece */
export const aboutPiece = ({ kind, row }) => (kind === "board" ? `${t(`short-${row.game}`)}${t("comma")}${boardWords(row)}` : linesOf(row));

/** Its picture. @param {{ piece: Ui.Own }} props */
export const PiecePicture = ({ piece: { kind, row } }) =>
  kind === "board"
    ? html`<span class="ws-cover ws-chart" aria-hidden="true"><${Sketch} geometry=${row} size=${92} /></span>`
    : html`<${Cover} kind=${kind} look=${row.look} tokens=${row.tokens} />`;

/** The same piece under names that nobody has. @param {Ui.Own} piece @param {Ui.Own[]} others @param {string} [id] its name in files */
export function unlike(piece, others, id = piece.row.id) {
  const { kind, row } = piece;
  const name = freeName(givenName(piece), others.map(givenName));
  const ids = others.map((other) => other.row.id);
  if (kind === "board") return { kind, row: { ...row, id: freeId(fileId(name), ids) } };
  return { kind, row: { ...row, id: freeId(id, ids), look: { ...row.look, name } } };
}
