// What the sheet at the end of a game tells besides the places: what everybody played and what it brought, the best round, the region
// that was fought for most, records; coins by round, by cause and by what was played.

import { call } from "../backend.js";
import { Button, Choice, Sign } from "../controls.js";
import { ToReview } from "../counsel/after.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt, boardOf, go } from "../state.js";
import { mapName } from "../words.js";
import { Bars } from "./bars.js";
import { dayOf, dress } from "./dress.js";
import { bestRound, causesOf, notable } from "./figures.js";
import { share } from "./keep.js";

/**
 * The result of a game with what is worth telling of it; null until it is there.
 * @param {Ui.State} state
 * @returns {Ui.Outcome | null}
 */
export function useResult(state) {
  const [told, setTold] = useState(/** @type {Ui.Outcome | null} */ (null));
  useEffect(() => {
    const ask = async () => {
      const [result, , geometry] = await Promise.all([
        call("result", state.practice ? {} : { slot: state.slot }),
        dress(),
        boardOf(state.view.map),
      ]);
      setTold({ result, notes: [], geometry });
      if (state.practice) return;
      const { results } = await call("results");
      const own = results.find(({ id }) => id === result.id);
      setTold({ result, notes: own ? notable(results, own) : [], geometry });
    };
    // Without it the places are there all the same.
    ask().catch((error) => console.warn(error));
  }, [state.slot, state.step]);
  return told;
}

/**
 * What a seat played, each with what it brought: a row of the table below its own.
 * @param {{ seat: Ui.SeatResult, told: Ui.ResultWords }} props
 */
export const Pieces = ({ seat, told }) =>
  html`<tr class=${`end-of${seat.won ? " won" : ""}`}><td></td><td colspan="3"><span class="end-pieces">${seat.pieces.map(
    ({ ids, points }) =>
      html`<span key=${ids[0]} class="end-piece">${told.Piece && html`<${told.Piece} ids=${ids} colour=${seat.colour} />`}
      <span>${told.piece(ids)}</span> <b class="numeral">${points}</b></span>`,
  )}</span></td></tr>`;

/** Signs of what is told: a star, coins that grow, crossed swords. */
const signs = {
  star: "M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.3L12 17.1l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  best: "M4 20V14M10 20V9M16 20V4M21 20H2",
  swords: "M4 4l13 13M20 4L7 17M3 15l6 6M21 15l-6 6",
};

/** What is worth telling of a game, as a list. @param {Ui.Outcome & { told: Ui.ResultWords }} props */
export function Facts({ told, ...now }) {
  const facts = sentences(now, told);
  return (
    facts.length > 0 &&
    html`<ul class="end-facts">${facts.map(
      ({ sign, text }) => html`<li key=${text}><svg class="sign" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none"
      stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"><path d=${signs[sign]} /></svg><span>${text}</span></li>`,
    )}</ul>`
  );
}

/**
 * Plots to choose from. `Course`: points by round, drawn by the game.
 * @param {{ result: Ui.GameResult, told: Ui.ResultWords, course: any }} props
 */
export function Plots({ result, told, course }) {
  const [shown, setShown] = useState("round");
  const { seats } = result;
  const values = (/** @type {number[]} */ list) => list.map((value, i) => ({ value, name: nameOf(seats[i]), colour: seats[i].colour }));
  const ways = seats.some((seat) => seat.pieces.length > 1) ? ["round", "cause", "piece"] : ["round", "cause"];
  const options = ways.map((id) => ({ id, text: t(`stats-by-${id}`) }));
  const title = t(`stats-plot-${told.points}`);
  return html`<div class=${`end-plots ${told.colours ?? ""}`}>
    <${Choice} legend=${title} options=${options} value=${shown} onPick=${setShown} />
    ${shown === "round" && course}
    ${
      shown === "cause" &&
      html`<${Bars} caption=${title} rows=${causesOf(result).map(({ cause, values: list }) => ({
        key: cause ?? "",
        label: cause ? told.cause(cause) : t("stats-other-causes"),
        values: values(list),
      }))} />`
    }
    ${
      shown === "piece" &&
      html`<${Bars} caption=${title} rows=${seats.flatMap((seat, i) =>
        seat.pieces.map(({ ids, points }) => ({
          key: `${i} ${ids[0]}`,
          label: html`${told.piece(ids)} <span class="soft small">${nameOf(seat)}</span>`,
          values: [{ value: points, name: seat.name, colour: seat.colour }],
        })),
      )} />`
    }</div>`;
}

/**
 * The buttons below: again, share, replay, statistics, the board.
 * @param {{ state: any, shared: (() => Promise<unknown>) | null, onClose: () => void }} props
 */
export function EndButtons({ state, shared, onClose }) {
  const { slot, practice } = state;
  const again = () => go("new-game", { again: state });
  const statistics = () => go("statistics", { from: "table" });
  return html`<div class="row end-buttons"><${Button} kind="primary" onPress=${again}>${t("play-again")}</${Button}>
    ${shared && html`<${Button} id="share" onPress=${() => attempt(shared)}><${Sign} name="export" /> ${t("stats-share")}</${Button}>`}
    ${!practice && html`<${ToReview} slot=${slot} />`}
    ${!practice && html`<${Button} id="to-replay" onPress=${() => go("replay", { slot, from: "table" })}>${t("watch-replay")}</${Button}>`}
    ${!practice && html`<${Button} id="to-statistics" onPress=${statistics}>${t("screen-statistics")}</${Button}>`}
    <${Button} kind="quiet" onPress=${onClose}>${t("look-at-board")}</${Button}></div>`;
}

/** What is worth telling of a game, in sentences. @param {Ui.Outcome} now @param {Ui.ResultWords} told */
function sentences({ result, notes, geometry }, told) {
  const list = notes.map(({ id, vars }) => ({ sign: "star", text: t(id, vars) }));
  const best = bestRound(result);
  if (best) {
    const { seat, round, points } = best;
    list.push({ sign: "best", text: t("stats-best-turn", { name: nameOf(result.seats[seat]), round, points }) });
  }
  const [region] = result.contested;
  if (region?.times > 1) {
    const vars = { region: told.region(geometry, region.region), count: region.times };
    list.push({ sign: "swords", text: t(told.points === "coins" ? "stats-contested" : "stats-battles", vars) });
  }
  return list;
}

/** What a seat is called. @param {Ui.SeatResult} seat */
export const nameOf = (seat) => seat.name || t("stats-somebody");

/**
 * Shares the picture of a result.
 * @param {Ui.Outcome} now @param {string} title @param {Ui.ResultWords} told
 */
export async function shareResult(now, title, told) {
  const { result } = now;
  const about = [t(`game-${result.game}`), mapName(result.map), result.ended > 0 && dayOf(result.ended)].filter(Boolean).join(t("comma"));
  const notes = sentences(now, told).map(({ text }) => text);
  const { pictureOf } = await import("./picture.js");
  await share(`${title}.png`, await pictureOf({ result, title, about, notes, told }));
}
