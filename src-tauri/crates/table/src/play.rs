//! A running game without its type: JSON and text in and out.

use std::ops::Range;

use bots::Manner;
use serde_json::Value;
use tabletop::{Game, JsonText, Registered, Seat, content_hash, read_action};

use crate::{
    CommandError, Glance, HintLine, Hints, LogEntry, Merit, Player, TurnMark,
    account::{Account, account_of, identity_of},
    body::{BodyRef, form_for},
    history::{History, Lost, Moment},
    judgement::{Reviewer, judgement, print_of},
    refusal::refusal_of,
    think::{self, Adviser, Thinker},
};

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Status {
    /// Number of players.
    pub seats: usize,
    /// Who decides now; `None` when the game is over.
    pub to_act: Option<Seat>,
    /// The round, from 1.
    pub round: u32,
    pub rounds: u32,
    pub map: String,
    pub has_secrets: bool,
    /// Whether the decision that is due needs no secret.
    pub open: bool,
    /// Whether seats with one name are one person.
    pub shared: bool,
    /// The seats that won, once the game is over.
    pub winners: Option<Vec<Seat>>,
}

/// A running game.
pub(crate) trait Play: Send {
    /// Id of the game.
    fn game(&self) -> &'static str;
    fn status(&self) -> Status;
    /// Length of the journal.
    fn steps(&self) -> usize;
    /// The first step that can be shown (0 unless history was lost).
    fn begin(&self) -> usize;
    fn lost(&self) -> Option<&Lost>;
    /// The rules by which its journal was played (see `body::RULES`).
    fn rules(&self) -> u32;
    /// What is known about the action after `step` actions.
    fn moment(&self, step: usize) -> Option<Moment>;
    /// Plays an action given as JSON, or as text in a JSON string.
    fn push(&mut self, action: &Value) -> Result<(), CommandError>;
    /// Takes the last action back and answers its text.
    fn pop(&mut self) -> Option<String>;
    /// What the seat to act may do.
    fn legal(&self) -> Value;
    /// The whole position, secrets included.
    fn position(&self) -> Value;
    /// The view after `step` actions.
    fn view_at(&self, step: usize, viewer: Option<Seat>) -> Option<Value>;
    /// The actions of `steps` with what they made happen.
    fn entries(&self, steps: Range<usize>, viewer: Option<Seat>) -> Vec<LogEntry>;
    /// Where each turn begins.
    fn turns(&self) -> Vec<TurnMark>;
    /// The points of each seat at the start and after each turn.
    fn points_by_turn(&self) -> Vec<Vec<i32>>;
    /// What the list of slots may show of it.
    fn glance(&self) -> Option<Glance>;
    /// Whether nobody has anything to decide any more.
    fn is_over(&self) -> bool;
    /// How the points came about.
    fn account(&self) -> Account;
    /// The same for every copy of this game, played by these.
    fn identity(&self, players: &[Player]) -> u64;
    /// What a save slot holds of it.
    fn body(&self, seats: &[Player], hints: &Hints) -> Result<Vec<u8>, CommandError>;
    /// A game of its own that goes on after `step` actions.
    fn fork(&self, step: usize) -> Option<Box<dyn Play>>;
    /// The choice of a bot, to be made elsewhere; `None` when the game is over.
    fn thinker(&self, manner: Manner) -> Option<Thinker>;
    /// What a bot need not think about: its only choice, or what it has planned.
    fn known_choice(&self, manner: Manner) -> Option<String>;
    /// At most `count` turns for the seat to act while `viewer` looks, to be thought out elsewhere; `None` when the game is over.
    fn adviser(&self, count: usize, viewer: Option<Seat>) -> Option<Adviser>;
    /// How likely each seat wins after `step` actions, as `viewer` may judge it.
    fn chances_at(&self, step: usize, viewer: Option<Seat>) -> Option<Vec<f32>>;
    /// The same, everything taken for true: for games that are over.
    fn chances_known(&self, step: usize) -> Option<Vec<f32>>;
    /// The turns that are over, each with after how many actions it was.
    fn spans(&self) -> Vec<(TurnMark, usize)>;
    /// What tells a turn from any other; `None` if it cannot be shown.
    fn print(&self, turn: &TurnMark, end: usize) -> Option<String>;
    /// Who judges a turn again, by about `most` positions, elsewhere; `None` if it cannot be shown.
    fn reviewer(&self, turn: &TurnMark, end: usize, most: u32) -> Option<Reviewer>;
    /// The last turn that was over after `step` actions, and after how many it was.
    fn turn_ended(&self, step: usize) -> Option<(TurnMark, usize)>;
    /// What spoke for a turn that was over after `end` actions, strongest first; `None` if it cannot be shown.
    fn merits(&self, turn: &TurnMark, end: usize) -> Option<Vec<Merit>>;
    /// Why its past cannot be shown.
    fn cannot_show(&self) -> CommandError {
        let detail = self.lost().map_or_else(|| "its history cannot be shown".to_owned(), ToString::to_string);
        CommandError::SaveDamaged { reason: "replay_differs", detail }
    }
}

