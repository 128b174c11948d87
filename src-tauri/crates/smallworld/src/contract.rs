//! How Small World keeps the contract of a game.

use tabletop::{Game, Outcome, Quiet, Seat, Stream};

use crate::action::Action;
use crate::event::Event;
use crate::flaw::Flaw;
use crate::house::House;
use crate::position::{SmallWorld, Stage};
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupError};
use crate::view::View;

impl SmallWorld {
    /// The seat that decides now.
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.stage {
            Stage::Over => None,
            Stage::Retreat => Some(self.acting.0),
            _ => Some(self.turn),
        }
    }
}

impl Game for SmallWorld {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Setup = Setup;
    type SetupError = SetupError;
    type Refusal = Refusal;
    type Flaw = Flaw;

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        Self::new(setup)
    }

    fn seats(&self) -> usize {
        self.players()
    }

    fn to_act(&self) -> Option<Seat> {
        self.actor()
    }

    fn turn(&self) -> (Seat, u32) {
        (self.turn, u32::from(self.round))
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        self.list_actions(out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        self.check_action(action)
    }

    fn play_legal(&mut self, action: Action) {
        debug_assert_eq!(self.check_action(action), Ok(()), "{action}");
        self.apply(action, &mut Quiet);
    }

    fn play_told(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check_action(action)?;
        self.apply(action, events);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| self.standing())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view_for(viewer)
    }

    /// Everything that happens at the table is seen by all; only the totals in the purses are hidden (SW-2).
    fn event_for(event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        Some(event.clone())
    }

    fn has_secrets(&self) -> bool {
        !self.house(House::OpenCoins)
    }

    fn reveals(&self, action: Action) -> bool {
        match action {
            // The next combo of the stacks comes up.
            Action::Pick { .. } => !self.races.is_empty(),
            Action::Roll | Action::Attempt { .. } => true,
            Action::Ready | Action::Abandon { .. } | Action::Put { .. } | Action::PutAll { .. } | Action::Take { .. } => false,
            // A race that leaves may bring a new combo up, and the end of the game opens the purses.
            _ => {
                let mut after = *self;
                after.apply(action, &mut Quiet);
                after.random_words() != self.random_words() || after.market.len() > self.market.len() || after.stage == Stage::Over
            }
        }
    }

    /// Deals afresh the order of both stacks below the top, the dice to come, and the purses of the others: nearly what they are, since
    /// every payment and income was seen by all, but no more than an observer with an ordinary memory knows.
    fn resample(&self, observer: Seat, seed: u64) -> Self {
        let mut other = *self;
        let mut deal = Stream::new(seed);
        deal.shuffle(&mut other.races);
        deal.shuffle(&mut other.powers);
        if self.has_secrets() && self.stage != Stage::Over {
            for seat in Seat::all(self.players()).filter(|s| *s != observer) {
                let coins = &mut other.sides[seat].coins;
                *coins = (*coins + deal.below(5) as u16).saturating_sub(2);
            }
        }
        other.stream = deal;
        other.script.clear();
        other
    }

    fn random_words(&self) -> u64 {
        self.stream.word()
    }

    fn appraise(&self, seat: Seat) -> f32 {
        self.worth(seat)
    }

    fn validate(&self) -> Result<(), Vec<Flaw>> {
        self.flaws()
    }
}
