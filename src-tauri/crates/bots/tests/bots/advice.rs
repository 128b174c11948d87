//! What a person may ask, and what characters like.

use bots::{Level, Manner, RandomGame, Stop, Style, Trail, advise, chances, choose, known, seed_of};
use chaos::Chaos;
use serde_json::{Value, json};
use smallworld::{Action, GAMES, Given, Setup, SmallWorld};
use tabletop::{Game, JsonForm, JsonText, Merit, Seat};

/// Some positions of random games at which there is a choice.
fn positions(players: u8, step: usize) -> Vec<(SmallWorld, Seat)> {
    let mut all = Vec::new();
    for (game, seed) in GAMES.into_iter().zip(1..) {
        let mut random = RandomGame::new(SmallWorld::from_setup(&Setup::plain(game, players, seed)).unwrap(), seed);
        let mut count = 0;
        loop {
            let position = *random.position();
            let Some((seat, _)) = random.next() else { break };
            count += 1;
            if count % step == 0 {
                all.push((position, seat));
            }
        }
    }
    all
}

/// The same with open purses.
fn open(position: &SmallWorld) -> SmallWorld {
    let mut json = position.to_value().unwrap();
    json["house"]["open_coins"] = true.into();
    SmallWorld::from_value(json).unwrap()
}

