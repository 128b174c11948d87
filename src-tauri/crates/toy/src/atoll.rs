//! The rules.

use serde::{Deserialize, Serialize};
use tabletop::{Game, Hidden, MAX_SEATS, Outcome, PerSeat, Quiet, Seat, Sink, Stream};

use crate::words::{ATOLL, Action, Event, Flaw, Place, PlaceView, Refusal, SeatView, Setup, SetupError, View};

/// How many places the atoll has.
pub const PLACES: usize = 6;
/// Turns of each seat.
pub const ROUNDS: u8 = 4;
/// Actions of a turn.
pub const STEPS: u8 = 2;
/// Tokens of each seat.
pub const TOKENS: u8 = 6;
/// The most tokens of one seat in one place.
const MOST: u8 = 3;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Atoll {
    pub(crate) players: u8,
    pub(crate) round: u8,
    pub(crate) turn: Seat,
    /// Actions left in this turn, this one included.
    pub(crate) left: u8,
    pub(crate) over: bool,
    /// Tokens by place and seat.
    pub(crate) tokens: [PerSeat<u8>; PLACES],
    /// The place that each seat's card names, by number.
    pub(crate) cards: PerSeat<u8>,
    pub(crate) stream: Stream,
}

impl Atoll {
    /// Every place.
    pub fn places() -> impl Iterator<Item = Place> + Clone {
        (0..PLACES as u8).map(Place::at)
    }

    /// The seats at the table.
    pub(crate) fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(self.players.into())
    }

    pub(crate) fn hand(&self, seat: Seat) -> u8 {
        TOKENS - self.tokens.iter().map(|place| place[seat]).sum::<u8>()
    }

    /// Who alone has most of these in a place.
    fn most(&self, count: impl Fn(Seat) -> u8) -> Option<Seat> {
        let most = self.all_seats().map(&count).max().filter(|most| *most > 0)?;
        let mut best = self.all_seats().filter(|seat| count(*seat) == most);
        best.next().filter(|_| best.next().is_none())
    }

    /// Who holds a place, as far as everybody sees (AT-4).
    pub fn holder(&self, place: Place) -> Option<Seat> {
        self.most(|seat| self.tokens[place.index()][seat])
    }

    /// Places in which a seat has most, cards included (AT-5).
    pub(crate) fn score(&self, seat: Seat) -> i8 {
        let with_card = |place: Place, seat: Seat| self.tokens[place.index()][seat] + u8::from(self.cards[seat] == place.number());
        Self::places().filter(|place| self.most(|seat| with_card(*place, seat)) == Some(seat)).map(|_| 1).sum()
    }

    /// Whether a token of the seat lies in the place or in one beside it.
    fn reaches(&self, seat: Seat, place: Place) -> bool {
        [PLACES - 1, 0, 1].into_iter().any(|step| self.tokens[(place.index() + step) % PLACES][seat] > 0)
    }

    fn is_last_action(&self) -> bool {
        self.round == ROUNDS && self.left == 1 && usize::from(self.turn.number()) + 1 == usize::from(self.players)
    }

    fn winners(&self) -> Vec<Seat> {
        let best = self.all_seats().map(|seat| self.score(seat)).max();
        self.all_seats().filter(|seat| Some(self.score(*seat)) == best).collect()
    }

    fn apply(&mut self, action: Action, sink: &mut impl Sink<Event>) {
        let me = self.turn;
        match action {
            Action::Place { place } => {
                self.tokens[place.index()][me] += 1;
                sink.event(|| Event::Placed { seat: me, place });
            }
            Action::Drive { place, seat } => {
                let face = self.stream.below(6) as u8 + 1;
                sink.event(|| Event::Rolled { seat: me, face });
                if face >= 4 {
                    self.tokens[place.index()][seat] -= 1;
                    sink.event(|| Event::Driven { seat, place });
                }
            }
            Action::Pass => sink.event(|| Event::Passed { seat: me }),
        }
        if self.is_last_action() {
            self.over = true;
            sink.event(|| Event::Shown {
                cards: self.all_seats().map(|seat| Place::at(self.cards[seat])).collect(),
                winners: self.winners(),
            });
            return;
        }
        self.left -= 1;
        if self.left > 0 {
            return;
        }
        self.left = STEPS;
        self.turn = self.turn.next(self.players.into());
        self.round += u8::from(self.turn == Seat::FIRST);
    }
}

tabletop::json_form!(Atoll, Action, Setup);
tabletop::json_text!(Event);

