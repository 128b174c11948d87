// The public surface of the board and the pieces. Link ui/board/board.css beside it.
//
// <Board> props:
//   geometry      the map, as the `board` command gives it
//   view          the view to show; a new object for each new state
//   seats         [{name, colour, who}] of the table: colour 0 to 4 of each seat
//   mode          {kind: "conquest", why?: true}      prices; `why` adds locks on blocked regions
//                                                   (the selected region shows its lock anyway)
//                 {kind: "redeploy", piece?: "token"} where that piece may be put or taken
//                 {kind: "abandon"}                   regions that may be abandoned
//                 {kind: "pick", regions: [id]}       any set the screen wants lit
//                 {kind: "look"}                      nothing lit. Left out: follows view.stage
//   selected      region id or null: drawn with a ring
//   onTap         (region) a tap, click, Enter or Space on a region
//   onLong        (region) a long press or a right click
//   onDrag        (from, to) a stack dragged: from is a region id or "hand" (see dragFromHand)
//   onAnchor      ({region, x, y, top, bottom, disc, width, height} | null) where the selected region's
//                 pieces are, in pixels of the board's box; called again when the map moves
//   labels        (region id) -> the region in words, for screen readers; labels.notes(region id): its description
//   label         name of the whole board, for screen readers
//   palette       "map" (default), "bright" or "contrast"; set data-palette on <html> to reach pieces elsewhere
//   least         a height in pixels that there will be again, though the box is lower now: the map keeps its size and its turn
//   reducedMotion true: the map jumps instead of gliding
//   zoomRef       {current}: receives {in(), out(), all(), fill(), to(region)}
//
// The box it is put in decides its size (position: relative, any width and height).
// Where coins and tokens fly: [data-seat-anchor="0"] (a seat's panel), [data-hand-anchor="0"] (its hand),
// [data-die-anchor]; without them, the edge of the board.

// Pictures of their own, sizes in pixels; `label` makes them speak, without it they are decoration:
// <Piece race colour count declined size label />   a stack (colour null: nobody's)
// <Glyph kind id size label />                      kind: race, power, symbol, sign (coin, die, lock, hand, token, decline, defence)
// <Coin value size label />  <Die face size label />
// Marks to be put inside an <svg>, around (0, 0): PieceMark, GlyphMark, CoinMark, DieMark, SymbolMark.
// glyphPath(kind, id) -> path in a box of 512 x 512, or null.  patterns: name of the pattern of each colour.
export { symbolsOf } from "../../../board/land.js";
// <Marker kind count size label /> and MarkerMark: mountain, lair, fortress, encampment, hole, hero, dragon.
export { Anchor, hasMarker, Marker, MarkerMark } from "../../../board/markers.js";
// animate(events, {reduced, speed}) -> Promise: plays typed events over the view on the board; set the new view after it.
// skip(): ends all motion at once.
// dragFromHand(pointerEvent, {race, colour, count}): begins a drag from the hand's tray.
export { dragFromHand, skip } from "../../../board/motion.js";
export {
  Coin,
  CoinMark,
  Die,
  DieMark,
  Glyph,
  GlyphMark,
  glyphPath,
  Piece,
  PieceMark,
  patterns,
  SymbolMark,
} from "../../../board/pieces.js";
export { Board } from "./board.js";
export { animate } from "./motion.js";
