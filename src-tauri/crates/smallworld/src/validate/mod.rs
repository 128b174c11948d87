//! The checks of a position that was loaded or written by hand, each small and named.

pub(crate) mod flaw;

use tabletop::Seat;

use crate::board::region::{MAX_REGIONS, Region, RegionSet};
use crate::boxes::OwnBox;
use crate::boxes::ability::trait_bits;
use crate::boxes::kit::Kit;
use crate::boxes::kit::Source;
use crate::boxes::{Find, Power, Race, Stays};
use crate::event::Marker;
use crate::frame::find_answers::{HAUNTS, LENDS, SUMMONS};
use crate::state::markers::BOMBS;
use crate::state::pieces::Lies;
use crate::state::position::{Band, Figure, HAMMERS, Owner, RaceSet, Slot, SmallWorld, Stage, Team};
use crate::validate::flaw::Flaw;

/// The most tokens that are no player's in one region.
const FEW: u8 = 9;

impl SmallWorld {
    /// Every flaw of the position.
    pub(crate) fn flaws(&self) -> Result<(), Vec<Flaw>> {
        let mut flaws = Vec::new();
        self.check_frame(&mut flaws);
        if flaws.is_empty() {
            self.check_regions(&mut flaws);
        }
        if flaws.is_empty() {
            self.check_rosters(&mut flaws);
            self.check_tokens(&mut flaws);
            self.check_banners(&mut flaws);
            self.check_markers(&mut flaws);
            self.check_finds(&mut flaws);
            self.check_figures(&mut flaws);
            self.check_bombs_and_beasts(&mut flaws);
            self.check_step(&mut flaws);
        }
        // Counted together only once there are no more of anything than there can be.
        if flaws.is_empty() {
            self.check_company(&mut flaws);
        }
        if flaws.is_empty() && self.stage == Stage::Strike {
            self.check_short(&mut flaws);
        }
        // And for its actions: somebody has one, unless the game is over.
        if flaws.is_empty() && self.stage != Stage::Over {
            let mut actions = Vec::new();
            self.list_actions(&mut actions);
            if actions.is_empty() {
                flaws.push(Flaw::NobodyActs);
            }
        }
        if flaws.is_empty() { Ok(()) } else { Err(flaws) }
    }

    /// What is sound can be asked for prices: a strike at a region of others fell short by what its die can have left.
    fn check_short(&self, flaws: &mut Vec<Flaw>) {
        let (Some(short), Some(campaign)) = (self.record.more.tally.short, self.campaign()) else { return };
        if !campaign.board.all.has(short.region) {
            flaws.push(Flaw::OffBoard { region: short.region });
        } else if campaign.own.has(short.region) {
            flaws.push(Flaw::Strike { region: short.region });
        } else if self.face_of(&campaign, short).is_none() {
            flaws.push(Flaw::Beyond { what: "tokens missing", number: short.missing.into() });
        }
    }

