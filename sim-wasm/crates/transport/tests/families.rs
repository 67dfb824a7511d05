//! What holds for every family that is registered.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};
use skywindow_form::{Datum, FieldSpec, Reader};
use skywindow_transport::api::{CONTROLLERS, EventInfo, EventKind, EventRole};
use skywindow_transport::congestion::Reason;
use skywindow_transport::{Offer, Protocol, Settings};

fn events() -> impl Iterator<Item = (Protocol, &'static EventInfo)> {
    Protocol::ALL.iter().flat_map(|&family| family.events().iter().map(move |event| (family, event)))
}

/// What a controller tells has the same number in every family: 25 to 29, as ever, or one of those kept for controllers.
#[test]
fn a_family_has_a_number_of_its_own_for_each_event_and_one_of_theirs_for_what_controllers_tell() {
    let mut seen = BTreeSet::new();
    for (family, event) in events() {
        let told = Reason::TABLE.iter().any(|reason| reason.code == event.code);
        let kept = if told && event.code > 29 { CONTROLLERS } else { 1..=99 };
        assert!(kept.contains(&event.code), "{} {}", family.word(), event.name);
        assert!(seen.insert((family.number(), event.code)), "{} {}", family.word(), event.name);
    }
    for (family, reason) in
        Protocol::ALL.iter().flat_map(|&family| Reason::TABLE.iter().map(move |reason| (family, reason)))
    {
        assert!(seen.contains(&(family.number(), reason.code)), "{} {}", family.word(), reason.name);
    }
}

/// The page knows the kind and the role of an event by its number alone.
#[test]
fn the_same_number_means_the_same_kind_and_role_in_every_family() {
    let mut known: BTreeMap<u16, (EventKind, Option<EventRole>)> = BTreeMap::new();
    for (family, event) in events() {
        let own = (event.kind, event.role);
        assert_eq!(*known.entry(event.code).or_insert(own), own, "{} {}", family.word(), event.name);
    }
}

#[test]
fn every_event_has_words_and_a_rule_for_any_numbers() {
    for (family, event) in events() {
        for numbers in [[0.0; 4], [1.0; 4], [4_294_967_295.0; 4]] {
            let words = family.explain(event.code, 0, 1, numbers);
            assert!(!words.title.starts_with("Event ") && !words.detail.is_empty(), "{}", event.name);
            assert_ne!(words.rule, "", "{} {}", family.word(), event.name);
        }
        assert!(event.fields.len() <= 4 && !event.help.trim().is_empty(), "{}", event.name);
    }
}

/// What the window is in after an event is the same in every family that has it: XSTP has neither a retransmission timer
/// nor a recovery, so that a cut is followed by avoidance, and a family without a controller may cut nothing.
#[test]
fn growth_in_slow_start_a_cut_and_a_timeout_say_what_the_window_is_in() {
    let phases = [
        ("SlowStart", Some("slow start")),
        ("RttMeasured", None),
        ("FastRetransmit", Some("fast recovery")),
        ("Timeout", Some("slow start")),
        ("Halved", Some("congestion avoidance")),
    ];
    for (name, phase) in phases {
        let named: Vec<_> = events().filter(|(_, event)| event.name == name).collect();
        assert!(!named.is_empty(), "{name}");
        for (family, event) in named {
            assert_eq!(event.phase, phase, "{} {name}", family.word());
        }
    }
    // TCP's window after a pause is in slow start only if it was below the threshold.
    let pause = Protocol::Xstp.events().iter().find(|event| event.name == "IdleRestart");
    assert_eq!(pause.and_then(|event| event.phase), Some("slow start"));
}

#[test]
fn settings_know_the_family_they_are_of() {
    for &family in Protocol::ALL {
        assert_eq!(Settings::of(family).protocol(), family);
        assert!(Settings::of(family).payload_bytes() > 0);
    }
}

/// The largest payload of a packet, and what it adds to the data outstanding.
#[test]
fn a_chunk_counts_with_its_header_and_a_segment_without() {
    let sizes = |family| {
        let settings = Settings::of(family);
        (settings.payload_bytes(), settings.outstanding_bytes(), settings.streams())
    };
    assert_eq!(sizes(Protocol::Sctp), (1452, 1468, 1));
    assert_eq!(sizes(Protocol::Tcp), (1448, 1448, 1));
    assert_eq!(sizes(Protocol::Xstp), (1000, 1000, 1));
}

