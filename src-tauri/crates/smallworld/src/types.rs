//! What crosses the wire and is written by hand, as the screens read it: names, numbers, and what the catalog is made of. All other types say it
//! themselves where they are. The tests of the table crate gather everything and write it down.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Contents, Find, GAMES, HOUSE_RULES, House, LeftOut, MapData, Offer, Origin, Power, Race, Refusal, Region, Set, Setup, SetupReason,
    Size, Team, Tool, Tools, View,
};

/// The names of the games of the family.
#[derive(Debug)]
pub struct GameId;

tabletop::declare_words! {
    GameId, "A game of the family.", GAMES;
    Race, "A race, by the name it has in all boxes together.", Race::all().map(|race| race.data().id);
    Power, "A power.", Power::all().map(|power| power.data().id);
    Find, "A place or a relic; on the islands a legendary place or an artifact.", Find::all().map(Find::id);
    Tool, "What serves a conquest: a relic or an artifact, the Bag in its stead, the claim.", Tool::all().map(|tool| tool.data().id);
    House, "A house rule.", HOUSE_RULES.iter().map(|rule| rule.id);
}

tabletop::declare_numbers! {
    Region, "A region of the board in play, by its number on the map, from 0.";
    Offer, "The place of a combo in the market, 0 at the top.";
}

/// As the list of them.
impl TS for Tools {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        Vec::<Tool>::name(cfg)
    }

    fn inline(cfg: &Config) -> String {
        Self::name(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<Tool>();
    }
}

/// What is in a game, as its setup may say.
#[derive(TS)]
#[ts(rename = "Contents")]
#[allow(dead_code, reason = "it is only declared")]
struct ContentsWritten {
    /// Whether it is a mixed game; left out: yes.
    #[ts(as = "Option<_>", optional)]
    mixed: bool,
    /// The boxes; they follow from the rest.
    #[ts(as = "Option<_>", optional)]
    boxes: Vec<Origin>,
    /// Its races.
    races: Vec<Race>,
    /// Its powers.
    powers: Vec<Power>,
    /// Its places and relics; a game that was saved long ago says only whether there are any.
    #[ts(type = "Array<Find> | boolean")]
    finds: Vec<Find>,
}

impl TS for Contents {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    fn name(cfg: &Config) -> String {
        ContentsWritten::name(cfg)
    }

    fn inline(cfg: &Config) -> String {
        ContentsWritten::inline(cfg)
    }

    fn visit_generics(visitor: &mut impl TypeVisitor) {
        visitor.visit::<ContentsWritten>();
    }
}

/// The entry of the catalog for a game of the family: everything in its boxes, with the numbers.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
pub struct Catalog {
    /// The game.
    id: GameId,
    /// The boards it is played on.
    maps: Vec<CatalogMap>,
    /// Races.
    races: Vec<CatalogRace>,
    /// Powers.
    powers: Vec<CatalogPower>,
    /// Relics and artifacts.
    relics: Vec<CatalogFind>,
    /// Places and legendary places.
    places: Vec<CatalogFind>,
    /// Always empty: the family has no cards.
    #[ts(type = "[]")]
    cards: (),
    /// House rules that mean something in it.
    house_rules: Vec<CatalogHouseRule>,
    /// The faces of the islands, in a game that has them.
    #[ts(optional)]
    islands: Option<Vec<CatalogIsland>>,
    /// How many islands lie on the table, by the number of players.
    #[ts(optional)]
    sets: Option<BTreeMap<String, Set>>,
}

/// A board of a game.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogMap {
    /// Its name.
    id: String,
    /// How many play on it.
    players: u8,
    /// How many rounds are played on it.
    rounds: u8,
    /// How many regions it has.
    regions: u8,
    /// Set where the islands are drawn at the start.
    #[ts(optional, type = "true")]
    drawn: Option<bool>,
    /// What has no meaning on it, in the mixed game.
    #[ts(optional)]
    left_out: Option<CatalogLeftOut>,
}

/// What has no meaning on a board.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogLeftOut {
    /// With places and relics.
    finds: Vec<LeftOut>,
    /// Without them.
    no_finds: Vec<LeftOut>,
}

/// A race of a game.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogRace {
    /// The name on its banner, which another box may use too.
    id: String,
    /// The name it has everywhere else, where that is another.
    #[ts(optional)]
    key: Option<Race>,
    /// Tokens the banner gives.
    tokens: u8,
    /// Tokens in the box.
    supply: u8,
    /// The box it came in.
    r#box: Origin,
    /// How many of its tokens only conquer.
    #[ts(optional)]
    conquest_only: Option<u8>,
    /// Its faction, for the races of the box that has them.
    #[ts(optional)]
    faction: Option<Team>,
}

/// A power of a game.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogPower {
    /// Its name.
    id: Power,
    /// Tokens the badge gives.
    tokens: u8,
    /// The box it came in.
    r#box: Origin,
}

/// A place or a relic of a game.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogFind {
    /// Its name.
    id: Find,
    /// The box it came in.
    r#box: Origin,
}

/// A house rule of a game.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogHouseRule {
    /// Its name.
    id: House,
    /// What holds when nobody says otherwise.
    default: bool,
    /// The rulings it decides.
    rulings: Vec<String>,
}

/// A face of an island.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; `view/catalog.rs` writes it")]
struct CatalogIsland {
    /// Its name, for example `l1a`.
    id: String,
    /// The board it is printed on, for example `l1`.
    board: String,
    /// Which side of it.
    #[ts(type = "\"a\" | \"b\"")]
    side: String,
    /// How large.
    size: Size,
    /// How many regions it has.
    regions: u8,
}

/// Everything of the family that crosses the wire.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared")]
pub struct Wire {
    /// What a viewer may see.
    view: View,
    /// One decision.
    action: crate::Action,
    /// Something that happened.
    event: crate::Event,
    /// The rule that refuses an action.
    refusal: Refusal,
    /// What a game is started from.
    setup: Setup,
    /// Why a setup is no game.
    setup_reason: SetupReason,
    /// A map.
    board: MapData,
    /// The entry of the catalog.
    catalog: Catalog,
}
