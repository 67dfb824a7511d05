//! Whose packets an end takes, and how associations begin, restart and break: RFC 9260 sections 3.2, 5.1, 5.2, 8.4, 8.5
//! and 9, on one endpoint whose peer is played by hand.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{
    Cause, Control, Cookie, CookieAction, DataChunk, Discarded, Endpoint, Event, FLAG_BEGIN, FLAG_END,
    FLAG_IMMEDIATE, Init, InitAck, Message, Packet, Parameter, Refused, SackHead, Sctp, Source, State,
    UnknownChunk,
};
use skywindow_units::{Duration, SimTime};

use crate::common::seconds;
use crate::peer::{PEER_TAG, control, init, init_ack, meet, poll};

const WHOLE: u8 = FLAG_BEGIN | FLAG_END;

/// One end, and what it has reported.
struct Hand {
    end: Endpoint,
    now: SimTime,
    log: Vec<(SimTime, Event)>,
}

impl Hand {
    fn with(rules: Sctp, paths: usize) -> Self {
        let mut end = Endpoint::new(rules, paths);
        end.set_secret(77);
        Self { end, now: seconds(1), log: Vec::new() }
    }

    fn new() -> Self {
        Self::with(Sctp::rfc9260(), 1)
    }

    /// An end that a peer has called; its tag.
    fn called() -> (Self, u32) {
        let mut hand = Self::new();
        let tag = meet(&mut hand.end, hand.now, 0, init(2));
        assert_eq!(hand.answers(), [(PEER_TAG, Control::CookieAck)]);
        (hand, tag)
    }

    /// An end that has sent its INIT.
    fn calling() -> (Self, Init) {
        let mut hand = Self::new();
        hand.end.open(hand.now, &mut hand.log);
        match &hand.answers()[..] {
            [(0, Control::Init(init))] => (hand, (**init).clone()),
            other => panic!("no INIT but {other:?}"),
        }
    }

    /// The same, and its tag.
    fn waiting() -> (Self, u32) {
        let (hand, init) = Self::calling();
        (hand, init.initiate_tag)
    }

    /// An end that has echoed the cookie of its peer; its tag.
    fn echoing() -> (Self, u32) {
        let (mut hand, own) = Self::calling();
        let answers = hand.takes(own.initiate_tag, Control::InitAck(Box::new(ack())));
        assert_eq!(answers, [(PEER_TAG, Control::CookieEcho(peers_cookie()))]);
        (hand, own.initiate_tag)
    }

    fn after(mut self, wait: u64) -> Self {
        self.now += Duration::from_secs(wait);
        self
    }

    fn receives(&mut self, packet: &Packet) -> Vec<(u32, Control)> {
        self.end.on_packet(self.now, 0, packet, false, &mut self.log);
        self.answers()
    }

    fn takes(&mut self, tag: u32, chunk: Control) -> Vec<(u32, Control)> {
        self.receives(&control(tag, chunk))
    }

    /// The control chunks that it sends now, with their tags.
    fn answers(&mut self) -> Vec<(u32, Control)> {
        let mut sent = Vec::new();
        while let Some(packet) = poll(&mut self.end, self.now) {
            let tag = packet.verification_tag;
            sent.extend(packet.control.into_iter().chain(packet.more).map(|chunk| (tag, chunk)));
        }
        sent
    }

    fn discarded(&self) -> Vec<Discarded> {
        let why = |(_, event): &(SimTime, Event)| match event {
            Event::PacketDiscarded { why, .. } => Some(*why),
            _ => None,
        };
        self.log.iter().filter_map(why).collect()
    }
}

fn peers_cookie() -> Cookie {
    Cookie([9; 20].into())
}

fn ack() -> InitAck {
    InitAck { init: init(2), cookie: Some(peers_cookie()), unrecognized: Vec::new() }
}

fn whole(verification_tag: u32, tsn: u32, stream: u16, bytes: u16) -> Packet {
    let data = vec![DataChunk { tsn, stream, ssn: tsn as u16 - 1, bytes, flags: WHOLE }];
    Packet { verification_tag, data, ..Packet::default() }
}

fn abort(reflected: bool) -> Control {
    Control::Abort { reflected, causes: [].into() }
}

