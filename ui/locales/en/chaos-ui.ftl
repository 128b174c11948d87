# Chaos in the Old World: buttons and layout of its screens.

## Screens
chaos-powers = Powers
chaos-old-world = Old World
chaos-phases = Phases of a round
chaos-step-old_world = Old World
chaos-step-draw = Draw
chaos-step-summoning = Summon
chaos-step-battle = Battle
chaos-step-corruption = Corrupt
chaos-step-end = End
chaos-step-over = Game over
chaos-decides = { $power } · { $name }
chaos-choices = Choices

## What can be done
chaos-summon = Summon { $figure } to { $land }: { $cost } power
chaos-move = Summon { $figure } from { $from } to { $land }: { $cost } power
chaos-play = Play { $card } to { $land }: { $cost } power
chaos-choose-land = Choose a lit land
chaos-choose-first = Choose first
chaos-pass = { $left ->
    [0] Pass
   *[other] Pass: lose { $left } power
}
chaos-pass-sure = Yes, pass: lose { $left } power
chaos-pass-not = Keep playing
chaos-pass-ask = Pass? Your { $left } power are lost, and you neither summon nor play any more this round.
chaos-choose = { $land }
chaos-a-figure = { $figure }
chaos-put = { $count ->
    [one] { $token } to { $land }
   *[other] { $count } × { $token } to { $land }
}
chaos-put-pair = A Hero each to { $land } and { $other }
chaos-teleport-to = Teleport { $figure } to { $land }
chaos-verb-hit = Hit { $figure }
chaos-verb-give = { $figure } goes back
chaos-verb-lose = { $figure } dies
chaos-verb-teleport = Teleport { $figure }
chaos-verb-shield = Shield { $figure }
chaos-verb-musk = Control { $figure }
chaos-verb-call = Call { $figure } from { $land }
chaos-verb-rot = { $figure } rots
chaos-take-token = Take { $token } off { $land }
chaos-take-corruption = Take corruption of { $power } off { $land }
chaos-move-from = { $token } from { $from }
chaos-move-token = { $token }: { $from } → { $to }
chaos-opponent-meddle = { $power } discards
chaos-opponent-daze = { $power }: one die less
chaos-do-peasant = Hit a Peasant
chaos-do-discard = Discard { $card }
chaos-do-upgrade = Take { $upgrade }
chaos-do-slot = Stand on slot { $slot }
chaos-do-keep = The card stays
chaos-done = Done
chaos-done-exodus = Move no more
chaos-done-sift = Discard nothing
chaos-done-call = Call no more
chaos-done-carry = Leave the Warpstone
chaos-done-stand = Do not stand on a slot
chaos-done-lure = Leave them there
chaos-done-persist = The card leaves

## Hand
chaos-power-left = { $left } of { $of } power left
chaos-figure-in-reserve = { $figure }: { $count } in reserve, { $cost } power each
chaos-not-now = cannot be used now
chaos-no-cards = No cards in hand
chaos-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
chaos-pieces = { $count ->
    [one] 1 figure
   *[other] { $count } figures
}
chaos-supply = { $count } in the box
chaos-magic = magic symbol
chaos-n-power = { $count } power
chaos-stats = attack { $attack }, defence { $defence }

