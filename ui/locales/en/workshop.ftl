# The workshop: races and powers of one's own, and the texts of their abilities.

## Regions that an ability speaks of: one of them, and many.
where-anywhere = { $form ->
    [many] regions
   *[one] region
}
where-of = { $form ->
    [many] { $terrains } regions
   *[one] { $terrains } region
}
where-with = { $form ->
    [many] { $symbol } regions
   *[one] { $symbol } region
}
where-coast = { $form ->
    [many] land regions beside water
   *[one] land region beside water
}
where-beside_own = { $form ->
    [many] regions beside { $terrains } regions of its own
   *[one] region beside a { $terrains } region of its own
}
where-with_place = { $form ->
    [many] regions with a place
   *[one] region with a place
}
where-shore = { $form ->
    [many] regions beside a sea or lake
   *[one] region beside a sea or lake
}
where-occupied = { $form ->
    [many] non-empty regions
   *[one] non-empty region
}
count-coins = { $count ->
    [one] { $form ->
        [long] one coin
       *[short] 1 coin
    }
   *[other] { $count } coins
}
count-tokens = { $count ->
    [one] { $form ->
        [long] one token
       *[short] 1 token
    }
   *[other] { $count } tokens
}
able-nothing = Nothing special.
able-nothing-rule = { $kind ->
    [race] This race has no ability. Its number has to do.
   *[power] This power has no ability. Its number has to do.
}
able-unknown = Something that this version does not know.
able-unknown-rule = It can do something that this version of Elbowroom does not know.

## Coins
able-income = +{ $sum } for each { $what }{ $declined ->
    [yes] , in decline too
   *[no] {""}
}.
able-income-rule = Each { $what } that the race holds pays { $sum } more at the end of your turn{ $declined ->
    [yes] , in decline too
   *[no] {""}
}.
able-income_per = { $every ->
    [one] +1 coin for each { $what }.
   *[other] +1 coin for every { $every } { $whats }.
}
able-income_per-rule = { $every ->
    [one] Each { $what } that the race holds pays one coin more at the end of your turn.
   *[other] Every { $every } { $whats } that the race holds pay one coin more at the end of your turn.
}
able-crowded = +1 coin for each region with { $force } or more.
able-crowded-rule = Each region in which { $force } or more of the race stand pays one coin more at the end of your turn.
able-united = +{ $sum } if all regions hang together.
able-united-rule = If all regions of the race are adjacent as one group, they pay { $sum } more at the end of your turn. What makes regions adjacent for the race counts here too.
able-toll = In decline, attackers pay you { $sum } a region.
able-toll-rule = Whoever conquers a region of the race while it is in decline pays you { $sum } for it. Who cannot pay cannot conquer.
able-pension = +{ $sum } each turn in decline.
able-pension-rule = At the end of each of your turns while the race is in decline and holds a region, you get { $sum } more.
able-wage = +{ $sum } each turn.
able-wage-rule = { $sum } more at the end of each of your turns while the race is active, however many regions it holds.
able-dowry = { $sum } once, after its first turn.
able-dowry-rule = { $sum } more at the end of the race’s first turn, and never again.
able-plunder = +{ $sum } for each non-empty region conquered.
able-plunder-rule = Each non-empty region the race conquers pays { $sum } more at the end of that turn. A region is non-empty if a Lost Tribe, Monsters, Murlocs or race tokens are in it, active or in decline.
able-secluded-rule = Each region of the race pays one coin more if no region bordering it holds another race or Monsters. Your own declined race is another one.
able-scattered-rule = Each group of regions that share borders pays one coin more: one if all hang together, more if they are scattered.
able-steals-rule = At the end of your turn each other player with an active token in a region bordering one of the race pays you one coin, if there is one to pay. Tokens in immune regions are safe.
able-martyrs-rule = Each time an opponent conquers a region of the race you get one coin at once.
able-feud = +1 coin for each region taken from { $faction ->
    [alliance] the Alliance
    [horde] the Horde
   *[neutral] neutral races
}.
able-feud-rule = Each region the race conquers from { $faction ->
    [alliance] a race of the Alliance
    [horde] a race of the Horde
   *[neutral] a neutral race
} pays one coin more at the end of that turn.
able-enraged-rule = A conquered region that two or more tokens defended pays as many coins as there were tokens, at the end of that turn. What is built there does not count.
able-explores-rule = Each island on which the race holds a region pays one coin more at the end of your turn.
able-collects-rule = Each face-up artifact and legendary place in a region of the race pays one coin more at the end of your turn.
able-objectives = { $count ->
    [one] An objective: 2 coins for whoever takes it, and for you.
   *[other] { $count } objectives: 2 coins for whoever takes one, and for you.
}
able-objectives-rule = At the end of your turn put { $count ->
    [one] one objective into a land region
   *[other] up to { $count } objectives into different land regions
} that no Alliance race holds. Who conquers such a region with any race but one of the Horde gets two coins at once; you get two as well if it was somebody else. In decline there are none.
able-region_toll = Who attacks its { $whats } pays you { $sum }, in decline too.
able-region_toll-rule = Whoever attacks a { $what } of the race first pays you { $sum }, for each such region anew, in decline too. Who cannot pay cannot attack.
able-harmony-rule = At the end of your turn each player whose active race it did not attack gets a harmony token. Who holds one pays you two coins before the first attack on the race in a turn; without the coins there is no attack. All harmony comes back at the start of your turn.
able-shapes-rule = Each of your turns begins with a choice: two coins at once, or pay one coin, and every region costs one token less this turn, at least one.
able-toll_houses = Toll houses: who comes by pays { $sum }.
able-toll_houses-rule = The first region the race conquers each turn gets a toll house, { $count ->
    [one] one at most
   *[other] { $count } at most
}. Who else conquers that region or one next to it pays you { $sum }; who cannot pay cannot conquer. In decline too.
able-honey-rule = Each region of the race that lies beside an empty land region pays one coin more at the end of your turn. Water and chasms are no land.

