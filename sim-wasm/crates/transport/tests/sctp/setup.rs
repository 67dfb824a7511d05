//! Setting up and ending an association: RFC 9260 sections 5.1 and 9.2, with losses.

use crate::common::{A, B, Crossing, Diary, Fate, Log, Pair, seconds};
use crate::peer::{control, init, meet, poll};
use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{
    Control, DataChunk, Endpoint, Event, FLAG_BEGIN, FLAG_END, Packet, SackHead, Sctp, Source, State,
};
use skywindow_units::{Duration, SimTime};

/// The n-th packet of `from` is lost, for every pair in `lost`.
fn lose<'a>(lost: &'a [(usize, u64)]) -> impl FnMut(&Crossing<'_>) -> Fate + 'a {
    move |crossing| {
        if lost.contains(&(crossing.from, crossing.ordinal)) { Fate::Lost } else { Fate::Arrives }
    }
}

fn states(log: &Log) -> Vec<State> {
    log.iter()
        .filter_map(|(_, event)| match event {
            Event::StateChanged { to, .. } => Some(*to),
            _ => None,
        })
        .collect()
}

fn established_at(log: &Log) -> Option<SimTime> {
    log.iter()
        .find(|(_, event)| matches!(event, Event::StateChanged { to: State::Established, .. }))
        .map(|(at, _)| *at)
}

#[test]
fn section_5_1_four_packets_and_two_round_trips() {
    //   A                               B
    //   INIT          ----------------->
    //                 <-----------------  INIT ACK
    //   COOKIE ECHO   ----------------->  established
    //   established   <-----------------  COOKIE ACK
    let mut kinds = Vec::new();
    let note = |crossing: &Crossing<'_>| {
        kinds.push((crossing.from, crossing.packet.control.as_ref().map(std::mem::discriminant)));
        Fate::Arrives
    };
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::None, note);
    pair.run(seconds(5));
    let [a, b] = &pair.observers;
    assert_eq!(states(a), [State::CookieWait, State::CookieEchoed, State::Established]);
    assert_eq!(states(b), [State::Established]);
    let (a, b) = (established_at(a).unwrap(), established_at(b).unwrap());
    assert_eq!((a.as_nanos() / 1_000_000, b.as_nanos() / 1_000_000), (400, 300));
    assert_eq!(pair.sent, [2, 2]);
    drop(pair);
    assert_eq!(kinds.iter().map(|(from, _)| *from).collect::<Vec<_>>(), [A, B, A, B]);
}

#[test]
fn the_listener_keeps_no_state_until_the_cookie_returns() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::None, |_: &Crossing<'_>| Fate::Arrives);
    pair.open();
    pair.run_on(SimTime::from_millis(250));
    assert_eq!(pair.ends[B].state(), State::Closed);
    assert_eq!(pair.ends[B].next_timeout(), None);
}

#[test]
fn a_lost_init_and_a_lost_init_ack_are_sent_again_by_t1() {
    // INIT lost, after 1 s INIT, INIT ACK lost, after 2 s INIT.
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::None, lose(&[(A, 0), (B, 0)]));
    pair.run(seconds(10));
    assert_eq!(established_at(&pair.observers[A]).unwrap().as_nanos() / 1_000_000, 3400);
    let timeouts =
        pair.observers[A].iter().filter(|(_, e)| matches!(e, Event::ControlTimeout { .. })).count();
    assert_eq!(timeouts, 2);
}

#[test]
fn a_lost_cookie_ack_is_asked_for_again_and_changes_nothing_at_the_peer() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Endless, lose(&[(B, 1)]));
    pair.run(seconds(5));
    assert_eq!(states(&pair.observers[B]), [State::Established]);
    assert_eq!(pair.ends[A].state(), State::Established);
    assert!(pair.ends[B].receiver().delivered_bytes > 0);
}

#[test]
fn data_ride_with_the_cookie_when_they_fit() {
    // A short message goes with the COOKIE ECHO, half a round trip before the COOKIE ACK.
    let config = Sctp { payload_bytes: Some(100), mtu_bytes: Some(1500), ..Sctp::rfc9260() };
    let mut pair = Pair::<_, Log>::new(&config, 100, Source::Finite(100), lose(&[]));
    pair.open();
    pair.run_on(SimTime::from_millis(310));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 100);
    pair.run_on(seconds(10));
    assert_eq!(pair.ends[A].state(), State::Ended);
}

#[test]
fn an_unanswered_init_ends_in_failure_after_eight_repetitions() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Endless, |_: &Crossing<'_>| Fate::Lost);
    pair.run(seconds(1000));
    assert_eq!(pair.ends[A].state(), State::Failed);
    assert_eq!(pair.sent[A], 9);
    assert_eq!(pair.ends[A].next_timeout(), None);
}

