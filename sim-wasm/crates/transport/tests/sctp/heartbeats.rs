//! Heartbeats: RFC 9260 sections 5.4 and 8.3.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Control, Event, Sctp, Source, State};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Pair, seconds, wires};

fn sent(diary: &Diary) -> Vec<(SimTime, u8)> {
    let pick = |event: &Event| matches!(event, Event::HeartbeatSent { .. }).then_some(());
    diary.only(pick).into_iter().map(|(at, path, ())| (at, path)).collect()
}

#[test]
fn section_5_4_the_end_that_was_called_confirms_its_other_paths_at_once() {
    let mut pair = Pair::<_, Diary>::with_paths(
        &Sctp::rfc9260(),
        wires(&[100, 50]),
        Source::Endless,
        |_: &Crossing<'_>| Fate::Arrives,
    );
    pair.open();
    pair.run_on(SimTime::from_millis(350));
    assert_eq!(sent(&pair.observers[B]).len(), 1);
    assert!(!pair.ends[B].path_state(1).active);
    pair.run_on(seconds(1));
    let state = pair.ends[B].path_state(1);
    assert!(state.active && !state.in_use);
    assert_eq!(state.srtt.as_nanos() / 1_000_000, 100);
    assert!(pair.ends[A].path_state(1).active, "the end that calls was told its paths");
}

#[test]
fn section_8_3_an_idle_path_is_tried_and_measured_and_one_that_carries_data_is_not() {
    let mut pair = Pair::<_, Diary>::with_paths(
        &Sctp::rfc9260(),
        wires(&[100, 270]),
        Source::Endless,
        |_: &Crossing<'_>| Fate::Arrives,
    );
    pair.run(seconds(200));
    let beats = sent(&pair.observers[A]);
    assert!(beats.iter().all(|&(_, path)| path == 1));
    // HB.Interval, and an RTO of between one and two seconds give or take half of it.
    let waits: Vec<u64> =
        beats.windows(2).map(|pair| (pair[1].0.as_nanos() - pair[0].0.as_nanos()) / 1_000_000).collect();
    assert!(waits.len() >= 4 && waits.iter().all(|ms| (30_500..=33_000).contains(ms)), "{waits:?}");
    assert!(waits.windows(2).any(|pair| pair[0] != pair[1]), "jitter");
    let state = pair.ends[A].path_state(1);
    assert!((540..545).contains(&(state.srtt.as_nanos() / 1_000_000)));
    assert_eq!(state.error_count, 0);
}

#[test]
fn without_an_interval_or_with_one_path_in_the_papers_there_are_no_heartbeats() {
    for (config, paths) in [
        (Sctp::ns2(), wires(&[100])),
        (Sctp::rfc2960(), wires(&[100])),
        (Sctp { heartbeat_interval: Duration::ZERO, ..Sctp::rfc9260() }, wires(&[100, 50])),
    ] {
        let fate = |crossing: &Crossing<'_>| {
            assert!(!matches!(crossing.packet.control, Some(Control::Heartbeat { .. })));
            Fate::Arrives
        };
        let mut pair = Pair::<_, Diary>::with_paths(&config, paths, Source::Endless, fate);
        pair.run(seconds(100));
        assert!(pair.ends[A].path_state(0).active && pair.ends[B].path_state(1).active);
    }
}

#[test]
fn section_8_3_an_idle_association_with_one_path_finds_out_that_its_peer_is_gone() {
    let fate = |crossing: &Crossing<'_>| if crossing.now > seconds(5) { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100]), Source::None, fate);
    pair.run(seconds(3000));
    for end in [A, B] {
        assert_eq!(pair.ends[end].state(), State::Failed);
        let lost = pair.observers[end].only(|event| match *event {
            Event::HeartbeatLost { errors, .. } => Some(errors),
            _ => None,
        });
        // The sixth makes the path inactive, whose errors are not counted any more; the eleventh is one too many.
        let errors: Vec<u32> = lost.iter().map(|&(_, _, errors)| errors).collect();
        assert_eq!(errors, [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6]);
    }
}

#[test]
fn section_5_4_hb_max_burst_limits_the_paths_that_are_tried_within_one_rto() {
    for (heartbeat_max_burst, waits) in [(1, [0, 1000, 2000]), (2, [0, 0, 1000]), (3, [0; 3])] {
        let config = Sctp { heartbeat_max_burst, ..Sctp::rfc9260() };
        let arrives = |_: &Crossing<'_>| Fate::Arrives;
        let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&[100; 4]), Source::Endless, arrives);
        pair.run(seconds(10));
        let beats = sent(&pair.observers[B]);
        let began = beats[0].0;
        let after: Vec<u64> = beats.iter().map(|&(at, _)| at.since(began).as_nanos() / 1_000_000).collect();
        assert_eq!(after, waits, "HB.Max.Burst {heartbeat_max_burst}");
    }
}

