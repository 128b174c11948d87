// The powers: points, dials, what each is close to; the Old World track.

import { Glyph } from "../../board/pieces.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { Face } from "../../table/seatmark.js";
import { FigurePiece, Power, TokenPiece } from "./board/api.js";
import { data, figureOf, kinds } from "./data.js";
import { Dial } from "./shapes.js";
import { cardName, landName, powerName, tokenName, upgradeName, worldName } from "./words.js";

/** What the next tick gives. */
export const rewardText = (reward) => (!reward ? "" : t(`chaos-reward-${reward.kind}`, { amount: reward.amount ?? 1 }));

/** Is a power one or two rounds from winning by its dial or its points? */
const near = (p) => p.ticks - p.tick <= 2 || p.points >= data.value.goal - 12;

/** @param {Ui.ChaosProps} props */
function Player({ view, p, seat }) {
  const { game, goal } = data.value;
  const sheet = data.value.powers.get(p.power);
  const at = view.turn === p.seat && !view.over;
  const left = p.ticks - p.tick;
  const things = [
    { kind: "sheet", id: p.power },
    ...kinds.map((kind) => ({ kind: "figure", id: figureOf(p.power, kind).id })),
    ...p.upgrades.map((id) => ({ kind: "upgrade", id })),
  ];
  return html`<li class=${`player ch-player ch-${p.power}${at ? " at-turn" : ""}`} data-seat-anchor=${p.seat} data-power=${p.power}>
    <div class="player-head"><${Power} power=${p.power} size=${38} label=${powerName(p.power)} /><span class="grow player-name">
    <${Ask} kind="grow-ask" name=${powerName(p.power)}
      things=${things}>
        <b>${powerName(p.power)}</b></${Ask}><span class="soft small ch-seat">
        ${seat.who === "bot" && html`<${Face} style=${seat.style} size=${24} />`}${seat.name}</span></span>
      <span class="ch-points" aria-label=${t("chaos-points", { points: p.points, goal: game.goal ?? goal })}><b class="numeral">
      ${p.points}</b><span class="soft small">/${goal}</span></span></div>
    <div class="ch-bar" aria-hidden="true"><i style=${`inline-size:${Math.min(100, (100 * p.points) / goal)}%`}></i></div>
    <div class="ch-dial-row"><${Dial} power=${p.power} tick=${p.tick} ticks=${p.ticks} threat=${p.threat} steps=${sheet?.dial} size=${86} />
      <div class="ch-dial-text"><b class="ch-threat"><${Ask}
      name=${t("chaos-threat", { threat: p.threat >= 255 ? "★" : p.threat })} things=${[{ kind: "page", id: "ch-dials" }]} /></b>
      <span class=${near(p) ? "ch-near" : ""}>${left > 0 ? t("chaos-ticks-left", { count: left }) : t("chaos-dial-done")}</span>
        ${p.next && html`<span class="soft">${t("chaos-next", { reward: rewardText(p.next.reward) })}</span>`}
        <span class=${`ch-counters${p.counters > 0 ? "" : " soft"}`} title=${t(`chaos-counter-${p.power}`)}>
        <${Glyph} kind="chaos" id="counter" size=${18} /> ${t("chaos-counters", { count: p.counters })}</span></div></div>
    <div class="ch-facts"><span title=${t("chaos-power-left", { left: p.energy, of: p.income })}>
    <${Glyph} kind="chaos" id="energy" size=${18} label=${t("chaos-energy-word")} /><b class="numeral">${p.energy}/${p.income}</b>
    ${p.passed && view.phase === "summoning" && html` <span class="soft">${t("chaos-passed")}</span>`}</span>
    <span title=${t("chaos-hand", { count: p.hand })}><${Glyph} kind="sign" id="hand" size=${18} label=${t("chaos-hand-word")} />
    <b class="numeral">${p.hand}</b></span>
      ${kinds.map(
        (kind) => html`<span key=${kind} class="ch-pair" title=${t("chaos-in-reserve")}>
      <${FigurePiece} figure=${figureOf(p.power, kind).id} size=${24} label=${t(`chaos-figure-${figureOf(p.power, kind).id}`)} />
      <b class="numeral">${p.reserve[kind]}</b></span>`,
      )}
      ${
        p.taken > 0 &&
        html`<span class="ch-pair"><${TokenPiece} token="peasant" size=${24} label=${tokenName("peasant")} />
      <b class="numeral">${p.taken}</b></span>`
      }</div>
    ${
      p.upgrades.length > 0 &&
      html`<ul class="ch-upgrades">${p.upgrades.map(
        (id) => html`<li key=${id}>
    <${Ask} kind="ch-upgrade" name=${upgradeName(id)} things=${[{ kind: "upgrade", id }]}>${upgradeName(id)}</${Ask}></li>`,
      )}</ul>`
    }
    ${
      p.cards &&
      view.viewer !== p.seat &&
      p.hand > 0 &&
      html`<ul class="ch-upgrades ch-open-hand" aria-label=${t("chaos-hand-word")}>
    ${Object.entries(p.cards).map(
      ([id, count]) => html`<li key=${id}><${Ask} kind="ch-upgrade" name=${cardName(id)}
      things=${[{ kind: "card", id }]}>${cardName(id)}${count > 1 ? ` ×${count}` : ""}</${Ask}></li>`,
    )}</ul>`
    }
    <p class="small soft ch-how">${t(`chaos-counter-${p.power}`)}</p></li>`;
}

