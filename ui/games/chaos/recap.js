// What has happened since a power acted last, out of the log as the person at the device may read it. Fetched when it is to act again.

import { dress } from "../../around/dress.js";
import { places, Recap } from "../../around/recap.js";
import { listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { layout } from "../../table/layout.js";
import { Power } from "./board/api.js";
import { kindOf } from "./board/picture.js";
import { taskOf } from "./choices.js";
import { counted, data, powerOf } from "./data.js";
import { reportOpen } from "./scene.js";
import { cardName, figureName, landName, powerName, upgradeName } from "./words.js";

/** What a power does when it acts in the Summoning Phase. */
const acts = ["summon", "play", "pass"];

/** So many cards are named. */
const NAMED = 3;

/**
 * What was ruined, lost, counted and played since the power of a seat acted last; null before it has. Everybody has seen all of it.
 * @param {Ui.LogEntry[]} entries @param {number} me @param {string} power
 * @returns {Ui.ChaosRecap | null}
 */
export function recapOf(entries, me, power) {
  const last = entries.findLastIndex(({ seat, action }) => seat === me && acts.includes(action?.type));
  if (last < 0 || last === entries.length - 1) return null;
  /** @type {Ui.ChaosRecap} */
  const told = { lost: [], ruined: [], played: [], powers: new Map(), cleansed: [] };
  const of = (/** @type {string} */ id) => {
    const found = told.powers.get(id) ?? { points: 0, ticks: 0, upgrades: [] };
    told.powers.set(id, found);
    return found;
  };
  for (const { seat, events } of entries.slice(last + 1)) {
    for (const event of /** @type {any[]} */ (events)) {
      const { type } = event;
      if ((type === "killed" || (type === "returned" && seat !== me)) && kindOf(event.figure).power === power) told.lost.push(event);
      else if (type === "cleansed" && event.power === power) told.cleansed.push(event);
      else if (type === "ruined") told.ruined.push(event.land);
      else if (type === "played" && event.power !== power) told.played.push(event);
      else if (type === "scored") of(event.power).points += event.points;
      else if (type === "ticked") of(event.power).ticks += 1;
      else if (type === "improved") of(event.power).upgrades.push(event.upgrade);
    }
  }
  return told;
}

/** Is there more to tell than cards, which everybody saw being played? @param {Ui.ChaosRecap} told */
export const isWeighty = ({ lost, ruined, powers, cleansed }) => lost.length + ruined.length + cleansed.length + powers.size > 0;

/** The lines of the card. @param {Ui.ChaosRecap} told @returns {Ui.RecapLine[]} */
export function linesOf({ lost, ruined, played, powers, cleansed }) {
  const plain = (/** @type {string} */ text) => [{ mark: null, name: "", text }];
  const part = (/** @type {string} */ id, /** @type {string} */ text) => ({
    mark: html`<${Power} power=${id} size=${22} />`,
    name: powerName(id),
    text,
  });
  const lands = (/** @type {{ land: string }[]} */ all) => [...new Set(all.map(({ land }) => land))];
  /** @type {Ui.RecapLine[]} */
  const lines = [];
  if (lost.length > 0) {
    const figures = counted(lost.map(({ figure }) => figureName(figure))).map(([what, count]) =>
      count > 1 ? t("counted", { count, what }) : what,
    );
    const at = lands(lost);
    lines.push({
      key: "lost",
      bad: true,
      places: at,
      parts: plain(t("recap-fell", { figures: listing(figures), lands: places(at.map(landName)) })),
    });
  }
  if (cleansed.length > 0) {
    const at = lands(cleansed);
    const count = cleansed.reduce((all, event) => all + event.count, 0);
    lines.push({ key: "cleansed", bad: true, places: at, parts: plain(t("recap-cleansed", { count, lands: places(at.map(landName)) })) });
  }
  if (ruined.length > 0)
    lines.push({
      key: "ruined",
      places: ruined,
      parts: plain(t("recap-ruined", { count: ruined.length, lands: places(ruined.map(landName)) })),
    });
  const moved = [...powers].filter(([, { ticks, points, upgrades }]) => ticks + points + upgrades.length > 0);
  if (moved.length > 0)
    lines.push({
      key: "powers",
      parts: moved.map(([id, { ticks, points, upgrades }]) =>
        part(
          id,
          [
            points > 0 && t("recap-points", { count: points }),
            ticks > 0 && t("recap-dial", { count: ticks }),
            upgrades.length > 0 && t("recap-upgrade", { names: listing(upgrades.map(upgradeName)) }),
          ]
            .filter(Boolean)
            .join(t("comma")),
        ),
      ),
      things: moved.flatMap(([, { upgrades }]) => upgrades.map((id) => ({ kind: "upgrade", id }))),
    });
  if (played.length > 0)
    lines.push({
      key: "played",
      places: lands(played),
      parts: played
        .slice(-NAMED)
        .map(({ power, card, land }) => part(power, t("recap-played", { card: cardName(card), land: landName(land) }))),
      things: played.slice(-NAMED).map(({ card }) => ({ kind: "card", id: card })),
    });
  return lines;
}

/**
 * The card for the power that is to act, or null. `unseen`: it saw nothing of what the others did.
 * @param {Ui.LogEntry[]} entries
 * @param {Ui.ChaosState} state
 * @param {boolean} unseen
 */
export async function told(entries, { view }, unseen) {
  const power = powerOf(view, view.to_act)?.power;
  const found = power && taskOf(view) === "act" ? recapOf(entries, view.to_act, power) : null;
  if (!found || !data.value || !(unseen || isWeighty(found))) return null;
  await dress();
  const lines = linesOf(found);
  if (lines.length === 0) return null;
  // The report of the round says the same at length: where there is no room for both, it waits in the log.
  if (layout.value !== "wide") reportOpen.value = null;
  return { told: { lines }, View: Recap };
}
