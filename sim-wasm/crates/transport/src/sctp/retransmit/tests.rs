//! What is sent again, when and where, on a sender fed by hand.

use skywindow_units::Duration;

use super::super::bench::{Bench, CHUNK};
use super::super::event::Event;
use super::super::outstanding::MARKED_FAST;
use super::super::packet::{Packet, Retransmit};
use super::super::settings::{BackOff, BurstRule, Sctp};
use super::super::sharing::RetransmitOn;
use super::super::ticks::NEVER;

fn bench(paths: u8) -> Bench {
    Bench::new(&Sctp::rfc9260(), paths)
}

/// TSN, reason and how often it has been sent of what was sent again.
fn again(bench: &Bench) -> Vec<(u32, Retransmit, u32)> {
    let pick = |&(_, event): &(u8, Event)| match event {
        Event::Retransmitted { tsn, reason, transmissions, .. } => Some((tsn, reason, transmissions)),
        _ => None,
    };
    bench.notes.0.iter().filter_map(pick).collect()
}

#[test]
fn section_6_3_3_e3_one_packet_leaves_with_the_expiry_and_the_rest_with_the_next_sack_before_new_data() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.expire(0);
    assert_eq!((bench.paths[0].flight, bench.paths[0].marked, bench.sender.marked), (0, 4 * CHUNK, 4));
    assert_eq!(bench.poll(), Some((0, vec![1])));
    assert_eq!(bench.poll(), None, "whatever cwnd allows");
    bench.sack(1, &[]);
    bench.paths[0].window.place(2 * CHUNK);
    assert_eq!([bench.poll(), bench.poll()], [Some((0, vec![2])), Some((0, vec![3]))]);
    assert_eq!(bench.poll(), None, "cwnd is full");
    bench.sack(3, &[]);
    assert_eq!([bench.poll(), bench.poll()], [Some((0, vec![4])), Some((0, vec![5]))]);
    assert_eq!((bench.sender.marked, bench.paths[0].marked), (0, 0));
}

#[test]
fn section_7_2_4_one_packet_leaves_at_once_whatever_cwnd_says() {
    let mut bench = bench(1);
    bench.send(0, 8);
    bench.sack(0, &[(3, 3)]);
    bench.sack(0, &[(3, 4)]);
    bench.sack(0, &[(3, 5)]);
    bench.paths[0].window.place(CHUNK);
    assert!(!bench.sender.rests(&bench.paths));
    assert_eq!(bench.poll(), Some((0, vec![1])));
    assert_eq!(bench.poll(), None);
    bench.sack(1, &[(3, 5)]);
    assert_eq!(bench.poll(), None, "TSN 6 to 8 fill the window");
    bench.sack(1, &[(3, 8)]);
    bench.notes.0.clear();
    assert_eq!(bench.poll(), Some((0, vec![2])));
    assert_eq!(again(&bench), [(2, Retransmit::Fast, 2)]);
}

#[test]
fn what_was_acknowledged_while_it_waited_is_not_sent_again() {
    let mut bench = bench(1);
    bench.send(0, 5);
    bench.expire(0);
    bench.sack(2, &[(4, 4)]);
    assert_eq!((bench.sender.marked, bench.paths[0].marked), (2, 2 * CHUNK));
    assert_eq!(bench.poll(), Some((0, vec![3])));
    bench.sack(2, &[(4, 4)]);
    bench.paths[0].window.place(100 * CHUNK);
    assert_eq!([bench.poll(), bench.poll()], [Some((0, vec![5])), Some((0, vec![6]))]);
}

#[test]
fn a_chunk_that_times_out_again_counts_from_no_missing_report_and_as_sent_once_more() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.sack(0, &[(2, 2)]);
    bench.sack(0, &[(2, 3)]);
    assert_eq!(bench.misses(1), 2);
    bench.expire(0);
    assert_eq!(bench.misses(1), 0);
    bench.poll();
    bench.expire(0);
    bench.notes.0.clear();
    bench.poll();
    assert_eq!(again(&bench), [(1, Retransmit::Timeout, 3)]);
    assert_eq!((bench.paths[0].errors, bench.sender.errors), (2, 2));
}

