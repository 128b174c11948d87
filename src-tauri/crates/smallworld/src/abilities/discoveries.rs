//! What lay hidden comes to light: under Monsters, and face down on the islands (UG-C10, WC-115, WC-131, WC-133).

use tabletop::Sink;

use crate::board::region::Region;
use crate::boxes::Find;
use crate::event::Event;
use crate::frame::find_answers::FOUND;
use crate::state::position::SmallWorld;

impl SmallWorld {
    /// Monsters have fallen in `region`: what they guarded comes to light (UG-C10).
    pub(crate) fn discover<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        if let Some(find) = self.finds.hidden.pop() {
            self.reveal(find, region, sink);
        }
    }

    /// `find` has come to light in `region`.
    pub(super) fn reveal<S: Sink<Event>>(&mut self, find: Find, region: Region, sink: &mut S) {
        let (seat, slot) = self.acting;
        self.finds.lay(find, region);
        sink.event(|| Event::Found { seat, slot, find, region });
        for (answer, asked) in self.finds_that(&FOUND).iter().filter(|(_, asked)| asked.find == find) {
            if let Some(lying) = self.lying(*asked) {
                answer(self, (seat, slot), lying, &mut sink.listener());
            }
        }
    }

    /// A race has come into a region where something lies face down (WC-115, WC-131, WC-133).
    pub(crate) fn turn_up<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        if self.markers.tiles.has(region) {
            self.markers.tiles.remove(region);
            self.discover(region, sink);
        }
    }
}