#[test]
fn both_ends_may_open_at_once() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Finite(10_000), lose(&[]));
    let now = pair.now();
    pair.ends[B].open(now, &mut pair.observers[B]);
    pair.flush(B);
    pair.run(seconds(20));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 10_000);
    assert_eq!(pair.ends[A].state(), State::Ended);
}

#[test]
fn section_9_2_a_finite_transfer_ends_with_a_shutdown() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Finite(50_000), lose(&[]));
    pair.run(seconds(30));
    assert_eq!(
        states(&pair.observers[A])[2..],
        [State::Established, State::ShutdownPending, State::ShutdownSent, State::Ended]
    );
    assert_eq!(
        states(&pair.observers[B]),
        [State::Established, State::ShutdownReceived, State::ShutdownAckSent, State::Ended]
    );
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 50_000);
    assert_eq!(pair.ends[A].acknowledged_bytes(), 50_000);
    assert_eq!([A, B].map(|end| pair.ends[end].next_timeout()), [None, None]);
}

#[test]
fn section_9_2_every_chunk_of_the_shutdown_may_be_lost_once() {
    let is = |packet: &Packet, chunk: usize| match packet.control {
        Some(Control::Shutdown { .. }) => chunk == 0,
        Some(Control::ShutdownAck) => chunk == 1,
        Some(Control::ShutdownComplete { .. }) => chunk == 2,
        _ => false,
    };
    for chunk in 0..3 {
        let mut lost = false;
        let fate = |crossing: &Crossing<'_>| {
            if !lost && is(crossing.packet, chunk) {
                lost = true;
                return Fate::Lost;
            }
            Fate::Arrives
        };
        let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Finite(5_000), fate);
        pair.run(seconds(60));
        assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2], "chunk {chunk}");
    }
}

#[test]
fn section_6_3_1_the_round_trip_of_the_init_is_measured_so_that_a_lost_cookie_does_not_double_rto_initial() {
    for (profile, rto_ms) in [(Sctp::rfc9260(), 2000), (Sctp::ns2(), 6000)] {
        let rules = Sctp { rto_initial: Some(Duration::from_secs(3)), ..profile };
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.ordinal == 1 && crossing.from == A;
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut pair = Pair::<_, Log>::new(&rules, 100, Source::None, fate);
        pair.run(SimTime::from_millis(9_000));
        assert_eq!(pair.ends[A].state(), State::Established);
        let measured = pair.ends[A].path_state(0).srtt > Duration::ZERO;
        assert_eq!(measured, rto_ms == 2000, "{:?}", rules.profile);
        assert_eq!(pair.ends[A].path_state(0).rto, Duration::from_millis(rto_ms));
    }
}

#[test]
fn section_8_1_a_dead_path_fails_the_association() {
    // Everything is lost after two seconds: the timeouts double from 1 s to 60 s, ten are allowed.
    let fate = |crossing: &Crossing<'_>| {
        if crossing.now > SimTime::from_millis(2000) { Fate::Lost } else { Fate::Arrives }
    };
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Endless, fate);
    pair.run(seconds(1000));
    assert_eq!(pair.ends[A].state(), State::Failed);
    let events: Vec<&Event> = pair.observers[A].iter().map(|(_, event)| event).collect();
    let timeouts = events.iter().filter(|event| matches!(event, Event::Timeout { .. })).count();
    assert_eq!(timeouts, 11);
    assert!(events.iter().any(|event| matches!(event, Event::PathInactive { errors: 6, limit: 5, .. })));
}

#[test]
fn section_9_2_what_the_other_end_still_has_to_send_arrives_before_the_end() {
    // A has little to send and shuts down first; B goes on in SHUTDOWN-RECEIVED, with losses.
    let fate = |crossing: &Crossing<'_>| if crossing.ordinal % 7 == 6 { Fate::Lost } else { Fate::Arrives };
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Finite(3_000), fate);
    pair.ends[B].set_source(Source::Finite(200_000));
    pair.run(seconds(300));
    assert_eq!(pair.ends[A].receiver().delivered_bytes, 200_000);
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 3_000);
    assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2]);
}

#[test]
fn section_9_2_a_shutdown_ends_data_without_end() {
    let mut pair = Pair::<_, Log>::new(&Sctp::rfc9260(), 100, Source::Finite(30_000), lose(&[]));
    pair.ends[B].set_source(Source::Endless);
    pair.run(seconds(60));
    assert_eq!([A, B].map(|end| pair.ends[end].state()), [State::Ended; 2]);
    assert_eq!(pair.ends[A].receiver().delivered_bytes, pair.ends[B].sent_bytes());
}

