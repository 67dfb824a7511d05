//! The sender of concurrent multipath transfer by hand. Paths take turns: path 0 has the odd TSNs, path 1 the even ones.

use super::super::bench::{Bench, CHUNK, cuts};
use super::super::packet::SackHead;
use super::super::settings::Sctp;
use super::super::sharing::RetransmitOn;
use super::*;

fn rules() -> Sctp {
    Sctp { cmt: true, ..Sctp::rfc9260() }
}

/// Two paths with so many new chunks sent, in turn.
fn sent(rules: &Sctp, chunks: u32) -> Bench {
    let mut bench = Bench::new(rules, 2);
    for tsn in 1..=chunks {
        assert_eq!(bench.poll(), Some((((tsn + 1) % 2) as u8, vec![tsn])));
    }
    bench
}

/// A SACK that came by `path` and stands for so many packets.
fn sack(bench: &mut Bench, path: u8, packets: u8, gaps: &[(u16, u16)]) -> Vec<(u8, Event)> {
    bench.notes.0.clear();
    let head = SackHead { cumulative_tsn: 0, a_rwnd: 1 << 20, packets };
    bench.sender.on_sack(bench.now, &mut bench.paths, path, head, gaps, false, &mut bench.notes);
    bench.notes.0.clone()
}

#[test]
fn new_data_take_the_paths_with_room_in_cwnd_in_turn() {
    let mut bench = sent(&rules(), 4);
    bench.paths[0].window.place(2 * CHUNK);
    assert_eq!(bench.poll(), Some((1, vec![5])), "path 0 is full");
    assert_eq!(bench.poll(), Some((1, vec![6])));
    bench.paths[0].window.place(10 * CHUNK);
    bench.paths[1].active = false;
    assert_eq!(bench.poll(), Some((0, vec![7])), "path 1 has failed");
    assert_eq!(bench.poll(), Some((0, vec![8])));
}

#[test]
fn new_data_go_on_by_a_path_that_nothing_waits_for_to_be_sent_again() {
    let policy = Some(RetransmitOn::Same);
    let mut bench = sent(&Sctp { retransmit_on: policy, ..rules() }, 10);
    bench.expire(0);
    assert_eq!(bench.poll(), Some((0, vec![1])), "one packet at once");
    assert_eq!(bench.paths[0].window.cwnd(), CHUNK);
    // TSNs 3 to 9 wait for cwnd of path 0, and its new data wait behind them.
    assert_eq!(bench.poll(), Some((1, vec![11])));
    assert_eq!(bench.poll(), Some((1, vec![12])));
}

#[test]
fn new_data_leave_the_peers_room_to_what_is_to_be_sent_again() {
    let policy = Some(RetransmitOn::Same);
    let mut bench = sent(&Sctp { retransmit_on: policy, ..rules() }, 10);
    bench.sack_with(0, &[(2, 2)], 7 * CHUNK);
    bench.expire(0);
    assert_eq!(bench.poll(), Some((0, vec![1])));
    // TSN 1 and four of path 1 are in flight; the room of two is that of TSNs 3 to 9, which are not.
    assert_eq!((bench.sender.peer_rwnd(), bench.poll()), (2 * CHUNK, None));
}

#[test]
fn sfr_only_chunks_of_its_own_path_tell_that_one_is_missing() {
    for (cmt_sfr, misses, retransmits) in [(true, 0, vec![]), (false, 3, vec![(0, 1)])] {
        let mut bench = sent(&Sctp { cmt_sfr, ..rules() }, 8);
        let mut events = Vec::new();
        for last in 1..=3 {
            let gaps: Vec<_> = (1..=last).map(|at| (2 * at, 2 * at)).collect();
            events.extend(sack(&mut bench, 1, 0, &gaps));
        }
        assert_eq!((bench.misses(1), cuts(&events)), (misses, retransmits), "split: {cmt_sfr}");
    }
    let mut bench = sent(&rules(), 8);
    sack(&mut bench, 1, 0, &[(2, 4)]);
    assert_eq!((bench.misses(1), bench.misses(5)), (1, 0), "TSN 3 took the same path");
}

#[test]
fn cuc_a_path_grows_with_the_earliest_of_its_own_chunks() {
    for (cmt_cuc, growth) in [(true, [0, CHUNK]), (false, [0, 0])] {
        let mut bench = sent(&Sctp { cmt_cuc, growth_on_advance: Some(true), ..rules() }, 6);
        let before = 3 * CHUNK;
        bench.paths[1].window.place(before);
        // TSN 4 is not the earliest of path 1; TSN 2 is, while TSN 1 of path 0 still holds the cumulative TSN back.
        sack(&mut bench, 1, 0, &[(4, 4)]);
        let first = bench.paths[1].window.cwnd() - before;
        bench.paths[1].window.place(2 * CHUNK);
        sack(&mut bench, 1, 0, &[(2, 2), (4, 4)]);
        assert_eq!([first, bench.paths[1].window.cwnd() - 2 * CHUNK], growth, "cwnd update: {cmt_cuc}");
    }
}

