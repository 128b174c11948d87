//! The battery against a sound game, which passes, and against the same game broken in one way after the other, which never does.

mod toy;

use std::path::Path;

use tabletop::battery::{self, Check, Plan, RandomGame};
use tabletop::{Game, Seat};
use toy::{Action, Coppers, Fault, Setup};

fn setup_of(game: u64) -> Setup {
    broken(game, Fault::None)
}

fn broken(game: u64, fault: Fault) -> Setup {
    Setup { seats: 2 + game as usize % 3, rounds: 4, seed: 1000 + game, fault }
}

#[test]
fn the_sound_game_passes_the_thorough_plan() {
    let summary = battery::assert_passes::<Coppers>(setup_of, &Plan::thorough(300, 5));
    assert_eq!(summary.games, 300);
    assert!(summary.actions > 300 * 8 && summary.longest < 500, "{summary:?}");
    assert!(summary.refused > summary.actions, "{summary:?}");
    // The last position of a game is looked at too.
    assert_eq!(summary.restored, summary.actions + summary.games);
    assert!(summary.resampled >= 2 * summary.restored, "{summary:?}");
    assert!(summary.explained >= summary.actions, "{summary:?}");
}

#[test]
fn the_same_plan_sees_the_same_on_one_thread_and_on_three() {
    let plan = Plan::new(60, 9);
    let one = battery::assert_passes::<Coppers>(setup_of, &Plan { threads: 1, ..plan });
    let three = battery::assert_passes::<Coppers>(setup_of, &Plan { threads: 3, ..plan });
    assert_eq!(one, three);
}

/// Which promise the battery finds broken first.
fn found(fault: Fault) -> Option<Check> {
    let plan = Plan { cap: 2_000, threads: 1, ..Plan::thorough(60, 5) };
    battery::run::<Coppers>(|game| broken(game, fault), &plan).err().map(|failure| failure.check)
}

macro_rules! caught {
    ($($test:ident: $fault:ident => $check:ident;)*) => {
        $(#[test]
        fn $test() {
            assert_eq!(found(Fault::$fault), Some(Check::$check));
        })*
    };
}

caught! {
    an_unsorted_list: Unsorted => Sorted;
    a_duplicate: Duplicate => Sorted;
    a_buffer_not_emptied: NotEmptied => Emptied;
    a_listed_illegal_action: ListsIllegal => Listed;
    an_accepted_unlisted_action: Unlisted => Refused;
    a_refusal_that_changes_something: RefusalChanges => Atomic;
    a_refusal_that_tells_something: RefusalTells => Atomic;
    two_reasons_for_one_refusal: OtherRefusal => Refused;
    an_endless_game: Endless => Ends;
    clones_that_share: Shared => Clones;
    a_flag_that_is_not_saved: Forgets => Restore;
    a_word_position_that_is_not_saved: ForgetsWords => Restore;
    an_action_text_that_lies: Text => ActionText;
    an_action_json_that_loses: ActionJson => ActionText;
    a_play_of_its_own: PlayDiffers => Paths;
    a_play_told_of_its_own: ToldDiffers => Paths;
    a_setup_that_drifts: SetupDrifts => Setup;
    a_setup_that_is_refused: RefusedSetup => Setup;
    a_view_that_leaks: ViewLeaks => View;
    a_bystander_who_sees_too_much: BystanderLeaks => Bystander;
    an_event_that_leaks: EventLeaks => Events;
    an_event_for_bystanders_only: EventBystander => Events;
    an_event_that_loses_a_field: EventJson => Events;
    events_thrown_away: EventsCleared => Events;
    a_choice_that_hangs_on_secrets: LegalHangs => Resample;
    resampling_into_a_flaw: ResampleFlawed => Resample;
    resampling_that_deals_nothing: ResampleKeeps => Deals;
    resampling_that_knows_the_future: ResampleStream => Future;
    a_sum_with_a_part_too_few: Parts => Sums;
    a_flaw_after_an_action: Invalid => Validate;
    a_game_nobody_wins: NoWinner => Outcome;
    a_winner_with_less: LoserWins => Outcome;
    an_outcome_before_the_end: EarlyOutcome => Outcome;
    choices_after_the_end: ListedAfterEnd => EmptyIffOver;
    no_choice_before_the_end: EmptyEarly => EmptyIffOver;
    a_draw_denied: RevealsNothing => Reveals;
    a_purse_shown_silently: ShowsSilently => Reveals;
    a_constant_hash: HashConstant => Hash;
    a_constant_fingerprint: PrintConstant => Fingerprint;
    sketches_that_are_not_their_own: SketchShared => Sketch;
    a_sketch_with_a_place_too_many: SketchBeyond => Sketch;
    a_hash_that_drifts: HashDrifts => Hash;
    a_round_that_goes_back: RoundBack => Turn;
    a_seat_that_does_not_exist: NoSuchSeat => Turn;
    a_panic: Panics => Panics;
    an_action_that_hangs_on_the_world: Journal => Replay;
}

