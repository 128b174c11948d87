# Chaos in the Old World: names, rules of cards, questions, history.

## Powers
chaos-power-khorne = Khorne
chaos-power-nurgle = Nurgle
chaos-power-tzeentch = Tzeentch
chaos-power-slaanesh = Slaanesh
chaos-counter-khorne = A counter for each battle in which Khorne kills at least one enemy figure.
chaos-counter-nurgle = A counter for each populous land where Nurgle places two or more corruption tokens in the Corruption Step.
chaos-counter-tzeentch = A counter for each land with two magic symbols or Warpstones in all where Tzeentch places two or more corruption tokens in the Corruption Step.
chaos-counter-slaanesh = A counter for each land with a Noble or a Hero where Slaanesh places two or more corruption tokens in the Corruption Step.

## Lands
chaos-land-norsca = Norsca
chaos-land-troll_country = Troll Country
chaos-land-kislev = Kislev
chaos-land-the_empire = The Empire
chaos-land-bretonnia = Bretonnia
chaos-land-estalia = Estalia
chaos-land-tilea = Tilea
chaos-land-the_border_princes = The Border Princes
chaos-land-the_badlands = The Badlands

## Figures
chaos-kind-cultist = cultist
chaos-kind-warrior = warrior
chaos-kind-daemon = greater daemon
chaos-figure-bloodsworn = Bloodsworn
chaos-figure-bloodletter = Bloodletter
chaos-figure-bloodthirster = Bloodthirster
chaos-figure-leper = Leper
chaos-figure-plaguebearer = Plaguebearer
chaos-figure-great_unclean_one = Great Unclean One
chaos-figure-acolyte = Acolyte
chaos-figure-horror = Horror
chaos-figure-lord_of_change = Lord of Change
chaos-figure-seductress = Seductress
chaos-figure-daemonette = Daemonette
chaos-figure-keeper_of_secrets = Keeper of Secrets

## Chaos cards of Khorne
chaos-card-blood_frenzy = Blood Frenzy
chaos-card-blood_frenzy-text = At the start of a battle here Khorne rolls two dice before all others. What they kill leaves at once and rolls nothing.
chaos-card-battle_cry = Battle Cry
chaos-card-battle_cry-text = Nobody can place corruption tokens here, by any means.
chaos-card-the_skull_throne = The Skull Throne
chaos-card-the_skull_throne-text = For domination each figure of Khorne here counts its attack instead of one. A second copy adds only its cost.
chaos-card-field_of_carnage = Field of Carnage
chaos-card-field_of_carnage-text = No figure but Khorne’s can be summoned or moved out of this land.
chaos-card-ritual_slaying = Ritual Slaying
chaos-card-ritual_slaying-text = Khorne draws a Chaos card for each enemy figure he kills here in battle. Peasants do not count.
chaos-card-reborn_in_blood = Reborn in Blood
chaos-card-reborn_in_blood-text = After the battle here a second one is fought at once, with dice counted anew.
chaos-card-the_blood_gods_call = The Blood God’s Call
chaos-card-the_blood_gods_call-text = Move up to two figures of any players from one other land to this one.

## Chaos cards of Nurgle
chaos-card-plague_aura = Plague Aura
chaos-card-plague_aura-text = Each Nurgle corruption token here adds one to Nurgle’s domination.
chaos-card-plague_touch = Plague Touch
chaos-card-plague_touch-text = Enemy figures here have one defence less, at least one.
chaos-card-all_things_decay = All Things Decay
chaos-card-all_things_decay-text = Remove one corruption token of any player from here. This must be done if there is one.
chaos-card-influenza = Influenza
chaos-card-influenza-text = Resistance here is two lower, at least 0. Its points stay the same.
chaos-card-rain_of_pus = Rain of Pus
chaos-card-rain_of_pus-text = Nurgle’s figures here have one defence more.
chaos-card-a_great_foul_consumption = A Great Foul Consumption
chaos-card-a_great_foul_consumption-text = After the tokens of this land are placed all of Nurgle’s figures here return to the reserve, and for every two of them one Nurgle corruption token is placed. It is not optional.
chaos-card-the_final_rotting = The Final Rotting
chaos-card-the_final_rotting-text = After all battles kill one enemy cultist or warrior here, of Nurgle’s choice, for each Nurgle corruption token here.
chaos-card-the_stench_of_death = The Stench of Death
chaos-card-the_stench_of_death-text = If Nurgle dominates this land, place two Nurgle corruption tokens here at once.

