# Small World of Warcraft: races, powers, artifacts, places, islands, markers.
game-warcraft = Small World of Warcraft
short-warcraft = Warcraft
box-warcraft = Small World of Warcraft

## Factions
faction-alliance = Alliance
faction-horde = Horde
faction-neutral = neutral
faction-title = Factions
faction-rule = A race of the Alliance earns one coin at the end of its turn for each race of the Horde from which it took a region, and the other way round. An active and a declined race count as two. Neutral races and Murlocs neither earn nor bring this bonus.

## Races
race-blood_elves = Blood Elves
race-blood_elves-ability = +1 coin for each magic region.
race-blood_elves-rule = Each magic region your Blood Elves hold pays one coin more at the end of your turn. In decline they earn nothing extra.
race-draenei = Draenei
race-draenei-ability = Keep the first token lost in each opponent’s turn.
race-draenei-rule = In each turn of an opponent the first Draenei token that would be lost, by conquest or any ability, comes back to your hand with the others. Later losses in that turn count. In decline they lose tokens like everybody else.
race-warcraft_dwarves = Dwarves
race-warcraft_dwarves-ability = −2 on mountains.
race-warcraft_dwarves-rule = A mountain region costs them two tokens less, at least one. The mountain itself counts first: an empty one next door costs one token.
race-ethereals = Ethereals
race-ethereals-ability = Once a turn: take an artifact next door, or −2 on a place.
race-ethereals-rule = Once a turn one of two. Either take a face-up artifact from a region beside one of theirs into one of their regions next to it; it can be used at once, unless you have used it this turn. Or conquer an adjacent region with a legendary place for two tokens less, at least one. Taking costs no fee; a watch tower or the Aegis prevents it.
race-forsaken = Forsaken
race-forsaken-ability = 1 coin buys a new token for each token others lose.
race-forsaken-rule = For each token of another player and each Murloc lost by your doing this turn you may pay one coin for one new Forsaken, after the conquests and before redeploying, while the tray has any; there are 20 in all. Tokens of your own declined race bring nothing, nor does one that the Draenei or the Chapel save.
race-warcraft_gnomes = Gnomes
race-warcraft_gnomes-ability = One strike a turn: any land region, die first.
race-warcraft_gnomes-rule = Once a turn they strike one land region of any island as if it were adjacent, without voyage: name it, roll the die, and it costs that much less, at least one token. If that falls short, a second roll may decide it as your final attempt, at most three short; or you let it go and the strike is spent. A strike may be their first conquest.
race-goblins = Goblins
race-goblins-ability = Bombs next door go off at the start of your next turn.
race-goblins-rule = At the end of your turn put one bomb each, face down, into adjacent regions held by opponents’ active races, as many as you like. Of 12 bombs six explode and six are duds. At the start of your next turn they are revealed where an opponent still stands: an explosion is a conquest with the usual losses, but the region is left empty; a dud does nothing; both leave the game. In a region that is empty or yours by then the bomb goes back on its pile unseen. Harmony and the Aegis must be paid, or the bomb goes without effect. When Goblins decline, their bombs are revealed first.
race-warcraft_humans = Humans
race-warcraft_humans-ability = Two objectives: 2 coins for whoever takes one, and for you.
race-warcraft_humans-rule = At the end of your turn put up to two objectives into different land regions that no Alliance race holds. Who conquers such a region with any race but one of the Horde gets two coins at once; you get two as well if it was somebody else, and the objective comes back to you. The Horde gets nothing, and the objective stays. In decline there are none.
race-kobolds = Kobolds
race-kobolds-ability = Every cave is adjacent to them.
race-kobolds-rule = Every region with a cave, on any island, is adjacent to them and costs no voyage. It may be their first conquest too.
race-naga = Naga
race-naga-ability = May take seas and lakes, and keep them in decline.
race-naga-rule = They may conquer sea and lake regions, for two tokens where nobody stands, also as their first conquest, and go on from there. They keep them in decline, and each pays its coin. Only races that could take water themselves can attack them there.
race-night_elves = Night Elves
race-night_elves-ability = −1 on forests; each gets a wisp wall.
race-night_elves-rule = Each forest costs them one token less, at least one. Every forest they conquer gets a wisp wall, one in a region and nine in all: the region costs one token more, in decline too. A wall goes when the region is conquered or empty.
race-warcraft_orcs = Orcs
race-warcraft_orcs-ability = +1 coin for each region taken from the Alliance.
race-warcraft_orcs-rule = Each region they conquer from an Alliance race pays one coin at the end of that turn, on top of the faction bonus.
race-pandaren = Pandaren
race-pandaren-ability = Players they spared pay 2 coins to attack them.
race-pandaren-rule = At the end of your turn each player whose active race they did not attack gets a harmony token, players without a race too. Failed attempts and forced moves count as attacks, what is done to a declined race does not. Who holds harmony pays you two coins before the first attack on the Pandaren in a turn, be it a conquest, a forced move or a portal swap; without the coins there is no attack. All harmony comes back at the start of your turn.
race-tauren = Tauren
race-tauren-ability = Never fewer than 2 tokens in a region.
race-tauren-rule = Every conquest takes two of their tokens at least, every region keeps two when they gather, redeploy or decline, and a final attempt needs two in hand. Beaten, they lose one token, in decline all. A lone Tauren, however it came about, is moved to another region of theirs at once, by you; with no other region it comes back to your hand.
race-warcraft_trolls = Trolls
race-warcraft_trolls-ability = −1 on non-empty regions.
race-warcraft_trolls-rule = A region with Murlocs or race tokens, active or in decline, costs them one token less, at least one. A mountain, fort or wall alone does not make a region non-empty.
race-worgen = Worgen
race-worgen-ability = Each turn +2 coins, or 1 coin for −1 everywhere.
race-worgen-rule = Each of your turns, the one in which you pick them too, begins with a choice. Human form: two coins at once. Wolf form: pay one coin, and every region costs one token less this turn, at least one. Without a coin there is only human form. There is no choice in the turn they decline.
race-murloc = Murlocs

