// One quiet line under the title of the first screen: what is on its way, what waits to be taken, what could be.

import { Button } from "../controls.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt, wordsOf } from "../state.js";
import { engine } from "./engine.js";
import { decline, declined, install, way } from "./install.js";
import { kept, restart, waiting } from "./offline.js";

/** What takes no longer than this goes without saying, in milliseconds. */
const LONG = 700;

/** The line, if there is anything to say. */
export const Line = () => html`<${Said} />`;

function Said() {
  const [going, setGoing] = useState(false);
  const go = () => {
    setGoing(true);
    attempt(restart).then(() => setGoing(false));
  };
  const [long, setLong] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(clock);
  }, []);
  if (engine.value.at === "coming") return long && html`<p class="web-line" role="status">${t("web-fetching")}</p>`;
  if (engine.value.at === "there" && engine.value.error) return html`<p class="web-line" role="alert">${wordsOf(engine.value.error)}</p>`;
  if (waiting.value)
    return html`<div class="web-line" role="status"><span>${t("web-update")}</span>
      <${Button} id="web-restart" kind="quiet on-desk" why=${going ? t("wait") : null} onPress=${go}>${t("web-restart")}</${Button}></div>`;
  const how = kept.value === "kept" && !declined.value && way();
  if (!how) return null;
  const asks = how === "asks";
  return html`<div class="web-line"><span>${t(asks ? "web-install-note" : "web-install-hand")}</span>
    ${asks && html`<${Button} id="web-install" kind="quiet on-desk" onPress=${() => attempt(install)}>${t("web-install")}</${Button}>`}
    <${Button} id="web-not-now" kind="quiet on-desk" onPress=${decline}>${t("web-not-now")}</${Button}></div>`;
}
