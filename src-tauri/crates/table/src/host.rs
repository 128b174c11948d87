//! Every command, by method and by name.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard},
};

use saves::{Disk, Notice, SlotId, Store};
use serde_json::{Value, json};

use crate::{
    ActArgs, BoardArgs, CatalogArgs, CheckAnswer, CheckSetupArgs, ClosedAnswer, CommandError, Hints, LiftCurtainArgs, LogAnswer, LogArgs,
    NewGameArgs, NewPositionArgs, NewScenarioArgs, NoArgs, Player, Registry, SettingsArgs, StartupAnswer, StoppedAnswer, TableState,
    error::cut,
    fault::guard,
    gauge::Gauge,
    ledger::Kept,
    play::Play,
    players, settings,
    table::{ENGINE, Place, Table},
    text::{self, MAX_SLOT_NAME},
    think::{Asked, Due, Hurry, Thinker, alone},
};

/// The largest seed that a setup may have: whole numbers that every JSON reader keeps exactly.
const MAX_SEED: u64 = (1 << 53) - 1;

/// The table and the saved games of one folder, behind every command.
///
/// Commands take their turn; only [`bot_stop`](Self::bot_stop) and [`bot_progress`](Self::bot_progress) never wait, and bots think while others are served. A fault of the
/// program is an error of its command alone: the next one is answered. No command leaves half a change behind.
pub struct Host {
    registry: Registry,
    inner: Mutex<Inner>,
    /// Tells bots to answer.
    hurry: Hurry,
    /// How far bots have come.
    gauge: Gauge,
    /// Where seeds come from that nobody chose.
    seeds: Seeds,
}

/// Draws a number that nobody chose.
pub type Seeds = fn() -> Result<u64, CommandError>;

/// What commands take turns at.
pub(crate) struct Inner {
    pub disk: Arc<dyn Disk>,
    pub dir: PathBuf,
    pub store: Result<Store, CommandError>,
    /// Everything noticed since the app was started.
    pub notices: Vec<Notice>,
    pub table: Option<Table>,
    /// The game that lies under one for practice, until that is left.
    pub beneath: Option<Table>,
    /// Counts the games put on the table.
    serial: u64,
    /// The slot replayed last, so that the next step of it is quick.
    pub shown: Option<Shown>,
    /// The results of finished games.
    pub kept: Kept,
}

/// A game that is looked at without being on the table.
pub(crate) struct Shown {
    pub slot: SlotId,
    pub name: String,
    pub players: Vec<Player>,
    pub play: Box<dyn Play>,
    pub hints: Hints,
}

