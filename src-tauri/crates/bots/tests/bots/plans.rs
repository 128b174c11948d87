//! Plans of whole turns.

use bots::judge::{Appraiser, Counted, Judge};
use bots::line::{End, Line};
use bots::plan::{Planner, Width};
use bots::reply::{Foresight, settle, weigh};
use bots::{RandomGame, Stop};
use chaos::Chaos;
use smallworld::{Action, GAMES, Setup, SmallWorld};
use tabletop::battery::Dice;
use tabletop::{Game, Seat};

const NARROW: Width = Width { wide: 6, narrow: 2 };
const WIDE: Width = Width { wide: 24, narrow: 8 };

/// Positions at which a turn begins or goes on with a choice, from random games of every box.
fn positions() -> impl Iterator<Item = (SmallWorld, Seat)> {
    positions_by(23)
}

/// The same, of so many decisions one.
fn positions_by(step: usize) -> impl Iterator<Item = (SmallWorld, Seat)> {
    GAMES
        .into_iter()
        .zip(1..)
        .flat_map(move |(game, seed)| walk(SmallWorld::from_setup(&Setup::plain(game, 3, seed)).unwrap(), seed).into_iter().step_by(step))
}

/// All positions of a random game, with whoever is to act.
fn walk<G: Game>(game: G, seed: u64) -> Vec<(G, Seat)> {
    let mut random = RandomGame::new(game, seed);
    let mut found = Vec::new();
    loop {
        let position = random.position().clone();
        let Some((seat, _)) = random.next() else { return found };
        found.push((position, seat));
    }
}

fn plan(position: &SmallWorld, seat: Seat, width: Width) -> Vec<Line<SmallWorld>> {
    let mut legal = Vec::new();
    position.legal_actions(&mut legal);
    Planner::new(seat, &Stop::new(), &mut Appraiser).lines(position, &legal, width, &mut Dice::new(5))
}

#[test]
fn every_line_can_be_played_and_leads_to_its_end() {
    let mut ends = 0;
    for (position, seat) in positions() {
        let lines = plan(&position, seat, NARROW);
        assert!(lines.is_sorted_by(|a, b| a.worth >= b.worth), "best first");
        for line in &lines {
            let mut after = position;
            for &action in &line.actions {
                assert_eq!((after.to_act(), after.turn()), (Some(seat), position.turn()), "{action} is no longer the seat's");
                after.play(action).unwrap();
            }
            if let End::ByChance(before) = line.end {
                let mut again = before;
                again.play(line.actions[line.actions.len() - 1]).unwrap();
                assert_eq!(again, after, "everything but the last decision was played");
            }
            if let End::At(end) = line.end {
                assert_eq!(after, end);
                assert!(after.to_act() != Some(seat) || after.turn() != position.turn(), "the turn goes on");
                let worth = Appraiser.worth(&after, seat);
                assert!(line.worth <= worth + 1e-6 && line.worth > worth - 0.5, "{} {worth}", line.worth);
                ends += 1;
            }
        }
        let at = |line: &Line<SmallWorld>| if let End::At(end) = line.end { Some(end) } else { None };
        let mut met: Vec<_> = lines.iter().filter_map(at).collect();
        let all = met.len();
        met.dedup_by(|a, b| a.is_back_at(b));
        assert_eq!(met.len(), all, "an end is there twice");
    }
    assert!(ends > 100, "{ends}");
}

/// Whether somebody decides in a turn that is not its own, as where its driven out pieces go.
fn is_in_between(position: &SmallWorld) -> bool {
    position.to_act().is_some_and(|actor| actor != position.turn().0)
}

/// An appraiser that is asked what a position in between is worth to somebody who does not decide there.
#[derive(Default)]
struct Asked(u32);

impl Judge<SmallWorld> for Asked {
    fn worth(&mut self, position: &SmallWorld, seat: Seat) -> f32 {
        self.0 += u32::from(is_in_between(position) && position.to_act() != Some(seat));
        Appraiser.worth(position, seat)
    }
}

