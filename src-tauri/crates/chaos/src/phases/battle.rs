//! The Battle Phase (CH-39 to CH-51).

use tabletop::Sink;

use crate::cards::card::Card;
use crate::content::{OldWorld, Token};
use crate::decisions::action::Action;
use crate::event::{Dice, Event};
use crate::state::garrison::Figures;
use crate::state::house::House;
use crate::state::names::{Figure, Kind, Land, Power};
use crate::state::position::{Battle, Chaos};
use crate::state::task::Task;
use tabletop::Pile;

/// Their dice come first (CH-40).
const BLOODLETTERS: Figures = Figures::made_of(Power::KHORNE, Kind::Warrior);

impl Chaos {
    /// Dice a figure gives in a battle in the land it is in.
    pub(crate) fn attack(&self, figure: Figure, land: Land) -> u8 {
        let mut attack = figure.data().attack;
        if Figures::made_of(Power::KHORNE, Kind::Cultist).has(figure) && self.upgraded(Power::KHORNE, 0) {
            attack += 1;
        }
        if self.controller(figure) != Power::SLAANESH {
            attack = attack.saturating_sub(self.working(Card::FIELD_OF_ECSTASY, land));
        }
        attack
    }

    /// Hits that kill a figure in the land it is in.
    pub(crate) fn defence(&self, figure: Figure, land: Land) -> u8 {
        let mut defence = figure.data().defence;
        if Figures::made_of(Power::SLAANESH, Kind::Cultist).has(figure) && self.upgraded(Power::SLAANESH, 0) {
            defence += 1;
        }
        if self.controller(figure) == Power::NURGLE {
            defence + self.working(Card::RAIN_OF_PUS, land)
        } else {
            defence.saturating_sub(self.working(Card::PLAGUE_TOUCH, land)).max(1)
        }
    }

    /// Hits that `power` may still give a figure in a battle (CH-42, CH-46).
    pub(crate) fn room(&self, battle: &Battle, figure: Figure, power: Power) -> u8 {
        if self.controller(figure) == power || self.shielded.has(figure) {
            return 0;
        }
        self.defence(figure, battle.land).saturating_sub(battle.hits.0[figure.index()])
    }

    /// Hits that may still be given to Peasants.
    pub(crate) fn peasant_room(&self, battle: &Battle) -> u8 {
        (self.token(Token::Peasant, battle.land) * self.peasant_defence()).saturating_sub(battle.peasants.count())
    }

    /// The targets of `power`: one action for each kind of target.
    pub(crate) fn visit_targets(&self, power: Power, out: &mut impl FnMut(Action)) {
        let Some(battle) = &self.battle else { return };
        self.visit_figures(battle.land, |figure| self.room(battle, figure, power) > 0, out);
        if self.peasant_room(battle) > 0 {
            out(Action::Peasant);
        }
    }

    /// Dice that figures of `power` give in a land (CH-41).
    fn dice(&self, power: Power, land: Land, among: Figures) -> u8 {
        self.troops(power, land).and(among).map(|figure| self.attack(figure, land)).sum()
    }

    /// All dice that `power` would roll in a battle there.
    pub(crate) fn all_dice(&self, power: Power, land: Land) -> u8 {
        let frenzy = if power == Power::KHORNE { 2 * self.working(Card::BLOOD_FRENZY, land) } else { 0 };
        self.dice(power, land, Figures::ALL) + self.reavers(power, land) + frenzy
    }

    /// The die that Norse Reavers give whoever has a figure there.
    fn reavers(&self, power: Power, land: Land) -> u8 {
        u8::from(self.token(Token::Event, land) > 0 && self.on_track(OldWorld::NorseReavers) && !self.troops(power, land).is_empty())
    }

    /// Whether somebody can fight in a land (CH-39).
    pub(crate) fn contested(&self, land: Land) -> bool {
        if self.on_track(OldWorld::ElectorsSueForPeace) && self.token(Token::Event, land) > 0 {
            return false;
        }
        let peasants = self.token(Token::Peasant, land) > 0;
        self.present().any(|power| {
            let alone = if power == Power::KHORNE && !self.house.on(House::FrenzyMakesBattle) {
                2 * self.working(Card::BLOOD_FRENZY, land)
            } else {
                0
            };
            let dice = self.all_dice(power, land) - alone;
            let enemies = self.figures_in(land).any(|figure| self.controller(figure) != power && !self.shielded.has(figure));
            dice > 0 && (peasants || enemies)
        })
    }

