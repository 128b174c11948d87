// Battles on a stage over the map, and the report of a round.

import { Glyph } from "../../board/pieces.js";
import { Button, Sign } from "../../controls.js";
import { listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { FigurePiece, Power, TokenPiece } from "./board/api.js";
import { counted, figureId } from "./data.js";
import { reportOpen, reports, scene, skip } from "./scene.js";
import { Die } from "./shapes.js";
import { figureName, landName, powerName, upgradeName } from "./words.js";

/** A power with what it has got. */
const Got = ({ power, what, children }) =>
  html`<span class="ch-pair">${children}<${Power} power=${power} size=${22} label=${powerName(power)} /><b class="numeral">${what}</b>
    </span>`;

const early = ["frenzy", "early"];

function Roll({ roll }) {
  const faces = roll.faces.slice(0, roll.shown ?? roll.faces.length);
  return html`<div class="ch-roll"><${Power} power=${roll.power} size=${30} label=${powerName(roll.power)} /><span class="ch-roll-dice">
    ${faces.map((face, i) => html`<${Die} key=${i} face=${face} size=${36} />`)}</span>
    ${faces.length === roll.faces.length && html`<b class="numeral ch-hits">${t("chaos-hits", { count: roll.hits })}</b>`}
    ${early.includes(roll.cause) && html`<span class="small soft ch-early">${t(`chaos-roll-${roll.cause}`)}</span>`}</div>`;
}

const Fallen = ({ fallen }) =>
  html`<span class="ch-fallen">${counted(fallen.map(figureId)).map(([id, count]) =>
    id === "peasant"
      ? html`<${TokenPiece} key=${id}
    token="peasant" count=${count} size=${34} label=${t("chaos-token-peasant")} />`
      : html`<${FigurePiece} key=${id} figure=${id}
      count=${count > 1 ? count : null} size=${38} label=${figureName(id)} />`,
  )}</span>`;

/** The battle that is being fought. A tap shows the rest at once. `up`: its land lies low. */
export function Stage({ up = false }) {
  const now = scene.value;
  if (!now) return null;
  return html`<div class=${`ch-stage${up ? " up" : ""}`} role="group" aria-label=${t("chaos-battle-in", { land: landName(now.land) })}
    onClick=${skip}>
    <h3>${t(now.again ? "chaos-battle-again" : "chaos-battle-in", { land: landName(now.land) })}</h3>
    ${now.rolls.map((roll, i) => html`<${Roll} key=${i} roll=${roll} />`)}
    ${
      now.named.length > 0 &&
      html`<p class="ch-named">${counted(now.named.map((n) => `${n.power} ${n.figure ?? ""}`)).map(([key, count]) => {
        const [power, figure] = key.split(" ");
        return html`<span key=${key} class="ch-pair"><${Power} power=${power} size=${20}
          label=${powerName(power)} /> → ${
            figure
              ? html`<${FigurePiece} figure=${figure} size=${28}
            label=${figureName(figure)} />`
              : html`<${TokenPiece} token="peasant" size=${26} label=${t("chaos-token-peasant")} />`
          }
              ${count > 1 && html`<b class="numeral">×${count}</b>`}</span>`;
      })}</p>`
    }
    ${
      now.over &&
      html`<p class="ch-dead">${
        now.fallen.length > 0
          ? html`<b>${t("chaos-fallen")}
    </b> <${Fallen} fallen=${now.fallen} />`
          : t("chaos-nobody-fell")
      }</p>`
    }
  </div>`;
}

function Battle({ battle }) {
  return html`<li><b>${landName(battle.land)}</b> ${battle.rolls.map(
    (r, i) => html`<span key=${i} class="ch-pair">
    <${Power} power=${r.power} size=${20} label=${powerName(r.power)} />${r.faces.map(
      (f, j) => html`<${Die} key=${j} face=${f}
      size=${20} />`,
    )}</span>`,
  )}
    ${
      battle.fallen.length + battle.peasants > 0
        ? html`<span class="ch-pair">† <${Fallen}
      fallen=${[...battle.fallen, ...Array(battle.peasants).fill("peasant")]} /></span>`
        : html`<span class="soft">
        ${t("chaos-nobody-fell")}</span>`
    }</li>`;
}

/** Points by power out of what was scored. */
const totals = (now) => {
  const sums = new Map();
  for (const e of now.scored) sums.set(e.power, (sums.get(e.power) ?? 0) + e.points);
  return [...sums];
};

/** The report that lies open. */
const shown = () => reports.value.findIndex((r) => r.round === reportOpen.value);

/** Is there a report to be shown? */
export const hasReport = () => shown() >= 0;

/** What the battles, the corruption and the end of a round brought; the points alone unless it is `open`. */
export function Report({ open, onClose }) {
  const at = shown();
  const now = reports.value[at];
  const turn = (by, name) =>
    html`<${Button} kind="quiet icon" label=${t(by < 0 ? "chaos-round-before" : "chaos-round-after")}
      why=${reports.value[at + by] ? null : t("chaos-no-more-rounds")} onPress=${() => {
        reportOpen.value = reports.value[at + by].round;
      }}><${Sign} name=${name} /></${Button}>`;
  const corruption = (land) => now.corrupted.filter((c) => c.land === land);
  const lands = [...new Set([...now.dominated, ...now.corrupted].map((e) => e.land))];
  const scoredFor = (land, causes) => now.scored.filter((s) => s.land === land && causes.includes(s.cause));
  return html`<section class="slip ch-report" aria-label=${t("chaos-report", { round: now.round })}><div class="slip-head"><h3>
    ${t("chaos-report", { round: now.round })}</h3>${turn(-1, "previous")}${turn(1, "next")}
    <${Button} kind="quiet icon" label=${t("close")} onPress=${onClose}>×</${Button}></div>
    <details open=${open}><summary class="ch-totals">${totals(now).map(
      ([power, points]) => html`<${Got} key=${power} power=${power}
      what=${`+${points}`} />`,
    )}</summary>
    ${
      now.battles.length > 0 &&
      html`<h4>${t("chaos-phase-battle")}</h4><ul class="ch-list">
    ${now.battles.map((b, i) => html`<${Battle} key=${i} battle=${b} />`)}</ul>`
    }
    ${
      lands.length > 0 &&
      html`<h4>${t("chaos-phase-corruption")}</h4><ul class="ch-list">${lands.map((land) => {
        const won = now.dominated.find((e) => e.land === land);
        const fell = now.ruined.find((e) => e.land === land);
        return html`<li key=${land}><b>${landName(land)}</b> ${
          won?.type === "dominated"
            ? html`<${Got} power=${won.power}
          what=${`+${won.points}`} /> <span class="soft small">${t("chaos-beats", { value: won.value, resistance: won.resistance })}
            </span>`
            : won &&
              html`<span class="soft small">
            ${t(won.tie ? "chaos-was-tie" : "chaos-was-none", { value: won.value, resistance: won.resistance })}</span>`
        }
        ${corruption(land).map(
          (c, i) => html`<${Got} key=${i} power=${c.power} what=${c.count}>
        <${Glyph} kind="chaos" id="corruption" size=${16} /></${Got}>`,
        )}
        ${fell && html`<b class="bad">${t("chaos-ruined", { number: fell.number })}</b>`}
        ${scoredFor(land, ["ruiner"]).map((s, i) => html`<${Got} key=${i} power=${s.power} what=${`+${s.points}`} />`)}</li>`;
      })}</ul>`
    }
    ${
      now.slain.length > 0 &&
      html`<p>† <${Fallen} fallen=${now.slain.map((s) => s.figure)} /> <span class="soft small">
    ${t("chaos-by-heroes")}</span></p>`
    }
    ${
      now.scored.some((s) => !["domination", "ruiner"].includes(s.cause)) &&
      html`<h4>${t("chaos-phase-end")}</h4><ul class="ch-list">
    ${now.scored
      .filter((s) => !["domination", "ruiner"].includes(s.cause))
      .map(
        (s, i) => html`<li key=${i}>
    <${Got} power=${s.power} what=${`+${s.points}`} /> ${t(`chaos-scored-${s.cause}`)}${
      s.land &&
      html` <span class="soft">
    ${landName(s.land)}</span>`
    }</li>`,
      )}</ul>`
    }
    ${
      now.ticked.length > 0 &&
      html`<h4>${t("chaos-dials")}</h4><p>
    ${counted(now.ticked.map((e) => e.power)).map(
      ([power, times]) => html`<span key=${power} class="ch-pair">
    <${Got} power=${power}
      what=${`+${times}`} /> ${listing(now.improved.filter((e) => e.power === power && e.upgrade).map((e) => upgradeName(e.upgrade)))}
        </span>`,
    )}</p>`
    }
  </details></section>`;
}

/** The button that opens the last report. */
export function ReportButton() {
  const last = reports.value.at(-1);
  return (
    last &&
    !hasReport() &&
    html`<${Button} onPress=${() => {
      reportOpen.value = last.round;
    }}>${t("chaos-report", { round: last.round })}</${Button}>`
  );
}
