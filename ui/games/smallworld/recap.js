// What has changed since one's own turn, out of the log as the person at the device may read it. Fetched when a turn begins.

import { Button, Sign } from "../../controls.js";
import { listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { lookUp } from "../../lookup.js";
import { geometry, reasons, recap } from "../../session.js";
import { SeatDisc } from "../../table/seatmark.js";
import { comboName, findName, raceName, regionName } from "./words.js";

const sum = (list, value) => list.reduce((all, item) => all + value(item), 0);

/** The entries since the last turn of a seat that is over; null in the middle of its turn, and before its second one. */
export function since(entries, me) {
  const last = entries.findLastIndex((entry) => entry.turn === me);
  return last < 0 || last === entries.length - 1 ? null : entries.slice(last + 1);
}

/**
 * What happened to a seat and what the others did: `{lost: [{by, regions, tokens}], others: [{seat, took, coins, picked, declined, left,
 * found}]}`, in the
 * order of the turns; null where there is nothing to tell. Public events alone: those of the log.
 */
export function recapOf(entries, me) {
  const fresh = since(entries, me);
  if (!fresh) return null;
  const lost = new Map();
  const others = new Map();
  for (const { turn, events } of fresh) {
    const of = (seat) => {
      if (!others.has(seat)) others.set(seat, { seat, took: 0, coins: 0, picked: null, declined: null, left: [], found: [] });
      return others.get(seat);
    };
    for (const event of events) {
      if (event.type === "defeated" && event.seat === me) lost.set(turn, [...(lost.get(turn) ?? []), event]);
      else if (event.seat === me || event.seat === null || event.seat === undefined) continue;
      else if (event.type === "conquered") of(event.seat).took += 1;
      else if (event.type === "income") of(event.seat).coins += event.total;
      else if (event.type === "picked") of(event.seat).picked = { race: event.race, power: event.power };
      else if (event.type === "declined" || event.type === "vanished") of(event.seat).declined = event.race;
      else if (event.type === "race_left") of(event.seat).left.push(event.race);
      else if (event.type === "found") of(event.seat).found.push(event.find);
    }
  }
  return {
    lost: [...lost].map(([by, events]) => ({ by, regions: [...new Set(events.map((e) => e.region))], tokens: sum(events, (e) => e.lost) })),
    others: [...others.values()],
  };
}

/** What a seat did, in words. */
function deeds({ took, coins, picked, declined, left, found }) {
  return [
    picked && t("recap-picked", { combo: comboName(picked) }),
    declined && t("recap-declined", { race: raceName(declined) }),
    left.length > 0 && t("recap-left", { races: listing(left.map(raceName)) }),
    took > 0 && t("recap-took", { count: took }),
    found.length > 0 && t("recap-found", { names: listing(found.map(findName)) }),
    coins > 0 && t("recap-coins", { count: coins }),
  ]
    .filter(Boolean)
    .join(t("comma"));
}

/** The recap as a slip. `told`: see `recapOf`; `brief`: what was lost alone, if anything was. @param {Ui.FamilyProps} props */
export function Recap({ told, seats, brief = false }) {
  const others = brief && told.lost.length > 0 ? [] : told.others;
  const seen = (seat) => html`<${SeatDisc} seat=${seats[seat]} size=${26} />`;
  const why = (seat) => [...reasons.value.values()].findLast((reason) => reason?.seat === seat)?.say();
  const people = ({ picked, declined, left, found }) => [
    ...(picked
      ? [
          { kind: "power", id: picked.power },
          { kind: "race", id: picked.race },
        ]
      : []),
    ...[declined, ...left].filter(Boolean).map((id) => ({ kind: "race", id })),
    ...found.map((id) => ({ kind: "find", id })),
  ];
  return html`<div class="slip recap" role="group" aria-label=${t("recap")}><div class="slip-head"><h3>${t("recap")}</h3>
    <${Button} kind="quiet icon" label=${t("close")} onPress=${() => {
      recap.value = null;
    }}><${Sign} name="close" size=${18} /></${Button}></div>
    <ul>${told.lost.map(
      ({ by, regions, tokens }) => html`<li key=${`lost ${by}`} class="recap-lost">${seen(by)} <span>
    ${t("recap-lost", { name: seats[by].name, regions: listing(regions.map((r) => regionName(geometry.value, r))), tokens })}</span></li>`,
    )}
      ${others.map(
        (other) => html`<li key=${other.seat}>${seen(other.seat)} <span><b>${seats[other.seat].name}</b>${t("colon")}
      ${deeds(other) || t("recap-nothing")} ${why(other.seat) && html`<span class="why soft small">${why(other.seat)}</span>`}</span>${
        people(other).length > 0 &&
        html`<button type="button" class="ask-piece ask-log"
        aria-haspopup="dialog" aria-label=${t("look-up", { name: seats[other.seat].name })}
          onClick=${() => lookUp(seats[other.seat].name, people(other))}><span class="ring" aria-hidden="true">
            <${Sign} name="help" size=${16} /></span></button>`
      }</li>`,
      )}</ul></div>`;
}
