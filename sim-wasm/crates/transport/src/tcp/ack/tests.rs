//! What an acknowledgement and an expiry tell a sender fed by hand.

use skywindow_units::{Duration, SimTime};

use super::super::bench::{Bench, UNIT};
use super::super::event::Event;
use super::super::packet::{FLAG_ACK, FLAG_ECE, Packet, Retransmit, Timestamps};
use super::super::settings::{Recovery, Tcp};
use super::News;
use crate::api::Source;
use crate::congestion::{Acked, Departure, Heard, Listener, RateSample};

fn bench(recovery: Recovery) -> Bench {
    Bench::new(&Tcp { recovery, ..Tcp::rfc5681() })
}

#[test]
fn rfc_6298_section_3_only_what_was_sent_once_and_is_acknowledged_now_measures_a_round_trip() {
    let rtt = |bench: &mut Bench, ack: u64| {
        let mut news = News::default();
        bench.sender.take_cumulative(bench.now, ack, &mut news);
        news.rtt
    };
    let mut bench = bench(Recovery::Sack);
    bench.send(4);
    bench.wait(100);
    assert_eq!(rtt(&mut bench, 1001), Some(Duration::from_millis(100)));
    bench.ack(2, &[(3, 3)]);
    bench.expire();
    assert_eq!(bench.next(), Some((2, Retransmit::Timeout)));
    bench.wait(100);
    assert_eq!(rtt(&mut bench, 2001), None, "sent twice");
    assert_eq!(rtt(&mut bench, 3001), None, "in a block long ago");
}

#[test]
fn a_block_measures_the_round_trip_of_what_was_sent_once_for_slow_start() {
    let mut bench = bench(Recovery::Sack);
    let rtt = |bench: &mut Bench, segment: u32| {
        let (mut news, mut packet) = (News::default(), Packet::default());
        packet.sacks.push((1 + (segment - 1) * UNIT, 1 + segment * UNIT));
        bench.sender.take_blocks(bench.now, &packet, &mut news);
        (news.reported, news.rtt)
    };
    bench.send(6);
    bench.wait(100);
    assert_eq!(rtt(&mut bench, 3), (UNIT, Some(Duration::from_millis(100))));
    bench.expire();
    assert_eq!(bench.next(), Some((1, Retransmit::Timeout)));
    assert_eq!(rtt(&mut bench, 1), (UNIT, None), "sent twice");
}

#[test]
fn rfc_7323_section_4_1_a_timestamp_of_nothing_measures_nothing() {
    for (echo, measured) in [(SimTime::ZERO, false), (SimTime::from_nanos(1), true)] {
        let mut bench = bench(Recovery::Sack);
        bench.send(1);
        let timestamps = Some(Timestamps { value: SimTime::ZERO, echo });
        let packet = Packet { flags: FLAG_ACK, ack: 1001, timestamps, ..Packet::default() };
        bench.sender.on_ack(bench.now, &packet, 1 << 20, &mut bench.notes);
        let said = bench.notes.0.iter().any(|event| matches!(event, Event::RttMeasured { .. }));
        assert_eq!(said, measured, "{echo:?}");
    }
}

fn enters(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::FastRetransmit { .. }))
}

#[test]
fn rfc_6675_section_5_step_2_one_acknowledgement_that_reports_enough_begins_fast_recovery() {
    for (last, begins) in [(5, false), (6, true)] {
        let mut bench = bench(Recovery::Sack);
        bench.send(10);
        assert_eq!(enters(&bench.ack(1, &[(4, last)])), begins, "segments 4 to {last} in a block");
    }
}

#[test]
fn rfc_6675_section_4_1_in_recovery_what_further_reports_show_lost_leaves_the_pipe() {
    let mut bench = bench(Recovery::Sack);
    bench.send(20);
    assert!(enters(&bench.ack(1, &[(2, 4)])));
    assert_eq!(bench.sender.board.pipe(), 16 * UNIT, "without segment 1, which is lost");
    assert!(!enters(&bench.ack(1, &[(8, 10), (2, 4)])));
    assert_eq!(bench.sender.board.pipe(), (16 - 3 - 3) * UNIT, "5 to 7 are lost, 8 to 10 have arrived");
}

