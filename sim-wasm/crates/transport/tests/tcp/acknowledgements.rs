//! When a receiver acknowledges and what it reports: RFC 5681 section 4.2 and RFC 2018.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::tcp::{Endpoint, FLAG_SYN, SynOptions};
use skywindow_transport::tcp::{FLAG_ACK, FLAG_FIN, FLAG_RST, Packet, State, Tcp, Timestamps};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{B, Diary, Fate, Link, Net, Quiet, seconds};

const UNIT: u32 = 1448;

/// A receiver that hears from a test.
struct Listener {
    end: Endpoint,
    now: SimTime,
}

impl Listener {
    fn new(config: Tcp) -> Self {
        let mut own = Self { end: Endpoint::new(config.clone()), now: SimTime::ZERO };
        let syn = SynOptions { mss: 1460, window_scale: Some(0), sack_permitted: true };
        let stamps = Timestamps { value: SimTime::ZERO, echo: SimTime::ZERO };
        let first = Packet {
            flags: FLAG_SYN,
            window: 65_535,
            syn: Some(syn),
            timestamps: Some(stamps),
            ..Packet::default()
        };
        own.end.on_packet(own.now, 0, &first, false, &mut ());
        assert!(own.end.poll_transmit(own.now, &mut Packet::default(), &mut ()).is_some());
        own
    }

    /// The segment number `number`, from 1, comes `ms` after the last. Returns what leaves for it.
    fn hear(&mut self, ms: u64, number: u32) -> Option<Packet> {
        self.now += Duration::from_millis(ms);
        self.hear_sent_at(self.now, FLAG_ACK, number)
    }

    /// It comes now and was sent at `sent`.
    fn hear_sent_at(&mut self, sent: SimTime, flags: u8, number: u32) -> Option<Packet> {
        let stamps = Timestamps { value: sent, echo: SimTime::ZERO };
        let packet = Packet {
            flags,
            seq: 1 + (number - 1) * UNIT,
            bytes: UNIT as u16,
            ack: 1,
            window: 65_535,
            timestamps: self.end.receiver().cumulative_tsn.gt(&0).then_some(stamps),
            ..Packet::default()
        };
        self.end.on_packet(self.now, 0, &packet, false, &mut ());
        self.poll()
    }

    fn poll(&mut self) -> Option<Packet> {
        let mut packet = Packet::default();
        let sent = self.end.poll_transmit(self.now, &mut packet, &mut ()).is_some();
        assert!(sent || self.end.rests());
        sent.then_some(packet)
    }
}

/// What an acknowledgement says: the next segment expected and the blocks, in numbers of segments.
fn said(packet: Option<Packet>) -> Option<(u32, Vec<(u32, u32)>)> {
    let number = |seq: u32| (seq - 1) / UNIT + 1;
    packet.map(|p| {
        (number(p.ack), p.sacks.as_slice().iter().map(|&(from, to)| (number(from), number(to) - 1)).collect())
    })
}

fn delayed(ms: u64) -> Tcp {
    Tcp { delayed_ack: Some(Duration::from_millis(ms)), ..Tcp::rfc5681() }
}

#[test]
fn section_4_2_every_second_segment_and_at_the_latest_after_the_delay() {
    let mut listener = Listener::new(delayed(500));
    assert_eq!(said(listener.hear(0, 1)), None);
    assert_eq!(said(listener.hear(1, 2)), Some((3, vec![])));
    assert_eq!(said(listener.hear(1, 3)), None);
    let due = listener.end.next_timeout().unwrap();
    assert_eq!(due, listener.now + Duration::from_millis(500));
    listener.now = due;
    listener.end.on_timer(due, &mut ());
    assert_eq!(said(listener.poll()), Some((4, vec![])));
}

#[test]
fn without_a_delay_every_segment_is_acknowledged() {
    let mut listener = Listener::new(delayed(0));
    assert!((1..5).all(|number| said(listener.hear(1, number)) == Some((number + 1, vec![]))));
}

