//! Pages: a few numbered records besides the slots, for what outlives them (the results of finished games). They are kept as safe as slots are,
//! and this crate does not look into them either.

use crate::{LoadError, SaveError, Store, envelope::Key, store::sized};

/// How many pages there are; their numbers begin at 0.
pub const PAGES: u8 = 64;

impl Store {
    /// Reads a page; `None` if it was never written, or was lost (of which a [`Notice`](crate::Notice) told on opening).
    pub fn page(&self, page: u8) -> Result<Option<Vec<u8>>, LoadError> {
        let Some(key) = Key::page(page) else { return Ok(None) };
        let mut inner = self.inner();
        match inner.copies.get(key) {
            Ok((record, notice)) => {
                inner.copies.notices.extend(notice);
                Ok(Some(record.body))
            }
            Err(LoadError::NotFound) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Replaces a page. Durable when it returns; after an error the page holds what it held. One that a later version wrote, or that cannot be
    /// read, is left alone.
    pub fn set_page(&self, page: u8, body: &[u8]) -> Result<(), SaveError> {
        let key = Key::page(page).ok_or(SaveError::NotFound)?;
        sized(&[], body)?;
        self.inner().copies.put(key, false, &[], body).map(drop)
    }
}
