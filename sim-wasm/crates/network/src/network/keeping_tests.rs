//! Queues that keep their packets, on wires of two nodes: served one by one, cut, paused, with opportunities.

use super::*;
use crate::course::{Change, Changes, Conditions, Opportunities};
use crate::queue::{CodelSettings, PieSettings, QueueSettings};
use skywindow_orbit::SkySpec;
use skywindow_units::{BitRate, Work};

/// 1000 bytes take 1 ms.
const RATE: BitRate = BitRate::from_bps(8_000_000);

fn ms(millis: u64) -> SimTime {
    SimTime::from_millis(millis)
}

fn settings() -> QueueSettings {
    QueueSettings::Codel(CodelSettings::default())
}

/// A network with a wire of 10 ms, or of a course.
fn wire(queue: &QueueSettings, room: u32, course: Option<Course>) -> Network {
    let sky = Sky::new(&SkySpec::default()).expect("an empty sky");
    let mut network = Network::new(sky, &[false; 2], ErrorReading::EachLink, Strategy::ShortestDelay);
    let course = course.map(|course| network.add_course(course));
    let fixed = Propagation::Fixed(Duration::from_millis(10));
    let pair = [(0, 1), (1, 0)].map(|(from, to)| LinkSpec {
        from,
        to,
        kind: LinkKind::Wired,
        transmitter: network.add_transmitter(Transmitter::new(RATE, room).with(queue)),
        propagation: course.map_or(fixed, Propagation::Planned),
        loss: None,
        process: None,
        radio: None,
        layer: None,
        delivers_damaged: false,
        frame_overhead: 0,
        mtu: u32::MAX,
    });
    network.add_pair(pair, true);
    network.renew_routes(SimTime::ZERO, 0, &mut Work::unlimited());
    network
}

/// Offers packets of 1000 bytes at the instants given and serves the link as it asks until `until`; when each was sent
/// and arrived, ms, or why it was not.
fn run(network: &mut Network, offers: &[u64], until: u64) -> Vec<Result<(u64, u64), Cause>> {
    let mut fates = vec![Err(Cause::NoRoute); offers.len()];
    let mut headers: Vec<Header> = offers
        .iter()
        .map(|_| Header { destination: 1, bytes: 1000, largest: 1000, ..Header::default() })
        .collect();
    let mut offers = (0..).zip(offers).peekable();
    let mut wake: Option<SimTime> = None;
    loop {
        let next_offer = offers.peek().map(|(_, at)| ms(**at));
        let Some(now) = next_offer.into_iter().chain(wake).min().filter(|&now| now <= ms(until)) else {
            break;
        };
        if wake == Some(now) {
            if let Some(kept) = network.serve(now, 0) {
                let packet = kept.packet as usize;
                fates[packet] = match network.send(now, kept, &mut headers[packet]) {
                    Passage::Enters { begins, arrives, .. } => {
                        Ok((begins.as_nanos() / 1_000_000, arrives.as_nanos() / 1_000_000))
                    }
                    Passage::Lost(cause) => Err(cause),
                    other => panic!("{other:?}"),
                };
            }
            wake = network.serve_again(now, 0);
        } else if let Some((packet, _)) = offers.next() {
            let header = &mut headers[packet as usize];
            match network.forward(now, 0, header) {
                Passage::Waits { link } => wake = network.enqueue(now, link, packet, header).or(wake),
                Passage::Lost(cause) => fates[packet as usize] = Err(cause),
                other => panic!("{other:?}"),
            }
        }
        while let Some(refused) = network.take_refused() {
            fates[refused.kept.packet as usize] = Err(refused.cause);
        }
    }
    fates
}

#[test]
fn packets_are_sent_one_after_the_other_as_the_link_becomes_free() {
    let mut network = wire(&settings(), 10, None);
    let expected = [(5, 16), (6, 17), (7, 18), (20, 31)];
    assert_eq!(run(&mut network, &[5, 5, 5, 20], 100), expected.map(Ok));
    assert_eq!(network.links()[0].carried_bytes, 4000);
    assert!((network.utilisation(0, ms(40)) - 0.1).abs() < 1e-9);
}

#[test]
fn as_many_wait_as_there_is_room_for_beside_the_one_that_is_sent() {
    let mut network = wire(&settings(), 2, None);
    let fates = run(&mut network, &[5, 5, 5, 5, 6], 100);
    assert_eq!(fates[..3], [(5, 16), (6, 17), (7, 18)].map(Ok));
    assert_eq!(fates[3], Err(Cause::QueueFull));
    assert_eq!(fates[4], Ok((8, 19)), "the second has left by then");
    assert_eq!(network.links()[0].dropped, 1);
}

