// The review of a game: how likely each seat was to win, what people's turns have cost them, and what would have been better. Turns are
// judged one after the other while one looks; what was found is kept with the game. Fetched when it is first opened.

import { call } from "../backend.js";
import { Button, PageHead, Sign } from "../controls.js";
import { faceOf, partOf, shown } from "../faces.js";
import { t } from "../i18n.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { sit } from "../session.js";
import { attempt, boardOf, go, loadCatalog, stillMotion } from "../state.js";
import { SeatMark } from "../table/seatmark.js";
import { costOf, dearest, firstOfRounds, percent, roundsOf } from "./cost.js";
import { planOf, ready, reasonOf } from "./counsel.js";
import { draw, soon, wipe } from "./marks.js";

/** Everything that is fetched before a review is shown. @param {string | undefined} slot @returns {Promise<Ui.ReviewBook>} */
async function fetched(slot) {
  const answer = await call("review", slot ? { slot } : {});
  const [face, geometry, { Plot }] = await Promise.all([faceOf(answer.game), boardOf(answer.map), partOf(answer.game, "end")]);
  await ready(face);
  if (face.wantsCatalog(answer, geometry)) await loadCatalog();
  shown.value = answer.game;
  return { answer, face, geometry, Plot };
}

/** What a turn has cost, as a pill. @param {{ turn: Ui.ReviewTurn, now: boolean }} props */
function Cost({ turn, now }) {
  if (now) return html`<span class="cost soft" aria-label=${t("review-judging")}>…</span>`;
  if (!turn.judged) return html`<span class="cost soft" aria-label=${t("review-not-judged")}>–</span>`;
  const cost = costOf(turn);
  const text = cost > 0 ? t("review-cost", { percent: percent(cost) }) : t("review-good");
  return html`<span class=${`cost ${cost >= 0.1 ? "cost-high" : cost > 0 ? "cost-some" : "cost-none"}`} aria-label=${text}>
    ${cost > 0 ? `−${percent(cost)} %` : "✓"}</span>`;
}

/** What was played in a turn and what was better. @param {{ book: Ui.ReviewBook, turn: Ui.ReviewTurn, state: Ui.ReplayState }} props */
function Found({ book, turn, state }) {
  const { answer, geometry } = book;
  const { judged, seat } = turn;
  if (!judged) return html`<p class="soft">${t(turn.open ? "review-not-judged" : answer.over ? "review-bot" : "review-closed")}</p>`;
  const played = planOf({ actions: judged.played }, state.view, answer.seats, geometry);
  const better = judged.better && planOf(judged.better, state.view, answer.seats, geometry);
  const why = judged.better && reasonOf(seat, judged.better, answer.seats, geometry);
  if (judged.played.length === 0) return html`<p class="soft">${t("review-no-choice")}</p>`;
  /** @param {string} kind @param {string} title @param {number} win @param {Ui.Plan} plan @param {string | null} reason */
  const card = (kind, title, win, plan, reason) => {
    const chance = `${percent(win)} %`;
    const steps = plan.steps.map((step, i) => html`<li key=${i}>${step}</li>`);
    return html`<div class=${`review-way review-${kind}`}><h3><span class="review-sign" aria-hidden="true"></span>${title}
      <b class="numeral" aria-label=${t("hint-win", { percent: percent(win) })}>${chance}</b></h3>
      <ol class="plan-steps">${steps}</ol>${reason && html`<p class="small soft">${reason}</p>`}</div>`;
  };
  return html`<div class="review-ways">${card("played", t("review-played"), judged.win, played, null)}
    ${
      judged.better && better
        ? card("better", t("review-better"), judged.better.win, better, why)
        : html`<p class="review-way soft">${t("review-as-good")}</p>`
    }</div>`;
}

/**
 * The screen. `slot`: which game, left out: the one on the table; `from`: the screen to go back to.
 * @param {{ slot?: string, from?: string }} props
 */
