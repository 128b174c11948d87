// What all games share.
// Written from the Rust types: ELBOW_WRITE_TYPES=1 cargo nextest run -p table types

/** A place at the table, counted clockwise from 0. */
export type Seat = number;
