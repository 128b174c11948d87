# Races, powers, the board, and what happens on it.

## Races: a name, a line for the market, the whole rule.
race-amazons = Amazons
race-amazons-ability = 4 extra tokens each turn, for conquest only.
race-amazons-rule = Four more Amazons join when you gather your troops, and only to conquer. At the end of your redeployment four tokens leave the map again, before you are paid: they never defend. If you cannot spare four, you must give up regions, even those just taken.
race-dwarves = Dwarves
race-dwarves-ability = +1 coin for each mine, in decline too.
race-dwarves-rule = Each region with a mine that your Dwarves hold pays one coin more at the end of your turn. It goes on paying when they are in decline, even in the turn in which they decline.
race-elves = Elves
race-elves-ability = Lose no token when beaten.
race-elves-rule = When a region of your Elves is conquered, no token goes to the tray: all come back to your hand, and you put them down in your other regions at the end of that turn. A token that Sorcerers replace comes back too. In decline they lose the token like everybody else.
race-ghouls = Ghouls
race-ghouls-ability = In decline all tokens stay and go on conquering.
race-ghouls-rule = When they decline, every token stays where it stands. On your later turns they gather, conquer and redeploy first, with a final attempt of their own, then your active race acts. They may even attack it; their old power no longer helps them to conquer. When beaten they lose one token and withdraw the rest, like an active race.
race-giants = Giants
race-giants-ability = −1 beside a mountain they hold.
race-giants-rule = A region beside a mountain region that your Giants hold costs them one token less, at least one. Mountains they do not hold are no help.
race-halflings = Halflings
race-halflings-ability = Enter anywhere; holes guard their first 2 regions.
race-halflings-rule = They may come in on any land region, not only at the rim. The first two regions they conquer each get a hole: nobody can conquer such a region or use a race or power against it. A hole goes when you leave the region or the race declines, and it is never dug again.
race-humans = Humans
race-humans-ability = +1 coin for each farmland.
race-humans-rule = Each farmland region your Humans hold pays one coin more at the end of your turn. In decline they earn nothing extra.
race-orcs = Orcs
race-orcs-ability = +1 coin for each non-empty region conquered.
race-orcs-rule = Each non-empty region your Orcs conquer pays one coin more at the end of that turn. A region is non-empty if a Lost Tribe or race token is in it, active or in decline, your own declined race included; a bare mountain is empty.
race-ratmen = Ratmen
race-ratmen-ability = Nothing special, but so many of them.
race-ratmen-rule = Ratmen have no ability. Their number has to do.
race-skeletons = Skeletons
race-skeletons-ability = 1 new token for every 2 non-empty regions conquered.
race-skeletons-rule = When you redeploy, you take one new Skeleton from the tray for every two non-empty regions they conquered this turn. Regions with a Lost Tribe or any race token count. With an empty tray you get none; there are 20 in all.
race-sorcerers = Sorcerers
race-sorcerers-ability = Replace a lone enemy token next door, once per opponent.
race-sorcerers-rule = Once a turn for each opponent, they replace a lone active token in a region beside theirs by a Sorcerer from the tray; that is a conquest. Mountains, fortresses and lairs do not protect the token, an encampment does. Lost Tribes, declined races, immune regions and peace are out of their reach, and so is everything when all 18 Sorcerers are in use.
race-tritons = Tritons
race-tritons-ability = −1 on land beside water.
race-tritons-rule = A land region beside a sea or the lake costs them one token less, at least one.
race-trolls = Trolls
race-trolls-ability = A lair in each region: +1 defence, in decline too.
race-trolls-rule = Each region your Trolls hold has a lair, which defends it like one more token. Lairs stay when the Trolls decline. A lair goes when you leave the region or somebody conquers it.
race-wizards = Wizards
race-wizards-ability = +1 coin for each magic region.
race-wizards-rule = Each magic region your Wizards hold pays one coin more at the end of your turn. In decline they earn nothing extra.

## Races of the example box, which no list offers.
race-grasshoppers = Grasshoppers
race-grasshoppers-ability = Leap over one empty region.
race-grasshoppers-rule = What lies behind one empty region is within their reach too. They leap over no sea or lake and no chasm.
race-innkeepers = Innkeepers
race-innkeepers-ability = Toll houses: who comes by pays 1 coin.
race-innkeepers-rule = The first region they conquer each turn gets a toll house, three at most. Who else conquers that region or one next to it pays them one coin; without the coin it cannot be done. In decline too.
race-tricksters = Tricksters
race-tricksters-ability = Once a turn: swap all that stands in two of their regions.
race-tricksters-rule = Once a turn, during the conquests and before the final attempt, all that stands in two of their regions changes places: tokens and what was built there. Choose both; they need not touch.
race-beekeepers = Beekeepers
race-beekeepers-ability = +1 coin for each region beside empty land.
race-beekeepers-rule = Each region that lies beside an empty land region pays one coin more at the end of your turn. Water and chasms are no land.

