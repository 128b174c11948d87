// The public surface of the board and the pieces. Link ui/board/board.css beside it.
//
// What <Board> takes: Ui.BoardProps in ui/types/screens.d.ts.

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
// lay(geometry): makes what never changes of a map before it is drawn.
export { Board, lay } from "./board.js";
export { animate } from "./motion.js";
