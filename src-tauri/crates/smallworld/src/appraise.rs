//! A rough worth of a position: what bots without a search go by.
//!
//! Everything is counted in coins at the end of the game: the purse, what this turn will still bring, and what the turns to come may
//! bring with the races as they stand, best of all times to decline. Regions that can be taken from a side are worth less, so that
//! tokens in the right places are worth more. The figures are fitted to games between bots, not taken from any rule.

use tabletop::{PerSeat, Seat};

use crate::board::region::{Region, RegionSet};
use crate::boxes::Find;
use crate::boxes::ability::{Ground, Where, trait_bits};
use crate::boxes::kit::Kit;
use crate::frame::answers::Pair;
use crate::frame::find_answers::WORTH;
use crate::library;
use crate::state::position::{Band, Finish, Form, Slot, SmallWorld, Stage, TeamScore};

/// Coins a side makes in the first, second, third … turn of a fresh race, without what it has in decline.
const FRESH: [f32; 3] = [5.0, 7.0, 8.0];

/// The share of declined regions that is still there a turn later.
const LASTING: f32 = 0.8;

/// The share of an active race's regions that the others take each turn, in the long run.
const WORN: f32 = 0.18;

/// How likely a region with an enemy beside it is to be taken before one's next turn, by its price.
const TAKEN: [f32; 10] = [0.5, 0.5, 0.45, 0.34, 0.23, 0.14, 0.08, 0.05, 0.03, 0.02];

/// What a piece in hand during redeployment is worth less than on the map: a piece is only moved if that gains more.
const IDLE: f32 = 0.03;

/// What an average conquest costs without discounts, in tokens.
const PRICE: f32 = 3.0;

/// What a side may do to others: the regions next to its active race, and how strong it is, 0 to 1.
#[derive(Clone, Copy, Default)]
pub(crate) struct Threat {
    pub beside: RegionSet,
    pub strength: f32,
    /// It has no active race and may come in anywhere at the rim.
    pub fresh: bool,
}

/// A region that may be taken: what it is worth and what it costs.
#[derive(Clone, Copy)]
struct Exposed {
    worth: f32,
    price: usize,
}

impl Exposed {
    fn risk(self) -> f32 {
        self.worth * TAKEN[self.price.min(TAKEN.len() - 1)]
    }
}

/// What a turn still has ahead of it, most first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ahead {
    /// Whether to expand or to decline, and all that follows.
    Everything,
    /// Conquests, and the coins.
    Conquests,
    /// The coins.
    Coins,
    /// Nothing that pays.
    Nothing,
}