fn error(cause: Cause) -> Control {
    Control::Error([cause].into())
}

#[test]
fn section_8_5_packets_with_another_tag_are_discarded_and_said_to_be() {
    let (mut hand, tag) = Hand::called();
    for wrong in [0, tag ^ 1, PEER_TAG] {
        assert_eq!(hand.receives(&whole(wrong, 1, 0, 100)), []);
        assert_eq!(hand.takes(wrong, Control::Shutdown { cumulative_tsn: 0 }), []);
        assert_eq!(hand.end.state(), State::Established);
    }
    assert_eq!(hand.end.receiver().delivered_bytes, 0);
    assert_eq!(hand.discarded(), [Discarded::WrongTag; 6]);
    hand.receives(&whole(tag, 1, 0, 100));
    assert_eq!(hand.end.receiver().delivered_bytes, 100);
}

#[test]
fn section_8_5_1_b_an_abort_has_the_own_tag_or_with_the_t_bit_the_peers() {
    for (its_tag, reflected, ends) in
        [(true, false, true), (false, true, true), (true, true, false), (false, false, false)]
    {
        let (mut hand, tag) = Hand::called();
        assert_eq!(hand.takes(if its_tag { tag } else { PEER_TAG }, abort(reflected)), []);
        assert_eq!(hand.end.state() == State::Aborted, ends, "{its_tag} {reflected}");
    }
}

#[test]
fn section_9_1_an_abort_ends_every_state_and_is_not_answered() {
    let (waiting, own) = Hand::waiting();
    let (mut shutting, tag) = Hand::called();
    assert_eq!(shutting.end.shutdown(shutting.now, &mut shutting.log), Ok(()));
    assert_eq!(shutting.answers(), [(PEER_TAG, Control::Shutdown { cumulative_tsn: 0 })]);
    let (mut asked, asked_tag) = Hand::called();
    asked.takes(asked_tag, Control::Shutdown { cumulative_tsn: 0 });
    for (mut hand, tag, state) in [
        (waiting, own, State::CookieWait),
        (Hand::echoing().0, Hand::echoing().1, State::CookieEchoed),
        (Hand::called().0, Hand::called().1, State::Established),
        (shutting, tag, State::ShutdownSent),
        (asked, asked_tag, State::ShutdownAckSent),
    ] {
        assert_eq!(hand.end.state(), state);
        assert_eq!(hand.takes(tag, abort(false)), []);
        assert_eq!((hand.end.state(), hand.end.next_timeout()), (State::Aborted, None));
    }
}

#[test]
fn section_9_1_a_user_who_aborts_tells_the_peer_why_and_can_send_no_more() {
    let (mut hand, _) = Hand::called();
    assert!(hand.end.abort_for(hand.now, b"enough", &mut hand.log));
    let causes = [Cause::UserInitiatedAbort { reason: (*b"enough").into() }].into();
    assert_eq!(hand.answers(), [(PEER_TAG, Control::Abort { reflected: false, causes })]);
    let message = Message { bytes: 5, stream: 0, ..Message::default() };
    assert_eq!(hand.end.write(SimTime::ZERO, message), Err(Refused::NoAssociation));
    assert_eq!(hand.end.shutdown(hand.now, &mut hand.log), Err(Refused::NoAssociation));
    assert!(!hand.end.abort_for(hand.now, b"", &mut hand.log));
    let (mut calling, _) = Hand::calling();
    assert!(calling.end.abort_for(calling.now, b"", &mut calling.log));
    assert_eq!(calling.answers(), [], "nobody is known yet who could be told");
}

#[test]
fn section_8_4_packets_out_of_the_blue() {
    let stale = error(Cause::StaleCookie { staleness_us: 1 });
    for (chunk, answer) in [
        (abort(false), None),
        (Control::ShutdownAck, Some(Control::ShutdownComplete { reflected: true })),
        (Control::ShutdownComplete { reflected: false }, None),
        (Control::CookieAck, None),
        (stale, None),
        (error(Cause::OutOfResource), Some(abort(true))),
        (Control::Shutdown { cumulative_tsn: 4 }, Some(abort(true))),
        (Control::InitAck(Box::new(ack())), Some(abort(true))),
        (Control::OtherHeartbeat([1].into()), Some(abort(true))),
    ] {
        let expected: Vec<_> = answer.map(|answer| (0x1234, answer)).into_iter().collect();
        assert_eq!(Hand::new().takes(0x1234, chunk.clone()), expected, "{chunk:?}");
    }
    assert_eq!(Hand::new().receives(&whole(0x1234, 1, 0, 100)), [(0x1234, abort(true))]);
    assert_eq!(Hand::new().receives(&whole(0, 1, 0, 100)), [], "a tag of 0 is for an INIT alone");
}

