//! What events of TCP say.

use super::*;
use crate::api::Event as _;

#[test]
fn a_fast_retransmit_says_what_it_did_to_the_window() {
    let event = Event::FastRetransmit { seq: 11_585, dupacks: 3, from: 13_032, ssthresh: 5792 };
    let words = Event::explain(event.code(), 0, 1, event.numbers());
    assert_eq!(words.title, "Fast retransmit of byte 11585");
    assert_eq!(
        words.detail,
        "3 duplicate acknowledgements: cwnd was 13,032 bytes, ssthresh is 5,792 bytes now."
    );
}

#[test]
fn what_is_sent_again_says_by_which_rule() {
    let rule = |reason| {
        let event = Event::Retransmitted { seq: 1, reason, transmissions: 2, cwnd: 10_000 };
        Event::explain(event.code(), 0, 1, event.numbers()).rule
    };
    assert_eq!(
        [Retransmit::Fast, Retransmit::Timeout, Retransmit::Rescue, Retransmit::Probe].map(rule),
        ["RFC 5681 3.2, RFC 6582, RFC 6675", "RFC 6298 5.4", "RFC 6675 4, NextSeg 4", "RFC 9293 3.8.6.1"]
    );
    assert_eq!(rule(Retransmit::Tail), "RFC 8985 7.3");
}

#[test]
fn every_code_has_words_and_an_unknown_one_says_so() {
    for info in Event::TABLE {
        assert_ne!(Event::explain(info.code, 0, 1, [1.0; 4]).rule, "", "{}", info.name);
    }
    assert_eq!(Event::explain(999, 0, 1, [0.0; 4]).title, "Event 999");
}