## Cheaper conquests
able-discount = −{ $number } on { $whats }.
able-discount-rule = Each { $what } costs the race { $force } less, at least one.
able-surcharge = +{ $number } on every region.
able-surcharge-rule = Every conquest costs the race { $force } more.
able-avenges-rule = Whoever attacks a race of yours, even in vain, gets a vengeance marker. In your next turn regions of marked players cost one token less, at least one. Then the markers return.
able-gambles = May roll before paying, on { $whats } and beside.
able-gambles-rule = For a { $what }, or a region adjacent to one it holds, the race may name it and roll the die before paying. If the die and your tokens suffice you must conquer it and pay that much less, at least one token; if not, your conquests end. As often as you like in a turn.
able-rolls_first-rule = Before each conquest you may roll the die; the region you then choose costs that much less, at least one token. If your tokens pay for no region after the roll, your conquests are over. There is no final attempt besides.
able-volcano-rule = When you pick the race, put the Volcano into a chasm that shows its sign: the first conquest is beside it. Every region beside the Volcano, or beside a chain of its regions that reaches it, is attacked as if no tokens or Monsters were there. The Volcano has no effect in decline.

## Reach
able-links = All { $whats } are adjacent to each other.
able-links-rule = For the race’s conquests all { $whats } count as adjacent to each other. Its first conquest still comes in where every race does.
able-tunnels = Every { $what } is adjacent to it.
able-tunnels-rule = Every { $what } is adjacent to the race, wherever it lies, and may be its first conquest too.
able-crosses_chasms = All regions beside chasms are adjacent to it.
able-crosses_chasms-rule = For the race’s conquests, every region beside any chasm is adjacent to every region it holds. Its first conquest may be beside a chasm too.
able-passes_water-rule = Water does not break the race’s reach, empty or not: all regions beside a connected stretch of it count as adjacent. Nothing is paid and nothing left in it.
able-flies-rule = The race may conquer any land region, adjacent or not, at its first conquest too. Seas and lakes stay closed.
able-enters_anywhere = May come in on any land region.
able-enters_anywhere-rule = The first conquest of the race may be any land region, not only one at the rim.
able-takes_water-rule = While active, the race may conquer seas, lakes and rivers as empty regions. It keeps them in decline, and each pays its coin.
able-enters_by_water = Its first conquest may be water.
able-enters_by_water-rule = The first conquest of the race may be a sea or lake region.
able-sails-rule = Entry regions cost the race no voyage, its first conquest included.
able-leaps-rule = What lies behind one empty region is within the race’s reach too. It leaps over no sea or lake and no chasm.

