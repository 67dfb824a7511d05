//! What the receiver reports, and what reports do at the sender: gaps, USTATs, what is worth sending again, halving.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::xstp::{Endpoint, Event, Kind, Packet, Poll, State, Xstp};
use skywindow_units::SimTime;

use crate::common::{A, Crossing, Diary, Net, losing, only, seconds};

/// A receiver that has accepted a session.
fn receiver(rules: &Xstp) -> Endpoint {
    let mut end = Endpoint::new(rules.clone(), Source::None);
    end.on_packet(SimTime::ZERO, 0, &Packet { window: 64, ..Packet::default() }, false, &mut ());
    let _ = answers(&mut end);
    end
}

fn answers(end: &mut Endpoint) -> Vec<Packet> {
    let mut packets = Vec::new();
    let mut packet = Packet::default();
    while end.poll_transmit(SimTime::ZERO, &mut packet, &mut ()).is_some() {
        packets.push(packet.clone());
    }
    packets
}

fn take(end: &mut Endpoint, seq: u64) -> Vec<(u64, u64)> {
    let kind = Kind::Data { seq, bytes: 1000, again: false, poll: None };
    end.on_packet(SimTime::ZERO, 0, &Packet { kind, ..Packet::default() }, false, &mut ());
    answers(end).into_iter().flat_map(|packet| packet.gaps).collect()
}

fn ask(end: &mut Endpoint, at_ms: u64, next: u64) -> Option<Vec<(u64, u64)>> {
    let poll = Poll { stamp: SimTime::from_millis(at_ms), next };
    end.on_packet(SimTime::ZERO, 0, &Packet { kind: Kind::Poll(poll), ..Packet::default() }, false, &mut ());
    answers(end).pop().map(|packet| packet.gaps)
}

#[test]
fn a_gap_is_reported_unasked_when_three_segments_have_come_above_it() {
    let mut end = receiver(&Xstp::default());
    take(&mut end, 1);
    assert_eq!(take(&mut end, 4), []);
    assert_eq!(take(&mut end, 5), []);
    assert_eq!(take(&mut end, 6), [(2, 3)]);
    assert_eq!(take(&mut end, 7), [], "once");
}

#[test]
fn only_what_is_still_missing_of_a_gap_is_reported() {
    let mut end = receiver(&Xstp::default());
    for seq in [1, 6, 3, 7] {
        assert_eq!(take(&mut end, seq), []);
    }
    assert_eq!(take(&mut end, 8), [(2, 2), (4, 5)]);
}

#[test]
fn a_new_gap_makes_the_one_before_be_reported_at_once() {
    let mut end = receiver(&Xstp::default());
    take(&mut end, 1);
    assert_eq!(take(&mut end, 3), []);
    assert_eq!(take(&mut end, 5), [(2, 2)]);
    assert_eq!(take(&mut end, 6), []);
    assert_eq!(take(&mut end, 7), [(4, 4)]);
}

#[test]
fn a_gap_that_is_filled_is_not_reported() {
    let mut end = receiver(&Xstp::default());
    for seq in [1, 3, 2, 4, 5, 6] {
        assert_eq!(take(&mut end, seq), []);
    }
}

#[test]
fn what_came_already_is_ignored_and_counts_for_no_gap() {
    let mut end = receiver(&Xstp::default());
    for seq in [1, 3, 3, 3, 3] {
        assert_eq!(take(&mut end, seq), []);
    }
    assert_eq!(end.receiver().duplicates, 3);
}

#[test]
fn a_poll_is_answered_with_every_gap_up_to_what_was_sent() {
    let mut end = receiver(&Xstp::default());
    for seq in [1, 2, 5, 6, 8] {
        take(&mut end, seq);
    }
    assert_eq!(ask(&mut end, 10, 12), Some(vec![(3, 4), (7, 7), (9, 11)]));
    assert_eq!(ask(&mut end, 10, 12), None, "once");
    assert_eq!(ask(&mut end, 9, 12), None, "an older POLL says nothing");
    let mut plain = receiver(&Xstp { trailing_gap: false, ..Xstp::default() });
    for seq in [1, 3] {
        take(&mut plain, seq);
    }
    assert_eq!(ask(&mut plain, 10, 9), Some(vec![(2, 2)]), "without the trailing gap");
}

#[test]
fn a_report_is_no_larger_than_a_full_segment() {
    let rules = Xstp { mss_bytes: 40, ..Xstp::default() };
    let mut end = receiver(&rules);
    for seq in (2..30).step_by(2) {
        take(&mut end, seq);
    }
    assert_eq!(ask(&mut end, 10, 31).map(|gaps| gaps.len()), Some(4), "8 bytes of stamp, 8 a gap");
}

/// Whether it is the `nth` transmission of a segment, from 0.
fn transmission(segment: u64, nth: u32) -> impl FnMut(&Crossing<'_>) -> bool {
    let mut sent = 0;
    move |crossing| match crossing.packet.kind {
        Kind::Data { seq, .. } if seq == segment => {
            sent += 1;
            sent == nth + 1
        }
        _ => false,
    }
}

