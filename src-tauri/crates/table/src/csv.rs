//! Results as comma-separated values, for a spreadsheet.

use serde::Serialize;
use serde_json::Value;

use crate::{GameResult, SeatResult};

const HEAD: &str = "game_id,ended,game,map,players,rounds,seat,name,who,level,style,rank,won,points,pieces,hints";

/// A line for each seat of each game, in UTF-8 with a mark at the beginning that spreadsheets know it by, as RFC 4180 asks.
pub(crate) fn table_of(results: &[GameResult]) -> String {
    let mut text = format!("\u{feff}{HEAD}\r\n");
    for result in results {
        for (number, seat) in result.seats.iter().enumerate() {
            text.push_str(&line(result, number, seat));
            text.push_str("\r\n");
        }
    }
    text
}

fn line(result: &GameResult, number: usize, seat: &SeatResult) -> String {
    let pieces: Vec<String> = seat.pieces.iter().map(|piece| format!("{} {}", piece.ids.join("+"), piece.points)).collect();
    let cells = [
        cell(&result.id),
        date(result.ended),
        cell(&result.game),
        cell(&result.map),
        result.seats.len().to_string(),
        result.rounds.to_string(),
        (number + 1).to_string(),
        cell(&seat.name),
        word(seat.who),
        word(seat.level),
        word(seat.style),
        seat.rank.to_string(),
        seat.won.to_string(),
        seat.points.to_string(),
        cell(&pieces.join("; ")),
        seat.hints.to_string(),
    ];
    cells.join(",")
}

/// A text in a cell: in quotes where need be, and never one that a spreadsheet takes for a formula.
fn cell(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() };
    if text.contains(['"', ',', '\n', '\r', ';']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text }
}

/// The word that a value is written as; nothing for none.
fn word<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// A moment in Unix milliseconds as ISO 8601, in UTC; after the year 9999 it stays there.
fn date(millis: u64) -> String {
    let seconds = (millis / 1000).min(253_402_300_799);
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Days since the first of March of the year 0, in eras of 400 years, as the calendar repeats itself.
    let since = days + 719_468;
    let (era, day) = (since / 146_097, since % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let shifted = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted + 2) / 5 + 1;
    let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
    let year = era * 400 + year + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}T{:02}:{:02}:{:02}Z", rest / 3600, rest / 60 % 60, rest % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_break_a_table_is_quoted() {
        for (text, written) in [
            ("Ada", "Ada"),
            ("Ada, Ben", "\"Ada, Ben\""),
            ("the \"great\"", "\"the \"\"great\"\"\""),
            ("two\nlines", "\"two\nlines\""),
            ("=1+1", "'=1+1"),
            ("@x,y", "\"'@x,y\""),
            ("甲", "甲"),
            ("", ""),
        ] {
            assert_eq!(cell(text), written, "{text:?}");
        }
    }

    #[test]
    fn dates_are_those_of_the_calendar() {
        for (millis, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399_999, "2000-02-28T23:59:59Z"),
            (951_782_400_000, "2000-02-29T00:00:00Z"),
            (1_767_225_599_000, "2025-12-31T23:59:59Z"),
            (1_767_225_600_000, "2026-01-01T00:00:00Z"),
            (u64::MAX, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(date(millis), written);
        }
    }
}
