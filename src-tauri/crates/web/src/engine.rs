//! The host of the worker, commands and bytes in and out.

use std::{collections::BTreeMap, path::Path, sync::Arc};

use bots::Stop;
use saves::{Logs, Memory, Places, Write};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Begun, CommandError, Errand, Host, Registry, Seeds, THOUGHTFUL, Ticket};

/// The folder of the saved games.
const ROOT: &str = "/";

/// The sides of the logs.
const SIDES: [usize; 2] = [0, 1];

/// The table and the saved games of a page.
pub struct Engine {
    host: Host,
    memory: Arc<Memory>,
    logs: Logs,
    clock: fn() -> u64,
    /// What is being thought about.
    errands: BTreeMap<u32, (Ticket, Errand)>,
    /// The number of the last one.
    last: u32,
}

/// What the worker asks for.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Request {
    /// A command of the app.
    Run {
        command: String,
        #[serde(default)]
        args: Value,
    },
    /// What was found out about an errand; without a thought it is given up.
    End {
        errand: u32,
        #[serde(default)]
        thought: Option<Value>,
    },
    /// An errand is to be answered here, within so many milliseconds.
    Hurry { errand: u32, within: u64 },
    /// Which decision is due.
    Due,
}

/// What it is told.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Reply {
    /// The answer of a command.
    Answer(Value),
    /// Why there is none.
    Error(CommandError),
    /// To be thought out by another engine: its number, and the text to be sent there.
    Errand(u32, String),
}

impl Engine {
    /// Opens the saved games in the logs that were found.
    pub fn open(found: &Places, clock: fn() -> u64, seeds: Seeds) -> Self {
        let (logs, files) = Logs::open(found);
        let memory = Arc::new(Memory::new(files, clock));
        let host = Host::on(memory.clone(), Path::new(ROOT), Registry::standard(), seeds);
        Self { host, memory, logs, clock, errands: BTreeMap::new(), last: 0 }
    }

    /// Does what a JSON text asks for; the answer is one too.
    pub fn ask(&mut self, request: &[u8]) -> Vec<u8> {
        let reply = match serde_json::from_slice(request) {
            Ok(request) => self.reply(request).unwrap_or_else(Reply::Error),
            Err(error) => Reply::Error(CommandError::BadRequest { detail: error.to_string() }),
        };
        // What consists of JSON values and strings always has a text.
        serde_json::to_vec(&reply).unwrap_or_default()
    }

    fn reply(&mut self, request: Request) -> Result<Reply, CommandError> {
        match request {
            Request::Due => Ok(Reply::Answer(serde_json::json!(self.host.decision_due()?))),
            Request::Run { command, args } if THOUGHTFUL.contains(&&*command) => match self.host.errand_begins(&command, args)? {
                Begun::Done(answer) => Ok(Reply::Answer(answer)),
                Begun::Errand(errand, ticket) => {
                    let text = serde_json::to_string(&errand).map_err(|error| CommandError::Internal { detail: error.to_string() })?;
                    self.last += 1;
                    self.errands.insert(self.last, (ticket, errand));
                    Ok(Reply::Errand(self.last, text))
                }
            },
            Request::Run { command, args } => self.host.call(&command, args).map(Reply::Answer),
            Request::End { errand, thought } => {
                let (ticket, _) = self.taken(errand)?;
                match thought {
                    Some(thought) => self.host.errand_ends(ticket, thought).map(Reply::Answer),
                    None => Ok(Reply::Answer(Value::Null)),
                }
            }
            Request::Hurry { errand, within } => {
                let (ticket, errand) = self.taken(errand)?;
                let stop = Stop::at(self.clock, (self.clock)() + within);
                self.host.errand_now(ticket, errand, &stop).map(Reply::Answer)
            }
        }
    }

    fn taken(&mut self, errand: u32) -> Result<(Ticket, Errand), CommandError> {
        let known = self.errands.remove(&errand);
        known.ok_or_else(|| CommandError::BadRequest { detail: format!("there is no errand {errand}") })
    }

    /// What has to be written to keep what has changed, in this order, each flushed before the next.
    pub fn changes(&mut self) -> Vec<Write> {
        let changes = self.memory.take_changes();
        if changes.is_empty() { Vec::new() } else { self.logs.append(&changes) }
    }

    /// A log that is worth writing anew for so many bytes that are given back.
    pub fn anew(&mut self, enough: usize) -> Option<Write> {
        let logs = &mut self.logs;
        self.memory.look(|files| SIDES.into_iter().find_map(|side| logs.anew(side, files, enough)))
    }

    /// What was asked for last is written and flushed.
    pub fn written(&mut self) {
        self.logs.written();
    }
}
