//! Decisions: who is asked by a task, what may be chosen, and what comes of it.

use tabletop::{Seat, Sink};

use crate::cards::card::Card;
use crate::content::{OldWorld, Token};
use crate::decisions::action::Action;
use crate::event::Event;
use crate::phases::flow::each;
use crate::state::garrison::Figures;
use crate::state::house::House;
use crate::state::names::{CardSlot, Figure, Kind, Land, Power, Upgrade};
use crate::state::position::{Battle, Chaos};
use crate::state::task::Task;

/// They alone stand on card slots.
const HORRORS: Figures = Figures::made_of(Power::TZEENTCH, Kind::Warrior);

impl Chaos {
    /// The seat that decides now.
    pub(crate) fn actor(&self) -> Option<Seat> {
        if self.ending.is_some() {
            return None;
        }
        self.tasks.last().and_then(|task| self.asks(*task)).map(|power| self.seat_of(power))
    }

    /// Whom a task asks; nobody where it goes by itself.
    pub(crate) fn asks(&self, task: Task) -> Option<Power> {
        Some(match task {
            Task::PlaceToken { .. }
            | Task::PlaceApart { .. }
            | Task::PlacePair
            | Task::Exodus { .. }
            | Task::Crusade { .. }
            | Task::Pillage { .. } => self.humblest(),
            Task::GiveBack { power, .. }
            | Task::GiveKind { power, .. }
            | Task::DiscardCards { power, .. }
            | Task::Assign { power, .. }
            | Task::Slay { power, .. }
            | Task::Improve { power }
            | Task::Purge { power, .. }
            | Task::Remove { power, .. }
            | Task::Bestow { power, .. } => power,
            Task::Act => self.turn,
            Task::Call { .. } => Power::KHORNE,
            Task::Decay { .. } | Task::AssignAgainst { .. } | Task::Rot { .. } => Power::NURGLE,
            Task::Sift
            | Task::Teleport { .. }
            | Task::TeleportTo { .. }
            | Task::Shield { .. }
            | Task::Meddle { .. }
            | Task::Carry { .. }
            | Task::Stand { .. }
            | Task::Persist { .. } => Power::TZEENTCH,
            Task::Influence { .. } | Task::Musk { .. } | Task::Lure { .. } | Task::Daze { .. } => Power::SLAANESH,
            _ => return None,
        })
    }

    /// How many choices a task offers, and one of them.
    pub(crate) fn offers(&self, task: Task) -> (usize, Option<Action>) {
        if task == Task::Act {
            // Passing is possible as long as there is power left (CH-23).
            return (usize::from(self.energy[self.turn.index()] > 0), Some(Action::Pass));
        }
        if self.takes_all(task) {
            let mut first = None;
            self.visit(task, &mut |action| first = first.or(Some(action)));
            return (usize::from(first.is_some()), first);
        }
        let (mut count, mut one) = (0, None);
        self.visit(task, &mut |action| {
            count += 1;
            one = Some(action);
        });
        (count, one)
    }

    /// Whether a task takes everything that could be chosen, so that the order is no decision.
    fn takes_all(&self, task: Task) -> bool {
        let room =
            |battle: &Battle, figures: Figures, by: Power| -> u16 { figures.map(|figure| u16::from(self.room(battle, figure, by))).sum() };
        match (task, &self.battle) {
            (Task::Assign { power, left }, Some(battle)) => {
                u16::from(self.peasant_room(battle)) + room(battle, self.figures_in(battle.land), power) <= left.into()
            }
            (Task::AssignAgainst { power, left }, Some(battle)) => {
                room(battle, self.troops(power, battle.land), Power::NURGLE) <= left.into()
            }
            (Task::Purge { left, .. }, _) => Land::all().map(|land| self.corruption_in(land)).sum::<u8>() <= left,
            (Task::Remove { left, .. }, _) => self.tokens.iter().flatten().sum::<u8>() <= left,
            _ => false,
        }
    }

