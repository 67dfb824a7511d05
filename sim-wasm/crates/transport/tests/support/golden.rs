//! Whole event streams and words of families for golden files.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::PathBuf;

use skywindow_transport::api::Event;
use skywindow_validation::golden;

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

/// Holds a stream against the file of this name in the folder of its family.
pub fn compare(family: &str, name: &str, text: &str) {
    let folder = [env!("CARGO_MANIFEST_DIR"), "tests", family, "golden"].iter().collect::<PathBuf>();
    golden::compare(folder, name, text);
}
