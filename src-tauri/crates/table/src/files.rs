//! Files that the screens make: pictures, tables and boxes of home-made pieces.

use crate::{CommandError, text};

/// The kinds of file that may be written.
const KINDS: [&str; 3] = ["png", "csv", "elbow-box.json"];

/// The most bytes of a file.
const MAX_FILE: usize = 8 << 20;

/// The name of a file for any system, and its bytes out of base64 (RFC 4648, with or without the `=` at its end).
pub(crate) fn made(name: &str, data: &str) -> Result<(String, Vec<u8>), CommandError> {
    let named = KINDS.iter().find_map(|kind| Some((name.strip_suffix(kind)?.strip_suffix('.')?, *kind)));
    let (stem, kind) = named.ok_or_else(|| CommandError::bad("the name of the file must end in .png, .csv or .elbow-box.json"))?;
    if data.len() > MAX_FILE / 3 * 4 {
        return Err(CommandError::bad("the file is too large"));
    }
    let bytes = decoded(data).ok_or_else(|| CommandError::bad("what is in the file must be written in base64"))?;
    Ok((text::file_of_kind(stem, kind), bytes))
}

fn decoded(data: &str) -> Option<Vec<u8>> {
    let data = data.trim_end_matches('=').as_bytes();
    let mut bytes = Vec::with_capacity(data.len() / 4 * 3 + 2);
    for quad in data.chunks(4) {
        let mut word = 0_u32;
        for &letter in quad {
            word = word << 6 | value(letter)?;
        }
        match quad.len() {
            4 => bytes.extend_from_slice(&word.to_be_bytes()[1..]),
            3 => bytes.extend_from_slice(&(word >> 2).to_be_bytes()[2..]),
            2 => bytes.push((word >> 4) as u8),
            _ => return None,
        }
    }
    Some(bytes)
}

fn value(letter: u8) -> Option<u32> {
    let value = match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    };
    Some(value.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_read_as_it_is_written_everywhere() {
        for (text, bytes) in
            [("", &b""[..]), ("Zg==", b"f"), ("Zm8=", b"fo"), ("Zm9v", b"foo"), ("Zm9vYg", b"foob"), ("//79", b"\xff\xfe\xfd")]
        {
            assert_eq!(decoded(text).as_deref(), Some(bytes), "{text}");
        }
        for text in ["Z", "Zm9vZ", "Zm 9", "Z-_9", "é"] {
            assert_eq!(decoded(text), None, "{text}");
        }
    }

    #[test]
    fn only_known_kinds_are_written() {
        assert_eq!(made("Ada, Ben.png", "Zm9v").unwrap(), ("Ada-Ben.png".to_owned(), b"foo".to_vec()));
        assert_eq!(made("../../x.csv", "").unwrap().0, "x.csv");
        assert_eq!(made("蝾螈.elbow-box.json", "").unwrap().0, "蝾螈.elbow-box.json");
        for name in ["x", "x.sh", ".elbow", "x.png.exe", "x.json", "xelbow-box.json"] {
            assert_eq!(made(name, "").unwrap_err().kind(), "bad_request", "{name}");
        }
        assert_eq!(made("x.png", "?").unwrap_err().kind(), "bad_request");
    }
}
