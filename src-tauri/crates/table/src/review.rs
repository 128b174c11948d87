//! The review of a game: how likely each seat was to win, round by round, and what people's turns have cost them.
//!
//! Turns are judged one at a time, when they are asked for, so that whoever looks sees how far it is and may leave; what was found is kept in a file beside the
//! saved games, and is told again as long as the turn is the same. In a game that goes on nobody is told of anything that he could not know: of his own turns,
//! as he knew them.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use saves::{Disk, SlotId};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{
    Asked, CommandError, Hints, Host, Judgement, Player, ReviewAnswer, ReviewArgs, ReviewTurn, ReviewTurnAnswer, ReviewTurnArgs, TurnMark,
    host::Inner,
    insight::rounded,
    judgement::Reviewer,
    play::{Play, written},
    table::{Table, only_person},
    think::alone,
};

/// How turns are judged: raised when that is mended, so that they are judged anew.
const JUDGED_BY: u32 = 2;

/// About so many positions are judged in the review of a whole game.
const WHOLE: u32 = 2_400_000;

/// The fewest and the most positions that are judged for one turn.
const TURN: (u32, u32) = (8_000, 100_000);

/// A turn to be judged: what tells it from any other, and who does it.
pub(crate) struct Due {
    slot: SlotId,
    step: u32,
    print: String,
}

/// What `review_turn` finds.
pub(crate) enum Begun {
    /// It was judged before.
    Kept(Judgement),
    /// It is to be judged.
    Due(Due, Reviewer),
}

/// As [`Begun`], to be judged by another engine.
pub(crate) enum Errand {
    /// It was judged before.
    Kept(Judgement),
    /// It is to be judged: the turn of `game` that begins after `step` actions, by about `most` positions.
    Due { due: Due, game: String, step: u32, most: u32 },
}

/// A turn that was found.
struct Sought<'a> {
    looked: Looked<'a>,
    mark: TurnMark,
    end: usize,
    due: Due,
    /// What was found about it before.
    kept: Option<Judgement>,
}

/// What is kept of a review.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    judged_by: u32,
    turns: BTreeMap<u32, KeptTurn>,
}

/// What was found about one turn.
#[derive(Debug, Serialize, Deserialize)]
struct KeptTurn {
    /// Of the position it began in and of what was played.
    print: String,
    judged: Judgement,
}

/// A game that is looked at.
struct Looked<'a> {
    slot: SlotId,
    name: &'a str,
    players: &'a [Player],
    play: &'a dyn Play,
    hints: &'a Hints,
    viewer: Option<Seat>,
}

impl Looked<'_> {
    fn is_over(&self) -> bool {
        self.play.status().to_act.is_none()
    }

    /// Whether a turn of `seat` may be judged for whoever looks.
    fn is_open(&self, seat: Seat) -> bool {
        let status = self.play.status();
        let person = self.players.get(seat.index()).is_some_and(|player| player.bot().is_none());
        person && (status.to_act.is_none() || !status.has_secrets || self.viewer == Some(seat))
    }

    /// How likely each seat wins after `step` actions: of a game that is over everything is known.
    fn chances(&self, step: usize) -> Result<Vec<f64>, CommandError> {
        let chances = if self.is_over() { self.play.chances_known(step) } else { self.play.chances_at(step, self.viewer) };
        let chances = chances.ok_or_else(|| self.play.cannot_show())?;
        Ok(chances.into_iter().map(|chance| rounded(chance, 10_000.0)).collect())
    }

    /// How many positions are judged for one turn.
    fn budget(&self) -> u32 {
        let people = self.players.iter().filter(|player| player.bot().is_none()).count() as u32;
        let turns = self.play.spans().iter().filter(|(mark, _)| self.is_open(mark.seat)).count() as u32;
        // In some games a round has many turns of each.
        (WHOLE / turns.max(self.play.status().rounds * people).max(1)).clamp(TURN.0, TURN.1)
    }
}

