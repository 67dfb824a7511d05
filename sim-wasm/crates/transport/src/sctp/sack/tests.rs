//! What each rule for a SACK is for, on a sender fed by hand.

use skywindow_units::Duration;

use super::super::bench::{Bench, CHUNK, cuts};
use super::super::event::Event;
use super::super::packet::SackHead;
use super::super::settings::{BurstRule, Sctp};
use super::super::sharing::RetransmitOn;
use super::super::ticks::NEVER;
use crate::congestion::{Departure, Heard, Listener, RateSample};

fn bench(paths: u8) -> Bench {
    Bench::new(&Sctp::rfc9260(), paths)
}

#[test]
fn section_6_2_1_a_sack_overtaken_by_a_later_one_or_about_data_never_sent_changes_nothing() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.sack(2, &[]);
    for cumulative in [1, 5, 6] {
        assert_eq!(bench.sack_with(cumulative, &[], 0), []);
        assert_eq!((bench.sender.outstanding.first(), bench.sender.a_rwnd), (3, 1 << 20), "{cumulative}");
    }
    bench.sack(4, &[]);
    assert!(bench.sender.idle());
}

#[test]
fn a_gap_block_that_cannot_be_is_ignored() {
    let cases: [(&[(u16, u16)], u32); 7] = [
        (&[(2, 3), (5, 6)], 4), // as it should be, up to the last TSN
        (&[(1, 2)], 0),         // what the cumulative TSN would cover
        (&[(4, 3)], 0),         // the end before the start
        (&[(6, 7)], 0),         // the last TSN was never sent
        (&[(7, 9)], 0),         // nor all of these
        (&[(3, 4), (2, 5)], 2), // back over the block before
        (&[(2, 3), (4, 5)], 2), // no gap between
    ];
    for (gaps, acknowledged) in cases {
        let mut bench = bench(1);
        bench.send(0, 6);
        bench.sack_with(0, gaps, 1 << 20);
        assert_eq!(bench.paths[0].flight, (6 - acknowledged) * CHUNK, "{gaps:?}");
    }
}

#[test]
fn section_7_2_1_what_gap_blocks_newly_report_counts_towards_growth() {
    let mut bench = bench(1);
    bench.paths[0].window.place(4 * CHUNK);
    bench.send(0, 4);
    let events = bench.sack(1, &[(3, 4)]);
    let grown = |event: &Event| match *event {
        Event::SlowStart { acked, .. } => Some(acked),
        _ => None,
    };
    assert_eq!(events.iter().find_map(|(_, event)| grown(event)), Some(3 * CHUNK));
}

#[test]
fn section_7_2_1_the_window_was_full_if_what_waits_to_be_sent_again_filled_it() {
    for (chunks, full) in [(3, true), (2, false)] {
        let mut bench = bench(1);
        bench.send(0, chunks);
        bench.expire(0);
        bench.paths[0].window.place(3 * CHUNK);
        bench.poll();
        let grew = bench.sack(1, &[]).iter().any(|(_, event)| matches!(event, Event::SlowStart { .. }));
        assert_eq!(grew, full, "{chunks} chunks in a window of 3");
    }
}

#[test]
fn section_7_2_4_each_path_that_the_first_sack_of_recovery_tells_of_is_cut_once() {
    // Of TSN 1 to 5 on path 1 and 6 to 10 on path 0 the first two are lost each.
    let mut bench = bench(2);
    bench.send(1, 5);
    bench.send(0, 5);
    assert_eq!(cuts(&bench.sack(0, &[(3, 3), (8, 8)])), []);
    assert_eq!(cuts(&bench.sack(0, &[(3, 4), (8, 9)])), []);
    let events = bench.sack(0, &[(3, 5), (8, 10)]);
    assert_eq!(cuts(&events), [(1, 1), (0, 6)]);
    assert_eq!([0, 1].map(|path: usize| bench.paths[path].window.cwnd()), [50 * CHUNK; 2]);
}

