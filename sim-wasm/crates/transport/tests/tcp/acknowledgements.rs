//! When a receiver acknowledges and what it reports: RFC 5681 section 4.2 and RFC 2018.

use skywindow_transport::api::Source;
use skywindow_transport::tcp::{Endpoint, FLAG_SYN, SynOptions};
use skywindow_transport::tcp::{FLAG_ACK, Packet, Tcp, Timestamps};
use skywindow_units::{Duration, SimTime};

use crate::common::{B, Fate, Link, Net, Quiet, seconds};

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
        own.end.on_packet(own.now, &first, false, &mut ());
        assert!(own.end.poll_transmit(own.now, &mut Packet::default(), &mut ()));
        own
    }

    /// The segment number `number`, from 1, comes `ms` after the last. Returns what leaves for it.
    fn hear(&mut self, ms: u64, number: u32) -> Option<Packet> {
        self.now += Duration::from_millis(ms);
        let stamps = Timestamps { value: self.now, echo: SimTime::ZERO };
        let packet = Packet {
            flags: FLAG_ACK,
            seq: 1 + (number - 1) * UNIT,
            bytes: UNIT as u16,
            ack: 1,
            window: 65_535,
            timestamps: self.end.receiver().cumulative_tsn.gt(&0).then_some(stamps),
            ..Packet::default()
        };
        self.end.on_packet(self.now, &packet, false, &mut ());
        self.poll()
    }

    fn poll(&mut self) -> Option<Packet> {
        let mut packet = Packet::default();
        self.end.poll_transmit(self.now, &mut packet, &mut ()).then_some(packet)
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
    Tcp { delayed_ack: Duration::from_millis(ms), ..Tcp::rfc5681() }
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
    // Part of the gap, then the rest.
    assert_eq!(said(listener.hear(1, 2)), Some((4, vec![(5, 5)])));
    assert_eq!(said(listener.hear(1, 4)), Some((6, vec![])));
    assert_eq!(said(listener.hear(1, 6)), None);
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
