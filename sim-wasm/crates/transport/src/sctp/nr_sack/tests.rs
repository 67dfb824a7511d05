//! Tests of what a promise of the receiver does, on a sender fed by hand.

use super::super::bench::{Bench, CHUNK};
use super::super::messages::Reliability;
use super::super::settings::Sctp;
use super::*;

/// User data of a chunk of the bench, bytes.
const USER: u64 = 1452;

fn bench(chunks: u32) -> Bench {
    let mut bench = Bench::new(&Sctp::rfc9260(), 1);
    bench.sender.use_nr_sack(true);
    bench.send(0, chunks);
    bench
}

/// Takes an NR-SACK with these blocks; returns what was reported.
fn nr_sack(
    bench: &mut Bench,
    cumulative_tsn: u32,
    gaps: &[(u16, u16)],
    nr_gaps: &[(u16, u16)],
) -> Vec<(u8, Event)> {
    bench.notes.0.clear();
    let packet =
        Packet { nr_sack: true, gaps: gaps.to_vec(), nr_gaps: nr_gaps.to_vec(), ..Packet::default() };
    let head = SackHead { cumulative_tsn, a_rwnd: 1 << 20, packets: 0 };
    bench.sender.on_any_sack(bench.now, &mut bench.paths, 0, head, &packet, false, &mut bench.notes);
    bench.notes.0.clone()
}

/// Chunks, bytes and the rest of the send buffer, as each event of it tells them.
fn freed(events: &[(u8, Event)]) -> Vec<(u32, u32, u64)> {
    let freed = |&(_, event): &(u8, Event)| match event {
        Event::SendBufferFreed { bytes, chunks, buffered, .. } => Some((chunks, bytes, buffered)),
        _ => None,
    };
    events.iter().filter_map(freed).collect()
}

#[test]
fn what_is_promised_leaves_the_send_buffer_before_the_gap_is_filled() {
    let mut bench = bench(6);
    assert_eq!(bench.sender.buffered(), 6 * USER);
    let events = nr_sack(&mut bench, 0, &[(2, 2)], &[(3, 4)]);
    assert_eq!(freed(&events), [(2, 2 * USER as u32, 4 * USER)]);
    assert_eq!(bench.sender.buffered(), 4 * USER, "what may be given back is kept");
    assert_eq!(bench.paths[0].flight, 3 * CHUNK, "what is promised is not in flight, like what is reported");
    let events = nr_sack(&mut bench, 0, &[], &[(2, 4)]);
    assert_eq!(freed(&events), [(1, USER as u32, 3 * USER)], "only what is new is told");
    assert_eq!(freed(&nr_sack(&mut bench, 0, &[], &[(2, 4)])), []);
    // With the gap the cumulative TSN swallows it: nothing counts twice.
    nr_sack(&mut bench, 4, &[], &[]);
    assert_eq!((bench.sender.buffered(), bench.sender.acknowledged), (2 * USER, 4 * USER));
    nr_sack(&mut bench, 6, &[], &[]);
    assert_eq!((bench.sender.buffered(), bench.sender.promises.as_ref().map(|own| own.freed)), (0, Some(0)));
}

#[test]
fn a_cumulative_tsn_in_the_middle_of_what_is_promised_leaves_the_rest_freed() {
    let mut bench = bench(6);
    nr_sack(&mut bench, 0, &[], &[(3, 5)]);
    nr_sack(&mut bench, 4, &[], &[(1, 1)]);
    assert_eq!(bench.sender.buffered(), USER, "5 is promised, 6 is not");
    nr_sack(&mut bench, 5, &[], &[]);
    assert_eq!(bench.sender.buffered(), USER);
}

