//! The decisions of the game, one row each: the legal list, the check and the play go by them.

use crate::abilities;
use crate::action::{Action, Kind, chosen};
use crate::event::Event;
use crate::frame::decision::{Now, Row, list};
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::position::{SmallWorld, Stage};

/// The decisions that everybody makes.
const COMMON: &[Row] = &[
    Row::of::<chosen::Pick>(),
    Row::of::<chosen::Ready>(),
    Row::of::<chosen::Decline>(),
    Row::of::<chosen::Abandon>(),
    Row::of::<chosen::Conquer>(),
    Row::of::<chosen::Attempt>(),
    Row::of::<chosen::EndConquest>(),
    Row::of::<chosen::Put>(),
    Row::of::<chosen::PutAll>(),
    Row::of::<chosen::Take>(),
    Row::of::<chosen::Done>(),
];

/// The decisions that everybody may come to make in their steps, and those that only a race with the ability for them makes.
const LISTS: [(&[Row], usize); 4] = [(COMMON, 0), (abilities::IN_STEPS, 0), (abilities::OF_RACES, 1), (&[Row::of::<chosen::Use>()], 1)];

/// Every kind of decision, in the order of the legal list.
static DECISIONS: [Row; Kind::COUNT] = {
    let mut table = [COMMON[0]; Kind::COUNT];
    let mut declared: u64 = 0;
    let mut list = 0;
    while list < LISTS.len() {
        let (rows, _) = LISTS[list];
        let mut at = 0;
        while at < rows.len() {
            let row = rows[at];
            assert!(declared >> row.kind as u8 & 1 == 0, "a decision is declared twice");
            declared |= 1 << row.kind as u8;
            table[row.kind as usize] = row;
            at += 1;
        }
        list += 1;
    }
    assert!(declared == (1 << Kind::COUNT) - 1, "a decision is declared nowhere");
    table
};

/// The first decisions of the steps in which tokens are put down, listed in one go: no other steps are as frequent.
const PLACING: fn(&SmallWorld, &Now<'_>, &mut Vec<Action>) = |position, now, out| {
    list::<chosen::Put>(position, now, out);
    list::<chosen::PutAll>(position, now, out);
    list::<chosen::Take>(position, now, out);
    list::<chosen::Done>(position, now, out);
};

/// Their kinds, as bits.
const PLACED: u64 = 1 << Kind::Put as u8 | 1 << Kind::PutAll as u8 | 1 << Kind::Take as u8 | 1 << Kind::Done as u8;

/// How many steps a turn has.
const STEPS: usize = Stage::Over as usize + 1;

/// The decisions of each step as bits of their kinds; apart are those of abilities that only a race which has them may make, and those
/// that take something that has been found.
static AT: [[u64; 3]; STEPS] = {
    let mut at = [[0; 3]; STEPS];
    let mut list = 0;
    while list < LISTS.len() {
        let (rows, whose) = LISTS[list];
        let mut row = 0;
        while row < rows.len() {
            let Row { kind, at: steps, found, .. } = rows[row];
            let mut step = 0;
            while step < STEPS {
                if steps.at(step) {
                    at[step][if found.at(step) { 2 } else { whose }] |= 1 << kind as u8;
                }
                step += 1;
            }
            row += 1;
        }
        list += 1;
    }
    at
};

impl SmallWorld {
    /// Lists every legal action, in ascending order.
    pub(crate) fn list_actions(&self, out: &mut Vec<Action>) {
        out.clear();
        self.gather(|now| self.list_on(now, out));
    }

    /// The same on what has been gathered.
    #[inline]
    fn list_on(&self, now: &Now<'_>, out: &mut Vec<Action>) {
        let [everybody, abilities, finds] = AT[self.stage as usize];
        let brought = now.campaign.map_or(0, |campaign| campaign.who.answers.decisions);
        let found = if self.finds.nothing_found() { 0 } else { finds };
        let mut kinds = everybody | abilities & brought | found;
        if now.deployment.is_some() {
            PLACING(self, now, out);
            kinds &= !PLACED;
        }
        while kinds != 0 {
            (DECISIONS[kinds.trailing_zeros() as usize].list)(self, now, out);
            kinds &= kinds - 1;
        }
        if let Some(campaign) = now.campaign.filter(|campaign| !campaign.tools.is_empty()) {
            self.list_with_relics(campaign, out);
        }
    }