/// Which promise is found broken first where games are looked at in passing.
fn found_in_passing(fault: Fault) -> Option<Check> {
    let plan = Plan { cap: 2_000, threads: 1, of: u64::MAX, ..Plan::new(60, 5) };
    battery::run::<Coppers>(|game| broken(game, fault), &plan).err().map(|failure| {
        assert_eq!(failure.journal.len(), failure.index);
        failure.check
    })
}

#[test]
fn many_games_are_looked_at_in_passing() {
    let summary = battery::assert_passes::<Coppers>(setup_of, &Plan { of: 10, ..Plan::new(95, 5) });
    assert_eq!((summary.games, summary.passed), (95, 86));
    assert_eq!((Plan::new(battery::LOOKED_AT, 1).of, Plan::new(1_000_000, 1).of), (1, 5_000));
    assert_eq!(found_in_passing(Fault::None), None);
    assert_eq!(found_in_passing(Fault::Invalid), Some(Check::Validate));
    assert_eq!(found_in_passing(Fault::Unsorted), Some(Check::Sorted));
    assert_eq!(found_in_passing(Fault::EmptyEarly), Some(Check::EmptyIffOver));
    assert_eq!(found_in_passing(Fault::Endless), Some(Check::Ends));
    assert_eq!(found_in_passing(Fault::RoundBack), Some(Check::Turn));
    assert_eq!(found_in_passing(Fault::NoWinner), Some(Check::Outcome));
    assert_eq!(found_in_passing(Fault::PlayDiffers), Some(Check::Replay));
    assert_eq!(found_in_passing(Fault::Panics), Some(Check::Panics));
}

#[test]
fn a_failure_tells_enough_to_see_it_again() {
    let failure = battery::run::<Coppers>(|game| broken(game, Fault::Invalid), &Plan::thorough(60, 5)).unwrap_err();
    assert_eq!(failure.seed, 5 + failure.game);
    assert_eq!(failure.journal.len(), failure.index);
    let setup: Setup = serde_json::from_str(&failure.setup).unwrap();
    assert_eq!(setup.seed, 1000 + failure.game);
    let mut position = Coppers::from_setup(&setup).unwrap();
    for action in &failure.journal {
        position.play(action.parse().unwrap()).unwrap();
    }
    let mut children = Vec::new();
    position.legal_actions(&mut children);
    let flawed = |action: &Action| {
        let mut child = position.clone();
        child.play_legal(*action);
        child.validate().is_err()
    };
    assert!(position.validate().is_err() || children.iter().any(flawed), "{failure}");
    let text = failure.to_string();
    assert!(text.contains(&failure.setup) && text.contains("Validate") && text.contains("journal"), "{text}");
    assert!(failure.journal.iter().all(|action| text.contains(action)), "{text}");
}

#[test]
fn a_panic_keeps_its_message_and_its_journal() {
    let failure = battery::run::<Coppers>(|game| broken(game, Fault::Panics), &Plan::thorough(60, 5)).unwrap_err();
    assert!(failure.detail.contains("two is too many"), "{failure}");
    assert!(!failure.setup.is_empty());
}

#[test]
fn the_golden_game() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy/golden.txt");
    battery::assert_golden::<Coppers>(&path, &setup_of(1), 3);
}

#[test]
fn golden_games_end_and_differ_by_seed() {
    let text = battery::golden::<Coppers>(&setup_of(0), 3);
    assert!(text.contains("scores ["), "{text}");
    assert!(text.contains("round 4, seat 1, hash "), "{text}");
    assert_eq!(text, battery::golden::<Coppers>(&setup_of(0), 3));
    assert_ne!(text, battery::golden::<Coppers>(&setup_of(0), 4));
}

#[test]
#[should_panic(expected = "differs")]
fn a_golden_game_that_differs_fails() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/toy/golden.txt");
    // Another seed than the file was written with; never with the variable set, which would write it.
    assert!(std::env::var_os(battery::GOLDEN_VARIABLE).is_none(), "differs only when the file is not written");
    battery::assert_golden::<Coppers>(&path, &setup_of(1), 4);
}

#[test]
#[should_panic(expected = "to write it")]
fn a_missing_golden_file_says_how_to_make_it() {
    assert!(std::env::var_os(battery::GOLDEN_VARIABLE).is_none(), "set the variable to write it");
    battery::assert_golden::<Coppers>(Path::new("no/such/file.txt"), &setup_of(1), 4);
}

#[test]
fn a_random_game_is_an_iterator_over_legal_actions() {
    let start = Coppers::from_setup(&setup_of(2)).unwrap();
    let mut replay = start.clone();
    let mut game = RandomGame::new(start.clone(), 11);
    let mut actions = 0;
    while let Some((seat, action)) = game.next() {
        assert_eq!(replay.to_act(), Some(seat));
        replay.play(action).unwrap();
        assert_eq!(replay, *game.position());
        actions += 1;
    }
    assert!(actions > 10 && game.position().outcome().is_some());
    assert!(game.position().turn().0 <= Seat::at(3));
    game.restart(start, 11);
    assert_eq!(game.by_ref().count(), actions);
    assert_eq!(game.into_position(), replay);
}