#[test]
fn section_8_5_1_a_an_init_that_shares_its_packet_or_has_a_tag_is_discarded() {
    let mut hand = Hand::new();
    let alone = control(0, Control::Init(Box::new(init(1))));
    let shared = Packet { data: whole(0, 1, 0, 10).data, ..alone.clone() };
    assert_eq!(hand.receives(&shared), []);
    assert_eq!(hand.receives(&Packet { verification_tag: 5, ..alone.clone() }), []);
    assert_eq!(hand.discarded(), [Discarded::InitNotAlone, Discarded::WrongTag]);
    assert!(matches!(hand.receives(&alone)[..], [(PEER_TAG, Control::InitAck(_))]));
}

#[test]
fn section_6_10_a_shutdown_complete_that_shares_its_packet_is_discarded() {
    let (mut hand, tag) = Hand::called();
    hand.takes(tag, Control::Shutdown { cumulative_tsn: 0 });
    let alone = control(tag, Control::ShutdownComplete { reflected: false });
    let shared = Packet { data: whole(0, 1, 0, 10).data, ..alone.clone() };
    assert_eq!((hand.receives(&shared), hand.end.state()), (vec![], State::ShutdownAckSent));
    assert_eq!(hand.discarded(), [Discarded::InitNotAlone]);
    hand.receives(&alone);
    assert_eq!(hand.end.state(), State::Ended);
}

#[test]
fn section_3_3_2_an_init_without_streams_or_with_too_small_a_window_is_refused() {
    let refused = |init: Init| Hand::new().takes(0, Control::Init(Box::new(init)));
    let causes: Box<[Cause]> = [Cause::InvalidMandatoryParameter].into();
    for bad in [
        Init { outbound_streams: 0, ..init(1) },
        Init { inbound_streams: 0, ..init(1) },
        Init { a_rwnd: 1499, ..init(1) },
    ] {
        let abort = Control::Abort { reflected: false, causes: causes.clone() };
        assert_eq!(refused(bad), [(PEER_TAG, abort)]);
    }
    assert_eq!(refused(Init { initiate_tag: 0, ..init(1) }), []);
    let address = Parameter { parameter_type: Parameter::HOST_NAME, value: (*b"host").into() };
    let causes = [Cause::UnresolvableAddress { address: address.clone() }].into();
    let named = Init { parameters: vec![address], ..init(1) };
    assert_eq!(refused(named), [(PEER_TAG, Control::Abort { reflected: false, causes })]);
}

#[test]
fn section_5_1_an_init_ack_without_a_cookie_ends_the_attempt() {
    let (mut hand, own) = Hand::calling();
    let answer = hand.takes(own.initiate_tag, Control::InitAck(Box::new(InitAck { cookie: None, ..ack() })));
    let causes = [Cause::MissingParameters { types: [Parameter::STATE_COOKIE].into() }].into();
    assert_eq!(answer, [(PEER_TAG, Control::Abort { reflected: false, causes })]);
    assert_eq!(hand.end.state(), State::Aborted);
}

#[test]
fn section_3_3_3_an_init_ack_with_too_small_a_window_is_refused_and_changes_nothing() {
    let (mut hand, tag) = Hand::waiting();
    let small = InitAck { init: Init { a_rwnd: 1499, ..init(2) }, ..ack() };
    let causes = [Cause::InvalidMandatoryParameter].into();
    let answer = hand.takes(tag, Control::InitAck(Box::new(small)));
    assert_eq!(answer, [(PEER_TAG, Control::Abort { reflected: false, causes })]);
    assert_eq!(hand.end.state(), State::CookieWait);
    let answer = hand.takes(tag, Control::InitAck(Box::new(ack())));
    assert_eq!(answer, [(PEER_TAG, Control::CookieEcho(peers_cookie()))]);
}

