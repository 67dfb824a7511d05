//! Loss recovery: RFC 9260 sections 6.3.2, 6.3.3 and 7.2.4, with scripted losses.

use skywindow_transport::api;
use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Event, LossDetection, Retransmit, Sctp, Source};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Log, Pair, lose, seconds};

fn run(config: &Sctp, lost: &[(u32, usize)], user_bytes: u64) -> Log {
    let mut pair = Pair::<_, Log>::new(config, 100, Source::Finite(user_bytes), lose(lost));
    pair.run(SimTime::from_millis(300_000));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, user_bytes);
    std::mem::take(&mut pair.observers[A])
}

fn only<T>(log: &Log, pick: impl Fn(&Event) -> Option<T>) -> Vec<T> {
    log.iter().filter_map(|(_, event)| pick(event)).collect()
}

fn retransmitted(log: &Log) -> Vec<(u32, Retransmit)> {
    only(log, |event| match *event {
        Event::Retransmitted { tsn, reason, .. } => Some((tsn, reason)),
        _ => None,
    })
}

fn timeouts(log: &Log) -> usize {
    only(log, |event| matches!(event, Event::Timeout { .. }).then_some(())).len()
}

#[test]
fn section_7_2_4_the_third_missing_report_sends_the_tsn_again_and_halves_the_window_once() {
    //  TSN 20 --x
    //  TSN 21 ------>  SACK 19 gap 21       first report
    //  TSN 22 ------>  SACK 19 gap 21-22    second
    //  TSN 23 ------>  SACK 19 gap 21-23    third: TSN 20 leaves again
    let log = run(&Sctp::rfc9260(), &[(20, 0)], 100_000);
    assert_eq!(retransmitted(&log), [(20, Retransmit::Fast)]);
    assert_eq!(timeouts(&log), 0);
    let cuts = only(&log, |event| match *event {
        Event::FastRetransmit { tsn, reports, from, to } => Some((tsn, reports, to, from / 2)),
        _ => None,
    });
    let [(tsn, reports, to, half)] = cuts[..] else { panic!("{cuts:?}") };
    assert_eq!((tsn, reports, to), (20, 3, half.max(4 * 1468)));
    assert_eq!(only(&log, |event| matches!(event, Event::RecoveryEnded { .. }).then_some(())).len(), 1);
}

/// The last three of 69 chunks are lost with RACK: the timeouts, the TSNs that probe, the cuts by what a probe repaired, and
/// when everything was acknowledged.
fn lost_tail(tail_loss_probe: bool, lost: &[(u32, usize)]) -> (usize, Vec<u32>, usize, SimTime) {
    let rack = Sctp { loss_detection: LossDetection::Rack, tail_loss_probe, ..Sctp::rfc9260() };
    let log = run(&rack, lost, 100_000);
    let probes =
        only(&log, |event| if let Event::ChunkProbe { tsn, .. } = *event { Some(tsn) } else { None });
    let repaired = only(&log, |event| matches!(event, Event::ChunkProbeRepaired { .. }).then_some(())).len();
    (timeouts(&log), probes, repaired, log.last().map_or(SimTime::ZERO, |&(t, _)| t))
}

#[test]
fn rfc_8985_section_7_a_probe_repairs_a_lost_tail_before_t3_expires() {
    //  TSN 67 --x
    //  TSN 68 --x
    //  TSN 69 --x            nothing is heard
    //  TSN 69 ------>  SACK 66 gap 69       the probe: 67 and 68 are overdue
    let tail = [(67, 0), (68, 0), (69, 0)];
    let (timeouts, probes, _, without) = lost_tail(false, &tail);
    assert_eq!((timeouts, probes), (1, vec![]));
    let (timeouts, probes, repaired, with) = lost_tail(true, &tail);
    assert_eq!((timeouts, probes, repaired), (0, vec![69], 0), "RACK cuts for what is below the probe");
    assert!(with < without, "{with:?} {without:?}");
}

#[test]
fn rfc_8985_section_7_4_a_probe_that_repairs_the_only_loss_cuts_cwnd() {
    let (timeouts, probes, repaired, _) = lost_tail(true, &[(69, 0)]);
    assert_eq!((timeouts, probes, repaired), (0, vec![69], 1));
    let (timeouts, probes, repaired, _) = lost_tail(true, &[(69, 0), (69, 1)]);
    assert_eq!(
        (timeouts, probes, repaired),
        (1, vec![69], 0),
        "one probe: T3-rtx finds that it is lost, too"
    );
}

