const wholeAtoll = () => import("./atoll/face.js");

/** The Atoll. */
// biome-ignore lint/correctness/noUnusedVariables: the registry of the copy uses it.
const atoll = { face: wholeAtoll, end: wholeAtoll, lookUp: wholeAtoll, newGame: wholeAtoll, early: ["atoll"], styles: ["atoll/atoll.css"] };
