//! Acknowledging: RFC 9260 sections 3.3.4, 5.1, 6.2 and 6.7, on one endpoint fed by hand.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{
    ChunkFate, Control, DataChunk, Endpoint, Event, FLAG_BEGIN, FLAG_END, FLAG_IMMEDIATE, Packet, Sctp,
    Source, State,
};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, Diary, Fate, Pair};
use crate::peer::{control, init, meet};

const WHOLE: u8 = FLAG_BEGIN | FLAG_END;

/// Without heartbeats, so that no timer runs but those of the receiving half.
fn silent() -> Sctp {
    Sctp { heartbeat_interval: Duration::ZERO, ..Sctp::rfc9260() }
}

struct Receiver {
    endpoint: Endpoint,
    /// Its verification tag.
    tag: u32,
    now: SimTime,
    diary: Diary,
}

impl Receiver {
    /// Established, and the first DATA chunk received and acknowledged.
    fn new(config: Sctp) -> Self {
        let mut receiver = Self {
            endpoint: Endpoint::new(config, 1),
            tag: 0,
            now: SimTime::from_millis(1000),
            diary: Diary::default(),
        };
        receiver.tag = meet(&mut receiver.endpoint, receiver.now, 0, init(8));
        assert_eq!(receiver.poll().map(|p| p.control), Some(Some(Control::CookieAck)));
        receiver
    }

    fn packet(&self, data: Vec<DataChunk>) -> Packet {
        Packet { verification_tag: self.tag, data, ..Packet::default() }
    }

    fn poll(&mut self) -> Option<Packet> {
        let mut packet = Packet::default();
        self.endpoint.poll_transmit(self.now, &mut packet, &mut ()).map(|_| packet)
    }

    fn data(&mut self, chunks: &[(u32, u16, u16)]) -> Option<Packet> {
        let chunk = |&(tsn, stream, ssn)| DataChunk { tsn, stream, ssn, bytes: 1452, flags: WHOLE };
        let packet = self.packet(chunks.iter().map(chunk).collect());
        self.endpoint.on_packet(self.now, 0, &packet, false, &mut self.diary);
        self.poll()
    }

    /// What became of chunks since the last call: TSN and fate.
    fn fates(&mut self) -> Vec<(u32, ChunkFate)> {
        self.diary.chunks.drain(..).map(|(chunk, fate)| (chunk.tsn, fate)).collect()
    }

    /// Chunks of stream 0, numbered as their TSNs.
    fn tsn(&mut self, tsn: u32) -> Option<Packet> {
        self.data(&[(tsn, 0, (tsn - 1) as u16)])
    }

    fn wait(&mut self, ms: u64) -> Option<Packet> {
        self.now += Duration::from_millis(ms);
        self.endpoint.on_timer(self.now, &mut self.diary);
        self.poll()
    }
}

fn cumulative(packet: Option<Packet>) -> Option<u32> {
    packet.and_then(|packet| packet.sack).map(|sack| sack.cumulative_tsn)
}

#[test]
fn section_5_1_the_first_data_are_acknowledged_at_once() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    assert_eq!(cumulative(receiver.tsn(1)), Some(1));
}

#[test]
fn section_6_2_every_second_packet_or_200_ms() {
    let mut receiver = Receiver::new(silent());
    receiver.tsn(1);
    assert_eq!(receiver.tsn(2), None);
    assert_eq!(cumulative(receiver.tsn(3)), Some(3));
    assert_eq!(receiver.tsn(4), None);
    assert_eq!(receiver.endpoint.next_timeout(), Some(receiver.now + Duration::from_millis(200)));
    assert_eq!(receiver.wait(199), None);
    assert_eq!(cumulative(receiver.wait(1)), Some(4));
    assert_eq!(receiver.endpoint.next_timeout(), None);
}