    fn check_frame(&self, flaws: &mut Vec<Flaw>) {
        let data = &self.board().data;
        if self.players != data.players {
            flaws.push(Flaw::Players { players: self.players, board: data.players });
        }
        if self.round == 0 || self.round > data.rounds {
            flaws.push(Flaw::Round { round: self.round, rounds: data.rounds });
        }
        let allies = self.sides.0.iter().filter_map(|s| s.ally);
        for seat in [self.first, self.turn, self.acting.0].into_iter().chain(allies) {
            if seat.number() >= self.players {
                flaws.push(Flaw::NoSuchSeat { seat: seat.number() });
            }
        }
        for (index, side) in self.sides.0.iter().enumerate().skip(self.players()) {
            if side.coins != 0 || side.bands.iter().any(Option::is_some) {
                flaws.push(Flaw::NoSuchSeat { seat: index as u8 });
            }
        }
        let sides = self.sides.0.iter().map(|s| ("coins", s.coins, 20_000));
        let combos = self.market.iter().map(|c| ("coins on a combo", u16::from(c.coins), 200));
        let (record, more, tally) = (&self.record, &self.record.more, &self.record.more.tally);
        // Tokens that only conquer are out as far as the race of the turn's owner has any, until its redeployment ends (SW-42).
        let conquers = matches!(
            self.stage,
            Stage::Ghouls | Stage::Conquest | Stage::Strike | Stage::Shift | Stage::Summon | Stage::Recruit | Stage::Redeploy
        );
        let on_loan = self.kit(self.turn, Slot::Active).filter(|_| conquers).map_or(0, |kit| kit.conquest_only);
        let record = [
            ("conquests", record.conquests, 100),
            ("plundered regions", record.plundered, 100),
            ("owed tokens", record.owed, on_loan),
            ("hammers on the map", more.hammered, HAMMERS),
            ("regions of the Reborn", more.reborn, 100),
            ("regions of a race that vanished", more.vanished, MAX_REGIONS as u8),
            ("tokens slain", tally.slain, 100),
            ("coins of rage", tally.rage, 100),
            ("regions of the feud", tally.feud, 100),
            ("tokens moved", tally.intimidated, 100),
            ("swaps", tally.swapped, 100),
            ("tokens missing", tally.short.map_or(0, |short| short.missing), 3),
        ];
        let record = record.map(|(what, number, most)| (what, u16::from(number), u16::from(most)));
        for (what, number, most) in sides.chain(combos).chain(record) {
            if number > most {
                flaws.push(Flaw::Beyond { what, number });
            }
        }
        for (seat, slot, band) in self.bands() {
            let Some(answers) = self.answers(seat, slot) else { continue };
            for source in Source::ALL {
                let most = answers.marks.iter().find(|(_, asked)| asked.source == source).map_or(0, |(answer, asked)| answer(*asked));
                let marks = band.marks.of(source);
                if marks.len() > most {
                    flaws.push(Flaw::Beyond { what: "marks of an ability", number: marks.len().into() });
                }
                flaws.extend(marks.without(self.board().all).map(|region| Flaw::OffBoard { region }));
            }
        }
        if self.record.more.uses.iter().any(|uses| *uses > 100) {
            flaws.push(Flaw::Beyond { what: "uses of an ability", number: self.record.more.uses.into_iter().max().unwrap_or(0).into() });
        }
        for face in self.script.iter().chain(self.record.roll.iter()) {
            if *face > 3 {
                flaws.push(Flaw::Face { face: *face });
            }
        }
    }

    fn check_regions(&self, flaws: &mut Vec<Flaw>) {
        let board = self.board();
        for region in Region::all() {
            let (owner, tokens) = (self.owners[region], self.tokens[region]);
            if !board.all.has(region) {
                let pieces = [tokens, self.encampments[region], self.armors[region], self.markers.beasts[region]];
                if owner != Owner::NONE || pieces != [0; 4] {
                    flaws.push(Flaw::OffBoard { region });
                }
                continue;
            }
            if (owner == Owner::NONE) != (tokens == 0)
                || u16::from(self.markers.beasts[region]) + u16::from(self.markers.champions(region)) > u16::from(tokens)
            {
                flaws.push(Flaw::OwnerWithoutTokens { region });
            }
            // Lost Tribes, Monsters and Murlocs stand there one or a few at a time.
            if owner.holder().is_none() && tokens > FEW {
                flaws.push(Flaw::Beyond { what: "tokens of nobody", number: tokens.into() });
            }
            if let Some((seat, slot)) = owner.holder()
                && !(seat.number() < self.players && self.held(seat, slot).has(region))
            {
                flaws.push(Flaw::NoSuchBand { region });
            }
        }
        for (seat, slot, band) in self.bands() {
            for region in band.regions {
                if self.owners[region] != Owner::of(seat, slot) {
                    flaws.push(Flaw::NoSuchBand { region });
                }
            }
        }
    }

