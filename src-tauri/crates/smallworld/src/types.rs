//! What crosses the wire and is written by hand, as the screens read it: names, numbers, and what the catalog is made of. All other types say it
//! themselves where they are. The tests of the table crate gather everything and write it down.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    Contents, Find, GAMES, HOUSE_RULES, House, LeftOut, Look, MapData, Offer, Origin, OwnBox, OwnShown, Power, Race, Refusal, Region, Set,
    Setup, SetupReason, Size, Symbol, Team, Terrain, Tool, Tools, View,
};

/// The names of the games of the family.
#[derive(Debug)]
pub struct GameId;

tabletop::declare_words! {
    GameId, "A game of the family.", GAMES;
    Find, "A place or a relic; on the islands a legendary place or an artifact.", Find::all().map(Find::id);
    Tool, "What serves a conquest: a relic or an artifact, the Bag in its stead, the claim.", Tool::all().map(|tool| tool.data().id);
    House, "A house rule.", HOUSE_RULES.iter().map(|rule| rule.id);
}

/// Pieces that may be home-made, too.
macro_rules! declare_pieces {
    ($($type:ident, $docs:literal;)*) => {$(
        tabletop::declare_as!($type, $docs, true, |_cfg| {
            let words = $type::all().map(|piece| format!("\"{}\"", piece.data().id));
            words.chain(["`own-${string}`".to_owned()]).collect::<Vec<_>>().join(" | ")
        });
    )*};
}

declare_pieces! {
    Race, "A race, by the name it has in all boxes together, or a home-made one.";
    Power, "A power of a box, or a home-made one.";
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
    /// The home-made ones among them.
    #[ts(optional)]
    own: Option<OwnBox>,
    /// Its races.
    races: Vec<Race>,
    /// Its powers.
    powers: Vec<Power>,
    /// Its places and relics; a game that was saved long ago says only whether there are any.
    #[ts(type = "Array<Find> | boolean")]
    finds: Vec<Find>,
}

/// Regions that an ability speaks of.
#[derive(TS)]
#[ts(rename = "RegionKind", rename_all = "snake_case")]
#[allow(dead_code, reason = "it is only declared")]
enum RegionsWritten {
    Anywhere,
    Of(Vec<Terrain>),
    With(Symbol),
    Coast,
    BesideOwn(Vec<Terrain>),
    WithPlace,
    Shore,
    Occupied,
}

/// A faction.
#[derive(TS)]
#[ts(rename = "Faction", rename_all = "snake_case")]
#[allow(dead_code, reason = "it is only declared")]
enum FactionWritten {
    Alliance,
    Horde,
}

/// Whether a badge stays at the decline.
#[derive(TS)]
#[ts(rename = "Stays", rename_all = "snake_case")]
#[allow(dead_code, reason = "it is only declared")]
enum StaysWritten {
    No,
    Reverse,
    Works,
    Lingers,
}

/// An ability as a file says it: its word, and what goes with it.
#[derive(TS)]
#[ts(rename = "AbilityRow")]
#[allow(dead_code, reason = "it is only declared")]
struct AbilityWritten {
    /// The word.
    word: String,
    /// Which regions it speaks of.
    #[ts(optional)]
    regions: Option<RegionsWritten>,
    /// Coins, 1 to 10.
    #[ts(as = "Option<_>", optional)]
    coins: u8,
    /// Tokens, 1 to 10.
    #[ts(as = "Option<_>", optional)]
    tokens: u8,
    /// Regions for one of what it gives, 1 to 10.
    #[ts(as = "Option<_>", optional)]
    every: u8,
    /// How many pieces, 1 to 10.
    #[ts(as = "Option<_>", optional)]
    count: u8,
    /// How often a turn, 1 to 10.
    #[ts(as = "Option<_>", optional)]
    times: u8,
    /// A faction.
    #[ts(optional)]
    faction: Option<FactionWritten>,
    /// Whether it pays in decline, too.
    #[ts(as = "Option<_>", optional)]
    declined: bool,
}

/// A home-made race as its file says it.
#[derive(TS)]
#[ts(rename = "RaceRow")]
#[allow(dead_code, reason = "it is only declared")]
struct RaceWritten {
    /// Its name in files: small letters, digits and underscores; in a game its full name.
    id: String,
    /// Its faction; left out: neutral.
    #[ts(optional)]
    faction: Option<FactionWritten>,
    /// Tokens the banner gives, 1 to 20.
    tokens: u8,
    /// Tokens there are, more than the banner gives, 40 at most.
    supply: u8,
    /// What it does, 6 at most.
    abilities: Vec<AbilityWritten>,
    /// How it looks.
    look: Look,
}

/// A home-made power as its file says it.
#[derive(TS)]
#[ts(rename = "PowerRow")]
#[allow(dead_code, reason = "it is only declared")]
struct PowerWritten {
    /// Its name in files: small letters, digits and underscores; in a game its full name.
    id: String,
    /// Tokens the badge gives, 0 to 10.
    tokens: u8,
    /// Whether it stays at the decline; left out: no.
    #[ts(optional)]
    stays: Option<StaysWritten>,
    /// What it does, 6 at most.
    abilities: Vec<AbilityWritten>,
    /// How it looks.
    look: Look,
}

/// The file of a home-made box.
#[derive(TS)]
#[ts(rename = "OwnBox")]
#[allow(dead_code, reason = "it is only declared")]
struct OwnBoxWritten {
    /// Its races, 16 at most.
    races: Vec<RaceWritten>,
    /// Its powers, 16 at most.
    powers: Vec<PowerWritten>,
    /// Its boards: a game carries the one that it is played on.
    #[ts(as = "Option<_>", optional)]
    boards: Vec<MapData>,
}

/// As the file it was read from.
macro_rules! as_own_box {
    ($($type:ident),*) => { $(
        impl TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(cfg: &Config) -> String {
                OwnBoxWritten::name(cfg)
            }

            fn inline(cfg: &Config) -> String {
                Self::name(cfg)
            }

            fn visit_generics(visitor: &mut impl TypeVisitor) {
                visitor.visit::<OwnBoxWritten>();
            }
        }
    )* };
}

as_own_box!(OwnBox, OwnShown);

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
