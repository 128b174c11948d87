//! From a position written down by a person to one that can be played.

use tabletop::{Edition, Quiet, Seat};

use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::trait_bits;
use crate::boxes::{Find, Power, Race, Stays};
use crate::library;
use crate::scenario::given::{Given, GivenBand, GivenError, GivenFlags, GivenPieces, GivenStage};
use crate::setup::Setup;
use crate::state::finds::Figures;
use crate::state::position::{Band, Combo, MAX_MARKET, Owner, Slot, SmallWorld, Stage, TurnRecord};
use crate::validate::flaw::Flaw;

impl SmallWorld {
    /// The position that `given` describes.
    pub fn from_given(given: &Given) -> Result<Self, GivenError> {
        let setup = Setup {
            game: given.game.clone(),
            players: given.players,
            map: given.map.clone(),
            seed: given.seed,
            first: given.first,
            house_rules: given.house_rules,
            mix: given.mix.clone(),
            own: given.own,
            contents: None,
            edition: Edition::Today,
            teams: given.teams,
        };
        let mut position = Self::laid_out(&setup).map_err(|error| GivenError::Setup { error })?;
        let given = &given.in_the_names_of(position.contents);
        if given.seats.len() > position.players() {
            return Err(GivenError::TooManySeats);
        }
        position.first = given.first.unwrap_or(Seat::FIRST);
        position.round = given.round;
        position.turn = given.turn.unwrap_or(position.first);
        if position.turn.number() >= given.players {
            return Err(GivenError::Flaws { flaws: vec![Flaw::NoSuchSeat { seat: position.turn.number() }] });
        }
        if given.dice.len() > 32 || given.dice.iter().any(|f| *f > 3) {
            return Err(GivenError::Dice);
        }
        position.script = given.dice.iter().copied().collect();
        if given.clear_lost_tribes || given.lost_tribes.is_some() {
            for region in position.board().lost_tribes {
                position.owners[region] = Owner::NONE;
                position.tokens[region] = 0;
            }
            for region in given.lost_tribes.iter().flatten() {
                position.check_region(*region)?;
                position.owners[*region] = Owner::LOST;
                position.tokens[*region] = 1;
            }
        }
        position.put_murlocs(given)?;
        if position.contents.has_finds()
            && position.board().monsters.is_empty()
            && position.board().tiles.is_empty()
            && given.monsters.is_none()
            && given.lost_tribes.is_none()
            && !given.clear_lost_tribes
        {
            // Nothing is said of Lost Tribes and Monsters: they stand where a game with this seed starts (UG-N4).
            let start = Self::new(&setup).map_err(|error| GivenError::Setup { error })?;
            for region in position.board().all.filter(|r| start.owners[*r] == Owner::MONSTERS) {
                position.put_monsters(region);
            }
        }
        position.lay_finds(given)?;
        let acting_stage = matches!(given.stage, GivenStage::Conquest | GivenStage::Redeploy);
        for (index, seat) in given.seats.iter().enumerate() {
            let number = Seat::at(index as u8);
            position.sides[number].coins = seat.coins.unwrap_or(crate::setup::START_COINS);
            position.sides[number].ally = seat.ally;
            position.sides[number].grudges = seat.grudges.iter().fold(0, |bits, s| bits | s.bit());
            for (slot, band) in [(Slot::Active, &seat.active), (Slot::Declined, &seat.declined), (Slot::Spirit, &seat.spirit)] {
                if let Some(band) = band {
                    position.enter(number, slot, band, acting_stage && number == position.turn)?;
                }
            }
        }
        position.recompute_regions();
        position.put_markers(&given.pieces)?;
        position.put_warcraft_pieces(given)?;
        position.stack(given)?;
        position.start_at(given)?;
        position.flaws().map_err(|flaws| GivenError::Flaws { flaws })?;
        Ok(position)
    }

    fn check_region(&self, region: Region) -> Result<(), GivenError> {
        if self.board().all.has(region) { Ok(()) } else { Err(GivenError::NoSuchRegion { region: region.to_string() }) }
    }

    fn named_region(&self, text: &str) -> Result<Region, GivenError> {
        let region = text.parse().map_err(|_| GivenError::NoSuchRegion { region: text.into() })?;
        self.check_region(region)?;
        Ok(region)
    }

