# The book of Small World of Warcraft: what is new in it, and questions about its pieces. See ui/book/text.js for links.

book-wc-aim = What is different
book-wc-aim-also = warcraft difference new compared azeroth
book-wc-aim-text =
    You play as in Small World: choose a people, conquer, redeploy, take coins, decline; [the market](sw-market), [the die](sw-die) and [the end](sw-end) are the same. New are:

    - [islands](wc-setup) instead of one map, drawn for each game;
    - [the voyage](wc-voyage) from one to another;
    - [the factions](wc-factions) Alliance and Horde, which earn by fighting each other;
    - [artifacts and legendary places](wc-finds), hidden until somebody lands on them;
    - { marker-murloc } instead of Lost Tribes.
book-wc-aim-q1 = How many rounds are played?
book-wc-aim-a1 = Ten with two or three players, nine with four, eight with five.

book-wc-setup = The islands
book-wc-setup-also = setup island boards murloc start
book-wc-setup-text =
    Islands large, medium and small make up the world:

    - 2 players: a large and a small one
    - 3 players: one of each
    - 4 players: a large, two medium and a small one
    - 5 players: two large, a medium and two small ones

    Which they are, and which side is up, is drawn at the start. Islands are never adjacent to each other.

    { marker-murloc } stand where the map shows them, mountains have their marker, and one [artifact or place](wc-finds) lies face down for each player. Everybody has five coins.
book-wc-setup-q1 = Can I choose the islands?
book-wc-setup-a1 = Yes, when you set up a new game.
book-wc-setup-q2 = Is the ocean around the islands a region?
book-wc-setup-a2 = No. It belongs to nobody and cannot be taken; only printed seas and lakes are regions.

book-wc-voyage = Voyages and entry regions
book-wc-voyage-also = anchor ship island entry voyage first conquest sea travel
book-wc-voyage-text =
    Regions with an anchor are entry regions. A people without a region begins in one, and may come to one on any island later, from anywhere.

    An entry region that does not border a region of the same race costs one token more: the voyage. So a first conquest takes three tokens at least. An entry region next door costs no voyage.

    Other regions are conquered from next door, as always. A { power-sailor } people and the holder of the { find-meeting_stone } pay no voyage.
book-wc-voyage-q1 = Do I pay the voyage if I hold other regions on that island?
book-wc-voyage-a1 = Yes, unless one of them borders the entry region.
book-wc-voyage-q2 = Does a strike from the air pay it?
book-wc-voyage-a2 = No. What conquers “as if adjacent” pays no voyage: the strike of the { race-warcraft_gnomes }, the { find-ashes_of_alar } and the caves of the { race-kobolds }.
book-wc-voyage-q3 = Are seas and lakes entry regions?
book-wc-voyage-a3 = No. Only { race-naga } can take them at all.

book-wc-factions = Alliance, Horde, neutral
book-wc-factions-also = faction alliance horde neutral bonus
book-wc-factions-text =
    Most races belong to the Alliance or to the Horde. At the end of your turn your active race earns one coin for each race of the other faction from which it has taken a region this turn.

    The same race counts once, however many regions it lost. An active and a declined race count as two, even if they are one player’s; your own declined race counts too.

    Neutral races and { marker-murloc } neither earn this bonus nor bring it. There is none in a turn of decline.
book-wc-factions-q1 = Does my declined race earn the bonus?
book-wc-factions-a1 = No, only an active one that conquers.
book-wc-factions-q2 = Does pushing a token away count?
book-wc-factions-a2 = No. A region emptied by an { power-intimidator } or a portal was not conquered.

book-wc-finds = Artifacts and legendary places
book-wc-finds-also = artifact legendary place reveal hidden marker tile
book-wc-finds-text =
    As many markers as there are players lie face down on the islands. The first to enter such a region turns the marker up, for good, and may use it at once.

    Both serve the player whose active race holds the region, and nobody else. A place stays where it is. An artifact that helped in a conquest moves to the conquered region and lies there; the { find-aegis_of_aggramar } and the { find-heart_of_azeroth } are laid where you like at the end of your turn. Each works once a turn.
