// A new game of the Atoll: who plays.

import { html } from "../../lib.js";
import { Seats } from "../../screens/seats.js";
import { StartBar, useSetup } from "../../screens/setup.js";

/** The cards of the new-game screen. */
export function NewGame({ game, counts, people, onPeople, names }) {
  const [reasons, start, busy] = useSetup({ game, players: people.length }, people);
  return html`<div class="new-game atoll-new"><${Seats} people=${people} counts=${counts} names=${names} onPeople=${onPeople} />
    <${StartBar} reasons=${reasons} busy=${busy} onStart=${start} /></div>`;
}