## Chaos cards of Tzeentch
chaos-card-teleport = Teleport
chaos-card-teleport-text = Move one cultist or warrior of any player from here to any other land. This must be done if there is one.
chaos-card-changer_of_ways = Changer of Ways
chaos-card-changer_of_ways-text = The text of all other Chaos cards here has no effect. Their costs and magic symbols count, and what they have done stays done.
chaos-card-warp_shield = Warp Shield
chaos-card-warp_shield-text = Choose a figure of Tzeentch here: this round, as long as it stays, no hit can be assigned to it and nothing kills it.
chaos-card-temporal_stasis = Temporal Stasis
chaos-card-temporal_stasis-text = Other players pay two power more for a Chaos card they play here.
chaos-card-the_meddling_of_skaven = The Meddling of Skaven
chaos-card-the_meddling_of_skaven-text = Choose an opponent with a figure here: that player discards two Chaos cards of their choice.
chaos-card-the_persistence_of_change = The Persistence of Change
chaos-card-the_persistence_of_change-text = If Tzeentch killed a figure here in battle this round, this card may stay for the next round.
chaos-card-dazzle = Dazzle
chaos-card-dazzle-text = In battles here the opponents’ dice hit on a 6 only.
chaos-card-drain_power = Drain Power
chaos-card-drain_power-text = Each other player with a cultist here loses one power. If anybody does, Tzeentch gains one power.

## Chaos cards of Slaanesh
chaos-card-perverse_infiltration = Perverse Infiltration
chaos-card-perverse_infiltration-text = Place one Slaanesh corruption token here.
chaos-card-insidious_lies = Insidious Lies
chaos-card-insidious_lies-text = Each Noble and each Hero here adds two to Slaanesh’s domination.
chaos-card-dark_influence = Dark Influence
chaos-card-dark_influence-text = Move one Peasant, Noble or Hero from here to an adjacent land that is not ruined. This must be done if there is one.
chaos-card-soporific_musk = Soporific Musk
chaos-card-soporific_musk-text = Choose an enemy figure here: Slaanesh controls it for the rest of the round, in battle, for domination and for corruption.
chaos-card-field_of_ecstasy = Field of Ecstasy
chaos-card-field_of_ecstasy-text = Enemy figures here have one attack less, at least 0. Dice that figures do not give stay.
chaos-card-degenerate_royalty = Degenerate Royalty
chaos-card-degenerate_royalty-text = Costs nothing where three or more corruption tokens lie, Warpstones not counted. It counts three for domination in any case.
chaos-card-abyssal_pact = Abyssal Pact
chaos-card-abyssal_pact-text = Nobody’s figures count for domination here, only Chaos cards and effects.

