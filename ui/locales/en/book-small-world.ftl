# The book of Small World: its sections, and questions about its pieces. See ui/book/text.js for links.

book-sw-aim = What it is about
book-sw-aim-also = goal object winning overview
book-sw-aim-text =
    Two to five players lead peoples into a land that is too small for all of them. A people is a race with a power, put together by chance; [the market](sw-market) offers six of them.

    Your people [conquers regions](sw-conquest), and at the end of each of your turns every region you hold [pays a coin](sw-coins). When it has spread as far as it can, you let it [go into decline](sw-decline) and begin again with a fresh one.

    Coins are all that counts: peoples are bought with them, and whoever has most of them [after the last round](sw-end) has won.
book-sw-aim-q1 = Who wins?
book-sw-aim-a1 = Whoever has most coins after the last round. Regions, tokens and beaten enemies count for nothing by themselves; they only bring coins.

book-sw-setup = Setting up
book-sw-setup-also = setup start begin rounds players
book-sw-setup-text =
    There is a map for each number of players. Every { marker-mountain } has its marker, and { lost-tribes } stand where the map shows them.

    - 2 or 3 players: 10 rounds
    - 4 players: 9 rounds
    - 5 players: 8 rounds

    Everybody starts with five coins. They are money and score at once, and how many you have is your secret, unless you play with open coins. Races and powers are shuffled apart and laid out as six combos: [the market](sw-market). Who begins is chosen, or drawn by lot, and all have a turn in the last round too.
book-sw-setup-q1 = Can the bank run out of coins?
book-sw-setup-a1 = No. There are always enough coins to pay everybody.
book-sw-setup-q2 = May I see how many coins the others have?
book-sw-setup-a2 = No, only what they are paid, if you keep count. With the house rule “Open coins” everybody sees everything, and one device needs no curtain.

book-sw-land = The land
book-sw-land-also = map terrain region water sea lake border adjacent rim shore
book-sw-land-text =
    The map is divided into regions: farmland, hills, forests, swamps, mountains, two seas and a lake. Some show a { symbol-mine }, a { symbol-magic } sign or a { symbol-cavern }; these matter only to peoples that speak of them.

    Two regions are adjacent if they share a border. The rim is the edge of the map; a region whose shore lies on a sea that touches the edge counts as well.

    Seas and the lake are regions too, but only a people that is { power-seafaring } can hold them.
book-sw-land-q1 = Are regions that meet in a single point adjacent?
book-sw-land-a1 = No. They must share a piece of border.
book-sw-land-q2 = Does the shore of the lake count as the rim?
book-sw-land-a2 = No, only the shore of a sea that touches the edge of the map, even if somebody holds that sea.

book-sw-market = The market
book-sw-market-also = combo choose pick buy banner badge race power pay
book-sw-market-text =
    Six combos of a race and a power are on offer. The first is free. For each further one you lay a coin on every combo above it: the third costs two coins. Coins that lie on the combo you take are yours.

    You get as many tokens as its banner and its badge say together. The combos below move up with their coins, and a new one appears.

    You choose when you have no active race: in your first turn, and in the turn after a [decline](sw-decline). Then you conquer at once.
book-sw-market-q1 = What if I cannot pay for a combo?
book-sw-market-a1 = Then you cannot have it. You pay first and collect afterwards, so the coins that lie on it do not help to pay for it.
book-sw-market-q2 = What happens when the badges run out?
book-sw-market-a2 = The discarded ones are shuffled and dealt again. A banner goes back under its stack when the last token of its race has left the map. If nothing is left, there are simply fewer combos.
book-sw-market-q3 = When does a badge become free again?
book-sw-market-a3 = When its race declines, unless the power goes on working in decline: { power-spirit }, { power-fortified } and { power-seafaring } stay with their race.

book-sw-turn = Your turn
book-sw-turn-also = order steps phases sequence round
book-sw-turn-text =
    A turn is one of three things: with no active race you [choose a people](sw-market) and conquer with it; with one you go on conquering; or you give up the whole turn and let it [decline](sw-decline).

    In a turn of conquest these steps follow each other:

    - [Gather](sw-ready) tokens from the map.
    - [Conquer](sw-conquest) as often as you can and like, the last time perhaps with [the die](sw-die).
    - [Redeploy](sw-redeploy) your tokens.
    - [Take your coins](sw-coins).
    - Those you have beaten [put their tokens down again](sw-losses).
