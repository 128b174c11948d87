// Putting tokens and pieces down: + and − on the selected region, or drag.

import { Button, Choice, Stepper } from "../../controls.js";
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { act, geometry, picked } from "../../session.js";
import { Marker, Piece } from "./board/api.js";
import { markerName, regionName } from "./words.js";

/**
 * @param {Ui.FamilyView} view
 * @param {number} region
 */
function countIn(view, region, piece) {
  const now = view.regions[region];
  if (piece === "token") return now.tokens;
  return now.markers?.find((m) => m.kind === piece)?.count ?? 0;
}

/** The slip of redeployment and retreat. @param {Ui.FamilyProps} props */
export function PlaceSlip({ state, slip }) {
  const { view, seats } = state;
  const seat = view.to_act;
  const player = view.seats[seat];
  const slot = view.acting_race?.slot ?? "active";
  const race = (slot === "active" ? player.active : player.declined.find((d) => d.slot === slot))?.race ?? null;
  const pieceOf = (kind, count) =>
    kind === "token"
      ? html`<${Piece} race=${race ?? "none"} colour=${seats[seat].colour} count=${count} size=${34} />`
      : html`<${Marker} kind=${kind} size=${32} />`;
  const nameOf = (kind) => (kind === "token" ? t("piece-token") : markerName(kind));
  const optionOf = ({ kind, in_hand }) => ({
    id: kind,
    text: kind === "token" ? "" : String(in_hand),
    label: `${nameOf(kind)}: ${in_hand}`,
    picture: pieceOf(kind, in_hand),
  });
  const choose = (piece) => {
    picked.value = { ...picked.value, piece };
  };
  const kinds =
    slip.pieces.length > 1
      ? html`<${Choice} legend=${t("which-piece")} hideLegend value=${slip.piece} onPick=${choose}
    options=${slip.pieces.map(optionOf)} />`
      : null;
  if (slip.region === null) {
    const held = slip.pieces.find((p) => p.kind === slip.piece)?.in_hand ?? 0;
    const id =
      slip.owing > 0
        ? "owed-hint"
        : view.stage === "retreat" && slip.piece === "token"
          ? "place-hint-retreat"
          : held === 0
            ? "place-hint-move"
            : slip.piece === "token"
              ? "place-hint"
              : "place-hint-piece";
    return html`<div class="slip place">${kinds}<p>${t(id, { count: slip.owing > 0 ? slip.owing : held, piece: nameOf(slip.piece) })}</p>
      </div>`;
  }
  const name = regionName(geometry.value, slip.region);
  const here = countIn(view, slip.region, slip.piece);
  const none = !slip.put && !slip.take && !slip.all;
  const note = none
    ? t("cannot-place", { piece: nameOf(slip.piece) })
    : t("in-hand-now", { count: slip.pieces.find((p) => p.kind === slip.piece)?.in_hand ?? slip.hand });
  return html`<div class="slip place">${kinds}<div class="place-row" data-owing=${slip.owing}><div class="grow"><h3>${name}</h3>
    <span class="small soft">
    ${note}
    </span></div>
    <${Stepper} value=${here} text=${t("here-now", { count: here })} less=${t("take-one")} more=${t("put-one")} onLess=${
      slip.take &&
      (() => {
        act(slip.take);
      })
    } onMore=${
      slip.put &&
      (() => {
        act(slip.put);
      })
    } />
    ${slip.all && slip.hand > 1 && html`<${Button} onPress=${() => act(slip.all)}>${t("put-all", { count: slip.hand })}</${Button}>`}
    </div></div>`;
}
