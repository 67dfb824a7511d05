//! Streams that both ends add and begin anew while packets, requests and answers are lost (RFC 6525).

use std::collections::BTreeMap;

use proptest::prelude::*;
use skywindow_transport::api::{self, Endpoint as _, Handed, StreamRequest};
use skywindow_transport::sctp::{ChunkFate, Event, Sctp, Source, State, StreamReset};
use skywindow_units::SimTime;

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair};
use crate::support::is_lost;

const ALL: u16 = 8;

fn rules(initial: u16) -> Sctp {
    let mut rules =
        Sctp { streams: ALL, association_max_retrans: 1000, init_max_retrans: 1000, ..Sctp::rfc9260() };
    rules.messages.0.stream_reset = StreamReset::Answered;
    rules.messages.0.initial_streams = Some(initial);
    rules
}

fn asks() -> impl Strategy<Value = StreamRequest> {
    let listed = || prop::collection::vec(0..ALL, 0..4);
    prop_oneof![
        listed().prop_map(StreamRequest::ResetOutgoing),
        listed().prop_map(StreamRequest::ResetIncoming),
        (1u16..4).prop_map(StreamRequest::AddOutgoing),
        (1u16..4).prop_map(StreamRequest::AddIncoming),
    ]
}

/// What the receiver's application had of each stream, in order: the numbers of the messages.
fn delivered(diary: &Diary) -> BTreeMap<u16, Vec<(u32, u16)>> {
    let mut streams: BTreeMap<u16, Vec<(u32, u16)>> = BTreeMap::new();
    for (chunk, _) in diary.chunks.iter().filter(|(_, fate)| *fate == ChunkFate::Delivered) {
        streams.entry(chunk.stream).or_default().push((chunk.tsn, chunk.ssn));
    }
    streams
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whoever_asks_for_what_every_message_comes_once_in_the_order_of_its_stream(
        initial in 1..=ALL,
        asked in prop::collection::vec((0u64..60, any::<bool>(), asks()), 0..8),
        loss in 0.0..0.3,
        salt in 0u64..1000,
    ) {
        let fate = |crossing: &Crossing<'_>| {
            if is_lost(loss, salt, crossing.ordinal) { Fate::Lost } else { Fate::Arrives }
        };
        let wire = vec![Link::new(800_000, 100)];
        let mut pair = Pair::<_, Diary>::with_wires(&rules(initial), wire, Source::Written, fate);
        pair.open();
        let mut bytes = 0;
        for step in 1..60u64 {
            pair.run_on(SimTime::from_millis(100 * step));
            let now = pair.now();
            for (_, receiver, request) in asked.iter().filter(|(at, ..)| *at == step) {
                let end = if *receiver { B } else { A };
                let (ends, observers) = (&mut pair.ends, &mut pair.observers);
                ends[end].on_stream_request(now, request.clone(), &mut observers[end]);
                pair.flush(end);
            }
            // A channel more every half second.
            let stream = (step / 5 % u64::from(ALL)) as u16;
            let handed = Handed { stream, bytes: 300, offered: now, priority: 0, weight: 1, id: step };
            api::Endpoint::write(&mut pair.ends[A], handed);
            if step == 59 {
                api::Endpoint::close(&mut pair.ends[A]);
            }
            pair.flush(A);
            bytes += 300;
        }
        pair.run_on(SimTime::from_millis(4_000_000));
        prop_assert_eq!(pair.ends[A].state(), State::Ended);
        prop_assert_eq!(pair.ends[B].receiver().delivered_bytes, bytes);
        let streams = delivered(&pair.observers[B]);
        prop_assert_eq!(streams.len(), usize::from(ALL), "each message has the stream that it was for");
        for (stream, messages) in streams {
            let mut next = 0;
            for pair in messages.windows(2) {
                prop_assert!(pair[0].0 < pair[1].0, "stream {} in the order of its TSNs", stream);
            }
            for (tsn, ssn) in messages {
                prop_assert!(ssn == next || ssn == 0, "TSN {} of stream {}: {} for {}", tsn, stream, ssn, next);
                next = ssn + 1;
            }
        }
    }
}

#[test]
fn rfc_6525_5_1_5_a_new_channel_costs_a_round_trip_once() {
    let wire = vec![Link::new(8_000_000, 100)];
    let mut pair =
        Pair::<_, Diary>::with_wires(&rules(1), wire, Source::Written, |_: &Crossing<'_>| Fate::Arrives);
    pair.open();
    let mut latencies = Vec::new();
    for (step, stream) in (1..).zip([0, 3, 3, 2]) {
        pair.run_on(SimTime::from_millis(1000 * step));
        let (now, before) = (pair.now(), pair.observers[B].chunks.len());
        let handed = Handed { stream, bytes: 300, offered: now, priority: 0, weight: 1, id: step };
        api::Endpoint::write(&mut pair.ends[A], handed);
        pair.flush(A);
        let mut waited = 0;
        while pair.observers[B].chunks.len() == before {
            waited += 10;
            pair.run_on(SimTime::from_millis(1000 * step + waited));
        }
        latencies.push(waited);
    }
    // Stream 3 asks for streams 1 to 3, so that stream 2 is there.
    assert_eq!(latencies, [110, 310, 110, 110]);
    let answered = |event: &Event| matches!(event, Event::ResetAnswered { .. });
    assert_eq!(pair.observers[A].events.iter().filter(|(.., event)| answered(event)).count(), 1);
}
