//! What may leave and when, on a sender fed by hand.

use skywindow_units::Duration;

use super::super::bench::{Bench, UNIT};
use super::super::event::Event;
use super::super::packet::{FLAG_FIN, Retransmit};
use super::super::receiver::NEVER;
use super::super::settings::{Recovery, Tcp};
use crate::api::Source;

fn bench(recovery: Recovery) -> Bench {
    Bench::new(&Tcp { recovery, ..Tcp::rfc5681() })
}

fn noted(bench: &Bench, pick: fn(&Event) -> bool) -> usize {
    bench.notes.0.iter().filter(|event| pick(event)).count()
}

#[test]
fn section_3_8_6_a_fin_takes_a_number_of_the_peers_window() {
    for (window, rides) in [(2000, false), (2001, true)] {
        let mut bench = bench(Recovery::Sack);
        bench.sender.set_source(Source::Finite(2000));
        bench.ack_with(1, &[], window);
        let fins = [bench.poll(), bench.poll()].map(|packet| packet.unwrap().has(FLAG_FIN));
        assert_eq!(fins, [false, rides], "a window of {window} bytes");
        assert_eq!(bench.poll(), None);
    }
}

#[test]
fn section_3_8_6_a_fin_alone_waits_for_the_window_to_open() {
    let mut bench = bench(Recovery::Sack);
    bench.sender.set_source(Source::Finite(2000));
    bench.ack_with(1, &[], 2000);
    bench.send(2);
    bench.ack_with(2001, &[], 0);
    assert_eq!(bench.poll(), None);
    assert_ne!(bench.sender.persist_due, NEVER, "it asks when the window opens");
    bench.ack_with(2001, &[], 1);
    let fin = bench.poll().unwrap();
    assert_eq!((fin.has(FLAG_FIN), fin.seq, fin.bytes), (true, 2001, 0));
}

#[test]
fn a_closed_window_keeps_nobody_back_who_has_nothing_to_send() {
    for (source, sent) in [(Source::None, 0), (Source::Finite(2000), 2001)] {
        let mut bench = bench(Recovery::Sack);
        bench.sender.set_source(source);
        while bench.poll().is_some() {}
        bench.ack_with(1 + sent, &[], 0);
        assert!(bench.sender.rests());
        assert_eq!(bench.poll(), None);
        assert_eq!(noted(&bench, |event| matches!(event, Event::WindowFull { .. })), 0);
        assert_eq!(bench.sender.persist_due, NEVER);
    }
}

#[test]
fn section_3_8_6_1_a_probe_that_was_dropped_leaves_again_as_soon_as_the_window_opens() {
    let mut bench = bench(Recovery::Sack);
    bench.ack_with(1, &[], 0);
    assert_eq!(bench.poll(), None);
    bench.now = bench.sender.persist_due;
    bench.sender.on_persist(bench.now);
    assert_eq!(bench.poll().map(|probe| (probe.seq, probe.bytes)), Some((1, 1)));
    bench.ack_with(1, &[], 0);
    assert!(bench.sender.rests());
    assert_eq!(bench.poll(), None, "the next probe waits for its timer");
    bench.wait(100);
    bench.ack_with(1, &[], 10_000);
    assert_eq!(bench.sender.due, bench.now + bench.sender.rto.current());
    assert_eq!(bench.next(), Some((1, Retransmit::Probe)));
    bench.ack_with(2, &[], 10_000);
    assert_eq!([bench.sender.due, bench.sender.persist_due], [NEVER; 2]);
}

/// The waits between so many probes of a window that stays closed, s.
fn waits_of_probes(rules: &Tcp, probes: usize) -> Vec<f64> {
    let mut bench = Bench::new(rules);
    bench.ack_with(1, &[], 0);
    bench.poll();
    let wait = |_| {
        let due = bench.sender.persist_due;
        let wait = due.since(bench.now);
        bench.now = due;
        bench.sender.on_persist(due);
        assert_eq!(bench.poll().map(|probe| probe.seq), Some(1));
        assert_eq!(bench.sender.due, NEVER, "a probe is no loss");
        wait.as_secs_f64()
    };
    (0..probes).map(wait).collect()
}

