# The table as a piece of furniture: what happened since one's turn, the seats around it, sounds. Fetched when first wanted.

## Since one's own turn
recap = Since your turn
recap-show = Show on the map
recap-why = What they were after
recap-you = You
recap-places = { $count ->
    [one] one place
   *[other] { $count } places
}
recap-lost = took { $regions } from you{ $tokens ->
    [0] {""}
    [one] , one token gone
   *[other] , { $tokens } tokens gone
}
recap-picked = takes the { $combo }
recap-declined = { $race } into decline
recap-left = { $races } gone from the map
recap-took = { $count ->
    [one] one region conquered
   *[other] { $count } regions conquered
}
recap-found = finds { $names }
recap-fell = You lost { $figures } ({ $lands })
recap-cleansed = { $count ->
    [one] One of your corruption tokens was removed
   *[other] { $count } of your corruption tokens were removed
} ({ $lands })
recap-ruined = { $count ->
    [one] { $lands } is ruined
   *[other] { $lands } are ruined
}
recap-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
recap-dial = { $count ->
    [one] dial ticks
   *[other] dial ticks { $count } times
}
recap-upgrade = takes { $names }
recap-played = plays { $card } to { $land }

## The hand that plays, and people around the table
hand = Hand
hand-right = Right
hand-left = Left
around = Around the table
around-note = For a tablet that lies in the middle: the table turns to the side of whoever plays, and so does the curtain. The map stays as it lies. Drag the seats, or choose below.
around-one = All on one side
around-two = Two sides
around-four = All around
side-south = Below
side-west = Left
side-north = Above
side-east = Right
faces = Numbers on the map
faces-one = As drawn
faces-both = Both ways
faces-turn = Towards who plays

## Sounds
sounds = Sound and touch
effects-setting = Effects
effects-note = Wood, coins, dice, bells, a low horn
ambience-setting = Ambience
ambience-note = Wind, water or a hum behind the game
volume-off = off
haptics-setting = Buzz
haptics-note = A short one for what you do, and when your turn comes
awake-setting = Keep the screen on
awake-note = While a game goes on