#[test]
fn section_6_1_a_a_probe_of_the_closed_window_that_times_out_leaves_cwnd_and_ssthresh() {
    let mut bench = bench(1);
    bench.sender.a_rwnd = 0;
    assert_eq!(bench.poll(), None);
    bench.sender.probe_ready = true;
    assert_eq!(bench.poll(), Some((0, vec![1])));
    let before = (bench.paths[0].window.cwnd(), bench.paths[0].window.ssthresh());
    let rto = bench.paths[0].rto.current();
    bench.expire(0);
    assert_eq!((bench.paths[0].window.cwnd(), bench.paths[0].window.ssthresh()), before);
    assert_eq!(bench.paths[0].rto.current(), rto * 2, "the interval doubles all the same");
    assert_eq!(bench.poll(), Some((0, vec![1])));
    // Once the window is open the same chunk is as any other.
    bench.sack_with(0, &[], 1 << 20);
    bench.expire(0);
    assert_eq!(bench.paths[0].window.cwnd(), CHUNK);
}

#[test]
fn where_t3_spares_recent_chunks_it_marks_the_old_ones_alone_and_cuts_only_for_them() {
    for (old, marked) in [(true, 2), (false, 0)] {
        let mut bench = Bench::new(&Sctp { t3_spares_recent: Some(true), ..Sctp::rfc9260() }, 1);
        bench.paths[0].measure(bench.now, Duration::from_millis(200));
        bench.send(0, 2);
        bench.wait(if old { 601 } else { 599 });
        bench.send(0, 2);
        let cwnd = bench.paths[0].window.cwnd();
        bench.expire(0);
        assert_eq!((bench.sender.marked, bench.paths[0].window.cwnd() == cwnd), (marked, !old));
        assert_ne!(bench.paths[0].t3, NEVER, "it goes on for what it spared");
    }
}

#[test]
fn where_t3_spares_recent_chunks_what_it_marks_waits_until_cwnd_has_room() {
    for (t3_spares_recent, first) in [(Some(true), None), (Some(false), Some((0, vec![1])))] {
        let mut bench = Bench::new(&Sctp { t3_spares_recent, ..Sctp::rfc9260() }, 1);
        bench.paths[0].measure(bench.now, Duration::from_millis(200));
        bench.send(0, 2);
        bench.wait(601);
        bench.send(0, 2);
        bench.expire(0);
        assert_eq!(bench.poll(), first);
        bench.sack(0, &[(3, 4)]);
        let next = if first.is_none() { 1 } else { 2 };
        bench.paths[0].window.place(100 * CHUNK);
        assert_eq!(bench.poll(), Some((0, vec![next])));
    }
}

#[test]
fn what_is_sent_again_may_wait_for_the_window_of_the_peer_but_for_the_earliest() {
    for (retransmit_within_rwnd, second) in [(Some(true), None), (Some(false), Some((0, vec![3])))] {
        let mut bench = Bench::new(&Sctp { retransmit_within_rwnd, ..Sctp::rfc9260() }, 1);
        bench.send(0, 8);
        (4..=6).for_each(|last| drop(bench.sack_with(0, &[(2, 2), (4, last)], 500)));
        assert_eq!(bench.poll(), Some((0, vec![1])));
        bench.sack_with(0, &[(2, 2), (4, 6)], 500);
        assert_eq!(bench.poll(), second);
        if second.is_none() {
            bench.sack_with(0, &[(2, 2), (4, 6)], 1 << 20);
            assert_eq!(bench.poll(), Some((0, vec![3])));
        }
    }
}