#[test]
fn section_4_data_and_sacks_mean_nothing_before_there_is_an_association() {
    let mut end = Endpoint::new(Sctp::rfc9260(), 1);
    let chunk = DataChunk { tsn: 1, stream: 0, ssn: 0, bytes: 100, flags: FLAG_BEGIN | FLAG_END };
    let sack = Some(SackHead { cumulative_tsn: 0, a_rwnd: 1000, packets: 0 });
    let before = end.peer_rwnd();
    let packet = Packet { data: vec![chunk], sack, size: 200, ..Packet::default() };
    end.on_packet(seconds(1), 0, &packet, false, &mut Diary::default());
    assert_eq!((end.state(), end.receiver().delivered_bytes, end.peer_rwnd()), (State::Closed, 0, before));
    assert!(end.rests() && end.next_timeout().is_none(), "nothing is acknowledged");
}

#[test]
fn section_5_2_4_a_cookie_that_comes_after_the_end_is_not_answered() {
    let mut cookie = None;
    let fate = |crossing: &Crossing<'_>| {
        if matches!(crossing.packet.control, Some(Control::CookieEcho(_))) {
            cookie = Some(crossing.packet.clone());
        }
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::new(&Sctp::rfc9260(), 100, Source::Finite(5_000), fate);
    pair.run(seconds(30));
    let Pair { ends: [_, mut end], .. } = pair;
    assert_eq!(end.state(), State::Ended);
    end.on_packet(seconds(31), 0, &cookie.unwrap(), false, &mut Diary::default());
    assert!(end.rests() && end.next_timeout().is_none());
}

fn whole(verification_tag: u32, tsn: u32) -> Packet {
    let (ssn, flags) = (tsn as u16 - 1, FLAG_BEGIN | FLAG_END);
    let data = vec![DataChunk { tsn, stream: 0, ssn, bytes: 100, flags }];
    Packet { verification_tag, data, ..Packet::default() }
}

/// An end, and its tag, that has received TSNs 1 to 5 and sends a SHUTDOWN after one second, for all it had is acknowledged.
fn shutting_down() -> (Endpoint, u32) {
    let mut end = Endpoint::new(Sctp::rfc9260(), 1);
    let tag = meet(&mut end, SimTime::ZERO, 0, init(1));
    (1..=5).for_each(|tsn| end.on_packet(SimTime::ZERO, 0, &whole(tag, tsn), false, &mut ()));
    end.set_source(Source::Finite(100));
    while poll(&mut end, SimTime::ZERO).is_some() {}
    let sack = Some(SackHead { cumulative_tsn: 1, a_rwnd: 65_536, packets: 0 });
    end.on_packet(
        seconds(1),
        0,
        &Packet { verification_tag: tag, sack, ..Packet::default() },
        false,
        &mut (),
    );
    (end, tag)
}

#[test]
fn section_9_2_a_shutdown_tells_what_has_come_and_tells_it_again_with_a_sack_when_more_comes() {
    let (mut end, tag) = shutting_down();
    let first = poll(&mut end, seconds(1)).unwrap();
    assert_eq!((first.control, first.sack), (Some(Control::Shutdown { cumulative_tsn: 5 }), None));
    let due = end.next_timeout().unwrap();
    end.on_packet(seconds(2), 0, &whole(tag, 6), false, &mut ());
    end.on_packet(seconds(2), 0, &whole(tag, 7), false, &mut ());
    let again = poll(&mut end, seconds(2)).unwrap();
    assert_eq!(again.control, Some(Control::Shutdown { cumulative_tsn: 6 }));
    assert_eq!(again.sack.map(|sack| sack.cumulative_tsn), Some(7));
    while poll(&mut end, seconds(2)).is_some() {}
    assert_eq!(end.next_timeout().unwrap().since(due), seconds(1).since(SimTime::ZERO), "T2 starts anew");
}

#[test]
fn section_9_2_shutdowns_that_cross_are_each_answered() {
    let (mut end, tag) = shutting_down();
    poll(&mut end, seconds(1));
    for repeated in [false, true] {
        end.on_packet(seconds(2), 0, &control(tag, Control::Shutdown { cumulative_tsn: 1 }), false, &mut ());
        let answer = poll(&mut end, seconds(2)).and_then(|packet| packet.control);
        assert_eq!((answer, end.state()), (Some(Control::ShutdownAck), State::ShutdownAckSent), "{repeated}");
    }
    end.on_packet(
        seconds(3),
        0,
        &control(tag, Control::ShutdownComplete { reflected: false }),
        false,
        &mut (),
    );
    assert_eq!((end.state(), end.next_timeout()), (State::Ended, None));
}