#[test]
fn section_5_1_1_neither_end_sends_on_more_streams_than_the_other_allows() {
    let mut hand = Hand::with(Sctp { streams: 10, max_inbound_streams: 3, ..Sctp::rfc9260() }, 1);
    let few = Init { inbound_streams: 4, ..init(8) };
    let said = init_ack(&mut hand.end, hand.now, 0, few.clone());
    assert_eq!((said.init.outbound_streams, said.init.inbound_streams), (4, 3)); // Section 3.3.3.
    let tag = meet(&mut hand.end, hand.now, 0, few);
    hand.answers();
    let message = |stream| Message { bytes: 5, stream, ..Message::default() };
    assert_eq!(hand.end.write(SimTime::ZERO, message(4)), Err(Refused::NoSuchStream));
    assert_eq!(hand.end.write(SimTime::ZERO, message(3)), Ok(()));
    // Section 6.5: data for a stream that there is not are acknowledged, reported and thrown away.
    hand.end.on_packet(hand.now, 0, &whole(tag, 1, 3, 100), false, &mut hand.log);
    let packet = poll(&mut hand.end, hand.now).expect("an ERROR");
    assert_eq!(packet.control, Some(error(Cause::InvalidStream { stream: 3 })));
    assert_eq!(packet.sack.map(|sack| sack.cumulative_tsn), Some(1));
    assert_eq!(hand.end.receiver().delivered_bytes, 0);
    assert_eq!(hand.end.state(), State::Established);
}

#[test]
fn section_6_2_data_without_user_data_end_the_association() {
    let (mut hand, tag) = Hand::called();
    let causes = [Cause::NoUserData { tsn: 1 }].into();
    assert_eq!(
        hand.receives(&whole(tag, 1, 0, 0)),
        [(PEER_TAG, Control::Abort { reflected: false, causes })]
    );
    assert_eq!(hand.end.state(), State::Aborted);
}

#[test]
fn rfc_7053_data_with_the_i_bit_are_acknowledged_at_once() {
    let (mut hand, tag) = Hand::called();
    let sacked = |hand: &mut Hand, packet: &Packet| {
        hand.end.on_packet(hand.now, 0, packet, false, &mut ());
        poll(&mut hand.end, hand.now).and_then(|packet| packet.sack).map(|sack| sack.cumulative_tsn)
    };
    assert_eq!(sacked(&mut hand, &whole(tag, 1, 0, 10)), Some(1), "the first data");
    assert_eq!(sacked(&mut hand, &whole(tag, 2, 0, 10)), None, "the second packet waits for a third");
    assert_eq!(sacked(&mut hand, &whole(tag, 3, 0, 10)), Some(3));
    let mut asks = whole(tag, 4, 0, 10);
    asks.data[0].flags |= FLAG_IMMEDIATE;
    assert_eq!(sacked(&mut hand, &asks), Some(4));
    let urgent = Message { bytes: 5, stream: 0, immediate: true, ..Message::default() };
    assert_eq!(hand.end.write(SimTime::ZERO, urgent), Ok(()));
    let sent = poll(&mut hand.end, hand.now).expect("data");
    assert_eq!(sent.data[0].flags, WHOLE | FLAG_IMMEDIATE);
}

#[test]
fn section_3_2_unknown_chunks_are_skipped_or_end_the_packet_and_are_reported_or_not() {
    for (chunk_type, goes_on, reported) in
        [(0x3f, false, false), (0x7f, false, true), (0xbf, true, false), (0xff, true, true)]
    {
        let (mut hand, tag) = Hand::called();
        let chunk = UnknownChunk { chunk_type, flags: 1, value: [1, 2, 3].into() };
        let packet =
            Packet { control: Some(Control::Unknown(Box::new(chunk.clone()))), ..whole(tag, 1, 0, 100) };
        let told = reported.then(|| (PEER_TAG, error(Cause::UnrecognizedChunk { chunk })));
        assert_eq!(hand.receives(&packet), told.into_iter().collect::<Vec<_>>());
        assert_eq!(hand.end.receiver().delivered_bytes > 0, goes_on, "{chunk_type:x}");
    }
}