#[test]
fn rfc_6675_section_5_step_2_blocks_start_recovery_before_the_third_duplicate_and_in_rfc_3517_do_not() {
    let started = |by_blocks: Option<bool>, base: Tcp| {
        let mut bench =
            Bench::new(&Tcp { initial_window_segments: Some(10), recovery_by_blocks: by_blocks, ..base });
        bench.send(10);
        // The first acknowledgement tells of three segments at once: those before it were overtaken.
        let duplicates = [(1, &[(2, 4)][..]), (1, &[(2, 5)]), (1, &[(2, 6)])];
        duplicates.map(|(ack, blocks)| enters(&bench.ack(ack, blocks)))
    };
    assert_eq!(started(None, Tcp::rfc5681()), [true, false, false]);
    assert_eq!(started(Some(false), Tcp::rfc5681()), [false, false, true]);
    assert_eq!(started(None, Tcp::era2001()), [false, false, true]);
    assert_eq!(started(Some(true), Tcp::era2001()), [true, false, false]);
}

#[test]
fn rfc_3517_section_5_an_acknowledgement_of_new_data_is_no_duplicate_whatever_its_blocks_report() {
    let counted = |by_blocks: bool| {
        let settings =
            Tcp { initial_window_segments: Some(10), recovery_by_blocks: Some(by_blocks), ..Tcp::rfc5681() };
        let mut bench = Bench::new(&settings);
        bench.send(10);
        let events = bench.ack(2, &[(4, 4)]);
        events.iter().any(|event| matches!(event, Event::DuplicateAck { .. }))
    };
    assert_eq!([true, false].map(counted), [true, false]);
}

#[test]
fn rfc_5681_section_3_1_another_timeout_for_the_same_data_keeps_ssthresh() {
    let mut bench = Bench::new(&Tcp::era2001());
    bench.send(20);
    for timeouts in 1..=3 {
        let events = bench.expire();
        let [Event::Timeout { ssthresh, to, .. }, Event::RtoDoubled { .. }] = events[..] else {
            panic!("{events:?}: nothing was reported that could be forgotten")
        };
        assert_eq!((ssthresh, to), (50 * UNIT, UNIT), "timeout {timeouts}");
        assert_eq!(bench.next(), Some((1, Retransmit::Timeout)));
    }
}

#[test]
fn section_3_10_7_4_what_is_about_data_never_sent_is_ignored() {
    let mut bench = bench(Recovery::Sack);
    bench.send(5);
    assert_eq!(bench.ack(7, &[]), []);
    assert_eq!(bench.sender.board.una(), 1);
    bench.ack(1, &[(3, 6)]);
    assert_eq!((bench.sender.board.sacked(), bench.sender.repair.dupacks), (0, 0));
    bench.ack(1, &[(1, 5)]);
    assert_eq!(bench.sender.board.sacked(), 5 * UNIT, "up to the edges of what was");
}

#[test]
fn rfc_5681_section_3_1_only_a_window_that_was_full_grows() {
    for (sent, grows) in [(99, false), (100, true)] {
        let mut bench = bench(Recovery::Sack);
        bench.send(sent);
        let grown = bench.ack(2, &[]).iter().any(|event| matches!(event, Event::SlowStart { .. }));
        assert_eq!(grown, grows, "{sent} of 100 segments");
    }
}

#[test]
fn rfc_5681_section_2_a_duplicate_repeats_the_number_and_the_window_without_data_while_some_are_outstanding()
{
    let counts = |bench: &mut Bench, bytes: u16, window: u32| {
        let packet = Packet { flags: FLAG_ACK, ack: 1, bytes, ..Packet::default() };
        let before = bench.sender.repair.dupacks;
        bench.sender.on_ack(bench.now, &packet, window, &mut bench.notes);
        bench.sender.repair.dupacks > before
    };
    let mut bench = bench(Recovery::NewReno);
    assert!(!counts(&mut bench, 0, 1 << 20), "nothing is outstanding");
    bench.send(5);
    assert!(!counts(&mut bench, 100, 1 << 20), "data");
    assert!(!counts(&mut bench, 0, 1 << 19), "another window");
    assert!(counts(&mut bench, 0, 1 << 19));
}

#[test]
fn rfc_5681_section_3_2_only_duplicates_in_a_row_count() {
    let mut bench = bench(Recovery::NewReno);
    bench.send(10);
    let mut begins = |next: u32| enters(&bench.ack(next, &[]));
    assert_eq!([2, 2, 2, 3].map(&mut begins), [false; 4]);
    assert_eq!(
        [3, 3, 3].map(&mut begins),
        [false, false, true],
        "the third since something new was acknowledged"
    );
}

#[test]
fn section_3_8_6_1_the_answer_to_a_probe_is_no_duplicate() {
    let mut bench = bench(Recovery::NewReno);
    bench.ack_with(1, &[], 0);
    bench.poll();
    bench.now = bench.sender.persist_due;
    bench.sender.on_persist(bench.now);
    bench.poll();
    assert_eq!(bench.ack_with(1, &[], 0), []);
}

