// All cards and the rules in short, to look things up.

import { Glyph } from "../../board/pieces.js";
import { Choice, PageHead } from "../../controls.js";
import { has, t } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { attempt, go, loadCatalog } from "../../state.js";
import { FigurePiece, Power, TokenPiece } from "./board/api.js";
import { data, powers } from "./data.js";
import { rewardText } from "./players.js";
import { Dial } from "./shapes.js";
import { cardName, powerName, tokenName, upgradeName, worldName } from "./words.js";

const phases = ["old_world", "draw", "summoning", "battle", "corruption", "end"];

/** Where an effect comes from; our own ones say so plainly. */
const Origin = ({ origin, named }) =>
  html`<p class=${`ch-origin ${origin}`}>${t(`chaos-origin-${origin ?? "public"}`)}${named && html`${t("comma")}${t("chaos-own-name")}`}
    </p>`;

/** Everything that can be looked up: `[{part, power, title, texts, origin, picture, facts}]`. */
export function entries() {
  const { game } = data.value;
  const out = [];
  for (const p of game.powers) {
    const power = p.id;
    for (const f of p.figures)
      out.push({
        key: f.id,
        part: power,
        title: t(`chaos-figure-${f.id}`),
        texts: [],
        facts: [t("chaos-stats", f), t("chaos-n-power", { count: f.cost }), t("chaos-pieces", { count: f.count })],
        picture: html`<${FigurePiece} figure=${f.id} size=${40} />`,
      });
    for (const c of game.cards.filter((card) => card.power === power))
      out.push({
        key: c.id,
        part: power,
        title: cardName(c.id),
        texts: [t(`chaos-card-${c.id}-text`)],
        facts: [
          t("chaos-n-power", { count: c.cost }),
          t("chaos-copies", { count: c.copies }),
          t(`chaos-when-${c.when}`),
          c.magic && t("chaos-magic"),
        ].filter(Boolean),
        origin: c.origin,
        picture: html`<${Glyph} kind="chaos" id=${c.id} size=${36} />`,
      });
    for (const u of game.upgrades.filter((upgrade) => upgrade.power === power))
      out.push({
        key: `u-${u.id}`,
        part: power,
        title: upgradeName(u.id),
        texts: [t(`chaos-upgrade-${u.id}-text`)],
        facts: [t("chaos-an-upgrade")],
        origin: u.origin,
        named: u.own_name,
        picture: html`<${Glyph} kind="chaos" id=${u.id} size=${36} />`,
      });
  }
  for (const c of game.old_world)
    out.push({
      key: c.id,
      part: "world",
      title: worldName(c.id),
      texts: [
        t(`chaos-world-${c.id}-text`),
        has(`chaos-world-${c.id}-lasting`) && c.stays ? t(`chaos-world-${c.id}-lasting`) : null,
      ].filter(Boolean),
      facts: [t("chaos-copies", { count: c.copies }), c.comet && t("chaos-comet")].filter(Boolean),
      origin: c.origin,
      picture: html`<${Glyph} kind="chaos" id=${c.id} size=${36} />`,
    });
  for (const k of game.tokens)
    out.push({
      key: `t-${k.id}`,
      part: "tokens",
      title: tokenName(k.id),
      texts: [t(`chaos-token-${k.id}-text`)],
      facts: [t("chaos-supply", { count: k.supply })],
      picture: html`<${TokenPiece} token=${k.id} size=${36} />`,
    });
  for (const id of phases)
    out.push({ key: `p-${id}`, part: "rules", title: t(`chaos-phase-${id}`), texts: [t(`chaos-rules-${id}`)], facts: [], picture: null });
  out.push({ key: "p-winning", part: "rules", title: t("chaos-winning"), texts: [t("chaos-rules-winning")], facts: [], picture: null });
  return out;
}

const keys = { upgrade: (id) => `u-${id}`, token: (id) => `t-${id}` };

/** A thing that is looked up as an entry. */
export function lookUp({ kind, id }) {
  const found = entries().find((e) => e.key === (keys[kind]?.(id) ?? id));
  if (found) return found;
  const dial = data.value.powers.get(id)?.dial ?? [];
  return {
    title: powerName(id),
    picture: html`<${Power} power=${id} size=${32} />`,
    facts: [],
    texts: [t(`chaos-counter-${id}`), ...dial.slice(1).map((d) => `${d.tick}: ${rewardText(d.reward)}`)],
  };
}

/** The entries that hold every word of `wish`. */
export function found(list, wish) {
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
  return list.filter((e) => words.every((w) => [e.title, ...e.texts, ...e.facts].join(" ").toLowerCase().includes(w)));
}

function Sheet({ power }) {
  const p = data.value.powers.get(power);
  return html`<section class="card ch-sheet"><h2><${Power} power=${power} size=${36} /> ${powerName(power)}</h2><p>
    ${t(`chaos-counter-${power}`)}</p>
    <div class="row"><${Dial} power=${power} tick=${0} ticks=${p.dial.length - 1} threat=${p.dial[0].threat} steps=${p.dial} size=${96} />
    <ol class="ch-steps grow">${p.dial.slice(1).map(
      (d) => html`<li key=${d.tick}><b class="numeral">${d.tick}
    </b> ${rewardText(d.reward)} <span class="soft small">${d.threat < 255 ? t("chaos-threat", { threat: d.threat }) : ""}</span></li>`,
    )}
    </ol></div></section>`;
}

/** The page of the cards and rules. `from`: the screen to go back to. */
export function Reference({ from = "home" }) {
  const [part, setPart] = useState("rules");
  const [wish, setWish] = useState("");
  useEffect(() => {
    attempt(loadCatalog);
  }, []);
  if (!data.value.game.id) return html`<main class="page"><${PageHead} title=${t("chaos-reference")} onBack=${() => go(from)} /></main>`;
  const list = wish.trim() ? found(entries(), wish) : entries().filter((e) => e.part === part);
  return html`<main class="page ch-book"><${PageHead} title=${t("chaos-reference")} onBack=${() => go(from)} />
    <div class="card ch-find"><input class="input" type="search" value=${wish} placeholder=${t("chaos-search")}
      aria-label=${t("chaos-search")} onInput=${(e) => setWish(e.currentTarget.value)} />
      <${Choice} legend=${t("chaos-parts")} hideLegend value=${wish.trim() ? null : part} onPick=${(id) => {
        setWish("");
        setPart(id);
      }}
        options=${[
          { id: "rules", text: t("chaos-part-rules") },
          ...powers.map((p) => ({
            id: p,
            text: powerName(p),
            picture: html`<${Power}
          power=${p} size=${22} />`,
          })),
          { id: "world", text: t("chaos-old-world") },
          { id: "tokens", text: t("chaos-part-tokens") },
        ]} />
            </div>
    ${!wish.trim() && powers.includes(part) && html`<${Sheet} power=${part} />`}
    <h2 class="sr">${t("chaos-parts")}</h2><ul class="ch-entries" aria-live="polite">
    ${list.map(
      (e) => html`<li key=${e.key} class=${`card ch-entry${powers.includes(e.part) ? ` ch-${e.part}` : ""}`}><h3>
    ${e.picture} <span>${e.title}</span></h3>${e.facts.length > 0 && html`<p class="soft small">${e.facts.join(" · ")}</p>`}
    ${e.texts.map((text, i) => html`<p key=${i}>${text}</p>`)}${e.origin && html`<${Origin} origin=${e.origin} named=${e.named} />`}
    </li>`,
    )}</ul>
    ${list.length === 0 && html`<p class="card">${t("chaos-nothing-found")}</p>`}
  </main>`;
}