## Powers
power-archaeologist = Archaeologist
power-archaeologist-ability = +1 coin for each artifact and place.
power-archaeologist-rule = Each face-up artifact and legendary place in a region of the race pays one coin more at the end of your turn.
power-battlemaster = Battlemaster
power-battlemaster-ability = +1 coin for each non-empty region conquered.
power-battlemaster-rule = Each non-empty region the race conquers pays one coin more at the end of that turn. A region is non-empty if Murlocs or race tokens are in it, active or in decline.
power-beastmaster = Beastmaster
power-beastmaster-ability = A beast for each hill, 5 at most.
power-beastmaster-rule = At the start of each turn, the first excepted, all beasts go, and you take one for each hill the race then holds, five at most. They conquer, defend and redeploy like race tokens. When a region with beasts is beaten, a beast is lost in place of a race token. A region held by beasts alone is empty once they go. They leave when the race declines.
power-blacksmith = Blacksmith
power-blacksmith-ability = −1 on every region.
power-blacksmith-rule = Every region costs the race one token less, at least one.
power-champion = Champion
power-champion-ability = Once a turn the champion takes a region next door alone.
power-champion-rule = Once a turn, with a token in hand, the champion conquers one adjacent region alone, whatever defends it; only immune regions are safe. It stays there, defends like one token, may be redeployed like one and is picked up again next turn: a region it held alone is empty then. When its region is conquered no race token is lost; you pay the conqueror one coin if you have one, and the champion comes back to your hand. It leaves when the race declines.
power-defender = Defender
power-defender-ability = Watch towers make fields immune.
power-defender-rule = At the end of your turn each field of the race gets a watch tower if the race holds more of the regions around it than any other single race, active or in decline, Murlocs counting as one; the other towers go. There are six. Until the next check no conquest and no ability touches a region with a tower. They leave when the race declines.
power-enraged = Enraged
power-enraged-ability = Regions with 2 or more defenders pay 1 coin for each.
power-enraged-rule = A conquered region that two or more tokens defended pays as many coins as there were tokens, at the end of that turn. Beasts count; forts, walls and mountains do not.
power-explorer = Explorer
power-explorer-ability = +1 coin for each island.
power-explorer-rule = Each island on which the race holds a region pays one coin more at the end of your turn.
power-farmer = Farming
power-farmer-ability = +1 coin for each field.
power-farmer-rule = Each field the race holds pays one coin more at the end of your turn while it is active.
power-fisherman = Fishing
power-fisherman-ability = +1 coin for each region beside a sea or lake.
power-fisherman-rule = Each region of the race that borders a sea or lake region pays one coin more at the end of your turn. The ocean around the islands does not count.
power-fort_garrison = Fort Garrison
power-fort_garrison-ability = A fort in each region: +1 defence, in decline too.
power-fort_garrison-rule = Each region the race conquers gets a fort, one in a region and ten in all: it costs one token more to conquer, in decline too. A fort goes when the region is conquered or empty.
power-herbalist = Herbalist
power-herbalist-ability = +1 coin for each hill.
power-herbalist-rule = Each hill region the race holds pays one coin more at the end of your turn while it is active.
power-intimidator = Intimidator
power-intimidator-ability = 3 times a turn: move an enemy token away.
power-intimidator-rule = Three times a turn, before the final attempt, move one token, active or in decline, from a region beside one of yours to another region of its race; if it has none, the token is discarded. Murlocs are always discarded. A wall or fort must be removed first, which is one of the three. Mountains and the champion cannot be moved. A region emptied like this is simply empty: it was not conquered.
power-marsh_dweller = Marsh Dweller
power-marsh_dweller-ability = Who attacks its swamps pays you 1 coin, in decline too.
power-marsh_dweller-rule = Whoever attacks a swamp the race holds first pays you one coin, for each swamp anew, in decline too. Without a coin nobody can.
power-miner = Mining
power-miner-ability = +1 coin for each cave.
power-miner-rule = Each region with a cave the race holds pays one coin more at the end of your turn while it is active.
power-mountaineer = Mountaineer
power-mountaineer-ability = +1 coin for each mountain.
power-mountaineer-rule = Each mountain region the race holds pays one coin more at the end of your turn while it is active.
power-portal_mage = Portal Mage
power-portal_mage-ability = Twice a turn: swap what is in two magic regions.
power-portal_mage-rule = Twice a turn, before the final attempt, all that is in two magic regions of any islands changes places: tokens, Murlocs, forts, walls, artifacts, bombs, objectives, beasts, the champion. Mountains and places stay. It is no conquest: nothing is lost, paid or revealed. Immune regions cannot be swapped.
power-ranger = Ranger
power-ranger-ability = +1 coin for each forest.
power-ranger-rule = Each forest region the race holds pays one coin more at the end of your turn while it is active.
power-sailor = Sailor
power-sailor-ability = No voyage to pay.
power-sailor-rule = Entry regions cost the race no voyage, its first conquest included.
power-swampwalker = Swampwalker
power-swampwalker-ability = +1 coin for each swamp.
power-swampwalker-rule = Each swamp region the race holds pays one coin more at the end of your turn while it is active.
power-origin-chosen = The number of tokens on this badge was chosen by us; the printed one was not found.

