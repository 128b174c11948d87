//! Whether an action is legal now, or the rule that refuses it.

use tabletop::Seat;

use crate::action::{Action, Piece};
use crate::board::region::Region;
use crate::boxes::kit::{Kit, Source};
use crate::boxes::tools::Tools;
use crate::event::Method;
use crate::frame::answers::of_its_own;
use crate::frame::campaign::Campaign;
use crate::refusal::{Moment, Refusal};
use crate::state::house::House;
use crate::state::position::{Figure, MAX_TAKEN, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// Whether `action` is legal now, or the rule that refuses it.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Refusal> {
        let redeploying = matches!(self.stage, Stage::Redeploy | Stage::Retreat);
        let conquering = matches!(self.stage, Stage::Ghouls | Stage::Conquest);
        let here = |yes: bool| if yes { Ok(()) } else { Err(Refusal::NotNow) };
        if self.stage == Stage::Over {
            return Err(Refusal::GameOver);
        }
        if let Some(region) = action.region()
            && !self.board().all.has(region)
        {
            return Err(Refusal::NoSuchRegion { region });
        }
        match action {
            Action::Pick { combo } => {
                here(self.stage == Stage::Choose)?;
                if combo.index() >= self.market.len() {
                    return Err(Refusal::NoSuchCombo { combo: combo.index() as u8 });
                }
                if !self.may_play(self.turn, combo.index()) {
                    return Err(Refusal::OtherFaction);
                }
                let (cost, coins) = (self.cost(combo.index()), self.sides[self.turn].coins);
                if u16::from(cost) > coins { Err(Refusal::CannotPay { cost, coins }) } else { Ok(()) }
            }
            Action::Ready => here(self.stage == Stage::Start),
            Action::Decline => match self.stage {
                Stage::Start => self.may_decline_now(),
                Stage::Stout => Ok(()),
                Stage::Conquest | Stage::Ghouls => Err(Refusal::TooLate { before: Moment::Ready }),
                _ => Err(Refusal::NotNow),
            },
            Action::Stay => here(self.stage == Stage::Stout),
            Action::NoAlly => here(self.stage == Stage::Ally),
            Action::Ally { seat } => {
                here(self.stage == Stage::Ally)?;
                if seat.index() < self.players() && self.may_ally(seat) { Ok(()) } else { Err(Refusal::NotPeaceful) }
            }
            Action::EndConquest => here(conquering),
            Action::Done => match self.stage {
                Stage::Exchange | Stage::Place | Stage::Altar | Stage::Bombs | Stage::Strike | Stage::Recruit => Ok(()),
                Stage::Prepare => self.check_prepared(),
                _ => {
                    here(redeploying)?;
                    self.check_done()
                }
            },
            Action::Exchange { combo } => {
                here(self.stage == Stage::Exchange)?;
                if combo.index() < self.market.len() { Ok(()) } else { Err(Refusal::NoSuchCombo { combo: combo.index() as u8 }) }
            }
            Action::Vanish => {
                here(self.stage == Stage::Start)?;
                self.check_vanish()
            }
            Action::Reborn { region } => {
                here(self.stage == Stage::Prepare)?;
                let regions = self.reborn_regions();
                if regions.has(region) { Ok(()) } else { Err(if regions.is_empty() { Refusal::EnoughReborn } else { Refusal::NotThere }) }
            }
            Action::Place { piece, region } => self.check_place(piece, region),
            Action::Sacrifice { region } => {
                here(self.stage == Stage::Altar)?;
                if self.sacrifices().has(region) { Ok(()) } else { Err(Refusal::NotHeld) }
            }
            Action::Put { .. } | Action::PutAll { .. } | Action::Take { .. } => {
                here(redeploying)?;
                self.check_placing(action)
            }
            Action::Form { form } => {
                here(self.stage == Stage::Prepare)?;
                self.check_form(form)
            }
            Action::Detonate { region } => {
                here(self.stage == Stage::Bombs)?;
                self.check_detonate(region)
            }
            Action::Recruit => {
                here(self.stage == Stage::Recruit)?;
                let coins = self.sides[self.turn].coins;
                if self.may_recruit() { Ok(()) } else { Err(Refusal::CannotPay { cost: 1, coins }) }
            }
            Action::Shift { region } => {
                here(self.stage == Stage::Shift)?;
                let (seat, slot) = self.acting;
                if self.havens(seat, slot).has(region) {
                    Ok(())
                } else {
                    Err(if self.held(seat, slot).has(region) { Refusal::LoneTauren } else { Refusal::NotHeld })
                }
            }
            Action::Use { by, region, other } => {
                here(self.stage == Stage::Conquest)?;
                if let Some(region) = other.filter(|region| !self.board().all.has(*region)) {
                    return Err(Refusal::NoSuchRegion { region });
                }
                self.check_use(by, region, other)
            }
            Action::Attempt { region, with } if self.stage == Stage::Strike => {
                let short = self.record.more.tally.short.filter(|short| short.region == region && short.with == with);
                here(short.is_some())
            }
            Action::Steal { .. } | Action::Intimidate { .. } | Action::Swap { .. } => {
                here(self.stage == Stage::Conquest)?;
                if self.record.rolled {
                    return Err(Refusal::TooLate { before: Moment::Attempt });
                }
                match action {
                    Action::Steal { find, region } => self.check_steal(find, region),
                    Action::Intimidate { region, to } => self.check_intimidate(region, to),
                    Action::Swap { region, other } => self.check_swap(region, other),
                    _ => Err(Refusal::NotNow),
                }
            }
            Action::Abandon { .. }
            | Action::Champion { .. }
            | Action::Strike { .. }
            | Action::Roll
            | Action::Conquer { .. }
            | Action::Attempt { .. }
            | Action::Dragon { .. }
            | Action::Gamble { .. }
            | Action::Drain { .. }
            | Action::Orb { .. }
            | Action::Substitute { .. } => {
                here(conquering)?;
                let campaign = self.campaign().ok_or(Refusal::NotNow)?;
                self.check_conquest(&campaign, action)
            }
        }
    }

    pub(crate) fn check_conquest(&self, campaign: &Campaign, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Abandon { region } => {
                if !campaign.own.has(region) {
                    Err(Refusal::NotHeld)
                } else if self.may_abandon() {
                    Ok(())
                } else {
                    Err(Refusal::TooLate { before: Moment::Conquest })
                }
            }
            Action::Roll => self.check_roll(campaign),
            Action::Conquer { region, with } => {
                let (price, strength) = self.check_payment(campaign, region, with)?;
                if self.must_roll() {
                    return Err(Refusal::MustRoll);
                }
                if price > strength { Err(Refusal::TooStrong { short: price - strength }) } else { Ok(()) }
            }
            Action::Attempt { region, with } => {
                let (price, strength) = self.check_payment(campaign, region, with)?;
                if !self.may_attempt(campaign) {
                    Err(Refusal::NoAttempt)
                } else if price <= strength {
                    Err(Refusal::NoDieNeeded)
                } else if price - strength > 3 {
                    Err(Refusal::TooStrong { short: price - strength })
                } else {
                    Ok(())
                }
            }
            Action::Gamble { region, with } => self.check_gamble(campaign, region, with),
            Action::Dragon { region } => self.check_dragon(campaign, region),
            Action::Champion { region } => self.check_sent(campaign, region),
            Action::Strike { region, with } => self.check_strike(campaign, region, with),
            Action::Substitute { region } => {
                self.check_target(campaign, region, Tools::NONE)?;
                self.check_replace(campaign, region, Method::Substitute)
            }
            Action::Drain { region } => {
                self.check_target(campaign, region, Tools::NONE)?;
                self.check_replace(campaign, region, Method::Drain)
            }
            Action::Orb { region, bag } => {
                self.check_target(campaign, region, Tools::NONE)?;
                self.check_orb(campaign, bag)?;
                self.check_replace(campaign, region, Method::Orb)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether the race may go there with these relics and has a token for it; the price, and what can be paid.
    pub(crate) fn check_payment(&self, campaign: &Campaign, region: Region, with: Tools) -> Result<(u8, u8), Refusal> {
        self.check_target(campaign, region, with)?;
        campaign.check_manned()?;
        self.check_tools(campaign, region, with)?;
        Ok((self.price_with(campaign, region, with), campaign.strength(region)))
    }

    pub(crate) fn check_roll(&self, campaign: &Campaign) -> Result<(), Refusal> {
        if campaign.who.answers.rolls_first.is_empty() {
            Err(Refusal::NoAbility)
        } else if self.record.roll.is_some() {
            Err(Refusal::AlreadyRolled)
        } else if campaign.hand == 0 {
            Err(Refusal::NoTokens)
        } else if campaign.targets.is_empty() {
            Err(Refusal::NoTarget)
        } else {
            Ok(())
        }
    }

    fn check_placing(&self, action: Action) -> Result<(), Refusal> {
        let (seat, slot) = self.acting;
        let band = self.band(seat, slot).ok_or(Refusal::NotNow)?;
        if let Some(region) = action.region()
            && !band.regions.has(region)
        {
            return Err(Refusal::NotHeld);
        }
        let redeploy = self.stage == Stage::Redeploy;
        let least = self.kit(seat, slot).map_or(1, Kit::least);
        let in_hand = |count: u8| if count > 0 { Ok(()) } else { Err(Refusal::NothingInHand) };
        let into = |region: Region, count: u8| {
            in_hand(count)?;
            if self.room().has(region) { Ok(()) } else { Err(Refusal::LoneTauren) }
        };
        match action {
            Action::PutAll { region } => into(region, self.tokens_to_put()),
            Action::Put { piece: Piece::Token, region } => into(region, self.tokens_to_put() - self.beasts_to_put()),
            Action::Put { piece: Piece::Beast, region } => into(region, self.beasts_to_put()),
            Action::Put { piece: Piece::Champion, .. } => in_hand(u8::from(redeploy && self.markers.lifted)),
            Action::Put { piece: Piece::Encampment, .. } => in_hand(band.encampments),
            Action::Put { piece: Piece::Armor, .. } => {
                if redeploy {
                    in_hand(band.armors)
                } else {
                    Err(Refusal::NotNow)
                }
            }
            Action::Put { piece: Piece::Fortress, region } => {
                if !redeploy {
                    Err(Refusal::NotNow)
                } else if self.record.fortress {
                    Err(Refusal::FortressBuilt)
                } else if self.fortresses.has(region) {
                    Err(Refusal::AlreadyThere)
                } else {
                    in_hand(u8::from(self.fortress_possible()))
                }
            }
            Action::Put { piece: Piece::Hero, region } => {
                if !redeploy {
                    Err(Refusal::NotNow)
                } else if self.heroes.has(region) {
                    Err(Refusal::AlreadyThere)
                } else {
                    in_hand(band.heroes)
                }
            }
            Action::Take { piece, region } => {
                if !redeploy {
                    return Err(Refusal::NotNow);
                }
                if self.record.taken >= MAX_TAKEN && !(piece == Piece::Token && band.hand - band.beasts < self.owed()) {
                    return Err(Refusal::EnoughTaken);
                }
                match piece {
                    Piece::Token if self.men(region) == 0 => Err(Refusal::NothingThere),
                    Piece::Token if self.may_spare(least, region) || self.must_give_up() => Ok(()),
                    Piece::Beast if self.markers.beasts[region] == 0 => Err(Refusal::NothingThere),
                    Piece::Beast if self.may_spare(least, region) => Ok(()),
                    Piece::Champion if self.markers.champion != Some(region) => Err(Refusal::NothingThere),
                    Piece::Champion if self.may_lift(least, region) => Ok(()),
                    Piece::Token | Piece::Beast | Piece::Champion => Err(if least > 1 { Refusal::LoneTauren } else { Refusal::LastToken }),
                    Piece::Encampment if self.encampments[region] > 0 => Ok(()),
                    Piece::Hero if self.heroes.has(region) => Ok(()),
                    Piece::Fortress if self.fortresses.has(region) => Err(Refusal::NotNow),
                    Piece::Armor if self.armors[region] > 0 => {
                        if self.house(House::ArmorsStay) || !self.armoured(seat, slot) {
                            Err(Refusal::NotNow)
                        } else {
                            Ok(())
                        }
                    }
                    _ => Err(Refusal::NothingThere),
                }
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether the start of the turn may end (UG-F3).
    pub(crate) fn check_prepared(&self) -> Result<(), Refusal> {
        if self.form_due() {
            Err(Refusal::ChooseForm)
        } else if self.places_for(Figure::Volcano).is_empty() {
            Ok(())
        } else {
            Err(Refusal::PlaceFirst)
        }
    }

    /// Whether the active race may decline by the Vanishing that Stonehedge lends (UG-L10).
    pub(crate) fn check_vanish(&self) -> Result<(), Refusal> {
        self.may_decline_now()?;
        let lent = self.answers(self.turn, Slot::Active).is_some_and(|answers| {
            answers.leaves_map.iter().any(|(_, asked)| asked.source == Source::Lent) && !of_its_own(&answers.leaves_map)
        });
        if lent { Ok(()) } else { Err(Refusal::NoAbility) }
    }

    /// Whether the redeployment may end.
    pub(crate) fn check_done(&self) -> Result<(), Refusal> {
        let (seat, slot) = self.acting;
        let Some(band) = self.band(seat, slot) else { return Ok(()) };
        if self.stage == Stage::Retreat {
            return if band.withdrawn > 0 || band.encampments > 0 { Err(Refusal::StillInHand) } else { Ok(()) };
        }
        let owed = self.owed();
        // Beasts do not pay what is owed.
        let men = band.hand - band.beasts;
        if men < owed {
            return Err(Refusal::Owed { missing: owed - men });
        }
        if band.regions.is_empty() {
            return Ok(());
        }
        let heroes_wait = band.heroes > 0 && !band.regions.without(self.heroes).is_empty();
        // A lone Tauren token that finds no company stays in hand (WC-80).
        let tokens_wait = (men > owed || band.beasts > 0) && !self.room().is_empty();
        if tokens_wait || band.encampments > 0 || band.armors > 0 || heroes_wait || self.markers.lifted {
            Err(Refusal::StillInHand)
        } else {
            Ok(())
        }
    }

    /// Whether the owner of the turn may choose decline at its start.
    pub(crate) fn may_decline_now(&self) -> Result<(), Refusal> {
        match self.answers(self.turn, Slot::Active) {
            None => Err(Refusal::NotNow),
            Some(answers) if !answers.declines_late.is_empty() && !self.house(House::StoutMayDeclineEarly) => Err(Refusal::NotNow),
            Some(_) => Ok(()),
        }
    }

    /// Whether the Diplomat may make peace with `seat` (SW-68).
    pub(crate) fn may_ally(&self, seat: Seat) -> bool {
        seat != self.turn && self.record.attacked & seat.bit() == 0
    }

    /// Whether the race still lays armors, and so may move them under the house rule (UG-H12).
    pub(crate) fn armoured(&self, seat: Seat, slot: Slot) -> bool {
        self.kit(seat, slot).is_some_and(|kit| kit.armors.is_some())
    }

    /// Tokens in hand that may be put down now; the extra Amazons that have to leave stay in hand (SW-42).
    #[inline]
    pub(crate) fn tokens_to_put(&self) -> u8 {
        let (seat, slot) = self.acting;
        self.band(seat, slot).map_or(0, |b| {
            if self.stage == Stage::Retreat { b.withdrawn } else { (b.hand - b.beasts).saturating_sub(self.owed()) + b.beasts }
        })
    }

    /// Those of them that are beasts (WC-93).
    #[inline]
    pub(crate) fn beasts_to_put(&self) -> u8 {
        let (seat, slot) = self.acting;
        self.band(seat, slot).map_or(0, |b| b.beasts)
    }

    /// Whether the acting race may build a fortress now (SW-73).
    #[inline]
    pub(crate) fn fortress_possible(&self) -> bool {
        let (seat, slot) = self.acting;
        self.fortress_supply > 0 && !self.record.fortress && self.kit(seat, slot).is_some_and(|k| k.fortresses > 0)
    }

    /// Whether regions have to be given up because the extra Amazons must leave (SW-42).
    #[inline]
    pub(crate) fn must_give_up(&self) -> bool {
        let owed = self.owed();
        if owed == 0 {
            return false;
        }
        let (seat, slot) = self.acting;
        self.band(seat, slot).is_some_and(|band| {
            let spare: u8 = band.regions.map(|r| self.men(r).min(self.tokens[r] - 1)).sum();
            band.hand - band.beasts + spare < owed
        })
    }

    /// Tokens that have to leave at the end of the redeployment: the extra Amazons, or all there are if those are fewer (SW-42).
    #[inline]
    pub(crate) fn owed(&self) -> u8 {
        if self.record.owed == 0 {
            return 0;
        }
        let (seat, slot) = self.acting;
        self.band(seat, slot).map_or(0, |band| {
            let men: u8 = band.regions.map(|r| self.men(r)).sum();
            self.record.owed.min(band.hand - band.beasts + men)
        })
    }

    /// The regions where a defeat would be felt: used to explain.
    pub(crate) fn holder_of(&self, region: Region) -> Option<(Seat, Slot)> {
        self.owners[region].holder()
    }
}
