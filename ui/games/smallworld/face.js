// The face of Small World and its kin; see faces.js.

import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { animate, lay, skip } from "./board/api.js";
import { isMine, nothingPicked, offered } from "./choices.js";
import { emptyView, MapView } from "./map.js";
import { Players } from "./players.js";
import { choosesSpot } from "./spots.js";
import { Table } from "./table.js";
import { asked, eventText, labelsOf } from "./words.js";

/** A choice of several uses goes on until they are used up. */
const again = (next, before, picked) =>
  isMine(next) && before?.view.stage === next.view.stage && picked.spot !== null && choosesSpot(next.view, picked);

const quiet = ["placed", "removed", "readied"];

export const face = {
  nothing: nothingPicked,
  isMine,
  offered,
  animate,
  skip,
  sounds: () => import("./sounds.js"),
  steps: ["put", "take", "put_all"],
  ends: ["done", "end_conquest", "decline", "vanish", "no_ally", "stay", "ready"],
  looks: {
    picked: 420,
    declined: 500,
    vanished: 500,
    rolled: 160,
    attempt_failed: 420,
    income: 420,
    conquered: 60,
    bomb: 260,
    stolen: 260,
    exchanged: 260,
    swapped: 200,
    moved: 120,
    found: 260,
    marked: 260,
    placed: 40,
    removed: 40,
    turn_started: 0,
    revealed: 0,
    readied: 0,
    redeployed: 0,
  },
  soft: ["placed", "removed"],
  keep(next, before, picked) {
    if (
      picked.region !== null &&
      isMine(next) &&
      before?.view.stage === next.view.stage &&
      ["redeploy", "retreat"].includes(next.view.stage)
    )
      return { ...nothingPicked, region: picked.region, piece: picked.piece };
    return again(next, before, picked) ? { ...nothingPicked, spot: picked.spot } : nothingPicked;
  },
  line(event, state, geometry) {
    const text = quiet.includes(event.type) ? null : eventText(event, state.seats, geometry);
    return text ? { seat: event.seat ?? null, text } : null;
  },
  why: () => import("./why.js"),
  hold: (events) => events.filter((e) => e.type === "income").at(-1) ?? null,
  due(next, before) {
    if (!isMine(next)) return "";
    const same = before && isMine(before) && before.view.turn === next.view.turn;
    if (same && before.view.stage === next.view.stage) return "";
    return `${same ? "" : `${t("your-turn", { name: next.seats[next.view.to_act].name })}. `}${asked(next.view)}`;
  },
  since: async (entries, state) => (await import("./recap.js")).told(entries, state),
  lay,
  // Factions are told by the catalog.
  wantsCatalog: (state, geometry) => Boolean(geometry.islands) || ["warcraft", "mixed"].includes(state.game),
  sentence: (event, state, geometry) => eventText(event, state.seats, geometry),
  labels: labelsOf,
  empty: emptyView,
  Table,
  Map: MapView,
  Panel: ({ state }) => html`<${Players} state=${state} detailed=${false} />`,
};