    /// The races of all boxes, and the home-made ones of the game.
    fn races_of_interest(&self) -> impl Iterator<Item = Race> + use<> {
        Race::all().chain(self.contents.own().into_iter().flat_map(OwnBox::races))
    }

    /// Home-made pieces are all of the game's roster: others would pass for them, place by place.
    fn check_rosters(&self, flaws: &mut Vec<Flaw>) {
        let roster = self.contents.roster();
        if self.board.written().is_some() && self.contents.own().and_then(|own| own.board(&self.board.label().id)).is_none() {
            flaws.push(Flaw::NotInGame { id: self.board.label().id.clone() });
        }
        let bands = || self.bands().map(|(_, _, band)| band);
        let races = self.races.iter().copied().chain(self.market.iter().map(|combo| combo.race)).chain(bands().map(|band| band.race));
        let races = races.chain([self.record.more.tally.beaten, self.record.more.tally.beaten_twice].into_iter().flat_map(RaceSet::list));
        let powers = (self.powers.iter().chain(self.discards.iter()).copied().chain(self.market.iter().map(|combo| combo.power)))
            .chain(bands().flat_map(|band| [band.power, band.lingers]).flatten())
            .chain(self.finds.lent);
        let strangers = races
            .filter_map(|race| Some((race.own()?.0, race.to_string())))
            .chain(powers.filter_map(|power| Some((power.own()?.0, power.to_string()))));
        flaws.extend(strangers.filter(|(of, _)| *of != roster).map(|(_, id)| Flaw::NotInGame { id }));
    }

    fn check_tokens(&self, flaws: &mut Vec<Flaw>) {
        let contents = self.contents;
        for race in self.races_of_interest() {
            let mut found = u16::from(self.tray[race]);
            for (_, _, band) in self.bands().filter(|(_, _, b)| b.race == race) {
                found += u16::from(band.hand) + u16::from(band.withdrawn) + u16::from(band.aside);
                found += { band.regions }.map(|r| u16::from(self.men(r))).sum::<u16>();
                found = found.saturating_sub(u16::from(band.beasts));
            }
            let supply = if contents.has_race(race) { race.data().supply } else { 0 };
            if found != u16::from(supply) {
                flaws.push(Flaw::Tokens { race, found, supply });
            }
        }
    }

    fn check_banners(&self, flaws: &mut Vec<Flaw>) {
        let bands: Vec<_> = self.bands().map(|(_, _, b)| *b).collect();
        let contents = self.contents;
        for race in self.races_of_interest() {
            let count = self.races.iter().filter(|r| **r == race).count()
                + self.market.iter().filter(|c| c.race == race).count()
                + bands.iter().filter(|b| b.race == race).count();
            if !contents.has_race(race) && count > 0 {
                flaws.push(Flaw::NotInGame { id: race.to_string() });
            } else if count != usize::from(contents.has_race(race)) {
                flaws.push(Flaw::Banner { race, count });
            }
        }
        for power in Power::all().chain(self.contents.own().into_iter().flat_map(OwnBox::powers)) {
            let count = self.powers.iter().chain(self.discards.iter()).filter(|p| **p == power).count()
                + self.market.iter().filter(|c| c.power == power).count()
                + bands.iter().filter(|b| b.power == Some(power)).count()
                + usize::from(self.finds.lent == Some(power));
            if !contents.has_power(power) && count > 0 {
                flaws.push(Flaw::NotInGame { id: power.to_string() });
            } else if count != usize::from(contents.has_power(power)) {
                flaws.push(Flaw::Badge { power, count });
            }
        }
    }