#[test]
fn the_streams_and_the_buffer_of_a_flow_are_those_of_its_document() {
    let read = |flow| Settings::read(&flow, &FieldSpec::BLANK, &mut Reader::default()).unwrap();
    let sctp = read(json!({ "sctp": { "streams": 7, "receiver_buffer_bytes": 5000 } }));
    assert_eq!((sctp.streams(), sctp.receiver_buffer_bytes()), (7, 5000));
    let tcp = read(json!({ "protocol": "tcp", "tcp": { "receiver_buffer_bytes": 6000 } }));
    assert_eq!((tcp.streams(), tcp.receiver_buffer_bytes()), (1, 6000));
}

/// What is said about a flow's document.
fn told(flow: Value) -> Vec<String> {
    let mut reader = Reader::default();
    let settings = Settings::read(&flow, &FieldSpec::BLANK, &mut reader).unwrap();
    settings.check(&mut reader);
    reader.into_problems().iter().map(ToString::to_string).collect()
}

fn offer(background: &Value) -> Offer {
    Offer::read(background, &FieldSpec::BLANK, &mut Reader::default()).unwrap()
}

#[test]
fn a_background_that_names_only_the_protocol_of_the_first_flow_has_its_settings() {
    let mut reader = Reader::default();
    let first = json!({ "protocol": "tcp", "tcp": { "mss_bytes": 500 } });
    let first = Settings::read(&first, &FieldSpec::BLANK, &mut reader).unwrap();
    assert_eq!(offer(&json!({ "protocol": "tcp" })).settings(Some(&first)), first);
    assert_eq!(offer(&json!({})).settings(Some(&first)), first);
    assert_eq!(offer(&json!({ "protocol": "sctp" })).settings(Some(&first)), Settings::of(Protocol::Sctp));
    assert_eq!(Offer::from(first.clone()).settings(None), first);
}

#[test]
fn the_settings_of_a_background_must_go_together_like_those_of_a_flow() {
    let mut reader = Reader::default();
    offer(&json!({ "tcp": { "window_scale": 4, "receiver_buffer_bytes": 31 } })).check(&mut reader);
    let said: Vec<String> = reader.into_problems().iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        ["tcp.window_scale: windows in steps of 16 bytes are too coarse for a buffer of 31 bytes"]
    );
}

#[test]
fn the_document_of_a_background_holds_what_was_given_or_every_field() {
    for given in [json!({}), json!({ "protocol": "tcp" }), json!({ "tcp": { "mss_bytes": 500 } })] {
        assert_eq!(offer(&given).write(false), given);
        let all = offer(&given).write(true);
        assert_eq!(all["protocol"], given["protocol"], "null where it is left to the first flow");
        assert!(all.as_object().is_some_and(|fields| fields.contains_key("protocol")));
        assert_eq!(offer(&all), offer(&given));
    }
}

#[test]
fn a_timeout_lies_within_its_limits_which_it_may_reach() {
    for word in ["sctp", "tcp"] {
        let timeouts = |initial: u32, min: u32| {
            let own = json!({ "rto_initial_ms": initial, "rto_min_ms": min, "rto_max_ms": 500 });
            told(json!({ "protocol": word, word: own }))
        };
        let above = |field| vec![format!("{word}.{field}: 501 ms is above rto_max_ms, 500 ms")];
        assert_eq!(timeouts(500, 500), Vec::<String>::new());
        assert_eq!(timeouts(501, 500), above("rto_initial_ms"));
        assert_eq!(timeouts(500, 501), above("rto_min_ms"));
    }
}

#[test]
fn a_full_chunk_fits_the_buffer_and_the_mtu() {
    let sctp = |buffer: u32, mtu: u32| {
        told(json!({ "sctp": { "payload_bytes": 2000, "receiver_buffer_bytes": buffer, "mtu_bytes": mtu } }))
    };
    assert_eq!(sctp(2016, 2048), Vec::<String>::new());
    assert_eq!(
        sctp(2015, 2048),
        [
            "sctp.receiver_buffer_bytes: 2015 bytes do not hold one full chunk: 2000 bytes of payload are 2016 with header and padding"
        ]
    );
    assert_eq!(
        sctp(2016, 2047),
        ["sctp.mtu_bytes: 2047 bytes are less than the 2048 of a packet with one full chunk"]
    );
}