## Upgrades
chaos-upgrade-bloodsworn = Bloodsworn
chaos-upgrade-bloodsworn-text = Each Bloodsworn has attack 1.
chaos-upgrade-bloodletters = Bloodletters
chaos-upgrade-bloodletters-text = In battle the Bloodletters roll first, after Blood Frenzy only. What they kill leaves at once and rolls nothing.
chaos-upgrade-bloodthirster = Bloodthirster
chaos-upgrade-bloodthirster-text = The Bloodthirster counts as three figures for domination; with The Skull Throne the larger of three and its attack.
chaos-upgrade-power_of_slaughter = Power of Slaughter
chaos-upgrade-power_of_slaughter-text = One power more each round, from the next Draw Phase on.
chaos-upgrade-rites_of_skulls = Rites of Skulls
chaos-upgrade-rites_of_skulls-text = Draw three Chaos cards each Draw Phase instead of two.
chaos-upgrade-lepers = Lepers
chaos-upgrade-lepers-text = Once a round each Leper is summoned for nothing to a land without a figure of Nurgle.
chaos-upgrade-plaguebearers = Plaguebearers
chaos-upgrade-plaguebearers-text = Right after the casualties, each Plaguebearer killed in battle gives Nurgle one hit on the figures there of each opponent who killed it.
chaos-upgrade-great_unclean_one = Great Unclean One
chaos-upgrade-great_unclean_one-text = Each time the Great Unclean One is summoned, place two Nurgle corruption tokens where it arrives.
chaos-upgrade-power_of_pestilence = Power of Pestilence
chaos-upgrade-power_of_pestilence-text = One power more each round, from the next Draw Phase on.
chaos-upgrade-provender_of_ruin = Provender of Ruin
chaos-upgrade-provender_of_ruin-text = Nurgle scores three points whenever a land is ruined, whoever ruined it.
chaos-upgrade-acolytes = Acolytes
chaos-upgrade-acolytes-text = An Acolyte that is summoned from a land on the board may bring one Warpstone along from there.
chaos-upgrade-horrors = Horrors
chaos-upgrade-horrors-text = A summoned Horror may stand on a free card slot of its land. While it stands there only Tzeentch can play a card to that slot.
chaos-upgrade-lord_of_change = Lord of Change
chaos-upgrade-lord_of_change-text = The Lord of Change counts as two magic symbols in its land.
chaos-upgrade-power_of_sorcery = Power of Sorcery
chaos-upgrade-power_of_sorcery-text = One power more each round, from the next Draw Phase on.
chaos-upgrade-endless_schemes = Endless Schemes
chaos-upgrade-endless_schemes-text = Draw up to six Chaos cards in the Draw Phase instead of five.
chaos-upgrade-seductresses = Seductresses
chaos-upgrade-seductresses-text = Each Seductress has defence 2.
chaos-upgrade-daemonettes = Daemonettes
chaos-upgrade-daemonettes-text = At the start of a battle name an opponent for each Daemonette there: that player rolls one die less.
chaos-upgrade-keeper_of_secrets = Keeper of Secrets
chaos-upgrade-keeper_of_secrets-text = When the Keeper of Secrets is summoned, a Noble or Hero from an adjacent land may be moved to it.
chaos-upgrade-power_of_desire = Power of Desire
chaos-upgrade-power_of_desire-text = One power more each round, from the next Draw Phase on.
chaos-upgrade-power_of_excess = Power of Excess
chaos-upgrade-power_of_excess-text = Two power more each round, from the next Draw Phase on.