book-sw-turn-q1 = Do I have to conquer something?
book-sw-turn-a1 = No. You may stand still, spread your tokens and be paid for what you hold.
book-sw-turn-q2 = Can I stop although I could go on?
book-sw-turn-a2 = Yes, at any time. What is left in your hand is put into your own regions. No failed roll is needed for that.

book-sw-ready = Gathering your troops
book-sw-ready-also = ready pick up take back abandon give up leave region
book-sw-ready-text =
    Before your first conquest you take tokens back into your hand: all but one from each region. What you leave behind holds the region; what you take can conquer.

    You may also give a region up altogether and take its last token too. It is yours no longer, and whatever you built there goes. This is possible only now, before the first conquest.
book-sw-ready-q1 = Can I give up all my regions?
book-sw-ready-a1 = Yes. Your people then comes in anew, as in its [first conquest](sw-conquest).
book-sw-ready-q2 = Can I take back a region that I gave up this turn?
book-sw-ready-a2 = Yes, at its usual price. [A house rule](sw-house) forbids it.
book-sw-ready-q3 = Can I leave a region later in my turn?
book-sw-ready-a3 = No. In redeployment each region keeps one token at least. Only { race-amazons } may be forced to go below that.

book-sw-conquest = Conquest: where
book-sw-conquest-also = attack reach adjacent first conquest enter rim lost last region wiped out no region
book-sw-conquest-text =
    A people without a region comes in at the rim: a region at the edge of the map, or one with a shore on a sea that touches it. That is its first conquest.

    From then on it takes regions that border one of its own. Regions of your declined race do not help it on.

    You need a token in hand to begin, and enough of them to pay [the price](sw-price). They stay in the conquered region until you [redeploy](sw-redeploy). You may go on as long as your tokens last.
book-sw-conquest-q1 = What if I lose my last region?
book-sw-conquest-a1 = The tokens that survive stay in your hand. Your race is still your active race: in your next turn it comes in again at the rim, like in its first conquest, or you let it decline.
book-sw-conquest-q2 = What if all my tokens are gone?
book-sw-conquest-a2 = An active race without a single token is still your active race. You can do nothing with it but let it decline; only in the turn after that you choose a new people. Your declined race goes on paying meanwhile.
book-sw-conquest-q3 = May I attack my own declined race?
book-sw-conquest-a3 = Yes. Its token is lost. The region counts as non-empty, but your own tokens do not raise its price.
book-sw-conquest-q4 = Must a new people begin beside my old one?
book-sw-conquest-a4 = No. It comes in wherever the rules let it, far away or next door.

book-sw-price = The price of a region
book-sw-price-also = cost tokens needed strength defence defenders discount how many
book-sw-price-text =
    A region costs two tokens, and one more for each of these:

    - a { marker-mountain }, { marker-lair }, { marker-fortress } or { marker-encampment };
    - a [Lost Tribe](lost-tribes);
    - each token of another player, active or in decline.

    What makes a conquest cheaper adds up: { power-commando } { race-giants } beside a mountain of theirs pay two tokens less. One token is the least.

    A tap on a region opens the sum, item by item.
book-sw-price-q1 = Do my own declined tokens make a region dearer?
book-sw-price-a1 = No, only tokens of other players count. [A house rule](sw-house) can count them.
book-sw-price-q2 = What is a non-empty region?
book-sw-price-a2 = One in which a Lost Tribe or a race token stands, active or in decline. A mountain or a fortress alone does not make it so.
book-sw-price-q3 = Can a conquest be free?
book-sw-price-a3 = No. However many discounts you have, one token must be spent.

book-sw-die = The last try with the die
book-sw-die-also = dice roll reinforcement final attempt chance failed
book-sw-die-text =
    If the tokens in your hand do not suffice for one more region, you may try it with the die. You need at least one token, and three at most may be missing.

    You name the region first, then roll. The die shows nothing on three of its faces, and 1, 2 and 3 on the others. If the roll makes up for what is missing, all your remaining tokens take the region. If not, they go back to regions of yours.

    Either way your conquests are over for this turn.
book-sw-die-q1 = How good are my chances?
book-sw-die-a1 = One token short: one in two. Two short: one in three. Three short: one in six. The map shows the chance where a price would be.
book-sw-die-q2 = Can I roll after spending my last token?
book-sw-die-a2 = No. A token in hand is needed for the try.
book-sw-die-q3 = What if the try fails and I hold no region?
book-sw-die-a3 = The tokens stay in your hand until your next turn.
book-sw-die-q4 = Can I roll to save tokens where I could pay?
book-sw-die-a4 = No. The die helps only where tokens are missing. { power-berserk } is different: it rolls before paying.