#[test]
fn rfc_2960_waits_for_a_fourth_report() {
    let log = run(&Sctp::rfc2960(), &[(20, 0)], 100_000);
    let reports = only(&log, |event| match *event {
        Event::FastRetransmit { reports, .. } => Some(reports),
        _ => None,
    });
    assert_eq!(reports, [4]);
}

#[test]
fn several_losses_in_a_window_cut_it_once() {
    let log = run(&Sctp::rfc9260(), &[(20, 0), (22, 0), (25, 0)], 200_000);
    assert_eq!(only(&log, |event| matches!(event, Event::FastRetransmit { .. }).then_some(())).len(), 1);
    let mut again = retransmitted(&log);
    again.sort_unstable_by_key(|(tsn, _)| *tsn);
    assert_eq!(again, [20, 22, 25].map(|tsn| (tsn, Retransmit::Fast)));
    assert_eq!(timeouts(&log), 0);
}

#[test]
fn the_packet_of_a_fast_retransmit_ignores_cwnd_and_the_others_wait_for_it() {
    // Two neighbours lost: with the third report both are marked, one packet leaves at that instant.
    let log = run(&Sctp::rfc9260(), &[(20, 0), (21, 0)], 200_000);
    let at: Vec<SimTime> = log
        .iter()
        .filter(|(_, event)| matches!(event, Event::Retransmitted { .. }))
        .map(|(at, _)| *at)
        .collect();
    assert_eq!(at.len(), 2);
    assert!(at[0] < at[1]);
}

#[test]
fn a_tsn_is_fast_retransmitted_once_and_then_waits_for_t3() {
    let log = run(&Sctp::rfc9260(), &[(20, 0), (20, 1)], 200_000);
    assert_eq!(retransmitted(&log)[..2], [(20, Retransmit::Fast), (20, Retransmit::Timeout)]);
    assert_eq!(timeouts(&log), 1);
}

#[test]
fn section_6_3_3_a_timeout_leaves_one_unit_and_doubles_the_timer() {
    // The last TSN is lost three times: no report can come, T3 must expire. 1 s, 2 s, 4 s.
    let log = run(&Sctp::rfc9260(), &[(7, 0), (7, 1), (7, 2)], 7 * 1452);
    let expiries = only(&log, |event| match *event {
        Event::Timeout { tsn, to, .. } => Some((tsn, to)),
        _ => None,
    });
    assert_eq!(expiries, [(7, 1468); 3]);
    let waits = only(&log, |event| match *event {
        Event::RtoDoubled { from, to, .. } => Some((from.as_nanos() / 1_000_000, to.as_nanos() / 1_000_000)),
        _ => None,
    });
    assert_eq!(waits, [(1000, 2000), (2000, 4000), (4000, 8000)]);
}

#[test]
fn section_6_3_1_c5_what_was_sent_again_is_not_measured() {
    let log = run(&Sctp::rfc9260(), &[(7, 0)], 7 * 1452);
    let slowest = only(&log, |event| match *event {
        Event::RttMeasured { rtt, .. } => Some(rtt.as_nanos() / 1_000_000),
        _ => None,
    });
    // One-way delays of 100 ms, a delayed SACK of 200 ms at most; the timeout of 1 s shows nowhere.
    assert!(slowest.iter().all(|&ms| (200..=410).contains(&ms)), "{slowest:?}");
}

#[test]
fn after_a_timeout_everything_unreported_leaves_again_as_the_window_opens() {
    // TSN 4 to 8, a whole window, all lost: one chunk after T3, then as many as slow start allows.
    let lost: Vec<(u32, usize)> = (4..9).map(|tsn| (tsn, 0)).collect();
    let log = run(&Sctp::rfc9260(), &lost, 8 * 1452);
    assert_eq!(timeouts(&log), 1);
    assert_eq!(retransmitted(&log), (4..9).map(|tsn| (tsn, Retransmit::Timeout)).collect::<Vec<_>>());
}

