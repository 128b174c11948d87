//! What speaks for a turn, and for which taste.

use serde_json::{Value, json};
use tabletop::{Game, Merit, Seat, Style, strongest};

use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::{Ground, trait_bits};
use crate::boxes::kit::Kit;
use crate::frame::fee::{Due, Fee};
use crate::state::position::{Combo, Owner, Slot, SmallWorld, Stage};

/// What it counts at most that somebody can reach less: beside what was taken for it, that says little.
const CONFINED: f32 = 2.5;

/// What a place or a relic counts, or what may be one.
const CLAIMED: f32 = 1.6;

/// What a merit is about: how many regions, or tokens, and where, or the first of them.
fn counted(count: u8, region: Region) -> Value {
    json!({ "count": count, "region": region })
}

/// The same of what another has, or had.
fn counted_of(seat: Seat, count: u8, region: Region) -> Value {
    json!({ "seat": seat, "count": count, "region": region })
}

/// The regions each of which brings more than one coin.
fn paying_each(kit: &Kit, ground: Ground, own: RegionSet) -> RegionSet {
    let each = kit.incomes.iter().filter(|income| income.each == 1);
    each.fold(RegionSet::EMPTY, |set, income| set | (own & income.regions.regions(ground, own)))
}

impl SmallWorld {
    /// Everything that `seat` holds.
    fn realm(&self, seat: Seat) -> RegionSet {
        Slot::ALL.into_iter().fold(RegionSet::EMPTY, |all, slot| all | self.held(seat, slot))
    }

    /// Everything that anybody holds.
    fn all_realms(&self) -> RegionSet {
        Seat::all(self.players()).fold(RegionSet::EMPTY, |all, seat| all | self.realm(seat))
    }

    /// Whether `seat` sent its active race into decline on the way to `after`: it lies there, or nothing is left of it (SW-7, UG-H16).
    pub(crate) fn declined_until(&self, after: &Self, seat: Seat) -> bool {
        let now = |position: &Self, slot: Slot| position.band(seat, slot).map(|band| band.race);
        now(self, Slot::Active).is_some_and(|race| match now(after, Slot::Active) {
            None => true,
            still => still != Some(race) && [Slot::Declined, Slot::Spirit].into_iter().any(|slot| now(after, slot) == Some(race)),
        })
    }

    /// Regions that `seat` has won on the way to `after`.
    fn won_until(&self, after: &Self, seat: Seat) -> RegionSet {
        after.held(seat, Slot::Active).without(self.realm(seat))
    }

    /// Regions that it has won from others.
    fn taken_until(&self, after: &Self, seat: Seat) -> RegionSet {
        let won = self.won_until(after, seat);
        Seat::all(self.players()).filter(|other| *other != seat).fold(RegionSet::EMPTY, |all, other| all | (self.realm(other) & won))
    }

    /// The place in the market of the combo that was picked on the way to `after`.
    fn picked_until(&self, after: &Self) -> Option<usize> {
        self.market.iter().position(|combo| after.market.iter().all(|other| other.race != combo.race))
    }

    /// Coins that `seat` has paid `other` for the regions that it has won on the way to `after`. Purses do not tell: those are hidden.
    fn fee_until(&self, after: &Self, seat: Seat, other: Seat) -> u16 {
        let Some(kit) = after.kit(seat, Slot::Active) else { return 0 };
        // Who may come by a region otherwise than by attacking it pays other fees, or none.
        let smashes = |position: &Self| position.tools_of(seat, Slot::Active, kit, position.held(seat, Slot::Active)).smash();
        if kit.swaps.is_some() || kit.intimidates > 0 || kit.has(trait_bits::BOMBS) || smashes(self) || smashes(after) {
            return 0;
        }
        let won = self.won_until(after, seat);
        let paid = |fee: Fee| {
            let times = (fee.regions & won).len();
            u16::from(fee.coins) * u16::from(if matches!(fee.due, Due::Once(_)) { times.min(1) } else { times })
        };
        self.fees(seat).iter().filter(|fee| fee.to == other).map(paid).sum()
    }

