//! Files in memory, kept in two logs: for a place that has no files of its own but can be written at any offset and flushed.
//!
//! One side has the database, the other everything else, above all the mirrors, so that the two copies of a record lie in different files. A command's changes are
//! one *batch* at the end of each side, and count as kept when both are flushed, the database's first. So whatever breaks off, one copy of every record is whole; a batch that is
//! torn was never acknowledged and is cut. Where most of a log is of no use any more it is written anew at the other of two places of its side, so that the old one
//! stands until that is done.
//!
//! ```text
//! batch   0  8  magic "ELBOWLOG"        24  4  CRC-32 of the content
//!         8  8  number, ever greater    28  4  CRC-32 of the 28 bytes before
//!        16  4  length of the content   32     content: entries
//!        20  4  1: everything before it is void
//! entry   0  2  length of the path       6     path, then bytes
//!         2  4  length of the bytes; all ones: there is nothing any more
//! ```
//! Numbers are little-endian.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

const MAGIC: &[u8; 8] = b"ELBOWLOG";
const HEAD: usize = 32;
const GONE: u32 = u32::MAX;

/// Two sides with two places each.
pub type Places = [[Vec<u8>; 2]; 2];

/// Files by path; of changes, `None` where there is nothing any more.
type Changes = BTreeMap<PathBuf, Option<Vec<u8>>>;

/// Bytes to be written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Write {
    /// Which side: 0 goes first.
    pub side: usize,
    /// Which of its two places.
    pub place: usize,
    /// From which byte on; whatever lies there or after it is void.
    pub at: usize,
    /// What.
    pub bytes: Vec<u8>,
}

/// Where the logs stand.
#[derive(Debug)]
pub struct Logs {
    sides: [Side; 2],
    /// The number of the next batch.
    number: u64,
    /// Where they stand once what was last asked for is written.
    due: Option<[Side; 2]>,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Side {
    place: usize,
    end: usize,
}

/// A batch that was found.
struct Batch {
    number: u64,
    whole: bool,
    sound: bool,
    entries: Changes,
    end: usize,
}

impl Logs {
    /// Reads what lies at the places; answers the files too.
    pub fn open(found: &Places) -> (Self, BTreeMap<PathBuf, Vec<u8>>) {
        let mut sides = [Side::default(); 2];
        let mut logs = [const { Vec::new() }; 2];
        let mut number = 0;
        for (side, places) in found.iter().enumerate() {
            let mut read = [batches(&places[0]), batches(&places[1])];
            number = read.iter().flatten().map(|batch| batch.number).fold(number, u64::max);
            // The place that was written anew last, if that was done: its first batch says so.
            let begun = |log: &Vec<Batch>| log.first().filter(|first| first.sound).map_or(0, |first| first.number);
            let last = |log: &Vec<Batch>| log.iter().rev().find(|batch| batch.sound).map_or(0, |batch| batch.number);
            let place = usize::from((begun(&read[1]), last(&read[1])) > (begun(&read[0]), last(&read[0])));
            sides[side].place = place;
            logs[side] = std::mem::take(&mut read[place]);
        }
        // A batch that both sides have, and neither whole, did not break off: it was damaged, and the records in it must say so.
        let torn = |log: &[Batch]| log.last().filter(|batch| !batch.sound).map(|batch| batch.number);
        let damaged = torn(&logs[0]).is_some() && torn(&logs[0]) == torn(&logs[1]);
        let mut files = BTreeMap::new();
        for (side, log) in sides.iter_mut().zip(&mut logs) {
            if torn(log).is_some() && !damaged {
                log.pop();
            }
            side.end = log.last().map_or(0, |batch| batch.end);
            let mut own = BTreeMap::new();
            for batch in log {
                if batch.whole && batch.sound {
                    own.clear();
                }
                for (path, bytes) in std::mem::take(&mut batch.entries) {
                    match bytes {
                        Some(bytes) => own.insert(path, bytes),
                        None => own.remove(&path),
                    };
                }
            }
            files.append(&mut own);
        }
        (Self { sides, number: number + 1, due: None }, files)
    }

    /// What has to be written so that `changes` are kept, in this order, each flushed before the next. Nothing counts before
    /// [`written`](Self::written).
    pub fn append(&mut self, changes: &Changes) -> Vec<Write> {
        let mut due = self.sides;
        let mut writes = Vec::new();
        for (number, side) in due.iter_mut().enumerate() {
            let own: Vec<(&Path, Option<&[u8]>)> =
                changes.iter().filter(|(path, _)| side_of(path) == number).map(|(path, bytes)| (&**path, bytes.as_deref())).collect();
            if !own.is_empty() {
                let bytes = batch(self.number, false, &own);
                let Side { place, end } = *side;
                side.end += bytes.len();
                writes.push(Write { side: number, place, at: end, bytes });
            }
        }
        self.number += 1;
        self.due = Some(due);
        writes
    }

