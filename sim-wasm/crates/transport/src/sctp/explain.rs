//! What an event means, in a sentence: made from its code and numbers, so that a recording needs no text.

use crate::api::{Explanation, NO_PATH};
use crate::words::{n, on_path, plural, time};

fn state(code: f64) -> &'static str {
    match code as u8 {
        0 => "closed",
        1 => "waiting for INIT ACK",
        2 => "waiting for COOKIE ACK",
        3 => "established",
        4 => "waiting for the last acknowledgement",
        5 => "waiting for SHUTDOWN ACK",
        6 => "asked to shut down",
        7 => "waiting for SHUTDOWN COMPLETE",
        8 => "over",
        9 => "given up",
        _ => "unknown",
    }
}

fn control(code: f64) -> &'static str {
    match code as u8 {
        1 => "INIT",
        2 => "COOKIE ECHO",
        5 => "SHUTDOWN",
        7 => "SHUTDOWN ACK",
        _ => "Control chunk",
    }
}

/// The words for the event `code` (1 to 99) of `path`, one of `paths`, with the numbers of
/// [`super::Event::numbers`].
pub fn explain(code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> Explanation {
    let words = association(code, numbers)
        .or_else(|| window(code, numbers))
        .or_else(|| retransmission(code, numbers))
        .or_else(|| receiver(code, numbers));
    let (title, detail, rule) =
        words.unwrap_or_else(|| (format!("Event {code}"), String::from("No description is known."), ""));
    // Events of reachability and the doubled timeout name their path themselves.
    let named = matches!(code, 4..=7 | 21);
    let title = if paths > 1 && path != NO_PATH && !named { on_path(&title, path) } else { title };
    Explanation { title, detail, rule: rule.into() }
}

type Words = Option<(String, String, &'static str)>;

fn association(code: u16, [a, b, c, d]: [f64; 4]) -> Words {
    Some(match code {
        1 => (format!("Association is {}", state(b)), format!("Before, it was {}.", state(a)), "RFC 9260 4"),
        2 => (
            format!("{} timed out", control(a)),
            format!("Attempt {} was not answered: it is sent again and waits {}.", n(b), time(c)),
            if a <= 2.0 { "RFC 9260 5.1" } else { "RFC 9260 9.2" },
        ),
        3 => (
            "Association failed".into(),
            format!("{} in a row, {} are allowed.", plural(a, "error", "errors"), n(b)),
            "RFC 9260 8.1",
        ),
        4 => (
            format!("Path {} is inactive", n(a)),
            format!("{} in a row, {} are allowed.", plural(b, "error", "errors"), n(c)),
            "RFC 9260 8.2",
        ),
        5 => (
            format!("Path {} is active again", n(a)),
            "Data or a HEARTBEAT sent on it were acknowledged.".into(),
            "RFC 9260 8.2",
        ),
        6 => (
            format!("Path {} reaches the peer", n(a)),
            "The HEARTBEAT that tried it was answered.".into(),
            "RFC 9260 5.4",
        ),
        7 => (
            format!("New data take path {}", n(b)),
            match c as u8 {
                0 => format!("Path {} is inactive.", n(a)),
                1 => format!("It is the primary and active again; before, they took path {}.", n(a)),
                _ => format!("Path {} is not known to reach the peer.", n(a)),
            },
            "RFC 9260 6.4",
        ),
        8 => (
            "HEARTBEAT sent".into(),
            if a == 0.0 {
                format!("It is not known whether the path reaches the peer; the answer may take {}.", time(b))
            } else {
                format!(
                    "Nothing that measures the path was sent for {}; the answer may take {}.",
                    time(a),
                    time(b)
                )
            },
            "RFC 9260 8.3",
        ),
        9 => (
            "HEARTBEAT not answered".into(),
            format!(
                "{} in a row, {} are allowed: timeout {} to {}.",
                plural(a, "error", "errors"),
                n(b),
                time(c),
                time(d)
            ),
            "RFC 9260 8.3",
        ),
        20 => (
            format!("Round trip of {}", time(a)),
            format!("Smoothed {}, variation {}: timeout {}.", time(b), time(c), time(d)),
            "RFC 9260 6.3.1",
        ),
        21 => (
            format!("Timeout doubled to {}", time(c)),
            format!("Path {}: from {}, after {} in a row.", n(a), time(b), plural(d, "error", "errors")),
            "RFC 9260 6.3.3 E2",
        ),
        22 => (
            format!("Path MTU lowered to {} bytes", n(b)),
            format!(
                "A router could not pass on more: {} to {} bytes, {} sent again and may be fragmented.",
                n(a),
                n(b),
                plural(c, "chunk is", "chunks are")
            ),
            "RFC 1191 and RFC 9260 7.3",
        ),
        23 => (
            format!("Path MTU raised to {} bytes", n(b)),
            format!("{} bytes held for 10 minutes: the route may be another one by now.", n(a)),
            "RFC 1191 6.3",
        ),
        50 => (
            "Transfer complete".into(),
            format!(
                "All {} of user data are acknowledged: the association is shut down.",
                plural(a, "byte", "bytes")
            ),
            "RFC 9260 9.2",
        ),
        _ => return None,
    })
}

fn window(code: u16, [a, b, c, d]: [f64; 4]) -> Words {
    Some(match code {
        10 => (
            format!("Slow start: cwnd {} bytes", n(b)),
            format!(
                "{} newly acknowledged with the window fully used: cwnd {} to {} bytes, ssthresh {} bytes.",
                plural(c, "byte", "bytes"),
                n(a),
                n(b),
                n(d)
            ),
            "RFC 9260 7.2.1",
        ),
        11 => (
            format!("Congestion avoidance: cwnd {} bytes", n(b)),
            format!(
                "partial_bytes_acked of {} bytes reached cwnd: cwnd {} to {} bytes, ssthresh {} bytes.",
                n(c),
                n(a),
                n(b),
                n(d)
            ),
            "RFC 9260 7.2.2",
        ),
        12 => (
            format!("Fast retransmit of TSN {a}"),
            format!(
                "{}: cwnd {} to {} bytes, ssthresh {} bytes.",
                plural(b, "missing report", "missing reports"),
                n(c),
                n(d),
                n(d)
            ),
            "RFC 9260 7.2.4",
        ),
        13 => (
            format!("Fast retransmit of TSN {a}"),
            format!(
                "{}: cwnd stays at {} bytes, for a loss up to TSN {d} has already been answered by a cut.",
                plural(b, "missing report", "missing reports"),
                n(c)
            ),
            "RFC 9260 7.2.4",
        ),
        14 => (
            "Fast recovery ends".into(),
            format!(
                "Everything up to TSN {a} is acknowledged: cwnd {} bytes, ssthresh {} bytes.",
                n(b),
                n(c)
            ),
            "RFC 9260 7.2.4",
        ),
        15 => (
            "T3-rtx expired".into(),
            format!(
                "TSN {a} was not acknowledged in time: cwnd {} to {} bytes, ssthresh {} bytes.",
                n(b),
                n(c),
                n(d)
            ),
            "RFC 9260 7.2.3",
        ),
        16 => (
            format!("Idle: cwnd decays to {} bytes", n(b)),
            format!(
                "Nothing was sent for {}: cwnd {} to {} bytes, ssthresh {} bytes.",
                time(d),
                n(a),
                n(b),
                n(c)
            ),
            "RFC 9260 7.2.1",
        ),
        17 => (
            format!("Congestion mark: cwnd {} bytes", n(c)),
            format!(
                "The packet with TSN {a} was marked: cwnd {} to {} bytes, ssthresh {} bytes, once for everything up to TSN {d}.",
                n(b),
                n(c),
                n(c)
            ),
            "RFC 9260 appendix A",
        ),
        18 => (
            format!("Loss of TSN {a} read as corruption"),
            format!(
                "{} and no congestion mark: {} and ssthresh stays at {} bytes.",
                if b == 0.0 {
                    "T3-rtx expired".into()
                } else {
                    plural(b, "missing report", "missing reports")
                },
                if b == 0.0 {
                    format!("cwnd is {} bytes", n(c))
                } else {
                    format!("cwnd stays at {} bytes", n(c))
                },
                n(d)
            ),
            "Sender option; RFC 9260 7.2.4 would cut the window",
        ),
        44 => (
            "The peer's window is full".into(),
            format!(
                "{} left, the next chunk needs {}; {} bytes are in flight and cwnd is {} bytes.",
                plural(a, "byte is", "bytes are"),
                n(b),
                n(c),
                n(d)
            ),
            "RFC 9260 6.1 A",
        ),
        45 => (
            "The peer's window has room again".into(),
            format!("{} left, {} in flight.", plural(a, "byte", "bytes"), n(b)),
            "RFC 9260 6.2.1",
        ),
        46 => (
            format!("TSN {a} probes the closed window"),
            format!(
                "Nothing is outstanding and {} left in the peer's window.",
                plural(b, "byte is", "bytes are")
            ),
            "RFC 9260 6.1 A",
        ),
        _ => return None,
    })
}

fn retransmission(code: u16, [a, b, c, d]: [f64; 4]) -> Words {
    Some(match code {
        30 => {
            let (why, rule) = match b as u8 {
                1 => ("it was reported missing", "RFC 9260 7.2.4"),
                3 => ("its packet was too big for the path", "RFC 1191 6.2"),
                _ => ("T3-rtx expired", "RFC 9260 6.3.3 E3"),
            };
            let detail = format!("Transmission {}, because {why}; cwnd is {} bytes.", n(c), n(d));
            (format!("TSN {a} sent again"), detail, rule)
        }
        31 => (
            format!("TSN {a} counts as missing again"),
            format!("The SACK up to TSN {b} no longer reports it."),
            "RFC 9260 6.2.1 D",
        ),
        32 => (
            "Max.Burst holds data back".into(),
            format!(
                "{} sent at once; {} bytes are in flight and cwnd is {} bytes.",
                plural(a, "packet was", "packets were"),
                n(b),
                n(c)
            ),
            "RFC 9260 6.1 D",
        ),
        _ => return None,
    })
}

fn receiver(code: u16, [a, b, c, d]: [f64; 4]) -> Words {
    Some(match code {
        40 => (
            format!("Stream {a} is blocked"),
            format!(
                "TSN {c} waits for message {b} of its stream; {} of the buffer are free.",
                plural(d, "byte", "bytes")
            ),
            "RFC 9260 6.6",
        ),
        41 => (
            format!("Stream {a} flows again"),
            format!(
                "{} with {} bytes delivered at once; {} bytes of the buffer are free.",
                plural(b, "chunk", "chunks"),
                n(c),
                n(d)
            ),
            "RFC 9260 6.6",
        ),
        42 => (
            format!("TSN {a} dropped by the receiver"),
            format!("It takes {} bytes, {} free.", n(b), plural(c, "byte is", "bytes are")),
            "RFC 9260 6.2",
        ),
        43 => (
            format!("TSN {a} received again"),
            format!("The SACK up to TSN {b} reports the duplicate."),
            "RFC 9260 6.2",
        ),
        48 => (
            "Packet with a congestion mark".into(),
            format!("It begins with TSN {a}: every SACK says so until the sender answers."),
            "RFC 9260 appendix A",
        ),
        49 => (
            "The sender has answered the congestion mark".into(),
            format!("CWR for TSN {a}: SACKs no longer report it."),
            "RFC 9260 appendix A",
        ),
        47 => (
            "Window update".into(),
            format!("The application has read: {} free.", plural(a, "byte is", "bytes are")),
            "RFC 9260 6.2",
        ),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::super::Event;
    use super::*;

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
        for code in [
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 30, 31, 32, 40,
            41, 42, 43, 44, 45, 46, 47, 48, 49, 50,
        ] {
            assert_ne!(explain(code, 0, 1, [1.0; 4]).rule, "", "code {code}");
        }
        assert_eq!(explain(99, 0, 1, [0.0; 4]).title, "Event 99");
    }
}
