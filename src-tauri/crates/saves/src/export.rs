//! One game as one text file.
//!
//! ```text
//! ELBOWSAV 1 text 312 8127 5d41402a
//! {"name":"Ada, Ben",…}
//! …body…
//! ```
//! The first line has the magic, the version, how the body is written (`text`, or `hex` when it is no UTF-8), the bytes of
//! header and body as written, and the CRC-32 of the two. The header is one line of JSON. The file survives what mail and editors do to
//! text: a byte-order mark, other line ends, blank space at the end.

use std::borrow::Cow;

use crate::{
    Header, ImportError, MAX_BYTES,
    envelope::{MAGIC, VERSION, crc_of},
    migrate::{BadHeader, READER, Stored},
};

/// Writes a game as the text of a `.elbow` file.
pub fn export(header: &Header, body: &[u8]) -> String {
    let header = Header { format: crate::FORMAT, ..header.clone() };
    let header = String::from_utf8(Stored { header, body_format: None }.to_bytes()).unwrap_or_default();
    let (way, body) = match std::str::from_utf8(body) {
        Ok(text) => ("text", Cow::Borrowed(text)),
        Err(_) => ("hex", Cow::Owned(to_hex(body))),
    };
    let crc = crc_of(header.as_bytes(), body.as_bytes());
    format!("{MAGIC} {VERSION} {way} {} {} {crc:08x}\n{header}\n{body}\n", header.len(), body.len())
}

/// Reads the text of a `.elbow` file.
///
/// Only what is whole and unchanged is accepted. Whether the body is a game, and whether its journal leads to its position, is for
/// the caller to check.
pub fn import(text: &str) -> Result<(Header, Vec<u8>), ImportError> {
    let text = text.trim_start_matches('\u{feff}');
    match import_exact(text) {
        // Somebody's editor or mail changed the line ends.
        Err(ImportError::ChecksumMismatch | ImportError::Truncated { .. }) if text.contains("\r\n") => {
            import_exact(&text.replace("\r\n", "\n"))
        }
        other => other,
    }
}

fn import_exact(text: &str) -> Result<(Header, Vec<u8>), ImportError> {
    let Some((first, content)) = text.split_once('\n') else {
        let begins = !text.is_empty() && (text.starts_with(MAGIC) || MAGIC.starts_with(text.trim_end()));
        return Err(if begins { ImportError::Truncated { expected: 0, found: 0 } } else { ImportError::NotAnExport });
    };
    let words: Vec<&str> = first.trim_end().split(' ').collect();
    if words.first() != Some(&MAGIC) {
        return Err(ImportError::NotAnExport);
    }
    let version = words.get(1).and_then(|word| word.parse::<u32>().ok()).ok_or(ImportError::ChecksumMismatch)?;
    if version > u32::from(VERSION) {
        return Err(ImportError::Newer { format: version, engine: engine_of(content) });
    }
    let [_, _, way, header_len, body_len, crc] = words[..] else { return Err(ImportError::ChecksumMismatch) };
    let length = |word: &str| word.parse::<usize>().ok().filter(|&n| n <= 4 * MAX_BYTES);
    let (Some(header_len), Some(body_len), Ok(crc)) = (length(header_len), length(body_len), u32::from_str_radix(crc, 16)) else {
        return Err(ImportError::ChecksumMismatch);
    };
    let content = content.as_bytes();
    let expected = header_len + 1 + body_len;
    if content.len() < expected {
        return Err(ImportError::Truncated { expected: expected as u64, found: content.len() as u64 });
    }
    let (header, rest) = content.split_at(header_len);
    let (body, tail) = rest[1..].split_at(body_len);
    if rest[0] != b'\n' || crc_of(header, body) != crc || !tail.iter().all(u8::is_ascii_whitespace) {
        return Err(ImportError::ChecksumMismatch);
    }
    let stored = READER.read(header).map_err(|bad| match bad {
        BadHeader::Newer { format, engine } => ImportError::Newer { format, engine },
        BadHeader::Invalid(detail) => ImportError::Invalid { detail },
    })?;
    let body = match way {
        "text" => body.to_vec(),
        "hex" => from_hex(body).ok_or_else(|| ImportError::Invalid { detail: "odd hexadecimal digits".to_owned() })?,
        _ => return Err(ImportError::ChecksumMismatch),
    };
    Ok((stored.header, body))
}

