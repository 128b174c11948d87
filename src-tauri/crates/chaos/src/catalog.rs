//! Everything in the box with its numbers and origins, and the map.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Serialize;
use serde_json::{Value, json};

use crate::cards::card::Card;
use crate::content::{
    CORRUPTION, CardData, FigureData, GOAL, LANDS, LandData, OldWorld, OldWorldData, Origin, RUIN, RUINED_LANDS, RUINERS, RUINS,
    START_CARDS, Token, UpgradeData, When,
};
use crate::setup::CHAOS;
use crate::state::house::HOUSE_RULES;
#[cfg(feature = "types")]
use crate::state::house::House;
use crate::state::names::{Kind, Land, Power, Upgrade};
use crate::state::position::Chaos;
use crate::view::TickView;

/// The lands as drawn: outlines, borders, room for pieces.
static MAP: LazyLock<Value> = LazyLock::new(|| serde_json::from_str(include_str!("../maps/old-world.json")).unwrap_or_default());

/// The maps: the same lands, with fewer rounds for four players (CH-5).
pub(crate) const MAPS: [(&str, u8, u8); 2] = [("chaos-3p", 3, 8), ("chaos-4p", 4, 7)];

impl Chaos {
    /// The map's name: the lands are the same, the number of rounds differs.
    pub const fn map_id(&self) -> &'static str {
        MAPS[self.players() - 3].0
    }

    /// Rounds until the Old World deck is empty (CH-75): as many as it has cards at the start (CH-5).
    pub const fn all_rounds(&self) -> u8 {
        MAPS[self.players() - 3].2
    }
}

/// The geometry of a map.
pub fn board(map: &str) -> Option<Value> {
    let (id, players, rounds) = MAPS.into_iter().find(|(id, ..)| *id == map)?;
    let mut board = MAP.clone();
    for (key, value) in [("id", json!(id)), ("players", json!(players)), ("rounds", json!(rounds)), ("game", json!(CHAOS))] {
        board[key] = value;
    }
    Some(board)
}

/// The entry of the catalog: everything in the box, with the numbers.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Catalog {
    #[cfg_attr(feature = "types", ts(type = "GameId"))]
    id: &'static str,
    /// For how many players it is.
    players: [u8; 2],
    maps: Vec<CatalogMap>,
    /// Always empty: it has none.
    #[cfg_attr(feature = "types", ts(type = "[]"))]
    races: [(); 0],
    /// Always empty: it has none.
    #[cfg_attr(feature = "types", ts(type = "[]"))]
    relics: [(); 0],
    /// Always empty: it has none.
    #[cfg_attr(feature = "types", ts(type = "[]"))]
    places: [(); 0],
    powers: Vec<CatalogPower>,
    /// Chaos cards.
    cards: Vec<CatalogCard>,
    upgrades: Vec<CatalogUpgrade>,
    /// Cards of the Old World.
    old_world: Vec<CatalogOldWorld>,
    /// The lands, in the order in which everything happens.
    lands: Vec<CatalogLand>,
    /// The ruination cards.
    ruins: Vec<CatalogRuin>,
    /// Tokens of the Old World.
    tokens: Vec<CatalogToken>,
    house_rules: Vec<CatalogHouseRule>,
    /// Victory points that end the game.
    goal: u16,
    /// Corruption and Warpstones that ruin a land.
    ruin: u8,
    /// Ruined lands that end the game.
    ruined_lands: u8,
    /// Corruption tokens of each power.
    corruption: u8,
    /// Chaos cards at the start.
    start_cards: u8,
}

/// A map and how many play on it how many rounds.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogMap {
    #[cfg_attr(feature = "types", ts(type = "MapId"))]
    id: &'static str,
    players: u8,
    rounds: u8,
}

