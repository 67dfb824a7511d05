//! Congestion marks: RFC 3168 section 6.1.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::tcp::{Endpoint, Event, FLAG_CWR, FLAG_ECE, FLAG_SYN, Packet, Retransmit, Tcp};
use skywindow_units::Duration;

use crate::common::{A, B, Crossing, Fate, Link, Log, Net, only, seconds};

/// The packets of a transfer and what the sender reported, with marks on these packets of the sender.
fn run(ecn: bool, marked: &[u64]) -> (Vec<(usize, Packet)>, Log) {
    let config = Tcp { ecn, delayed_ack: Some(Duration::ZERO), ..Tcp::rfc5681() };
    let mut seen = Vec::new();
    let network = |crossing: &Crossing<'_>| {
        seen.push((crossing.from, *crossing.packet));
        let hit = crossing.from == A && marked.contains(&crossing.ordinal);
        if hit { Fate::Marked } else { Fate::Arrives }
    };
    let links = vec![Link::new(10_000_000, 100)];
    let mut net = Net::<_, Log>::pair(&config, links, Source::Finite(200_000), network);
    net.run(seconds(20));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 200_000);
    let log = std::mem::take(&mut net.flows[0].observers[A]);
    drop(net);
    (seen, log)
}

#[test]
fn section_6_1_1_the_syn_offers_and_its_answer_accepts() {
    let (seen, _) = run(true, &[]);
    assert_eq!(seen[0].1.flags, FLAG_SYN | FLAG_ECE | FLAG_CWR);
    let answer = seen.iter().find(|(from, _)| *from == B).unwrap().1;
    assert!(answer.has(FLAG_SYN) && answer.has(FLAG_ECE) && !answer.has(FLAG_CWR));
    let (seen, _) = run(false, &[]);
    assert!(seen.iter().all(|(_, packet)| !packet.has(FLAG_ECE) && !packet.ecn_capable));
}

#[test]
fn section_6_1_2_marks_of_one_window_halve_it_once() {
    let (seen, log) = run(true, &[20, 21, 24]);
    let cuts = only(&log, |event| match *event {
        Event::CongestionNotified { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let [(_, (from, to))] = cuts[..] else { panic!("{cuts:?}") };
    assert!(to.abs_diff(from / 2) <= 1448, "{from} to {to}");
    assert_eq!(
        seen.iter()
            .filter(|(from, packet)| *from == A && packet.has(FLAG_CWR) && !packet.has(FLAG_SYN))
            .count(),
        1
    );
}

#[test]
fn section_6_1_3_the_mark_is_echoed_until_the_answer() {
    let (seen, _) = run(true, &[20]);
    let answered =
        seen.iter().position(|(from, p)| *from == A && p.has(FLAG_CWR) && !p.has(FLAG_SYN)).unwrap();
    let echoes = seen.iter().filter(|(from, p)| *from == B && p.has(FLAG_ECE) && !p.has(FLAG_SYN)).count();
    assert!(echoes > 1);
    assert!(seen[answered..].iter().any(|(from, _)| *from == B));
    assert!(
        seen[answered..].iter().all(|(from, packet)| *from == A || !packet.has(FLAG_ECE)),
        "the echo ends"
    );
}

#[test]
fn section_6_1_4_and_5_neither_acknowledgements_nor_what_is_sent_again_say_ect() {
    let (seen, _) = run(true, &[]);
    assert!(seen.iter().all(|(_, packet)| {
        packet.ecn_capable == (packet.bytes > 0 && packet.retransmit == Retransmit::First)
    }));
}

#[test]
fn section_6_1_1_an_answer_says_nothing_of_marks_to_who_did_not_offer() {
    let listens = Tcp { ecn: true, ..Tcp::rfc5681() };
    let opens = Tcp { ecn: false, ..Tcp::rfc5681() };
    let mut seen = Vec::new();
    let network = |crossing: &Crossing<'_>| {
        seen.push((crossing.from, *crossing.packet));
        Fate::Arrives
    };
    let links = vec![Link::new(10_000_000, 100)];
    let mut net = Net::<_, Log>::pair(&opens, links, Source::Finite(3000), network);
    net.flows[0].ends[B] = Endpoint::new(listens);
    net.run(seconds(1));
    drop(net);
    assert!(seen.iter().any(|(from, packet)| *from == B && packet.has(FLAG_SYN)));
    assert!(seen.iter().all(|(_, packet)| !packet.has(FLAG_ECE) && !packet.ecn_capable));
}

#[test]
fn section_6_1_2_a_timeout_is_told_to_the_receiver_too() {
    let config = Tcp { ecn: true, ..Tcp::rfc5681() };
    let mut told = Vec::new();
    let network = |crossing: &Crossing<'_>| {
        if crossing.from == A && crossing.packet.has(FLAG_CWR) && !crossing.packet.has(FLAG_SYN) {
            told.push((crossing.now, crossing.packet.retransmit));
        }
        let silent = seconds(1) < crossing.now && crossing.now < seconds(3);
        if silent { Fate::Lost } else { Fate::Arrives }
    };
    let links = vec![Link::new(10_000_000, 100)];
    let mut net = Net::<_, Log>::pair(&config, links, Source::Endless, network);
    net.run(seconds(8));
    drop(net);
    let [(at, Retransmit::First)] = told[..] else { panic!("{told:?}") };
    assert!(at > seconds(3), "with the first new data after it");
}

#[test]
fn section_6_1_2_a_fast_retransmit_is_told_to_the_receiver_too() {
    let config = Tcp { ecn: true, ..Tcp::rfc5681() };
    let mut told = Vec::new();
    let network = |crossing: &Crossing<'_>| {
        if crossing.from == A && crossing.packet.has(FLAG_CWR) && !crossing.packet.has(FLAG_SYN) {
            told.push(crossing.packet.retransmit);
        }
        if crossing.from == A && crossing.ordinal == 20 { Fate::Lost } else { Fate::Arrives }
    };
    let links = vec![Link::new(10_000_000, 100)];
    let mut net = Net::<_, Log>::pair(&config, links, Source::Finite(200_000), network);
    net.run(seconds(8));
    let log = std::mem::take(&mut net.flows[0].observers[A]);
    drop(net);
    let cuts = only(&log, |event| matches!(event, Event::FastRetransmit { .. }).then_some(()));
    assert_eq!((cuts.len(), told), (1, vec![Retransmit::First]));
}
