# The result of a game, and statistics over all of them.
stats-somebody = Somebody
stats-best-turn = Best round: { $name }, { $points } in round { $round }
stats-contested = Most fought over: { $region }, conquered { $count ->
    [one] once
   *[other] { $count } times
}
stats-battles = Most fought over: { $region }, with { $count ->
    [one] one battle
   *[other] { $count } battles
}
stats-record = A record! Nobody has ever had { $points } in such a game before: { $name }.
stats-streak = { $name } has won { $count ->
    [one] this game
   *[other] { $count } games in a row
}.
stats-first-win = The first victory for { $name }, after { $games ->
    [one] one game
   *[other] { $games } games
}!
stats-personal = { $name } has never had more: { $points }, the best before was { $before }.
stats-plot-coins = Where the coins came from
stats-plot-points = Where the points came from
stats-by-round = By round
stats-by-cause = By cause
stats-by-piece = By race
stats-market = the market
stats-other-causes = everything else
stats-share = Share the picture
stats-empty = Nothing here yet. Every game that is played to its end is counted here, on this device alone.
stats-unreadable = Some of what was kept cannot be read. It is left as it is; the rest is here.
stats-which = Which game
stats-every-game = All games
stats-sum = { $games ->
    [one] one finished game
   *[other] { $games } finished games
}{ $people ->
    [0] { "" }
    [one] , one person
   *[other] , { $people } people
}
stats-people = People
stats-bots = Bots
stats-level = Level
stats-races = Races
stats-race = Race
stats-powers = Powers
stats-power = Power
stats-sides = Powers
stats-side = Power
stats-games = Games
stats-won = Won
stats-mean = Average
stats-best = Best
stats-all = Show all { $count }
stats-more = Show more
stats-history = All games
stats-records = Records
stats-by-game = By game
stats-by-board = By board
stats-most = Most points: { $points }, { $name }
stats-best-round = Best round: { $points }, { $name } in round { $round }
stats-longest = Longest streak: { $count ->
    [one] one win
   *[other] { $count } wins in a row
}, { $name }
stats-closest = Closest win: ahead by { $points }, { $name }
stats-widest = Widest win: ahead by { $points }, { $name }
stats-streak-now = Wins in a row
stats-streak-best = Longest streak
stats-hints = Hints
stats-course-coins = Coins, game by game
stats-course-points = Points, game by game
stats-key-won = won
stats-key-lost = not won
stats-separate = Undo other names
stats-also = Also played as: { $names }
stats-merge = Make one
stats-merge-note = { $other } has played too. Both become one person with all their games; that can be undone.
stats-forget = Forget
stats-forget-note = The name { $name } goes from all results for good. The games stay, played by “Somebody”. Saved games are not changed.
stats-forget-sure = Forget for good
