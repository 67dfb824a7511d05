//! Setting up and ending a connection: RFC 9293 sections 3.5 and 3.6, with lost segments and options.

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::tcp::{
    Endpoint, Event, FLAG_ACK, FLAG_FIN, FLAG_SYN, Packet, Recovery, State, SynOptions, Tcp,
};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Log, Net, Quiet, only, seconds};

fn wire() -> Vec<Link> {
    vec![Link::new(10_000_000, 100)]
}

/// Every packet with the end that sent it, while a network decides.
fn packets(
    config: &Tcp,
    source: Source,
    until: SimTime,
    mut fate: impl FnMut(&Crossing<'_>) -> Fate,
) -> Vec<(usize, Packet)> {
    let mut seen = Vec::new();
    let network = |crossing: &Crossing<'_>| {
        seen.push((crossing.from, *crossing.packet));
        fate(crossing)
    };
    let mut net = Net::<_, Quiet>::pair(config, wire(), source, network);
    net.run(until);
    drop(net);
    seen
}

fn states(log: &Log) -> Vec<State> {
    only(log, |event| match *event {
        Event::StateChanged { to, .. } => Some(to),
        _ => None,
    })
    .into_iter()
    .map(|(_, state)| state)
    .collect()
}

#[test]
fn section_3_5_three_segments_and_the_third_carries_data() {
    let seen = packets(&Tcp::rfc5681(), Source::Finite(3000), SimTime::from_millis(250), |_| Fate::Arrives);
    let heads: Vec<_> =
        seen.iter().take(3).map(|(from, p)| (*from, p.flags, p.seq, p.ack, p.bytes)).collect();
    assert_eq!(heads, [(A, FLAG_SYN, 0, 0, 0), (B, FLAG_SYN | FLAG_ACK, 0, 1, 0), (A, FLAG_ACK, 1, 1, 1448)]);
}

#[test]
fn rfc_7323_section_3_2_the_third_segment_echoes_the_timestamp_of_the_second() {
    let seen = packets(&Tcp::rfc5681(), Source::Finite(3000), SimTime::from_millis(250), |_| Fate::Arrives);
    let stamps: Vec<_> = seen.iter().take(3).filter_map(|(_, packet)| packet.timestamps).collect();
    assert!(stamps[1].value >= SimTime::from_millis(100));
    assert_eq!(stamps[2].echo, stamps[1].value);
}

#[test]
fn a_syn_of_today_is_64_bytes_and_one_of_2001_48() {
    // MSS 4, window scale 4, SACK permitted 4, timestamps 12; MSS and SACK permitted alone.
    for (config, bytes) in [(Tcp::rfc5681(), 64), (Tcp::era2001(), 48)] {
        let seen = packets(&config, Source::None, seconds(1), |_| Fate::Arrives);
        assert_eq!(seen[0].1.size, bytes);
    }
}

#[test]
fn rfc_7323_section_2_an_option_is_used_only_if_both_offer_it() {
    let mut today = Tcp::rfc5681();
    today.receiver_buffer_bytes = 1 << 20;
    let seen = packets(&today, Source::Endless, SimTime::from_millis(450), |_| Fate::Arrives);
    let answer = seen.iter().find(|(from, _)| *from == B).unwrap().1;
    assert_eq!(answer.syn, Some(SynOptions { mss: 1460, window_scale: Some(5), sack_permitted: true }));
    assert!(answer.timestamps.is_some());
    // The window of the SYN is not scaled, that of the next segment is.
    let later = seen.iter().filter(|(from, _)| *from == B).nth(1).unwrap().1;
    assert_eq!((answer.window, u32::from(later.window) << 5), (65_535, 1 << 20));
    let old = Tcp { recovery: Recovery::NewReno, ..Tcp::era2001() };
    let seen = packets(&old, Source::Endless, SimTime::from_millis(450), |_| Fate::Arrives);
    let answer = seen.iter().find(|(from, _)| *from == B).unwrap().1;
    assert_eq!(answer.syn, Some(SynOptions { mss: 1448, window_scale: None, sack_permitted: false }));
    assert!(seen.iter().all(|(_, packet)| packet.timestamps.is_none()));
}

