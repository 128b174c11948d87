// What the result of a game says of hints, and the way to its review.

import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { html } from "../lib.js";
import { go } from "../state.js";

/** How many hints somebody was given, beside a name. @param {{ count: number }} props */
export const Hints = ({ count }) =>
  count > 0 && html`<span class="soft small hints-used"><${Sign} name="hint" size=${16} /> ${t("hints-used", { count })}</span>`;

/** The way to the review. `kind`: of its button. @param {{ slot: string, from?: string, kind?: string }} props */
export const ToReview = ({ slot, from = "table", kind = "" }) =>
  html`<${Button} id="review" kind=${kind} onPress=${() => go("review", { slot, from })}><${Sign} name="plot" />
    ${t("screen-review")}</${Button}>`;
