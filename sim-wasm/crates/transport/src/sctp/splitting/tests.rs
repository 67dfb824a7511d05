//! Buffers that are split, by hand. Paths take turns: path 0 has the odd TSNs, path 1 the even ones.

use skywindow_form::Among;

use super::super::bench::{Bench, CHUNK};
use super::super::settings::Sctp;
use super::super::sharing::SharingSettings;
use super::*;

fn rules(cmt_buffer_split: BufferSplit) -> Sctp {
    let sharing = SharingSettings { cmt_buffer_split, ..SharingSettings::default() };
    Sctp { cmt: true, sharing: Among(sharing), ..Sctp::rfc9260() }
}

/// The paths of the packets that leave until none does.
fn leave(bench: &mut Bench) -> Vec<u8> {
    std::iter::from_fn(|| bench.poll().map(|(path, _)| path)).collect()
}

#[test]
fn each_path_has_half_of_the_receivers_buffer_and_may_exceed_it_by_a_packet() {
    let mut bench = Bench::new(&rules(BufferSplit::Outstanding), 2);
    bench.sender.a_rwnd = 20 * CHUNK;
    bench.paths[1].window.place(2 * CHUNK);
    let sent = leave(&mut bench);
    let of = |path| sent.iter().filter(|&&one| one == path).count();
    assert_eq!([of(0), of(1)], [11, 2], "path 1 is full, and path 0 leaves it its half");
    let mut whole = Bench::new(&rules(BufferSplit::Off), 2);
    whole.sender.a_rwnd = 20 * CHUNK;
    whole.paths[1].window.place(2 * CHUNK);
    assert_eq!(leave(&mut whole).len(), 20);
}

#[test]
fn of_the_send_buffer_a_path_takes_no_more_than_its_half() {
    let mut rules = rules(BufferSplit::Outstanding);
    rules.messages.0.send_buffer_bytes = Some(12 * CHUNK);
    let mut bench = Bench::new(&rules, 2);
    bench.paths[1].window.place(2 * CHUNK);
    let sent = leave(&mut bench);
    assert_eq!(sent.iter().filter(|&&path| path == 0).count(), 6);
}

#[test]
fn what_waits_for_chunks_of_the_other_path_counts_where_that_is_asked_for() {
    for (split, more) in [(BufferSplit::Outstanding, 7), (BufferSplit::Buffered, 4)] {
        let mut bench = Bench::new(&rules(split), 2);
        bench.sender.a_rwnd = 12 * CHUNK;
        bench.paths[0].window.place(CHUNK);
        // Path 1 has sent seven chunks, and six have come; TSN 1 of path 0 has not.
        assert_eq!(leave(&mut bench).len(), 8);
        bench.sack_with(0, &[(2, 7)], 12 * CHUNK);
        assert_eq!(bench.sender.waits_of(&bench.paths[1]), 6 * CHUNK);
        assert_eq!(bench.sender.waits_of(&bench.paths[0]), 0);
        let again = leave(&mut bench);
        assert!(again.iter().all(|&path| path == 1));
        assert_eq!(again.len(), more - 1, "{split:?}");
        bench.sack_with(8, &[], 12 * CHUNK);
        assert_eq!(bench.sender.cmt.held, [0; crate::api::MAX_PATHS], "everything has come");
    }
}

#[test]
fn a_part_is_that_of_the_paths_that_work() {
    let mut bench = Bench::new(&rules(BufferSplit::Outstanding), 2);
    bench.sender.a_rwnd = 10 * CHUNK;
    bench.paths[1].active = false;
    assert_eq!(leave(&mut bench), [0; 10]);
}

#[test]
fn a_path_with_nothing_in_the_buffers_may_always_send() {
    let mut rules = rules(BufferSplit::Buffered);
    rules.messages.0.send_buffer_bytes = Some(1500);
    let mut bench = Bench::new(&rules, 2);
    assert_eq!(leave(&mut bench), [0, 1]);
}