#[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
impl Host {
    /// Opens the saved games in `dir`. If that fails the host is there all the same: commands that need the saved games answer why,
    /// and `startup` tries again.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn open(dir: &Path) -> Self {
        Self::with_registry(dir, Registry::standard())
    }

    /// As [`open`](Self::open), with other games.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn with_registry(dir: &Path, registry: Registry) -> Self {
        Self::on(Arc::new(saves::RealDisk), dir, registry, drawn_seed)
    }

    /// As [`with_registry`](Self::with_registry), on another disk than the machine's, and with another source of seeds than the system's.
    pub fn on(disk: Arc<dyn Disk>, dir: &Path, registry: Registry, seeds: Seeds) -> Self {
        let store = Err(CommandError::Io { detail: "they were not opened yet".to_owned() });
        let (notices, kept) = (Vec::new(), Kept::default());
        let mut inner = Inner { disk, dir: dir.to_owned(), store, notices, table: None, beneath: None, serial: 0, shown: None, kept };
        inner.open_store();
        Self { registry, inner: Mutex::new(inner), hurry: Hurry::new(), gauge: Gauge::new(), seeds }
    }

    /// How opening the saved games went; tries again if it failed.
    pub fn startup(&self, _: NoArgs) -> Result<StartupAnswer, CommandError> {
        self.enter(|inner| {
            if inner.store.is_err() {
                inner.open_store();
            }
            let error = inner.store.as_ref().err().cloned();
            Ok(StartupAnswer { version: ENGINE.to_owned(), error, notices: inner.notices.clone() })
        })
    }

    /// The games with their maps, pieces and numbers.
    pub fn catalog(&self, args: CatalogArgs) -> Result<Value, CommandError> {
        let games: Vec<Value> = match args.game {
            Some(game) => {
                let (id, kind) = self.registry.get(&game)?;
                vec![kind.catalog(id)]
            }
            None => self.registry.all().map(|(id, kind)| kind.catalog(id)).collect(),
        };
        Ok(json!({ "games": games }))
    }

    /// The geometry of one board.
    pub fn board(&self, args: BoardArgs) -> Result<Value, CommandError> {
        let found = self.registry.all().find_map(|(id, kind)| kind.board(id, &args.map));
        found.ok_or_else(|| CommandError::bad(format!("there is no map \u{201c}{}\u{201d}", cut(&args.map, 40))))
    }

    /// Whether a game can start like this.
    pub fn check_setup(&self, args: CheckSetupArgs) -> Result<CheckAnswer, CommandError> {
        guard(|| match self.begin(args.setup, args.seats) {
            Ok(_) => Ok(CheckAnswer { ok: true, reasons: Vec::new() }),
            Err(CommandError::BadSetup { reasons }) => Ok(CheckAnswer { ok: false, reasons }),
            Err(error) => Err(error),
        })
    }

    /// Starts a game in a slot of its own.
    pub fn new_game(&self, args: NewGameArgs) -> Result<TableState, CommandError> {
        let (play, players) = guard(|| self.begin(args.setup, args.seats))?;
        let hints = Hints::allowed(args.hints.unwrap_or(true));
        self.enter(|inner| inner.put_new(args.name, players, play, hints))
    }

    /// The game on the table.
    pub fn view(&self, _: NoArgs) -> Result<TableState, CommandError> {
        self.enter(|inner| {
            let table = inner.table()?;
            Ok(table.state(table.play.steps()))
        })
    }

    /// What the seat to act may do, whoever looks: its hand and purse show in that, so that only the headless tool asks.
    pub fn legal(&self, _: NoArgs) -> Result<Value, CommandError> {
        self.enter(|inner| Ok(inner.table()?.play.legal()))
    }

    /// Plays an action for the person to act; it is saved when this returns.
    pub fn act(&self, args: ActArgs) -> Result<TableState, CommandError> {
        self.enter(|inner| {
            let (store, table) = inner.playing()?;
            match args.revision {
                Some(seen) if seen != table.revision() => Err(CommandError::Stale { revision: table.revision() }),
                _ => table.act(store, &args.action),
            }
        })
    }

    /// Takes the last action back.
    pub fn undo(&self, _: NoArgs) -> Result<TableState, CommandError> {
        self.enter(|inner| {
            let (store, table) = inner.playing()?;
            table.undo(store)
        })
    }

    /// Plays the action taken back last again.
    pub fn redo(&self, _: NoArgs) -> Result<TableState, CommandError> {
        self.enter(|inner| {
            let (store, table) = inner.playing()?;
            table.redo(store)
        })
    }

    /// A decision of a bot is asked for now; what [`bot_stop`](Self::bot_stop) says from here on holds for it, however long it has to wait
    /// for its turn. For callers that put commands in a queue.
    pub fn asked(&self) -> Asked {
        self.hurry.asked()
    }

    /// One decision of the bot to act. Other commands are served while it thinks; if they change the table, the answer is `stale`.
    ///
    /// Not for the tasks of a tokio runtime, which [`ask`](Self::ask).
    pub fn bot_move(&self, args: NoArgs) -> Result<TableState, CommandError> {
        self.bot_move_asked(args, self.asked())
    }

    /// As [`bot_move`](Self::bot_move), for a decision that was asked for before.
    pub fn bot_move_asked(&self, _: NoArgs, asked: Asked) -> Result<TableState, CommandError> {
        let (thinker, due) = self.bot_begins()?;
        let action = alone(self.gauge(), thinker, asked, Some(due))?;
        self.bot_plays(action, due)
    }

    /// The bot to act, and the decision that is due.
    pub(crate) fn bot_begins(&self) -> Result<(Thinker, Due), CommandError> {
        self.enter(|inner| {
            let due = inner.due();
            let (_, table) = inner.playing()?;
            let manner = table.bot_to_act()?;
            Ok((table.play.thinker(manner).ok_or(CommandError::GameOver)?, due))
        })
    }

    /// Plays what a bot has come to, if that is still what is due.
    pub(crate) fn bot_plays(&self, action: String, due: Due) -> Result<TableState, CommandError> {
        self.enter(|inner| {
            let now = inner.due();
            let (store, table) = inner.playing()?;
            if now == due { table.act_for_bot(store, action) } else { Err(CommandError::Stale { revision: table.revision() }) }
        })
    }

    /// Makes a bot answer within a few hundredths of a second with the best it has: one that is thinking (of a hint too), one whose decision was asked for
    /// but has to wait, and the one that is due, if it is asked for next. Never waits.
    pub fn bot_stop(&self, _: NoArgs) -> Result<StoppedAnswer, CommandError> {
        self.hurry.tell();
        Ok(StoppedAnswer { stopped: true })
    }

    /// The table as seen by the seat that has the device now.
    pub fn lift_curtain(&self, args: LiftCurtainArgs) -> Result<TableState, CommandError> {
        self.enter(|inner| inner.playing()?.1.lift_curtain(args.seat))
    }

    /// What happened so far, as the viewer may see it.
    pub fn log(&self, args: LogArgs) -> Result<LogAnswer, CommandError> {
        self.enter(|inner| {
            let (from, to) = (args.from.unwrap_or(0), args.to.unwrap_or(u32::MAX));
            if from > to {
                return Err(CommandError::bad(format!("from ({from}) is greater than to ({to})")));
            }
            Ok(inner.table()?.log(from as usize, to as usize))
        })
    }

    /// The settings, after changing those in `set`.
    pub fn settings(&self, args: SettingsArgs) -> Result<Value, CommandError> {
        self.enter(|inner| {
            let store = inner.store()?;
            let mut kept = store.settings();
            if let Some(set) = args.set {
                kept = settings::merged(&kept, set)?;
                store.set_settings(&kept)?;
            }
            Ok(Value::Object(settings::complete(&kept)))
        })
    }

    /// Leaves the table. The game is saved already; one for practice is gone, and the game that lay there before is there again.
    pub fn close_table(&self, _: NoArgs) -> Result<ClosedAnswer, CommandError> {
        self.enter(|inner| {
            inner.leave();
            Ok(ClosedAnswer { closed: true })
        })
    }

    /// Puts up a whole position (headless only).
    pub fn new_position(&self, args: NewPositionArgs) -> Result<TableState, CommandError> {
        let play = guard(|| {
            if let Some(game) = &args.game {
                let (id, kind) = self.registry.get(game)?;
                return kind.start_at(id, &args.position);
            }
            let mut first = None;
            for (id, kind) in self.registry.all() {
                match kind.start_at(id, &args.position) {
                    Ok(play) => return Ok(play),
                    Err(error) => first = first.or(Some(error)),
                }
            }
            Err(first.unwrap_or(CommandError::UnknownGame { game: String::new() }))
        })?;
        let players = seated(args.seats, &*play)?;
        self.enter(|inner| inner.put_new(args.name, players, play, Hints::default()))
    }

    /// The whole position on the table, secrets included (headless only).
    pub fn position(&self, _: NoArgs) -> Result<Value, CommandError> {
        self.enter(|inner| Ok(inner.table()?.play.position()))
    }

    /// Puts up the *given* part of a scenario (headless only).
    pub fn new_scenario(&self, args: NewScenarioArgs) -> Result<TableState, CommandError> {
        let game = game_of(&args.given, "given")?;
        let play = guard(|| {
            let (id, kind) = self.registry.get(&game)?;
            kind.start_given(id, &args.given)
        })?;
        let players = seated(args.seats, &*play)?;
        self.enter(|inner| inner.put_new(args.name, players, play, Hints::default()))
    }

    /// How far bots have come.
    pub(crate) fn gauge(&self) -> &Gauge {
        &self.gauge
    }

    /// Where numbers come from that nobody chose.
    pub(crate) fn seeds(&self) -> Seeds {
        self.seeds
    }

    /// The games of this host.
    pub(crate) fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Does `work` when it is this command's turn. A panic inside it is answered as an error, and the table is read again from its slot.
    pub(crate) fn enter<T>(&self, work: impl FnOnce(&mut Inner) -> Result<T, CommandError>) -> Result<T, CommandError> {
        let mut inner = self.turn();
        if let Ok(store) = &inner.store {
            let news = store.take_notices();
            inner.notices.extend(news);
        }
        let mut whole = false;
        let done = guard(|| {
            let done = work(&mut inner);
            whole = true;
            done
        });
        if whole {
            inner.count_result();
        } else {
            inner.recover(&self.registry);
        }
        self.hurry.is_due(inner.due());
        done
    }

    fn turn(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(|poisoned| {
            self.inner.clear_poison();
            let mut inner = poisoned.into_inner();
            inner.recover(&self.registry);
            inner
        })
    }

    /// A game from a setup, and its players.
    pub(crate) fn begin(&self, mut setup: Value, seats: Option<Vec<Player>>) -> Result<(Box<dyn Play>, Vec<Player>), CommandError> {
        let game = game_of(&setup, "setup")?;
        let (id, kind) = self.registry.get(&game)?;
        if let Some(fields) = setup.as_object_mut()
            && fields.get("seed").is_none_or(Value::is_null)
        {
            fields.insert("seed".to_owned(), json!((self.seeds)()? & MAX_SEED));
        }
        match kind.start(id, &setup) {
            Ok(play) => {
                let players = seated(seats, &*play)?;
                Ok((play, players))
            }
            Err(CommandError::BadSetup { mut reasons }) => {
                // The seats are looked at too, so that all reasons come at once.
                let count = setup.get("players").and_then(Value::as_u64).map_or(0, |count| count.min(100) as usize);
                if seats.is_some() && count > 0 {
                    reasons.extend(players::seated(seats, count).err().unwrap_or_default());
                }
                Err(CommandError::BadSetup { reasons })
            }
            Err(error) => Err(error),
        }
    }
}

