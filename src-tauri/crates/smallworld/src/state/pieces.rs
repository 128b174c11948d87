//! The pieces that lie on the map beside tokens, each kind once: where it is kept, what it adds to a price, what it guards, who may have it
//! and when it leaves. Prices, immunity, views, the checks of a position, lost regions, decline and exchanged regions ask this table alone.

use tabletop::{Seat, Sink};

use crate::board::region::{PerRegion, Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::event::{Event, Marker, Thing};
use crate::frame::find_answers::{DEFENDS, HAUNTS};
use crate::frame::price_item::Cause;
use crate::refusal::Guard;
use crate::setup::FORTRESSES;
use crate::state::house::House;
use crate::state::markers::{BEASTS, BOMBS, FORTS, TOWERS, WALLS};
use crate::state::position::{ARMORS, Band, Slot, SmallWorld};

/// What becomes of a piece when its region is lost or given up.
#[derive(Clone, Copy)]
pub(crate) enum Lost {
    /// It lies where it is, or somebody else sees to it.
    Stays,
    /// It leaves the map.
    Leaves,
    /// It comes back to its race.
    Home(fn(&mut Band) -> &mut u8),
    /// The same with its tokens, so that nobody has to be told.
    HomeWithTokens(fn(&mut Band) -> &mut u8),
}

/// Whose regions a piece may lie in.
#[derive(Clone, Copy)]
pub(crate) enum Lies {
    /// In those of any race.
    Held,
    /// In those of a race that can have it; `declined`: also once it has declined.
    With { kit: fn(&Kit) -> bool, declined: bool },
    /// In any region while an active race can have it.
    While(fn(&Kit) -> bool),
    /// Where rules of its own say.
    Apart,
}

/// A kind of piece.
#[derive(Clone, Copy)]
pub(crate) struct PieceData {
    pub marker: Marker,
    /// What it is called in a price, if each adds 1 to it (SW-25).
    pub defends: Option<Cause>,
    /// As what it makes its region immune (SW-53, UG-M).
    pub guards: Option<Guard>,
    /// When its region is lost or given up.
    pub lost: Lost,
    /// It leaves when its race declines (SW-37).
    pub declines: bool,
    /// It goes along when two regions change places (WC-112).
    pub exchanged: bool,
    pub lies: Lies,
    /// How many there are in the box.
    pub most: u8,
}

impl PieceData {
    const fn of(marker: Marker, most: u8) -> Self {
        Self { marker, defends: None, guards: None, lost: Lost::Stays, declines: false, exchanged: false, lies: Lies::Apart, most }
    }

    const fn defends(mut self, cause: Cause) -> Self {
        self.defends = Some(cause);
        self
    }

    const fn guards(mut self, guard: Guard) -> Self {
        self.guards = Some(guard);
        self
    }

    const fn lost(mut self, lost: Lost) -> Self {
        self.lost = lost;
        self
    }

    const fn declines(mut self) -> Self {
        self.declines = true;
        self
    }

    const fn exchanged(mut self) -> Self {
        self.exchanged = true;
        self
    }

    const fn lies(mut self, lies: Lies) -> Self {
        self.lies = lies;
        self
    }
}

/// A number no game comes near, for pieces that are not counted.
const MANY: u8 = u8::MAX;

const fn with(kit: fn(&Kit) -> bool) -> Lies {
    Lies::With { kit, declined: false }
}

pub(crate) const MOUNTAIN: PieceData = PieceData::of(Marker::Mountain, MANY).defends(Cause::Mountain);
pub(crate) const LAIR: PieceData = PieceData::of(Marker::Lair, MANY)
    .defends(Cause::Lair)
    .lost(Lost::Leaves)
    .exchanged()
    .lies(Lies::With { kit: |kit| kit.has(trait_bits::LAIRS), declined: true });
pub(crate) const FORTRESS: PieceData =
    PieceData::of(Marker::Fortress, FORTRESSES).defends(Cause::Fortress).lost(Lost::Leaves).exchanged().lies(Lies::Held);
pub(crate) const ENCAMPMENT: PieceData = PieceData::of(Marker::Encampment, MANY)
    .defends(Cause::Encampment)
    .lost(Lost::Home(|band| &mut band.encampments))
    .declines()
    .exchanged()
    .lies(with(|kit| kit.encampments > 0));
pub(crate) const HOLE: PieceData =
    PieceData::of(Marker::Hole, MANY).guards(Guard::Hole).lost(Lost::Leaves).declines().lies(with(|kit| kit.holes > 0));
pub(crate) const HERO: PieceData = PieceData::of(Marker::Hero, MANY)
    .guards(Guard::Hero)
    .lost(Lost::Home(|band| &mut band.heroes))
    .declines()
    .lies(with(|kit| kit.heroes > 0));
pub(crate) const DRAGON: PieceData =
    PieceData::of(Marker::Dragon, 1).guards(Guard::Dragon).lost(Lost::Leaves).declines().lies(with(|kit| kit.has(trait_bits::DRAGON)));
pub(crate) const ARMOR: PieceData =
    PieceData::of(Marker::Armor, ARMORS).defends(Cause::Armor).lost(Lost::Leaves).exchanged().lies(Lies::Held);
pub(crate) const VOLCANO: PieceData = PieceData::of(Marker::Volcano, 1);
pub(crate) const ANCIENT: PieceData = PieceData::of(Marker::Ancient, 1).guards(Guard::Ancient);
pub(crate) const QUEEN: PieceData = PieceData::of(Marker::Queen, 1).guards(Guard::Queen);
pub(crate) const GHOST: PieceData = PieceData::of(Marker::Ghost, 1).guards(Guard::Ghost);
pub(crate) const BALROG: PieceData = PieceData::of(Marker::Balrog, 1).guards(Guard::Balrog);
pub(crate) const BAG: PieceData = PieceData::of(Marker::Bag, 1);
pub(crate) const WALL: PieceData = PieceData::of(Marker::Wall, WALLS).defends(Cause::Wall).lost(Lost::Leaves).exchanged().lies(Lies::Held);
pub(crate) const FORT: PieceData = PieceData::of(Marker::Fort, FORTS).defends(Cause::Fort).lost(Lost::Leaves).exchanged().lies(Lies::Held);
pub(crate) const TOWER: PieceData =
    PieceData::of(Marker::Tower, TOWERS).guards(Guard::Tower).lost(Lost::Leaves).lies(with(|kit| kit.towers.is_some()));
pub(crate) const OBJECTIVE: PieceData = PieceData::of(Marker::Objective, 2).exchanged().lies(Lies::While(|kit| kit.objectives > 0));
pub(crate) const BOMB: PieceData = PieceData::of(Marker::Bomb, BOMBS as u8).exchanged().lies(Lies::Held);
pub(crate) const BEAST: PieceData = PieceData::of(Marker::Beast, BEASTS)
    .lost(Lost::HomeWithTokens(|band| &mut band.beasts))
    .exchanged()
    .lies(with(|kit| kit.beasts.is_some()));
pub(crate) const CHAMPION: PieceData =
    PieceData::of(Marker::Champion, 1).lost(Lost::Leaves).exchanged().lies(with(|kit| kit.has(trait_bits::CHAMPION)));
pub(crate) const TILE: PieceData = PieceData::of(Marker::Tile, MANY);

/// Where a piece is kept.
pub(crate) enum Kept<'a> {
    /// One at most in each region.
    Regions(&'a RegionSet),
    /// Any number in each region.
    Counts(&'a PerRegion<u8>),
    /// One in all.
    Spot(&'a Option<Region>),
}

impl Kept<'_> {
    /// How many lie in `region`.
    #[inline]
    pub fn count(&self, region: Region) -> u8 {
        match self {
            Self::Regions(regions) => regions.has(region) as u8,
            Self::Counts(counts) => counts[region],
            Self::Spot(spot) => u8::from(**spot == Some(region)),
        }
    }

    /// The regions in which any lies.
    #[inline]
    pub fn regions(&self) -> RegionSet {
        match self {
            Self::Regions(regions) => **regions,
            Self::Counts(counts) => Region::all().filter(|region| counts[*region] > 0).collect(),
            Self::Spot(spot) => spot.map_or(RegionSet::EMPTY, RegionSet::of),
        }
    }

    /// How many lie on the map.
    pub fn sum(&self) -> u8 {
        match self {
            Self::Regions(regions) => regions.len(),
            Self::Counts(counts) => counts.0.iter().fold(0, |sum, count| sum.saturating_add(*count)),
            Self::Spot(spot) => u8::from(spot.is_some()),
        }
    }
}

/// The same, to be changed.
pub(crate) enum KeptMut<'a> {
    Regions(&'a mut RegionSet),
    Counts(&'a mut PerRegion<u8>),
    Spot(&'a mut Option<Region>),
}

impl KeptMut<'_> {
    /// Takes all that lie in `region` off the map; how many there were.
    #[inline]
    pub fn lift(self, region: Region) -> u8 {
        match self {
            Self::Regions(regions) => {
                let there = regions.has(region);
                regions.remove(region);
                there as u8
            }
            Self::Counts(counts) => std::mem::take(&mut counts[region]),
            Self::Spot(spot) => u8::from(spot.take_if(|spot| *spot == region).is_some()),
        }
    }

    /// What lies in the two regions changes places.
    pub fn exchange(self, region: Region, other: Region) {
        match self {
            Self::Regions(regions) => {
                if regions.has(region) != regions.has(other) {
                    *regions = regions.either(RegionSet::of(region) | RegionSet::of(other));
                }
            }
            Self::Counts(counts) => counts.0.swap(region.index(), other.index()),
            Self::Spot(spot) => *spot = spot.map(|spot| spot.exchanged(region, other)),
        }
    }
}

/// Runs `$body` for each kind of piece that somebody can put down or take away. It is written out for every row, so that a question which a
/// row does not answer costs nothing.
macro_rules! rows {
    ($position:expr, $kind:ident, [$($access:tt)*], |$piece:ident, $kept:ident| $body:block) => {{
        rows!(@ LAIR, $kind::Regions($($access)* $position.lairs), $piece, $kept, $body);
        rows!(@ FORTRESS, $kind::Regions($($access)* $position.fortresses), $piece, $kept, $body);
        rows!(@ ENCAMPMENT, $kind::Counts($($access)* $position.encampments), $piece, $kept, $body);
        rows!(@ HOLE, $kind::Regions($($access)* $position.holes), $piece, $kept, $body);
        rows!(@ HERO, $kind::Regions($($access)* $position.heroes), $piece, $kept, $body);
        rows!(@ DRAGON, $kind::Regions($($access)* $position.dragon), $piece, $kept, $body);
        rows!(@ ARMOR, $kind::Counts($($access)* $position.armors), $piece, $kept, $body);
        rows!(@ VOLCANO, $kind::Spot($($access)* $position.figures.volcano), $piece, $kept, $body);
        rows!(@ ANCIENT, $kind::Spot($($access)* $position.figures.ancient), $piece, $kept, $body);
        rows!(@ QUEEN, $kind::Spot($($access)* $position.figures.queen), $piece, $kept, $body);
        rows!(@ GHOST, $kind::Spot($($access)* $position.figures.ghost), $piece, $kept, $body);
        rows!(@ BALROG, $kind::Spot($($access)* $position.figures.balrog), $piece, $kept, $body);
        rows!(@ WALL, $kind::Regions($($access)* $position.markers.walls), $piece, $kept, $body);
        rows!(@ FORT, $kind::Regions($($access)* $position.markers.forts), $piece, $kept, $body);
        rows!(@ TOWER, $kind::Regions($($access)* $position.markers.towers), $piece, $kept, $body);
        rows!(@ OBJECTIVE, $kind::Regions($($access)* $position.markers.objectives), $piece, $kept, $body);
        rows!(@ BOMB, $kind::Regions($($access)* $position.markers.bombs), $piece, $kept, $body);
        rows!(@ BEAST, $kind::Counts($($access)* $position.markers.beasts), $piece, $kept, $body);
        rows!(@ CHAMPION, $kind::Spot($($access)* $position.markers.champion), $piece, $kept, $body);
        rows!(@ TILE, $kind::Regions($($access)* $position.markers.tiles), $piece, $kept, $body);
    }};
    (@ $row:ident, $place:expr, $piece:ident, $kept:ident, $body:block) => {{
        let ($piece, $kept) = ($row, $place);
        $body
    }};
}

/// `each_piece!(position, |piece, kept| { … })`: the body for each kind of piece, `kept` where it is kept ([`Kept`]). Mountains first, the Bag
/// last, as both follow from something else.
macro_rules! each_piece {
    ($position:expr, |$piece:ident, $kept:ident| $body:block) => {{
        rows!(@ MOUNTAIN, Kept::Regions(&$position.board().mountains), $piece, $kept, $body);
        rows!($position, Kept, [&], |$piece, $kept| $body);
        rows!(@ BAG, Kept::Spot(&$position.finds.bag.map(|bag| bag.region)), $piece, $kept, $body);
    }};
}

impl SmallWorld {
    /// Calls `visit` with each kind of piece and where it is kept.
    pub(crate) fn each_piece(&self, mut visit: impl FnMut(PieceData, Kept<'_>)) {
        each_piece!(self, |piece, kept| {
            visit(piece, kept);
        });
    }

    /// The pieces in `region`, each kind with its number, in the order of [`Marker`].
    pub(crate) fn pieces_in(&self, region: Region) -> Vec<(Marker, u8)> {
        let mut found = Vec::new();
        self.each_piece(|piece, kept| {
            let count = kept.count(region);
            if count > 0 {
                found.push((piece.marker, count));
            }
        });
        found.sort_by_key(|(marker, _)| *marker);
        found
    }

    /// What adds to the price of `region` besides tokens: markers, and places that defend it (SW-25, UG-L7).
    #[inline]
    pub(crate) fn works(&self, region: Region) -> u8 {
        let mut sum = self.finds_that(&DEFENDS).iter().filter(|((), asked)| self.finds.lies(asked.find, region)).count() as u8;
        each_piece!(self, |piece, kept| {
            if piece.defends.is_some() {
                sum += kept.count(region);
            }
        });
        sum
    }

    /// The same of pieces of which one at most lies in a region, and of places that defend and the voyage, added up for all regions at once: regions in
    /// which one, two, four of them are.
    #[inline]
    pub(crate) fn raised(&self, voyage: RegionSet) -> [RegionSet; 3] {
        let (mut ones, mut twos, mut fours) = (voyage, RegionSet::EMPTY, RegionSet::EMPTY);
        let mut add = |set: RegionSet| {
            let carry = ones & set;
            ones = ones.either(set);
            fours |= twos & carry;
            twos = twos.either(carry);
        };
        for ((), asked) in self.finds_that(&DEFENDS) {
            add(self.finds.spot(asked.find).map_or(RegionSet::EMPTY, RegionSet::of));
        }
        each_piece!(self, |piece, kept| {
            if piece.defends.is_some()
                && let Kept::Regions(regions) = kept
            {
                add(*regions);
            }
        });
        [ones, twos, fours]
    }

    /// What makes `region` immune to others.
    pub(crate) fn guard(&self, region: Region) -> Option<Guard> {
        let mut found: Option<Guard> = None;
        each_piece!(self, |piece, kept| {
            if let Some(guard) = piece.guards
                && kept.count(region) > 0
                && found.is_none_or(|other| guard < other)
            {
                found = Some(guard);
            }
        });
        found
    }

    /// The regions that are immune, whoever asks (SW-53, UG-M).
    #[inline]
    pub(crate) fn immune(&self) -> RegionSet {
        let mut regions = RegionSet::EMPTY;
        each_piece!(self, |piece, kept| {
            if piece.guards.is_some() {
                regions |= kept.regions();
            }
        });
        regions
    }

    /// The regions that `seat` cannot touch. One's own Queen and Ghost do not stand in one's own way (UG-M3).
    #[inline]
    pub(crate) fn immune_to(&self, seat: Seat) -> RegionSet {
        let mut regions = RegionSet::EMPTY;
        each_piece!(self, |piece, kept| {
            if let Some(guard) = piece.guards
                && !self.spares(guard, seat)
            {
                regions |= kept.regions();
            }
        });
        regions
    }

    /// Whether what guards a region does not guard it against `seat`.
    #[inline]
    fn spares(&self, guard: Guard, seat: Seat) -> bool {
        let owner = match guard {
            Guard::Queen => self.figures.queen.and_then(|region| self.owners[region].holder()),
            Guard::Ghost => self.keeper_that(&HAUNTS),
            _ => None,
        };
        owner.is_some_and(|(owner, _)| owner == seat)
    }

    /// Where the one piece of this kind stands, if there is but one.
    pub(crate) fn spot_mut(&mut self, marker: Marker) -> Option<&mut Option<Region>> {
        rows!(self, KeptMut, [&mut], |piece, kept| {
            if piece.marker == marker {
                return if let KeptMut::Spot(spot) = kept { Some(spot) } else { None };
            }
        });
        None
    }

    /// `region` is lost or given up by its holder: pieces that last only as long as the hold go (SW-62, SW-66, SW-70, SW-73, SW-75, UG-D6,
    /// UG-H12, WC-31).
    pub(crate) fn lose_pieces<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, region: Region, sink: &mut S) {
        let returns = self.house(House::FortressesReturn);
        rows!(self, KeptMut, [&mut], |piece, kept| {
            if !matches!(piece.lost, Lost::Stays) {
                let count = kept.lift(region);
                if count > 0 {
                    if let Lost::Home(supply) | Lost::HomeWithTokens(supply) = piece.lost
                        && let Some(band) = self.sides[seat].bands[slot as usize].as_mut()
                    {
                        *supply(band) += count;
                    }
                    if matches!(piece.marker, Marker::Fortress) && returns {
                        self.fortress_supply += count;
                    }
                    if !matches!(piece.lost, Lost::HomeWithTokens(_)) {
                        sink.event(|| Event::Removed { seat, piece: Thing::Marker(piece.marker), region, count });
                    }
                }
            }
        });
    }

    /// The race in `region` declines: pieces that serve only an active race go (SW-37).
    pub(crate) fn decline_pieces<S: Sink<Event>>(&mut self, seat: Seat, region: Region, sink: &mut S) {
        rows!(self, KeptMut, [&mut], |piece, kept| {
            if piece.declines {
                let count = kept.lift(region);
                if count > 0 {
                    sink.event(|| Event::Removed { seat, piece: Thing::Marker(piece.marker), region, count });
                }
            }
        });
    }

    /// The pieces in two regions change places, as far as they do (WC-112).
    pub(crate) fn exchange_pieces(&mut self, region: Region, other: Region) {
        rows!(self, KeptMut, [&mut], |piece, kept| {
            if piece.exchanged {
                kept.exchange(region, other);
            }
        });
        KeptMut::Regions(&mut self.markers.live).exchange(region, other);
    }

    /// Pieces of this kind that are in the game, but not on the map.
    pub(crate) fn beside_the_map(&self, marker: Marker) -> u8 {
        let hands = |of: fn(&Band) -> u8| self.bands().fold(0_u8, |sum, (_, _, band)| sum.saturating_add(of(band)));
        match marker {
            Marker::Fortress => self.fortress_supply,
            Marker::Armor => hands(|band| band.armors),
            Marker::Beast => hands(|band| band.beasts),
            Marker::Bomb => self.markers.pile.count(),
            _ => 0,
        }
    }
}
