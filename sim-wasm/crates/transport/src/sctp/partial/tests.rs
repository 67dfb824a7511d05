//! Tests of what the sender gives up.

use super::super::bench::{Bench, CHUNK};
use super::super::packet::{FLAG_BEGIN, FLAG_END};
use super::*;

/// What is to be sent again is given up.
fn given_up_at_once() -> Sctp {
    let mut rules = Sctp::rfc9260();
    rules.messages.0.partial_reliability = Reliability::Retransmissions;
    rules
}

fn bench(paths: u8) -> Bench {
    let rules = given_up_at_once();
    let mut bench = Bench::new(&rules, paths);
    bench.sender.use_forward_tsn(&rules, true);
    bench
}

fn move_on(bench: &mut Bench) -> Option<Forward> {
    bench.sender.move_on(bench.now, &mut bench.paths, &mut bench.notes)
}

#[test]
fn rfc_3758_3_5_a2_what_is_given_up_is_in_flight_no_longer_and_lets_no_window_grow() {
    let mut bench = bench(1);
    bench.send(0, 4);
    bench.expire(0);
    let cwnd = bench.paths[0].window.cwnd();
    let forward = move_on(&mut bench).expect("four are given up");
    assert_eq!((forward.new_cumulative_tsn, bench.sender.marked, bench.paths[0].flight), (4, 0, 0));
    bench.sack(4, &[]);
    move_on(&mut bench);
    assert_eq!((bench.paths[0].window.cwnd(), bench.paths[0].window.partial()), (cwnd, 0));
    assert!(bench.sender.idle() && bench.paths[0].t3 == NEVER);
}

#[test]
fn what_a_gap_block_reports_of_what_was_given_up_and_takes_back_again_changes_nothing() {
    let mut bench = bench(1);
    bench.send(0, 3);
    bench.expire(0);
    move_on(&mut bench);
    let rest = |bench: &Bench| (bench.sender.in_flight.chunks, bench.sender.marked, bench.paths[0].flight);
    let before = rest(&bench);
    for blocks in [&[(2, 3)][..], &[(3, 3)], &[]] {
        bench.sack(0, blocks);
        assert_eq!(rest(&bench), before, "{blocks:?}");
    }
}

#[test]
fn section_3_5_f2_the_same_point_is_told_again_after_a_round_trip() {
    let mut bench = bench(1);
    bench.paths[0].rto.measure(Duration::from_millis(300));
    bench.send(0, 1);
    bench.expire(0);
    assert!(move_on(&mut bench).is_some());
    bench.wait(299);
    bench.sack(0, &[]);
    assert_eq!(move_on(&mut bench), None);
    bench.wait(1);
    bench.sack(0, &[]);
    assert!(move_on(&mut bench).is_some());
}

#[test]
fn section_3_5_c4_a_forward_tsn_that_would_not_fit_tells_of_less() {
    let streams = 40;
    let rules = Sctp { streams, payload_bytes: Some(64), ..given_up_at_once() };
    let mut bench = Bench::new(&rules, 1);
    bench.sender.use_forward_tsn(&rules, true);
    bench.send(0, streams.into());
    bench.expire(0);
    let forward = move_on(&mut bench).expect("all are given up");
    // A packet has room for 80 bytes: 8 and 18 times 4.
    assert_eq!((forward.new_cumulative_tsn, forward.skipped.len()), (18, 18));
    assert_eq!(move_on(&mut bench), None, "the rest waits until the peer has moved");
    bench.sack(18, &[]);
    assert_eq!(move_on(&mut bench).map(|forward| forward.new_cumulative_tsn), Some(36));
}

#[test]
fn several_paths_each_have_their_flight_and_one_timer_runs_for_the_forward_tsn() {
    let mut bench = bench(2);
    bench.send(0, 1);
    bench.send(1, 2);
    bench.expire(1);
    assert_eq!(move_on(&mut bench), None, "the first chunk is not given up");
    assert_eq!((bench.paths[0].flight, bench.paths[1].flight), (CHUNK, 0));
    bench.sack(1, &[]);
    assert_eq!(move_on(&mut bench).map(|forward| forward.new_cumulative_tsn), Some(3));
    assert_eq!(bench.paths.iter().filter(|path| path.t3 != NEVER).count(), 1);
    bench.sack(3, &[]);
    assert_eq!(move_on(&mut bench), None);
    assert!(bench.paths.iter().all(|path| path.t3 == NEVER));
}

/// The numbers of unordered DATA mean nothing, those of everything else do.
#[test]
fn an_unordered_chunk_is_of_the_message_that_is_being_sent_if_no_end_follows_and_any_other_by_its_number() {
    let of_it = |order: u8, flags: &[u8], ssn: u16| {
        let mut bench = bench(1);
        let chunk = |flags: u8| Sent { ssn: 7, flags: order | flags, ..Sent::default() };
        let tsns: Vec<u64> = flags.iter().map(|&flags| bench.sender.outstanding.push(chunk(flags))).collect();
        let amid = Amid { stream: 0, ssn, order_flag: order, terms: Terms::default() };
        tsns.into_iter().map(|tsn| bench.sender.is_of(tsn, amid)).collect::<Vec<_>>()
    };
    let chunks = [FLAG_BEGIN | FLAG_END, FLAG_BEGIN, 0];
    assert_eq!(of_it(FLAG_UNORDERED, &chunks, 7), [false, true, true]);
    for order in [0, FLAG_INTERLEAVED, FLAG_INTERLEAVED | FLAG_UNORDERED] {
        assert_eq!(of_it(order, &chunks, 7), [true; 3], "{order}");
        assert_eq!(of_it(order, &chunks, 8), [false; 3], "{order}");
    }
}

/// RFC 3758 looks before a chunk leaves again; usrsctp and dcSCTP with the first report that it is missing.
#[test]
fn what_is_too_late_is_given_up_with_its_first_missing_report_by_stacks() {
    for (profile, given_up) in
        [(Sctp::rfc9260(), None), (Sctp::freebsd(), Some(1)), (Sctp::dcsctp(), Some(1))]
    {
        let mut rules = profile;
        rules.messages.0.partial_reliability = Reliability::Lifetime;
        rules.messages.0.message_lifetime = Duration::from_millis(100);
        let mut bench = Bench::new(&rules, 1);
        bench.sender.use_forward_tsn(&rules, true);
        bench.send(0, 3);
        bench.wait(102);
        bench.sack(0, &[(2, 2)]);
        let forward = move_on(&mut bench);
        assert_eq!(forward.map(|forward| forward.new_cumulative_tsn), given_up, "{:?}", rules.profile);
    }
}
