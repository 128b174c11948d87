//! What a viewer may see: hands of others, decks and the Old World deck stay hidden.

pub(crate) mod explain;

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::Seat;

use crate::cards::card::Card;
use crate::content::{OldWorld, RUIN, Reward, Token};
use crate::decisions::action::Action;
use crate::state::house::House;
use crate::state::items::Sum;
use crate::state::names::{Figure, Kind, Land, Power, Upgrade};
use crate::state::position::{Battle, Chaos, Ending, Phase};
use crate::state::task::Task;
use crate::view::explain::Explained;

/// A figure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FigureView {
    /// Which.
    pub figure: Figure,
    /// Whose reserve it belongs to.
    pub owner: Power,
    /// Who controls it this round (CH-63).
    pub controller: Power,
    /// Its kind.
    pub kind: Kind,
    /// Dice in battle, here and now.
    pub attack: u8,
    /// Hits that kill it, here and now.
    pub defence: u8,
    /// Whether nothing can kill it this round.
    pub shielded: bool,
    /// Hits on it in this step of the battle.
    pub hits: u8,
    /// Who hit it.
    pub by: Vec<Power>,
    /// The card slot a Horror stands on, 1 or 2.
    pub slot: Option<u8>,
}

/// A Chaos card on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SlotView {
    /// Which.
    pub card: Card,
    /// Whose.
    pub power: Power,
    /// Its printed cost, which counts for domination (CH-36).
    pub cost: u8,
    /// Whether it shows the magic symbol.
    pub magic: bool,
    /// Whether its text does nothing (CH-37).
    pub blank: bool,
}

/// A land as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LandView {
    /// Which.
    pub land: Land,
    /// The ruination card on it, from 1.
    pub ruined: Option<u8>,
    /// Whether it was ruined this round and is still to be scored.
    pub fresh: bool,
    /// Figures.
    pub figures: Vec<FigureView>,
    /// Corruption tokens by power.
    pub corruption: BTreeMap<Power, u8>,
    /// Corruption and Warpstones.
    pub blight: u8,
    /// The same after the Corruption Step, as things stand.
    pub blight_next: u8,
    /// What ruins it (CH-58).
    pub ruin_at: u8,
    /// Old World tokens.
    pub tokens: BTreeMap<Token, u8>,
    /// The card slots, nearest the Old World deck first (CH-31).
    pub slots: [Option<SlotView>; 2],
    /// Its resistance now (CH-55).
    pub resistance: Sum,
    /// Victory points for dominating it now (CH-56).
    pub points: Sum,
    /// Domination values as things stand (CH-52).
    pub domination: BTreeMap<Power, Sum>,
    /// Who would dominate it as things stand (CH-53).
    pub dominator: Option<Power>,
    /// Whether several share the highest value.
    pub tie: bool,
    /// Dice that each power would roll in a battle, if any.
    pub dice: BTreeMap<Power, u8>,
    /// Whether a battle would be fought (CH-39).
    pub battle: bool,
    /// Who would get a counter here in the Corruption Step, as things stand (CH-60).
    pub counters: Vec<Power>,
}

/// What a tick of a dial brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TickView {
    /// Its number, from 0.
    pub tick: u8,
    /// The threat there; 255: Victory.
    pub threat: u8,
    /// The reward.
    pub reward: RewardView,
}

/// A reward of a dial (CH-72).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct RewardView {
    /// `none`, `points`, `upgrade`, `draw`, `remove_corruption`, `remove_token`, `warpstone`, `noble` or `victory`.
    #[cfg_attr(
        feature = "types",
        ts(
            type = "\"none\" | \"points\" | \"upgrade\" | \"draw\" | \"remove_corruption\" | \"remove_token\" | \"warpstone\" | \"noble\" | \"victory\""
        )
    )]
    pub kind: &'static str,
    /// How much of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub amount: Option<u8>,
}

impl From<Reward> for RewardView {
    fn from(reward: Reward) -> Self {
        let (kind, amount) = match reward {
            Reward::None => ("none", None),
            Reward::Points(amount) => ("points", Some(amount)),
            Reward::Upgrade => ("upgrade", None),
            Reward::Draw(amount) => ("draw", Some(amount)),
            Reward::RemoveCorruption(amount) => ("remove_corruption", Some(amount)),
            Reward::RemoveToken(amount) => ("remove_token", Some(amount)),
            Reward::Warpstone(amount) => ("warpstone", Some(amount)),
            Reward::Noble(amount) => ("noble", Some(amount)),
            Reward::Victory => ("victory", None),
        };
        Self { kind, amount }
    }
}

impl Power {
    /// A tick of its dial, from 0; none beyond Victory.
    pub fn tick(self, tick: u8) -> Option<TickView> {
        let (threat, reward) = *self.data().dial.get(tick as usize)?;
        Some(TickView { tick, threat, reward: reward.into() })
    }
}

