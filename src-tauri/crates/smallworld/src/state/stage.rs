//! The steps of a turn.

use serde::{Deserialize, Serialize};

/// The step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// The owner of the turn picks a combo.
    Choose,
    /// The Shadow Mimes just picked may exchange their badge (UG-F14).
    Exchange,
    /// Bombs of the Goblins lie where a fee protects (WC-75).
    Bombs,
    /// The owner of the turn expands or declines.
    Start,
    /// What is done at the start of a turn: the Volcano, the Great Ancient, the Reborn (UG-A1).
    Prepare,
    /// A declined race that still conquers, before the active one (SW-46).
    Ghouls,
    /// Ready and conquer.
    Conquest,
    /// A strike fell short: it may become the final attempt (WC-70).
    Strike,
    /// The owner of a lone Tauren token moves it (WC-80).
    Shift,
    /// The Forsaken buy tokens (WC-67).
    Recruit,
    /// What was found has to be dealt with: the Balrog is sent, the Well gets its water (UG-L11, WC-131).
    Summon,
    /// The acting race redeploys.
    Redeploy,
    /// What is placed at the end of a turn: the Queen, the Ghost, the Ring, the Scepter (UG-A7).
    Place,
    /// The Diplomat chooses an ally.
    Ally,
    /// A declined token may be given up at the Altar (UG-L4).
    Altar,
    /// A Stout race may decline (SW-81).
    Stout,
    /// A beaten player puts withdrawn tokens down (SW-13).
    Retreat,
    /// The game is over.
    Over,
}