## Artifacts
find-aegis_of_aggramar = Aegis of Aggramar
find-aegis_of_aggramar-rule = At the end of your turn put it into a region of yours: whoever conquers it or uses an ability on it first pays you two coins, once a turn, and cannot without them.
find-ashes_of_alar = Ashes of Al’ar
find-ashes_of_alar-rule = Once a turn the active race that holds them may conquer a region of any island as if it were adjacent, for its price without voyage. The Ashes then lie there.
find-doomhammer = Doomhammer
find-doomhammer-rule = Once a turn a region within reach is conquered with one token, by Tauren with two, whatever it costs. You pay two coins to the player who held it, to the bank if nobody did; your own declined race costs nothing. The Doomhammer then lies there.
find-frostmourne = Frostmourne
find-frostmourne-rule = Once a turn a conquest costs two tokens less, at least one. Frostmourne then lies there.
find-heart_of_azeroth = Heart of Azeroth
find-heart_of_azeroth-rule = At the end of your turn put it into a region of yours: each opponent with an active race in a region beside it pays you one coin, if there is one.

## Legendary places
find-battleground = Battleground
find-battleground-rule = The faction bonus of the active race that holds it counts a race twice if two regions or more were taken from it. A neutral race earns the bonus too, each turn for the side that brings more.
find-dark_portal = Dark Portal
find-dark_portal-rule = Two coins more for the active race that holds it.
find-karazhan = Karazhan
find-karazhan-rule = One coin more for each other region of the same terrain that the active race holds.
find-lights_hope_chapel = Light’s Hope Chapel
find-lights_hope_chapel-rule = The active race that holds it loses no token when attacked, in any of its regions: all come back to the hand.
find-meeting_stone = Meeting Stone
find-meeting_stone-rule = Entry regions cost the active race that holds it no voyage.
find-spirit_healer = Spirit Healer
find-spirit_healer-rule = At each redeployment the active race that holds it gets a new token from the tray, if there is one.
find-well_of_eternity = Well of Eternity
find-well_of_eternity-rule = The finder lays it into a sea or lake of the island where it was found; if there is none, another place is drawn in its stead. At the end of your turn each race of yours, in decline too, that holds more of the regions beside it than any other single race pays two coins more. Murlocs count as a race; holding the water itself does not count.