/// A power as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct PowerView {
    /// Whose seat.
    pub seat: Seat,
    /// The power.
    pub power: Power,
    /// Victory points.
    pub points: u16,
    /// Where the dial stands.
    pub tick: u8,
    /// Ticks to victory.
    pub ticks: u8,
    /// Threat; 255: Victory.
    pub threat: u8,
    /// What the next tick brings.
    pub next: Option<TickView>,
    /// Counters gathered this round.
    pub counters: u8,
    /// Power left.
    pub energy: u8,
    /// Power of a round (CH-18).
    pub income: u8,
    /// Whether it can do nothing more in this Summoning Phase (CH-23).
    pub passed: bool,
    /// Upgrades in use.
    pub upgrades: Vec<Upgrade>,
    /// Chaos cards in hand.
    pub hand: u8,
    /// Which, for its own player.
    pub cards: Option<BTreeMap<Card, u8>>,
    /// Cards in the deck.
    pub deck: u8,
    /// Discards.
    pub discards: BTreeMap<Card, u8>,
    /// Figures in the reserve.
    #[cfg_attr(feature = "types", ts(as = "tabletop::types::EveryOne<Kind, u8>"))]
    pub reserve: BTreeMap<&'static str, u8>,
    /// Corruption tokens in the reserve.
    pub corruption_left: u8,
    /// Peasants taken.
    pub taken: u8,
}

/// The battle that is being fought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BattleView {
    /// Where.
    pub land: Land,
    /// Dice that Daemonettes still take from each power.
    pub dazed: BTreeMap<Power, u8>,
    /// Hits on Peasants, by who hit them, in order.
    pub peasants: Vec<Power>,
    /// Hits that are still to be named.
    pub left: u8,
}

/// The Old World deck and its track.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OldWorldView {
    /// Cards left in the deck.
    pub left: u8,
    /// Cards on spaces 1 and 2 of the track.
    pub track: [Option<OldWorld>; 2],
}

/// A position as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    /// Whose secrets are in here; null: nobody's.
    pub viewer: Option<Seat>,
    /// The map.
    #[cfg_attr(feature = "types", ts(type = "MapId"))]
    pub map: &'static str,
    /// The round, from 1.
    pub round: u8,
    /// Rounds until the Old World deck is empty.
    pub rounds: u8,
    /// The phase.
    pub phase: Phase,
    /// What is asked: the name of the task; `over` at the end.
    #[cfg_attr(feature = "types", ts(type = "Task[\"task\"] | \"over\""))]
    pub stage: String,
    /// Whether the game is over.
    pub over: bool,
    /// Who decides now.
    pub to_act: Option<Seat>,
    /// Whose turn it is: who decides now, or in the Summoning Phase whose action it is.
    pub turn: Seat,
    /// What is asked, with amounts.
    pub task: Option<Task>,
    /// The Old World deck and its track.
    pub old_world: OldWorldView,
    /// The lands, in order.
    pub lands: Vec<LandView>,
    /// The powers, by seat.
    pub powers: Vec<PowerView>,
    /// The battle that is being fought.
    pub battle: Option<BattleView>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Who won.
    pub winners: Vec<Seat>,
    /// Every legal action: for the seat to act, and for everybody where no secret is in them.
    pub actions: Vec<Action>,
    /// Costs and reasons, where figures are summoned and cards played.
    pub explain: Option<Explained>,
}

impl Chaos {
    /// What `viewer` may see.
    pub(crate) fn view_for(&self, viewer: Option<Seat>) -> View {
        let to_act = self.actor();
        let mut actions = Vec::new();
        let listed = to_act.is_some() && to_act == viewer || self.open_decision();
        if listed {
            self.list_actions(&mut actions);
        }
        let task = to_act.and_then(|_| self.tasks.last().copied());
        let name = |task: Task| serde_json::to_value(task).ok().and_then(|form| form["task"].as_str().map(str::to_owned));
        View {
            viewer,
            map: self.map_id(),
            round: self.round,
            rounds: self.all_rounds(),
            phase: self.phase,
            stage: task.and_then(name).unwrap_or_else(|| "over".into()),
            over: self.ending.is_some(),
            to_act,
            turn: tabletop::Game::turn(self).0,
            task,
            old_world: OldWorldView { left: self.old_world.count(), track: self.track },
            lands: Land::all().map(|land| self.land_view(land)).collect(),
            powers: self.present().map(|power| self.power_view(power, viewer)).collect(),
            battle: self.battle.as_ref().map(|battle| self.battle_view(battle)),
            ending: self.ending,
            winners: if self.ending.is_some() { self.winners().map(|power| self.seat_of(power)).collect() } else { Vec::new() },
            actions,
            explain: (listed && task == Some(Task::Act)).then(|| self.explain()),
        }
    }

    /// The victory points of a seat.
    pub fn points_of(&self, seat: Seat) -> u16 {
        self.points[self.power_of(seat).index()]
    }

