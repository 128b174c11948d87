//! The commands around the results of finished games.

use std::collections::BTreeSet;

use saves::SlotId;

use crate::{
    CommandError, ExportAnswer, GameResult, Host, NoArgs, PersonArgs, RenamePersonArgs, ResultArgs, ResultsAnswer, csv,
    fault::guard,
    host::Inner,
    ledger::{Kept, Ledger},
};

#[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
impl Host {
    /// The result of a game that is over: the one on the table, or one in a slot.
    pub fn result(&self, args: ResultArgs) -> Result<GameResult, CommandError> {
        self.enter(|inner| {
            inner.store()?;
            let at_table = args.slot.map_or(inner.table.as_ref(), |slot| inner.at_table(slot));
            let result = if let Some(table) = at_table {
                let ended = table.slot().map_or(0, |slot| inner.saved_at(slot));
                GameResult::of(&*table.play, &table.players, &table.hints, ended)
            } else {
                let slot = args.slot.ok_or(CommandError::NoTable)?;
                inner.show(self.registry(), slot)?;
                let shown = inner.shown.as_ref().ok_or(CommandError::SlotNotFound)?;
                GameResult::of(&*shown.play, &shown.players, &shown.hints, inner.saved_at(slot))
            };
            result.ok_or_else(|| CommandError::bad("this game goes on; its result comes when it is over"))
        })
    }

    /// The results of all finished games, and who played them. Finished games that were not counted yet are counted now.
    pub fn results(&self, _: NoArgs) -> Result<ResultsAnswer, CommandError> {
        self.enter(|inner| {
            let gone_by = inner.not_counted()?;
            if !gone_by.is_empty() {
                let mut fresh = Vec::new();
                for &slot in &gone_by {
                    // One that cannot be opened says so in the list of saved games.
                    if let Ok(shown) = inner.read_slot(self.registry(), slot) {
                        fresh.extend(GameResult::of(&*shown.play, &shown.players, &shown.hints, inner.saved_at(slot)));
                    }
                }
                inner.with_ledger(|store, ledger| {
                    let there = store.list().into_iter().chain(store.deleted()).map(|entry| entry.slot).collect::<BTreeSet<_>>();
                    // A disk without room keeps nobody from looking.
                    let _ = ledger.add(store, fresh).and_then(|()| ledger.note(store, &gone_by, &there));
                    Ok(())
                })?;
            }
            inner.answer_results()
        })
    }

    /// Gives a person another name; somebody who is called that already becomes the same person.
    pub fn rename_person(&self, args: RenamePersonArgs) -> Result<ResultsAnswer, CommandError> {
        self.enter(|inner| {
            inner.with_ledger(|store, ledger| ledger.rename(store, &args.name, &args.to))?;
            inner.answer_results()
        })
    }

    /// Takes back what `rename_person` did to a person: everybody is called again what they were called when they played.
    pub fn separate_person(&self, args: PersonArgs) -> Result<ResultsAnswer, CommandError> {
        self.enter(|inner| {
            inner.with_ledger(|store, ledger| ledger.separate(store, &args.name))?;
            inner.answer_results()
        })
    }

    /// Takes the name of a person out of all results; the games stay, played by somebody.
    pub fn forget_person(&self, args: PersonArgs) -> Result<ResultsAnswer, CommandError> {
        self.enter(|inner| {
            inner.with_ledger(|store, ledger| ledger.forget(store, &args.name))?;
            inner.answer_results()
        })
    }

    /// All results as the text of a table, a line for each seat of each game.
    pub fn export_results(&self, _: NoArgs) -> Result<ExportAnswer, CommandError> {
        let answer = self.results(NoArgs {})?;
        Ok(ExportAnswer { file_name: "elbowroom.csv".to_owned(), data: csv::table_of(&answer.results) })
    }
}

impl Inner {
    /// Counts the game on the table if it has just ended. Nobody is kept from playing if that fails: `results` counts it later.
    pub fn count_result(&mut self) {
        let now = self.table.as_ref().filter(|table| table.slot().is_some()).map(|table| (table.place, table.revision()));
        if now == self.kept.counted {
            return;
        }
        self.kept.counted = now;
        let Some(table) = self.table.as_ref().filter(|table| now.is_some() && table.play.is_over()) else { return };
        let ended = table.slot().map_or(0, |slot| self.saved_at(slot));
        let result = guard(|| Ok(GameResult::of(&*table.play, &table.players, &table.hints, ended)));
        let _ = guard(|| self.with_ledger(|store, ledger| ledger.add(store, result?)));
    }

    /// Forgets what was read: it is read again when it is asked for.
    pub fn drop_kept(&mut self) {
        self.kept = Kept::default();
    }

    fn answer_results(&mut self) -> Result<ResultsAnswer, CommandError> {
        self.with_ledger(|_, ledger| {
            Ok(ResultsAnswer { results: ledger.results(), people: ledger.people(), unreadable: ledger.unreadable() })
        })
    }

    fn with_ledger<T>(&mut self, work: impl FnOnce(&saves::Store, &mut Ledger) -> Result<T, CommandError>) -> Result<T, CommandError> {
        let store = self.store.as_ref().map_err(Clone::clone)?;
        let mut ledger = match self.kept.ledger.take() {
            Some(ledger) => ledger,
            None => Ledger::open(store)?,
        };
        let done = work(store, &mut ledger);
        self.kept.ledger = Some(ledger);
        done
    }

    /// The finished games that were never looked at.
    fn not_counted(&mut self) -> Result<Vec<SlotId>, CommandError> {
        self.with_ledger(|store, ledger| {
            let finished = store.list().into_iter().filter(|entry| entry.header.over && entry.trouble.is_none());
            Ok(finished.map(|entry| entry.slot).filter(|&slot| !ledger.has_seen(slot)).collect())
        })
    }

    /// When a slot was last saved, in Unix milliseconds; 0 if that is unknown.
    fn saved_at(&self, slot: SlotId) -> u64 {
        let entries = self.store.as_ref().map(saves::Store::list).unwrap_or_default();
        entries.into_iter().find(|entry| entry.slot == slot).map_or(0, |entry| entry.header.modified)
    }
}