## Islands and maps
map-warcraft-2p = Islands for 2
map-warcraft-3p = Islands for 3
map-warcraft-4p = Islands for 4
map-warcraft-5p = Islands for 5
islands = Islands
islands-printed = Those of the box
islands-drawn = Drawn by lot
islands-chosen = Choose the islands
islands-drawn-note = Which islands lie in the sea, and with which side up, is drawn when the game begins.
island-l1a = Large island 1, side A
island-l1b = Large island 1, side B
island-l2a = Large island 2, side A
island-l2b = Large island 2, side B
island-m1a = Medium island 1, side A
island-m1b = Medium island 1, side B
island-m2a = Medium island 2, side A
island-m2b = Medium island 2, side B
island-s1a = Small island 1, side A
island-s1b = Small island 1, side B
island-s2a = Small island 2, side A
island-s2b = Small island 2, side B
island-size-l = Large island
island-size-m = Medium island
island-size-s = Small island
island-side-a = side A
island-side-b = side B
left-out-islands = no islands on this map
ocean = ocean
ocean-note = The ocean between the islands belongs to nobody and cannot be taken.

## Board and pieces
terrain-field = field
symbol-cave = cave
symbol-entry = entry region
symbol-entry-rule = Ships land here. A race without a region begins in an entry region, and may come to one from anywhere later; unless it borders a region of that race, the voyage costs one token more.
marker-wall = wisp wall
marker-fort = fort
marker-tower = watch tower
marker-objective = objective
marker-bomb = bomb
marker-beast = beast
marker-champion = Champion
marker-tile = face-down marker
marker-murloc = Murlocs
marker-harmony = harmony
marker-aegis = Aegis of Aggramar
marker-heart = Heart of Azeroth
marker-well = Well of Eternity
marker-wall-rule = Costs one token more to conquer, in decline too. Goes when the region is conquered or empty.
marker-fort-rule = Costs one token more to conquer, in decline too. Goes when the region is conquered or empty.
marker-tower-rule = The region is immune to conquests and abilities until its owner’s next turn ends.
marker-objective-rule = Who conquers the region gets two coins, and so does the player of the Humans. The Horde gets nothing, and the objective stays.
marker-bomb-rule = Revealed at the start of the Goblins’ next turn if an opponent of theirs still stands here: half of the bombs are duds.
marker-beast-rule = Each defends like one token, and is lost before a race token.
marker-champion-rule = Defends like one token. Beaten, it saves the race tokens and costs its owner one coin.
marker-tile-rule = An artifact or a legendary place: revealed for good by the first to enter.
marker-murloc-rule = They belong to nobody and count as a race in decline. Beaten, they are gone.
marker-harmony-rule = Who holds harmony pays the player of the Pandaren two coins before the first attack on them in a turn.
piece-wall = wisp wall
piece-fort = fort
piece-tower = watch tower
piece-objective = objective
piece-bomb = bomb
piece-beast = beast
piece-champion = Champion
piece-murloc = Murlocs
piece-harmony = harmony
piece-tile = face-down marker
piece-aegis = Aegis of Aggramar
piece-heart = Heart of Azeroth
piece-well = Well of Eternity
piece-intimidate = forced moves
piece-swap = portal swaps
piece-strike = strike
piece-claim = artifact or place
figure-bomb-note = Tap an adjacent region of an opponent’s active race.
figure-objective-note = Tap a land region that no Alliance race holds.
figure-tower-note = Tap a field that shall be immune.
figure-aegis-note = Tap the region it will guard: attackers pay you two coins.
figure-heart-note = Tap a region of yours: each neighbour pays a coin.
figure-well-note = Tap a sea or lake of this island: the Well is laid there.
bombs-left = { $count ->
    [0] No bombs left in the pile
    [one] One bomb left in the pile
   *[other] { $count } bombs left in the pile
}
tiles-left = { $count ->
    [0] All artifacts and places are revealed
    [one] One artifact or place still face down
   *[other] { $count } artifacts and places still face down
}
uses-intimidate = { $count ->
    [0] No forced move left
    [one] One forced move left
   *[other] { $count } forced moves left
}
uses-swap = { $count ->
    [0] No swap left
    [one] One swap left
   *[other] { $count } swaps left
}
uses-strike = { $count ->
    [0] Strike used
   *[other] Strike ready
}
uses-champion = { $count ->
    [0] Champion used
   *[other] Champion ready
}
uses-claim = { $count ->
    [0] Used this turn: artifact or place
   *[other] Ready: take an artifact, or −2 on a place
}
in-harmony = in harmony with the Pandaren
form-human = human form
form-wolf = wolf form
tool-ashes = Ashes of Al’ar
tool-doomhammer = Doomhammer
tool-frostmourne = Frostmourne
tool-claim = Ethereals: −2

