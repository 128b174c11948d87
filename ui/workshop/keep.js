// A piece that a game brought with it can be kept on one's own shelf.

import { call } from "../backend.js";
import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { shortId } from "../own-names.js";
import { attempt, tell } from "../state.js";
import { kinds } from "./box.js";
import { rows } from "./own.js";
import { givenName, unlike } from "./piece.js";

/** @param {Ui.Piece[]} pieces */
const known = (pieces) => pieces.filter((piece) => kinds.includes(piece.kind));

/** A row without its name in files: pieces are the same when this is. @param {any} row */
const bare = ({ id, ...row }) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Keeps a piece, or says that one has it. Nothing for printed ones. @param {{ kind: string, id: string }} props */
export function KeepOwn({ kind, id }) {
  const row = rows.get(`${kind}-${id}`);
  const [pieces, setPieces] = useState(/** @type {Ui.Piece[] | null} */ (null));
  useEffect(() => {
    if (row) attempt(() => call("shelf")).then((answer) => answer && setPieces(known(answer.pieces)));
  }, [id]);
  if (!row || !pieces) return null;
  if (pieces.some((piece) => piece.kind === kind && bare(piece.row) === bare(row)))
    return html`<p class="small soft">${t(`ws-has-${kind}`)}</p>`;
  const keep = async () => {
    const mine = unlike({ kind, row }, pieces, shortId(id) ?? id);
    const answer = await attempt(() => call("keep_piece", mine));
    if (!answer) return;
    setPieces(known(answer.pieces));
    tell(t("ws-kept", { name: givenName(mine) }));
  };
  return html`<p><${Button} kind="keep-own" onPress=${keep}><${Sign} name="import" /> ${t(`ws-keep-${kind}`)}</${Button}></p>`;
}