## Special powers, the same way.
power-alchemist = Alchemist
power-alchemist-ability = +2 coins each turn.
power-alchemist-rule = Two coins more at the end of each of your turns while the race is active, however many regions it holds. Nothing in the turn in which it declines.
power-berserk = Berserk
power-berserk-ability = May roll the die before each conquest.
power-berserk-rule = Before each conquest you may roll the die; the region you then choose costs that much less, at least one token. If your tokens pay for no region after the roll, your conquests are over. There is no final attempt besides. Whether to decline is decided before the first roll.
power-bivouacking = Bivouacking
power-bivouacking-ability = 5 encampments, each +1 defence.
power-bivouacking-rule = When you redeploy, you put five encampments into your regions, any number together. Each defends like one more token, also against Sorcerers, and may move every turn. An attack never destroys them: you put them down again at the end of that turn. They go when the race declines.
power-commando = Commando
power-commando-ability = −1 on every region.
power-commando-rule = Every region costs the race one token less, at least one.
power-diplomat = Diplomat
power-diplomat-ability = Peace with one opponent each turn.
power-diplomat-rule = At the end of your turn you may name an opponent whose active race you did not attack this turn. Until your next turn that player cannot attack your active race. A player without an active race may be named too. Declined races stand outside: attacking them breaks no peace, and declined Ghouls may attack you.
power-dragon_master = Dragon Master
power-dragon_master-ability = Once a turn 1 token takes any region in reach.
power-dragon_master-rule = Once a turn a single token takes a region in reach, whatever defends it; only immune regions and peace stop it. The Dragon stays there, and the region is immune until it moves. You need not move it each turn. It leaves when you give the region up or the race declines.
power-flying = Flying
power-flying-ability = Any land region, near or far.
power-flying-rule = The race may conquer any land region, adjacent or not, at its first conquest too. Seas and the lake stay closed. Flying Sorcerers replace tokens at any distance.
power-forest = Forest
power-forest-ability = +1 coin for each forest.
power-forest-rule = Each forest region the race holds pays one coin more at the end of your turn while it is active.
power-fortified = Fortified
power-fortified-ability = 1 fortress a turn: +1 defence, +1 coin.
power-fortified-rule = Once a turn while the race is active you may build a fortress in one of its regions, one in a region and six on the map at most. Each defends like one more token, in decline too, and pays one coin a turn while the race is active. A fortress goes when you leave the region or somebody conquers it.
power-heroic = Heroic
power-heroic-ability = 2 heroes make 2 regions immune.
power-heroic-rule = At the end of your turn you put two heroes into two different regions of yours. Nobody can conquer these or use a race or power against them until the heroes move. With a single region only one hero is used. They leave when the race declines.
power-hill = Hill
power-hill-ability = +1 coin for each hill.
power-hill-rule = Each hill region the race holds pays one coin more at the end of your turn while it is active.
power-merchant = Merchant
power-merchant-ability = +1 coin for each region.
power-merchant-rule = Each region the race holds, of any kind, pays one coin more at the end of your turn while it is active.
power-mounted = Mounted
power-mounted-ability = −1 on hills and farmland.
power-mounted-rule = Each hill or farmland region costs the race one token less, at least one.
power-pillaging = Pillaging
power-pillaging-ability = +1 coin for each non-empty region conquered.
power-pillaging-rule = Each non-empty region the race conquers pays one coin more at the end of that turn. A region is non-empty if a Lost Tribe or race token is in it, active or in decline. With Orcs both coins are paid.
power-seafaring = Seafaring
power-seafaring-ability = May conquer seas and the lake.
power-seafaring-rule = While active, the race may conquer the two seas and the lake as empty regions; a sea at the rim may be its first conquest. It keeps them in decline, and each pays its coin. Nobody but a Seafaring race can take them.
power-spirit = Spirit
power-spirit-ability = Does not count as your one declined race.
power-spirit-rule = In decline the race does not count as the one declined race you may have: both stay on the map and pay. When another race of yours declines later, only the other declined race leaves.
power-stout = Stout
power-stout-ability = May decline after an ordinary turn.
power-stout-rule = After an ordinary turn and its coins you may put the race into decline at once, instead of spending your next turn on it. There is no second payment; next turn you choose a new combo.
power-swamp = Swamp
power-swamp-ability = +1 coin for each swamp.
power-swamp-rule = Each swamp region the race holds pays one coin more at the end of your turn while it is active.
power-underworld = Underworld
power-underworld-ability = −1 on caverns, which are all adjacent.
power-underworld-rule = Each cavern region costs the race one token less, at least one, and all caverns count as adjacent for its conquests. Its first conquest still comes in at the rim.
power-wealthy = Wealthy
power-wealthy-ability = 7 coins once, after its first turn.
power-wealthy-rule = Seven coins more at the end of the race's first turn, and never again.
combo-name = { $power } { $race }

