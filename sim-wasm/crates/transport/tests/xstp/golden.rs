//! Whole event streams against text files: a transfer, and a probing cycle of each kind.

use skywindow_transport::api::Source;
use skywindow_transport::pacing;
use skywindow_transport::xstp::{Control, Event, Kind, Xstp};
use skywindow_units::{BitRate, Duration};

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

#[test]
fn a_window_that_the_application_closes_and_opens_by_reading_slowly() {
    let rules =
        Xstp { receiver_buffer_bytes: 4000, read_rate: Some(BitRate::from_bps(8_000)), ..Xstp::default() };
    compare("closed-window.txt", &story(&rules, 12, |_| ARRIVES));
}

#[test]
fn requests_that_are_lost_are_sent_again() {
    let mut left = [(Control::Bgn, 2), (Control::BgnAck, 1), (Control::End, 2), (Control::EndAck, 1)];
    let lost = losing(move |crossing| match crossing.packet.kind {
        Kind::Control { what, .. } => left.iter_mut().any(|(known, left)| {
            let lost = *known == what && *left > 0;
            *left -= i32::from(lost);
            lost
        }),
        _ => false,
    });
    compare("requests.txt", &story(&Xstp::default(), 4, lost));
}

#[test]
fn a_session_through_which_nothing_comes_any_more_is_given_up() {
    let rules = Xstp { give_up: Duration::from_secs(8), ..Xstp::default() };
    compare("given-up.txt", &story(&rules, 200, blackout(1_200, 60_000, DELAY_MS)));
}

#[test]
fn without_the_trailing_gap_the_last_segment_leaves_again_after_a_timeout() {
    let rules = Xstp { trailing_gap: false, ..Xstp::default() };
    let lost = losing(|crossing| first(crossing, 19) || first(crossing, 20));
    compare("last-again.txt", &story(&rules, 20, lost));
}

#[test]
fn losses_of_a_paced_session_without_probing() {
    let rules = Xstp { probing: false, segment_pacing: pacing::Pacing::Window, ..Xstp::default() };
    let lost = losing(|crossing| [12, 14, 31].iter().any(|&segment| first(crossing, segment)));
    compare("paced.txt", &story(&rules, 60, lost));
}

#[test]
fn polls_that_nobody_answers_go_less_often_until_probing_is_possible() {
    let rules = Xstp { probing: false, backoff_limit: 4, ..Xstp::default() };
    compare("backed-off.txt", &story(&rules, 80, blackout(900, 4_000, DELAY_MS)));
}

#[test]
fn every_event_in_words() {
    compare("words.txt", &golden::words::<Event>());
}