    /// Coins that `seat` has earned by its turn on the way to `after`: what it has more, but for a combo and for fees.
    fn earned_until(&self, after: &Self, seat: Seat) -> u16 {
        let (mut had, mut has) = (self.coins(seat), after.coins(seat));
        if let Some(place) = self.picked_until(after) {
            had += u16::from(self.market[place].coins);
            has += u16::from(self.cost(place));
        }
        has += Seat::all(self.players()).filter(|other| *other != seat).map(|other| self.fee_until(after, seat, other)).sum::<u16>();
        has.saturating_sub(had)
    }

    /// Whether the conquests of the turn are over, as after a throw for the last token.
    fn wins_no_more(&self) -> bool {
        match self.stage {
            // Declined races that act redeploy before the active one begins.
            Stage::Redeploy => self.acting.1 == Slot::Active,
            Stage::Place | Stage::Ally | Stage::Retreat => true,
            _ => false,
        }
    }

    /// Whether `seat` will still conquer in the game, and be paid.
    fn conquers_again(&self, seat: Seat) -> bool {
        match self.stage {
            Stage::Over => false,
            Stage::Retreat => self.turns_to_come(seat) > 0,
            _ => self.turn == seat || self.turns_to_come(seat) > 0,
        }
    }

    /// What speaks for the way of `seat` to `after`.
    pub(crate) fn merits_of(&self, after: &Self, seat: Seat) -> Vec<Merit> {
        let mut merits = Vec::new();
        // Who has its last turn has no use for a fresh race.
        if self.declined_until(after, seat) && self.turns_to_come(seat) > 0 {
            if let Some(band) = self.band(seat, Slot::Active) {
                let free = self.spare(band) + band.hand;
                // The fewer pieces are free, the more a fresh race would win.
                let weight = 6.0 - 0.4 * f32::from(free);
                merits.push(Merit::new("declines", weight.max(2.0), json!({ "race": band.race, "free": free })));
            }
        } else if let Some(place) = self.picked_until(after) {
            let Combo { race, power, coins } = self.market[place];
            let power = after.band(seat, Slot::Active).filter(|band| band.race == race).and_then(|band| band.power).unwrap_or(power);
            let data = json!({ "race": race, "power": power, "coins": coins, "price": self.cost(place) });
            merits.push(Merit::new("picks", 2.0 + f32::from(coins), data));
        }
        self.merits_of_conquests(after, seat, &mut merits);
        self.merits_of_harm(after, seat, &mut merits);
        // Before the redeployment tokens only happen to stand somewhere.
        if self.turn != seat || (after.turn, after.round) != (self.turn, self.round) || matches!(after.stage, Stage::Retreat | Stage::Over)
        {
            self.merits_of_defence(after, seat, &mut merits);
        }
        self.merits_of_peace(after, seat, &mut merits);
        // Once its coins are counted everybody has seen them; before, everybody can count them where it wins nothing more.
        let coming = if after.earns_now(seat) { after.wins_no_more().then(|| after.income(seat)) } else { Some(0) };
        if let Some(coming) = coming.filter(|_| self.turn == seat) {
            let coins = self.earned_until(after, seat) + coming;
            merits.push(Merit::new("earns", 0.25 * f32::from(coins), json!({ "coins": coins })));
        }
        strongest(merits)
    }

