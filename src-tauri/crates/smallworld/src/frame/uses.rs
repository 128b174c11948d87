//! Decisions that an ability brings with it: which there are, whether one is legal, what it does; and what abilities mark.

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::board::region::{Region, RegionSet};
use crate::boxes::kit::Source;
use crate::event::Event;
use crate::frame::answers::{Asked, Who};
use crate::frame::decision::{Decision, Steps};
use crate::refusal::{Moment, Refusal};
use crate::state::position::{Slot, SmallWorld, Stage};

impl SmallWorld {
    /// The race that may make a decision of an ability now: the active one, while it conquers.
    fn user(&self) -> Option<Who> {
        let (seat, slot) = self.acting;
        let band = self.band(seat, slot).filter(|_| slot == Slot::Active)?;
        Some(Who { seat, slot, own: band.regions, answers: self.answers(seat, slot)? })
    }

    /// Whether an ability that is asked so can be used once more this turn.
    const fn unused(&self, asked: Asked) -> bool {
        let times = if asked.params.times == 0 { 1 } else { asked.params.times };
        self.record.more.uses[asked.source as usize] < times
    }

    /// Whether this decision may be made now.
    pub(crate) fn check_use(&self, by: Source, region: Region, other: Option<Region>) -> Result<(), Refusal> {
        if self.record.rolled {
            return Err(Refusal::TooLate { before: Moment::Attempt });
        }
        let Some(who) = self.user() else { return Err(Refusal::NoAbility) };
        let Some((answer, asked)) = who.answers.choices.iter().find(|(_, asked)| asked.source == by) else {
            return Err(Refusal::NoAbility);
        };
        if !self.unused(*asked) {
            return Err(Refusal::NoUsesLeft);
        }
        let mut found = false;
        answer(self, who, *asked, &mut |one, two| found |= (one, two) == (region, other));
        if found { Ok(()) } else { Err(Refusal::NotThere) }
    }

    /// Makes a decision of an ability.
    pub(crate) fn use_ability<S: Sink<Event>>(&mut self, by: Source, region: Region, other: Option<Region>, sink: &mut S) {
        let Some(who) = self.user() else { return };
        self.record.more.uses[by as usize] += 1;
        for (answer, asked) in who.answers.uses.iter().filter(|(_, asked)| asked.source == by) {
            answer(self, who, *asked, region, other, &mut sink.listener());
        }
    }

    /// Marks `region` for an ability of a race, if it may mark one more.
    pub(crate) fn mark<S: Sink<Event>>(&mut self, seat: Seat, slot: Slot, asked: Asked, region: Region, most: u8, sink: &mut S) {
        let by = self.giver(seat, slot, asked.source);
        let Some(band) = self.band_mut(seat, slot) else { return };
        let marks = band.marks.of_mut(asked.source);
        if marks.len() < most && !marks.has(region) {
            marks.insert(region);
            sink.event(|| Event::Marked { seat, by: by.to_owned(), region });
        }
    }

    /// Marks of abilities that a race no longer has are gone.
    pub(crate) fn settle_marks(&mut self, seat: Seat, slot: Slot) {
        let Some(answers) = self.answers(seat, slot) else { return };
        let Some(band) = self.band_mut(seat, slot) else { return };
        for source in Source::ALL {
            if !answers.marks.iter().any(|(_, asked)| asked.source == source) {
                *band.marks.of_mut(source) = RegionSet::EMPTY;
            }
        }
    }

    /// The race or the power that gives an ability.
    pub(crate) fn giver(&self, seat: Seat, slot: Slot, source: Source) -> &'static str {
        let Some(band) = self.band(seat, slot) else { return "" };
        band.power_of(source).map_or(band.race.data().id, |power| power.data().id)
    }
}

impl Decision for chosen::Use {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Conquest]);
    const SURE: bool = true;

    fn choices(position: &SmallWorld, (): &(), mut choose: impl FnMut(Self)) {
        let Some(who) = position.user().filter(|_| !position.record.rolled) else { return };
        for (answer, asked) in who.answers.choices.iter().filter(|(_, asked)| position.unused(*asked)) {
            let by = asked.source;
            answer(position, who, *asked, &mut |region, other| choose(Self { by, region, other }));
        }
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        if let Some(region) = self.other.filter(|region| !position.board().all.has(*region)) {
            return Err(Refusal::NoSuchRegion { region });
        }
        position.check_use(self.by, self.region, self.other)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.use_ability(self.by, self.region, self.other, sink);
    }
}
