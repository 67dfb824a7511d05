//! The scenarios that come with the program are valid, keep their titles and survive a round trip.

use serde_json::Value;
use skywindow_scenario::{Scenario, preset, presets};
use skywindow_transport::sctp::{Profile, Sctp};

fn parsed(id: &str) -> Scenario {
    Scenario::parse(preset(id).unwrap_or_default()).unwrap_or_else(|problems| panic!("{id}: {problems:#?}"))
}

#[test]
fn every_preset_is_valid_and_has_its_title() {
    for entry in presets() {
        let scenario = parsed(entry.id);
        assert_eq!(scenario.title, entry.title);
        assert!(scenario.description.len() > 60, "{} has no description", entry.id);
    }
}

#[test]
fn every_preset_survives_writing_and_reading() {
    for entry in presets() {
        let scenario = parsed(entry.id);
        assert_eq!(
            Scenario::from_json(&scenario.to_json()),
            Ok(scenario.clone()),
            "short form of {}",
            entry.id
        );
        assert_eq!(Scenario::from_json(&scenario.to_json_full()), Ok(scenario), "full form of {}", entry.id);
    }
}

#[test]
fn packets_have_the_sizes_of_the_papers() {
    let wire = |id| {
        let flow = &parsed(id).flows[0];
        let sctp = flow.transport.get::<Sctp>().unwrap();
        sctp.header_bytes + 16 + u32::from(sctp.payload_bytes.unwrap())
    };
    assert_eq!(wire("iridium-geo"), 564);
    assert_eq!(wire("two-links"), 1500);
}

#[test]
fn the_lab_opens_with_the_papers_settings() {
    let lab = parsed("iridium-geo");
    assert_eq!(lab.constellations[0].satellites(), 66);
    assert_eq!(lab.constellations[1].longitudes_deg, [-90.0, 30.0, 150.0]);
    let sctp = lab.flows[0].transport.get::<Sctp>().unwrap();
    assert_eq!(sctp.profile, Profile::Ns2);
    assert_eq!(sctp.initial_ssthresh_bytes, Some(20 * 512));
    assert_eq!(sctp.receiver_buffer_bytes, 40 * 528);
}

#[test]
fn the_two_link_path_loses_packets_only_forward() {
    let value: Value = serde_json::from_str(preset("two-links").unwrap_or_default()).unwrap_or_default();
    assert_eq!(value["links"][1]["errors"], "forward");
    assert_eq!(parsed("two-links").links[0].per, 0.0);
}

/// The lab opens with one path; the presets beside it have two.
#[test]
fn presets_with_several_paths_name_their_constellations_in_order() {
    let vias = |id| -> Vec<Option<String>> {
        parsed(id).flows[0].paths.iter().map(|path| path.via.clone()).collect()
    };
    let named = |ids: &[&str]| -> Vec<Option<String>> { ids.iter().map(|id| Some((*id).into())).collect() };
    assert_eq!(vias("iridium-geo"), []);
    assert_eq!(vias("iridium-geo-multihomed"), named(&["iridium", "geo"]));
    assert_eq!(vias("ir-thirty"), named(&["iridium", "geo"]));
    assert_eq!(vias("cmt"), named(&["iridium", "geo"]));
    assert_eq!(vias("iridium-two"), named(&["iridium", "iridium"]));
    assert_eq!(vias("ir-wired"), [None, None]);
}

/// One way over the first chain takes 80 ms, over the second 83 ms, by satellite 250 ms; each has one noisy link.
#[test]
fn the_wired_paths_have_the_delays_of_the_reference() {
    let wired = parsed("ir-wired");
    for (links, delay_ms) in [(0..7, 80.0), (7..14, 83.0), (14..15, 250.0)] {
        let chain = &wired.links[links];
        let sum: f64 = chain.iter().map(|link| link.delay_ms).sum();
        assert!((sum - delay_ms).abs() < 1e-3, "{sum} ms");
        assert_eq!(chain.iter().filter(|link| link.ber > 0.0).count(), 1);
    }
}