## The board and its pieces
game-small-world = Small World
terrain-farmland = farmland
terrain-hill = hill
terrain-forest = forest
terrain-swamp = swamp
terrain-mountain = mountain
terrain-sea = sea
terrain-lake = lake
symbol-mine = mine
symbol-magic = magic
symbol-cavern = cavern
marker-mountain = mountain
marker-lair = lair
marker-fortress = fortress
marker-encampment = encampment
marker-hole = hole
marker-hero = hero
marker-dragon = Dragon
piece-token = token
piece-encampment = encampment
piece-fortress = fortress
piece-hero = hero
piece-dragon = Dragon
piece-hole = hole
piece-lair = lair
map-small-world-2p = Board for 2
map-small-world-3p = Board for 3
map-small-world-4p = Board for 4
map-small-world-5p = Board for 5

## What is expected of the player
expect-choose = Choose a race and power from the market.
expect-start = Gather your troops, or go into decline.
expect-ghouls = Your declined race conquers first.
expect-conquest = Conquer regions, or stop.
expect-redeploy = Spread your tokens, then end your turn.
expect-ally = Choose whom to have peace with, if anybody.
expect-stout = Decline now, or stay active.
expect-retreat = Put your beaten tokens down again.
expect-over = The game is over.

## Items of prices, causes of coins and tokens
cause-land = land
cause-mountain = mountain
cause-lair = lair
cause-fortress = fortress
cause-encampment = encampments
cause-tokens = defenders
cause-lost_tribe = Lost Tribe
cause-race = race
cause-power = power
cause-berserk_die = die
cause-dragon = the Dragon
cause-substitute = from the tray
cause-minimum = at least 1
cause-regions = regions
cause-declined_regions = regions in decline
cause-conquest_only = for conquest only
cause-recruits = recruits
cause-decline = decline
cause-no_region = no region left
cause-place = from a place

## Why a region is out of reach
blocked-not_adjacent = Not beside a region of this race.
blocked-not_at_entry = { $way ->
    [rim] Without a region, a race comes in at the edge of the board.
    [anchor] Without a region, a race comes in at an anchor.
    [volcano] Without a region, the Flames come in beside the Volcano.
    [land] The first conquest is on land.
   *[shore] Without a region, a race comes in at the rim or over a shore.
}
blocked-own_region = This race holds the region already.
blocked-water = This race cannot take water.
blocked-immune = Immune: { $kind }.
blocked-ally = Peace with { $name } until their next turn.
blocked-no_tokens = No token in hand.
blocked-too_strong = { $short ->
    [one] One token short.
   *[other] { $short } tokens short.
}
blocked-must_roll = Roll the die first.
blocked-abandoned = You left it this turn.
blocked-conquests_over = The conquests of this turn are over.

## Why a step cannot be taken back
undo-nothing = There is no step left in that direction.
undo-other_player = Another player has decided since.
undo-random_event = A die has been rolled or a combo turned up since.
undo-secret_seen = Something hidden has been seen since.
undo-bot_turn = The computer has played since.
undo-game_over = The game is over.