#[test]
fn cuc_version_2_what_was_sent_again_has_an_earliest_of_its_own() {
    let mut bench = sent(&Sctp { retransmit_on: Some(RetransmitOn::Same), ..rules() }, 12);
    for last in [4, 6, 8] {
        sack(&mut bench, 1, 0, &[(4, last)]);
    }
    assert_eq!(bench.poll(), Some((1, vec![2])), "sent again");
    // TSN 2 was sent again and is in flight, so that TSN 10 is the earliest of path 1 that was sent once.
    sack(&mut bench, 1, 0, &[(4, 8), (12, 12)]);
    assert!(!bench.paths[1].effect.acked.advanced);
    sack(&mut bench, 1, 0, &[(4, 8), (10, 10), (12, 12)]);
    assert!(bench.paths[1].effect.acked.advanced);
    sack(&mut bench, 1, 0, &[(2, 2), (4, 8), (10, 10), (12, 12)]);
    assert!(bench.paths[1].effect.acked.advanced, "the earliest that was sent again");
}

#[test]
fn dac_a_sack_counts_for_the_packets_it_stands_for_if_all_were_of_the_path_and_sent_later() {
    let mut later = sent(&rules(), 10);
    sack(&mut later, 0, 2, &[(3, 3), (5, 5)]);
    assert_eq!((later.misses(1), later.misses(2)), (2, 0));
    let mut mixed = sent(&rules(), 10);
    sack(&mut mixed, 0, 2, &[(3, 4)]);
    assert_eq!((mixed.misses(1), mixed.misses(2)), (1, 1), "which path the packets took is not known");
    let mut around = sent(&rules(), 10);
    sack(&mut around, 0, 2, &[(3, 3), (7, 7)]);
    assert_eq!((around.misses(1), around.misses(5)), (2, 1), "TSN 3 left before TSN 5");
    let mut unsaid = sent(&rules(), 10);
    sack(&mut unsaid, 0, 0, &[(3, 3), (5, 5)]);
    assert_eq!(unsaid.misses(1), 1);
}

#[test]
fn fast_recovery_is_that_of_the_path_that_lost() {
    let mut bench = sent(&rules(), 12);
    bench.paths[0].window.place(6 * CHUNK);
    bench.paths[1].window.place(3 * CHUNK);
    for last in [3, 5, 7] {
        sack(&mut bench, 0, 0, &[(3, last)]);
    }
    assert!(bench.sender.domains.of(0).recovering && !bench.sender.domains.of(1).recovering);
    assert_eq!((bench.paths[0].window.cwnd(), bench.sender.domains.of(0).exit), (4 * CHUNK, 12));
    let before = bench.paths[1].window.cwnd();
    bench.send_again();
    sack(&mut bench, 1, 0, &[(2, 7)]);
    assert_eq!(bench.paths[1].window.cwnd(), before + CHUNK, "path 1 goes on growing");
    // TSN 1 and all later ones of path 0 have come; TSN 8 of path 1 has not, nor need it.
    bench.sack(7, &[(9, 9), (11, 11)]);
    assert!(!bench.sender.domains.of(0).recovering);
    assert!(
        bench.notes.0.iter().any(|(path, event)| *path == 0 && matches!(event, Event::RecoveryEnded { .. }))
    );
}

#[test]
fn section_6_2_1_a_sack_that_was_overtaken_on_another_path_takes_nothing_back() {
    let reneged =
        |events: &[(u8, Event)]| events.iter().any(|(_, event)| matches!(event, Event::Reneged { .. }));
    let mut bench = sent(&rules(), 8);
    sack(&mut bench, 1, 0, &[(2, 4)]);
    assert!(!reneged(&sack(&mut bench, 0, 0, &[(2, 3)])));
    assert!(reneged(&sack(&mut bench, 1, 0, &[(2, 3)])), "on one path none overtakes another");
    sack(&mut bench, 1, 0, &[(2, 6)]);
    assert!(!reneged(&sack(&mut bench, 0, 0, &[(2, 4), (7, 7)])) || bench.now > SimTime::ZERO);
    let mut bench = sent(&rules(), 8);
    sack(&mut bench, 1, 0, &[(2, 4)]);
    bench.wait(1000);
    assert!(reneged(&sack(&mut bench, 0, 0, &[(2, 3)])), "nothing is under way for so long");
}

