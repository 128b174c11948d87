//! `elbow serve`: the commands of the app as JSON lines.

use std::io::{self, BufRead, Read, Write};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, sync_channel};
use std::sync::{Mutex, PoisonError};

use serde::Deserialize;
use serde_json::{Value, json};
use table::{Asked, CommandError, Games, Host, Registry};

use crate::arguments::{Arguments, Word, superfluous, unknown};
use crate::fail::{Done, Fail};

/// What `--help` prints.
pub const HELP: &str = "\
elbow serve [--dir DIR] [--own FILE] [--no-curtain]

Reads one request a line from standard input and writes one answer a line to standard output, in order, until the input ends:

  {\"id\":1,\"cmd\":\"catalog\",\"args\":{}}
  {\"id\":1,\"ok\":{…}}   or   {\"id\":1,\"error\":{\"kind\",\"message\",\"data\"}}

A line that is no request gets an error; nothing but the end of the input ends the program. Only `bot_stop` and `bot_progress` are
answered at once, before a bot that is thinking. The commands are those of PROTOCOL.md, with `new_position`, `position`, `new_scenario` and `save_file`.

  --dir DIR      the folder of saved games; left out: a new one that goes when the program ends
  --own FILE     home-made races, powers and boards that are put on the shelf of that folder first
  --no-curtain   `act` lifts a curtain that is due: for programs that play all seats";

/// The longest request, in bytes.
pub const LONGEST: u64 = 4 << 20;

/// Requests that wait for their turn; more are left in the pipe.
const WAITING: usize = 16;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    #[serde(default)]
    id: Value,
    cmd: String,
    #[serde(default)]
    args: Value,
}

/// Runs the command.
pub fn run<S: Games>(mut arguments: Arguments) -> Done {
    let (mut dir, mut own, mut curtains): (Option<PathBuf>, Option<PathBuf>, bool) = (None, None, true);
    while let Some(word) = arguments.next()? {
        match word {
            Word::Option(name) if name == "dir" => dir = Some(arguments.path()?),
            Word::Option(name) if name == "own" => own = Some(arguments.path()?),
            Word::Option(name) if name == "no-curtain" => curtains = false,
            Word::Option(name) => return Err(unknown(&format!("--{name}"))),
            Word::Path(path) => return Err(superfluous(&path)),
        }
    }
    let (dir, _kept) = crate::ui::folder(dir)?;
    let host = Desk { host: Host::with_registry(&dir, Registry::of::<S>()), curtains };
    own.map_or(Ok(()), |file| crate::own::shelve(&host.host, &file))?;
    converse(&host, &mut io::stdin().lock(), &Mutex::new(io::stdout()))
}

/// The commands, and whether curtains hang between the seats.
struct Desk {
    host: Host,
    curtains: bool,
}

/// Answers every request of `input` on `output`.
fn converse(desk: &Desk, input: &mut dyn BufRead, output: &Mutex<impl Write + Send>) -> Done {
    let (sender, receiver) = sync_channel(WAITING);
    std::thread::scope(|scope| {
        let worker = scope.spawn(move || work(desk, &receiver, output));
        let read = loop {
            let parsed = match read_line(input) {
                Ok(None) => break Ok(()),
                Ok(Some(line)) => line.and_then(|line| parse(&line)),
                Err(error) => break Err(Fail::failed(format!("cannot read the input: {error}"))),
            };
            match parsed {
                // A bot is stopped or watched while the requests before wait for it.
                Ok(Some(request)) if ["bot_stop", "bot_progress"].contains(&request.cmd.as_str()) => {
                    if write(output, &answer(desk, request, desk.host.asked())).is_err() {
                        break Ok(());
                    }
                }
                Ok(None) => {}
                // The worker has ended because nobody reads its answers any more; it says why.
                Ok(Some(request)) => {
                    // It may wait in the queue for long, and be told to hurry there.
                    let asked = desk.host.asked();
                    if sender.send(Ok((request, asked))).is_err() {
                        break Ok(());
                    }
                }
                Err(error) => {
                    if sender.send(Err(error)).is_err() {
                        break Ok(());
                    }
                }
            }
        };
        drop(sender);
        let answered = worker.join().unwrap_or_else(|_| Err(Fail::failed("the program failed; start it again")));
        read.and(answered)
    })
}

fn work(desk: &Desk, requests: &Receiver<Result<(Request, Asked), CommandError>>, output: &Mutex<impl Write>) -> Done {
    for request in requests {
        let line = match request {
            Ok((request, asked)) => answer(desk, request, asked),
            Err(error) => json!({ "id": null, "error": error }),
        };
        write(output, &line).map_err(|error| Fail::output(&error))?;
    }
    Ok(())
}

fn answer(desk: &Desk, request: Request, asked: Asked) -> Value {
    let Request { id, cmd, args } = request;
    let again = (!desk.curtains && cmd == "act").then(|| args.clone());
    let mut done = desk.host.call_asked(&cmd, args, asked);
    if let (Err(CommandError::CurtainDue { seat }), Some(args)) = (&done, again) {
        done = desk.host.call("lift_curtain", json!({ "seat": seat })).and_then(|_| desk.host.call(&cmd, args));
    }
    match done {
        Ok(value) => json!({ "id": id, "ok": value }),
        Err(error) => json!({ "id": id, "error": error }),
    }
}

fn write(output: &Mutex<impl Write>, line: &Value) -> io::Result<()> {
    let mut text = line.to_string();
    text.push('\n');
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    output.write_all(text.as_bytes())?;
    output.flush()
}

/// The next line without its end; `None` at the end of the input. A line that is too long is read to its end and refused.
fn read_line(input: &mut dyn BufRead) -> io::Result<Option<Result<Vec<u8>, CommandError>>> {
    let mut line = Vec::new();
    if input.take(LONGEST + 1).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
        return Ok(Some(Ok(line)));
    }
    if line.len() as u64 <= LONGEST {
        return Ok(Some(Ok(line)));
    }
    drop(line);
    input.skip_until(b'\n')?;
    let detail = format!("a line may have at most {LONGEST} bytes");
    Ok(Some(Err(CommandError::BadRequest { detail })))
}