#[test]
fn a_short_window_of_the_peer_lets_one_chunk_of_what_is_sent_again_go_and_cwnd_a_whole_packet() {
    let small = Sctp { payload_bytes: Some(484), mtu_bytes: Some(1532), ..Sctp::rfc9260() };
    let yes = Some(true);
    for (rules, a_rwnd, packets) in [
        (Sctp { retransmit_within_rwnd: yes, ..small.clone() }, 500, vec![Some((0, vec![1])), None]),
        (
            Sctp { retransmit_within_cwnd: yes, ..small.clone() },
            1 << 20,
            vec![Some((0, vec![1, 2, 3])), Some((0, vec![4, 5, 6]))],
        ),
    ] {
        let mut bench = Bench::new(&rules, 1);
        bench.send(0, 2);
        bench.expire(0);
        bench.sack_with(0, &[], a_rwnd);
        bench.paths[0].window.place(100 * CHUNK);
        assert_eq!(vec![bench.poll(), bench.poll()], packets);
    }
}

#[test]
fn what_a_burst_of_fast_retransmits_left_over_leaves_with_the_next_sack_whatever_cwnd_says() {
    let yes = Some(true);
    for (fast_retransmit_ignores_cwnd, first, then) in [(yes, 2, 1), (Some(false), 1, 0)] {
        let mut bench =
            Bench::new(&Sctp { fast_retransmit_ignores_cwnd, max_burst: Some(2), ..Sctp::rfc9260() }, 1);
        bench.send(0, 12);
        (4..=6).for_each(|last| drop(bench.sack(0, &[(4, last)])));
        bench.paths[0].window.place(CHUNK);
        let mut go = || (0..4).map_while(|_| bench.poll()).count();
        assert_eq!(go(), first);
        bench.sack(0, &[(4, 7)]);
        bench.paths[0].window.place(CHUNK);
        assert_eq!((0..4).map_while(|_| bench.poll()).count(), then);
    }
}

#[test]
fn with_a_shut_window_a_timeout_leaves_cwnd_where_the_settings_say_so() {
    for (shut_window_keeps_cwnd, kept) in [(Some(true), true), (None, false)] {
        let mut bench = Bench::new(&Sctp { shut_window_keeps_cwnd, ..Sctp::rfc9260() }, 1);
        bench.sender.a_rwnd = 2 * CHUNK;
        bench.send(0, 2);
        assert_eq!(bench.poll(), None);
        let cwnd = bench.paths[0].window.cwnd();
        bench.expire(0);
        assert_eq!(bench.paths[0].window.cwnd() == cwnd, kept);
    }
}

#[test]
fn a_chunk_that_may_be_fast_retransmitted_again_leaves_after_as_many_reports_more() {
    let mut bench = Bench::new(&Sctp { fast_retransmit_repeats: Some(true), ..Sctp::rfc9260() }, 1);
    bench.send(0, 12);
    for (from, again_after) in [(2, vec![(1, Retransmit::Fast, 2)]), (5, vec![(1, Retransmit::Fast, 3)])] {
        bench.paths[0].window.place(100 * CHUNK);
        bench.notes.0.clear();
        (from..from + 3).for_each(|last| drop(bench.sack(0, &[(2, last)])));
        bench.paths[0].window.place(100 * CHUNK);
        bench.notes.0.clear();
        bench.poll();
        assert_eq!(again(&bench), again_after);
    }
}

#[test]
fn section_6_3_3_an_expiry_concerns_its_own_path_alone() {
    let mut bench = bench(2);
    bench.send(0, 2);
    bench.send(1, 2);
    bench.send(0, 1);
    let watched = bench.paths[0].t3;
    bench.notes.0.clear();
    bench.expire(1);
    assert!(matches!(bench.notes.0[0], (1, Event::Timeout { tsn: 3, .. })), "{:?}", bench.notes.0);
    assert_eq!(
        [0, 1].map(|path: usize| (bench.paths[path].flight, bench.paths[path].errors)),
        [(3 * CHUNK, 0), (0, 1)]
    );
    assert_eq!((bench.paths[0].t3, bench.paths[1].t3), (watched, NEVER));
    // They move to path 0, where data of their own are in flight: that T3 goes on.
    assert_eq!(bench.poll(), Some((0, vec![3])));
    assert_eq!(bench.paths[0].t3, watched);
}

