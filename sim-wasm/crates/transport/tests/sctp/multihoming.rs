//! Several paths: RFC 9260 sections 5.4, 6.4, 7.2.4, 8.1 and 8.2, with paths that fail and come back.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Control, Event, PathChange, Retransmit, RetransmitOn, Sctp, Source, State};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Pair, lose, seconds, wires};

fn policy(retransmit_on: RetransmitOn) -> Sctp {
    Sctp { retransmit_on: Some(retransmit_on), ..Sctp::rfc9260() }
}

/// Path 0 is broken in both directions from `from` to `to`, in milliseconds.
fn broken(from: u64, to: u64) -> impl FnMut(&Crossing<'_>) -> Fate {
    let (from, to) = (SimTime::from_millis(from), SimTime::from_millis(to));
    move |crossing| {
        let broken = crossing.path == 0 && crossing.now >= from && crossing.now < to;
        if broken { Fate::Lost } else { Fate::Arrives }
    }
}

/// TSN, reason and path of everything that was sent again.
fn retransmitted(diary: &Diary) -> Vec<(u32, Retransmit, u8)> {
    let pick = |event: &Event| match *event {
        Event::Retransmitted { tsn, reason, .. } => Some((tsn, reason)),
        _ => None,
    };
    diary.only(pick).into_iter().map(|(_, path, (tsn, reason))| (tsn, reason, path)).collect()
}

fn data_paths(diary: &Diary) -> Vec<(u8, u8, PathChange)> {
    let pick = |event: &Event| match *event {
        Event::NewDataPath { from, to, why } => Some((from, to, why)),
        _ => None,
    };
    diary.only(pick).into_iter().map(|(_, _, change)| change).collect()
}

/// When each T3-rtx of `path` expired, and the timeout it had.
fn expiries(diary: &Diary, path: u8) -> Vec<(SimTime, Duration)> {
    let pick = |event: &Event| match *event {
        Event::RtoDoubled { from, .. } => Some(from),
        _ => None,
    };
    let of_path = |&(at, on, rto): &(SimTime, u8, Duration)| (on == path).then_some((at, rto));
    diary.only(pick).iter().filter_map(of_path).collect()
}

fn inactive_at(diary: &Diary) -> Vec<(SimTime, u8)> {
    let pick = |event: &Event| matches!(event, Event::PathInactive { .. }).then_some(());
    diary.only(pick).into_iter().map(|(at, path, ())| (at, path)).collect()
}

#[test]
fn section_6_4_new_data_take_the_primary_and_sacks_return_on_it() {
    let fate = |crossing: &Crossing<'_>| {
        let heartbeat =
            matches!(crossing.packet.control, Some(Control::Heartbeat { .. } | Control::HeartbeatAck { .. }));
        assert!(crossing.path == 0 || heartbeat, "{:?}", crossing.packet);
        Fate::Arrives
    };
    let mut pair =
        Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100, 50]), Source::Finite(200_000), fate);
    pair.run(seconds(20));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 200_000);
}

#[test]
fn section_6_4_where_a_chunk_reported_missing_and_one_timed_out_are_sent_again() {
    use RetransmitOn::{Alternate, AlternateOnTimeout, Same};
    // TSN 20 is lost once, and so is the last one, which nothing can report missing.
    let user_bytes = 100 * 1452;
    for (rules, fast, timeout) in [
        (policy(Alternate), 1, 1),
        (policy(AlternateOnTimeout), 0, 1),
        (policy(Same), 0, 0),
        // The RFC of today: fast retransmissions go where the data went. That of 2000 sent all elsewhere.
        (Sctp::rfc9260(), 0, 1),
        (Sctp::rfc2960(), 1, 1),
        (Sctp::ns2(), 1, 1),
    ] {
        let mut pair = Pair::<_, Diary>::with_paths(
            &rules,
            wires(&[100, 100]),
            Source::Finite(user_bytes),
            lose(&[(20, 0), (100, 0)]),
        );
        pair.run(seconds(60));
        assert_eq!(
            retransmitted(&pair.observers[A]),
            [(20, Retransmit::Fast, fast), (100, Retransmit::Timeout, timeout)],
            "{:?}, {:?}",
            rules.profile,
            rules.retransmit_on
        );
        assert_eq!(pair.ends[B].receiver().delivered_bytes, user_bytes);
    }
}

