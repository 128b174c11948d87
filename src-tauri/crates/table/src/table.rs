//! The game on the table: who looks, who decides, what can be taken back.

use saves::{Header, NewHeader, SlotId, Store};
use serde_json::Value;
use tabletop::Seat;

use crate::{
    Ability, CommandError, Curtain, Hints, LogAnswer, Player, ReplayState, TableState, UndoWhy,
    history::Barrier,
    play::{Play, Status},
};

/// The version written into headers.
pub(crate) const ENGINE: &str = env!("CARGO_PKG_VERSION");

/// A rolling copy is made at the beginning of every so many rounds: it costs several saves, which players would feel at each turn.
const COPY_ROUNDS: u32 = 4;

/// Where a game on the table is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a slot: saved after every action.
    Slot(SlotId),
    /// Nowhere: a game for practice, by its number.
    Practice(u64),
}

/// A game, its players and its slot.
pub(crate) struct Table {
    pub place: Place,
    pub name: String,
    pub players: Vec<Player>,
    pub play: Box<dyn Play>,
    /// Whether hints are allowed, and how many were asked for.
    pub hints: Hints,
    /// Actions taken back, the last one last.
    redo: Vec<String>,
    revision: u64,
    viewer: Option<Seat>,
    curtain: Option<Seat>,
    /// Before the next action a rolling copy is made.
    copy_due: bool,
}

impl Table {
    /// A game that has just been put on the table.
    pub fn new(place: Place, name: String, players: Vec<Player>, play: Box<dyn Play>, hints: Hints) -> Self {
        let mut table =
            Self { place, name, players, play, hints, redo: Vec::new(), revision: 0, viewer: None, curtain: None, copy_due: false };
        table.look(&table.play.status());
        table
    }

    /// The slot it is saved in; none for practice.
    pub fn slot(&self) -> Option<SlotId> {
        match self.place {
            Place::Slot(slot) => Some(slot),
            Place::Practice(_) => None,
        }
    }

    /// Counts every change.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What was saved is about to be played on: before that, a rolling copy is made.
    pub fn keep_copy(mut self) -> Self {
        self.copy_due = self.play.steps() > 0 && self.play.status().to_act.is_some();
        self
    }

    /// Goes on counting where a table that had to be read again stopped.
    pub fn resume_counting(&mut self, revision: u64) {
        self.revision = revision + 1;
    }

    /// Whose secrets are on the screen.
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// The game as the viewer may see it; `events` are those of the actions from `since` on.
    pub fn state(&self, since: usize) -> TableState {
        let status = self.play.status();
        let steps = self.play.steps();
        let entries = self.play.entries(since..steps, self.viewer);
        TableState {
            slot: match self.place {
                Place::Slot(slot) => slot.to_string(),
                Place::Practice(number) => format!("practice-{number}"),
            },
            practice: self.slot().is_none(),
            name: self.name.clone(),
            game: self.play.game().to_owned(),
            revision: self.revision,
            seats: self.players.clone(),
            hints: self.hints.clone(),
            viewer: self.viewer,
            curtain: self.curtain.map(|seat| Curtain { seat }),
            bot_to_act: status.to_act.is_some_and(|seat| self.is_bot(seat)),
            undo: self.undo_ability(&status),
            redo: self.redo_ability(),
            step: steps as u32,
            events: entries.into_iter().flat_map(|entry| entry.events).collect(),
            view: self.play.view_at(steps, self.viewer).unwrap_or_default(),
        }
    }

    /// Plays an action for the person to act and saves it. For practice, the decisions of bots may be said as well: lessons are written down.
    pub fn act(&mut self, store: &Store, action: &Value) -> Result<TableState, CommandError> {
        if self.slot().is_some() {
            self.person_to_act()?;
        } else {
            self.lifted()?;
        }
        self.advance(store, action)
    }

    /// Plays the choice of the bot to act and saves it.
    pub fn act_for_bot(&mut self, store: &Store, action: String) -> Result<TableState, CommandError> {
        self.bot_to_act()?;
        self.advance(store, &Value::String(action))
    }

    fn advance(&mut self, store: &Store, action: &Value) -> Result<TableState, CommandError> {
        let copy = if self.copy_due { Some((self.header(true), self.play.body(&self.players, &self.hints)?)) } else { None };
        let steps = self.play.steps();
        let round = self.play.status().round;
        self.play.push(action)?;
        if let Some((header, body)) = copy {
            // A rolling copy is a second net; the slot itself is what counts, so a full disk is told of by the save below.
            let _ = store.create(header, &body);
            self.copy_due = false;
        }
        if let Err(error) = self.save(store) {
            self.play.pop();
            return Err(error);
        }
        self.redo.clear();
        let now = self.play.status().round;
        self.copy_due = self.slot().is_some() && now > round && (now - 1).is_multiple_of(COPY_ROUNDS);
        self.changed();
        Ok(self.state(steps))
    }

