//! The send timer: bursts paced over the round trip, POLLs, backoff, persistence and pauses.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::xstp::{Event, Kind, Pacing, Xstp};
use skywindow_units::{BitRate, Duration};

use crate::common::{A, ARRIVES, B, Crossing, Diary, Net, losing, only, seconds};

/// Everything that the sender sends, with its time in ms.
fn sent(rules: &Xstp, source: Source, until_s: u64) -> Vec<(u64, Kind)> {
    let mut sent = Vec::new();
    let mut net = Net::<_, Diary>::new(rules, source, |crossing: &Crossing<'_>| {
        if crossing.from == A {
            sent.push((crossing.now.as_nanos() / 1_000_000, crossing.packet.kind));
        }
        ARRIVES
    });
    net.run(seconds(until_s));
    sent
}

fn has_poll(kind: &Kind) -> bool {
    matches!(kind, Kind::Poll(_) | Kind::Data { poll: Some(_), .. })
}

/// How many segments leave at each instant.
fn bursts(sent: &[(u64, Kind)]) -> Vec<(u64, usize)> {
    let data: Vec<u64> =
        sent.iter().filter(|(_, kind)| matches!(kind, Kind::Data { .. })).map(|(at, _)| *at).collect();
    data.chunk_by(|a, b| a == b).map(|burst| (burst[0], burst.len())).collect()
}

#[test]
fn what_is_allowed_leaves_in_bursts_spread_over_the_round_trip() {
    let rules = Xstp { initial_window_segments: 20, ..Xstp::default() };
    // Eight of 20 every 8/20 of 200 ms, from the BGNAK on.
    assert_eq!(bursts(&sent(&rules, Source::Finite(20_000), 1)), [(200, 8), (280, 8), (360, 4)]);
    let narrow = Xstp { burst_segments: 5, ..rules };
    assert_eq!(bursts(&sent(&narrow, Source::Finite(10_000), 1)), [(200, 5), (250, 5)]);
}

#[test]
fn few_allowed_segments_leave_in_one_burst() {
    let rules = Xstp { initial_window_segments: 6, ..Xstp::default() };
    assert_eq!(bursts(&sent(&rules, Source::Finite(6_000), 1)), [(200, 6)]);
}

#[test]
fn the_whole_window_may_be_spread_instead_of_what_it_still_allows() {
    // A report of the first burst finds 16 of 32 still outstanding.
    let rules = |pacing| Xstp { initial_window_segments: 32, pacing, ..Xstp::default() };
    let times = |pacing| bursts(&sent(&rules(pacing), Source::Endless, 1));
    let after =
        |pacing| times(pacing).into_iter().filter(|(at, _)| *at > 420).map(|(at, _)| at).collect::<Vec<_>>();
    assert_eq!(times(Pacing::Allowed)[..4], [(200, 8), (250, 8), (300, 8), (350, 8)]);
    assert_ne!(after(Pacing::Allowed), after(Pacing::Window));
}

#[test]
fn the_first_burst_carries_a_poll_and_three_go_in_a_round_trip() {
    let rules = Xstp { initial_window_segments: 1, send_buffer_bytes: 1000, ..Xstp::default() };
    let polls: Vec<u64> = sent(&rules, Source::Endless, 1)
        .iter()
        .filter(|(_, kind)| has_poll(kind))
        .map(|(at, _)| *at)
        .take(5)
        .collect();
    assert_eq!(polls, [200, 266, 333, 399, 400]);
}

#[test]
fn the_last_segment_of_a_burst_carries_a_poll_that_tells_what_was_sent() {
    let rules = Xstp { initial_window_segments: 8, ..Xstp::default() };
    let burst: Vec<Kind> = sent(&rules, Source::Endless, 1)
        .into_iter()
        .filter(|(at, _)| *at == 200)
        .map(|(_, kind)| kind)
        .collect();
    assert!(burst[..7].iter().all(|kind| !has_poll(kind)));
    assert!(matches!(burst[7], Kind::Data { seq: 8, poll: Some(poll), .. } if poll.next == 9));
}

#[test]
fn half_of_the_send_buffer_makes_a_burst_carry_a_poll() {
    let rules = |share| Xstp {
        initial_window_segments: 16,
        send_buffer_bytes: 16_000,
        poll_after_share: share,
        poll_ahead_share: 0.0,
        polls_per_rtt: 1,
        ..Xstp::default()
    };
    let polls = |share| {
        let sent = sent(&rules(share), Source::Endless, 1);
        sent.iter().filter(|(at, kind)| *at < 390 && has_poll(kind)).map(|(at, _)| *at).collect::<Vec<_>>()
    };
    assert_eq!(polls(0.5), [200, 300]);
    assert_eq!(polls(1.0), [200]);
}

