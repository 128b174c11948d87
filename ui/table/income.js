// What a turn earned, by cause.
import { html } from "../lib.js";
import { Coin } from "../board/api.js";
import { Button, Sign } from "../controls.js";
import { t } from "../i18n.js";
import { income } from "../session.js";
import { causeName } from "../words.js";

/** The rows of an income: `[{text, amount}]`. */
export function incomeRows(paid) {
  return paid.items.map((item) => ({
    text: item.cause === "regions" || item.cause === "region"
      ? t(item.slot && item.slot !== "active" ? "income-declined" : "income-regions", { count: item.amount })
      : causeName(item), amount: item.amount }));
}

/** A small table of the last income; lies over the board's corner until the next action. */
export function IncomeCard({ state }) {
  const paid = income.value;
  if (!paid) return null;
  const seat = state.seats[paid.seat];
  return html`<aside class=${`card income eb-p${seat.colour}`} role="status"><header class="row tight"><${Coin} size=${26} /><h3 class="grow">${t("income-of", { name: seat.name })}</h3>
      <${Button} kind="quiet icon" label=${t("close")} onPress=${() => { income.value = null; }}><${Sign} name="close" size=${20} /></${Button}></header>
    <table><tbody>${incomeRows(paid).map((row, i) => html`<tr key=${i}><th scope="row">${row.text}</th><td class="numeral">+${row.amount}</td></tr>`)}</tbody>
      <tfoot><tr><th scope="row">${t("total")}</th><td class="numeral">+${paid.total}</td></tr></tfoot></table></aside>`;
}

