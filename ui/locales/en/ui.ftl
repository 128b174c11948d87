# Screens, buttons and labels of the app. Game words are in content.ftl.
tagline = Four small worlds, never enough room
welcome = Two to five peoples squeeze onto a map that is too small for them. Play around this device, or against the computer.
first-game = Start the first game
continue = Continue
new-game = New game
learn = Learn
saved-games = Saved games
settings = Settings
about = About
menu = Menu
replay = Replay
back = Back
close = Close
try-again = Try again
cancel = Cancel
wait = One moment …
to-home = To the first screen
unofficial-short = Unofficial. The games belong to their publishers.
comma = { ", " }
counted = { $count } × { $what }
screen-home = First screen
screen-new-game = New game
screen-saves = Saved games
screen-settings = Settings
screen-learn = Learn
screen-credits = About
screen-replay = Replay
screen-statistics = Statistics
screen-workshop = Workshop
screen-table = At the table
screen-book = Rules

## New game
players = Players
player = Player
number-of-players = Number of players
n-players = { $count ->
    [one] one player
   *[other] { $count } players
}
n-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
like-last = Like last time
last-table = { $names } – { $game }, { $players }
seated-easy = { $name } (easy)
seated-normal = { $name } (normal)
seated-hard = { $name } (hard)
seated-expert = { $name } (expert)
players-from-to = { $from } to { $to } players
line-small-world = Crowded hills, proud peoples, and not enough room for any of them.
line-underground = Caverns, chasms and monsters, with relics for those who dare.
line-warcraft = Islands in the fog, and two factions that want them all.
line-chaos = Four dark powers ruin a world, and trust nobody.
line-mixed = Peoples from several boxes on one map.
same-as = Also { $name }
known-people = Known people
add-person = Add a person
add-bot = Add a bot
seat-up = Earlier
seat-down = Later
seat-first = This is the first seat already
seat-last = This is the last seat already
seat-away = Remove
player-name = Player { $number }
bot-name = Bot { $number }
name-of-player = Name of player { $number }
colour = Colour
colour-0 = Red
colour-1 = Blue
colour-2 = Yellow
colour-3 = Green
colour-4 = Purple
pattern-solid = plain
pattern-stripes = stripes
pattern-dots = dots
pattern-chevrons = chevrons
pattern-checks = checks
who-plays = Who plays
human = Human
level-random = Bot: random
level-easy = Bot: easy
level-normal = Bot: normal
level-hard = Bot: hard
level-expert = Bot: expert
short-random = Random
short-easy = Easy
short-normal = Normal
short-hard = Hard
short-expert = Expert
character = Character
character-told = { $name }: { $likes }
character-again = { $name } { $number }
character-raider = Brakka
character-settler = Old Moss
character-banker = Penny Vane
character-trickster = Fitch
likes-raider = Likes to take what others hold.
likes-settler = Likes to keep what is won, well guarded.
likes-banker = Likes a sure gain today better than a great one some day.
likes-trickster = Likes what nobody expects: odd pieces and sudden changes.
map = Map
who-begins = Who begins
drawn-by-lot = By lot
house-rules = House rules
changed-rules = { $count ->
    [one] one changed
   *[other] { $count } changed
}
seed = Number of the game
seed-note = The same number gives the same stacks and dice. Leave it empty to have one drawn.
start-game = Start the game
settle-first = First settle what is marked
setup-other = This game cannot start like this: change the players or the map.

