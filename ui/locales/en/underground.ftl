# Small World Underground and the mixed game: races, powers, places, relics, figures.
game-underground = Small World Underground
game-mixed = Small World, mixed
short-small-world = Small World
short-underground = Underground
short-mixed = Mixed
box-small_world = Small World
box-underground = Underground

## Races
race-cultists = Cultists
race-cultists-ability = The Great Ancient guards a region; beside it −1.
race-cultists-rule = The Great Ancient comes into the first region your Cultists conquer and makes it immune. Regions adjacent to it, by whatever makes them adjacent, cost one token less, at least one. At the start of each later turn it may move to another region of theirs. It leaves the map when they decline, or when its region is given up.
race-drow = Drow
race-drow-ability = +1 coin for each region without strangers beside it.
race-drow-rule = Each region of your Drow pays one coin more if no region bordering it holds another race (your own declined one and all opponents’, active or declined) or Monsters. Places, relics, figures and black mountains do not matter.
race-flames = Flames
race-flames-ability = Near the Volcano they attack as if nobody were there.
race-flames-rule = When you pick them, put the Volcano into a chasm that shows its sign: their first conquest is beside it. Every region beside the Volcano, or beside a chain of their regions that reaches it, is attacked as if no tokens or Monsters were there; mountains, armors and the Keep still count. The Volcano has no effect once they decline.
race-gnomes = Gnomes
race-gnomes-ability = Nothing others own helps against them.
race-gnomes-rule = Against your Gnomes no race, power, place or relic of others helps: they are conquered only from a bordering region (or from the rim), for the plain price, with no discount, no relic and no replaced token. The last attempt with the die is allowed. In your own turn your Gnomes use everything. In decline the protection ends.
race-iron_dwarves = Iron Dwarves
race-iron_dwarves-ability = A hammer each turn for each mine; hammers conquer.
race-iron_dwarves-rule = At each redeployment you get one silver hammer for each mining region they hold, seven at most. In later turns each hammer counts as a token for conquests, but one dwarf at least takes part in each. Hammers never defend, and come back to you after the conquests. They are lost when the race declines.
race-kraken = Kraken
race-kraken-ability = Keep rivers, in decline too.
race-kraken-rule = Your Kraken need not leave the rivers they conquer: they stay, and each pays its coin, also in decline. Others must conquer such a river to pass it. On the boards of the first box they take seas and the lake the same way.
race-liches = Liches
race-liches-ability = In decline, attackers pay you 1 coin a region.
race-liches-rule = Whoever conquers a region of your declined Liches pays you one coin for it. Without a coin nobody can.
race-lizardmen = Lizardmen
race-lizardmen-ability = Rivers do not stop them.
race-lizardmen-rule = Rivers do not break their reach, empty or not: all regions beside a connected stretch of river count as adjacent. Nothing is paid and nothing left in it. A race without a region may come in over a river that touches the rim. To take a river itself they conquer it like everybody. On the boards of the first box seas and the lake work the same way.
race-mudmen = Mudmen
race-mudmen-ability = 1 new token each turn for each mudpool.
race-mudmen-rule = At each redeployment you take one new Mudman from the tray for each mudpool they hold and put it where you like among them. There are 12 in all.
race-mummies = Mummies
race-mummies-ability = Many of them, but every region +1.
race-mummies-rule = Every conquest costs them one token more, Gnomes included.
race-ogres = Ogres
race-ogres-ability = −1 on every region.
race-ogres-rule = Every region costs them one token less, at least one.
race-shadow_mimes = Shadow Mimes
race-shadow_mimes-ability = May swap their badge with one in the market.
race-shadow_mimes-rule = When you pick them you may at once exchange their badge with that of any other combo in the market. The coins stay where they lie. Their tokens are counted with the badge they keep.
race-shrooms = Shrooms
race-shrooms-ability = +1 coin for each mushroom forest.
race-shrooms-rule = Each mushroom forest they hold pays one coin more at the end of your turn.
race-spiderines = Spiderines
race-spiderines-ability = All regions beside chasms are adjacent to them.
race-spiderines-rule = For their conquests, every region beside any chasm is adjacent to every region they hold. Their first conquest may be beside a chasm too.
race-will_o_wisps = Will-o’-Wisps
race-will_o_wisps-ability = May roll before paying, at crystals and beside.
race-will_o_wisps-rule = For a crystal region, or one adjacent to a crystal region they hold, you may name it and roll the die before paying. If the die and your tokens suffice you must conquer it and pay that much less, at least one token; if not, your conquests end. As often as you like in a turn.

