//! A rough worth of a position for a power: what bots without a search go by.
//!
//! Everything is in victory points. Half of it is what lies on the table (points, dials, cards, figures), the other half what this round
//! would bring if nothing more happened: battles, domination, corruption, ruin, ticks of the dials.

#![allow(clippy::cast_precision_loss, reason = "numbers of players, ticks and lands")]

use crate::content::{GOAL, OldWorld, RUINERS, RUINS, Reward, Token};
use crate::state::names::{Kind, Land, Power};
use crate::state::position::{Chaos, Phase};
use crate::state::task::Task;

/// What each upgrade is worth, by power.
const UPGRADES: [[f32; 5]; 4] =
    [[2.5, 3.5, 2.0, 4.0, 2.5], [3.0, 2.0, 3.0, 4.0, 2.0], [1.5, 1.0, 3.0, 4.0, 2.5], [2.0, 2.0, 1.5, 4.0, 5.0]];

/// What a tick of a dial brings, Victory apart.
fn reward(reward: Reward) -> f32 {
    match reward {
        Reward::None | Reward::Victory => 0.0,
        Reward::Points(points) => points.into(),
        Reward::Upgrade => 3.0,
        Reward::Draw(count) => 0.6 * f32::from(count),
        Reward::RemoveCorruption(count) | Reward::RemoveToken(count) => 0.5 * f32::from(count),
        Reward::Warpstone(count) => 0.8 * f32::from(count),
        Reward::Noble(count) => 1.0 * f32::from(count),
    }
}

/// What a round may still bring to each power.
#[derive(Default)]
pub(crate) struct Outlook {
    pub points: [f32; 4],
    pub counters: [f32; 4],
}

impl Chaos {
    /// What this round may still bring, while it is not settled.
    pub(crate) fn outlook(&self) -> Outlook {
        let mut outlook = Outlook::default();
        if matches!(self.phase, Phase::OldWorld | Phase::Draw | Phase::Summoning | Phase::Battle) {
            let raid = self.raid();
            for land in Land::all() {
                self.look_ahead(land, raid[land.index()], &mut outlook);
            }
        }
        outlook
    }

    /// The worth for a power: its own standing against the best and the others.
    pub(crate) fn worth(&self, power: Power) -> f32 {
        let outlook = self.outlook();
        let standings = Power::ALL.map(|other| if self.plays(other) { self.standing_of(other, &outlook) } else { f32::MIN });
        if self.ending.is_some() {
            let won = self.winners().any(|winner| winner == power);
            return if won { 100.0 } else { -100.0 } + 0.1 * standings[power.index()];
        }
        let others = || self.present().filter(|other| *other != power).map(|other| standings[other.index()]);
        let best = others().fold(f32::MIN, f32::max);
        let mean = others().sum::<f32>() / (self.players() as f32 - 1.0);
        standings[power.index()] - 0.45 * best - 0.25 * mean
    }

    pub(crate) fn standing_of(&self, power: Power, outlook: &Outlook) -> f32 {
        let index = power.index();
        let points = f32::from(self.points[index]) + outlook.points[index];
        let mut sum = points + Self::near_goal(points);
        sum += self.dial_worth(power, outlook);
        sum += (0..5).filter(|number| self.upgraded(power, *number)).map(|number| UPGRADES[index][number as usize]).sum::<f32>();
        // Tzeentch draws up to five: what he keeps he does not draw.
        let card = if power == Power::TZEENTCH { 0.05 } else { 0.35 };
        sum += card * f32::from(self.hand_size(power)) + 0.15 * f32::from(self.energy[index]) + 0.1 * f32::from(self.taken[index]);
        let rounds = f32::from(self.all_rounds().saturating_sub(self.round));
        for land in Land::all() {
            sum += self.presence(power, land, rounds);
        }
        sum
    }

    /// The last points to the goal are worth more.
    fn near_goal(points: f32) -> f32 {
        let goal = f32::from(GOAL);
        if points >= goal { 12.0 + 0.5 * (points - goal) } else { 6.0 * (points / goal).powi(3) }
    }