    /// Whether a single choice is made without asking. A hand is asked about all the same while it holds more than is taken: that it holds but one
    /// kind of card is nobody else's to know.
    pub(crate) fn goes_by_itself(&self, task: Task) -> bool {
        match task {
            Task::Act | Task::Sift => false,
            Task::DiscardCards { power, left } => self.hand_size(power) <= left,
            _ => true,
        }
    }

    /// Whether what the seat to act chooses between is known to all: no card in a hand, or hands lie open.
    pub(crate) fn open_decision(&self) -> bool {
        self.house.on(House::OpenHands) || !matches!(self.tasks.last(), Some(Task::Act | Task::Sift | Task::DiscardCards { .. }))
    }

    /// Lists every legal action, in ascending order.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.ending.is_some() {
            return;
        }
        match self.tasks.last() {
            // The longest list of all comes in order.
            Some(Task::Act) => self.visit_summoning(&mut |action| out.push(action)),
            Some(task) => {
                self.visit(*task, &mut |action| out.push(action));
                out.sort_unstable();
            }
            None => {}
        }
    }

    /// Of equal figures the first stands for all: power, kind, land and condition are the same.
    fn representative(&self, figure: Figure, land: Land) -> bool {
        let like = Figures::made_of(figure.owner(), figure.kind());
        let as_it = |set: Figures, others: Figures| if set.has(figure) { others.and(set) } else { others.minus(set) };
        let others = as_it(self.controlled, as_it(self.shielded, self.figures_in(land).and(like).before(figure)));
        let standing = |figure: Figure| self.standing[land.index()].contains(&Some(figure));
        let hits = |figure: Figure| self.battle.as_ref().map(|battle| (battle.hits.0[figure.index()], battle.by.0[figure.index()]));
        !others.into_iter().any(|other| standing(other) == standing(figure) && hits(other) == hits(figure))
    }

    /// Figures in a land that `test` holds for, of equal ones the first.
    pub(crate) fn visit_figures(&self, land: Land, test: impl Fn(Figure) -> bool, out: &mut impl FnMut(Action)) {
        for figure in self.figures_in(land) {
            if test(figure) && self.representative(figure, land) {
                out(Action::Figure { figure });
            }
        }
    }

    /// Calls `out` with each choice a task offers.
    #[allow(clippy::too_many_lines, reason = "one short arm for each kind of decision")]
    pub(crate) fn visit(&self, task: Task, out: &mut impl FnMut(Action)) {
        match task {
            Task::PlaceToken { token, lands, .. } | Task::PlaceApart { token, lands, .. } if self.supply(token) > 0 => {
                each(lands).filter(|land| !self.is_ruined(*land)).for_each(|land| out(Action::Choose { land }));
            }
            Task::PlacePair => {
                for land in [Land::NORSCA, Land::TROLL_COUNTRY] {
                    if self.supply(Token::Hero) > 0 && (!self.is_ruined(land) || !self.is_ruined(Self::pair_of(land))) {
                        out(Action::Choose { land });
                    }
                }
            }
            Task::Exodus { came, .. } => {
                let mut any = false;
                let may_go = |from: &Land| u32::from(self.token(Token::Peasant, *from)) > came >> (2 * from.0) & 3;
                for from in Land::all().filter(may_go) {
                    for to in Land::all().filter(|to| to.borders(from) && !self.is_ruined(*to)) {
                        any = true;
                        out(Action::Move { token: Token::Peasant, from, to });
                    }
                }
                if any {
                    out(Action::Done);
                }
            }
            Task::Crusade { lands, .. } => each(lands).for_each(|land| out(Action::Choose { land })),
            Task::GiveBack { power, land, kinds } => {
                self.visit_figures(land, |f| self.controller(f) == power && kinds >> f.kind() as u8 & 1 != 0, out);
            }
            Task::GiveKind { power, land, kind } => {
                self.visit_figures(land, |f| self.controller(f) == power && f.kind() == kind, out);
            }
            Task::Sift => {
                self.visit_hand(Power::TZEENTCH, out);
                if self.hand_size(Power::TZEENTCH) > 0 {
                    out(Action::Done);
                }
            }
            Task::DiscardCards { power, left } if left > 0 => {
                self.visit_hand(power, out);
            }
            Task::Act => self.visit_summoning(out),
            Task::Call { land, left, from } => {
                if left == 0 {
                    return;
                }
                let mut any = false;
                for source in Land::all().filter(|source| *source != land && from.is_none_or(|from| from == *source)) {
                    let held = self.working(Card::FIELD_OF_CARNAGE, source) > 0;
                    self.visit_figures(source, |f| !held || f.owner() == Power::KHORNE, &mut |action| {
                        any = true;
                        out(action);
                    });
                }
                if any {
                    out(Action::Done);
                }
            }
            Task::Decay { land } => {
                for power in self.present().filter(|power| self.corruption[land.index()][power.index()] > 0) {
                    out(Action::Corruption { power, land });
                }
            }
            Task::Teleport { land } => {
                let held = self.working(Card::FIELD_OF_CARNAGE, land) > 0;
                self.visit_figures(land, |f| f.kind() != Kind::Daemon && (!held || f.owner() == Power::KHORNE), out);
            }
            Task::TeleportTo { figure } => {
                let from = self.land_of(figure);
                Land::all().filter(|land| Some(*land) != from).for_each(|land| out(Action::Choose { land }));
            }
            Task::Shield { land } => {
                self.visit_figures(land, |f| f.owner() == Power::TZEENTCH && !self.shielded.has(f), out);
            }
            Task::Meddle { land } => {
                for power in self.present().filter(|power| *power != Power::TZEENTCH && !self.troops(*power, land).is_empty()) {
                    out(Action::Opponent { power });
                }
            }
            Task::Influence { land } => {
                for token in [Token::Hero, Token::Noble, Token::Peasant].into_iter().filter(|token| self.token(*token, land) > 0) {
                    for to in Land::all().filter(|to| to.borders(land) && !self.is_ruined(*to)) {
                        out(Action::Move { token, from: land, to });
                    }
                }
            }
            Task::Musk { land } => self.visit_figures(land, |f| self.controller(f) != Power::SLAANESH, out),
            Task::Carry { from, to } if self.token(Token::Warpstone, from) > 0 && !self.is_ruined(to) => {
                out(Action::Move { token: Token::Warpstone, from, to });
                out(Action::Done);
            }
            Task::Stand { land, .. } => {
                let mut any = false;
                for slot in CardSlot::BOTH {
                    let place = slot.place();
                    if self.slots[land.index()][place].is_none() && self.standing[land.index()][place].is_none() {
                        any = true;
                        out(Action::Slot { slot });
                    }
                }
                if any {
                    out(Action::Done);
                }
            }
            Task::Lure { land } => {
                let mut any = false;
                for from in Land::all().filter(|from| from.borders(land) && !self.is_ruined(land)) {
                    for token in [Token::Hero, Token::Noble].into_iter().filter(|token| self.token(*token, from) > 0) {
                        any = true;
                        out(Action::Move { token, from, to: land });
                    }
                }
                if any {
                    out(Action::Done);
                }
            }
            Task::Daze { left } if left > 0 => {
                let Some(battle) = &self.battle else { return };
                let left = |power: Power| self.all_dice(power, battle.land) > battle.dazed[power.index()];
                self.present().filter(|power| *power != Power::SLAANESH && left(*power)).for_each(|power| out(Action::Opponent { power }));
            }
            Task::Assign { power, left } if left > 0 => {
                self.visit_targets(power, out);
            }
            Task::AssignAgainst { power, left } => {
                if let Some(battle) = self.battle.as_ref().filter(|_| left > 0) {
                    self.visit_figures(battle.land, |f| self.controller(f) == power && self.room(battle, f, Power::NURGLE) > 0, out);
                }
            }
            Task::Rot { land, left } if left > 0 => {
                let victim = |f: Figure| f.kind() != Kind::Daemon && self.controller(f) != Power::NURGLE && !self.shielded.has(f);
                self.visit_figures(land, victim, out);
            }
            Task::Persist { .. } => {
                out(Action::Done);
                out(Action::Keep);
            }
            Task::Slay { power, land } => self.visit_figures(land, |f| f.owner() == power && !self.shielded.has(f), out),
            Task::Pillage { land } => {
                for token in [Token::Noble, Token::Peasant].into_iter().filter(|token| self.token(*token, land) > 0) {
                    out(Action::Token { token, land });
                }
            }
            Task::Improve { power } => {
                (0..5).filter(|n| !self.upgraded(power, *n)).for_each(|n| out(Action::Upgrade { upgrade: Upgrade(power, n) }));
            }
            Task::Purge { left, .. } if left > 0 => {
                for land in Land::all() {
                    for power in self.present().filter(|power| self.corruption[land.index()][power.index()] > 0) {
                        out(Action::Corruption { power, land });
                    }
                }
            }
            Task::Remove { left, .. } if left > 0 => {
                for land in Land::all() {
                    for token in Token::ALL.into_iter().filter(|token| self.token(*token, land) > 0) {
                        out(Action::Token { token, land });
                    }
                }
            }
            Task::Bestow { token, left, .. } if left > 0 && self.supply(token) > 0 => {
                Land::all().filter(|land| !self.is_ruined(*land)).for_each(|land| out(Action::Choose { land }));
            }
            _ => {}
        }
    }

    fn visit_hand(&self, power: Power, out: &mut impl FnMut(Action)) {
        self.cards_in_hand(power).for_each(|card| out(Action::Discard { card }));
    }

    /// The land that gets the second Hero of a pair.
    fn pair_of(land: Land) -> Land {
        if land == Land::NORSCA { Land::KISLEV } else { Land::EMPIRE }
    }

    /// Plays a legal action: what was decided is done, and the tasks go on.
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        let Some(task) = self.tasks.pop() else { return };
        self.decide(task, action, sink);
        self.advance(sink);
    }

    /// What comes of a decision.
    #[allow(clippy::too_many_lines, reason = "one short arm for each kind of decision")]
    pub(crate) fn decide<S: Sink<Event>>(&mut self, task: Task, action: Action, sink: &mut S) {
        match (task, action) {
            (Task::PlaceToken { token, count, .. }, Action::Choose { land }) => self.put_token(token, land, count, sink),
            (Task::PlaceApart { token, left, lands }, Action::Choose { land }) => {
                self.put_token(token, land, 1, sink);
                if left > 1 {
                    self.tasks.push(Task::PlaceApart { token, left: left - 1, lands: lands & !(1 << land.0) });
                }
            }
            (Task::PlacePair, Action::Choose { land }) => {
                self.put_token(Token::Hero, land, 1, sink);
                self.put_token(Token::Hero, Self::pair_of(land), 1, sink);
            }
            (Task::Exodus { left, came }, Action::Move { token, from, to }) => {
                self.move_token(token, from, to, sink);
                if left > 1 {
                    self.tasks.push(Task::Exodus { left: left - 1, came: came + (1 << (2 * to.0)) });
                }
            }
            (Task::Crusade { left, lands }, Action::Choose { land }) => {
                if left > 1 {
                    self.tasks.push(Task::Crusade { left: left - 1, lands: lands & !(1 << land.0) });
                }
                // The land is emptied before the next is chosen: in Power order, the last pushed comes first.
                for power in self.present().rev() {
                    self.tasks.push(Task::GiveBack { power, land, kinds: 0b011 });
                }
            }
            (Task::GiveBack { land, .. } | Task::GiveKind { land, .. }, Action::Figure { figure }) => {
                self.send_home(figure);
                sink.event(|| Event::Returned { figure, land });
            }
            (Task::Sift, Action::Discard { card }) => {
                self.discard(card, sink);
                self.refill(sink);
            }
            (Task::Sift, _) => self.refill(sink),
            (Task::DiscardCards { power, left }, Action::Discard { card }) => {
                self.discard(card, sink);
                self.tasks.push(Task::DiscardCards { power, left: left - 1 });
            }
            (Task::Act, _) => self.act(action, sink),
            (Task::Call { land, left, .. }, Action::Figure { figure }) => {
                let from = self.land_of(figure);
                self.move_figure(figure, land, sink);
                self.tasks.push(Task::Call { land, left: left - 1, from });
            }
            (Task::Decay { .. }, Action::Corruption { power, land }) => self.cleanse(power, land, sink),
            (Task::Teleport { .. }, Action::Figure { figure }) => self.tasks.push(Task::TeleportTo { figure }),
            (Task::TeleportTo { figure }, Action::Choose { land }) => self.move_figure(figure, land, sink),
            (Task::Shield { .. }, Action::Figure { figure }) => {
                self.shielded.add(figure);
                sink.event(|| Event::Shielded { figure });
            }
            (Task::Meddle { .. }, Action::Opponent { power }) => self.tasks.push(Task::DiscardCards { power, left: 2 }),
            (Task::Influence { .. } | Task::Carry { .. } | Task::Lure { .. }, Action::Move { token, from, to }) => {
                self.move_token(token, from, to, sink);
            }
            (Task::Musk { .. }, Action::Figure { figure }) => {
                self.controlled.add(figure);
                sink.event(|| Event::Controlled { figure });
            }
            (Task::Stand { figure, land }, Action::Slot { slot }) => {
                self.standing[land.index()][slot.place()] = Some(figure);
                sink.event(|| Event::Stood { figure, land, slot: slot.number() });
            }
            (Task::Daze { left }, Action::Opponent { power }) => {
                if let Some(battle) = &mut self.battle {
                    battle.dazed[power.index()] += 1;
                }
                sink.event(|| Event::Dazed { power });
                self.tasks.push(Task::Daze { left: left - 1 });
            }
            (Task::Assign { power, left }, Action::Figure { figure }) => {
                self.hit(figure, power, sink);
                self.tasks.push(Task::Assign { power, left: left - 1 });
            }
            (Task::Assign { power, left }, Action::Peasant) => {
                if let Some(battle) = &mut self.battle {
                    battle.peasants.push(power);
                }
                sink.event(|| Event::HitPeasant { power });
                self.tasks.push(Task::Assign { power, left: left - 1 });
            }
            (Task::AssignAgainst { power, left }, Action::Figure { figure }) => {
                self.hit(figure, Power::NURGLE, sink);
                self.tasks.push(Task::AssignAgainst { power, left: left - 1 });
            }
            (Task::Rot { land, left }, Action::Figure { figure }) => {
                self.send_home(figure);
                sink.event(|| Event::Killed { figure, land, by: Vec::new() });
                self.tasks.push(Task::Rot { land, left: left - 1 });
            }
            (Task::Persist { land, slot }, Action::Keep) => sink.event(|| Event::Stayed { land, slot: slot + 1 }),
            (Task::Persist { land, slot }, _) => self.take_card(land, slot as usize),
            (Task::Slay { land, .. }, Action::Figure { figure }) => {
                self.send_home(figure);
                sink.event(|| Event::Killed { figure, land, by: Vec::new() });
            }
            (Task::Pillage { .. }, Action::Token { token, land }) => self.drop_token(token, land, 1, sink),
            (Task::Improve { power }, Action::Upgrade { upgrade }) => {
                self.upgrades[power.index()] |= 1 << upgrade.1;
                sink.event(|| Event::Improved { power, upgrade });
            }
            (Task::Purge { power: asked, left }, Action::Corruption { power, land }) => {
                self.cleanse(power, land, sink);
                self.tasks.push(Task::Purge { power: asked, left: left - 1 });
            }
            (Task::Remove { power, left }, Action::Token { token, land }) => {
                self.drop_token(token, land, 1, sink);
                self.tasks.push(Task::Remove { power, left: left - 1 });
            }
            (Task::Bestow { power, token, left }, Action::Choose { land }) => {
                self.put_token(token, land, 1, sink);
                self.tasks.push(Task::Bestow { power, token, left: left - 1 });
            }
            _ => {}
        }
    }

    // ---- pieces

    /// Places tokens, as far as there are any, never in a ruined land (CH-17, CH-64).
    pub(crate) fn put_token<S: Sink<Event>>(&mut self, token: Token, land: Land, count: u8, sink: &mut S) {
        let count = count.min(self.supply(token));
        if count > 0 && !self.is_ruined(land) {
            self.tokens[land.index()][token as usize] += count;
            sink.event(|| Event::TokenPlaced { token, land, count });
        }
    }

    pub(crate) fn drop_token<S: Sink<Event>>(&mut self, token: Token, land: Land, count: u8, sink: &mut S) {
        self.tokens[land.index()][token as usize] -= count;
        if count > 0 {
            sink.event(|| Event::TokenRemoved { token, land, count });
        }
    }

    fn move_token<S: Sink<Event>>(&mut self, token: Token, from: Land, to: Land, sink: &mut S) {
        self.tokens[from.index()][token as usize] -= 1;
        self.tokens[to.index()][token as usize] += 1;
        sink.event(|| Event::TokenMoved { token, from, to });
    }

    /// A corruption token goes back to its owner.
    fn cleanse<S: Sink<Event>>(&mut self, power: Power, land: Land, sink: &mut S) {
        self.corruption[land.index()][power.index()] -= 1;
        sink.event(|| Event::Cleansed { power, land, count: 1 });
    }

    /// Places corruption tokens, as far as there are any; how many (CH-58, Battle Cry, CH-64).
    pub(crate) fn corrupt_land<S: Sink<Event>>(&mut self, power: Power, land: Land, count: u8, sink: &mut S) -> u8 {
        let count = count.min(self.corruption_left(power));
        if count == 0 || self.is_ruined(land) || self.working(Card::BATTLE_CRY, land) > 0 {
            return 0;
        }
        self.corruption[land.index()][power.index()] += count;
        self.sown[land.index()][power.index()] += count;
        sink.event(|| Event::Corrupted { power, land, count });
        count
    }

    /// A figure leaves its land: what was true of it there is over.
    fn lift(&mut self, figure: Figure) {
        if HORRORS.has(figure) {
            for standing in self.standing.as_flattened_mut().iter_mut().filter(|standing| **standing == Some(figure)) {
                *standing = None;
            }
        }
        self.shielded.remove(figure);
    }

    /// A figure goes back to its owner's reserve (CH-45).
    pub(crate) fn send_home(&mut self, figure: Figure) {
        self.lift(figure);
        self.controlled.remove(figure);
        self.at.put(figure, None);
    }

    /// A figure goes to another land.
    pub(crate) fn move_figure<S: Sink<Event>>(&mut self, figure: Figure, to: Land, sink: &mut S) {
        let from = self.land_of(figure);
        self.lift(figure);
        self.at.put(figure, Some(to));
        if let Some(from) = from {
            sink.event(|| Event::FigureMoved { figure, from, to });
        }
    }

    /// Whether Peasants have defence 2 (Divine Inspiration).
    pub(crate) fn peasant_defence(&self) -> u8 {
        1 + u8::from(self.on_track(OldWorld::DivineInspiration))
    }
}