#[test]
fn section_8_2_failover_takes_the_sum_of_the_doubling_timeouts() {
    // Retransmissions leave at each expiry, so T3 runs without a pause: RTO, 2 RTO, ... 32 RTO.
    let mut pair = Pair::<_, Diary>::with_paths(
        &policy(RetransmitOn::Same),
        wires(&[100, 100]),
        Source::Endless,
        broken(5000, u64::MAX / 2_000_000),
    );
    pair.run(seconds(200));
    let diary = &pair.observers[A];
    let expiries = expiries(diary, 0);
    let first = expiries[0].1;
    let timeouts: Vec<Duration> = expiries.iter().map(|&(_, rto)| rto).collect();
    assert_eq!(timeouts, (0..6).map(|n| first * (1 << n)).collect::<Vec<_>>());
    let began = SimTime::from_nanos(expiries[0].0.as_nanos() - first.as_nanos());
    assert_eq!(inactive_at(diary), [(began + first * 63, 0)]);
    assert_eq!(data_paths(diary), [(0, 1, PathChange::Failure)]);
    assert!(pair.ends[A].path_state(1).in_use && !pair.ends[A].path_state(0).active);
}

#[test]
fn section_8_2_with_retransmissions_on_the_alternate_failover_waits_for_their_sacks_too() {
    let mut pair = Pair::<_, Diary>::with_paths(
        &Sctp::rfc9260(),
        wires(&[100, 100]),
        Source::Endless,
        broken(5000, 500_000),
    );
    pair.run(seconds(200));
    let diary = &pair.observers[A];
    let expiries = expiries(diary, 0);
    let sum = expiries.iter().fold(Duration::ZERO, |sum, &(_, rto)| sum + rto);
    let began = expiries[0].0.as_nanos() - expiries[0].1.as_nanos();
    let (at, path) = inactive_at(diary)[0];
    let took = Duration::from_nanos(at.as_nanos() - began);
    assert_eq!((path, expiries.len()), (0, 6));
    // New data leave when everything that timed out has been sent again: the window of five round trips.
    assert!(took > sum && took < sum + Duration::from_millis(5 * 2500), "{took:?} {sum:?}");
    // What had arrived when its SACK was lost is sent again until the first SACK by the alternate.
    assert!(pair.ends[B].receiver().duplicates <= 1);
    assert!(retransmitted(diary).iter().all(|&(_, reason, path)| (reason, path) == (Retransmit::Timeout, 1)));
}

#[test]
fn section_6_4_new_data_return_to_the_primary_when_a_heartbeat_brings_it_back() {
    for (returns, expected) in [
        (true, vec![(0, 1, PathChange::Failure), (1, 0, PathChange::Return)]),
        (false, vec![(0, 1, PathChange::Failure)]),
    ] {
        let config = Sctp { return_to_primary: Some(returns), ..Sctp::rfc9260() };
        let mut pair =
            Pair::<_, Diary>::with_paths(&config, wires(&[100, 100]), Source::Endless, broken(5000, 150_000));
        pair.run(seconds(300));
        let diary = &pair.observers[A];
        assert_eq!(data_paths(diary), expected);
        let back = diary.only(|event| matches!(event, Event::PathActive { .. }).then_some(()));
        assert!(matches!(back[..], [(_, 0, ())]), "{back:?}");
        // HB.Interval and at most one and a half times the longest timeout after the path works again.
        assert!(back[0].0 < seconds(150 + 30 + 90 + 1));
        let state = pair.ends[A].path_state(0);
        assert_eq!((state.active, state.error_count, state.in_use), (true, 0, returns));
    }
}

#[test]
fn a_failed_primary_costs_no_data_and_no_order() {
    let mut pair = Pair::<_, Diary>::with_paths(
        &Sctp { streams: 3, ..Sctp::rfc9260() },
        wires(&[30, 270]),
        Source::Finite(20_000_000),
        broken(3000, 100_000),
    );
    pair.run(seconds(2000));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 20_000_000);
    assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2]);
}

#[test]
fn section_6_4_sacks_follow_the_data_to_another_path() {
    let mut sacks = Vec::new();
    let mut network = broken(5000, 500_000);
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == B && crossing.packet.sack.is_some() && crossing.now > seconds(100) {
            sacks.push(crossing.path);
        }
        network(crossing)
    };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100, 100]), Source::Endless, fate);
    pair.run(seconds(120));
    drop(pair);
    assert!(sacks.len() > 100 && sacks.iter().all(|&path| path == 1));
}