#[test]
fn section_6_3_2_the_lowest_outstanding_tsn_that_leaves_again_restarts_t3() {
    let mut bench = bench(1);
    bench.send(0, 5);
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    bench.wait(100);
    bench.send_again();
    assert_eq!(bench.paths[0].t3, bench.now + bench.paths[0].rto.current());
    // TSN 5 is not the lowest.
    let restarted = bench.paths[0].t3;
    bench.send(0, 4);
    for last in 6..=8 {
        bench.sack(0, &[(2, 4), (6, last)]);
    }
    bench.wait(100);
    bench.send_again();
    assert_eq!(bench.paths[0].t3, restarted);
}

#[test]
fn a_round_trip_is_not_measured_with_what_was_sent_again() {
    let mut bench = bench(2);
    bench.send(0, 5);
    assert_eq!(bench.paths[0].timed_tsn, 1);
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    bench.send_again();
    assert_eq!(bench.paths[0].timed_tsn, 0);
    let events = bench.sack(1, &[(2, 4)]);
    assert!(!events.iter().any(|(_, event)| matches!(event, Event::RttMeasured { .. })));
}

#[test]
fn with_several_paths_what_finds_its_path_full_lets_others_pass() {
    // TSN 1 and 2 of path 0 and TSN 3 of path 1 are sent again on the path they took.
    let config = Sctp { retransmit_on: Some(RetransmitOn::Same), ..Sctp::rfc9260() };
    let mut bench = Bench::new(&config, 2);
    for (path, chunks) in [(0, 2), (1, 1), (0, 3), (1, 3)] {
        bench.send(path, chunks);
    }
    bench.sack(0, &[(4, 4), (7, 7)]);
    bench.sack(0, &[(4, 5), (7, 8)]);
    bench.sack(0, &[(4, 9)]);
    assert_eq!(bench.sender.marked, 3);
    assert_eq!(bench.poll(), Some((0, vec![1])));
    bench.sack(0, &[(4, 9)]);
    bench.paths[0].window.place(CHUNK);
    assert_eq!([bench.poll(), bench.poll()], [Some((1, vec![3])), None]);
    bench.paths[0].window.place(2 * CHUNK);
    assert_eq!(bench.poll(), Some((0, vec![2])));
}

#[test]
fn section_6_3_2_the_timer_runs_on_while_the_path_has_something_else_in_flight() {
    let mut bench = bench(2);
    bench.send(0, 3);
    let due = bench.paths[0].t3;
    bench.sender.mark(&mut bench.paths, 2, MARKED_FAST);
    assert_eq!(bench.paths[0].t3, due);
    bench.sender.mark(&mut bench.paths, 1, MARKED_FAST);
    bench.sender.mark(&mut bench.paths, 3, MARKED_FAST);
    assert_eq!((bench.paths[0].flight, bench.paths[0].t3), (0, NEVER));
}

#[test]
fn section_7_2_4_rule_4_what_is_the_lowest_of_its_path_starts_the_timer_of_that_path_anew() {
    let mut bench = bench(2);
    bench.send(1, 2);
    bench.send(0, 3);
    let due = [0, 1].map(|path: usize| bench.paths[path].t3);
    bench.wait(100);
    bench.sender.mark(&mut bench.paths, 3, MARKED_FAST);
    bench.send_again();
    assert!(bench.paths[0].t3 > due[0], "TSN 3 is the lowest that this path carries");
    assert_eq!(bench.paths[1].t3, due[1], "TSN 1 went by the other");
}