    /// Pieces lie where a race can have them, and there are no more of a kind than in the box or with its race.
    fn check_markers(&self, flaws: &mut Vec<Flaw>) {
        let held = |test: fn(&Kit) -> bool, declined: bool| -> RegionSet {
            self.bands()
                .filter(|(seat, slot, _)| (declined || *slot == Slot::Active) && self.kit(*seat, *slot).is_some_and(test))
                .fold(RegionSet::EMPTY, |set, (_, _, band)| set | band.regions)
        };
        let races = held(|_| true, true);
        self.each_piece(|piece, kept| {
            let marker = piece.marker.id();
            let allowed = match piece.lies {
                Lies::Held => races,
                Lies::With { kit, declined } => held(kit, declined),
                Lies::While(kit) if held_any(self, kit) => self.board().all,
                Lies::While(_) => RegionSet::EMPTY,
                Lies::Apart => kept.regions(),
            };
            flaws.extend(kept.regions().without(allowed).map(|region| Flaw::Marker { marker, region }));
            let count = kept.sum().saturating_add(self.beside_the_map(piece.marker));
            if count > piece.most {
                flaws.push(Flaw::Pieces { marker, count, most: piece.most });
            }
        });
        let lairs = held(|kit| kit.has(trait_bits::LAIRS), true);
        flaws.extend(lairs.without(self.lairs).map(|region| Flaw::Marker { marker: "missing lair", region }));
        for (seat, slot, band) in self.bands() {
            let Some(kit) = self.kit(seat, slot) else { continue };
            let camps = { band.regions }.fold(band.encampments, |sum, r| sum.saturating_add(self.encampments[r]));
            for (marker, count, most) in [
                (Marker::Hero, band.heroes.saturating_add((self.heroes & band.regions).len()), kit.heroes),
                (Marker::Hole, band.holes.saturating_add((self.holes & band.regions).len()), kit.holes),
                (Marker::Encampment, camps, kit.encampments),
            ] {
                if count > most {
                    flaws.push(Flaw::Pieces { marker: marker.id(), count, most });
                }
            }
        }
    }

    /// Every place and relic once, if the game has them; the lent badge only with Stonehedge on the map (UG-B4, UG-L9).
    fn check_finds(&self, flaws: &mut Vec<Flaw>) {
        let (finds, board) = (&self.finds, self.board());
        for find in Find::all() {
            let there = usize::from(self.contents.has_find(find));
            let count =
                finds.hidden.iter().chain(finds.unused.iter()).filter(|f| **f == find).count() + usize::from(finds.spot(find).is_some());
            if count != there {
                flaws.push(Flaw::Find { find, count });
            }
            if let Some(region) = finds.spot(find)
                && (!board.all.has(region) || board.chasms.has(region))
            {
                flaws.push(Flaw::Marker { marker: find.id(), region });
            }
        }
        if let Some(bag) = finds.bag {
            let carried = self.owners[bag.region].holder().is_some_and(|(seat, slot)| self.can(seat, slot, trait_bits::BAG));
            if !bag.copies.is_relic() || !carried {
                flaws.push(Flaw::Marker { marker: "bag", region: bag.region });
            }
        }
        if let Some(power) = finds.lent
            && !self.any_find(&LENDS)
        {
            flaws.push(Flaw::Badge { power, count: 0 });
        }
        let places = self.hiding_places();
        // The Balrog drives Monsters away without a draw, so that fewer may be left than guard something (UG-L12).
        if places > finds.hidden.len() {
            flaws.push(Flaw::Pieces { marker: "hidden", count: places as u8, most: finds.hidden.len() as u8 });
        }
    }

