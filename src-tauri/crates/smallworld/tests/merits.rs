//! What speaks for turns.

use std::collections::BTreeMap;

use smallworld::{GAMES, Setup, SmallWorld};
use tabletop::battery::RandomGame;
use tabletop::{Game, Style};

#[test]
fn merits_are_sorted_and_each_word_comes_up() {
    let mut words: BTreeMap<&str, u32> = BTreeMap::new();
    for (game, seed) in GAMES.into_iter().zip(1..) {
        for players in [2, 4] {
            let mut random = RandomGame::new(SmallWorld::from_setup(&Setup::plain(game, players, seed)).unwrap(), seed);
            let mut begun = *random.position();
            while random.next().is_some() {
                let now = *random.position();
                if now.turn() == begun.turn() {
                    continue;
                }
                let seat = begun.turn().0;
                let merits = begun.merits(&now, seat);
                assert!(merits.is_sorted_by(|a, b| a.weight >= b.weight) && merits.iter().all(|merit| merit.weight > 0.0));
                for merit in merits {
                    assert!(merit.data.is_object(), "{merit:?}");
                    *words.entry(merit.word).or_default() += 1;
                }
                for style in Style::ALL {
                    assert!((0.0..=1.0).contains(&begun.taste(&now, seat, style)), "{style}");
                }
                begun = now;
            }
        }
    }
    let expected = ["confines", "declines", "earns", "guards", "pays", "picks", "spreads", "takes"];
    assert_eq!(words.keys().copied().collect::<Vec<_>>(), expected, "{words:?}");
}

#[test]
fn nobody_speaks_for_nothing() {
    let position = SmallWorld::from_setup(&Setup::plain("small-world", 2, 1)).unwrap();
    let Some(seat) = position.to_act() else { panic!("a game has begun") };
    assert!(position.merits(&position, seat).is_empty());
}