## A land
chaos-populous = populous
chaos-ruined = Ruined: ruination { $number }
chaos-fresh = It is scored in the End Phase.
chaos-resistance = resistance { $value }
chaos-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
chaos-blight = corruption { $count } of { $most }
chaos-of = { $power }: { $what }
chaos-leads = { $power } would dominate
chaos-not-here = not allowed here
chaos-costs = costs { $cost } power
chaos-free-slot = Free card slot
chaos-on-slot = card slot { $slot }
chaos-slot-n = Card slot { $slot }
chaos-stands = { $figure } stands on the slot
chaos-blank = blank
chaos-dice = { $count ->
    [one] rolls 1 die
   *[other] rolls { $count } dice
}
chaos-against = Resistance
chaos-would-dominate = { $points ->
    [one] { $power } would dominate: 1 point
   *[other] { $power } would dominate: { $points } points
}
chaos-would-tie = A tie: nobody would dominate
chaos-would-none = Nobody would dominate
chaos-after = Your domination here { $before } → { $value }, resistance { $resistance }
chaos-after-yours = You would dominate
chaos-after-battle = { $dice ->
    [0] A battle, without a die of yours
    [one] A battle: you roll 1 die
   *[other] A battle: you roll { $dice } dice
}
chaos-points-here = Points
chaos-corruption-now = Corruption { $count } → { $next } of { $most }
chaos-corruption-of = Corruption of { $power }
chaos-will-fall = It would be ruined this round.
chaos-battle-here = A battle would be fought here.
chaos-counters-here = A dial counter here for { $powers }
chaos-controlled = controlled by { $power }
chaos-shielded = shielded
chaos-move-away = Move { $figure } …
chaos-land = Land

## Battle and report
chaos-battle-in = Battle in { $land }
chaos-battle-again = Battle again in { $land }
chaos-roll-frenzy = Blood Frenzy, before all others
chaos-roll-early = Bloodletters first
chaos-hits = { $count ->
    [0] no hit
    [one] 1 hit
   *[other] { $count } hits
}
chaos-hits-of = { $hits } of { $defence }
chaos-fallen = Killed:
chaos-nobody-fell = Nobody fell.
chaos-report = Round { $round }: what it brought
chaos-round-before = The round before
chaos-round-after = The round after
chaos-no-more-rounds = No more rounds this way
chaos-beats = { $value } against { $resistance }
chaos-was-tie = tie at { $value }
chaos-was-none = nobody: { $value } against { $resistance }
chaos-by-heroes = killed by Heroes
chaos-dials = Threat dials

## Powers and the Old World
chaos-points = { $points } of { $goal } points
chaos-threat = Threat { $threat }
chaos-ticks-left = { $count ->
    [one] 1 tick to victory
   *[other] { $count } ticks to victory
}
chaos-dial-done = The dial stands on Victory
chaos-next = Next: { $reward }
chaos-counters = { $count ->
    [one] 1 counter
   *[other] { $count } counters
}
chaos-energy = { $left }/{ $of } power
chaos-passed = passed
chaos-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
chaos-energy-word = power
chaos-hand-word = cards in hand
chaos-in-reserve = in reserve
chaos-ruined-lands = { $count } of { $most } lands ruined
chaos-cards-left = { $count ->
    [0] The Old World deck is empty: the last round
    [one] 1 Old World card left
   *[other] { $count } Old World cards left
}
chaos-no-world-card = No card on this space
chaos-next-ruin = Next ruin: { $number } ({ $points } for taking part)
chaos-first = First
chaos-second = Second

## End
chaos-all-lose = Nobody wins
chaos-final-points = Points
chaos-dial = Dial
chaos-plot = Points as the game went on

## New game
chaos-absent = Which power stays away
chaos-drawn-note = The power that stays away is drawn at the start; the others go to the players in this order.
chaos-seat-n = Power { $number }

## Cards and rules
chaos-part-tokens = Tokens
chaos-an-upgrade = upgrade
chaos-comet = comet

## Why a bot played its turn so
chaos-merit-dominates = dominate { $land }
chaos-merit-denies = keep { $power } from dominating { $land }
chaos-merit-contests = put the hold of { $power } on { $land } in doubt
chaos-merit-thins = thin out { $power } in { $land }
chaos-merit-turns_dial = earn a dial counter in { $land }
chaos-merit-spoils_dial = make the dial counter of { $power } in { $land } uncertain
chaos-merit-ruins = bring { $land } to ruin
chaos-merit-corrupts = corrupt { $land }
chaos-merit-attacks = attack in { $land } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}
chaos-merit-plays_card = use { $card } in { $land }