    fn land_view(&self, land: Land) -> LandView {
        let figure = |figure: Figure| self.figure_view(figure, land);
        let (dominator, _, tie) = self.dominator(land);
        let stench = if dominator == Some(Power::NURGLE) && self.working(Card::BATTLE_CRY, land) == 0 {
            2 * self.working(Card::STENCH_OF_DEATH, land)
        } else {
            0
        };
        let coming = |power: Power| self.coming(power, land);
        let prize = Sum::of(|out| {
            out(crate::state::items::Item::new(crate::state::items::Cause::Printed, land.data().value));
            out(crate::state::items::Item::new(crate::state::items::Cause::Noble, self.token(Token::Noble, land)));
        });
        let slot = |slot: usize| {
            let card = self.slots[land.index()][slot]?;
            let blank = self.is_blank(card, land);
            Some(SlotView { card, power: card.power(), cost: card.data().cost, magic: card.data().magic, blank })
        };
        let blight = self.blight(land);
        LandView {
            land,
            ruined: self.ruined[land.index()].map(|number| number + 1),
            fresh: self.fresh_ruins >> land.0 & 1 != 0,
            figures: self.figures_in(land).map(figure).collect(),
            corruption: self.present().map(|power| (power, self.corruption[land.index()][power.index()])).collect(),
            blight,
            blight_next: blight + stench + self.present().map(coming).sum::<u8>(),
            ruin_at: RUIN,
            tokens: Token::ALL.into_iter().map(|token| (token, self.token(token, land))).filter(|(_, count)| *count > 0).collect(),
            slots: [slot(0), slot(1)],
            resistance: Sum::of(|mut out| self.resistance_items(land, &mut out)),
            points: prize,
            domination: self.present().map(|power| (power, Sum::of(|mut out| self.domination_items(power, land, &mut out)))).collect(),
            dominator,
            tie,
            dice: self.present().map(|power| (power, self.all_dice(power, land))).filter(|(_, dice)| *dice > 0).collect(),
            battle: self.contested(land),
            counters: self.present().filter(|power| self.earns_counter(*power, land, coming(*power))).collect(),
        }
    }

    fn figure_view(&self, figure: Figure, land: Land) -> FigureView {
        let hits = self.battle.as_ref().filter(|battle| battle.land == land);
        FigureView {
            figure,
            owner: figure.owner(),
            controller: self.controller(figure),
            kind: figure.kind(),
            attack: self.attack(figure, land),
            defence: self.defence(figure, land),
            shielded: self.shielded.has(figure),
            hits: hits.map_or(0, |battle| battle.hits.0[figure.index()]),
            by: self.present().filter(|power| hits.is_some_and(|b| b.by.0[figure.index()] >> power.0 & 1 != 0)).collect(),
            slot: self.standing[land.index()].iter().position(|standing| *standing == Some(figure)).map(|slot| slot as u8 + 1),
        }
    }

    fn battle_view(&self, battle: &Battle) -> BattleView {
        let left = match self.tasks.last() {
            Some(Task::Assign { left, .. } | Task::AssignAgainst { left, .. }) => *left,
            _ => 0,
        };
        let dazed = self.present().map(|power| (power, battle.dazed[power.index()])).filter(|(_, dice)| *dice > 0).collect();
        BattleView { land: battle.land, dazed, peasants: battle.peasants.to_vec(), left }
    }

    fn power_view(&self, power: Power, viewer: Option<Seat>) -> PowerView {
        let index = power.index();
        let seat = self.seat_of(power);
        let counted = |cards: [u8; 8]| -> BTreeMap<Card, u8> {
            (0..).zip(cards).filter(|(_, count)| *count > 0).map(|(number, count)| (Card::new(power, number), count)).collect()
        };
        let reserve = |kind: Kind| Figure::of(power).filter(|f| f.kind() == kind && self.land_of(*f).is_none()).count() as u8;
        let tick = self.ticks[index];
        PowerView {
            seat,
            power,
            points: self.points[index],
            tick,
            ticks: power.data().dial.len() as u8 - 1,
            threat: self.threat(power),
            next: power.tick(tick + 1),
            counters: self.counters[index],
            energy: self.energy[index],
            income: self.power_of_a_round(power),
            passed: self.phase == Phase::Summoning && self.energy[index] == 0,
            upgrades: (0..5).filter(|n| self.upgraded(power, *n)).map(|n| Upgrade(power, n)).collect(),
            hand: self.hand_size(power),
            cards: (viewer == Some(seat) || self.house.on(House::OpenHands)).then(|| counted(self.hands[index])),
            deck: self.decks[index].count(),
            discards: counted(self.discards[index]),
            reserve: Kind::ALL.into_iter().map(|kind| (kind.id(), reserve(kind))).collect(),
            corruption_left: self.corruption_left(power),
            taken: self.taken[index],
        }
    }
}