#[test]
fn a_turn_is_judged_when_others_have_decided_what_is_theirs_in_it() {
    let (mut asked, mut in_between, mut legal) = (Asked::default(), 0, Vec::new());
    for (position, seat) in positions().filter(|(position, seat)| position.turn().0 == *seat) {
        position.legal_actions(&mut legal);
        let lines = Planner::new(seat, &Stop::new(), &mut asked).lines(&position, &legal, NARROW, &mut Dice::new(5));
        in_between += lines.iter().filter(|line| matches!(&line.end, End::At(end) if is_in_between(end))).count();
    }
    assert!(in_between > 5, "{in_between} turns end in between");
    assert_eq!(asked.0, 0);
}

#[test]
fn where_nothing_can_be_taken_back_every_way_is_thought_of() {
    let mut chosen = 0;
    let games = GAMES.into_iter().flat_map(|game| (1..9).map(move |seed| (game, seed)));
    let all = games.flat_map(|(game, seed)| walk(SmallWorld::from_setup(&Setup::plain(game, 3, seed)).unwrap(), seed));
    for (position, seat) in all.filter(|(position, _)| is_in_between(position)) {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        // One piece goes somewhere, and nothing else is left to decide.
        let ends: Vec<SmallWorld> = legal.iter().filter_map(|action| played_out(&position, seat, *action)).collect();
        if ends.len() < 2 || ends.len() < legal.len() || ends.len() > 6 {
            continue;
        }
        let lines = plan(&position, seat, NARROW);
        if lines.iter().any(|line| !matches!(line.end, End::At(_))) {
            continue;
        }
        let leads_to = |end: &SmallWorld| lines.iter().any(|line| matches!(line.end, End::At(other) if other.is_back_at(end)));
        assert!(ends.iter().all(leads_to), "{} lines for {} ways", lines.len(), ends.len());
        chosen += 1;
    }
    assert!(chosen > 10, "{chosen}");
}

/// Where `action` leads if nothing is left to `seat` after it but to say so; none if it may still decide.
fn played_out(position: &SmallWorld, seat: Seat, action: Action) -> Option<SmallWorld> {
    let (mut after, mut legal) = (*position, Vec::new());
    after.play_legal(action);
    while after.to_act() == Some(seat) && after.turn() == position.turn() {
        after.legal_actions(&mut legal);
        let [only] = legal[..] else { return None };
        after.play_legal(only);
    }
    Some(after)
}

#[test]
fn a_plan_hangs_on_its_arguments_alone() {
    for (position, seat) in positions().step_by(3) {
        let actions = |lines: Vec<Line<SmallWorld>>| lines.into_iter().map(|line| line.actions).collect::<Vec<_>>();
        assert_eq!(actions(plan(&position, seat, NARROW)), actions(plan(&position, seat, NARROW)));
    }
}

#[test]
fn who_looks_more_widely_finds_no_less_as_a_rule() {
    let (mut better, mut worse) = (0, 0);
    for (position, seat) in positions() {
        let (narrow, wide) = (plan(&position, seat, NARROW)[0].worth, plan(&position, seat, WIDE)[0].worth);
        better += u32::from(wide > narrow + 1e-3);
        worse += u32::from(wide < narrow - 1e-3);
    }
    assert!(better > worse, "{better} better, {worse} worse");
}

/// Between combos that may be chosen the most promising positions of all would be gone on from: then a combo is told by a turn that is not its best.
#[test]
fn planned_apart_each_combo_is_told_by_its_best_turn() {
    for (game, seed) in GAMES.into_iter().zip(1..) {
        let position = SmallWorld::from_setup(&Setup::plain(game, 3, seed)).unwrap();
        let seat = position.to_act().unwrap();
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        assert!(legal.len() > 1, "{game}: a choice");
        let lines = Planner::new(seat, &Stop::new(), &mut Appraiser).apart().lines(&position, &legal, NARROW, &mut Dice::new(5));
        assert!(lines.is_sorted_by(|a, b| a.worth >= b.worth));
        let mut told = 0;
        for &pick in &legal {
            let Some(best) = lines.iter().find(|line| line.actions[0] == pick) else { continue };
            let mut after = position;
            after.play_legal(pick);
            // Where chance has a part it was another deal.
            let alone = plan(&after, seat, NARROW).into_iter().find(|line| matches!(line.end, End::At(_))).map(|line| line.worth);
            assert!(alone.is_none_or(|alone| best.worth >= alone), "{game}: {pick}");
            told += 1;
        }
        assert!(told >= 3, "{game}: {told} combos are told of");
    }
}

