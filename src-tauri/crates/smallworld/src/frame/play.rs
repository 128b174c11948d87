//! Playing an action: what each decision does on the table.

use tabletop::Sink;

use crate::action::Action;
use crate::boxes::Noted;
use crate::event::{Event, Method, Purpose};
use crate::state::position::{Finish, SmallWorld, Stage};

impl SmallWorld {
    /// Plays a legal action.
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        let seat = self.acting.0;
        match action {
            Action::Pick { combo } => self.pick(combo.index(), sink),
            Action::Exchange { combo } => self.settle_badge(Some(combo.index()), sink),
            Action::Ready => self.begin_conquests(sink),
            Action::Decline => self.choose_decline(false, sink),
            Action::Vanish => self.choose_decline(true, sink),
            Action::Abandon { region } => self.abandon(region, sink),
            Action::Roll => {
                let face = self.roll();
                self.record.roll = Some(face);
                sink.event(|| Event::Rolled { seat, purpose: Purpose::Berserk, face, needed: None });
                self.end_if_nothing_affordable(sink);
            }
            Action::Conquer { region, with } => self.pay_for(region, with, sink),
            Action::Attempt { region, with } => self.attempt(region, with, sink),
            Action::Gamble { region, with } => self.gamble(region, with, sink),
            Action::Reborn { region } => self.be_reborn(region, sink),
            Action::Place { piece, region } => self.place(piece, region, sink),
            Action::Sacrifice { region } => {
                self.sacrifice(region, sink);
                self.finish(Finish::Stout, sink);
            }
            Action::Drain { region } => self.replace(region, Method::Drain, false, sink),
            Action::Form { form } => self.choose_form(form, sink),
            Action::Detonate { region } => self.detonate(region, sink),
            Action::Champion { region } => self.send_champion(region, sink),
            Action::Strike { region, with } => self.strike_at(region, with, sink),
            Action::Steal { find, region } => self.steal(find, region, sink),
            Action::Intimidate { region, to } => self.intimidate(region, to, sink),
            Action::Swap { region, other } => self.swap(region, other, sink),
            Action::Recruit => self.recruit(sink),
            Action::Shift { region } => self.shift(region, sink),
            Action::Use { by, region, other } => self.use_ability(by, region, other, sink),
            Action::Orb { region, bag } => self.replace(region, Method::Orb, bag, sink),
            Action::Dragon { region } => self.send_dragon(region, sink),
            Action::Substitute { region } => self.replace(region, Method::Substitute, false, sink),
            Action::EndConquest => self.begin_redeployment(sink),
            Action::Put { piece, region } => self.put(piece, region, 1, sink),
            Action::PutAll { region } => self.put_all(region, sink),
            Action::Take { piece, region } => self.take(piece, region, sink),
            Action::Done => match self.stage {
                Stage::Exchange => self.settle_badge(None, sink),
                Stage::Prepare => self.begin_expansion(sink),
                Stage::Bombs => {
                    self.drop_bombs(sink);
                    self.stage = Stage::Start;
                }
                Stage::Strike => {
                    self.record.more.tally.short = None;
                    self.stage = Stage::Conquest;
                }
                Stage::Recruit => {
                    self.record.more.tally.recruited = true;
                    self.begin_redeployment(sink);
                }
                Stage::Place => self.finish(Finish::Ally, sink),
                Stage::Altar => self.finish(Finish::Stout, sink),
                _ => self.end_redeployment(sink),
            },
            Action::Ally { seat: with } => {
                self.sides[self.turn].ally = Some(with);
                sink.event(|| Event::Allied { seat, with });
                self.finish(Finish::RetreatFirst, sink);
            }
            Action::NoAlly => self.finish(Finish::RetreatFirst, sink),
            Action::Stay => self.finish(Finish::Retreat, sink),
        }
        self.settle(sink);
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
