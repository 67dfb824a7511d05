//! What becomes of packets on wires of a few nodes.

use skywindow_engine::Stream;
use skywindow_orbit::{ConstellationSpec, GeostationarySpec, SkySpec};
use skywindow_units::{BitRate, Work};

use super::*;
use crate::link::NO_LINK;
use crate::loss::{ProcessSpec, StateSpec};
use crate::medium::ChannelSpec;
use crate::queue::{QueueSettings, RedRules, RedSettings};

/// 1000 bytes take 1 ms.
const RATE: BitRate = BitRate::from_bps(8_000_000);

pub(super) fn ms(millis: u64) -> SimTime {
    SimTime::from_millis(millis)
}

fn network(nodes: usize, reading: ErrorReading) -> Network {
    let sky = Sky::new(&SkySpec::default()).expect("an empty sky");
    Network::new(sky, &vec![false; nodes], reading, Strategy::ShortestDelay)
}

fn wired(from: u32, to: u32, delay_ms: u64, transmitter: u32) -> LinkSpec {
    LinkSpec {
        from,
        to,
        kind: LinkKind::Wired,
        transmitter,
        propagation: Propagation::Fixed(Duration::from_millis(delay_ms)),
        loss: None,
        process: None,
        radio: None,
        layer: None,
        delivers_damaged: false,
        frame_overhead: 0,
        mtu: u32::MAX,
    }
}

/// Links in both directions with queues of three packets; gives the one from the first to the second.
fn join(network: &mut Network, one: u32, other: u32, delay_ms: u64) -> u32 {
    let pair = [(one, other), (other, one)].map(|(from, to)| {
        let transmitter = network.add_transmitter(Transmitter::new(RATE, 3));
        wired(from, to, delay_ms, transmitter)
    });
    network.add_pair(pair, true)
}

fn renew_routes(network: &mut Network) {
    assert_eq!(network.renew_routes(SimTime::ZERO, 0, &mut Work::unlimited()), None);
}

pub(super) fn spec(network: &mut Network, link: u32) -> &mut LinkSpec {
    &mut network.links[link as usize].spec
}

pub(super) fn packet(destination: u32) -> Header {
    Header { destination, bytes: 1000, largest: 1000, ..Header::default() }
}

/// Two nodes and one link between them, with its routes.
pub(super) fn wire() -> (Network, u32) {
    let mut network = network(2, ErrorReading::EachLink);
    let link = join(&mut network, 0, 1, 10);
    renew_routes(&mut network);
    (network, link)
}

/// The way of a packet from node 0, by its links.
fn way(network: &mut Network, destination: u32) -> Vec<u32> {
    let (mut node, mut links) = (0, Vec::new());
    while node != destination {
        let link = network.route(node, destination);
        if link == NO_LINK {
            break;
        }
        links.push(link);
        node = network.links()[link as usize].spec.to;
    }
    links
}

#[test]
fn a_packet_takes_the_way_of_least_delay_over_links_that_are_up() {
    let mut network = network(4, ErrorReading::EachLink);
    let (slow, first) = (join(&mut network, 0, 3, 50), join(&mut network, 0, 1, 10));
    let (second, third) = (join(&mut network, 1, 2, 10), join(&mut network, 2, 3, 10));
    renew_routes(&mut network);
    assert_eq!(way(&mut network, 3), [first, second, third]);
    network.set_up(second, false, false);
    renew_routes(&mut network);
    assert_eq!(way(&mut network, 3), [slow]);
    network.set_up(slow, false, false);
    renew_routes(&mut network);
    assert_eq!(way(&mut network, 3), [] as [u32; 0]);
    assert_eq!(network.forward(SimTime::ZERO, 0, &mut packet(3)), Passage::Lost(Cause::NoRoute));
    network.set_up(slow, true, false);
    renew_routes(&mut network);
    assert_eq!(way(&mut network, 3), [slow]);
}