book-wc-finds-q1 = Can an artifact be taken from me?
book-wc-finds-a1 = Yes, with its region; { race-ethereals } can also steal it from next door.
book-wc-finds-q2 = Do they help a declined race?
book-wc-finds-a2 = No, except for the { find-well_of_eternity }, which pays in decline too.
book-wc-finds-q3 = What if I use an artifact and lose it the same turn?
book-wc-finds-a3 = Each artifact serves a player once a turn; stealing it back gives no second use.

book-wc-fees = What an attack may cost in coins
book-wc-fees-also = fee toll pay coins harmony aegis marsh doomhammer ransom
book-wc-fees-text =
    Some attacks must be paid for when they are declared, before any die is rolled. Without the coins they cannot be made, and nothing is given back if the roll fails.

    - swamps of { power-marsh_dweller } peoples: one coin each;
    - { race-pandaren }, for whoever holds { marker-harmony }: two coins, once a turn;
    - the region of the { find-aegis_of_aggramar }: two coins, once a turn;
    - the { find-doomhammer }: two coins to whoever held the region.

    Payments that nobody chose, as for a beaten { power-champion }, go as far as your coins do.
book-wc-fees-q1 = Can I ever owe coins?
book-wc-fees-a1 = No. Money never goes below nothing.

book-wc-turn = The order of a turn
book-wc-turn-also = order turn steps timing when
book-wc-turn-text =
    What the new peoples do has its moment:

    - at the start bombs are revealed, { marker-harmony } comes back, { race-worgen } choose their form and beasts are counted;
    - then [gathering](sw-ready) and conquests; swaps, forced moves and thefts come before the last try with the die;
    - after the conquests { race-forsaken } are bought, and the { find-spirit_healer } brings a token;
    - redeployment;
    - at its end bombs, objectives, harmony, towers, the Aegis and the Heart are placed;
    - coins, then the beaten put their tokens down.
book-wc-turn-q1 = May I use several once-a-turn abilities in one turn?
book-wc-turn-a1 = Yes, each once, in any order.

book-wc-decline = What survives decline
book-wc-decline-also = decline declined keeps working in decline
book-wc-decline-text =
    After a [decline](sw-decline) these stay: each { marker-fort } and { marker-wall }, { race-naga } on the water, pairs of { race-tauren }, the toll of { power-marsh_dweller } swamps and the coins of the { find-well_of_eternity }.

    These leave: the { marker-champion }, beasts, watch towers, objectives, harmony and every discount. A region that beasts or the champion held alone is empty then.

    The turn of decline pays one coin for each region; no faction bonus, no ability. The bombs of { race-goblins } go off first.
book-wc-decline-q1 = What if several declined tokens share a region that is conquered?
book-wc-decline-a1 = All of them are lost.

book-wc-teams = Teams
book-wc-teams-also = team variant battle azeroth partner
book-wc-teams-text =
    The team game sets Alliance against Horde. Each player takes only races of the own faction, from a column of the market of their own; with an odd number the last seat plays the neutral races alone.

    Seats alternate between the teams. Partners may attack each other. What stands for a team at the end is agreed on before: the coins of its richest member, of its poorest, or all together.

    The printed sheet of this variant could not be found; this is our own reading of what is told about it.
book-wc-teams-q1 = Do we earn a faction bonus against our partner?
book-wc-teams-a1 = No, a partner’s races are of your own faction.

## Questions about races
book-race-draenei-q1 = Does the Chapel use up the saved token?
book-race-draenei-a1 = No. { find-lights_hope_chapel } comes first, so the Draenei still save one later in that turn.
book-race-warcraft_dwarves-q1 = What does an empty mountain cost them?
book-race-warcraft_dwarves-a1 = One token: two for the land, one for the mountain, two less.
book-race-ethereals-q1 = Can they use a stolen artifact at once?
book-race-ethereals-a1 = Yes, unless you have used it already this turn.
book-race-forsaken-q1 = Do my own declined tokens count?
book-race-forsaken-a1 = No, only tokens of other players and Murlocs that you caused to be lost.
book-race-warcraft_gnomes-q1 = What if the strike is still short after the roll?
book-race-warcraft_gnomes-a1 = It may become your last try with a second roll, three short at most; or you let it go, and the strike is spent.
book-race-goblins-q1 = What happens to a bomb if somebody else takes the region?
book-race-goblins-a1 = It stays and hits whoever stands there, if that is an opponent of the Goblins. [A house rule](wc-house) changes that.
book-race-goblins-q2 = Does an explosion count as a conquest?
book-race-goblins-a2 = Yes, with its losses and the faction bonus, but the region is left empty.
book-race-warcraft_humans-q1 = Can an objective lie in an empty region?
book-race-warcraft_humans-a1 = Yes, in any land region that no Alliance race holds.
book-race-naga-q1 = Who can attack them on the water?
book-race-naga-a1 = Only a race that could take water itself.
book-race-night_elves-q1 = Does a wall go when they lose the forest?
book-race-night_elves-a1 = Yes, when it is conquered or empty. It comes again with their next forest, up to nine.
book-race-pandaren-q1 = Is a failed roll an attack on Pandaren?
book-race-pandaren-a1 = Yes. Harmony is paid when the attack is declared.
book-race-tauren-q1 = What if a lone Tauren is left?
book-race-tauren-a1 = You move it to another region of yours at once; if there is none, it comes back to your hand.
book-race-warcraft_trolls-q1 = Is a region with only a fort non-empty?
book-race-warcraft_trolls-a1 = No. Only tokens make it so.
book-race-worgen-q1 = Must I choose a form every turn?
book-race-worgen-a1 = Yes, also in the turn in which you pick them, but not when they decline. Without a coin it is the human form.

