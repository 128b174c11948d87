//! Packages, tried: installed, started, upgraded with saved games kept, removed without a trace.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::bundle::{Packages, older};
use crate::process::{Done, answer, command, fail, root, run, say, target};
use crate::system::{PACKAGES, WINDOWLESS, install};
use crate::tools::fetch_node;
use crate::windowless::windowless;

/// Tries both packages.
pub fn both(packages: &Packages) -> Done {
    say!("== Trying the packages: install, start, upgrade, remove");
    install(&[WINDOWLESS, PACKAGES])?;
    fetch_node()?;
    let old = older(packages)?;
    deb(&packages.deb, &old.deb)?;
    rpm(&packages.rpm, &old.rpm)
}

/// A new empty folder for the saved games of one package.
fn games(of: &str) -> Done<PathBuf> {
    let folder = target().join("try").join(of);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// A command for whoever may change the system.
fn as_root(words: &[&str]) -> Command {
    let administrator = answer("id", &["-u"]).is_some_and(|id| id == "0");
    if administrator { command(words[0], &words[1..]) } else { command("sudo", words) }
}

fn version_of_deb() -> Option<String> {
    answer("dpkg-query", &["-W", "-f=${Version} ${db:Status-Status}", "elbowroom"])?.strip_suffix(" installed").map(str::to_owned)
}

/// Installs a package that has to have the version then.
fn install_deb(package: &Path) -> Done<String> {
    run(as_root(&["apt-get", "install", "-qq", "-y", "--no-install-recommends", "--allow-downgrades"]).arg(package))?;
    version_of_deb().map_or_else(|| fail("the package did not install itself as `elbowroom`"), Ok)
}

/// Installs the older package, keeps a game with it, installs the newer one over it, and finds the game; then removes it.
fn deb(package: &Path, old: &Path) -> Done {
    if let Some(version) = version_of_deb() {
        say!("   elbowroom {version} is installed here already, and stays: the .deb is not tried");
        return Ok(());
    }
    let games = games("deb")?;
    let tried = (|| {
        let before = install_deb(old)?;
        let files = installed(&answer("dpkg-query", &["-L", "elbowroom"]).unwrap_or_default(), Path::new("/"));
        let program = program(&files)?;
        play("before", &program, &games)?;
        let after = install_deb(package)?;
        if before == after {
            return fail(format!("an upgrade from {before} leaves {after}"));
        }
        let listed = answer("dpkg-query", &["-L", "elbowroom"]).unwrap_or_default();
        let files = installed(&listed, Path::new("/"));
        look(&files)?;
        play("after", &program, &games)?;
        smoke(&program)?;
        say!("   .deb: {before} installed, {after} over it, {} files, the saved game kept", files.len());
        Ok(files)
    })();
    run(&mut as_root(&["dpkg", "--purge", "elbowroom"]))?;
    let files = tried?;
    nothing_left(&files)?;
    found_again(&games)
}

/// The same in a root of its own, since this system keeps its own packages another way.
fn rpm(package: &Path, old: &Path) -> Done {
    let games = games("rpm")?;
    let apart = target().join("try/root");
    if apart.exists() {
        run(as_root(&["rm", "-rf"]).arg(&apart))?;
    }
    fs::create_dir_all(&apart)?;
    let apart = fs::canonicalize(apart)?;
    let at = apart.to_string_lossy().into_owned();
    // What the package asks for this system has under other names, see the list that is said.
    let rpm = |words: &[&str]| {
        let mut all = vec!["rpm", "--root", &at, "--dbpath", "/var/lib/rpm"];
        all.extend(words);
        as_root(&all)
    };
    let asked = |words: &[&str]| {
        let output = rpm(words).output()?;
        let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
        if output.status.success() { Ok(text) } else { fail(format!("rpm {} failed", words.join(" "))) }
    };
    let file = package.to_string_lossy();
    let requires = asked(&["-qp", "--requires", &file])?;
    say!("   .rpm requires {}", requires.lines().collect::<Vec<_>>().join(", "));
    if !requires.contains("webkit2gtk4.1") && !requires.contains("libwebkit2gtk-4.1") {
        return fail("the .rpm does not ask for the web view");
    }
    run(rpm(&["-i", "--nodeps"]).arg(old))?;
    let before = asked(&["-q", "--qf", "%{VERSION}", "elbowroom"])?;
    let program = apart.join("usr/bin/elbowroom");
    play("before", &program, &games)?;
    run(rpm(&["-U", "--nodeps"]).arg(package))?;
    let after = asked(&["-q", "--qf", "%{VERSION}", "elbowroom"])?;
    if before == after {
        return fail(format!("an upgrade from {before} leaves {after}"));
    }
    let files = installed(&asked(&["-ql", "elbowroom"])?, &apart);
    look(&files)?;
    play("after", &program, &games)?;
    smoke(&program)?;
    say!("   .rpm: {before} installed, {after} over it, {} files, the saved game kept", files.len());
    run(&mut rpm(&["-e", "--nodeps", "elbowroom"]))?;
    nothing_left(&files)?;
    run(as_root(&["rm", "-rf"]).arg(&apart))?;
    found_again(&games)
}

/// The files of a list, below `base`.
fn installed(listed: &str, base: &Path) -> Vec<PathBuf> {
    listed.lines().map(|line| base.join(line.trim_start_matches('/'))).filter(|path| path.is_file()).collect()
}

fn nothing_left(files: &[PathBuf]) -> Done {
    match files.iter().find(|file| file.exists()) {
        Some(left) => fail(format!("{} is still there after removing", left.display())),
        None => Ok(()),
    }
}

/// Removing the program leaves the games of those who played.
fn found_again(games: &Path) -> Done {
    let kept = fs::read_dir(games.join("slots"))?.count();
    if kept == 0 { fail("removing the package has taken the saved games along") } else { Ok(()) }
}

fn program(files: &[PathBuf]) -> Done<PathBuf> {
    let found = files.iter().find(|file| file.ends_with("usr/bin/elbowroom"));
    found.map_or_else(|| fail("the package has no program"), |file| Ok(file.clone()))
}

/// One half of an upgrade: a game is begun with the older version, and found with the newer one.
fn play(when: &str, program: &Path, games: &Path) -> Done {
    let mut script = windowless(&["node", "tests/webdriver/upgrade.mjs", when]);
    run(script.env("APP", program).env("GAMES", games).current_dir(root()))
}

fn smoke(program: &Path) -> Done {
    run(windowless(&["node", "--test", "tests/webdriver/smoke.test.mjs"]).env("APP", program).current_dir(root()))
}

/// What desktops look for: an entry, icons, the type of saved games, words for the store.
fn look(files: &[PathBuf]) -> Done {
    let find = |part: &str, end: &str| {
        files.iter().find(|file| {
            let path = file.to_string_lossy();
            path.contains(part) && path.ends_with(end)
        })
    };
    let (Some(entry), Some(store), Some(kind)) = (
        find("usr/share/applications/", ".desktop"),
        find("usr/share/metainfo/", ".metainfo.xml"),
        find("usr/share/mime/packages/", ".xml"),
    ) else {
        return fail("the package lacks its desktop entry, its words for the store or the type of saved games");
    };
    if find("usr/share/icons/", "elbowroom.png").is_none() || find("usr/share/icons/", "elbowroom.svg").is_none() {
        return fail("the package lacks icons");
    }
    let text = fs::read_to_string(entry)?;
    for line in ["Name=Elbowroom", "Exec=elbowroom %F", "Icon=elbowroom", "Categories=Game;", "MimeType=application/x-elbowroom-game;"] {
        if !text.lines().any(|found| found.starts_with(line)) {
            return fail(format!("{} lacks `{line}`", entry.display()));
        }
    }
    run(command("desktop-file-validate", &[]).arg(entry))?;
    run(command("appstreamcli", &["validate", "--no-net", "--pedantic"]).arg(store))?;
    let words = fs::read_to_string(store)?;
    let named = entry.file_name().unwrap_or_default().to_string_lossy();
    if !words.contains(&format!("<launchable type=\"desktop-id\">{named}</launchable>")) {
        return fail(format!("{} does not name the desktop entry {named}", store.display()));
    }
    knows_games(kind)
}

/// Whether a system that has read the type of saved games knows one, by its name and by what is in it.
fn knows_games(kind: &Path) -> Done {
    let folder = target().join("try/mime");
    fs::create_dir_all(folder.join("packages"))?;
    fs::copy(kind, folder.join("packages/elbowroom.xml"))?;
    run(command("update-mime-database", &[]).arg(&folder))?;
    let globs = fs::read_to_string(folder.join("globs2"))?;
    let known: BTreeSet<&str> = globs.lines().filter_map(|line| line.split_once(':').map(|(_, glob)| glob)).collect();
    if !known.contains("application/x-elbowroom-game:*.elbow") {
        return fail("a system that has read the package's types does not know saved games by their names");
    }
    let magic = fs::read(folder.join("magic"))?;
    if !magic.windows(9).any(|part| part == b"ELBOWSAV ") {
        return fail("a system that has read the package's types does not know saved games by what is in them");
    }
    Ok(())
}

/// The checks of files for desktops that need no package, for whoever changes one.
pub fn words_for_desktops() -> Done {
    install(&[PACKAGES])?;
    let folder = root().join("src-tauri/packaging/linux");
    let template = fs::read_to_string(folder.join("elbowroom.desktop"))?;
    let entry = target().join("try/Elbowroom.desktop");
    fs::create_dir_all(target().join("try"))?;
    let filled = template.replace("{{name}}", "Elbowroom").replace("{{exec}}", "elbowroom").replace("{{icon}}", "elbowroom");
    if let Some(left) = filled.lines().find(|line| line.contains("{{")) {
        return fail(format!("nobody fills in `{left}`"));
    }
    fs::write(&entry, filled)?;
    run(command("desktop-file-validate", &[]).arg(&entry))?;
    run(command("appstreamcli", &["validate", "--no-net", "--pedantic"]).arg(folder.join("app.elbowroom.table.metainfo.xml")))?;
    knows_games(&folder.join("elbowroom-mime.xml"))
}