impl Inner {
    fn open_store(&mut self) {
        self.store = guard(|| {
            let opened = Store::open_on(self.disk.clone(), &self.dir).map_err(|error| CommandError::from(&error))?;
            self.notices.extend(opened.notices);
            // What was deleted could be restored until the app was closed. What cannot be removed now goes next time.
            let _ = opened.store.purge_deleted();
            Ok(opened.store)
        });
    }

    pub fn store(&self) -> Result<&Store, CommandError> {
        self.store.as_ref().map_err(Clone::clone)
    }

    pub fn table(&self) -> Result<&Table, CommandError> {
        self.store()?;
        self.table.as_ref().ok_or(CommandError::NoTable)
    }

    /// Which decision is due.
    pub fn due(&self) -> Due {
        (self.serial, self.table.as_ref().map_or(0, Table::revision))
    }

    /// The table with the saved games, to be played on.
    pub fn playing(&mut self) -> Result<(&Store, &mut Table), CommandError> {
        let store = self.store.as_ref().map_err(Clone::clone)?;
        Ok((store, self.table.as_mut().ok_or(CommandError::NoTable)?))
    }

    /// Gives a game a slot of its own and puts it on the table.
    pub fn put_new(
        &mut self,
        name: Option<String>,
        players: Vec<Player>,
        play: Box<dyn Play>,
        hints: Hints,
    ) -> Result<TableState, CommandError> {
        let name = name.map(|name| text::tidy(&name, MAX_SLOT_NAME)).filter(|name| !name.is_empty());
        let name = name.unwrap_or_else(|| names_of(&players));
        let body = play.body(&players, &hints)?;
        let header = crate::table::new_header(&name, &players, &*play, false);
        let slot = self.store()?.create(header, &body)?;
        Ok(self.put(Table::new(Place::Slot(slot), name, players, play, hints)))
    }