    /// Whether `action` is legal now, or the rule that refuses it.
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Refusal> {
        self.gather(|now| self.check_on(now, action))
    }

    /// The same on what has been gathered.
    pub(crate) fn check_on(&self, now: &Now<'_>, action: Action) -> Result<(), Refusal> {
        if self.stage == Stage::Over {
            return Err(Refusal::GameOver);
        }
        if let Some(region) = action.region().filter(|region| !self.board().all.has(*region)) {
            return Err(Refusal::NoSuchRegion { region });
        }
        let row = &DECISIONS[action.kind() as usize];
        if row.at.has(self.stage) { (row.check)(self, now, action) } else { Err((row.untimely)(self.stage)) }
    }

    /// What `action` costs, if it is a way to take a region.
    pub(crate) fn quote(&self, now: &Now<'_>, action: Action) -> Option<Quote> {
        (DECISIONS[action.kind() as usize].quote)(self, now, action)
    }

    /// Plays a legal action.
    pub(crate) fn apply(&mut self, action: Action, told: Option<&mut Vec<Event>>) {
        let row = &DECISIONS[action.kind() as usize];
        match told {
            None => (row.play)(self, action),
            Some(events) => (row.tell)(self, action, events),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use crate::abilities::{OF_RACES, RULES};

    use tabletop::{Game, Stream};

    use crate::origin::Origin;
    use crate::setup::{MIXED, Mix, SMALL_WORLD, Setup, UNDERGROUND, WARCRAFT};
    use crate::state::house::{House, HouseRules};

    use super::*;

    /// How many games of each kind are played, and how many actions between two looks.
    const GAMES: u64 = 120;
    const EVERY: u64 = 23;

    /// Decisions that come up in the games of the base box; each word is sought where it comes up most.
    const BASE: &[&str] = &[
        "pick",
        "ready",
        "decline",
        "abandon",
        "roll",
        "conquer",
        "attempt",
        "dragon",
        "substitute",
        "end_conquest",
        "put",
        "put_all",
        "take",
        "done",
        "ally",
        "no_ally",
        "stay",
    ];
    /// Those that come up under the ground.
    const UNDERNEATH: &[&str] = &["exchange", "reborn", "place", "gamble", "drain", "orb", "vanish", "sacrifice"];
    /// Those that come up on islands.
    const ISLANDS: &[&str] = &["form", "detonate", "champion", "strike", "steal", "intimidate", "swap", "recruit", "shift"];
    /// Those that come up where the boxes are mixed.
    const MIXTURES: &[&str] = &["use"];

    /// The kinds that take a region, each of which is explained: a forgotten `quote` is missed here.
    const TAKING: [Kind; 10] = [
        Kind::Conquer,
        Kind::Attempt,
        Kind::Dragon,
        Kind::Substitute,
        Kind::Gamble,
        Kind::Drain,
        Kind::Orb,
        Kind::Detonate,
        Kind::Champion,
        Kind::Strike,
    ];

    /// Decisions that come up so seldom that each of them is looked at.
    const RARE: [Kind; 6] = [Kind::Drain, Kind::Substitute, Kind::Orb, Kind::Vanish, Kind::Detonate, Kind::Steal];

    /// Every action there could be, most of them never legal.
    fn every() -> Vec<Action> {
        let mut all: Vec<Action> = Action::every().iter().map(|text| text.parse().unwrap()).collect();
        all.sort_unstable();
        all
    }

    /// What is legal is what passes the check; what takes a region is explained, and nothing else, with a sum that is its price.
    fn look(position: &SmallWorld, every: &[Action], legal: &[Action]) {
        let passes = |now: &Now<'_>| every.iter().copied().filter(|action| position.check_on(now, *action).is_ok()).collect();
        let passing: Vec<Action> = position.gather(passes);
        let listed: Vec<Action> = legal.iter().copied().filter(|action| every.binary_search(action).is_ok()).collect();
        assert_eq!(listed, passing, "{:?}", position.stage);
        let mut explained = BTreeSet::new();
        for target in position.target_views(legal) {
            assert_eq!(target.blocked.is_none(), !target.options.is_empty(), "region {}", target.region);
            for option in target.options {
                let sum: i16 = option.items.iter().map(|item| item.amount).sum();
                assert_eq!((option.action.region(), sum), (Some(target.region), i16::from(option.price)), "{}", option.action);
                explained.insert(option.action);
            }
        }
        let taking = legal.iter().copied().filter(|action| TAKING.contains(&action.kind())).collect();
        assert_eq!(explained, taking, "{:?}", position.stage);
    }

    /// Plays random games and looks at positions on the way, where each of `words` is legal now and then.
    fn law(seeds: u64, words: &[&str], setup: impl Fn(u64) -> Setup) {
        let (every, mut found, mut legal, mut number) = (every(), BTreeMap::new(), Vec::new(), 0);
        for seed in 0..seeds {
            let mut position = SmallWorld::from_setup(&setup(seed)).unwrap();
            let mut dice = Stream::new(seed);
            loop {
                position.legal_actions(&mut legal);
                let Some(action) = legal.get(dice.below(legal.len().max(1) as u32) as usize) else { break };
                number += 1;
                let often = matches!(position.stage, Stage::Redeploy | Stage::Conquest | Stage::Start | Stage::Choose | Stage::Retreat);
                let rare = !often || legal.iter().any(|action| RARE.contains(&action.kind()));
                if rare || number % EVERY == 0 {
                    look(&position, &every, &legal);
                    for action in &legal {
                        let text = action.to_string();
                        *found.entry(text.split(' ').next().unwrap_or_default().to_owned()).or_insert(0) += 1;
                    }
                }
                position.play_legal(*action);
            }
        }
        println!("{number} actions, {found:?}");
        for word in words {
            assert!(found.contains_key(*word), "\"{word}\" is never legal: {found:?}");
        }
    }

    #[test]
    fn every_decision_comes_up_in_some_of_the_games() {
        let all: BTreeSet<String> = Action::every().iter().filter_map(|text| text.split(' ').next()).map(str::to_owned).collect();
        let sought = [BASE, UNDERNEATH, ISLANDS, MIXTURES].concat().into_iter().map(str::to_owned).collect();
        assert_eq!(all, sought);
    }

    #[test]
    fn what_only_races_with_a_word_decide_is_named_by_the_rules_of_a_word() {
        let named: Vec<Kind> = RULES.iter().flat_map(|rules| rules.decisions).copied().collect();
        for row in OF_RACES {
            assert!(named.contains(&row.kind), "{:?} is never looked at", row.kind);
        }
        for kind in named {
            assert!(OF_RACES.iter().any(|row| row.kind == kind), "{kind:?} is no decision of races with a word for it");
        }
    }

    #[test]
    fn what_passes_the_check_is_what_is_listed_and_explained_in_the_base_game() {
        law(GAMES, BASE, |seed| Setup::plain(SMALL_WORLD, 2 + (seed % 4) as u8, seed));
    }

    #[test]
    fn what_passes_the_check_is_what_is_listed_and_explained_underground() {
        law(GAMES, UNDERNEATH, |seed| Setup::plain(UNDERGROUND, 2 + (seed % 4) as u8, seed));
    }

    #[test]
    fn what_passes_the_check_is_what_is_listed_and_explained_on_islands() {
        law(GAMES, ISLANDS, |seed| Setup::plain(WARCRAFT, 2 + (seed % 4) as u8, seed));
    }

    #[test]
    fn what_passes_the_check_is_what_is_listed_and_explained_in_mixed_games() {
        law(GAMES, MIXTURES, |seed| {
            let players = 2 + (seed % 4) as u8;
            let map = ["small-world", "underground", "warcraft"][seed as usize % 3];
            let mix = Mix { boxes: Origin::EVERY.to_vec(), finds: true, without: Vec::new() };
            let mut house = HouseRules::default();
            house.set(House::RelicsCombine, seed % 2 == 0);
            Setup { map: Some(format!("{map}-{players}p")), mix: Some(mix), house_rules: house, ..Setup::plain(MIXED, players, seed) }
        });
    }
}