#[test]
fn a_window_is_told_in_steps_of_half_of_the_buffer_at_most() {
    let tcp = |buffer: u32| {
        told(json!({ "protocol": "tcp", "tcp": { "window_scale": 4, "receiver_buffer_bytes": buffer } }))
    };
    assert_eq!(tcp(32), Vec::<String>::new());
    assert_eq!(
        tcp(31),
        ["tcp.window_scale: windows in steps of 16 bytes are too coarse for a buffer of 31 bytes"]
    );
}

#[test]
fn a_sender_that_probes_has_neither_rack_nor_tail_loss_probes() {
    let tcp = |mut own: Value| {
        own["error_control"] = json!("probing");
        told(json!({ "protocol": "tcp", "tcp": own }))
    };
    assert_eq!(tcp(json!({ "recovery": "newreno", "profile": "linux" })), Vec::<String>::new());
    assert_eq!(
        tcp(json!({ "rack": true })),
        ["tcp.error_control: a sender that probes has no rack, which is on"]
    );
    assert_eq!(
        tcp(json!({ "profile": "linux", "rack": false })),
        ["tcp.error_control: a sender that probes has no tail_loss_probe, which is on, by the profile"]
    );
}

#[test]
fn a_probing_map_holds_its_exchanges_and_one_more() {
    let xstp = |map: u32, exchanges: u32| {
        told(json!({ "protocol": "xstp", "xstp": { "probe_map": map, "probe_exchanges": exchanges } }))
    };
    assert_eq!(xstp(3, 2), Vec::<String>::new());
    assert_eq!(
        xstp(2, 2),
        ["xstp.probe_map: a map of 2 loses a probe before 2 in a row are answered: it must hold at least 3"]
    );
}

#[test]
fn the_buffers_of_a_session_hold_a_full_segment_and_its_requests_wait_no_longer_than_their_most() {
    let xstp = |own: Value| told(json!({ "protocol": "xstp", "xstp": own }));
    assert_eq!(
        xstp(json!({ "mss_bytes": 500, "send_buffer_bytes": 499, "receiver_buffer_bytes": 500 })),
        ["xstp.send_buffer_bytes: 499 bytes do not hold one full segment of 500 bytes"]
    );
    assert_eq!(
        xstp(json!({ "receiver_buffer_bytes": 999 })),
        ["xstp.receiver_buffer_bytes: 999 bytes do not hold one full segment of 1000 bytes"]
    );
    assert_eq!(
        xstp(json!({ "request_interval_ms": 501, "request_interval_max_ms": 500 })),
        ["xstp.request_interval_ms: 501 ms is above request_interval_max_ms, 500 ms"]
    );
}

/// What controllers and pacing declare stands among the settings of each protocol that offers them.
#[test]
fn settings_that_several_families_have_are_read_and_written_beside_their_own() {
    let read = |flow: &Value| Settings::read(flow, &FieldSpec::BLANK, &mut Reader::default()).unwrap();
    for (word, pacing) in [("sctp", "window"), ("tcp", "window"), ("xstp", "allowed")] {
        let own = json!({ "controller": "cubic", "fast_convergence": false });
        let mut flow = json!({ "protocol": word, word: own });
        if pacing == "window" {
            flow[word]["pacing"] = json!(pacing);
            flow[word]["pacing_percent"] = json!(150);
        }
        let written = read(&flow).write(false);
        assert_eq!(written[word], flow[word], "what is not the default");
        let all = read(&json!({ "protocol": word })).write(true);
        let default = [&all[word]["controller"], &all[word]["fast_convergence"], &all[word]["pacing"]];
        let off = if pacing == "window" { "off" } else { pacing };
        assert_eq!(default, [&json!("newreno"), &json!(true), &json!(off)]);
        assert_eq!(read(&all), read(&json!({ "protocol": word })));
    }
    let said = |own: Value| {
        let mut reader = Reader::default();
        let _ = Settings::read(&json!({ "protocol": "tcp", "tcp": own }), &FieldSpec::BLANK, &mut reader);
        reader.into_problems().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(
        said(json!({ "fast_convergense": true })),
        ["tcp.fast_convergense: is not a field here; did you mean \"fast_convergence\"?"]
    );
    assert_eq!(said(json!({ "pacing_percent": 99 })).len(), 1, "below its range");
}
