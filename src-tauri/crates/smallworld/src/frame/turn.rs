//! The order of a turn (SW-12, UG-A): which step follows which, from its beginning to its end.

use tabletop::{Seat, Sink};

use crate::action::chosen;
use crate::boxes::Noted;
use crate::event::{Event, TokenCause};
use crate::frame::decision::{Decision, Steps};
use crate::frame::deployment::Deployment;
use crate::frame::find_answers::TURN_BEGINS;
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Figure, Finish, Slot, SmallWorld, Stage, TurnRecord, Unpaired};

impl SmallWorld {
    /// The owner of the turn begins: peace of the last turn ends (SW-68); a player without an active race picks (SW-38).
    pub(crate) fn begin_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let (seat, round) = (self.turn, self.round);
        self.record = TurnRecord::default();
        self.sides[seat].ally = None;
        sink.event(|| Event::TurnStarted { seat, round });
        self.open_turn(sink);
    }

    /// What happens by itself at the start of a turn: harmony comes back, bombs are resolved (WC-73, WC-85). What comes of it is noted in
    /// the record of the turn.
    pub(crate) fn open_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.acting = (seat, Slot::Active);
        if self.band(seat, Slot::Active).is_some() {
            let mut waits = false;
            if let Some(answers) = self.answers(seat, Slot::Active) {
                for (answer, _) in &answers.turn_begins {
                    waits |= answer(self, &mut sink.listener());
                }
            }
            if !waits {
                self.stage = Stage::Start;
            }
        } else if !self.has_choice(seat) {
            self.begin_conquests(sink);
        } else {
            self.stage = Stage::Choose;
        }
    }

    /// Declined races that still conquer act first, then the active race (SW-12, SW-46).
    pub(crate) fn begin_conquests<S: Sink<Event>>(&mut self, sink: &mut S) {
        let seat = self.turn;
        self.record.conquests = 0;
        self.record.rolled = false;
        for slot in [Slot::Declined, Slot::Spirit] {
            if self.record.acted >> slot as u8 & 1 == 0
                && self.answers(seat, slot).is_some_and(|answers| !answers.acts_in_decline.is_empty())
            {
                self.record.acted |= 1 << slot as u8;
                self.acting = (seat, slot);
                self.stage = Stage::Ghouls;
                self.ready(sink);
                return;
            }
        }
        self.acting = (seat, Slot::Active);
        if self.record.declining {
            return self.decline_active(false, false, sink);
        }
        self.prepare(sink);
    }

    /// What may be done at the start of the turn, before the tokens are readied; if nothing, the conquests begin (UG-A1).
    pub(crate) fn prepare<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.stage = Stage::Prepare;
        let balrog_aside = self.placements().any(|(figure, _)| figure != Figure::Balrog);
        if !balrog_aside && self.reborn_regions().is_empty() && !self.form_due() {
            self.begin_expansion(sink);
        }
    }

    /// The start of the turn is over: whoever holds a place by now has what it gives, and the troops gather (UG-A1, UG-L2).
    pub(crate) fn begin_expansion<S: Sink<Event>>(&mut self, sink: &mut S) {
        for (answer, asked) in self.finds_that(&TURN_BEGINS) {
            if let Some(lying) = self.lying_with(*asked, self.turn) {
                answer(self, lying, &mut sink.listener());
            }
        }
        self.stage = Stage::Conquest;
        self.discard_beasts(sink);
        self.go_on(Unpaired::Expand, sink);
    }

    /// Whether the start of the turn may end (UG-F3).
    pub(crate) fn check_prepared(&self) -> Result<(), Refusal> {
        if self.form_due() {
            Err(Refusal::ChooseForm)
        } else if self.places_for(Figure::Volcano).is_empty() {
            Ok(())
        } else {
            Err(Refusal::PlaceFirst)
        }
    }

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

    /// The end of a turn begins: what is taken back, raised or given by then (WC-12).
    fn end_conquests<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(answers) = self.answers(self.turn, Slot::Active) else { return };
        for (answer, _) in &answers.turn_ends {
            answer(self, &mut sink.listener());
        }
    }

    /// Goes on with the end of the turn from `step` until somebody has to decide.
    pub(crate) fn finish<S: Sink<Event>>(&mut self, step: Finish, sink: &mut S) {
        let seat = self.turn;
        let mut step = step;
        loop {
            step = match step {
                Finish::Before | Finish::Place => {
                    self.acting = (seat, Slot::Active);
                    self.stage = Stage::Place;
                    self.end_conquests(sink);
                    if self.placements().next().is_some() {
                        return;
                    }
                    Finish::Ally
                }
                Finish::Ally => {
                    if self.answers(seat, Slot::Active).is_some_and(|answers| !answers.makes_peace.is_empty())
                        && Seat::all(self.players()).any(|s| self.may_ally(s))
                    {
                        self.acting = (seat, Slot::Active);
                        self.stage = Stage::Ally;
                        return;
                    }
                    Finish::RetreatFirst
                }
                Finish::RetreatFirst => {
                    let first = self.board().ways.retreat_first && self.house(House::RetreatBeforeScoring);
                    if first && self.next_retreat(sink) {
                        self.record.more.finish = Finish::RetreatFirst;
                        return;
                    }
                    Finish::Score
                }
                Finish::Score => {
                    self.score_turn(sink);
                    Finish::Altar
                }
                Finish::Altar => {
                    if !self.sacrifices().is_empty() {
                        self.acting = (seat, Slot::Active);
                        self.stage = Stage::Altar;
                        return;
                    }
                    Finish::Stout
                }
                Finish::Stout => {
                    if self.answers(seat, Slot::Active).is_some_and(|answers| !answers.declines_late.is_empty()) {
                        self.acting = (seat, Slot::Active);
                        self.stage = Stage::Stout;
                        return;
                    }
                    Finish::Retreat
                }
                Finish::Retreat => {
                    if self.next_retreat(sink) {
                        self.record.more.finish = Finish::Before;
                        return;
                    }
                    Finish::Pass
                }
                Finish::Pass => return self.next_turn(sink),
            };
        }
    }

    /// The step after a beaten player's redeployment: the same one, until nobody is left.
    pub(crate) fn retreat_step(&self) -> Finish {
        if self.record.more.finish == Finish::RetreatFirst { Finish::RetreatFirst } else { Finish::Retreat }
    }

    /// The turn passes, or the game is over.
    pub(crate) fn next_turn<S: Sink<Event>>(&mut self, sink: &mut S) {
        self.sides[self.turn].grudges = 0;
        let next = self.turn.next(self.players());
        if next == self.first {
            if self.round >= self.board().data.rounds {
                self.stage = Stage::Over;
                self.acting = (self.turn, Slot::Active);
                sink.event(|| self.game_over());
                return;
            }
            self.round += 1;
        }
        self.turn = next;
        self.begin_turn(sink);
    }

    /// Whether something may follow from what has happened.
    #[inline]
    pub(crate) fn is_unsettled(&self) -> bool {
        self.finds.lent.is_some() || self.record.more.resume.is_some() || self.contents.notes(Noted::Company)
    }

    /// What follows from whatever has happened: lent pieces that leave, finds to deal with, lone tokens that move on.
    pub(crate) fn settle<S: Sink<Event>>(&mut self, sink: &mut S) {
        if self.finds.lent.is_some() {
            self.settle_lent(sink);
        }
        // What was found has to be dealt with at once, whatever step the conquest has led to (UG-L11).
        if self.record.more.resume.is_some() && !matches!(self.stage, Stage::Summon | Stage::Shift) {
            self.record.more.resume = Some(self.stage);
            self.stage = Stage::Summon;
        }
        if self.contents.notes(Noted::Company) {
            self.settle_lone(sink);
        }
    }
}