    fn merits_of_conquests(&self, after: &Self, seat: Seat, merits: &mut Vec<Merit>) {
        let won = self.won_until(after, seat);
        let Some(kit) = after.kit(seat, Slot::Active).filter(|_| !won.is_empty()) else { return };
        // Rivers are left again before anything is paid (UG-C3).
        let kept = if kit.takes_water() { won } else { won.without(self.board().rivers) };
        let rich = paying_each(kit, after.ground(), after.held(seat, Slot::Active)) & kept;
        if let Some(region) = rich.first() {
            merits.push(Merit::new("pays", 1.2 + 0.8 * f32::from(rich.len()), counted(rich.len(), region)));
        }
        let strangers = || Seat::all(self.players()).filter(|other| !self.partners(seat, *other));
        let leader = strangers().max_by_key(|other| self.realm(*other).len());
        for other in strangers() {
            let lost = self.realm(other) & won;
            // Who is given a region for one that is taken has lost none; which one that was, nobody can tell afterwards.
            let count = lost.len().min(self.realm(other).len().saturating_sub(after.realm(other).len()));
            // Who is paid no more loses nothing.
            if after.conquers_again(other) && (count > 1 || (count == 1 && lost.len() == 1)) {
                let weight = 1.5 * f32::from(count) + if leader == Some(other) { 0.3 } else { 0.0 };
                let fee = self.fee_until(after, seat, other);
                let data = json!({ "seat": other, "count": count, "region": lost.first(), "fee": fee });
                merits.push(Merit::new("takes", weight, data));
            }
            let reach = |position: &Self| position.threat(other).beside.without(position.realm(other)).len();
            let (had, has) = (reach(self), reach(after));
            // Who is wiped out may come in anywhere.
            let stands = |position: &Self| !position.held(other, Slot::Active).is_empty();
            if stands(self) && stands(after) && after.conquers_again(other) && has + 1 < had {
                let weight = 0.6 * f32::from(had - has);
                merits.push(Merit::new("confines", weight.min(CONFINED), json!({ "seat": other, "count": had - has })));
            }
        }
        let new = kept.without(self.taken_until(after, seat));
        // What lies empty for it is no gain.
        let given_up = self.given_up_until(after, seat);
        let count = new.len().saturating_sub(given_up.len());
        if count > 0 {
            merits.extend(new.first().map(|region| Merit::new("spreads", 0.9 * f32::from(count), counted(count, region))));
        }
        if let Some(region) = given_up.first() {
            let count = given_up.len();
            merits.push(Merit::new("frees", 1.0 + 0.5 * f32::from(count), counted(count, region)));
        }
        if self.turns_to_come(seat) > 0 {
            self.merits_of_finds(after, seat, merits);
            after.merits_of_musters(seat, kept, merits);
        }
    }

    /// What others have lost without that `seat` has won it, on the way to `after`, and what it has exchanged with them.
    fn merits_of_harm(&self, after: &Self, seat: Seat, merits: &mut Vec<Merit>) {
        let (own, won, held) = (self.realm(seat), self.won_until(after, seat), after.all_realms());
        for other in Seat::all(self.players()).filter(|other| !self.partners(seat, *other) && after.conquers_again(*other)) {
            let (had, has) = (self.realm(other), after.realm(other));
            let left = had.without(held);
            if let Some(region) = left.first() {
                merits.push(Merit::new("empties", 1.4 * f32::from(left.len()), counted_of(other, left.len(), region)));
            }
            let fewer = |region: Region| self.tokens[region].saturating_sub(after.tokens[region]);
            if let Some(region) = (had & has).into_iter().max_by_key(|region| fewer(*region)).filter(|region| fewer(*region) > 0) {
                let count = fewer(region);
                merits.push(Merit::new("weakens", 0.5 * f32::from(count), counted_of(other, count, region)));
            }
            // Where something was conquered as well, nobody can tell which was which.
            let (given, taken) = (has & own, had & won);
            if let (Some(region), Some(gift), true) = (taken.first(), given.first(), taken.len() == given.len()) {
                let data = json!({ "seat": other, "count": taken.len(), "region": region, "given": gift });
                merits.push(Merit::new("swaps", 0.9 * f32::from(taken.len()), data));
            }
        }
    }

    /// Regions that `seat` has left on the way to `after` and nobody has come into, without those that it must leave anyway (UG-C3).
    fn given_up_until(&self, after: &Self, seat: Seat) -> RegionSet {
        let stays = self.kit(seat, Slot::Active).is_some_and(Kit::takes_water);
        let left_anyway = if stays { RegionSet::EMPTY } else { self.board().rivers };
        self.held(seat, Slot::Active).without(after.all_realms() | left_anyway)
    }

    /// What lies, or may lie, in regions that `seat` has won on the way to `after`. What comes to light there nobody knew before.
    fn merits_of_finds(&self, after: &Self, seat: Seat, merits: &mut Vec<Merit>) {
        let won = self.won_until(after, seat);
        let found = self.finds.lying().filter(|(find, region)| won.has(*region) && after.finds.lies(*find, *region));
        for (find, region) in found {
            merits.push(Merit::new("claims", CLAIMED, json!({ "find": find, "region": region })));
        }
        let hides = |region: &Region| self.owners[*region] == Owner::MONSTERS || self.markers.tiles.has(*region);
        let explored: RegionSet = won.into_iter().filter(hides).collect();
        if let Some(region) = explored.first() {
            let count = explored.len();
            merits.push(Merit::new("explores", CLAIMED * f32::from(count), counted(count, region)));
        }
    }