#[test]
fn rfc_6298_section_5_a_lost_syn_waits_one_second_and_two_and_the_timeout_is_three_then() {
    let network = |crossing: &Crossing<'_>| {
        if crossing.from == A && crossing.ordinal < 2 { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Log>::pair(&Tcp::rfc5681(), wire(), Source::Finite(1000), network);
    net.run(SimTime::from_millis(3250));
    let sender = &net.flows[0].ends[A];
    assert_eq!((sender.state(), sender.path_state(0).rto), (State::FinWait1, Duration::from_secs(3)));
    net.run(seconds(4));
    let waits = only(&net.flows[0].observers[A], |event| match *event {
        Event::SynTimeout { attempt, rto, .. } => Some((attempt, rto)),
        _ => None,
    });
    let expected = [(1, 2), (2, 4)].map(|(attempt, s)| (attempt, Duration::from_secs(s)));
    assert_eq!(waits.iter().map(|(_, wait)| *wait).collect::<Vec<_>>(), expected);
    assert_eq!(waits.iter().map(|(at, _)| *at).collect::<Vec<_>>(), [seconds(1), seconds(3)]);
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 1000);
}

#[test]
fn a_peer_that_never_answers_is_given_up() {
    let config = Tcp { syn_retransmissions: 2, ..Tcp::rfc5681() };
    let mut net = Net::<_, Log>::pair(&config, wire(), Source::Endless, |_: &Crossing<'_>| Fate::Lost);
    net.run(seconds(100));
    assert_eq!(net.flows[0].ends[A].state(), State::Failed);
    assert_eq!(states(&net.flows[0].observers[A]), [State::SynSent, State::Failed]);
    assert_eq!(net.flows[0].sent[A], 3);
}

#[test]
fn section_3_8_3_a_connection_fails_after_so_many_timeouts() {
    let config = Tcp { max_retransmissions: 3, ..Tcp::rfc5681() };
    let network =
        |crossing: &Crossing<'_>| if crossing.now > seconds(2) { Fate::Lost } else { Fate::Arrives };
    let mut net = Net::<_, Log>::pair(&config, wire(), Source::Endless, network);
    net.run(seconds(100));
    assert_eq!(net.flows[0].ends[A].state(), State::Failed);
    let timeouts =
        only(&net.flows[0].observers[A], |event| matches!(event, Event::Timeout { .. }).then_some(()));
    assert_eq!(timeouts.len(), 4);
}

#[test]
fn section_3_6_the_fin_rides_on_the_last_segment_and_both_ends_close() {
    let seen = packets(&Tcp::rfc5681(), Source::Finite(2000), seconds(5), |_| Fate::Arrives);
    let fins: Vec<_> =
        seen.iter().filter(|(_, p)| p.has(FLAG_FIN)).map(|(from, p)| (*from, p.seq, p.bytes)).collect();
    assert_eq!(fins, [(A, 1449, 552), (B, 1, 0)]);
    let mut net =
        Net::<_, Log>::pair(&Tcp::rfc5681(), wire(), Source::Finite(2000), |_: &Crossing<'_>| Fate::Arrives);
    net.run(seconds(500));
    use State::{CloseWait, Ended, Established, FinWait1, FinWait2, LastAck, SynReceived, SynSent, TimeWait};
    let [a, b] = &net.flows[0].observers;
    assert_eq!(states(a), [SynSent, Established, FinWait1, FinWait2, TimeWait, Ended]);
    assert_eq!(states(b), [SynReceived, Established, CloseWait, LastAck, Ended]);
}

#[test]
fn a_lost_fin_and_a_lost_last_acknowledgement_are_repeated() {
    let mut fins = 0;
    let mut last = 0;
    let network = |crossing: &Crossing<'_>| {
        if crossing.packet.has(FLAG_FIN) {
            fins += 1;
            return if fins % 2 == 1 { Fate::Lost } else { Fate::Arrives };
        }
        last += usize::from(crossing.from == A && crossing.packet.ack == 2);
        if crossing.from == A && crossing.packet.ack == 2 && last == 1 { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Log>::pair(&Tcp::rfc5681(), wire(), Source::Finite(2000), network);
    net.run(seconds(1000));
    assert_eq!([A, B].map(|end| net.flows[0].ends[end].state()), [State::Ended; 2]);
}

#[test]
fn rfc_2018_section_3_no_blocks_for_who_did_not_permit_them() {
    let opens = Tcp { recovery: Recovery::NewReno, ..Tcp::rfc5681() };
    let mut seen = Vec::new();
    let network = |crossing: &Crossing<'_>| {
        seen.push((crossing.from, *crossing.packet));
        if crossing.from == A && crossing.ordinal == 5 { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Quiet>::pair(&opens, wire(), Source::Finite(50_000), network);
    net.flows[0].ends[B] = Endpoint::new(Tcp { recovery: Recovery::Sack, ..Tcp::rfc5681() });
    net.run(seconds(5));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 50_000);
    drop(net);
    assert!(seen.iter().all(|(_, packet)| packet.sacks.as_slice().is_empty()));
}

#[test]
fn rfc_7323_section_2_1_an_answer_offers_no_option_that_was_not_offered() {
    for (opens, listens) in [(Tcp::era2001(), Tcp::rfc5681()), (Tcp::rfc5681(), Tcp::era2001())] {
        let mut seen = Vec::new();
        let network = |crossing: &Crossing<'_>| {
            seen.push((crossing.from, *crossing.packet));
            Fate::Arrives
        };
        let mut net = Net::<_, Quiet>::pair(&opens, wire(), Source::Finite(50_000), network);
        net.flows[0].ends[B] = Endpoint::new(listens);
        net.run(seconds(5));
        assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 50_000);
        drop(net);
        let answer = seen.iter().find(|(from, _)| *from == B).unwrap().1;
        assert_eq!((answer.syn.unwrap().window_scale, answer.timestamps), (None, None));
        assert!(seen.iter().skip(1).all(|(_, packet)| packet.timestamps.is_none()));
    }
}

#[test]
fn a_repeated_syn_is_answered_again_and_sets_nothing_up() {
    let network = |crossing: &Crossing<'_>| {
        let answer = crossing.from == B && crossing.ordinal == 0;
        if answer { Fate::Lost } else { Fate::Arrives }
    };
    let mut net = Net::<_, Log>::pair(&Tcp::rfc5681(), wire(), Source::Finite(1000), network);
    net.run(SimTime::from_millis(1250));
    // The second SYN, of 1 s, has come at 1.1 s; the acknowledgement of its answer comes at 1.3 s.
    assert_eq!(net.flows[0].ends[B].state(), State::SynReceived);
    assert!(net.flows[0].sent[B] >= 2);
    net.run(seconds(3));
    assert_eq!(net.flows[0].ends[B].receiver().delivered_bytes, 1000);
}

#[test]
fn section_3_6_a_fin_that_crosses_ours_leads_to_closing() {
    let mut net = Net::<_, Log>::pair(&Tcp::rfc5681(), wire(), Source::Finite(1000), |_| Fate::Arrives);
    net.run(SimTime::from_millis(250));
    let own = &mut net.flows[0];
    assert_eq!(own.ends[A].state(), State::FinWait1);
    let crossing = Packet { flags: FLAG_FIN | FLAG_ACK, seq: 1, ack: 1, window: 65_535, ..Packet::default() };
    own.ends[A].on_packet(SimTime::from_millis(251), 0, &crossing, false, &mut own.observers[A]);
    assert_eq!(own.ends[A].state(), State::Closing);
    let acknowledges = Packet { flags: FLAG_ACK, seq: 2, ack: 1002, window: 65_535, ..Packet::default() };
    own.ends[A].on_packet(SimTime::from_millis(260), 0, &acknowledges, false, &mut own.observers[A]);
    assert_eq!(own.ends[A].state(), State::TimeWait, "figure 13: both have ended and have heard so");
}
