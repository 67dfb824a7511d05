//! A sky that stands still shows one instant for good, with the links and handovers that led to it.

use skywindow_orbit::{Change, Check, Frame, HandoverPolicy, Sky, SkySpec, TerminalSpec, Topology};
use skywindow_units::{SimTime, Work};

use crate::fixtures::{geo3, iridium_cross_seam, spaceway_ngso, with};

fn at(s: f64) -> SimTime {
    SimTime::from_secs_f64(s)
}

fn sky(frozen_at: Option<SimTime>) -> Sky {
    let mut exact = spaceway_ngso();
    exact.handover.check = Check::Exact;
    let place = |(latitude_deg, longitude_deg)| {
        (0..3).map(move |constellation| TerminalSpec::new(latitude_deg, longitude_deg, constellation))
    };
    let terminals = [(-0.22, -78.51), (35.68, 139.69), (64.1, -21.9)].into_iter().flat_map(place).collect();
    let constellations = vec![iridium_cross_seam(), exact, geo3()];
    Sky::new(&SkySpec { constellations, terminals, frozen_at, ..SkySpec::default() }).unwrap()
}

#[test]
fn everything_is_where_it_was_at_that_instant_at_any_time() {
    let (moving, still) = (sky(None), sky(Some(at(16_205.0))));
    let positions = |sky: &Sky, s: f64, frame| {
        let mut out = vec![0.0; 3 * sky.nodes() as usize];
        sky.positions(at(s), frame, &mut out);
        out
    };
    for s in [0.0, 37.5, 86_400.0] {
        for frame in [Frame::Inertial, Frame::EarthFixed] {
            assert_eq!(positions(&still, s, frame), positions(&moving, 16_205.0, frame));
        }
        assert_eq!(still.earth_angle(at(s)), moving.earth_angle(at(16_205.0)));
        assert_eq!(still.delay(3, 14, at(s)), moving.delay(3, 14, at(16_205.0)));
        assert_eq!(still.elevation_deg(0, 3, at(s)), moving.elevation_deg(0, 3, at(16_205.0)));
        assert_eq!(still.visible(1, at(s)), moving.visible(1, at(16_205.0)));
    }
}

#[test]
fn its_links_are_those_that_the_moving_sky_has_come_to_and_never_change() {
    for s in [0.0, 5.0, 1805.0, 16_205.0] {
        let (moving, still) = (sky(None), sky(Some(at(s))));
        let (mut comes, mut stands) = (Topology::new(&moving), Topology::new(&still));
        comes.evaluate(&moving, at(s));
        // In small parts, as a run does it.
        while !stands.evaluate_part(&still, SimTime::ZERO, &mut Work::of(100)) {}
        assert_eq!(stands.isls(), comes.isls(), "{s} s");
        for terminal in 0..still.terminals() {
            assert_eq!(stands.usable(terminal), comes.usable(terminal));
            assert_eq!(stands.serving(terminal), comes.serving(terminal));
        }
        let up = comes.isls().iter().filter(|isl| isl.up).count();
        let told =
            |wanted: fn(&Change) -> bool| stands.changes().iter().filter(|change| wanted(change)).count();
        assert_eq!(told(|change| matches!(change, Change::IslUp { .. })), up, "each once, at {s} s");
        assert_eq!(told(|change| matches!(change, Change::IslDown { .. } | Change::GslDown { .. })), 0);
        assert_eq!(stands.next_evaluation(), SimTime::MAX);
        assert!(stands.evaluate(&still, at(90_000.0)).is_empty());
    }
}

#[test]
fn satellites_that_never_move_are_linked_too() {
    let terminals = vec![TerminalSpec::new(-0.22, -78.51, 0)];
    let still = Sky::new(&SkySpec {
        constellations: vec![with(geo3(), HandoverPolicy::Nearest, Check::Exact)],
        terminals,
        frozen_at: Some(at(100.0)),
        ..SkySpec::default()
    });
    let still = still.unwrap();
    let mut topology = Topology::new(&still);
    topology.evaluate(&still, SimTime::ZERO);
    assert_eq!(topology.serving(0), Some(0));
    assert_eq!(topology.isls().iter().filter(|isl| isl.up).count(), 3);
    assert!(!topology.changes().is_empty());
}
