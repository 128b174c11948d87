// Help in a real game: what is possible now, why one might, and on asking what a good player would do. It stays with the game it was
// switched on for, until it is switched off.

import { call } from "../backend.js";
import { Button } from "../controls.js";
import { face } from "../faces.js";
import { has, t } from "../i18n.js";
import { html, signal, useEffect } from "../lib.js";
import { coach, geometry, log, picked, sit } from "../session.js";
import { attempt, change, table } from "../state.js";
import { dress, pointAt } from "./dress.js";
import { decline, GO, put, seize, stop, take } from "./point.js";

/** What was advised: the actions of the turn, how many of them have been played, and why. */
const advice = signal(/** @type {Ui.Advice | null} */ (null));

/** Where a finger goes to play an action. @param {any} action @param {any} view @returns {string} */
function wayTo(action, view) {
  const { type, region, combo } = action;
  const to = type === "pick" ? take(combo) : type === "decline" ? decline : type === "end_conquest" ? stop : null;
  if (to) return to(picked.value, view) ?? GO;
  if (["put", "put_all"].includes(type)) return put(region)(picked.value, view) ?? GO;
  return region === undefined ? GO : (seize(region)(picked.value, view) ?? GO);
}

/** Asks what a good player would do. */
async function ask() {
  const state = table.peek();
  if (!state) return;
  advice.value = { thinking: true, actions: [], done: 0, why: null };
  const [answer, words] = await Promise.all([attempt(() => call("hint", { count: 1 })), attempt(() => face.value.why?.())]);
  const [line] = answer?.lines ?? [];
  if (table.peek() !== state || !line) {
    advice.value = null;
    return;
  }
  const reason = /** @type {Ui.Reason} */ (/** @type {unknown} */ ({ seat: answer?.seat, merits: line.merits }));
  const nameless = state.seats.map((seat, i) => (i === answer?.seat ? { ...seat, name: "" } : seat));
  const why = line.merits.length > 0 ? (words?.whyOf(reason, nameless, geometry.value, true) ?? null) : null;
  advice.value = { thinking: false, actions: line.actions, done: 0, why, step: state.step };
}

/** Follows what is played: along the advice it goes on, beside it it is over. */
function follow() {
  const now = advice.peek();
  const state = table.peek();
  if (!now || now.thinking || !state) return;
  const played = state.step - (now.step ?? 0);
  if (played === now.done) return;
  const last = log.value.find((entry) => entry.step === state.step - 1);
  if (!last && played === now.done + 1) return;
  const along = played === now.done + 1 && last?.text === now.actions[now.done]?.text && played < now.actions.length;
  advice.value = along ? { ...now, done: played } : null;
}

/** Switches help off, for good. */
function off() {
  pointAt(null);
  advice.value = null;
  coach.value = null;
  change(/** @type {any} */ ({ helped: null }));
}

/** What the note says of the decision that is due. @param {Ui.State} state */
function wordsOf(state) {
  if (!face.value.isMine(state)) return t("help-wait");
  const stage = /** @type {any} */ (state.view).stage;
  return t(has(`help-${stage}`) ? `help-${stage}` : "help-other");
}

/** The note over the table. */
function HelpView() {
  const state = table.value;
  const now = advice.value;
  const mine = state !== null && face.value.isMine(state);
  const current = mine && now !== null && state.step === (now.step ?? 0) + now.done;
  const action = current ? now.actions[now.done]?.action : null;
  const target = action && state ? wayTo(action, state.view) : null;
  useEffect(follow, [state, log.value]);
  useEffect(() => pointAt(target), [target]);
  if (!state || state.view.over) return null;
  return html`<aside class="coach help card" aria-label=${t("help-title")} data-target=${target}>
    <div class="coach-words" aria-live="polite"><p>${wordsOf(state)}</p>
      ${now?.thinking && html`<p class="coach-do soft">${t("help-thinking")}</p>`}
      ${target && html`<p class="coach-do">${t("help-shown")} ${now?.why ?? ""}</p>`}</div>
    <div class="coach-foot"><${Button} kind="quiet" id="help-off" onPress=${off}>${t("help-off")}</${Button}>
      <${Button} id="help-show" why=${mine && !now ? null : t("help-wait")} onPress=${ask}>${t("help-show")}</${Button}></div>
  </aside>`;
}

/** @type {Ui.Coach} */
const helper = {
  allows: () => true,
  says: () => null,
  leave() {
    advice.value = null;
    pointAt(null);
  },
  View: HelpView,
};

/** The helper, with its words. */
export async function ready() {
  await dress();
  advice.value = null;
  return helper;
}

/** Begins a real game with help switched on. @param {any} setup */
export async function begin(setup) {
  const seats = /** @type {Ui.Player[]} */ ([
    { name: t("player-name", { number: 1 }), colour: 0, who: "human" },
    { name: t("character-settler"), colour: 1, who: "bot", level: "easy", style: "settler" },
  ]);
  const state = await call("new_game", { setup, seats });
  await change(/** @type {any} */ ({ helped: state.slot }));
  await sit(state);
}