book-sw-losses = When you are beaten
book-sw-losses-also = lose defeat lost tokens retreat withdraw beaten attacked
book-sw-losses-text =
    When somebody conquers a region of your active race, one token there goes back to the tray. The others return to your hand.

    At the end of that player’s turn you put them down again, in any regions your race still holds, next to the lost one or far away. If several players were beaten, they do so in turn order.

    A single token is simply lost. So is the token of a declined race.
book-sw-losses-q1 = Can I put beaten tokens into an empty region?
book-sw-losses-a1 = No, only into regions that the same race still holds.
book-sw-losses-q2 = What happens to them if no region is left?
book-sw-losses-a2 = They stay in your hand and come in anew in your next turn, as in a [first conquest](sw-conquest).
book-sw-losses-q3 = Do I lose a token when only one stood there?
book-sw-losses-a3 = Yes, that one is lost, unless it is one of the { race-elves }.

book-sw-redeploy = Redeployment
book-sw-redeploy-also = move troops spread reinforce protect border
book-sw-redeploy-text =
    When your conquests are over you spread your tokens as you like over the regions of your active race, near or far. Each must keep one at least.

    Think of your neighbours’ next turn: every further token in a region makes it dearer by one. Regions that pay more deserve more guards.

    What belongs to your people is put down now as well: { marker-encampment }, { marker-fortress }, { marker-hero }; new { race-skeletons } join, and four of the { race-amazons } leave.
book-sw-redeploy-q1 = Can I move tokens to my declined race?
book-sw-redeploy-a1 = No. Active and declined tokens never mix.
book-sw-redeploy-q2 = Can I leave a region empty to guard another?
book-sw-redeploy-a2 = No. Regions are given up only when you [gather your troops](sw-ready).

book-sw-coins = Coins
book-sw-coins-also = income score scoring money earn pay points victory
book-sw-coins-text =
    At the end of your turn you are paid:

    - one coin for each region of your active race;
    - one coin for each region of your declined races;
    - whatever your race and your power bring.

    What a race or power brings counts for its own regions only while it is active. { race-dwarves } are an exception: their mines pay in decline too.
book-sw-coins-q1 = Do regions of my declined race pay the bonus of my new power?
book-sw-coins-a1 = No. A { power-forest } badge pays for forests of its own race only.
book-sw-coins-q2 = Am I paid for a region that I took and lost again this turn?
book-sw-coins-a2 = Not for holding it. But what is paid for conquering, as with { race-orcs } and { power-pillaging }, counts at the conquest. [A house rule](sw-house) changes that.
book-sw-coins-q3 = What does a declined region pay?
book-sw-coins-a3 = One coin, as long as a token of yours stands there.

book-sw-decline = Decline
book-sw-decline-also = declining old race new race flip in decline lose race
book-sw-decline-text =
    When your people can grow no more, give up a turn and let it decline. One token stays in each region, turned over; the rest leave the map. You conquer nothing, but you are paid a coin for each of these regions. In your next turn you choose a new people.

    A declined race stands still: it pays, and it defends with its one token. Race and power stop working, unless they say otherwise.

    You can have one declined race. When the next one declines, the older leaves the map first.
book-sw-decline-q1 = When is the right time?
book-sw-decline-a1 = When next turn would win you less than a fresh people would. As a rule of thumb: when hardly a token is left to move, and enough rounds remain for a new people to pay for the lost turn.
book-sw-decline-q2 = Can I conquer and decline in one turn?
book-sw-decline-a2 = No, unless your people is { power-stout }: that one may decline after an ordinary turn and its coins.
book-sw-decline-q3 = Does the older race still pay in that turn?
book-sw-decline-a3 = No. It leaves before the coins are counted.
book-sw-decline-q4 = Can I have two declined races?
book-sw-decline-a4 = Only if one of them has { power-spirit }, which does not count as your one.
book-sw-decline-q5 = Does the power pay in the turn of decline?
book-sw-decline-a5 = No, you get a coin for each region and nothing else. Only the mines of the { race-dwarves } pay as ever.

book-sw-immune = What cannot be touched
book-sw-immune-also = immune protected safe invulnerable special pieces
book-sw-immune-text =
    A { marker-hole }, the { marker-dragon } and a { marker-hero } make their region immune: no other player can conquer it, and no race or power of others has an effect there. { race-sorcerers }, another Dragon or declined { race-ghouls } of an enemy are stopped like everybody.

    Mountains, lairs, fortresses and encampments only make a region dearer. They stop nobody who can pay.

    Peace is another kind of protection: see { power-diplomat }.
