//! Whole event streams against text files: a transfer, and a probing cycle of each kind.

use skywindow_transport::api::Source;
use skywindow_transport::xstp::{Kind, Xstp};
use skywindow_units::Duration;

use crate::common::{ARRIVES, Crossing, DELAY_MS, Diary, Fate, Net, losing, seconds};
use crate::support::golden;

/// Both ends' events in words, by time.
fn story<R: Into<Fate>>(rules: &Xstp, segments: u64, fate: impl FnMut(&Crossing<'_>) -> R) -> String {
    let mut net = Net::<_, Diary>::new(rules, Source::Finite(1000 * segments), fate);
    net.run(seconds(60));
    golden::story(&net.observers, 1)
}

fn compare(name: &str, text: &str) {
    golden::compare("xstp", name, text);
}

fn millis(crossing: &Crossing<'_>) -> u64 {
    crossing.now.as_nanos() / 1_000_000
}

/// Whether it is the first transmission of a segment.
fn first(crossing: &Crossing<'_>, segment: u64) -> bool {
    matches!(crossing.packet.kind, Kind::Data { seq, again: false, .. } if seq == segment)
}

/// A path that loses everything for a while, ms, and then has another delay.
fn blackout(from: u64, to: u64, delay_ms: u64) -> impl FnMut(&Crossing<'_>) -> Option<Duration> {
    move |crossing| match millis(crossing) {
        now if now < from => ARRIVES,
        now if now < to => None,
        _ => Some(Duration::from_millis(delay_ms)),
    }
}

#[test]
fn a_transfer_without_loss() {
    compare("lossless.txt", &story(&Xstp::default(), 30, |_| ARRIVES));
}

#[test]
fn a_reported_loss_without_probing() {
    let rules = Xstp { probing: false, ..Xstp::default() };
    compare("off.txt", &story(&rules, 40, losing(|crossing| first(crossing, 12))));
}

#[test]
fn a_cycle_that_a_longer_round_trip_begins_is_aborted() {
    let slower = |crossing: &Crossing<'_>| {
        let delay = if millis(crossing) < 850 { DELAY_MS } else { 150 };
        Some(Duration::from_millis(delay))
    };
    compare("aborted.txt", &story(&Xstp::default(), 60, slower));
}

#[test]
fn a_cycle_that_a_report_begins() {
    compare("explicit.txt", &story(&Xstp::default(), 40, losing(|crossing| first(crossing, 12))));
}

#[test]
fn a_cycle_that_an_early_timeout_begins_in_a_short_blackout() {
    compare("early-timeout.txt", &story(&Xstp::default(), 60, blackout(870, 1100, DELAY_MS)));
}

#[test]
fn a_cycle_through_a_blackout_ends_in_immediate_recovery() {
    compare("immediate-recovery.txt", &story(&Xstp::default(), 60, blackout(870, 2500, DELAY_MS)));
}

#[test]
fn a_cycle_through_a_blackout_ends_in_congestion_control_where_round_trips_are_longer_then() {
    compare("congestion.txt", &story(&Xstp::default(), 60, blackout(870, 2500, 150)));
}
