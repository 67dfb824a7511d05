//! Probes of the tail, on a sender fed by hand.

use skywindow_units::Duration;

use super::super::bench::{Bench, CHUNK};
use super::super::event::Event;
use super::super::settings::{LossDetection, Sctp};
use super::NEVER;

fn bench(paths: u8) -> Bench {
    let rules = Sctp { loss_detection: LossDetection::Rack, tail_loss_probe: true, ..Sctp::rfc9260() };
    let mut bench = Bench::new(&rules, paths);
    for path in &mut bench.paths {
        path.measure(bench.now, Duration::from_millis(100));
    }
    bench
}

fn due(bench: &Bench, path: usize) -> Option<Duration> {
    let due = bench.paths[path].tail.as_ref()?.due;
    (due != NEVER).then(|| due.since(bench.now))
}

/// The probe of the path is due, and leaves.
fn probe(bench: &mut Bench, path: usize) -> Option<(u8, Vec<u32>)> {
    bench.now += due(bench, path).expect("a probe is planned");
    bench.sender.on_tail(bench.now, &mut bench.paths[path]);
    bench.sender.route.data = path as u8;
    bench.poll()
}

fn repaired(events: &[(u8, Event)]) -> bool {
    events.iter().any(|(_, event)| matches!(event, Event::ChunkProbeRepaired { .. }))
}

#[test]
fn rfc_8985_section_7_2_a_probe_is_due_two_round_trips_after_the_last_chunk() {
    let mut bench = bench(1);
    bench.send(0, 1);
    let ms = |ms| Some(Duration::from_millis(ms));
    assert_eq!(due(&bench, 0), ms(400), "the SACK of one packet may wait 200 ms");
    bench.wait(10);
    bench.send(0, 1);
    assert_eq!(due(&bench, 0), ms(200));
    bench.wait(90);
    bench.sack(1, &[]);
    assert_eq!(due(&bench, 0), ms(400));
    bench.sack(2, &[]);
    assert_eq!(due(&bench, 0), None, "nothing is in flight");
}

#[test]
fn rfc_8985_section_7_2_none_is_due_while_something_is_reported_above_a_gap() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.wait(100);
    bench.sack(1, &[(3, 3)]);
    assert_eq!(due(&bench, 0), None);
}

#[test]
fn rfc_8985_section_7_3_the_last_chunk_leaves_once_more_and_t3_begins_anew() {
    let mut bench = bench(1);
    bench.send(0, 3);
    let (t3, flight) = (bench.paths[0].t3, bench.paths[0].flight);
    bench.paths[0].window.place(CHUNK);
    assert_eq!(probe(&mut bench, 0), Some((0, vec![3])), "cwnd does not hold it back");
    assert!(bench.paths[0].t3 > t3);
    assert_eq!(bench.paths[0].flight, flight, "it counts once");
    assert_eq!(bench.poll(), None, "one packet");
    assert_eq!(due(&bench, 0), None, "and one probe");
}

#[test]
fn its_sack_shows_what_is_missing_below() {
    let mut bench = bench(1);
    bench.send(0, 3);
    probe(&mut bench, 0);
    bench.wait(100);
    bench.sack(1, &[(3, 3)]);
    let reorder = bench.paths[0].reorder_due;
    assert!(bench.sender.marked > 0 || reorder < bench.paths[0].t3, "TSN 2 is overdue long before T3-rtx");
}

#[test]
fn rfc_8985_section_7_4_a_probe_that_repaired_a_loss_cuts_cwnd_once() {
    let mut bench = bench(1);
    bench.send(0, 3);
    probe(&mut bench, 0);
    bench.wait(100);
    assert!(repaired(&bench.sack(3, &[])));
    assert_eq!(bench.paths[0].window.cwnd(), 50 * CHUNK, "RFC 9260 7.2.3");
    assert!(!repaired(&bench.sack(3, &[])));
}

#[test]
fn rfc_8985_section_7_4_one_that_came_twice_or_is_answered_too_soon_cuts_nothing() {
    let mut twice = bench(1);
    twice.send(0, 3);
    probe(&mut twice, 0);
    twice.wait(100);
    twice.duplicates = vec![3];
    assert!(!repaired(&twice.sack(3, &[])));
    let mut late = bench(1);
    late.send(0, 3);
    probe(&mut late, 0);
    late.wait(20);
    assert!(!repaired(&late.sack(3, &[])), "the first copy was only late");
    assert_eq!([twice, late].map(|bench| bench.paths[0].window.cwnd()), [100 * CHUNK; 2]);
}

#[test]
fn a_timeout_ends_the_wait_for_a_probe() {
    let mut bench = bench(1);
    bench.send(0, 3);
    bench.expire(0);
    assert_eq!(due(&bench, 0), None);
}

#[test]
fn each_path_has_its_own() {
    let mut bench = bench(2);
    bench.send(0, 2);
    bench.wait(50);
    bench.send(1, 2);
    assert_eq!([0, 1].map(|path| due(&bench, path)), [150, 200].map(|ms| Some(Duration::from_millis(ms))));
    assert_eq!(probe(&mut bench, 0), Some((0, vec![2])));
}

#[test]
fn without_the_setting_nothing_is_planned() {
    let rules = Sctp { loss_detection: LossDetection::Rack, ..Sctp::rfc9260() };
    let mut bench = Bench::new(&rules, 1);
    bench.send(0, 3);
    assert!(bench.paths[0].tail.is_none());
}