    /// Puts a written race on the map.
    fn enter(&mut self, seat: Seat, slot: Slot, given: &GivenBand, extra_out: bool) -> Result<(), GivenError> {
        // A badge whose effect alone lasts is written as the power of the declined race.
        let lingers = given.power.filter(|power| slot != Slot::Active && power.data().stays == Stays::Lingers);
        let power = given.power.filter(|_| lingers.is_none());
        let kit = library::kit(given.race, given.power, slot != Slot::Active);
        let aside = if slot == Slot::Active && !extra_out { kit.conquest_only } else { 0 };
        let mut band = Band {
            hand: given.hand,
            withdrawn: given.withdrawn,
            aside,
            hammers: given.hammers,
            armors: given.armors,
            lingers,
            ..Band::new(given.race, power, kit)
        };
        let mut used = u16::from(given.hand) + u16::from(given.withdrawn) + u16::from(aside);
        (band.hand, band.beasts) = (band.hand.saturating_add(given.beasts), given.beasts);
        for (name, tokens) in &given.regions {
            let region = self.named_region(name)?;
            // Beasts or the champion alone may hold a region; they come with the markers.
            let alone = kit.beasts.is_some() || kit.has(trait_bits::CHAMPION);
            if *tokens == 0 && !alone || self.owners[region].holder().is_some() {
                return Err(GivenError::RegionTwice { region });
            }
            self.owners[region] = Owner::of(seat, slot);
            self.tokens[region] = *tokens;
            if kit.has(trait_bits::LAIRS) {
                self.lairs.insert(region);
            }
            band.regions.insert(region);
            used += u16::from(*tokens);
        }
        let tray = &mut self.tray[given.race];
        if used > u16::from(*tray) {
            return Err(GivenError::TooManyTokens { race: given.race, tokens: used });
        }
        *tray -= used as u8;
        self.sides[seat].bands[slot as usize] = Some(band);
        Ok(())
    }

    fn put_markers(&mut self, given: &GivenPieces) -> Result<(), GivenError> {
        let all = given.fortress.iter().chain(&given.lair).chain(&given.hole).chain(&given.hero).chain(given.dragon.iter());
        for region in all {
            self.check_region(*region)?;
        }
        for region in &given.lair {
            if !self.lairs.has(*region) {
                return Err(GivenError::Marker { region: *region });
            }
        }
        for region in &given.fortress {
            self.fortresses.insert(*region);
            self.fortress_supply = self.fortress_supply.checked_sub(1).ok_or(GivenError::Marker { region: *region })?;
        }
        let take = |position: &mut Self, region: Region, supply: fn(&mut Band) -> &mut u8, count: u8| {
            let (seat, slot) = position.owners[region].holder().ok_or(GivenError::Marker { region })?;
            let left = position.band_mut(seat, slot).map(supply).ok_or(GivenError::Marker { region })?;
            *left = left.checked_sub(count).ok_or(GivenError::Marker { region })?;
            Ok(())
        };
        for region in &given.hole {
            take(self, *region, |b| &mut b.holes, 1)?;
            self.holes.insert(*region);
        }
        for region in &given.hero {
            take(self, *region, |b| &mut b.heroes, 1)?;
            self.heroes.insert(*region);
        }
        for (name, count) in &given.encampment {
            let region = self.named_region(name)?;
            take(self, region, |b| &mut b.encampments, *count)?;
            self.encampments[region] += count;
        }
        self.dragon = given.dragon.into_iter().collect();
        for (name, count) in &given.armor {
            let region = self.named_region(name)?;
            self.armors[region] = *count;
        }
        let GivenPieces { volcano, ancient, queen, ghost, balrog, .. } = *given;
        let figures = Figures { volcano, ancient, queen, ghost, balrog };
        for region in [figures.volcano, figures.ancient, figures.queen, figures.ghost, figures.balrog].into_iter().flatten() {
            self.check_region(region)?;
        }
        self.figures = figures;
        Ok(())
    }

    /// Murlocs where they are written, or where the map has them.
    fn put_murlocs(&mut self, given: &Given) -> Result<(), GivenError> {
        let Some(regions) = &given.murlocs else { return Ok(()) };
        for region in self.board().murlocs {
            self.owners[region] = Owner::NONE;
            self.tokens[region] = 0;
        }
        for region in regions {
            self.check_region(*region)?;
            self.owners[*region] = Owner::MURLOCS;
            self.tokens[*region] = 1;
        }
        Ok(())
    }

