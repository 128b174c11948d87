// What a turn earned, by cause.

import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Ask } from "../../lookup.js";
import { income } from "../../session.js";
import { Coin } from "./board/api.js";
import { causeName, causeThing } from "./words.js";

/** The rows of an income: `[{text, amount}]`. */
export function incomeRows(paid) {
  return paid.items.map((item) => ({
    text:
      item.cause === "regions"
        ? t("income-regions", { count: item.amount })
        : item.cause === "declined_regions"
          ? t("income-declined", { count: item.amount })
          : causeName(item),
    amount: item.amount,
    things: [causeThing(item)],
  }));
}

/** A small table of the last income; stays in the slip's place until the next action. @param {Ui.FamilyProps} props */
export function IncomeSlip({ state }) {
  const paid = income.value;
  const seat = state.seats[paid.seat];
  return html`<div class=${`slip income eb-p${seat.colour}`}><h3><${Coin} size=${24} /> ${t("income-of", { name: seat.name })}</h3>
    <table><tbody>${incomeRows(paid).map(
      (row, i) => html`<tr key=${i}><th scope="row"><${Ask} name=${row.text} things=${row.things} /></th>
      <td class="numeral">+${row.amount}
    </td></tr>`,
    )}</tbody>
      <tfoot><tr><th scope="row">${t("total")}</th><td class="numeral">+${paid.total}</td></tr></tfoot></table></div>`;
}
