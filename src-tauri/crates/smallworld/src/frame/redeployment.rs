//! The conquests are over: tokens are taken up and put down again (SW-12, SW-13, SW-21).

use tabletop::Sink;

use crate::action::Piece;
use crate::board::region::Region;
use crate::event::{Event, Marker, Thing, TokenCause};
use crate::state::position::{Finish, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// The conquests are over: recruits come, and the redeployment begins (SW-55).
    pub(crate) fn begin_redeployment<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        self.record.roll = None;
        self.record.taken = 0;
        self.regroup();
        if self.recruits_wait() {
            self.stage = Stage::Recruit;
            return;
        }
        self.stage = Stage::Redeploy;
        let Some(pair) = self.pair(seat, slot) else { return self.end_redeployment(sink) };
        self.collect(pair, sink);
        if self.held(seat, slot).is_empty() {
            self.end_redeployment(sink);
        }
    }

    /// Survivors of the acting race's own regions that its player sent the Balrog into: they are redeployed with the others (UG-L12).
    pub(crate) fn regroup(&mut self) {
        let (seat, slot) = self.acting;
        if let Some(band) = self.band_mut(seat, slot).filter(|_| slot == Slot::Active) {
            band.hand += std::mem::take(&mut band.withdrawn);
        }
    }

    /// A redeployment is over, of the acting race or of a beaten one.
    pub(crate) fn end_redeployment<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, slot) = self.acting;
        if self.stage == Stage::Retreat {
            sink.event(|| Event::Redeployed { seat, slot });
            return self.finish(self.retreat_step(), sink);
        }
        let owed = std::mem::take(&mut self.record.owed);
        if let Some(band) = self.band_mut(seat, slot) {
            band.armors = 0;
            let tokens = owed.min(band.hand - band.beasts);
            band.hand -= tokens;
            band.aside += tokens;
            if tokens > 0 {
                sink.event(|| Event::Returned { seat, slot, tokens, cause: TokenCause::ConquestOnly });
            }
            sink.event(|| Event::Redeployed { seat, slot });
        }
        if slot != Slot::Active {
            let after = std::mem::take(&mut self.record.more.finish);
            if after != Finish::Before {
                return self.finish(after, sink);
            }
            if self.held(seat, slot).is_empty() {
                self.leave(seat, slot, sink);
            }
            return self.begin_conquests(sink);
        }
        self.finish(Finish::Place, sink);
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