    /// How far the dial is, and where this round's counters will bring it.
    fn dial_worth(&self, power: Power, outlook: &Outlook) -> f32 {
        let index = power.index();
        let dial = power.data().dial;
        let last = dial.len() as f32 - 1.0;
        let ticks = f32::from(self.ticks[index]);
        let counters = f32::from(self.counters[index]) + outlook.counters[index];
        let most = self
            .present()
            .filter(|other| *other != power)
            .map(|other| f32::from(self.counters[other.index()]) + outlook.counters[other.index()]);
        let lead = counters - most.fold(0.0, f32::max);
        let coming = counters.min(1.0) + (0.5 + 0.5 * lead).clamp(0.0, 1.0) * counters.min(1.0);
        let next = |step: u8| dial.get((self.ticks[index] + step) as usize).map_or(0.0, |(_, gift)| reward(*gift));
        next(1) * coming.min(1.0) + next(2) * (coming - 1.0).max(0.0) + Self::way(power, last - ticks - coming, self.rounds_left())
    }

    /// Rounds that are likely still to come after this one: points may end the game before the deck does.
    fn rounds_left(&self) -> f32 {
        let best = f32::from(self.points.iter().copied().max().unwrap_or(0));
        let by_points = ((f32::from(GOAL) - best) / 9.0).max(0.0);
        f32::from(self.all_rounds().saturating_sub(self.round)).min(by_points)
    }

    /// What so many ticks to Victory are worth, in points: how likely they are reached in the rounds left, at most two in each. Khorne gathers
    /// most counters more easily than the others, who mostly win by points before their dials get there.
    fn way(power: Power, ticks: f32, rounds: f32) -> f32 {
        if ticks <= 0.0 {
            return 45.0;
        }
        let pace = ticks / rounds.max(0.25);
        let likely = if power == Power::KHORNE { 1.3 - 0.6 * pace } else { 1.0 - 0.7 * pace }.clamp(0.0, 0.9);
        // A little for every tick, so that the first ones are wanted too.
        45.0 * likely + 1.2 * (10.0 - ticks)
    }

    /// Figures that stay for the next rounds, and corruption that will count when the land is ruined.
    fn presence(&self, power: Power, land: Land, rounds: f32) -> f32 {
        if self.is_ruined(land) {
            return if self.fresh_ruins >> land.0 & 1 != 0 && self.phase != Phase::Over { self.ruin_share(power, land) } else { 0.0 };
        }
        let troops = |kind: Kind| f32::from(self.count(power, kind, land));
        let stay = (rounds / 4.0).min(1.0);
        let cultists = self.count(power, Kind::Cultist, land);
        // Two cultists where they bring a counter bring one each round.
        let post = if self.earns_counter(power, land, 2) { [0.0, 0.5, 1.6][usize::from(cultists.min(2))] } else { 0.0 };
        let figures = stay * (0.5 * f32::from(cultists) + post + 0.5 * troops(Kind::Warrior) + 0.8 * troops(Kind::Daemon));
        let blight = f32::from(self.blight(land));
        let progress = (blight / 12.0).min(1.0);
        let tokens = f32::from(self.corruption[land.index()][power.index()]);
        let share = if tokens > 0.0 { self.ruin_share(power, land) } else { 0.0 };
        figures + 0.12 * tokens + share * progress * progress * (0.35 + 0.4 * progress)
    }

    /// What the ruin of a land would bring a power as the tokens lie.
    fn ruin_share(&self, power: Power, land: Land) -> f32 {
        let number = self.ruined[land.index()].map_or_else(|| self.ruined.iter().flatten().count().min(4), usize::from);
        let (first, second) = RUINS[number][land.index()];
        let own = self.corruption[land.index()][power.index()];
        if own == 0 {
            return 0.0;
        }
        let better = self.present().filter(|other| self.corruption[land.index()][other.index()] > own).count();
        let same = self.present().filter(|other| self.corruption[land.index()][other.index()] == own).count() as f32;
        match better {
            0 if same > 1.0 => (f32::from(first) + f32::from(second)) / same,
            0 => first.into(),
            1 => f32::from(second) / same,
            _ => 0.0,
        }
    }

    /// Dice that Khorne may still bring to each land in this Summoning Phase: he goes where he can kill and does not fight yet.
    fn raid(&self) -> [f32; 9] {
        let mut raid = [0.0; 9];
        let khorne = Power::KHORNE;
        let warriors = f32::from(self.energy[khorne.index()]) / 2.0;
        if self.phase != Phase::Summoning || !self.plays(khorne) || warriors < 0.5 {
            return raid;
        }
        let reach = self.summonable(khorne);
        let prey = |land: &Land| {
            let crowd = self.figures_in(*land).minus(self.troops(khorne, *land));
            reach >> land.0 & 1 != 0 && !crowd.is_empty() && self.all_dice(khorne, *land) < 2
        };
        let lands = Land::all().filter(prey).count() as f32;
        for land in Land::all().filter(prey) {
            raid[land.index()] = 2.0 * (warriors / lands).min(1.0);
        }
        raid
    }