## Old World cards: what happens once, and what continues
chaos-comet = Comet
chaos-comet-text = All Event tokens and the older comet cards leave first.
chaos-world-plunged_into_chaos = Plunged Into Chaos
chaos-world-plunged_into_chaos-text = Each player scores one point for each Peasant taken so far, and three more go to whoever has taken most, if alone. The Peasants are kept.
chaos-world-peasant_uprising = Peasant Uprising
chaos-world-peasant_uprising-text = Place one Peasant in each land but The Badlands.
chaos-world-peasant_uprising-lasting = Each Peasant adds one to the resistance of its land.
chaos-world-up_from_skavenblight = Up From Skavenblight
chaos-world-up_from_skavenblight-text = Place one Skaven in a land with a Warpstone or next to one.
chaos-world-meteor_showers = Meteor Showers
chaos-world-meteor_showers-text = Place one Warpstone each in two different lands.
chaos-world-warpstone_discovery = Warpstone Discovery
chaos-world-warpstone_discovery-text = Place two Warpstones in one land.
chaos-world-warpstone_discovery-lasting = Each player with a figure in a land with a Warpstone draws one Chaos card.
chaos-world-greenskins_invade = Greenskins Invade
chaos-world-greenskins_invade-text = Place an Event token in The Badlands, The Empire and Tilea.
chaos-world-greenskins_invade-lasting = Lands with an Event token have two resistance more.
chaos-world-dwarf_trollslayers = Dwarf Trollslayers
chaos-world-dwarf_trollslayers-text = Place a Hero in Norsca and one in Kislev, or one in Troll Country and one in The Empire.
chaos-world-dwarf_trollslayers-lasting = In each land with a Hero, the player of highest threat among those with a warrior or greater daemon there returns one of these to the reserve.
chaos-world-bretonnian_knights = Bretonnian Knights
chaos-world-bretonnian_knights-text = Place a Hero in Bretonnia and one in another land.
chaos-world-bretonnian_knights-lasting = Each player with a figure in Bretonnia discards one Chaos card of their choice.
chaos-world-the_crusade_is_come = The Crusade is Come
chaos-world-the_crusade_is_come-text = Choose two lands. In each, every player returns one own cultist or warrior of their choice to the reserve.
chaos-world-the_horned_ones_due = The Horned One’s Due
chaos-world-the_horned_ones_due-text = Place one Skaven in any land.
chaos-world-the_horned_ones_due-lasting = A land with a Skaven has only one card slot. A card on the second one stays.
chaos-world-teclis_aids_the_empire = Teclis Aids the Empire
chaos-world-teclis_aids_the_empire-text = Place an Event token in The Empire, Kislev and Bretonnia.
chaos-world-teclis_aids_the_empire-lasting = A Chaos card costs one power more in a land with an Event token.
chaos-world-dark_elf_corsairs = Dark Elf Corsairs
chaos-world-dark_elf_corsairs-text = Place an Event token in Bretonnia, Estalia and Tilea.
chaos-world-dark_elf_corsairs-lasting = Remove one Peasant or Noble from each land with an Event token.
chaos-world-norse_reavers = Norse Reavers
chaos-world-norse_reavers-text = Place an Event token in Norsca, Troll Country and Kislev.
chaos-world-norse_reavers-lasting = In a land with an Event token each player with a figure there rolls one die more.
chaos-world-electors_sue_for_peace = Electors Sue for Peace
chaos-world-electors_sue_for_peace-text = Place an Event token in The Empire and Kislev.
chaos-world-electors_sue_for_peace-lasting = No battles are fought in lands with an Event token.
chaos-world-the_grail_is_found = The Grail is Found
chaos-world-the_grail_is_found-text = Place an Event token in Bretonnia and Estalia.
chaos-world-the_grail_is_found-lasting = In a land with an Event token each player’s cultists place one corruption token less, at least 0.
chaos-world-franzs_decree = Franz’s Decree
chaos-world-franzs_decree-text = Place one Noble in a populous land.
chaos-world-franzs_decree-lasting = Populous lands have one resistance more.
chaos-world-skavengers = Skavengers
chaos-world-skavengers-text = Place one Skaven in a land with a Warpstone; in any land if there is none.
chaos-world-skavengers-lasting = Remove one Warpstone from each land with a Skaven.
chaos-world-mass_exodus = Mass Exodus
chaos-world-mass_exodus-text = Move up to three Peasants, each to an adjacent land that is not ruined.
chaos-world-electors_arise = Electors Arise
chaos-world-electors_arise-text = Place a Noble in The Empire and one in another populous land.
chaos-world-electors_arise-lasting = Lands with a Noble have one resistance more.
chaos-world-witch_hunters = Witch Hunters
chaos-world-witch_hunters-text = Place a Hero in The Empire and one in a land next to it.
chaos-world-witch_hunters-lasting = In each land with a Hero, the player with most cultists there returns one to the reserve; if several have most, the one of highest threat.
chaos-world-divine_inspiration = Divine Inspiration
chaos-world-divine_inspiration-text = Place a Hero in the land with most corruption tokens.
chaos-world-divine_inspiration-lasting = Peasants have defence 2.
chaos-world-road_wardens = Road Wardens
chaos-world-road_wardens-text = Place a Hero in any land.
chaos-world-road_wardens-lasting = Summoning a figure from a land on the board costs one power more.

## Tokens
chaos-token-event = Event
chaos-token-event-text = Marks the lands where the comet card on the track works.
chaos-token-hero = Hero
chaos-token-hero-text = In the End Phase each Hero kills a figure of the player of highest threat among those with figures there, who chooses which. It counts for Slaanesh’s dial.
chaos-token-noble = Noble
chaos-token-noble-text = Dominating the land brings one point more. It counts for Slaanesh’s dial.
chaos-token-peasant = Peasant
chaos-token-peasant-text = Can be attacked in battle: defence 1, no dice. Whoever kills it keeps it for Plunged Into Chaos.
chaos-token-skaven = Skaven
chaos-token-skaven-text = Resistance of the land is one lower, at least 0.
chaos-token-warpstone = Warpstone
chaos-token-warpstone-text = Counts towards the twelve that ruin the land, and for Tzeentch’s dial.

