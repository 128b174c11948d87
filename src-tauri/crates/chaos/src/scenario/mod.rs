//! What scenarios give and expect.

pub(crate) mod expect;
pub(crate) mod given;
