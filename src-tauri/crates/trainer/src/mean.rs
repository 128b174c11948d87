//! The mean of minds that went on from one.
//!
//! ```text
//! cargo xtask train mean --out FILE --of FILE --of FILE …
//! ```
//! Each mind of a long training leans towards the games that it saw last; what they have in common does not. Minds that began apart have nothing in common
//! to take the mean of: what a number inside one means, it means in no other.

use std::path::PathBuf;

use bots::net::Net;

use crate::learn::both;
use crate::record::Record;

const USAGE: &str = "use mean --out FILE --of FILE --of FILE, with at least two minds that went on from one";

/// Writes the mean that the words ask for, with the record of the mind that is named last.
pub fn run(mut words: impl Iterator<Item = String>) -> Result<(), String> {
    let (mut out, mut of) = (None, Vec::new());
    while let Some(name) = words.next() {
        let file = PathBuf::from(words.next().ok_or_else(|| format!("{name} needs a file; {USAGE}"))?);
        match name.as_str() {
            "--out" => out = Some(file),
            "--of" => of.push(file),
            _ => return Err(format!("{name} is nothing that a mean is made of; {USAGE}")),
        }
    }
    let (Some(out), [_, .., last]) = (out, &of[..]) else { return Err(USAGE.to_owned()) };
    let mut minds = Vec::new();
    for file in &of {
        let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", file.display());
        let bytes = std::fs::read(file).map_err(|error| failed(&error))?;
        minds.push(Net::from_bytes(&bytes).map_err(|error| failed(&error))?);
    }
    let (version, mean) = mean(minds)?;
    let failed = |error: std::io::Error| format!("{}: {error}", out.display());
    std::fs::write(&out, mean.to_bytes(version)).map_err(failed)?;
    Record::read(last).map_or(Ok(()), |record| record.write(&out)).map_err(failed)
}

/// The mean of at least one mind, with the version of the sketch that all of them know.
fn mean(minds: Vec<(u16, Net)>) -> Result<(u16, Net), String> {
    let share = 1.0 / minds.len() as f32;
    let mut minds = minds.into_iter();
    let (version, mut mean) = minds.next().ok_or(USAGE)?;
    let first = mean.clone();
    for (other, net) in minds {
        if other != version || net.sketch.len() != first.sketch.len() {
            return Err("these minds know different sketches".to_owned());
        }
        both(&mut mean, &net, |to, from| to.iter_mut().zip(from).for_each(|(to, from)| *to += from));
    }
    both(&mut mean, &first, |to, _| to.iter_mut().for_each(|to| *to *= share));
    Ok((version, mean))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(weight: f32) -> Net {
        let (mut net, from) = (Net::blank(3), Net::blank(3));
        both(&mut net, &from, |to, _| to.fill(weight));
        net
    }

    #[test]
    fn every_weight_is_the_mean() {
        assert_eq!(mean(vec![(2, all(1.0)), (2, all(2.0)), (2, all(6.0))]), Ok((2, all(3.0))));
        assert!(mean(vec![(2, all(1.0)), (3, all(1.0))]).is_err(), "of another sketch");
        assert!(mean(vec![(2, all(1.0)), (2, Net::blank(4))]).is_err(), "of another length");
    }

    #[test]
    fn a_call_that_names_too_little_says_how() {
        for words in ["", "--out x", "--out x --of y", "--of x --of y", "--out", "--on x"] {
            assert!(run(words.split_whitespace().map(str::to_owned)).unwrap_err().contains("use mean"), "{words}");
        }
    }
}