export function Review({ slot, from = "table" }) {
  const [book, setBook] = useState(/** @type {Ui.ReviewBook | null} */ (null));
  const [at, setAt] = useState(/** @type {number | null} */ (null));
  const [state, setState] = useState(/** @type {Ui.ReplayState | null} */ (null));
  const [judging, setJudging] = useState(/** @type {number | null} */ (null));
  const running = useRef(false);
  const gone = useRef(false);
  const picked = useRef(false);
  const latest = useRef(/** @type {Ui.ReviewBook | null} */ (null));
  latest.current = book ?? latest.current;

  /** @param {Ui.ReviewBook} found */
  const keep = (found) => {
    latest.current = found;
    setBook(found);
  };
  const run = async () => {
    if (running.current || gone.current) return;
    running.current = true;
    for (;;) {
      const now = /** @type {Ui.ReviewBook} */ (latest.current);
      const turn = now.answer.turns.find((one) => one.open && !one.judged);
      if (!turn || !running.current) break;
      setJudging(turn.step);
      const found = await attempt(() => call("review_turn", { slot: now.answer.slot, step: turn.step }));
      if (gone.current || !found?.judged) break;
      const turns = now.answer.turns.map((one) => (one.step === turn.step ? { ...one, judged: found.judged } : one));
      keep({ ...now, answer: { ...now.answer, turns } });
    }
    running.current = false;
    if (gone.current) return;
    setJudging(null);
    const first = dearest(latest.current?.answer.turns ?? [], 1)[0];
    if (first && !picked.current) setAt(first.step);
  };
  const stop = () => {
    if (!running.current) return;
    running.current = false;
    call("bot_stop").catch(() => {});
  };
  useEffect(() => {
    attempt(async () => {
      const found = await fetched(slot);
      if (gone.current) return;
      keep(found);
      setAt(found.answer.turns.at(-1)?.step ?? 0);
      run();
    });
    return () => {
      gone.current = true;
      wipe();
      stop();
    };
  }, [slot]);

  const turn = book?.answer.turns.find((one) => one.step === at) ?? null;
  const step = turn?.judged?.step ?? at;
  useEffect(() => {
    if (!book || step === null) return undefined;
    let over = false;
    attempt(async () => {
      const next = await call("replay", { slot: book.answer.slot, step });
      if (!over) setState(next);
    });
    return () => {
      over = true;
    };
  }, [book?.answer.slot, step]);
  useEffect(() => {
    if (!book || !state || state.step !== step) return undefined;
    const { seats } = book.answer;
    const mark = () => {
      const { judged } = turn ?? {};
      if (!judged) return wipe();
      const marks = (/** @type {any} */ line) => planOf(line, state.view, seats, book.geometry).marks;
      return draw([
        { kind: "played", marks: marks({ actions: judged.played }) },
        ...(judged.better ? [{ kind: /** @type {const} */ ("better"), marks: marks(judged.better) }] : []),
      ]);
    };
    const again = () => soon(mark);
    again();
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [state, turn?.judged]);

  const back = () => go(from);
  if (!book) return html`<main class="page"><${PageHead} title=${t("screen-review")} onBack=${back} /></main>`;
  const { answer, face, geometry, Plot } = book;
  const open = answer.turns.filter((one) => one.open);
  const done = open.filter((one) => one.judged).length;
  const worst = dearest(open, 3);
  const pick = (/** @type {number} */ one) => {
    picked.current = true;
    setAt(one);
    // On a phone the board lies above the list.
    scrollTo(0, 0);
  };
  const fork = () =>
    attempt(async () =>
      sit(
        await call("fork", {
          slot: answer.slot,
          step: step ?? 0,
          name: t("fork-name", { name: answer.name, step: step ?? 0 }).slice(0, 80),
        }),
      ),
    );
  const rounds = roundsOf(answer.turns);
  const sum = [answer.chances, ...rounds.map((one) => one.chances)].map((chances) => chances.map((chance) => 100 * chance));
  const name = (/** @type {Ui.ReviewTurn} */ one) => {
    const text = t("replay-turn", { round: one.round, name: answer.seats[one.seat].name });
    const same = answer.turns.filter(({ round, seat }) => round === one.round && seat === one.seat);
    return same.length > 1 ? `${text} · ${same.indexOf(one) + 1}` : text;
  };
  return html`<main class="replay review"><${PageHead} title=${t("review-of", { name: answer.name })} onBack=${back} />
    <div class="replay-board"><h2 class="sr">${t("board")}</h2>${
      state &&
      html`<${face.Map} geometry=${geometry} view=${state.view} seats=${answer.seats}
      labels=${face.labels(state.view, geometry, answer.seats)} label=${t("board")} still=${stillMotion()} />`
    }</div>
    <section class="replay-side" tabindex="0">
      <div class="card review-plot"><${Plot} sum=${sum} turns=${rounds} players=${1} seats=${answer.seats} title=${t("review-plot")}
        notes=${firstOfRounds(worst).map((one) => ({ round: one.round, text: `−${percent(costOf(one))}` }))} /></div>
      <div class="card review-turns"><div class="row spread"><h2>${t("review-turns")}</h2>${
        judging !== null
          ? html`<${Button} id="stop-review" onPress=${stop}>${t("review-stop")}</${Button}>`
          : done < open.length && html`<${Button} id="go-on-review" onPress=${run}>${t("review-go-on")}</${Button}>`
      }</div>
      ${
        done < open.length &&
        html`<progress max=${open.length} value=${done} aria-label=${t("review-progress", { done, count: open.length })}></progress>`
      }
      ${open.length === 0 && html`<p class="soft">${t(answer.over ? "review-only-bots" : "review-nothing-yet")}</p>`}
      <ol class="review-list">${open.map(
        (one) => html`<li key=${one.step}><button type="button" class=${worst.includes(one) ? "worst" : ""} data-turn=${one.step}
          aria-pressed=${String(one.step === at)} onClick=${() => pick(one.step)}>
        <${SeatMark} game=${answer.game} seat=${answer.seats[one.seat]} size=${26} /><span class="grow">${name(one)}</span>
        <${Cost} turn=${one} now=${one.step === judging} /></button></li>`,
      )}</ol></div></section>
    <section class="card replay-bar">${
      turn &&
      html`<div class="replay-what"><${SeatMark} game=${answer.game} seat=${answer.seats[turn.seat]} size=${34} />
      <b class="grow">${name(turn)}</b>
      <${Button} kind="quiet" onPress=${() => go("replay", { slot: answer.slot, from, step: step ?? 0 })}>
      <${Sign} name="play" /> ${t("watch-replay")}</${Button}>
      <${Button} id="try-again" kind="primary" onPress=${fork}><${Sign} name="fork" /> ${t("review-try-again")}</${Button}></div>
      ${state && state.step === step && html`<${Found} book=${book} turn=${turn} state=${state} />`}`
    }</section>
  </main>`;
}
