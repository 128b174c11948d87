//! What is still to be done: each phase is a stack of small tasks, and a task that asks somebody waits on top.

use serde::{Deserialize, Serialize};

use crate::content::{OldWorld, Token};
use crate::state::names::{Figure, Kind, Land, Power};
use crate::state::phase::Phase;

/// One thing to be done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are who, where, what and how many")]
pub enum Task {
    /// Nothing; fills unused places.
    #[default]
    Idle,
    /// A phase begins.
    Begin { phase: Phase },

    // ---- Old World
    /// The card goes to the track, or leaves (CH-13, CH-14).
    Arrive { card: OldWorld },
    /// A land is chosen for tokens, by the power of lowest threat (CH-10).
    PlaceToken { token: Token, count: u8, lands: u16 },
    /// Two lands are chosen one after the other, one token each.
    PlaceApart { token: Token, left: u8, lands: u16 },
    /// Norsca and Kislev, or Troll Country and The Empire.
    PlacePair,
    /// Peasants move, so many still; `came`: how many came to each land, two bits for each, and do not move again.
    Exodus { left: u8, came: u32 },
    /// Lands of the Crusade are chosen, so many still.
    Crusade { left: u8, lands: u16 },
    /// A figure of `power` in `land` goes back to the reserve, of these kinds (as bits).
    GiveBack { power: Power, land: Land, kinds: u8 },

    // ---- Draw
    /// A power draws.
    Draw { power: Power },
    /// Tzeentch may discard one.
    Sift,

    // ---- Summoning
    /// Somebody summons or plays.
    Act,
    /// Figures are called to `land`, so many still, all from `from` once it is known.
    Call { land: Land, left: u8, from: Option<Land> },
    /// A corruption token is taken off `land`.
    Decay { land: Land },
    /// A figure in `land` is teleported.
    Teleport { land: Land },
    /// Where it goes.
    TeleportTo { figure: Figure },
    /// One of Tzeentch's figures in `land` is shielded.
    Shield { land: Land },
    /// An opponent in `land` has to discard.
    Meddle { land: Land },
    /// A power discards, so many still.
    DiscardCards { power: Power, left: u8 },
    /// A token moves from `land` to a neighbour.
    Influence { land: Land },
    /// A figure in `land` comes under Slaanesh's control.
    Musk { land: Land },
    /// A Warpstone may come along with an Acolyte.
    Carry { from: Land, to: Land },
    /// A Horror may stand on a slot.
    Stand { figure: Figure, land: Land },
    /// A token may come to the Keeper of Secrets.
    Lure { land: Land },

    // ---- Battle
    /// Battles, from this land on.
    Battles { land: u8 },
    /// Blood Frenzy rolls.
    Frenzy,
    /// Daemonettes name an opponent, so many still.
    Daze { left: u8 },
    /// The Bloodletters roll first.
    Early,
    /// A power rolls.
    Roll { power: Power },
    /// A power names targets for its hits.
    Assign { power: Power, left: u8 },
    /// The dead leave.
    Casualties,
    /// Plaguebearers take revenge on a power.
    Revenge { power: Power },
    /// Nurgle names targets among a power's figures.
    AssignAgainst { power: Power, left: u8 },
    /// The battle is over; perhaps it is fought again.
    Aftermath { again: u8 },
    /// The Final Rotting, from this land on.
    Rotting { land: u8 },
    /// Nurgle names victims in a land, so many still.
    Rot { land: Land, left: u8 },

    // ---- Corruption
    /// The Domination Step.
    Dominate,
    /// The Corruption Step.
    Corrupt,

    // ---- End
    /// Cards leave, from this land on.
    Clear { land: u8 },
    /// Tzeentch may leave the card in this slot.
    Persist { land: Land, slot: u8 },
    /// Heroes, from this land on; `struck`: whom the first Hero of the land struck.
    Heroes { land: u8, left: u8, struck: Option<Power> },
    /// A figure of `power` in `land` is killed by a Hero.
    Slay { power: Power, land: Land },
    /// The continuing part of the card on a space of the track.
    Lasting { space: u8 },
    /// The same for one card, from this land on.
    LastingIn { card: OldWorld, land: u8 },
    /// One of two kinds of tokens is taken off a land.
    Pillage { land: Land },
    /// A figure of `power` goes back: of this kind alone.
    GiveKind { power: Power, land: Land, kind: Kind },
    /// Ruined lands are scored.
    Score,
    /// Dials, from this power on; `most`: the second tick.
    Dials { power: u8, most: bool },
    /// A reward: an upgrade.
    Improve { power: Power },
    /// A reward: corruption is taken off, so many still.
    Purge { power: Power, left: u8 },
    /// A reward: Old World tokens are taken off, so many still.
    Remove { power: Power, left: u8 },
    /// A reward: tokens are placed, so many still.
    Bestow { power: Power, token: Token, left: u8 },
    /// Whether the game ends.
    Judge,
}