fn adds_up<G: Game>(position: &G) {
    let seats = position.seats();
    for observer in Seat::all(seats) {
        let chances = chances(position, observer);
        let all: Vec<f32> = Seat::all(seats).map(|seat| chances[seat]).collect();
        assert!(all.iter().all(|chance| (0.0..=1.0).contains(chance)), "{all:?}");
        assert!((all.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{all:?}");
    }
}

#[test]
fn chances_add_up() {
    for players in [2, 3, 5] {
        for (position, _) in positions(players, 60) {
            adds_up(&position);
        }
    }
    let mut random = RandomGame::new(Chaos::new(&chaos::Setup::plain(4, 3)).unwrap(), 3);
    let mut last = *random.position();
    while random.next().is_some() {
        last = *random.position();
        if random.position().random_words().is_multiple_of(3) {
            adds_up(random.position());
        }
    }
    adds_up(&last);
}

#[test]
fn the_chance_of_who_is_far_ahead_is_better() {
    let (mut right, mut all) = (0, 0);
    for (position, _) in positions(2, 5).into_iter().filter(|(position, _)| position.turn().1 >= 7) {
        let [first, second] = [Seat::at(0), Seat::at(1)];
        let lead = i32::from(position.coins(first)) - i32::from(position.coins(second));
        if lead.abs() > 8 {
            let chances = chances(&position, first);
            all += 1;
            right += u32::from((chances[first] > chances[second]) == (lead > 0));
        }
    }
    assert!(all > 10 && right * 10 >= all * 7, "{right} of {all}");
}

/// How many decisions of `one` that win something are not in `other`, and how many there are.
fn won_alone(one: &[Action], other: &[Action]) -> (usize, usize) {
    let orders = |action: &Action| matches!(action, Action::Put { .. } | Action::PutAll { .. } | Action::Take { .. } | Action::Done);
    let won = one.iter().filter(|action| !orders(action));
    (won.clone().filter(|action| !other.contains(action)).count(), won.count())
}

fn gives_up(actions: &[Action]) -> bool {
    actions.iter().any(|action| matches!(action, Action::Abandon { .. }))
}

#[test]
fn advice_can_be_played_and_each_is_another_turn() {
    let (mut told, mut alike) = (0, 0);
    for (position, seat) in positions(2, 60) {
        let advice = advise(&position, &Trail::new(), 3, 5, &Stop::new(), &mut |_| {});
        assert!(!advice.is_empty() && advice.len() <= 3);
        for (index, one) in advice.iter().enumerate() {
            let mut after = position;
            for &action in &one.actions {
                assert_eq!(after.to_act(), Some(seat));
                after.play(action).unwrap();
            }
            assert!((0.0..=1.0).contains(&one.win) && one.merits.is_sorted_by(|a, b| a.weight >= b.weight));
            for other in &advice[..index] {
                let apart = !one.actions.contains(&other.actions[0]) && !other.actions.contains(&one.actions[0]);
                let (new, all) = won_alone(&one.actions, &other.actions);
                // To keep everything is another turn than to give something up.
                let keeps = gives_up(&one.actions) != gives_up(&other.actions);
                assert!(other.win >= one.win && (apart || keeps || 3 * new >= all.max(1)), "{other:?}, then {one:?}");
                alike += u32::from(one.actions[0] == other.actions[0]);
            }
        }
        told += advice.iter().filter(|one| !one.merits.is_empty()).count();
    }
    assert!(told > 10 && alike > 0, "{told} with reasons, {alike} that begin as another does");
}

/// The last turn of all: Dwarves on five regions, with one token to throw the die for, `behind` so many coins before they are paid for the five.
fn last_turn(behind: u16) -> SmallWorld {
    turn_of(10, &json!({ "race": "dwarves", "power": "mounted", "regions": { "1": 1, "5": 1, "6": 1, "12": 1, "13": 2 } }), behind)
}

/// The turn of somebody who holds that and is `behind` so many coins.
fn turn_of(round: u8, active: &Value, behind: u16) -> SmallWorld {
    let giants = json!({ "race": "giants", "power": "stout", "regions": { "3": 2, "4": 2 } });
    let seats = json!([{ "coins": 50 + behind, "active": giants }, { "coins": 50, "active": active }]);
    let given = json!({ "round": round, "turn": 1, "stage": "start", "clear_lost_tribes": true, "house_rules": { "open_coins": true }, "seats": seats });
    SmallWorld::from_given(&Given::read(&given).unwrap()).unwrap()
}

#[test]
fn what_is_decided_is_told_as_decided_whatever_the_die_shows() {
    let told = |behind: u16| {
        let advice = advise(&last_turn(behind), &Trail::new(), 3, 1, &Stop::new(), &mut |_| {});
        assert!(!advice.is_empty());
        advice.into_iter().map(|one| one.win).collect::<Vec<_>>()
    };
    // A coin for each region, two at the most for one more, and perhaps some for mines: no more than eleven.
    assert!(told(12).iter().all(|win| *win == 0.0), "{:?}", told(12));
    assert!(told(4)[0] >= 1.0, "ahead by a coin as they stand: {:?}", told(4));
}

#[test]
fn a_throw_that_costs_nothing_is_told_before_what_is_conquered_and_thrown() {
    // Berserks with nine tokens to spare.
    let mut position = turn_of(5, &json!({ "race": "humans", "power": "berserk", "regions": { "1": 10 } }), 0);
    let mut trail = Trail::new();
    for action in [Action::Ready, Action::Roll] {
        let advice = advise(&position, &trail, 8, 1, &Stop::new(), &mut |_| {});
        let told: Vec<_> = advice.iter().map(|one| &one.actions[..]).collect();
        assert_eq!(told[0].last(), Some(&Action::Roll), "{told:?}");
        assert!(told.iter().all(|actions| !actions.iter().any(|action| matches!(action, Action::Conquer { .. }))), "{told:?}");
        assert!((1..told.len()).all(|at| !told[..at].contains(&told[at])), "{told:?}");
        assert_eq!(choose(&position, &trail, Level::Hard, 1, &Stop::new()), action);
        trail.leave(&position);
        position.play(action).unwrap();
    }
}

#[test]
fn advice_goes_by_nothing_that_the_seat_may_not_know() {
    for (position, seat) in positions(2, 150) {
        // With open purses there is nothing that an observer remembers only roughly.
        let position = open(&position);
        let advised = |position: &SmallWorld| {
            let advice = advise(position, &Trail::new(), 3, 5, &Stop::new(), &mut |_| {});
            advice.into_iter().map(|one| one.actions).collect::<Vec<_>>()
        };
        assert_eq!(advised(&position), advised(&position.resample(seat, 99)));
    }
}

#[test]
fn who_plays_what_was_told_is_told_how_it_goes_on_unless_something_else_is_clearly_better() {
    let (mut kept, mut better) = (0, 0);
    for (position, seat) in positions(2, 100) {
        let advise = |trail: &Trail<SmallWorld>| advise(&position, trail, 8, 5, &Stop::new(), &mut |_| {});
        let fresh = advise(&Trail::new());
        for told in fresh.iter().skip(1).step_by(3) {
            let trail = Trail::new();
            trail.plan(&position, Level::Expert.into(), &told.actions);
            let first = advise(&trail).swap_remove(0);
            if first.actions == told.actions {
                assert!(fresh[0].win - told.win <= 0.02, "{told:?} is told before {:?}", fresh[0]);
                kept += 1;
            } else {
                assert_eq!(first.actions, fresh[0].actions);
                assert!(fresh[0].win > told.win, "{told:?} was told and is as good as any");
                better += 1;
            }
            assert_eq!(known(&position, &trail, Level::Expert.into()), Some(first.actions[0]), "{seat}");
        }
    }
    assert!(kept > 0 && better > 0, "{kept} kept, {better} put aside");
}

/// How many regions a turn settles, by its merits.
fn settled(merits: &[Merit]) -> u64 {
    merits.iter().find(|merit| merit.word == "spreads").map_or(0, |merit| merit.data["count"].as_u64().unwrap())
}

#[test]
fn of_what_chance_decides_the_least_is_told() {
    let (mut certain, mut open) = (0, 0);
    let mut legal = Vec::new();
    for (position, seat) in positions(3, 3) {
        // Turns that are nearly over are planned soonest.
        position.legal_actions(&mut legal);
        let shows = |action: &Action| position.reveals(*action) && matches!(action, Action::Conquer { .. }) == (certain < 2);
        if legal.len() > 8 || !legal.iter().any(shows) {
            continue;
        }
        if certain >= 2 && open >= 3 {
            break;
        }
        for one in advise(&position, &Trail::new(), 3, 5, &Stop::new(), &mut |_| {}) {
            let (final_one, earlier) = one.actions.split_last().unwrap();
            let mut at = position;
            for action in earlier {
                at.play(*action).unwrap();
            }
            if !at.reveals(*final_one) || at.check(*final_one).is_err() {
                continue;
            }
            at.legal_actions(&mut legal);
            if legal.iter().any(|paid| at.at_no_cost(*paid) == Some(*final_one)) {
                // What is paid for anyway comes of it, whatever the die shows.
                continue;
            }
            let counts: Vec<_> = (0..40)
                .map(|deal| {
                    let mut after = at.resample(seat, deal);
                    after.play_legal(*final_one);
                    settled(&position.merits(&after, seat))
                })
                .collect();
            let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
            if *least == *most && *least > settled(&position.merits(&at, seat)) {
                // A region that is turned over is as good as settled.
                certain += 1;
                assert_eq!(settled(&one.merits), *least, "{:?}", one.actions);
            } else if least < most {
                open += 1;
                assert!(settled(&one.merits) <= *least, "{:?}", one.actions);
            }
        }
    }
    assert!(certain >= 2 && open >= 3, "{certain} {open}");
}

/// How much the turns of the first of two players are to each taste, if it likes this or that.
fn habits(level: Level, style: Style, seeds: std::ops::Range<u64>) -> [f32; Style::ALL.len()] {
    let mut habits = [0.0; Style::ALL.len()];
    for seed in seeds {
        let mut position = SmallWorld::from_setup(&Setup::plain("small-world", 2, seed)).unwrap();
        let mut trail = Trail::new();
        let mut begun = position;
        while let Some(seat) = position.to_act() {
            let manner = Manner { level, style: (seat == Seat::at(0)).then_some(style) };
            let action = choose(&position, &trail, manner, seed_of(&position, seat), &Stop::new());
            trail.leave(&position);
            let before = position.turn();
            position.play(action).unwrap();
            if position.turn() != before {
                if before.0 == Seat::at(0) {
                    for (habit, taste) in habits.iter_mut().zip(Style::ALL) {
                        *habit += begun.taste(&position, Seat::at(0), taste);
                    }
                }
                begun = position;
            }
        }
    }
    habits
}

#[test]
fn characters_differ() {
    for (level, seeds) in [(Level::Easy, 0..12), (Level::Normal, 24..48)] {
        let seen = Style::ALL.map(|style| habits(level, style, seeds.clone()));
        for (index, style) in Style::ALL.into_iter().enumerate() {
            let others: f32 = (0..seen.len()).filter(|other| *other != index).map(|other| seen[other][index]).sum();
            assert!(seen[index][index] > others / 3.0, "{level}: {style} does what it likes more than others do: {seen:?}");
        }
    }
}