## Tokens
able-conquest_only = { $force } extra each turn, for conquest only.
able-conquest_only-rule = { $force } more join when you gather your troops, and only to conquer. At the end of your redeployment as many leave the map again, before you are paid: they never defend.
able-recruits = { $every ->
    [one] 1 new token for each non-empty region conquered.
   *[other] 1 new token for every { $every } non-empty regions conquered.
}
able-recruits-rule = { $every ->
    [one] When you redeploy, you take one new token from the tray for each non-empty region the race conquered this turn.
   *[other] When you redeploy, you take one new token from the tray for every { $every } non-empty regions the race conquered this turn.
} With an empty tray you get none.
able-grows = 1 new token each turn for each { $what }.
able-grows-rule = At each redeployment you take one new token from the tray for each { $what } the race holds.
able-hammers = A hammer each turn for each { $what }; hammers conquer.
able-hammers-rule = At each redeployment you get one silver hammer for each { $what } the race holds. In later turns each hammer counts as a token for conquests, but one token at least takes part in each. Hammers never defend, and come back to you after the conquests. They are lost when the race declines.
able-beasts = A beast each turn for each { $what }, 5 at most.
able-beasts-rule = At the start of each turn, the first excepted, all beasts go, and you take one for each { $what } the race then holds, five at most. They conquer, defend and redeploy like race tokens, and are lost in place of one. They leave when the race declines.
able-buys_tokens-rule = For each token of another player and each Murloc lost by your doing this turn you may pay one coin for one new token, after the conquests and before redeploying, while the tray has any.
able-pairs-rule = Every conquest takes two tokens at least, every region keeps two when the race gathers, redeploys or declines, and a final attempt needs two in hand. Beaten, it loses one token, in decline all. A lone token is moved to another region of the race at once, by you.

## Attacks of another kind
able-substitutes-rule = Once a turn for each opponent, the race replaces a lone active token in a region beside its own by a token from the tray; that is a conquest. Mountains, fortresses and lairs do not protect the token, an encampment does.
able-drains-rule = Once a turn for each opponent, with a token in hand, you may replace a lone active token within reach by one of yours from the tray, else from your hand; that is a conquest. Immune regions are safe.
able-dragon-rule = Once a turn a single token takes a region in reach, whatever defends it; only immune regions and peace stop it. The Dragon stays there, and the region is immune until it moves. It leaves when you give the region up or the race declines.
able-champion-rule = Once a turn, with a token in hand, the champion conquers one adjacent region alone, whatever defends it; only immune regions are safe. It defends like one token and is picked up again next turn. When its region is conquered you pay the conqueror one coin if you have one, and the champion comes back. It leaves when the race declines.
able-strikes-rule = Once a turn the race strikes one land region anywhere as if it were adjacent: name it, roll the die, and it costs that much less, at least one token. If that falls short, a second roll may decide it as your final attempt, or you let it go. A strike may be its first conquest.
able-bombs-rule = At the end of your turn put one bomb each, face down, into adjacent regions held by opponents’ active races. At the start of your next turn they are revealed where an opponent still stands: half of them explode, which is a conquest with the usual losses, but the region is left empty; the others are duds.
able-intimidates = { $times ->
    [one] Once a turn: move an enemy token away.
   *[other] { $times } times a turn: move an enemy token away.
}
able-intimidates-rule = { $times ->
    [one] Once
   *[other] { $times } times
} a turn, before the final attempt, move one token, active or in decline, from a region beside one of yours to another region of its race; if it has none, the token is discarded. A wall or fort must be removed first, which counts. A region emptied like this is simply empty.
able-swaps = { $times ->
    [one] Once a turn: swap what is in two { $whats }.
   *[other] { $times } times a turn: swap what is in two { $whats }.
}
able-swaps-rule = { $times ->
    [one] Once
   *[other] { $times } times
} a turn, before the final attempt, all that is in two { $whats } changes places. It is no conquest: nothing is lost, paid or revealed. Immune regions cannot be swapped.
able-trades_places = { $times ->
    [one] Once a turn: swap all that stands in two regions of its own.
   *[other] { $times } times a turn: swap all that stands in two regions of its own.
}
able-trades_places-rule = { $times ->
    [one] Once
   *[other] { $times } times
} a turn, during the conquests and before the final attempt, all that stands in two regions of the race changes places: tokens and what was built there. They need not touch.
able-claims-rule = Once a turn one of two. Either take a face-up artifact from a region beside one of the race into one of its regions next to it; it can be used at once. Or conquer an adjacent region with a legendary place for two tokens less, at least one.

