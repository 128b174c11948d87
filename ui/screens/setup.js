// What the new-game screens of all games have in common.

import { call } from "../backend.js";
import { Button, Switch } from "../controls.js";
import { has, t } from "../i18n.js";
import { html, signal, useEffect, useState } from "../lib.js";
import { attempt, plain } from "../state.js";
import { begin } from "./last.js";
import { seatsOf } from "./people.js";

/** May hints be asked for in the game that begins? */
export const hints = signal(true);

/** Why a game cannot start like this. */
export function Reasons({ reasons }) {
  if (reasons.length === 0) return null;
  return html`<ul class="reasons" role="alert">${reasons.map(
    (r) => html`<li class="bad">
    ${r.text ?? (has(`setup-${r.kind}`) ? t(`setup-${r.kind}`, plain(r.data)) : t("setup-other"))}</li>`,
  )}</ul>`;
}

/**
 * What can still be settled about a game, asked as it changes: `[reasons, start(), busy]`.
 * @param {any} setup as `new_game` wants it; null: not yet
 * @param {Ui.Seated[]} people
 * @param {boolean} [lot] has something in the setup been drawn by lot here?
 * @returns {[{ kind: string, data: any }[], () => Promise<void>, boolean]}
 */
export function useSetup(setup, people, lot = false) {
  const [reasons, setReasons] = useState(/** @type {{ kind: string, data: any }[]} */ ([]));
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!setup) return undefined;
    const timer = setTimeout(
      () =>
        call("check_setup", { setup, seats: seatsOf(people) })
          .then((a) => setReasons(a.reasons ?? []))
          .catch((e) => setReasons([{ kind: e.kind, data: e.data }])),
      200,
    );
    return () => clearTimeout(timer);
  }, [JSON.stringify(setup), JSON.stringify(people)]);
  const start = async () => {
    setBusy(true);
    try {
      await begin({ setup, people, hints: hints.value, lot }, setup.seed);
    } catch (refused) {
      const error = /** @type {import("../backend.js").CommandError} */ (refused);
      setReasons(error.data?.reasons ?? []);
      if (!error.data?.reasons) attempt(() => Promise.reject(error));
    } finally {
      setBusy(false);
    }
  };
  return [reasons, start, busy];
}

/** House rules and the number of the game. `words`: how the texts of its house rules begin. */
export function RulesCard({ game, form, set, words = "house" }) {
  const turned = (game?.house_rules ?? []).filter((rule) => (form.rules[rule.id] ?? rule.default) !== rule.default).length;
  const changed = turned + (hints.value ? 0 : 1);
  const id = (rule) => `${words}-${rule}`;
  return html`<section class="card new-rules"><details class="more first"><summary>${t("house-rules")}
    ${changed > 0 && html` <span class="soft">${t("changed-rules", { count: changed })}</span>`}</summary>
      <${Switch} text=${t("house-hints")} note=${t("house-hints-text")} on=${hints.value} onChange=${(on) => {
        hints.value = on;
      }} />
      ${(game?.house_rules ?? []).map(
        (rule) => html`<${Switch} key=${rule.id} text=${t(id(rule.id))} note=${t(`${id(rule.id)}-text`)}
        on=${form.rules[rule.id] ?? rule.default} onChange=${(on) => set({ rules: { ...form.rules, [rule.id]: on } })} />`,
      )}</details>
    <details class="more"><summary>${t("seed")}</summary><label class="field"><span class="small soft">${t("seed-note")}</span>
    <input class="input" inputmode="numeric" maxlength="16" value=${form.seed}
      onInput=${(e) => set({ seed: e.currentTarget.value.trim() })} /></label></details></section>`;
}

/** The button that starts, under what has to be settled before. */
export function StartBar({ reasons, busy, onStart }) {
  return html`<div class="start-bar"><${Reasons} reasons=${reasons} /><${Button} kind="primary" id="start"
    why=${reasons.length > 0 ? t("settle-first") : busy ? t("wait") : null} onPress=${onStart}>${t("start-game")}</${Button}></div>`;
}
