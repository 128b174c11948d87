//! The bots at every game there is and at two little ones.

mod advice;
mod chaos;
mod coppers;
mod fields;
mod plans;
mod small_world;
mod turns;
mod watch;