impl Decision for chosen::Ready {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Start]);

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.begin_conquests(sink);
    }
}

impl Decision for chosen::EndConquest {
    type On = ();
    const AT: Steps = Steps::CONQUESTS;

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.begin_redeployment(sink);
    }
}

/// A step is done, and the next one follows.
impl Decision for chosen::Done {
    type On = Option<Deployment>;
    const AT: Steps = Steps::of(&[
        Stage::Exchange,
        Stage::Bombs,
        Stage::Prepare,
        Stage::Strike,
        Stage::Recruit,
        Stage::Redeploy,
        Stage::Retreat,
        Stage::Place,
        Stage::Altar,
    ]);

    fn check(self, position: &SmallWorld, on: &Option<Deployment>) -> Result<(), Refusal> {
        match position.stage {
            Stage::Prepare => position.check_prepared(),
            Stage::Redeploy | Stage::Retreat => on.as_ref().map_or(Ok(()), |on| on.check_done(position)),
            _ => Ok(()),
        }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        match position.stage {
            Stage::Exchange => position.settle_badge(None, sink),
            Stage::Bombs => {
                position.drop_bombs(sink);
                position.stage = Stage::Start;
            }
            Stage::Prepare => position.begin_expansion(sink),
            Stage::Strike => {
                position.record.more.tally.short = None;
                position.stage = Stage::Conquest;
            }
            Stage::Recruit => {
                position.record.more.tally.recruited = true;
                position.begin_redeployment(sink);
            }
            Stage::Place => position.finish(Finish::Ally, sink),
            Stage::Altar => position.finish(Finish::Stout, sink),
            _ => position.end_redeployment(sink),
        }
    }
}