#[test]
fn without_a_delay_every_packet_is_acknowledged() {
    let mut receiver = Receiver::new(Sctp { sack_delay: Duration::ZERO, ..Sctp::rfc9260() });
    for tsn in 1..5 {
        assert_eq!(cumulative(receiver.tsn(tsn)), Some(tsn));
    }
}

#[test]
fn a_delayed_sack_that_is_due_leaves_before_the_packet_of_the_same_instant_counts() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    receiver.tsn(1);
    receiver.tsn(2);
    receiver.now += Duration::from_millis(200);
    assert_eq!(cumulative(receiver.tsn(3)), Some(2));
    assert_eq!(receiver.poll(), None);
    assert_eq!(cumulative(receiver.wait(200)), Some(3));
}

#[test]
fn section_6_7_at_once_while_there_is_a_gap_and_section_6_2_when_it_is_filled() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    receiver.tsn(1);
    assert_eq!(cumulative(receiver.tsn(3)), Some(1));
    assert_eq!(cumulative(receiver.tsn(4)), Some(1));
    assert_eq!(cumulative(receiver.tsn(2)), Some(4));
    assert_eq!(receiver.tsn(5), None, "delayed again");
}

#[test]
fn what_fills_the_last_gap_waits_where_the_settings_or_the_papers_say_so() {
    for rules in [Sctp { sack_on_filled_gap: Some(false), ..Sctp::rfc9260() }, Sctp::rfc2960(), Sctp::ns2()] {
        let mut receiver = Receiver::new(rules);
        receiver.tsn(1);
        receiver.tsn(3);
        assert_eq!(receiver.tsn(2), None);
        assert_eq!(cumulative(receiver.wait(200)), Some(3));
    }
}

#[test]
fn section_6_2_data_with_the_i_bit_are_acknowledged_at_once() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    receiver.tsn(1);
    let flags = WHOLE | FLAG_IMMEDIATE;
    let data = vec![DataChunk { tsn: 2, stream: 0, ssn: 1, bytes: 1452, flags }];
    let packet = Packet { verification_tag: receiver.tag, data, ..Packet::default() };
    receiver.endpoint.on_packet(receiver.now, 0, &packet, false, &mut ());
    assert_eq!(cumulative(receiver.poll()), Some(2));
}

#[test]
fn the_window_that_is_announced_may_be_less_and_older_than_what_is_free() {
    for (advertised_percent, a_rwnd_before_reading, windows) in [
        (None, None, [65_536, 65_536]),
        (Some(90), None, [58_982, 58_982]),
        (None, Some(true), [65_536 - 1452, 65_536]),
    ] {
        let mut receiver = Receiver::new(Sctp { advertised_percent, a_rwnd_before_reading, ..silent() });
        // The answer to a packet, and one that was delayed until it had been read.
        let at_once = window(receiver.tsn(1));
        receiver.tsn(2);
        assert_eq!([at_once, window(receiver.wait(200))], windows.map(Some));
    }
}

#[test]
fn section_6_1_a_delayed_sack_leaves_with_data_that_go_back_if_there_is_room() {
    for (payload_bytes, mtu_bytes, bundled) in [(1452, None, false), (1000, Some(1500), true)] {
        let mut receiver = Receiver::new(Sctp { payload_bytes: Some(payload_bytes), mtu_bytes, ..silent() });
        receiver.tsn(1);
        assert_eq!(receiver.tsn(2), None);
        receiver.endpoint.set_source(Source::Finite(u64::from(payload_bytes)));
        let packet = receiver.poll().unwrap();
        assert_eq!((packet.data.len(), packet.sack.is_some()), (1, bundled));
        assert_eq!(packet.size, 32 + packet.chunk_bytes());
        assert_eq!(cumulative(receiver.wait(200)), (!bundled).then_some(2), "acknowledged once");
    }
}

#[test]
fn section_6_2_duplicates_are_acknowledged_at_once_and_listed() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    receiver.tsn(1);
    let sack = receiver.tsn(1).unwrap();
    assert_eq!(sack.duplicates, [1]);
    assert_eq!(receiver.endpoint.receiver().duplicates, 1);
    assert_eq!(receiver.tsn(2), None);
}