impl SmallWorld {
    /// What the position is worth to `seat`, in coins ahead of the others.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        if self.stage == Stage::Over {
            return self.lead(seat, |s| f32::from(self.sides[s].coins) + 0.01 * f32::from(self.tokens_on_map(s)));
        }
        let threats = self.threats();
        self.lead(seat, |s| self.prospects(s, &threats))
    }

    /// What each side may do to the others.
    pub(crate) fn threats(&self) -> PerSeat<Threat> {
        let mut threats = PerSeat::<Threat>::default();
        for seat in Seat::all(self.players()) {
            threats[seat] = self.threat(seat);
        }
        threats
    }

    /// By how much `seat` is ahead of the others' average.
    fn lead(&self, seat: Seat, worth: impl Fn(Seat) -> f32) -> f32 {
        if self.teams.is_some() {
            return self.team_lead(seat, worth);
        }
        let others: f32 = Seat::all(self.players()).filter(|other| *other != seat).map(&worth).sum();
        worth(seat) - others / f32::from(self.players - 1)
    }

    /// The same between teams: what the own team stands for, and a little of what its members have, against the others' average.
    fn team_lead(&self, seat: Seat, worth: impl Fn(Seat) -> f32) -> f32 {
        let (mut own, mut best, mut worst, mut members) = (0.0_f32, f32::MIN, f32::MAX, 0.0_f32);
        let (mut others, mut strangers) = (0.0_f32, 0.0_f32);
        for other in Seat::all(self.players()) {
            let has = worth(other);
            if self.partners(seat, other) {
                (own, best, worst, members) = (own + has, best.max(has), worst.min(has), members + 1.0);
            } else {
                (others, strangers) = (others + has, strangers + 1.0);
            }
        }
        let stands = match self.teams {
            Some(TeamScore::Highest) => best,
            Some(TeamScore::Lowest) => worst,
            _ => own / members,
        };
        0.6 * stands + 0.4 * own / members - others / strangers.max(1.0)
    }

    pub(crate) fn threat(&self, seat: Seat) -> Threat {
        let (Some(band), Some(kit)) = (self.band(seat, Slot::Active), self.kit(seat, Slot::Active)) else {
            return Threat { beside: RegionSet::EMPTY, strength: 0.8, fresh: true };
        };
        let board = self.board();
        let beside = if kit.has(trait_bits::FLIES) { board.all } else { board.beside_any(band.regions) };
        let spare = f32::from(self.spare(band) + band.hand + band.withdrawn + band.aside);
        Threat { beside, strength: ((spare + 2.0) / 8.0).clamp(0.25, 1.0), fresh: band.regions.is_empty() }
    }

    /// Tokens on the map beyond one in each region.
    pub(crate) fn spare(&self, band: &Band) -> u8 {
        let least = library::kit(band.race, None, false).least();
        band.regions.map(|region| self.tokens[region].saturating_sub(least)).sum()
    }

    /// Turns that `seat` will still begin.
    pub(crate) fn turns_to_come(&self, seat: Seat) -> u8 {
        let place = |s: Seat| s.places_from(self.first, self.players());
        self.board().data.rounds - self.round + u8::from(place(seat) > place(self.turn))
    }

    /// What the running turn still has ahead of it.
    fn ahead(&self) -> Ahead {
        match self.stage {
            Stage::Choose | Stage::Bombs | Stage::Start => Ahead::Everything,
            Stage::Exchange | Stage::Prepare | Stage::Ghouls | Stage::Conquest | Stage::Strike | Stage::Shift | Stage::Summon => {
                Ahead::Conquests
            }
            // Declined races that act are done before the active one begins.
            Stage::Redeploy | Stage::Recruit if self.acting.1 != Slot::Active => Ahead::Conquests,
            Stage::Redeploy | Stage::Recruit | Stage::Place | Stage::Ally => Ahead::Coins,
            Stage::Retreat if self.retreat_step() == Finish::RetreatFirst => Ahead::Coins,
            Stage::Retreat | Stage::Altar | Stage::Stout | Stage::Over => Ahead::Nothing,
        }
    }

    /// The coins `seat` may expect to have at the end.
    fn prospects(&self, seat: Seat, threats: &PerSeat<Threat>) -> f32 {
        self.look(seat, threats).prospects
    }

    /// How the side of `seat` looks.
    pub(crate) fn look(&self, seat: Seat, threats: &PerSeat<Threat>) -> Look {
        let later = self.turns_to_come(seat);
        let coins = f32::from(self.sides[seat].coins);
        let mine = self.turn == seat;
        // A turn that has only begun counts as one to come: everything is still open.
        let ahead = if mine { self.ahead() } else { Ahead::Nothing };
        let open = later + u8::from(ahead == Ahead::Everything);
        let (declined, risk) = (self.declined_worth(seat), self.risk(seat, threats, open));
        let income = self.income(seat);
        let mut pending = if matches!(ahead, Ahead::Conquests | Ahead::Coins) { f32::from(income) } else { 0.0 };
        let (Some(band), Some(pair)) = (self.band(seat, Slot::Active), self.pair(seat, Slot::Active)) else {
            let prospects = coins + pending + fresh_race(open, declined) - risk;
            return Look { later, income, declined, risk, outlook: None, prospects };
        };
        let outlook = Outlook::of(self, band, pair);
        let mut grown = outlook;
        if ahead == Ahead::Conquests {
            pending += grown.conquer_now(self, seat, band, &pair.kit);
        }
        let spirit = self.kit(seat, Slot::Active).is_some_and(|k| k.has(trait_bits::HAUNTS));
        let prospects = coins + pending + grown.best_future(open, declined, spirit) - risk;
        Look { later, income, declined, risk, outlook: Some(outlook), prospects }
    }

    /// What the declined races of `seat` bring each turn.
    fn declined_worth(&self, seat: Seat) -> f32 {
        let mut sum = 0.0;
        for slot in [Slot::Declined, Slot::Spirit] {
            let (Some(band), Some(kit)) = (self.band(seat, slot), self.kit(seat, slot)) else { continue };
            sum += f32::from(band.regions.len() + incomes(kit, self.ground(), band.regions));
            sum += f32::from(kit.pension.iter().sum::<u8>() + self.found_coins(band.regions));
            sum += trick(kit, trait_bits::REBORN, 1.0);
            if kit.has(trait_bits::ACTS_IN_DECLINE) {
                sum += 0.2 * f32::from(self.spare(band) + band.hand + band.withdrawn);
            }
        }
        sum
    }

    /// What `seat` must expect to lose to the others before its next turn, in coins. Pieces that the acting race still holds in hand
    /// count as if they were put where they help most, less a little.
    pub(crate) fn risk(&self, seat: Seat, threats: &PerSeat<Threat>, later: u8) -> f32 {
        let board = self.board();
        let turns = f32::from(later.min(3)) * 0.6;
        let mut sum = 0.0;
        for slot in Slot::ALL {
            let (Some(band), Some(kit)) = (self.band(seat, slot), self.kit(seat, slot)) else { continue };
            let mut exposed = [Exposed { worth: 0.0, price: 0 }; crate::board::region::MAX_REGIONS];
            let mut count = 0;
            let rich = paying(kit, self.ground(), band.regions);
            let treasures = self.treasures();
            for region in band.regions.without(self.immune() | board.deep) {
                let threat = self.threat_to(seat, slot, region, threats);
                let coins = turns * if rich.has(region) || treasures.has(region) { 2.0 } else { 1.0 };
                let price = usize::from(2 + self.works(region) + self.tokens[region]);
                // A token is lost with the region, unless the race loses none.
                let token = if slot == Slot::Active && !kit.has(trait_bits::LOSES_NONE) { 0.35 } else { 0.0 };
                exposed[count] = Exposed { worth: threat * (coins + token), price };
                count += 1;
            }
            let exposed = &mut exposed[..count];
            if self.acting == (seat, slot) && matches!(self.stage, Stage::Redeploy | Stage::Retreat) {
                sum += settle(
                    exposed,
                    self.tokens_to_put() + band.encampments + band.armors,
                    if self.stage == Stage::Redeploy { band.heroes } else { 0 },
                );
            }
            sum += exposed.iter().map(|e| e.risk()).sum::<f32>();
        }
        sum
    }

    /// How much `region` of `seat` is threatened by all others, 0 to 1.
    fn threat_to(&self, seat: Seat, slot: Slot, region: Region, threats: &PerSeat<Threat>) -> f32 {
        let board = self.board();
        let mut safe = 1.0;
        for other in Seat::all(self.players()).filter(|other| *other != seat) {
            if slot == Slot::Active && self.sides[seat].ally == Some(other) {
                continue;
            }
            let threat = &threats[other];
            let near = if threat.beside.has(region) {
                1.0
            } else if threat.fresh && board.entry.has(region) {
                0.8
            } else if board.entry.has(region) {
                0.3
            } else {
                0.2
            };
            safe *= 1.0 - near * threat.strength;
        }
        1.0 - safe
    }
}

