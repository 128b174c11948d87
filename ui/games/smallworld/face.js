// The face of Small World and its kin; see faces.js.
import { html } from "../../lib.js";
import { animate, Board, skip } from "./board/api.js";
import { t } from "../../i18n.js";
import { soundOf } from "../../sound.js";
import { settings } from "../../state.js";
import { asked, eventText, regionNotes, regionWords } from "../../words.js";
import { isMine, nothingPicked, offered } from "./choices.js";
import { Plot } from "../../table/plot.js";
import { Players } from "./players.js";
import { choosesSpot } from "./spots.js";

/** A choice of several uses goes on until they are used up. */
const again = (next, before, picked) => isMine(next) && before?.view.stage === next.view.stage && picked.spot !== null && choosesSpot(next.view, picked);

const quiet = ["placed", "removed", "readied"];

export const family = {
  nothing: nothingPicked,
  isMine,
  offered,
  animate,
  skip,
  sound: soundOf,
  keep(next, before, picked) {
    if (picked.region !== null && isMine(next) && before?.view.stage === next.view.stage && ["redeploy", "retreat"].includes(next.view.stage)) return { ...nothingPicked, region: picked.region, piece: picked.piece };
    return again(next, before, picked) ? { ...nothingPicked, spot: picked.spot } : nothingPicked;
  },
  line(event, state, geometry) {
    const text = quiet.includes(event.type) ? null : eventText(event, state.seats, geometry);
    return text ? { seat: event.seat ?? null, text } : null;
  },
  hold: (events) => events.filter((e) => e.type === "income").at(-1) ?? null,
  due(next, before) {
    if (!isMine(next)) return "";
    const same = before && isMine(before) && before.view.turn === next.view.turn;
    if (same && before.view.stage === next.view.stage) return "";
    return `${same ? "" : `${t("your-turn", { name: next.seats[next.view.to_act].name })}. `}${asked(next.view)}`;
  },
  async since(entries, state) {
    const { Recap, recapOf } = await import("./recap.js");
    const told = recapOf(entries, state.view.to_act);
    return told && { told, View: Recap };
  },
  // Factions are told by the catalog.
  wantsCatalog: (state, geometry) => Boolean(geometry.islands) || ["warcraft", "mixed"].includes(state.game),
  sentence: (event, state, geometry) => eventText(event, state.seats, geometry),
  labels: (view, geometry, seats) => Object.assign((region) => regionWords(view, geometry, seats, region), { notes: (region) => regionNotes(view, geometry, region) }),
  Map: ({ geometry, view, seats, labels, label, still }) => html`<${Board} geometry=${geometry} view=${view} seats=${seats} mode=${{ kind: "look" }} labels=${labels} label=${label} palette=${settings.value.palette} reducedMotion=${still} />`,
  Panel: ({ state }) => html`<${Players} state=${state} detailed=${false} />`,
  Plot: ({ sum, seats }) => html`<${Plot} coins=${sum} seats=${seats} players=${seats.length} />`,
};