/// Reads a request; an empty line is none.
fn parse(line: &[u8]) -> Result<Option<Request>, CommandError> {
    if line.trim_ascii().is_empty() {
        return Ok(None);
    }
    let wrong = |error: serde_json::Error| CommandError::BadRequest { detail: format!("the line is no request: {error}") };
    serde_json::from_slice(line).map(Some).map_err(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(input: &[u8]) -> Vec<Value> {
        let dir = tempfile::tempdir().unwrap();
        let output = Mutex::new(Vec::new());
        converse(&Desk { host: Host::open(dir.path()), curtains: true }, &mut &*input, &output).unwrap();
        let text = String::from_utf8(output.into_inner().unwrap()).unwrap();
        text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn every_request_is_answered_in_order_and_bad_lines_end_nothing() {
        let mut input =
            b"{\"id\":1,\"cmd\":\"startup\"}\n{\"id\":2,\"cmd\":\"vie\n\n[]\n\xff\xfe\n{\"id\":3,\"cmd\":\"no_such\"}\n".to_vec();
        input.extend(std::iter::repeat_n(b'x', LONGEST as usize + 7));
        input.extend(b"\n{\"id\":\"last\",\"cmd\":\"view\",\"args\":{}}");
        let answers = said(&input);
        assert_eq!(answers.len(), 7, "{answers:#?}");
        assert!(answers[0]["ok"]["version"].is_string(), "{}", answers[0]);
        for bad in [1, 2, 3, 5] {
            assert_eq!(answers[bad]["error"]["kind"], "bad_request", "{}", answers[bad]);
            assert!(answers[bad]["id"].is_null());
        }
        assert!(answers[5]["error"]["message"].as_str().unwrap().contains("4194304"), "{}", answers[5]);
        assert_eq!((&answers[4]["id"], &answers[4]["error"]["kind"]), (&json!(3), &json!("unknown_command")));
        assert_eq!((&answers[6]["id"], &answers[6]["error"]["kind"]), (&json!("last"), &json!("no_table")));
    }

    #[test]
    fn the_longest_line_is_still_read() {
        let request = r#"{"id":9,"cmd":"startup","args":{}}"#;
        let mut line = request.as_bytes().to_vec();
        line.resize(LONGEST as usize, b' ');
        line.push(b'\n');
        assert_eq!(said(&line)[0]["id"], 9);
        line.insert(0, b' ');
        assert_eq!(said(&line)[0]["error"]["kind"], "bad_request");
    }

    #[test]
    fn deep_nesting_is_an_error() {
        let mut line = vec![b'['; 200_000];
        line.push(b'\n');
        assert_eq!(said(&line)[0]["error"]["kind"], "bad_request");
    }
}
