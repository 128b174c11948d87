//! What lay hidden comes to light: under Monsters, and face down on the islands (UG-C10, WC-115, WC-131, WC-133).

use tabletop::Sink;

use crate::board::region::Region;
use crate::boxes::Find;
use crate::event::Event;
use crate::state::position::{Slot, SmallWorld, Stage};

impl SmallWorld {
    /// Monsters have fallen in `region`: what they guarded comes to light (UG-C10).
    pub(crate) fn discover<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(find) = self.hoard.hidden.pop() else { return };
        self.hoard.lay(find, region);
        sink.event(|| Event::Found { seat, slot, find, region });
        match find {
            Find::Stonehedge => {
                // From the stack below the visible combos (UG-L9).
                let badge = self.next_badge(sink);
                self.hoard.lent = badge;
                if let Some(power) = badge {
                    sink.event(|| Event::Endowed { power, region });
                    self.lend(seat, slot, Some(power), sink);
                }
            }
            Find::Pentacle if slot == Slot::Active && !self.balrog_targets().is_empty() => {
                self.record.more.resume = Some(Stage::Conquest);
            }
            _ => {}
        }
    }

    /// A race has come into a region where something lies face down (WC-115, WC-131, WC-133).
    pub(crate) fn turn_up<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        if !self.gear.tiles.has(region) {
            return;
        }
        self.gear.tiles.remove(region);
        self.discover(region, sink);
        if self.hoard.spot(Find::Well) != Some(region) {
            return;
        }
        let seat = self.turn;
        let mut waters = self.waters_of(region);
        match (waters.next(), waters.next()) {
            (None, _) => {
                // The Well has no place here: another one is drawn, from those that are not in the game (WC-133).
                let Some(at) = self.hoard.unused.iter().rposition(|find| !find.is_relic()) else { return };
                let other = self.hoard.unused.remove(at);
                self.hoard.take_up(Find::Well);
                self.hoard.unused.push_front(Find::Well);
                sink.event(|| Event::ReplacedFind { seat, find: Find::Well });
                self.hoard.lay(other, region);
                let slot = self.acting.1;
                sink.event(|| Event::Found { seat, slot, find: other, region });
            }
            (Some(water), None) => self.lay_well(water, sink),
            _ => self.record.more.resume = Some(Stage::Conquest),
        }
    }
}