## Powers
power-adventurous = Adventurous
power-adventurous-ability = +1 coin for each region with a place.
power-adventurous-rule = Each region with a popular place that the race holds pays one coin more. Relics do not count.
power-fisher = Fisher
power-fisher-ability = +1 coin for every 2 regions beside water.
power-fisher-rule = Every two regions beside a river that the race holds pay one coin more. The rivers themselves do not count.
power-flocking = Flocking
power-flocking-ability = +2 coins if all regions hang together.
power-flocking-rule = If all regions of the race are adjacent as one group, they pay two coins more. What makes regions adjacent for the race counts here too.
power-frightened = Frightened
power-frightened-ability = +1 coin for each region with 3 tokens or more.
power-frightened-rule = Each region with three or more tokens of the race pays one coin more. Hammers, armors and figures are no tokens.
power-immortal = Immortal
power-immortal-ability = Lose no token when beaten.
power-immortal-rule = When a region of the race is conquered no token is lost: all come back and are put down again at the end of that turn. Vampires and the Orb take their token all the same.
power-magic = Magic
power-magic-ability = The Bag works as any relic found.
power-magic-rule = The Bag o’ Many Things works once a turn as one relic of your choice among those found, whoever holds them. It lies where it was used, is never captured, and comes back to you when its region is lost.
power-martyr = Martyr
power-martyr-ability = +1 coin for each region you lose.
power-martyr-rule = Each time an opponent conquers a region of the race you get one coin at once.
power-mining = Mining
power-mining-ability = +1 coin for each mining region.
power-mining-rule = Each mining region the race holds pays one coin more.
power-muddy = Muddy
power-muddy-ability = +1 coin for each mudpool, in decline too.
power-muddy-rule = Each mudpool the race holds pays one coin more, in decline too.
power-mystic = Mystic
power-mystic-ability = +1 coin for each crystal region.
power-mystic-rule = Each crystal region the race holds pays one coin more.
power-quarreling = Quarreling
power-quarreling-ability = +1 coin for each separate group of regions.
power-quarreling-rule = Each group of regions that share borders pays one coin more: one if all hang together, more if they are scattered.
power-reborn = Reborn
power-reborn-ability = In decline, 1 or 2 regions a turn go over to your active race.
power-reborn-rule = While the race is in decline, at the start of each of your turns one or two of its regions may go over to your active race: a new token from the tray, else from your hand, takes the place of the old ones.
power-royal = Royal
power-royal-ability = The Queen makes a region immune, in decline too.
power-royal-rule = At the end of your turn you put or move the Queen to a region of the race and make it immune. In decline she stays where she is.
power-shield = Shield
power-shield-ability = An armor each turn for each mushroom forest.
power-shield-rule = After your conquests you get one mushroom armor for each mushroom forest the race holds, eight in all, and put them into its regions. Each defends like one more token, in decline too. They stay where they are until the region is lost.
power-stone = Stone
power-stone-ability = +1 coin for each black mountain.
power-stone-rule = Each black mountain the race holds pays one coin more.
power-thieving = Thieving
power-thieving-ability = 1 coin from each neighbour.
power-thieving-rule = At the end of your turn each other player with an active token in a region bordering one of the race pays you one coin, if he has one. Tokens in immune regions are safe.
power-tomb = Tomb
power-tomb-ability = In decline all tokens stay.
power-tomb-rule = When the race declines all its tokens stay and may be spread anew once. Later a lost region costs one token, and the rest are put down again as long as a region is left.
power-vampire = Vampire
power-vampire-ability = Replace a lone enemy token, once per opponent.
power-vampire-rule = Once a turn for each opponent, with a token in hand, you may replace a lone active token within reach by one of yours from the tray, else from your hand; that is a conquest. Mountains, armors and the Keep do not protect it, Gnomes and immune regions are safe.
power-vanishing = Vanishing
power-vanishing-ability = At decline it leaves, and each region pays 2.
power-vanishing-rule = When the race declines it leaves the map, and each region it held pays two coins instead of one.
power-vengeful = Vengeful
power-vengeful-ability = −1 on regions of those who attacked you.
power-vengeful-rule = Whoever attacks a race of yours, even in vain, gets a vengeance marker. In your next turn regions of marked players cost one token less, at least one. Then the markers return.
power-wise = Wise
power-wise-ability = +2 coins each turn in decline.
power-wise-rule = At the end of each of your turns while the declined race holds a region, the turn of its decline included, you get two coins more.

