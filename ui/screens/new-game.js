// New game: the box first, then who plays and what that game asks.

import { PageHead } from "../controls.js";
import { partHere, partOf } from "../faces.js";
import { games as entries, first } from "../games/registry.js";
import { t } from "../i18n.js";
import { html, useEffect, useLayoutEffect, useState } from "../lib.js";
import { attempt, catalog, go, loadCatalog, settings } from "../state.js";
import { lastNames, tableOf } from "./last.js";
import { lastTables, nameOf } from "./people.js";
import { fitted, newcomers } from "./seats.js";
import { hints } from "./setup.js";
import { countsOf, LikeLast, Shelf, SlimShelf } from "./shelf.js";

/** The table of a game to be repeated: as it was kept, if it was the last one of its kind. @param {any} state */
function repeated(state) {
  const kept = lastTables(settings.value.tables).find((table) => table.setup.game === state.game);
  const names = kept?.people.map((_, i) => nameOf(kept.people, i)).join("\n");
  return kept && names === state.seats.map((seat) => seat.name).join("\n") ? kept : tableOf(state);
}

/**
 * The new-game screen. `again`: the table state of a game to be repeated; `game`: the box that is taken already; `use`: home-made pieces
 * that are wanted.
 * @param {{ again?: any, game?: string, use?: string[] }} props
 */
export function NewGame({ again, game: taken, use }) {
  const [tables] = useState(() => lastTables(settings.value.tables));
  const [repeat] = useState(() => again && repeated(again));
  const [game, setGame] = useState(/** @type {string | null} */ (null));
  const [people, setPeople] = useState(/** @type {() => Ui.Seated[]} */ (() => (repeat ?? tables[0])?.people ?? newcomers()));
  const games = Object.keys(entries).flatMap((id) => catalog.value?.games.find((g) => g.id === id) ?? []);
  const keptOf = (id) => (repeat?.setup.game === id ? repeat : (tables.find((table) => table.setup.game === id) ?? null));
  const take = async (id) => {
    const part = partHere(id, "newGame") ?? (await attempt(() => partOf(id, "newGame")));
    if (!part) return;
    hints.value = (keptOf(id) ?? tables[0])?.hints ?? true;
    setGame(id);
    // The table is fetched meanwhile, so that it opens at once.
    partOf(id, "face").catch(() => {});
  };
  useEffect(() => {
    attempt(loadCatalog);
    const wish = again?.game ?? taken;
    if (wish) take(wish);
    else partOf(first.game, "newGame").catch(() => {});
  }, [again, taken]);
  useLayoutEffect(() => {
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (document.querySelector(".new-page h1"))?.focus({ preventScroll: true });
  }, [game === null]);
  const Own = game && partHere(game, "newGame")?.NewGame;
  if (!Own)
    return html`<main class="page new-page" key="shelf"><${PageHead} title=${t("new-game")} onBack=${() => go("home")} />
      ${tables[0] && html`<${LikeLast} table=${tables[0]} />`}<${Shelf} games=${games} onPick=${take} /></main>`;
  const counts = countsOf(games.find((g) => g.id === game));
  return html`<main class="page new-page" key="table"><${PageHead} title=${t(`short-${game}`)} onBack=${() => setGame(null)}>
      <${SlimShelf} games=${games} value=${game} onPick=${take} /></${PageHead}>
    <${Own} key=${game} game=${game} games=${games} counts=${counts} people=${fitted(people, counts)} onPeople=${setPeople}
      kept=${keptOf(game)} names=${lastNames(settings.value.names)} use=${use} /></main>`;
}
