//! What people type: names of players and slots.

/// The longest name of a slot, in characters.
pub const MAX_SLOT_NAME: usize = 80;

/// One line without control characters or runs of blanks, at most `most` characters.
pub(crate) fn tidy(text: &str, most: usize) -> String {
    let shown = |c: char| {
        !c.is_control()
            && !matches!(c, '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
    };
    let words =
        text.split(|c: char| c.is_whitespace() || c.is_control()).map(|word| word.chars().filter(|&c| shown(c)).collect::<String>());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).collect();
    let line: String = words.join(" ").chars().take(most).collect();
    line.trim_end().to_owned()
}

/// A file name for a slot: letters (of any script), digits and dashes.
pub(crate) fn file_name(name: &str) -> String {
    file_of_kind(name, "elbow")
}

/// A file name of the same sort that ends in `kind`.
pub(crate) fn file_of_kind(name: &str, kind: &str) -> String {
    let dashed: String = name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    let words: Vec<&str> = dashed.split('-').filter(|word| !word.is_empty()).collect();
    let stem: String = words.join("-").chars().take(MAX_PLAYER_STEM).collect();
    let stem = stem.trim_end_matches('-');
    format!("{}.{kind}", if stem.is_empty() { "game" } else { stem })
}

/// File systems allow 255 bytes; a character of Chinese takes three.
const MAX_PLAYER_STEM: usize = 60;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_one_clean_line() {
        assert_eq!(tidy("  a \t b\r\nc\u{0}d \u{202e}e ", 80), "a b c d e");
        assert_eq!(tidy("贝贝，甲", 2), "贝贝");
        assert_eq!(tidy("\u{200b}\u{feff} ", 80), "");
        assert_eq!(tidy(&"x".repeat(1000), 80).len(), 80);
    }

    #[test]
    fn files_are_named_for_any_system() {
        assert_eq!(file_name("Ada, Ben"), "Ada-Ben.elbow");
        assert_eq!(file_name("../../etc/passwd"), "etc-passwd.elbow");
        assert_eq!(file_name("甲：乙"), "甲-乙.elbow");
        assert_eq!(file_name("///"), "game.elbow");
        assert!(file_name(&"字".repeat(500)).len() < 255);
    }
}
