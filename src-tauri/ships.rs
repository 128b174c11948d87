/// What lies in `ui/` for developers and never ships; neither do their scripts (`.mjs`) and notes (`.md`).
const NOT_SHIPPED: &[&str] = &["node_modules", "tests", "dev", "types", "package.json", "package-lock.json"];

/// Whether a file or folder of `ui/` called `name` is part of what players get.
fn ships(name: &str) -> bool {
    let script_or_note = Path::new(name).extension().is_some_and(|kind| kind == "mjs" || kind == "md");
    !NOT_SHIPPED.contains(&name) && !script_or_note && !name.starts_with('.')
}
