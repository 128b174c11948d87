//! The fuzz targets: as ordinary tests they try inputs of chance for some seconds each (`ELBOWROOM_FUZZ_SECONDS`); README.md says how to try one
//! for longer.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fuzz::Desk;

/// How long a target is tried when nothing else is said.
fn stretch() -> Duration {
    let seconds = std::env::var("ELBOWROOM_FUZZ_SECONDS").ok().and_then(|n| n.parse().ok()).unwrap_or(3);
    Duration::from_secs(seconds)
}

macro_rules! targets {
    ($($name:ident)*) => {$(
        #[test]
        fn $name() {
            let desk = std::panic::AssertUnwindSafe(Desk::new());
            let inputs = AtomicU64::new(0);
            bolero::check!().with_max_len(64).with_test_time(stretch()).for_each(|bytes: &[u8]| {
                inputs.fetch_add(1, Ordering::Relaxed);
                fuzz::$name(&desk, bytes);
            });
            let inputs = inputs.into_inner();
            println!("{inputs} inputs");
            assert!(inputs > 0, "no input was tried");
        }
    )*};
}

targets! {
    protocol
    action
    position
    import
    own
    scenario
}