/// How a side looks.
pub(crate) struct Look {
    /// Turns that it will still begin.
    pub later: u8,
    /// Coins that it would have now for what it holds.
    pub income: u16,
    /// What its declined races bring each turn.
    pub declined: f32,
    /// What it must expect to lose before its next turn, in coins; the running turn counts as one to come if it has only begun.
    pub risk: f32,
    /// Its active race.
    pub outlook: Option<Outlook>,
    /// The coins it may expect to have at the end.
    pub prospects: f32,
}

/// Puts tokens (and encampments, which defend alike) and heroes where they save most. Gives the price of having them in hand.
fn settle(exposed: &mut [Exposed], defenders: u8, heroes: u8) -> f32 {
    for _ in 0..heroes {
        if let Some(most) = exposed.iter_mut().max_by(|a, b| a.risk().total_cmp(&b.risk())) {
            most.worth = 0.0;
        }
    }
    let gain = |e: &Exposed| e.risk() - Exposed { price: e.price + 1, ..*e }.risk();
    for _ in 0..defenders {
        if let Some(most) = exposed.iter_mut().max_by(|a, b| gain(a).total_cmp(&gain(b))) {
            most.price += 1;
        }
    }
    IDLE * f32::from(defenders + heroes)
}

/// Coins by regions, each turn.
fn incomes(kit: &Kit, ground: Ground, own: RegionSet) -> u8 {
    kit.incomes.iter().map(|income| income.coins * ((own & income.regions.regions(ground, own)).len() / income.each)).sum()
}

