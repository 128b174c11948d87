// The Atoll in words.
import { listing, t } from "../../i18n.js";

export { t };

const named = (seats, seat) => seats[seat]?.name ?? t("atoll-seat", { seat: seat + 1 });
const number = (place) => place + 1;

/** What happened, as a sentence. */
export function sentence(event, { seats }) {
  const { type, place, face, winners } = event;
  if (type === "shown") return t("atoll-shown", { names: listing(winners.map((seat) => named(seats, seat))) });
  return t(`atoll-event-${type}`, { name: named(seats, event.seat), place: number(place ?? 0), face: face ?? 0 });
}

/** An action as the text of a button. */
export const actionText = ({ type, place, seat }, seats) =>
  t(`atoll-act-${type}`, { place: number(place ?? 0), name: seat === undefined ? "" : named(seats, seat) });

/** What a place is called for those who do not see it. */
export const labels = (view, _, seats) => (place) =>
  t("atoll-place", {
    place: number(place),
    tokens: listing(view.places[place].tokens.map((count, seat) => `${named(seats, seat)} ${count}`)),
  });