/// Where the own turn ends with decisions that can all be played, and chance has no part in them.
fn end_of(position: &SmallWorld, seat: Seat, actions: &[Action]) -> Option<SmallWorld> {
    let mut after = *position;
    for &action in actions {
        let before = after;
        after.play(action).ok()?;
        if before.came_by_chance(action, &after) {
            return None;
        }
    }
    (after.turn() != position.turn() && after.turn().0 != seat).then_some(after)
}

/// How many decisions of a line could be left out, with no less coming of it.
fn idle(position: &SmallWorld, seat: Seat, line: &Line<SmallWorld>) -> u32 {
    let Some(worth) = end_of(position, seat, &line.actions).map(|end| Appraiser.worth(&end, seat)) else { return 0 };
    let without = |at: usize| {
        let mut left = line.actions.clone();
        left.remove(at);
        end_of(position, seat, &left)
    };
    (0..line.actions.len()).filter_map(without).map(|end| u32::from(Appraiser.worth(&end, seat) >= worth)).sum()
}

#[test]
fn what_brings_nothing_is_left_out_and_nothing_is_lost_by_it() {
    let (mut before, mut after) = (0, 0);
    for (position, seat) in positions_by(7) {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        for line in plan(&position, seat, NARROW).into_iter().take(4) {
            let straight = Planner::new(seat, &Stop::new(), &mut Appraiser).without_idle(&position, &legal, line.clone());
            // Where the last throw became a conquest the turn goes on to its end.
            let is_shorter = straight.actions.len() <= line.actions.len();
            let is_certain = matches!(line.actions[line.actions.len() - 1], Action::Attempt { region, with }
                if straight.actions.contains(&Action::Conquer { region, with }));
            assert!(legal.contains(&straight.actions[0]) && (is_shorter || is_certain));
            let worth = |line: &Line<SmallWorld>| end_of(&position, seat, &line.actions).map(|end| Appraiser.worth(&end, seat));
            if let (Some(was), Some(is)) = (worth(&line), worth(&straight)) {
                assert!(is > was - 0.02, "{was} {:?}, {is} {:?}", line.actions, straight.actions);
            }
            (before, after) = (before + idle(&position, seat, &line), after + idle(&position, seat, &straight));
        }
    }
    assert!(before > 20 && 10 * after < before, "{before} idle decisions before, {after} after");
}

#[test]
fn nobody_throws_for_what_could_be_had_for_certain_after_a_conquest_for_nothing() {
    let (mut tried, mut certain) = (0, 0);
    for (position, seat) in positions_by(1) {
        let (mut legal, mut then) = (Vec::new(), Vec::new());
        position.legal_actions(&mut legal);
        for &idle in legal.iter().filter(|action| matches!(action, Action::Conquer { .. })) {
            let mut after = position;
            after.play_legal(idle);
            if after.to_act() != Some(seat) {
                continue;
            }
            after.legal_actions(&mut then);
            let thrown = then.iter().copied().find(|throw| position.check(*throw).is_err() && position.for_certain(*throw).is_some());
            let Some(throw) = thrown else { continue };
            let line = Line::new(0.0, vec![idle, throw], End::ByChance(after));
            let line = Planner::new(seat, &Stop::new(), &mut Appraiser).without_idle(&position, &legal, line);
            tried += 1;
            if line.actions[0] != idle {
                assert_eq!(Some(line.actions[0]), position.for_certain(throw), "{idle}, {throw}");
                let mut end = position;
                for &action in &line.actions {
                    end.play(action).unwrap_or_else(|error| panic!("{action} of {:?}: {error}", line.actions));
                }
                assert!(end.to_act() != Some(seat) || end.turn() != position.turn() || matches!(line.end, End::ByChance(_)));
                certain += 1;
            }
        }
    }
    assert!(certain > 5 && certain < tried, "{certain} of {tried}");
}

