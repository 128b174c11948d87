//! How a position becomes what a viewer may see.

use tabletop::Seat;

use crate::board::region::Region;
use crate::boxes::OwnShown;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Source;
use crate::setup::MIXED;
use crate::state::house::House;
use crate::state::position::{Owner, Slot, SmallWorld, Stage, Team};
use crate::view::{
    ActingView, BandView, ComboView, FindsView, MarkView, MarkerView, OwnerView, PiecesView, RegionView, SeatView, StacksView, View,
};

impl SmallWorld {
    /// Whether `viewer` may know the coins of `seat` (SW-2).
    fn knows_coins(&self, viewer: Option<Seat>, seat: Seat) -> bool {
        viewer == Some(seat) || self.stage == Stage::Over || self.house(House::OpenCoins)
    }

    /// The game it is a position of.
    pub fn game(&self) -> &'static str {
        if self.contents.mixed { MIXED } else { self.board().ways.game }
    }

    /// What `viewer` may see.
    pub(crate) fn view_for(&self, viewer: Option<Seat>) -> View {
        let board = self.board();
        let to_act = self.actor();
        let mine = to_act.is_some() && viewer == to_act;
        let mut actions = Vec::new();
        if mine {
            self.list_actions(&mut actions);
        }
        let targets = if mine { self.target_views(&actions) } else { Vec::new() };
        View {
            game: self.game(),
            map: &board.data.id,
            own: self.contents().own().map(OwnShown::from),
            players: self.players,
            viewer,
            round: self.round,
            rounds: board.data.rounds,
            first: self.first,
            turn: self.turn,
            to_act,
            stage: self.stage,
            over: to_act.is_none(),
            winners: to_act.is_none().then(|| {
                let outcome = self.standing();
                Seat::all(self.players()).filter(|s| outcome.winners[*s]).collect()
            }),
            may_decline: match self.stage {
                Stage::Start => self.may_decline_now().is_ok(),
                Stage::Stout => true,
                _ => false,
            },
            conquered: self.record.conquests,
            die: self.record.roll,
            acting_race: self.band(self.acting.0, self.acting.1).map(|_| ActingView { seat: self.acting.0, slot: self.acting.1 }),
            seats: Seat::all(self.players()).map(|seat| self.seat_view(seat, viewer)).collect(),
            regions: board.all.map(|region| self.region_view(region)).collect(),
            market: self.market_view(viewer),
            stacks: StacksView { races: self.races.len(), powers: self.powers.len(), discards: self.discards.len() },
            finds: self.contents.has_finds().then(|| FindsView {
                left: self.finds.hidden.len(),
                stonehedge: self.finds.lent,
                bag: self.finds.bag,
            }),
            bombs: self
                .bands()
                .any(|(seat, slot, _)| self.can(seat, slot, trait_bits::BOMBS) || !self.markers.bombs.is_empty())
                .then(|| self.markers.pile.count()),
            teams: self.teams,
            actions,
            targets,
            placing: if mine { self.placing_view() } else { None },
        }
    }

    fn market_view(&self, viewer: Option<Seat>) -> Vec<ComboView> {
        let coins = self.knows_coins(viewer, self.turn).then(|| self.sides[self.turn].coins);
        self.market
            .iter()
            .zip(0..)
            .map(|(combo, place)| ComboView {
                combo: place,
                race: combo.race,
                power: combo.power,
                coins: combo.coins,
                cost: self.cost(place as usize),
                tokens: (combo.race.data().tokens + combo.power.data().tokens).min(self.tray[combo.race]),
                affordable: coins.map(|c| self.may_play(self.turn, place as usize) && c >= u16::from(self.cost(place as usize))),
                column: self.teams.map(|_| Team::of_race(combo.race)),
            })
            .collect()
    }

    fn seat_view(&self, seat: Seat, viewer: Option<Seat>) -> SeatView {
        let side = &self.sides[seat];
        let band_view = |slot: Slot| {
            self.band(seat, slot).map(|band| BandView {
                slot,
                race: band.race,
                power: band.power,
                hand: band.hand,
                withdrawn: band.withdrawn,
                aside: band.aside,
                on_map: { band.regions }.map(|r| self.tokens[r]).sum(),
                tray: self.tray[band.race],
                regions: band.regions.len(),
                extra: band.lent,
                lingers: band.lingers,
            })
        };
        let active = self.band(seat, Slot::Active);
        let kit = self.kit(seat, Slot::Active);
        let tally = &self.record.more.tally;
        let its_turn = self.turn == seat && self.stage != Stage::Over;
        let unused = |bit: u64, used: bool| u8::from(kit.is_some_and(|k| k.has(bit)) && !(its_turn && used));
        SeatView {
            seat,
            coins: self.knows_coins(viewer, seat).then_some(side.coins),
            hand: active.map_or(0, |b| b.hand),
            withdrawn: side.bands.iter().flatten().map(|b| b.withdrawn).sum(),
            regions: side.bands.iter().flatten().map(|b| b.regions.len()).sum(),
            income: self.income(seat),
            active: band_view(Slot::Active),
            declined: [Slot::Declined, Slot::Spirit].into_iter().filter_map(band_view).collect(),
            ally: side.ally,
            pieces: PiecesView {
                encampment: active.map_or(0, |b| b.encampments),
                fortress: if kit.is_some_and(|k| k.fortresses > 0) { self.fortress_supply } else { 0 },
                hero: active.map_or(0, |b| b.heroes),
                dragon: u8::from(kit.is_some_and(|k| k.has(trait_bits::DRAGON)) && !self.dragon.meets(self.held(seat, Slot::Active))),
                armor: active.map_or(0, |b| b.armors),
                hammer: active.map_or(0, |b| b.hammers - if self.turn == seat { self.record.more.hammered.min(b.hammers) } else { 0 }),
                beast: active.map_or(0, |b| b.beasts),
                champion: if self.markers.champion.is_none() { unused(trait_bits::CHAMPION, tally.champion) } else { 0 },
                objective: kit.map_or(0, |k| k.objectives.saturating_sub(self.markers.objectives.len())),
                intimidate: kit.map_or(0, |k| k.intimidates.saturating_sub(if its_turn { tally.intimidated } else { 0 })),
                swap: kit.and_then(|k| k.swaps).map_or(0, |(_, times)| times.saturating_sub(if its_turn { tally.swapped } else { 0 })),
                strike: unused(trait_bits::STRIKES, tally.struck),
                claim: unused(trait_bits::CLAIMS, tally.claimed),
            },
            grudges: Seat::all(self.players()).filter(|other| side.grudges & other.bit() != 0).collect(),
            harmony: self.markers.harmony & seat.bit() != 0,
            form: if its_turn { tally.form } else { None },
            team: self.team(seat),
        }
    }

    fn marks_in(&self, region: Region) -> Vec<MarkView> {
        let by = |seat, slot, source| MarkView { seat, by: self.giver(seat, slot, source) };
        self.bands()
            .flat_map(|(seat, slot, band)| Source::ALL.into_iter().map(move |source| (seat, slot, source, band.marks.of(source))))
            .filter(|(_, _, _, marks)| marks.has(region))
            .map(|(seat, slot, source, _)| by(seat, slot, source))
            .collect()
    }

    fn region_view(&self, region: Region) -> RegionView {
        let board = self.board();
        let owner = self.owners[region];
        RegionView {
            region,
            owner: match owner.holder() {
                Some((seat, slot)) => self.band(seat, slot).map(|b| OwnerView::Race { seat, slot, race: b.race }),
                None if owner == Owner::LOST => Some(OwnerView::LostTribe { lost_tribe: true }),
                None if owner == Owner::MONSTERS => Some(OwnerView::Monsters { monsters: true }),
                None if owner == Owner::MURLOCS => Some(OwnerView::Murloc { murloc: true }),
                None => None,
            },
            tokens: self.tokens[region],
            markers: self.pieces_in(region).into_iter().map(|(kind, count)| MarkerView { kind, count }).collect(),
            defence: 2 - board.rivers.has(region) as u8 + self.works(region) + self.tokens[region],
            immune: self.guard(region),
            finds: self.finds.in_region(region).collect(),
            marks: self.marks_in(region),
        }
    }
}