#[test]
fn section_6_3_2_the_timer_stops_with_the_last_acknowledgement() {
    let silent = Sctp { heartbeat_interval: Duration::ZERO, ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&silent, 100, Source::Endless, lose(&[]));
    pair.run(SimTime::from_millis(5_000));
    pair.ends[A].set_source(Source::None);
    pair.run_on(SimTime::from_millis(7_000));
    assert_eq!(pair.ends[A].path_state(0).flight, 0);
    let due = pair.ends[A].next_timeout();
    assert!(
        due.is_none_or(|due| due > SimTime::from_millis(5_900)),
        "only the decay of the idle window: {due:?}"
    );
    pair.run_on(SimTime::from_millis(200_000));
    assert_eq!(pair.ends[A].next_timeout(), None);
    assert_eq!(timeouts(&pair.observers[A]), 0);
}

#[test]
fn section_7_2_1_an_idle_window_halves_with_every_timeout_down_to_four_units() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Endless, lose(&[]));
    pair.run(SimTime::from_millis(5_000));
    let before = pair.ends[A].path_state(0).cwnd;
    pair.ends[A].set_source(Source::None);
    pair.run_on(SimTime::from_millis(60_000));
    let decays = only(&pair.observers[A], |event| match *event {
        Event::IdleDecay { from, to, .. } => Some((from, to)),
        _ => None,
    });
    assert_eq!(decays[0], (before, (before / 2).max(4 * 1468)));
    assert_eq!(pair.ends[A].path_state(0).cwnd, 4 * 1468);
    assert!(decays.iter().all(|(from, to)| *to == (from / 2).max(4 * 1468)));
}

#[test]
fn packets_that_overtake_each_other_slightly_cause_no_retransmission() {
    // Every tenth packet is late by the time of one packet: two reports at most.
    let fate = |crossing: &Crossing<'_>| match crossing.ordinal % 10 {
        9 if crossing.from == A => Fate::Late(skywindow_units::Duration::from_nanos(1_300_000)),
        _ => Fate::Arrives,
    };
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Endless, fate);
    pair.run(SimTime::from_millis(20_000));
    assert_eq!(retransmitted(&pair.observers[A]), []);
}

#[test]
fn a_duplicated_sack_reports_nothing_new_missing() {
    // HTNA: the same SACK three times is one report, not three.
    let mut delivered = lose(&[(20, 0)]);
    let fate = move |crossing: &Crossing<'_>| match delivered(crossing) {
        Fate::Arrives if crossing.from == B => Fate::Twice(skywindow_units::Duration::from_nanos(1)),
        fate => fate,
    };
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Finite(100_000), fate);
    pair.run(SimTime::from_millis(30_000));
    let log = &pair.observers[A];
    let missing_at: Vec<u32> = only(log, |event| match *event {
        Event::FastRetransmit { reports, .. } => Some(reports),
        _ => None,
    });
    assert_eq!(missing_at, [3]);
    assert_eq!(pair.ends[B].receiver().duplicates, 0);
}

#[test]
fn what_either_end_looks_at_is_counted_until_it_is_asked_for() {
    let mut pair = Pair::<_, Diary>::new(&Sctp::rfc9260(), 100, Source::Finite(10 * 1452), lose(&[(3, 0)]));
    pair.run(seconds(20));
    let released = pair.observers[B].only(|event| match *event {
        Event::StreamReleased { chunks, .. } => Some(u64::from(chunks)),
        _ => None,
    });
    let mut looked = || [A, B].map(|end| api::Endpoint::take_looked(&mut pair.ends[end]));
    let [sender, receiver] = looked();
    assert!(sender > 10, "every chunk, and one twice");
    assert_eq!(receiver, released.iter().map(|release| release.2).sum::<u64>());
    assert_eq!(looked(), [0, 0]);
}

#[test]
fn section_6_3_3_a_timer_that_is_looked_at_late_has_expired_all_the_same() {
    let mut pair = Pair::<_, Diary>::new(&Sctp::rfc9260(), 100, Source::Endless, lose(&[]));
    pair.run(seconds(2));
    let due = pair.ends[A].next_timeout().unwrap();
    pair.ends[A].on_timer(due + Duration::from_secs(1), &mut pair.observers[A]);
    let expired = pair.observers[A].only(|event| matches!(event, Event::Timeout { .. }).then_some(()));
    assert_eq!(expired.len(), 1);
}