/// `worth`, if the race can do it.
fn trick(kit: &Kit, bits: u64, worth: f32) -> f32 {
    if kit.has(bits) { worth } else { 0.0 }
}

/// The regions that bring more than one coin.
pub(crate) fn paying(kit: &Kit, ground: Ground, own: RegionSet) -> RegionSet {
    kit.incomes.iter().fold(RegionSet::EMPTY, |set, income| set | (own & income.regions.regions(ground, own)))
}

/// What a race that is still to be picked brings in so many turns, beside `declined` regions.
fn fresh_race(turns: u8, declined: f32) -> f32 {
    let (mut sum, mut declined) = (0.0, declined);
    for turn in 0..usize::from(turns) {
        sum += FRESH[turn.min(FRESH.len() - 1)] + declined;
        declined *= LASTING;
    }
    sum
}

/// An active race as an average: regions and free tokens as fractions.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    pub regions: f32,
    pub free: f32,
    /// Tokens for one more region.
    pub price: f32,
    /// Coins each turn beside those for regions.
    pub bonus: f32,
    /// Coins of an average new region.
    pub each: f32,
    /// Tokens' worth of help in each turn's conquests.
    pub help: f32,
    /// Coins for the conquests of a turn.
    pub plunder: f32,
    /// Coins a turn of decline costs less than for others.
    pub late: f32,
}

