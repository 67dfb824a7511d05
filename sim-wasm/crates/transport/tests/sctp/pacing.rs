//! Pacing: packets leave no closer than the rate says but for what must not be delayed, and where no queue overflows
//! nothing is slower for it.

use skywindow_form::Among;
use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::pacing::{Pacing, PacingSettings};
use skywindow_transport::sctp::{Event, Sctp};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Log, Pair, Quiet, seconds};

fn paced(pacing: Pacing, base: Sctp) -> Sctp {
    Sctp { pace: Among(PacingSettings { pacing, ..PacingSettings::default() }), ..base }
}

/// The shortest time between two packets with data from 5 s on over a round trip of 100 ms, with a window that the
/// receiver holds at 40 chunks, and a chunk's share of the window in a round trip at the end, ms.
fn shortest_gap(pacing: Pacing) -> (Duration, f64) {
    let (mut last, mut shortest) = (SimTime::ZERO, Duration::from_secs(1));
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A && !crossing.packet.data.is_empty() && crossing.now > seconds(5) {
            shortest = shortest.min(crossing.now.since(last));
            last = crossing.now;
        }
        Fate::Arrives
    };
    let rules = paced(pacing, Sctp { receiver_buffer_bytes: 40 * 1468, ..Sctp::rfc9260() });
    let wire = vec![Link::new(1_000_000_000, 50)];
    let mut pair = Pair::<_, Quiet>::with_wires(&rules, wire, Source::Endless, fate);
    pair.open();
    pair.run_on(seconds(20));
    let path = pair.ends[A].path_state(0);
    drop(pair);
    (shortest, path.srtt.as_millis_f64() * 1468.0 / f64::from(path.cwnd))
}

#[test]
fn rfc_9002_section_7_7_packets_leave_no_closer_than_the_window_in_a_round_trip_says() {
    let (bunched, _) = shortest_gap(Pacing::Off);
    assert!(bunched < Duration::from_nanos(20_000), "{bunched}");
    let (gap, share) = shortest_gap(Pacing::Window);
    let said = share / 1.2;
    assert!((gap.as_millis_f64() / said - 1.0).abs() < 0.02, "{gap} instead of {said} ms");
}

/// User bytes delivered in 100 s over 5 Mbit/s and 100 ms with a queue that never overflows, where one packet in `each` is
/// lost.
fn delivered(pacing: Pacing, each: u64) -> f64 {
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.from == A && crossing.ordinal % each == each - 1;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let wire = vec![Link::with_queue(5_000_000, Duration::from_millis(50), Some(200))];
    let rules = paced(pacing, Sctp { receiver_buffer_bytes: 1 << 17, ..Sctp::rfc9260() });
    let mut pair = Pair::<_, Quiet>::with_wires(&rules, wire, Source::Endless, fate);
    pair.run(seconds(100));
    pair.ends[B].receiver().delivered_bytes as f64
}

#[test]
fn where_no_queue_overflows_a_paced_association_delivers_no_less() {
    for each in [u64::MAX, 1000, 199] {
        let [off, on] = [Pacing::Off, Pacing::Window].map(|pacing| delivered(pacing, each));
        assert!(on > 0.97 * off, "{on} and {off} bytes where one in {each} is lost");
    }
}

#[test]
fn section_7_2_4_rule_3_the_first_packet_of_a_fast_retransmit_waits_for_no_pace() {
    let wire = vec![Link::with_queue(5_000_000, Duration::from_millis(50), Some(20))];
    let rules = paced(Pacing::Window, Sctp { receiver_buffer_bytes: 1 << 17, ..Sctp::rfc9260() });
    let mut pair =
        Pair::<_, Log>::with_wires(&rules, wire, Source::Endless, |_: &Crossing<'_>| Fate::Arrives);
    pair.run(seconds(100));
    let log = &pair.observers[A];
    let entered =
        log.iter().enumerate().filter(|(_, (_, event))| matches!(event, Event::FastRetransmit { .. }));
    let mut count = 0;
    for (at, (now, event)) in entered {
        let Event::FastRetransmit { tsn: missing, .. } = event else { continue };
        let again = log[at..]
            .iter()
            .find(|(_, event)| matches!(event, Event::Retransmitted { tsn, .. } if tsn == missing));
        assert_eq!(again.map(|(left, _)| left), Some(now), "TSN {missing}");
        count += 1;
    }
    assert!(count > 3, "{count} fast retransmits");
}