#[test]
fn section_7_2_4_rule_4_on_the_same_path_only_the_lowest_of_it_starts_the_timer_anew() {
    for (tsn, restarts) in [(3, true), (4, false)] {
        let mut bench = Bench::new(&Sctp { retransmit_on: Some(RetransmitOn::Same), ..Sctp::rfc9260() }, 2);
        bench.send(1, 2);
        bench.send(0, 3);
        let due = bench.paths[0].t3;
        bench.wait(100);
        bench.sender.mark(&mut bench.paths, tsn, MARKED_FAST);
        assert_eq!(bench.poll(), Some((0, vec![tsn as u32])));
        assert_eq!(bench.paths[0].t3 > due, restarts, "TSN {tsn}");
    }
}

#[test]
fn section_7_2_4_a_chunk_is_fast_retransmitted_once_but_also_after_a_timeout() {
    let mut bench = bench(1);
    bench.send(0, 12);
    bench.expire(0);
    assert_eq!(bench.poll(), Some((0, vec![1])));
    let marked_by_three_more = |bench: &mut Bench, last: u32| {
        (last - 2..=last).for_each(|last| drop(bench.sack(0, &[(2, last)])));
        bench.notes.0.clear();
        bench.poll();
        again(bench)
    };
    assert_eq!(marked_by_three_more(&mut bench, 4), [(1, Retransmit::Fast, 3)]);
    assert!(marked_by_three_more(&mut bench, 7).iter().all(|&(tsn, ..)| tsn != 1));
    bench.expire(0);
    assert!(marked_by_three_more(&mut bench, 10).contains(&(1, Retransmit::Timeout, 4)));
    assert!(marked_by_three_more(&mut bench, 12).is_empty());
}

#[test]
fn section_6_10_what_is_sent_again_fills_a_packet_to_the_byte() {
    let small = Sctp { payload_bytes: Some(484), mtu_bytes: Some(1532), ..Sctp::rfc9260() };
    for (mtu, first) in [(1532, vec![1, 2, 3]), (1531, vec![1, 2])] {
        let mut bench = Bench::new(&small, 1);
        bench.send(0, 2);
        bench.expire(0);
        bench.paths[0].mtu = mtu;
        assert_eq!(bench.poll(), Some((0, first)));
    }
}

#[test]
fn what_is_sent_again_leaves_in_bursts_too_and_by_its_own_path_alone() {
    let mut bench =
        Bench::new(&Sctp { max_burst: Some(2), burst_rule: Some(BurstRule::Always), ..Sctp::rfc9260() }, 1);
    bench.send(0, 2);
    bench.sack(0, &[]);
    bench.send(0, 2);
    bench.expire(0);
    let mut packet = Packet { size: bench.sender.rules.header, ..Packet::default() };
    assert_eq!(
        bench.sender.write_data(bench.now, &mut bench.paths, Some(1), &mut packet, &mut bench.notes),
        None,
        "the packet is bound for another path"
    );
    assert_eq!(bench.poll(), Some((0, vec![1])));
    bench.sack(1, &[]);
    bench.paths[0].window.place(100 * CHUNK);
    bench.notes.0.clear();
    assert_eq!([bench.poll(), bench.poll(), bench.poll()], [Some((0, vec![2])), Some((0, vec![3])), None]);
    assert!(matches!(bench.notes.0.last(), Some((0, Event::BurstLimited { packets: 2, .. }))));
}

#[test]
fn with_several_paths_one_packet_leaves_at_once_whatever_any_cwnd_says() {
    let mut bench = bench(2);
    bench.send(0, 3);
    bench.expire(0);
    bench.paths.iter_mut().for_each(|path| path.window.place(0));
    assert_eq!(bench.poll(), Some((1, vec![1])));
    bench.sack(0, &[]);
    assert_eq!(bench.poll(), None);
}

#[test]
fn a_timeout_of_what_a_mark_has_paid_for_is_no_corruption() {
    for (sent_later, corruption) in [(0, false), (1, true)] {
        let mut bench = bench(1);
        bench.sender.unmarked_is_corruption = true;
        bench.send(0, 3);
        bench.sender.on_ecne(bench.now, &mut bench.paths, 0, 2, &mut bench.notes);
        bench.send(0, sent_later);
        bench.sack(2 + sent_later, &[]);
        bench.notes.0.clear();
        bench.expire(0);
        let kept = bench.notes.0.iter().any(|(_, event)| matches!(event, Event::LossUnmarked { .. }));
        assert_eq!(kept, corruption);
    }
}