impl<G: Registered> Play for History<G> {
    fn game(&self) -> &'static str {
        self.game
    }

    fn status(&self) -> Status {
        let now = self.now();
        let seats = now.seats();
        let winners = now.outcome().map(|outcome| Seat::all(seats).filter(|&seat| outcome.winners[seat]).collect());
        Status {
            seats,
            to_act: now.to_act(),
            round: now.turn().1,
            rounds: now.rounds(),
            map: now.map(),
            has_secrets: now.has_secrets(),
            open: now.decides_openly(),
            shared: now.seats_may_share(),
            winners,
        }
    }

    fn steps(&self) -> usize {
        Self::steps(self)
    }

    fn begin(&self) -> usize {
        Self::begin(self)
    }

    fn lost(&self) -> Option<&Lost> {
        Self::lost(self)
    }

    fn rules(&self) -> u32 {
        Self::rules(self)
    }

    fn moment(&self, step: usize) -> Option<Moment> {
        Self::moment(self, step)
    }

    fn push(&mut self, action: &Value) -> Result<(), CommandError> {
        if self.now().to_act().is_none() {
            return Err(CommandError::GameOver);
        }
        let action = read_action::<G>(action.clone()).map_err(|error| CommandError::bad(format!("action: {error}")))?;
        Self::push(self, action).map_err(|refusal| CommandError::Illegal { sentence: refusal.to_string(), refusal: refusal_of(&refusal) })
    }

    fn pop(&mut self) -> Option<String> {
        Self::pop(self).map(|action| action.to_string())
    }

    fn legal(&self) -> Value {
        self.now().legal_view()
    }

    fn position(&self) -> Value {
        self.now().to_value().unwrap_or_default()
    }

    fn view_at(&self, step: usize, viewer: Option<Seat>) -> Option<Value> {
        let view = if step == Self::steps(self) { self.now().view(viewer) } else { self.at(step)?.view(viewer) };
        serde_json::to_value(view).ok()
    }

    fn entries(&self, steps: Range<usize>, viewer: Option<Seat>) -> Vec<LogEntry> {
        let first = steps.start.max(Self::begin(self));
        let Some(mut position) = self.at(first) else { return Vec::new() };
        let mut entries = Vec::with_capacity(steps.end.saturating_sub(first));
        let mut happened = Vec::new();
        for step in first..steps.end {
            let (Some(action), Some(moment)) = (self.action(step), Self::moment(self, step)) else { break };
            happened.clear();
            if position.play_told(action, &mut happened).is_err() {
                break;
            }
            let seen = happened.iter().filter_map(|event| G::event_for(event, viewer));
            let events = seen.filter_map(|event| event.to_value().ok()).collect();
            let form = action.to_value().unwrap_or_default();
            let Moment { seat, turn, round, .. } = moment;
            entries.push(LogEntry { step: step as u32, seat, turn, round, action: form, text: action.to_string(), events });
        }
        entries
    }

    fn turns(&self) -> Vec<TurnMark> {
        let mut turns: Vec<TurnMark> = Vec::new();
        let begin = Self::begin(self);
        let past = (begin..Self::steps(self)).filter_map(|step| Self::moment(self, step).map(|m| (step, m.round, m.turn)));
        let (turn, round) = self.now().turn();
        let now = self.now().to_act().map(|_| (Self::steps(self), round, turn));
        for (step, round, seat) in past.chain(now) {
            if turns.last().is_none_or(|last| (last.round, last.seat) != (round, seat)) {
                turns.push(TurnMark { step: step as u32, round, seat });
            }
        }
        turns
    }

    fn points_by_turn(&self) -> Vec<Vec<i32>> {
        let points = |position: &G| Seat::all(position.seats()).map(|seat| position.points(seat)).collect();
        let begin = Self::begin(self);
        let Some(mut position) = self.at(begin) else { return Vec::new() };
        let mut list = vec![points(&position)];
        let mut step = begin;
        let later = self.turns().into_iter().skip(1).map(|mark| mark.step as usize).chain([Self::steps(self)]);
        for end in later {
            while step < end {
                let Some(action) = self.action(step) else { return list };
                position.play_legal(action);
                step += 1;
            }
            list.push(points(&position));
        }
        list
    }

    fn glance(&self) -> Option<Glance> {
        self.now().glance().map(Glance::from)
    }

    fn is_over(&self) -> bool {
        self.now().to_act().is_none()
    }

    fn account(&self) -> Account {
        account_of(self)
    }

    fn identity(&self, players: &[Player]) -> u64 {
        identity_of(self.game, &self.origin, players)
    }

    fn body(&self, seats: &[Player], hints: &Hints) -> Result<Vec<u8>, CommandError> {
        let body = BodyRef {
            body: form_for(hints),
            rules: Self::rules(self),
            game: self.game,
            origin: &self.origin,
            seats,
            hints,
            journal: self.texts(),
            position: self.now(),
        };
        serde_json::to_vec(&body).map_err(|error| CommandError::Internal { detail: error.to_string() })
    }

    fn fork(&self, step: usize) -> Option<Box<dyn Play>> {
        Some(Box::new(Self::fork(self, step)?))
    }

    fn thinker(&self, manner: Manner) -> Option<Thinker> {
        let position = self.now().clone();
        let seat = position.to_act()?;
        Some(think::thinker(position, self.trail(), seat, manner))
    }

    fn known_choice(&self, manner: Manner) -> Option<String> {
        bots::known(self.now(), &self.trail(), manner).map(|action| action.to_string())
    }

    fn adviser(&self, count: usize, viewer: Option<Seat>) -> Option<Adviser> {
        let seat = self.now().to_act()?;
        let (position, trail) = if viewer == Some(seat) || !self.now().has_secrets() {
            (self.now().clone(), self.trail())
        } else {
            // Everybody may see what it chooses between, but not what it holds. Dealt as when the turn began, or advice would change with the deal.
            (for_anybody(self.now(), public_print(&self.turn_start())), self.trail_for_all())
        };
        Some(Box::new(move |stop, progress| {
            let advice = bots::advise(&position, &trail, count, bots::seed_of(&position, seat), stop, progress);
            advice.into_iter().map(HintLine::of).collect()
        }))
    }

    fn chances_at(&self, step: usize, viewer: Option<Seat>) -> Option<Vec<f32>> {
        let mut position = self.at(step)?;
        if viewer.is_none() && position.has_secrets() {
            position = for_anybody(&position, public_print(&position));
        }
        let chances = bots::chances(&position, viewer.unwrap_or(Seat::FIRST));
        Some(Seat::all(position.seats()).map(|seat| chances[seat]).collect())
    }

    fn chances_known(&self, step: usize) -> Option<Vec<f32>> {
        let position = self.at(step)?;
        let chances = bots::chances_known(&position);
        Some(Seat::all(position.seats()).map(|seat| chances[seat]).collect())
    }

    fn spans(&self) -> Vec<(TurnMark, usize)> {
        let turns = self.turns();
        let over = self.now().to_act().is_none().then(|| Self::steps(self));
        let ends: Vec<usize> = turns.iter().skip(1).map(|turn| turn.step as usize).chain(over).collect();
        turns.into_iter().zip(ends).collect()
    }

    fn print(&self, turn: &TurnMark, end: usize) -> Option<String> {
        let texts: Option<Vec<String>> = (turn.step as usize..end).map(|step| Some(self.action(step)?.to_string())).collect();
        Some(print_of(&self.at(turn.step as usize)?, turn, &texts?))
    }

    fn reviewer(&self, turn: &TurnMark, end: usize, most: u32) -> Option<Reviewer> {
        let (start, seat, begun) = (self.at(turn.step as usize)?, turn.seat, turn.step);
        let played: Option<Vec<G::Action>> = (begun as usize..end).map(|step| self.action(step)).collect();
        let played = played?;
        Some(Box::new(move |stop, progress| {
            let found = bots::review(&start, &played, seat, most, stop, progress);
            (!stop.is_stopped()).then(|| judgement(begun, &played, found))
        }))
    }

    fn turn_ended(&self, step: usize) -> Option<(TurnMark, usize)> {
        self.spans().into_iter().rev().find(|(_, end)| *end <= step)
    }

    fn merits(&self, turn: &TurnMark, end: usize) -> Option<Vec<Merit>> {
        let merits = self.at(turn.step as usize)?.merits(&self.at(end)?, turn.seat);
        Some(merits.into_iter().take(3).map(Merit::from).collect())
    }
}

/// What tells apart what everybody sees.
fn public_print<G: Game>(position: &G) -> u64 {
    content_hash(&position.view(None))
}

/// The position as somebody may take it to be who knows no secret: what the others hold is dealt afresh by `seed` as the second seat may, and what
/// it holds itself as the first may.
fn for_anybody<G: Game>(position: &G, seed: u64) -> G {
    let other = position.resample(Seat::FIRST.next(position.seats()), seed);
    other.resample(Seat::FIRST, seed)
}

/// A game as an errand carries it.
pub(crate) fn written(play: &dyn Play, players: &[Player]) -> Result<String, CommandError> {
    let bytes = play.body(players, &Hints::default())?;
    String::from_utf8(bytes).map_err(|error| CommandError::Internal { detail: error.to_string() })
}
