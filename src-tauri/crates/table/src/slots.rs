//! The commands around saved games.

use std::{fs, io, path::PathBuf};

use saves::{Header, SlotId, Store};
use serde_json::Value;

use crate::{
    CommandError, DuplicateArgs, ExportAnswer, ForkArgs, Host, ImportArgs, NoArgs, Registry, RenameArgs, ReplayArgs, ReplayState,
    SaveFileAnswer, SaveFileArgs, SlotAnswer, SlotArgs, SlotHeader, SlotsAnswer, TableState,
    body::{self, Body, RULES},
    error::cut,
    files,
    host::{Inner, Shown},
    players,
    registry::Unfit,
    table::{Place, Table, new_header, only_person, replay_state},
    text::{self, MAX_SLOT_NAME},
};

#[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
impl Host {
    /// The saved games, newest first.
    pub fn slots(&self, _: NoArgs) -> Result<SlotsAnswer, CommandError> {
        self.enter(|inner| {
            let store = inner.store()?;
            let mut slots: Vec<SlotHeader> = store.list().into_iter().map(SlotHeader::from).collect();
            // A rolling copy is older than the game it was made of, even within the same millisecond.
            slots.sort_by_key(|slot| (std::cmp::Reverse(slot.modified), slot.autosave));
            let deleted = store.deleted().into_iter().map(SlotHeader::from).collect();
            Ok(SlotsAnswer { slots, deleted, notices: inner.notices.clone() })
        })
    }

    /// Puts a saved game on the table. A rolling copy stays as it is: a new slot goes on from it.
    pub fn open_slot(&self, args: SlotArgs) -> Result<TableState, CommandError> {
        self.enter(|inner| {
            let mut slot = args.slot;
            let entry = inner.store()?.list().into_iter().find(|entry| entry.slot == slot).ok_or(CommandError::SlotNotFound)?;
            let shown = inner.read_slot(self.registry(), slot)?;
            if entry.header.autosave {
                slot = inner.store()?.duplicate(slot, None)?.slot;
                return Ok(inner.put(Table::new(Place::Slot(slot), shown.name, shown.players, shown.play, shown.hints)));
            }
            Ok(inner.put(Table::new(Place::Slot(slot), shown.name, shown.players, shown.play, shown.hints).keep_copy()))
        })
    }

    /// Gives a slot another name.
    pub fn rename_slot(&self, args: RenameArgs) -> Result<SlotHeader, CommandError> {
        let name = slot_name(&args.name)?;
        self.enter(|inner| {
            let entry = inner.store()?.rename(args.slot, &name)?;
            for table in inner.table.iter_mut().chain(&mut inner.beneath).filter(|table| table.slot() == Some(args.slot)) {
                table.name.clone_from(&name);
            }
            inner.shown = None;
            Ok(entry.into())
        })
    }

    /// Copies a slot.
    pub fn duplicate_slot(&self, args: DuplicateArgs) -> Result<SlotHeader, CommandError> {
        let name = args.name.as_deref().map(slot_name).transpose()?;
        self.enter(|inner| Ok(inner.store()?.duplicate(args.slot, name.as_deref())?.into()))
    }

    /// Deletes a slot; it can be restored until the app is closed. The game on the table leaves it.
    pub fn delete_slot(&self, args: SlotArgs) -> Result<SlotAnswer, CommandError> {
        self.enter(|inner| {
            inner.store()?.delete(args.slot)?;
            let deleted = |table: &mut Table| table.slot() == Some(args.slot);
            if inner.beneath.take_if(deleted).is_some() || inner.table.take_if(deleted).is_some() {
                inner.change();
            }
            inner.shown = None;
            Ok(SlotAnswer { slot: args.slot.to_string() })
        })
    }

    /// Brings a deleted slot back.
    pub fn restore_slot(&self, args: SlotArgs) -> Result<SlotAnswer, CommandError> {
        self.enter(|inner| {
            inner.store()?.restore(args.slot)?;
            Ok(SlotAnswer { slot: args.slot.to_string() })
        })
    }

    /// A saved game as the text of one file.
    pub fn export_slot(&self, args: SlotArgs) -> Result<ExportAnswer, CommandError> {
        self.enter(|inner| exported(inner.store()?, args.slot))
    }