fn log(rules: &Xstp, segments: u64, lost: impl FnMut(&Crossing<'_>) -> bool) -> Diary {
    let mut net = Net::<_, Diary>::new(rules, Source::Finite(segments * 1000), losing(lost));
    net.run(seconds(60));
    std::mem::take(&mut net.observers[A])
}

fn again(log: &Diary) -> Vec<(u64, u32)> {
    only(log, |event| match event {
        Event::Retransmitted { seq, .. } => Some(*seq),
        _ => None,
    })
}

fn off() -> Xstp {
    Xstp { probing: false, ..Xstp::default() }
}

#[test]
fn several_losses_of_a_window_are_sent_again_at_once_and_halve_it_once() {
    let mut lost = [12, 14, 15].map(|segment| transmission(segment, 0));
    let log = log(&off(), 60, |crossing| lost.iter_mut().any(|lost| lost(crossing)));
    let again = again(&log);
    let at_once: Vec<u32> = again.iter().filter(|(at, _)| *at == again[0].0).map(|(_, seq)| *seq).collect();
    assert_eq!(at_once, [12, 14, 15]);
    let halved = only(&log, |event| match event {
        Event::Halved { from, to, .. } => Some((*from, *to)),
        _ => None,
    });
    assert!(matches!(halved[..], [(_, (from, to))] if to == from / 2), "{halved:?}");
}

#[test]
fn a_repair_that_is_lost_too_waits_for_a_stat_of_a_round_trip_later() {
    let mut first = transmission(12, 0);
    let mut second = transmission(12, 1);
    let log = log(&off(), 60, |crossing| {
        let lost = first(crossing);
        second(crossing) || lost
    });
    let again = again(&log);
    assert!(again.len() >= 2, "{again:?}");
    // A round trip of 200 ms less the slack of 1 ms.
    assert!(again.windows(2).all(|pair| pair[1].0 >= pair[0].0 + 199), "{again:?}");
    let ignored = only(&log, |event| matches!(event, Event::ReportIgnored { seq: 12, .. }).then_some(()));
    assert!(!ignored.is_empty(), "reports before that are of no use");
}

#[test]
fn the_loss_of_the_last_segment_is_known_by_the_poll_that_tells_of_it() {
    let log = log(&off(), 30, transmission(30, 0));
    let again = again(&log);
    assert!(!again.is_empty() && again.iter().all(|(_, seq)| *seq == 30), "{again:?}");
    let last = only(&log, |event| matches!(event, Event::LastSentAgain { .. }).then_some(()));
    assert!(last.is_empty(), "reports alone say what leaves again");
}

#[test]
fn without_the_trailing_gap_the_last_segment_leaves_again_after_a_timeout_until_it_has_come() {
    for probing in [false, true] {
        let rules = Xstp { probing, trailing_gap: false, ..Xstp::default() };
        let mut lost = [(29, 0), (30, 0), (30, 1)].map(|(segment, nth)| transmission(segment, nth));
        let log = log(&rules, 30, |crossing| {
            lost.iter_mut().map(|lost| u32::from(lost(crossing))).sum::<u32>() > 0
        });
        let last = only(&log, |event| match event {
            Event::LastSentAgain { seq, transmissions, timeout } => Some((*seq, *transmissions, *timeout)),
            _ => None,
        });
        assert_eq!(last.iter().map(|&(_, (seq, nth, _))| (seq, nth)).collect::<Vec<_>>(), [(30, 2), (30, 3)]);
        assert!(last[1].0 - last[0].0 >= last[1].1.2.as_millis_f64() as u64, "{last:?}");
        let again = again(&log);
        let known = !again.is_empty() && again.iter().all(|&(_, seq)| seq == 29);
        assert!(known, "what is missing before it is known then: {again:?}");
        let ends =
            only(&log, |event| matches!(event, Event::StateChanged { to: State::Ended, .. }).then_some(()));
        assert_eq!(ends.len(), 1, "all has come");
    }
}

#[test]
fn a_cycle_that_nothing_is_missing_in_ends_with_the_first_report_that_says_so_or_with_the_fourth() {
    for (abort_on_empty, needed) in [(true, 1), (false, 4)] {
        let rules = Xstp { abort_on_empty, ..Xstp::default() };
        // No STAT comes for a while, so that probing begins, and nothing is missing.
        let silent = SimTime::from_millis(1000)..SimTime::from_millis(1400);
        let log = log(&rules, 400, |crossing| {
            matches!(crossing.packet.kind, Kind::Stat { .. }) && silent.contains(&crossing.now)
        });
        let place = |wanted: fn(&Event) -> bool| log.events.iter().position(|(.., event)| wanted(event));
        let began = place(|event| matches!(event, Event::ProbingStarted { .. })).expect("a cycle");
        let ended = place(|event| matches!(event, Event::ProbingAborted { .. })).expect("its end");
        let stats = |(.., event): &&(_, _, Event)| matches!(event, Event::RttMeasured { .. });
        assert_eq!(log.events[began..ended].iter().filter(stats).count(), needed);
        assert!(place(|event| matches!(event, Event::StateChanged { to: State::Ended, .. })).is_some());
    }
}
