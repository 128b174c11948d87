// The result over the board: fetched when a game is over.

import { partHere, partOf } from "../faces.js";
import { html, useEffect, useState } from "../lib.js";
import { attempt } from "../state.js";

/** What the game says at its end, as soon as it is there. */
export function Result({ state, onClose }) {
  const [there, setThere] = useState(() => partHere(state.game, "end"));
  useEffect(() => {
    if (!there) attempt(async () => setThere(await partOf(state.game, "end")));
  }, []);
  return there && html`<${there.End} state=${state} onClose=${onClose} />`;
}
