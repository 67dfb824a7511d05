//! Explicit congestion notification: RFC 4960 appendix A; RFC 9260 leaves it to a document of its own.
//!
//! A router marks a packet instead of dropping it. The receiver repeats the lowest TSN of that packet in an
//! ECNE with every SACK until a CWR answers; the sender cuts its window once for every window of data and
//! answers every ECNE.

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::packet::unwrap_tsn;
use super::path::Path;
use super::sender::Sender;

impl Sender {
    /// Takes an ECNE that came on `path`. Returns whether it is about data that were sent, so that a CWR must
    /// answer it.
    pub fn on_ecne(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        path: u8,
        wire: u32,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let (first, next) = (self.outstanding.first(), self.outstanding.next());
        let tsn = unwrap_tsn(first, wire);
        if tsn >= next {
            return false;
        }
        // SACKs return on the path of the data, so what is no longer outstanding was sent on this one.
        let path = if tsn >= first { self.outstanding.get(tsn).path } else { path };
        let Some(path) = paths.get_mut(usize::from(path)) else { return false };
        if tsn > path.marked_exit && tsn > self.domains.of(path.id).exit {
            path.marked_exit = next - 1;
            path.window.at(now);
            let from = path.window.cut_for_mark();
            let exit = path.marked_exit as u32;
            obs.note(
                now,
                path.id,
                Event::CongestionNotified { tsn: wire, from, to: path.window.cwnd(), exit },
            );
            path.pass_on(now, obs);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::super::bench::{Bench, CHUNK};
    use super::super::settings::Sctp;
    use super::*;

    /// What an ECNE makes the sender report, and whether a CWR answers it.
    fn ecne(bench: &mut Bench, path: u8, tsn: u32) -> (bool, Vec<(u8, Event)>) {
        bench.notes.0.clear();
        let answered = bench.sender.on_ecne(bench.now, &mut bench.paths, path, tsn, &mut bench.notes);
        (answered, bench.notes.0.clone())
    }

    fn cut(path: u8, tsn: u32, from: u32, exit: u32) -> Vec<(u8, Event)> {
        vec![(path, Event::CongestionNotified { tsn, from: from * CHUNK, to: from / 2 * CHUNK, exit })]
    }

    #[test]
    fn appendix_a_the_window_is_cut_once_for_each_window_of_data_and_every_ecne_is_answered() {
        let mut bench = Bench::new(&Sctp::rfc9260(), 1);
        bench.send(0, 6);
        assert_eq!(ecne(&mut bench, 0, 3), (true, cut(0, 3, 100, 6)));
        assert_eq!(ecne(&mut bench, 0, 3), (true, vec![]));
        assert_eq!(ecne(&mut bench, 0, 6), (true, vec![]));
        assert_eq!(ecne(&mut bench, 0, 7), (false, vec![]), "never sent");
        bench.send(0, 2);
        assert_eq!(ecne(&mut bench, 0, 7), (true, cut(0, 7, 50, 8)));
    }

    #[test]
    fn a_loss_and_a_mark_of_one_window_of_data_cut_it_once() {
        let mut bench = Bench::new(&Sctp::rfc9260(), 1);
        bench.send(0, 6);
        for last in 2..=4 {
            bench.sack(0, &[(2, last)]);
        }
        assert_eq!(bench.paths[0].window.cwnd(), 50 * CHUNK);
        assert_eq!(ecne(&mut bench, 0, 6), (true, vec![]));
        bench.send_again();
        bench.sack(6, &[]);
        bench.send(0, 1);
        assert_eq!(ecne(&mut bench, 0, 7), (true, cut(0, 7, 50, 7)));
    }

    #[test]
    fn the_path_that_is_cut_is_the_one_that_carried_the_data() {
        let mut bench = Bench::new(&Sctp::rfc9260(), 2);
        bench.send(0, 2);
        bench.send(1, 2);
        assert_eq!(ecne(&mut bench, 0, 3), (true, cut(1, 3, 100, 4)));
        // What is no longer outstanding was sent where its SACK comes from.
        bench.sack(2, &[]);
        assert_eq!(ecne(&mut bench, 0, 2), (true, cut(0, 2, 100, 4)));
        assert_eq!(ecne(&mut bench, 2, 1), (false, vec![]), "there is no such path");
    }
}