    /// The next battle, from a land on, if one can still be fought (CH-39, CH-40).
    pub(crate) fn battles<S: Sink<Event>>(&mut self, first: u8, sink: &mut S) {
        if let Some(land) = Land::all_from(first).find(|land| self.contested(*land)) {
            self.tasks.push(Task::Battles { land: land.0 + 1 });
            self.fight(land, 0, false, sink);
        }
    }

    /// A battle begins (CH-40, CH-49).
    fn fight<S: Sink<Event>>(&mut self, land: Land, again: u8, counted: bool, sink: &mut S) {
        self.battle = Some(Battle { counted, ..Battle::new(land) });
        sink.event(|| Event::BattleStarted { land, again: again > 0 });
        self.tasks.push(Task::Aftermath { again });
        for power in self.present().rev() {
            self.tasks.push(Task::Revenge { power });
        }
        self.tasks.push(Task::Casualties);
        for power in self.present().rev() {
            self.tasks.push(Task::Roll { power });
        }
        self.tasks.push(Task::Early);
        if self.plays(Power::SLAANESH) && self.upgraded(Power::SLAANESH, 1) {
            let left = self.troops(Power::SLAANESH, land).and(Figures::made_of(Power::SLAANESH, Kind::Warrior)).number();
            self.tasks.push(Task::Daze { left });
        }
        for _ in 0..self.working(Card::BLOOD_FRENZY, land) {
            self.tasks.push(Task::Frenzy);
        }
    }

    /// Rolls dice: 4, 5 and 6 hit, each 6 gives another die; against Dazzle only a 6 hits (CH-41).
    fn throw<S: Sink<Event>>(&mut self, power: Power, dice: u8, cause: Dice, sink: &mut S) -> u8 {
        let Some(land) = self.battle.as_ref().map(|battle| battle.land) else { return 0 };
        let dazzled = power != Power::TZEENTCH && self.working(Card::DAZZLE, land) > 0;
        let (mut left, mut hits) = (u16::from(dice), 0_u8);
        let mut faces = Pile::<u8, 64>::default();
        let (script, mut draws) = (&mut self.script, self.stream.draws());
        // Sixes without end are cut off where no board has room for the hits.
        while left > 0 && faces.len() < 64 {
            left -= 1;
            let face = script.pop().unwrap_or_else(|| draws.below(6) as u8 + 1);
            faces.push(face);
            if face == 6 {
                left += 1;
            }
            if face == 6 || face >= 4 && !dazzled {
                hits += 1;
            }
        }
        sink.event(|| Event::Rolled { power, cause, dice, hits, faces: faces.to_vec() });
        hits
    }

    /// Blood Frenzy: two dice before all others; its victims leave at once (CH-48).
    pub(crate) fn frenzy<S: Sink<Event>>(&mut self, sink: &mut S) {
        if let Some(battle) = &mut self.battle {
            battle.frenzied = true;
        }
        let hits = self.throw(Power::KHORNE, 2, Dice::Frenzy, sink);
        self.tasks.push(Task::Casualties);
        self.tasks.push(Task::Assign { power: Power::KHORNE, left: hits });
    }

    /// The Bloodletters' dice come before the others' (CH-40).
    pub(crate) fn early<S: Sink<Event>>(&mut self, sink: &mut S) {
        if !self.plays(Power::KHORNE) || !self.upgraded(Power::KHORNE, 1) {
            return;
        }
        let Some(land) = self.battle.as_ref().map(|battle| battle.land) else { return };
        let dice = self.undazed(Power::KHORNE, self.dice(Power::KHORNE, land, BLOODLETTERS));
        if dice > 0 {
            let hits = self.throw(Power::KHORNE, dice, Dice::Early, sink);
            self.tasks.push(Task::Casualties);
            self.tasks.push(Task::Assign { power: Power::KHORNE, left: hits });
        }
    }

    /// The dice that are left after what Daemonettes take from the pool of the battle.
    fn undazed(&mut self, power: Power, dice: u8) -> u8 {
        let Some(battle) = &mut self.battle else { return dice };
        let lost = battle.dazed[power.index()].min(dice);
        battle.dazed[power.index()] -= lost;
        dice - lost
    }

    /// A power rolls its dice and names targets (CH-40, CH-41).
    pub(crate) fn roll_for<S: Sink<Event>>(&mut self, power: Power, sink: &mut S) {
        let Some(land) = self.battle.as_ref().map(|battle| battle.land) else { return };
        let early = power == Power::KHORNE && self.upgraded(power, 1);
        let among = if early { Figures::ALL.minus(BLOODLETTERS) } else { Figures::ALL };
        let dice = self.dice(power, land, among) + self.reavers(power, land);
        let dice = self.undazed(power, dice);
        if dice > 0 {
            let hits = self.throw(power, dice, Dice::Battle, sink);
            self.tasks.push(Task::Assign { power, left: hits });
        }
    }

