//! Who is connected, and who has to make room.
//!
//! A connection is a *stranger* until it asks for something with the token. Strangers and those that are known are counted apart, and
//! where there is no more room the one goes that was heard of longest ago: so nobody without the token can keep out anybody who has it,
//! however many connections he opens, and nobody is ever turned away at the door.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Notify;

/// All connections.
pub(crate) struct Guests {
    most_strangers: usize,
    most_known: usize,
    lists: Mutex<Lists>,
}

/// Connections by when they were last heard of: the first is the one to go.
#[derive(Default)]
struct Lists {
    heard: u64,
    strangers: BTreeMap<u64, Arc<Notify>>,
    known: BTreeMap<u64, Arc<Notify>>,
}

impl Lists {
    fn next(&mut self) -> u64 {
        self.heard += 1;
        self.heard
    }
}

/// Sends away whoever was heard of longest ago, as long as there are more than `most`.
fn make_room(list: &mut BTreeMap<u64, Arc<Notify>>, most: usize) {
    while list.len() > most {
        if let Some((_, oldest)) = list.pop_first() {
            oldest.notify_one();
        }
    }
}

/// One connection, as long as it lasts.
pub(crate) struct Guest {
    guests: Arc<Guests>,
    place: Mutex<Place>,
    sent_away: Arc<Notify>,
}

#[derive(Clone, Copy)]
struct Place {
    heard: u64,
    known: bool,
}

impl Guests {
    /// Room for so many of either kind, at least one.
    pub fn new(most_strangers: usize, most_known: usize) -> Arc<Self> {
        let (most_strangers, most_known) = (most_strangers.max(1), most_known.max(1));
        Arc::new(Self { most_strangers, most_known, lists: Mutex::default() })
    }

    /// Somebody connects.
    pub fn enter(self: &Arc<Self>) -> Arc<Guest> {
        let sent_away = Arc::new(Notify::new());
        let mut lists = self.lists();
        let heard = lists.next();
        lists.strangers.insert(heard, sent_away.clone());
        make_room(&mut lists.strangers, self.most_strangers);
        drop(lists);
        Arc::new(Guest { guests: self.clone(), place: Mutex::new(Place { heard, known: false }), sent_away })
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Guest {
    /// The connection has asked for something with the token.
    pub fn is_heard(&self) {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        let mut lists = self.guests.lists();
        let listed = if place.known { lists.known.remove(&place.heard) } else { lists.strangers.remove(&place.heard) };
        if listed.is_none() {
            // Already sent away.
            return;
        }
        *place = Place { heard: lists.next(), known: true };
        lists.known.insert(place.heard, self.sent_away.clone());
        make_room(&mut lists.known, self.guests.most_known);
    }

    /// Whether it ever asked with the token.
    pub fn is_known(&self) -> bool {
        self.place.lock().unwrap_or_else(PoisonError::into_inner).known
    }

    /// Waits until it has to make room.
    pub async fn sent_away(&self) {
        self.sent_away.notified().await;
    }
}

impl Drop for Guest {
    fn drop(&mut self) {
        let place = *self.place.get_mut().unwrap_or_else(PoisonError::into_inner);
        let mut lists = self.guests.lists();
        if place.known { &mut lists.known } else { &mut lists.strangers }.remove(&place.heard);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(guests: &Guests) -> (usize, usize) {
        let lists = guests.lists();
        (lists.strangers.len(), lists.known.len())
    }

    #[tokio::test]
    async fn the_one_heard_of_longest_ago_makes_room_among_its_own_kind() {
        let guests = Guests::new(2, 2);
        let [a, b, c] = [guests.enter(), guests.enter(), guests.enter()];
        a.sent_away().await;
        assert_eq!(counts(&guests), (2, 0));
        a.is_heard();
        assert!(!a.is_known(), "who was sent away does not come back");
        b.is_heard();
        c.is_heard();
        b.is_heard();
        let d = guests.enter();
        d.is_heard();
        c.sent_away().await;
        assert!(b.is_known() && d.is_known());
        let strangers: Vec<_> = (0..50).map(|_| guests.enter()).collect();
        assert_eq!(counts(&guests), (2, 2), "strangers push out nobody who is known");
        drop((strangers, b, d));
        assert_eq!(counts(&guests), (0, 0));
    }
}