#[test]
fn section_3_2_1_unknown_parameters_are_reported_in_init_ack_or_behind_the_cookie() {
    let parameter = |parameter_type| Parameter { parameter_type, value: [1].into() };
    let known = parameter(Parameter::SUPPORTED_ADDRESS_TYPES);
    for (types, reported) in [
        (vec![0x3fff, 0xffff], vec![]),
        (vec![0x7fff, 0xffff], vec![0x7fff]),
        (vec![0xbfff, 0xffff], vec![0xffff]),
        (vec![0xfffe, 0xffff], vec![0xfffe, 0xffff]),
    ] {
        let parameters: Vec<_> =
            std::iter::once(known.clone()).chain(types.into_iter().map(parameter)).collect();
        let reported: Vec<_> = reported.into_iter().map(parameter).collect();
        let with = Init { parameters, ..init(2) };
        let mut listener = Hand::new();
        assert_eq!(init_ack(&mut listener.end, listener.now, 0, with.clone()).unrecognized, reported);
        let (mut hand, own) = Hand::calling();
        let answers =
            hand.takes(own.initiate_tag, Control::InitAck(Box::new(InitAck { init: with, ..ack() })));
        let mut expected = vec![(PEER_TAG, Control::CookieEcho(peers_cookie()))];
        if !reported.is_empty() {
            expected.push((PEER_TAG, error(Cause::UnrecognizedParameters { parameters: reported.into() })));
        }
        assert_eq!(answers, expected);
    }
}

#[test]
fn section_5_1_5_a_forged_cookie_is_discarded_and_one_with_another_tag_too() {
    let mut hand = Hand::new();
    let ack = init_ack(&mut hand.end, hand.now, 0, init(1));
    let (tag, cookie) = (ack.init.initiate_tag, ack.cookie.expect("a cookie"));
    let mut forged = cookie.clone();
    forged.0[13] ^= 1;
    assert_eq!(hand.takes(tag, Control::CookieEcho(forged)), []);
    assert_eq!(hand.takes(tag ^ 1, Control::CookieEcho(cookie.clone())), []);
    assert_eq!(hand.discarded(), [Discarded::ForgedCookie, Discarded::WrongTag]);
    assert_eq!(hand.end.state(), State::Closed);
    assert_eq!(hand.takes(tag, Control::CookieEcho(cookie)), [(PEER_TAG, Control::CookieAck)]);
}

#[test]
fn section_5_2_6_a_stale_cookie_is_refused_and_the_next_one_lives_longer() {
    let mut hand = Hand::new();
    let first = init_ack(&mut hand.end, hand.now, 0, init(1));
    let echo = |ack: &InitAck| Control::CookieEcho(ack.cookie.clone().expect("a cookie"));
    hand = hand.after(60);
    let longer = Init { cookie_preservative: Some(5000), ..init(1) };
    let second = init_ack(&mut hand.end, hand.now, 0, longer);
    hand.now += Duration::from_millis(1500);
    let late = error(Cause::StaleCookie { staleness_us: 1_500_000 });
    assert_eq!(hand.takes(first.init.initiate_tag, echo(&first)), [(PEER_TAG, late)]);
    assert_eq!(hand.end.state(), State::Closed);
    hand = hand.after(63);
    assert_eq!(hand.takes(second.init.initiate_tag, echo(&second)), [(PEER_TAG, Control::CookieAck)]);
}

#[test]
fn section_5_2_6_an_end_whose_cookie_was_stale_asks_for_a_longer_life() {
    let (mut hand, tag) = Hand::echoing();
    let answers = hand.takes(tag, error(Cause::StaleCookie { staleness_us: 2_500_001 }));
    let [(0, Control::Init(again))] = &answers[..] else { panic!("no INIT but {answers:?}") };
    // The staleness, and the time-out of one second.
    assert_eq!((again.initiate_tag, again.cookie_preservative), (tag, Some(3501)));
    assert_eq!(hand.end.state(), State::CookieWait);
    let answers = hand.takes(tag, Control::InitAck(Box::new(ack())));
    assert_eq!(answers, [(PEER_TAG, Control::CookieEcho(peers_cookie()))]);
}

