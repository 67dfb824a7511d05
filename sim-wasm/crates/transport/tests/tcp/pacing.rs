//! Pacing: segments leave no closer than the rate says, and where no queue overflows nothing is slower for it.

use skywindow_form::Among;
use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::pacing::{Pacing, PacingSettings};
use skywindow_transport::tcp::Tcp;
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Net, Quiet, seconds};

fn paced(pacing: Pacing, base: Tcp) -> Tcp {
    Tcp { pace: Among(PacingSettings { pacing, ..PacingSettings::default() }), ..base }
}

/// The shortest time between two segments from 5 s on over a round trip of 100 ms, with a window that the receiver
/// holds at 40 segments, and a segment's share of the window in a round trip at the end, ms.
fn shortest_gap(pacing: Pacing) -> (Duration, f64) {
    let (mut last, mut shortest) = (SimTime::ZERO, Duration::from_secs(1));
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A && crossing.packet.bytes > 0 && crossing.now > seconds(5) {
            shortest = shortest.min(crossing.now.since(last));
            last = crossing.now;
        }
        Fate::Arrives
    };
    let rules = paced(pacing, Tcp { receiver_buffer_bytes: 40 * 1448, ..Tcp::rfc5681() });
    let mut net = Net::<_, Quiet>::pair(&rules, vec![Link::new(1_000_000_000, 50)], Source::Endless, fate);
    net.run(seconds(20));
    let path = net.flows[0].ends[A].path_state(0);
    drop(net);
    (shortest, path.srtt.as_millis_f64() * 1448.0 / f64::from(path.cwnd))
}

#[test]
fn rfc_9002_section_7_7_segments_leave_no_closer_than_the_window_in_a_round_trip_says() {
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
    let links = vec![Link::new(5_000_000, 50).with_queue(200)];
    let rules = paced(pacing, Tcp { receiver_buffer_bytes: 1 << 17, ..Tcp::rfc5681() });
    let mut net = Net::<_, Quiet>::pair(&rules, links, Source::Endless, fate);
    net.run(seconds(100));
    net.flows[0].ends[B].receiver().delivered_bytes as f64
}

#[test]
fn where_no_queue_overflows_a_paced_connection_delivers_no_less() {
    for each in [u64::MAX, 1000, 199] {
        let [off, on] = [Pacing::Off, Pacing::Window].map(|pacing| delivered(pacing, each));
        assert!(on > 0.97 * off, "{on} and {off} bytes where one in {each} is lost");
    }
}