/// The version of the app in the header line of a later export, if that still looks alike.
fn engine_of(content: &str) -> String {
    let line = content.lines().next().unwrap_or_default();
    let value: serde_json::Value = serde_json::from_str(line).unwrap_or_default();
    value.get("engine").and_then(serde_json::Value::as_str).unwrap_or_default().to_owned()
}

fn to_hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes.iter().flat_map(|b| [b >> 4, b & 15]).map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

fn from_hex(text: &[u8]) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let pairs = text.chunks(2);
    pairs.map(|pair| Some(digit(*pair.first()?)? << 4 | digit(*pair.get(1)?)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::NewHeader;

    fn header() -> Header {
        let new =
            NewHeader { name: "Ada, 贝".to_owned(), game: "small-world".to_owned(), engine: "0.1.0".to_owned(), ..NewHeader::default() };
        Header::new(new, 1_000)
    }

    #[test]
    fn what_is_exported_comes_back() {
        let bodies: [&[u8]; 4] = [b"", b"{\"a\":1}", "line\r\nline\n…\n".as_bytes(), &[0xff, 0, 10, 13]];
        for body in bodies {
            assert_eq!(import(&export(&header(), body)), Ok((header(), body.to_vec())));
        }
    }

    #[test]
    fn what_mail_and_editors_do_is_forgiven() {
        let body = b"{\"a\":\n[1,2]}";
        let text = export(&header(), body);
        let copies = [format!("\u{feff}{text}"), text.replace('\n', "\r\n"), text.trim_end().to_owned(), format!("{text}\n \n")];
        for copy in copies {
            assert_eq!(import(&copy), Ok((header(), body.to_vec())), "{copy:?}");
        }
    }

    #[test]
    fn every_cut_is_noticed_as_such() {
        let text = export(&header(), b"{\"a\":[1,2,3]}");
        assert_eq!(import(""), Err(ImportError::NotAnExport));
        for len in (1..text.len() - 1).filter(|&len| text.is_char_boundary(len)) {
            assert!(matches!(import(&text[..len]), Err(ImportError::Truncated { .. })), "length {len}");
        }
    }

    #[test]
    fn every_edit_is_noticed() {
        let text = export(&header(), b"{\"a\":[1,2,3]}");
        for at in 0..text.len() - 1 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
            if let Ok(edited) = String::from_utf8(bytes) {
                assert!(import(&edited).is_err(), "byte {at}");
            }
        }
    }

    #[test]
    fn later_versions_are_refused_by_name() {
        let text = export(&header(), b"{}");
        let envelope = text.replacen("ELBOWSAV 1 ", "ELBOWSAV 2 ", 1);
        assert_eq!(import(&envelope), Err(ImportError::Newer { format: 2, engine: "0.1.0".to_owned() }));
        let head = r#"{"format":5,"engine":"2.0.0"}"#;
        let crc = crc_of(head.as_bytes(), b"{}");
        let format = format!("{MAGIC} 1 text {} 2 {crc:08x}\n{head}\n{{}}\n", head.len());
        assert_eq!(import(&format), Err(ImportError::Newer { format: 5, engine: "2.0.0".to_owned() }));
    }

    #[test]
    fn other_files_are_no_exports() {
        for text in ["hello", "{}\n{}\n", "ELBOWSAVE 1\n", "\n", "PK\u{3}\u{4}\n"] {
            assert_eq!(import(text), Err(ImportError::NotAnExport), "{text:?}");
        }
        for text in ["ELBOWSAV\n", "ELBOWSAV 1\n", "ELBOWSAV 1 text 1 99999999999999999999 0\n", "ELBOWSAV 1 text 1 1 zz\n"] {
            assert_eq!(import(text), Err(ImportError::ChecksumMismatch), "{text:?}");
        }
    }
}