#[test]
fn a_route_takes_work_when_it_is_first_asked_for_after_a_renewal() {
    let (mut network, link) = wire();
    for _ in 0..2 {
        network.take_steps();
        assert_eq!(network.route(0, 1), link);
        assert!(network.take_steps() > 1);
        assert_eq!((network.route(0, 1), network.take_steps()), (link, 0));
        renew_routes(&mut network);
    }
}

#[test]
fn a_packet_waits_for_those_before_it_and_takes_transmission_and_delay() {
    let (mut network, link) = wire();
    for n in 0..5 {
        let passage = network.forward(ms(100), 0, &mut packet(1));
        let enters = Passage::Enters { link, to: 1, begins: ms(100 + n), arrives: ms(111 + n) };
        assert_eq!(passage, if n < 4 { enters } else { Passage::Lost(Cause::QueueFull) });
    }
    assert_eq!(network.waiting(link, ms(100)), 3);
    let link = network.links()[link as usize];
    assert_eq!((link.carried_bytes, link.dropped, link.marked), (4000, 1, 0));
}

#[test]
fn framing_counts_for_every_fragment_and_in_transmission_only() {
    let (mut network, link) = wire();
    spec(&mut network, link).mtu = 520;
    spec(&mut network, link).frame_overhead = 40;
    let mut header = packet(1);
    let passage = network.forward(SimTime::ZERO, 0, &mut header);
    // 980 bytes in fragments of 496 at most: 2 IP headers, 2 frames.
    assert_eq!((header.fragments, header.bytes), (2, 1020));
    assert_eq!(network.links()[link as usize].carried_bytes, 1020 + 80);
    let arrives = SimTime::from_nanos(11_100_000);
    assert_eq!(passage, Passage::Enters { link, to: 1, begins: SimTime::ZERO, arrives });
    let mut whole = Header { dont_fragment: true, ..packet(1) };
    assert_eq!(network.forward(SimTime::ZERO, 0, &mut whole), Passage::TooBig { mtu: 520 });
    assert_eq!(network.links()[link as usize].carried_bytes, 1100);
}

#[test]
fn a_link_without_a_transmitter_repeats_at_once_and_is_never_busy() {
    let (mut network, link) = wire();
    spec(&mut network, link).transmitter = NO_TRANSMITTER;
    for _ in 0..9 {
        let passage = network.forward(ms(5), 0, &mut packet(1));
        assert_eq!(passage, Passage::Enters { link, to: 1, begins: ms(5), arrives: ms(15) });
    }
    network.hold_until(link, ms(50));
    assert_eq!((network.waiting(link, ms(5)), network.utilisation(link, ms(5))), (0, 0.0));
}

#[test]
fn utilisation_is_the_share_of_the_time_in_which_it_was_sending() {
    let (mut network, link) = wire();
    assert_eq!(network.utilisation(link, SimTime::ZERO), 0.0);
    for _ in 0..4 {
        network.forward(SimTime::ZERO, 0, &mut packet(1));
    }
    // What still waits has not been sent: it sends all the time for 4 ms, and then nothing.
    for (at, share) in [(1, 1.0), (3, 1.0), (4, 1.0), (8, 0.5), (16, 0.25)] {
        assert!((network.utilisation(link, ms(at)) - share).abs() < 1e-12, "at {at} ms");
    }
}

#[test]
fn what_was_sent_before_a_link_got_another_rate_took_the_time_of_the_old_one() {
    let (mut network, link) = wire();
    let send = |network: &mut Network, at| {
        for _ in 0..4 {
            network.forward(ms(at), 0, &mut packet(1));
        }
    };
    send(&mut network, 0);
    let rate = BitRate::from_bps(RATE.as_bps() / 2);
    let halved = Tuning { rate, capacity: 3, loss: None, delay: None, frame_overhead: 0, mtu: u32::MAX };
    network.retune(&[(link, halved)]);
    network.retune(&[(link, halved)]);
    send(&mut network, 10);
    // 4 ms, and then 8 ms.
    for (at, share) in [(18, 12.0 / 18.0), (40, 0.3)] {
        assert!((network.utilisation(link, ms(at)) - share).abs() < 1e-12, "at {at} ms");
    }
}

