//! Games of random actions: `cargo run --release -p chaos --example playouts-chaos -- chaos 4 2000`.

fn main() -> std::process::ExitCode {
    tabletop::battery::playouts::<chaos::Chaos>(&[chaos::CHAOS])
}