#[test]
fn section_7_2_4_what_is_sent_again_on_a_slower_path_is_not_missing_because_later_data_are_faster() {
    // A whole window is lost, T3 sends it again over the path with the round trip of a geostationary orbit, and
    // new data follow on the primary, whose SACKs come first.
    let lost: Vec<(u32, usize)> = (40..60).map(|tsn| (tsn, 0)).collect();
    let mut pair =
        Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[20, 270]), Source::Endless, lose(&lost));
    pair.run(seconds(30));
    let diary = &pair.observers[A];
    let mut tsns: Vec<u32> = retransmitted(diary).iter().map(|&(tsn, ..)| tsn).collect();
    tsns.sort_unstable();
    tsns.dedup();
    assert_eq!(tsns.len(), retransmitted(diary).len(), "{:?}", retransmitted(diary));
    assert_eq!(pair.ends[B].receiver().duplicates, 0);
}

/// What T3-rtx of the primary watched has left for the alternate: it now watches what was sent last.
#[test]
fn section_6_3_2_t3_starts_anew_when_the_earliest_chunk_moves_to_another_path() {
    // The buffer holds seven packets: TSN 21, 22 and 23 report TSN 20 missing, TSN 25 and 26 cannot do as
    // much for TSN 24. With the retransmission of TSN 20 every path breaks.
    let config = Sctp {
        receiver_buffer_bytes: 7 * 1468,
        initial_cwnd_segments: Some(10),
        ..policy(RetransmitOn::Alternate)
    };
    let (mut sent_20, mut sent_24) = (0, 0);
    let fate = |crossing: &Crossing<'_>| {
        let carries = |tsn: u32| crossing.packet.data.iter().any(|chunk| chunk.tsn == tsn);
        sent_20 += usize::from(carries(20));
        sent_24 += usize::from(carries(24));
        let lost = carries(20) || (carries(24) && sent_24 == 1) || sent_20 > 1;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&[100, 100]), Source::Endless, fate);
    pair.run(seconds(5));
    let pick = |event: &Event| matches!(event, Event::Retransmitted { tsn: 20, .. }).then_some(());
    let moved = pair.observers[A].only(pick)[0].0;
    let (expired, rto) = expiries(&pair.observers[A], 0)[0];
    assert_eq!(expired, moved + rto);
}

#[test]
fn section_7_2_the_window_that_is_cut_is_that_of_the_path_that_lost() {
    let mut pair =
        Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100, 100]), Source::Endless, lose(&[(60, 0)]));
    pair.run(seconds(10));
    let cuts = pair.observers[A].only(|event| match *event {
        Event::FastRetransmit { tsn, from, to, .. } => Some((tsn, to == (from / 2).max(4 * 1468))),
        _ => None,
    });
    assert!(matches!(cuts[..], [(_, 0, (60, true))]), "{cuts:?}");
    // The alternate carried one chunk, which its window did not need to be full for.
    assert_eq!(pair.ends[A].path_state(1).cwnd, 4404);
    assert_eq!(pair.ends[A].path_state(1).srtt, Duration::ZERO, "what was sent again measures nothing (C5)");
}

#[test]
fn the_peers_window_counts_what_is_in_flight_on_every_path() {
    let config = Sctp { receiver_buffer_bytes: 30_000, ..policy(RetransmitOn::Alternate) };
    let mut pair =
        Pair::<_, Diary>::with_paths(&config, wires(&[100, 300]), Source::Endless, lose(&[(30, 0), (90, 0)]));
    pair.open();
    let mut both = 0;
    for ms in 1..5000 {
        pair.run_on(SimTime::from_millis(ms));
        let flights = [0, 1].map(|path| pair.ends[A].path_state(path).flight);
        both += usize::from(flights.iter().all(|&flight| flight > 0));
        assert!(pair.ends[A].peer_rwnd() + flights[0] + flights[1] <= 30_000);
    }
    assert!(both > 100, "{both}");
}

#[test]
fn section_6_4_the_active_alternate_with_the_fewest_errors_is_taken() {
    // Paths 0 and 1 are broken: the first retransmission goes to 1, which times out, the next to 2.
    let fate = |crossing: &Crossing<'_>| {
        if crossing.path < 2 && crossing.now > seconds(5) { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[50; 3]), Source::Endless, fate);
    pair.run(seconds(300));
    let diary = &pair.observers[A];
    let paths: Vec<u8> = retransmitted(diary).iter().map(|&(_, _, path)| path).collect();
    assert_eq!(paths[0], 1);
    assert!(paths.contains(&2));
    assert_eq!(data_paths(diary), [(0, 2, PathChange::Failure)]);
    assert_eq!(pair.ends[A].state(), State::Established);
}