book-sw-immune-q1 = Can a Dragon take a region with a Hero?
book-sw-immune-a1 = No. Nothing conquers an immune region.
book-sw-immune-q2 = How long does it last?
book-sw-immune-a2 = As long as the piece stands there. Heroes and the Dragon may move every turn; all of them leave when the race declines.

book-sw-end = The end
book-sw-end-also = end of game winner tie last round
book-sw-end-text =
    The game ends after the last round; everybody has had the same number of turns. The coins are uncovered, and whoever has most wins.

    If two are equal, the one with more race tokens on the map is ahead, active and declined ones together. Encampments and other pieces do not count for that. If these are equal too, victory is shared.
book-sw-end-q1 = Is it worth declining in the last rounds?
book-sw-end-a1 = Rarely. A decline costs a turn of conquest, and the new people needs two or three turns to earn that back.
book-sw-end-q2 = Do the four extra Amazons count in a tie?
book-sw-end-a2 = No, they have left the map by then.

## Questions about races
book-race-amazons-q1 = What if I have fewer than four tokens left to take off?
book-race-amazons-a1 = Then all that you can spare go, and regions must be given up for it. With fewer than four in all every Amazon leaves.
book-race-amazons-q2 = What happens to the four when they decline?
book-race-amazons-a2 = They go back to the tray. They never defend a declined region.
book-race-dwarves-q1 = Do they pay in the turn in which they decline?
book-race-dwarves-a1 = Yes, a coin for each mine, in that turn and in all that follow.
book-race-elves-q1 = Is an Elf that Sorcerers replace lost?
book-race-elves-a1 = No, it comes back to your hand and is put down with the others. [A house rule](sw-house) changes that.
book-race-ghouls-q1 = When do declined Ghouls act?
book-race-ghouls-a1 = At the start of your turn, before your active race. They gather, conquer, may try the die and redeploy for themselves; then your active race has its own turn, with a die of its own.
book-race-ghouls-q2 = Do they conquer in a turn in which I decline my active race?
book-race-ghouls-a2 = No. That turn knows no conquests. Ordinary Ghouls leave then anyway; with { power-spirit } they stay. [A house rule](sw-house) lets them act.
book-race-ghouls-q3 = Does their old power still help them?
book-race-ghouls-a3 = No. They keep seas they hold and fortresses still defend, but nothing new comes of the power.
book-race-giants-q1 = Is it enough to stand beside a mountain?
book-race-giants-a1 = No. They must hold the mountain, and the region they attack must border it.
book-race-halflings-q1 = May their second conquest be anywhere too?
book-race-halflings-a1 = No. Only a conquest without a region on the map is free; then they go on to regions beside theirs.
book-race-halflings-q2 = Does a hole come back when I leave its region?
book-race-halflings-a2 = No. There are two, for the first two regions ever conquered.
book-race-orcs-q1 = Does a region of my own declined race count?
book-race-orcs-a1 = Yes, it is non-empty.
book-race-skeletons-q1 = How many new Skeletons for five non-empty regions?
book-race-skeletons-a1 = Two: one for every full pair, as long as the tray has any.
book-race-sorcerers-q1 = Does replacing a token cost anything?
book-race-sorcerers-a1 = No. The new Sorcerer comes from the tray, and no token in hand is needed. [A house rule](sw-house) asks for one.
book-race-sorcerers-q2 = Do mountains or fortresses protect a lone token?
book-race-sorcerers-a2 = No, nor does a lair. An encampment does, because it counts like a second token.
book-race-sorcerers-q3 = Can they begin with it, without a region?
book-race-sorcerers-a3 = No, the token must stand beside a region of theirs. Only { power-flying } Sorcerers need no neighbour.
book-race-sorcerers-q4 = Does it count as a conquest?
book-race-sorcerers-a4 = Yes, of a non-empty region: { power-pillaging } pays for it, and a { power-diplomat } can have no peace with that player this turn.
book-race-trolls-q1 = Can there be more lairs than Trolls?
book-race-trolls-a1 = No. Each held region has one, and there are ten of both.