#[test]
fn section_7_2_4_a_later_sack_of_the_same_recovery_cuts_no_path() {
    // The third report for path 0 comes one SACK after that for path 1.
    let mut bench = bench(2);
    bench.send(1, 4);
    bench.send(0, 4);
    for gaps in [&[(2, 2)][..], &[(2, 3), (6, 6)], &[(2, 4), (6, 7)]] {
        bench.sack(0, gaps);
    }
    assert_eq!(bench.paths[1].window.cwnd(), 50 * CHUNK);
    let events = bench.sack(0, &[(2, 4), (6, 8)]);
    assert_eq!(cuts(&events), []);
    assert!(events.iter().any(|event| matches!(event, (0, Event::FastRetransmitAgain { tsn: 5, .. }))));
    assert_eq!(bench.paths[0].window.cwnd(), 100 * CHUNK);
}

#[test]
fn section_7_2_4_rule_6_while_in_fast_recovery_a_loss_of_later_data_cuts_nothing() {
    for (rules, cut_again) in [(Sctp::rfc9260(), false), (Sctp::ns2(), true)] {
        let mut bench = Bench::new(&rules, 1);
        bench.send(0, 4);
        for last in 2..=4 {
            bench.sack(0, &[(2, last)]);
        }
        bench.send_again();
        // Sent since: TSN 5 is lost, TSN 1 still missing.
        bench.send(0, 4);
        let events: Vec<_> = (6..=8).flat_map(|last| bench.sack(0, &[(2, 4), (6, last)])).collect();
        assert_eq!(cuts(&events), if cut_again { vec![(0, 5)] } else { vec![] }, "{:?}", rules.profile);
        assert_eq!(bench.sender.domains.of(0).exit, if cut_again { 8 } else { 4 });
        // Outside of it the next one does.
        bench.sack(8, &[]);
        bench.send(0, 4);
        let events: Vec<_> = (10..=12).flat_map(|last| bench.sack(8, &[(10, last)])).collect();
        assert_eq!(cuts(&events), [(0, 9)]);
    }
}

#[test]
fn section_7_2_4_rule_3_only_the_losses_that_begin_fast_recovery_ignore_cwnd() {
    for (rules, leaves) in [(Sctp::rfc9260(), false), (Sctp::ns2(), true)] {
        let mut bench = Bench::new(&rules, 1);
        bench.send(0, 12);
        for last in 2..=4 {
            bench.sack(0, &[(2, last)]);
        }
        bench.paths[0].window.place(4 * CHUNK);
        assert_eq!(bench.poll(), Some((0, vec![1])), "whatever cwnd says");
        // TSN 5 is reported later in the same recovery; seven packets are in flight.
        for last in 6..=8 {
            bench.sack(0, &[(2, 4), (6, last)]);
        }
        bench.paths[0].window.place(4 * CHUNK);
        let expected = leaves.then(|| (0, vec![5]));
        assert_eq!(bench.poll(), expected, "{:?}", rules.profile);
        if !leaves {
            bench.sack(0, &[(2, 4), (6, 11)]);
            assert_eq!(bench.poll(), Some((0, vec![5])), "as soon as cwnd allows");
        }
    }
}

#[test]
fn section_6_2_1_d_iii_what_is_taken_back_counts_as_reported_missing_once() {
    let mut bench = bench(1);
    bench.send(0, 8);
    bench.sack(0, &[(2, 4)]);
    assert_eq!(bench.misses(4), 0);
    // Nothing is newly acknowledged: only what was taken back counts.
    bench.sack(0, &[(2, 3)]);
    assert_eq!([1, 4].map(|tsn| bench.misses(tsn)), [1, 1]);
    // TSN 3 is taken back below what is newly acknowledged: one report, not two.
    bench.sack(0, &[(2, 2), (6, 6)]);
    assert_eq!([1, 3, 4].map(|tsn| bench.misses(tsn)), [2, 1, 2]);
}

#[test]
fn section_7_2_2_duplicate_tsns_count_towards_partial_bytes_acked() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.sack(1, &[]);
    bench.paths[0].window.place_ssthresh(CHUNK);
    let head = |cumulative_tsn| SackHead { cumulative_tsn, a_rwnd: 1 << 20, packets: 0 };
    bench.sender.count_duplicates(&mut bench.paths, head(1), &[1, 3]);
    assert_eq!(
        bench.paths[0].window.partial(),
        2 * CHUNK,
        "one that is outstanding, one that is not any more"
    );
    bench.sender.count_duplicates(&mut bench.paths, head(0), &[1]);
    assert_eq!(bench.paths[0].window.partial(), 2 * CHUNK, "a SACK overtaken by a later one");
}

