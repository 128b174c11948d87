const wholeAtoll = () => import("./atoll/face.js");

/** The Atoll. */
const atoll = { face: wholeAtoll, end: wholeAtoll, lookUp: wholeAtoll, newGame: wholeAtoll, early: ["atoll"], styles: ["atoll/atoll.css"] };
