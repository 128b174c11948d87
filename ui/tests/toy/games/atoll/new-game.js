// A new game of the Atoll: how many play, and who.

import { Choice } from "../../controls.js";
import { html, useState } from "../../lib.js";
import { GameChoice, StartBar, useSetup } from "../../screens/setup.js";
import { t } from "./words.js";

/** Seats as `new_game` wants them: one person, and bots. */
export const seatsOf = (players, nameOf) =>
  Array.from({ length: players }, (_, seat) => ({
    name: nameOf(seat),
    colour: seat,
    ...(seat === 0 ? { who: "human" } : { who: "bot", level: "easy" }),
  }));

/** The cards of the new-game screen. */
export function NewGame({ games, game, again, onGame }) {
  const [players, setPlayers] = useState(again?.seats.length ?? 2);
  const setup = { game, players };
  const [reasons, start, busy] = useSetup(
    setup,
    seatsOf(players, (seat) => t(seat === 0 ? "player-name" : "bot-name", { number: seat + 1 })),
  );
  return html`<div class="new-game atoll-new"><section class="card new-map"><${GameChoice} games=${games} value=${game} onPick=${onGame} />
    <${Choice} legend=${t("number-of-players")} value=${players} onPick=${setPlayers}
      options=${[2, 3, 4].map((n) => ({ id: n, text: String(n), label: t("n-players", { count: n }) }))} />
      </section>
    <${StartBar} reasons=${reasons} busy=${busy} onStart=${start} /></div>`;
}
