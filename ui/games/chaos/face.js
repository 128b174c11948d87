// The face of Chaos in the Old World; see faces.js.
import "../../art/chaos-glyphs.js";
import { html, useEffect } from "../../lib.js";
import { stillMotion } from "../../state.js";
import { ChaosBoard, lay, Power } from "./board/api.js";
import { isMine, keep, nothing, offered } from "./choices.js";
import { data, powerOf, powers } from "./data.js";
import { emptyView } from "./new-game.js";
import { Powers } from "./players.js";
import { clear, play, scene, skip } from "./scene.js";
import { Stage } from "./stage.js";
import { Table } from "./table.js";
import { eventText, expectation, landNotes, landWords, powerIn, powerName } from "./words.js";

/** The map to look at; in a replay with its battles, as long as they are the ones of the view. @param {Ui.ChaosProps} props */
function Land({ geometry, view, labels, label, still }) {
  useEffect(() => {
    if (scene.value?.land !== view.battle?.land) scene.value = null;
  }, [view]);
  return html`<${ChaosBoard} geometry=${geometry} view=${view} selected=${still ? null : (scene.value?.land ?? null)} labels=${labels}
    label=${label} reducedMotion=${still || stillMotion()} />${!still && html`<${Stage} />`}`;
}

/** Words of the ticker: what others did, and what came of it. */
const quiet = ["shuffled", "not_dominated"];

export { End, PointsPlot as Plot, told } from "./end.js";
export { NewGame } from "./new-game.js";
export { lookUp } from "./pages.js";

export const face = {
  nothing,
  isMine,
  offered,
  keep(next, before, picked) {
    if (!next.view.battle) scene.value = null;
    else if (scene.value && before && next.step < before.step) scene.value = { ...scene.value, named: [] };
    return keep(next, before, picked);
  },
  animate: play,
  skip,
  begin: clear,
  sounds: () => import("./sounds.js"),
  ends: ["done", "pass"],
  looks: { rolled: 160, revealed: 0 },
  line(event, { view }) {
    const text = quiet.includes(event.type) ? null : eventText(event);
    const power = text && powerIn(event, view);
    return text ? { seat: view.powers.find((p) => p.power === power)?.seat ?? null, text } : null;
  },
  // What others did since this power decided last: a card where it is much, else lines of the ticker.
  async since(entries, state, _, unseen) {
    const card = await (await import("./recap.js")).told(entries, state, unseen);
    if (card) return card;
    const fresh = entries.slice(entries.findLastIndex((entry) => entry.seat === state.view.to_act) + 1);
    const lines = fresh
      .flatMap(({ step, events }) => events.map((event, i) => ({ ...face.line(event, state), key: `${step}-${i}` })))
      .filter((line) => line.text);
    return lines.length > 0 ? { lines: lines.slice(-4) } : null;
  },
  why: () => import("./why.js"),
  hold: () => null,
  due: (next, before) =>
    isMine(next) && !(before && isMine(before) && before.revision === next.revision)
      ? `${powerName(powerOf(next.view, next.view.to_act)?.power)}: ${expectation(next.view, next.seats[next.view.to_act].name)}`
      : "",
  lay,
  wantsCatalog: () => true,
  sentence: eventText,
  labels: (view, geometry) => Object.assign((land) => landWords(view, land), { notes: (number) => landNotes(geometry, number) }),
  curtain(state, seat) {
    const power = powerOf(state.view, seat)?.power ?? powers[state.seats[seat].colour] ?? "khorne";
    return { look: `ch-curtain ch-${power}`, pattern: null, title: powerName(power), mark: html`<${Power} power=${power} size=${104} />` };
  },
  empty: () => emptyView(data.value.game.lands),
  Map: Land,
  Panel: ({ state }) => html`<${Powers} state=${state} />`,
  Table,
};