impl Outlook {
    pub(crate) fn of(position: &SmallWorld, band: &Band, Pair { kit, answers }: &Pair) -> Self {
        let board = position.board();
        let ground = position.ground();
        let own = band.regions;
        let closed = board.deep | board.chasms | if kit.has(trait_bits::TAKES_WATER) { RegionSet::EMPTY } else { board.rivers };
        let land = f32::from(board.all.without(closed).len());
        let share = |regions: Where| match regions {
            Where::BesideOwn(_) if own.is_empty() => 0.25,
            _ => (f32::from(regions.regions(ground, own).without(closed).len()) / land * 1.4).min(1.0),
        };
        let cheaper: f32 = kit.discounts.iter().map(|d| f32::from(d.less) * share(d.regions) * 0.8).sum();
        let trick = |bits: u64, worth: f32| trick(kit, bits, worth);
        let price = PRICE - cheaper + 0.8 * f32::from(kit.surcharge)
            - trick(trait_bits::FLIES, 0.3)
            - trick(trait_bits::ROLLS_FIRST, 0.8)
            - trick(trait_bits::ENTERS_ANYWHERE | trait_bits::CROSSES_CHASMS, 0.1)
            - trick(trait_bits::VOLCANO, 0.5)
            - trick(trait_bits::ANCIENT, 0.4)
            - if kit.gambles.is_some() { 0.3 } else { 0.0 }
            - if kit.tunnels.is_some() { 0.2 } else { 0.0 }
            + trick(trait_bits::PAIRS, 1.2)
            + if board.ways.voyages && !kit.has(trait_bits::SAILS) { 0.15 } else { 0.0 }
            // A turn in wolf form costs a coin and saves a token on each conquest.
            - if position.record.more.tally.form == Some(Form::Wolf) { 0.9 } else { trick(trait_bits::SHAPES, 0.4) };
        let groups = if kit.has(trait_bits::SCATTERED) { board.groups(own) } else { 0 };
        let wage: u8 = kit.wage.iter().sum();
        let plunder: u8 = kit.plunder.iter().sum();
        let forts = f32::from((own & position.fortresses).len()) * f32::from(u8::from(kit.fortresses > 0));
        Self {
            regions: f32::from(own.len()),
            free: f32::from(position.spare(band) + band.hand + band.withdrawn) - f32::from(position.owed_by(band)),
            price: price.max(1.6),
            bonus: f32::from(incomes(kit, ground, own) + wage + groups + position.found_coins(own))
                + answers.worth.iter().map(|(answer, asked)| answer(*asked)).sum::<f32>()
                + forts
                + f32::from(kit.united) * 0.7
                + if kit.fortresses > 0 { 0.7 } else { 0.0 }
                + if kit.crowd > 0 { 1.2 } else { 0.0 }
                + trick(trait_bits::STEALS, 1.5)
                + trick(trait_bits::MARTYRS, 0.5)
                + trick(trait_bits::BAG, 1.0)
                + trick(trait_bits::SHAPES, 1.0)
                + trick(trait_bits::HARMONY, 0.8)
                + trick(trait_bits::COLLECTS, f32::from(position.finds_in(own)))
                + trick(trait_bits::EXPLORES, f32::from(board.islands.iter().filter(|island| island.meets(own)).count() as u8))
                + f32::from(kit.objectives) * 0.6
                + if kit.feud.is_some() { 1.2 } else { 0.0 }
                + if kit.towers.is_some() { 0.5 } else { 0.0 }
                + if kit.region_toll.is_some() { 0.3 } else { 0.0 },
            each: 1.0
                + kit.incomes.iter().map(|income| f32::from(income.coins) / f32::from(income.each) * share(income.regions)).sum::<f32>()
                + trick(trait_bits::SECLUDED, 0.5)
                + trick(trait_bits::SCATTERED, 0.25)
                + trick(trait_bits::EXPLORES, 0.2)
                // Each new fort and wall holds a region longer.
                + trick(trait_bits::FORTS, 0.2)
                + if kit.walls.is_some() { 0.1 } else { 0.0 },
            help: trick(trait_bits::DRAGON, 2.2)
                + trick(trait_bits::SUBSTITUTES, 2.0)
                + trick(trait_bits::DRAINS, 1.5)
                + trick(trait_bits::BAG, 1.0)
                + trick(trait_bits::CHAMPION, if position.record.more.tally.champion { 0.0 } else { 3.0 })
                + trick(trait_bits::STRIKES, if position.record.more.tally.struck { 0.0 } else { 1.2 })
                + trick(trait_bits::BUYS_TOKENS, 1.0)
                + trick(trait_bits::BOMBS, 1.0)
                + trick(trait_bits::CLAIMS, 0.7)
                + f32::from(kit.intimidates.saturating_sub(position.record.more.tally.intimidated)) * 0.6
                + if kit.swaps.is_some() { 0.3 } else { 0.0 }
                + kit.beasts.map_or(0.0, |hills| f32::from((hills.regions(ground, own) & own).len().min(5)))
                + f32::from(kit.conquest_only) * 0.7
                + f32::from(band.hammers) * 0.7
                + kit.grows.map_or(0.0, |regions| f32::from((regions.regions(ground, own) & own).len()))
                + if kit.recruits_every > 0 { 1.5 } else { 0.0 },
            plunder: f32::from(plunder) * 1.3 + trick(trait_bits::ENRAGED, 1.5),
            late: trick(trait_bits::DECLINES_LATE, 4.0),
        }
    }