#[test]
fn section_5_2_1_ends_that_call_each_other_keep_the_tag_that_they_have_told() {
    for (mut hand, tag) in [Hand::waiting(), Hand::echoing()] {
        let theirs = Init { initiate_tag: 0xbeef, ..init(2) };
        let said = init_ack(&mut hand.end, hand.now, 0, theirs);
        assert_eq!(said.init.initiate_tag, tag);
        let answer = hand.takes(tag, Control::CookieEcho(said.cookie.expect("a cookie")));
        assert_eq!(answer, [(0xbeef, Control::CookieAck)]);
        assert_eq!(hand.end.state(), State::Established);
        let taken = |(_, event): &(SimTime, Event)| {
            matches!(event, Event::CookieTaken { action: CookieAction::Collision, .. })
        };
        assert!(hand.log.iter().any(taken));
    }
}

#[test]
fn section_5_2_4_action_a_a_peer_that_has_forgotten_all_restarts_the_association() {
    let (mut hand, tag) = Hand::called();
    hand.receives(&whole(tag, 1, 0, 100));
    let reborn = Init { initiate_tag: 0xcafe, initial_tsn: 500, ..init(1) };
    let said = init_ack(&mut hand.end, hand.now, 0, reborn);
    assert_ne!(said.init.initiate_tag, tag);
    assert_eq!(hand.end.state(), State::Established, "an INIT changes nothing");
    assert_eq!(hand.receives(&whole(tag, 2, 0, 100)), []);
    assert_eq!(hand.end.receiver().delivered_bytes, 200);
    let new = said.init.initiate_tag;
    assert_eq!(
        hand.takes(new, Control::CookieEcho(said.cookie.expect("a cookie"))),
        [(0xcafe, Control::CookieAck)]
    );
    assert!(hand.log.iter().any(|(_, event)| matches!(event, Event::PeerRestarted { delivered: 200, .. })));
    let mut first = whole(new, 500, 0, 100);
    first.data[0].ssn = 0;
    hand.receives(&first);
    let receiver = hand.end.receiver();
    assert_eq!((receiver.delivered_bytes, receiver.earlier_bytes, receiver.cumulative_tsn), (300, 200, 500));
    assert_eq!(hand.receives(&whole(tag, 3, 0, 100)), [], "the tag of the past is that of nobody");
    assert_eq!(hand.end.receiver().delivered_bytes, 300);
}

#[test]
fn section_5_2_4_action_a_while_shutting_down_is_refused() {
    let (mut hand, tag) = Hand::called();
    hand.takes(tag, Control::Shutdown { cumulative_tsn: 0 });
    // The cookie was made before the SHUTDOWN came.
    let (mut hand2, tag2) = Hand::called();
    let said = init_ack(&mut hand2.end, hand2.now, 0, Init { initiate_tag: 0xcafe, ..init(1) });
    assert_eq!(
        hand2.takes(tag2, Control::Shutdown { cumulative_tsn: 0 }),
        [(PEER_TAG, Control::ShutdownAck)]
    );
    let answer = hand2.takes(said.init.initiate_tag, Control::CookieEcho(said.cookie.expect("a cookie")));
    let refusal = error(Cause::CookieWhileShuttingDown);
    assert_eq!(answer, [(PEER_TAG, Control::ShutdownAck), (PEER_TAG, refusal)]);
    assert_eq!(hand2.end.state(), State::ShutdownAckSent);
    // Section 9.2: an INIT is answered with the SHUTDOWN ACK whose answer was lost.
    assert_eq!(hand.takes(0, Control::Init(Box::new(init(1)))), [(PEER_TAG, Control::ShutdownAck)]);
}

