# The book of Chaos in the Old World: its sections, what the powers are like, and questions about cards. See ui/book/text.js for links.

book-ch-aim = What it is about
book-ch-aim-also = goal object overview winning
book-ch-aim-text =
    Three or four powers of Chaos quarrel over who shall bring the Old World down. Each is played by one person and wins in its own way: { chaos-power-khorne } by killing, { chaos-power-nurgle } by corrupting where many people live, { chaos-power-tzeentch } by magic and Warpstones, { chaos-power-slaanesh } by seducing Nobles and Heroes.

    Points come from [dominating](ch-domination) lands and from [ruining](ch-ruin) them, and every power has a [dial](ch-dials) that turns when it does what it likes best. Fifty points or a dial at its end [win the game](ch-winning). If nobody manages in time, all lose together.
book-ch-aim-q1 = Do the powers play together or against each other?
book-ch-aim-a1 = Against each other. Only defeat is shared: when the deck of the Old World runs out, everybody loses.

book-ch-setup = Setting up
book-ch-setup-also = setup start begin
book-ch-setup-text =
    Powers always sit and act in the same order: Khorne, Nurgle, Tzeentch, Slaanesh. With three players one of them stays away.

    Each has a deck of 24 Chaos cards and draws three, five upgrades that are not used yet, a reserve of figures and 29 corruption tokens. All dials stand at their start.

    Two Nobles, three Warpstones and four Peasants are mixed, and one is put in each of the nine [lands](ch-lands). Of the 28 cards of the Old World seven are dealt as a deck, eight with three players: that is how many rounds there can be.
book-ch-setup-q1 = What changes with three players?
book-ch-setup-a1 = One power is missing, and the Old World deck has eight cards instead of seven. Nothing else.

book-ch-lands = The lands
book-ch-lands-also = map land region resistance populous board neighbours
book-ch-lands-text =
    Nine lands make up the Old World. Each shows a number, which is its resistance and what [dominating](ch-domination) it is worth, and has two slots for [Chaos cards](ch-cards). Some lands are populous, which matters to { chaos-power-nurgle }.

    What happens in several lands goes land by land, always in the same order: from Norsca in the north to The Badlands in the south.

    Any number of figures may stand in a land. A [ruined](ch-ruin) land pays nothing any more, but figures may enter it, fight there and play cards to it.
book-ch-lands-q1 = What can still be done in a ruined land?
book-ch-lands-a1 = Figures may come and go, cards be played and battles fought. There is no domination, no corruption, and no tokens of the Old World come there.

book-ch-round = A round
book-ch-round-also = round phases turn order sequence steps
book-ch-round-text =
    A round has six phases:

    - [Old World](ch-old-world): a card changes the world;
    - [Draw](ch-draw): power and cards for everybody;
    - [Summoning](ch-summoning): figures and cards come to the lands, one action each in turn;
    - [Battle](ch-battle): figures fight wherever enemies meet;
    - [Corruption](ch-corruption): lands are dominated, and cultists corrupt them;
    - [End](ch-end-phase): cards leave, Heroes strike, ruins are scored, dials turn.

    Then it is seen whether [somebody has won](ch-winning). All fractions are rounded down.
book-ch-round-q1 = Who goes first?
book-ch-round-a1 = Always Khorne, then Nurgle, Tzeentch and Slaanesh. Only choices of Old World cards belong to the power of lowest threat.

book-ch-old-world = The Old World cards
book-ch-old-world-also = event card comet track deck
book-ch-old-world-text =
    At the start of a round the top card is turned up. Its first part happens once. If it has a second part, the card goes to space 1 of the track and that part works from now on; the card that lay there moves to space 2, and what lay on space 2 leaves.

    Choices that a card leaves open belong to the power of lowest threat.

    A card with a comet first takes all { chaos-token-event } tokens off the map, and older comet cards off the track.
book-ch-old-world-q1 = Does the second part work in the round in which the card comes?
book-ch-old-world-a1 = Yes, at once.
book-ch-old-world-q2 = What if a card cannot be carried out fully?
book-ch-old-world-a2 = As much of it happens as can. Tokens come from a limited supply and never go into ruined lands.

book-ch-draw = Power and cards
book-ch-draw-also = draw phase power energy hand cards
book-ch-draw-text =
    In the Draw Phase everybody’s power is set anew: to the number of the power, and more with an upgrade. What was left from the round before is lost.

    Then Chaos cards are drawn. Khorne, Nurgle and Slaanesh draw two. Tzeentch may discard one card and then draws until there are five in hand. There is no limit to a hand.

    An empty deck is made anew from the discards.
book-ch-draw-q1 = Can I save power for the next round?
book-ch-draw-a1 = No. Spend it or lose it.