#[test]
fn section_3_8_6_1_probes_grow_rare_up_to_the_largest_timeout_as_retransmissions_do() {
    let most = |s| Tcp { rto_max: Duration::from_secs(s), ..Tcp::rfc5681() };
    assert_eq!(waits_of_probes(&most(60), 8), [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0]);
    assert_eq!(waits_of_probes(&most(10), 6), [1.0, 2.0, 4.0, 8.0, 10.0, 10.0]);
    assert_eq!(waits_of_probes(&most(240), 10)[6..], [64.0, 128.0, 240.0, 240.0]);
}

#[test]
fn rfc_5681_section_4_1_neither_a_connection_that_begins_nor_one_with_nothing_to_send_starts_again() {
    let restarts = |bench: &Bench| noted(bench, |event| matches!(event, Event::IdleRestart { .. }));
    let mut bench = bench(Recovery::Sack);
    bench.send(1);
    bench.ack(2, &[]);
    bench.wait(60_000);
    bench.send(1);
    assert_eq!(restarts(&bench), 0, "cwnd is as at the start");
    let mut bench = self::bench(Recovery::Sack);
    bench.sender.grow_for_syn(bench.now, &mut bench.notes);
    bench.wait(60_000);
    bench.send(1);
    assert_eq!(restarts(&bench), 0, "nothing was sent before");
    bench.sender.set_source(Source::None);
    bench.ack(2, &[]);
    bench.wait(60_000);
    assert_eq!(bench.poll(), None);
    assert_eq!(restarts(&bench), 0);
    bench.sender.set_source(Source::Endless);
    bench.send(1);
    assert_eq!(restarts(&bench), 1);
}

#[test]
fn rfc_6675_section_5_a_hole_found_later_waits_for_room_in_cwnd() {
    // Segments 1 and 3 are lost; fast recovery begins with the first.
    let mut bench = bench(Recovery::Sack);
    bench.send(20);
    for blocks in [&[(2, 2)][..], &[(4, 4), (2, 2)], &[(4, 5), (2, 2)]] {
        bench.ack(1, blocks);
    }
    assert_eq!(bench.sender.cwnd(), 10 * UNIT);
    assert_eq!(bench.next(), Some((1, Retransmit::Fast)), "whatever cwnd says");
    bench.ack(3, &[(4, 6)]);
    assert_eq!((bench.sender.board.pipe(), bench.next()), (14 * UNIT, None));
    bench.ack(3, &[(4, 10)]);
    assert_eq!((bench.sender.board.pipe(), bench.next()), (10 * UNIT, None));
    assert!(bench.sender.rests());
    bench.ack(3, &[(4, 11)]);
    assert_eq!(bench.next(), Some((3, Retransmit::Fast)));
}

#[test]
fn rfc_6675_section_6_what_is_sent_again_postpones_the_timer_of_the_first_to_twice_the_timeout_at_most() {
    // Every third segment is lost, and the first once more.
    let mut bench = bench(Recovery::Sack);
    bench.send(100);
    let rto = bench.sender.rto.current();
    bench.wait(10);
    bench.ack(1, &[(5, 6), (2, 3)]);
    let first = bench.now;
    assert_eq!(bench.next(), Some((1, Retransmit::Fast)));
    assert_eq!(bench.sender.due, first + rto);
    for lost in 2..30 {
        bench.wait(100);
        bench.ack(1, &[(3 * lost - 1, 3 * lost), (3 * lost + 2, 3 * lost + 3)]);
        let before = bench.sender.due;
        let again = bench.next().is_some();
        let latest = if again { (bench.now + rto).min(first + rto * 2).max(before) } else { before };
        assert_eq!(bench.sender.due, latest, "segment {lost}");
    }
    assert_eq!(bench.sender.due, first + rto * 2);
    bench.expire();
    assert_eq!(bench.next(), Some((1, Retransmit::Timeout)));
}