impl Game for Atoll {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Setup = Setup;
    type SetupError = SetupError;
    type Refusal = Refusal;
    type Flaw = Flaw;

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        if setup.game != ATOLL {
            return Err(SetupError::Game { game: setup.game.chars().take(80).collect() });
        }
        if !(2..=4).contains(&setup.players) {
            return Err(SetupError::Players { players: setup.players });
        }
        let mut stream = Stream::new(setup.seed);
        let mut deck = [0, 1, 2, 3, 4, 5];
        stream.shuffle(&mut deck);
        let mut cards = PerSeat::default();
        for (seat, card) in Seat::all(setup.players.into()).zip(deck) {
            cards[seat] = card;
        }
        Ok(Self {
            players: setup.players,
            round: 1,
            turn: Seat::FIRST,
            left: STEPS,
            over: false,
            tokens: Default::default(),
            cards,
            stream,
        })
    }

    fn seats(&self) -> usize {
        self.players.into()
    }

    fn to_act(&self) -> Option<Seat> {
        (!self.over).then_some(self.turn)
    }

    fn turn(&self) -> (Seat, u32) {
        (self.turn, self.round.into())
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        let places = Self::places().map(|place| Action::Place { place });
        let drives = Self::places().flat_map(|place| self.all_seats().map(move |seat| Action::Drive { place, seat }));
        out.extend(places.chain(drives).chain([Action::Pass]).filter(|action| self.check(*action).is_ok()));
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        let me = self.turn;
        match action {
            _ if self.over => Err(Refusal::Over),
            Action::Place { .. } if self.hand(me) == 0 => Err(Refusal::NoToken),
            Action::Place { place } if self.tokens[place.index()][me] >= MOST => Err(Refusal::Full { most: MOST }),
            Action::Drive { seat, .. } if seat == me || seat.index() >= self.seats() => Err(Refusal::Seat),
            Action::Drive { place, seat } if self.tokens[place.index()][seat] == 0 => Err(Refusal::NobodyThere),
            Action::Drive { place, .. } if !self.reaches(me, place) => Err(Refusal::TooFar),
            _ => Ok(()),
        }
    }

    fn play_legal(&mut self, action: Action) {
        debug_assert_eq!(self.check(action), Ok(()), "{action}");
        self.apply(action, &mut Quiet);
    }

    fn play_told(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply(action, events);
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over {
            return None;
        }
        let (mut winners, mut scores) = (PerSeat::default(), PerSeat::default());
        for seat in self.all_seats() {
            scores[seat] = self.score(seat).into();
        }
        for seat in self.winners() {
            winners[seat] = true;
        }
        Some(Outcome { winners, scores })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut actions = Vec::new();
        if viewer.is_some() && viewer == self.to_act() {
            self.legal_actions(&mut actions);
        }
        let place = |place: Place| PlaceView {
            place,
            tokens: self.all_seats().map(|seat| self.tokens[place.index()][seat]).collect(),
            holder: self.holder(place),
        };
        let seat = |seat: Seat| SeatView {
            seat,
            hand: self.hand(seat),
            card: (self.over || viewer == Some(seat)).then(|| Place::at(self.cards[seat])),
            points: self.over.then(|| self.score(seat).into()),
        };
        View {
            viewer,
            map: format!("{ATOLL}-{}p", self.players),
            round: self.round,
            rounds: ROUNDS,
            turn: self.turn,
            left: self.left,
            to_act: self.to_act(),
            over: self.over,
            winners: if self.over { self.winners() } else { Vec::new() },
            actions,
            places: Self::places().map(place).collect(),
            seats: self.all_seats().map(seat).collect(),
        }
    }

    fn event_for(event: &Event, _viewer: Option<Seat>) -> Option<Event> {
        Some(event.clone())
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn reveals(&self, action: Action) -> bool {
        matches!(action, Action::Drive { .. }) || self.is_last_action()
    }

    /// The others' cards are any of those that the observer does not hold.
    fn resample(&self, observer: Seat, seed: u64) -> Self {
        let mut other = self.clone();
        let mut deal = Stream::new(seed);
        if !self.over {
            let mut deck: Vec<u8> = (0..PLACES as u8).filter(|card| *card != self.cards[observer]).collect();
            deal.shuffle(&mut deck);
            for (seat, card) in self.all_seats().filter(|seat| *seat != observer).zip(deck) {
                other.cards[seat] = card;
            }
        }
        other.stream = deal;
        other
    }

    fn hidden(&self, observer: Seat) -> Vec<Hidden> {
        let others = self.all_seats().filter(|seat| *seat != observer);
        let cards = others.map(|seat| Hidden::new(format!("card of seat {seat}"), &self.cards[seat], !self.over));
        cards.chain([Hidden::new("dice to come", &self.stream, true)]).collect()
    }

    fn random_words(&self) -> u64 {
        self.stream.word()
    }

    fn appraise(&self, seat: Seat) -> f32 {
        let best_other = self.all_seats().filter(|other| *other != seat).map(|other| self.score(other)).max().unwrap_or(0);
        f32::from(self.score(seat) - best_other)
    }

    fn validate(&self) -> Result<(), Vec<Flaw>> {
        if !(2..=4).contains(&self.players) {
            return Err(vec![Flaw::Number { what: "players", number: self.players }]);
        }
        let mut flaws = Vec::new();
        for (what, number, exists) in [
            ("round", self.round, (1..=ROUNDS).contains(&self.round)),
            ("actions left", self.left, (1..=STEPS).contains(&self.left)),
            ("turn", self.turn.number(), self.turn.index() < self.seats()),
            ("card", self.cards.0.into_iter().max().unwrap_or(0), self.cards.0.iter().all(|card| usize::from(*card) < PLACES)),
        ] {
            if !exists {
                flaws.push(Flaw::Number { what, number });
            }
        }
        for seat in Seat::all(MAX_SEATS) {
            let of = || self.tokens.iter().map(|place| place[seat]);
            if seat.index() >= self.seats() {
                if self.cards[seat] != 0 || of().any(|tokens| tokens > 0) {
                    flaws.push(Flaw::Nobody { seat });
                }
            } else if of().any(|tokens| tokens > MOST) || of().map(u32::from).sum::<u32>() > TOKENS.into() {
                flaws.push(Flaw::Tokens { seat });
            }
        }
        if self.all_seats().any(|seat| self.all_seats().any(|other| seat != other && self.cards[seat] == self.cards[other])) {
            flaws.push(Flaw::Cards);
        }
        if self.over && !self.is_last_action() {
            flaws.push(Flaw::Early);
        }
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }
}
