//! A text changed by bytes.

/// Numbers at which something ends: of small sets, of bits in a word, of a board, of the types.
const NUMBERS: [&str; 24] = [
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "18",
    "19",
    "23",
    "40",
    "55",
    "56",
    "63",
    "64",
    "65",
    "73",
    "91",
    "127",
    "128",
    "255",
    "256",
    "-1",
    "1.5",
    "18446744073709551616",
];

/// One of `seeds`, as the first byte says, changed as the others say; each edit takes four bytes.
pub fn edited(seeds: &[String], bytes: &[u8]) -> String {
    let [first, edits @ ..] = bytes else { return String::new() };
    let Some(seed) = seeds.get(usize::from(*first) % seeds.len().max(1)) else { return String::new() };
    let mut text = seed.clone();
    for edit in edits.chunks_exact(4).take(8) {
        let [what, high, low, with] = [edit[0], edit[1], edit[2], edit[3]].map(usize::from);
        let place = high << 8 | low;
        text = match what % 8 {
            0..=2 => replace_token(&text, place, NUMBERS[with % NUMBERS.len()], |token| {
                token.starts_with(|c: char| c.is_ascii_digit() || c == '-')
            }),
            3 | 4 => {
                let other = &seeds[with % seeds.len()];
                let words: Vec<&str> = tokens(other).map(|(at, end)| &other[at..end]).filter(|word| is_word(word)).collect();
                let word = words.get((place ^ with) % words.len().max(1)).copied().unwrap_or("none");
                replace_token(&text, place, word, is_word)
            }
            5 => replace_token(&text, place, "", |_| true),
            6 => {
                let all: Vec<(usize, usize)> = tokens(&text).collect();
                match (all.get(place % all.len().max(1)), all.get((place + 1 + with % 8) % all.len().max(1))) {
                    (Some(&(at, _)), Some(&(_, end))) if at < end => format!("{}{}{}", &text[..end], &text[at..end], &text[end..]),
                    _ => text,
                }
            }
            _ => {
                let cut = text.char_indices().map(|(at, _)| at).nth(place % text.chars().count().max(1)).unwrap_or(0);
                let printable = char::from(32 + (with % 95) as u8);
                format!("{}{printable}{}", &text[..cut], &text[cut..])
            }
        };
    }
    text
}

/// Runs of letters and digits.
fn tokens(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let inside = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    let mut rest = 0;
    std::iter::from_fn(move || {
        let at = rest + text[rest..].find(inside)?;
        let end = text[at..].find(|c| !inside(c)).map_or(text.len(), |length| at + length);
        rest = end;
        Some((at, end))
    })
}

fn is_word(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_alphabetic())
}

/// The text with one of the tokens that `test` holds for written otherwise.
fn replace_token(text: &str, place: usize, with: &str, accept: impl Fn(&str) -> bool) -> String {
    let all: Vec<(usize, usize)> = tokens(text).filter(|(at, end)| accept(&text[*at..*end])).collect();
    match all.get(place % all.len().max(1)) {
        Some(&(at, end)) => format!("{}{with}{}", &text[..at], &text[end..]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_change_a_seed() {
        let seeds = ["conquer 5".to_owned(), "place ghost 7".to_owned()];
        assert_eq!(edited(&seeds, &[0]), "conquer 5");
        assert_eq!(edited(&seeds, &[0, 0, 0, 0, 14]), "conquer 65");
        assert_eq!(edited(&seeds, &[0, 3, 0, 0, 1]), "ghost 5");
        assert_eq!(edited(&seeds, &[1, 6, 0, 0, 1]), "place ghost 7place ghost 7");
        assert_eq!(edited(&seeds, &[]), "");
    }
}