#[test]
fn a_radio_link_is_used_while_a_station_sends_its_frames_with_their_txdelay() {
    let mut network = network(2, ErrorReading::EachLink);
    let channel = network.add_channel(Channel::new(ChannelSpec {
        rate: RATE,
        delay: Duration::ZERO,
        txdelay: Duration::from_millis(4),
        slot: Duration::from_millis(10),
        persistence: 1.0,
        processing: (Duration::ZERO, 0),
        frame_overhead: 0,
        queue: 1,
        stations: vec![0, 1],
        hidden: Vec::new(),
        stream: Stream::new(1),
    }));
    let radio = |from, to| LinkSpec { radio: Some(channel), ..wired(from, to, 0, NO_TRANSMITTER) };
    let link = network.add_pair([radio(0, 1), radio(1, 0)], true);
    assert_eq!(network.offer_radio(SimTime::ZERO, link, 7, 1000), (0, Offered::Wakes(SimTime::ZERO)));
    let until = ms(5);
    let sends = Woken::Sends { link, packet: 7, bytes: 1000, until };
    assert_eq!(network.wake_radio(SimTime::ZERO, channel, 0), Some(sends));
    assert_eq!(network.utilisation(link, SimTime::ZERO), 0.0);
    for (at, share) in [(5, 1.0), (10, 0.5), (20, 0.25)] {
        assert!((network.utilisation(link, ms(at)) - share).abs() < 1e-12, "at {at} ms");
    }
    assert_eq!(network.utilisation(link + 1, ms(10)), 0.0, "nothing was sent the other way");
    // One is sent, one waits, and there is no room for a third.
    assert_eq!(network.offer_radio(ms(1), link, 8, 1000).1, Offered::Waits);
    assert_eq!(network.offer_radio(ms(1), link, 9, 1000).1, Offered::Refused);
    let [own, back] = [link, link + 1].map(|link| network.links()[link as usize]);
    assert_eq!((own.carried_bytes, own.dropped, back.dropped), (1000, 1, 0));
}

/// What a copy of a run is said to take decides how many of them are kept: to be out by a small factor is right enough.
#[test]
fn the_memory_it_takes_is_told_from_all_that_it_holds() {
    let mut network = network(20, ErrorReading::EachLink);
    let mut told = network.bytes();
    let mut more = |network: &Network| network.bytes() - std::mem::replace(&mut told, network.bytes());
    network.add_transmitter(Transmitter::new(RATE, 3));
    assert!((size_of::<Transmitter>() / 2..=1024).contains(&more(&network)));
    for node in 1..20 {
        network.add_pair([wired(node - 1, node, 1, 0), wired(node, node - 1, 1, 0)], true);
        assert!((2 * size_of::<Link>()..=2048).contains(&more(&network)));
    }
    network.loss_table(LossModel { ber: 1e-5, per: 0.0 });
    // 8 bytes for each size up to 2048 bytes.
    assert!((16_384..=2 * 16_384).contains(&more(&network)));
    renew_routes(&mut network);
    // An edge has two ends and a length.
    assert!((19 * 16..=19 * 64).contains(&more(&network)));
    for destination in 0..20 {
        network.route(0, destination);
    }
    // The link to take from each node to each destination.
    assert!((19 * 20 * size_of::<u32>()..=40 * 20 * size_of::<u32>()).contains(&more(&network)));
}