book-ch-summoning = Summoning
book-ch-summoning-also = summon move figure action pass reserve
book-ch-summoning-text =
    In turn, everybody does one thing: summon a figure, [play a card](ch-cards), or pass. This goes round until all have passed. Passing loses what power is left, and whoever has none left has passed.

    To summon, pay the cost of the figure and put it into a land where you have a figure, or next to one. It may come from the reserve or from any other land; summoning is how figures move. If none of yours is on the map, any land will do.
book-ch-summoning-q1 = Can I move my only figure anywhere?
book-ch-summoning-a1 = No, only to a neighbouring land: the figure itself is what you reach out from.
book-ch-summoning-q2 = Can I act with power 0 if something costs nothing?
book-ch-summoning-a2 = No. At 0 you have passed for this round.
book-ch-summoning-q3 = Can I do several things in a row?
book-ch-summoning-a3 = Only when all others have passed. With the house rule “All actions in a row” each power does all its actions at once.

book-ch-cards = Chaos cards
book-ch-cards-also = chaos card play slot cost magic symbol
book-ch-cards-text =
    A Chaos card is played to one of the two slots of a land, first to the left one. The slots are for everybody: two cards lie in a land at most. You need no figure there.

    Some cards do something when played, others work as long as they lie there. What must be done is done as far as it can, even to your own harm. Where two cards work at the same moment, the left one goes first.

    Its printed cost counts for [domination](ch-domination). At the end of the round all cards leave.
book-ch-cards-q1 = Do two copies of one card add up?
book-ch-cards-a1 = Yes, unless the card says otherwise.
book-ch-cards-q2 = Can I play a card that has no effect?
book-ch-cards-a2 = Yes. Its cost still counts for domination.
book-ch-cards-q3 = Does a card count less if I paid less for it?
book-ch-cards-a3 = No, always what is printed, whatever was paid.

book-ch-battle = Battle
book-ch-battle-also = fight attack dice hit kill defence combat
book-ch-battle-text =
    Land by land there is a battle wherever somebody has a die to roll and something to hit: an enemy figure or a Peasant. Nobody can decline it.

    Everybody rolls as many dice as the figures there have attack. A 4, 5 or 6 hits; each 6 gives another die. You assign your hits; a figure with as many hits as its defence is killed, fewer do nothing. All dead leave together, so they have rolled too, unless a card or upgrade lets somebody strike first.

    Killed figures go to their owner’s reserve.
book-ch-battle-q1 = Must I assign every hit?
book-ch-battle-a1 = Yes, as long as there is an enemy that can still take one. Your own figures can never be hit.
book-ch-battle-q2 = Who has killed a figure that two players hit?
book-ch-battle-a2 = Both, for dials and cards. A Peasant goes to the first of them in order.
book-ch-battle-q3 = Can killed figures come back?
book-ch-battle-a3 = Yes. They lie in the reserve and can be summoned again, next round as a rule.
book-ch-battle-q4 = Do wounds stay?
book-ch-battle-a4 = No. Hits that did not kill are forgotten after the battle.

book-ch-domination = Domination
book-ch-domination-also = dominate control resistance value points score
book-ch-domination-text =
    The Corruption Phase begins with domination, land by land. Each power adds up its figures there, one each, and the printed costs of its Chaos cards. The highest sum alone dominates, and only if it is greater than the resistance.

    Whoever dominates scores the printed number of the land, and one point more for each { chaos-token-noble }. A { chaos-token-skaven } lowers the resistance, but not the points.

    With equal sums nobody dominates.
book-ch-domination-q1 = Is a sum equal to the resistance enough?
book-ch-domination-a1 = No, it must be greater.
book-ch-domination-q2 = Can I dominate with cards alone?
book-ch-domination-a2 = Yes.
book-ch-domination-q3 = Who dominates in a tie for the highest sum?
book-ch-domination-a3 = Nobody, not even the third.

book-ch-corruption = Corruption
book-ch-corruption-also = corrupt token cultist corruption step
book-ch-corruption-text =
    After domination every cultist places one corruption token of its power in its land, land by land and power by power. The cultists stay.

    Then the tokens of all powers in that land are counted, Warpstones too. With twelve or more the land is [ruined](ch-ruin).

    { chaos-power-nurgle }, { chaos-power-tzeentch } and { chaos-power-slaanesh } get their dial counters here, for each land where they place two tokens or more in this step and find what they look for.
book-ch-corruption-q1 = Do tokens placed by cards count for the dial?
book-ch-corruption-a1 = Only those of { chaos-card-a_great_foul_consumption }, which are placed in this step. [A house rule](ch-house) counts all of the round.
book-ch-corruption-q2 = Can I choose not to corrupt?
book-ch-corruption-a2 = No. Each of your cultists in a land that is not ruined places its token.

