// Boards of one's own: grown from a seed, begun as a copy of a printed one or as an empty sheet, and changed region by region.

import { call } from "../backend.js";
import { isWater } from "../board/land.js";
import { Button, Choice, PageHead, Sign, Stepper, Switch } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { nameFrom } from "../own-names.js";
import { attempt, boardOf } from "../state.js";
import { mapName } from "../words.js";
import { useJudgement } from "./editor.js";
import { Even } from "./even.js";
import { FairBoard } from "./fair.js";
import { fileId } from "./own.js";
import { boardWords, Plan, regionWords } from "./plan.js";
import { blank, copyOf, cutAll, drag, halve, join } from "./survey.js";
import { freeId } from "./vocabulary.js";
import { boardWrong } from "./wrong.js";

/** A number with its steps. @param {{ field: string, value: number, from: number, to: number, onChange: (value: number) => void }} props */
function Count({ field, value, from, to, onChange }) {
  const name = t(`ws-field-${field}`);
  return html`<div class="ws-field" data-field=${field}><span>${name}</span><${Stepper} value=${value} text=${t("ws-is", { name, value })}
    less=${t("ws-less", { name })} more=${t("ws-more", { name })} onLess=${value > from ? () => onChange(value - 1) : null}
    onMore=${value < to ? () => onChange(value + 1) : null} /></div>`;
}

/** Which game a board is for. @param {{ bounds: Ui.Workshop["board"], value: string, onPick: (game: string) => void }} props */
const GameChoice = ({ bounds, value, onPick }) =>
  html`<${Choice} legend=${t("ws-on-board")} value=${value} onPick=${onPick}
    options=${bounds.games.map(({ game }) => ({ id: game, text: t(`short-${game}`) }))} />`;

/** How uneven a grown board may be. */
const wild = [0, 50, 100];

/**
 * Where a board begins. `onBegin`: with the board that shall be changed.
 * @param {{ workshop: Ui.Workshop, taken: string[], onBegin: (board: any) => void, onBack: () => void }} props
 */
export function NewBoard({ workshop, taken, onBegin, onBack }) {
  const bounds = workshop.board;
  const [wish, setWish] = useState(() => ({
    game: bounds.games[0].game,
    players: 3,
    size: 0,
    wildness: 50,
    seed: Math.floor(Math.random() * 4e9),
  }));
  const [board, setBoard] = useState(/** @type {any} */ (null));
  const ground = bounds.games.find(({ game }) => game === wish.game) ?? bounds.games[0];
  const set = (/** @type {Partial<typeof wish>} */ change) => setWish((before) => ({ ...before, ...change }));
  const { size, seed, ...grown } = wish;
  const grow = async (/** @type {number} */ seed) => {
    const usual = /** @type {any} */ (await boardOf(ground.maps[wish.players - bounds.players[0]])).regions.length;
    const least = bounds.per_player * wish.players;
    const regions = Math.min(bounds.most_regions, Math.max(least, Math.round(usual * (1 + size / 5))));
    const id = freeId(fileId(t("ws-grown-name")), taken);
    return call("grow_board", { wish: { ...grown, seed, id, regions } });
  };
  useEffect(() => {
    let here = true;
    attempt(() => grow(seed)).then((next) => here && next && setBoard(next));
    return () => {
      here = false;
    };
  }, [JSON.stringify(wish)]);
  const copy = async () => {
    const map = ground.maps[wish.players - bounds.players[0]];
    const printed = await attempt(() => boardOf(map));
    if (printed) onBegin(copyOf(printed, freeId(fileId(mapName(map)), taken)));
  };
  const empty = async () => {
    const printed = await attempt(() => boardOf(ground.maps[wish.players - bounds.players[0]]));
    if (!printed) return;
    const { rounds } = /** @type {any} */ (printed);
    const terrain = ground.terrains.find((id) => !isWater(id)) ?? ground.terrains[0];
    onBegin(
      blank({
        id: freeId(fileId(t("ws-unnamed-board")), taken),
        game: wish.game,
        players: wish.players,
        rounds,
        terrain,
        mark: ground.island_mark,
      }),
    );
  };
  return html`<main class="page ws"><${PageHead} title=${t("ws-new-board")} onBack=${onBack} /><div class="ws-two ws-board">
    <section class="card ws-plan-card">${board && html`<${Plan} board=${board} label=${t("ws-preview")} />`}
      <p class="small soft" role="status">${board && boardWords(board)}</p>
      <div class="ws-begin"><${Button} kind="primary" id="ws-take" why=${board ? null : t("ws-grow-wait")} onPress=${() => onBegin(board)}>
        ${t("ws-take")}</${Button}>
        <${Button} id="ws-another" onPress=${() => set({ seed: (wish.seed + 1) % 4e9 })}>
          <${Sign} name="redo" /> ${t("ws-another")}</${Button}>
      </div>
      <${Even} about=${JSON.stringify([size, grown])} seed=${seed} grow=${grow}
        onBest=${(/** @type {number} */ best) => set({ seed: best })} /></section>
    <div class="ws-ways"><section class="card ws-ways"><h2>${t("ws-grow")}</h2>
      <${GameChoice} bounds=${bounds} value=${wish.game} onPick=${(/** @type {any} */ game) => set({ game })} />
      <${Count} field="players" value=${wish.players} from=${bounds.players[0]} to=${bounds.players[1]}
        onChange=${(/** @type {number} */ players) => set({ players })} />
      <${Choice} legend=${t("ws-size")} value=${wish.size} onPick=${(/** @type {number} */ size) => set({ size })}
        options=${[-1, 0, 1].map((id) => ({ id, text: t(`ws-size-${["small", "usual", "large"][id + 1]}`) }))} />
      <${Choice} legend=${t("ws-wildness")} value=${wish.wildness} onPick=${(/** @type {number} */ wildness) => set({ wildness })}
        options=${wild.map((id, i) => ({ id, text: t(`ws-wild-${i}`) }))} /></section>
      <section class="card"><h2>${t("ws-begin-other")}</h2><div class="ws-begin"><${Button} id="ws-copy-printed" onPress=${copy}>
        <${Sign} name="copy" /> ${t("ws-copy-printed")}</${Button}><${Button} id="ws-blank" onPress=${empty}>
        <${Sign} name="edit" /> ${t("ws-blank")}</${Button}></div></section></div></div></main>`;
}