    /// Takes the last action back and saves that.
    pub fn undo(&mut self, store: &Store) -> Result<TableState, CommandError> {
        self.lifted()?;
        if let Some(why) = self.undo_ability(&self.play.status()).why {
            return Err(CommandError::UndoRefused { why, redo: false });
        }
        let Some(action) = self.play.pop() else {
            return Err(CommandError::UndoRefused { why: UndoWhy::Nothing, redo: false });
        };
        if let Err(error) = self.save(store) {
            self.play.push(&Value::String(action))?;
            return Err(error);
        }
        self.redo.push(action);
        self.copy_due = false;
        self.changed();
        Ok(self.state(self.play.steps()))
    }

    /// Plays the action taken back last again and saves that.
    pub fn redo(&mut self, store: &Store) -> Result<TableState, CommandError> {
        self.lifted()?;
        if let Some(why) = self.redo_ability().why {
            return Err(CommandError::UndoRefused { why, redo: true });
        }
        let Some(action) = self.redo.last().cloned() else {
            return Err(CommandError::UndoRefused { why: UndoWhy::Nothing, redo: true });
        };
        let steps = self.play.steps();
        self.play.push(&Value::String(action))?;
        if let Err(error) = self.save(store) {
            self.play.pop();
            return Err(error);
        }
        self.redo.pop();
        self.changed();
        Ok(self.state(steps))
    }

    /// The seat that has the device now sees the table.
    pub fn lift_curtain(&mut self, seat: Seat) -> Result<TableState, CommandError> {
        match self.curtain {
            Some(due) if due == seat => {
                self.viewer = Some(seat);
                self.curtain = None;
            }
            Some(due) => return Err(CommandError::CurtainDue { seat: due }),
            // Asking twice does no harm.
            None if self.viewer == Some(seat) => {}
            None => return Err(self.play.status().to_act.map_or(CommandError::GameOver, |seat| CommandError::NotYourTurn { seat })),
        }
        Ok(self.state(self.play.steps()))
    }

    /// The part of the log from `from` up to, not including, `to`.
    pub fn log(&self, from: usize, to: usize) -> LogAnswer {
        let length = self.play.steps();
        LogAnswer { length: length as u32, entries: self.play.entries(from..to.min(length), self.viewer) }
    }

    /// The seat to act, which must be a bot; and how it plays.
    pub fn bot_to_act(&self) -> Result<bots::Manner, CommandError> {
        let seat = self.play.status().to_act.ok_or(CommandError::GameOver)?;
        self.players.get(seat.index()).and_then(Player::bot).ok_or(CommandError::NotABot { seat })
    }

    /// The step that is asked about: now, if none is named.
    pub fn step_of(&self, step: Option<u32>) -> Result<usize, CommandError> {
        let steps = self.play.steps();
        let step = step.map_or(steps, |step| step as usize);
        if step > steps { Err(beyond(step, steps)) } else { Ok(step) }
    }

    /// What the list of slots shows of it.
    pub fn header(&self, autosave: bool) -> NewHeader {
        new_header(&self.name, &self.players, &*self.play, autosave)
    }

    /// Saves the game as it stands, unless it is for practice; durable when it returns.
    pub fn save(&self, store: &Store) -> Result<(), CommandError> {
        let Some(slot) = self.slot() else { return Ok(()) };
        let body = self.play.body(&self.players, &self.hints)?;
        store.save(slot, &Header::new(self.header(false), 0), &body)?;
        Ok(())
    }

    /// A hint was given to `seat`: it is counted and saved, once for each decision that is looked at.
    pub fn count_hint(&mut self, store: &Store, seat: Seat) -> Result<(), CommandError> {
        let before = self.hints.clone();
        if self.hints.count(seat, self.play.steps(), self.players.len())
            && let Err(error) = self.save(store)
        {
            self.hints = before;
            return Err(error);
        }
        Ok(())
    }

    fn changed(&mut self) {
        self.revision += 1;
        self.look(&self.play.status());
    }