    /// The pieces of the Warcraft box stand where they can, and nobody has more of them than the box.
    fn check_bombs_and_beasts(&self, flaws: &mut Vec<Flaw>) {
        let (board, markers) = (self.board(), &self.markers);
        for (marker, set, allowed) in [("live bomb", markers.live, markers.bombs), ("tile", markers.tiles, board.tiles)] {
            flaws.extend(set.without(allowed).map(|region| Flaw::Marker { marker, region }));
        }
        let (live, most) = (markers.live.len() + markers.pile.iter().filter(|live| **live).count() as u8, BOMBS as u8 / 2);
        if live > most {
            flaws.push(Flaw::Pieces { marker: "live bomb", count: live, most });
        }
        for (seat, slot, band) in self.bands() {
            let (beasts, hand) = (band.beasts, band.hand.saturating_add(band.withdrawn));
            let lingers = band.lingers.filter(|power| slot == Slot::Active || power.data().stays != Stays::Lingers);
            if let Some(power) = lingers {
                flaws.push(Flaw::Badge { power, count: 1 });
            }
            if beasts > hand || beasts > 0 && (slot != Slot::Active || self.kit(seat, slot).is_none_or(|k| k.beasts.is_none())) {
                flaws.push(Flaw::Waiting { seat });
            }
        }
        let everybody = (0..self.players).fold(0, |bits, n| bits | 1 << n);
        if markers.harmony & !everybody != 0 || markers.harmony != 0 && !held_any(self, |k| k.has(trait_bits::HARMONY)) {
            flaws.push(Flaw::Pieces { marker: "harmony", count: markers.harmony.count_ones() as u8, most: 0 });
        }
        if self.teams.is_some() && !board.ways.voyages {
            flaws.push(Flaw::NotInGame { id: "teams".into() });
        }
        for (seat, _, band) in self.bands() {
            if self.team(seat).is_some_and(|team| team != Team::of_race(band.race)) {
                flaws.push(Flaw::NotInGame { id: band.race.to_string() });
            }
        }
    }

    /// No token stands alone that may not (WC-79), except one that the race which redeploys is still to give company.
    fn check_company(&self, flaws: &mut Vec<Flaw>) {
        // They move on one after the other, once nothing interrupts the turn and the active race acts (WC-80).
        if matches!(self.stage, Stage::Shift | Stage::Summon | Stage::Ghouls) {
            return;
        }
        let puts = matches!(self.stage, Stage::Redeploy | Stage::Retreat) && self.tokens_to_put() > 0;
        for (seat, slot, _) in self.bands() {
            if !(puts && self.acting == (seat, slot)) {
                flaws.extend(self.lone_regions(seat, slot).map(|region| Flaw::Alone { region }));
            }
        }
    }

    /// Figures stand where they can, and nobody has more hammers, armors or grudges than there are.
    fn check_figures(&self, flaws: &mut Vec<Flaw>) {
        let board = self.board();
        let of = |bit: u64, slots: &[Slot]| -> RegionSet {
            self.bands()
                .filter(|(seat, slot, _)| slots.contains(slot) && self.can(*seat, *slot, bit))
                .fold(RegionSet::EMPTY, |set, (_, _, band)| set | band.regions)
        };
        let races = self.bands().fold(RegionSet::EMPTY, |set, (_, _, band)| set | band.regions);
        let ancient =
            if self.house(crate::state::house::House::AncientLeavesInDecline) { of(trait_bits::ANCIENT, &[Slot::Active]) } else { races };
        let open = board.all.without(board.chasms);
        let active = |bit: u64| self.bands().any(|(seat, slot, _)| slot == Slot::Active && self.can(seat, slot, bit));
        let volcanoes = if active(trait_bits::VOLCANO) { board.volcanoes } else { RegionSet::EMPTY };
        let ghost = if self.keeper_that(&HAUNTS).is_some() { open } else { RegionSet::EMPTY };
        let empty = open.filter(|r| self.tokens[*r] == 0).collect();
        let balrog = if self.any_find(&SUMMONS) { empty } else { RegionSet::EMPTY };
        for (figure, spot, allowed) in [
            (Figure::Volcano, self.figures.volcano, volcanoes),
            (Figure::Ancient, self.figures.ancient, ancient),
            (Figure::Queen, self.figures.queen, of(trait_bits::QUEEN, &Slot::ALL)),
            (Figure::Ghost, self.figures.ghost, ghost),
            (Figure::Balrog, self.figures.balrog, balrog),
        ] {
            if let Some(region) = spot
                && !allowed.has(region)
            {
                flaws.push(Flaw::Marker { marker: Figure::ALL[figure as usize].1, region });
            }
        }
        let mut most = |marker, count: u16, most: u8| {
            if count > u16::from(most) {
                flaws.push(Flaw::Pieces { marker, count: count.min(255) as u8, most });
            }
        };
        most("hammer", self.bands().map(|(_, _, b)| u16::from(b.hammers)).sum(), HAMMERS);
        for seat in Seat::all(self.players()) {
            let grudges = self.sides[seat].grudges;
            let others = (0..self.players).filter(|n| *n != seat.number()).fold(0, |bits, n| bits | 1 << n);
            if grudges & !others != 0 || grudges != 0 && !self.can(seat, Slot::Active, trait_bits::AVENGES) {
                flaws.push(Flaw::Waiting { seat });
            }
        }
    }