    /// Regions that `tokens` in hand may win.
    pub(crate) fn gain(&self, tokens: f32) -> f32 {
        ((tokens - 0.6) / self.price).max(0.12 * tokens.clamp(0.0, 1.0))
    }

    /// Takes the conquests of the running turn for done; gives the coins they bring in this turn.
    fn conquer_now(&mut self, position: &SmallWorld, seat: Seat, band: &Band, kit: &Kit) -> f32 {
        let ready = position.stage == Stage::Conquest && position.acting == (seat, Slot::Active);
        let mut hand = f32::from(band.hand) + if ready { 0.0 } else { f32::from(position.spare(band) + band.aside) };
        if kit.has(trait_bits::DRAGON) && !position.record.dragon && band.hand > 0 {
            hand += 2.2;
        }
        let gain = self.gain(hand);
        self.regions += gain;
        self.free -= gain;
        self.bonus += gain * (self.each - 1.0);
        gain * self.each + if ready { 0.0 } else { self.plunder }
    }

    /// The most that `later` turns may bring, over all times to decline, beside `declined` coins a turn.
    pub(crate) fn best_future(&self, later: u8, declined: f32, spirit: bool) -> f32 {
        let (mut regions, mut free, mut bonus, mut declined) = (self.regions, self.free.max(0.0), self.bonus, declined);
        let (mut earned, mut best) = (0.0, 0.0_f32);
        for turn in 0..later {
            // Decline now: this turn pays the regions, the next brings a fresh race.
            let kept = if spirit { declined } else { 0.0 };
            let decline = regions + kept + self.late + fresh_race(later - turn - 1, (regions + kept) * LASTING);
            best = best.max(earned + decline);
            // Or go on.
            let gain = self.gain(free + self.help).min(3.5);
            let lost = regions * WORN;
            regions += gain - lost;
            free = (free - gain).max(0.0);
            bonus += gain * (self.each - 1.0) - lost * (self.each - 1.0);
            earned += regions + bonus.max(0.0) + declined + if free + self.help > 1.0 { self.plunder } else { 0.3 * self.plunder };
            declined *= LASTING;
        }
        best.max(earned)
    }
}

impl SmallWorld {
    /// Coins each turn from the places in `own`, the use of relics included as what it is worth about.
    fn found_coins(&self, own: RegionSet) -> u8 {
        if self.finds.nothing_found() {
            return 0;
        }
        let said = |find: Find| {
            let answers = self.finds_that(&WORTH).iter().filter(|(_, asked)| asked.find == find);
            answers.filter_map(|(answer, asked)| Some(answer(self, own, self.lying(*asked)?))).reduce(u8::saturating_add)
        };
        self.finds.lying().filter(|(_, spot)| own.has(*spot)).map(|(find, _)| said(find).unwrap_or(1)).fold(0, u8::saturating_add)
    }

    /// Artifacts and places in `own`.
    fn finds_in(&self, own: RegionSet) -> u8 {
        self.finds.count_in(own)
    }

    /// Regions with something in them that is worth keeping.
    fn treasures(&self) -> RegionSet {
        self.finds.regions()
    }

    /// Conquest-only tokens of `band` that are out on the map or in hand.
    fn owed_by(&self, band: &Band) -> u8 {
        let (seat, slot) = self.acting;
        if self.band(seat, slot).is_some_and(|acting| acting.race == band.race) { self.record.owed } else { 0 }
    }
}
