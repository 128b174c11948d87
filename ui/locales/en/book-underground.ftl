# The book of Small World Underground: what is new in it, and questions about its pieces. See ui/book/text.js for links.

book-ug-aim = What is different
book-ug-aim-also = underground difference new compared
book-ug-aim-text =
    Below the earth you play as above: choose a people, conquer, redeploy, take coins, decline. Everything in the book of Small World holds, from [the market](sw-market) to [the end](sw-end). New are:

    - [rivers and chasms](ug-land), which cannot be held or entered at all;
    - { marker-monsters }, which guard [places](ug-places) and [relics](ug-relics);
    - figures that make regions [immune](ug-immune);
    - fifteen races and twenty-one powers of its own.

    There are no seas, no Lost Tribes and no hills or farmland here. The first conquest is at the edge of the map, river ends included.
book-ug-aim-q1 = How many rounds are played?
book-ug-aim-a1 = As above ground: ten with two or three players, nine with four, eight with five.

book-ug-land = Rivers, chasms, terrains
book-ug-land-also = river chasm terrain mud crystal mushroom mine black mountain map
book-ug-land-text =
    A river region costs one token instead of two, and everybody may conquer it to cross it. But nobody stays: at redeployment the tokens leave the river again. Only { race-kraken } may keep it.

    A chasm is no region for anybody: it is never entered and never passed.

    { symbol-black_mountain } regions have a { marker-mountain } that costs one token more. Mudpools, mushroom forests, crystals and mines are ordinary land that some peoples earn by.
book-ug-land-q1 = Am I paid for a river?
book-ug-land-a1 = No, your tokens have left it before the coins. { race-kraken } are paid for theirs.
book-ug-land-q2 = Who can cross a chasm?
book-ug-land-a2 = Nobody, whatever the power. { race-spiderines } do not cross it either: to them all regions beside chasms are adjacent.
book-ug-land-q3 = What if a Kraken holds the river before me?
book-ug-land-a3 = Then you must conquer that river region to get past it. { race-lizardmen } pass it anyway.

book-ug-monsters = Monsters and what they guard
book-ug-monsters-also = discover find draw guard treasure monster
book-ug-monsters-text =
    Two { marker-monsters } stand on each region with their sign: four such regions with two players, five with three, six with four, seven with five. Each of them counts like a defender, so such a region costs two tokens more.

    Under them lies a [place](ug-places) or a [relic](ug-relics), unseen. Whoever beats the Monsters draws it at once and may use it in the same turn. Beaten Monsters leave the game. What was not dealt at the start stays unknown.
book-ug-monsters-q1 = Do Monsters make a region non-empty?
book-ug-monsters-a1 = Yes, until they are beaten.
book-ug-monsters-q2 = Can Vampires replace Monsters?
book-ug-monsters-a2 = No, only a lone active token of another player.

book-ug-relics = Relics
book-ug-relics-also = relic sword socks ring scepter doormat orb use captured
book-ug-relics-text =
    A relic serves the player whose active race holds the region where it lies. You need not use it. Once used in a conquest it lies in the region it helped to take; the { find-froggys_ring } and the { find-scepter_of_avarice } are put where you like at the end of your turn.

    Whoever conquers the region has the relic. It stays behind in a region that is given up, and it does nothing for a declined race.

    The { marker-bag } of a { power-magic } people works as any relic that has been found.
book-ug-relics-q1 = Can I use a relic in the turn in which I find it?
book-ug-relics-a1 = Yes.
book-ug-relics-q2 = Can two relics help with one conquest?
book-ug-relics-a2 = Yes, if each allows it. Both are spent then and lie there. [A house rule](ug-house) allows one only.
book-ug-relics-q3 = Do I need a token in hand?
book-ug-relics-a3 = Yes, every conquest needs one, whatever helps.

book-ug-places = Popular places
book-ug-places-also = place location discovered keep mine fountain altar
book-ug-places-text =
    A place stays for ever in the region where it was found, and serves whoever holds that region. Most places want an active race; some go on working in decline: { find-altar_of_souls }, { find-diamond_fields }, { find-keep_on_the_motherland } and { find-mine_of_the_lost_dwarf }.

    Places bring coins, tokens, powers or a figure such as the { marker-ghost } and the { marker-balrog }. Only the Keep makes its region dearer; all others defend nothing.

    { power-adventurous } peoples are paid for each place they hold.
book-ug-places-q1 = Must I use a place?
book-ug-places-a1 = No. The only thing that must be done is to send the { marker-balrog } when the { find-wickedest_pentacle } is found, if there is a region for him.
book-ug-places-q2 = Can a place be taken away?
book-ug-places-a2 = Only together with its region.

