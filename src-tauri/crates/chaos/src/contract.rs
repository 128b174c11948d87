//! How Chaos in the Old World keeps the contract of a game.

use std::hash::{Hash, Hasher};
use std::num::NonZeroU32;

use tabletop::{Explained, Game, Hidden, Merit, Outcome, PerSeat, Print, Quiet, Seat, Sketch, Stream, Style};

use crate::content::OldWorld;
use crate::decisions::action::Action;
use crate::decisions::refusal::Refusal;
use crate::event::Event;
use crate::setup::{Setup, SetupError};
use crate::sketch;
use crate::state::house::House;
use crate::state::items::{Item, Sum};
use crate::state::names::{Land, Power};
use crate::state::position::{Chaos, Phase};
use crate::state::task::Task;
use crate::validation::flaw::Flaw;
use crate::view::View;
use tabletop::Pile;

tabletop::json_form!(Chaos, Action, Setup);
tabletop::json_text!(Event);

impl Game for Chaos {
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
        let power = match self.tasks.last() {
            Some(task) if *task != Task::Act => self.asks(*task).unwrap_or(self.turn),
            // Before the first Summoning Phase of a game that somebody does not play.
            _ if !self.plays(self.turn) => self.humblest(),
            _ => self.turn,
        };
        (self.seat_of(power), u32::from(self.round))
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
        self.ending?;
        let mut outcome = Outcome { winners: PerSeat::default(), scores: PerSeat::default() };
        for power in self.winners() {
            outcome.winners[self.seat_of(power)] = true;
        }
        for power in self.present() {
            outcome.scores[self.seat_of(power)] = self.points[power.index()].into();
        }
        Some(outcome)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.view_for(viewer)
    }

    /// Which cards somebody draws only that player sees.
    fn event_for(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(match event {
            Event::Drawn { power, seat, count, .. } if viewer != Some(*seat) => {
                Event::Drawn { power: *power, seat: *seat, count: *count, cards: Vec::new() }
            }
            other => other.clone(),
        })
    }

    fn has_secrets(&self) -> bool {
        !self.house.on(House::OpenHands)
    }

    fn decides_openly(&self) -> bool {
        self.open_decision()
    }

    fn reveals(&self, action: Action) -> bool {
        let mut after = *self;
        after.apply(action, &mut Quiet);
        after.random_words() != self.random_words()
            || after.script.len() != self.script.len()
            || after.old_world.len() < self.old_world.len()
            || after.decks.iter().zip(&self.decks).any(|(new, old)| new.len() != old.len())
            || matches!(action, Action::Play { .. } | Action::Discard { .. })
            || after.discards != self.discards
            || after.ending.is_some()
    }

    /// Deals afresh the hands and decks of the others, one's own deck, the Old World deck and the dice to come.
    fn resample(&self, observer: Seat, seed: u64) -> Self {
        let mut other = *self;
        let mut stream = Stream::new(seed);
        let mut deal = stream.draws();
        let mine = self.power_of(observer);
        for power in self.present() {
            let index = power.index();
            let hidden = power != mine && self.has_secrets();
            let mut unseen: Pile<u8, 24> = self.decks[index].iter().copied().collect();
            if hidden {
                for (card, count) in (0..).zip(self.hands[index]) {
                    (0..count).for_each(|_| unseen.push(card));
                }
            }
            // In an order that tells nothing of the one they lie in.
            unseen.sort_unstable();
            deal.shuffle(&mut unseen);
            if hidden {
                other.hands[index] = [0; 8];
                for _ in 0..self.hand_size(power) {
                    if let Some(card) = unseen.pop() {
                        other.hands[index][card as usize] += 1;
                    }
                }
            }
            other.decks[index] = unseen;
        }
        // Old World cards that nobody has seen: all but those on the track and on their way there. Those that left the game are forgotten again.
        let mut cards = Pile::<OldWorld, 28>::default();
        for card in OldWorld::ALL {
            let shown = self.track_count(card) + self.arriving(card);
            (shown..self.in_box(card)).for_each(|_| cards.push(card));
        }
        deal.shuffle(&mut cards);
        other.old_world = cards[..self.old_world.len()].iter().copied().collect();
        other.stream = stream;
        other.script = Pile::default();
        other
    }

    fn hidden(&self, observer: Seat) -> Vec<Hidden> {
        let mine = self.power_of(observer);
        let kinds = |cards: &[u8; 8]| cards.iter().filter(|count| **count > 0).count();
        let mut hidden = vec![
            Hidden::new("Old World deck", &self.old_world, !self.old_world.is_empty()),
            Hidden::new("dice to come", &(self.stream, self.script), true),
        ];
        for power in self.present() {
            let index = power.index();
            let mut unseen = [0; 8];
            for card in self.decks[index].iter() {
                unseen[*card as usize] += 1;
            }
            let varied = kinds(&unseen) > 1;
            hidden.push(Hidden::new(format!("deck of {power}"), &self.decks[index], varied));
            if power != mine {
                let hand = self.hands[index];
                let all = std::array::from_fn(|card| unseen[card] + hand[card]);
                let open = self.hand_size(power) > 0 && !self.decks[index].is_empty() && kinds(&all) > 1;
                hidden.push(Hidden::new(format!("hand of {power}"), &hand, open));
            }
        }
        hidden
    }

    fn explained(&self) -> Vec<Explained> {
        let mut found = Vec::new();
        let mut add = |what: String, value: u8, items: &[Item]| {
            let parts = items.iter().map(|item| item.amount.into()).collect();
            found.push(Explained { what, value: value.into(), parts });
        };
        for land in Land::all() {
            add(format!("resistance of {land}"), self.resistance(land), &Sum::of(|mut out| self.resistance_items(land, &mut out)).items);
            for power in self.present() {
                let sum = Sum::of(|mut out| self.domination_items(power, land, &mut out));
                add(format!("{power} in {land}"), self.domination(power, land), &sum.items);
            }
        }
        if self.tasks.last() == Some(&Task::Act) {
            let choices = self.explain();
            for choice in choices.cards {
                for place in choice.lands {
                    add(format!("play {} {}", choice.card, place.land), self.card_cost(choice.card, place.land), &place.items);
                }
            }
            for choice in choices.figures {
                let Some(figure) = self.summoned(self.turn, choice.kind, choice.from) else { continue };
                for place in choice.lands {
                    let cost = self.summon_cost(figure, choice.from, place.land);
                    add(format!("summon {figure} {}", place.land), cost, &place.items);
                }
            }
        }
        found
    }

    fn random_words(&self) -> u64 {
        self.stream.word()
    }

    /// Turns are single actions: what they were good for shows at the end of the round.
    fn is_far_from(&self, start: &Self, _: u32) -> bool {
        self.round > start.round
    }

    /// What figures and cards were good for shows where the battles are over and the lands are counted: judged where its turn came again *expert* did not see
    /// what a card brings, and among four of them Khorne won ten games of fifteen.
    fn has_answered(&self, start: &Self, seat: Seat) -> bool {
        if matches!(start.phase, Phase::Summoning | Phase::Battle) { self.round > start.round } else { self.is_another_turn(start, seat) }
    }

    /// Some fifty are legal, and a round has twenty of them: with all of them few rounds could be looked at. With six a look takes 190 positions, with twelve
    /// 355, and the luck of one look is six times what tells turns apart that look good: the more of them the better.
    fn answers(&self) -> usize {
        6
    }

    /// A figure for a land is one idea, whichever land it leaves for that. Bots look at it from everywhere all the same: with eight turns of different aims instead
    /// *hard* won 43.1 % of 144 games against three *normal* ones, and it wins 50.2 % of 576.
    fn aim(action: Action) -> Action {
        match action {
            Action::Summon { kind, to, .. } => Action::Summon { kind, from: None, to },
            other => other,
        }
    }

    fn appraise(&self, seat: Seat) -> f32 {
        self.worth(self.power_of(seat))
    }

    /// Whoever is left alone turns its dial to the end: when every power looked to itself, Khorne won two games of three; so it is a third.
    fn opposition(&self) -> f32 {
        0.75
    }

    /// Whoever turns its dial to the end wins, whatever the others' points (CH-73): with a quarter of a win for them the three raced each other for points, and
    /// Khorne won 32 of 70 games of *expert* bots. Whoever looks less closely needs them: where nobody had them
    /// *hard* won 36.1 % of 72 games against three *normal* ones, and 50.0 % where all had.
    fn lead_counts(&self, closely: bool) -> f32 {
        if closely { 0.05 } else { 0.25 }
    }

    /// A plan is a single action, some forty in a game: with errors of full size in the choice *normal* wins 42 of 100 games against three *easy* ones, with
    /// 0.4 of them 44, with a quarter 58; with 0.35 of them it loses to *easy* more often and to *hard* no more.
    fn errors(&self) -> f32 {
        0.25
    }

    fn slips(&self) -> f32 {
        1.8
    }

    /// A figure or a card is good for what it does at the end of the round.
    fn shows_late(&self) -> bool {
        true
    }

    /// Where the others play a round out there are many positions, some 200 in a look: *expert* has time for about 200 looks, a quarter of a second.
    fn effort(&self) -> NonZeroU32 {
        const { NonZeroU32::new(12).unwrap() }
    }

    fn came_by_chance(&self, _: Action, after: &Self) -> bool {
        after.random_words() != self.random_words()
            || after.script.len() != self.script.len()
            || after.old_world.len() < self.old_world.len()
            || after.decks.iter().zip(&self.decks).any(|(new, old)| new.len() != old.len())
    }

    fn sketch_places(&self) -> usize {
        sketch::PLACES
    }

    fn fingerprint(&self) -> u64 {
        let mut hasher = Print::default();
        Hash::hash(self, &mut hasher);
        hasher.finish()
    }

    fn sketch_version(&self) -> u16 {
        sketch::VERSION
    }

    fn mind(&self) -> Option<&'static [u8]> {
        Some(sketch::MIND)
    }

    fn sketch(&self, seat: Seat, out: &mut Sketch) {
        self.tell(&[self.power_of(seat)], std::slice::from_mut(out));
    }

    fn sketches(&self, out: &mut [Sketch]) {
        let mut powers = [Power::default(); 4];
        powers.iter_mut().zip(self.present()).for_each(|(slot, power)| *slot = power);
        self.tell(&powers[..self.players()], out);
    }

    fn taste(&self, after: &Self, seat: Seat, style: Style) -> f32 {
        after.pleases(after.power_of(seat), style)
    }

    fn follies(&self, seat: Seat) -> impl Fn(&Self) -> bool {
        self.follies_of(self.power_of(seat))
    }

    fn merits(&self, after: &Self, seat: Seat) -> Vec<Merit> {
        self.merits_of(after, self.power_of(seat))
    }

    fn validate(&self) -> Result<(), Vec<Flaw>> {
        self.flaws()
    }
}
