//! What speaks for turns.

use std::collections::BTreeMap;

use chaos::{Chaos, Setup};
use tabletop::battery::RandomGame;
use tabletop::{Game, Style};

#[test]
fn merits_are_sorted_and_each_word_comes_up() {
    let mut words: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 1..8 {
        let mut random = RandomGame::new(Chaos::new(&Setup::plain(4, seed)).unwrap(), seed);
        loop {
            let before = *random.position();
            let Some((seat, _)) = random.next() else { break };
            let now = *random.position();
            let merits = before.merits(&now, seat);
            assert!(merits.is_sorted_by(|a, b| a.weight >= b.weight) && merits.iter().all(|merit| merit.weight > 0.0));
            for merit in merits {
                assert!(merit.data.is_object(), "{merit:?}");
                *words.entry(merit.word).or_default() += 1;
            }
            for style in Style::ALL {
                assert!((0.0..=1.0).contains(&before.taste(&now, seat, style)), "{style}");
            }
        }
    }
    let expected = ["attacks", "corrupts", "denies", "dominates", "plays_card", "thins", "turns_dial"];
    assert_eq!(words.keys().copied().collect::<Vec<_>>(), expected, "{words:?}");
}