## When a card works
chaos-when-on_play = When played
chaos-when-battle_start = Start of a battle
chaos-when-battle = In battle
chaos-when-kill = At each kill
chaos-when-after_battle = After the battle
chaos-when-battle_end = End of the Battle Phase
chaos-when-domination = Domination Step
chaos-when-corruption = Corruption Step
chaos-when-removal = When cards are removed
chaos-when-paying = When it is paid for
chaos-when-in_play = While it lies there
chaos-when-once = Once, at once
chaos-when-summoning = Summoning Phase
chaos-when-track = While on the track
chaos-when-end = End Phase

## Where a text comes from
chaos-origin-public = as found in public sources
chaos-origin-mixed = partly found; the missing detail is ours
chaos-origin-original = our own effect; the printed one was not found
chaos-own-name = the name is ours

## Phases
chaos-phase-old_world = Old World
chaos-phase-draw = Draw
chaos-phase-summoning = Summoning
chaos-phase-battle = Battle
chaos-phase-corruption = Corruption
chaos-phase-end = End
chaos-phase-over = Game over

## Rewards of the dials
chaos-reward-none = Start
chaos-reward-points = { $amount ->
    [one] 1 point
   *[other] { $amount } points
}
chaos-reward-upgrade = An upgrade of your choice
chaos-reward-draw = { $amount ->
    [one] Draw 1 Chaos card
   *[other] Draw { $amount } Chaos cards
}
chaos-reward-remove_corruption = { $amount ->
    [one] Remove 1 corruption token, anybody’s, anywhere
   *[other] Remove { $amount } corruption tokens, anybody’s, anywhere
}
chaos-reward-remove_token = { $amount ->
    [one] Remove 1 Old World token, anywhere
   *[other] Remove { $amount } Old World tokens, anywhere
}
chaos-reward-warpstone = { $amount ->
    [one] Place 1 Warpstone, anywhere
   *[other] Place { $amount } Warpstones, anywhere
}
chaos-reward-noble = { $amount ->
    [one] Place 1 Noble, anywhere
   *[other] Place { $amount } Nobles, anywhere
}
chaos-reward-victory = Victory

## How the game ended
chaos-ending-dial = A threat dial reached Victory.
chaos-ending-points = Somebody reached 50 points.
chaos-ending-ruins = Five lands are ruined.
chaos-ending-deck = The Old World deck is empty: Chaos was held off, and everybody loses.

## Parts of a sum
chaos-cause-printed = printed
chaos-cause-figures = figures
chaos-cause-card = cost of { $name }
chaos-cause-effect = { $name }
chaos-cause-noble = Nobles
chaos-cause-skaven = Skaven
chaos-cause-floor = never below 0

## Causes of points
chaos-scored-domination = domination
chaos-scored-ruiner = took part in the ruin
chaos-scored-ruin = corruption in the ruined land
chaos-scored-dial = threat dial
chaos-scored-plunged_into_chaos = Plunged Into Chaos
chaos-scored-provender_of_ruin = Provender of Ruin

## Why something cannot be summoned or played there
chaos-blocked-too_dear = Costs { $cost } power; { $left ->
    [0] none is left
   *[other] { $left } left
}.
chaos-blocked-no_slot = No free card slot.
chaos-blocked-no_figure = No such figure to summon from there.
chaos-blocked-out_of_reach = None of your figures is here or next door.
chaos-blocked-held = Field of Carnage holds it where it is.
chaos-blocked-same_land = It is here already.