## The log
event-turn_started = Round { $round }: { $name } to play.
event-picked = { $name } takes the { $combo }: { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}{ $paid ->
    [0] {""}
    [one] , one coin paid
   *[other] , { $paid } coins paid
}{ $taken ->
    [0] {""}
    [one] , one coin found on it
   *[other] , { $taken } coins found on it
}.
event-revealed = New in the market: { $combo }.
event-reshuffled = The power badges are shuffled anew.
event-readied = { $name } gathers { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}.
event-gained = { $name } gains { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} ({ $cause }).
event-returned = { $name } gives back { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} ({ $cause }).
event-abandoned = { $name } leaves { $region }.
event-rolled = { $purpose ->
    [attempt] { $name } rolls { $face }, needs { $needed }.
    [gamble] { $name } rolls { $face }, needs { $needed } at least.
    [strike] { $name } rolls { $face } for the strike: that many tokens less.
   *[berserk] { $name } rolls { $face }: that many tokens less.
}
event-attempt_failed = The attempt on { $region } fails: { $short ->
    [one] one token short
   *[other] { $short } tokens short
}.
event-conquered = { $method ->
    [attempt] { $name } takes { $region } with the die.
    [dragon] { $name } takes { $region } with the Dragon.
    [substitute] { $name } replaces the token in { $region }.
    [gamble] { $name } takes { $region } with the help of the die.
    [drain] { $name } drains the token in { $region }.
    [orb] { $name } turns the token in { $region } with the Orb.
    [champion] The champion of { $name } takes { $region }.
    [strike] { $name } strikes and takes { $region }.
    [bomb] The bomb of { $name } empties { $region }.
   *[conquer] { $name } conquers { $region } with { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }.
}
event-defeated = { $name }: { $region } is lost, { $lost ->
    [0] no token gone
    [one] one token gone
   *[other] { $lost } tokens gone
}{ $withdrawn ->
    [0] {""}
   *[other] , { $withdrawn } withdrawn
}{ $spared ->
    [draenei] {" "}(one kept by the Draenei)
    [lights_hope_chapel] {" "}(kept by Light’s Hope Chapel)
   *[nobody] {""}
}.
event-placed = { $name } places in { $region }: { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
event-removed = { $name } takes off { $region }: { $piece }{ $count ->
    [1] {""}
   *[other] {" "}× { $count }
}.
event-marked = { $name } leaves a mark in { $region }: { $by }.
event-redeployed = { $name } has redeployed.
event-allied = { $name } makes peace with { $with }.
event-income = { $name } earns { $total ->
    [one] one coin
   *[other] { $total } coins
}.
event-declined = The { $race } of { $name } go into decline with { $regions ->
    [one] one region
   *[other] { $regions } regions
}.
event-race_left = The { $race } of { $name } leave the map.
event-game_over = The game is over. Victory: { $names }.

## House rules
house-open_coins = Open coins
house-open_coins-text = Everybody sees everybody's coins, so the device needs no curtain.
house-ghouls_act_when_declining = Ghouls act in a decline turn
house-ghouls_act_when_declining-text = Declined Ghouls still conquer in the turn in which you put another race into decline.
house-failed_attempt_spoils_peace = A failed attempt is an attack
house-failed_attempt_spoils_peace-text = Whoever tried the die on a race cannot have the Diplomat's peace with it that turn.
house-substitute_needs_token = Substitution needs a token in hand
house-substitute_needs_token-text = Sorcerers need a token in hand before they can replace another's.
house-substitute_counts_as_attack = Substitution is an attack
house-substitute_counts_as_attack-text = Diplomat Sorcerers can have no peace with a player whose token they replaced this turn.
house-berserk_may_skip_roll = Berserk may skip the roll
house-berserk_may_skip_roll-text = Berserk races may conquer without rolling first. Off: they roll before every conquest.
house-fortresses_return = Fortresses return
house-fortresses_return-text = A fortress that leaves the map may be built again. Off: it is out of the game.
house-pillage_counts_at_conquest = Plunder counts at once
house-pillage_counts_at_conquest-text = Orcs and Pillaging are paid for a conquest even if the region is given up the same turn.
house-halflings_reenter_anywhere = Halflings come back anywhere
house-halflings_reenter_anywhere-text = Halflings without a region may come in anywhere again, not only the first time.
house-seafaring_starts_on_rim_sea = Seafaring may start at sea
house-seafaring_starts_on_rim_sea-text = The first conquest of a Seafaring race may be a sea at the rim.
house-stout_may_decline_early = Stout may decline early
house-stout_may_decline_early-text = Stout races may also decline at the start of a turn, like any other.
house-elves_keep_substituted = Elves keep a replaced token
house-elves_keep_substituted-text = A token of the Elves that Sorcerers replace comes back to its owner's hand. Off: it is lost.
house-abandoned_can_be_retaken = Left regions can be retaken
house-abandoned_can_be_retaken-text = A region you left may be conquered again in the same turn, at its usual price.
house-ties_share = Ties are shared
house-ties_share-text = Equal in coins and tokens means a shared victory. Off: whoever began earlier wins.
house-keep_reverse_badges = Lasting badges stay
house-keep_reverse_badges-text = Spirit, Fortified and Seafaring badges stay with the declined race and are not dealt again meanwhile.
