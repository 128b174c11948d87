//! What the seat to act may do: the list for choosing, and the check with its reason.

use tabletop::Seat;

use crate::action::{Action, Piece};
use crate::board::region::{Region, RegionSet};
use crate::boxes::Noted;
use crate::boxes::kit::Kit;
use crate::boxes::tools::Tools;
use crate::event::Method;
use crate::frame::campaign::Campaign;
use crate::frame::find_answers::SUMMONS;
use crate::state::house::House;
use crate::state::position::{Form, MAX_TAKEN, Offer, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// Lists every legal action, in ascending order.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.stage {
            Stage::Over => {}
            Stage::Choose => {
                let coins = self.sides[self.turn].coins;
                if self.teams.is_none() {
                    out.extend(self.offers().filter(|c| u16::from(c.number()) <= coins).map(|combo| Action::Pick { combo }));
                } else {
                    let may = |c: &Offer| self.may_play(self.turn, c.index()) && u16::from(self.cost(c.index())) <= coins;
                    out.extend(self.offers().filter(may).map(|combo| Action::Pick { combo }));
                }
            }
            Stage::Bombs => {
                out.push(Action::Done);
                out.extend(self.guarded_bombs().map(|region| Action::Detonate { region }));
            }
            Stage::Strike => {
                if let Some(short) = self.record.more.tally.short {
                    out.push(Action::Attempt { region: short.region, with: short.with });
                }
                out.push(Action::Done);
            }
            Stage::Recruit => {
                out.push(Action::Done);
                if self.may_recruit() {
                    out.push(Action::Recruit);
                }
            }
            Stage::Shift => {
                let (seat, slot) = self.acting;
                out.extend(self.havens(seat, slot).map(|region| Action::Shift { region }));
            }
            Stage::Exchange => {
                out.push(Action::Done);
                out.extend(self.offers().map(|combo| Action::Exchange { combo }));
            }
            Stage::Start => {
                out.push(Action::Ready);
                if self.may_decline_now().is_ok() {
                    out.push(Action::Decline);
                }
                self.list_placements(out);
                if self.check_vanish().is_ok() {
                    out.push(Action::Vanish);
                }
            }
            Stage::Prepare => {
                if self.check_prepared().is_ok() {
                    out.push(Action::Done);
                }
                out.extend(self.reborn_regions().map(|region| Action::Reborn { region }));
                self.list_placements(out);
                out.extend(Form::ALL.into_iter().filter(|form| self.check_form(*form).is_ok()).map(|form| Action::Form { form }));
            }
            Stage::Summon => self.list_placements(out),
            Stage::Place => {
                out.push(Action::Done);
                self.list_placements(out);
            }
            Stage::Altar => {
                out.push(Action::Done);
                out.extend(self.sacrifices().map(|region| Action::Sacrifice { region }));
            }
            Stage::Ghouls | Stage::Conquest => self.list_conquests(out),
            Stage::Redeploy | Stage::Retreat => self.list_redeployment(out),
            Stage::Ally => {
                out.extend(Seat::all(self.players()).filter(|s| self.may_ally(*s)).map(|seat| Action::Ally { seat }));
                out.push(Action::NoAlly);
            }
            Stage::Stout => out.extend([Action::Decline, Action::Stay]),
        }
    }

    fn list_placements(&self, out: &mut Vec<Action>) {
        for (piece, regions) in self.placements() {
            out.extend(regions.map(|region| Action::Place { piece, region }));
        }
    }

    fn list_conquests(&self, out: &mut Vec<Action>) {
        if let Some(campaign) = self.campaign() {
            if self.may_abandon() {
                out.extend(campaign.own.map(|region| Action::Abandon { region }));
            }
            if self.check_roll(&campaign).is_ok() {
                out.push(Action::Roll);
            }
            if campaign.manned() {
                let (mut payable, mut attempts) = (RegionSet::EMPTY, RegionSet::EMPTY);
                for region in campaign.targets {
                    let (price, strength) = (self.price(&campaign, region), campaign.strength(region));
                    if price <= strength {
                        payable.insert(region);
                    } else if price - strength <= 3 {
                        attempts.insert(region);
                    }
                }
                if !self.must_roll() {
                    out.extend(payable.map(|region| Action::Conquer { region, with: Tools::NONE }));
                }
                if self.may_attempt(&campaign) {
                    out.extend(attempts.map(|region| Action::Attempt { region, with: Tools::NONE }));
                }
            }
            out.extend(self.dragon_targets(&campaign).map(|region| Action::Dragon { region }));
            out.extend(self.replace_targets(&campaign, Method::Substitute).map(|region| Action::Substitute { region }));
            out.push(Action::EndConquest);
            if self.any_find(&SUMMONS) {
                self.list_placements(out);
            }
            self.list_helped(&campaign, out);
            if !campaign.who.answers.tricks.is_empty() {
                self.list_tricks(&campaign, out);
            }
            if self.stage == Stage::Conquest {
                self.list_uses(&campaign, out);
            }
        } else {
            out.push(Action::EndConquest);
        }
    }

    /// What abilities can do beside conquests for their price, in the order of the actions.
    fn list_tricks(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        out.extend(self.champion_targets(campaign).map(|region| Action::Champion { region }));
        self.list_strikes(campaign, out);
        if campaign.slot == Slot::Active && !self.record.rolled {
            self.list_steals(campaign, out);
            self.list_intimidations(campaign, out);
            self.list_swaps(campaign, out);
        }
    }

    fn list_redeployment(&self, out: &mut Vec<Action>) {
        let (seat, slot) = self.acting;
        let Some(band) = self.band(seat, slot) else { return };
        let own = band.regions;
        let company = self.contents.notes(Noted::Company);
        let least = if company { self.kit(seat, slot).map_or(1, Kit::least) } else { 1 };
        let to_put = self.tokens_to_put();
        let room = if least > 1 { self.room() } else { own };
        if to_put > band.beasts {
            out.extend(room.map(|region| Action::Put { piece: Piece::Token, region }));
        }
        if band.encampments > 0 {
            out.extend(own.map(|region| Action::Put { piece: Piece::Encampment, region }));
        }
        if self.stage == Stage::Redeploy {
            if self.fortress_possible() {
                out.extend(own.without(self.fortresses).map(|region| Action::Put { piece: Piece::Fortress, region }));
            }
            if band.heroes > 0 {
                out.extend(own.without(self.heroes).map(|region| Action::Put { piece: Piece::Hero, region }));
            }
            if band.armors > 0 {
                out.extend(own.map(|region| Action::Put { piece: Piece::Armor, region }));
            }
        }
        if band.beasts > 0 {
            out.extend(room.map(|region| Action::Put { piece: Piece::Beast, region }));
        }
        if self.stage == Stage::Redeploy && self.markers.lifted {
            out.extend(own.map(|region| Action::Put { piece: Piece::Champion, region }));
        }
        if to_put > 0 {
            out.extend(room.map(|region| Action::PutAll { region }));
        }
        let may_take = self.record.taken < MAX_TAKEN;
        if self.stage == Stage::Redeploy && (may_take || band.hand - band.beasts < self.owed()) {
            let all = self.must_give_up();
            let take = |region| Action::Take { piece: Piece::Token, region };
            if company {
                let spare = |r: &Region| self.men(*r) > 0 && (all || self.may_spare(least, *r));
                out.extend(own.filter(spare).map(take));
            } else {
                out.extend(own.filter(|r| all || self.tokens[*r] > 1).map(take));
            }
        }
        if self.stage == Stage::Redeploy && may_take {
            out.extend(own.filter(|r| self.encampments[*r] > 0).map(|region| Action::Take { piece: Piece::Encampment, region }));
            out.extend((own & self.heroes).map(|region| Action::Take { piece: Piece::Hero, region }));
            if !self.house(House::ArmorsStay) && self.armoured(seat, slot) {
                out.extend(own.filter(|r| self.armors[*r] > 0).map(|region| Action::Take { piece: Piece::Armor, region }));
            }
            if company && self.kit(seat, slot).is_some_and(|kit| kit.beasts.is_some()) {
                let spare = |r: &Region| self.markers.beasts[*r] > 0 && self.may_spare(least, *r);
                out.extend(own.filter(spare).map(|region| Action::Take { piece: Piece::Beast, region }));
            }
            if let Some(region) = self.markers.champion.filter(|r| own.has(*r) && self.may_lift(least, *r)) {
                out.push(Action::Take { piece: Piece::Champion, region });
            }
        }
        if self.check_done().is_ok() {
            out.push(Action::Done);
        }
        if self.stage == Stage::Redeploy && !self.finds.nothing_found() {
            self.list_placements(out);
        }
    }
}