    /// Writes a saved game, or a picture or table that the screens have made, to a file that is not there yet.
    pub fn save_file(&self, args: SaveFileArgs) -> Result<SaveFileAnswer, CommandError> {
        let (file_name, bytes) = match (args.slot, args.file_name, args.data) {
            (Some(slot), None, None) => {
                let export = self.export_slot(SlotArgs { slot })?;
                (export.file_name, export.data.into_bytes())
            }
            (None, Some(name), Some(data)) => files::made(&name, &data)?,
            _ => return Err(CommandError::bad("name either a slot, or a file and what is in it")),
        };
        let mut path = PathBuf::from(args.path.unwrap_or_default());
        if path.as_os_str().is_empty() || path.is_dir() {
            path.push(file_name);
        }
        write_new(&path, &bytes).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => CommandError::bad(format!("the file {} exists already", path.display())),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => CommandError::DiskFull,
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => CommandError::ReadOnly,
            _ => CommandError::Io { detail: format!("{}: {error}", path.display()) },
        })?;
        Ok(SaveFileAnswer { path: path.display().to_string() })
    }

    /// Takes an exported game into a slot of its own, if its journal leads to its position.
    pub fn import_slot(&self, args: ImportArgs) -> Result<SlotHeader, CommandError> {
        let name = args.name.as_deref().map(slot_name).transpose()?;
        self.enter(|inner| {
            inner.store()?;
            let shown = imported(self.registry(), &args.data)?;
            let body = shown.play.body(&shown.players, &shown.hints)?;
            let header = new_header(&name.unwrap_or(shown.name), &shown.players, &*shown.play, false);
            let store = inner.store()?;
            let slot = store.create(header, &body)?;
            let entry = store.list().into_iter().find(|entry| entry.slot == slot).ok_or(CommandError::SlotNotFound)?;
            Ok(entry.into())
        })
    }

    /// A game as it stood after some of its actions.
    pub fn replay(&self, args: ReplayArgs) -> Result<ReplayState, CommandError> {
        let step = args.step as usize;
        self.enter(|inner| {
            inner.store()?;
            let slot = args.slot.or(inner.table.as_ref().and_then(Table::slot)).ok_or(CommandError::NoTable)?;
            if let Some(table) = inner.at_table(slot) {
                return replay_state(slot, &table.name, &table.players, &*table.play, table.viewer(), step);
            }
            inner.show(self.registry(), slot)?;
            let shown = inner.shown.as_ref().ok_or(CommandError::SlotNotFound)?;
            replay_state(slot, &shown.name, &shown.players, &*shown.play, only_person(&shown.players), step)
        })
    }

    /// A new slot that goes on from a point of a game.
    pub fn fork(&self, args: ForkArgs) -> Result<TableState, CommandError> {
        let step = args.step as usize;
        let name = args.name.as_deref().map(slot_name).transpose()?;
        self.enter(|inner| {
            inner.store()?;
            let slot = args.slot.or(inner.table.as_ref().and_then(Table::slot)).ok_or(CommandError::NoTable)?;
            let (old, players, play, hints) = if let Some(table) = inner.at_table(slot) {
                (&table.name, &table.players, &table.play, &table.hints)
            } else {
                inner.show(self.registry(), slot)?;
                let shown = inner.shown.as_ref().ok_or(CommandError::SlotNotFound)?;
                (&shown.name, &shown.players, &shown.play, &shown.hints)
            };
            let fork = play.fork(step).ok_or_else(|| match play.lost() {
                Some(lost) if step <= play.steps() => CommandError::SaveDamaged { reason: "replay_differs", detail: lost.to_string() },
                _ => CommandError::bad(format!("step {step} is beyond the end: this game has {} actions", play.steps())),
            })?;
            let (name, players, hints) = (name.unwrap_or_else(|| old.clone()), players.clone(), hints.clone());
            inner.put_new(Some(name), players, fork, hints)
        })
    }
}

impl Inner {
    /// Reads the game in a slot.
    pub fn read_slot(&self, registry: &Registry, slot: SlotId) -> Result<Shown, CommandError> {
        let saved = self.store()?.load(slot)?;
        let body = body::read(&saved.body)?;
        let mut shown = restored(registry, slot, &saved.header, body, |unfit| {
            let reason = if matches!(unfit, Unfit::Unreadable(_)) { "damaged" } else { "invalid_position" };
            CommandError::SaveDamaged { reason, detail: unfit.to_string() }
        })?;
        shown.name = text::tidy(&shown.name, MAX_SLOT_NAME);
        Ok(shown)
    }

