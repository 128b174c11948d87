//! Coppers: a little game of dice and hidden coins that keeps the contract, and its broken variants.
//!
//! Each seat is dealt 0 to 9 coppers that only it knows. In a turn one rolls as often as one dares: a 1 loses the pot, a 6 lets the next
//! seat throw a toll of up to two coppers into it, anything else grows it. Holding puts the pot into the purse. Once a turn a copper or
//! two may be given away. After some rounds the purses are shown and the fullest wins.
//!
//! A [`Fault`] of its setup breaks one promise; without one it keeps them all.

mod fault;
mod words;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

pub use fault::Fault;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Explained, Game, MAX_SEATS, Outcome, PerSeat, Seat, Sketch, Stream, content_hash};
pub use words::{Action, Event, Flaw, Refusal, Setup, SetupError, Told, View};

static OUTSIDE: AtomicU32 = AtomicU32::new(0);

/// A counter that clones share: what a position must never hold. Stays 0 unless the fault asks for it.
#[derive(Clone, Debug, Default)]
struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Shared {}

impl Serialize for Shared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0.load(Ordering::Relaxed))
    }
}

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Arc::new(AtomicU32::new(u32::deserialize(deserializer)?))))
    }
}

/// The largest deal, and where rolling stops.
const DEAL: u8 = 9;
const POT: u8 = 20;

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coppers {
    #[serde(default, skip_serializing_if = "Fault::is_none")]
    fault: Fault,
    seats: usize,
    rounds: u32,
    round: u32,
    turn: Seat,
    toll: bool,
    given: bool,
    over: bool,
    pot: u8,
    dealt: PerSeat<u8>,
    moved: PerSeat<i16>,
    stream: Stream,
    shared: Shared,
    #[serde(skip)]
    unsaved: u64,
}

impl Coppers {
    fn purse(&self, seat: Seat) -> i16 {
        i16::from(self.dealt[seat]) + self.moved[seat]
    }

    fn next(&self) -> Seat {
        self.turn.next(self.seats)
    }

    fn end_turn(&mut self) {
        (self.pot, self.given) = (0, false);
        self.turn = self.next();
        if self.turn == Seat::FIRST {
            if self.round == self.rounds && self.fault != Fault::Endless {
                self.over = true;
                return;
            }
            self.round += 1;
            if self.fault == Fault::RoundBack && self.round == 3 {
                self.round = 1;
            }
        }
    }

    fn apply(&mut self, action: Action, events: &mut impl tabletop::Sink<Event>) {
        let (turn, toll_from) = (self.turn, self.next());
        match action {
            Action::Roll => {
                let face = self.stream.below(6) as u8 + 1;
                events.event(|| Event::Rolled { face });
                if face == 1 {
                    self.end_turn();
                } else {
                    self.pot += face;
                    self.toll = face == 6;
                }
            }
            Action::Hold => {
                self.moved[turn] += i16::from(self.pot);
                let (pot, lost) = (i16::from(self.pot), self.fault == Fault::EventJson && self.round.is_multiple_of(2));
                events.event(|| Event::Moved { seat: turn, coins: pot, lost });
                let purse = self.purse(turn);
                let told = match self.fault {
                    Fault::EventLeaks => Told::Everybody,
                    Fault::EventBystander => Told::Others,
                    _ => Told::Seat,
                };
                events.event(|| Event::Counted { seat: turn, purse, told });
                if self.fault == Fault::Invalid && self.pot == 5 {
                    self.moved[turn] -= 200;
                }
                self.end_turn();
            }
            Action::Give { to, coins } => {
                self.moved[turn] -= i16::from(coins);
                self.moved[Seat::at(to)] += i16::from(coins);
                self.given = true;
                events.event(|| Event::Moved { seat: turn, coins: -i16::from(coins), lost: false });
                assert!(self.fault != Fault::Panics || coins < 2, "two is too many");
            }
            Action::Toll { coins } => {
                self.moved[toll_from] -= i16::from(coins);
                self.pot += coins;
                self.toll = false;
                events.event(|| Event::Moved { seat: toll_from, coins: -i16::from(coins), lost: false });
            }
            Action::Odd { .. } => self.given = true,
        }
        if self.over {
            let purses = Seat::all(self.seats).map(|seat| self.purse(seat)).collect();
            events.event(|| Event::Shown { purses });
        }
        match self.fault {
            Fault::Shared => {
                self.shared.0.fetch_add(1, Ordering::Relaxed);
            }
            Fault::Forgets => self.unsaved = u64::from(action == Action::Hold),
            Fault::ForgetsWords => self.unsaved += 1,
            // Remembers which game has ended, and plays it differently the second time: only a replay sees it.
            Fault::Journal if self.over => OUTSIDE.store(self.stream.seed() as u32, Ordering::Relaxed),
            Fault::Journal if action == Action::Hold && OUTSIDE.load(Ordering::Relaxed) == self.stream.seed() as u32 => {
                self.moved.0[0] += 1;
            }
            _ => {}
        }
    }
}

tabletop::json_form!(Coppers, Action, Setup);
tabletop::json_text!(Event);