/// What an acknowledgement of everything before segment `next` tells the controller, with its flags and the time that it
/// echoes.
fn told(bench: &mut Bench, next: u32, flags: u8, echo: SimTime) -> Vec<Heard> {
    let stamps = Timestamps { value: bench.now, echo };
    let ack = 1 + (next - 1) * UNIT;
    let packet = Packet { flags: FLAG_ACK | flags, ack, timestamps: Some(stamps), ..Packet::default() };
    bench.sender.on_ack(bench.now, &packet, 1 << 20, &mut bench.notes);
    bench.sender.congestion.heard()
}

#[test]
fn a_controller_is_told_of_every_segment_that_leaves_and_how_fast_they_arrive() {
    let mut bench = Bench::listening(&Tcp::rfc5681());
    bench.send(3);
    let sent = |segments: u32| {
        Heard::Sent(Departure { now: bench.now, bytes: UNIT, flight: segments * UNIT, app_limited: false })
    };
    let heard = [1, 2, 3].map(sent);
    assert_eq!(bench.sender.congestion.heard(), heard);
    assert_eq!(bench.notes.0, [Event::Controller(Listener::REASON); 3], "what it tells is passed on");
    bench.wait(100);
    bench.ack(2, &[]);
    let rate = |delivered, flight| {
        let interval = Duration::from_millis(100);
        Some(RateSample { delivered, interval, rtt: Some(interval), flight, ..RateSample::default() })
    };
    let [Heard::Acked(acked)] = bench.sender.congestion.heard()[..] else { panic!("one acknowledgement") };
    assert_eq!((acked.bytes, acked.flight, acked.rate), (UNIT, 2 * UNIT, rate(1000, UNIT)));
    bench.ack(2, &[(3, 3)]);
    let [Heard::Acked(reported)] = bench.sender.congestion.heard()[..] else { panic!("one report") };
    let Acked { bytes, advanced, flight, rate: sample, .. } = reported;
    assert_eq!((bytes, advanced, flight, sample), (0, false, UNIT, rate(2000, 3 * UNIT)));
}

#[test]
fn a_controller_is_told_nothing_of_an_acknowledgement_that_brings_nothing() {
    let mut bench = Bench::listening(&Tcp::rfc5681());
    bench.send(3);
    bench.wait(100);
    bench.ack(2, &[(3, 3)]);
    bench.sender.congestion.heard();
    bench.ack(2, &[(3, 3)]);
    let heard = bench.sender.congestion.heard();
    assert!(!heard.iter().any(|heard| matches!(heard, Heard::Acked(_))), "{heard:?}");
}

#[test]
fn where_the_application_limits_departures_and_samples_say_so() {
    let mut bench = Bench::listening(&Tcp::rfc5681());
    bench.sender.set_source(Source::Relayed { room_bytes: 0 });
    for _ in 0..2 {
        bench.wait(100);
        bench.sender.supply(u64::from(UNIT));
        bench.send(1);
    }
    bench.sender.congestion.heard();
    bench.wait(100);
    bench.ack(3, &[]);
    let [Heard::Acked(acked)] = bench.sender.congestion.heard()[..] else { panic!("one acknowledgement") };
    assert!(acked.rate.is_some_and(|rate| rate.app_limited));
}

#[test]
fn rfc_3168_a_mark_is_told_apart_from_a_loss() {
    let mut bench = Bench::listening(&Tcp::rfc5681());
    bench.sender.ecn = true;
    bench.send(8);
    bench.sender.congestion.heard();
    let now = bench.now;
    let heard = told(&mut bench, 2, FLAG_ECE, now);
    assert_eq!(heard[0], Heard::Marked);
    assert!(matches!(heard[1], Heard::Acked(Acked { recovering: true, .. })));
    for last in 3..=8 {
        bench.ack(2, &[(3, last)]);
    }
    assert!(!bench.sender.congestion.heard().contains(&Heard::Lost), "the same window of data");
    bench.ack(9, &[]);
    bench.send(4);
    for last in 10..=12 {
        bench.ack(9, &[(10, last)]);
    }
    assert!(bench.sender.congestion.heard().contains(&Heard::Lost));
}