/// A power as printed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogPower {
    #[cfg_attr(feature = "types", ts(as = "Power"))]
    id: &'static str,
    /// Power per round.
    power: u8,
    draw: CatalogDraw,
    /// Its figures, by kind.
    figures: [CatalogFigure; 3],
    /// The ticks of its dial, from the start.
    dial: Vec<TickView>,
    origin: Origin,
}

/// How many Chaos cards a power draws in a round.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "snake_case")]
enum CatalogDraw {
    /// So many.
    Fixed { amount: u8 },
    /// Until it has so many in hand.
    Refill { amount: u8 },
}

/// A kind of figure of a power.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogFigure {
    /// Its name.
    id: &'static str,
    kind: Kind,
    /// How many the power has.
    count: u8,
    /// What summoning one costs.
    cost: u8,
    /// Dice in battle.
    attack: u8,
    /// Hits that kill it.
    defence: u8,
}

/// A Chaos card.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogCard {
    #[cfg_attr(feature = "types", ts(as = "Card"))]
    id: &'static str,
    /// Whose.
    power: Power,
    /// How many are in the deck.
    copies: u8,
    /// What playing it costs.
    cost: u8,
    /// Whether it shows the magic symbol.
    magic: bool,
    /// When its text works.
    when: When,
    origin: Origin,
}

/// An upgrade.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogUpgrade {
    #[cfg_attr(feature = "types", ts(as = "Upgrade"))]
    id: &'static str,
    /// Whose.
    power: Power,
    /// The kind of figure it makes better; none: the power itself.
    figure: Option<Kind>,
    origin: Origin,
    /// Whether the name is ours, since the printed one was not found.
    own_name: bool,
}

/// A card of the Old World.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogOldWorld {
    #[cfg_attr(feature = "types", ts(as = "OldWorld"))]
    id: &'static str,
    /// How many are in the box.
    copies: u8,
    /// Whether it carries the comet.
    comet: bool,
    /// Whether it goes to the track.
    stays: bool,
    /// When its continuing part works; `once`: it has none.
    when: When,
    origin: Origin,
}

/// A land as printed.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogLand {
    #[cfg_attr(feature = "types", ts(as = "Land"))]
    id: &'static str,
    /// Resistance, and victory points for dominating it.
    value: u8,
    /// Whether it is populous.
    populous: bool,
    /// The lands that share a border with it.
    adjacent: Vec<Land>,
    origin: Origin,
}

/// A ruination card.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogRuin {
    /// Its number, from 1.
    number: u8,
    /// Victory points for those who ruin the land.
    ruiners: u8,
    /// Victory points by land, for all nine.
    #[cfg_attr(feature = "types", ts(as = "tabletop::types::EveryOne<Land, RuinPoints>"))]
    lands: BTreeMap<&'static str, RuinPoints>,
}

/// Victory points of a ruined land.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct RuinPoints {
    /// For most corruption.
    first: u8,
    /// For second most.
    second: u8,
}

/// A kind of token of the Old World.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogToken {
    id: Token,
    /// How many are in the box.
    supply: u8,
}

/// A house rule.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
struct CatalogHouseRule {
    #[cfg_attr(feature = "types", ts(as = "House"))]
    id: &'static str,
    /// What holds when nobody says otherwise.
    default: bool,
    /// The rulings it decides.
    rulings: &'static [&'static str],
}

/// The entry of the catalog.
pub fn catalog() -> Value {
    let catalog = Catalog {
        id: CHAOS,
        players: [3, 4],
        maps: MAPS.iter().map(|(id, players, rounds)| CatalogMap { id, players: *players, rounds: *rounds }).collect(),
        races: [],
        relics: [],
        places: [],
        powers: Power::ALL.into_iter().map(power).collect(),
        cards: Card::all().map(card).collect(),
        upgrades: Upgrade::all().map(upgrade).collect(),
        old_world: OldWorld::ALL.into_iter().map(old_world).collect(),
        lands: LANDS.iter().map(land).collect(),
        ruins: (0..RUINS.len()).map(ruin).collect(),
        tokens: Token::ALL.into_iter().map(|token| CatalogToken { id: token, supply: token.supply() }).collect(),
        house_rules: HOUSE_RULES
            .iter()
            .map(|rule| CatalogHouseRule { id: rule.id, default: rule.default, rulings: rule.rulings })
            .collect(),
        goal: GOAL,
        ruin: RUIN,
        ruined_lands: RUINED_LANDS,
        corruption: CORRUPTION,
        start_cards: START_CARDS,
    };
    serde_json::to_value(catalog).unwrap_or_default()
}