#[test]
fn section_8_1_the_association_fails_when_no_path_is_left() {
    let fate = |crossing: &Crossing<'_>| if crossing.now > seconds(5) { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[50, 50]), Source::Endless, fate);
    pair.run(seconds(2000));
    assert_eq!(pair.ends[A].state(), State::Failed);
    assert_eq!(pair.ends[A].next_timeout(), None);
    let failed = pair.observers[A].only(|event| match *event {
        Event::AssociationFailed { errors, limit } => Some((errors, limit)),
        _ => None,
    });
    assert!(matches!(failed[..], [(_, skywindow_transport::sctp::NO_PATH, (11, 10))]), "{failed:?}");
}

#[test]
fn section_5_1_an_init_that_is_not_answered_goes_to_another_path() {
    let mut pair = Pair::<_, Diary>::with_paths(
        &Sctp::rfc9260(),
        wires(&[100, 100]),
        Source::Finite(10_000),
        broken(0, 100_000),
    );
    pair.run(seconds(400));
    let timeouts =
        pair.observers[A].only(|event| matches!(event, Event::ControlTimeout { .. }).then_some(()));
    assert_eq!(timeouts.first().map(|&(at, path, ())| (at, path)), Some((seconds(1), 1)));
    let established = pair.observers[A]
        .only(|event| matches!(event, Event::StateChanged { to: State::Established, .. }).then_some(()));
    assert_eq!(established[0].0.as_nanos() / 1_000_000, 1400);
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 10_000);
    assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2]);
}

#[test]
fn section_9_2_a_shutdown_that_is_not_answered_goes_to_another_path() {
    let fate = |crossing: &Crossing<'_>| match crossing.packet.control {
        Some(Control::Shutdown { .. }) if crossing.path == 0 => Fate::Lost,
        _ => Fate::Arrives,
    };
    let mut pair =
        Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100, 100]), Source::Finite(10_000), fate);
    pair.run(seconds(60));
    assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2]);
    let timeouts =
        pair.observers[A].only(|event| matches!(event, Event::ControlTimeout { .. }).then_some(()));
    assert!(matches!(timeouts[..], [(_, 1, ())]), "{timeouts:?}");
}

#[test]
fn an_init_lists_the_addresses() {
    let mut sizes = Vec::new();
    let fate = |crossing: &Crossing<'_>| {
        sizes.push(crossing.packet.size);
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100; 3]), Source::None, fate);
    pair.run(SimTime::from_millis(350));
    drop(pair);
    // INIT: 32 + 20 + 3 * 8; INIT ACK: with a cookie of 68; COOKIE ECHO: 32 + 68.
    assert_eq!(sizes[..3], [76, 144, 100]);
}

#[test]
fn section_8_2_with_every_path_inactive_the_association_waits_for_one_to_come_back() {
    let config = Sctp { path_max_retrans: 1, association_max_retrans: 1000, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| {
        let ends = if crossing.path == 1 { 100 } else { 400 };
        if (seconds(5)..seconds(ends)).contains(&crossing.now) { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&[50, 50]), Source::Endless, fate);
    pair.run(seconds(60));
    assert!((0..2).all(|path| !pair.ends[A].path_state(path).active));
    let before = pair.ends[B].receiver().delivered_bytes;
    pair.run_on(seconds(300));
    assert!(pair.ends[B].receiver().delivered_bytes > before + 1_000_000);
    assert!(pair.ends[A].path_state(1).in_use);
    pair.run_on(seconds(700));
    assert!(pair.ends[A].path_state(0).in_use);
}

#[test]
fn section_8_2_acknowledged_data_make_an_inactive_path_active() {
    let config = Sctp { path_max_retrans: 1, heartbeat_interval: Duration::ZERO, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| {
        if (seconds(5)..seconds(9)).contains(&crossing.now) { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&[50]), Source::Endless, fate);
    pair.run(seconds(9));
    assert!(!pair.ends[A].path_state(0).active);
    pair.run_on(seconds(20));
    assert!(pair.ends[A].path_state(0).active);
    let changes = pair.observers[A].only(|event| match event {
        Event::PathInactive { .. } => Some(false),
        Event::PathActive { .. } => Some(true),
        _ => None,
    });
    assert_eq!(changes.iter().map(|change| change.2).collect::<Vec<_>>(), [false, true]);
}