## Questions about powers
book-power-beastmaster-q1 = Are there beasts in the first turn?
book-power-beastmaster-a1 = No. They come at the start of later turns, one for each hill held then.
book-power-champion-q1 = Does the Champion need tokens?
book-power-champion-a1 = One must be in your hand to begin, but it is not spent.
book-power-champion-q2 = What if the region it held alone is left?
book-power-champion-a2 = When you pick it up the region is empty and must be taken anew.
book-power-defender-q1 = What counts as more than any other race?
book-power-defender-a1 = Each race by itself, active or declined, Murlocs as one race. Your race must hold more of the neighbouring regions than each of them.
book-power-enraged-q1 = What does a region with three defenders pay?
book-power-enraged-a1 = Three coins.
book-power-fisherman-q1 = Does the ocean count?
book-power-fisherman-a1 = No, only printed seas and lakes.
book-power-fort_garrison-q1 = What if all ten forts are out?
book-power-fort_garrison-a1 = Then new regions have none.
book-power-intimidator-q1 = Who decides where the token goes?
book-power-intimidator-a1 = You do, among the regions that its race holds.
book-power-portal_mage-q1 = Can an empty magic region be swapped?
book-power-portal_mage-a1 = Yes, also one of another island. Only immune regions cannot.
book-power-marsh_dweller-q1 = Is the toll paid for a failed attack too?
book-power-marsh_dweller-a1 = Yes. It is paid when the attack is declared.

## Questions about artifacts, places and pieces
book-find-ashes_of_alar-q1 = Do the Ashes reach the water?
book-find-ashes_of_alar-a1 = Only for a race that may take water.
book-find-doomhammer-q1 = Does it reach everywhere?
book-find-doomhammer-a1 = No. The region must be within reach, next door or at an anchor.
book-find-battleground-q1 = What does a neutral holder earn?
book-find-battleground-a1 = Each turn the bonus of the side that brings more. Nothing else changes: it stays neutral.
book-find-lights_hope_chapel-q1 = Does it protect declined tokens?
book-find-lights_hope_chapel-a1 = No, only the active race that holds it, in all its regions.
book-find-well_of_eternity-q1 = What if two races hold equally many regions around it?
book-find-well_of_eternity-a1 = Then neither of them earns.
book-find-spirit_healer-q1 = Where does the new token go?
book-find-spirit_healer-a1 = Wherever you like among your regions, as part of the redeployment.
book-marker-murloc-q1 = Do Murlocs count for the faction bonus?
book-marker-murloc-a1 = No, they are neutral. But their region is non-empty, and a beaten Murloc lets { race-forsaken } buy a token.
book-marker-bomb-q1 = How many bombs are real?
book-marker-bomb-a1 = Six of twelve. The pile is made once for the whole game.
book-marker-tile-q1 = When is a face-down marker turned up?
book-marker-tile-a1 = When the first people enters its region, and it stays so for good.

## Boards
book-wc-voyage-try = Try it: compare entry regions far away with the one next door.
book-wc-finds-try = Try it: enter the region with the face-down marker.
book-race-warcraft_gnomes-try = Try it: strike a region far away; the die makes it cheaper.