#[test]
fn section_4_2_at_once_when_out_of_order_and_when_a_gap_is_filled() {
    let mut listener = Listener::new(delayed(200));
    assert_eq!(said(listener.hear(0, 1)), None);
    assert_eq!(said(listener.hear(1, 3)), Some((2, vec![(3, 3)])));
    assert_eq!(said(listener.hear(1, 5)), Some((2, vec![(5, 5), (3, 3)])));
    assert_eq!(listener.end.receiver().buffered_bytes, 2 * UNIT);
    // Part of the gap, then the rest.
    assert_eq!(said(listener.hear(1, 2)), Some((4, vec![(5, 5)])));
    assert_eq!(said(listener.hear(1, 4)), Some((6, vec![])));
    assert_eq!(listener.end.receiver().buffered_bytes, 0);
    assert_eq!(said(listener.hear(1, 6)), None);
}

#[test]
fn rfc_7323_section_5_3_a_segment_with_an_old_timestamp_is_answered_and_dropped() {
    let sent = SimTime::from_millis;
    for timestamps in [true, false] {
        let mut listener = Listener::new(Tcp { timestamps: Some(timestamps), ..delayed(0) });
        listener.hear(10, 1);
        assert_eq!(said(listener.hear(10, 2)), Some((3, vec![])));
        // Segment 3 of long ago, whose number has come round again.
        let next = if timestamps { 3 } else { 4 };
        assert_eq!(said(listener.hear_sent_at(sent(12), FLAG_ACK, 3)), Some((next, vec![])));
        let state = listener.end.receiver();
        assert_eq!(
            (state.dropped, state.delivered_bytes),
            (u64::from(4 - next), u64::from((next - 1) * UNIT))
        );
        // In the same millisecond as the last one: the clock on the wire tells of no age.
        assert_eq!(said(listener.hear_sent_at(sent(20), FLAG_ACK, next)), Some((next + 1, vec![])));
        listener.hear_sent_at(sent(12), FLAG_RST | FLAG_ACK, next + 1);
        assert_eq!(listener.end.state(), State::Reset, "a RST counts however old it is");
    }
}

#[test]
fn rfc_7323_section_5_3_an_old_acknowledgement_counts_for_nothing() {
    let mut listener = Listener::new(delayed(0));
    listener.end.set_source(Source::Finite(10 * u64::from(UNIT)));
    listener.hear(10, 1);
    while listener.poll().is_some() {}
    let mut heard = |at, ack| {
        let stamps = Timestamps { value: SimTime::from_millis(at), echo: SimTime::ZERO };
        let (seq, timestamps) = (1 + UNIT, Some(stamps));
        let packet = Packet { flags: FLAG_ACK, seq, ack, window: 65_535, timestamps, ..Packet::default() };
        listener.end.on_packet(listener.now, 0, &packet, false, &mut ());
        listener.end.acknowledged_bytes()
    };
    assert_eq!([(20, 1 + UNIT), (15, 1 + 2 * UNIT)].map(|(at, ack)| heard(at, ack)), [u64::from(UNIT); 2]);
}

#[test]
fn rfc_2018_section_4_the_first_block_is_the_newest_and_three_fit_beside_timestamps() {
    for (timestamps, most) in [(true, 3), (false, 4)] {
        let mut listener = Listener::new(Tcp { timestamps: Some(timestamps), ..delayed(0) });
        listener.hear(0, 1);
        for number in [3, 5, 7, 9, 11] {
            listener.hear(1, number);
        }
        let (next, blocks) = said(listener.hear(1, 8)).unwrap();
        assert_eq!(next, 2);
        let all = [(7, 9), (11, 11), (5, 5), (3, 3)];
        assert_eq!(blocks, all[..most], "a segment that joins two blocks leads");
    }
}

#[test]
fn a_segment_that_came_before_is_acknowledged_at_once() {
    let mut listener = Listener::new(delayed(200));
    listener.hear(0, 1);
    listener.hear(1, 2);
    assert_eq!(said(listener.hear(1, 1)), Some((3, vec![])));
    assert_eq!(listener.end.receiver().duplicates, 1);
}

