//! Whole event streams against text files. `UPDATE_GOLDEN=1 cargo test` writes them anew: look at the
//! difference before committing it.

use std::fmt::Write;
use std::path::PathBuf;

use skywindow_transport::api::Event;

use super::{A, B, Diary};

/// The events of both ends of `paths` paths in words, by time.
pub fn story<E: Event>(ends: &[Diary<E>; 2], paths: usize) -> String {
    let named = [(A, "sender  "), (B, "receiver")];
    let mut events: Vec<_> =
        named.iter().flat_map(|&(end, name)| ends[end].events.iter().map(move |note| (name, note))).collect();
    events.sort_by_key(|(_, (at, ..))| *at);
    let mut text = String::new();
    for (name, (at, path, event)) in events {
        let words = E::explain(event.code(), *path, paths, event.numbers());
        let time = at.as_secs_f64();
        writeln!(text, "{time:>10.6} {name} {:>2} {}. {}", event.code(), words.title, words.detail).unwrap();
    }
    text
}

/// Holds a stream against the file of this name in the folder of its family.
pub fn compare(family: &str, name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(family).join("golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (is, should)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(is, should, "line {} of {name}", line + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "length of {name}");
}
