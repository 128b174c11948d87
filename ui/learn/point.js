// What a lesson points at: selectors of the table's own controls, by what is picked already. A finger that always follows them takes the
// learner's way.

/** The one button that does it. */
export const GO = "#primary";

/** @param {number} region */
export const region = (region) => `[data-region="${region}"]`;

/** A way of the market, then the button. @param {number} combo @returns {Ui.Pointer} */
export const take = (combo) => (picked) => (picked.combo === combo ? GO : `[data-combo="${combo}"]`);

/** A region, then the button. @param {number} at @returns {Ui.Pointer} */
export const seize = (at) => (picked) => (picked.region === at ? GO : region(at));

/** What is in the hand goes to a region. @param {number} to @returns {Ui.Pointer} */
export const put = (to) => (picked) => (picked.region === to ? ".stepper .button:last-child" : region(to));

/**
 * From a region into the hand, as long as the hand is empty, then to another.
 * @param {number} from
 * @param {number} to
 * @returns {Ui.Pointer}
 */
export const move = (from, to) => (picked, view) =>
  (view.placing?.hand ?? 0) > 0 ? put(to)(picked, view) : picked.region === from ? ".stepper .button:first-child" : region(from);

/** The question about a decline, then its button. @type {Ui.Pointer} */
export const decline = (picked) => (picked.asking === "decline" ? GO : ".others .button");