## Relics
find-flying_doormat = Flying Doormat
find-flying_doormat-rule = Once a turn the active race that holds it may conquer any region, near or far, for its price. The Doormat then lies there.
find-froggys_ring = Froggy’s Ring
find-froggys_ring-rule = At the end of your turn put it into a region of yours: each other player with an active token in a bordering region pays you one coin.
find-stinky_trolls_socks = Stinky Troll’s Socks
find-stinky_trolls_socks-rule = Once a turn a region is conquered as if nobody were there; mountains, armors and the Keep still count. The beaten player loses no token. The Socks then lie there.
find-scepter_of_avarice = Scepter of Avarice
find-scepter_of_avarice-rule = At the end of your turn put it into a region of yours: all coins that region brings from the bank are doubled. It does nothing in the Mine of the Lost Dwarf.
find-shiny_orb = Shiny Orb
find-shiny_orb-rule = Once a turn, with a token in hand, a lone active token within reach is replaced by one of yours. The Orb then lies there.
find-sword_of_the_killer_rabbit = Sword of the Killer Rabbit
find-sword_of_the_killer_rabbit-rule = Once a turn a conquest costs two tokens less, at least one. The Sword then lies there.

## Places
find-altar_of_souls = Altar of Souls
find-altar_of_souls-rule = After your coins you may give up one declined token of yours anywhere for three coins. It works in decline too.
find-crypt_of_the_tomb_raider = Crypt of the Tomb-raider
find-crypt_of_the_tomb_raider-rule = At the end of your turn you may put the Ghost into any region but this one and make it immune. In decline the Ghost stays where it is; it goes when the Crypt changes hands.
find-diamond_fields = Diamond Fields
find-diamond_fields-rule = One coin more for this region and for each other region of the same terrain that the same race holds, in decline too.
find-great_brass_pipe = Great Brass Pipe
find-great_brass_pipe-rule = For the active race that holds it all regions of its terrain are adjacent to each other.
find-fountain_of_youth = Fountain of Youth
find-fountain_of_youth-rule = The active race that holds it gets one token from the tray at the start of each of your turns.
find-keep_on_the_motherland = Keep on the Motherland
find-keep_on_the_motherland-rule = One coin more, and the region costs attackers one token more; in decline too.
find-mine_of_the_lost_dwarf = Mine of the Lost Dwarf
find-mine_of_the_lost_dwarf-rule = Two coins more, in decline too. Never doubled by the Scepter.
find-stonehedge = Stonehedge
find-stonehedge-rule = A power drawn at random when it is found belongs to this place: the race that holds it has that power beside its own, without tokens for it.
find-wickedest_pentacle = Wickedest Pentacle
find-wickedest_pentacle-rule = Whoever finds it sends the Balrog into a bordering region: whoever is there loses two tokens, the rest flee, and nobody can enter. Once a turn the active race that holds the Pentacle may send the Balrog on to a region bordering his own.

## Board and pieces
terrain-black_mountain = black mountain
terrain-mud = mudpool
terrain-mushroom = mushroom forest
terrain-crystal = crystal
terrain-mine = mine
terrain-river = river
terrain-chasm = chasm
symbol-black_mountain = black mountain
marker-armor = mushroom armor
marker-volcano = Volcano
marker-ancient = Great Ancient
marker-queen = Queen
marker-ghost = Ghost
marker-balrog = Balrog
marker-bag = Bag o’ Many Things
marker-hammer = silver hammer
marker-monsters = Monsters
marker-ring = Froggy’s Ring
marker-scepter = Scepter of Avarice
marker-bag_ring = Bag as the Ring
marker-bag_scepter = Bag as the Scepter
piece-armor = mushroom armor
piece-volcano = Volcano
piece-ancient = Great Ancient
piece-queen = Queen
piece-ghost = Ghost
piece-balrog = Balrog
piece-bag = Bag o’ Many Things
piece-hammer = silver hammer
piece-ring = Froggy’s Ring
piece-scepter = Scepter of Avarice
piece-bag_ring = Bag as the Ring
piece-bag_scepter = Bag as the Scepter
figure-volcano-note = Tap the chasm it will stand in.
figure-ancient-note = Tap the region it will guard.
figure-queen-note = Tap the region she will guard.
figure-ghost-note = Tap any region but the Crypt: it becomes immune.
figure-balrog-note = Tap a bordering region: two tokens there are lost, nobody can enter.
figure-ring-note = Tap a region of yours: each neighbour pays a coin.
figure-scepter-note = Tap a region of yours: its coins are doubled.
figure-bag_ring-note = Tap a region of yours: each neighbour pays a coin.
figure-bag_scepter-note = Tap a region of yours: its coins are doubled.
tool-doormat = Flying Doormat
tool-socks = Troll’s Socks
tool-sword = Killer Rabbit’s Sword
tool-bag_doormat = Bag as the Doormat
tool-bag_socks = Bag as the Socks
tool-bag_sword = Bag as the Sword
map-underground-2p = Underground for 2
map-underground-3p = Underground for 3
map-underground-4p = Underground for 4
map-underground-5p = Underground for 5

## What is expected of the player
expect-exchange = You may exchange the badge with one in the market.
expect-prepare = Before your troops gather: place what may be placed.
expect-summon = Send the Balrog into a bordering region.
expect-place = Before the coins: place what may be placed.
expect-altar = You may give up a declined token for three coins.

