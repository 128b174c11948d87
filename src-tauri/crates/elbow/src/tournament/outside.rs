//! Programs from outside that play a seat of a tournament: a line of JSON for each decision, a line back.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use bots::{Entrant, Player, Trail};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Registered;
use tabletop::read_action;

/// How long a program may think about one decision.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program as it was named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The game that is played.
    pub game: String,
    /// How it is called: run by the shell.
    pub command: String,
}

/// The same while it plays one game.
struct Running {
    program: Program,
    child: Child,
    words: ChildStdin,
    /// What it says, line by line; closed when it has ended.
    said: Receiver<String>,
}

/// What a program answers.
#[derive(Deserialize)]
struct Answer {
    /// An action, as text or in its JSON form.
    action: Value,
}

impl<G: Registered> Entrant<G> for Program {
    fn name(&self) -> String {
        format!("cmd:{}", self.command)
    }

    fn sit_down(&self) -> Result<Box<dyn Player<G> + '_>, String> {
        let failed = |error: std::io::Error| format!("\"{}\" cannot be run: {error}", self.command);
        let mut shell = if cfg!(windows) { Command::new("cmd") } else { Command::new("sh") };
        shell.args([if cfg!(windows) { "/C" } else { "-c" }, &self.command]);
        let mut child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
        let (Some(words), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("\"{}\" has no input or no output", self.command));
        };
        let (send, said) = channel();
        thread::spawn(move || {
            for line in BufReader::new(out).lines().map_while(Result::ok) {
                if send.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Box::new(Running { program: self.clone(), child, words, said }))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<G: Registered> Player<G> for Running {
    fn decide(&mut self, position: &G, _: &Trail<G>, _: u64) -> Result<G::Action, String> {
        let name = &self.program.command;
        let seat = position.to_act();
        let line = json!({ "game": self.program.game, "seat": seat, "legal": position.legal_view(), "view": position.view(seat) });
        let told = writeln!(self.words, "{line}").and_then(|()| self.words.flush());
        told.map_err(|error| format!("\"{name}\" does not listen, or has ended: {error}"))?;
        let answer = self.said.recv_timeout(PATIENCE);
        let answer = answer.map_err(|_| format!("\"{name}\" did not answer within {} s, or has ended", PATIENCE.as_secs()))?;
        let shown: String = answer.chars().take(80).collect();
        let Answer { action } = serde_json::from_str(&answer)
            .map_err(|error| format!("\"{name}\" answered {shown}, which is not {{\"action\": …}}: {error}"))?;
        let action = read_action::<G>(action).map_err(|error| format!("\"{name}\" answered {shown}: {error}"))?;
        position.check(action).map_err(|refusal| format!("\"{name}\" answered {shown}, which is refused: {refusal}"))?;
        Ok(action)
    }
}