book-ch-ruin = Ruin
book-ch-ruin-also = ruined ruination land destroyed twelve
book-ch-ruin-text =
    A land with twelve corruption tokens and Warpstones is ruined. The top ruination card goes there, and everybody who placed a token in it this round scores at once.

    In the End Phase the land itself is scored: most corruption there brings the first number of its ruination card, second most the second. In a tie for most, the tied share both numbers, and nobody is second. After that all tokens leave the land.

    The numbers grow from card to card:
book-ch-ruin-q1 = Do I score without a token in the land?
book-ch-ruin-a1 = No. Without a token there nobody is second.
book-ch-ruin-q2 = Who counts as taking part in the ruin?
book-ch-ruin-a2 = Everybody who placed at least one corruption token there in this round, in whatever phase.
book-ch-ruin-q3 = Do dial counters count in a land that is ruined in this step?
book-ch-ruin-a3 = Yes.

book-ch-end-phase = The End Phase
book-ch-end-phase-also = end phase heroes remove cleanup
book-ch-end-phase-text =
    In this order:

    - Chaos cards leave the lands and go to the discards;
    - each { chaos-token-hero } kills a figure of the power of highest threat among those with figures in its land; the owner chooses which;
    - cards of the Old World that speak of the End Phase work, the older one first;
    - newly [ruined](ch-ruin) lands are scored;
    - [dials](ch-dials) turn;
    - it is seen whether [the game is over](ch-winning).
book-ch-end-phase-q1 = What do two Heroes in one land do?
book-ch-end-phase-a1 = Each kills one figure, one after the other; who is of highest threat is looked at anew. [A house rule](ch-house) changes that.
book-ch-end-phase-q2 = Does Khorne get a counter for what Heroes kill?
book-ch-end-phase-a2 = No, only for kills in battle.

book-ch-dials = The dials
book-ch-dials-also = dial threat tick counter advancement upgrade reward
book-ch-dials-text =
    Doing what it likes brings a power counters for its dial:

    - { chaos-power-khorne }: for each battle in which it kills an enemy figure;
    - the others: for each land where they place two corruption tokens or more in the Corruption Step and which is populous (Nurgle), has two magic symbols or Warpstones (Tzeentch), or a Noble or Hero (Slaanesh).

    In the End Phase every dial with a counter ticks once. The one with most counters, alone, ticks once more. Each tick brings its reward at once: points, an upgrade, cards or tokens. Then the counters are gone.
book-ch-dials-q1 = Do more counters turn my dial further?
book-ch-dials-a1 = No: once for having any, and once more for having most alone.
book-ch-dials-q2 = What is threat?
book-ch-dials-a2 = The number under the dial’s hand. It decides ties, who makes the choices of Old World cards (lowest) and whom Heroes strike (highest). No two powers ever have the same.
book-ch-dials-q3 = Do Peasants bring Khorne a counter?
book-ch-dials-a3 = No, only figures.

book-ch-winning = Winning
book-ch-winning-also = win victory end game over points ruined deck tie
book-ch-winning-text =
    At the end of each round the first of these that is true ends the game:

    - a dial stands on Victory: that power wins;
    - somebody has 50 points or more: whoever has most points wins;
    - five lands are ruined: whoever has most points wins;
    - the Old World deck is empty: everybody loses.

    If points are equal the higher threat wins. Among several dials on Victory points decide, and equal ones share.
book-ch-winning-q1 = Do I win at once when my dial reaches Victory?
book-ch-winning-a1 = Not before the end of the round, but then before everything else.
book-ch-winning-q2 = Can points be lost?
book-ch-winning-a2 = No. And they may pass 50.

## What the powers are like
book-chaos-power-khorne-text = Khorne wants blood: a battle in every land, and a kill in each. His cards make figures fight twice, or draw others into his reach. Points come on the way; the dial is what he plays for, so spread your warriors where enemies must stand.
book-chaos-power-nurgle-text = Nurgle works in the crowded lands in the middle of the map, with many cheap cultists. He corrupts them steadily, dominates what he sits in and is paid well when they fall. He can wait, and he is hard to kill.
book-chaos-power-tzeentch-text = Tzeentch has the fullest hand and the cheapest tricks. He moves figures and Warpstones to where he wants them, fills the card slots and turns his dial where magic gathers. His figures are weak: avoid battles.
book-chaos-power-slaanesh-text = Slaanesh follows Nobles and Heroes, and moves them to where the cultists are. The cards take others’ figures over or make them useless. The most flexible of the four, and the first whom the others forget.

## Kinds of figures, and the lands
book-chaos-cultist-text = A cultist counts one for [domination](ch-domination) and places a [corruption token](ch-corruption) each round. It is weak in [battle](ch-battle).
book-chaos-warrior-text = A warrior fights: it rolls dice in [battle](ch-battle) and counts one for [domination](ch-domination). It corrupts nothing.
book-chaos-daemon-text = A power has one greater daemon. It is dear and strong in [battle](ch-battle), counts one for [domination](ch-domination) and corrupts nothing.
book-chaos-land-text = The number is the resistance that [domination](ch-domination) must be greater than, and the points it brings. What its ruin is worth is told under [ruin](ch-ruin).