## What is expected of the player
expect-bombs = Bombs go off: pay to reveal those that are protected, or let them go.
expect-form = Choose human or wolf form.
expect-strike = The strike fell short: roll again, or let it go.
expect-recruit = New Forsaken, for one coin each?
expect-shift = A Tauren stands alone: move it to another region of yours.
expect-well = Lay the Well of Eternity into a sea or lake.

## What can be done
do-form-human = Human form: +2 coins
do-form-wolf = Wolf form: pay 1 coin, −1 everywhere
do-detonate = Pay { $coins } and reveal the bomb
do-let-bombs-go = Let the bombs go
do-champion = Send the champion
do-strike = Strike: roll the die first
do-strike-again = Final attempt: { $percent } %
do-let-strike-go = Let the strike go
do-steal = Take: { $find }
do-intimidate = Move the token here
do-intimidate-discard = Discard the token
do-intimidate-wall = Remove the { $piece }
do-swap = Swap the two regions
do-recruit = Recruit for 1 coin
do-recruit-more = Recruit for 1 coin ({ $count } possible)
do-no-recruit = No more recruits
do-shift = Move the Tauren here
do-choose-intimidate = Intimidate …
do-choose-swap = Swap regions …
do-choose-steal = Take an artifact …
do-other-region = Choose another region
champion-note = The champion takes the region alone, whatever defends it, and stays there.
strike-note = The die is rolled first and lowers the price. If it falls short, a second roll may decide as the final attempt; or the strike is spent.
claim-note = The Ethereals’ ability of this turn: two tokens less for a legendary place.
doomhammer-note = { $count ->
    [one] One token suffices.
   *[other] { $count } tokens suffice.
} Two coins to the player who held the region, else to the bank.
spot-detonate = Bomb
spot-detonate-note = Tap a bomb: pay its fee, and it is revealed. Those left go without effect.
spot-intimidate = Forced move
spot-intimidate-note = Tap a region beside yours, then where its token shall go.
spot-intimidate-to = Where to
spot-intimidate-to-note = Tap another region of that race.
spot-intimidate-off-note = The race has no other region: the token is discarded.
spot-intimidate-murloc-note = Murlocs are discarded.
spot-intimidate-wall-note = The wall or fort must be removed first. That is one forced move.
spot-swap = Portal swap
spot-swap-note = Tap two magic regions: all in them but mountains and places changes places.
spot-swap-other = With which region
spot-swap-other-note = Tap the other magic region.
spot-steal = Artifact
spot-steal-note = Choose an artifact next door, then the region of yours it goes to.
spot-steal-to-note = Tap the region of yours it goes to.
spot-shift = Lone Tauren
spot-shift-note = Tap another region of your Tauren: the lone token goes there.
form-note = Wolf form: every region costs one token less this turn.
recruit-note = One coin, one new token, to be put down with the others.

