//! Whole event streams against text files. `UPDATE_GOLDEN=1 cargo test` writes them anew: look at the
//! difference before committing it.

use std::fmt::Write;
use std::path::PathBuf;

use skywindow_transport::sctp::{Config, NO_PATH, Source, explain};
use skywindow_units::SimTime;

use crate::common::{A, B, Crossing, Fate, Log, Pair, two_links};

/// Both ends' events in words, by time.
fn story(config: &Config, user_bytes: u64, lost: &[u64]) -> String {
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A && lost.contains(&crossing.ordinal) { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Log>::with_wires(config, two_links(), Source::Finite(user_bytes), fate);
    pair.run(SimTime::from_millis(60_000));
    let named = [(A, "sender  "), (B, "receiver")];
    let mut events: Vec<_> = named
        .iter()
        .flat_map(|&(end, name)| pair.observers[end].iter().map(move |note| (name, note)))
        .collect();
    events.sort_by_key(|(_, (at, _))| *at);
    let mut text = String::new();
    for (name, (at, event)) in events {
        let words = explain(event.code(), NO_PATH, 1, event.numbers());
        let time = at.as_secs_f64();
        writeln!(text, "{time:>10.6} {name} {:>2} {}. {}", event.code(), words.title, words.detail).unwrap();
    }
    text
}

fn compare(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/sctp/golden").join(name);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let expected = std::fs::read_to_string(&path).unwrap_or_default();
    for (line, (is, should)) in text.lines().zip(expected.lines()).enumerate() {
        assert_eq!(is, should, "line {} of {name}", line + 1);
    }
    assert_eq!(text.lines().count(), expected.lines().count(), "length of {name}");
}

#[test]
fn a_transfer_without_loss() {
    compare("lossless.txt", &story(&Config::rfc9260(), 40_000, &[]));
}

#[test]
fn one_loss_found_by_missing_reports() {
    compare("fast_retransmit.txt", &story(&Config::rfc9260(), 60_000, &[14]));
}

#[test]
fn the_last_chunk_lost_and_found_by_the_timer() {
    compare("timeout.txt", &story(&Config::rfc9260(), 10 * 1452, &[11]));
}

#[test]
fn two_losses_with_four_streams_and_a_small_buffer() {
    let config = Config { streams: 4, receiver_buffer_bytes: 10_000, ..Config::rfc9260() };
    compare("four_streams.txt", &story(&config, 50_000, &[12, 13]));
}

#[test]
fn the_rules_of_2000() {
    compare("rfc2960.txt", &story(&Config::rfc2960(), 60_000, &[14]));
}