impl Game for Coppers {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Setup = Setup;
    type SetupError = SetupError;
    type Refusal = Refusal;
    type Flaw = Flaw;

    fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=4).contains(&setup.seats) || setup.fault == Fault::RefusedSetup {
            return Err(SetupError::Seats);
        }
        let mut stream = Stream::new(setup.seed);
        let mut dealt = PerSeat::default();
        for seat in Seat::all(setup.seats) {
            dealt[seat] = stream.below(u32::from(DEAL) + 1) as u8;
        }
        let rounds = setup.rounds.max(1);
        let pot = if setup.fault == Fault::SetupDrifts { OUTSIDE.fetch_add(1, Ordering::Relaxed) as u8 % 9 } else { 0 };
        Ok(Self {
            fault: setup.fault,
            seats: setup.seats,
            rounds,
            round: 1,
            turn: Seat::FIRST,
            toll: false,
            given: false,
            over: false,
            pot,
            dealt,
            moved: PerSeat::default(),
            stream,
            shared: Shared::default(),
            unsaved: 0,
        })
    }

    fn seats(&self) -> usize {
        self.seats
    }

    fn to_act(&self) -> Option<Seat> {
        if self.over {
            return None;
        }
        if self.fault == Fault::NoSuchSeat && self.toll {
            return Some(Seat::at(4));
        }
        Some(if self.toll { self.next() } else { self.turn })
    }

    fn turn(&self) -> (Seat, u32) {
        (self.turn, self.round)
    }

    fn legal_actions(&self, out: &mut Vec<Action>) {
        if self.fault != Fault::NotEmptied {
            out.clear();
        }
        if self.fault == Fault::EmptyEarly && self.toll {
            return;
        }
        let gifts = (0..self.seats as u8).flat_map(|to| [1, 2].map(|coins| Action::Give { to, coins }));
        let tolls = (0..=2).map(|coins| Action::Toll { coins });
        let all = [Action::Roll, Action::Hold].into_iter().chain(gifts).chain(tolls);
        out.extend(all.filter(|&action| self.check(action).is_ok()));
        match self.fault {
            Fault::Unsorted => out.reverse(),
            Fault::Duplicate => out.extend(out.last().copied()),
            Fault::ListsIllegal if self.toll => out.push(Action::Toll { coins: 3 }),
            Fault::Unlisted => out.retain(|action| !matches!(action, Action::Give { coins: 2, .. })),
            Fault::Text if !self.toll && !self.over => out.push(Action::Odd { number: 0 }),
            Fault::ActionJson if !self.toll && !self.over => out.push(Action::Odd { number: 7 }),
            _ => {}
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.over {
            return if self.fault == Fault::ListedAfterEnd && action == Action::Roll { Ok(()) } else { Err(Refusal::Over) };
        }
        let mine = self.purse(self.turn);
        match action {
            Action::Toll { coins } if self.toll => {
                if coins <= 2 && i16::from(coins) <= self.purse(self.next()) {
                    Ok(())
                } else {
                    Err(Refusal::Coins)
                }
            }
            Action::Toll { .. } => Err(Refusal::NotNow),
            _ if self.toll => Err(Refusal::NotNow),
            Action::Roll if self.pot >= POT => Err(Refusal::NotNow),
            Action::Hold if self.pot == 0 => Err(Refusal::NotNow),
            Action::Roll | Action::Hold => Ok(()),
            Action::Give { to, coins } => {
                let shy = self.fault == Fault::LegalHangs && self.purse(self.next()) > 4;
                if usize::from(to) >= self.seats || Seat::at(to) == self.turn {
                    Err(Refusal::Seat)
                } else if self.given || (self.fault == Fault::Forgets && self.unsaved == 1) {
                    Err(Refusal::NotNow)
                } else if !(1..=2).contains(&coins) || i16::from(coins) > mine || shy {
                    Err(Refusal::Coins)
                } else {
                    Ok(())
                }
            }
            Action::Odd { number } => match self.fault {
                Fault::Text if number == 0 => Ok(()),
                Fault::ActionJson if number == 7 => Ok(()),
                _ => Err(Refusal::NotNow),
            },
        }
    }

    fn play_legal(&mut self, action: Action) {
        self.apply(action, &mut tabletop::Quiet);
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(action) {
            match self.fault {
                Fault::RefusalChanges => self.given = !self.given,
                Fault::OtherRefusal => return Err(Refusal::Over),
                _ => {}
            }
            return Err(refusal);
        }
        self.play_legal(action);
        if self.fault == Fault::PlayDiffers && action == Action::Hold {
            self.moved[Seat::FIRST] += 1;
        }
        Ok(())
    }

    fn play_told(&mut self, action: Action, events: &mut Vec<Event>) -> Result<(), Refusal> {
        if self.fault == Fault::RefusalTells {
            events.push(Event::Rolled { face: 0 });
        }
        if self.fault == Fault::EventsCleared {
            events.clear();
        }
        self.check(action)?;
        self.apply(action, events);
        if self.fault == Fault::ToldDiffers && action == Action::Hold {
            self.moved[Seat::FIRST] += 1;
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.over && (self.fault != Fault::EarlyOutcome || self.round < 2) {
            return None;
        }
        let mut scores = PerSeat::default();
        for seat in Seat::all(self.seats) {
            scores[seat] = i32::from(self.purse(seat));
        }
        let best = scores.0[..self.seats].iter().copied().max()?;
        let mut winners = PerSeat::default();
        for seat in Seat::all(self.seats) {
            winners[seat] = match self.fault {
                Fault::NoWinner => false,
                Fault::LoserWins => true,
                _ => scores[seat] == best,
            };
        }
        Some(Outcome { winners, scores })
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let seen = |seat: Seat| {
            self.over
                || viewer == Some(seat)
                || (self.fault == Fault::ViewLeaks && viewer.is_some_and(|viewer| viewer.next(self.seats) == seat))
                || (self.fault == Fault::BystanderLeaks && viewer.is_none() && seat == Seat::at(1))
                || (self.fault == Fault::ShowsSilently && self.given && seat == self.turn)
        };
        View {
            viewer,
            purses: Seat::all(self.seats).map(|seat| seen(seat).then(|| self.purse(seat))).collect(),
            moved: self.moved,
            pot: self.pot,
            round: self.round,
            turn: self.turn,
            toll: self.toll,
            given: self.given,
            over: self.over,
        }
    }

    fn event_for(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        match event {
            Event::Counted { told: Told::Seat, seat, .. } if viewer != Some(*seat) => None,
            Event::Counted { told: Told::Others, seat, .. } if viewer == Some(*seat) => None,
            _ => Some(event.clone()),
        }
    }

    fn has_secrets(&self) -> bool {
        true
    }

    fn reveals(&self, action: Action) -> bool {
        let last = self.round == self.rounds && self.next() == Seat::FIRST && action == Action::Hold;
        self.fault != Fault::RevealsNothing && (action == Action::Roll || last)
    }

    fn resample(&self, observer: Seat, seed: u64) -> Self {
        let mut twin = self.clone();
        if self.fault == Fault::ResampleKeeps {
            return twin;
        }
        let mut stream = Stream::new(seed);
        for seat in Seat::all(self.seats).filter(|&seat| seat != observer && !self.over) {
            let least = u8::try_from(-self.moved[seat]).unwrap_or(0).min(DEAL);
            twin.dealt[seat] = least + stream.below(u32::from(DEAL - least) + 1) as u8;
            if self.fault == Fault::ResampleFlawed {
                twin.dealt[seat] += DEAL;
            }
        }
        if self.fault != Fault::ResampleStream {
            twin.stream = stream;
        }
        twin
    }

    fn explained(&self) -> Vec<Explained> {
        // The pot as coins of 2 and of 1.
        let (twos, ones) = (self.pot / 2, self.pot % 2);
        let parts = vec![2 * i64::from(twos), if self.fault == Fault::Parts { 0 } else { i64::from(ones) }];
        vec![Explained { what: "the pot".to_owned(), value: self.pot.into(), parts }]
    }

    fn random_words(&self) -> u64 {
        self.stream.word() + if self.fault == Fault::ForgetsWords { self.unsaved } else { 0 }
    }

    fn appraise(&self, seat: Seat) -> f32 {
        let best_other = Seat::all(self.seats).filter(|&other| other != seat).map(|other| self.purse(other)).max().unwrap_or(0);
        // Coppers still in the pot may be lost on the next roll.
        let pot = if self.turn == seat { f32::from(self.pot) * 0.8 } else { -f32::from(self.pot) * 0.4 };
        f32::from(self.purse(seat)) - 0.5 * f32::from(best_other) + pot
    }

    fn validate(&self) -> Result<(), Vec<Flaw>> {
        let mut flaws = Vec::new();
        if self.dealt.0.iter().any(|&dealt| dealt > DEAL) {
            flaws.push(Flaw::Dealt);
        }
        if (0..MAX_SEATS).any(|seat| self.purse(Seat::at(seat as u8)) < 0) {
            flaws.push(Flaw::Debt);
        }
        if self.pot > POT + 8 {
            flaws.push(Flaw::Pot);
        }
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }

    fn sketch_places(&self) -> usize {
        1
    }

    fn sketch(&self, seat: Seat, out: &mut Sketch) {
        out.set(usize::from(self.fault == Fault::SketchBeyond), f32::from(self.purse(seat)));
    }

    fn sketches(&self, out: &mut [Sketch]) {
        for (seat, sketch) in Seat::all(self.seats).zip(out) {
            self.sketch(if self.fault == Fault::SketchShared { Seat::FIRST } else { seat }, sketch);
        }
    }

    fn fingerprint(&self) -> u64 {
        if self.fault == Fault::PrintConstant { 1 } else { content_hash(self) }
    }

    fn hash(&self) -> u64 {
        match self.fault {
            Fault::HashConstant => 1,
            Fault::HashDrifts => u64::from(OUTSIDE.fetch_add(1, Ordering::Relaxed)),
            _ => content_hash(self),
        }
    }
}
