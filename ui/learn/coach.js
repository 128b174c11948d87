// A lesson at the table: an ordinary game for practice, played by the learner's own taps; the coach says what it is about, points at what
// is meant, and answers what is not meant yet. What the others do is written down.

import { call } from "../backend.js";
import { Button } from "../controls.js";
import { face } from "../faces.js";
import { t } from "../i18n.js";
import { html, signal, useEffect } from "../lib.js";
import { coach, leave, picked, sit } from "../session.js";
import { announcement, attempt, go, table } from "../state.js";
import { telling } from "../telling.js";
import { pointAt } from "./dress.js";
import { backTo, isOver, isRight, keep, kept, theirs } from "./progress.js";

/** The running lesson: which, at what step, after how many actions each step so far began; and what a wrong tap was answered. */
const running = signal(/** @type {Ui.LessonRun | null} */ (null));

/** The step the learner is at. @param {Ui.LessonRun} run */
const stepOf = (run) => run.lesson.steps[run.at];

/** The words of a step: what it is about, or with `what` what is to be done. @param {Ui.LessonRun} run */
const wordsOf = ({ lesson, at }, what = "") => t(`learn-${lesson.id}-${lesson.steps[at].id}${what}`);

/** Keeps where the learner is, with what was played. @param {Ui.LessonRun} run */
async function remember(run) {
  const { entries } = await call("log", { from: 0 });
  if (running.peek()?.lesson !== run.lesson) return;
  const over = run.at >= run.lesson.steps.length - 1;
  const now = over ? { at: 0, marks: [0], actions: [] } : { at: run.at, marks: run.marks, actions: entries.map((entry) => entry.text) };
  keep(run.lesson.id, { ...now, done: over || kept()[run.lesson.id]?.done === true });
}

/** Goes to a step. @param {Ui.LessonRun} run @param {number} at @param {number[]} marks */
function turnTo(run, at, marks) {
  const next = { ...run, at, marks, nudge: null };
  running.value = next;
  remember(next).catch(console.warn);
}

/** Goes on to the next step. */
export function goOn() {
  const run = running.peek();
  const state = table.peek();
  if (!run || !state || run.at >= run.lesson.steps.length - 1) return;
  turnTo(run, run.at + 1, [...run.marks.slice(0, run.at + 1), state.step]);
}

/** Follows the table: what has been done leads on, what was taken back leads back. */
function follow() {
  const run = running.peek();
  const state = table.peek();
  if (!run || !state || !face.value) return;
  const since = run.marks[run.at] ?? 0;
  if (state.step < since) {
    const at = backTo(run.marks, state.step);
    turnTo(run, at, run.marks.slice(0, at + 1));
  } else if (isOver(stepOf(run), state, since, face.value.isMine(state))) goOn();
}

// Every state is looked at, also one that another follows before anything is drawn: it may be the only one in which a step is over.
table.subscribe(follow);

/** What a step is answered with that is not asked for. @param {Ui.LessonRun} run @param {Ui.LessonStep} step */
function refuse(run, step) {
  const words = step.right ? t("learn-not-yet", { what: wordsOf(run, "-do") }) : t("learn-read-first");
  running.value = { ...run, nudge: words };
  announcement.value = words;
}

/** @type {Ui.Coach} */
const teacher = {
  allows(action) {
    const run = running.peek();
    const state = table.peek();
    if (!run || !state) return true;
    const step = stepOf(run);
    const good = isRight(step, action, state.view);
    if (!good) refuse(run, step);
    return good;
  },
  says(step) {
    const run = running.peek();
    if (!run) return null;
    if (!run.said.has(step)) run.said.set(step, run.script[run.said.size] ?? null);
    return run.said.get(step) ?? null;
  },
  leave() {
    running.value = null;
    pointAt(null);
    go("learn");
  },
  View: CoachView,
};

/** Begins a lesson, or goes on with it. @param {Ui.Lesson} lesson @param {boolean} [afresh] */
export async function begin(lesson, afresh = false) {
  const fresh = { at: 0, marks: [0], actions: [], done: false };
  const had = afresh ? fresh : (kept()[lesson.id] ?? fresh);
  const seats = lesson.seats.map(({ name, ...seat }) => ({ ...seat, name: t(name) }));
  const put = (/** @type {string[]} */ actions) => call("practice", { ...lesson.start, seats, actions });
  // What was kept may be of an older version, in which the lesson was another: it begins afresh then.
  const again = had.actions.length > 0 && had.at < lesson.steps.length ? await put(had.actions).catch(() => null) : null;
  const state = again ?? (await put([]));
  const { at, marks } = again ? had : fresh;
  const { entries } = await call("log", { from: 0 });
  const spoken = entries.filter((entry) => seats[entry.seat].who === "bot").length;
  running.value = { lesson, at, marks, nudge: null, said: new Map(), script: theirs(lesson).slice(spoken) };
  coach.value = teacher;
  await sit(state);
}

/** What is pointed at now. @param {Ui.LessonRun} run @param {Ui.State | null} state */
function targetOf(run, state) {
  if (!state || !face.value?.isMine(state)) return null;
  const { point } = stepOf(run);
  return (typeof point === "function" ? point(picked.value, state.view) : point) ?? null;
}

/** A first real game after the lesson, with help. @param {object} setup */
async function playFirst(setup) {
  await leave();
  await attempt(async () => (await import("./help.js")).begin(setup));
}

/** The note over the table. */
function CoachView() {
  const run = running.value;
  const state = table.value;
  const target = run ? targetOf(run, state) : null;
  useEffect(() => pointAt(target), [target]);
  useEffect(() => {
    document.querySelector(".coach")?.scrollTo(0, 0);
  }, [run?.at]);
  if (!run || !state) return null;
  const { lesson, at, nudge } = run;
  const step = stepOf(run);
  const last = at === lesson.steps.length - 1;
  const watching = Boolean(step.theirs) || telling.value !== null;
  const { next } = lesson;
  const end = html`<${Button} kind=${next ? "" : "primary"} id="coach-next" onPress=${leave}>${t("learn-finish")}</${Button}>
    ${next && html`<${Button} kind="primary" id="coach-play" onPress=${() => playFirst(next)}>${t("learn-play")}</${Button}>`}`;
  const reads = !step.right && !step.theirs;
  const button = last ? end : reads && html`<${Button} kind="primary" id="coach-next" onPress=${goOn}>${t("learn-next")}</${Button}>`;
  return html`<aside class="coach card" aria-label=${t(`learn-${lesson.id}`)} data-step=${step.id} data-target=${target}>
    <div class="coach-words" aria-live="polite"><p>${wordsOf(run)}</p>
      ${nudge ? html`<p class="coach-nudge">${nudge}</p>` : step.right && html`<p class="coach-do">${wordsOf(run, "-do")}</p>`}
      ${watching && html`<p class="coach-do soft">${t("learn-watch")}</p>`}</div>
    <div class="coach-foot"><progress max=${lesson.steps.length} value=${at + 1}
      aria-label=${t("learn-step", { step: at + 1, steps: lesson.steps.length })}></progress>${button}</div>
  </aside>`;
}
