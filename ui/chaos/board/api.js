// The public surface of the map of the Old World and its pieces. Link board/board.css and chaos/board.css.
//
// <ChaosBoard> props (lands are named by their ids, figures by their names, as the view does):
//   geometry      the map (`board {map}`)
//   view          the view to show; a new object for each new state
//   mode          what may be tapped besides lands. Any of these lists lights its things; `kind` only names the mode:
//                 {kind: "look"}                                            nothing lit
//                 {kind: "lands", lands: [land], chips: {land: {text, kind: "cost" | "free" | "blocked"}}}
//                 {kind: "figures", figures: [figure]}                      equal figures of a land are one target
//                 {kind: "tokens", tokens: [{land, token}]}                 (a Peasant to hit: with `figures` in one mode)
//                 {kind: "corruption", corruption: [{land, power}]}
//                 {kind: "slots", slots: [{land, slot: 1 | 2}]}
//   selected      land or null: drawn with a ring
//   marks         {figures: [figure], lands: [land]}: pieces and lands to be pointed out though they cannot be tapped
//   onTap         ({kind: "land" | "figure" | "token" | "corruption" | "slot", land, id}): id is the land, the figure, the
//                 token, the power or the slot (1, 2). A tap on a land is told in every mode, lit or not.
//                 Where several targets lie too close for a finger, the first tap brings the land nearer and tells nothing.
//   onAnchor      (as the board of Small World) where the selected land is, in pixels of the box
//   labels        (land, {kind, id}?) -> the land, or the target in it, in words, for screen readers
//   label         name of the whole board, for screen readers
//   names         {land: name}; left out: the texts `chaos-land-<land>`
//   powersColours {power: css colour}; left out: --ch-khorne, --ch-nurgle, --ch-tzeentch, --ch-slaanesh of board.css
//   reducedMotion true: the map jumps instead of gliding
//   zoomRef       {current}: receives {in(), out(), all(), fill(), to(land)}; `to` fills the box with that land
//
// The box it is put in decides its size (position: relative, any width and height).
// Where figures and cards come from: [data-seat-anchor="0"] (a seat's panel), [data-hand-anchor="0"] (its hand).
export { ChaosBoard } from "./board.js";

// animate(events, {reduced, speed}) -> Promise: plays events over the view on the board; set the new view after it.
// skip(): ends all motion at once.  moving(): is anything moving?
export { animate, moving, skip } from "./motion.js";

// Marks to be put inside an <svg>, around (0, 0), and pictures of their own (`size` in pixels; `label` makes them speak):
// <PowerMark power size glyph />     the power's shape, with its sign
// <FigureMark figure controller count shielded hits size />  a piece; figure is a name or a data id
// <Power power size label />  <FigurePiece figure count size label />  <TokenPiece token count size label />
// shapeOf: power -> square, hexagon, diamond, circle.  shapePath(power, radius) -> SVG path around (0, 0).
// figureIds: {power: {cultist, warrior, daemon}}.  kindOf(figure) -> {power, kind, id}.
export { FigureMark, FigurePiece, Power, PowerMark, shapeOf, shapePath, TokenMark, TokenPiece } from "./marks.js";
export { figureIds, groupsOf, kindOf, lookOf, powers } from "./picture.js";
