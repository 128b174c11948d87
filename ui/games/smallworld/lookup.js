// The texts of what is looked up.

import { has, t } from "../../i18n.js";
import { html } from "../../lib.js";
import { Glyph, glyphPath, hasMarker, Marker } from "./board/api.js";
import { FactionOf } from "./faction.js";
import { findName, markerName, powerName, raceName } from "./words.js";

const names = {
  race: raceName,
  power: powerName,
  find: findName,
  marker: markerName,
  symbol: (id) => t(`symbol-${id}`),
  native: (id) => t(id === "lost_tribe" ? "lost-tribes" : `marker-${id}`),
};

/**
 * Every text that is told of a thing.
 * @param {Ui.Thing} thing
 * @param {Ui.FamilyView} view
 */
function rules({ kind, id }, view) {
  if (kind === "symbol") return [t(has(`symbol-${id}-rule`) ? `symbol-${id}-rule` : "symbol-rule")];
  if (kind === "native") return [t(id === "lost_tribe" ? "lost-tribes-rule" : `marker-${id}-rule`)];
  if (kind === "marker" && id === "bag" && view?.finds?.bag)
    return [`${t("bag-copies", { what: findName(view.finds.bag.copies) })} ${t(`find-${view.finds.bag.copies}-rule`)}`];
  const out = [`${kind}-${id}-rule`, `figure-${id}-note`, `${kind}-${id}-ability`]
    .filter(has)
    .slice(0, 1)
    .map((text) => t(text));
  const lent = id === "stonehedge" && view?.finds?.stonehedge;
  return lent ? [...out, `${powerName(lent)}: ${t(`power-${lent}-rule`)}`] : out;
}

function Picture({ kind, id }) {
  if (kind === "marker" && hasMarker(id)) return html`<${Marker} kind=${id} size=${34} />`;
  const of = kind === "native" ? "race" : kind;
  return glyphPath(of, id) ? html`<${Glyph} kind=${of} id=${id} size=${28} />` : null;
}

/** A thing that is looked up as an entry. @param {Ui.FamilyView} view */
export const lookUp = (thing, view) => ({
  title: names[thing.kind](thing.id),
  texts: rules(thing, view),
  picture: html`<${Picture} ...${thing} />`,
  after: thing.kind === "race" ? html`<${FactionOf} race=${thing.id} />` : null,
});
