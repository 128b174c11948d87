//! What a viewer may see: hands of others, decks and the Old World deck stay hidden.

use serde::Serialize;
use tabletop::Seat;

use crate::action::Action;
use crate::content::{OldWorld, Token};
use crate::names::{Figure, Kind, Land, Power};
use crate::position::{Battle, Chaos, Ending, Phase, Placed};
use crate::task::Task;

/// A figure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FigureView {
    /// Its number.
    pub figure: Figure,
    /// Whose reserve it belongs to.
    pub owner: Power,
    /// Who controls it this round.
    pub controller: Power,
    /// Its kind.
    pub kind: Kind,
    /// Dice in battle, here and now.
    pub attack: u8,
    /// Hits that kill it, here and now.
    pub defence: u8,
    /// Whether nothing can kill it this round.
    pub shielded: bool,
}

/// A land as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LandView {
    /// Which.
    pub land: Land,
    /// The ruination card on it, from 1.
    pub ruined: Option<u8>,
    /// Figures.
    pub figures: Vec<FigureView>,
    /// Corruption tokens by power.
    pub corruption: [u8; 4],
    /// Corruption and Warpstones, towards 12.
    pub blight: u8,
    /// Old World tokens.
    pub tokens: Vec<(Token, u8)>,
    /// Chaos cards on the slots.
    pub slots: [Option<Placed>; 2],
    /// Horrors on the slots.
    pub standing: [Option<Figure>; 2],
    /// Its resistance now.
    pub resistance: u8,
    /// Victory points for dominating it now.
    pub points: u8,
    /// Domination values by power, as things stand.
    pub domination: [u8; 4],
}

/// A power as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
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
    /// Counters gathered this round.
    pub counters: u8,
    /// Power left.
    pub energy: u8,
    /// Upgrades taken, 1 to 5.
    pub upgrades: Vec<u8>,
    /// Chaos cards in hand.
    pub hand: u8,
    /// Which, for its own player.
    pub cards: Option<[u8; 8]>,
    /// Cards in the deck.
    pub deck: usize,
    /// Discards, by card.
    pub discards: [u8; 8],
    /// Figures in the reserve, by kind.
    pub reserve: [u8; 3],
    /// Peasants taken.
    pub taken: u8,
}

/// A position as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Whose secrets are in here; null: nobody's.
    pub viewer: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Who decides now.
    pub to_act: Option<Seat>,
    /// On what; what is asked.
    pub task: Option<Task>,
    /// Cards left in the Old World deck.
    pub old_world: usize,
    /// Cards on the track.
    pub track: [Option<OldWorld>; 2],
    /// The lands.
    pub lands: Vec<LandView>,
    /// The powers.
    pub powers: Vec<PowerView>,
    /// The battle that is being fought.
    pub battle: Option<Battle>,
    /// How the game ended.
    pub ending: Option<Ending>,
    /// Who won.
    pub winners: Vec<Power>,
    /// Every legal action, for the seat to act only.
    pub actions: Vec<Action>,
}

impl Chaos {
    /// What `viewer` may see.
    pub(crate) fn view_for(&self, viewer: Option<Seat>) -> View {
        let to_act = self.actor();
        let mut actions = Vec::new();
        if to_act.is_some() && to_act == viewer {
            self.list_actions(&mut actions);
        }
        View {
            viewer,
            round: self.round,
            phase: self.phase,
            to_act,
            task: to_act.and_then(|_| self.tasks.last().copied()),
            old_world: self.old_world.len(),
            track: self.track,
            lands: Land::all().map(|land| self.land_view(land)).collect(),
            powers: self.present().map(|power| self.power_view(power, viewer)).collect(),
            battle: self.battle,
            ending: self.ending,
            winners: if self.ending.is_some() { self.winners().collect() } else { Vec::new() },
            actions,
        }
    }

    fn land_view(&self, land: Land) -> LandView {
        let figure = |figure: Figure| FigureView {
            figure,
            owner: figure.owner(),
            controller: self.controller(figure),
            kind: figure.kind(),
            attack: self.attack(figure),
            defence: self.defence(figure),
            shielded: Self::has(self.shielded, figure),
        };
        LandView {
            land,
            ruined: self.ruined[land.index()].map(|number| number + 1),
            figures: self.figures_in(land).map(figure).collect(),
            corruption: self.corruption[land.index()],
            blight: self.corruption[land.index()].iter().sum::<u8>() + self.token(Token::Warpstone, land),
            tokens: Token::ALL.into_iter().map(|token| (token, self.token(token, land))).filter(|(_, count)| *count > 0).collect(),
            slots: self.slots[land.index()],
            standing: self.standing[land.index()],
            resistance: self.resistance(land),
            points: land.data().value + self.token(Token::Noble, land),
            domination: Power::ALL.map(|power| self.domination(power, land)),
        }
    }

    fn power_view(&self, power: Power, viewer: Option<Seat>) -> PowerView {
        let index = power.index();
        let seat = self.seat_of(power);
        let reserve = Kind::ALL
            .map(|kind| Figure::all().filter(|f| (f.owner(), f.kind()) == (power, kind) && self.land_of(*f).is_none()).count() as u8);
        PowerView {
            seat,
            power,
            points: self.points[index],
            tick: self.ticks[index],
            ticks: power.data().dial.len() as u8 - 1,
            threat: self.threat(power),
            counters: self.counters[index],
            energy: self.energy[index],
            upgrades: (0..5).filter(|n| self.upgraded(power, *n)).map(|n| n + 1).collect(),
            hand: self.hand_size(power),
            cards: (viewer == Some(seat)).then_some(self.hands[index]),
            deck: self.decks[index].len(),
            discards: self.discards[index],
            reserve,
            taken: self.taken[index],
        }
    }
}