## Questions about cards and tokens
book-chaos-card-blood_frenzy-q1 = Does it work without a figure of Khorne in the land?
book-chaos-card-blood_frenzy-a1 = Yes, if there is something to hit: the card alone makes a battle, and its kills count for the dial. [House rules](ch-house) change both.
book-chaos-card-the_skull_throne-q1 = What does a cultist without attack count?
book-chaos-card-the_skull_throne-a1 = Nothing, unless an upgrade gave it an attack.
book-chaos-card-field_of_carnage-q1 = Does it stop Teleport?
book-chaos-card-field_of_carnage-a1 = Yes, for all figures but Khorne’s. Nobody leaves by summoning or by cards.
book-chaos-card-reborn_in_blood-q1 = Does a second battle give a second counter?
book-chaos-card-reborn_in_blood-a1 = Yes, if there is a kill in it too. [A house rule](ch-house) changes that.
book-chaos-card-influenza-q1 = Are there fewer points for the land?
book-chaos-card-influenza-a1 = No, only the resistance is lower.
book-chaos-card-a_great_foul_consumption-q1 = Do these tokens count for Nurgle’s dial?
book-chaos-card-a_great_foul_consumption-a1 = Yes, they are placed in the Corruption Step.
book-chaos-card-the_final_rotting-q1 = Are these kills in battle?
book-chaos-card-the_final_rotting-a1 = No. They come after all battles.
book-chaos-card-teleport-q1 = Can I move my own figure?
book-chaos-card-teleport-a1 = Yes, anybody’s cultist or warrior; exactly one, and it must be done if there is one.
book-chaos-card-changer_of_ways-q1 = Does it blank cards on its left?
book-chaos-card-changer_of_ways-a1 = Yes, all others in the land, as long as it lies there. What they have done already stays done.
book-chaos-card-changer_of_ways-q2 = Do two of them blank each other?
book-chaos-card-changer_of_ways-a2 = No. [A house rule](ch-house) lets them.
book-chaos-card-soporific_musk-q1 = What can Slaanesh do with the figure?
book-chaos-card-soporific_musk-a1 = This round it fights, counts and corrupts for Slaanesh, with its own numbers. Its owner may attack it, and nobody can summon it. Killed, it goes to its owner’s reserve.
book-chaos-card-degenerate_royalty-q1 = When is it free?
book-chaos-card-degenerate_royalty-a1 = If three corruption tokens or more lie there when it is paid for. What makes cards dearer is added after that.
book-chaos-card-abyssal_pact-q1 = Does The Skull Throne still count there?
book-chaos-card-abyssal_pact-a1 = Only its cost. No figures count, whatever their worth.
book-chaos-card-warp_shield-q1 = Does it protect against Heroes?
book-chaos-card-warp_shield-a1 = Yes: nothing kills that figure this round, as long as it stays there.
book-chaos-upgrade-plaguebearers-q1 = Can the hits of dead Plaguebearers kill?
book-chaos-upgrade-plaguebearers-a1 = Yes, figures of those who killed them, right after the casualties.
book-chaos-upgrade-lord_of_change-q1 = Is one Lord of Change enough for the dial?
book-chaos-upgrade-lord_of_change-a1 = Yes, it counts as two magic symbols. Two corruption tokens are still needed.
book-chaos-token-peasant-q1 = What is a killed Peasant good for?
book-chaos-token-peasant-a1 = Whoever killed it keeps it; { chaos-world-plunged_into_chaos } pays for them.
book-chaos-token-hero-q1 = Does a Hero strike a land with one power only?
book-chaos-token-hero-a1 = Yes. Highest threat is looked for among those who have figures there.
book-chaos-token-warpstone-q1 = Does a Warpstone belong to somebody?
book-chaos-token-warpstone-a1 = No. It counts towards the twelve for everybody, and Tzeentch looks for it.
book-chaos-token-noble-q1 = Does a Noble make a land harder to dominate?
book-chaos-token-noble-a1 = No, only more worth it, by one point. { chaos-world-electors_arise } makes it harder.

## Boards
book-ch-summoning-try = Try it: pick a figure in your reserve, then a lit land. A figure on the map moves the same way.
book-ch-cards-try = Try it: pick a card, then a land with a free slot, and see what it would change.
book-ch-battle-try = Try it: pass, and the battles begin. Assign the hits of Khorne.
book-ch-domination-try = Try it: tap a land to see who would dominate it, and change that with a card or a figure.
book-ch-corruption-try = Try it: one of these lands is about to fall. Add a cultist where it counts, then pass.