#[test]
fn where_t3_does_not_start_anew_an_acknowledgement_leaves_it_as_it_is() {
    for (t3_restarts, restarted) in [(Some(true), true), (Some(false), false)] {
        let mut bench = Bench::new(&Sctp { t3_restarts, ..Sctp::rfc9260() }, 1);
        bench.send(0, 3);
        let due = bench.paths[0].t3;
        bench.wait(100);
        bench.sack(1, &[]);
        assert_eq!(bench.paths[0].t3 > due, restarted);
        bench.sack(3, &[]);
        assert_eq!(bench.paths[0].t3, NEVER);
    }
}

#[test]
fn max_burst_can_lower_cwnd_for_good_and_lead_back_by_slow_start() {
    let mut bench = Bench::new(&Sctp { burst_rule: Some(BurstRule::Cwnd), ..Sctp::rfc9260() }, 1);
    bench.send(0, 10);
    bench.paths[0].window.place_ssthresh(5 * CHUNK);
    bench.sack(8, &[]);
    let window = &bench.paths[0].window;
    assert_eq!((window.cwnd(), window.ssthresh()), ((2 + 4) * CHUNK, 100 * CHUNK));
}

#[test]
fn section_7_2_4_a_chunk_is_missing_only_below_the_highest_tsn_newly_acknowledged() {
    // TSN 5 to 8 are known already when TSN 3 arrives late: that says nothing of TSN 4.
    let mut bench = bench(1);
    bench.send(0, 8);
    bench.sack(0, &[(5, 8)]);
    bench.sack(0, &[(3, 3), (5, 8)]);
    assert_eq!([1, 2, 4].map(|tsn| bench.misses(tsn)), [2, 2, 1]);
    // Nor does a SACK that advances, as long as there is no fast recovery.
    bench.sack(3, &[(5, 8)]);
    assert_eq!(bench.misses(4), 1);
}

#[test]
fn section_7_2_4_in_recovery_a_sack_that_advances_reports_everything_missing() {
    let mut bench = bench(1);
    bench.send(0, 12);
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    assert_eq!(bench.sender.domains.of(0).exit, 12);
    bench.sack(0, &[(2, 4), (6, 6), (8, 8)]);
    assert_eq!([5, 7].map(|tsn| bench.misses(tsn)), [1, 1]);
    // Without an advance only what is below TSN 5.
    bench.sack(0, &[(2, 6), (8, 8)]);
    assert_eq!(bench.misses(7), 1);
    // What was sent again arrives: TSN 7 is reported although nothing above it is new.
    bench.sack(6, &[(8, 8)]);
    assert_eq!(bench.misses(7), 2);
    assert_eq!(bench.misses(9), 0, "no block is above it");
}

#[test]
fn section_7_2_4_recovery_ends_with_the_sack_that_covers_its_exit() {
    let mut bench = bench(1);
    bench.send(0, 4);
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    bench.send_again();
    bench.send(0, 4);
    bench.sack(0, &[(2, 4), (6, 6)]);
    let events = bench.sack(4, &[(6, 6)]);
    assert!(events.iter().any(|(_, event)| matches!(event, Event::RecoveryEnded { exit: 4, .. })));
    assert_eq!(bench.misses(5), 1, "the rule of the highest TSN newly acknowledged holds again");
}

#[test]
fn in_recovery_a_sack_of_another_path_reports_nothing_missing_there() {
    // Path 0 recovers; TSN 7 of path 1 was seen missing once, and only data of path 0 are new since.
    let mut bench = bench(2);
    bench.send(0, 5);
    bench.send(1, 3);
    bench.sack(0, &[(2, 2)]);
    bench.sack(0, &[(2, 3)]);
    bench.sack(0, &[(2, 4), (6, 6), (8, 8)]);
    assert_eq!(
        (bench.sender.domains.of(0).exit, bench.sender.domains.of(0).recovery_path, bench.misses(7)),
        (8, 0, 1)
    );
    bench.sack(4, &[(6, 6), (8, 8)]);
    assert_eq!(bench.misses(7), 1);
}

