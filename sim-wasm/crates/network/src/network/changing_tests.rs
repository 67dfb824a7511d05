//! A link whose conditions change, beside one that is simulated event by event.

use proptest::prelude::*;
use proptest::strategy::Strategy;
use skywindow_engine::Stream;
use skywindow_orbit::SkySpec;
use skywindow_units::{BitRate, Work};

use super::*;
use crate::course::Conditions;
use crate::course::{Change, Changes, Opportunities};

const CAPACITY: u32 = 3;
/// Past everything that the cases know of.
const END_MS: u64 = 2_000;

fn ms(millis: u64) -> SimTime {
    SimTime::from_millis(millis)
}

/// 1 byte takes 1 ms.
fn first() -> Conditions {
    Conditions {
        delay: Duration::from_millis(20),
        rate: BitRate::from_bps(8000),
        errors: LossModel::default(),
        gate: Gate::Open,
    }
}

/// What becomes of a packet: when it leaves and arrives, or when it is lost on the link, or refused.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Fate {
    Arrives { begins: SimTime, arrives: SimTime },
    Lost { at: SimTime },
    Refused(Passage),
}

/// Two nodes and a link between them whose conditions change.
fn wire(changes: &[Change]) -> (Network, u32) {
    let sky = Sky::new(&SkySpec::default()).expect("an empty sky");
    let mut network = Network::new(sky, &[false; 2], ErrorReading::EachLink, crate::Strategy::ShortestDelay);
    let pair = [(0, 1), (1, 0)].map(|(from, to)| LinkSpec {
        from,
        to,
        kind: LinkKind::Wired,
        transmitter: network.add_transmitter(Transmitter::new(first().rate, CAPACITY)),
        propagation: Propagation::Planned(
            network.add_course(Course::of_changes(Changes::new(first(), changes.to_vec()))),
        ),
        loss: None,
        process: None,
        radio: None,
        layer: None,
        delivers_damaged: false,
        frame_overhead: 0,
        mtu: u32::MAX,
    });
    let link = network.add_pair(pair, true);
    network.renew_routes(SimTime::ZERO, 0, &mut Work::unlimited());
    (network, link)
}

fn packet(bytes: u32) -> Header {
    let fate = Stream::new(u64::from(bytes));
    Header { destination: 1, bytes, largest: bytes, fate, ..Header::default() }
}

fn analytic(changes: &[Change], packets: &[(u64, u32)]) -> Vec<Fate> {
    let (mut network, link) = wire(changes);
    let mut told = SimTime::ZERO;
    packets
        .iter()
        .map(|&(at, bytes)| {
            // The world tells of each change as it comes.
            while let Some(next) = network.next_change(link, told).filter(|&next| next <= ms(at)) {
                told = next;
                if network.conditions(link, next).is_some_and(|now| now.gate == Gate::Cut) {
                    network.flush(link, next);
                }
            }
            let mut header = packet(bytes);
            match network.forward(ms(at), 0, &mut header) {
                Passage::Enters { begins, arrives, .. } if header.damage().is_none() => {
                    Fate::Arrives { begins, arrives }
                }
                Passage::Enters { arrives, .. } => Fate::Lost { at: arrives },
                refused => Fate::Refused(refused),
            }
        })
        .collect()
}

/// The same, millisecond by millisecond: everything falls on whole ones.
fn simulated(changes: &[Change], packets: &[(u64, u32)]) -> Vec<Fate> {
    let mut course = Course::of_changes(Changes::new(first(), changes.to_vec()));
    let mut fates = vec![None; packets.len()];
    let mut waiting: Vec<usize> = Vec::new();
    let mut sending: Option<(usize, u64, u64)> = None;
    let mut flying: Vec<(usize, u64, u64)> = Vec::new();
    for now in 0..END_MS {
        let present = course.at(ms(now));
        if let Some((packet, begins, ends)) = sending.filter(|&(_, _, ends)| ends == now) {
            flying.push((packet, begins, ends + present.delay.as_nanos() / 1_000_000));
            sending = None;
        }
        flying.retain(|&(packet, begins, arrives)| {
            if arrives == now {
                fates[packet] = Some(Fate::Arrives { begins: ms(begins), arrives: ms(arrives) });
            }
            arrives != now
        });
        if present.gate == Gate::Cut {
            let on_it = flying.drain(..).map(|(packet, ..)| packet);
            for packet in on_it.chain(sending.take().map(|(packet, ..)| packet)).chain(waiting.drain(..)) {
                fates[packet] = Some(Fate::Lost { at: ms(now) });
            }
        }
        let begin = |waiting: &mut Vec<usize>, sending: &mut Option<(usize, u64, u64)>| {
            if sending.is_none() && !waiting.is_empty() {
                let packet = waiting.remove(0);
                let takes = u64::from(packets[packet].1) * 8000 / present.rate.as_bps();
                *sending = Some((packet, now, now + takes));
            }
        };
        begin(&mut waiting, &mut sending);
        for (packet, _) in packets.iter().enumerate().filter(|(_, (at, _))| *at == now) {
            if present.gate == Gate::Cut {
                fates[packet] = Some(Fate::Refused(Passage::Lost(Cause::Outage)));
            } else if sending.is_some() && waiting.len() >= CAPACITY as usize {
                fates[packet] = Some(Fate::Refused(Passage::Lost(Cause::QueueFull)));
            } else {
                waiting.push(packet);
                begin(&mut waiting, &mut sending);
            }
        }
    }
    fates.into_iter().map(|fate| fate.expect("every packet has come to something")).collect()
}