## Fees
fees = { $coins ->
    [one] costs one coin too
   *[other] costs { $coins } coins too
}
fee-to = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to { $name } ({ $cause })
fee-bank = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to the bank ({ $cause })
fees-note = Paid when the attack is declared, and not returned.

## Prices, coins and tokens
cause-murloc = Murlocs
cause-voyage = voyage
cause-wall = wisp wall
cause-fort = fort
cause-beast = beasts
cause-beasts = beasts
cause-champion = the champion
cause-frostmourne = Frostmourne
cause-claim = the Ethereals’ claim to a place
cause-doomhammer = the Doomhammer
cause-strike = the die of the strike
cause-marsh_dweller = toll of the Marsh Dwellers
cause-harmony = harmony with the Pandaren
cause-aegis_of_aggramar = the Aegis of Aggramar
cause-heart_of_azeroth = the Heart of Azeroth
cause-liches = the Liches
cause-objective = objective
cause-human_form = human form
cause-wolf_form = wolf form
cause-recruit = recruits
cause-forsaken = recruits of the Forsaken
cause-spirit_healer = the Spirit Healer
cause-faction = faction bonus

## Why a region is out of reach
blocked-cannot_pay_fee = { $coins ->
    [one] Attacking here costs one coin, and you have none.
   *[other] Attacking here costs { $coins } coins, and you have fewer.
}
blocked-lone_tauren = Tauren never stand alone: this takes two tokens in hand.
blocked-not_next_to = Not beside a region of yours.
blocked-no_uses_left = No uses left this turn.
blocked-choose_form = First choose human or wolf form.
blocked-not_there = This does not serve here.
blocked-other_faction = Your team plays the races of its own faction only.

## The log
event-bomb = { $exploded ->
    [yes] The bomb of { $name } in { $region } explodes.
   *[no] The bomb of { $name } in { $region } is a dud.
}
event-form = { $form ->
    [wolf] { $name } chooses wolf form: one token less everywhere.
   *[human] { $name } chooses human form.
}
event-spent = { $name } pays { $coins ->
    [one] one coin
   *[other] { $coins } coins
} to the bank ({ $cause }).
event-moved = { $has ->
    [yes] { $name } moves from { $region } to { $to }: { $piece }.
   *[no] { $name } takes off { $region }: { $piece }.
}
event-shifted = { $name } moves the lone Tauren to { $region }.
event-swapped = { $name } swaps { $region } and { $other }.
event-stolen = { $name } takes from { $from } to { $region }: { $find }.
event-harmony = In harmony with { $name }: { $names }.
event-laid = { $find } lies in { $region } now.
event-replaced_find = No water for it here: { $find } goes, and another place is drawn.

