// The buttons that take back and do again, and the one that asks for a hint.

import { Button, Sign } from "../controls.js";
import { face } from "../faces.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { busy, stepBack } from "../session.js";
import { attempt, tell } from "../state.js";

/** Undo or redo; greyed with its reason when refused. */
export function UndoButton({ state, name, shortcut, kind = "on-desk" }) {
  const able = state[name];
  const why = busy.value ? null : able.ok ? null : t(`undo-${able.why ?? "nothing"}`);
  return html`<${Button} kind=${`quiet icon ${kind}`} label=${t(name)} why=${why} onWhy=${() => stepBack(name)} shortcut=${shortcut}
    onPress=${() => stepBack(name)}><${Sign} name=${name} /></${Button}>`;
}

/** The best turn, then the next best; none where the players have agreed so, or somebody is led through a lesson. */
const Hint = ({ state, kind = "on-desk" }) => html`<${Button} id="hint" kind=${`quiet icon ${kind}`} label=${t("hint")}
  why=${face.value.isMine(state) ? null : t("hint-later")} onWhy=${tell}
  onPress=${() => attempt(async () => busy.value || (await import("../counsel/hint.js")).hint())}><${Sign} name="hint" /></${Button}>`;

/** What helps while one decides. */
export const Tools = ({ state, kind, keys = [] }) => html`<${UndoButton} state=${state} name="undo" kind=${kind} shortcut=${keys[0]} />
  <${UndoButton} state=${state} name="redo" kind=${kind} shortcut=${keys[1]} />
  ${!state.hints.off && !state.practice && html`<${Hint} state=${state} kind=${kind} />`}`;