#[test]
fn rfc_7323_section_4_3_a_delayed_acknowledgement_echoes_the_older_timestamp() {
    let mut listener = Listener::new(delayed(200));
    listener.hear(100, 1);
    let first = listener.now;
    let echo = listener.hear(50, 2).unwrap().timestamps.unwrap().echo;
    assert_eq!(echo, first);
}

fn slow_reader(receiver_buffer_bytes: u32, bps: u64) -> Listener {
    let read_rate = Some(BitRate::from_bps(bps));
    Listener::new(Tcp { receiver_buffer_bytes, read_rate, ..delayed(0) })
}

#[test]
fn section_3_8_6_2_2_the_right_edge_moves_by_a_segment_at_least_or_stays() {
    // A segment comes every 7 ms, in which the application reads 875 bytes.
    let mut listener = slow_reader(20_000, 1_000_000);
    let edges: Vec<u32> = (1..=12)
        .map(|number| {
            let told = listener.hear(7, number).unwrap();
            told.ack + u32::from(told.window)
        })
        .collect();
    let steps: Vec<u32> = edges.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert!(steps.iter().all(|&step| step == 0 || step >= UNIT), "{steps:?}");
    assert!(steps.contains(&0) && edges[11] >= edges[0] + 8000, "{edges:?}");
}

#[test]
fn rfc_1122_section_4_2_3_3_only_a_window_too_small_for_a_segment_is_told_again() {
    // Half of the buffer or two segments must be free, at 1 byte/ms.
    for (segments, due_ms) in [(2, 1448), (6, 2896)] {
        let mut listener = slow_reader(segments * UNIT, 8_000);
        for number in 1..segments {
            let told = listener.hear(u64::from(number > 1), number).unwrap();
            assert!(u32::from(told.window) >= UNIT);
            assert_eq!(listener.end.next_timeout(), None);
        }
        assert_eq!(listener.hear(1, segments).unwrap().window, 0);
        assert_eq!(listener.end.next_timeout(), Some(SimTime::from_millis(due_ms)));
    }
}

#[test]
fn section_3_10_7_4_what_lies_beyond_the_window_is_dropped_counted_and_acknowledged_at_once() {
    let mut listener = Listener::new(Tcp { receiver_buffer_bytes: 3000, ..delayed(200) });
    for (number, dropped) in [(3, 1), (4, 2)] {
        assert_eq!(said(listener.hear(1, number)), Some((1, vec![])));
        let state = listener.end.receiver();
        assert_eq!((state.dropped, state.received_chunks), (dropped, 0));
    }
}

#[test]
fn section_3_5_a_syn_that_comes_again_is_answered_again_at_once_and_data_then_set_the_connection_up() {
    let mut listener = Listener::new(delayed(0));
    let syn = Packet { flags: FLAG_SYN, window: 65_535, ..Packet::default() };
    listener.now += Duration::from_millis(100);
    listener.end.on_packet(listener.now, 0, &syn, false, &mut ());
    let answer = listener.poll().unwrap();
    assert_eq!((answer.flags, listener.end.state()), (FLAG_SYN | FLAG_ACK, State::SynReceived));
    assert_eq!(said(listener.hear(1, 1)), Some((2, vec![])));
    assert_eq!(listener.end.state(), State::Established);
    assert_eq!(listener.end.path_state(0).mtu_bytes, 40 + 12 + UNIT, "with timestamps");
}

#[test]
fn section_3_5_both_ends_may_open_at_once() {
    let mut end = Endpoint::new(Tcp::rfc5681());
    let poll = |end: &mut Endpoint| {
        let mut packet = Packet::default();
        end.poll_transmit(SimTime::ZERO, &mut packet, &mut ()).map(|_| packet)
    };
    let hear = |end: &mut Endpoint, flags, ack| {
        let packet =
            Packet { flags, ack, window: 65_535, syn: Some(SynOptions::default()), ..Packet::default() };
        end.on_packet(SimTime::ZERO, 0, &packet, false, &mut ());
        end.state()
    };
    end.open(SimTime::ZERO, &mut ());
    assert_eq!(poll(&mut end).unwrap().flags, FLAG_SYN);
    assert_eq!(hear(&mut end, FLAG_SYN, 0), State::SynReceived);
    assert_eq!(poll(&mut end).unwrap().flags, FLAG_SYN | FLAG_ACK);
    assert_eq!(hear(&mut end, FLAG_SYN | FLAG_ACK, 1), State::Established);
}

