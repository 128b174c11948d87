// What can be looked up in Chaos: card, upgrade, world, token, figure, sheet.

/** What an event of the log speaks of. */
export function thingsIn(event) {
  const out = [];
  for (const kind of ["card", "upgrade", "token"]) if (event[kind]) out.push({ kind, id: event[kind] });
  for (const id of event.cards ?? []) out.push({ kind: "card", id });
  if (event.figure) out.push({ kind: "figure", id: event.figure.replace(/_\d+$/, "") });
  return out;
}