/// Positions of random games of Chaos in which somebody chooses.
fn choices_in_chaos() -> impl Iterator<Item = (Chaos, Seat, Vec<chaos::Action>)> {
    let all = (1..4).flat_map(|seed| walk(Chaos::new(&chaos::Setup::plain(4, seed)).unwrap(), seed));
    all.filter_map(|(position, seat)| {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        (legal.len() > 5).then_some((position, seat, legal))
    })
}

#[test]
fn where_it_shows_late_what_a_decision_brings_none_is_left_out() {
    let mut long = 0;
    for (position, seat, legal) in choices_in_chaos().step_by(2) {
        let lines = Planner::new(seat, &Stop::new(), &mut Appraiser).lines(&position, &legal, NARROW, &mut Dice::new(5));
        for line in lines.into_iter().take(3) {
            let actions = line.actions.clone();
            let played = Planner::new(seat, &Stop::new(), &mut Appraiser).without_idle(&position, &legal, line);
            assert_eq!(played.actions, actions);
            long += usize::from(actions.len() > 2);
        }
    }
    assert!(long > 20, "{long} lines had several decisions");
}

#[test]
fn who_answers_in_a_hurry_looks_at_few_positions_where_there_are_many() {
    let judged = |hurry: bool| {
        choices_in_chaos()
            .step_by(9)
            .map(|(position, seat, legal)| {
                let stop = Stop::new();
                let mut judge = Appraiser;
                let mut counted = Counted::new(&mut judge, u32::MAX);
                let planner = Planner::new(seat, &stop, &mut counted);
                let planner = if hurry { planner.in_a_hurry(&position) } else { planner };
                let lines = planner.lines(&position, &legal, NARROW, &mut Dice::new(5));
                assert!(lines.iter().all(|line| legal.contains(&line.actions[0])));
                counted.count
            })
            .sum::<u32>()
    };
    let (all, few) = (judged(false), judged(true));
    assert!(5 * few < all, "{few} of {all}");
    // In Small World all are looked at.
    for (position, seat) in positions().step_by(5) {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let lines =
            Planner::new(seat, &Stop::new(), &mut Appraiser).in_a_hurry(&position).lines(&position, &legal, NARROW, &mut Dice::new(5));
        let worth = |lines: Vec<Line<SmallWorld>>| lines.into_iter().map(|line| (line.worth.to_bits(), line.actions)).collect::<Vec<_>>();
        assert_eq!(worth(lines), worth(plan(&position, seat, NARROW)));
    }
}

#[test]
fn told_to_stop_a_plan_is_still_one() {
    let stop = Stop::new();
    stop.stop();
    for (position, seat) in positions() {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let lines = Planner::new(seat, &stop, &mut Appraiser).lines(&position, &legal, WIDE, &mut Dice::new(5));
        assert!(lines.iter().all(|line| position.check(line.actions[0]).is_ok()) && !lines.is_empty());
    }
}

#[test]
fn answers_of_the_others_are_counted_up_to_their_number() {
    let foresight = Foresight { lines: 6, deals: 2, few: 0, width: Width { wide: 2, narrow: 1 } };
    let mut changed = 0;
    for (position, seat) in positions().step_by(5) {
        let mut lines = plan(&position, seat, NARROW);
        let before: Vec<f32> = lines.iter().take(6).map(|line| line.worth).collect();
        let mut seen = Vec::new();
        weigh(&mut lines, seat, &mut Appraiser, &Stop::new(), &mut Dice::new(3), foresight, &mut |done, total| seen.push((done, total)));
        assert_eq!(lines.len(), before.len());
        assert_eq!(seen.last().map_or(0, |last| last.0), foresight.replies(lines.len()));
        assert!(seen.is_sorted_by(|a, b| a.0 < b.0 && a.1 == b.1) && seen.iter().all(|(done, total)| done <= total), "{seen:?}");
        changed += usize::from(lines.iter().any(|line| !before.contains(&line.worth)));
    }
    assert!(changed > 3, "{changed}");
}