#[test]
fn rfc_3522_an_acknowledgement_of_what_left_before_the_retransmission_shows_that_nothing_was_lost() {
    // One that echoes 0 echoes nothing (RFC 7323 section 3.2).
    for (echoes, spurious) in [("original", true), ("retransmission", false), ("nothing", false)] {
        let mut bench = Bench::listening(&Tcp::rfc5681());
        bench.send(2);
        let first = bench.now;
        bench.expire();
        assert_eq!(bench.next(), Some((1, Retransmit::Timeout)));
        assert!(bench.sender.congestion.heard().contains(&Heard::TimedOut));
        let again = bench.now;
        bench.wait(100);
        let echo = match echoes {
            "original" => first,
            "retransmission" => again,
            _ => SimTime::ZERO,
        };
        assert_eq!(told(&mut bench, 2, 0, echo).contains(&Heard::Spurious), spurious, "{echoes}");
        bench.wait(100);
        assert!(!told(&mut bench, 3, 0, first).contains(&Heard::Spurious), "only the first one shows it");
    }
}

#[test]
fn rfc_3522_a_cut_is_undone_by_the_echo_of_what_left_before_and_by_no_echo_of_nothing() {
    for (echo, undone) in [(SimTime::from_millis(1000), true), (SimTime::ZERO, false)] {
        let mut bench = Bench::new(&Tcp { undo: Some(true), ..Tcp::rfc5681() });
        bench.send(2);
        bench.expire();
        assert_eq!(bench.next(), Some((1, Retransmit::Timeout)));
        let timestamps = Some(Timestamps { value: bench.now, echo });
        let packet = Packet { flags: FLAG_ACK, ack: 1001, timestamps, ..Packet::default() };
        bench.sender.on_ack(bench.now, &packet, 1 << 20, &mut bench.notes);
        let said = bench.notes.0.iter().any(|event| matches!(event, Event::CutUndone { .. }));
        assert_eq!(said, undone, "{echo:?}");
    }
}

#[test]
fn rfc_2883_section_4_a_first_block_below_the_acknowledgement_or_in_the_second_tells_of_what_came_twice() {
    let mut bench = Bench::new(&Tcp { recovery: Recovery::Sack, undo: Some(true), ..Tcp::rfc5681() });
    bench.send(6);
    bench.ack(3, &[]);
    let mut twice = |blocks: &[(u32, u32)]| {
        let (mut packet, mut news) = (Packet::default(), News::default());
        blocks.iter().for_each(|&(from, to)| packet.sacks.push((1 + (from - 1) * UNIT, 1 + to * UNIT)));
        bench.sender.take_blocks(bench.now, &packet, &mut news);
        (news.twice, news.twice_to)
    };
    assert_eq!(twice(&[(1, 2)]), (2 * UNIT, 2001));
    assert_eq!(twice(&[(5, 5), (4, 6)]), (UNIT, 5001));
    assert_eq!(twice(&[(4, 6), (5, 5)]), (0, 0));
    assert_eq!(twice(&[(5, 5)]), (0, 0));
}

#[test]
fn rfc_3522_what_fills_a_gap_while_another_is_sent_again_later_shows_nothing() {
    let mut bench = Bench::listening(&Tcp::rfc5681());
    bench.send(3);
    bench.expire();
    assert_eq!(bench.next(), Some((1, Retransmit::Timeout)));
    let first = bench.now;
    bench.wait(100);
    assert!(!told(&mut bench, 2, 0, first).contains(&Heard::Spurious));
    assert_eq!(bench.next().map(|(segment, _)| segment), Some(2));
    bench.wait(100);
    // The answer to the first one, late: it left before the second.
    assert!(!told(&mut bench, 3, 0, first).contains(&Heard::Spurious), "the repair is judged already");
}

#[test]
fn after_a_pause_the_controller_is_told_before_data_leave() {
    let mut bench = Bench::listening(&Tcp::rfc5681());
    bench.send(1);
    bench.ack(2, &[]);
    bench.wait(60_000);
    bench.sender.congestion.heard();
    bench.send(1);
    let heard = bench.sender.congestion.heard();
    assert!(matches!(heard[..], [Heard::Idle, Heard::Sent(_)]), "{heard:?}");
}

#[test]
fn in_linux_what_duplicates_told_of_does_not_count_again_when_recovery_ends() {
    let mut bench = Bench::new(&Tcp { recovery: Recovery::NewReno, ..Tcp::linux() });
    bench.send(100);
    bench.wait(100);
    (0..99).for_each(|_| drop(bench.ack(1, &[])));
    assert_eq!(bench.next(), Some((1, Retransmit::Fast)));
    while bench.poll().is_some() {}
    bench.wait(100);
    bench.ack(101, &[]);
    assert_eq!(
        bench.sender.cwnd(),
        50 * UNIT,
        "one segment is news, not a hundred: a window of 50 would grow"
    );
}