## Saved games
no-saves = Nothing here yet. Every game is saved by itself, move by move.
autosave = automatic copy
glance-regions = most regions: { $names } ({ $count })
glance-coins = most coins: { $names } ({ $count })
glance-points = most points: { $names } ({ $count })
autosaves = Automatic copies
deleted-games = Deleted
deleted-note = Can be taken back until the app is closed.
deleted = “{ $name }” is deleted.
take-back = Take back
rename = Rename
new-name = New name
duplicate = Copy
copy-of = { $name } (copy)
copied = “{ $name }” is copied.
same-dice = The dice and the stacks will be the same as in this game: whoever has seen them knows what comes.
delete = Delete
export = Export
exported = Saved as { $name }.
exported-to = Saved as { $path }.
import = Import
imported = “{ $name }” is among the saved games now.
file-too-large = This file is too large to be a saved game. Choose a file that ends in .elbow.
file-unreadable = This file cannot be read. Copy it to this device, then try again.
file-refused = “{ $name }”: { $why }
drop-here = Drop saved games here (.elbow)
open-game = Open
hand-on = As a code or text
hand-on-note = Whoever reads the code or pastes the text under “Saved games” has this very game.
code-too-long = This game has become too long for a code: copy the text, or export the file.
from-text = From text
from-text-note = Paste what a code or a message says. It becomes a saved game of its own.
as-code = As a code
code-to-scan = A code to be scanned
as-text = As text
copy-text = Copy the text
text-copied = The text is copied.
copy-yourself = The text is marked: copy it.
paste-text = Paste the text here
read-text = Read it
over-won-by = Over: { $names } won
trouble-other = This save cannot be read. It is kept; the others are not affected.
notice-other = A saved game was mended.

## Settings
language = Language
as-system = As the system
text-size = Size of text
theme = Paper
theme-auto = As the system
theme-light = Light
theme-dark = Dark
palette = Colours of the players
palette-map = Like the map
palette-bright = Bright
palette-contrast = Strong contrast
motion = Motion
motion-full = Pieces move
motion-off = Nothing moves
confirm-setting = Ask before conquering
confirm-note = On: the first tap shows the price, the second conquers. Off: one tap conquers what you can pay.
ask-end-setting = Ask before something is wasted
ask-end-note = When tokens, conquests or power would be left unused
keys-setting = Show shortcuts
keys-note = The key of a button appears when the mouse is over it
bot-speed = Speed of the bots
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = At once

## About
about-what = Area-control games for people around one device, or for one person against the computer. Offline, free, no registration.
unofficial = Elbowroom is unofficial. Small World and the other games, with their names, belong to their publishers. None of their art or text is used here.
privacy = The app collects nothing and needs no network.
thanks = Thanks
icons = Icons
icons-credit = Drawn by
fonts = Fonts
fonts-credit = Designed by
libraries = Libraries