#[test]
fn section_3_3_4_the_gap_blocks_of_the_figure() {
    // Received up to 12, then 14, 15 and 17: blocks 2-3 and 5-5 beyond the cumulative TSN.
    let mut receiver = Receiver::new(Sctp::rfc9260());
    let mut last = None;
    for tsn in (1..=12).chain([14, 15, 17]) {
        last = receiver.tsn(tsn).or(last);
    }
    let sack = last.unwrap();
    assert_eq!((sack.sack.unwrap().cumulative_tsn, &sack.gaps[..]), (12, &[(2, 3), (5, 5)][..]));
    assert_eq!(sack.size, 32 + 16 + 2 * 4);
}

#[test]
fn blocks_grow_merge_and_vanish() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    receiver.tsn(1);
    let mut gaps = |tsn| receiver.tsn(tsn).map(|packet| packet.gaps);
    assert_eq!(gaps(5), Some(vec![(4, 4)]));
    assert_eq!(gaps(3), Some(vec![(2, 2), (4, 4)]));
    assert_eq!(gaps(4), Some(vec![(2, 4)]));
    assert_eq!(gaps(8), Some(vec![(2, 4), (7, 7)]));
    assert_eq!(gaps(2), Some(vec![(3, 3)]));
}

#[test]
fn a_limit_reports_the_lowest_blocks() {
    let mut receiver = Receiver::new(Sctp { gap_block_limit: Some(2), ..Sctp::rfc9260() });
    receiver.tsn(1);
    receiver.tsn(3);
    receiver.tsn(5);
    assert_eq!(receiver.tsn(7).unwrap().gaps, [(2, 2), (4, 4)]);
}

#[test]
fn the_window_shrinks_by_what_waits_in_its_stream_only() {
    let mut receiver = Receiver::new(Sctp { receiver_buffer_bytes: 10_000, ..Sctp::rfc9260() });
    receiver.data(&[(1, 0, 0)]);
    // TSN 2 of stream 0 is lost: stream 1 flows, stream 0 waits.
    let flows = receiver.data(&[(3, 1, 0)]).unwrap();
    assert_eq!(flows.sack.unwrap().a_rwnd, 10_000);
    let waits = receiver.data(&[(4, 0, 2)]).unwrap();
    assert_eq!(waits.sack.unwrap().a_rwnd, 10_000 - 1468);
    let state = receiver.endpoint.receiver();
    assert_eq!((state.blocked_chunks, state.buffered_bytes, state.delivered_bytes), (1, 1468, 2 * 1452));
    receiver.data(&[(2, 0, 1)]);
    let state = receiver.endpoint.receiver();
    assert_eq!((state.blocked_chunks, state.a_rwnd, state.delivered_bytes), (0, 10_000, 4 * 1452));
}

#[test]
fn a_chunk_that_does_not_fit_is_dropped_counted_and_not_acknowledged() {
    let mut receiver = Receiver::new(Sctp { receiver_buffer_bytes: 3000, ..Sctp::rfc9260() });
    receiver.tsn(1);
    receiver.tsn(3);
    receiver.tsn(4);
    let sack = receiver.tsn(5).unwrap();
    assert_eq!((sack.sack.unwrap().a_rwnd, &sack.gaps[..]), (64, &[(2, 3)][..]));
    assert_eq!(receiver.endpoint.receiver().dropped, 1);
}

#[test]
fn a_slow_reader_closes_the_window_and_reports_when_it_opens() {
    let config = Sctp {
        receiver_buffer_bytes: 6000,
        read_rate: Some(BitRate::from_bps(11_616)), // one payload a second
        ..Sctp::rfc9260()
    };
    let mut receiver = Receiver::new(config);
    for tsn in 1..=4 {
        receiver.tsn(tsn);
    }
    let closed = receiver.wait(200).unwrap();
    assert!(closed.sack.unwrap().a_rwnd < 1468);
    let update = receiver.wait(5000).unwrap();
    assert!(update.sack.unwrap().a_rwnd >= 2 * 1468);
}

