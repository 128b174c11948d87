//! Who sits at the table.

use std::collections::BTreeSet;

use bots::{Level, Manner, Style};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::{Reason, text};

/// How many colours the palette has.
pub const COLOURS: u8 = 5;

/// The longest name of a player, in characters.
pub const MAX_PLAYER_NAME: usize = 40;

/// One player of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// As the others call them.
    pub name: String,
    /// Index into the palette, from 0; no two players share one.
    pub colour: u8,
    /// A person or a bot.
    pub who: Who,
    /// How well a bot plays; nothing for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "\"random\" | \"easy\" | \"normal\" | \"hard\" | \"expert\""))]
    pub level: Option<Level>,
    /// What a bot likes among turns that are as good as each other, its character; left out, it likes all alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(type = "\"raider\" | \"settler\" | \"banker\" | \"trickster\""))]
    pub style: Option<Style>,
}

/// A person or a bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Somebody at the device.
    Human,
    /// The computer.
    Bot,
}

impl Player {
    /// A person called "Player 1" and so on, in the colour of their place.
    pub fn human(place: usize) -> Self {
        Self { name: format!("Player {}", place + 1), colour: place as u8, who: Who::Human, level: None, style: None }
    }

    /// How this player plays, if it is a bot.
    pub fn bot(&self) -> Option<Manner> {
        match self.who {
            Who::Human => None,
            Who::Bot => Some(Manner { level: self.level.unwrap_or(Level::Normal), style: self.style }),
        }
    }
}

/// Tidies the names of `players` and checks them for a game of `seats`; left out, everybody is human.
pub(crate) fn seated(players: Option<Vec<Player>>, seats: usize) -> Result<Vec<Player>, Vec<Reason>> {
    let Some(mut players) = players else { return Ok((0..seats).map(Player::human).collect()) };
    let mut reasons = Vec::new();
    let mut reason = |kind: &str, message: String, data| reasons.push(Reason { kind: kind.to_owned(), message, data });
    if players.len() != seats {
        let found = players.len();
        reason(
            "seats",
            format!("this game has {seats} seats, but {found} players are named"),
            json!({ "expected": seats, "found": found }),
        );
        players.truncate(seats);
    }
    let mut colours = BTreeSet::new();
    for (seat, player) in players.iter_mut().enumerate() {
        player.name = text::tidy(&player.name, MAX_PLAYER_NAME);
        if player.name.is_empty() {
            player.name = Player::human(seat).name;
        }
        if player.colour >= COLOURS || !colours.insert(player.colour) {
            let message = format!("each player needs a colour of their own from 0 to {}", COLOURS - 1);
            reason("colours", message, json!({ "seat": seat, "colour": player.colour }));
        }
        match (player.who, player.level) {
            (Who::Human, Some(_)) => reason("seats", "only a bot has a level".to_owned(), json!({ "seat": seat })),
            (Who::Bot, None) => player.level = Some(Level::Normal),
            _ => {}
        }
        if player.who == Who::Human && player.style.is_some() {
            reason("seats", "only a bot has a style".to_owned(), json!({ "seat": seat }));
        }
    }
    if reasons.is_empty() { Ok(players) } else { Err(reasons) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(name: &str, colour: u8, who: Who, level: Option<Level>) -> Player {
        Player { name: name.to_owned(), colour, who, level, style: None }
    }

    #[test]
    fn left_out_means_all_human() {
        let players = seated(None, 3).unwrap();
        assert_eq!(players.iter().map(|p| p.colour).collect::<Vec<_>>(), [0, 1, 2]);
        assert!(players.iter().all(|p| p.bot().is_none()));
    }

    #[test]
    fn names_are_tidied_and_bots_get_a_level() {
        let list = vec![player("  Ada\n\u{7} Byron ", 2, Who::Human, None), player("", 0, Who::Bot, None)];
        let players = seated(Some(list), 2).unwrap();
        assert_eq!((players[0].name.as_str(), players[1].name.as_str()), ("Ada Byron", "Player 2"));
        assert_eq!(players[1].bot(), Some(Level::Normal.into()));
    }

    #[test]
    fn all_reasons_come_at_once() {
        let levelled = player("A", 1, Who::Human, Some(Level::Easy));
        let liking = Player { style: Some(Style::Banker), ..player("B", 1, Who::Human, None) };
        let list = vec![levelled, liking, player("C", 9, Who::Bot, None)];
        let kinds: Vec<String> = seated(Some(list), 4).unwrap_err().into_iter().map(|reason| reason.kind).collect();
        assert_eq!(kinds, ["seats", "seats", "colours", "seats", "colours"]);
    }

    #[test]
    fn a_player_reads_as_the_protocol_writes_it() {
        let bot: Player = serde_json::from_str(r#"{"name":"Ben","colour":1,"who":"bot","level":"easy"}"#).unwrap();
        assert_eq!(bot.bot(), Some(Level::Easy.into()));
        let raider: Player = serde_json::from_str(r#"{"name":"Ben","colour":1,"who":"bot","level":"expert","style":"raider"}"#).unwrap();
        assert_eq!(raider.bot(), Some(Manner { level: Level::Expert, style: Some(Style::Raider) }));
        for player in [bot, raider] {
            assert_eq!(serde_json::from_value::<Player>(json!(player)).unwrap(), player);
            assert_eq!(json!(player).get("style").is_some(), player.style.is_some(), "what is left out is not written");
        }
        assert!(serde_json::from_str::<Player>(r#"{"name":"Ben","colour":1,"who":"bot","stars":5}"#).is_err());
        assert!(serde_json::from_str::<Player>(r#"{"name":"Ben","colour":1,"who":"cat"}"#).is_err());
        assert!(serde_json::from_str::<Player>(r#"{"name":"Ben","colour":1,"who":"bot","style":"bully"}"#).is_err());
    }
}