#[test]
fn memory_grows_with_nodes_with_satellites_and_where_packets_spread() {
    let sky = |satellites: u32| {
        let longitudes: Vec<f64> = (0..satellites).map(f64::from).collect();
        let orbits = GeostationarySpec::at(&longitudes);
        let constellations = vec![ConstellationSpec::new(orbits)];
        Sky::new(&SkySpec { constellations, ..SkySpec::default() }).expect("a sky")
    };
    let bytes = |satellites, nodes: usize, strategy| {
        Network::new(sky(satellites), &vec![false; nodes], ErrorReading::EachLink, strategy).bytes()
    };
    let least = Strategy::ShortestDelay;
    let more = bytes(1, 1001, least) - bytes(1, 1, least);
    assert!((50_000..=200_000).contains(&more), "{more} bytes for 1000 nodes");
    let more = bytes(101, 101, least) - bytes(1, 101, least);
    assert!((10_000..=200_000).contains(&more), "{more} bytes for 100 satellites");
    let more = bytes(1, 1000, Strategy::PerFlow) - bytes(1, 1000, least);
    assert!((4000..=16_000).contains(&more), "{more} bytes to know how far 1000 nodes are away");
}

#[test]
fn a_held_transmitter_keeps_packets_until_it_may_send() {
    let (mut network, link) = wire();
    network.hold_until(link, ms(30));
    let passage = network.forward(ms(20), 0, &mut packet(1));
    assert_eq!(passage, Passage::Enters { link, to: 1, begins: ms(30), arrives: ms(41) });
    assert_eq!((network.waiting(link, ms(29)), network.waiting(link, ms(30))), (1, 0));
}

#[test]
fn what_is_on_a_link_that_goes_down_is_lost_if_that_is_asked_for() {
    let (mut network, link) = wire();
    let mut header = packet(1);
    network.forward(SimTime::ZERO, 0, &mut header);
    let arrives_on = |network: &Network| network.links()[link as usize].epoch == header.link_epoch;
    network.set_up(link, false, false);
    network.set_up(link, true, true);
    assert!(arrives_on(&network));
    network.set_up(link, false, true);
    assert!(!arrives_on(&network));
}

#[test]
fn what_begins_before_the_far_end_listens_is_not_heard() {
    let (mut network, link) = wire();
    network.close_until(link, ms(2));
    let heard: Vec<bool> = (0..4)
        .map(|_| {
            let mut header = packet(1);
            network.forward(SimTime::ZERO, 0, &mut header);
            network.links()[link as usize].epoch == header.link_epoch
        })
        .collect();
    // They begin at 0, 1, 2 and 3 ms.
    assert_eq!(heard, [false, false, true, true]);
}

/// A fate whose first two draws are in these halves of their range.
fn fate(lower: [bool; 2]) -> Stream {
    let fits = |stream: &Stream| [0, 1].map(|hop| stream.uniform(hop) < 0.5) == lower;
    (0..).map(Stream::new).find(fits).expect("one of a few")
}

/// Whether a packet of this fate is damaged after each of two links of these kinds that lose it with these chances.
fn damaged(reading: ErrorReading, kinds: [LinkKind; 2], chances: [f64; 2], fate: Stream) -> [bool; 2] {
    let mut network = network(3, reading);
    for (node, (kind, per)) in (0..).zip(kinds.into_iter().zip(chances)) {
        let link = join(&mut network, node, node + 1, 10);
        let loss = network.loss_table(LossModel { ber: 0.0, per });
        *spec(&mut network, link) = LinkSpec { kind, loss, ..*spec(&mut network, link) };
    }
    renew_routes(&mut network);
    let mut header = Header { fate, ..packet(2) };
    [0, 1].map(|node| {
        network.forward(SimTime::ZERO, node, &mut header);
        header.damage() == Some(Cause::Corruption)
    })
}

#[test]
fn each_link_draws_a_number_of_its_own() {
    use LinkKind::{Gsl, Wired};
    for kinds in [[Wired, Wired], [Gsl, Gsl], [Gsl, Wired]] {
        for (lower, expected) in
            [([true, false], [true, true]), ([false, true], [false, true]), ([false, false], [false, false])]
        {
            let outcome = damaged(ErrorReading::EachLink, kinds, [0.5, 0.5], fate(lower));
            assert_eq!(outcome, expected, "{kinds:?}");
        }
    }
}

