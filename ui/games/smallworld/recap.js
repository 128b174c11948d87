// What has changed since one's own turn, out of the log as the person at the device may read it.

import { dress } from "../../around/dress.js";
import { places, Recap, since } from "../../around/recap.js";
import { listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { geometry, reasons } from "../../session.js";
import { SeatDisc } from "../../table/seatmark.js";
import { comboName, eventText, findName, raceName, regionName } from "./words.js";

/** Rare things that are told as they are told in the log. */
const rare = ["stolen", "swapped", "moved"];

/**
 * What happened to a seat and what the others did, in the order of the turns; null where there is nothing to tell. Public events alone:
 * those of the log.
 * @param {Ui.LogEntry[]} entries @param {number} me
 * @returns {Ui.FamilyRecap | null}
 */
export function recapOf(entries, me) {
  const fresh = since(entries, me);
  if (!fresh) return null;
  /** @type {Map<number, Ui.FamilyRecap["lost"][0]>} */
  const lost = new Map();
  /** @type {Map<number, Ui.FamilyRecap["others"][0]>} */
  const others = new Map();
  /** @type {any[]} */
  const events = [];
  let coins = 0;
  for (const { turn, events: all } of fresh) {
    const of = (/** @type {number} */ seat) => {
      const other = others.get(seat) ?? { seat, regions: [], coins: 0, picked: null, declined: null, left: [], found: [] };
      others.set(seat, other);
      return other;
    };
    for (const event of /** @type {any[]} */ (all)) {
      const { type, seat } = event;
      if (type === "paid") {
        // From purse to purse; the payer's part is told to the payer alone, as what it cost.
        if (event.to === me) coins += event.coins;
        else of(event.to).coins += event.coins;
        if (event.from === me) coins -= event.coins;
        else of(event.from).coins -= event.coins;
      } else if (seat === me) {
        if (type === "defeated") {
          const by = lost.get(turn) ?? { by: turn, regions: [], tokens: 0 };
          lost.set(turn, { by: turn, regions: [...new Set([...by.regions, event.region])], tokens: by.tokens + event.lost });
        } else if (type === "earned") coins += event.coins;
        else if (type === "spent") coins -= event.coins;
        else if (type === "income") coins += event.total;
      } else if (seat === null || seat === undefined) continue;
      else if (type === "conquered") of(seat).regions.push(event.region);
      else if (type === "income") of(seat).coins += event.total;
      else if (type === "earned") of(seat).coins += event.coins;
      else if (type === "spent") of(seat).coins -= event.coins;
      else if (type === "picked") of(seat).picked = { race: event.race, power: event.power };
      else if (type === "declined" || type === "vanished") of(seat).declined = event.race;
      else if (type === "race_left") of(seat).left.push(event.race);
      else if (type === "found") of(seat).found.push({ find: event.find, region: event.region });
      else if (rare.includes(type) || (type === "bomb" && event.exploded)) events.push(event);
    }
  }
  return { lost: [...lost.values()], others: [...others.values()], events, coins };
}

/** The lines of the card. @param {Ui.FamilyRecap} told @param {Ui.FamilyState} state @returns {Ui.RecapLine[]} */
export function linesOf({ lost, others, events, coins }, { seats, view }) {
  const map = geometry.value;
  const part = (/** @type {number} */ seat, /** @type {string} */ text, size = 24) => ({
    mark: html`<${SeatDisc} seat=${seats[seat]} size=${size} />`,
    name: seats[seat]?.name ?? "",
    text,
  });
  const signed = (/** @type {number} */ count) => `${count < 0 ? "−" : "+"}${Math.abs(count)}`;
  const standing = (/** @type {any} */ is) => view.regions.flatMap((region, id) => (is(region.owner) ? [id] : []));
  const changed = others.filter(({ picked, declined, left }) => picked || declined || left.length > 0);
  const found = others.filter((other) => other.found.length > 0);
  const earned = others.filter((other) => other.coins !== 0 || other.regions.length > 0);
  /** @type {Ui.RecapLine[]} */
  const lines = lost.map(({ by, regions, tokens }) => ({
    key: `lost-${by}`,
    bad: true,
    places: regions,
    parts: [part(by, t("recap-lost", { count: regions.length, regions: places(regions.map((r) => regionName(map, r))), tokens }))],
  }));
  if (changed.length > 0)
    lines.push({
      key: "races",
      parts: changed.map(({ seat, picked, declined, left }) =>
        part(
          seat,
          [
            declined && t("recap-declined", { race: raceName(declined) }),
            picked && t("recap-picked", { combo: comboName(picked) }),
            left.length > 0 && t("recap-left", { races: listing(left.map(raceName)) }),
          ]
            .filter(Boolean)
            .join(t("comma")),
        ),
      ),
      places: standing((/** @type {any} */ owner) =>
        changed.some(({ seat, picked, declined }) => owner?.seat === seat && [picked?.race, declined].includes(owner.race)),
      ),
      things: changed.flatMap(({ picked, declined, left }) => [
        ...(picked
          ? [
              { kind: "power", id: picked.power },
              { kind: "race", id: picked.race },
            ]
          : []),
        ...[declined, ...left].flatMap((id) => (id ? [{ kind: "race", id }] : [])),
      ]),
    });
  if (found.length > 0)
    lines.push({
      key: "found",
      parts: found.map((other) => part(other.seat, t("recap-found", { names: listing(other.found.map(({ find }) => findName(find))) }))),
      places: found.flatMap((other) => other.found.map(({ region }) => region)),
      things: found.flatMap((other) => other.found.map(({ find }) => ({ kind: "find", id: find }))),
    });
  for (const [i, event] of events.entries()) {
    const text = eventText(event, seats, map);
    const at = [event.region, event.to, event.other, event.from].filter((r) => typeof r === "number");
    if (text) lines.push({ key: `event-${i}`, parts: [{ mark: null, name: "", text }], places: at });
  }
  const mine = coins === 0 ? [] : [{ mark: null, name: t("recap-you"), text: signed(coins) }];
  const theirs = earned.map((other) =>
    part(
      other.seat,
      [other.coins !== 0 && signed(other.coins), other.regions.length > 0 && t("recap-took", { count: other.regions.length })]
        .filter(Boolean)
        .join(t("comma")),
    ),
  );
  if (mine.length + theirs.length > 0)
    lines.push({ key: "coins", parts: [...mine, ...theirs], places: [...new Set(earned.flatMap((other) => other.regions))] });
  return lines;
}

/** The card for whose turn begins, or null. @param {Ui.LogEntry[]} entries @param {Ui.FamilyState} state */
export async function told(entries, state) {
  const found = recapOf(entries, state.view.to_act ?? -1);
  if (!found) return null;
  await dress();
  const lines = linesOf(found, state);
  if (lines.length === 0) return null;
  const whys = () =>
    found.others.flatMap(({ seat }) => {
      const text = [...reasons.value.values()].findLast((reason) => reason?.seat === seat)?.say();
      return text ? [{ name: state.seats[seat].name, text }] : [];
    });
  return { told: { lines, whys }, View: Recap };
}
