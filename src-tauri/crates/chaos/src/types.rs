//! What crosses the wire and is written by hand, as the screens read it: names, numbers, the map. All other types say it themselves where they
//! are. The tests of the table crate gather everything and write it down.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::catalog::Catalog;
use crate::content::OldWorld;
use crate::{CHAOS, Card, CardSlot, Contents, Figure, HOUSE_RULES, House, Land, Power, Refusal, Setup, SetupReason, Upgrade, View};

/// The name of the game.
#[derive(Debug)]
pub struct GameId;

/// The names of its maps.
#[derive(Debug)]
pub struct MapId;

tabletop::declare_words! {
    GameId, "The game.", [CHAOS];
    MapId, "A map: the lands are the same, the number of rounds differs.", crate::catalog::MAPS.map(|(id, ..)| id);
    Power, "A power.", Power::ALL.map(|power| power.data().id);
    Land, "A land.", Land::all().map(|land| land.data().id);
    Upgrade, "An upgrade.", Upgrade::all().map(|upgrade| upgrade.data().id);
    Card, "A Chaos card.", Card::all().map(|card| card.data().id);
    OldWorld, "A card of the Old World deck.", OldWorld::ALL.map(|card| card.data().id);
    Figure, "One figure, by its kind and its place among those, from 1.", Figure::all();
    House, "A house rule.", HOUSE_RULES.iter().map(|rule| rule.id);
}

tabletop::declare_as!(CardSlot, "A card slot of a land, nearest the Old World deck first.", true, |_cfg| "1 | 2".to_owned());

/// What is in a game, as its setup may say: how many of each card.
#[derive(TS)]
#[ts(rename = "Contents")]
#[allow(dead_code, reason = "it is only declared")]
struct ContentsWritten {
    /// Chaos cards.
    cards: BTreeMap<Card, u8>,
    /// Cards of the Old World.
    old_world: BTreeMap<OldWorld, u8>,
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

/// A point of the map.
type Point = [f32; 2];

/// The map: `maps/old-world.json` with the name and the numbers of the one that is asked for.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; the file is handed on as it is")]
struct Board {
    /// Its name.
    id: MapId,
    /// The game.
    game: GameId,
    /// How many play on it.
    players: u8,
    /// Rounds until the Old World deck is empty.
    rounds: u8,
    /// Where the drawing comes from.
    origin: String,
    /// Width and height of the drawing.
    r#box: Point,
    /// What may be shown of it.
    world: World,
    /// The compass rose.
    rose: Rose,
    /// What is drawn besides the lands.
    scenery: Vec<Scenery>,
    /// The lands, in the order in which everything happens.
    regions: Vec<BoardLand>,
}

/// The rectangle that may be shown of a map.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; the file is handed on as it is")]
struct World {
    /// Its left edge.
    left: f32,
    /// Its upper edge.
    top: f32,
    /// Its width.
    width: f32,
    /// Its height.
    height: f32,
}

/// The compass rose of a map.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; the file is handed on as it is")]
struct Rose {
    /// Its middle.
    at: Point,
    /// How much room there is around it.
    room: f32,
}

/// Something drawn on a map that is no land.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; the file is handed on as it is")]
struct Scenery {
    /// What it is made of.
    terrain: String,
    /// Its outline.
    outline: Vec<Point>,
}

/// A land as it is drawn.
#[derive(TS)]
#[allow(dead_code, reason = "it is only declared; the file is handed on as it is")]
struct BoardLand {
    /// Its number, from 0.
    id: u8,
    /// Its name.
    land: Land,
    /// What it is made of.
    terrain: String,
    /// Always empty: nothing is printed in a land but its number.
    #[ts(type = "[]")]
    symbols: (),
    /// Always empty: what lies in the lands at the start is drawn by lot.
    #[ts(type = "[]")]
    marks: (),
    /// Whether it touches the rim.
    rim: bool,
    /// Whether it is populous.
    populous: bool,
    /// The lands that share a border with it, by number.
    adjacent: Vec<u8>,
    /// Where its pieces stand.
    at: Point,
    /// Where its name is written, and in how many lines if in several.
    #[ts(type = "[number, number] | [number, number, number]")]
    name: Point,
    /// Where its number stands.
    shield: Point,
    /// Its card slots.
    slots: [Point; 2],
    /// Where the ring of corruption lies.
    ring: Point,
    /// The room for its pieces: left, top, width, height.
    room: [f32; 4],
    /// Where the chip of a ruined land lies.
    chip: Point,
    /// Its outline.
    outline: Vec<Point>,
}

/// Everything of the game that crosses the wire.
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
    /// The map.
    board: Board,
    /// The entry of the catalog.
    catalog: Catalog,
}
