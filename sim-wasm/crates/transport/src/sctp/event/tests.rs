//! Tests of the words of events.

use super::*;
use crate::api::{Event as _, Explanation};

fn explain(code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> Explanation {
    Event::explain(code, path, paths, numbers)
}

#[test]
fn a_fast_retransmit_says_what_it_did_to_the_window() {
    let event = Event::FastRetransmit { tsn: 418, reports: 3, from: 24_936, to: 12_468 };
    let words = explain(event.code(), 0, 1, event.numbers());
    assert_eq!(words.title, "Fast retransmit of TSN 418");
    assert_eq!(words.detail, "3 missing reports: cwnd 24,936 to 12,468 bytes, ssthresh 12,468 bytes.");
    assert_eq!(words.rule, "RFC 9260 7.2.4");
}

#[test]
fn an_event_says_its_path_where_there_are_several() {
    let event = Event::SlowStart { from: 4404, to: 5872, acked: 1468, ssthresh: 65_536 };
    let title = |path, paths| explain(event.code(), path, paths, event.numbers()).title;
    assert_eq!(title(1, 2), "Slow start on path 1: cwnd 5,872 bytes");
    assert_eq!(title(0, 1), "Slow start: cwnd 5,872 bytes");
    assert_eq!(explain(15, 1, 3, [7.0; 4]).title, "T3-rtx expired on path 1");
    assert_eq!(explain(4, 1, 3, [1.0; 4]).title, "Path 1 is inactive");
    assert_eq!(explain(7, 1, 3, [0.0, 1.0, 0.0, 0.0]).title, "New data take path 1");
    assert_eq!(explain(3, NO_PATH, 3, [1.0; 4]).title, "Association failed");
}

#[test]
fn every_code_has_words_and_an_unknown_one_says_so() {
    for info in Event::TABLE {
        assert_ne!(explain(info.code, 0, 1, [1.0; 4]).rule, "", "code {}", info.code);
    }
    assert_eq!(explain(999, 0, 1, [0.0; 4]).title, "Event 999");
}