## Defence
able-loses_none-rule = When a region of the race is conquered no token is lost: all come back and are put down again at the end of that turn. In decline it loses tokens like everybody else.
able-spares_first-rule = In each turn of an opponent the first token of the race that would be lost comes back to your hand with the others. Later losses in that turn count, and so do all in decline.
able-lairs-rule = Each region the race holds has a lair, which defends it like one more token, in decline too. A lair goes when you leave the region or somebody conquers it.
able-forts-rule = Each region the race conquers gets a fort, one in a region and ten in all: it costs one token more to conquer, in decline too. A fort goes when the region is conquered or empty.
able-walls = Each { $what } it conquers gets a wisp wall.
able-walls-rule = Each { $what } the race conquers gets a wisp wall, one in a region and nine in all: the region costs one token more, in decline too. A wall goes when the region is conquered or empty.
able-armors = An armor each turn for each { $what }.
able-armors-rule = After your conquests you get one mushroom armor for each { $what } the race holds, eight in all, and put them into its regions. Each defends like one more token, in decline too. They stay where they are until the region is lost.
able-encamps = { $count ->
    [one] An encampment: +1 defence.
   *[other] { $count } encampments, each +1 defence.
}
able-encamps-rule = When you redeploy, you put { $count ->
    [one] one encampment into a region of yours. It defends
   *[other] { $count } encampments into your regions, any number together. Each defends
} like one more token and may move every turn. They go when the race declines.
able-fortifies = A fortress a turn, { $count } at most: +1 defence, +1 coin.
able-fortifies-rule = Once a turn while the race is active you may build a fortress in one of its regions, one in a region and { $count } on the map at most. Each defends like one more token, in decline too, and pays one coin a turn while the race is active. A fortress goes when you leave the region or somebody conquers it.
able-towers = Watch towers make { $whats } immune.
able-towers-rule = At the end of your turn each { $what } of the race gets a watch tower if the race holds more of the regions around it than any other single race; the other towers go. There are six. Until the next check no conquest and no ability touches a region with a tower.
able-holes = { $count ->
    [one] A hole guards its first region.
   *[other] Holes guard its first { $count } regions.
}
able-holes-rule = { $count ->
    [one] The first region the race conquers gets a hole
   *[other] The first { $count } regions the race conquers each get a hole
}: nobody can conquer such a region or use a race or power against it. A hole goes when you leave the region or the race declines, and it is never dug again.
able-heroes = { $count ->
    [one] A hero makes a region immune.
   *[other] { $count } heroes make as many regions immune.
}
able-heroes-rule = At the end of your turn you put { $count ->
    [one] a hero into one region
   *[other] { $count } heroes into different regions
} of the race. Nobody can conquer such a region or use a race or power against it until the hero moves. Heroes leave when the race declines.
able-ancient-rule = The Great Ancient comes into the first region the race conquers and makes it immune. Regions adjacent to it cost one token less, at least one. At the start of each later turn it may move to another region of the race. It leaves the map in decline.
able-warded-rule = Against the race no race, power, place or relic of others helps: it is conquered only from a bordering region or from the rim, for the plain price. The last attempt with the die is allowed. In decline the protection ends.
able-allies-rule = At the end of your turn you may name an opponent whose active race you did not attack this turn. Until your next turn that player cannot attack your active race. Declined races stand outside.
able-queen-rule = At the end of your turn you put or move the Queen to a region of the race and make it immune. In decline she stays where she is.