    /// Has the game of a slot at hand in `shown`.
    pub fn show(&mut self, registry: &Registry, slot: SlotId) -> Result<(), CommandError> {
        if self.shown.as_ref().is_none_or(|shown| shown.slot != slot) {
            self.shown = Some(self.read_slot(registry, slot)?);
        }
        Ok(())
    }
}

/// Reads an export; what is not whole, unchanged, valid and proved by its own journal is refused. A journal that was played by older
/// rules may lead elsewhere: its position is the truth, and it is shown as far as it goes.
pub(crate) fn imported(registry: &Registry, data: &str) -> Result<Shown, CommandError> {
    let (header, bytes) = saves::import(data)?;
    let invalid = |reason: &'static str, detail: String| CommandError::ImportInvalid { reason, detail };
    let body = body::read(&bytes).map_err(|error| match error {
        CommandError::SaveNewer { format, .. } => invalid("newer", format!("form {format} of version {}", header.engine)),
        CommandError::SaveDamaged { detail, .. } => invalid("not_an_export", detail),
        other => other,
    })?;
    let mut shown = restored(registry, SlotId(0), &header, body, |unfit| invalid("invalid_position", unfit.to_string()))?;
    shown.name = text::tidy(&shown.name, MAX_SLOT_NAME);
    match shown.play.lost() {
        Some(lost) if shown.play.rules() == RULES => Err(invalid("replay_differs", lost.to_string())),
        _ => Ok(shown),
    }
}

/// A game from what a slot or an export holds of it. Header, body and position must be of one game.
fn restored(
    registry: &Registry,
    slot: SlotId,
    header: &Header,
    mut body: Body,
    refuse: impl Fn(&Unfit) -> CommandError,
) -> Result<Shown, CommandError> {
    let (id, kind) = registry.get(&body.game)?;
    if header.game != id {
        return Err(refuse(&Unfit::OtherGame { said: cut(&header.game, 40) }));
    }
    let (seats, hints) = (std::mem::take(&mut body.seats), std::mem::take(&mut body.hints));
    let play = kind.restore(id, body).map_err(|unfit| refuse(&unfit))?;
    let players = players::seated(Some(seats), play.status().seats).map_err(|reasons| {
        let list: Vec<String> = reasons.into_iter().map(|reason| reason.message).collect();
        refuse(&Unfit::Unreadable(list.join("; ")))
    })?;
    let hints = hints.for_seats(players.len());
    Ok(Shown { slot, name: header.name.clone(), players, play, hints })
}

fn exported(store: &Store, slot: SlotId) -> Result<ExportAnswer, CommandError> {
    let saved = store.load(slot)?;
    let file_name = text::file_name(&saved.header.name);
    Ok(ExportAnswer { file_name, data: saves::export(&saved.header, &saved.body) })
}

fn slot_name(name: &str) -> Result<String, CommandError> {
    let name = text::tidy(name, MAX_SLOT_NAME);
    if name.is_empty() { Err(CommandError::bad("a saved game needs a name")) } else { Ok(name) }
}

fn write_new(path: &std::path::Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = fs::OpenOptions::new().write(true).create_new(true).open(path)?;
    let written = io::Write::write_all(&mut file, bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        // Half a file would look like an export.
        let _ = fs::remove_file(path);
    }
    written
}

/// Checks an exported game by replaying it: what `elbow verify` answers.
pub fn verify(registry: &Registry, data: &str) -> Result<Value, CommandError> {
    let shown = imported(registry, data)?;
    let status = shown.play.status();
    let steps = shown.play.steps();
    let replayed = shown.play.lost().map_or(steps, |lost| lost.step as usize);
    Ok(serde_json::json!({
        "replayed": replayed, "older_rules": shown.play.lost().is_some(),
        "game": shown.play.game(), "name": shown.name, "steps": steps, "over": status.to_act.is_none(),
        "round": status.round, "rounds": status.rounds, "winners": status.winners,
    }))
}
