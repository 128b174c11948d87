//! smallworld
