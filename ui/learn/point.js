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

/**
 * A region that a relic helps to take: the region, the relic in its slip, the button.
 * @param {number} at
 * @returns {Ui.Pointer}
 */
export const seizeWith = (at) => (picked, view) => {
  if (picked.region !== at) return region(at);
  const { options = [] } = view.targets?.find((/** @type {any} */ target) => target.region === at) ?? {};
  return options[picked.option]?.with?.length > 0 ? GO : ".lies.tool";
};

/**
 * Is an action the conquest of a region with a relic's help?
 * @param {number} at
 * @param {string} tool
 */
export const armed = (at, tool) => (/** @type {any} */ action) =>
  action.type === "conquer" && action.region === at && (action.with ?? []).includes(tool);

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

/** The end of the conquests, and the question whether that is meant. @type {Ui.Pointer} */
export const stop = (picked) => (picked.asking === "end" ? ".others .danger" : GO);

/** The question about a decline, then its button. @type {Ui.Pointer} */
export const decline = (picked) => (picked.asking === "decline" ? GO : ".others .button");

/** @param {string} land */
const landAt = (land) => `[data-land="${land}"]`;

/** What is picked goes to a land: the land, then the button. @param {string} to @param {Ui.Picked} picked */
const into = (to, picked) => (picked.land === to ? GO : landAt(to));

/** A figure out of the reserve to a land. @param {string} kind @param {string} to @returns {Ui.Pointer} */
export const summon = (kind, to) => (picked) => (picked.kind === kind && !picked.from ? into(to, picked) : `[data-kind="${kind}"]`);

/**
 * A figure from one land to another, by the slip of the land it leaves.
 * @param {string} kind
 * @param {string} from
 * @param {string} to
 * @returns {Ui.Pointer}
 */
export const march = (kind, from, to) => (picked) =>
  picked.kind === kind && picked.from === from ? into(to, picked) : picked.land === from ? ".ch-land .row.tight .button" : landAt(from);

/** A card of the hand to a land. @param {string} card @param {string} to @returns {Ui.Pointer} */
export const lay = (card, to) => (picked) => (picked.card === card ? into(to, picked) : `[data-card="${card}"]`);

/**
 * One of the choices that are asked for, by all words of its name, then the button.
 * @param {...string} words
 * @returns {Ui.Pointer}
 */
export const choose =
  (...words) =>
  (picked) =>
    words.every((word) => picked.option?.split(" ").includes(word)) ? GO : words.map((word) => `[data-option~="${word}"]`).join("");
