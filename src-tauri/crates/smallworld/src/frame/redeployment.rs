//! The conquests are over: tokens are taken up and put down again (SW-12, SW-13, SW-21).

use tabletop::Sink;

use crate::action::Piece;
use crate::action::chosen;
use crate::board::region::Region;
use crate::event::{Event, Marker, Thing};
use crate::frame::decision::{Decision, Steps};
use crate::frame::deployment::Deployment;
use crate::refusal::Refusal;
use crate::state::position::{Slot, SmallWorld, Stage};

impl SmallWorld {
    /// Survivors of the acting race's own regions that its player sent the Balrog into: they are redeployed with the others (UG-L12).
    pub(crate) fn regroup(&mut self) {
        let (seat, slot) = self.acting;
        if let Some(band) = self.band_mut(seat, slot).filter(|_| slot == Slot::Active) {
            band.hand += std::mem::take(&mut band.withdrawn);
        }
    }

    /// Beaten players put down what they had to take back, clockwise from the owner of the turn (SW-13). Whether one has to decide.
    pub(crate) fn next_retreat<S: Sink<Event>>(&mut self, sink: &mut S) -> bool {
        let next = self.turn.next(self.players());
        for seat in self.seats_from(next) {
            for slot in Slot::ALL {
                let Some(band) = self.band_mut(seat, slot) else { continue };
                if band.regions.is_empty() {
                    // Nowhere to go: they come back under the first-conquest rule (SW-15).
                    band.hand += std::mem::take(&mut band.withdrawn);
                    continue;
                }
                let (encampments, own) = (band.encampments, band.regions);
                if band.withdrawn == 0 && encampments == 0 {
                    continue;
                }
                self.acting = (seat, slot);
                self.stage = Stage::Retreat;
                if self.room().is_empty()
                    && let Some(band) = self.band_mut(seat, slot)
                {
                    // A lone Tauren token does not go beside the champion alone: it is kept in hand (WC-30, WC-80).
                    band.hand += std::mem::take(&mut band.withdrawn);
                }
                let withdrawn = self.band(seat, slot).map_or(0, |band| band.withdrawn);
                if withdrawn == 0 && encampments == 0 {
                    continue;
                }
                let (1, Some(region)) = (own.len(), own.first()) else { return true };
                if withdrawn > 0 {
                    self.put_all(region, sink);
                }
                for _ in 0..encampments {
                    self.put(Piece::Encampment, region, 1, sink);
                }
                sink.event(|| Event::Redeployed { seat, slot });
            }
        }
        false
    }

    pub(crate) fn put<S: Sink<Event>>(&mut self, piece: Piece, region: Region, count: u8, sink: &mut S) {
        let (seat, slot) = self.acting;
        let retreat = self.stage == Stage::Retreat;
        let Some(band) = self.band_mut(seat, slot) else { return };
        let thing = match piece {
            Piece::Token => {
                if retreat {
                    band.withdrawn -= count;
                } else {
                    band.hand -= count;
                }
                self.tokens[region] += count;
                Thing::Token
            }
            Piece::Beast => {
                band.beasts -= count;
                if retreat {
                    band.withdrawn -= count;
                } else {
                    band.hand -= count;
                }
                self.tokens[region] += count;
                self.markers.beasts[region] += count;
                Thing::Marker(Marker::Beast)
            }
            Piece::Champion => {
                self.markers.champion = Some(region);
                self.markers.lifted = false;
                self.tokens[region] += 1;
                Thing::Marker(Marker::Champion)
            }
            Piece::Encampment => {
                band.encampments -= 1;
                self.encampments[region] += 1;
                Thing::Marker(Marker::Encampment)
            }
            Piece::Fortress => {
                self.fortress_supply -= 1;
                self.fortresses.insert(region);
                self.record.fortress = true;
                Thing::Marker(Marker::Fortress)
            }
            Piece::Hero => {
                band.heroes -= 1;
                self.heroes.insert(region);
                Thing::Marker(Marker::Hero)
            }
            Piece::Armor => {
                band.armors -= 1;
                self.armors[region] += 1;
                Thing::Marker(Marker::Armor)
            }
        };
        sink.event(|| Event::Placed { seat, piece: thing, region, count });
    }

