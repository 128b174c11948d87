//! The commands that ask a bot's opinion.

use bots::Progress;
use tabletop::Seat;

use crate::{
    Asked, ChancesAnswer, ChancesArgs, CommandError, HintAnswer, HintArgs, HintLine, Host, NoArgs, ProgressAnswer, ReasonAnswer,
    ReasonArgs,
    insight::rounded,
    think::{Adviser, Due, alone},
};

/// So many turns a hint shows where nobody says how many.
const HINTS: usize = 3;

/// How many turns a hint shows.
pub(crate) fn count_of(args: &HintArgs) -> usize {
    args.count.as_ref().map_or(HINTS, |count| count.number().into())
}

#[expect(clippy::needless_pass_by_value, reason = "every command owns its arguments, whatever it does with them")]
impl Host {
    /// The best turns for the person to act, as the best bot sees them; it is counted, and refused where hints are off. Nothing that the viewer may not know has any influence. Other commands
    /// are served while it thinks; if they change the table, the answer is `stale`. [`bot_stop`](Self::bot_stop) makes it answer.
    ///
    /// Not for the tasks of a tokio runtime, which [`ask`](Self::ask).
    pub fn hint(&self, args: HintArgs) -> Result<HintAnswer, CommandError> {
        self.hint_asked(args, self.asked())
    }

    /// As [`hint`](Self::hint), for one that was asked for before.
    pub fn hint_asked(&self, args: HintArgs, asked: Asked) -> Result<HintAnswer, CommandError> {
        let (adviser, seat, due) = self.hint_begins(args)?;
        let lines = alone(self.gauge(), adviser, asked, None)?;
        self.hint_ends(seat, lines, due)
    }

    /// Who thinks a hint out, for whom, and the decision that is due.
    pub(crate) fn hint_begins(&self, args: HintArgs) -> Result<(Adviser, Seat, Due), CommandError> {
        let count = count_of(&args);
        self.enter(|inner| {
            let due = inner.due();
            let table = inner.table()?;
            let seat = table.person_to_act()?;
            table.hints.check()?;
            Ok((table.play.adviser(count, table.viewer()).ok_or(CommandError::GameOver)?, seat, due))
        })
    }

    /// The hint, if the decision it is for is still due: whoever looks now may be somebody else.
    pub(crate) fn hint_ends(&self, seat: Seat, lines: Vec<HintLine>, due: Due) -> Result<HintAnswer, CommandError> {
        self.enter(|inner| {
            let now = inner.due();
            let (store, table) = inner.playing()?;
            let revision = table.revision();
            if now != due {
                return Err(CommandError::Stale { revision });
            }
            table.count_hint(store, seat)?;
            Ok(HintAnswer { revision, seat, lines })
        })
    }

    /// How likely each seat wins, as the viewer may judge it.
    pub fn chances(&self, args: ChancesArgs) -> Result<ChancesAnswer, CommandError> {
        self.enter(|inner| {
            let table = inner.table()?;
            let step = table.step_of(args.step)?;
            let chances = table.play.chances_at(step, table.viewer()).ok_or_else(|| table.play.cannot_show())?;
            Ok(ChancesAnswer { step: step as u32, chances: chances.into_iter().map(|chance| rounded(chance, 10_000.0)).collect() })
        })
    }

    /// What spoke for the last turn that was over at a step, whoever played it: only what everybody has seen.
    pub fn reason(&self, args: ReasonArgs) -> Result<ReasonAnswer, CommandError> {
        self.enter(|inner| {
            let table = inner.table()?;
            let step = table.step_of(args.step)?;
            let ended = table.play.turn_ended(step);
            let (turn, end) = ended.ok_or_else(|| CommandError::bad(format!("no turn was over after {step} actions")))?;
            let merits = table.play.merits(&turn, end).ok_or_else(|| table.play.cannot_show())?;
            Ok(ReasonAnswer { seat: turn.seat, round: turn.round, step: turn.step, merits })
        })
    }

    /// How far the bot has come that thinks now, for itself or for a hint. Never waits.
    pub fn bot_progress(&self, _: NoArgs) -> Result<ProgressAnswer, CommandError> {
        let now = self.gauge().read();
        let Progress { done, total } = now.unwrap_or(Progress { done: 0, total: 0 });
        Ok(ProgressAnswer { thinking: now.is_some(), done, total })
    }
}
