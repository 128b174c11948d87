// The slip of a land: what it would bring to whom, before it happens.

import { Glyph } from "../../board/pieces.js";
import { Button } from "../../controls.js";
import { listing, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { signed } from "../../words.js";
import { FigurePiece, groupsOf, Power, TokenPiece } from "./board/api.js";
import { data, figureId, powerOf } from "./data.js";
import { blockedText, cardName, causeName, figureName, landName, powerName, tokenName } from "./words.js";

/** A sum with its causes: 3 printed, −1 Skaven = 2. */
export function Sum({ items, total }) {
  return html`<span class="ch-sum">${items.map(
    (item, i) => html`<span key=${i} class=${item.amount < 0 ? "less" : ""}><b class="numeral">
    ${i === 0 && item.amount >= 0 ? item.amount : signed(item.amount)}</b> ${causeName(item)}</span>`,
  )}<b class="numeral total">
    ${items.length > 0 && "= "}${total}</b></span>`;
}

function Slot({ slot, standing }) {
  if (!slot && !standing) return html`<li class="ch-row soft">${t("chaos-free-slot")}</li>`;
  if (!slot)
    return html`<li class="ch-row"><${Ask} kind="ch-ask" name=${figureName(standing.figure)}
      things=${[{ kind: "figure", id: figureId(standing.figure) }]}><${FigurePiece} figure=${standing.figure} size=${28} />
        </${Ask}> <span>${t("chaos-stands", { figure: figureName(standing.figure) })}</span></li>`;
  return html`<li class=${`ch-row ch-laid${slot.blank ? " blank" : ""}`}><${Power} power=${slot.power} size=${26}
    label=${powerName(slot.power)} /><details><summary><${Glyph} kind="chaos" id=${slot.card} size=${20} /> <b>${cardName(slot.card)}
      </b> <span class="numeral">${slot.cost}</span>${
        slot.magic &&
        html` <${Glyph} kind="chaos" id="magic" size=${16}
        label=${t("chaos-magic")} />`
      }${slot.blank && html` <span class="bad">${t("chaos-blank")}</span>`}</summary><p class="small">
          ${t(`chaos-card-${slot.card}-text`)}</p></details></li>`;
}

/** Who would have this land: each value in parts, against the resistance. @param {Ui.ChaosProps} props */
function Values({ view, land }) {
  const rows = view.powers
    .map((p) => ({ power: p.power, ...(land.domination[p.power] ?? { value: 0, items: [] }), dice: land.dice?.[p.power] ?? 0 }))
    .filter((r) => r.value > 0 || r.dice > 0 || r.items.length > 0);
  return html`<ul class="ch-values">${rows.map(
    (r) => html`<li key=${r.power} class=${`ch-row${land.dominator === r.power ? " leads" : ""}`}>
      <${Power} power=${r.power} size=${26} label=${powerName(r.power)} /><b class="numeral ch-value">${r.value}</b>
      <${Sum} items=${r.items} total=${r.value} />${
        r.dice > 0 &&
        html`<span class="ch-dice" title=${t("chaos-dice", { count: r.dice })}>
      <${Glyph} kind="sign" id="die" size=${18} label=${t("chaos-dice", { count: r.dice })} /> <b class="numeral">${r.dice}</b></span>`
      }
      </li>`,
  )}
    <li class="ch-row"><span class="ch-shield"><${Glyph} kind="sign" id="defence" size=${20} /></span><b class="numeral ch-value">
    ${land.resistance.value}</b><span class="ch-label">${t("chaos-against")}</span><${Sum} items=${land.resistance.items}
      total=${land.resistance.value} /></li></ul>`;
}

const verdict = (land) =>
  land.dominator
    ? t("chaos-would-dominate", { power: powerName(land.dominator), points: land.points.value })
    : t(land.tie && Object.values(land.domination).some((d) => d.value > land.resistance.value) ? "chaos-would-tie" : "chaos-would-none");

/** What is looked up at a troop: the figure, and the upgrades of its power. @param {Ui.ChaosView} view */
function thingsOf(view, { figure, owner }) {
  const { upgrades } = view.powers.find((p) => p.power === owner) ?? { upgrades: [] };
  return [{ kind: "figure", id: figureId(figure) }, ...upgrades.map((id) => ({ kind: "upgrade", id }))];
}

/** How a land would stand after what is about to be done there. @param {Ui.ChaosProps} props */
function After({ view, land, after }) {
  const power = powerOf(view, view.to_act)?.power;
  const standing = after.dominator
    ? t(after.dominator === power ? "chaos-after-yours" : "chaos-leads", { power: powerName(after.dominator) })
    : t(after.tie ? "chaos-would-tie" : "chaos-would-none");
  const sums = { before: land.domination[power ?? ""]?.value ?? 0, value: after.value, resistance: after.resistance };
  return html`<div class="ch-after"><p><${Power} power=${power} size=${24}
    label=${powerName(power)} /> ${t("chaos-after", sums)}
      </p>
    <p><b>${standing}</b></p>${
      after.battle &&
      html`<p><${Glyph} kind="chaos" id="battle"
      size=${16} /> ${t("chaos-after-battle", { dice: after.dice })}</p>`
    }</div>`;
}

/**
 * The slip of one land. `target`: where the picked card or figure would go; `moves`: own figures that can leave.
 * @param {Ui.ChaosProps} props
 */
export function LandSlip({ view, id, target = null, moves = [], onMove, onClose }) {
  const land = view.lands.find((l) => l.land === id);
  if (!land) return null;
  const printed = data.value.lands.get(id);
  const groups = groupsOf(land.figures);
  const standing = (n) => land.figures.find((f) => f.slot === n) ?? null;
  const most = land.ruin_at ?? data.value.ruin;
  return html`<section class="slip ch-land" aria-label=${landName(id)}><div class="slip-head"><h3>
    <${Ask} name=${landName(id)} things=${[{ kind: "land", id }]} />
    ${printed?.populous && html` <span class="soft small">${t("chaos-populous")}</span>`}</h3>
    <${Button} kind="quiet icon" label=${t("close")} onPress=${onClose}>×</${Button}></div>
    ${
      target?.blocked &&
      html`<p class="bad"><${Glyph} kind="sign" id="lock" size=${16} />
    <${Ask} name=${blockedText(target.blocked)} things=${[{ kind: "blocked", id: target.blocked.reason }]} /></p>`
    }
    ${
      target &&
      !target.blocked &&
      html`<p class="ch-cost-line"><${Sum} items=${target.items ?? []}
      total=${t("chaos-n-power", { count: target.cost })} />${
        target.slot &&
        html` <span
        class="soft">· ${t("chaos-on-slot", { slot: target.slot })}</span>`
      }</p>`
    }
    ${target?.after && !land.ruined && html`<${After} view=${view} land=${land} after=${target.after} />`}
    ${
      land.ruined
        ? html`<p>${t("chaos-ruined", { number: land.ruined })}${land.fresh && html` ${t("chaos-fresh")}`}</p>`
        : html`
      ${
        !target?.after &&
        html`<p class="ch-verdict">${land.dominator && html`<${Power} power=${land.dominator} size=${22} /> `}<b>
      <${Ask} name=${verdict(land)} things=${[{ kind: "page", id: "ch-domination" }]} /></b></p>`
      }
      <${Values} view=${view} land=${land} />
      ${
        land.points.items.length > 1 &&
        html`<p class="small"><span class="ch-label">${t("chaos-points-here")}
      </span> <${Sum} items=${land.points.items} total=${land.points.value} /></p>`
      }
      <p class="ch-blight"><b><${Ask} name=${t("chaos-corruption-now", { count: land.blight, next: land.blight_next, most })}
      things=${[{ kind: "page", id: "ch-corruption" }]} /></b> ${view.powers
        .filter((p) => (land.corruption[p.power] ?? 0) > 0)
        .map(
          (p) => html`<span key=${p.power} class="ch-pair">
      <${Power} power=${p.power} size=${20} label=${powerName(p.power)} /><b class="numeral">${land.corruption[p.power]}</b></span>`,
        )}
      ${land.blight_next >= most && html` <span class="bad">${t("chaos-will-fall")}</span>`}</p>`
    }
    ${
      land.battle &&
      !target?.after &&
      html`<p class="ch-battle-note"><${Glyph} kind="chaos" id="battle"
      size=${16} /> ${t("chaos-battle-here")}</p>`
    }
    ${
      land.counters?.length > 0 &&
      html`<p class="small"><${Glyph} kind="chaos" id="counter"
      size=${16} /> ${t("chaos-counters-here", { powers: listing(land.counters.map(powerName)) })}</p>`
    }
    ${
      groups.length > 0 &&
      html`<div class="ch-troops">${groups.map(
        (g) => html`<span key=${g.figure} class="ch-troop"
      title=${`${figureName(g.figure)}: ${t("chaos-stats", g)}`}><${Ask} kind="ch-ask" name=${figureName(g.figure)}
        things=${thingsOf(view, g)}>
          <${FigurePiece} figure=${g.figure} count=${g.count} size=${34} label=${`${g.count} ${figureName(g.figure)}`} /></${Ask}>
          <span class="small soft ch-pair"><${Glyph} kind="sign" id="die" size=${14} />
          ${g.attack} <${Glyph} kind="sign" id="defence" size=${14} />${g.defence}</span>
          ${
            g.controller !== g.owner &&
            html`<${Power} power=${g.controller} size=${18}
            label=${t("chaos-controlled", { power: powerName(g.controller) })} />`
          }${
            g.shielded &&
            html`<${Glyph} kind="sign" id="defence"
              size=${16} label=${t("chaos-shielded")} />`
          }</span>`,
      )}</div>`
    }
    ${
      moves.length > 0 &&
      html`<div class="row tight">${moves.map(
        (m) => html`<${Button} key=${m.kind} onPress=${() => onMove(m)}>
    ${t("chaos-move-away", { figure: figureName(m.id) })}</${Button}>`,
      )}</div>`
    }
    ${
      Object.keys(land.tokens).length > 0 &&
      html`<div class="ch-tokens">
    ${Object.entries(land.tokens).map(
      ([token, count]) => html`<${Ask} key=${token} kind="ch-pair ch-ask" name=${tokenName(token)}
      things=${[{ kind: "token", id: token }]}><${TokenPiece} token=${token} count=${count} size=${28} /> ${tokenName(token)}</${Ask}>`,
    )}
        </div>`
    }
    <ul class="ch-slots">${land.slots.map((slot, i) => html`<${Slot} key=${i} slot=${slot} standing=${standing(i + 1)} />`)}</ul>
  </section>`;
}