## Prices, coins and tokens
cause-river = river
cause-armor = armors
cause-keep = the Keep
cause-monsters = Monsters
cause-own_declined = your own tokens do not count
cause-surcharge = { $name } need more
cause-ancient = the Great Ancient
cause-vengeance = vengeance
cause-sword = the Sword
cause-volcano = the Volcano: as if nobody were there
cause-socks = the Socks: as if nobody were there
cause-hammers = { $count } by hammers
cause-picked = from the market
cause-mud = mudpools
cause-fountain = the Fountain
cause-theft = from others

## Why a region is out of reach
blocked-chasm = Nobody can enter a chasm.
blocked-cannot_bribe = Liches want a coin, and you have none.
blocked-warded = Against Gnomes only a bordering region and the plain price count.
blocked-not_holding = Your active race does not hold what this needs.
blocked-used = Used this turn already.

## The log
event-found = { $name } finds in { $region }: { $find }.
event-endowed = Stonehedge lends the power { $power }.
event-used = { $name } uses: { $find }. It lies in { $region } now.
event-paid = { $from } pays { $to } { $coins ->
    [one] one coin
   *[other] { $coins } coins
} ({ $cause }).
event-earned = { $name } gets { $coins ->
    [one] one coin
   *[other] { $coins } coins
} ({ $cause }).
event-exchanged = { $name } exchanges the badge: { $gave } for { $got }.
event-reborn = Reborn: { $region } goes over to the { $race } of { $name }.
event-avenged = { $by } will take vengeance on { $name }.
event-sacrificed = { $name } gives up a token in { $region }.
event-vanished = The { $race } of { $name } vanish: { $regions ->
    [one] one region
   *[other] each of { $regions } regions
} pays two coins.
event-monsters = { $name } beats the Monsters in { $region }.

## What is left out of a mixed game
left-out-title = Left in the box on this map
left-out-terrain = no { $terrain } on this map
left-out-symbol = no { $symbol } on this map
left-out-chasm = no chasm on this map
left-out-volcano = no chasm for the Volcano on this map
left-out-places = no places in this game
left-out-relics = no relics in this game
left-out-water = no water on this map

## House rules
house-retreat_before_scoring = Beaten tokens first
house-retreat_before_scoring-text = On Underground boards beaten players put their survivors down before the coins of the turn. Off: after them.
house-own_declined_adds_cost = Own declined tokens cost
house-own_declined_adds_cost-text = Your own declined tokens raise the price of a region as others’ do.
house-ancient_leaves_in_decline = The Great Ancient leaves
house-ancient_leaves_in_decline-text = The Great Ancient leaves the map when the Cultists decline. Off: it stays and guards its region.
house-volcano_burns_armors = The Volcano burns armors
house-volcano_burns_armors-text = Where the Volcano reaches, armors do not count either.
house-gnomes_warded_in_decline = Declined Gnomes are safe
house-gnomes_warded_in_decline-text = Gnomes keep their protection in decline.
house-liches_bar_when_active = Active Liches bar the poor
house-liches_bar_when_active-text = Who has no coin cannot conquer active Liches either.
house-lizardmen_pass_occupied_rivers = Lizardmen pass occupied rivers
house-lizardmen_pass_occupied_rivers-text = Lizardmen pass rivers that others hold. Off: only empty ones.
house-lizardmen_enter_by_river = Lizardmen enter by river
house-lizardmen_enter_by_river-text = Lizardmen without a region may come in over a river that touches the rim.
house-quarreling_by_reach = Quarreling by reach
house-quarreling_by_reach-text = Quarreling counts groups by what is adjacent for the race, not by borders alone.
house-reborn_on_rivers = Reborn in rivers
house-reborn_on_rivers-text = Regions of the Reborn in rivers may go over too.
house-armors_stay = Armors stay
house-armors_stay-text = Armors are not moved once they lie. Off: they may be taken back at redeployment.
house-failed_attack_avenged = Failed attacks are avenged
house-failed_attack_avenged-text = A failed attempt on a Vengeful player gives a marker too.
house-declined_race_avenged = Attacks on declined races are avenged
house-declined_race_avenged-text = An attack on the declined race of a Vengeful player gives a marker too.
house-relics_combine = Relics combine
house-relics_combine-text = Several relics may serve one conquest. Off: one at most.
house-balrog_spares_immortals = The Balrog spares Immortals
house-balrog_spares_immortals-text = Immortal races lose no token to the Balrog. Off: two, like everybody.
house-immune_regions_pay_thieves = Immune regions pay thieves
house-immune_regions_pay_thieves-text = Tokens in immune regions pay thieves and the Ring too.
