//! How a mind was trained: a record beside it, and a plot.

use std::fmt::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::arguments::{Rival, Wish};

/// One round of games and what it showed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Round {
    /// Games played.
    pub games: u64,
    /// Seconds since the training was begun or gone on with.
    pub seconds: f32,
    /// The mean square error of the lead, in units of 20 points.
    pub lead: f32,
    /// The mean surprise at who won, in nats: 0.69 is knowing nothing in a game for two.
    pub win: f32,
    /// Of how many decisions one was looked at in its head, if any was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub looks: Option<u64>,
    /// The share of an exam's games that it won, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<f32>,
}

const fn always() -> u64 {
    1
}

/// How a mind was trained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// The games it played.
    pub kinds: Vec<String>,
    /// By how many, in turn.
    pub players: Vec<u8>,
    /// From which seed.
    pub seed: u64,
    /// How far what came later counted.
    pub lambda: f32,
    /// How wide its plans were.
    pub width: (usize, usize),
    /// Who had all other seats, where it did not play against itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub against: Option<Rival>,
    /// In one of how many games.
    #[serde(default = "always")]
    pub often: u64,
    /// What each round showed.
    pub rounds: Vec<Round>,
}

impl Record {
    /// Of a training that begins.
    pub fn new(wish: &Wish) -> Self {
        let (kinds, players, seed, lambda, width) = (wish.games.clone(), wish.players.clone(), wish.seed, wish.lambda, wish.width);
        Self { kinds, players, seed, lambda, width, against: wish.against, often: wish.often, rounds: Vec::new() }
    }

    /// The record beside a mind.
    pub fn read(mind: &Path) -> Option<Self> {
        serde_json::from_slice(&std::fs::read(mind.with_extension("json")).ok()?).ok()
    }

    /// Games played so far.
    pub fn games(&self) -> u64 {
        self.rounds.iter().map(|round| round.games).sum()
    }

    /// Writes the record and its plot beside a mind.
    pub fn write(&self, mind: &Path) -> std::io::Result<()> {
        std::fs::write(mind.with_extension("json"), serde_json::to_vec(self)?)?;
        std::fs::write(mind.with_extension("svg"), self.plot())
    }

    /// The surprise and the error, each as a mean of some rounds, against the games played.
    fn plot(&self) -> String {
        let (wide, high) = (640.0_f32, 240.0_f32);
        let all = self.games().max(1) as f32;
        let line = |of: fn(&Round) -> f32| {
            let mut points = String::new();
            let mut games = 0;
            for some in self.rounds.chunks(self.rounds.len().div_ceil(200).max(1)) {
                games += some.iter().map(|round| round.games).sum::<u64>();
                let mean = some.iter().map(of).sum::<f32>() / some.len() as f32;
                let _ = write!(points, "{:.1},{:.1} ", games as f32 / all * wide, high * (1.0 - mean.clamp(0.0, 0.7) / 0.7));
            }
            points
        };
        let mut strength = String::new();
        let mut games = 0;
        for round in &self.rounds {
            games += round.games;
            if let Some(won) = round.won {
                let _ = write!(strength, "{:.1},{:.1} ", games as f32 / all * wide, high * (1.0 - won));
            }
        }
        let (win, lead) = (line(|round| round.win), line(|round| round.lead));
        let rivals = self.against.map_or("plans by appraisal", Rival::name);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-40 -20 720 300\" font-family=\"sans-serif\" font-size=\"12\">\
             <rect x=\"0\" y=\"0\" width=\"{wide}\" height=\"{high}\" fill=\"none\" stroke=\"#888\"/>\
             <polyline points=\"{win}\" fill=\"none\" stroke=\"#a33\" stroke-width=\"2\"/>\
             <polyline points=\"{lead}\" fill=\"none\" stroke=\"#36a\" stroke-width=\"2\"/>\
             <polyline points=\"{strength}\" fill=\"none\" stroke=\"#283\" stroke-width=\"2\"/>\
             <text x=\"300\" y=\"52\" fill=\"#283\">games won of those against {rivals} (top: all)</text>\
             <text x=\"0\" y=\"260\">0</text><text x=\"580\" y=\"260\">{} games</text><text x=\"-30\" y=\"8\">0.7</text>\
             <text x=\"300\" y=\"16\" fill=\"#a33\">surprise at who won</text><text x=\"300\" y=\"34\" fill=\"#36a\">error of the lead</text></svg>\n",
            self.games()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_add_up_and_the_plot_has_its_lines() {
        let round = Round { games: 32, seconds: 1.0, lead: 0.1, win: 0.5, looks: None, won: Some(0.5) };
        let record = Record {
            kinds: vec!["a".to_owned()],
            players: vec![2],
            seed: 1,
            lambda: 0.8,
            width: (6, 2),
            against: None,
            often: 1,
            rounds: vec![round; 500],
        };
        assert_eq!(record.games(), 16_000);
        assert_eq!(record.plot().matches("<polyline").count(), 3);
        assert!(record.plot().contains("16000 games"));
    }
}