    fn check_step(&self, flaws: &mut Vec<Flaw>) {
        let resume = self.record.more.resume;
        let fits = match self.stage {
            // What interrupts a step returns to it.
            Stage::Summon | Stage::Shift => {
                let back = resume.filter(|stage| !matches!(stage, Stage::Summon | Stage::Shift));
                let acting = if self.stage == Stage::Shift { (self.turn, Slot::Active) } else { self.acting };
                self.may_stand_at(self.stage, self.acting) && back.is_some_and(|stage| self.may_stand_at(stage, acting))
            }
            stage => resume.is_none() && self.may_stand_at(stage, self.acting),
        };
        if !fits {
            flaws.push(Flaw::NobodyActs);
        }
        // The Balrog may drive tokens out before anything else happens (UG-L11).
        let quiet = self.record.more.placed & Figure::Balrog.bit() == 0 && !self.record.more.tally.exploded;
        if matches!(self.stage, Stage::Choose | Stage::Over) || self.stage == Stage::Start && quiet {
            for (seat, _, band) in self.bands() {
                if band.withdrawn > 0 {
                    flaws.push(Flaw::Waiting { seat });
                }
            }
        }
        // Beasts are among the tokens that the acting race may put down now (WC-93).
        let (seat, slot) = self.acting;
        let among = match self.stage {
            Stage::Retreat => self.band(seat, slot).map(|band| (band.beasts, band.withdrawn)),
            Stage::Ghouls | Stage::Conquest | Stage::Strike | Stage::Recruit | Stage::Redeploy => {
                self.band(seat, slot).map(|band| (band.beasts, band.hand))
            }
            _ => None,
        };
        if among.is_some_and(|(beasts, tokens)| beasts > tokens) {
            flaws.push(Flaw::Waiting { seat });
        }
    }

    /// Whether the race `acting` may be at `stage` as the table stands.
    fn may_stand_at(&self, stage: Stage, (seat, slot): (Seat, Slot)) -> bool {
        let own_turn = seat == self.turn;
        let band = self.band(seat, slot);
        let there = band.is_some();
        match stage {
            Stage::Choose => own_turn && slot == Slot::Active && !there && !self.market.is_empty(),
            // A race that waits for its badge has nothing on the map or in hand yet (UG-F14).
            Stage::Exchange => {
                let unmanned = |band: &Band| {
                    let tokens = [band.hand, band.withdrawn, band.aside, band.hammers, band.armors, band.beasts];
                    band.regions.is_empty() && tokens == [0; 6]
                };
                let waits =
                    |band: &Band| unmanned(band) && band.power.is_some_and(|power| Self::undecided(band.race, power, self.market.len()));
                own_turn && slot == Slot::Active && self.record.picked && band.is_some_and(waits)
            }
            Stage::Start | Stage::Bombs | Stage::Ally | Stage::Stout | Stage::Prepare | Stage::Recruit | Stage::Place => {
                own_turn && slot == Slot::Active && there
            }
            Stage::Altar => own_turn && !self.sacrifices().is_empty(),
            Stage::Ghouls => own_turn && slot != Slot::Active && there,
            Stage::Conquest => own_turn && slot == Slot::Active,
            // A declined race that conquers finds things too.
            Stage::Redeploy | Stage::Summon => own_turn && there,
            Stage::Retreat => there,
            Stage::Strike => own_turn && slot == Slot::Active && there && self.record.more.tally.short.is_some(),
            Stage::Shift => {
                let lone_beast = u8::from(self.record.more.tally.lone_beast);
                !self.held(seat, slot).is_empty() && band.is_some_and(|band| band.withdrawn > 0 && band.beasts >= lone_beast)
            }
            Stage::Over => true,
        }
    }
}