    /// The pieces of the Warcraft box: beasts and the champion beside the tokens, bombs out of the pile.
    fn put_warcraft_pieces(&mut self, given: &Given) -> Result<(), GivenError> {
        let pieces = &given.pieces;
        for region in pieces.wall.iter().chain(&pieces.fort).chain(&pieces.tower).chain(&pieces.objective).chain(pieces.champion.iter()) {
            self.check_region(*region)?;
        }
        let set = |regions: &[Region]| -> RegionSet { regions.iter().copied().collect() };
        (self.markers.walls, self.markers.forts) = (set(&pieces.wall), set(&pieces.fort));
        (self.markers.towers, self.markers.objectives) = (set(&pieces.tower), set(&pieces.objective));
        for (name, count) in &pieces.beast {
            let region = self.named_region(name)?;
            self.markers.beasts[region] = *count;
            self.tokens[region] = self.tokens[region].saturating_add(*count);
        }
        if let Some(region) = pieces.champion {
            self.markers.champion = Some(region);
            self.tokens[region] = self.tokens[region].saturating_add(1);
        }
        self.mix_bombs();
        for (live, region) in pieces.bomb.iter().map(|(name, live)| (live, self.named_region(name))).collect::<Vec<_>>() {
            let region = region?;
            self.take_bomb(*live).ok_or(GivenError::Marker { region })?;
            self.markers.lay_bomb(region, *live);
        }
        let mut next = Vec::new();
        for live in given.bombs_next.iter().rev() {
            next.push(self.take_bomb(*live).ok_or_else(|| GivenError::Twice { id: "bomb".into() })?);
        }
        for live in next {
            self.markers.pile.push(live);
        }
        self.markers.harmony = given.harmony.iter().fold(0, |bits, seat| bits | seat.bit());
        Ok(())
    }

    /// Takes a bomb of this kind out of the pile.
    fn take_bomb(&mut self, live: bool) -> Option<bool> {
        let at = self.markers.pile.iter().position(|bomb| *bomb == live)?;
        Some(self.markers.pile.remove(at))
    }

    /// Monsters, places and relics as they are written; what is not written is hidden or out of the game by the seed.
    fn lay_finds(&mut self, given: &Given) -> Result<(), GivenError> {
        if given.monsters.is_none()
            && given.tiles.is_none()
            && given.finds.is_empty()
            && given.finds_next.is_empty()
            && !self.contents.has_finds()
        {
            return Ok(());
        }
        let board = self.board();
        if let Some(regions) = &given.monsters {
            for region in board.monsters {
                self.owners[region] = Owner::NONE;
                self.tokens[region] = 0;
            }
            for region in regions {
                self.check_region(*region)?;
                self.put_monsters(*region);
            }
        }
        let mut rest: Vec<Find> = self.contents.finds().collect();
        self.markers.tiles = match &given.tiles {
            Some(regions) => regions.iter().copied().collect(),
            // What was found no longer lies face down there.
            None if self.contents.has_finds() => board.tiles.filter(|tile| !given.finds.values().any(|region| region == tile)).collect(),
            None => RegionSet::EMPTY,
        };
        for (find, region) in &given.finds {
            self.check_region(*region)?;
            self.finds.lay(*find, *region);
            rest.retain(|f| f != find);
            // What was found is no longer guarded.
            if given.monsters.is_none() && self.owners[*region] == Owner::MONSTERS {
                self.owners[*region] = Owner::NONE;
                self.tokens[*region] = 0;
            }
        }
        self.stream.shuffle(&mut rest);
        for find in given.finds_next.iter().rev() {
            let at = rest.iter().position(|f| f == find).ok_or_else(|| GivenError::Twice { id: find.to_string() })?;
            let found = rest.remove(at);
            rest.push(found);
        }
        let guarded = self.hiding_places().min(rest.len());
        let hidden = rest.split_off(rest.len() - guarded);
        self.finds.hidden = hidden.into_iter().collect();
        self.finds.unused = rest.into_iter().collect();
        self.finds.lent = given.stonehedge;
        self.finds.bag = given.bag;
        Ok(())
    }

    /// Market and stacks: what is written first, the rest shuffled by the seed.
    fn stack(&mut self, given: &Given) -> Result<(), GivenError> {
        self.shuffle_stacks();
        let mut races: Vec<Race> = self.races.to_vec();
        let mut powers: Vec<Power> = self.powers.to_vec();
        let mut take_race = |race: Race| -> Result<(), GivenError> {
            let at = races.iter().position(|r| *r == race).ok_or_else(|| GivenError::Twice { id: race.to_string() })?;
            races.remove(at);
            Ok(())
        };
        let mut take_power = |power: Power| -> Result<(), GivenError> {
            let at = powers.iter().position(|p| *p == power).ok_or_else(|| GivenError::Twice { id: power.to_string() })?;
            powers.remove(at);
            Ok(())
        };
        for (_, _, band) in self.bands() {
            take_race(band.race)?;
            if let Some(power) = band.power {
                take_power(power)?;
            }
        }
        if let Some(power) = given.stonehedge {
            take_power(power)?;
        }
        for combo in given.market.iter().take(MAX_MARKET) {
            take_race(combo.race)?;
            take_power(combo.power)?;
        }
        for race in &given.races_next {
            take_race(*race)?;
        }
        for power in &given.powers_next {
            take_power(*power)?;
        }
        races.extend(given.races_next.iter().rev());
        powers.extend(given.powers_next.iter().rev());
        self.market = given.market.iter().take(MAX_MARKET).map(|c| Combo { race: c.race, power: c.power, coins: c.coins }).collect();
        self.races = races.into_iter().collect();
        self.powers = powers.into_iter().collect();
        if given.only_these {
            // The badges go to the discards, where they belong when a stack has run out; banners cannot vanish, so they stay below.
            let keep = given.powers_next.len();
            let spent: Vec<Power> = self.powers[..self.powers.len() - keep].to_vec();
            self.discards = spent.into_iter().collect();
            self.powers = given.powers_next.iter().rev().copied().collect();
        } else {
            self.fill_market(&mut Quiet);
        }
        Ok(())
    }