## Teams
teams = Teams: Battle for Azeroth
teams-short = Teams
teams-note = Our own reading: the printed sheet of this variant could not be found. Two teams, the Alliance and the Horde; the seats alternate between them, and each player takes only races of the own faction, from a column of their own. With an odd number the last seat plays the neutral races alone. Partners may attack each other.
teams-off = Everybody for themselves
teams-scoring = What counts for a team
teams-highest = The richest member
teams-lowest = The poorest member
teams-sum = The sum of all members
teams-highest-note = The coins of its richest member stand for the team.
teams-lowest-note = The coins of its poorest member stand for the team.
teams-sum-note = The coins of all members together stand for the team.
teams-column = { $team ->
    [alliance] Races of the Alliance
    [horde] Races of the Horde
   *[neutral] Neutral races
}
teams-other-column = Another team’s races
team-alliance = Alliance
team-horde = Horde
team-neutral = the neutral races
team-of = plays for: { $team }
team-wins = { $team ->
    [alliance] The Alliance wins
    [horde] The Horde wins
   *[neutral] The neutral races win
}
team-shares = The teams share the victory
team-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
} for the team
teams-result = Teams

## Setup
setup-teams_not_here = Teams are played in Small World of Warcraft only. Choose it, or play without teams.

## House rules
house-own_declined_pays_faction = One’s own declined race pays the bonus
house-own_declined_pays_faction-text = A region taken from your own declined race of the other faction counts for the faction bonus.
house-bombs_hit_new_holder = Bombs hit the new holder
house-bombs_hit_new_holder-text = Where another opponent has taken the region since, the bomb stays and hits that one. Off: it returns to the pile.
house-explosions_pay_bonuses = Explosions count as conquests
house-explosions_pay_bonuses-text = A bomb that explodes counts for the faction bonus, Battlemaster and Enraged in the Goblins’ turn.
house-naga_safe_on_water = Naga are safe on water
house-naga_safe_on_water-text = Who holds water is attacked there only by races that could take water themselves. Off: by anybody.
house-worgen_choose_when_picked = Worgen choose at once
house-worgen_choose_when_picked-text = Worgen choose their form in the turn in which they are picked too.
house-doomhammer_needs_reach = The Doomhammer needs reach
house-doomhammer_needs_reach-text = The Doomhammer serves where the race could go anyway. Off: anywhere.
house-chapel_protects_all = The Chapel protects all regions
house-chapel_protects_all-text = Light’s Hope Chapel saves the tokens in all regions of the race that holds it. Off: only in its own.
house-beasts_break_ties = Beasts break ties
house-beasts_break_ties-text = Beasts count as race tokens when players have the same number of coins.
house-strike_may_become_attempt = A strike may become the attempt
house-strike_may_become_attempt-text = A strike of the Gnomes that falls short may be rolled again as the final attempt. Off: it is spent.
house-strike_may_be_first = A strike may be the first conquest
house-strike_may_be_first-text = Gnomes without a region may come in with their strike.
house-failed_attack_spoils_harmony = Failed attacks spoil harmony
house-failed_attack_spoils_harmony-text = A failed attempt or a forced move by the Pandaren counts as an attack on that player.
house-swap_needs_harmony = A swap against Pandaren is paid
house-swap_needs_harmony-text = Who holds harmony pays before a portal swap that touches the Pandaren too.
house-murlocs_count_for_majority = Murlocs count for majorities
house-murlocs_count_for_majority-text = For watch towers and the Well of Eternity all Murlocs count as one race.
house-fisherman_counts_ocean = The ocean counts for Fishing
house-fisherman_counts_ocean-text = Regions on the coast of an island pay for Fishing too, not only those beside a sea or lake region.
house-declined_tokens_recruit = Own declined tokens bring recruits
house-declined_tokens_recruit-text = Tokens of your own declined race lost to you let you buy Forsaken too.
house-far_reach_pays_voyage = Far reach pays the voyage
house-far_reach_pays_voyage-text = Strikes and the Ashes of Al’ar pay the voyage at far entry regions too; caves stay free for the Kobolds.
house-beasts_alone_count_hills = Hills held by beasts count
house-beasts_alone_count_hills-text = Hills held by beasts alone are still counted for the new beasts before these go.
house-objectives_on_water = Objectives on water
house-objectives_on_water-text = Objectives may be put into seas and lakes too.
