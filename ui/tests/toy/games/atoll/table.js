// The table of the Atoll.

import { Button, Sign } from "../../controls.js";
import { html } from "../../lib.js";
import { act, busy, geometry, leave, picked, ticker } from "../../session.js";
import { table } from "../../state.js";
import { useTable } from "../../table/frame.js";
import { useKeys } from "../../table/keys.js";
import { Result } from "../../table/result.js";
import { Swatch } from "../../table/seatmark.js";
import { UndoButton } from "../../table/undo.js";
import { choices, isMine, nothing } from "./choices.js";
import { actionText, labels, t } from "./words.js";

const at = (place, count, radius) => [
  Math.cos((2 * Math.PI * place) / count - Math.PI / 2) * radius,
  Math.sin((2 * Math.PI * place) / count - Math.PI / 2) * radius,
];

/** The atoll with its tokens; `onPick(place)` where places can be selected. */
export function AtollBoard({ view, seats, selected = null, onPick = null }) {
  const words = labels(view, null, seats);
  return html`<svg class="atoll-board" viewBox="-130 -130 260 260" role="group" aria-label=${t("board")}>
    <circle class="atoll-line" r="85" />
    ${view.places.map(({ place, tokens }) => {
      const [x, y] = at(place, view.places.length, 85);
      const press = onPick && {
        role: "button",
        tabindex: "0",
        onClick: () => onPick(place),
        onKeyDown: (event) => {
          if (event.key === "Enter") onPick(place);
        },
      };
      return html`<g key=${place} class=${`atoll-place${selected === place ? " on" : ""}`} data-place=${place}
        transform=${`translate(${x} ${y})`} aria-label=${words(place)} ...${press ?? { role: "img" }}>
        <circle r="36" />
        ${tokens.flatMap((count, seat) =>
          Array.from(
            { length: count },
            (_, i) => html`<rect
          key=${`${seat}-${i}`} class=${`atoll-token eb-p${seats[seat]?.colour ?? seat}`}
          x=${-18 + i * 13} y=${-26 + seat * 13} width="11" height="11" />`,
          ),
        )}</g>`;
    })}</svg>`;
}

/** The seats: tokens in hand, the card where it is known, the points at the end. */
export function Panel({ state: { view, seats } }) {
  return html`<ul class="players">${view.seats.map(
    ({
      seat,
      hand,
      card,
      points,
    }) => html`<li key=${seat} class=${`player${view.turn === seat && !view.over ? " at-turn" : ""}`} data-seat-anchor=${seat}>
      <div class="player-head"><${Swatch} colour=${seats[seat].colour} /><b class="grow player-name">${seats[seat].name}</b></div>
    <p>${t("atoll-hand", { count: hand })}${
      card !== null && html` · ${t("atoll-card", { place: card + 1 })}`
    }${points !== null && html` · ${t("atoll-points", { count: points })}`}</p>
      </li>`,
  )}</ul>`;
}

const pick = (place) => {
  picked.value = picked.value.place === place ? nothing : { place };
};

const keys = {
  spared: "button, [role=button]",
  escape: () => {
    picked.value = nothing;
  },
  enter: () => {},
  pages: {},
  more(event) {
    if (!/^[1-6]$/.test(event.key)) return false;
    pick(Number(event.key) - 1);
    return true;
  },
};

/** The screen of the running game. */
export function Table() {
  const state = table.value;
  const { over, showEnd, setShowEnd } = useTable(state);
  useKeys(() => keys);
  if (!state || !geometry.value) return null;
  const { view, seats } = state;
  const mine = isMine(state);
  const says = view.over
    ? t("game-is-over-short")
    : mine
      ? t("atoll-your-turn", { name: seats[view.to_act].name })
      : t("atoll-waits", { name: seats[view.to_act].name });
  return html`<main id="table" class="table atoll-table" data-mine=${String(mine)}
    data-revision=${state.revision} aria-busy=${String(busy.value)}>
    <header class="status"><${Button} kind="quiet on-desk icon" label=${t("leave-table")} onPress=${leave}><${Sign} name="back" />
      </${Button}><h1 class="grow status-who" tabindex="-1">${says}</h1>
      <span>${t("atoll-round", { round: view.round, rounds: view.rounds })}</span><${UndoButton} state=${state} name="undo" />
        <${UndoButton} state=${state} name="redo" /></header>
    <${AtollBoard} view=${view} seats=${seats} selected=${picked.value?.place ?? null} onPick=${mine ? pick : null} />
    <section class="actions atoll-actions" aria-label=${t("actions")}>
      ${
        mine &&
        choices(view, picked.value ?? nothing).map(
          (action) => html`<${Button} key=${JSON.stringify(action)}
        kind=${action.type === "pass" ? "quiet" : "primary"} onPress=${() => act(action)}>${actionText(action, seats)}</${Button}>`,
        )
      }</section>
    <section class="card"><h2 class="sr">${t("players")}</h2><${Panel} state=${state} />
      <ul class="recent">${ticker.value.slice(-3).map(({ key, text }) => html`<li key=${key}>${text}</li>`)}</ul></section>
    ${showEnd && over && html`<${Result} state=${state} onClose=${() => setShowEnd(false)} />`}</main>`;
}