#[test]
fn no_more_lines_are_looked_at_than_all_can_be_equally_often() {
    let foresight = Foresight { lines: 16, deals: 4, few: 0, width: NARROW };
    let mut numbers = std::collections::BTreeSet::new();
    for (position, seat) in positions().step_by(12) {
        let all = plan(&position, seat, WIDE);
        if all.len() < 16 {
            continue;
        }
        for most in [200, 2_000, 1_000_000] {
            let (mut lines, mut judge) = (all.clone(), Appraiser);
            let mut counted = Counted::new(&mut judge, most);
            let mut total = 0;
            let looked = weigh(&mut lines, seat, &mut counted, &Stop::new(), &mut Dice::new(3), foresight, &mut |_, of| total = of);
            assert_eq!(lines.len(), 16);
            // As many as were foretold, and the others as they were, behind them.
            let foretold = (4..=16).rev().find(|lines| Foresight { lines: *lines, ..foresight }.replies(16) <= total).unwrap_or(4);
            assert!(looked <= foretold, "{looked} of {foretold}");
            let untouched =
                |line: &Line<SmallWorld>| all.iter().any(|one| one.actions == line.actions && one.worth.total_cmp(&line.worth).is_eq());
            assert!(lines[looked..].iter().all(untouched));
            numbers.insert(looked);
        }
    }
    assert!(numbers.first() < Some(&8) && numbers.last() == Some(&16), "{numbers:?}");
}

/// What comes before a throw that ends a line.
fn before_the_throw(line: &Line<SmallWorld>) -> Option<&[Action]> {
    let (last, before) = line.actions.split_last()?;
    matches!(last, Action::Attempt { .. }).then_some(before)
}

#[test]
fn throws_after_the_same_turn_leave_room_for_other_turns() {
    let (mut thrown, mut without) = (0, 0);
    for (position, seat) in positions() {
        let lines = plan(&position, seat, WIDE);
        for before in lines.iter().filter_map(before_the_throw).filter(|before| !before.is_empty()) {
            let alike = lines.iter().filter(|line| before_the_throw(line) == Some(before)).count();
            assert!(alike <= 3, "{alike} throws after the same turn");
            thrown += 1;
        }
        let end_so = lines.iter().filter(|line| before_the_throw(line).is_some()).count();
        without += usize::from(end_so > 0 && end_so < lines.len());
    }
    assert!(thrown > 20 && without > 5, "{thrown} {without}");
}

/// Likes only to see a turn over.
struct Over((Seat, u32));

impl Judge<SmallWorld> for Over {
    fn worth(&mut self, position: &SmallWorld, _: Seat) -> f32 {
        f32::from(u8::from(position.turn() != self.0 || position.outcome().is_some()))
    }
}

#[test]
fn what_a_throw_decides_is_judged_where_the_turn_is_over() {
    let mut settled = 0;
    for (position, seat) in positions() {
        let mut lines = plan(&position, seat, NARROW);
        settle(&mut lines, seat, &mut Over(position.turn()), &Stop::new(), &mut Dice::new(3));
        for line in lines.iter().filter(|line| before_the_throw(line).is_some()) {
            assert!((line.worth - 1.0).abs() < 1e-6, "{}", line.worth);
            settled += 1;
        }
        assert!(lines.is_sorted_by(|a, b| a.worth >= b.worth), "best first");
    }
    assert!(settled > 10, "{settled}");
}

#[test]
fn the_better_half_is_looked_at_longer() {
    let foresight = |lines| Foresight { lines, deals: 2, few: 0, width: NARROW };
    // 8 in 2 deals, 4 in 4 more, 2 in 8 more.
    assert_eq!(foresight(8).replies(20), 48);
    assert_eq!(foresight(8).replies(2), 4);
    assert_eq!(foresight(8).replies(1), 0);
    assert_eq!(foresight(0).replies(20), 0);
}

