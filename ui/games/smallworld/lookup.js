// The texts of what is looked up.

import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { KeepOwn } from "../../workshop/keep.js";
import { FactionOf } from "./faction.js";
import { pageOf, textsOf } from "./pages.js";
import { Picture } from "./portrait.js";
import { findName, powerName } from "./words.js";

/**
 * What is told of a thing beside its rule, as things stand on this table.
 * @param {Ui.Thing} thing
 * @param {Ui.FamilyView} view
 */
function now({ kind, id }, view) {
  const copied = kind === "marker" && id === "bag" && view?.finds?.bag;
  if (copied) return [`${t("bag-copies", { what: findName(copied.copies) })} ${t(`find-${copied.copies}-rule`)}`];
  const lent = id === "stonehedge" && view?.finds?.stonehedge;
  return lent ? [`${powerName(lent)}: ${t(`power-${lent}-rule`)}`] : [];
}

/**
 * A thing that is looked up as an entry. Sections of the rules are told by the book.
 * @param {Ui.Thing} thing
 * @param {Ui.FamilyView} view
 */
export function lookUp(thing, view) {
  const page = pageOf(thing);
  if (/^(sw|ug|wc)-/.test(page)) return { page };
  const told = now(thing, view);
  const rules = thing.id === "bag" && told.length > 0 ? [] : textsOf(page).map((id) => t(id));
  return {
    page,
    title: t(page),
    texts: [...rules, ...told],
    picture: html`<${Picture} page=${page} size=${28} />`,
    below: thing.id.startsWith("own-") ? html`<${KeepOwn} ...${thing} />` : null,
    after: page.startsWith("race-") ? html`<${FactionOf} race=${page.slice(5)} />` : null,
  };
}
