// The face of the Atoll; see faces.js.
import { html } from "../../lib.js";
import { isMine, keep, nothing, offered } from "./choices.js";
import { AtollBoard, Panel, Table } from "./table.js";
import { labels, sentence, t } from "./words.js";

export { End, Plot, told } from "./end.js";
export { NewGame } from "./new-game.js";

/** There is nothing to be looked up. */
export const lookUp = () => [];

export const face = {
  nothing,
  isMine,
  offered,
  keep,
  ends: ["pass"],
  animate: async () => {},
  skip: () => {},
  sounds: async () => ({ sounds: {}, beds: {} }),
  line: (event, state) => ({ seat: event.seat ?? null, text: sentence(event, state) }),
  since: () => null,
  hold: () => null,
  due: (next, before) =>
    isMine(next) && !(before && isMine(before)) ? t("atoll-your-turn", { name: next.seats[next.view.to_act].name }) : "",
  lay: () => {},
  wantsCatalog: () => false,
  sentence,
  labels,
  empty: (geometry) => ({
    places: geometry.regions.map(({ region }) => ({ place: region, tokens: [], holder: null })),
    seats: [],
    actions: [],
    viewer: null,
    to_act: null,
    over: false,
    winners: [],
  }),
  Table,
  Map: ({ view, seats = [] }) => html`<${AtollBoard} view=${view} seats=${seats} />`,
  Panel,
};
