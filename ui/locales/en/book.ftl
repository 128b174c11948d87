# The book: what all its pages share.
book-search = Search: dragon, a question, a card …
book-shelf = Books
book-found = { $count ->
    [0] Nothing found
    [one] One page
   *[other] { $count } pages
}
book-nothing = Nothing speaks of that. Try fewer or shorter words.
book-questions = Questions
book-also = See also
book-turn = Turn the page
book-open-here = Read on in the book
book-chapter-rules = How it is played
book-chapter-races = Races
book-chapter-powers = Powers
book-chapter-relics = Relics
book-chapter-places = Places
book-chapter-artifacts = Artifacts
book-chapter-legends = Legendary places
book-chapter-pieces = Pieces and signs
book-chapter-lands = Lands
book-on-banner = { $count ->
    [one] one token on the banner
   *[other] { $count } tokens on the banner
}
book-on-badge = { $count ->
    [one] one token on the badge
   *[other] { $count } tokens on the badge
}
book-conquest-only = { $count } more for conquest only
book-in-box = { $count } in the box
book-draws = { $amount ->
    [one] draws one card
   *[other] draws { $amount } cards
}
book-draws-up = draws until the hand holds { $amount }
book-board = On the board
book-board-over = That was the turn.
book-board-again = Once more
book-house = House rules
book-house-text =
    Printed rules are silent about some things, and here and there they clash. Then we decided, and most of these decisions can be changed before a game begins: on the screen of a new game, under house rules. What is agreed on holds for everybody for the whole game.

    These mean something in this game:
book-house-on = on unless changed
book-house-off = off unless changed
