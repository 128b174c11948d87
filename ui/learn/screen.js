// Learn: the lessons, with how far each has come.

import { Button, PageHead, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { lessons } from "../lessons/list.js";
import { html } from "../lib.js";
import { attempt, go } from "../state.js";
import { begin } from "./coach.js";
import { dress } from "./dress.js";
import { kept } from "./progress.js";

/** Begins a lesson. @param {Ui.LessonEntry} entry @param {boolean} afresh */
const start = (entry, afresh) => attempt(async () => begin((await entry.load()).lesson, afresh));

/** One lesson in the list. @param {{ entry: Ui.LessonEntry }} props */
function Lesson({ entry }) {
  const { id, minutes } = entry;
  const had = kept()[id];
  const under = (had?.at ?? 0) > 0;
  return html`<li class="card lesson-entry" data-lesson=${id}><div class="grow"><h3>${t(`learn-${id}`)}</h3>
      <p class="soft">${t(`learn-${id}-about`)}</p>
      <p class="small soft">${t("learn-minutes", { count: minutes })}
      ${had?.done && html` · <b class="lesson-done">✓ ${t("learn-done")}</b>`}</p></div>
    <div class="lesson-buttons">${
      under &&
      html`<${Button} kind="quiet icon" label=${t("learn-afresh")} onPress=${() => start(entry, true)}><${Sign} name="undo" /></${Button}>`
    }
    <${Button} kind=${had?.done && !under ? "" : "primary"} onPress=${() => start(entry, false)}>
      ${t(under ? "learn-continue" : had?.done ? "learn-again" : "learn-begin")}</${Button}></div></li>`;
}

/** The list of lessons. */
export function Learn() {
  const games = [...new Set(lessons.map(({ game }) => game))];
  return html`<main class="page"><${PageHead} title=${t("learn")} onBack=${() => go("home")} />
    <p class="on-desk-soft">${t("learn-about")}</p>
    ${games.map(
      (game) => html`<section key=${game}><h2 class="on-desk">${t(game)}</h2>
      <ul class="lesson-list">${lessons
        .filter((entry) => entry.game === game)
        .map((entry) => html`<${Lesson} key=${entry.id} entry=${entry} />`)}</ul></section>`,
    )}</main>`;
}

/** The list, with the words and the style sheet of lessons. */
export async function open() {
  await dress();
  return Learn;
}