#[test]
fn section_8_2_a_silent_idle_path_is_inactive_after_path_max_retrans_heartbeats() {
    // Each heartbeat waits the interval and about an RTO, and counts as lost an RTO later.
    let config = Sctp { path_max_retrans: 2, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| if crossing.path == 1 { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&[100, 100]), Source::Endless, fate);
    pair.run(seconds(400));
    let lost = pair.observers[A].only(|event| match *event {
        Event::HeartbeatLost { errors, from, rto, .. } => Some((errors, from, rto)),
        _ => None,
    });
    let first: Vec<_> = lost.iter().take(3).map(|&(_, path, loss)| (path, loss)).collect();
    let s = Duration::from_secs;
    assert_eq!(first, [(1, (1, s(1), s(2))), (1, (2, s(2), s(4))), (1, (3, s(4), s(8)))]);
    let inactive = pair.observers[A].only(|event| matches!(event, Event::PathInactive { .. }).then_some(()));
    assert_eq!(inactive.iter().map(|&(at, path, ())| (at, path)).collect::<Vec<_>>(), [(lost[2].0, 1)]);
    // Section 8.1: a path that carries no data does not bring the association down.
    assert_eq!(pair.ends[A].state(), State::Established);
    assert!(lost.len() > 4, "it is tried for ever");
}

#[test]
fn section_8_3_heartbeats_stop_with_the_association() {
    let mut pair = Pair::<_, Diary>::with_paths(
        &Sctp::rfc9260(),
        wires(&[100, 100]),
        Source::Finite(10_000),
        |_: &Crossing<'_>| Fate::Arrives,
    );
    pair.run(seconds(20));
    assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2]);
    assert_eq!([A, B].map(|end| pair.ends[end].next_timeout()), [None, None]);
}

#[test]
fn the_jitter_depends_on_the_seed_alone() {
    let beats = |seed| {
        let mut pair = Pair::<_, Diary>::with_paths(
            &Sctp::rfc9260(),
            wires(&[100, 100]),
            Source::Endless,
            |_: &Crossing<'_>| Fate::Arrives,
        );
        pair.ends.iter_mut().for_each(|end| end.set_seed(seed));
        pair.run(seconds(70));
        sent(&pair.observers[A])
    };
    assert_eq!(beats(1), beats(1));
    assert_ne!(beats(1), beats(2));
}

/// Retransmissions measure nothing (section 6.3.1, rule C5), so a path that carries nothing else needs its
/// heartbeats: without them its timeout would stay backed off.
#[test]
fn section_8_3_an_alternate_that_carries_only_retransmissions_is_measured() {
    let mut first = 0u64;
    let fate = |crossing: &Crossing<'_>| {
        let loses = crossing.from == A && crossing.path == 0 && !crossing.packet.data.is_empty();
        first += u64::from(loses);
        if loses && first.is_multiple_of(4) { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100, 450]), Source::Endless, fate);
    pair.run(seconds(200));
    let beats = sent(&pair.observers[A]);
    assert!(beats.len() >= 5 && beats.iter().all(|&(_, path)| path == 1), "{beats:?}");
    assert_eq!(pair.ends[A].path_state(1).srtt.as_nanos() / 100_000_000, 9);
}

#[test]
fn section_8_1_of_lost_heartbeats_only_those_of_the_path_in_use_count_against_the_association() {
    // An idle association that can bear two errors in a row, and a network that falls silent.
    let config = Sctp { path_max_retrans: 9, association_max_retrans: 2, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| if crossing.now > seconds(5) { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&[100, 100]), Source::None, fate);
    pair.run(seconds(400));
    assert_eq!(pair.ends[A].state(), State::Failed);
    let lost = pair.observers[A].only(|event| matches!(event, Event::HeartbeatLost { .. }).then_some(()));
    let paths: Vec<u8> = lost.iter().map(|loss| loss.1).collect();
    assert_eq!((paths.iter().filter(|&&path| path == 0).count(), paths.last()), (3, Some(&0)), "{paths:?}");
}

/// The period is the interval and the RTO, give or take half of it, and the RTO doubles if a heartbeat is not answered: for
/// the very next one.
#[test]
fn section_8_3_the_heartbeat_after_an_unanswered_one_is_backed_off_already() {
    for seed in 0..8 {
        let fate =
            |crossing: &Crossing<'_>| if crossing.now > seconds(5) { Fate::Lost } else { Fate::Arrives };
        let mut pair = Pair::<_, Diary>::with_paths(&Sctp::rfc9260(), wires(&[100]), Source::None, fate);
        pair.ends[A].set_seed(seed);
        pair.run(seconds(3000));
        let beats = sent(&pair.observers[A]);
        let mut rto = 1_000;
        for pair in beats.windows(2).take(8) {
            rto = (2 * rto).min(60_000);
            let more = pair[1].0.since(pair[0].0).as_nanos() / 1_000_000 - 30_000;
            assert!(
                (rto / 2..=rto + rto / 2).contains(&more),
                "seed {seed}: {more} ms for an RTO of {rto} ms"
            );
        }
        assert!(beats.len() > 8);
    }
}