#[test]
fn rtx_each_policy_chooses_the_path_of_what_is_sent_again() {
    use RetransmitOn::{Asap, Cwnd, LossRate, Same, Ssthresh};
    // TSN 1 of path 0 is lost; path 1 has the larger cwnd, path 0 the larger ssthresh and the higher loss rate.
    for (policy, target) in [(Same, 0), (Asap, 0), (Cwnd, 1), (Ssthresh, 0), (LossRate, 1)] {
        let mut bench = sent(&Sctp { retransmit_on: Some(policy), ..rules() }, 8);
        for last in [3, 5, 7] {
            sack(&mut bench, 0, 0, &[(3, last)]);
        }
        bench.paths[0].window.place_ssthresh(90 * CHUNK);
        bench.paths[1].window.place_ssthresh(80 * CHUNK);
        assert!(bench.paths[0].window.cwnd() < bench.paths[1].window.cwnd());
        assert_eq!(bench.poll(), Some((target, vec![1])), "{policy:?}");
    }
    let full = Sctp { retransmit_on: Some(Asap), ..rules() };
    let mut bench = sent(&full, 12);
    for last in [3, 5, 7] {
        sack(&mut bench, 0, 0, &[(3, last)]);
    }
    bench.paths[0].window.place(CHUNK);
    assert_eq!(bench.poll(), Some((1, vec![1])), "path 0 has no room");
    assert_eq!(Sctp { cmt: false, ..rules() }.retransmit_on(), RetransmitOn::AlternateOnTimeout);
    assert_eq!(rules().retransmit_on(), Ssthresh, "unless another one is said");
}

#[test]
fn section_6_4_1_what_timed_out_leaves_a_path_that_does_not_answer_where_another_is_as_good() {
    for (policy, target) in [(RetransmitOn::Same, 0), (RetransmitOn::Ssthresh, 1)] {
        let mut bench = sent(&Sctp { retransmit_on: Some(policy), ..rules() }, 8);
        bench.expire(0);
        bench.paths.iter_mut().for_each(|path| path.window.place_ssthresh(40 * CHUNK));
        let again = bench.poll();
        assert_eq!(again.map(|(path, chunks)| (path, chunks[0])), Some((target, 1)), "{policy:?}");
    }
}

#[test]
fn later_numbers_that_left_before_do_not_tell_that_what_was_sent_again_by_their_path_is_missing() {
    let mut bench = sent(&Sctp { retransmit_on: Some(RetransmitOn::Cwnd), ..rules() }, 12);
    bench.expire(0);
    assert_eq!(bench.poll(), Some((1, vec![1])));
    for last in [2, 4, 6, 8] {
        let gaps: Vec<_> = (1..=last / 2).map(|at| (2 * at, 2 * at)).collect();
        let events = sack(&mut bench, 1, 0, &gaps);
        assert_eq!(cuts(&events), []);
    }
}

#[test]
fn receive_buffer_blocking_names_the_chunk_that_the_receiver_waits_for_and_its_path() {
    let mut bench = sent(&rules(), 4);
    // TSNs 2 and 4 of path 1 wait for TSN 1 of path 0; the window that is left is in flight.
    bench.sack_with(0, &[(2, 2), (4, 4)], 2 * CHUNK);
    assert_eq!(bench.poll(), None);
    let blocked = Event::ReceiveBufferBlocked { tsn: 1, awaits: 0, held: 2 * CHUNK, room: 100 * CHUNK };
    assert!(bench.notes.0.contains(&(1, blocked)), "{:?}", bench.notes.0);
    assert_eq!(bench.poll(), None, "it is said once");
    assert_eq!(
        bench.notes.0.iter().filter(|(_, event)| matches!(event, Event::ReceiveBufferBlocked { .. })).count(),
        1
    );
    bench.wait(80);
    bench.sack_with(4, &[], 4 * CHUNK);
    let lasted = bench.now.since(SimTime::from_millis(1000));
    assert!(bench.notes.0.contains(&(1, Event::ReceiveBufferFreed { lasted, peer_rwnd: 4 * CHUNK })));
    // A window that is full of what is in flight is not blocked by its buffer.
    let mut bench = sent(&rules(), 4);
    bench.sack_with(0, &[], 4 * CHUNK);
    assert_eq!(bench.poll(), None);
    assert!(bench.notes.0.iter().all(|(_, event)| !matches!(event, Event::ReceiveBufferBlocked { .. })));
}

#[test]
fn what_was_reported_and_more_is_not_less() {
    let reported = [(2, 4), (7, 9)];
    for (gaps, less) in [
        (&[(2, 4), (7, 9)][..], false),
        (&[(2, 3), (7, 9)], true),
        (&[(8, 8)], true),
        (&[], true),
        (&[(2, 5)], false),
        (&[(1, 2)], false),
        (&[(12, 12)], false),
        (&[(4, 2)], false),
    ] {
        assert_eq!(reports_less(0, gaps, &reported), less, "{gaps:?}");
    }
}

#[test]
fn new_data_beside_what_is_to_be_sent_again_take_the_path_with_room_in_cwnd() {
    let policy = Some(RetransmitOn::Same);
    for full in [0, 1] {
        let within = Sctp { retransmit_on: policy, retransmit_within_cwnd: Some(true), ..rules() };
        let mut bench = sent(&within, 10);
        bench.expire(full);
        assert_eq!(bench.poll(), Some((full, vec![u32::from(full) + 1])), "one packet at once");
        assert_eq!(bench.poll(), Some((1 - full, vec![11])), "path {full} is full");
    }
}