#[test]
fn section_5_2_4_action_c_and_d_a_late_cookie_is_discarded_and_one_that_comes_twice_answered() {
    let mut hand = Hand::new();
    let said = init_ack(&mut hand.end, hand.now, 0, init(2));
    let (tag, cookie) = (said.init.initiate_tag, said.cookie.expect("a cookie"));
    for _ in 0..2 {
        assert_eq!(hand.takes(tag, Control::CookieEcho(cookie.clone())), [(PEER_TAG, Control::CookieAck)]);
    }
    // Also when its life is over: both tags are those of the association.
    hand = hand.after(100);
    assert_eq!(hand.takes(tag, Control::CookieEcho(cookie.clone())), [(PEER_TAG, Control::CookieAck)]);
    // C: the cookie answers an INIT of the peer that came before this end called it itself.
    let mut hand = Hand::new();
    let early = init_ack(&mut hand.end, hand.now, 0, init(2));
    hand.end.open(hand.now, &mut hand.log);
    let Some((0, Control::Init(own))) = hand.answers().pop() else { panic!("no INIT") };
    hand.takes(own.initiate_tag, Control::InitAck(Box::new(ack())));
    let echo = Control::CookieEcho(early.cookie.expect("a cookie"));
    assert_eq!(hand.takes(early.init.initiate_tag, echo), []);
    assert_eq!((hand.end.state(), hand.discarded()), (State::CookieEchoed, vec![Discarded::LateCookie]));
}

#[test]
fn section_5_2_1_in_cookie_wait_no_address_is_new() {
    let (mut hand, tag) = Hand::waiting();
    let address = Parameter { parameter_type: Parameter::IPV4_ADDRESS, value: [203, 0, 113, 9].into() };
    let more = Init { parameters: vec![address], ..init(1) };
    let said = init_ack(&mut hand.end, hand.now, 0, more);
    assert_eq!((said.init.initiate_tag, hand.end.state()), (tag, State::CookieWait));
}

#[test]
fn section_12_4_a_sack_about_data_that_were_not_sent_ends_the_association() {
    let causes: Box<[Cause]> = [Cause::ProtocolViolation { information: [].into() }].into();
    let sack = |cumulative_tsn| Some(SackHead { cumulative_tsn, a_rwnd: 65_536, packets: 0 });
    // TSN 1 is the only one: 2 was not sent, and neither was what a block above 1 says.
    for (cumulative, gaps, ends) in [(1, vec![], false), (2, vec![], true), (0, vec![(2, 2)], true)] {
        let (mut hand, tag) = Hand::called();
        let message = Message { bytes: 100, stream: 0, ..Message::default() };
        assert_eq!(hand.end.write(SimTime::ZERO, message), Ok(()));
        assert!(poll(&mut hand.end, hand.now).is_some_and(|packet| packet.data.len() == 1));
        let packet = Packet { verification_tag: tag, sack: sack(cumulative), gaps, ..Packet::default() };
        let abort = Control::Abort { reflected: false, causes: causes.clone() };
        let answers = if ends { vec![(PEER_TAG, abort)] } else { Vec::new() };
        assert_eq!(hand.receives(&packet), answers, "up to TSN {cumulative}");
        assert_eq!(hand.end.state() == State::Aborted, ends, "up to TSN {cumulative}");
    }
}

#[test]
fn section_5_2_2_a_restart_with_new_addresses_is_refused() {
    let (mut hand, _) = Hand::called();
    let address = Parameter { parameter_type: Parameter::IPV4_ADDRESS, value: [203, 0, 113, 9].into() };
    let more = Init { initiate_tag: 0xcafe, parameters: vec![address.clone()], ..init(1) };
    let causes = [Cause::RestartWithNewAddresses { addresses: [address].into() }].into();
    let answer = hand.takes(0, Control::Init(Box::new(more)));
    assert_eq!(answer, [(0xcafe, Control::Abort { reflected: false, causes })]);
    assert_eq!(hand.end.state(), State::Established);
}

#[test]
fn section_9_2_what_a_later_shutdown_acknowledges_counts_in_shutdown_received() {
    let (mut hand, tag) = Hand::called();
    hand.end.set_source(Source::Finite(2000));
    assert_eq!(hand.answers(), [], "two DATA chunks leave");
    hand.takes(tag, Control::Shutdown { cumulative_tsn: 1 });
    assert_eq!(hand.end.state(), State::ShutdownReceived);
    let answer = hand.takes(tag, Control::Shutdown { cumulative_tsn: 2 });
    assert_eq!((hand.end.state(), answer), (State::ShutdownAckSent, vec![(PEER_TAG, Control::ShutdownAck)]));
}

