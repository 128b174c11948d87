//! Pieces that are put down or taken back now: whose they are, how many there are, and where they may go (SW-12, SW-13, SW-21).

use tabletop::Seat;

use crate::action::Piece;
use crate::board::region::{PerRegion, Region, RegionSet};
use crate::boxes::Noted;
use crate::boxes::kit::Kit;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Band, MAX_TAKEN, Slot, SmallWorld, Stage};

/// The acting race at its redeployment: everything that its choices depend on, gathered once for all regions.
pub(crate) struct Deployment {
    pub seat: Seat,
    pub slot: Slot,
    pub own: RegionSet,
    /// Where tokens and beasts may be put down.
    pub room: RegionSet,
    /// Whether a beaten player puts down what it had to take back, and nothing else.
    pub retreat: bool,
    /// Tokens in hand, without beasts.
    pub men: u8,
    /// Those of them that have to leave at the end.
    pub owed: u8,
    /// Tokens that may be put down, beasts among them.
    pub to_put: u8,
    /// Those of them that are beasts (WC-93).
    pub beasts: u8,
    pub encampments: u8,
    pub heroes: u8,
    pub armors: u8,
    /// The fewest tokens in a region.
    pub least: u8,
    /// Whether pieces may stand among the tokens in this game, or tokens never alone.
    pub company: bool,
}

impl SmallWorld {
    /// The redeployment of the acting race; `None` if there is no such race.
    pub(crate) fn deployment(&self) -> Option<Deployment> {
        let (seat, slot) = self.acting;
        let band = self.band(seat, slot)?;
        let company = self.contents.notes(Noted::Company);
        let least = if company { self.kit(seat, slot).map_or(1, Kit::least) } else { 1 };
        let retreat = self.stage == Stage::Retreat;
        let men = if retreat { 0 } else { band.hand - band.beasts };
        let owed = self.owed();
        let to_put = self.placeable(band, owed);
        Some(Deployment {
            seat,
            slot,
            own: band.regions,
            room: if least > 1 { self.room() } else { band.regions },
            retreat,
            men,
            owed,
            to_put,
            beasts: band.beasts,
            encampments: band.encampments,
            heroes: band.heroes,
            armors: band.armors,
            least,
            company,
        })
    }
}

impl Deployment {
    /// How many of these pieces may be put down.
    #[inline]
    pub fn in_hand(&self, position: &SmallWorld, piece: Piece) -> u8 {
        match piece {
            Piece::Token => self.to_put - self.beasts,
            Piece::Beast => self.beasts,
            Piece::Encampment => self.encampments,
            _ if self.retreat => 0,
            Piece::Fortress => u8::from(position.fortress_possible()),
            Piece::Hero => self.heroes,
            Piece::Armor => self.armors,
            Piece::Champion => u8::from(position.markers.lifted),
        }
    }

    /// Whether anything but tokens may be put down: mostly not, which one look tells.
    #[inline]
    pub fn has_others_in_hand(&self, position: &SmallWorld) -> bool {
        let special = self.beasts | self.encampments | self.heroes | self.armors;
        special > 0 || !self.retreat && (position.markers.lifted || position.fortress_possible())
    }

    /// Whether anything but tokens may stand there to be taken back: mostly not, which one look tells.
    #[inline]
    pub fn has_others_on_map(&self, position: &SmallWorld) -> bool {
        let any = |counts: &PerRegion<u8>| counts.0.iter().fold(0, |any, count| any | count) > 0;
        any(&position.encampments)
            || position.heroes.meets(self.own)
            || self.company && (position.markers.champion.is_some() || any(&position.markers.beasts))
            || !position.house(House::ArmorsStay) && any(&position.armors)
    }

    /// How many pieces must still be put down, or given up, before it may end.
    pub fn waiting(&self, position: &SmallWorld) -> u16 {
        let pieces = [
            self.to_put,
            self.encampments,
            self.heroes,
            self.armors,
            u8::from(position.markers.lifted),
            self.owed.saturating_sub(self.men),
        ];
        pieces.into_iter().map(u16::from).sum()
    }

    /// Whether the redeployment may end.
    pub fn check_done(&self, position: &SmallWorld) -> Result<(), Refusal> {
        // Beasts do not pay what is owed.
        if self.men < self.owed && !self.retreat {
            return Err(Refusal::Owed { missing: self.owed - self.men });
        }
        let waits = if self.retreat {
            self.to_put > 0
        } else {
            // A lone Tauren token that finds no company stays in hand (WC-80).
            let tokens = (self.men > self.owed || self.beasts > 0) && !self.room.is_empty();
            let heroes = self.heroes > 0 && !self.own.without(position.heroes).is_empty();
            tokens || self.armors > 0 || heroes || position.markers.lifted
        };
        let stuck = self.own.is_empty() && !self.retreat;
        if (waits || self.encampments > 0) && !stuck { Err(Refusal::StillInHand) } else { Ok(()) }
    }