book-ug-immune = Figures and immune regions
book-ug-immune-also = immune figure queen ghost balrog ancient protected
book-ug-immune-text =
    Four figures make the region they stand in immune: the { marker-ancient } of the { race-cultists }, the { marker-queen } of a { power-royal } people, the { marker-ghost } of the { find-crypt_of_the_tomb_raider } and the { marker-balrog }. Nobody else can conquer it, and no race, power, place or relic of others has an effect there.

    Where the Balrog stands even his master cannot go, and nobody is paid. Figures are no tokens: they defend nothing by their number and do not count in a tie.
book-ug-immune-q1 = Can I conquer a region under my own figure?
book-ug-immune-a1 = Yes, under your own Queen or Ghost, for instance over your own declined token. Under the Balrog nobody can.
book-ug-immune-q2 = Do tokens in an immune region pay thieves?
book-ug-immune-a2 = No. { power-thieving } and { find-froggys_ring } pass them over. [A house rule](ug-house) changes that.

book-ug-turn = The order of a turn
book-ug-turn-also = order turn steps sequence timing when
book-ug-turn-text =
    What the new peoples and places do has its moment:

    - first the { find-fountain_of_youth }, { power-reborn } regions and the { marker-ancient };
    - then [gathering](sw-ready), conquests with their finds, the last try with the die;
    - at redeployment rivers are left, { race-mudmen } grow, hammers come back and armors are laid;
    - at its end the { marker-queen }, the { marker-ghost }, the ring and the scepter are placed;
    - the beaten put their tokens down;
    - coins, and after them the { find-altar_of_souls }.
book-ug-turn-q1 = When do the beaten put their tokens down?
book-ug-turn-a1 = Before your coins are counted, so that thieves and Drow see the board as it will be. [A house rule](ug-house) does it after the coins, as in the first box.

book-ug-decline = What survives decline
book-ug-decline-also = decline declined keeps working in decline
book-ug-decline-text =
    Underground more things go on after a [decline](sw-decline):

    - { power-muddy } mudpools and { race-kraken } rivers pay;
    - the { marker-queen } stays where she is, and laid { marker-armor } pieces defend;
    - { power-tomb } races keep all their tokens;
    - { power-wise } races bring two coins a turn;
    - { race-liches } make their attackers pay;
    - { power-reborn } regions may go over to your new people.

    { power-vanishing } is the opposite: the race leaves at once, and each of its regions pays two coins.
book-ug-decline-q1 = What happens to beaten tokens of a declined race?
book-ug-decline-a1 = With a single token there is nothing to save. A { power-tomb } race loses one, and the rest go to its other regions; without any, all go to the tray.

book-ug-mix = Mixed games
book-ug-mix-also = mix combine both boxes mixed game together
book-ug-mix-text =
    Both boxes can be played together on a map of either. What has no meaning on the map stays in the box; the new-game screen lists it.

    - Seas and the lake serve whoever speaks of rivers, and rivers whoever speaks of seas.
    - Mountains are black mountains, swamps are mudpools, forests are mushroom forests.
    - A mine sign counts as a mine, a magic sign as a crystal.

    Above ground, [Monsters](ug-monsters) with places and relics take the stead of some Lost Tribes.
book-ug-mix-q1 = How many Monsters stand on a map of the first box?
book-ug-mix-a1 = One region more than there are players, two Monsters in each, and no two of these regions beside each other.
book-ug-mix-q2 = What is left out?
book-ug-mix-a2 = Above ground, for instance, Flames and Spiderines, for want of a chasm; below, powers of hills, farmland and caverns.

## Questions about races
book-race-cultists-q1 = Can the Great Ancient move?
book-race-cultists-a1 = Yes, at the start of each later turn, to any region your Cultists hold.
book-race-drow-q1 = Does a Balrog next door spoil the coin?
book-race-drow-a1 = No. Only other races and Monsters do, not figures, places or mountains.
book-race-flames-q1 = Do the beaten lose tokens as usual?
book-race-flames-a1 = Yes. Their tokens cost you nothing, but they are beaten like by anybody.
book-race-flames-q2 = Can Flames use the chasm?
book-race-flames-a2 = No. The Volcano stands in it; it stays closed.
book-race-gnomes-q1 = May the die be used against Gnomes?
book-race-gnomes-a1 = Yes, the ordinary last try. What { race-will_o_wisps } roll does not help.
book-race-gnomes-q2 = Are declined Gnomes protected?
book-race-gnomes-a2 = No, only active ones. [A house rule](ug-house) changes that.
book-race-iron_dwarves-q1 = Can hammers conquer alone?
book-race-iron_dwarves-a1 = No, one dwarf at least takes part in each conquest.
book-race-kraken-q1 = Can tokens be redeployed into a river?
book-race-kraken-a1 = Yes, into one they hold already.
book-race-liches-q1 = Can somebody without a coin conquer active Liches?
book-race-liches-a1 = Yes. Fee and ban are for declined Liches only. [A house rule](ug-house) extends the ban.
book-race-lizardmen-q1 = Can they pass a river with tokens in it?
book-race-lizardmen-a1 = Yes, unless an immune figure of another player stands in it.
book-race-mummies-q1 = Does replacing a token cost them more too?
book-race-mummies-a1 = No. { power-vampire } and the { find-shiny_orb } have no price, so nothing is added.
book-race-shadow_mimes-q1 = What happens to the coins on the other combo?
book-race-shadow_mimes-a1 = They stay where they lie; only the badges change places.
book-race-spiderines-q1 = May they still begin at the edge?
book-race-spiderines-a1 = Yes, at the edge or beside any chasm.
book-race-will_o_wisps-q1 = What if the roll is too low?
book-race-will_o_wisps-a1 = Then your conquests end for this turn. Three at most may be missing when you roll.