#[test]
fn in_recovery_what_arrives_on_another_path_counts_for_the_path_of_the_loss() {
    let mut bench = bench(2);
    bench.send(1, 1);
    bench.send(0, 8);
    for last in 3..=5 {
        bench.sack(0, &[(3, last)]);
    }
    assert_eq!((bench.sender.domains.of(0).recovery_path, bench.sender.domains.of(0).exit), (0, 9));
    bench.sack(0, &[(3, 5), (7, 7), (9, 9)]);
    assert_eq!([6, 8].map(|tsn| bench.misses(tsn)), [1, 1]);
    // TSN 1 of path 1 is all that is new.
    bench.sack(1, &[(3, 5), (7, 7), (9, 9)]);
    assert_eq!([6, 8].map(|tsn| bench.misses(tsn)), [2, 2]);
}

#[test]
fn section_8_2_what_is_delivered_clears_the_errors_of_its_path_and_of_the_association() {
    let mut bench = bench(2);
    bench.send(0, 1);
    bench.send(1, 1);
    bench.paths.iter_mut().for_each(|path| path.errors = 3);
    bench.sender.errors = 6;
    bench.sack(1, &[]);
    assert_eq!(([0, 1].map(|path: usize| bench.paths[path].errors), bench.sender.errors), ([0, 3], 0));
}

#[test]
fn section_8_1_a_gap_block_clears_the_errors_of_the_association_too() {
    let mut bench = bench(1);
    bench.send(0, 3);
    (bench.paths[0].errors, bench.sender.errors) = (2, 2);
    bench.sack(0, &[(3, 3)]);
    assert_eq!((bench.paths[0].errors, bench.sender.errors), (0, 0));
}

#[test]
fn section_8_2_what_is_still_to_be_sent_again_after_a_timeout_proves_nothing_of_its_path() {
    let mut bench = bench(1);
    bench.send(0, 3);
    bench.expire(0);
    bench.sack(0, &[(3, 3)]);
    assert_eq!((bench.paths[0].errors, bench.sender.errors), (1, 1));
    // The cumulative TSN advances: the peer is alive, whichever packet reached it.
    bench.sack(1, &[(3, 3)]);
    assert_eq!((bench.paths[0].errors, bench.sender.errors), (1, 0));
    // TSN 2 has left again: its acknowledgement counts.
    assert_eq!(bench.poll(), Some((0, vec![2])));
    bench.sack(3, &[]);
    assert_eq!((bench.paths[0].errors, bench.sender.errors), (0, 0));
}

#[test]
fn section_6_1_a_an_answered_probe_is_no_error() {
    for (paths, chunks, kept) in [(1, 1, false), (1, 2, false), (2, 1, false), (2, 2, true)] {
        let mut bench = bench(paths);
        bench.send(0, chunks);
        bench.sender.a_rwnd = 0;
        assert_eq!(bench.poll(), None);
        assert!(bench.sender.probing());
        bench.paths.iter_mut().for_each(|path| path.errors = 2);
        bench.sender.errors = 4;
        bench.sack_with(0, &[], 0);
        let expected = if kept { (2, 4) } else { (0, 0) };
        assert_eq!((bench.paths[0].errors, bench.sender.errors), expected, "{paths} paths, {chunks} chunks");
        assert!(bench.paths[1..].iter().all(|path| path.errors == 2));
    }
}

#[test]
fn an_answer_that_is_no_probes_clears_no_error() {
    let mut bench = bench(1);
    bench.send(0, 1);
    (bench.paths[0].errors, bench.sender.errors) = (2, 4);
    bench.sack(0, &[]);
    assert_eq!((bench.paths[0].errors, bench.sender.errors), (2, 4));
}

