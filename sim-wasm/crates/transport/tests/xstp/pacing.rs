//! Pacing of segments: those of a burst and those sent again leave no closer than the rate says, POLLs at once, and where
//! no queue overflows little is slower for it.

use skywindow_transport::api::{Endpoint as _, Observer, Source};
use skywindow_transport::pacing::Pacing;
use skywindow_transport::xstp::{Event, Kind, Xstp};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, ARRIVES, B, Crossing, Diary, Fate, Net, Quiet, only, seconds};

const PACINGS: [Pacing; 2] = [Pacing::Off, Pacing::Window];

fn paced(segment_pacing: Pacing, base: Xstp) -> Xstp {
    Xstp { segment_pacing, ..base }
}

/// When each segment with data left, and whether it had left before.
fn departures<O: Observer<Event> + Default>(
    rules: &Xstp,
    until_s: u64,
    lost: impl Fn(&Crossing<'_>) -> bool,
) -> (Vec<(SimTime, bool)>, O) {
    let mut sent = Vec::new();
    let fate = |crossing: &Crossing<'_>| {
        if let Kind::Data { again, .. } = crossing.packet.kind
            && crossing.from == A
        {
            sent.push((crossing.now, again));
        }
        if lost(crossing) { None } else { ARRIVES }
    };
    let mut net = Net::<_, O>::new(rules, Source::Endless, fate);
    net.run(seconds(until_s));
    let [observer, _] = net.observers;
    (sent, observer)
}

/// The shortest time between two of so many departures.
fn shortest(sent: &[(SimTime, bool)]) -> Duration {
    sent.windows(2).map(|pair| pair[1].0.since(pair[0].0)).min().unwrap()
}

#[test]
fn rfc_9002_section_7_7_segments_leave_no_closer_than_the_window_in_a_round_trip_says() {
    // 40 segments in 200 ms.
    let base = Xstp { send_buffer_bytes: 40_000, ..Xstp::default() };
    let gap = |pacing, percent| {
        let rules = Xstp { segment_pacing_percent: percent, ..paced(pacing, base.clone()) };
        let (sent, Quiet) = departures(&rules, 20, |_| false);
        let late = sent.iter().position(|(at, _)| *at > seconds(10)).unwrap();
        shortest(&sent[late..]).as_millis_f64()
    };
    assert_eq!(gap(Pacing::Off, 120), 0.0, "back to back");
    for percent in [100, 120, 400] {
        let said = 5.0 * 100.0 / f64::from(percent);
        let gap = gap(Pacing::Window, percent);
        assert!((gap / said - 1.0).abs() < 0.02, "{gap} instead of {said} ms at {percent} %");
    }
}

#[test]
fn what_is_sent_again_is_paced_too_and_leaves_no_more_often() {
    let base = Xstp { probing: false, send_buffer_bytes: 40_000, ..Xstp::default() };
    let dead = SimTime::from_millis(10_050)..SimTime::from_millis(10_250);
    let [off, on] = PACINGS.map(|pacing| {
        let (sent, diary) = departures::<Diary>(&paced(pacing, base.clone()), 20, |crossing| {
            crossing.from == A && dead.contains(&crossing.now)
        });
        let lost = sent.iter().filter(|(at, _)| dead.contains(at)).count();
        let again: Vec<_> = sent.into_iter().filter(|(_, again)| *again).collect();
        let told = only(&diary, |event| matches!(event, Event::Retransmitted { .. }).then_some(()));
        assert!(lost > 10 && again.len() >= lost && told.len() == again.len(), "{lost} lost, {again:?}");
        again
    });
    assert_eq!(shortest(&off), Duration::ZERO, "back to back");
    assert!(shortest(&on) > Duration::from_millis(3) && on.len() <= off.len(), "{on:?}");
}

#[test]
fn polls_and_probes_wait_for_no_pace() {
    let dead = SimTime::from_millis(10_050)..SimTime::from_millis(10_900);
    let [off, on] = PACINGS.map(|pacing| {
        let rules = paced(pacing, Xstp { send_buffer_bytes: 40_000, ..Xstp::default() });
        let (_, diary) = departures::<Diary>(&rules, 20, |crossing| dead.contains(&crossing.now));
        let began = only(&diary, |event| matches!(event, Event::ProbingStarted { .. }).then_some(()));
        let probes = only(&diary, |event| matches!(event, Event::ProbeSent { .. }).then_some(()));
        assert!(!began.is_empty() && began[0].0 == probes[0].0, "{began:?} {probes:?}");
        probes.windows(2).map(|pair| pair[1].0 - pair[0].0).collect::<Vec<_>>()
    });
    assert!(off.len() > 2 && on.iter().all(|apart| (199..=201).contains(apart)), "{off:?} {on:?}");
}

/// A link of 5 Mbit/s and 50 ms either way whose queue never overflows.
struct Link([SimTime; 2]);

impl Link {
    fn cross(&mut self, crossing: &Crossing<'_>) -> Fate {
        let free = &mut self.0[crossing.from];
        *free =
            (*free).max(crossing.now) + BitRate::from_bps(5_000_000).transmission_time(crossing.packet.size);
        Fate::After(free.since(crossing.now) + Duration::from_millis(50))
    }
}

/// User bytes delivered in 100 s over that link in all, where one packet in `each` is lost, from another one on each time.
fn delivered(rules: &Xstp, each: u64) -> f64 {
    let run = |first: u64| {
        let mut link = Link([SimTime::ZERO; 2]);
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.from == A && crossing.ordinal % each == first;
            if lost { Fate::Lost } else { link.cross(crossing) }
        };
        let mut net = Net::<_, Quiet>::new(rules, Source::Endless, fate);
        net.run(seconds(100));
        net.ends[B].receiver().delivered_bytes
    };
    (1..=8).map(|part| run(each / 8 * part - 1)).sum::<u64>() as f64
}

#[test]
fn where_no_queue_overflows_a_paced_session_delivers_almost_as_much() {
    for each in [u64::MAX, 1000, 199] {
        for probing in [true, false] {
            let base = Xstp {
                probing,
                send_buffer_bytes: 1 << 17,
                receiver_buffer_bytes: 1 << 17,
                ..Xstp::default()
            };
            let [off, on] = PACINGS.map(|pacing| delivered(&paced(pacing, base.clone()), each));
            assert!(on > 0.95 * off, "{on} and {off} bytes where one in {each} is lost, probing {probing}");
        }
    }
}

#[test]
fn pacing_begins_and_ends_in_the_middle_of_a_session() {
    let base = Xstp { send_buffer_bytes: 40_000, ..Xstp::default() };
    let mut sent = Vec::new();
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A && matches!(crossing.packet.kind, Kind::Data { .. }) {
            sent.push((crossing.now, false));
        }
        ARRIVES
    };
    let mut net = Net::<_, Quiet>::new(&base, Source::Endless, fate);
    for (until, pacing) in [(10, Pacing::Window), (20, Pacing::Off)] {
        net.run(seconds(until));
        let now = net.now();
        net.ends[A].adopt(now, &paced(pacing, base.clone()), &mut Quiet);
    }
    net.run(seconds(30));
    drop(net);
    let gap = |from, to| {
        let there: Vec<_> =
            sent.iter().copied().filter(|(at, _)| (seconds(from)..seconds(to)).contains(at)).collect();
        shortest(&there)
    };
    let bunched = Duration::ZERO;
    assert_eq!([gap(8, 10), gap(21, 30)], [bunched; 2]);
    assert!(gap(11, 20) > Duration::from_millis(4), "{}", gap(11, 20));
}
