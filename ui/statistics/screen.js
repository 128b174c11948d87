// Statistics: what all finished games say, by person, game, board, race, power and level. Fetched when it is opened.

import { call } from "../backend.js";
import { Button, Choice, PageHead, Sign } from "../controls.js";
import { Hints } from "../counsel/after.js";
import { partOf } from "../faces.js";
import { entryOf } from "../games/registry.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt, go } from "../state.js";
import { SeatMark } from "../table/seatmark.js";
import { mapName } from "../words.js";
import { Share, wide } from "./bars.js";
import { dayOf, dress } from "./dress.js";
import { byLevel, byPerson, byPiece, chosen, gamesBy, recordsOf } from "./figures.js";
import { keep } from "./keep.js";
import { Person } from "./person.js";

/** How many games of the list are shown at first, and how many more each time. */
const SOME = 20;

/** What is called somebody where the name is gone. @param {string} name */
const called = (name) => name || t("stats-somebody");

/** A number in whole points, with a true minus. @param {number} points */
const whole = (points) => (points < -0.5 ? `−${Math.round(-points)}` : Math.round(Math.abs(points)));

/** How many lines of a table are shown at first. */
const SHORT = 12;

/**
 * A table of lines: what it is about, games, wins, and points where they are all of one game.
 * @typedef {import("./figures.js").Line} Line
 * @param {{ title: string, head: string, lines: Line[], name: (line: Line) => any, points?: boolean }} props
 */
function Lines({ title, head, lines, name, points = true }) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const shown = all ? lines : lines.slice(0, SHORT);
  return html`<section class="card stats-card"><h2>${title}</h2><table class="stats-table"><thead><tr><th scope="col">${head}</th>
    <th scope="col">${t("stats-games")}</th><th scope="col">${t("stats-won")}</th>
    ${points && html`<th scope="col">${t("stats-mean")}</th><th scope="col">${t("stats-best")}</th>`}</tr></thead><tbody>${shown.map(
      (line) => html`<tr key=${line.key}><th scope="row">${name(line)}</th><td class="numeral">${line.games}</td>
      <td><${Share} part=${line.wins} all=${line.games} /></td>
      ${points && html`<td class="numeral">${whole(line.points / line.games)}</td><td class="numeral">${whole(line.best)}</td>`}</tr>`,
    )}</tbody></table>
    ${
      lines.length > shown.length &&
      html`<${Button} kind="quiet" onPress=${() => setAll(true)}>${t("stats-all", { count: lines.length })}</${Button}>`
    }
  </section>`;
}

/**
 * A game in the list.
 * @param {{ result: Ui.GameResult, told?: Ui.ResultWords }} props
 */
function Game({ result, told }) {
  const seats = result.seats
    .toSorted((a, b) => a.rank - b.rank || b.points - a.points)
    .map((seat) => ({ ...seat, name: called(seat.name) }));
  return html`<li><span class="small soft">${dayOf(result.ended)}${t("comma")}${t(`game-${result.game}`)}${t("comma")}
      ${mapName(result.map)}</span><ul>${seats.map(
        (seat, i) => html`<li key=${i} class=${seat.won ? "won" : ""}><${SeatMark} game=${result.game} seat=${seat} size=${26} />
        <b>${seat.name}</b><${Hints} count=${seat.hints} />
        <span class="grow small soft">${seat.pieces.map(({ ids }) => told?.piece(ids)).join(" · ")}</span>
        <span class="numeral">${seat.points}</span></li>`,
      )}</ul></li>`;
}

/** The games one by one, the newest first. @param {{ results: Ui.GameResult[], words: Map<string, Ui.ResultWords> }} props */
function Games({ results, words }) {
  const [count, setCount] = useState(SOME);
  return html`<section class="card stats-card"><h2>${t("stats-history")}</h2><ol class="stats-games">${results
    .slice(0, count)
    .map((result) => html`<${Game} key=${result.id} result=${result} told=${words.get(result.game)} />`)}</ol>
    ${
      results.length > count && html`<${Button} kind="quiet" onPress=${() => setCount(count + 50)}>${t("stats-more")}</${Button}>`
    }</section>`;
}

/** The records of a game. @param {{ results: Ui.GameResult[] }} props */
function Records({ results }) {
  const records = recordsOf(results);
  return (
    records.length > 0 &&
    html`<section class="card stats-card"><h2>${t("stats-records")}</h2><ul class="stats-records">${records.map(
      ({ id, vars, result }) => html`<li key=${id}><span>${t(id, { ...vars, name: called(vars.name) })}</span>
      ${result && html`<span class="small soft">${dayOf(result.ended)}${t("comma")}${mapName(result.map)}</span>`}</li>`,
    )}</ul></section>`
  );
}

/** How many games of each kind, as bars. @param {{ title: string, counts: [string, number][], name: (key: string) => string }} props */
function Counts({ title, counts, name }) {
  const top = Math.max(1, ...counts.map(([, n]) => n));
  return (
    counts.length > 1 &&
    html`<section class="card stats-card"><h2>${title}</h2><table class="bars"><tbody>${counts.map(
      ([key, n]) => html`<tr key=${key}><th scope="row">${name(key)}</th><td><div class="bar">
      <i ref=${wide(n, top)}></i>
      <b class="numeral">${n}</b></div></td></tr>`,
    )}</tbody></table></section>`
  );
}