/// Whether any active race has what `test` asks for.
fn held_any(position: &SmallWorld, test: fn(&Kit) -> bool) -> bool {
    position.bands().any(|(seat, slot, _)| slot == Slot::Active && position.kit(seat, slot).is_some_and(test))
}

#[cfg(test)]
mod tests {
    use serde_json::{from_value, json};
    use tabletop::Game;

    use super::*;
    use crate::scenario::given::GivenError;

    #[test]
    fn no_token_stands_alone_that_may_not() {
        let at = |stage: &str, hand: u8| {
            SmallWorld::from_given(
                &from_value(json!({
                    "game": "warcraft",
                    "map": "warcraft-2p-l1a-s1a",
                    "stage": stage,
                    "seats": [{ "active": { "race": "tauren", "hand": hand, "regions": { "3": 1 } } }, {}],
                }))
                .unwrap(),
            )
            .map(|position| position.stage)
        };
        let alone = GivenError::Flaws { flaws: vec![Flaw::Alone { region: Region::at(3) }] };
        assert_eq!(at("conquest", 0), Err(alone.clone()));
        assert_eq!(at("redeploy", 0), Err(alone));
        assert_eq!(at("redeploy", 1), Ok(Stage::Redeploy));
    }

    #[test]
    fn more_tokens_than_there_can_be_are_told_and_not_added_up() {
        let given = json!({
            "game": "small-world",
            "map": "small-world-2p",
            "stage": "redeploy",
            "seats": [{ "active": { "race": "amazons", "power": "wealthy", "hand": 4, "regions": { "5": 1, "6": 1 } } }, {}],
        });
        let mut position = SmallWorld::from_given(&from_value(given).unwrap()).unwrap();
        (position.record.owed, position.tokens[Region::at(5)]) = (4, 255);
        assert!(matches!(position.validate().unwrap_err()[..], [Flaw::Tokens { found: 255.., .. }, ..]));
        position.tokens[Region::at(5)] = 1;
        if let Some(band) = position.band_mut(Seat::FIRST, Slot::Active) {
            (band.beasts, band.withdrawn) = (9, 9);
        }
        assert!(position.validate().is_err(), "more beasts in hand than tokens");
    }

    #[test]
    fn a_strike_falls_short_of_a_region_of_others_on_the_board() {
        let mut position = SmallWorld::from_given(
            &from_value(json!({
                "game": "warcraft",
                "map": "warcraft-2p-l1a-s1a",
                "stage": "conquest",
                "dice": [1],
                "seats": [
                    { "active": { "race": "gnomes", "power": "explorer", "hand": 2, "regions": { "1": 1 } } },
                    { "active": { "race": "trolls", "power": "farmer", "regions": { "17": 4 } } },
                ],
            }))
            .unwrap(),
        )
        .unwrap();
        position.play("strike 17".parse().unwrap()).unwrap();
        assert_eq!((position.stage, position.validate()), (Stage::Strike, Ok(())));
        let mut at = |number| {
            let region = Region::at(number);
            if let Some(short) = &mut position.record.more.tally.short {
                short.region = region;
            }
            (region, position.validate())
        };
        let (region, flaws) = at(1);
        assert_eq!(flaws, Err(vec![Flaw::Strike { region }]));
        let (region, flaws) = at(MAX_REGIONS as u8 - 1);
        assert_eq!(flaws, Err(vec![Flaw::OffBoard { region }]));
    }
}