## The table
colon = { ": " }
why-one = Played to { $first }.
why-two = Played to { $first } and { $second }.
why-named-one = { $name } played to { $first }.
why-named-two = { $name } played to { $first } and { $second }.
merit-declines = put the { $race } into decline ({ $free ->
    [0] no token
    [one] one token
   *[other] { $free } tokens
} left to move)
merit-picks = choose the { $combo }{ $price ->
    [0] {""}
    [one] {" "}for one coin
   *[other] {" "}for { $price } coins
}{ $coins ->
    [0] {""}
    [one] {" "}(one coin on them)
   *[other] {" "}({ $coins } coins on them)
}
merit-pays = hold { $count ->
    [one] { $region }, which pays more
   *[other] { $count } regions that pay more
}
merit-takes = take { $count ->
    [one] { $region }
   *[other] { $count } regions
} from { $seat }{ $fee ->
    [0] {""}
    [one] {" "}(and pay them one coin)
   *[other] {" "}(and pay them { $fee } coins)
}
merit-confines = leave { $seat } { $count ->
    [one] one way
   *[other] { $count } ways
} fewer to spread
merit-spreads = settle { $count ->
    [one] { $region }
   *[other] { $count } regions
} that nobody held
merit-guards = guard { $region } with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
merit-allies = make peace with { $seat }, who stands at { $count ->
    [one] { $region }
   *[other] { $count } regions
}
merit-claims = secure the { $find }
merit-explores = explore { $count ->
    [one] { $region }
   *[other] { $count } regions
}
merit-musters = hold { $count ->
    [one] { $region }, which brings reinforcements
   *[other] { $count } regions that bring reinforcements
}
merit-frees = give up { $count ->
    [one] { $region } for its token
   *[other] { $count } regions for their tokens
}
merit-empties = drive { $seat } out of { $count ->
    [one] { $region }
   *[other] { $count } regions
}
merit-weakens = drive { $count ->
    [one] one token
   *[other] { $count } tokens
} of { $seat } out of { $region }
merit-swaps = exchange { $count ->
    [one] { $given } for { $region }
   *[other] { $count } regions
} with { $seat }
merit-earns = earn { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
look-up = Look up: { $name }
in-decline-name = { $name } (in decline)
lost-tribes-rule = What is left of peoples long forgotten. They defend with one token, attack nobody and earn nothing.
symbol-rule = By itself it does nothing; some peoples and powers earn by it or move by it.
lost-tribes = Lost Tribes
region-name = { $terrain } { $number }
nobody = nobody
held-by = { $name }: { $count } { $race }
held-in-decline = { $name }: { $count } { $race }, in decline
price-now = costs { $count }
price-die = die, { $percent } %
region-mark = mark of { $name }: { $what }
region-open = may be chosen
region-put = a piece may be put here
region-rim = edge of the map
region-defence = defence { $count }
region-beside = next to { $regions }
my-regions = My regions
board = Map
market = Market
log = Log
log-empty = Nothing has happened yet.
log-whose = Whose lines
log-everybody = Everybody
log-about = What about
log-all = Everything
log-fights = Fights
log-gains = Gains
log-news = News
actions = What you can do
sheet = Market, players and log
sheet-raise = Pull the sheet up
sheet-lower = Push the sheet down
steps = Steps of a turn
step-choose = Choose
step-ready = Ready
step-conquest = Conquer
step-redeploy = Redeploy
step-income = Income
your-turn = Your turn, { $name }
turn-of = { $name }
round-of = round { $round } of { $rounds }
round-short = { $round }/{ $rounds }
round-n = round { $round }
game-is-over = See who had the most elbowroom.
game-is-over-short = The game is over
bot-thinks = { $name } is playing …
waits-for = Waiting for { $name }
leave-table = Leave the table (the game is saved)
undo = Undo
redo = Redo
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole map
my-rules = My peoples’ rules
free = free
cost = { $count ->
    [0] costs nothing
    [one] costs one coin
   *[other] costs { $count } coins
}
coins-on-it = { $count ->
    [one] one coin lies on it
   *[other] { $count } coins lie on it
}
combo-tokens = { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
rules-of = Rules of the { $name }
stacks = Still in the stacks: { $races ->
    [one] one people
   *[other] { $races } peoples
}, { $powers ->
    [one] one power
   *[other] { $powers } powers
}
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
coins-hidden = Coins are hidden
player-facts = hand { $hand } · regions { $regions } · income +{ $income }
player-facts-short = Regions { $regions } · income +{ $income }
no-active-race = No active people.
no-race-yet = No people yet.
no-race-short = no people
in-decline-regions = { $count ->
    [one] in decline, one region
   *[other] in decline, { $count } regions
}
withdrawn-waiting = { $count ->
    [one] one beaten token waits to be put down
   *[other] { $count } beaten tokens wait to be put down
}
peace-with = At peace with { $name }

## What can be done
choose-first = Choose a people
cannot-afford = Too dear: costs { $cost }
do-pick = { $cost ->
    [0] Take { $combo }
   *[other] Take { $combo } for { $cost }
}
choose-region = Choose a region
do-conquer = Conquer for { $tokens }
do-attempt = Roll: { $percent } %
do-dragon = Send the dragon ({ $tokens })
do-substitute = Turn the token
die-shows = The die shows { $face }: that many tokens less.
do-ready = Gather the troops
do-roll = Roll the die first
do-end-conquest = { $conquered ->
    [0] Stay as you are
   *[other] Stop conquering
}
do-end-conquest-short = Stop
do-end-conquest-sure = Stop all the same
do-conquer-on = Go on conquering
do-place-on = Not yet
do-end-turn-sure = End the turn
ask-end-sure = { $count ->
    [one] Stop conquering? With { $hand } in hand, one region could still be taken. Whoever stops only puts tokens down this turn.
   *[other] Stop conquering? With { $hand } in hand, any of { $count } regions could still be taken. Whoever stops only puts tokens down this turn.
}
ask-end-die = { $count ->
    [one] Stop without the last die? One region could still be tried for. A failed roll costs no token; what is not tried is lost for this turn.
   *[other] Stop without the last die? Any of { $count } regions could still be tried for. A failed roll costs no token; what is not tried is lost for this turn.
}
ask-end-roll = Stop without rolling? With { $hand } in hand the die could still bring a region. Whoever stops only puts tokens down this turn.
ask-end-held = End the turn like this? Still to be placed: { $piece } ({ $count }). Until your next turn nothing comes of it.
do-decline = Decline …
do-decline-yes = Decline
do-abandon = Give up region
ask-decline = { $has ->
    [yes] Put the { $race } into decline? This is your whole turn. { $regions ->
        [one] One region keeps one token
       *[other] { $regions } regions keep one token each
    }, and the { $leaving } leave the map with { $keeps ->
        [one] one region
       *[other] { $keeps } regions
    }.
   *[no] Put the { $race } into decline? This is your whole turn. { $regions ->
        [one] One region keeps one token
       *[other] { $regions } regions keep one token each
    }; next turn you choose a new people.
}
ask-decline-stout = { $has ->
    [yes] Put the { $race } into decline now? The income is paid already. The { $leaving } leave the map with { $keeps ->
        [one] one region
       *[other] { $keeps } regions
    }.
   *[no] Put the { $race } into decline now? The income is paid already; next turn you choose a new people.
}
do-hand-over = Hand over to { $name }
do-stay = Stay active
do-ally = Peace with { $name }
do-no-ally = No peace
do-end-turn = End turn: +{ $coins }
do-done = Done
place-tokens = { $count ->
    [one] Put down one token
   *[other] Put down { $count } tokens
}
place-pieces = Put down: { $piece } ({ $count })
owe-tokens = { $count ->
    [one] Take back one token
   *[other] Take back { $count } tokens
}
see-result = See the result
skip-bots = Show at once
hold-telling = Hold
go-on-telling = Go on
skip-bot = Skip the turn of { $name }
need-die = { $short } short: { $percent } % with the die
other-ways = Other ways to take it
dragon-note = The dragon needs one token, whatever defends the region.
substitute-note = One of theirs becomes one of yours, from the tray.
ally-title = Peace with whom?
ally-note = That player cannot attack your active people until your next turn.
which-piece = Which piece
place-hint = { $count ->
    [one] One token in hand: tap a region, or drag it there.
   *[other] { $count } tokens in hand: tap a region, or drag them there.
}
place-hint-move = Tap a region to take tokens or move them, or end your turn.
place-hint-retreat = { $count ->
    [one] One beaten token is back: tap a region of that people.
   *[other] { $count } beaten tokens are back: tap regions of that people.
}
place-hint-piece = { $piece }: tap a region of yours ({ $count } in hand).
owed-hint = { $count ->
    [one] One token must come back into your hand: tap a region, then −.
   *[other] { $count } tokens must come back into your hand: tap a region, then −.
}
cannot-place = Not here: { $piece }
in-hand-now = { $count } in hand
in-hand = { $count ->
    [one] One token in hand
   *[other] { $count } tokens in hand
}
in-hand-short = in hand
here-now = { $count } here
take-one = Take one
put-one = Put one
put-all = All { $count } here

## Income, curtain, end
income-of = Income of { $name }
income-regions = { $count ->
    [one] one region
   *[other] { $count } regions
}
income-declined = { $count ->
    [one] one region in decline
   *[other] { $count } regions in decline
}
cause-other = other
total = Total
curtain-hand-to = Hand the device to
curtain-hidden = The table is covered until then.
curtain-lift = I am { $name }
winner-is = { $name } wins
winners-share = { $names } share the victory
place = Place
final-coins = Coins
final-tokens = Tokens
plot-title = Coins, round by round
play-again = Play again
watch-replay = Watch the replay
look-at-board = Look at the map

## Replay
replay-start = The beginning
replay-speed = Speed: { $count }×
replay-turn = Round { $round }: { $name }
step-of = { $step } / { $steps }
step-slider = Step of the game
turn-back = Turn before
turn-forward = Next turn
step-back = Step back
step-forward = Step forward
play = Play
pause = Pause
fork = Play on from here
fork-name = { $name }, from step { $step }
error-no_backend = The app does not answer. Close it and start it again; every move is saved.

## Underground and mixed games
do-with = { $what } · { $tools }
do-gamble = Roll first: { $percent } %
do-drain = Drain the token
do-orb = Use the Orb
do-orb-bag = Use the Bag as the Orb
do-choose-use = { $piece } …
do-use = { $piece }: { $count ->
    [one] this region
   *[other] these two regions
}
do-move = Move: { $piece }
do-vanish = Vanish
do-go-on = Gather the troops
do-keep-token = Give up none
do-spot-place = Place: { $piece }
do-spot-reborn = Let it go over
do-spot-sacrifice = Give up the token: +3
do-keep-badge = Keep { $power }
do-exchange = Exchange for { $power }
ask-vanish = Let the { $race } vanish? They leave the map, and { $regions ->
    [one] their region
   *[other] each of their { $regions } regions
} pays two coins. This is your whole turn.
spot-reborn = Reborn region
spot-reborn-note = Tap a region of your declined Reborn race: it goes over to your active race.
spot-sacrifice = Declined token
spot-sacrifice-note = Tap a declined region of yours: one token for three coins.
spot-other-note = Tap the other region.
spot-not-here = Not here: tap a lit region.
gamble-note = The die is rolled first. If die and tokens suffice the region is taken and the die pays its part; if not, your conquests end.
drain-note = One of theirs becomes one of yours, from the tray, else from your hand.
orb-note = One of theirs becomes one of yours, from the tray, else from your hand. The Orb then lies there.
lent-power = also { $power } (Stonehedge)
grudges-against = Will take vengeance on { $names }
which-game = Which game
boxes = Boxes
with-finds = Places and relics
with-finds-note = With the Monsters that guard them
leave-out = Leave out more
leave-out-note = What is marked stays in the box.
nothing-left-out = Everything in these boxes has a meaning on this map.

## What lies in a region
symbol-volcano = place for the Volcano
bag-copies = It serves as: { $what }.
finds-left = { $count ->
    [one] One place or relic not yet found
   *[other] { $count } places and relics not yet found
}
marker-mountain-rule = Costs one token more to conquer.
marker-lair-rule = Costs one token more to conquer, in decline too.
marker-fortress-rule = Costs one token more to conquer and pays its active owner one coin.
marker-encampment-rule = Each costs one token more to conquer.
marker-hole-rule = The region is immune.
marker-hero-rule = The region is immune.
marker-dragon-rule = The region is immune.
marker-armor-rule = Each costs one token more to conquer, in decline too.
marker-volcano-rule = Flames attack the regions beside it, and those their own regions link to it, as if no token were there.
marker-ancient-rule = The region is immune. Regions adjacent to it cost the Cultists one token less.
marker-queen-rule = The region is immune, in decline too.
marker-ghost-rule = The region is immune to all but whoever holds the Crypt.
marker-balrog-rule = The region is immune to everybody, and it earns nothing.
marker-bag-rule = Serves as a relic that has been found.
marker-monsters-rule = They guard a place or a relic: whoever beats them finds it.

## Small World of Warcraft
do-with-fee = { $what } and { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
do-strike-again-plain = Roll again: the final attempt
box-warcraft-note = House rules: these boxes were never meant to be mixed. Off unless you want it.
do-be-human = Human form: +2
do-be-wolf = Wolf form: −1
form-choice-note = Human form: two coins now. Wolf form: one coin to pay, and every region costs one token less this turn.

## Chaos in the Old World, where other games are told of too
game-chaos = Chaos in the Old World
short-chaos = Old World
over-lost = Over: nobody won
map-chaos-3p = The Old World, three powers
map-chaos-4p = The Old World, four powers
hint = Hint
hint-later = A hint is there in your own turn.
house-hints = Hints
house-hints-text = Whoever is at turn may ask for a good move. How often is told at the end. Off: nobody may, and a running game is not reviewed.
screen-review = Review
hints-used = { $count ->
    [one] one hint
   *[other] { $count } hints
}