## Questions about powers
book-power-alchemist-q1 = Are the two coins paid with no region on the map?
book-power-alchemist-a1 = Yes, as long as the race is active.
book-power-berserk-q1 = Must I roll before every conquest?
book-power-berserk-a1 = No, you may. [A house rule](sw-house) makes it a must.
book-power-berserk-q2 = What if I can pay for nothing after the roll?
book-power-berserk-a2 = Then your conquests are over, and there is no final try with the die.
book-power-bivouacking-q1 = Are encampments lost when a region falls?
book-power-bivouacking-a1 = No. They come back to you and are put down again at the end of that turn.
book-power-commando-q1 = Does it help at the first conquest too?
book-power-commando-a1 = Yes, with every region.
book-power-diplomat-q1 = Whom can I name?
book-power-diplomat-a1 = Any opponent whose active race you have not attacked this turn, even one who has none at the moment: the peace then covers the race that player picks. A failed try with the die is an attack.
book-power-diplomat-q2 = Can declined Ghouls attack me in spite of peace?
book-power-diplomat-a2 = Yes. Declined races stand outside of peace, in both directions.
book-power-diplomat-q3 = Is it allowed with two players?
book-power-diplomat-a3 = Yes, and then nobody can attack your active race at all.
book-power-dragon_master-q1 = Can the Dragon go anywhere?
book-power-dragon_master-a1 = No, the region must be within reach, as for any conquest, and neither immune nor at peace.
book-power-dragon_master-q2 = Must it move every turn?
book-power-dragon_master-a2 = No. Where it stays, the region stays immune.
book-power-flying-q1 = Can they fly to the sea?
book-power-flying-a1 = No, only to land.
book-power-fortified-q1 = Can a lost fortress be built again?
book-power-fortified-a1 = Yes, up to six on the map. [A house rule](sw-house) takes lost ones out of the game.
book-power-fortified-q2 = What do fortresses do in decline?
book-power-fortified-a2 = They go on defending, but pay no more.
book-power-heroic-q1 = Can both Heroes stand in one region?
book-power-heroic-a1 = No, in two different ones. With a single region only one is used.
book-power-merchant-q1 = Do regions in decline count?
book-power-merchant-a1 = No, only regions of the race that owns the power, while it is active.
book-power-seafaring-q1 = What does a sea cost?
book-power-seafaring-a1 = Two tokens when empty. It pays one coin, in decline too.
book-power-seafaring-q2 = Who can drive them from the sea?
book-power-seafaring-a2 = Only another Seafaring race.
book-power-spirit-q1 = How long does a Spirit race stay?
book-power-spirit-a1 = For the rest of the game, as long as it holds a region. Later declines push out only your other declined race.
book-power-stout-q1 = Is there a second payment when I decline after my turn?
book-power-stout-a1 = No. The coins of that turn have been paid; next turn you choose.
book-power-stout-q2 = When does my older declined race leave?
book-power-stout-a2 = At that moment, after it has paid once more.
book-power-underworld-q1 = Can I come in at a cavern?
book-power-underworld-a1 = Only if it lies at the rim. All caverns are adjacent to each other for later conquests.
book-power-wealthy-q1 = When are the seven coins paid?
book-power-wealthy-a1 = Once, at the end of the first turn of the race.

## Questions about pieces
book-lost-tribes-q1 = Does anybody earn by them?
book-lost-tribes-a1 = They earn nothing themselves, but their region is non-empty: { race-orcs }, { race-skeletons } and { power-pillaging } count it when they conquer it.
book-lost-tribes-q2 = Do they come back?
book-lost-tribes-a2 = No. A beaten tribe leaves the game.
book-marker-mountain-q1 = Does the mountain stay when it is conquered?
book-marker-mountain-a1 = Yes, for ever. It defends whoever holds the region.
book-marker-mountain-q2 = Is a bare mountain empty?
book-marker-mountain-a2 = Yes. Only tokens make a region non-empty.

## Boards
book-sw-conquest-try = Try it: this people has no region yet. Lit regions are open to it; tap one, then the button.
book-sw-price-try = Try it: tap regions and compare what they cost.
book-sw-die-try = Try it: two tokens are left. Tap a region that costs more, and roll.
book-sw-redeploy-try = Try it: four tokens are in hand, and Ratmen stand next door. Tap a region, then put tokens down.
book-sw-decline-try = Try it: hardly a token is left to move. Let this people decline.
book-sw-immune-try = Try it: which regions can neither tokens nor the Dragon take?
book-race-giants-try = Try it: compare regions beside their mountain with the others.
book-race-sorcerers-try = Try it: look for lone tokens next door, and for what saves them.
book-power-flying-try = Try it: no border stops this people, only water does.
book-power-underworld-try = Try it: take a cavern at the rim, then look where you can go on.
