//! Exported games, good and bad.

use std::fs;

use crate::{elbow, top};

fn good() -> String {
    top().join("tests/saves/small-world-2p-v1.elbow").to_str().unwrap().to_owned()
}

#[test]
fn the_old_saves_are_good() {
    let said = elbow(&["verify", &good(), &good().replace("-2p-", "-3p-"), &good().replace("-2p-", "-5p-")]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_eq!(said.out.lines().count(), 3);
    assert!(said.out.contains("actions replayed"), "{}", said.out);
    let json = elbow(&["verify", "--json", &good()]).json().remove(0);
    assert_eq!((&json["game"], &json["rounds"]), (&"small-world".into(), &10.into()));
    assert!(json["steps"].as_u64().unwrap() > 50);
}

#[test]
fn cut_edited_and_foreign_files_fail() {
    let dir = tempfile::tempdir().unwrap();
    let text = fs::read_to_string(good()).unwrap();
    let write = |name: &str, bytes: &[u8]| {
        let path = dir.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let middle = text.len() / 2;
    let edited = format!("{}{}{}", &text[..middle], if text.as_bytes()[middle] == b'1' { '2' } else { '1' }, &text[middle + 1..]);
    let cut = write("cut.elbow", &text.as_bytes()[..middle]);
    let edited = write("edited.elbow", edited.as_bytes());
    let foreign = write("foreign.elbow", b"a letter to a friend");
    let bytes = write("bytes.elbow", &[0xff, 0xfe, 0, 1]);
    elbow(&["verify", &cut]).failed("cut.elbow");
    elbow(&["verify", &edited]).failed("edited.elbow");
    elbow(&["verify", &foreign]).failed("foreign.elbow");
    elbow(&["verify", &bytes]).failed("not text");
    let all = elbow(&["verify", &cut, &good(), &foreign]);
    assert_eq!((all.code, all.out.lines().count(), all.err.lines().count()), (1, 1, 2));
    let json = elbow(&["verify", "--json", &foreign]);
    assert_eq!((json.code, &json.json()[0]["kind"]), (1, &"import_invalid".into()));
}

#[test]
fn a_missing_file_is_wrong_use() {
    elbow(&["verify"]).wrong_use("which file");
    elbow(&["verify", "no/such/file.elbow"]).wrong_use("no/such/file.elbow");
}
