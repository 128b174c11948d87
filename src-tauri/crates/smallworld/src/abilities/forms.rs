//! The Worgen choose their form at the start of a turn (WC-89, WC-90).

use tabletop::Sink;

use crate::action::chosen;
use crate::boxes::ability::trait_bits;
use crate::event::Event;
use crate::frame::answers::Rules;
use crate::frame::cut::{By, Cut};
use crate::frame::decision::{Decision, Steps};
use crate::refusal::Refusal;
use crate::state::house::House;
use crate::state::position::{Form, Slot, SmallWorld, Stage};

/// As a wolf, all conquests cost 1 less (WC-89).
pub(super) const SHAPES: Rules = Rules {
    discounts: Some(|position, who, asked| {
        let wolf = who.slot == Slot::Active && position.record.more.tally.form == Some(Form::Wolf);
        wolf.then_some(Cut { regions: position.board().all, less: 1, by: By::Ability(asked.source) })
    }),
    ..Rules::of("shapes")
};

impl SmallWorld {
    /// Whether the Worgen still have to choose their form (WC-89, WC-90).
    pub(crate) fn form_due(&self) -> bool {
        self.record.more.tally.form.is_none()
            && self.can(self.turn, Slot::Active, trait_bits::SHAPES)
            && (!self.record.picked || self.house(House::WorgenChooseWhenPicked))
    }

    /// Whether this form may be chosen now.
    pub(crate) fn check_form(&self, form: Form) -> Result<(), Refusal> {
        if !self.form_due() {
            return Err(Refusal::NoAbility);
        }
        let coins = self.sides[self.turn].coins;
        if form == Form::Wolf && coins == 0 { Err(Refusal::CannotPay { cost: 1, coins }) } else { Ok(()) }
    }

    pub(crate) fn choose_form<S: Sink<Event>>(&mut self, form: Form, sink: &mut S) {
        let seat = self.turn;
        self.record.more.tally.form = Some(form);
        sink.event(|| Event::Form { seat, form });
        match form {
            Form::Human => self.earn(seat, 2, "human_form", sink),
            Form::Wolf => self.spend(seat, 1, "wolf_form", sink),
        }
        self.prepare(sink);
    }
}

impl Decision for chosen::Form {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Prepare]);

    fn choices(_: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        Form::ALL.into_iter().map(|form| Self { form }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        position.check_form(self.form)
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.choose_form(self.form, sink);
    }
}
