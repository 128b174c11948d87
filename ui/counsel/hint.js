// A hint in one's own turn: thought out by the backend, told where slips lie, drawn on the map. Fetched when one is first asked for.

import { call } from "../backend.js";
import { Button, Sign } from "../controls.js";
import { face } from "../faces.js";
import { t } from "../i18n.js";
import { effect, html, useEffect } from "../lib.js";
import { geometry, income, recap } from "../session.js";
import { announcement, attempt, complain, table } from "../state.js";
import { drawnLow } from "../table/frame.js";
import { planOf, ready, reasonOf } from "./counsel.js";
import { draw, soon, wipe } from "./marks.js";

/** So many turns are shown, one after the other. */
const MOST = 3;

/** How often the thinking is looked at, in milliseconds. */
const EVERY = 250;

/** What is on the page of this module, or null. @returns {Ui.Hint | null} */
const here = () => (recap.value?.View === Hint ? /** @type {Ui.Hint} */ (recap.value.told) : null);

/** @param {Ui.Hint} told */
function show(told) {
  recap.value = { told, View: Hint };
}

const close = () => {
  recap.value = null;
};

let number = 0;

// What was drawn goes with the page that tells of it; who thinks for nobody stops.
/** @type {Ui.Hint | null} */
let before = null;
effect(() => {
  const now = here();
  if (before && !before.plans && before.number !== now?.number) call("bot_stop").catch(() => {});
  before = now;
  if (now?.plans) return;
  wipe();
  drawnLow.value = false;
});

/** Draws a plan, and sees to it that the slip which tells of it hides less of it. @param {Ui.Plan} plan */
function lay(plan) {
  draw([{ marks: plan.marks, kind: "better" }]);
  const [map, slip] = [".board-box", ".slip.hint"].map((what) => document.querySelector(what)?.getBoundingClientRect());
  if (!map || !slip) return;
  const marks = [...document.querySelectorAll(".plan-land")].map((mark) => mark.getBoundingClientRect());
  const under = (/** @type {number} */ from, /** @type {number} */ to) =>
    marks.filter(({ top, height }) => top + height / 2 > from && top + height / 2 < to).length;
  drawnLow.value = under(map.bottom - slip.height, map.bottom) > under(map.top, map.top + slip.height);
}

/** Shows the next best turn; asks for one where none is shown. */
export async function hint() {
  const state = table.value;
  const now = here();
  if (!state || (now && !now.plans)) return;
  if (now?.plans) {
    tell({ ...now, at: (now.at + 1) % now.plans.length });
    return;
  }
  number += 1;
  const own = number;
  await attempt(() => ready(face.value));
  income.value = null;
  show({ number: own, share: 0, at: 0, plans: null });
  const isOpen = () => here()?.number === own;
  const timer = setInterval(async () => {
    const far = await call("bot_progress").catch(() => null);
    const shown = here();
    if (far?.thinking && shown?.number === own && !shown.plans) show({ ...shown, share: far.done / far.total });
  }, EVERY);
  try {
    const answer = await call("hint", { count: MOST });
    if (!isOpen() || table.value?.revision !== answer.revision) return;
    const plans = answer.lines.map((line) => ({
      ...planOf(line, state.view, state.seats, geometry.value),
      win: line.win,
      why: reasonOf(answer.seat, line, state.seats, geometry.value),
    }));
    before = null;
    tell({ number: own, share: 1, at: 0, plans });
  } catch (error) {
    const shown = isOpen();
    before = null;
    if (shown) close();
    if (shown || /** @type {{ kind?: string }} */ (error).kind !== "stale") complain(error);
  } finally {
    clearInterval(timer);
  }
}

/** @param {Ui.Hint} told */
function tell(told) {
  show(told);
  const plan = told.plans?.[told.at];
  if (plan)
    announcement.value = [t("hint-title", { number: told.at + 1, count: told.plans?.length ?? 1 }), ...plan.steps, plan.why ?? ""].join(
      " ",
    );
}

/** The hint as a slip: how far the thinking has come, or one of the best turns. @param {{ told: Ui.Hint }} props */
function Hint({ told }) {
  const { plans, at, share } = told;
  const plan = plans?.[at];
  // The map may have been drawn anew, or lie otherwise.
  useEffect(() => {
    if (!plan) return undefined;
    const again = () => soon(() => here()?.plans && lay(plan));
    again();
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, [plan]);
  const percent = plan ? Math.round(100 * plan.win) : 0;
  const chance = t("hint-win", { percent });
  return html`<div class="slip recap hint" role="group" aria-label=${t("hint")}><div class="slip-head"><h3>
    <${Sign} name="hint" size=${20} /> ${plan ? t("hint-title", { number: at + 1, count: plans?.length ?? 1 }) : t("hint-thinking")}</h3>
    ${plan && html`<b class="numeral hint-win" title=${chance}>${t("hint-chance", { percent })}</b>`}
    ${
      (plans?.length ?? 0) > 1 &&
      html`<${Button} id="next-hint" kind="quiet icon" label=${t("hint-next")} onPress=${hint}>
      <${Sign} name="next" size=${18} /></${Button}>`
    }<${Button} kind="quiet icon" label=${t("close")} onPress=${close}><${Sign} name="close" size=${18} /></${Button}></div>
    ${
      plan
        ? html`<ol class="plan-steps">${plan.steps.map((step, i) => html`<li key=${i}>${step}</li>`)}</ol>
    ${plan.why && html`<p class="soft small hint-why">${plan.why}</p>`}`
        : html`<div class="row tight"><progress class="grow" max="1" value=${share} aria-label=${t("hint-thinking")}></progress>
    <${Button} id="stop-hint" onPress=${() => call("bot_stop").then(() => {})}>${t("hint-stop")}</${Button}></div>`
    }</div>`;
}