    /// What has to be written so that a side takes less room: at its other place, where everything is void; `None` where that is not worth it. The old place is
    /// void once this is flushed and [`written`](Self::written). Worth it is what gives `enough` bytes back, and as many as there are in use.
    pub fn anew(&mut self, side: usize, files: &BTreeMap<PathBuf, Vec<u8>>, enough: usize) -> Option<Write> {
        let own: Vec<(&Path, Option<&[u8]>)> =
            files.iter().filter(|(path, _)| side_of(path) == side).map(|(path, bytes)| (&**path, Some(&**bytes))).collect();
        let live: usize = own.iter().map(|(path, bytes)| path.as_os_str().len() + bytes.map_or(0, <[u8]>::len)).sum();
        if self.sides[side].end < 2 * live + enough {
            return None;
        }
        let bytes = batch(self.number, true, &own);
        self.number += 1;
        let place = 1 - self.sides[side].place;
        let mut due = self.sides;
        due[side] = Side { place, end: bytes.len() };
        self.due = Some(due);
        Some(Write { side, place, at: 0, bytes })
    }

    /// What was asked for last is written and flushed.
    pub fn written(&mut self) {
        self.sides = self.due.take().unwrap_or(self.sides);
    }
}

/// Which side a file belongs to.
fn side_of(path: &Path) -> usize {
    usize::from(!path.components().any(|part| part.as_os_str() == "db"))
}

fn batch(number: u64, whole: bool, entries: &[(&Path, Option<&[u8]>)]) -> Vec<u8> {
    let mut bytes = vec![0; HEAD];
    for (path, content) in entries {
        let path = path.to_string_lossy();
        bytes.extend_from_slice(&(path.len() as u16).to_le_bytes());
        bytes.extend_from_slice(&content.map_or(GONE, |content| content.len() as u32).to_le_bytes());
        bytes.extend_from_slice(path.as_bytes());
        bytes.extend_from_slice(content.unwrap_or_default());
    }
    let (length, crc) = ((bytes.len() - HEAD) as u32, crc32fast::hash(&bytes[HEAD..]));
    bytes[..8].copy_from_slice(MAGIC);
    bytes[8..16].copy_from_slice(&number.to_le_bytes());
    bytes[16..20].copy_from_slice(&length.to_le_bytes());
    bytes[20..24].copy_from_slice(&u32::from(whole).to_le_bytes());
    bytes[24..28].copy_from_slice(&crc.to_le_bytes());
    let crc = crc32fast::hash(&bytes[..28]);
    bytes[28..HEAD].copy_from_slice(&crc.to_le_bytes());
    bytes
}

/// The batches of a log. Where one cannot be read the next is looked for; what comes after the last is nobody's business.
fn batches(log: &[u8]) -> Vec<Batch> {
    let mut found: Vec<Batch> = Vec::new();
    let mut at = 0;
    while let Some(rest) = log.get(at..).filter(|rest| rest.len() >= HEAD) {
        let before = found.last().map_or(0, |batch| batch.number);
        match head(&rest[..HEAD]).filter(|head| head.number > before) {
            Some(Head { number, length, whole, crc }) => {
                let content = &rest[HEAD..rest.len().min(HEAD.saturating_add(length))];
                let sound = content.len() == length && crc32fast::hash(content) == crc;
                found.push(Batch { number, whole, sound, entries: entries(content), end: at + HEAD + content.len() });
                at += HEAD + content.len();
            }
            None => at += 1 + rest[1..].windows(MAGIC.len()).position(|window| window == MAGIC).unwrap_or(rest.len()),
        }
    }
    found
}

struct Head {
    number: u64,
    length: usize,
    whole: bool,
    crc: u32,
}

fn head(bytes: &[u8]) -> Option<Head> {
    let word = |at: usize| bytes.get(at..at + 4)?.try_into().ok().map(u32::from_le_bytes);
    if !bytes.starts_with(MAGIC) || crc32fast::hash(&bytes[..28]) != word(28)? {
        return None;
    }
    let number = u64::from(word(12)?) << 32 | u64::from(word(8)?);
    Some(Head { number, length: word(16)? as usize, whole: word(20)? == 1, crc: word(24)? })
}

/// The entries of a batch, as far as they can be read.
fn entries(mut content: &[u8]) -> Changes {
    let mut entries = BTreeMap::new();
    while let Some((sizes, rest)) = content.split_at_checked(6) {
        let path_length = usize::from(u16::from_le_bytes([sizes[0], sizes[1]]));
        let length = u32::from_le_bytes([sizes[2], sizes[3], sizes[4], sizes[5]]);
        let Some((path, rest)) = rest.split_at_checked(path_length) else { break };
        let Ok(path) = std::str::from_utf8(path) else { break };
        let bytes = if length == GONE { None } else { Some(&rest[..rest.len().min(length as usize)]) };
        content = &rest[bytes.map_or(0, <[u8]>::len)..];
        entries.insert(PathBuf::from(path), bytes.map(<[u8]>::to_vec));
    }
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    type Files = BTreeMap<PathBuf, Vec<u8>>;

    fn path(name: &str) -> PathBuf {
        PathBuf::from(name)
    }

    fn write(places: &mut Places, write: &Write) {
        let log = &mut places[write.side][write.place];
        log.truncate(write.at);
        log.extend_from_slice(&write.bytes);
    }

    /// Twenty changes; what was there after each, and what was written for it.
    fn history() -> (Places, Vec<(Files, Vec<Write>)>) {
        let mut places = Places::default();
        let (mut logs, mut files) = Logs::open(&places);
        let mut steps = Vec::new();
        for step in 0..20_u8 {
            let names = [format!("/db/{}.record", step % 3), format!("/slots/{}.elbow", step % 3)];
            let gone = step % 7 == 6;
            let changes: Changes = names.iter().map(|name| (path(name), (!gone).then(|| vec![step + 1; 40 + usize::from(step)]))).collect();
            for (path, bytes) in &changes {
                match bytes {
                    Some(bytes) => files.insert(path.clone(), bytes.clone()),
                    None => files.remove(path),
                };
            }
            let writes = logs.append(&changes);
            assert_eq!(writes.iter().map(|write| write.side).collect::<Vec<_>>(), [0, 1]);
            for one in &writes {
                write(&mut places, one);
            }
            logs.written();
            steps.push((files.clone(), writes));
        }
        (places, steps)
    }

    #[test]
    fn what_is_written_is_read() {
        let (places, steps) = history();
        assert_eq!(Logs::open(&places).1, steps.last().unwrap().0);
        assert!(Logs::open(&Places::default()).1.is_empty());
    }

    #[test]
    fn whatever_breaks_off_is_not_there_or_on_one_side_only() {
        let (_, steps) = history();
        let mut places = Places::default();
        let mut before = Files::new();
        for (after, writes) in &steps {
            for (number, one) in writes.iter().enumerate() {
                for length in 0..one.bytes.len() {
                    let mut torn = places.clone();
                    write(&mut torn, &Write { bytes: one.bytes[..length].to_vec(), ..one.clone() });
                    // The file may have grown before what was written reached it.
                    for padding in [0, 200] {
                        torn[one.side][one.place].resize(one.at + length + padding, 0);
                        let (mut logs, files) = Logs::open(&torn);
                        for (path, bytes) in &files {
                            let newer = number > side_of(path);
                            assert_eq!(Some(bytes), if newer { after } else { &before }.get(path), "{}", path.display());
                        }
                        // It goes on from there.
                        let again = logs.append(&BTreeMap::from([(path("/db/x"), Some(vec![1]))]));
                        let mut mended = torn.clone();
                        for one in &again {
                            write(&mut mended, one);
                        }
                        let mut all = files;
                        all.insert(path("/db/x"), vec![1]);
                        assert_eq!(Logs::open(&mended).1, all);
                    }
                }
                write(&mut places, one);
            }
            before = after.clone();
        }
    }

    #[test]
    fn damage_to_one_side_leaves_the_other() {
        let (places, steps) = history();
        let right = &steps.last().unwrap().0;
        for side in 0..2 {
            for at in 0..places[side][0].len() {
                let mut bad = places.clone();
                bad[side][0][at] ^= 0x10;
                let files = Logs::open(&bad).1;
                assert!(right.iter().filter(|(path, _)| side_of(path) != side).all(|(path, bytes)| files.get(path) == Some(bytes)), "{at}");
            }
        }
    }

    #[test]
    fn the_same_batch_damaged_on_both_sides_is_no_older_state() {
        let (mut places, steps) = history();
        let (right, writes) = steps.last().unwrap();
        for one in writes {
            *places[one.side][one.place].last_mut().unwrap() ^= 1;
        }
        let files = Logs::open(&places).1;
        for path in [path("/db/1.record"), path("/slots/1.elbow")] {
            assert_ne!(files[&path], right[&path], "the damage");
            assert_eq!(files[&path][..5], right[&path][..5], "is in what is the newest");
        }
    }

    #[test]
    fn a_log_written_anew_takes_less_room_and_may_break_off() {
        let mut places = Places::default();
        let (mut logs, mut files) = Logs::open(&places);
        let mut anew = 0;
        for step in 0..120_u32 {
            let bytes = vec![step as u8; 40_000];
            let name = path(&format!("/slots/{}.elbow", step % 2));
            files.insert(name.clone(), bytes.clone());
            logs.append(&BTreeMap::from([(name, Some(bytes))])).iter().for_each(|one| write(&mut places, one));
            logs.written();
            if let Some(one) = logs.anew(1, &files, 1 << 20) {
                anew += 1;
                for length in [0, 10, HEAD, one.bytes.len() - 1] {
                    let mut torn = places.clone();
                    write(&mut torn, &Write { bytes: one.bytes[..length].to_vec(), ..one.clone() });
                    assert_eq!(Logs::open(&torn).1, files, "broken off at {length}");
                }
                write(&mut places, &one);
                assert_eq!(Logs::open(&places).1, files, "the old place still there");
                places[1][1 - one.place].clear();
                logs.written();
            }
            assert_eq!(Logs::open(&places).1, files, "{step}");
        }
        assert!(anew > 2, "{anew}");
        assert!(places[1].iter().map(Vec::len).sum::<usize>() < 2 << 20);
    }
}