/**
 * What is said of one region.
 * @param {{ region: any, ground: Ui.Workshop["board"]["games"][number], onChange: (change: any) => void }} props
 */
function Region({ region, ground, onChange }) {
  const turned = (/** @type {string[]} */ list, /** @type {string} */ id) =>
    list.includes(id) ? list.filter((other) => other !== id) : [...list, id];
  // Lost Tribes and Monsters do not live together.
  const marked = (/** @type {string} */ id) => {
    const other = { lost_tribe: "monsters", monsters: "lost_tribe" }[id];
    return turned(region.marks, id).filter((mark) => mark !== other || region.marks.includes(id));
  };
  return html`<h2 aria-live="polite">${regionWords(region)}</h2>
    <${Choice} legend=${t("ws-terrain")} value=${region.terrain} onPick=${(/** @type {string} */ terrain) => onChange({ terrain })}
      options=${ground.terrains.map((id) => ({ id, text: t(`terrain-${id}`) }))} />
    ${ground.symbols.map(
      (id) => html`<${Switch} key=${id} text=${t(`symbol-${id}`)} on=${region.symbols.includes(id)}
        onChange=${() => onChange({ symbols: turned(region.symbols, id) })} />`,
    )}
    ${ground.marks.map(
      (id) => html`<${Switch} key=${id} text=${t(`ws-mark-${id}`)} on=${region.marks.includes(id)}
        onChange=${() => onChange({ marks: marked(id) })} />`,
    )}
    <${Switch} text=${t("ws-entry")} note=${t("ws-entry-note")} on=${region.entry} onChange=${() => onChange({ entry: !region.entry })} />`;
}

/**
 * Changing a board. `taken`: names in files that other pieces have.
 * @param {{ board: any, fresh: boolean, workshop: Ui.Workshop, taken: string[], onKeep: (row: any) => Promise<unknown>,
 *   onLeave: (board: any) => void }} props
 */