#[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
impl Host {
    /// The course of a game: how likely each seat was to win after each turn, and what was found about turns so far.
    ///
    /// # Errors
    ///
    /// `hints_off` while a game goes on whose players want no hints; `slot_not_found`, `no_table`, and what `replay` answers of games that cannot be shown.
    pub fn review(&self, args: ReviewArgs) -> Result<ReviewAnswer, CommandError> {
        self.enter(|inner| {
            let (disk, folder) = (inner.disk.clone(), inner.reviews());
            let looked = self.looked(inner, args.slot)?;
            let kept = Kept::read(&*disk, &folder, looked.slot);
            let mut turns = Vec::new();
            for (mark, end) in looked.play.spans() {
                let open = looked.is_open(mark.seat);
                let known = kept.turns.get(&mark.step).filter(|_| open);
                let known = known.filter(|turn| looked.play.print(&mark, end).is_some_and(|print| turn.print == print));
                turns.push(ReviewTurn {
                    step: mark.step,
                    end: end as u32,
                    round: mark.round,
                    seat: mark.seat,
                    chances: looked.chances(end)?,
                    open,
                    judged: known.map(|turn| turn.judged.clone()),
                });
            }
            Ok(ReviewAnswer {
                slot: looked.slot.to_string(),
                name: looked.name.to_owned(),
                game: looked.play.game().to_owned(),
                map: looked.play.status().map,
                seats: looked.players.to_vec(),
                over: looked.is_over(),
                chances: looked.chances(looked.play.begin())?,
                turns,
            })
        })
    }

    /// Judges one turn of a game. Other commands are served meanwhile; [`bot_stop`](Self::bot_stop) ends it, and then nothing is found.
    ///
    /// Not for the tasks of a tokio runtime, which [`ask`](Self::ask).
    ///
    /// # Errors
    ///
    /// Those of [`review`](Self::review); `bad_request` where no turn begins or it may not be judged.
    pub fn review_turn(&self, args: ReviewTurnArgs) -> Result<ReviewTurnAnswer, CommandError> {
        self.review_turn_asked(args, self.asked())
    }

    /// As [`review_turn`](Self::review_turn), for one that was asked for before.
    pub fn review_turn_asked(&self, args: ReviewTurnArgs, asked: Asked) -> Result<ReviewTurnAnswer, CommandError> {
        match self.review_begins(args)? {
            Begun::Kept(judged) => Ok(ReviewTurnAnswer { judged: Some(judged) }),
            Begun::Due(due, reviewer) => {
                let judged = alone(self.gauge(), reviewer, asked, None)?;
                self.review_ends(due, judged)
            }
        }
    }

    /// What is known about a turn, or who judges it.
    pub(crate) fn review_begins(&self, args: ReviewTurnArgs) -> Result<Begun, CommandError> {
        self.enter(|inner| {
            let Sought { looked, mark, end, due, kept } = self.sought(inner, &args)?;
            if let Some(judged) = kept {
                return Ok(Begun::Kept(judged));
            }
            let reviewer = looked.play.reviewer(&mark, end, looked.budget()).ok_or_else(|| looked.play.cannot_show())?;
            Ok(Begun::Due(due, reviewer))
        })
    }

    /// As [`review_begins`](Self::review_begins), for another engine.
    pub(crate) fn review_errand(&self, args: ReviewTurnArgs) -> Result<Errand, CommandError> {
        self.enter(|inner| {
            let Sought { looked, mark, due, kept, .. } = self.sought(inner, &args)?;
            if let Some(judged) = kept {
                return Ok(Errand::Kept(judged));
            }
            let game = written(looked.play, looked.players)?;
            Ok(Errand::Due { due, game, step: mark.step, most: looked.budget() })
        })
    }

