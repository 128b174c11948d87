# What went wrong and what to do.
error-unknown = That did not work. Try again; the game on the table is as it was.
error-unknown_command = This version does not know what was asked. Restart Elbowroom.
error-bad_request = What was asked could not be understood. Restart Elbowroom.
error-unknown_game = This version does not know the game. Choose another.
error-bad_setup = No game can start like this. Change what is marked.
error-no_table = There is no game on the table. Start one or open a saved one.
error-stale = The game has moved on. Look at the table and choose anew.
error-illegal = This is not allowed now. Choose one of the moves shown.
error-not_your_turn = It is not this player's turn. Wait for the others.
error-curtain_due = Hand the device to the next player first.
error-undo_refused = This cannot be taken back.
error-slot_not_found = This saved game is gone. Choose another.
error-save_newer = This game was saved by a newer version. Update Elbowroom to open it.
error-save_damaged = This saved game is damaged. Open another, or import it from an exported file.
error-import_invalid = This file cannot be imported. Choose an unchanged file that Elbowroom exported.
error-import_invalid-not_an_export = This is no game exported by Elbowroom. Choose a file that ends in .elbow.
error-import_invalid-truncated = The end of the file is missing. Copy the whole file again.
error-import_invalid-edited = The file was changed after the export. Import the original.
error-import_invalid-newer = The file comes from a newer version. Update Elbowroom, then import it.
error-import_invalid-replay_differs = The moves in the file do not lead to its position. Export the game again.
error-import_invalid-invalid_position = The position in the file cannot occur. Export the game again.
error-disk_full = The disk is full, so nothing was saved or changed. Free some space and try again.
error-read_only = The folder of saved games cannot be written. Allow writing to it and try again.
error-store_locked = Elbowroom is already running. Close the other window first.
error-io = The saved games cannot be reached. Check the disk and try again.
error-not_a_bot = A person decides now. Wait for the move.
error-game_over = This game is over. Start a new one or watch the replay.
error-internal = Something went wrong inside Elbowroom. The game is saved: open it again.

## Saved games with a flaw
trouble-damaged = Damaged: this game cannot be opened. Import it from an exported file if there is one.
trouble-newer = Saved by a newer version. Update Elbowroom to open it.
trouble-io = Could not be read this time. Check the disk and try again.
notice-mended = One copy of a saved game was broken and was mended from the other. Nothing is lost.
notice-rolled_back = The store of saved games had fallen back in time; the newer copies were put back. Nothing is lost.
notice-set_aside = The store of saved games was broken. It was set aside and built anew from the copies; what could not be is named here.
notice-damaged = “{ $name }” is damaged, and something of it is lost. Import it from an exported file if there is one.
notice-lost = “{ $name }” is lost: no copy of it is left. Import it from an exported file if there is one.
notice-unread = One copy of “{ $name }” could not be read and was put aside; the other is used. Look whether the last moves are there.
notice-settings_lost = The settings were damaged and start afresh.
notice-results_lost = Some of what was kept of finished games was damaged and is lost.
notice-full = The disk is full. Saved games can be opened and deleted, but nothing is saved before there is room.

## Why no game can start
setup-game = Choose a game that this version knows.
setup-players = This game is not for so many players: choose another number.
setup-map = Choose the board printed for this number of players.
setup-seed = The number of the game is a whole number from 0 to 9007199254740991.
setup-first = Whoever begins must be one of the players.
setup-house_rule = This version does not know one of the house rules.
setup-seats = Each seat needs one player: a person, or a bot with its level.
setup-colours = Give each player a colour of their own.