#[test]
fn read_for_the_whole_path_only_the_first_radio_link_draws_and_every_wired_one() {
    use LinkKind::{Gsl, Interplane, Wired};
    let last = |kinds, chances| damaged(ErrorReading::WholePath, kinds, chances, fate([false, false]))[1];
    assert!(!last([Gsl, Interplane], [0.5, 1.0]), "it has drawn on the first");
    assert!(last([Wired, Gsl], [0.5, 1.0]), "a wire is no radio link");
    assert!(last([Gsl, Wired], [0.5, 1.0]));
    assert!(last([Gsl, Gsl], [0.0, 1.0]), "a link that loses nothing does not draw");
}

#[test]
fn equal_models_share_a_table_and_what_loses_nothing_has_none() {
    let mut network = network(1, ErrorReading::EachLink);
    let models = [(0.0, 0.1), (1e-6, 0.1), (0.0, 0.1), (0.0, 0.0)];
    assert_eq!(
        models.map(|(ber, per)| network.loss_table(LossModel { ber, per })),
        [Some(0), Some(1), Some(0), None]
    );
}

/// A wire with early detection on the present length of its queue: certain to mark at two packets that wait, to
/// drop at three.
fn early_wire(max_probability: f64) -> (Network, u32) {
    let (gentle, rules) = (None, RedRules::Paper1993);
    let red = RedSettings { min_packets: 1.0, max_packets: 3.0, max_probability, weight: 1.0, gentle, rules };
    let mut network = network(2, ErrorReading::EachLink);
    let link = join(&mut network, 0, 1, 10);
    let transmitter = network.add_transmitter(Transmitter::new(RATE, 10).with(&QueueSettings::Red(red)));
    let spec = LinkSpec { transmitter, ..*spec(&mut network, link) };
    network.set_up(link, false, false);
    let early = network.add_pair([spec, wired(1, 0, 10, spec.transmitter)], true);
    renew_routes(&mut network);
    (network, early)
}

#[test]
fn early_detection_marks_what_understands_marks_and_drops_the_rest() {
    for ecn_capable in [true, false] {
        let (mut network, link) = early_wire(1.0);
        let sent: Vec<_> = (0..5)
            .map(|_| {
                let mut header = Header { ecn_capable, ..packet(1) };
                let passage = network.forward(SimTime::ZERO, 0, &mut header);
                (passage == Passage::Lost(Cause::EarlyDrop), header.congestion_experienced)
            })
            .collect();
        let (passes, marked, dropped) = ((false, false), (false, true), (true, false));
        let link = network.links()[link as usize];
        if ecn_capable {
            assert_eq!(sent, [passes, passes, passes, marked, dropped]);
            assert_eq!((link.marked, link.dropped, link.carried_bytes), (1, 1, 4000));
        } else {
            assert_eq!(sent[..4], [passes, passes, passes, dropped]);
            assert_eq!((link.marked, link.dropped), (0, 5 - link.carried_bytes / 1000));
        }
    }
}

/// A packet draws for early detection apart from its draws for errors, and anew on every link.
#[test]
fn early_detection_draws_by_the_hop() {
    for hop in [0, 1, 2] {
        // With two that wait the chance of the second packet in question is 0.4 / (1 - 0.4): two thirds.
        let own = 256 + u64::from(hop);
        let others = [0, u64::from(hop), 255, 256, 257, 258].into_iter().filter(|&draw| draw != own);
        let fits = |stream: &Stream| {
            stream.uniform(own) < 0.66 && others.clone().all(|draw| stream.uniform(draw) > 0.67)
        };
        let fate = (0..).map(Stream::new).find(fits).expect("one of many");
        let (mut network, _) = early_wire(0.8);
        for _ in 0..3 {
            network.forward(SimTime::ZERO, 0, &mut packet(1));
        }
        let mut header = Header { ecn_capable: true, hop, fate, ..packet(1) };
        network.forward(SimTime::ZERO, 0, &mut header);
        assert!(header.congestion_experienced, "hop {hop}");
        assert_eq!(header.hop, hop + 1);
    }
}

