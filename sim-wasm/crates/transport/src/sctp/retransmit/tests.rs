//! What is sent again, when and where, on a sender fed by hand.

use super::super::bench::{Bench, CHUNK};
use super::super::event::Event;
use super::super::outstanding::MARKED_FAST;
use super::super::packet::Retransmit;
use super::super::path::NEVER;
use super::super::settings::{RetransmitOn, Sctp};

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
    bench.paths[0].window.cwnd = 2 * CHUNK;
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
    bench.paths[0].window.cwnd = CHUNK;
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
    bench.paths[0].window.cwnd = 100 * CHUNK;
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
    let config = Sctp { retransmit_on: RetransmitOn::Same, ..Sctp::rfc9260() };
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
    bench.paths[0].window.cwnd = CHUNK;
    assert_eq!([bench.poll(), bench.poll()], [Some((1, vec![3])), None]);
    bench.paths[0].window.cwnd = 2 * CHUNK;
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