#[test]
fn data_for_a_stream_that_was_not_announced_are_acknowledged_and_thrown_away() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    assert_eq!(cumulative(receiver.data(&[(1, 900, 0)])), Some(1));
    assert_eq!(receiver.endpoint.receiver().delivered_bytes, 0);
}

#[test]
fn an_observer_learns_what_becomes_of_every_chunk() {
    use ChunkFate::{Delivered, Held, Refused};
    let mut receiver = Receiver::new(Sctp { receiver_buffer_bytes: 4000, ..Sctp::rfc9260() });
    receiver.data(&[(1, 0, 0), (3, 1, 0), (4, 0, 2), (5, 0, 3)]);
    // Stream 1 flows, stream 0 waits for TSN 2.
    assert_eq!(receiver.fates(), [(1, Delivered), (3, Delivered), (4, Held), (5, Held)]);
    receiver.data(&[(6, 0, 4), (3, 1, 0)]);
    assert_eq!(receiver.fates(), [(6, Refused)], "a duplicate is no news");
    receiver.data(&[(6, 0, 4)]);
    assert_eq!(receiver.fates(), [(6, Refused)]);
}

#[test]
fn a_chunk_that_was_held_is_delivered_when_the_missing_one_comes() {
    use ChunkFate::{Delivered, Held};
    let mut receiver = Receiver::new(Sctp::rfc9260());
    receiver.data(&[(2, 0, 1), (3, 0, 2)]);
    receiver.data(&[(1, 0, 0)]);
    assert_eq!(receiver.fates(), [(2, Held), (3, Held), (1, Delivered), (2, Delivered), (3, Delivered)]);
}

#[test]
fn a_chunk_is_delivered_to_a_slow_reader_when_it_has_been_read() {
    use ChunkFate::{Delivered, Held};
    let read_rate = Some(BitRate::from_bps(11_616)); // one payload a second
    let mut receiver = Receiver::new(Sctp { receiver_buffer_bytes: 6000, read_rate, ..Sctp::rfc9260() });
    receiver.data(&[(1, 0, 0), (2, 0, 1)]);
    assert_eq!(receiver.fates(), [(1, Held), (2, Held)]);
    receiver.wait(1500);
    receiver.tsn(3);
    assert_eq!(receiver.fates(), [(1, Delivered), (3, Held)]);
    receiver.wait(1600);
    receiver.tsn(4);
    assert_eq!(receiver.fates(), [(2, Delivered), (3, Delivered), (4, Held)]);
}

#[test]
fn section_6_4_a_sack_takes_the_path_of_the_last_data() {
    let mut receiver = Receiver::new(Sctp { sack_delay: Duration::ZERO, ..Sctp::rfc9260() });
    receiver.endpoint = Endpoint::new(Sctp { sack_delay: Duration::ZERO, ..Sctp::rfc9260() }, 3);
    receiver.tag = meet(&mut receiver.endpoint, receiver.now, 1, init(8));
    let mut packet = Packet::default();
    let mut sent = Vec::new();
    let mut data = |receiver: &mut Receiver, tsn: u32, path: u8| {
        let chunk = DataChunk { tsn, stream: 0, ssn: tsn as u16 - 1, bytes: 100, flags: WHOLE };
        let data = receiver.packet(vec![chunk]);
        receiver.endpoint.on_packet(receiver.now, path, &data, false, &mut ());
        while let Some(path) = receiver.endpoint.poll_transmit(receiver.now, &mut packet, &mut ()) {
            if packet.sack.is_some() {
                sent.push(path);
            }
        }
    };
    data(&mut receiver, 1, 1);
    data(&mut receiver, 2, 2);
    data(&mut receiver, 3, 0);
    assert_eq!(sent, [1, 2, 0]);
}

