//! As much of HTTP/1.1 as a browser on the same machine needs.

use std::io::{self, BufRead, Read, Write};

/// The longest request line and headers.
const MAX_HEAD: usize = 16 << 10;

/// The longest body: an exported game with room to spare.
pub(crate) const MAX_BODY: usize = 20 << 20;

/// A request that was read whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Request {
    pub method: String,
    /// Path without query.
    pub path: String,
    pub host: String,
    pub origin: Option<String>,
    /// Whether the connection is to be closed after the answer.
    pub close: bool,
    pub body: Vec<u8>,
}

/// Why no request could be read.
#[derive(Debug)]
pub(crate) enum Unread {
    /// The other side is gone, or said nothing for too long.
    Gone,
    /// It is answered with this status, and the connection closed.
    Refused(u16),
}

impl From<io::Error> for Unread {
    fn from(_: io::Error) -> Self {
        Self::Gone
    }
}

/// Reads one request.
pub(crate) fn read(stream: &mut (impl BufRead + ?Sized)) -> Result<Request, Unread> {
    let mut head = Vec::new();
    loop {
        let before = head.len();
        (&mut *stream).take((MAX_HEAD + 1 - before) as u64).read_until(b'\n', &mut head)?;
        if head.len() == before {
            return Err(if head.len() > MAX_HEAD { Unread::Refused(431) } else { Unread::Gone });
        }
        // Blank lines before a request are allowed.
        if head == b"\r\n" || head == b"\n" {
            head.clear();
        } else if head.ends_with(b"\r\n\r\n") || head.ends_with(b"\n\n") {
            break;
        }
    }
    let mut headers = [httparse::EMPTY_HEADER; 64];
    let mut parsed = httparse::Request::new(&mut headers);
    match parsed.parse(&head) {
        Ok(httparse::Status::Complete(_)) => {}
        _ => return Err(Unread::Refused(400)),
    }
    let header = |name: &str| {
        let found = parsed.headers.iter().find(|header| header.name.eq_ignore_ascii_case(name))?;
        std::str::from_utf8(found.value).ok().map(|value| value.trim().to_owned())
    };
    let target = parsed.path.unwrap_or_default();
    let path = target.split(['?', '#']).next().unwrap_or_default().to_owned();
    if header("transfer-encoding").is_some() {
        return Err(Unread::Refused(411));
    }
    let length = match header("content-length") {
        None => 0,
        Some(length) => length.parse::<usize>().map_err(|_| Unread::Refused(400))?,
    };
    if length > MAX_BODY {
        return Err(Unread::Refused(413));
    }
    let mut body = Vec::new();
    (&mut *stream).take(length as u64).read_to_end(&mut body)?;
    if body.len() < length {
        return Err(Unread::Gone);
    }
    Ok(Request {
        method: parsed.method.unwrap_or_default().to_owned(),
        path,
        host: header("host").unwrap_or_default(),
        origin: header("origin"),
        close: parsed.version == Some(0) || header("connection").is_some_and(|value| value.eq_ignore_ascii_case("close")),
        body,
    })
}

/// An answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Answer {
    pub status: u16,
    pub kind: &'static str,
    pub location: Option<String>,
    pub body: Vec<u8>,
}

impl Answer {
    /// A status with one line of text.
    pub fn plain(status: u16) -> Self {
        Self { status, kind: "text/plain; charset=utf-8", location: None, body: format!("{status} {}\n", phrase(status)).into_bytes() }
    }

    /// Writes the answer; `headers` are lines of their own, each ended. To `HEAD` the body is not sent.
    pub fn write(&self, stream: &mut impl Write, headers: &str, head_only: bool, close: bool) -> io::Result<()> {
        let Self { status, kind, location, body } = self;
        let mut bytes = Vec::with_capacity(512 + body.len());
        write!(bytes, "HTTP/1.1 {status} {}\r\ncontent-type: {kind}\r\ncontent-length: {}\r\n", phrase(*status), body.len())?;
        if let Some(location) = location {
            write!(bytes, "location: {location}\r\n")?;
        }
        if close {
            bytes.extend_from_slice(b"connection: close\r\n");
        }
        bytes.extend_from_slice(headers.as_bytes());
        bytes.extend_from_slice(b"\r\n");
        if !head_only {
            bytes.extend_from_slice(body);
        }
        // One write: small answers leave in one packet.
        stream.write_all(&bytes)?;
        stream.flush()
    }
}

fn phrase(status: u16) -> &'static str {
    match status {
        200 => "OK",
        308 => "Permanent Redirect",
        400 => "Bad Request",
        403 => "Forbidden",
        405 => "Method Not Allowed",
        411 => "Length Required",
        413 => "Content Too Large",
        431 => "Request Header Fields Too Large",
        503 => "Service Unavailable",
        _ => "Not Found",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_read_with_its_body_and_the_next_stays() {
        let mut stream =
            &b"\r\nPOST /t/api/act?x=1 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}GET / HTTP/1.1\r\nConnection: close\r\n\r\n"[..];
        let first = read(&mut stream).unwrap();
        assert_eq!((first.method.as_str(), first.path.as_str(), &first.body[..], first.close), ("POST", "/t/api/act", &b"{}"[..], false));
        let second = read(&mut stream).unwrap();
        assert_eq!((second.method.as_str(), second.host.as_str(), second.close), ("GET", "", true));
        assert!(matches!(read(&mut stream), Err(Unread::Gone)));
    }

    #[test]
    fn what_is_no_request_is_refused() {
        let long = format!("GET / HTTP/1.1\r\nx: {}\r\n\r\n", "y".repeat(20_000));
        for (text, status) in [
            (long.as_str(), 431),
            ("nonsense\r\n\r\n", 400),
            ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
            ("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", 413),
            ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
        ] {
            assert!(matches!(read(&mut text.as_bytes()), Err(Unread::Refused(found)) if found == status), "{status}");
        }
        for text in ["", "GET / HT", "POST / HTTP/1.1\r\nContent-Length: 5\r\n\r\n{}"] {
            assert!(matches!(read(&mut text.as_bytes()), Err(Unread::Gone)), "{text:?}");
        }
    }
}
