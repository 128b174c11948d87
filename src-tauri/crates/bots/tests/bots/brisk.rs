//! What the strongest level thinks through before it decides, counted: where others have much to answer it took up to 25 seconds.

use bots::judge::{Appraiser, Counted};
use bots::planning::Planning;
use bots::{Level, Stop};
use chaos::Chaos;
use smallworld::{SmallWorld, WARCRAFT};
use tabletop::Game;
use tabletop::battery::Dice;

use crate::play_out;

/// The most positions that *expert* looks at for one decision of a game, of each so many that *easy* comes to.
fn most_judged<G: Game>(start: G, each: usize) -> u32 {
    // A tenth of what it has, so that tests are quick.
    let planning = Planning { budget: 50_000, ..Planning::of(Level::Expert).unwrap() };
    let (mut decisions, mut asked, mut most) = (0, 0, 0);
    play_out(
        start,
        |_| Level::Easy,
        |position, _, _| {
            decisions += 1;
            if decisions % each == 0 {
                let mut appraiser = Appraiser;
                let mut judge = Counted::new(&mut appraiser, u32::MAX);
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                planning.lines(position, &legal, 0, &mut judge, &Stop::new(), &mut Dice::new(7), &mut |_| {});
                (asked, most) = (asked + 1, most.max(judge.count));
            }
        },
    );
    assert!(decisions > 40 && asked > 4, "{asked} of {decisions} decisions");
    most
}

/// After the last action of a round the others play it out: 200,000 positions where 500,000 are allowed.
#[test]
fn however_much_the_others_have_to_play_out_an_action_is_soon_chosen() {
    let most = most_judged(Chaos::new(&chaos::Setup::plain(4, 8100)).unwrap(), 8);
    // A look that was begun is brought to its end: up to 400 decisions of the others, some 12,000 positions.
    assert!((4_000..20_000).contains(&most), "{most} positions");
}

/// Four others answer, each with a whole turn.
#[test]
fn however_many_sit_at_the_table_a_turn_is_soon_chosen() {
    let most = most_judged(SmallWorld::from_setup(&smallworld::Setup::plain(WARCRAFT, 5, 9300)).unwrap(), 61);
    assert!((8_000..20_000).contains(&most), "{most} positions");
}
