//! What a review says of turns.

use bots::{Judged, Stop, review};
use smallworld::{Setup, SmallWorld, UNDERGROUND};
use tabletop::Game as _;
use tabletop::battery::Dice;

#[test]
fn what_would_have_been_better_is_no_folly_and_tells_how_likely_a_throw_succeeds() {
    let (mut told, mut thrown, mut dice, mut legal) = (0, 0, Dice::new(7), Vec::new());
    for seed in 0..3 {
        let mut position = SmallWorld::from_setup(&Setup::plain(UNDERGROUND, 2, seed)).unwrap();
        while let Some(seat) = position.to_act() {
            let start = position;
            let is_on = |now: &SmallWorld| now.to_act() == Some(seat) && now.turn() == start.turn();
            let mut played = Vec::new();
            while is_on(&position) {
                position.legal_actions(&mut legal);
                let action = legal[dice.below(legal.len())];
                position.play(action).unwrap();
                played.push(action);
            }
            let judged = review(&start, &played, seat, 400, &Stop::new(), &mut |_| {});
            let Some(Judged { after, better: Some(better), .. }) = judged else { continue };
            let mut begun = start;
            for &action in &played[..after] {
                begun.play(action).unwrap();
            }
            let mut end = begun;
            let last = better.actions.len() - 1;
            better.actions[..last].iter().for_each(|&action| end.play(action).unwrap());
            assert_eq!(better.odds, end.odds(better.actions[last]), "seed {seed}, {:?}", better.actions);
            thrown += u32::from(better.odds.is_some());
            let mut end = begun;
            for &action in &better.actions {
                if is_on(&end) && end.check(action).is_ok() && !end.reveals(action) {
                    end.play(action).unwrap();
                }
            }
            if !is_on(&end) {
                told += 1;
                assert!(!begun.is_folly(&end, seat), "seed {seed}, {:?} instead of {played:?}", better.actions);
            }
        }
    }
    assert!(told > 10 && thrown > 0, "{told} turns were told of, {thrown} that end in a throw");
}
