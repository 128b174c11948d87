//! Everything in the box with its numbers, as JSON.

use serde_json::{Map, Value, json};
use tabletop::Edition;

use crate::board::islands;
use crate::board::{Board, BoardId};
use crate::boxes::{Contents, Find, OwnBox, Power, Race};
use crate::library;
use crate::origin::{Faction, Origin};
use crate::setup::{GAMES, MIXED, SMALL_WORLD, UNDERGROUND, WARCRAFT};
use crate::state::house::HOUSE_RULES;

/// The games of this crate as the catalog lists them.
pub fn catalog() -> Vec<Value> {
    GAMES.iter().map(|game| entry(game)).collect()
}

fn entry(game: &str) -> Value {
    let boxes: &[Origin] = match game {
        SMALL_WORLD => &[Origin::SmallWorld],
        UNDERGROUND => &[Origin::Underground],
        WARCRAFT => &[Origin::Warcraft],
        _ => &Origin::ALL,
    };
    let mixed = game == MIXED;
    let maps: Vec<_> = if mixed { mixed_maps() } else { BoardId::all().filter(|b| b.label().game == game).map(map).collect() };
    let all: Vec<Contents> = boxes.iter().map(|origin| Contents::of_box(*origin, Edition::Today)).collect();
    let races: Vec<_> = all
        .iter()
        .flat_map(|contents| contents.races())
        .map(|race| {
            let data = race.data();
            let conquest_only = library::kit(race, None, false).conquest_only;
            let mut entry = json!({ "id": data.id, "tokens": data.tokens, "supply": data.supply, "box": data.origin });
            if conquest_only > 0 {
                entry["conquest_only"] = conquest_only.into();
            }
            if data.origin == Origin::Warcraft {
                entry["faction"] = data.faction.map_or("neutral", Faction::id).into();
            }
            if !mixed && data.printed != data.id {
                entry["id"] = data.printed.into();
                entry["key"] = data.id.into();
            }
            entry
        })
        .collect();
    let powers: Vec<_> = all
        .iter()
        .flat_map(|contents| contents.powers())
        .map(|power| json!({ "id": power.data().id, "tokens": power.data().tokens, "box": power.data().origin }))
        .collect();
    let finds = |relics: bool| -> Vec<Value> {
        Find::all()
            .filter(|f| boxes.contains(&f.origin()) && f.is_relic() == relics)
            .map(|f| json!({ "id": f.id(), "box": f.origin() }))
            .collect()
    };
    let prefixes: &[&str] = match game {
        SMALL_WORLD => &["SW-"],
        UNDERGROUND => &["UG-"],
        WARCRAFT => &["WC-"],
        _ => &["SW-", "UG-", "WC-"],
    };
    let house_rules: Vec<_> = HOUSE_RULES
        .iter()
        .filter(|h| crate::state::house::speaks_of(h, prefixes))
        .map(|h| json!({ "id": h.id, "default": h.default, "rulings": h.rulings }))
        .collect();
    let mut entry = json!({
        "id": game, "maps": maps, "races": races, "powers": powers,
        "relics": finds(true), "places": finds(false), "cards": [], "house_rules": house_rules,
    });
    if boxes.contains(&Origin::Warcraft) {
        entry["islands"] = islands::faces()
            .iter()
            .map(|face| json!({ "id": face.id, "board": face.board, "side": face.side, "size": face.size, "regions": face.regions.len() }))
            .collect();
        entry["sets"] = islands::sets().iter().map(|(players, set)| (players.to_string(), json!(set))).collect::<Map<_, _>>().into();
    }
    entry
}

/// What a home-made box adds to the lists of the entry of `game`, called as its file calls it: a game gives each a name of its own.
pub fn entry_of(game: &str, own: OwnBox) -> Value {
    let file = own.file();
    let races = file.races.iter().zip(own.races().map(Race::data));
    let races = races.map(|(row, race)| json!({ "id": row.id, "tokens": race.tokens, "supply": race.supply, "box": race.origin }));
    let powers = file.powers.iter().zip(own.powers().map(Power::data));
    let powers = powers.map(|(row, power)| json!({ "id": row.id, "tokens": power.tokens, "box": power.origin }));
    let maps = file.boards.iter().filter(|board| game == MIXED || board.game == game);
    let maps =
        maps.map(|board| json!({ "id": board.id, "players": board.players, "rounds": board.rounds, "regions": board.regions.len() }));
    json!({ "races": races.collect::<Vec<_>>(), "powers": powers.collect::<Vec<_>>(), "maps": maps.collect::<Vec<_>>() })
}

fn map(board: BoardId) -> Value {
    let label = board.label();
    json!({ "id": label.id, "players": label.players, "rounds": label.rounds, "regions": label.regions })
}

/// The maps of the mixed game with what has no meaning on them (UG-N1): the printed boards, and drawn islands for each number of players.
/// All islands have every terrain and sign, so that what is left out does not depend on the draw; a test looks at each.
fn mixed_maps() -> Vec<Value> {
    let printed = BoardId::all().filter(|board| board.label().game != WARCRAFT).map(|board| (map(board), board));
    let islands = islands::sets().iter().filter_map(|(players, _)| {
        let board = BoardId::all().find(|board| board.label().game == WARCRAFT && board.label().players == *players)?;
        let mut entry = map(board);
        entry["id"] = format!("{WARCRAFT}-{players}p").into();
        entry["drawn"] = true.into();
        Some((entry, board))
    });
    let left_out = |board: &'static Board, finds| Contents::mixed(&Origin::ALL, finds, board, Edition::Today).1;
    printed
        .chain(islands)
        .map(|(mut entry, board)| {
            let board = board.get();
            entry["left_out"] = json!({ "finds": left_out(board, true), "no_finds": left_out(board, false) });
            entry
        })
        .collect()
}

/// The geometry of the board `id`, as its map file has it.
pub fn board(id: &str) -> Option<Value> {
    serde_json::to_value(&BoardId::by_name(id)?.get().data).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_left_out_on_all_islands() {
        for finds in [true, false] {
            let mut seen = Vec::new();
            for board in BoardId::all().filter(|board| board.label().game == WARCRAFT) {
                let (_, out) = Contents::mixed(&Origin::ALL, finds, board.get(), Edition::Today);
                if !seen.contains(&out) {
                    seen.push(out);
                }
            }
            assert_eq!(seen.len(), 1, "{seen:?}");
        }
    }
}
