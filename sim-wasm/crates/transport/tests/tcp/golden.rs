//! Whole event streams against text files. `UPDATE_GOLDEN=1 cargo test` writes them anew: look at the
//! difference before committing it.

use std::fmt::Write;
use std::path::PathBuf;

use skywindow_transport::api::{Event as _, Source};
use skywindow_transport::congestion::Algorithm;
use skywindow_transport::tcp::{Event, Recovery, Tcp};

use crate::common::{A, B, Crossing, Diary, Fate, Link, Net, lose, seconds};

/// Both ends' events in words, by time.
fn story(config: &Tcp, user_bytes: u64, fate: impl FnMut(&Crossing<'_>) -> Fate) -> String {
    let links = vec![Link::new(5_000_000, 130), Link::new(10_000_000, 130)];
    let mut net = Net::<_, Diary>::pair(config, links, Source::Finite(user_bytes), fate);
    net.run(seconds(60));
    let named = [(A, "sender  "), (B, "receiver")];
    let mut events: Vec<_> = named
        .iter()
        .flat_map(|&(end, name)| net.flows[0].observers[end].events.iter().map(move |note| (name, note)))
        .collect();
    events.sort_by_key(|(_, (at, ..))| *at);
    let mut text = String::new();
    for (name, (at, _, event)) in events {
        let words = Event::explain(event.code(), 0, 1, event.numbers());
        let time = at.as_secs_f64();
        writeln!(text, "{time:>10.6} {name} {:>2} {}. {}", event.code(), words.title, words.detail).unwrap();
    }
    text
}

fn compare(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tcp/golden").join(name);
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
    compare("lossless.txt", &story(&Tcp::rfc5681(), 60_000, |_| Fate::Arrives));
}

#[test]
fn two_losses_repaired_with_blocks() {
    compare("sack.txt", &story(&Tcp::rfc5681(), 70_000, lose(&[(14, 0), (17, 0)])));
}

#[test]
fn two_losses_repaired_with_partial_acknowledgements() {
    let config = Tcp { recovery: Recovery::NewReno, ..Tcp::rfc5681() };
    compare("newreno.txt", &story(&config, 70_000, lose(&[(14, 0), (17, 0)])));
}

#[test]
fn the_last_segment_lost_and_found_by_the_timer() {
    compare("timeout.txt", &story(&Tcp::rfc5681(), 20 * 1448, lose(&[(20, 0)])));
}

#[test]
fn the_rules_of_2001() {
    compare("era2001.txt", &story(&Tcp::era2001(), 40_000, lose(&[(12, 0)])));
}

#[test]
fn cubic_after_a_loss() {
    let config = Tcp { controller: Algorithm::Cubic, ..Tcp::rfc5681() };
    compare("cubic.txt", &story(&config, 250_000, lose(&[(25, 0)])));
}

#[test]
fn a_congestion_mark() {
    let config = Tcp { ecn: true, ..Tcp::rfc5681() };
    let fate = |crossing: &Crossing<'_>| {
        if crossing.packet.ecn_capable && crossing.ordinal == 15 { Fate::Marked } else { Fate::Arrives }
    };
    compare("mark.txt", &story(&config, 60_000, fate));
}
