//! The bots at Chaos in the Old World: sensible, and no power without a chance.

use std::collections::BTreeSet;

use bots::{Level, RandomGame, Stop, Trail, advise, choose, choose_with, seed_of};
use chaos::{Action, Chaos, Power, Setup};
use tabletop::{Game, Seat};

use crate::play_out;

/// Plays a game, each seat at its level; the end of it and its decisions.
fn play(levels: &[Level], seed: u64) -> (Chaos, u32) {
    let start = Chaos::new(&Setup::plain(levels.len() as u8, seed)).unwrap();
    let mut decisions = 0;
    let end = play_out(start, |seat| levels[seat.index()], |_, _, _| decisions += 1);
    (end, decisions)
}

#[test]
fn easy_beats_three_that_play_at_random() {
    let mut won = 0;
    for seed in 0..24 {
        let mut levels = [Level::Random; 4];
        levels[seed as usize % 4] = Level::Easy;
        let (end, _) = play(&levels, seed);
        won += u32::from(end.outcome().unwrap().winners[Seat::at((seed % 4) as u8)]);
    }
    assert!(won >= 22, "{won} of 24");
}

/// So few games say little of who is stronger (`elbow tournament --game chaos` does); they say whether somebody plays at all. An even share is four.
#[test]
fn normal_is_not_far_behind_three_easy_ones() {
    let mut won = 0;
    for seed in 0..16 {
        let own = seed as usize % 4;
        let mut levels = [Level::Easy; 4];
        levels[own] = Level::Normal;
        let (end, _) = play(&levels, 100 + seed);
        won += u32::from(end.outcome().unwrap().winners[Seat::at(own as u8)]);
    }
    assert!(won >= 7, "{won} of 16");
}

/// Into how many parts the thinking of a *hard* bot is divided at most, in every 20th decision of a game of chance; looks at its own turn alone are one.
fn parts<G: Game>(game: G) -> u32 {
    let mut random = RandomGame::new(game, 5);
    let (mut count, mut most) = (0, 0);
    loop {
        let position = random.position().clone();
        let Some((seat, _)) = random.next() else { return most };
        count += 1;
        if count % 20 == 0 {
            let seed = seed_of(&position, seat);
            choose_with(&position, &Trail::new(), Level::Hard, seed, &Stop::new(), &mut |progress| most = most.max(progress.total));
        }
    }
}

#[test]
fn hard_asks_the_others_where_what_an_action_brings_shows_when_they_have_answered() {
    assert!(parts(Chaos::new(&Setup::plain(4, 3)).unwrap()) > 1);
    let small_world = smallworld::SmallWorld::from_setup(&smallworld::Setup::plain("small-world", 3, 3)).unwrap();
    assert_eq!(parts(small_world), 1);
}

/// The full tally is `cargo run --release -p bots --example tally -- easy 1000`.
#[test]
fn no_power_is_without_a_chance_and_games_come_to_a_point() {
    let mut wins = [0; 4];
    for seed in 0..24 {
        let (end, decisions) = play(&[Level::Easy; 4], 1000 + seed);
        assert!((40..=400).contains(&decisions), "seed {seed}: {decisions} decisions");
        let view = end.view(None);
        assert!(view.powers.iter().any(|power| power.points >= 20), "seed {seed}: nobody scores");
        for (index, _) in Power::ALL.iter().enumerate() {
            wins[index] += u32::from(end.outcome().unwrap().winners[Seat::at(index as u8)]);
        }
    }
    assert!(wins.iter().all(|won| (1..=15).contains(won)), "{wins:?} of 24");
}

/// Before anybody opposed whoever was near to winning, Khorne won 127 of 200 such games (`elbow play --game chaos --players 4 --seats normal --games 200`).
#[test]
fn nobody_runs_away_where_the_others_plan_to_stop_it() {
    let mut wins = [0; 4];
    for seed in 0..12 {
        let (end, _) = play(&[Level::Normal; 4], 2000 + seed);
        for (index, won) in wins.iter_mut().enumerate() {
            *won += u32::from(end.outcome().unwrap().winners[Seat::at(index as u8)]);
        }
    }
    assert!(wins.iter().all(|won| (1..=7).contains(won)), "{wins:?} of 12");
}

/// The same kind of figure for the same land from three places filled a hint of three ways to play on.
#[test]
fn a_figure_for_a_land_is_told_once_wherever_it_comes_from() {
    let mut random = RandomGame::new(Chaos::new(&Setup::plain(4, 6)).unwrap(), 6);
    let (mut legal, mut asked) = (Vec::new(), 0);
    while asked < 4 {
        let position = *random.position();
        position.legal_actions(&mut legal);
        let aims: BTreeSet<Action> = legal.iter().copied().map(Chaos::aim).collect();
        if aims.len() + 4 < legal.len() {
            asked += 1;
            let advice = advise(&position, &Trail::new(), 12, 5, &Stop::new(), &mut |_| {});
            let told: BTreeSet<Vec<Action>> = advice.iter().map(|one| one.actions.iter().copied().map(Chaos::aim).collect()).collect();
            assert!(advice.len() > 2);
            assert_eq!(told.len(), advice.len(), "{:?}", advice.iter().map(|one| &one.actions).collect::<Vec<_>>());
        }
        assert!(random.next().is_some(), "{asked} asked");
    }
}

#[test]
fn what_a_bot_may_not_know_has_no_influence() {
    let mut position = Chaos::new(&Setup::plain(4, 3)).unwrap();
    let mut trail = Trail::new();
    for turn in 0..40 {
        let Some(seat) = position.to_act() else { return };
        let twin = position.resample(seat, 99 + turn);
        let seed = seed_of(&position, seat);
        let action = choose(&position, &trail, Level::Easy, seed, &Stop::new());
        assert_eq!(action, choose(&twin, &trail, Level::Easy, seed_of(&twin, seat), &Stop::new()), "decision {turn}");
        trail.leave(&position);
        position.play(action).unwrap();
    }
}
