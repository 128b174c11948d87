//! Games of random actions: `cargo run --release -p smallworld --example playouts-smallworld -- small-world 2 2000`.

fn main() -> std::process::ExitCode {
    tabletop::battery::playouts::<smallworld::SmallWorld>(&smallworld::GAMES)
}