## Decline
able-keeps_tokens-rule = When the race declines all its tokens stay and may be spread anew once. Later a lost region costs one token, and the rest are put down again as long as a region is left.
able-acts_in_decline-rule = When the race declines, every token stays where it stands. On your later turns it gathers, conquers and redeploys first, with a final attempt of its own, then your active race acts. It may even attack that one. When beaten it loses one token and withdraws the rest.
able-vanishes-rule = When the race declines it leaves the map, and each region it held pays two coins instead of one.
able-reborn-rule = While the race is in decline, at the start of each of your turns one or two of its regions may go over to your active race: a new token from the tray, else from your hand, takes the place of the old ones.
able-haunts-rule = In decline the race does not count as the one declined race you may have: both stay on the map and pay. When another race of yours declines later, only the other declined race leaves.
able-declines_late-rule = After an ordinary turn and its coins you may put the race into decline at once, instead of spending your next turn on it. There is no second payment; next turn you choose a new combo.

## Special
able-exchanges-rule = When you pick the race you may at once exchange its badge with that of any other combo in the market. The coins stay where they lie. Its tokens are counted with the badge it keeps.
able-bag-rule = The Bag o’ Many Things works once a turn as one relic of your choice among those found, whoever holds them. It lies where it was used, is never captured, and comes back to you when its region is lost.

## The screen
ws-empty = Nothing has been made on this device yet. Make a race or a power of your own: choose what it can do, and try with the bots whether it is fair. Or let a board grow, and change it as you like.
ws-new-race = New race
ws-new-power = New power
ws-races = Races
ws-powers = Powers
ws-play = New game with it
ws-change = Change
ws-share = Share
ws-bring = Import
ws-kept = { $name } is on the shelf.
ws-thrown = What you were making was put away.
ws-keep = Put it on the shelf
ws-name = Name
ws-unnamed-race = A race
ws-unnamed-power = A power
ws-preview = How it will look
ws-numbers = Tokens
ws-field-tokens = Tokens
ws-field-badge = Tokens on the badge
ws-field-supply = Tokens in all
ws-field-coins = Coins
ws-field-every = For every
ws-field-count = How many
ws-field-times = Times a turn
ws-field-regions = Which regions
ws-field-colour = Colour
ws-is = { $name }: { $value }
ws-less = Less: { $name }
ws-more = More: { $name }
ws-advice-race = The rulebook of the blank banner advises 10 at most: any power may come beside it. Printed races have 3 to 11, and 5 more in all.
ws-advice-power = The rulebook of the blank badge advises 5 at most: any race may come beside it. Printed badges have 2 to 5.
ws-look = Look
ws-colour = Colour { $number }
ws-glyph = Picture
ws-glyph-known = Choose a picture
ws-glyph-drawn = Draw one
ws-glyph-number = Picture { $number }: { $name }
ws-pad = Sheet to draw on
ws-pad-note = Draw with a finger or the mouse.
ws-pad-back = Last line away
ws-pad-clear = All away
ws-pad-empty = Nothing is drawn yet.
ws-faction = Faction
ws-faction-note = It counts in Small World of Warcraft alone.
ws-abilities = What it can do
ws-no-ability = Nothing yet: then its number has to do.
ws-add = Add an ability
ws-full = { $most } abilities are the most.
ws-drop = Take away: { $line }
ws-choose = Choose an ability
ws-search = Search abilities
ws-nothing-found = No ability speaks of that.
ws-like = Like { $names }
ws-said = It can do that already.
ws-declined = In decline, too
ws-whole-rule = The whole rule
ws-where-of = by terrain
ws-where-with = with a sign
ws-where-anywhere = all
ws-where-coast = beside water
ws-where-beside_own = beside its own
ws-where-with_place = with a place
ws-where-shore = beside a sea or lake
ws-where-occupied = non-empty
ws-terrains = Terrains
ws-signs = Signs
ws-group-coins = Coins
ws-group-cheaper = Price of conquests
ws-group-reach = Reach
ws-group-tokens = Tokens
ws-group-attack = Attacks of another kind
ws-group-defence = Defence
ws-group-decline = Decline
ws-group-special = Special
ws-idle = { $count ->
    [one] On one kind of board it would do nothing
   *[other] On { $count } kinds of boards it would do nothing
}
ws-idle-all = { $game }: { $why }.
ws-idle-line = { $game }, { $group } players: { $why }.
ws-settle = Settle what is marked first.
ws-wrong-given_name = Give it a name of 1 to 24 letters.
ws-wrong-glyph = Draw a picture, or choose one.
ws-wrong-name = Its name in files is none: choose another name.
ws-wrong-twice = Another one has this name.
ws-wrong-number = { $what }: { $least } to { $most }.
ws-wrong-repeated = One of its abilities is there more than once.
ws-wrong-regions = One of its abilities cannot speak of such regions.
ws-wrong-too_many = It has too many abilities.
ws-wrong-unknown = This version does not know one of its abilities.
ws-wrong-lasting = One of its abilities lasts in decline, and the badge does not stay.
ws-wrong-other = It is not written as this version can read it.

