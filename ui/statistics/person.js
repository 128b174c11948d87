// One person: games, wins, streaks, the course of the points; another name, or none.

import { call } from "../backend.js";
import { Button, Sign } from "../controls.js";
import { listing, t } from "../i18n.js";
import { html, useState } from "../lib.js";
import { renamed } from "../screens/last.js";
import { attempt, go } from "../state.js";
import { dayOf } from "./dress.js";
import { byPerson, courseOf, longestStreak, same, seatOf, streakOf } from "./figures.js";

/** What somebody had in game after game; a filled point is a win. @param {{ course: ReturnType<typeof courseOf>, points: string }} props */
function Course({ course, points }) {
  const [w, h] = [560, 180];
  const top = Math.max(10, ...course.map((game) => game.points));
  const x = (/** @type {number} */ i) => (course.length < 2 ? w / 2 : (i * w) / (course.length - 1));
  const y = (/** @type {number} */ v) => h - (Math.max(0, v) * h) / top;
  const step = [5, 10, 20, 50].find((n) => top / n <= 5) ?? 100;
  const grid = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
  const title = t(`stats-course-${points}`);
  return html`<figure class="plot stats-course"><figcaption>${title}</figcaption>
    <svg viewBox="-42 -12 616 236" role="img" aria-label=${title}>
    ${grid.map(
      (v) => html`<g key=${v}><path class="plot-grid" d=${`M0 ${y(v)}H${w}`} />
      <text x="-8" y=${y(v) + 6} text-anchor="end">${v}</text></g>`,
    )}
    <path class="course-line" d=${`M${course.map((game, i) => `${x(i)} ${y(game.points)}`).join("L")}`} />
    ${course.map(
      (game, i) => html`<circle key=${i} class=${game.won ? "course-won" : "course-lost"} cx=${x(i)} cy=${y(game.points)} r="6.5" />`,
    )}
    <text x="0" y=${h + 30}>${dayOf(course[0].ended)}</text>
    ${course.length > 1 && html`<text x=${w} y=${h + 30} text-anchor="end">${dayOf(course[course.length - 1].ended)}</text>`}</svg>
    <p class="small soft stats-key"><i class="key-won"></i> ${t("stats-key-won")} <i class="key-lost"></i> ${t("stats-key-lost")}</p>
  </figure>`;
}

/** A number with what it is. @param {{ what: string, value: any }} props */
const Figure = ({ what, value }) =>
  html`<div class="stats-figure"><b class="numeral">${value}</b><span class="small soft">${what}</span></div>`;

/**
 * The page of a person.
 * @param {{ name: string, people: Ui.Results["people"], results: Ui.GameResult[], told?: Ui.ResultWords,
 *   onChanged: (answer: Ui.Results) => Promise<void>, visit: (name: string) => void }} props
 */
export function Person({ name, people, results, told, onChanged, visit }) {
  const [wish, setWish] = useState(/** @type {string | null} */ (null));
  const [sure, setSure] = useState(false);
  const own = people.find((person) => same(person.name, name));
  const other = wish === null || same(wish.trim(), name) ? null : people.find((person) => same(person.name, wish.trim()));
  const line = byPerson(results).find(({ key }) => same(key, name));
  const alike = told ? results : [];
  const points = alike.map((result) => seatOf(result, name)?.points ?? 0);
  const hints = results.reduce((sum, result) => sum + (seatOf(result, name)?.hints ?? 0), 0);
  const mean = Math.round(points.reduce((a, b) => a + b, 0) / points.length);
  const rename = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const to = (wish ?? "").trim();
    setWish(null);
    if (!to || to === name) return;
    const answer = await attempt(() => call("rename_person", { name, to }));
    if (!answer) return;
    renamed(name, to);
    await onChanged(answer);
    visit(answer.people.find((person) => same(person.name, to))?.name ?? to);
  };
  const change = async (/** @type {"separate_person" | "forget_person"} */ command) => {
    const answer = await attempt(() => call(command, { name }));
    if (!answer) return;
    if (command === "forget_person") renamed(name);
    await onChanged(answer);
    go("statistics");
  };
  return html`<section class="card stats-card stats-person">
    <div class="stats-figures">
      <${Figure} what=${t("stats-games")} value=${line?.games ?? 0} />
      <${Figure} what=${t("stats-won")} value=${line ? `${Math.round((line.wins * 100) / line.games)} %` : "–"} />
      ${points.length > 0 && html`<${Figure} what=${t("stats-mean")} value=${mean} />`}
      ${points.length > 0 && html`<${Figure} what=${t("stats-best")} value=${Math.max(...points)} />`}
      <${Figure} what=${t("stats-streak-now")} value=${streakOf(results, name)} />
      <${Figure} what=${t("stats-streak-best")} value=${longestStreak(results, name)} />
      ${hints > 0 && html`<${Figure} what=${t("stats-hints")} value=${hints} />`}
    </div>
    ${told && alike.length > 1 && html`<${Course} course=${courseOf(alike, name)} points=${told.points} />`}
    ${
      wish === null
        ? html`<div class="row">
          <${Button} id="rename-person" onPress=${() => setWish(name)}><${Sign} name="edit" /> ${t("rename")}</${Button}>
          ${own && own.also.length > 0 && html`<${Button} onPress=${() => change("separate_person")}>${t("stats-separate")}</${Button}>`}
          ${!sure && html`<${Button} kind="quiet" id="forget-person" onPress=${() => setSure(true)}>${t("stats-forget")}</${Button}>`}
          </div>`
        : html`<form class="row" onSubmit=${rename}><label class="grow"><span class="sr">${t("new-name")}</span>
          <input class="input" name="person" value=${wish} maxlength="40" autocomplete="off" ref=${(
            /** @type {HTMLInputElement | null} */ n,
          ) => {
            if (n && !n.dataset.met) {
              n.dataset.met = "1";
              n.focus();
              n.select();
            }
          }}
            onInput=${(/** @type {any} */ e) => setWish(e.currentTarget.value)} /></label>
          <button type="submit" class="button primary">${t(other ? "stats-merge" : "rename")}</button>
          <${Button} kind="quiet" onPress=${() => setWish(null)}>${t("cancel")}</${Button}></form>`
    }
    ${other && html`<p role="status">${t("stats-merge-note", { name, other: other.name })}</p>`}
    ${own && own.also.length > 0 && html`<p class="small soft">${t("stats-also", { names: listing(own.also) })}</p>`}
    ${
      sure &&
      html`<div class="slip" role="alertdialog" aria-label=${t("stats-forget")}><p>${t("stats-forget-note", { name })}</p>
        <div class="row">
        <${Button} kind="danger" id="forget-sure" onPress=${() => change("forget_person")}>${t("stats-forget-sure")}</${Button}>
        <${Button} onPress=${() => setSure(false)}>${t("cancel")}</${Button}></div></div>`
    }</section>`;
}