    /// Puts a game on the table in place of what is there.
    pub fn put(&mut self, table: Table) -> TableState {
        // What is there stays if the new game cannot even be looked at.
        let state = table.state(table.play.steps());
        self.change();
        self.beneath = None;
        self.table = Some(table);
        state
    }

    /// Puts a game for practice on the table. It has no slot; the game that is there waits beneath.
    pub fn put_practice(&mut self, players: Vec<Player>, play: Box<dyn Play>) -> TableState {
        let table = Table::new(Place::Practice(self.serial + 1), names_of(&players), players, play, Hints::default());
        let state = table.state(table.play.steps());
        self.change();
        let before = self.table.replace(table);
        self.beneath = before.filter(|table| table.slot().is_some()).or_else(|| self.beneath.take());
        state
    }

    /// Takes the game off the table; one that waits beneath is there again.
    pub fn leave(&mut self) {
        self.change();
        self.table = self.beneath.take();
    }

    /// What is due is no longer what it was.
    pub fn change(&mut self) {
        self.serial += 1;
        self.shown = None;
    }

    /// The game of a slot, if it is on the table or waits beneath.
    pub fn at_table(&self, slot: SlotId) -> Option<&Table> {
        self.table.iter().chain(&self.beneath).find(|table| table.slot() == Some(slot))
    }