    /// What this round would bring in a land.
    fn look_ahead(&self, land: Land, raid: f32, outlook: &mut Outlook) {
        if self.is_deserted(land) {
            return;
        }
        let fought = self.phase == Phase::Battle && !self.yet_to_fight(land);
        let mut dice = Power::ALL.map(|power| if self.plays(power) && !fought { f32::from(self.all_dice(power, land)) } else { 0.0 });
        dice[Power::KHORNE.index()] += 0.7 * raid;
        let peace = self.on_track(OldWorld::ElectorsSueForPeace) && self.token(Token::Event, land) > 0;
        let (mut domination, mut corruption, mut coming) = ([0.0_f32; 4], [0.0_f32; 4], 0.0);
        for power in self.present() {
            let index = power.index();
            let enemies: f32 = self.present().filter(|other| *other != power).map(|other| dice[other.index()]).sum();
            let figures = f32::from(self.troops(power, land).number());
            let crowd = f32::from(self.figures_in(land).minus(self.troops(power, land)).number());
            // What is left of the own figures after the battle.
            let losses = if peace { 0.0 } else { 0.55 * enemies / (1.0 + 0.5 * crowd) };
            let left = if figures > 0.0 { (1.0 - 0.7 * losses / figures).clamp(0.15, 1.0) } else { 1.0 };
            if power == Power::KHORNE && !peace && crowd > 0.0 && dice[index] > 0.0 {
                outlook.counters[index] += 1.0 - libm::powf(0.6, dice[index]);
            }
            if self.is_ruined(land) || figures == 0.0 && self.cards_in(land).all(|card| card.power() != power) {
                continue;
            }
            domination[index] = f32::from(self.domination(power, land)) * (0.4 + 0.6 * left);
            corruption[index] = f32::from(self.coming(power, land)) * left;
            coming += corruption[index];
            if self.earns_counter(power, land, self.coming(power, land)) {
                outlook.counters[index] += left * left;
            } else if self.phase == Phase::Summoning
                && self.energy[index] > 0
                && self.coming(power, land) == 1
                && self.earns_counter(power, land, 2)
            {
                // One more cultist would do.
                outlook.counters[index] += 0.4 * left;
            } else if power == Power::TZEENTCH && self.phase == Phase::Summoning && self.energy[index] > 0 && self.coming(power, land) > 0 {
                outlook.counters[index] += 0.15 * left * f32::from(self.magic(land).min(1) + (self.coming(power, land) - 1).min(1));
            }
        }
        if self.is_ruined(land) {
            return;
        }
        self.dominate_ahead(land, domination, outlook);
        let blight = f32::from(self.blight(land)) + coming;
        let fall = ((blight - 10.0) / 2.0).clamp(0.0, 1.0);
        let number = self.ruined.iter().flatten().count().min(4);
        for power in self.present() {
            let index = power.index();
            let ruiner = fall * f32::from(RUINERS[number]) * if corruption[index] > 0.0 { 1.0 } else { 0.0 };
            outlook.points[index] += 0.25 * corruption[index] + 0.9 * ruiner + 0.5 * fall * self.ruin_share(power, land);
        }
    }

    /// Points for dominating a land: the surer the more the value lies above resistance and the others.
    fn dominate_ahead(&self, land: Land, values: [f32; 4], outlook: &mut Outlook) {
        let prize = f32::from(self.prize(land));
        let resistance = f32::from(self.resistance(land));
        let early = self.phase == Phase::Summoning && self.energy.iter().any(|energy| *energy > 0);
        for power in self.present() {
            let own = values[power.index()];
            let best = self.present().filter(|other| *other != power).map(|other| values[other.index()]).fold(0.0, f32::max);
            let over = (own - best).min(own - resistance);
            let chance = if over > 0.0 {
                (0.55 + 0.2 * over).min(0.95)
            } else if early {
                (0.25 + 0.1 * over).max(0.0)
            } else {
                0.0
            };
            outlook.points[power.index()] += chance * prize * if own > 0.0 { 1.0 } else { 0.0 };
        }
    }

    /// Whether the battle in a land is still to be fought this round.
    pub(crate) fn yet_to_fight(&self, land: Land) -> bool {
        self.battle.as_ref().is_some_and(|battle| battle.land == land)
            || self.tasks.iter().any(|task| matches!(task, Task::Battles { land: next } if *next <= land.0))
    }
}