    /// Puts the position at the step that was written.
    fn start_at(&mut self, given: &Given) -> Result<(), GivenError> {
        let seat = self.turn;
        self.record = TurnRecord::default();
        self.acting = (seat, Slot::Active);
        let starts = matches!(given.stage, GivenStage::Start | GivenStage::Choose);
        if starts {
            // Peace of the turn's owner ends when the turn begins; at a later step what is written counts.
            self.sides[seat].ally = None;
        }
        let written = given.seats.get(seat.index());
        if let Some(band) = written.and_then(|s| s.active.as_ref()) {
            self.record.picked = band.new;
            self.record.conquests = band.conquered.len() as u8;
            self.record.plundered = band.nonempty_conquered;
            self.record.spoils = band.conquered.iter().take(band.nonempty_conquered as usize).copied().collect();
        }
        let default = GivenFlags::default();
        let flags = given.turn_flags.as_ref().or(written.map(|s| &s.turn_flags)).unwrap_or(&default);
        self.record.rolled = flags.die_used;
        self.record.dragon = flags.dragon_used;
        for other in &flags.substituted {
            self.record.substituted |= other.bit();
        }
        self.record.more.used = flags.used.iter().copied().collect();
        self.record.more.bag = flags.bag_used;
        for other in &flags.drained {
            self.record.more.drained |= other.bit();
        }
        for other in &flags.attacked {
            self.record.attacked |= other.bit();
        }
        let tally = &mut self.record.more.tally;
        tally.form = flags.form;
        tally.champion = flags.champion_used;
        tally.struck = flags.strike_used;
        tally.claimed = flags.claim_used;
        (tally.intimidated, tally.swapped, tally.slain) = (flags.intimidated, flags.swapped, flags.slain);
        (tally.spared, tally.harmony_paid, tally.aegis_paid) = (flags.spared, flags.harmony_paid, flags.aegis_paid);
        tally.affronted = self.record.attacked;
        for race in written.and_then(|s| s.active.as_ref()).iter().flat_map(|band| &band.beaten) {
            if tally.beaten.has(*race) {
                tally.beaten_twice.insert(*race);
            }
            tally.beaten.insert(*race);
        }
        if starts {
            // What happens by itself at the start of a turn happens here as in play, on top of what is written (WC-73).
            self.open_turn(&mut Quiet);
            self.settle(&mut Quiet);
            return Ok(());
        }
        if self.can(seat, Slot::Active, trait_bits::HARMONY) {
            // By now it has come back (WC-85).
            self.markers.harmony = 0;
        }
        let laid = matches!(given.stage, GivenStage::Place | GivenStage::Ally | GivenStage::Stout | GivenStage::Over);
        if let Some(region) = self.markers.bombs.first().filter(|_| !laid && self.can(seat, Slot::Active, trait_bits::BOMBS)) {
            return Err(GivenError::ResolvedBomb { region });
        }
        let stage = match given.stage {
            GivenStage::Start | GivenStage::Choose => return Ok(()),
            GivenStage::Ghouls => {
                let slot = [Slot::Declined, Slot::Spirit]
                    .into_iter()
                    .find(|slot| self.kit(seat, *slot).is_some_and(|k| k.has(trait_bits::ACTS_IN_DECLINE)))
                    .ok_or(GivenError::NobodyActs)?;
                self.acting = (seat, slot);
                self.record.acted = 1 << slot as u8;
                self.stage = Stage::Ghouls;
                return Ok(());
            }
            GivenStage::Conquest => Stage::Conquest,
            GivenStage::Redeploy => Stage::Redeploy,
            GivenStage::Ally => Stage::Ally,
            GivenStage::Stout => Stage::Stout,
            GivenStage::Prepare => Stage::Prepare,
            GivenStage::Place => Stage::Place,
            GivenStage::Recruit => Stage::Recruit,
            GivenStage::Over => Stage::Over,
        };
        self.record.acted = 0b110;
        self.stage = stage;
        if matches!(stage, Stage::Conquest | Stage::Redeploy) {
            self.record.owed = self.kit(seat, Slot::Active).map_or(0, |k| k.conquest_only);
        }
        if self.band(seat, Slot::Active).is_none() && stage != Stage::Over {
            return Err(GivenError::NobodyActs);
        }
        Ok(())
    }
}