#[test]
fn section_6_10_a_control_chunk_shares_its_packet_with_a_sack_that_takes_the_same_path() {
    let mut config = Sctp::rfc9260();
    config.heartbeat_interval = Duration::ZERO;
    for (path, shared) in [(0, true), (1, false)] {
        let mut end = Endpoint::new(config.clone(), 2);
        let chunk = DataChunk { tsn: 1, stream: 0, ssn: 0, bytes: 100, flags: WHOLE };
        let verification_tag = meet(&mut end, SimTime::ZERO, 0, init(1));
        let data = Packet { verification_tag, data: vec![chunk], ..Packet::default() };
        end.on_packet(SimTime::ZERO, path, &data, false, &mut ());
        let (mut packet, mut sent) = (Packet::default(), Vec::new());
        while let Some(path) = end.poll_transmit(SimTime::ZERO, &mut packet, &mut ()) {
            sent.push((path, packet.control.clone(), packet.sack.is_some()));
        }
        let ack = Some(Control::CookieAck);
        let expected = if shared { vec![(0, ack, true)] } else { vec![(0, ack, false), (path, None, true)] };
        assert_eq!(sent, expected);
    }
}

#[test]
fn a_packet_on_a_path_that_is_not_there_counts_as_on_the_primary() {
    let mut receiver = Receiver::new(Sctp::rfc9260());
    let chunk = DataChunk { tsn: 1, stream: 0, ssn: 0, bytes: 100, flags: WHOLE };
    let packet = receiver.packet(vec![chunk]);
    receiver.endpoint.on_packet(receiver.now, 1, &packet, false, &mut ());
    let mut sack = Packet::default();
    assert_eq!(receiver.endpoint.poll_transmit(receiver.now, &mut sack, &mut ()), Some(0));
    assert_eq!(cumulative(Some(sack)), Some(1));
}

/// A slow reader: one payload a second, and room for four chunks of 1468 bytes.
fn slow_reader() -> Receiver {
    let read_rate = Some(BitRate::from_bps(11_616));
    Receiver::new(Sctp { receiver_buffer_bytes: 6000, read_rate, ..silent() })
}

fn window(packet: Option<Packet>) -> Option<u32> {
    packet.and_then(|packet| packet.sack).map(|sack| sack.a_rwnd)
}

#[test]
fn a_window_update_tells_what_has_been_read_until_it_leaves_and_leaves_once() {
    let mut receiver = slow_reader();
    (1..=4).for_each(|tsn| drop(receiver.tsn(tsn)));
    assert_eq!(window(receiver.wait(200)), Some(6000 - 4 * 1452 + 290));
    // Two chunks are free when 2936 bytes are.
    let due = receiver.endpoint.next_timeout().unwrap();
    let update = receiver.wait(due.since(receiver.now).as_nanos().div_ceil(1_000_000));
    let said = receiver.diary.only(|event| match *event {
        Event::WindowUpdate { a_rwnd } => Some(a_rwnd),
        _ => None,
    });
    assert_eq!(said.iter().map(|&(_, _, a_rwnd)| Some(a_rwnd)).collect::<Vec<_>>(), [window(update)]);
    assert!((2936..2940).contains(&said[0].2), "{said:?}");
    assert_eq!(receiver.endpoint.next_timeout(), None);
}

#[test]
fn a_sack_that_leaves_with_an_open_window_makes_its_update_needless() {
    let mut receiver = slow_reader();
    (1..=4).for_each(|tsn| drop(receiver.tsn(tsn)));
    receiver.wait(200);
    assert!(receiver.endpoint.next_timeout().is_some());
    // A duplicate is acknowledged at once, when one chunk is free but not yet two.
    receiver.now += Duration::from_millis(1200);
    let open = window(receiver.tsn(1)).unwrap();
    assert!((1468..2936).contains(&open), "{open}");
    assert_eq!(receiver.endpoint.next_timeout(), None);
}

