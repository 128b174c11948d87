//! The checks every game has to pass.
