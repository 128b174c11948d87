//! Pages: what outlives the slots is kept as safe as they are.

mod common;

use std::fs;

use common::{folder, header, kinds, open};
use saves::{NoticeKind, PAGES, SaveError};

#[test]
fn pages_are_there_after_a_restart_and_are_no_slots() {
    let dir = folder();
    let store = open(dir.path()).store;
    assert_eq!(store.page(0), Ok(None), "nothing was ever written");
    let slot = store.create(header("Ada", 1), b"game").unwrap();
    for page in [0, 1, PAGES - 1] {
        store.set_page(page, format!("page {page}").as_bytes()).unwrap();
    }
    store.set_page(1, b"again").unwrap();
    store.delete(slot).unwrap();
    assert_eq!(store.purge_deleted(), Ok(1));
    drop(store);
    let opened = open(dir.path());
    assert_eq!(kinds(&opened), []);
    let read = |page| opened.store.page(page).unwrap().map(|bytes| String::from_utf8(bytes).unwrap());
    assert_eq!([read(0), read(1), read(2)], [Some("page 0".to_owned()), Some("again".to_owned()), None]);
    assert_eq!(read(PAGES - 1), Some(format!("page {}", PAGES - 1)));
    assert!(opened.store.list().is_empty() && opened.store.deleted().is_empty());
    assert_eq!((opened.store.set_page(PAGES, b""), opened.store.page(PAGES)), (Err(SaveError::NotFound), Ok(None)));
}

#[test]
fn one_damaged_copy_is_mended_and_two_are_told_of() {
    let dir = folder();
    let store = open(dir.path()).store;
    store.set_page(3, b"kept").unwrap();
    drop(store);
    let mirror = dir.path().join("slots/results-03.elbow");
    fs::write(&mirror, b"nonsense").unwrap();
    let opened = open(dir.path());
    assert_eq!((kinds(&opened), opened.store.page(3)), (vec![NoticeKind::Mended], Ok(Some(b"kept".to_vec()))));
    drop(opened);
    fs::write(&mirror, b"nonsense").unwrap();
    fs::remove_dir_all(dir.path().join("db")).unwrap();
    let opened = open(dir.path());
    assert!(kinds(&opened).contains(&NoticeKind::ResultsLost), "{:?}", opened.notices);
    assert_eq!(opened.store.page(3), Ok(None));
    opened.store.set_page(3, b"afresh").unwrap();
    assert_eq!(opened.store.page(3), Ok(Some(b"afresh".to_vec())));
}