## What is asked
chaos-expect-place_token = Choose a land for { $count ->
    [one] a token
   *[other] { $count } tokens
}: { $token }.
chaos-expect-place_apart = { $left ->
    [one] Choose one more land
   *[other] Choose { $left } different lands
}, a token for each: { $token }.
chaos-expect-place_pair = Heroes: choose Norsca (with Kislev) or Troll Country (with The Empire).
chaos-expect-exodus = { $left ->
    [one] You may move one more Peasant
   *[other] You may move { $left } Peasants
} to adjacent lands.
chaos-expect-crusade = { $left ->
    [one] Choose the second land the Crusade strikes.
   *[other] Choose { $left } lands the Crusade strikes, one after the other.
}
chaos-expect-give_back = Choose a figure of { $power } in { $land } that returns to the reserve.
chaos-expect-give_kind = Choose a figure of { $power } in { $land } that returns to the reserve.
chaos-expect-sift = You may discard one card before you draw.
chaos-expect-act = Summon a figure, play a card, or pass.
chaos-expect-call = { $left ->
    [one] You may move one more figure to { $land }, from the same land.
   *[other] You may move up to { $left } figures from one land to { $land }.
}
chaos-expect-decay = Remove one corruption token from { $land }: whose?
chaos-expect-teleport = Choose a cultist or warrior in { $land } to teleport.
chaos-expect-teleport_to = Choose where to teleport it: { $figure }.
chaos-expect-shield = Choose your figure in { $land } that the Warp Shield protects.
chaos-expect-meddle = Choose the opponent in { $land } who discards two cards.
chaos-expect-discard_cards = { $left ->
    [one] Discard one card.
   *[other] Discard { $left } cards.
}
chaos-expect-influence = Move a Peasant, Noble or Hero from { $land } to an adjacent land.
chaos-expect-musk = Choose an enemy figure in { $land } to control this round.
chaos-expect-carry = You may bring a Warpstone along from { $from } to { $to }.
chaos-expect-stand = You may stand the Horror on a free card slot in { $land }.
chaos-expect-lure = You may bring a Noble or Hero from an adjacent land to { $land }.
chaos-expect-daze = { $left ->
    [one] Name an opponent who rolls one die less.
   *[other] Name opponents who roll one die less: { $left } to name.
}
chaos-expect-assign = { $left ->
    [one] One hit to assign: choose a target.
   *[other] { $left } hits to assign: choose a target.
}
chaos-expect-assign_against = { $left ->
    [one] The Plaguebearers strike back: one hit on figures of { $power }.
   *[other] The Plaguebearers strike back: { $left } hits on figures of { $power }.
}
chaos-expect-rot = { $left ->
    [one] The Final Rotting: choose a victim in { $land }.
   *[other] The Final Rotting: choose { $left } victims in { $land }.
}
chaos-expect-persist = Shall The Persistence of Change stay in { $land }?
chaos-expect-slay = A Hero strikes in { $land }: choose which figure of { $power } dies.
chaos-expect-pillage = The Corsairs take a Peasant or a Noble from { $land }: which?
chaos-expect-improve = Choose an upgrade.
chaos-expect-purge = { $left ->
    [one] Remove one corruption token, anybody’s, anywhere.
   *[other] Remove { $left } corruption tokens, anybody’s, anywhere.
}
chaos-expect-remove = { $left ->
    [one] Remove one Old World token, anywhere.
   *[other] Remove { $left } Old World tokens, anywhere.
}
chaos-expect-bestow = { $left ->
    [one] Choose a land for a token: { $token }.
   *[other] Choose lands for { $left } tokens: { $token }.
}

## House rules
chaos-house-reborn_counts_again = Reborn in Blood counts again
chaos-house-reborn_counts_again-text = A kill in the second battle gives Khorne a second counter.
chaos-house-frenzy_counts = Blood Frenzy counts
chaos-house-frenzy_counts-text = What Blood Frenzy kills counts for Khorne’s counter.
chaos-house-frenzy_makes_battle = Blood Frenzy makes a battle
chaos-house-frenzy_makes_battle-text = The two dice of Blood Frenzy are enough for a battle where somebody can be hit. Off: another die is needed.
chaos-house-any_corruption_counts = Any corruption counts
chaos-house-any_corruption_counts-text = Nurgle and Tzeentch count corruption tokens placed at any time of the round for their counters. Off: in the Corruption Step only.
chaos-house-changers_blank_each_other = Changers blank each other
chaos-house-changers_blank_each_other-text = Two Changers of Ways in a land cancel each other, and the other cards work. Off: they do not touch each other.
chaos-house-heroes_look_anew = Heroes look anew
chaos-house-heroes_look_anew-text = Each Hero looks anew for the highest threat. Off: all Heroes of a land strike the player found first.
chaos-house-comets_replace = Comets replace each other
chaos-house-comets_replace-text = A comet card removes older comet cards and all Event tokens.
chaos-house-all_comets = All comets
chaos-house-all_comets-text = Electors Sue for Peace and The Grail is Found are in the deck. Off: they stay in the box, as some groups play.
chaos-house-open_hands = Open hands
chaos-house-open_hands-text = Everybody sees all Chaos cards in hand, so the device goes round without a curtain.
chaos-house-actions_in_a_row = All actions in a row
chaos-house-actions_in_a_row-text = In the Summoning Phase each power takes all its actions before the next one, so the device is handed over once a power. Off: one action each, round and round; who acts alone at the end keeps the device either way.

