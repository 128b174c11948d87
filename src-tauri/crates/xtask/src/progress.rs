//! Building the app for somebody who waits: what is being built, how far it is, for how long already.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use crate::process::{Done, answer, cargo, fail, run, say};

/// How often those who wait hear how far it is: on a terminal the same line is written anew, elsewhere another one follows.
const TERMINAL: Duration = Duration::from_millis(200);
const ELSEWHERE: Duration = Duration::from_secs(10);

/// Builds `package` with `options` (a profile); says how many of its crates are done while it does.
pub fn build(package: &str, options: &[&str]) -> Done {
    let system = answer("rustc", &["-vV"]).and_then(|text| text.lines().find_map(|line| line.strip_prefix("host: ").map(str::to_owned)));
    // Apart from the compiling, since downloading has a progress of its own.
    let mut fetch = cargo(&["fetch", "--locked"]);
    run(fetch.args(system.iter().flat_map(|system| ["--target", system])))?;
    let tree =
        cargo(&["tree", "--locked", "--package", package, "--edges", "normal,build", "--prefix", "none", "--format", "{p}"]).output()?;
    let all = crates(&String::from_utf8_lossy(&tree.stdout));
    if !tree.status.success() || all == 0 {
        return fail(format!("cargo does not tell what {package} is made of"));
    }
    let mut command = cargo(&["build", "--quiet", "--locked", "--message-format=json-render-diagnostics", "--bins", "--package", package]);
    command.args(options);
    follow(&mut command, package, all)
}

/// How many crates a `cargo tree` names; those that stand in it again are marked.
fn crates(tree: &str) -> usize {
    let lines = tree.lines().map(|line| line.trim_end_matches(" (*)").trim_end_matches(" (proc-macro)"));
    lines.filter(|line| !line.is_empty()).collect::<BTreeSet<_>>().len()
}

fn follow(command: &mut Command, package: &str, all: usize) -> Done {
    let terminal = std::io::stdout().is_terminal();
    let tick = if terminal { TERMINAL } else { ELSEWHERE };
    let start = Instant::now();
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let Some(stream) = child.stdout.take() else { return fail("cargo cannot be listened to") };
    let (to_us, artifacts) = mpsc::channel();
    thread::spawn(move || {
        let found = BufReader::new(stream).lines().map_while(Result::ok).filter_map(|line| Artifact::read(&line));
        // Nobody listens any more when the task was ended.
        found.map(|artifact| to_us.send(artifact)).take_while(Result::is_ok).for_each(drop);
    });
    let mut done: BTreeSet<String> = BTreeSet::new();
    let (mut built, mut told, mut last) = (0, Instant::now(), String::new());
    loop {
        match artifacts.recv_timeout(tick) {
            Ok(artifact) => {
                if done.insert(artifact.package) && !artifact.fresh {
                    built += 1;
                    last = artifact.name;
                    if built == 1 {
                        say!("   {package} is made of {all} crates; the first build compiles all of them, which takes some minutes");
                    }
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        if built > 0 && told.elapsed() >= tick {
            told = Instant::now();
            let line = progress(done.len(), all, start.elapsed(), &last);
            if terminal {
                print!("\r{line:<79}");
                let _ = std::io::stdout().flush();
            } else {
                say!("{line}");
            }
        }
    }
    if terminal && built > 0 {
        print!("\r{:<79}\r", "");
    }
    if !child.wait()?.success() {
        return fail(format!("{package} could not be built: what is wrong stands above"));
    }
    if built > 0 {
        say!("   {built} crates compiled in {:.1} minutes", start.elapsed().as_secs_f64() / 60.0);
    }
    Ok(())
}

fn progress(done: usize, all: usize, time: Duration, last: &str) -> String {
    format!("   {done} of {all} crates after {:.1} minutes (just done: {last})", time.as_secs_f64() / 60.0)
}

/// A crate that is compiled, as cargo tells it: one line of JSON.
struct Artifact {
    package: String,
    name: String,
    fresh: bool,
}

impl Artifact {
    fn read(line: &str) -> Option<Self> {
        // What a crate runs before it is compiled is not the crate.
        if !line.starts_with("{\"reason\":\"compiler-artifact\"") || line.contains("\"kind\":[\"custom-build\"]") {
            return None;
        }
        let text = |key: &str| {
            let (_, after) = line.split_once(&format!("\"{key}\":\""))?;
            after.split('"').next().map(str::to_owned)
        };
        let fresh = line.contains("\"fresh\":true");
        Some(Self { package: text("package_id")?, name: text("name")?, fresh })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{Artifact, crates, progress};

    #[test]
    fn crates_are_counted_once() {
        let tree =
            "elbow v0.1.0 (/x)\nserde v1.0.1\nserde_derive v1.0.1 (proc-macro)\nserde v1.0.1 (*)\n\nserde_derive v1.0.1 (proc-macro) (*)\n";
        assert_eq!(crates(tree), 3);
    }

    #[test]
    fn what_cargo_tells_is_read() {
        let line = r#"{"reason":"compiler-artifact","package_id":"registry+https://example.org#gtk@0.18.2","manifest_path":"/x","target":{"kind":["lib"],"crate_types":["lib"],"name":"gtk","src_path":"/x"},"profile":{},"features":[],"filenames":[],"executable":null,"fresh":false}"#;
        let artifact = Artifact::read(line).unwrap();
        assert_eq!((artifact.name.as_str(), artifact.fresh), ("gtk", false));
        assert!(artifact.package.ends_with("gtk@0.18.2"));
        assert!(Artifact::read(&line.replace("false", "true")).unwrap().fresh);
        assert!(Artifact::read(&line.replace("[\"lib\"]", "[\"custom-build\"]")).is_none());
        assert!(Artifact::read(r#"{"reason":"build-finished","success":true}"#).is_none());
    }

    #[test]
    fn how_far_it_is_fits_a_line() {
        assert_eq!(progress(213, 412, Duration::from_secs(150), "gtk"), "   213 of 412 crates after 2.5 minutes (just done: gtk)");
    }
}