#[test]
fn section_6_3_2_r3_t3_restarts_with_the_earliest_tsn_outstanding_only() {
    let mut bench = bench(1);
    bench.send(0, 6);
    let started = bench.paths[0].t3;
    bench.wait(100);
    bench.sack(0, &[(2, 4)]);
    assert_eq!(bench.paths[0].t3, started);
    bench.sack(1, &[(3, 4)]);
    assert_eq!(bench.paths[0].t3, bench.now + bench.paths[0].rto.current());
    bench.sack(6, &[]);
    assert_eq!(bench.paths[0].t3, NEVER, "R2: nothing is outstanding");
}

#[test]
fn section_6_3_2_r3_what_waits_to_be_sent_again_is_still_the_earliest_outstanding() {
    let mut bench = bench(1);
    bench.send(0, 6);
    let started = bench.paths[0].t3;
    bench.wait(100);
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    // TSN 1 is marked; TSN 5 and 6, all that is in flight, arrive.
    bench.sack(0, &[(2, 5)]);
    assert_eq!(bench.paths[0].t3, started);
    bench.sack(0, &[(2, 6)]);
    assert_eq!((bench.paths[0].flight, bench.paths[0].t3), (0, started));
}

#[test]
fn section_6_3_2_t3_goes_on_for_what_waits_to_be_sent_again_on_the_only_path() {
    for paths in [1, 2] {
        let mut bench = bench(paths);
        bench.send(0, 3);
        bench.expire(0);
        // With one path TSN 1 left again with the expiry, with two it waits for the alternate.
        if paths == 1 {
            bench.poll();
        }
        bench.wait(100);
        bench.sack(1, &[]);
        let goes_on = bench.now + bench.paths[0].rto.current();
        assert_eq!(bench.paths[0].marked, 2 * CHUNK);
        assert_eq!(bench.paths[0].t3, if paths == 1 { goes_on } else { NEVER });
    }
}

#[test]
fn section_6_3_2_r3_with_several_paths_each_t3_watches_the_earliest_of_its_own() {
    let mut bench = bench(2);
    bench.send(1, 2);
    bench.send(0, 4);
    let started = bench.paths[0].t3;
    bench.wait(100);
    // TSN 3 is the earliest of path 0 although TSN 1 and 2 of path 1 are out.
    bench.sack(0, &[(3, 3)]);
    let restarted = bench.now + bench.paths[0].rto.current();
    assert_eq!((bench.paths[0].t3, bench.paths[1].t3), (restarted, started));
    bench.wait(100);
    bench.sack(0, &[(3, 3), (5, 5)]);
    assert_eq!(bench.paths[0].t3, restarted, "TSN 4 is earlier");
    bench.sack(0, &[(3, 6)]);
    assert_eq!(bench.paths[0].t3, NEVER, "nothing is in flight there");
}

#[test]
fn section_6_2_1_d_iii_and_r4_what_is_taken_back_is_in_flight_and_watched_again() {
    let mut bench = bench(2);
    bench.send(0, 4);
    let started = bench.paths[0].t3;
    bench.wait(100);
    // While T3 runs it goes on.
    bench.sack(0, &[(2, 3)]);
    bench.sack(0, &[]);
    assert_eq!((bench.paths[0].flight, bench.paths[0].t3), (4 * CHUNK, started));
    // The three reports that mark TSN 1 leave nothing in flight, and T3 rests.
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    assert_eq!((bench.paths[0].flight, bench.paths[0].t3), (0, NEVER));
    let events = bench.sack(0, &[(3, 4)]);
    assert!(events.iter().any(|(_, event)| matches!(event, Event::Reneged { tsn: 2, .. })));
    assert_eq!(bench.paths[0].flight, CHUNK);
    assert_eq!(bench.paths[0].t3, bench.now + bench.paths[0].rto.current());
}

#[test]
fn rfc_3168_section_6_1_2_a_loss_up_to_what_was_sent_when_a_mark_cut_the_window_is_paid_for() {
    for (lost, cut) in [(3, false), (4, true)] {
        let mut bench = bench(1);
        bench.send(0, 10);
        bench.paths[0].marked_exit = 3;
        for reported in lost + 1..=lost + 3 {
            let events = bench.sack(lost - 1, &[(lost + 1, reported)]);
            let expected = if cut && reported == lost + 3 { vec![(0, lost)] } else { vec![] };
            assert_eq!(cuts(&events), expected, "TSN {lost}");
        }
    }
}