#[test]
fn a_fin_alone_that_waits_for_data_is_recorded_as_no_segment_of_data() {
    let mut listener = Listener::new(delayed(0));
    let fin =
        Packet { flags: FLAG_FIN | FLAG_ACK, seq: 1 + UNIT, ack: 1, window: 65_535, ..Packet::default() };
    let mut diary = Diary::default();
    listener.end.on_packet(listener.now, 0, &fin, false, &mut diary);
    assert_eq!(listener.end.receiver().blocked_chunks, 1);
    assert_eq!(diary.chunks.len(), 0);
    let data = Packet { flags: FLAG_ACK, seq: 1, bytes: UNIT as u16, ..fin };
    listener.end.on_packet(listener.now, 0, &data, false, &mut diary);
    assert_eq!(listener.end.state(), State::CloseWait);
    assert_eq!(diary.chunks.iter().map(|(chunk, _)| chunk.tsn).collect::<Vec<_>>(), [1]);
}

#[test]
fn an_answer_to_a_syn_that_was_not_sent_sets_nothing_up() {
    let mut end = Endpoint::new(Tcp::rfc5681());
    let packet = Packet { flags: FLAG_SYN | FLAG_ACK, ack: 1, window: 65_535, ..Packet::default() };
    end.on_packet(SimTime::ZERO, 0, &packet, false, &mut ());
    assert_eq!((end.state(), end.rests(), end.next_timeout()), (State::Closed, true, None));
}

/// A run's work is limited by what its packets and timers look at.
#[test]
fn segments_that_are_passed_on_or_read_one_after_the_other_are_counted() {
    let mut listener = Listener::new(delayed(0));
    let mut looked = |number| {
        listener.hear(1, number);
        listener.end.take_looked()
    };
    assert_eq!([1, 3, 4, 5, 2, 6].map(&mut looked), [0, 0, 0, 0, 3, 0]);
    let mut listener = slow_reader(20 * UNIT, 8_000_000);
    assert!((1..=5).all(|number| listener.hear(0, number).is_some()));
    listener.hear(3, 6);
    assert_eq!(listener.end.take_looked(), 2, "the application has read 3000 bytes");
}

#[test]
fn section_3_6_an_end_that_is_done_answers_nothing_any_more() {
    let mut listener = Listener::new(delayed(200));
    let from_peer = |flags, ack| Packet { flags, seq: 1, ack, window: 65_535, ..Packet::default() };
    let mut hear = |packet| {
        listener.end.on_packet(listener.now, 0, &packet, false, &mut ());
        let answers = listener.poll().is_some();
        (listener.end.state(), answers, listener.end.next_timeout().is_some())
    };
    assert_eq!(hear(from_peer(FLAG_FIN | FLAG_ACK, 1)), (State::LastAck, true, true));
    // The FIN once more, with the acknowledgement of ours; then a SYN of who knows when.
    assert_eq!(hear(from_peer(FLAG_FIN | FLAG_ACK, 2)), (State::Ended, false, false));
    assert_eq!(hear(from_peer(FLAG_SYN, 0)), (State::Ended, false, false));
    assert!(listener.end.rests());
}

#[test]
fn delayed_acknowledgements_halve_their_number() {
    let sent = [0, 200].map(|ms| {
        let links = vec![Link::new(10_000_000, 50)];
        let mut net = Net::<_, Quiet>::pair(&delayed(ms), links, Source::Endless, |_| Fate::Arrives);
        net.run(seconds(20));
        net.flows[0].sent[B] as f64 / net.flows[0].ends[B].receiver().received_chunks as f64
    });
    assert!((0.99..1.01).contains(&sent[0]) && (0.49..0.52).contains(&sent[1]), "{sent:?}");
}