    pub(crate) fn hit<S: Sink<Event>>(&mut self, figure: Figure, power: Power, sink: &mut S) {
        if let Some(battle) = &mut self.battle {
            battle.hits.0[figure.index()] += 1;
            battle.by.0[figure.index()] |= 1 << power.0;
        }
        sink.event(|| Event::Hit { power, figure });
    }

    /// Figures with hits equal to their defence leave together; Peasants go to who hit them first (CH-43, CH-44).
    pub(crate) fn casualties<S: Sink<Event>>(&mut self, sink: &mut S) {
        let Some(mut battle) = self.battle.take() else { return };
        let land = battle.land;
        let mut dead = Figures::default();
        for figure in self.figures_in(land) {
            if battle.hits.0[figure.index()] >= self.defence(figure, land) {
                dead.add(figure);
            }
        }
        for figure in dead {
            self.die(figure, &mut battle, sink);
        }
        let defence = usize::from(self.peasant_defence());
        for hits in battle.peasants.chunks_exact(defence) {
            if let Some(power) = hits.iter().copied().min() {
                self.tokens[land.index()][Token::Peasant as usize] -= 1;
                self.taken[power.index()] += 1;
                sink.event(|| Event::PeasantTaken { power, land });
            }
        }
        // Hits that do not kill stay until the battle is over.
        let rest = battle.peasants.len() % defence;
        battle.peasants = battle.peasants[battle.peasants.len() - rest..].iter().copied().collect();
        battle.frenzied = false;
        self.battle = Some(battle);
    }

    /// A figure that was killed leaves, and what its killers get from it is noted.
    fn die<S: Sink<Event>>(&mut self, figure: Figure, battle: &mut Battle, sink: &mut S) {
        let land = battle.land;
        battle.hits.0[figure.index()] = 0;
        let killers = std::mem::take(&mut battle.by.0[figure.index()]);
        let by = |power: Power| killers >> power.0 & 1 != 0;
        if by(Power::KHORNE) {
            battle.bloody |= !battle.frenzied || self.house.on(House::FrenzyCounts);
            let cards = self.working(Card::RITUAL_SLAYING, land);
            self.draw(Power::KHORNE, cards, sink);
        }
        if by(Power::TZEENTCH) {
            self.changed |= 1 << land.0;
        }
        if Figures::made_of(Power::NURGLE, Kind::Warrior).has(figure) && self.upgraded(Power::NURGLE, 1) {
            for power in self.present().filter(|power| by(*power) && *power != Power::NURGLE) {
                battle.avenged[power.index()] += 1;
            }
        }
        self.send_home(figure);
        sink.event(|| Event::Killed { figure, land, by: self.present().filter(|power| by(*power)).collect() });
    }

    /// Plaguebearers take their killers with them (CH-50).
    pub(crate) fn revenge(&mut self, power: Power) {
        let Some(battle) = &mut self.battle else { return };
        let left = std::mem::take(&mut battle.avenged[power.index()]);
        if left > 0 {
            self.tasks.push(Task::Casualties);
            self.tasks.push(Task::AssignAgainst { power, left });
        }
    }

    /// The battle is over: Khorne's counter, and perhaps another battle (CH-47, CH-49).
    pub(crate) fn aftermath<S: Sink<Event>>(&mut self, again: u8, sink: &mut S) {
        let Some(battle) = self.battle.take() else { return };
        let land = battle.land;
        sink.event(|| Event::BattleEnded { land });
        if battle.bloody && (!battle.counted || self.house.on(House::RebornCountsAgain)) {
            self.count_up(Power::KHORNE, land, sink);
        }
        if again < self.working(Card::REBORN_IN_BLOOD, land) && self.contested(land) {
            self.fight(land, again + 1, battle.bloody || battle.counted, sink);
        }
    }

    /// A counter for the dial of `power`.
    pub(crate) fn count_up<S: Sink<Event>>(&mut self, power: Power, land: Land, sink: &mut S) {
        self.counters[power.index()] += 1;
        sink.event(|| Event::Counter { power, land });
    }

    /// The Final Rotting, after all battles (CH-51).
    pub(crate) fn rotting(&mut self, first: u8) {
        if let Some(land) = Land::all_from(first).find(|land| self.working(Card::FINAL_ROTTING, *land) > 0) {
            self.tasks.push(Task::Rotting { land: land.0 + 1 });
            let left = self.corruption[land.index()][Power::NURGLE.index()];
            for _ in 0..self.working(Card::FINAL_ROTTING, land) {
                self.tasks.push(Task::Rot { land, left });
            }
        }
    }
}