#[test]
fn what_was_read_since_the_last_packet_is_room_for_the_next() {
    let mut receiver = slow_reader();
    (1..=4).for_each(|tsn| drop(receiver.tsn(tsn)));
    receiver.wait(200);
    receiver.now += Duration::from_millis(1000);
    receiver.fates();
    receiver.tsn(5);
    assert_eq!(receiver.fates(), [(1, ChunkFate::Delivered), (5, ChunkFate::Held)]);
    assert_eq!(receiver.endpoint.receiver().dropped, 0);
}

#[test]
fn section_9_2_when_the_association_has_ended_no_acknowledgement_and_no_window_update_is_due() {
    // With the window shut, and with a delayed SACK of a further packet that just fits.
    for further in [false, true] {
        let mut receiver = slow_reader();
        (1..=4).for_each(|tsn| drop(receiver.tsn(tsn)));
        receiver.wait(200);
        if further {
            let chunk = DataChunk { tsn: 5, stream: 0, ssn: 4, bytes: 100, flags: WHOLE };
            let packet = receiver.packet(vec![chunk]);
            receiver.endpoint.on_packet(receiver.now, 0, &packet, false, &mut ());
        }
        for chunk in [Control::Shutdown { cumulative_tsn: 0 }, Control::ShutdownComplete { reflected: false }]
        {
            assert!(receiver.endpoint.next_timeout().is_some());
            let expected = matches!(chunk, Control::Shutdown { .. });
            receiver.endpoint.on_packet(receiver.now, 0, &control(receiver.tag, chunk), false, &mut ());
            let answer = receiver.poll().map(|packet| (packet.control, packet.sack));
            assert_eq!(answer, expected.then_some((Some(Control::ShutdownAck), None)));
        }
        assert_eq!(receiver.endpoint.state(), State::Ended);
        assert_eq!(receiver.endpoint.next_timeout(), None);
    }
}

#[test]
fn where_timers_tick_the_delayed_sack_leaves_with_a_tick() {
    for (timer_tick, early) in [(None, 0), (Some(Duration::from_millis(10)), 4)] {
        let mut receiver = Receiver::new(Sctp { timer_tick, ..silent() });
        receiver.now = SimTime::from_millis(1024);
        (1..=2).for_each(|tsn| drop(receiver.tsn(tsn)));
        assert_eq!(receiver.endpoint.next_timeout(), Some(SimTime::from_millis(1224 - early)));
    }
}

#[test]
fn where_the_window_is_told_before_reading_more_sacks_tell_of_each_part_that_was_read() {
    let rules = Sctp { a_rwnd_before_reading: Some(true), window_update_divisor: Some(8), ..silent() };
    let mut receiver = Receiver::new(rules);
    (2..=13).for_each(|tsn| drop(receiver.tsn(tsn)));
    let first = window(receiver.tsn(1));
    // An eighth of 65,536 bytes is read with the sixth chunk of 1452.
    assert_eq!(first, Some(65_536 - 13 * 1452));
    let rest = [0; 3].map(|_| window(receiver.poll()));
    assert_eq!(rest, [Some(65_536 - 7 * 1452), Some(65_536 - 1452), None]);
}

#[test]
fn rfc_7053_a_transfer_whose_last_data_ask_for_a_sack_does_not_wait_for_the_delayed_one() {
    let completed = |sack_asked_at_end| {
        let config = Sctp { sack_asked_at_end, ..Sctp::rfc9260() };
        let mut pair = Pair::<_, Diary>::new(&config, 50, Source::Finite(4 * 1452), |_| Fate::Arrives);
        pair.run(SimTime::from_millis(10_000));
        let ends =
            pair.observers[A].only(|event| matches!(event, Event::TransferComplete { .. }).then_some(()));
        ends.first().map(|&(at, ..)| at).expect("it ends")
    };
    // The first packet is acknowledged at once, the next two together, and the fourth alone.
    assert_eq!(completed(false).since(completed(true)), Duration::from_millis(200));
}