    fn is_bot(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.bot().is_some())
    }

    /// Settles who looks at the screen now.
    fn look(&mut self, status: &Status) {
        let mut people = Seat::all(self.players.len()).filter(|&seat| !self.is_bot(seat));
        let first = people.next();
        let alone = first.is_none_or(|first| people.all(|other| self.one_person(status, first, other)));
        let asked = status.to_act.filter(|&seat| !self.is_bot(seat));
        self.curtain = None;
        if alone {
            // One person, or only bots: there is nobody to hide anything from.
            let eyes = asked.filter(|_| status.shared).or(self.viewer.filter(|_| status.shared)).or(first);
            self.viewer = eyes;
        } else if let Some(seat) = status.to_act.filter(|&seat| !self.is_bot(seat)) {
            let mine = self.viewer.is_some_and(|viewer| self.one_person(status, viewer, seat));
            if !status.has_secrets || mine {
                self.viewer = Some(seat);
            } else if status.open {
                // Everybody may look: what is secret to whoever looked before is covered.
                self.viewer = None;
            } else {
                self.viewer = None;
                self.curtain = Some(seat);
            }
        } else if !status.has_secrets {
            self.viewer = self.viewer.or(first);
        }
    }

    /// Whether one person plays both seats.
    fn one_person(&self, status: &Status, one: Seat, other: Seat) -> bool {
        let name = |seat: Seat| self.players.get(seat.index()).filter(|player| player.bot().is_none()).map(|player| &player.name);
        one == other || status.shared && name(one).is_some() && name(one) == name(other)
    }

    fn lifted(&self) -> Result<(), CommandError> {
        self.curtain.map_or(Ok(()), |seat| Err(CommandError::CurtainDue { seat }))
    }

    /// The seat to act, which must be a person who has the device.
    pub fn person_to_act(&self) -> Result<Seat, CommandError> {
        let seat = self.play.status().to_act.ok_or(CommandError::GameOver)?;
        self.lifted()?;
        if self.is_bot(seat) { Err(CommandError::NotYourTurn { seat }) } else { Ok(seat) }
    }

    fn undo_ability(&self, status: &Status) -> Ability {
        let steps = self.play.steps();
        let Some(to_act) = status.to_act else { return Ability::no(UndoWhy::GameOver) };
        if steps == self.play.begin() {
            return Ability::no(UndoWhy::Nothing);
        }
        if self.is_bot(to_act) {
            return Ability::no(UndoWhy::BotTurn);
        }
        let Some(last) = self.play.moment(steps - 1) else { return Ability::no(UndoWhy::Nothing) };
        match last.barrier {
            _ if last.seat != to_act => Ability::no(UndoWhy::OtherPlayer),
            Some(Barrier::Random) => Ability::no(UndoWhy::RandomEvent),
            Some(Barrier::Secret) => Ability::no(UndoWhy::SecretSeen),
            None => Ability::YES,
        }
    }

    fn redo_ability(&self) -> Ability {
        if self.redo.is_empty() { Ability::no(UndoWhy::Nothing) } else { Ability::YES }
    }
}

/// What the list of slots shows of a game.
pub(crate) fn new_header(name: &str, players: &[Player], play: &dyn Play, autosave: bool) -> NewHeader {
    let status = play.status();
    NewHeader {
        name: name.to_owned(),
        game: play.game().to_owned(),
        map: status.map,
        seats: players.iter().map(|player| serde_json::to_value(player).unwrap_or_default()).collect(),
        round: status.round,
        rounds: status.rounds,
        step: play.steps() as u32,
        over: status.to_act.is_none(),
        engine: ENGINE.to_owned(),
        autosave,
        winners: status.winners.map(|winners| winners.into_iter().map(|seat| Value::from(seat.number())).collect()),
        glance: play.glance().and_then(|glance| serde_json::to_value(glance).ok()),
    }
}

/// A step that was not played yet.
fn beyond(step: usize, steps: usize) -> CommandError {
    CommandError::bad(format!("step {step} is beyond the end: this game has {steps} actions"))
}

/// A game as it stood after `step` actions.
pub(crate) fn replay_state(
    slot: SlotId,
    name: &str,
    players: &[Player],
    play: &dyn Play,
    viewer: Option<Seat>,
    step: usize,
) -> Result<ReplayState, CommandError> {
    let steps = play.steps();
    if step > steps {
        return Err(beyond(step, steps));
    }
    let view = play.view_at(step, viewer).ok_or_else(|| play.cannot_show())?;
    let led_here = step.checked_sub(1).map(|before| play.entries(before..step, viewer)).unwrap_or_default();
    Ok(ReplayState {
        slot: slot.to_string(),
        name: name.to_owned(),
        game: play.game().to_owned(),
        seats: players.to_vec(),
        step: step as u32,
        steps: steps as u32,
        turns: play.turns(),
        coins: if play.status().to_act.is_none() { play.points_by_turn() } else { Vec::new() },
        view,
        events: led_here.into_iter().flat_map(|entry| entry.events).collect(),
    })
}

/// Whose eyes a game that is not on the table is replayed with: those of its only person.
pub(crate) fn only_person(players: &[Player]) -> Option<Seat> {
    let mut people = Seat::all(players.len()).filter(|seat| players[seat.index()].bot().is_none());
    let first = people.next();
    if people.next().is_none() { first } else { None }
}
