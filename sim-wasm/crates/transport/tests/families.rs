//! What holds for every family that is registered.

use std::collections::{BTreeMap, BTreeSet};

use skywindow_transport::api::{EventInfo, EventKind, EventRole};
use skywindow_transport::{Protocol, Settings};

fn events() -> impl Iterator<Item = (Protocol, &'static EventInfo)> {
    Protocol::ALL.iter().flat_map(|&family| family.events().iter().map(move |event| (family, event)))
}

#[test]
fn a_family_has_a_number_of_its_own_for_each_event() {
    let mut seen = BTreeSet::new();
    for (family, event) in events() {
        assert!((1..100).contains(&event.code), "{} {}", family.word(), event.name);
        assert!(seen.insert((family.number(), event.code)), "{} {}", family.word(), event.name);
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

#[test]
fn growth_in_slow_start_a_cut_and_a_timeout_say_what_the_window_is_in() {
    for &family in Protocol::ALL {
        let phase = |name: &str| {
            family.events().iter().find(|event| event.name == name).and_then(|event| event.phase)
        };
        assert_eq!(phase("SlowStart"), Some("slow start"), "{}", family.word());
        assert_eq!(phase("FastRetransmit"), Some("fast recovery"), "{}", family.word());
        assert_eq!(phase("Timeout"), Some("slow start"), "{}", family.word());
        assert_eq!(phase("RttMeasured"), None, "{}", family.word());
    }
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
        (settings.payload_bytes(), settings.outstanding_bytes())
    };
    assert_eq!(sizes(Protocol::Sctp), (1452, 1468));
    assert_eq!(sizes(Protocol::Tcp), (1448, 1448));
}
