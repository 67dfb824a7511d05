//! Whole event streams against text files. `UPDATE_GOLDEN=1 cargo test` writes them anew: look at the
//! difference before committing it.

use std::collections::BTreeSet;
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

/// Every event of a family in words: with round, small and large numbers, and with each state or reason that a number of it
/// may stand for, on an only path and on one of two.
pub fn words<E: Event>() -> String {
    let mixed = [[1.0; 4], [2.0, 3.0, 999.9, 1_000.0], [1_468.0, 0.0, 1.0, 12_345_678.0], [0.0; 4]];
    let (mut text, mut said) = (String::new(), BTreeSet::new());
    for info in E::TABLE {
        let mut tried = mixed.to_vec();
        for (place, codes) in
            info.fields.iter().enumerate().filter_map(|(place, field)| Some((place, field.codes?)))
        {
            for code in codes.values {
                for mut numbers in [mixed[1], mixed[2]] {
                    numbers[place] = code.number.into();
                    tried.push(numbers);
                }
            }
        }
        for numbers in tried {
            for (path, paths) in [(0, 1), (1, 2)] {
                let words = E::explain(info.code, path, paths, numbers);
                let line = format!("{:>2} {}. {} [{}]", info.code, words.title, words.detail, words.rule);
                if said.insert(line.clone()) {
                    writeln!(text, "{line}").unwrap();
                }
            }
        }
    }
    text
}

#[allow(dead_code, reason = "not every family has so much to tell")]
/// FNV-1a, 64 bits.
pub fn digest(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
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