## Is it fair?
ws-fair = Is it fair?
ws-on-board = Which game
ws-try = Let the bots try
ws-try-more = More games
ws-stop = Stop
ws-playing = { $count ->
    [one] One game played
   *[other] { $count } games played
}
ws-this-race = This race
ws-this-power = This power
ws-printed = Printed ones
ws-coins-a-turn = Coins a turn
ws-won = Won
ws-plus-minus = { $mean } ± { $half }
ws-verdict-more = Not certain yet: more games will tell.
ws-verdict-fair = Fair.
ws-verdict-weak = Weak.
ws-verdict-strong = Strong.
ws-weak-by = It brings { $share } less than printed ones.
ws-strong-by = It brings { $share } more than printed ones.
ws-tokens-up = { $count ->
    [one] Try one token more.
   *[other] Try { $count } tokens more.
}
ws-tokens-down = { $count ->
    [one] Try one token less.
   *[other] Try { $count } tokens less.
}
ws-how-counted = From { $count ->
    [one] one game
   *[other] { $count } games
} in which the first player began with it, and as many with a printed one; at tables of four and five the others play easy. In 95 of 100 cases the true value lies within ±.
ws-ground-counted = Coins a turn here: { $own }; on the printed board: { $printed }. From { $count ->
    [one] one game
   *[other] { $count } games
} on each; in 95 of 100 cases the true value lies within ±.
ws-verdict-even = Fair.
ws-verdict-uneven = Uneven.
ws-verdict-rich = Rich.
ws-verdict-poor = Poor.
ws-uneven-by = One place in the order of play is { $share } off its share of the coins: move entries apart, or spread what pays.
ws-rich-by = All make { $share } more than on the printed board: fewer regions or fewer signs would even it out.
ws-poor-by = All make { $share } less than on the printed board: more regions or more signs would even it out.
ws-coins = Coins
ws-place = { $place ->
    [1] Plays first
    [2] Plays second
    [3] Plays third
    [4] Plays fourth
   *[5] Plays fifth
}
ws-even = Seek an even one
ws-evening = { $count ->
    [one] One board tried
   *[other] { $count } boards tried
}
ws-evened = { $count ->
    [one] The one board that was tried
   *[other] The most even of { $count } boards
}: no place in the order of play is more than { $share } off.

