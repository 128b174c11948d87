//! How many tests passed and failed, read from what test programs print.

/// Reads the totals that cargo-nextest, cargo test, node and our own tools print; `None` if there are none.
pub fn counts(text: &str) -> Option<(u64, u64)> {
    let mut found = None;
    let mut add = |passed: u64, failed: u64| {
        let (p, f) = found.unwrap_or((0, 0));
        found = Some((p + passed, f + failed));
    };
    for line in text.lines() {
        let line = line.trim();
        let numbers = |word: &str| number_before(line, word);
        if line.contains(" tests run: ") || line.contains(" test run: ") || line.starts_with("test result:") {
            add(numbers("passed").unwrap_or(0), numbers("failed").unwrap_or(0));
        } else if let Some(passed) = line.strip_prefix("# pass ").or_else(|| line.strip_prefix("ℹ pass ")) {
            add(passed.parse().unwrap_or(0), 0);
        } else if let Some(failed) = line.strip_prefix("# fail ").or_else(|| line.strip_prefix("ℹ fail ")) {
            add(0, failed.parse().unwrap_or(0));
        } else if let (Some(passed), Some(failed)) = (numbers("passed,"), numbers("failed"))
            && line == format!("{passed} passed, {failed} failed")
        {
            add(passed, failed);
        }
    }
    found
}

/// The number that stands right before `word` in `line`.
fn number_before(line: &str, word: &str) -> Option<u64> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let place = words.iter().position(|w| w.trim_end_matches([',', ';']) == word.trim_end_matches(','))?;
    words.get(place.checked_sub(1)?)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::counts;

    #[test]
    fn totals_of_every_test_program_are_read() {
        assert_eq!(counts("     Summary [   0.1s] 12 tests run: 11 passed (1 slow), 1 failed, 0 skipped"), Some((11, 1)));
        assert_eq!(
            counts("test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: FAILED. 1 passed; 2 failed; 0 ignored"),
            Some((4, 2))
        );
        assert_eq!(counts("# tests 5\n# pass 4\n# fail 1\n"), Some((4, 1)));
        assert_eq!(counts("one.toml: ok\n7 passed, 0 failed\n"), Some((7, 0)));
        assert_eq!(counts("nothing of the kind"), None);
    }
}