    /// After a fault in the middle of a command: what is saved is whole, what is in memory may not be. If reading it again fails too,
    /// in whatever way, the table is empty, as it is of a game for practice; the slot stays as it is, and other games can be opened.
    fn recover(&mut self, registry: &Registry) {
        let tables = [self.beneath.take(), self.table.take()];
        self.drop_kept();
        self.change();
        self.table = tables.into_iter().flatten().find_map(|lost| {
            let again = || {
                let Shown { slot, name, players, play, hints } = self.read_slot(registry, lost.slot().ok_or(CommandError::NoTable)?)?;
                let mut table = Table::new(Place::Slot(slot), name, players, play, hints);
                table.resume_counting(lost.revision());
                Ok(table)
            };
            guard(again).ok()
        });
    }
}

pub(crate) fn seated(seats: Option<Vec<Player>>, play: &dyn Play) -> Result<Vec<Player>, CommandError> {
    players::seated(seats, play.status().seats).map_err(|reasons| CommandError::BadSetup { reasons })
}

pub(crate) fn game_of(form: &Value, what: &str) -> Result<String, CommandError> {
    let game = form.get("game").and_then(Value::as_str);
    game.map(str::to_owned).ok_or_else(|| CommandError::bad(format!("{what} must be an object with the id of a \u{201c}game\u{201d}")))
}

fn names_of(players: &[Player]) -> String {
    let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
    text::tidy(&names.join(", "), MAX_SLOT_NAME)
}

/// A seed that nobody chose, from the system's random source.
#[cfg(not(target_arch = "wasm32"))]
fn drawn_seed() -> Result<u64, CommandError> {
    use rand::{TryRngCore, rngs::OsRng};

    OsRng.try_next_u64().map_err(|error| CommandError::Io { detail: format!("the system has no random numbers: {error}") })
}