    /// The turn that somebody asks for.
    fn sought<'a>(&self, inner: &'a mut Inner, args: &ReviewTurnArgs) -> Result<Sought<'a>, CommandError> {
        let (disk, folder) = (inner.disk.clone(), inner.reviews());
        let looked = self.looked(inner, args.slot)?;
        let step = args.step;
        let turn = looked.play.spans().into_iter().find(|(mark, _)| mark.step == step && looked.is_open(mark.seat));
        let (mark, end) = turn.ok_or_else(|| CommandError::bad(format!("no turn that can be judged begins after {step} actions")))?;
        let print = looked.play.print(&mark, end).ok_or_else(|| looked.play.cannot_show())?;
        let kept = Kept::read(&*disk, &folder, looked.slot).turns.remove(&step).filter(|turn| turn.print == print);
        let due = Due { slot: looked.slot, step, print };
        Ok(Sought { looked, mark, end, due, kept: kept.map(|turn| turn.judged) })
    }

    /// Keeps what was found.
    pub(crate) fn review_ends(&self, due: Due, judged: Option<Judgement>) -> Result<ReviewTurnAnswer, CommandError> {
        self.enter(|inner| {
            if let Some(judged) = &judged {
                let folder = inner.reviews();
                let mut kept = Kept::read(&*inner.disk, &folder, due.slot);
                kept.turns.insert(due.step, KeptTurn { print: due.print, judged: judged.clone() });
                kept.write(&*inner.disk, &folder, due.slot);
                inner.forget_reviews();
            }
            Ok(ReviewTurnAnswer { judged })
        })
    }

    /// The game of a slot, or that on the table.
    fn looked<'a>(&self, inner: &'a mut Inner, slot: Option<SlotId>) -> Result<Looked<'a>, CommandError> {
        inner.store()?;
        let slot = slot.or(inner.table.as_ref().and_then(Table::slot)).ok_or(CommandError::NoTable)?;
        if inner.at_table(slot).is_none() {
            inner.show(self.registry(), slot)?;
        }
        let looked = if let Some(table) = inner.at_table(slot) {
            let Table { name, players, play, hints, .. } = table;
            Looked { slot, name, players, play: &**play, hints, viewer: table.viewer() }
        } else {
            let shown = inner.shown.as_ref().ok_or(CommandError::SlotNotFound)?;
            let viewer = only_person(&shown.players);
            Looked { slot, name: &shown.name, players: &shown.players, play: &*shown.play, hints: &shown.hints, viewer }
        };
        if !looked.is_over() {
            looked.hints.check()?;
        }
        Ok(looked)
    }
}

impl Inner {
    /// Where reviews are kept.
    fn reviews(&self) -> PathBuf {
        self.dir.join("reviews")
    }

    /// Reviews of games that are gone go too.
    fn forget_reviews(&self) {
        let Ok(store) = self.store() else { return };
        let slots: Vec<String> = store.list().into_iter().chain(store.deleted()).map(|entry| entry.slot.to_string()).collect();
        for file in self.disk.list(&self.reviews()).unwrap_or_default() {
            let name = file.file_name().unwrap_or_default().to_string_lossy();
            if name.strip_suffix(".json").is_some_and(|slot| !slots.iter().any(|known| known == slot)) {
                // What cannot be removed now goes next time.
                let _ = self.disk.remove(&file);
            }
        }
    }
}

impl Kept {
    /// What was found about a game; nothing where that cannot be read, or was found in another way.
    fn read(disk: &dyn Disk, folder: &Path, slot: SlotId) -> Self {
        let bytes = disk.read(&folder.join(format!("{slot}.json"))).unwrap_or_default();
        let kept: Option<Self> = serde_json::from_slice(&bytes).ok();
        kept.filter(|kept| kept.judged_by == JUDGED_BY).unwrap_or_else(|| Self { judged_by: JUDGED_BY, turns: BTreeMap::new() })
    }

    /// Keeps it. Where that fails nothing is lost but time.
    fn write(&self, disk: &dyn Disk, folder: &Path, slot: SlotId) {
        let Ok(bytes) = serde_json::to_vec(self) else { return };
        let (new, file) = (folder.join(format!("{slot}.new")), folder.join(format!("{slot}.json")));
        let written = disk.create_dir(folder).and_then(|()| disk.write(&new, &bytes).map(drop));
        let _ = written.and_then(|()| disk.rename(&new, &file));
    }
}