#[test]
fn section_8_5_1_e_a_shutdown_ack_while_setting_up_is_answered_with_its_own_tag() {
    for (mut hand, tag) in [Hand::waiting(), Hand::echoing()] {
        let complete = Control::ShutdownComplete { reflected: true };
        for tag in [tag, 0x1234] {
            assert_eq!(hand.takes(tag, Control::ShutdownAck), [(tag, complete.clone())]);
        }
        assert!(matches!(hand.end.state(), State::CookieWait | State::CookieEchoed));
        assert_eq!(hand.takes(tag, Control::Shutdown { cumulative_tsn: 0 }), [], "nothing to shut down");
    }
}

#[test]
fn section_9_2_t5_ends_a_shutdown_that_takes_too_long() {
    let rules = Sctp { rto_max: Duration::from_secs(2), association_max_retrans: 1000, ..Sctp::rfc9260() };
    let mut hand = Hand::with(rules, 1);
    meet(&mut hand.end, hand.now, 0, init(1));
    hand.answers();
    assert_eq!(hand.end.shutdown(hand.now, &mut hand.log), Ok(()));
    let mut sent = hand.answers();
    while let Some(due) = hand.end.next_timeout() {
        hand.now = due;
        hand.end.on_timer(due, &mut hand.log);
        sent = hand.answers();
    }
    let causes = [Cause::UserInitiatedAbort { reason: [].into() }].into();
    assert_eq!(sent, [(PEER_TAG, Control::Abort { reflected: false, causes })]);
    assert_eq!((hand.now, hand.end.state()), (seconds(11), State::Aborted));
}

#[test]
fn section_11_1_messages_leave_as_they_are_handed_over_and_a_shutdown_waits_for_them() {
    let (mut hand, tag) = Hand::called();
    let message = |bytes, stream, unordered| Message { bytes, stream, unordered, ..Message::default() };
    for (bytes, stream, unordered) in [(2000, 0, false), (10, 0, true)] {
        assert_eq!(hand.end.write(SimTime::ZERO, message(bytes, stream, unordered)), Ok(()));
    }
    assert_eq!(hand.end.write(SimTime::ZERO, message(0, 0, false)), Err(Refused::NoData));
    assert_eq!(hand.end.shutdown(hand.now, &mut hand.log), Ok(()));
    assert_eq!(hand.end.write(SimTime::ZERO, message(1, 0, false)), Err(Refused::ShuttingDown));
    let mut sent = Vec::new();
    while let Some(packet) = poll(&mut hand.end, hand.now) {
        sent.extend(packet.data.iter().map(|chunk| (chunk.bytes, chunk.ssn, chunk.flags)));
    }
    assert_eq!(sent, [(1452, 0, FLAG_BEGIN), (548, 0, FLAG_END), (10, 1, WHOLE | 4)]);
    let sack = Some(SackHead { cumulative_tsn: 3, a_rwnd: 65_536, packets: 0 });
    let answer = hand.receives(&Packet { verification_tag: tag, sack, ..Packet::default() });
    assert_eq!(answer, [(PEER_TAG, Control::Shutdown { cumulative_tsn: 0 })]);
}

#[test]
fn a_host_that_reboots_answers_with_an_abort_or_calls_again() {
    let (mut hand, tag) = Hand::called();
    hand.end.reboot(hand.now, Duration::from_secs(5), &mut hand.log);
    assert_eq!((hand.end.state(), hand.end.next_timeout()), (State::Off, Some(seconds(6))));
    assert_eq!(hand.receives(&whole(tag, 1, 0, 100)), [], "it is off");
    hand = hand.after(5);
    hand.end.on_timer(hand.now, &mut hand.log);
    assert_eq!(hand.end.state(), State::Closed);
    assert_eq!(hand.receives(&whole(tag, 1, 0, 100)), [(tag, abort(true))]);
    let (mut caller, own) = Hand::calling();
    caller.end.reboot(caller.now, Duration::from_secs(5), &mut caller.log);
    caller = caller.after(5);
    caller.end.on_timer(caller.now, &mut caller.log);
    let answers = caller.answers();
    let [(0, Control::Init(again))] = &answers[..] else { panic!("no INIT but {answers:?}") };
    assert_ne!(again.initiate_tag, own.initiate_tag);
}