export function BoardEditor({ board: first, fresh, workshop, taken, onKeep, onLeave }) {
  const [past, setPast] = useState(/** @type {any[]} */ ([first]));
  const [name, setName] = useState(nameFrom(first.id));
  const [picked, setPicked] = useState(0);
  const [tool, setTool] = useState("region");
  const [said, setSaid] = useState(/** @type {string | null} */ (null));
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const board = past[past.length - 1];
  const bounds = workshop.board;
  const ground = bounds.games.find(({ game }) => game === board.game) ?? bounds.games[0];
  const region = board.regions[Math.min(picked, board.regions.length - 1)];
  const row = { ...board, id: freeId(fileId(name.trim()), taken) };
  const judged = useJudgement("board", row);
  const put = (/** @type {any} */ next, /** @type {string} */ fault) => {
    setSaid(next ? null : fault);
    if (next) setPast([...past.slice(-60), next]);
  };
  const change = (/** @type {any} */ what) =>
    put({ ...board, regions: board.regions.map((/** @type {any} */ one) => (one.id === region.id ? { ...one, ...what } : one)) }, "");
  const joined = (/** @type {number} */ id) => {
    if (id === region.id) return;
    put(join(board, region.id, id), t("ws-cannot-join"));
    setPicked(Math.min(region.id, id < region.id ? region.id - 1 : region.id));
  };
  const pick = tool === "join" ? joined : tool === "region" ? setPicked : null;
  const line = tool === "line" ? (/** @type {[number, number][]} */ drawn) => put(cutAll(board, drawn), t("ws-cannot-cut")) : null;
  const move =
    tool === "move"
      ? (/** @type {[number, number]} */ from, /** @type {[number, number]} */ to) => put(drag(board, from, to), t("ws-cannot-move"))
      : null;
  const wrong = judged?.reasons ?? [];
  const keep = async () => {
    if (name.trim() === "") return input.current?.focus();
    const answer = await attempt(() => call("check_piece", { kind: "board", row }));
    return answer?.ok ? onKeep(row) : undefined;
  };
  const changed = past.length > 1 || name !== nameFrom(first.id) || fresh;
  return html`<main class="page ws"><${PageHead} title=${t(fresh ? "ws-new-board" : "ws-change")}
      onBack=${() => onLeave(changed ? row : null)} /><div class="ws-two ws-board">
    <section class="card ws-plan-card"><${Choice} legend=${t("ws-tool")} hideLegend value=${tool} onPick=${(/** @type {string} */ id) => {
      setTool(id);
      setSaid(null);
    }} options=${["region", "line", "move", "join"].map((id) => ({ id, text: t(`ws-tool-${id}`) }))} />
      <${Plan} board=${board} picked=${region.id} onPick=${pick} onLine=${line} onMove=${move} entries label=${t("ws-regions")} />
      <p class=${said ? "small bad" : "small soft"} role="status">${said ?? t(`ws-tool-${tool}-note`)}</p>
      <div role="status">${
        wrong.length > 0 &&
        html`<ul class="reasons">${wrong.map((reason, i) => html`<li key=${i} class="bad">${boardWrong(reason)}</li>`)}</ul>`
      }</div>
      <div class="ws-begin"><${Button} kind="primary" id="ws-keep" onPress=${keep}>${t("ws-keep")}</${Button}>
        <${Button} id="ws-undo" why=${past.length > 1 ? null : t("ws-pad-empty")}
        onPress=${() => setPast(past.slice(0, -1))}><${Sign} name="undo" /> ${t("ws-board-back")}</${Button}>
        <${Button} id="ws-halve" onPress=${() => put(halve(board, region.id), t("ws-cannot-cut"))}>${t("ws-halve")}</${Button}>
      </div></section>
    <div class="ws-ways">
      <section class="card ws-ways ws-of-region"><${Region} region=${region} ground=${ground} onChange=${change} /></section>
      <section class="card ws-ways"><label class="field"><span>${t("ws-name")}</span><input class="input" id="ws-name"
        maxlength="24" ref=${input} value=${name} autocomplete="off"
        onInput=${(/** @type {any} */ e) => setName(e.currentTarget.value)} /></label>
        <${Count} field="players" value=${board.players} from=${bounds.players[0]} to=${bounds.players[1]}
          onChange=${(/** @type {number} */ players) => put({ ...board, players }, "")} />
        <${Count} field="rounds" value=${board.rounds} from=${bounds.rounds[0]} to=${bounds.rounds[1]}
          onChange=${(/** @type {number} */ rounds) => put({ ...board, rounds }, "")} /></section>
      <${FairBoard} board=${row} why=${wrong.length > 0 ? t("ws-settle") : null} />
    </div></div></main>`;
}
