/// What only a window can be asked, beside the commands of the table. The build script of the app declares them all, so that each has a permission
/// of its own; `capabilities/main.json` grants those one by one, and `commands.rs` holds the functions.
pub const OF_THE_WINDOW: [&str; 2] = ["arrivals", "save_file"];