    /// Puts all tokens and beasts in hand down in one region.
    pub(crate) fn put_all<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (count, beasts) = (self.tokens_to_put(), self.beasts_to_put());
        if beasts > 0 {
            self.put(Piece::Beast, region, beasts, sink);
        }
        if count > beasts {
            self.put(Piece::Token, region, count - beasts, sink);
        }
    }

    pub(crate) fn take<S: Sink<Event>>(&mut self, piece: Piece, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        self.record.taken = self.record.taken.saturating_add(1);
        let last = self.tokens[region] == 1;
        let Some(band) = self.band_mut(seat, slot) else { return };
        let thing = match piece {
            Piece::Token => {
                band.hand += 1;
                if last {
                    // Only when the extra Amazons cannot leave otherwise (SW-42).
                    self.clear_region(region, sink);
                    self.record.spoils.remove(region);
                    sink.event(|| Event::Abandoned { seat, slot, region, tokens: 1 });
                    return;
                }
                self.tokens[region] -= 1;
                Thing::Token
            }
            Piece::Encampment => {
                band.encampments += 1;
                self.encampments[region] -= 1;
                Thing::Marker(Marker::Encampment)
            }
            Piece::Hero => {
                band.heroes += 1;
                self.heroes.remove(region);
                Thing::Marker(Marker::Hero)
            }
            Piece::Armor => {
                band.armors += 1;
                self.armors[region] -= 1;
                Thing::Marker(Marker::Armor)
            }
            Piece::Beast => {
                band.hand += 1;
                band.beasts += 1;
                self.tokens[region] -= 1;
                self.markers.beasts[region] -= 1;
                Thing::Marker(Marker::Beast)
            }
            Piece::Champion => {
                self.markers.champion = None;
                self.markers.lifted = true;
                self.tokens[region] -= 1;
                Thing::Marker(Marker::Champion)
            }
            Piece::Fortress => return,
        };
        sink.event(|| Event::Removed { seat, piece: thing, region, count: 1 });
    }
}

impl Decision for chosen::Put {
    type On = Deployment;
    const AT: Steps = Steps::PLACING;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, on: &Deployment, mut choose: impl FnMut(Self)) {
        if on.in_hand(position, Piece::Token) > 0 {
            on.room.for_each(|region| choose(Self { piece: Piece::Token, region }));
        }
        if on.has_others_in_hand(position) {
            for (piece, _) in &Piece::ALL[1..] {
                if on.in_hand(position, *piece) > 0 {
                    on.places(position, *piece).for_each(|region| choose(Self { piece: *piece, region }));
                }
            }
        }
    }

    fn check(self, position: &SmallWorld, on: &Deployment) -> Result<(), Refusal> {
        let Self { piece, region } = self;
        let fixed = matches!(piece, Piece::Fortress | Piece::Hero);
        let fits = on.places(position, piece).has(region);
        if !on.own.has(region) {
            Err(Refusal::NotHeld)
        } else if on.retreat && (fixed || piece == Piece::Armor) {
            Err(Refusal::NotNow)
        } else if piece == Piece::Fortress && position.record.fortress {
            Err(Refusal::FortressBuilt)
        } else if fixed && !fits {
            Err(Refusal::AlreadyThere)
        } else if on.in_hand(position, piece) == 0 {
            Err(Refusal::NothingInHand)
        } else if fits {
            Ok(())
        } else {
            Err(Refusal::LoneTauren)
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.put(self.piece, self.region, 1, sink);
    }
}

impl Decision for chosen::PutAll {
    type On = Deployment;
    const AT: Steps = Steps::PLACING;
    const SURE: bool = true;

    fn choices(_: &SmallWorld, on: &Deployment, choose: impl FnMut(Self)) {
        if on.to_put > 0 {
            on.room.map(|region| Self { region }).for_each(choose);
        }
    }

    fn check(self, _: &SmallWorld, on: &Deployment) -> Result<(), Refusal> {
        if !on.own.has(self.region) {
            Err(Refusal::NotHeld)
        } else if on.to_put == 0 {
            Err(Refusal::NothingInHand)
        } else if on.room.has(self.region) {
            Ok(())
        } else {
            Err(Refusal::LoneTauren)
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.put_all(self.region, sink);
    }
}

impl Decision for chosen::Take {
    type On = Deployment;
    const AT: Steps = Steps::PLACING;
    const SURE: bool = true;

    fn choices(position: &SmallWorld, on: &Deployment, mut choose: impl FnMut(Self)) {
        if on.retreat {
            return;
        }
        if on.may_take(position, Piece::Token) {
            on.spare_tokens(position).for_each(|region| choose(Self { piece: Piece::Token, region }));
        }
        if on.has_others_on_map(position) {
            for (piece, _) in &Piece::ALL[1..] {
                on.takes(position, *piece).for_each(|region| choose(Self { piece: *piece, region }));
            }
        }
    }

    fn check(self, position: &SmallWorld, on: &Deployment) -> Result<(), Refusal> {
        let Self { piece, region } = self;
        if on.takes(position, piece).has(region) {
            return Ok(());
        }
        Err(if !on.own.has(region) {
            Refusal::NotHeld
        } else if on.retreat {
            Refusal::NotNow
        } else if !on.may_take(position, piece) {
            Refusal::EnoughTaken
        } else {
            let stands = match piece {
                Piece::Token => position.men(region) > 0,
                Piece::Beast => position.markers.beasts[region] > 0,
                Piece::Champion => position.markers.champion == Some(region),
                Piece::Encampment => position.encampments[region] > 0,
                Piece::Fortress => position.fortresses.has(region),
                Piece::Hero => position.heroes.has(region),
                Piece::Armor => position.armors[region] > 0,
            };
            match piece {
                _ if !stands => Refusal::NothingThere,
                // A race that never stands alone, or the last token.
                Piece::Token | Piece::Beast | Piece::Champion if on.least > 1 => Refusal::LoneTauren,
                Piece::Token | Piece::Beast | Piece::Champion => Refusal::LastToken,
                _ => Refusal::NotNow,
            }
        })
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.take(self.piece, self.region, sink);
    }
}