## Questions about powers
book-power-fisher-q1 = What do five regions beside a river pay?
book-power-fisher-a1 = Two coins: one for every full pair.
book-power-flocking-q1 = Does a single region count as hanging together?
book-power-flocking-a1 = Yes.
book-power-immortal-q1 = Does the Balrog cost an Immortal race tokens?
book-power-immortal-a1 = No, unless [a house rule](ug-house) says so.
book-power-magic-q1 = Can the Bag copy a relic that works in the same region?
book-power-magic-a1 = No: no two Scepters in one region, and no Sword with the Bag as the Sword in one conquest.
book-power-martyr-q1 = Who pays the coin?
book-power-martyr-a1 = The bank, at once, for each region lost, by replacing too.
book-power-quarreling-q1 = Do regions that a power makes adjacent hang together?
book-power-quarreling-a1 = No, only printed borders count. [A house rule](ug-house) counts them.
book-power-reborn-q1 = Is going over a conquest?
book-power-reborn-a1 = No: nothing is found, nobody pays, and no token is lost in battle. Places and relics there pass to your active race.
book-power-shield-q1 = Can armors be moved later?
book-power-shield-a1 = No, they stay until the region is lost. [A house rule](ug-house) lets you take them back.
book-power-tomb-q1 = When may the tokens be spread?
book-power-tomb-a1 = Once, when the race declines, before the coins; each region keeps one at least.
book-power-vampire-q1 = Is a token in hand needed?
book-power-vampire-a1 = Yes, as for every conquest, although the new token comes from the tray.
book-power-vampire-q2 = Does an encampment save a lone token?
book-power-vampire-a2 = Yes. In a mixed game an encampment counts like a second token.
book-power-vanishing-q1 = Does my older declined race leave too?
book-power-vanishing-a1 = Yes, as with every decline.
book-power-vengeful-q1 = Does a failed attack count?
book-power-vengeful-a1 = Yes, and so does an attack on your declined race. [House rules](ug-house) change both.

## Questions about relics and places
book-find-flying_doormat-q1 = Can it be used for a first conquest?
book-find-flying_doormat-a1 = Only if you still hold it, so never from nothing.
book-find-stinky_trolls_socks-q1 = Where do the beaten tokens go?
book-find-stinky_trolls_socks-a1 = All of them back to their owner’s hand, and down again at the end of the turn. Nobody is lost.
book-find-scepter_of_avarice-q1 = What is doubled?
book-find-scepter_of_avarice-a1 = What that one region brings from the bank: its coin and bonuses counted by region. Not coins from other players, nor bonuses for all regions together.
book-find-altar_of_souls-q1 = May I give up the last token of a region?
book-find-altar_of_souls-a1 = Yes. The region is empty from then on.
book-find-diamond_fields-q1 = Does its own region count?
book-find-diamond_fields-a1 = Yes, and every other region of that terrain which the same race holds.
book-find-stonehedge-q1 = Do I get tokens for the drawn badge?
book-find-stonehedge-a1 = No, only its power. It stays with the place; whoever takes the region has it then.
book-find-wickedest_pentacle-q1 = May I send the Balrog into a region of my own?
book-find-wickedest_pentacle-a1 = Yes, into any bordering region, your own included. It is lost like anybody’s.
book-marker-monsters-q1 = Do Monsters ever come back?
book-marker-monsters-a1 = No.
book-marker-balrog-q1 = What becomes of the region when he moves on?
book-marker-balrog-a1 = It is empty and can be conquered by anybody.

## Boards
book-ug-land-try = Try it: the far bank is out of reach until you hold the river for a moment.
book-ug-monsters-try = Try it: beat the Monsters next door and see what they guard.
book-race-spiderines-try = Try it: tap regions beside any chasm, however far away.