/** The panel of the powers. @param {Ui.ChaosProps} props */
export function Powers({ state }) {
  const { view, seats } = state;
  return html`<ul class="players ch-players">${view.powers.map(
    (p) => html`<${Player} key=${p.power} view=${view} p=${p}
    seat=${seats[p.seat]} />`,
  )}</ul>`;
}

/** What a power's mark shows of its turn, as classes. @param {Ui.ChaosView} view */
const standing = (view, p) =>
  `${view.turn === p.seat && !view.over ? " at-turn" : ""}${p.passed && view.phase === "summoning" ? " passed" : ""}`;

/** A power's numbers as one sentence. */
const inWords = (p) =>
  [
    powerName(p.power),
    t("chaos-points", { points: p.points, goal: data.value.goal }),
    t("chaos-ticks-left", { count: p.ticks - p.tick }),
    t("chaos-energy", { left: p.energy, of: p.income }),
  ].join(t("comma"));

/** One line for small screens: shape, points, threat, counters. @param {Ui.ChaosProps} props */
export function PowerStrip({ state, onPress }) {
  const { view } = state;
  return html`<ul class="mini-players ch-minis" aria-label=${t("players")}>${view.powers.map(
    (p) => html`<li key=${p.power} data-seat-anchor=${p.seat}
      class=${`mini ch-${p.power}${standing(view, p)}`}>
    <button type="button" class="ch-mini" onClick=${onPress}><span class="sr">
    ${inWords(p)}
    </span>
      <${Power} power=${p.power} size=${26} /><b class="numeral" aria-hidden="true">${p.points}</b>
      <span class="ch-mini-dial" aria-hidden="true"><span class=${near(p) ? "ch-near" : ""}>${p.tick}/${p.ticks}</span>
      <span class="ch-mini-power">${p.energy}<${Glyph} kind="chaos" id="energy" size=${12} /></span></span></button></li>`,
  )}</ul>`;
}

/** How near the game is to its ends. @param {Ui.ChaosProps} props */
export function Ends({ view }) {
  const ruined = view.lands.filter((l) => l.ruined).length;
  return html`<p class="ch-ends"><span><${Glyph} kind="chaos" id="ruin"
    size=${18} /> ${t("chaos-ruined-lands", { count: ruined, most: data.value.ruined })}</span><span>
      <${Glyph} kind="chaos" id="event" size=${18} /> ${t("chaos-cards-left", { count: view.old_world.left })}</span></p>`;
}

/** The Old World track and what the next ruin brings. @param {Ui.ChaosProps} props */
export function World({ view }) {
  const next = data.value.game.ruins.find((r) => r.number === view.lands.filter((l) => l.ruined).length + 1);
  return html`<section class="ch-world"><${Ends} view=${view} />
    ${view.old_world.track.map(
      (id, i) => html`<div key=${i} class="ch-world-card"><b class="numeral">${i + 1}</b>
    ${
      id
        ? html`<${Glyph} kind="chaos" id=${id} size=${30} /><div class="grow"><${Ask} kind="grow-ask" name=${worldName(id)}
      things=${[{ kind: "world", id }]}><b>${worldName(id)}</b></${Ask}><${Lasting} id=${id} /></div>`
        : html`<span class="soft">
        ${t("chaos-no-world-card")}</span>`
    }</div>`,
    )}
    ${
      next &&
      html`<details class="more"><summary>${t("chaos-next-ruin", { number: next.number, points: next.ruiners })}</summary>
        <table class="ch-ruins"><thead><tr><th scope="col">${t("chaos-land")}</th><th scope="col">${t("chaos-first")}</th><th scope="col">
        ${t("chaos-second")}</th></tr></thead>
      <tbody>${Object.entries(next.lands).map(
        ([land, { first, second }]) => html`<tr key=${land}><th scope="row">${landName(land)}</th>
      <td class="numeral">${first}</td><td class="numeral">${second}</td></tr>`,
      )}</tbody></table></details>`
    }
  </section>`;
}

/** What an Old World card does as long as it lies on the track. */
export function Lasting({ id, once = false }) {
  const card = data.value.world.get(id);
  return html`${once && html`<p class="small">${t(`chaos-world-${id}-text`)}</p>`}${
    card?.stays &&
    html`<p class="small">
    ${t(`chaos-world-${id}-lasting`)}</p>`
  }`;
}
