//! What is lost by time, on a sender fed by hand.

use skywindow_units::Duration;

use super::super::bench::{Bench, CHUNK};
use super::super::event::Event;
use super::super::settings::{LossDetection, Sctp};
use super::NEVER;

fn bench(paths: u8) -> Bench {
    Bench::new(&Sctp { loss_detection: LossDetection::Rack, ..Sctp::rfc9260() }, paths)
}

/// The paths and TSNs that are held to be lost by time.
fn lost(events: &[(u8, Event)]) -> Vec<(u8, u32)> {
    let tsn = |&(path, event): &(u8, Event)| match event {
        Event::LossByTime { tsn, .. } | Event::LossByTimeAgain { tsn, .. } => Some((path, tsn)),
        _ => None,
    };
    events.iter().filter_map(tsn).collect()
}

/// The reordering timer of the first path expires.
fn expire(bench: &mut Bench) -> Vec<(u8, Event)> {
    bench.notes.0.clear();
    bench.now = bench.paths[0].reorder_due;
    bench.sender.on_reorder_timer(bench.now, &mut bench.paths, 0, &mut bench.notes);
    bench.notes.0.clone()
}

#[test]
fn rfc_8985_section_6_2_step_4_three_chunks_beyond_a_gap_leave_no_window() {
    let mut bench = bench(1);
    bench.send(0, 6);
    bench.wait(100);
    assert_eq!(lost(&bench.sack(1, &[(3, 4)])), [], "two");
    assert_eq!(lost(&bench.sack(1, &[(3, 5)])), [(0, 2)]);
    assert_eq!(bench.paths[0].window.cwnd(), 50 * CHUNK, "RFC 9260 7.2.3");
}

#[test]
fn rfc_8985_section_6_2_step_5_fewer_are_lost_when_the_reordering_window_is_over() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.wait(100);
    bench.sack(1, &[(3, 3)]);
    assert_eq!(
        bench.paths[0].reorder_due.since(bench.now),
        Duration::from_millis(25),
        "a quarter round trip"
    );
    assert_eq!(bench.paths[0].next_timeout(), bench.paths[0].reorder_due);
    assert_eq!(lost(&expire(&mut bench)), [(0, 2)]);
    assert_eq!(bench.paths[0].reorder_due, NEVER, "TSN 4 left with TSN 3 and behind it");
    assert_eq!(bench.poll(), Some((0, vec![2])), "it leaves again");
}

#[test]
fn what_was_only_late_is_not_lost_and_widens_nothing() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.wait(100);
    bench.sack(1, &[(3, 3)]);
    bench.wait(10);
    assert_eq!(lost(&bench.sack(3, &[])), []);
    assert_eq!((bench.paths[0].reorder_due, bench.paths[0].window.cwnd()), (NEVER, 100 * CHUNK));
}

#[test]
fn rfc_8985_section_6_2_a_retransmission_that_is_lost_again_is_found_by_what_left_after_it() {
    let mut bench = bench(1);
    bench.send(0, 5);
    bench.wait(100);
    assert_eq!(lost(&bench.sack(1, &[(3, 5)])), [(0, 2)]);
    bench.wait(1);
    bench.send_again();
    bench.wait(1);
    bench.paths[0].window.place(100 * CHUNK);
    bench.send(0, 1);
    bench.wait(100);
    let cwnd = bench.paths[0].window.cwnd();
    assert_eq!(lost(&bench.sack(1, &[(3, 6)])), [(0, 2)], "TSN 6 left behind it and has arrived");
    assert_eq!(bench.paths[0].window.cwnd(), cwnd, "cut once for this window of data");
    assert_eq!(bench.poll(), Some((0, vec![2])));
}

#[test]
fn with_missing_reports_such_a_retransmission_waits_for_t3() {
    let mut bench = Bench::new(&Sctp::rfc9260(), 1);
    bench.send(0, 5);
    bench.wait(100);
    (3..=5).for_each(|to| drop(bench.sack(1, &[(3, to)])));
    bench.send_again();
    bench.paths[0].window.place(100 * CHUNK);
    bench.send(0, 4);
    bench.wait(100);
    (6..=9).for_each(|to| drop(bench.sack(1, &[(3, to)])));
    assert_eq!(bench.sender.marked, 0);
}

#[test]
fn a_faster_path_tells_nothing_of_a_slower_one() {
    let mut bench = bench(2);
    bench.send(0, 2);
    bench.wait(5);
    bench.send(1, 4);
    bench.wait(20);
    assert_eq!(lost(&bench.sack(0, &[(3, 6)])), []);
    assert_eq!([0, 1].map(|path| bench.paths[path].reorder_due), [NEVER; 2]);
}

#[test]
fn t3_ends_the_wait_for_what_was_late() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.wait(100);
    bench.sack(1, &[(3, 3)]);
    let due = bench.paths[0].reorder_due;
    assert_eq!(bench.paths[0].next_timeout(), due);
    bench.expire(0);
    assert_eq!(bench.paths[0].reorder_due, NEVER);
    assert!(bench.paths[0].next_timeout() > due, "a timer without a purpose would expire time and again");
}
