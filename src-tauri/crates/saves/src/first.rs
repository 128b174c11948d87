//! The first copy of each record: sled where there are files to keep it in, and a file for each record elsewhere.

use std::{path::Path, sync::Arc};

#[cfg(not(target_arch = "wasm32"))]
use crate::database::Database;
use crate::{
    disk::Disk,
    records::{DbError, Files, Records},
};

/// Opens or makes the records in `dir`.
pub(crate) fn open(disk: Arc<dyn Disk>, dir: &Path) -> Result<Box<dyn Records>, DbError> {
    #[cfg(not(target_arch = "wasm32"))]
    if disk.takes_sled() {
        return Ok(Box::new(Database::open(disk, dir)?));
    }
    Ok(Box::new(Files::open(disk, dir)?))
}