    /// Where such a piece may go.
    #[inline]
    pub fn places(&self, position: &SmallWorld, piece: Piece) -> RegionSet {
        match piece {
            Piece::Token | Piece::Beast => self.room,
            Piece::Fortress => self.own.without(position.fortresses),
            Piece::Hero => self.own.without(position.heroes),
            Piece::Encampment | Piece::Armor | Piece::Champion => self.own,
        }
    }

    /// Whether one more piece may be taken back.
    #[inline]
    pub fn may_take(&self, position: &SmallWorld, piece: Piece) -> bool {
        position.record.taken < MAX_TAKEN || piece == Piece::Token && self.men < self.owed
    }

    /// The regions from which a token may be taken back, as long as pieces may be.
    #[inline]
    pub fn spare_tokens(&self, position: &SmallWorld) -> impl Iterator<Item = Region> {
        let (all, alone) = (self.owed > 0 && position.must_give_up(), !self.company);
        let least = self.least;
        let spare = move |r: &Region| {
            if alone { position.tokens[*r] > 1 || all } else { position.men(*r) > 0 && (all || position.may_spare(least, *r)) }
        };
        self.own.filter(spare)
    }

    /// From where such a piece may be taken back.
    #[inline]
    pub fn takes(&self, position: &SmallWorld, piece: Piece) -> RegionSet {
        let (own, least) = (self.own, self.least);
        if self.retreat || !self.may_take(position, piece) {
            return RegionSet::EMPTY;
        }
        match piece {
            Piece::Token => self.spare_tokens(position).collect(),
            Piece::Encampment => own.filter(|r| position.encampments[*r] > 0).collect(),
            Piece::Hero => own & position.heroes,
            Piece::Armor if !position.house(House::ArmorsStay) && position.armoured(self.seat, self.slot) => {
                own.filter(|r| position.armors[*r] > 0).collect()
            }
            Piece::Beast if self.company => own.filter(|r| position.markers.beasts[*r] > 0 && position.may_spare(least, *r)).collect(),
            Piece::Champion => {
                position.markers.champion.filter(|r| own.has(*r) && position.may_lift(least, *r)).map_or(RegionSet::EMPTY, RegionSet::of)
            }
            Piece::Beast | Piece::Armor | Piece::Fortress => RegionSet::EMPTY,
        }
    }
}

impl SmallWorld {
    /// Tokens in hand that may be put down now; the extra Amazons that have to leave stay in hand (SW-42).
    #[inline]
    pub(crate) fn tokens_to_put(&self) -> u8 {
        let (seat, slot) = self.acting;
        self.band(seat, slot).map_or(0, |band| self.placeable(band, self.owed()))
    }

    /// Tokens of the acting race that may be put down, beasts among them, where so many of them have to leave.
    #[inline]
    fn placeable(&self, band: &Band, owed: u8) -> u8 {
        if self.stage == Stage::Retreat { band.withdrawn } else { (band.hand - band.beasts).saturating_sub(owed) + band.beasts }
    }

    /// Those of them that are beasts (WC-93).
    #[inline]
    pub(crate) fn beasts_to_put(&self) -> u8 {
        let (seat, slot) = self.acting;
        self.band(seat, slot).map_or(0, |b| b.beasts)
    }

    /// Tokens that have to leave at the end of the redeployment: the extra Amazons, or all there are if those are fewer (SW-42).
    #[inline]
    pub(crate) fn owed(&self) -> u8 {
        if self.record.owed == 0 {
            return 0;
        }
        let (seat, slot) = self.acting;
        self.band(seat, slot).map_or(0, |band| {
            let men: u8 = band.regions.map(|r| self.men(r)).sum();
            self.record.owed.min(band.hand - band.beasts + men)
        })
    }

    /// Whether regions have to be given up because the extra Amazons must leave (SW-42).
    #[inline]
    pub(crate) fn must_give_up(&self) -> bool {
        let owed = self.owed();
        if owed == 0 {
            return false;
        }
        let (seat, slot) = self.acting;
        self.band(seat, slot).is_some_and(|band| {
            let spare: u8 = band.regions.map(|r| self.men(r).min(self.tokens[r] - 1)).sum();
            band.hand - band.beasts + spare < owed
        })
    }

    /// Whether the acting race may build a fortress now (SW-73).
    #[inline]
    pub(crate) fn fortress_possible(&self) -> bool {
        let (seat, slot) = self.acting;
        self.fortress_supply > 0 && !self.record.fortress && self.kit(seat, slot).is_some_and(|k| k.fortresses > 0)
    }

    /// Whether the race still lays armors, and so may move them under the house rule (UG-H12).
    pub(crate) fn armoured(&self, seat: Seat, slot: Slot) -> bool {
        self.kit(seat, slot).is_some_and(|kit| kit.armors.is_some())
    }
}