## Why a move is refused
refused-game_over = The game is over.
refused-not_now = Not in this step of the turn.
refused-no_such_region = This board has no region { $region }.
refused-no_such_combo = The market has no such combo.
refused-cannot_pay = This costs { $cost ->
    [one] one coin
   *[other] { $cost } coins
}, and you have { $coins }.
refused-not_adjacent = Not beside a region of this race.
refused-not_at_entry = { $way ->
    [rim] Without a region, a race comes in at the edge of the board.
    [anchor] Without a region, a race comes in at an anchor.
    [volcano] Without a region, the Flames come in beside the Volcano.
    [land] The first conquest is on land.
   *[shore] Without a region, a race comes in at the rim or over a shore.
}
refused-own_region = This race holds the region already.
refused-water = This race cannot take water.
refused-immune = { $kind ->
    [dragon] The Dragon guards this region: nobody can take it.
    [hero] A hero guards this region: nobody can take it.
    [ancient] The Great Ancient guards this region: nobody can take it.
    [queen] The Queen guards this region: nobody can take it.
    [ghost] The Ghost guards this region: nobody can take it.
    [balrog] The Balrog stands here: nobody can enter.
    [tower] A watch tower guards this region: nobody can take it or touch it.
   *[hole] A hole guards this region: nobody can take it.
}
refused-ally = The Diplomat's peace forbids it until their next turn.
refused-no_tokens = A conquest needs a token in hand.
refused-too_strong = { $short ->
    [one] One token short.
   *[other] { $short } tokens short.
}
refused-no_die_needed = Your tokens suffice: no die is needed.
refused-no_attempt = There is no final attempt now.
refused-already_rolled = The die has been rolled already.
refused-must_roll = Roll the die first.
refused-abandoned = You left this region this turn.
refused-too_late = { $before ->
    [ready] A race declines at the start of its turn, before its tokens are gathered.
    [attempt] That comes before the final attempt, not after it.
   *[conquest] Regions are abandoned before the first conquest.
}
refused-no_ability = This race cannot do that.
refused-dragon_used = The Dragon has flown this turn already.
refused-not_lone = Only a lone token of an opponent's active race can be replaced.
refused-already_substituted = A token of this opponent has been replaced this turn already.
refused-tray_empty = No token of this race is left in the tray.
refused-not_held = This race does not hold the region.
refused-last_token = Each region keeps at least one token.
refused-nothing_in_hand = There is no such piece in hand.
refused-nothing_there = There is no such piece in the region.
refused-already_there = One stands there already.
refused-fortress_built = One fortress a turn.
refused-still_in_hand = Put down what is in hand first.
refused-owed = { $missing ->
    [one] First take back one more token.
   *[other] First take back { $missing } more tokens.
}
refused-enough_taken = Enough moved about: put down what is in hand and finish.
refused-not_peaceful = Peace only with an opponent whose active race you did not attack this turn.

## Underground and mixed games
setup-mix_not_here = Only the mixed game mixes boxes. Choose it, or leave the mix out.
setup-no_box = Choose at least one box.
setup-unknown_content = This version does not know something that was left out. Choose anew.
setup-too_few_races = { $left ->
    [0] No race is left
    [one] Only one race is left
   *[other] Only { $left } races are left
}, and { $needed } are needed: add a box, choose another map, or leave fewer out.
setup-too_few_powers = { $left ->
    [0] No power is left
    [one] Only one power is left
   *[other] Only { $left } powers are left
}, and { $needed } are needed: add a box, choose another map, or leave fewer out.
refused-chasm = Nobody can enter a chasm.
refused-cannot_bribe = Conquering Liches costs a coin, and you have none.
refused-warded = Against Gnomes nothing helps: only a bordering region and the plain price.
refused-not_holding = Your active race does not hold what this needs.
refused-used = That has been used this turn already.
refused-disagree = These cannot be used together.
refused-place_first = Place the figure first.
refused-not_there = That is not possible there.
refused-enough_reborn = No more regions can go over this turn.
refused-not_aglow = The Will-o’-Wisps roll only for crystal regions and those next to one they hold.

## Small World of Warcraft
refused-cannot_pay_fee = { $coins ->
    [one] What protects it costs one coin, and you have none.
   *[other] What protects it costs { $coins } coins, and you have fewer.
}
refused-lone_tauren = Tauren never stand alone: this needs two tokens.
refused-choose_form = First choose human or wolf form.
refused-not_magic = Only regions with a source of magic can change places.
refused-lower_first = Name the region with the lower number first.
refused-strike_first = A strike cannot be the first conquest.
refused-no_target = There is no region to attack.
refused-nothing_to_swap = There is nothing to swap in either region.
refused-not_next_to = That is not beside a region of this race.
refused-no_uses_left = There are no uses left this turn.
refused-fort_first = The wall or fort there must be removed first.
refused-no_objective = There is no objective in hand.
refused-other_faction = Your team plays the races of its own faction only.
refused-pile_empty = There are no bombs left in the pile.

## Chaos in the Old World
setup-nobody_absent = With four players all four powers play.
refused-not_in_hand = There is no such card in hand.
refused-too_dear = This costs { $cost } power, and { $left ->
    [0] none is left
   *[other] { $left } left
}.
refused-no_slot = There is no free card slot there.
refused-no_figure = There is no such figure to summon from there.
refused-out_of_reach = Figures come to a land with a figure of yours, or next to one.
refused-held = Field of Carnage holds the figures in this land.
refused-same_land = This figure is in that land already.
refused-not_offered = That cannot be chosen here.
error-hints_off = Hints are off at this table.

## As a page in a browser
error-in_use = Elbowroom is open in another tab or window. This one goes on by itself as soon as that is closed.
error-store_blocked = This browser does not let the page keep saved games: private windows and some settings forbid it. Open the page in an ordinary window.
error-quota = The browser has no room left, so nothing was saved or changed. Export games as files, delete some, or free space on the device, then try again.
error-no_engine = The games could not be started here. Go online once and load the page again; an old browser has to be updated first.
