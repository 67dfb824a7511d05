//! What a link sends again, and when: a wire of 8 Mbit/s and 10 ms, over which 1000 bytes take 1 ms.

use skywindow_engine::Stream;
use skywindow_units::BitRate;

use super::tests::{ms, packet, spec, wire};
use super::*;
use crate::course::{Change, Changes, Conditions};
use crate::link_layer::ArqSpec;

/// A wire that loses all packets and repeats them.
fn repeating(persistence: u32, in_order: bool) -> (Network, u32) {
    let (mut network, link) = wire();
    let arq = Some(ArqSpec { persistence, in_order });
    let layer = network.link_layer(LinkLayer { arq, compression: None });
    network.links[link as usize].special = true;
    spec(&mut network, link).layer = layer;
    lose(&mut network, link, 1.0);
    (network, link)
}

fn lose(network: &mut Network, link: u32, per: f64) {
    let loss = network.loss_table(LossModel { per, ber: 0.0 });
    spec(network, link).loss = loss;
}

fn begins(network: &Network) -> Vec<(u32, SimTime)> {
    network.resends().iter().map(|resend| (resend.attempt, resend.begins)).collect()
}

#[test]
fn a_lost_frame_is_sent_again_a_round_trip_of_the_link_after_it_and_given_up_in_the_end() {
    let (mut network, link) = repeating(2, true);
    let mut header = packet(1);
    // Sent by 1 ms, missed at 11 ms, heard of at 21 ms; sent again by 22 ms, missed at 32 ms, heard of at 42 ms.
    assert_eq!(
        network.forward(SimTime::ZERO, 0, &mut header),
        Passage::Repeats { link, to: 1, begins: SimTime::ZERO, arrives: ms(53) }
    );
    assert_eq!(begins(&network), [(1, ms(21)), (2, ms(42))]);
    assert_eq!(header.damage(), Some(Cause::Corruption));
}

#[test]
fn what_is_sent_again_takes_the_time_of_the_link_and_interrupts_what_is_not() {
    let (mut network, link) = repeating(1, false);
    network.forward(SimTime::ZERO, 0, &mut packet(1));
    lose(&mut network, link, 0.0);
    let half = SimTime::from_nanos(20_500_000);
    // From 20.5 ms on, with 1 ms for what is sent again at 21 ms.
    let arrives = SimTime::from_nanos(32_500_000);
    assert_eq!(
        network.forward(half, 0, &mut packet(1)),
        Passage::Enters { link, to: 1, begins: half, arrives }
    );
    assert_eq!(network.resends(), []);
    // Three transmissions until then, of which one counts when its turn comes.
    assert!(network.send_on_again(link, ms(21), &packet(1)));
    assert!((network.utilisation(link, ms(30)) - 0.1).abs() < 1e-12);
    assert_eq!((network.resent(link), network.resent(link + 1)), (1, 0));
}

#[test]
fn in_order_what_comes_later_waits_for_what_is_missing() {
    for (in_order, expected) in [(true, ms(32)), (false, ms(13))] {
        let (mut network, link) = repeating(1, in_order);
        network.forward(SimTime::ZERO, 0, &mut packet(1));
        lose(&mut network, link, 0.0);
        let passage = network.forward(ms(2), 0, &mut packet(1));
        assert!(matches!(passage, Passage::Enters { arrives, .. } if arrives == expected), "{passage:?}");
    }
}

/// Each transmission draws for itself: a packet error rate of a half leaves an eighth after two retransmissions.
#[test]
fn every_transmission_has_a_chance_of_its_own() {
    let (mut network, link) = repeating(2, false);
    lose(&mut network, link, 0.5);
    let lost = |number: u64| {
        let mut header = Header { fate: Stream::new(7).child(number), ..packet(1) };
        network.forward(ms(1000 * number), 0, &mut header);
        header.damage().is_some()
    };
    let share = (0..8000).map(lost).filter(|&lost| lost).count() as f64 / 8000.0;
    // Five standard errors of a share of 1/8 among 8000.
    assert!((share - 0.125).abs() < 0.0185, "{share}");
}

#[test]
fn a_cut_ends_what_is_sent_again() {
    let (mut network, link) = repeating(9, false);
    let first = Conditions {
        delay: Duration::from_millis(10),
        rate: BitRate::from_bps(8_000_000),
        errors: LossModel { per: 1.0, ber: 0.0 },
        gate: Gate::Open,
    };
    let cut = Change { at: ms(30), gate: Some(Gate::Cut), ..Change::default() };
    let course = network.add_course(Course::of_changes(Changes::new(first, vec![cut])));
    spec(&mut network, link).propagation = Propagation::Planned(course);
    let mut header = packet(1);
    let passage = network.forward(SimTime::ZERO, 0, &mut header);
    assert_eq!(passage, Passage::Repeats { link, to: 1, begins: SimTime::ZERO, arrives: ms(30) });
    assert_eq!((begins(&network), header.damage()), (vec![(1, ms(21))], Some(Cause::Outage)));
    network.flush(link, ms(30));
    let own = spec(&mut network, link).transmitter;
    assert_eq!(network.layers.between(own, ms(0), ms(1000)), Duration::ZERO, "nothing is left of the rest");
}

#[test]
fn a_link_that_went_away_sends_nothing_again() {
    let (mut network, link) = repeating(1, true);
    let mut header = packet(1);
    network.forward(SimTime::ZERO, 0, &mut header);
    network.set_up(link, false, true);
    assert!(!network.send_on_again(link, ms(21), &header));
    assert_eq!(network.resent(link), 0);
}