#[test]
fn who_has_judged_enough_hurries() {
    let (mut fewer, mut all) = (0, 0);
    for (position, seat) in positions() {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        let judged = |most: u32| {
            let mut judge = Appraiser;
            let mut counted = Counted::new(&mut judge, most);
            let lines = Planner::new(seat, &Stop::new(), &mut counted).lines(&position, &legal, WIDE, &mut Dice::new(5));
            assert!(position.check(lines[0].actions[0]).is_ok());
            counted.count
        };
        let (little, much) = (judged(100), judged(u32::MAX));
        assert!(little <= much, "{little} {much}");
        fewer += u32::from(little < much / 2);
        all += u32::from(much > 1000);
    }
    assert!(all > 10 && fewer * 2 > all, "{fewer} of {all}");
}

/// An appraiser to whom nothing is worse than to decline.
struct Clings(SmallWorld);

impl Judge<SmallWorld> for Clings {
    fn worth(&mut self, position: &SmallWorld, seat: Seat) -> f32 {
        let declines = self.0.merits(position, seat).iter().any(|merit| merit.word == "declines");
        Appraiser.worth(position, seat) - if declines { 100.0 } else { 0.0 }
    }
}

/// Where twenty ways to expand look better than to decline, that is still one of the lines.
#[test]
fn the_best_of_other_kinds_of_turns_is_kept_however_far_behind() {
    let (mut dropped, mut legal) = (0, Vec::new());
    for (position, seat) in positions_by(2) {
        position.legal_actions(&mut legal);
        let mut given_up = position;
        if !legal.contains(&Action::Ready) || given_up.play(Action::Decline).is_err() || position.is_folly(&given_up, seat) {
            continue;
        }
        let lines = |kinds: bool| {
            let (stop, mut judge) = (Stop::new(), Clings(position));
            let planner = Planner::new(seat, &stop, &mut judge);
            let planner = if kinds { planner.of_kinds() } else { planner };
            planner.lines(&position, &legal, WIDE, &mut Dice::new(5))
        };
        let declines = |lines: &[Line<SmallWorld>]| lines.iter().any(|line| line.actions[0] == Action::Decline);
        let (kinds, plain) = (lines(true), lines(false));
        assert!(kinds.is_sorted_by(|a, b| a.worth >= b.worth) && kinds.len() <= 24, "best first, and no more than otherwise");
        assert_eq!(kinds[0].actions, plain[0].actions);
        assert!(declines(&kinds), "to decline is none of {} lines", kinds.len());
        dropped += u32::from(!declines(&plain));
    }
    assert!(dropped > 3, "{dropped} times to decline was dropped otherwise");
}

#[test]
fn with_one_turn_left_the_answer_goes_on_to_the_end_of_the_game() {
    for game in GAMES {
        let mut random = RandomGame::new(SmallWorld::from_setup(&Setup::plain(game, 2, 7)).unwrap(), 7);
        let rounds = u32::from(random.position().board().data.rounds);
        let mut begun: Vec<SmallWorld> = Vec::new();
        let (mut answered, mut last) = (0, 0);
        while random.next().is_some() {
            let now = *random.position();
            let Some(start) = begun.iter().rev().find(|start| start.turn().0 == now.turn().0 && start.turn() != now.turn()) else {
                begun.push(now);
                continue;
            };
            if begun.last().is_none_or(|before| before.turn() != now.turn()) && now.outcome().is_none() {
                let has_answered = now.has_answered(start, now.turn().0);
                assert_eq!(has_answered, now.turn().1 < rounds, "{game}: round {}", now.turn().1);
                answered += u32::from(has_answered);
                last += u32::from(!has_answered);
                begun.push(now);
            }
        }
        assert_eq!((u64::from(answered) + 4, last), (2 * u64::from(rounds), 2), "{game}");
    }
}
