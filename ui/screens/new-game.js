// New game: which game, and what that game asks.

import { PageHead } from "../controls.js";
import { partHere, partOf } from "../faces.js";
import { entryOf, first } from "../games/registry.js";
import { t } from "../i18n.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt, catalog, go, loadCatalog } from "../state.js";

/** The new-game screen. `again`: the table state of a game to be repeated. */
export function NewGame({ again }) {
  const [game, setGame] = useState(again?.game ?? first.game);
  const [, setThere] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    attempt(loadCatalog);
  }, []);
  useEffect(() => {
    // Where nothing can be asked, the first game is offered again. The table is fetched meanwhile, so that it opens at once.
    if (!partHere(game, "newGame")) attempt(() => partOf(game, "newGame")).then((part) => (part ? setThere(game) : setGame(first.game)));
    partOf(game, "face").catch(() => {});
  }, [game]);
  const Own = partHere(game, "newGame")?.NewGame;
  const same = again && entryOf(again.game) === entryOf(game);
  return html`<main class="page"><${PageHead} title=${t("new-game")} onBack=${() => go("home")} />
    ${Own && html`<${Own} games=${catalog.value?.games ?? []} game=${game} again=${same ? again : null} onGame=${setGame} />`}</main>`;
}