/** What people had made themselves, of what a seat played and what paid it. @param {Ui.SeatResult} seat */
const ownIn = ({ pieces, causes }) =>
  [...pieces.flatMap(({ ids }) => ids), ...causes.map(({ cause }) => cause)].filter((id) => id?.startsWith("own-"));

/** Saves all results as a table. */
const exportAll = () =>
  attempt(async () => {
    const { file_name, data } = await call("export_results");
    await keep(file_name, new Blob([data], { type: "text/csv" }));
  });

/** The screen. `from`: the screen to go back to; `person`: whose page is shown. @param {{ from?: string, person?: string }} props */
export function Statistics({ from = "home", person = "" }) {
  const [kept, setKept] = useState(/** @type {Ui.Results | null} */ (null));
  const [words, setWords] = useState(/** @type {Map<string, Ui.ResultWords>} */ (new Map()));
  const [game, setGame] = useState("");
  const load = async (/** @type {Ui.Results} */ answer) => {
    const games = [...new Set(answer.results.map((result) => result.game))].filter(entryOf);
    const parts = await Promise.all(games.map(async (id) => /** @type {const} */ ([id, (await partOf(id, "end")).told])));
    setWords(new Map(parts.filter(([, told]) => told)));
    const own = answer.results.flatMap(({ seats }) => seats.flatMap(ownIn));
    if (own.length > 0) await (await import("../workshop/own.js")).remember(own);
    setKept(answer);
  };
  useEffect(() => {
    attempt(async () => load(await call("results")));
  }, []);
  const back = () => (person ? go("statistics", { from }) : go(from));
  const head = html`<${PageHead} title=${person || t("screen-statistics")} onBack=${back}>${
    kept &&
    kept.results.length > 0 &&
    !person &&
    html`<${Button} kind="quiet on-desk" id="export-csv" onPress=${exportAll}><${Sign} name="export" /> CSV</${Button}>`
  }</${PageHead}>`;
  if (!kept) return html`<main class="page stats">${head}</main>`;
  const results = kept.results.filter((result) => words.has(result.game));
  if (results.length === 0)
    return html`<main class="page stats">${head}<section class="card stats-empty"><p>${t("stats-empty")}</p>
      <${Button} kind="primary" onPress=${() => go("new-game")}>${t("new-game")}</${Button}></section></main>`;
  const games = gamesBy(person ? chosen(results, { person }) : results, (result) => result.game);
  const now = games.some(([id]) => id === game) ? game : games.length === 1 ? games[0][0] : "";
  const here = chosen(results, { game: now, person });
  const told = words.get(now);
  const visit = (/** @type {string} */ name) => go("statistics", { from, person: name });
  return html`<main class="page stats" key=${person}>${head}
    ${kept.unreadable > 0 && html`<p class="card" role="alert">${t("stats-unreadable")}</p>`}
    ${
      games.length > 1 &&
      html`<section class="card"><${Choice} legend=${t("stats-which")} hideLegend value=${now} onPick=${setGame}
      options=${[{ id: "", text: t("stats-every-game") }, ...games.map(([id]) => ({ id, text: t(`game-${id}`) }))]} /></section>`
    }
    ${
      person
        ? html`<${Person} name=${person} people=${kept.people} results=${here} told=${told} onChanged=${load} visit=${visit} />`
        : html`<p class="stats-sum on-desk-soft">${t("stats-sum", { games: here.length, people: byPerson(here).length })}</p>
          <${Lines} title=${t("stats-people")} head=${t("player")} lines=${byPerson(here)} points=${Boolean(now)} name=${(
            /** @type {{ key: string }} */ { key },
          ) => html`<button type="button" class="link" onClick=${() => visit(key)}>${key}</button>`} />`
    }
    <div class="stats-columns">
      ${now && !person && html`<${Records} results=${here} />`}
      ${
        !person &&
        html`<${Lines} title=${t("stats-bots")} head=${t("stats-level")} lines=${byLevel(here)} points=${Boolean(now)}
        name=${(/** @type {Line} */ { key }) => t(`short-${key}`)} />`
      }
      ${!now && html`<${Counts} title=${t("stats-by-game")} counts=${games} name=${(/** @type {string} */ id) => t(`game-${id}`)} />`}
      ${now && html`<${Counts} title=${t("stats-by-board")} counts=${gamesBy(here, (result) => result.map)} name=${mapName} />`}
      ${told?.facets.map(
        ({ id, name }, place) =>
          html`<${Lines} key=${id} title=${t(`stats-${id}s`)} head=${t(`stats-${id}`)} lines=${byPiece(here, place, person)}
          name=${(/** @type {Line} */ { key }) => name(key)} />`,
      )}
    </div>
    <${Games} results=${here} words=${words} />
  </main>`;
}

/** The screen, when its words and style sheet are there. */
export async function open() {
  await dress();
  return Statistics;
}
