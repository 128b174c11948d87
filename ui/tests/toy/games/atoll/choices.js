// What can be done now, read from the view; no rule is known here.

/** What the screen remembers between taps: the place that is looked at. */
export const nothing = { place: null };

/** Is the person at the device to decide now? */
export const isMine = ({ curtain, bot_to_act, view }) =>
  curtain === null && !bot_to_act && !view.over && view.viewer !== null && view.viewer === view.to_act;

const same = (a, b) => a.type === b.type && a.place === b.place && a.seat === b.seat;

/** May this action be played? */
export const offered = (view, action) => view.actions.some((other) => same(action, other));

/** A place stays selected while the same person decides on. */
export const keep = (next, before, picked) => (before && next.view.to_act === before.view.to_act ? picked : nothing);

/** The actions on offer: those of the selected place and those of none; every one where no place is selected. */
export const choices = (view, { place }) =>
  view.actions.filter((action) => place === null || action.place === undefined || action.place === place);