/// A run's work is limited by what its packets and timers look at.
#[test]
fn chunks_that_are_looked_at_one_after_the_other_are_counted() {
    let mut bench = bench(1);
    let looked = |bench: &Bench| bench.sender.outstanding.looked.take();
    bench.send(0, 10);
    assert_eq!(looked(&bench), 10);
    for last in 2..=4 {
        bench.sack(0, &[(2, last)]);
    }
    looked(&bench);
    assert_eq!(bench.poll(), Some((0, vec![1])));
    assert_eq!(looked(&bench), 1, "nothing else is marked");
    bench.expire(0);
    assert_eq!(looked(&bench), 10);
    bench.poll();
    bench.sack(0, &[(2, 5)]);
    looked(&bench);
    bench.paths[0].window.place(100 * CHUNK);
    assert_eq!(bench.poll(), Some((0, vec![6])));
    assert_eq!(looked(&bench), 2, "from the fifth, where it stopped before");
    assert_eq!(bench.poll(), Some((0, vec![7])));
    assert_eq!(looked(&bench), 1);
}

#[test]
fn what_is_sent_again_may_wait_until_cwnd_holds_it_while_new_data_fill_the_rest() {
    for (retransmit_within_cwnd, packets) in [(Some(false), [1, 2]), (Some(true), [1, 9])] {
        let rules = Sctp { retransmit_within_cwnd, split_to_fill_cwnd: Some(true), ..Sctp::rfc9260() };
        let mut bench = Bench::new(&rules, 1);
        bench.send(0, 8);
        bench.expire(0);
        bench.sender.forced = false;
        bench.paths[0].window.place(CHUNK + 500); // The first is in flight: with nothing in flight, none would wait.
        assert_eq!(
            [bench.poll(), bench.poll(), bench.poll()],
            [Some((0, vec![packets[0]])), Some((0, vec![packets[1]])), None]
        );
        let rest = if retransmit_within_cwnd == Some(true) { 500 } else { CHUNK };
        assert_eq!(bench.paths[0].flight, CHUNK + rest);
    }
}

#[test]
fn where_back_off_begins_late_the_first_expiry_repeats_the_timeout_and_an_advance_ends_it() {
    for (back_off, timeouts) in [
        (BackOff::UntilMeasured, [2000, 4000, 4000, 4000]),
        (BackOff::UntilAdvance, [2000, 4000, 4000, 1000]),
        (BackOff::InARow, [1000, 2000, 1000, 1000]),
    ] {
        let mut bench = Bench::new(&Sctp { back_off: Some(back_off), ..Sctp::rfc9260() }, 1);
        bench.send(0, 4);
        let rto = |bench: &Bench| bench.paths[0].rto.current().as_millis_f64() as u32;
        let expired = [0; 2].map(|_| {
            bench.expire(0);
            bench.send_again();
            rto(&bench)
        });
        bench.sack(1, &[]);
        let advanced = rto(&bench);
        bench.sack(4, &[]); // What was sent once, and is not measured any more.
        assert_eq!([expired[0], expired[1], advanced, rto(&bench)], timeouts);
    }
}

#[test]
fn where_t3_ends_fast_recovery_a_loss_of_data_sent_before_it_cuts_again() {
    for (t3_ends_recovery, recovering) in [(Some(false), true), (Some(true), false)] {
        let mut bench = Bench::new(&Sctp { t3_ends_recovery, ..Sctp::rfc9260() }, 1);
        bench.send(0, 8);
        (3..6).for_each(|last| drop(bench.sack(0, &[(3, last)])));
        bench.expire(0);
        let domain = bench.sender.domains.of(0);
        assert_eq!((domain.recovering, domain.exit == 8), (recovering, recovering));
    }
}
