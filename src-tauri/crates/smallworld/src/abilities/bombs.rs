//! The Goblins' bombs (WC-72 to WC-76).

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::tools::Tools;
use crate::event::{Event, Marker, Method, Thing};
use crate::frame::answers::Rules;
use crate::frame::decision::{Decision, Steps};
use crate::frame::fee::Fees;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Slot, SmallWorld, Stage};

/// Bombs that still lie when the race declines are resolved (WC-76).
pub(super) const BOMBS: Rules = Rules {
    declines: Some(|position, _, told| {
        if !position.markers.bombs.is_empty() && position.reveal_bombs(told) {
            position.drop_bombs(told);
        }
    }),
    turn_begins: Some(|position, told| !position.markers.bombs.is_empty() && position.reveal_bombs(told)),
    ..Rules::of("bombs")
};

impl SmallWorld {
    /// Where the Goblins may lay a bomb: regions next to theirs that an opponent's active race holds (WC-72).
    pub(crate) fn bomb_sites(&self, seat: Seat, own: RegionSet) -> RegionSet {
        if self.markers.pile.is_empty() {
            return RegionSet::EMPTY;
        }
        let near = self.board().beside_any(own).without(self.markers.bombs | self.immune_to(seat));
        Seat::all(self.players())
            .filter(|other| *other != seat)
            .fold(RegionSet::EMPTY, |set, other| set | self.held(other, Slot::Active) & near)
    }

    pub(crate) fn lay_bomb<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let Some(live) = self.markers.pile.pop() else { return };
        self.markers.lay_bomb(region, live);
        let seat = self.turn;
        sink.event(|| Event::Placed { seat, piece: Thing::Marker(Marker::Bomb), region, count: 1 });
    }

    /// A region with a bomb has a new holder: the bomb stays, unless the Goblins themselves came in (WC-74).
    pub(crate) fn pass_bomb_on(&mut self, region: Region, live: bool) {
        let (seat, slot) = self.acting;
        if self.can(seat, slot, trait_bits::BOMBS) || !self.house(House::BombsHitNewHolder) {
            self.markers.pile.push(live);
        } else {
            self.markers.lay_bomb(region, live);
        }
    }

    /// A region with a bomb is empty: the bomb goes back on top of the pile, unseen (WC-41, WC-74).
    pub(crate) fn return_bomb<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        if let Some(live) = self.markers.lift_bomb(region) {
            self.markers.pile.push(live);
            let seat = self.turn;
            sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Bomb), region, count: 1 });
        }
    }

    /// The fees against a bomb in `region`: harmony and the Aegis, not the marsh (WC-75).
    pub(crate) fn bomb_fees(&self, region: Region) -> Fees {
        self.meddling_fees(self.turn, RegionSet::of(region), true)
    }

    /// Bombs that wait for a fee which the Goblins can pay.
    pub(crate) fn guarded_bombs(&self) -> RegionSet {
        let coins = self.sides[self.turn].coins;
        self.markers.bombs.filter(|region| u16::from(self.bomb_fees(*region).sum(*region)) <= coins).collect()
    }

    /// The Goblins' turn begins: what lies free is revealed; whether somebody has to decide on fees (WC-73, WC-75).
    pub(crate) fn reveal_bombs<S: Sink<Event>>(&mut self, sink: &mut S) -> bool {
        for region in self.markers.bombs {
            if self.immune_to(self.turn).has(region) {
                self.drop_bomb(region, sink);
            } else if self.bomb_fees(region).sum(region) == 0 {
                self.reveal_bomb(region, sink);
            }
        }
        if self.markers.bombs.is_empty() {
            return false;
        }
        // They are asked even if they cannot pay: what is in their purse is nobody else's business.
        self.stage = Stage::Bombs;
        true
    }

    /// Bombs that are not paid for leave without effect (WC-75).
    pub(crate) fn drop_bombs<S: Sink<Event>>(&mut self, sink: &mut S) {
        for region in self.markers.bombs {
            self.drop_bomb(region, sink);
        }
    }

    fn drop_bomb<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        self.markers.lift_bomb(region);
        sink.event(|| Event::Removed { seat, piece: Thing::Marker(Marker::Bomb), region, count: 1 });
    }

    /// Pays what protects the region and reveals its bomb; then those that nothing protects any more.
    pub(crate) fn detonate<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        for fee in self.bomb_fees(region).due(region) {
            self.pay_fee(seat, fee, sink);
        }
        self.reveal_bomb(region, sink);
        if !self.reveal_bombs(sink) {
            self.stage = Stage::Start;
        }
    }

    /// Whether the bomb in `region` may be paid for.
    pub(crate) fn check_detonate(&self, region: Region) -> Result<(), Refusal> {
        if !self.markers.bombs.has(region) {
            return Err(Refusal::NothingThere);
        }
        if self.guarded_bombs().has(region) { Ok(()) } else { Err(Refusal::CannotPayFee { coins: self.bomb_fees(region).sum(region) }) }
    }

    /// The bomb goes off, or not; it leaves the game either way (WC-73).
    fn reveal_bomb<S: Sink<Event>>(&mut self, region: Region, sink: &mut S) {
        let seat = self.turn;
        let Some(live) = self.markers.lift_bomb(region) else { return };
        sink.event(|| Event::Bomb { seat, region, exploded: live });
        if !live || self.holder_of(region).is_none_or(|(holder, _)| holder == seat) {
            return;
        }
        let fallen = self.fallen(region);
        self.beat(region, Method::Bomb, Tools::NONE, sink);
        self.record.more.tally.exploded = true;
        self.note_affront(fallen.victim);
        if let Some((victim, Slot::Active)) = fallen.victim {
            self.record.attacked |= victim.bit();
        }
        if let Some(answers) = self.answers(seat, Slot::Active).filter(|_| self.house(House::ExplosionsPayBonuses)) {
            self.note_beaten(answers, fallen);
            self.record.plundered += 1;
        }
    }
}

impl Decision for chosen::Detonate {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Bombs]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        position.guarded_bombs().map(|region| Self { region }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        position.check_detonate(self.region)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.detonate(self.region, sink);
    }

    fn quote(self, position: &SmallWorld, (): &()) -> Option<Quote> {
        let fees = position.bomb_fees(self.region).views(self.region).collect();
        Some(Quote::free(Method::Bomb, fees))
    }
}
