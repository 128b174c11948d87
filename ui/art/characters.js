// The faces of the bots' characters, drawn for Elbowroom in a box of 48 x 48: `[what is drawn, its attributes]`, from behind to before.
// Ink lines and flat colours as on the pieces; each is told by its outline alone: horns, a wide hat, a bun with spectacles, a cap with
// bells.
/** @typedef {[string, Record<string, string | number>]} Drawn */
const ink = { stroke: "#2c2014", "stroke-width": 1.4, "stroke-linejoin": "round", "stroke-linecap": "round" };
const line = { ...ink, fill: "none", "stroke-width": 1.7 };
/** @type {(fill: string, d: string) => Drawn} */
const path = (fill, d) => ["path", { ...ink, fill, d }];
/** @type {(d: string, more?: Record<string, string | number>) => Drawn} */
const stroke = (d, more = {}) => ["path", { ...line, d, ...more }];
/** @type {(fill: string, cx: number, cy: number, r: number) => Drawn} */
const round = (fill, cx, cy, r) => ["circle", { ...ink, fill, cx, cy, r }];
/** @type {(cx: number, cy: number) => Drawn} */
const dot = (cx, cy) => ["circle", { fill: "#2c2014", cx, cy, r: 1.35 }];

/** @type {Record<string, Drawn[]>} */
export const characters = {
  raider: [
    path("#6b4a32", "M5 48c1-8 8-12 19-12s18 4 19 12z"),
    path("#f4ead2", "M14 17C7 17 3 11 4.5 2.5c3 4.5 6.5 6 12 7.5zM34 17c7 0 11-6 9.5-14.5-3 4.5-6.5 6-12 7.5z"),
    path("#c0562f", "M14 22c-3.5 6-4.5 12-3 19l5 .5c-.5-6 0-10 2-15zM34 22c3.5 6 4.5 12 3 19l-5 .5c.5-6 0-10-2-15z"),
    path("#e3b68c", "M15.5 20c-.5 11 3 18.5 8.5 18.5S33 31 32.5 20z"),
    path("#c0562f", "M16.5 31c2-2 5-2.5 7.5-1 2.5-1.5 5.5-1 7.5 1-.5 7-4 11.5-7.5 13-3.5-1.5-7-6-7.5-13z"),
    path("#8d9298", "M12.5 22.5C12 13 16 7 24 7s12 6 11.5 15.5z"),
    path("#5a5f66", "M12 23.5v-4h24v4zM22.3 19.5h3.4v9.5h-3.4z"),
    stroke("M17.3 25.3l4 1.5M30.7 25.3l-4 1.5"),
    dot(20, 28.2),
    dot(28, 28.2),
    stroke("M21 34.5q3-1.5 6 0"),
  ],
  settler: [
    path("#4f6b3a", "M5 48c1-8 8-11 19-11s18 3 19 11z"),
    path("#e3b68c", "M15 19h18v12c0 5-4 8-9 8s-9-3-9-8z"),
    path("#e2dcc8", "M12.5 24c-.5 12 3.5 20 11.5 22.5C32 44 36 36 35.5 24c-1.5 4-4.5 6-7 6-1.5-1.6-7.5-1.6-9 0-2.5 0-5.5-2-7-6z"),
    path("#dcb75e", "M14.5 18c-.5-9 3-13.5 9.5-13.5S34 9 33.5 18z"),
    path("#4f6b3a", "M14.3 18.5l.4-4.5q9.3 2.5 18.6 0l.4 4.5z"),
    path("#dcb75e", "M3.5 20.5C8 16.5 15 18.5 24 18.5s16-2 20.5 2C39 24.5 31 24 24 24S9 24.5 3.5 20.5z"),
    path("#7f9f4a", "M32 13c.5-6 4-9.5 10-9.5.5 6.5-3.5 10.5-10 9.5z"),
    stroke("M17.5 27q1.8-1.9 3.6 0M26.9 27q1.8-1.9 3.6 0"),
    stroke("M21 34.5q3 2.2 6 0"),
  ],
  banker: [
    path("#5b3b52", "M10.5 27C9.5 16 15 9.5 24 9.5S38.5 16 37.5 27l-3 8h-21z"),
    round("#5b3b52", 24, 7.5, 6),
    stroke("M15.5 3.5l17 7.5", { stroke: "#d8a62c", "stroke-width": 2 }),
    path("#2f4a63", "M6 48c1-8 8-10.5 18-10.5S41 40 42 48z"),
    path("#f7f0e0", "M16.5 38l7.5 8 7.5-8-3.5-2.5h-8z"),
    path("#efc59d", "M15 23c-.3 10.5 3.7 16.5 9 16.5s9.3-6 9-16.5c-3.5-1-6.5-3.5-9-6.5-2.5 3-5.5 5.5-9 6.5z"),
    round("#fff9ec", 19.3, 27, 4.3),
    round("#fff9ec", 28.7, 27, 4.3),
    stroke("M23.4 26.5q.6-.6 1.2 0M15 26l-2.5-1M33 26l2.5-1"),
    dot(19.8, 27.4),
    dot(28.2, 27.4),
    stroke("M21 35q3.4 1.6 6-.7"),
    round("#d8a62c", 24, 44.5, 2.5),
  ],
  trickster: [
    path("#7a3577", "M8 48l4-10 5 5 7-6v11z"),
    path("#d9982c", "M40 48l-4-10-5 5-7-6v11z"),
    path("#7a3577", "M24 38H13c-2-5-2.5-10-1-14-2-6-5-8-9.5-6C3 8 12 2.5 24 9z"),
    path("#d9982c", "M24 38h11c2-5 2.5-10 1-14 2-6 5-8 9.5-6C45 8 36 2.5 24 9z"),
    round("#f0d060", 4, 19.5, 3),
    round("#f0d060", 44, 19.5, 3),
    path("#efc59d", "M15.5 21.5c3-4.5 14-4.5 17 0 .5 10-3 17-8.5 17s-9-7-8.5-17z"),
    path("#2c2014", "M14.5 22.5c3.5-1.5 6.5-1 9.5 1 3-2 6-2.5 9.5-1 0 4.5-2 7-5 7-2.3 0-3.3-1.5-4.5-3-1.2 1.5-2.2 3-4.5 3-3 0-5-2.5-5-7z"),
    stroke("M17.5 25l4 1.3M30.5 25l-4 1.3", { stroke: "#f7edd8", "stroke-width": 2 }),
    path("#fff9ec", "M18.5 32q5.5 6 11 0-5.5 2-11 0z"),
  ],
};
