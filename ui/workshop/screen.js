// The workshop: the shelf with what was made on this device, and what is done with it.

import { call } from "../backend.js";
import { Button, PageHead, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useLayoutEffect, useState } from "../lib.js";
import { attempt, go, loadCatalog, tell } from "../state.js";
import { BoardEditor, NewBoard } from "./boards.js";
import { kinds, pieceName } from "./box.js";
import { dress } from "./dress.js";
import { Editor, useJudgement } from "./editor.js";
import { Fair, FairBoard } from "./fair.js";
import { library } from "./glyph.js";
import { aboutPiece, givenName, PiecePicture, unlike } from "./piece.js";
import { Bring, Share } from "./share.js";
import { draftOf } from "./vocabulary.js";

/** Whether a piece of the shelf is fair, where it does anything. @param {{ piece: Ui.Piece }} props */
function FairPiece({ piece: { kind, row } }) {
  const said = useJudgement(kind, row);
  return said && html`<${Fair} kind=${kind} row=${row} idle=${said.idle ?? []} why=${said.ok ? null : t("ws-settle")} />`;
}

/** A piece that is begun: another colour and glyph each time. @param {string} kind @param {number} number @returns {Ui.Draft} */
function begun(kind, number) {
  const all = library();
  return {
    kind,
    name: "",
    glyph: { known: all[(number * 7 + (kind === "race" ? 3 : 60)) % all.length][0] },
    colour: (number * 5 + 2) % 12,
    tokens: kind === "race" ? 5 : 4,
    supply: 10,
    faction: "neutral",
    abilities: [],
  };
}

/** A piece on the shelf. @param {{ piece: Ui.Piece, tools: Record<string, () => unknown> }} props */
function OnShelf({ piece, tools }) {
  const { key } = piece;
  const name = givenName(piece);
  const tool = (/** @type {string} */ id, /** @type {string} */ sign, /** @type {string} */ text) =>
    html`<${Button} kind=${`quiet icon${id === "drop" ? " danger-icon" : ""}`} label=${`${text}${t("colon")}${name}`} data-tool=${id}
    onPress=${tools[id]}><${Sign} name=${sign} /></${Button}>`;
  return html`<li class="card ws-piece" data-key=${key} data-name=${name}><button type="button" class="ws-piece-main" onClick=${tools.edit}>
      <${PiecePicture} piece=${piece} /><span class="ws-piece-words"><b>${name}</b>
      <span class="small soft">${aboutPiece(piece)}</span></span></button>
    <div class="slot-tools">${tool("play", "play", t("ws-play"))}
    ${tool("edit", "edit", t("ws-change"))}${tool("fair", "plot", t("ws-fair"))}
    ${tool("copy", "copy", t("duplicate"))}${tool("share", "export", t("ws-share"))}${tool("drop", "trash", t("delete"))}</div></li>`;
}