fn old_world(card: OldWorld) -> CatalogOldWorld {
    let OldWorldData { id, copies, comet, stays, when, origin } = *card.data();
    CatalogOldWorld { id, copies, comet, stays, when, origin }
}

fn land(land: &LandData) -> CatalogLand {
    let LandData { id, value, populous, adjacent, origin } = *land;
    CatalogLand { id, value, populous, adjacent: adjacent.iter().map(|other| Land(*other)).collect(), origin }
}

fn ruin(index: usize) -> CatalogRuin {
    let points = LANDS.iter().zip(RUINS[index]).map(|(land, (first, second))| (land.id, RuinPoints { first, second }));
    CatalogRuin { number: index as u8 + 1, ruiners: RUINERS[index], lands: points.collect() }
}

fn power(power: Power) -> CatalogPower {
    let data = power.data();
    let figure = |kind: Kind| {
        let FigureData { id, count, cost, attack, defence } = data.figures[kind as usize];
        CatalogFigure { id, kind, count, cost, attack, defence }
    };
    CatalogPower {
        id: data.id,
        power: data.power,
        draw: if power == Power::TZEENTCH { CatalogDraw::Refill { amount: 5 } } else { CatalogDraw::Fixed { amount: 2 } },
        figures: Kind::ALL.map(figure),
        dial: (0..data.dial.len() as u8).filter_map(|tick| power.tick(tick)).collect(),
        origin: Origin::Public,
    }
}

fn card(card: Card) -> CatalogCard {
    let CardData { id, copies, cost, magic, when, origin } = *card.data();
    CatalogCard { id, power: card.power(), copies, cost, magic, when, origin }
}

fn upgrade(upgrade: Upgrade) -> CatalogUpgrade {
    let UpgradeData { id, origin, own_name } = *upgrade.data();
    CatalogUpgrade { id, power: upgrade.0, figure: Kind::ALL.get(upgrade.1 as usize).copied(), origin, own_name }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_is_complete() {
        let all = catalog();
        let count = |key: &str| all[key].as_array().map_or(0, Vec::len);
        assert_eq!([count("powers"), count("cards"), count("upgrades"), count("old_world"), count("lands")], [4, 30, 20, 22, 9]);
        let original = |key: &str| all[key].as_array().into_iter().flatten().filter(|entry| entry["origin"] == "original").count();
        // CH-82: two cards, three upgrades and fourteen cards of the Old World.
        assert_eq!([original("cards"), original("upgrades"), original("old_world")], [2, 3, 14]);
    }

    #[test]
    fn ch_7_the_drawn_borders_are_those_of_the_rules() {
        let board = board("chaos-4p").unwrap();
        let regions = board["regions"].as_array().unwrap();
        assert_eq!(regions.len(), LANDS.len());
        for (region, land) in regions.iter().zip(&LANDS) {
            assert_eq!(region["land"], land.id);
            let mut drawn: Vec<u64> = region["adjacent"].as_array().unwrap().iter().filter_map(Value::as_u64).collect();
            drawn.sort_unstable();
            assert_eq!(drawn, land.adjacent.iter().map(|other| u64::from(*other)).collect::<Vec<_>>(), "{}", land.id);
        }
        assert_eq!(super::board("chaos-2p"), None);
    }
}