/// Changes at whole milliseconds, to rates at which a byte takes whole milliseconds too.
fn some_change() -> impl Strategy<Value = Change> {
    let lasting = (prop::option::of(2u64..60), prop::option::of(60u64..200));
    let rate = prop::option::of(prop::sample::select(vec![8000, 4000, 2000, 1000]));
    (0u64..300, lasting, rate, prop::option::of(0u64..80), prop::option::weighted(0.3, any::<bool>()))
        .prop_map(|(at, (lasts, every), rate, delay, cut)| Change {
            at: ms(at),
            every: every.map(Duration::from_millis),
            lasts: lasts.map(Duration::from_millis),
            delay: delay.map(Duration::from_millis),
            rate: rate.map(BitRate::from_bps),
            gate: cut.map(|cut| if cut { Gate::Cut } else { Gate::Open }),
            ..Change::default()
        })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]
    /// What the analytic queue says of every packet when it is offered is what becomes of it event by event.
    #[test]
    fn agrees_with_a_link_simulated_event_by_event(
        changes in prop::collection::vec(some_change(), 0..5),
        gaps in prop::collection::vec((0u64..12, 1u32..9), 1..60),
    ) {
        let mut at = 0;
        let packets: Vec<(u64, u32)> = gaps.iter().map(|&(gap, bytes)| { at += gap; (at, bytes) }).collect();
        prop_assert_eq!(analytic(&changes, &packets), simulated(&changes, &packets));
    }
}

#[test]
fn what_is_being_sent_is_finished_at_the_old_rate_and_what_waits_goes_at_the_new() {
    let slower = Change { at: ms(5), rate: Some(BitRate::from_bps(4000)), ..Change::default() };
    let [first, second, third] = [(0, 10), (0, 10), (0, 1)];
    let arrives = |begins, ends: u64| Fate::Arrives { begins: ms(begins), arrives: ms(ends + 20) };
    assert_eq!(
        analytic(&[slower], &[first, second, third]),
        [arrives(0, 10), arrives(10, 30), arrives(30, 32)]
    );
}

#[test]
fn a_cut_loses_what_waits_what_is_sent_and_what_is_on_its_way() {
    let cut = Change {
        at: ms(25),
        lasts: Some(Duration::from_millis(5)),
        gate: Some(Gate::Cut),
        ..Change::default()
    };
    let packets = [(0, 5), (0, 5), (0, 100), (0, 5), (25, 1), (29, 1), (30, 1)];
    let lost = Fate::Lost { at: ms(25) };
    let refused = Fate::Refused(Passage::Lost(Cause::Outage));
    assert_eq!(
        analytic(&[cut], &packets),
        [
            Fate::Arrives { begins: ms(0), arrives: ms(25) },
            lost,
            lost,
            lost,
            refused,
            refused,
            Fate::Arrives { begins: ms(30), arrives: ms(51) },
        ]
    );
}

#[test]
fn a_burst_of_loss_strikes_packets_whose_last_bit_leaves_in_it() {
    let burst =
        Change { at: ms(10), lasts: Some(Duration::from_millis(10)), per: Some(1.0), ..Change::default() };
    let packets = [(0, 9), (9, 1), (15, 4), (19, 1)];
    let struck = analytic(&[burst], &packets).into_iter().map(|fate| matches!(fate, Fate::Lost { .. }));
    assert_eq!(struck.collect::<Vec<_>>(), [false, true, true, false]);
}

#[test]
fn a_loss_rate_that_begins_strikes_the_packets_that_one_that_always_was_strikes() {
    let lossy = Change { at: ms(1), per: Some(0.4), ..Change::default() };
    let (mut changing, _) = wire(&[lossy]);
    let (mut steady, link) = wire(&[]);
    let loss = steady.loss_table(LossModel { ber: 0.0, per: 0.4 });
    let Propagation::Planned(_) = steady.links[link as usize].spec.propagation else { panic!("planned") };
    steady.links[link as usize].spec =
        LinkSpec { propagation: Propagation::Fixed(first().delay), loss, ..steady.links[link as usize].spec };
    steady.links[link as usize].special = false;
    let mut lost = 0;
    for number in 1..=300 {
        let at = ms(1000 * u64::from(number));
        let [mut one, mut other] = [packet(number), packet(number)];
        assert_eq!(changing.forward(at, 0, &mut one), steady.forward(at, 0, &mut other));
        assert_eq!(one.damage(), other.damage(), "packet {number}");
        lost += u32::from(one.damage() == Some(Cause::Corruption));
    }
    assert!((90..150).contains(&lost), "{lost} of 300 at 40 %");
}

#[test]
fn a_link_is_used_for_as_long_as_it_sends_whatever_its_rate_is_then() {
    let slower = Change { at: ms(5), rate: Some(BitRate::from_bps(4000)), ..Change::default() };
    let (mut network, link) = wire(&[slower]);
    // Until 10 ms at the old rate, then for 20 ms at the new one.
    for _ in 0..2 {
        network.forward(SimTime::ZERO, 0, &mut packet(10));
    }
    for (at, share) in [(10, 1.0), (20, 1.0), (30, 1.0), (60, 0.5)] {
        assert!((network.utilisation(link, ms(at)) - share).abs() < 1e-12, "at {at} ms");
    }
}

#[test]
fn conditions_of_a_trace_that_follow_others_keep_its_opportunities_to_send() {
    let trace = Opportunities::new(vec![2, 5, 10]).expect("a trace");
    let rate = trace.rate();
    let mut course = Course::of_opportunities(first(), trace);
    assert_eq!((course.is_traced(), course.at(ms(1)).rate), (true, rate));
    let slower = Conditions { delay: Duration::from_millis(70), ..first() };
    course.replan(Course::of_changes(Changes::new(slower, Vec::new())));
    assert_eq!(course.at(ms(1)).delay, slower.delay);
    assert!(course.opportunities().is_some(), "packets leave when they could");
}
