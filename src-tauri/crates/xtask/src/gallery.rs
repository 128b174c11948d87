//! Pictures of every screen, to be looked at.

use crate::process::{Done, cargo, fail, root, run, target};
use crate::screens::fetch_modules;
use crate::tools::{fetch_chromium, fetch_node, node};

/// How long the pictures may take, in minutes: some two thousand where nothing is left out.
const MINUTES: u32 = 120;

/// What may be chosen, and the name under which the script reads it.
const OPTIONS: &[(&str, &str)] =
    &[("--parts", "PARTS"), ("--sizes", "WINDOWS"), ("--languages", "LANGUAGES"), ("--themes", "THEMES"), ("--out", "GALLERY")];

/// What was chosen, as the script reads it; fails at what is no option.
fn chosen<'a>(arguments: &[&'a str]) -> Done<Vec<(&'static str, &'a str)>> {
    let mut found = Vec::new();
    for pair in arguments.chunks(2) {
        match (pair, OPTIONS.iter().find(|(option, _)| pair.first() == Some(option))) {
            ([_, value], Some((_, name))) => found.push((*name, *value)),
            _ => return fail(format!("{} is no option with a value: see cargo xtask help", pair.join(" "))),
        }
    }
    Ok(found)
}

/// Takes the pictures into `target/gallery`, with an `index.html` to scroll through them.
pub fn make(arguments: &[&str]) -> Done {
    let chosen = chosen(arguments)?;
    fetch_node()?;
    fetch_modules()?;
    let chromium = fetch_chromium()?;
    run(&mut cargo(&["build", "--package", "elbow"]))?;
    let mut pictures = node(MINUTES, &["--test", "--test-isolation=none", "tests/browser/gallery.mjs"]);
    pictures.current_dir(root()).env("ELBOW_BIN", target().join("debug/elbow")).env("CHROMIUM", chromium);
    pictures.env("GALLERY", target().join("gallery")).envs(chosen);
    run(&mut pictures)
}

#[cfg(test)]
mod tests {
    use super::chosen;

    #[test]
    fn options_become_what_the_script_reads() {
        assert_eq!(chosen(&["--sizes", "390x844", "--parts", "ends"]).unwrap(), [("WINDOWS", "390x844"), ("PARTS", "ends")]);
        assert!(chosen(&["--sizes"]).is_err());
        assert!(chosen(&["--colours", "red"]).is_err());
        assert_eq!(chosen(&[]).unwrap(), []);
    }
}