/// The stay of all packets counts from where they come to where they are sent, and what PIE drops never enters the link.
#[test]
fn waiting_packets_count_as_backlog() {
    let mut network = wire(&QueueSettings::Pie(PieSettings::default()), 10, None);
    for packet in 0..4 {
        let header = Header { destination: 1, bytes: 1000, largest: 1000, ..Header::default() };
        network.enqueue(ms(1), 0, packet, &header);
    }
    assert_eq!(
        (network.waiting(0, ms(1)), network.transmitters[0].backlog(ms(1))),
        (4, Duration::from_millis(4))
    );
}

const STEADY: Conditions = Conditions {
    delay: Duration::from_millis(10),
    rate: RATE,
    errors: LossModel { ber: 0.0, per: 0.0 },
    gate: Gate::Open,
};

fn changing(changes: Vec<Change>) -> Course {
    Course::of_changes(Changes::new(STEADY, changes))
}

#[test]
fn packets_leave_at_delivery_opportunities_of_the_instant_for_which_they_waited() {
    let opportunities = Opportunities::new(vec![5]).expect("a trace");
    let mut network = wire(&settings(), 10, Some(Course::of_opportunities(STEADY, opportunities)));
    // As of a queue that does not keep its packets: 1000 bytes use 1500 at 5 ms, the next 500 of these and 500 more.
    let mut plain = wire(&QueueSettings::DropTail, 10, None);
    plain.links[0].spec.propagation = Propagation::Planned(plain.courses.len() as u32);
    plain.add_course(network.courses[0].clone());
    plain.links[0].special = true;
    let offers = [0, 0, 0, 5, 12, 12, 20];
    let expected = offers.map(|at| {
        let mut header = Header { destination: 1, bytes: 1000, largest: 1000, ..Header::default() };
        match plain.forward(ms(at), 0, &mut header) {
            Passage::Enters { begins, arrives, .. } => {
                Ok((begins.as_nanos() / 1_000_000, arrives.as_nanos() / 1_000_000))
            }
            other => panic!("{other:?}"),
        }
    });
    assert_eq!(run(&mut network, &offers, 200), expected);
}

#[test]
fn what_waits_when_a_link_is_cut_is_lost_to_that_and_is_told() {
    let mut network = wire(&settings(), 10, None);
    let header = Header { destination: 1, bytes: 1000, largest: 1000, ..Header::default() };
    for packet in 0..3 {
        network.enqueue(ms(1), 0, packet, &header);
    }
    network.flush(0, ms(2));
    let refused: Vec<_> =
        std::iter::from_fn(|| network.take_refused()).map(|one| (one.kept.packet, one.cause)).collect();
    assert_eq!(refused, [0, 1, 2].map(|packet| (packet, Cause::Outage)));
    assert_eq!((network.waiting(0, ms(2)), network.links()[0].dropped), (0, 0));
    assert_eq!(network.serve(ms(1), 0), None);
}

#[test]
fn a_link_that_is_held_is_served_when_that_is_over() {
    let held = Change {
        at: ms(10),
        lasts: Some(Duration::from_millis(20)),
        gate: Some(Gate::Held),
        ..Change::default()
    };
    let mut network = wire(&settings(), 10, Some(changing(vec![held])));
    assert_eq!(run(&mut network, &[5, 12, 13], 100), [(5, 16), (30, 41), (31, 42)].map(Ok));
    network.hold_until(0, ms(150));
    assert_eq!(run(&mut network, &[120], 200), [Ok((150, 161))]);
}

/// Where a queue is shared by several links it is not emptied when one of them is cut.
#[test]
fn what_is_due_while_its_link_is_cut_or_waited_while_it_was_is_lost_to_that() {
    let cut = Change {
        at: ms(2),
        lasts: Some(Duration::from_nanos(500_000)),
        gate: Some(Gate::Cut),
        ..Change::default()
    };
    let mut network = wire(&settings(), 10, Some(changing(vec![cut])));
    let lost = Err(Cause::Outage);
    assert_eq!(run(&mut network, &[1, 1, 1, 3], 100)[1..], [lost, lost, Ok((3, 14))]);
}

/// A link that went away while packets waited loses them as it loses what is on it.
#[test]
fn a_packet_that_waited_while_its_link_went_away_shows_that() {
    let mut network = wire(&settings(), 10, None);
    let mut header = Header { destination: 1, bytes: 1000, largest: 1000, ..Header::default() };
    network.enqueue(ms(1), 0, 0, &header);
    network.set_up(0, false, true);
    let kept = network.serve(ms(1), 0).expect("a packet");
    assert!(matches!(network.send(ms(1), kept, &mut header), Passage::Enters { .. }));
    assert_ne!(header.link_epoch, network.links()[0].epoch);
}
