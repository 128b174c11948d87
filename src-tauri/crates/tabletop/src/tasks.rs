//! What is still to be done, as a stack of small tasks: the engine works off the top, a task that asks somebody waits there, and what it causes
//! is pushed above it. An interrupted turn is what lies below.

use std::fmt;
use std::ops::Deref;

use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::Pile;

/// Room for `N` tasks, and at most half of them wait while somebody is asked: so what a decision causes always fits. Written as a list, the lowest
/// task first. `T::default()` fills places that are not used; it is never written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
#[serde(transparent, bound(serialize = "T: Serialize"))]
pub struct Tasks<T: Copy + Default, const N: usize>(Pile<T, N>);

/// More tasks wait than may.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("{found} tasks wait, at most {most} may")]
pub struct TooDeep {
    /// How many wait.
    pub found: usize,
    /// How many may.
    pub most: usize,
}

impl<T: Copy + Default, const N: usize> Tasks<T, N> {
    /// The most tasks that may wait while somebody is asked.
    pub const DEEPEST: usize = N / 2;

    /// Puts `task` on top.
    ///
    /// # Panics
    /// If there is no room: the rules push more than they may between two questions.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.0.push(task);
    }

    /// Takes the task on top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Forgets all tasks.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Whether so many may wait: what every position of which somebody decides has to pass.
    pub const fn check_depth(&self) -> Result<(), TooDeep> {
        let found = self.0.count() as usize;
        if found > Self::DEEPEST { Err(TooDeep { found, most: Self::DEEPEST }) } else { Ok(()) }
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> Tasks<T, N> {
    /// What lies above exactly these tasks; `None` if other ones lie at the bottom.
    pub fn above(&self, below: &[T]) -> Option<&[T]> {
        self.strip_prefix(below)
    }
}

impl<T: Copy + Default, const N: usize> Deref for Tasks<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Copy + Default + fmt::Debug, const N: usize> fmt::Debug for Tasks<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Tasks<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let tasks = Vec::<T>::deserialize(deserializer)?;
        if tasks.len() > N {
            return Err(serde::de::Error::custom(TooDeep { found: tasks.len(), most: Self::DEEPEST }));
        }
        Ok(Self(tasks.into_iter().collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Few = Tasks<u8, 4>;

    fn few(tasks: &[u8]) -> Few {
        let mut few = Few::default();
        for task in tasks {
            few.push(*task);
        }
        few
    }

    #[test]
    fn the_last_one_pushed_is_done_first() {
        let mut tasks = few(&[1, 2, 3]);
        assert_eq!((tasks.last(), tasks.len()), (Some(&3), 3));
        assert_eq!([tasks.pop(), tasks.pop(), tasks.pop(), tasks.pop()], [Some(3), Some(2), Some(1), None]);
        tasks.push(7);
        assert_eq!(tasks, few(&[7]), "what was taken leaves nothing behind");
        tasks.clear();
        assert!(tasks.is_empty());
    }

    #[test]
    fn what_lies_above_is_told_only_where_the_rest_lies_below() {
        let tasks = few(&[1, 2, 3]);
        assert_eq!(tasks.above(&[1, 2]), Some(&[3][..]));
        assert_eq!(tasks.above(&[1, 2, 3]), Some(&[][..]));
        assert_eq!(tasks.above(&[2]), None);
        assert_eq!(tasks.above(&[1, 2, 3, 4]), None);
    }

    #[test]
    fn half_of_them_may_wait() {
        assert_eq!(few(&[1, 2]).check_depth(), Ok(()));
        let deep = few(&[1, 2, 3]).check_depth().unwrap_err();
        assert_eq!((deep.found, deep.most), (3, 2));
        assert_eq!(deep.to_string(), "3 tasks wait, at most 2 may");
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn there_is_no_room_for_more() {
        few(&[1, 2, 3, 4, 5]);
    }

    #[test]
    fn they_are_written_as_a_list() {
        let tasks = few(&[1, 2, 3]);
        let text = serde_json::to_string(&tasks).unwrap();
        assert_eq!(text, "[1,2,3]");
        assert_eq!(serde_json::from_str::<Few>(&text).unwrap(), tasks);
        let error = serde_json::from_str::<Few>("[1,2,3,4,5]").unwrap_err().to_string();
        assert!(error.starts_with("5 tasks wait, at most 2 may"), "{error}");
        assert!(serde_json::from_str::<Few>("[1,-1]").is_err());
        assert!(serde_json::from_str::<Few>("{}").is_err());
    }
}