#[test]
fn every_hop_of_a_long_way_has_draws_of_its_own() {
    let both = |hop| [draw(Draw::Errors, hop), draw(Draw::Queue, hop)];
    let mut seen: Vec<u64> = (0..=u16::MAX).flat_map(both).collect();
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 2 << 16);
    assert_eq!([both(0), both(255)], [[0, 256], [255, 511]]);
}

#[test]
fn a_chosen_packet_is_lost_before_the_queue_and_takes_no_time_on_the_link() {
    let (mut network, link) = wire();
    let loss = network.chosen().add(link..link + 1).expect("a number");
    let mut chosen = packet(1);
    network.chosen().choose(loss, &mut chosen);
    assert_eq!(network.forward(ms(0), 0, &mut chosen), Passage::Lost(Cause::Chosen));
    let arrives = ms(11);
    assert_eq!(
        network.forward(ms(0), 0, &mut packet(1)),
        Passage::Enters { link, to: 1, begins: ms(0), arrives },
        "the next one finds the link idle"
    );
    let mut back = Header { destination: 0, ..chosen };
    assert!(
        matches!(network.forward(ms(0), 1, &mut back), Passage::Enters { .. }),
        "the other direction does not lose it"
    );
}

/// Two nodes, and between them a link whose error process has stays of these means.
fn under_states(good_s: f64, bad_s: f64, delays_ms: [u64; 2], fifo: bool) -> (Network, u32) {
    let mut network = network(2, ErrorReading::EachLink);
    let state = |mean_s, loss| StateSpec {
        mean_s,
        loss,
        delays: delays_ms.map(Duration::from_millis),
        high_share: 0.5,
    };
    let kind = network.processes().add(ProcessSpec {
        states: [state(good_s, 0.0), state(bad_s, 1.0)],
        shared: true,
        fifo,
        end: SimTime::MAX,
        stream: Stream::new(4),
    });
    let process = network.processes().between(kind, 0, 1);
    let pair = [(0, 1), (1, 0)].map(|(from, to)| {
        let transmitter = network.add_transmitter(Transmitter::new(RATE, 1000));
        LinkSpec { process, ..wired(from, to, 10, transmitter) }
    });
    let link = network.add_pair(pair, true);
    renew_routes(&mut network);
    (network, link)
}

#[test]
fn a_packet_meets_the_state_of_the_instant_at_which_its_last_bit_leaves() {
    let (mut network, _) = under_states(0.05, 0.05, [0, 0], false);
    let mut both = [0, 0];
    for at in (0..2000).step_by(5) {
        for (node, destination) in [(0, 1), (1, 0)] {
            let mut header = packet(destination);
            let Passage::Enters { begins, arrives, .. } = network.forward(ms(at), node, &mut header) else {
                panic!("refused")
            };
            let ends = begins + Duration::from_millis(1);
            assert_eq!(arrives, ends + Duration::from_millis(10));
            let bad = network.processes().stay(0, ends).is_some_and(|stay| stay.is_bad());
            assert_eq!(header.damage(), if bad { Some(Cause::State) } else { None }, "{at} ms");
            both[usize::from(bad)] += 1;
        }
    }
    assert!(both.iter().all(|&count| count > 100), "{both:?}");
}

#[test]
fn packets_overtake_each_other_when_the_delay_of_the_state_falls_unless_they_keep_their_order() {
    let arrivals = |fifo| {
        let (mut network, _) = under_states(0.05, 0.05, [0, 50], fifo);
        let mut arrival = |at| match network.forward(ms(at), 0, &mut packet(1)) {
            Passage::Enters { arrives, .. } => arrives,
            refused => panic!("{refused:?}"),
        };
        (0..2000).step_by(5).map(&mut arrival).collect::<Vec<_>>()
    };
    let (free, kept) = (arrivals(false), arrivals(true));
    assert!(!free.is_sorted(), "some overtake others");
    assert!(kept.is_sorted());
    let latest = free.iter().scan(SimTime::ZERO, |latest, &own| {
        *latest = own.max(*latest);
        Some(*latest)
    });
    assert_eq!(kept, latest.collect::<Vec<_>>());
}
