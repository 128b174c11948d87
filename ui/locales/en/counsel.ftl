# Hints and the review of a game.
hint-title = { $number ->
    [1] The best turn
   *[other] Choice { $number } of { $count }
}
hint-thinking = Thinking about your turn …
hint-stop = Tell me now
hint-next = Show the next best
hint-win = Chance to win { $percent } %
hint-why-one = { $thrown ->
    [true] Whatever the die shows, this
   *[false] This
} would { $first }.
hint-why-two = { $thrown ->
    [true] Whatever the die shows, this
   *[false] This
} would { $first } and { $second }.
plan-end = End the turn here.
plan-pick = Take the { $combo }.
plan-exchange = Exchange for the { $combo }.
plan-decline = Put the { $race } into decline.
plan-abandon = Give up { $regions }.
plan-conquer = Conquer { $regions }.
plan-attempt = { $region } (by the die{ $percent ->
    [0] {""}
   *[other] , { $percent } %
})
plan-redeploy = At the end put { $places }.
plan-tokens = { $count } more into { $region }
hint-chance = { $percent } % to win
plan-rest = the rest into { $region }
plan-place = { $count ->
    [one] Place the { $piece } in { $regions }.
   *[other] Place { $piece } pieces in { $regions }.
  }
plan-ally = Make peace with { $name }.
plan-roll = Roll the die.
plan-vanish = Let them vanish.
plan-steal = Take the { $find } to { $region }.
plan-other = { $has ->
    [yes] Use an ability in { $region }.
   *[no] Use an ability.
}
chaos-plan-summon = Summon: { $figure } to { $to }.
chaos-plan-march = Move: { $figure } from { $from } to { $to }.
chaos-plan-play = Play { $card } in { $land }.
chaos-plan-pass = Pass.
chaos-plan-discard = Discard { $card }.
chaos-plan-choose = Choose { $land }.
chaos-plan-token = { $token } in { $land }.
chaos-plan-move = Move { $token } from { $from } to { $to }.
chaos-plan-corruption = Corruption of { $power } in { $land }.
chaos-plan-figure = Choose { $figure }.
chaos-plan-peasant = Choose a Peasant.
chaos-plan-opponent = Choose { $power }.
chaos-plan-upgrade = Take { $upgrade }.
chaos-plan-slot = Choose a card slot.
review-of = Review: { $name }
review-plot = Chance to win by round, in %
review-turns = Turns of the players
review-progress = Turns looked at: { $done } of { $count }
review-stop = Stop
review-go-on = Go on
review-judging = Being looked at
review-not-judged = Not looked at yet.
review-bot = A bot’s turn: only turns of people are judged.
review-closed = This turn is not looked at while the game goes on.
review-no-choice = There was nothing to decide.
review-nothing-yet = No turn of yours is over yet.
review-only-bots = Only bots have played.
review-good = Well played
review-cost = Cost { $percent } % chance to win
review-played = Played
review-better = Better
review-as-good = Nothing clearly better was found.
review-try-again = Try again from here