## What happened
chaos-event-round_started = Round { $round } begins.
chaos-event-phase_started = { $phase }
chaos-event-revealed = The Old World: { $card }.
chaos-event-left = { $card } leaves.
chaos-event-token_placed = { $count ->
    [one] Placed in { $land }: { $token }.
   *[other] Placed in { $land }: { $token } ×{ $count }.
}
chaos-event-token_removed = { $count ->
    [one] Removed from { $land }: { $token }.
   *[other] Removed from { $land }: { $token } ×{ $count }.
}
chaos-event-token_moved = Moved from { $from } to { $to }: { $token }.
chaos-event-drawn = { $shown ->
    [yes] { $power } draws { $cards }.
   *[no] { $power } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
chaos-event-discarded = { $power } discards { $card }.
chaos-event-shuffled = { $power } shuffles the discards into a new deck.
chaos-event-passed = { $power } passes.
chaos-event-summoned = { $has ->
    [yes] { $power } summons from { $from } to { $to }: { $figure } ({ $cost } power).
   *[no] { $power } summons to { $to }: { $figure } ({ $cost } power).
}
chaos-event-played = { $power } plays { $card } to { $land } ({ $cost } power).
chaos-event-figure_moved = Moved from { $from } to { $to }: { $figure }.
chaos-event-returned = Back to the reserve from { $land }: { $figure }.
chaos-event-shielded = Shielded for this round: { $figure }.
chaos-event-controlled = Slaanesh takes control for this round: { $figure }.
chaos-event-stood = On card slot { $slot } of { $land } stands: { $figure }.
chaos-event-power_lost = { $power } loses { $count } power.
chaos-event-power_gained = { $power } gains { $count } power.
chaos-event-battle_started = { $again ->
    [yes] Battle again in { $land }.
   *[no] Battle in { $land }.
}
chaos-event-battle_ended = The battle in { $land } is over.
chaos-event-rolled = { $cause ->
    [frenzy] Blood Frenzy
    [early] { $power }, Bloodletters first
   *[battle] { $power }
}: { $dice ->
    [one] one die
   *[other] { $dice } dice
} ({ $faces }), { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}.
chaos-event-hit = { $power } hits: { $figure }.
chaos-event-hit_peasant = { $power } hits a Peasant.
chaos-event-killed = Killed in { $land }: { $figure }.
chaos-event-peasant_taken = { $power } takes a Peasant in { $land }.
chaos-event-dazed = { $power } rolls one die less.
chaos-event-dominated = { $power } dominates { $land } with { $value } against { $resistance }: { $points ->
    [one] one point
   *[other] { $points } points
}.
chaos-event-not_dominated = { $tie ->
    [yes] Nobody dominates { $land }: a tie at { $value }, resistance { $resistance }.
   *[no] Nobody dominates { $land }: { $value } against { $resistance }.
}
chaos-event-corrupted = { $power } places { $count ->
    [one] one corruption token
   *[other] { $count } corruption tokens
} in { $land }.
chaos-event-cleansed = { $count ->
    [one] A corruption token
   *[other] { $count } corruption tokens
} of { $power } removed from { $land }.
chaos-event-ruined = { $land } is ruined: ruination { $number }.
chaos-event-scored = { $has ->
    [yes] { $power } scores { $points ->
        [one] one point
       *[other] { $points } points
    } in { $land } ({ $cause }).
   *[no] { $power } scores { $points ->
        [one] one point
       *[other] { $points } points
    } ({ $cause }).
}
chaos-event-counter = { $power } gets a dial counter in { $land }.
chaos-event-ticked = { $most ->
    [yes] The dial of { $power } ticks once more, for most counters: now at { $tick }.
   *[no] The dial of { $power } ticks: now at { $tick }.
}
chaos-event-improved = { $power } takes the upgrade { $upgrade }.
chaos-event-stayed = The Persistence of Change stays in { $land }.
chaos-event-game_over = { $has ->
    [yes] The game is over. Winner: { $winners }.
   *[no] The game is over.
}