/** The screen. `back`: the screen to go back to. @param {{ back?: { name: string } }} props */
export function Workshop({ back: to = { name: "home" } }) {
  const [workshop, setWorkshop] = useState(/** @type {Ui.Workshop | null} */ (null));
  const [pieces, setPieces] = useState(/** @type {Ui.Piece[] | null} */ (null));
  const [made, setMade] = useState(/** @type {string[]} */ ([]));
  const [view, setView] = useState(/** @type {{ name: string, [more: string]: any }} */ ({ name: "shelf" }));
  useEffect(() => {
    attempt(async () => {
      const [words, shelf] = await Promise.all([call("workshop"), call("shelf"), loadCatalog()]);
      setWorkshop(words);
      setPieces(shelf.pieces);
    });
  }, []);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (document.querySelector("main.ws h1"))?.focus({ preventScroll: true });
  }, [view, workshop === null]);
  const shelf = () => setView({ name: "shelf" });
  const all = (pieces ?? []).filter(({ kind }) => kinds.includes(kind));
  const run = async (/** @type {() => Promise<Ui.ShelfAnswer>} */ work) => {
    const answer = await attempt(work);
    if (answer) setPieces(answer.pieces);
    return answer;
  };
  const put = (/** @type {Ui.Piece} */ piece) => run(() => call("keep_piece", piece));
  const drop = async (/** @type {Ui.Piece} */ piece) => {
    if (await run(() => call("drop_piece", { key: piece.key })))
      tell(t("deleted", { name: givenName(piece) }), { action: { label: t("take-back"), run: () => put(piece) }, stay: 10000 });
  };
  const copy = async (/** @type {Ui.Piece} */ piece) => {
    if (await run(() => call("keep_piece", unlike(piece, all)))) tell(t("copied", { name: givenName(piece) }));
  };
  const keep = async (/** @type {string} */ kind, /** @type {any} */ row) => {
    const before = view.piece ?? null;
    const answer = await run(() => call("keep_piece", { ...(before ? { key: before.key } : {}), kind, row }));
    if (!answer) return;
    setMade([...made, pieceName({ kind, row })]);
    const back = () => (before ? put(before) : run(() => call("drop_piece", { key: answer.key ?? "" })));
    tell(t("ws-kept", { name: givenName({ kind, row }) }), { action: { label: t("take-back"), run: back }, stay: 9000 });
    shelf();
  };
  // Who came from a new game finds there what was kept meanwhile.
  const leave = () => go(to.name, { ...to, use: made });
  const head = html`<${PageHead} title=${t("screen-workshop")} onBack=${leave} />`;
  if (!workshop || !pieces) return html`<main class="page ws">${head}</main>`;
  if (view.name === "edit") {
    const { piece, draft } = view;
    const taken = all.filter((other) => other.key !== piece?.key).map((other) => other.row.id);
    const away = (/** @type {any} */ left) => {
      shelf();
      if (left) tell(t("ws-thrown"), { action: { label: t("take-back"), run: () => setView({ ...view, draft: left }) }, stay: 9000 });
    };
    if ((piece ?? view).kind === "board")
      return html`<${BoardEditor} board=${draft ?? piece.row} fresh=${!piece} workshop=${workshop} taken=${taken}
        onKeep=${(/** @type {any} */ row) => keep("board", row)} onLeave=${away} />`;
    return html`<${Editor} draft=${draft ?? draftOf(piece.kind, piece.row)} fresh=${!piece} workshop=${workshop} taken=${taken}
      onKeep=${(/** @type {any} */ row) => keep((draft ?? piece).kind, row)} onLeave=${away} />`;
  }
  if (view.name === "board")
    return html`<${NewBoard} workshop=${workshop} taken=${all.map(({ row }) => row.id)} onBack=${shelf}
      onBegin=${(/** @type {any} */ board) => setView({ name: "edit", kind: "board", draft: board })} />`;
  if (view.name === "share") return html`<${Share} pieces=${all} first=${view.keys} onBack=${shelf} />`;
  if (view.name === "bring")
    return html`<${Bring} pieces=${all} onBack=${shelf} onKept=${(/** @type {Ui.Piece[]} */ next) => {
      setPieces(next);
      shelf();
    }} />`;
  if (view.name === "fair")
    return html`<main class="page ws"><${PageHead} title=${givenName(view.piece)} onBack=${shelf} />
      <div class="ws-one">${
        view.piece.kind === "board"
          ? html`<${FairBoard} board=${view.piece.row} why=${null} />`
          : html`<${FairPiece} piece=${view.piece} />`
      }</div></main>`;
  const make = (/** @type {string} */ kind) => setView({ name: "edit", draft: begun(kind, all.length) });
  const toolsOf = (/** @type {Ui.Piece} */ piece) => ({
    play: () => go("new-game", { use: [pieceName(piece)], ...(piece.kind === "board" ? { game: piece.row.game } : {}) }),
    edit: () => setView({ name: "edit", piece }),
    fair: () => setView({ name: "fair", piece }),
    share: () => setView({ name: "share", keys: [piece.key] }),
    copy: () => copy(piece),
    drop: () => drop(piece),
  });
  return html`<main class="page ws">${head}
    <div class="ws-begin"><${Button} kind="primary" id="ws-new-race" onPress=${() => make("race")}>${t("ws-new-race")}</${Button}>
      <${Button} kind="primary" id="ws-new-power" onPress=${() => make("power")}>${t("ws-new-power")}</${Button}>
      <${Button} kind="primary" id="ws-new-board" onPress=${() => setView({ name: "board" })}>${t("ws-new-board")}</${Button}>
      <${Button} id="ws-bring" onPress=${() => setView({ name: "bring" })}><${Sign} name="import" /> ${t("ws-bring")}</${Button}>
      ${
        all.length > 1 &&
        html`<${Button} id="ws-share-all" onPress=${() => setView({ name: "share", keys: all.map((piece) => piece.key) })}>
        <${Sign} name="export" /> ${t("ws-share")}</${Button}>`
      }</div>
    ${all.length === 0 && html`<section class="card ws-empty"><p>${t("ws-empty")}</p></section>`}
    ${kinds.map((kind) => {
      const here = all.filter((piece) => piece.kind === kind);
      return (
        here.length > 0 &&
        html`<h2 class="on-desk" key=${kind}>${t(`ws-${kind}s`)}</h2><ul class="ws-shelf">${here.map(
          (piece) => html`<${OnShelf} key=${piece.key} piece=${piece} tools=${toolsOf(piece)} />`,
        )}</ul>`
      );
    })}</main>`;
}

/** The screen, when its words and style sheet are there. */
export async function open() {
  await dress();
  return Workshop;
}
