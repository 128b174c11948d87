//! Commands by name, for tasks of a tokio runtime.

use std::sync::Arc;

use serde_json::Value;
use tokio::task::spawn_blocking;

use crate::{
    CommandError, Host, NoArgs, ReviewTurnAnswer,
    calls::{answer, arguments},
    review::Begun,
    think::think,
};

impl Host {
    /// As [`call`](Self::call), from a task of a tokio runtime: what waits for the table or a disk waits elsewhere. Whoever drops a
    /// `bot_move`, a `hint` or a `review_turn` stops the bot; any other command that was begun is done.
    pub async fn ask(self: &Arc<Self>, command: &str, args: Value) -> Result<Value, CommandError> {
        match command {
            "bot_stop" | "bot_progress" => self.call(command, args),
            "bot_move" => {
                let asked = self.asked();
                let NoArgs {} = arguments(args)?;
                let (thinker, due) = self.aside(Self::bot_begins).await?;
                let action = think(self.gauge(), thinker, asked, Some(due)).await?;
                answer(&self.aside(move |host| host.bot_plays(action, due)).await?)
            }
            "hint" => {
                let asked = self.asked();
                let args = arguments(args)?;
                let (adviser, seat, due) = self.aside(move |host| host.hint_begins(args)).await?;
                let lines = think(self.gauge(), adviser, asked, None).await?;
                answer(&self.aside(move |host| host.hint_ends(seat, lines, due)).await?)
            }
            "try_piece" => {
                let asked = self.asked();
                let args = arguments(args)?;
                let work = self.aside(move |host| host.trial_begins(args)).await?;
                answer(&think(self.gauge(), work, asked, None).await?)
            }
            "review_turn" => {
                let asked = self.asked();
                let args = arguments(args)?;
                match self.aside(move |host| host.review_begins(args)).await? {
                    Begun::Kept(judged) => answer(&ReviewTurnAnswer { judged: Some(judged) }),
                    Begun::Due(due, reviewer) => {
                        let judged = think(self.gauge(), reviewer, asked, None).await?;
                        answer(&self.aside(move |host| host.review_ends(due, judged)).await?)
                    }
                }
            }
            _ => {
                let command = command.to_owned();
                self.aside(move |host| host.call(&command, args)).await
            }
        }
    }

    /// Does `work` where it may take its time.
    async fn aside<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Self) -> Result<T, CommandError> + Send + 'static,
    ) -> Result<T, CommandError> {
        let host = Arc::clone(self);
        let done = spawn_blocking(move || work(&host)).await;
        done.unwrap_or_else(|error| Err(CommandError::Internal { detail: error.to_string() }))
    }
}