## Sharing
ws-which = Which ones
ws-as-file = As a file
ws-as-file-note = A small file that Elbowroom imports on any device.
ws-save = Save the file
ws-too-long = Too much for a code: choose fewer, or share the file.
ws-choose-some = Choose at least one.
ws-bring-note = Open a file of pieces, or paste their text.
ws-open-file = Open a file
ws-no-box = There are no races, powers or boards in this.
ws-found = What came
ws-keep-count = { $count ->
    [one] Put one on the shelf
   *[other] Put { $count } on the shelf
}

## In a game
ws-of-ones-own = Made by you
ws-use-note = They come into the stacks with the printed ones.
ws-none-yet = No race or power has been made yet.
ws-keep-race = Keep this race
ws-keep-power = Keep this power
ws-has-race = This race is on your shelf.
ws-has-power = This power is on your shelf.
ws-no-meaning = { $name } has no meaning on this board ({ $why }): leave it out, or choose another board.
ws-clash = { $one } and { $other } cannot be in one game: there is but one of what both use. Leave one out.

## Boards of one's own
ws-new-board = New board
ws-boards = Boards
ws-unnamed-board = A board
ws-grown-name = Grown land
ws-grow = Let one grow
ws-grow-wait = It is growing.
ws-another = Another one
ws-take = Take this one
ws-begin-other = Or begin otherwise
ws-copy-printed = Copy the printed board
ws-blank = An empty sheet
ws-field-players = Players
ws-field-rounds = Rounds
ws-size = Regions
ws-size-small = Fewer
ws-size-usual = As printed
ws-size-large = More
ws-wildness = Shapes
ws-wild-0 = Even
ws-wild-1 = Natural
ws-wild-2 = Wild
ws-board-is = { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $count ->
    [one] { $count } region
   *[other] { $count } regions
}, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
ws-regions = Regions of the board
ws-region-is = Region { $number }: { $what }
ws-terrain = Terrain
ws-mark-lost_tribe = Lost Tribe
ws-mark-monsters = Monsters
ws-mark-volcano = Volcano
ws-mark-murloc = Murlocs
ws-mark-tile = Face-down marker
ws-entry = Races begin here
ws-entry-note = A first conquest may be made here.
ws-tool = What a tap does
ws-tool-region = Choose
ws-tool-line = Draw borders
ws-tool-move = Move borders
ws-tool-join = Join
ws-tool-region-note = Tap a region to change it. Races begin where a dot is.
ws-tool-line-note = Draw a line through a region, from border to border: it becomes two.
ws-tool-move-note = Drag a border or a corner to another place.
ws-tool-join-note = Tap a neighbour of the marked region: the two become one.
ws-halve = Cut it in two
ws-board-back = Take back
ws-cannot-cut = That cuts no region in two: draw from border to border, and leave enough on both sides.
ws-cannot-move = There is no border, or a region would be folded or too small.
ws-cannot-join = Only neighbours with one border in common can be joined.
ws-board-name = Choose a name of letters and digits, not too long.
ws-board-regions = It has { $count ->
    [one] { $count } region
   *[other] { $count } regions
}; so many players need { $least } to { $most }.
ws-board-border = Region { $region } has a border that is not one from both sides.
ws-board-apart = Region { $region } cannot be reached from the others.
ws-board-entry = Races must be able to begin in two land regions at least.
ws-board-outline = The shape of region { $region } has too many corners.
ws-board-mark = Region { $region } has something that cannot be there: peoples live on land, the Volcano stands over a chasm.
ws-board-too_many = There are 18 Lost Tribes, 15 lairs of Monsters and 15 Murlocs at most.
ws-board-islands = There is one island for each player, and every region lies on one.
ws-board-island = Island { $region } has one face-down marker, one region at least in which races begin, and hangs together.
