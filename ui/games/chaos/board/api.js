// The public surface of the map of the Old World and its pieces. Link board/board.css and games/chaos/board.css.
//
// <ChaosBoard> props (lands by id, figures by name, as in the view):
//   geometry, view  the map (`board {map}`); the view to show, a new object for each new state
//   mode            {kind: "look"} or any of these lists; what they name is lit and can be tapped, `kind` only names the mode:
//                   lands: [land], chips: {land: {text, kind: "cost" | "free" | "blocked"}}, figures: [figure],
//                   tokens: [{land, token}], corruption: [{land, power}], slots: [{land, slot: 1 | 2}]
//   selected        land or null: drawn with a ring
//   marks           {figures: [figure], lands: [land]}: pointed out, though they cannot be tapped
//   onTap           ({kind: "land" | "figure" | "token" | "corruption" | "slot", land, id}): id is the land, figure, token,
//                   power or slot. Equal figures of a land are one target. A tap on a land is told in every mode; in
//                   "look" a tap on a figure is told as one. Where targets lie too close for a finger, the first tap
//                   brings the land nearer and tells nothing; the map goes back when they are gone.
//   onAnchor        (place with `land`) where the selected land is, as the board of Small World tells it
//   labels          (land, {kind, id}?) -> the land, or the target in it, in words; `label`: name of the whole board
//   names           {land: name}; left out: the texts `chaos-land-<land>`
//   powersColours   {power: colour}; left out: --ch-<power> of board.css
//   reducedMotion   true: the map jumps instead of gliding
//   zoomRef         {current}: receives {in(), out(), all(), fill(), to(land)}; `to` fills the box with that land
// lay(geometry) makes what never changes of a map before it is drawn.
// The box it is put in decides its size. Pieces come from [data-seat-anchor="0"] (a seat's panel) and [data-hand-anchor="0"].
export { atlasOf as lay } from "./atlas.js";
export { ChaosBoard } from "./board.js";
// Marks (…Mark) go inside an <svg>, around (0, 0); <Power>, <FigurePiece>, <TokenPiece> are pictures of `size` pixels that
// speak their `label`. A figure is a name or a data id.
export { FigureMark, FigurePiece, Power, PowerMark, shapeOf, shapePath, TokenMark, TokenPiece } from "./marks.js";
// As the board of Small World: animate(events, {reduced, speed}) -> Promise, then set the new view; skip(); moving().
export { animate, moving, skip } from "./motion.js";
export { figureIds, groupsOf, kindOf, powers } from "./picture.js";
