//! SCTP with the congestion controller of RFC 9438 in place of its own.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::congestion::{Algorithm, CubicReason, Reason};
use skywindow_transport::sctp::{Event, Sctp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Log, Pair, Quiet};

fn rules(controller: Algorithm, sack_delay: Duration) -> Sctp {
    Sctp { controller, sack_delay, receiver_buffer_bytes: 1 << 28, ..Sctp::rfc9260() }
}

/// One forward packet in `each` is lost, evenly.
fn every(each: u64) -> impl FnMut(&Crossing<'_>) -> Fate {
    move |crossing| {
        let lost = crossing.from == A && crossing.ordinal % each == each - 1;
        if lost { Fate::Lost } else { Fate::Arrives }
    }
}

/// Goodput in chunks a round trip of 100 ms, with one packet in 10,000 lost.
fn window(rules: &Sctp) -> f64 {
    let wire = vec![Link::new(100_000_000_000, 50)];
    let mut pair = Pair::<_, Quiet>::with_wires(rules, wire, Source::Endless, every(10_000));
    pair.run(SimTime::from_millis(100_000));
    let before = pair.ends[B].receiver().delivered_bytes;
    pair.run_on(SimTime::from_millis(600_000));
    (pair.ends[B].receiver().delivered_bytes - before) as f64 / 1452.0 / 5000.0
}

#[test]
fn rfc_9438_section_5_a_window_of_187_chunks_at_a_loss_in_10_000_however_many_a_sack_covers() {
    let windows = [0, 200].map(|ms| window(&rules(Algorithm::Cubic, Duration::from_millis(ms))));
    assert!(windows.iter().all(|window| (window / 187.0 - 1.0).abs() < 0.12), "{windows:?}");
    assert!((windows[0] / windows[1] - 1.0).abs() < 0.04, "growth depends on delayed SACKs: {windows:?}");
    let own = window(&rules(Algorithm::NewReno, Duration::ZERO));
    assert!(own < 0.8 * windows[0], "{own} and {windows:?}");
}

#[test]
fn section_4_6_a_loss_leaves_seven_tenths_and_the_reasons_are_those_of_cubic() {
    let wire = vec![Link::new(100_000_000, 50)];
    let rules = rules(Algorithm::Cubic, Duration::ZERO);
    let mut pair = Pair::<_, Log>::with_wires(&rules, wire, Source::Endless, every(3000));
    pair.run(SimTime::from_millis(20_000));
    let log = &pair.observers[A];
    let cut = log.iter().find_map(|(_, event)| match *event {
        Event::FastRetransmit { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let (from, to) = cut.expect("a loss");
    assert!((f64::from(to) / f64::from(from) - 0.7).abs() < 0.01, "{from} to {to}");
    assert!(log.iter().any(|(_, event)| matches!(
        event,
        Event::Controller(Reason::Cubic(CubicReason::CubicGrowth { .. }))
    )));
    assert!(!log.iter().any(|(_, event)| matches!(event, Event::CongestionAvoidance { .. })));
}