/// A run's work is limited by what its packets look at.
#[test]
fn what_a_sack_newly_acknowledges_and_what_it_reports_missing_is_looked_at() {
    let mut bench = bench(1);
    bench.send(0, 20);
    bench.sender.outstanding.looked.take();
    bench.sack(4, &[]);
    assert_eq!(bench.sender.outstanding.looked.take(), 4, "TSNs 1 to 4");
    bench.sack(4, &[(8, 10)]);
    assert_eq!(bench.sender.outstanding.looked.take(), 3 + 3, "TSNs 8 to 10, and 5 to 7 below them");
    bench.sack(4, &[(8, 11)]);
    assert_eq!(bench.sender.outstanding.looked.take(), 1 + 3);
}

#[test]
fn where_every_sack_measures_the_round_trip_it_is_that_of_the_last_chunk_without_gaps() {
    let mut bench = Bench::new(&Sctp { rtt_by_sack: Some(true), ..Sctp::rfc9260() }, 1);
    let measured = |events: Vec<(u8, Event)>| {
        events.iter().find_map(|(_, event)| match event {
            Event::RttMeasured { rtt, .. } => Some(rtt.as_millis_f64() as u32),
            _ => None,
        })
    };
    bench.send(0, 1);
    bench.wait(10);
    bench.send(0, 4);
    bench.wait(100);
    assert_eq!(measured(bench.sack(2, &[])), Some(100));
    assert_eq!(measured(bench.sack(3, &[])), Some(100));
    assert_eq!(measured(bench.sack(3, &[(5, 5)])), None);
    bench.expire(0);
    bench.send_again();
    assert_eq!(measured(bench.sack(5, &[])), Some(100), "TSN 5 was sent once");
}

#[test]
fn a_controller_is_told_of_what_leaves_and_how_fast_it_arrives_on_each_path() {
    let mut bench = Bench::new(&Sctp::rfc9260(), 2);
    bench.paths.iter_mut().for_each(|path| path.window.listen());
    bench.send(0, 2);
    bench.send(1, 1);
    let now = bench.now;
    let sent = |chunks: u32| {
        Heard::Sent(Departure { now, bytes: CHUNK, flight: chunks * CHUNK, app_limited: false })
    };
    assert_eq!(bench.paths[0].window.heard(), [1, 2].map(sent));
    assert_eq!(bench.paths[1].window.heard(), [sent(1)]);
    bench.wait(100);
    let told = |path| (path, Event::Controller(Listener::REASON));
    assert_eq!(bench.sack(0, &[(2, 3)])[1..], [told(0), told(1)], "what they tell is passed on");
    for path in &mut bench.paths {
        let [Heard::Acked(acked)] = path.window.heard()[..] else { panic!("one acknowledgement") };
        let (delivered, interval) = (CHUNK.into(), Duration::from_millis(100));
        assert_eq!((acked.bytes, acked.above_gap, acked.advanced), (CHUNK, CHUNK, false));
        let (rtt, flight) = (Some(interval), acked.rate.map_or(0, |rate| rate.flight));
        let sample = RateSample { delivered, interval, rtt, flight, ..RateSample::default() };
        assert_eq!(acked.rate, Some(sample));
    }
}

#[test]
fn what_was_sent_again_on_another_path_arrives_there_and_is_forgotten_where_it_was() {
    let rules = Sctp { retransmit_on: Some(RetransmitOn::Alternate), ..Sctp::rfc9260() };
    let mut bench = Bench::new(&rules, 2);
    bench.paths.iter_mut().for_each(|path| path.window.listen());
    bench.send(0, 1);
    bench.expire(0);
    assert_eq!(bench.poll(), Some((1, vec![1])));
    bench.paths.iter_mut().for_each(|path| drop(path.window.heard()));
    bench.wait(100);
    bench.sack(1, &[]);
    assert_eq!(bench.paths[0].window.heard(), []);
    let [Heard::Acked(acked)] = bench.paths[1].window.heard()[..] else { panic!("one acknowledgement") };
    assert_eq!(acked.rate.map(|rate| rate.delivered), Some(CHUNK.into()));
}