#[test]
fn without_answers_polls_go_half_as_often_up_to_a_limit() {
    let rules = Xstp { probing: false, backoff_limit: 4, ..Xstp::default() };
    let mut net = Net::<_, Diary>::new(
        &rules,
        Source::Endless,
        losing(|crossing| {
            crossing.from == B && matches!(crossing.packet.kind, Kind::Stat { .. } | Kind::Ustat { .. })
        }),
    );
    net.run(seconds(20));
    let backed_off = only(&net.observers[A], |event| match event {
        Event::PollsBackedOff { times, .. } => Some(*times),
        _ => None,
    });
    // After a round trip and a third, and after twice as much again; a POLL is due then.
    assert_eq!(backed_off, [(466, 2), (999, 4)]);
}

#[test]
fn a_closed_window_is_polled_until_it_opens() {
    let rules =
        Xstp { receiver_buffer_bytes: 4000, read_rate: Some(BitRate::from_bps(8_000)), ..Xstp::default() };
    let mut net = Net::<_, Diary>::new(&rules, Source::Finite(20_000), |_| ARRIVES);
    net.run(seconds(60));
    let log = &net.observers[A];
    let closed = only(log, |event| matches!(event, Event::WindowFull { .. }).then_some(()));
    let opened = only(log, |event| matches!(event, Event::WindowOpened { .. }).then_some(()));
    assert!(closed.len() > 3 && closed.len() == opened.len(), "{closed:?} {opened:?}");
    assert_eq!(net.ends[B].receiver().dropped, 0);
    assert_eq!(net.ends[B].receiver().delivered_bytes, 20_000);
}

#[test]
fn the_application_limits_from_its_last_segment_on() {
    for (source, times) in [(Source::Finite(60_000), 1), (Source::Endless, 0)] {
        let mut net = Net::<_, Diary>::new(&Xstp::default(), source, |_| ARRIVES);
        net.run(seconds(20));
        let limited = only(&net.observers[A], |event| match event {
            Event::ApplicationLimited { flight, cwnd } => Some(flight < cwnd),
            _ => None,
        });
        assert_eq!(limited.len(), times);
        assert!(limited.iter().all(|&(_, open)| open));
    }
}

#[test]
fn the_application_does_not_limit_while_the_window_is_full() {
    let mut limits = 0;
    for segments in 1..=24 {
        let rules = Xstp::default();
        let source = Source::Finite(segments * u64::from(rules.mss_bytes));
        let mut net = Net::<_, Diary>::new(&rules, source, |_| ARRIVES);
        net.run(seconds(20));
        let limited = only(&net.observers[A], |event| match event {
            Event::ApplicationLimited { flight, cwnd } => Some((*flight, *cwnd)),
            _ => None,
        });
        assert!(limited.iter().all(|(_, (flight, cwnd))| flight < cwnd), "{segments} segments: {limited:?}");
        limits += limited.len();
    }
    assert!(limits > 0);
}

#[test]
fn after_a_pause_of_the_data_slow_start_begins_anew() {
    let rules = Xstp { idle_threshold: Duration::from_secs(3), probing: false, ..Xstp::default() };
    let dead = seconds(1)..seconds(6);
    let mut net =
        Net::<_, Diary>::new(&rules, Source::Endless, losing(|crossing| dead.contains(&crossing.now)));
    net.run(seconds(10));
    let restarts = only(&net.observers[A], |event| match event {
        Event::IdleRestart { to, idle, .. } => Some((*to, *idle >= Duration::from_secs(3))),
        _ => None,
    });
    assert_eq!(restarts.iter().map(|(_, what)| *what).collect::<Vec<_>>(), [(1000, true)]);
    let halved = only(&net.observers[A], |event| matches!(event, Event::Halved { .. }).then_some(()));
    assert_eq!(halved, [], "the pause is the answer to the loss");
}

#[test]
fn a_last_segment_may_be_smaller() {
    let mut sizes = Vec::new();
    let mut net = Net::<_, Diary>::new(&Xstp::default(), Source::Finite(2500), |crossing: &Crossing<'_>| {
        if let Kind::Data { bytes, .. } = crossing.packet.kind {
            sizes.push(bytes);
        }
        ARRIVES
    });
    net.run(seconds(10));
    assert_eq!(sizes, [1000, 1000, 500]);
}