#[test]
fn what_was_promised_counts_as_reported_whatever_later_sacks_say() {
    let mut bench = bench(5);
    nr_sack(&mut bench, 0, &[(5, 5)], &[(2, 3)]);
    for (gaps, nr_gaps) in [(&[][..], &[][..]), (&[(3, 3)], &[]), (&[], &[(3, 3)]), (&[(2, 3)], &[])] {
        let events = nr_sack(&mut bench, 0, gaps, nr_gaps);
        let reneged = events.iter().filter_map(|(_, event)| match event {
            Event::Reneged { tsn, .. } => Some(*tsn),
            _ => None,
        });
        assert!(reneged.clone().all(|tsn| tsn == 5), "{:?}", reneged.collect::<Vec<_>>());
        assert!([2, 3].iter().all(|&tsn| bench.sender.outstanding.at(tsn).is(ACKED)));
        assert_eq!(bench.sender.buffered(), 3 * USER);
    }
    bench.expire(0);
    assert_eq!(bench.poll(), Some((0, vec![1])));
    // With 1 everything up to 3 has come for good, though the NR-SACK says 1.
    nr_sack(&mut bench, 1, &[], &[]);
    assert_eq!((bench.sender.outstanding.first(), bench.sender.buffered()), (4, 2 * USER));
    bench.paths[0].window.place(100 * CHUNK);
    let sent = std::iter::from_fn(|| bench.poll()).flat_map(|(_, tsns)| tsns);
    assert_eq!(sent.take_while(|&tsn| tsn < 6).collect::<Vec<_>>(), [4, 5]);
}

#[test]
fn missing_reports_are_those_of_sacks_with_the_same_blocks() {
    let (mut promised, mut plain) = (bench(8), bench(8));
    for last in 3..=5 {
        nr_sack(&mut promised, 1, &[], &[(2, last)]);
        plain.sack(1, &[(3, u32::from(last) + 1)]);
        assert_eq!(promised.misses(2), plain.misses(2));
    }
    assert_eq!((promised.misses(2), promised.sender.marked), (3, 1));
    assert_eq!(promised.paths[0].window.cwnd(), plain.paths[0].window.cwnd());
}

#[test]
fn blocks_that_cannot_be_free_nothing() {
    for nr_gaps in [
        &[(1, 2)][..],  // what the cumulative TSN would cover
        &[(4, 3)],      // the end before the start
        &[(5, 6)],      // the last TSN was never sent
        &[(9, 65_535)], // nor all of these
    ] {
        let mut bench = bench(5);
        assert_eq!(freed(&nr_sack(&mut bench, 0, &[], nr_gaps)), [], "{nr_gaps:?}");
        assert_eq!(bench.sender.buffered(), 5 * USER);
    }
    // Of blocks that meet each TSN counts once.
    let mut bench = bench(9);
    let events = nr_sack(&mut bench, 0, &[(2, 5)], &[(3, 4), (4, 5), (3, 3), (7, 7)]);
    assert_eq!(freed(&events), [(3, 3 * USER as u32, 6 * USER)]);
    assert_eq!(bench.paths[0].flight, 4 * CHUNK);
}

#[test]
fn one_that_a_later_one_has_overtaken_frees_nothing() {
    let mut bench = bench(6);
    nr_sack(&mut bench, 3, &[], &[]);
    assert_eq!(freed(&nr_sack(&mut bench, 1, &[], &[(4, 5)])), []);
    assert_eq!(bench.sender.buffered(), 3 * USER);
}

#[test]
fn rfc_3758_3_5_what_is_given_up_leaves_the_buffer_once() {
    let mut rules = Sctp::rfc9260();
    rules.messages.0.partial_reliability = Reliability::Retransmissions;
    let mut bench = Bench::new(&rules, 1);
    bench.sender.use_nr_sack(true);
    bench.sender.use_forward_tsn(&rules, true);
    bench.send(0, 4);
    nr_sack(&mut bench, 0, &[], &[(3, 3)]);
    bench.expire(0);
    bench.sender.move_on(bench.now, &mut bench.paths, &mut bench.notes);
    assert_eq!(bench.sender.buffered(), 0, "three are given up, and one was promised");
    nr_sack(&mut bench, 0, &[], &[(2, 4)]);
    assert_eq!(bench.sender.buffered(), 0);
    nr_sack(&mut bench, 4, &[], &[]);
    assert_eq!((bench.sender.buffered(), bench.sender.acknowledged), (0, 4 * USER));
}