#[test]
fn rfc_3042_what_cwnd_lets_go_by_itself_is_no_limited_transmit_and_stays_in_what_is_halved() {
    // The window is 100 segments: of 97, 98 .. 101 the last alone needs a duplicate acknowledgement to leave.
    for recovery in [Recovery::Sack, Recovery::NewReno] {
        let mut bench = bench(recovery);
        bench.send(97);
        bench.ack(1, &[(2, 2)]);
        bench.send(3);
        bench.send(1);
        assert_eq!(bench.next(), None);
        assert_eq!(noted(&bench, |event| matches!(event, Event::LimitedTransmit { .. })), 1, "{recovery:?}");
        bench.ack(1, &[(2, 3)]);
        let events = bench.ack(1, &[(2, 4)]);
        let cut = events.iter().find_map(|event| match event {
            Event::FastRetransmit { ssthresh, .. } => Some(*ssthresh),
            _ => None,
        });
        assert_eq!(cut, Some(50 * UNIT), "{recovery:?}: half of 100 segments");
    }
}

#[test]
fn rfc_6675_section_4_rule_3_without_new_data_a_hole_leaves_again_before_it_is_held_to_be_lost() {
    let mut bench = bench(Recovery::Sack);
    bench.sender.set_source(Source::Finite(9500));
    bench.send(10);
    for last in 2..=4 {
        bench.ack(1, &[(2, last)]);
    }
    assert_eq!(bench.next(), Some((1, Retransmit::Fast)));
    // Two segments above segment 5 are too few to say that it is lost.
    bench.ack(5, &[(6, 7)]);
    assert_eq!(bench.next(), Some((5, Retransmit::Fast)));
    assert_eq!(bench.next(), None, "cwnd is full");
}

#[test]
fn section_3_8_6_2_1_less_than_a_segment_goes_if_it_is_half_of_the_largest_window() {
    for (largest, window, goes) in [(1000, 499, None), (1000, 500, Some(500)), (0, 0, None)] {
        let mut bench = bench(Recovery::Sack);
        bench.sender.largest_window = largest;
        bench.ack_with(1, &[], window);
        assert_eq!(bench.poll().map(|packet| packet.bytes), goes);
    }
}

#[test]
fn section_3_7_4_a_small_rest_waits_for_what_is_outstanding_unless_nagles_rule_is_off_or_a_fin_follows() {
    for (nagle, closes, waits) in [(true, false, true), (false, false, false), (true, true, false)] {
        let mut bench = Bench::new(&Tcp { nagle, ..Tcp::rfc5681() });
        bench.sender.set_source(Source::Finite(1500));
        bench.sender.closes = closes;
        bench.ack_with(1, &[], 1500);
        bench.send(1);
        assert_eq!(bench.poll().is_none(), waits);
        bench.notes.0.retain(|event| !matches!(event, Event::ApplicationLimited { .. }));
        assert_eq!(bench.notes.0, [], "the peer's window has room for it");
        if waits {
            bench.ack(2, &[]);
            assert_eq!(bench.poll().map(|packet| packet.bytes), Some(500));
        }
    }
}

#[test]
fn a_window_that_is_short_is_told_of_only_where_cwnd_has_room() {
    let mut bench = bench(Recovery::Sack);
    bench.ack_with(1, &[], 100 * UNIT + 500);
    bench.send(100);
    assert_eq!(bench.poll(), None);
    assert_eq!(bench.notes.0, [], "cwnd is full, too");
    bench.ack_with(1 + UNIT, &[], 99 * UNIT + 500);
    assert_eq!(bench.poll(), None);
    assert!(matches!(bench.notes.0.last(), Some(Event::WindowFull { peer_rwnd: 500, .. })));
}

#[test]
fn a_gateway_limits_while_it_brings_less_than_the_windows_let_go() {
    let mut bench = bench(Recovery::Sack);
    bench.sender.set_source(Source::None);
    bench.sender.supply(UNIT.into());
    bench.send(1);
    let limited = Event::ApplicationLimited { flight: UNIT, cwnd: 100 * UNIT };
    assert_eq!(bench.notes.0, [limited], "all was sent, and cwnd has room");
    for next in 2..6 {
        let told = bench.ack(next, &[]);
        bench.sender.supply(UNIT.into());
        bench.send(1);
        assert!(!told.contains(&limited) && !bench.notes.0.contains(&limited), "it was told");
    }
    bench.sender.supply(200 * u64::from(UNIT));
    while bench.poll().is_some() {}
    let resumed = |event: &Event| matches!(event, Event::ApplicationResumed { .. });
    assert!(bench.ack(6, &[]).iter().any(resumed), "more came than cwnd lets go");
}