    /// Regions that bring `seat` tokens, hammers or armors in each turn, of those that it has won and keeps.
    fn merits_of_musters(&self, seat: Seat, kept: RegionSet, merits: &mut Vec<Merit>) {
        let Some(answers) = self.answers(seat, Slot::Active) else { return };
        let (ground, own) = (self.ground(), self.held(seat, Slot::Active));
        let bringing = answers.musters.iter().filter_map(|(_, asked)| asked.params.regions);
        let regions = bringing.fold(RegionSet::EMPTY, |all, regions| all | (regions.regions(ground, own) & kept));
        if let Some(region) = regions.first() {
            merits.push(Merit::new("musters", 0.9 * f32::from(regions.len()), counted(regions.len(), region)));
        }
    }

    /// The strongest of the regions at the border that tokens have come to: with more than two, or where nothing else is decided more than one, which alone could be
    /// swapped. Who has gathered them in the turn may put them back where they were.
    fn merits_of_defence(&self, after: &Self, seat: Seat, merits: &mut Vec<Merit>) {
        let foes = Seat::all(after.players()).filter(|other| !after.partners(seat, *other) && after.conquers_again(*other));
        let near = foes.fold(RegionSet::EMPTY, |all, other| all | after.threat(other).beside);
        let border = (after.held(seat, Slot::Active) & near).without(after.immune());
        let held = self.held(seat, Slot::Active);
        let before = |region: Region| if held.has(region) { self.tokens[region] } else { 0 };
        let gathers = u8::from(self.stage == Stage::Start);
        let guarded = border.into_iter().filter(|region| after.tokens[*region] + gathers > before(*region));
        let usual = if self.orders_only(self.leg()) { 1 } else { 2 };
        if let Some(region) = guarded.max_by_key(|region| after.tokens[*region]).filter(|region| after.tokens[*region] > usual) {
            let tokens = after.tokens[region];
            merits.push(Merit::new("guards", 0.5 * f32::from(tokens - usual), json!({ "region": region, "tokens": tokens })));
        }
    }

    /// With whom it made peace on the way to `after` (SW-68), beside whom it has regions.
    fn merits_of_peace(&self, after: &Self, seat: Seat, merits: &mut Vec<Merit>) {
        let made = after.sides[seat].ally.filter(|other| self.sides[seat].ally != Some(*other) && after.conquers_again(*other));
        let Some(other) = made else { return };
        let safe = after.held(seat, Slot::Active) & after.threat(other).beside;
        if let Some(region) = safe.first() {
            merits.push(Merit::new("allies", 0.6 * f32::from(safe.len()), counted_of(other, safe.len(), region)));
        }
    }

    /// How much the way of `seat` to `after` is to the taste of `style`, 0 to 1.
    pub(crate) fn taste_of(&self, after: &Self, seat: Seat, style: Style) -> f32 {
        let share = |count: u8, of: f32| (f32::from(count) / of).min(1.0);
        match style {
            Style::Raider => share(self.taken_until(after, seat).len(), 3.0),
            Style::Settler => {
                let held = after.held(seat, Slot::Active);
                let doubled = held.into_iter().filter(|region| after.tokens[*region] > 1).count() as u8;
                let kept = (self.held(seat, Slot::Active) & held).len();
                if self.declined_until(after, seat) { 0.0 } else { 0.6 * share(kept, 8.0) + 0.4 * share(doubled, 4.0) }
            }
            // Every turn brings a few coins: what counts is more.
            Style::Banker => share(u8::try_from(after.income(seat)).unwrap_or(u8::MAX).saturating_sub(4), 7.0),
            Style::Trickster => {
                let pieces = after.realm(seat).into_iter().map(|region| after.pieces_in(region).len() as u8).sum();
                let changed = self.declined_until(after, seat);
                0.5 * f32::from(u8::from(changed)) + 0.5 * share(pieces, 4.0)
            }
        }
    }
}
