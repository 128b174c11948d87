// The buttons that take back and do again.

import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { busy, stepBack } from "../session.js";

/** Undo or redo; greyed with its reason when refused. */
export function UndoButton({ state, name, shortcut, kind = "on-desk" }) {
  const able = state[name];
  const why = busy.value ? null : able.ok ? null : t(`undo-${able.why ?? "nothing"}`);
  return html`<${Button} kind=${`quiet icon ${kind}`} label=${t(name)} why=${why} onWhy=${() => stepBack(name)} shortcut=${shortcut}
    onPress=${() => stepBack(name)}><${Sign} name=${name} /></${Button}>`;
}
