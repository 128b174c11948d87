// Replay: any game, step by step, to any point; play on from there.

import { call } from "../backend.js";
import { Button, PageHead, Sign } from "../controls.js";
import { faceOf, partOf, shown } from "../faces.js";
import { t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { sit } from "../session.js";
import { attempt, boardOf, go, loadCatalog, stillMotion } from "../state.js";
import { SeatMark } from "../table/seatmark.js";

/** The step of the turn before or after `step`, among the first steps of turns. */
export function turnJump(turns, step, steps, by) {
  const starts = [...new Set([0, ...turns.map((x) => x.step), steps])].sort((a, b) => a - b);
  if (by > 0) return starts.find((s) => s > step) ?? steps;
  return starts.filter((s) => s < step).at(-1) ?? 0;
}

/** The turn a step lies in. */
export const turnAt = (turns, step) => turns.filter((x) => x.step <= Math.max(0, step - 1)).at(-1) ?? turns[0] ?? null;

/** How fast a replay may run: times its usual speed. */
const SPEEDS = [1, 2, 4];

/** The speed after one, the slowest after the fastest. @param {number} now */
export const faster = (now) => SPEEDS[(SPEEDS.indexOf(now) + 1) % SPEEDS.length];

/** The replay screen of a slot. */
export function Replay({ slot, from = "saves", step: begin = 0 }) {
  const [now, setNow] = useState(/** @type {Ui.ReplayState | null} */ (null));
  const [geometry, setGeometry] = useState(/** @type {Ui.Geometry | null} */ (null));
  const [playing, setPlaying] = useState(false);
  const [wish, setWish] = useState(begin);
  const [speed, setSpeed] = useState(SPEEDS[0]);
  const pace = useRef(speed);
  pace.current = speed;
  const [sum, setSum] = useState(/** @type {{ Plot: any, coins: number[][] } | null} */ (null));
  const wanted = useRef(begin);
  const asked = useRef(false);
  const state = useRef(/** @type {Ui.ReplayState | null} */ (null));
  const shape = useRef(/** @type {Ui.Face | null} */ (null));
  state.current = now;
  const load = async (step) => {
    wanted.current = step;
    setWish(step);
    if (asked.current) return;
    asked.current = true;
    try {
      while (true) {
        const goal = wanted.current;
        const next = await call("replay", { slot, step: goal });
        const before = state.current;
        const own = /** @type {Ui.Face} */ (shape.current ?? (await faceOf(next.game)));
        shape.current = own;
        shown.value = next.game;
        if (before && goal === before.step + 1)
          await own.animate(next.events ?? [], { reduced: stillMotion(), speed: 1.4 * pace.current, before, next });
        state.current = next;
        const plan = await boardOf(next.view.map);
        if (own.wantsCatalog(next, plan)) await loadCatalog();
        setGeometry(plan);
        setNow(next);
        if (next.coins) {
          const { Plot } = await partOf(next.game, "end");
          setSum({ Plot, coins: next.coins });
        }
        if (wanted.current === goal) break;
      }
    } finally {
      asked.current = false;
    }
  };
  useEffect(() => {
    attempt(() => load(begin));
    return () => shape.current?.skip();
  }, [slot]);
  useEffect(() => {
    if (!playing || !now) return undefined;
    if (now.step >= now.steps) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => attempt(() => load(now.step + 1)), (stillMotion() ? 700 : 350) / speed);
    return () => clearTimeout(timer);
  }, [playing, now, speed]);
  const leave = () => go(from);
  const face = shape.current;
  if (!now || !geometry || !face) return html`<main class="page"><${PageHead} title=${t("replay")} onBack=${leave} /></main>`;
  const jump = (step) => {
    setPlaying(false);
    face.skip();
    attempt(() => load(Math.max(0, Math.min(now.steps, step))));
  };
  const turn = turnAt(now.turns, now.step);
  const lines = (now.events ?? []).map((e) => face.sentence(e, now, geometry)).filter(Boolean);
  const fork = () =>
    attempt(async () =>
      sit(await call("fork", { slot, step: now.step, name: t("fork-name", { name: now.name, step: now.step }).slice(0, 80) })),
    );
  const turnName = turn ? t("replay-turn", { round: turn.round, name: now.seats[turn.seat]?.name ?? "" }) : t("replay-start");
  return html`<main class="replay"><${PageHead} title=${now.name} onBack=${leave} />
    <div class="replay-board"><h2 class="sr">${t("board")}</h2><${face.Map} geometry=${geometry} view=${now.view} seats=${now.seats}
      labels=${face.labels(now.view, geometry, now.seats)} label=${t("board")} still=${stillMotion()} /></div>
    <section class="replay-side" tabindex="0"><h2 class="sr">${t("players")}</h2><${face.Panel} state=${now} />
    ${sum && sum.coins.length > 1 && html`<div class="card"><${sum.Plot} sum=${sum.coins} turns=${now.turns} seats=${now.seats} /></div>`}
    </section>
    <section class="card replay-bar"><div class="replay-what">${
      now.seats[turn?.seat] &&
      html`<${SeatMark} game=${now.game}
      seat=${now.seats[turn.seat]} size=${34} />`
    }<div class="grow"><b>${turnName}</b><p class="soft" aria-live="polite">
        ${lines.join(" ")}</p></div>
        <span class="numeral">${t("step-of", { step: now.step, steps: now.steps })}</span></div>
      <input class="slider" type="range" min="0" max=${now.steps} step="1" value=${wish} aria-label=${t("step-slider")}
        aria-valuetext=${`${turnName} ${t("step-of", { step: wish, steps: now.steps })}`}
          onInput=${(e) => jump(Number(e.currentTarget.value))} />
      <div class="row replay-buttons"><${Button} kind="icon" label=${t("turn-back")}
        onPress=${() => jump(turnJump(now.turns, now.step, now.steps, -1))}><${Sign} name="first" /></${Button}>
        <${Button} kind="icon" label=${t("step-back")} onPress=${() => jump(now.step - 1)}><${Sign} name="previous" /></${Button}>
        <${Button} kind="primary icon" label=${t(playing ? "pause" : "play")} onPress=${() => {
          if (!playing && now.step >= now.steps) jump(0);
          setPlaying(!playing);
        }}><${Sign} name=${playing ? "pause" : "play"} /></${Button}>
        <${Button} kind="icon" label=${t("step-forward")} onPress=${() => jump(now.step + 1)}><${Sign} name="next" /></${Button}>
        <${Button} kind="icon" label=${t("turn-forward")} onPress=${() => jump(turnJump(now.turns, now.step, now.steps, 1))}>
        <${Sign} name="last" /></${Button}>
        <${Button} kind="quiet" id="replay-speed" label=${t("replay-speed", { count: speed })} onPress=${() => setSpeed(faster(speed))}>
        <span class="numeral">${speed}×</span></${Button}>
        <span class="grow"></span><${Button} id="fork" onPress=${fork}><${Sign} name="fork" /> ${t("fork")}</${Button}></div>
        <p class="small soft same-dice">${t("same-dice")}</p></section>
  </main>`;
}
