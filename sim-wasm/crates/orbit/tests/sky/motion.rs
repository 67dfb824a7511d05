//! Periods, ground tracks, frames and delays known from elsewhere.

use skywindow_orbit::{DelayCache, Frame, Sky, SkySpec};
use skywindow_units::SimTime;

use crate::fixtures::{LONDON, QUITO, TOKYO, geo3, iridium, sky, spaceway_ngso};

fn at(seconds: f64) -> SimTime {
    SimTime::from_secs_f64(seconds)
}

#[test]
fn periods() {
    // Iridium takes 100.4 minutes, Spaceway NGSO about 6 hours.
    let minutes = |sky: &Sky| sky.period_s(0).unwrap() / 60.0;
    assert!((minutes(&sky(iridium(), &[])) - 100.4).abs() < 0.1);
    assert!((minutes(&sky(spaceway_ngso(), &[])) / 60.0 - 6.0).abs() < 0.05);
    assert!((minutes(&sky(geo3(), &[])) * 60.0 - 86_164.0).abs() < 1e-6);
}

#[test]
fn geostationary_satellites_stand_still_above_the_equator() {
    let sky = sky(geo3(), &[]);
    for (satellite, longitude) in [(0, -90.0), (1, 30.0), (2, 150.0)] {
        let place = sky.look(satellite, at(12_345.678));
        assert!((place.longitude_deg - longitude).abs() < 1e-9);
        assert!(place.latitude_deg.abs() < 1e-9);
        assert!((place.altitude_km - 35_786.0).abs() < 1e-6);
    }
}

#[test]
fn a_satellite_overhead_is_at_ninety_degrees_and_its_altitude_away() {
    let under = sky(iridium(), &[]).look(7, at(500.0));
    let sky = sky(iridium(), &[(under.latitude_deg, under.longitude_deg)]);
    assert!((sky.elevation_deg(0, 7, at(500.0)) - 90.0).abs() < 1e-4);
    assert!((sky.distance_km(sky.terminal_node(0), 7, at(500.0)) - 780.0).abs() < 1e-6);
}

#[test]
fn satellites_go_north_from_their_node_and_the_earth_turns_east() {
    let sky = sky(iridium(), &[QUITO]);
    assert!(sky.look(0, SimTime::ZERO).latitude_deg.abs() < 1e-9);
    assert!(sky.look(0, at(60.0)).latitude_deg > 3.0);
    let (start, later) = (sky.position(66, SimTime::ZERO), sky.position(66, at(3600.0)));
    assert!(start[0] * later[1] - start[1] * later[0] > 0.0);
    assert!((sky.earth_angle(at(86_164.0 * 1.25)) - core::f64::consts::FRAC_PI_2).abs() < 1e-9);
}

#[test]
fn an_orbit_is_drawn_through_its_satellite() {
    let sky = sky(iridium(), &[]);
    let (t, mut orbit, mut all) = (at(1234.5), [0.0; 36], [0.0; 198]);
    for frame in [Frame::Inertial, Frame::EarthFixed] {
        sky.orbit(20, t, frame, &mut orbit);
        sky.positions(t, frame, &mut all);
        for axis in 0..3 {
            assert!((orbit[axis] - all[60 + axis]).abs() <= 1.0);
            assert!((orbit[axis] + orbit[18 + axis]).abs() <= 2.0, "half a turn on is the other side");
        }
    }
}

#[test]
fn a_remembered_delay_follows_a_link_that_moves_to_another_satellite() {
    let sky = sky(iridium(), &[LONDON]);
    let mut cache = DelayCache::new();
    for (satellite, seconds) in [(2, 10.25), (1, 10.25), (1, 11.75), (2, 3.5)] {
        let remembered = cache.delay(&sky, 0, 66, satellite, at(seconds)).as_nanos();
        assert!(remembered.abs_diff(sky.delay(66, satellite, at(seconds)).as_nanos()) < 100);
    }
}

#[test]
fn a_remembered_delay_follows_either_end_from_one_second_to_the_next() {
    let sky = sky(iridium(), &[LONDON, TOKYO]);
    for steps in [[(66, 2), (67, 2)], [(66, 2), (66, 1)]] {
        let mut cache = DelayCache::new();
        for ((a, b), seconds) in steps.into_iter().zip([10.25, 11.25]) {
            let remembered = cache.delay(&sky, 0, a, b, at(seconds)).as_nanos();
            let exact = sky.delay(a, b, at(seconds)).as_nanos();
            assert!(remembered.abs_diff(exact) < 100, "{a} to {b}: {remembered} and {exact} ns");
        }
    }
}

#[test]
fn numbers_out_of_range_stand_for_the_centre_of_the_earth() {
    let sky = sky(iridium(), &[LONDON]);
    assert_eq!(sky.position(67, at(1.0)), [0.0; 3]);
    assert_eq!(sky.position(u32::MAX, at(1.0)), [0.0; 3]);
    assert_eq!(sky.elevation_deg(9, 0, at(1.0)), 0.0);
    assert_eq!(
        (sky.constellation_of(66), sky.plane_and_slot(66), sky.terminal_of_node(67)),
        (None, None, None)
    );
    assert_eq!((sky.plane_and_slot(40), sky.terminal_of_node(66)), (Some((3, 7)), Some(0)));
    assert!(sky.visible(9, at(1.0)).is_empty() && sky.satellites_of(1).is_empty());
}

#[test]
fn what_is_drawn_is_in_metres_and_goes_round_as_the_satellite_does() {
    let sky = sky(iridium(), &[]);
    let (t, mut orbit, mut all) = (at(1234.5), [0.0f32; 36], [0.0f32; 198]);
    sky.positions(t, Frame::Inertial, &mut all);
    sky.orbit(20, t, Frame::Inertial, &mut orbit);
    // The second of twelve points is where the satellite is a twelfth of its period later.
    let later = sky.position(20, at(1234.5 + sky.period_s(0).unwrap() / 12.0));
    for axis in 0..3 {
        assert!((f64::from(all[60 + axis]) - 1e3 * sky.position(20, t)[axis]).abs() <= 1.0);
        assert!((f64::from(orbit[3 + axis]) - 1e3 * later[axis]).abs() <= 10.0);
    }
}

#[test]
fn satellites_are_numbered_through_the_constellations_plane_by_plane() {
    let both = SkySpec { constellations: vec![geo3(), iridium()], ..SkySpec::default() };
    let sky = Sky::new(&both).unwrap();
    assert_eq!((sky.constellations(), sky.satellites_of(0), sky.satellites_of(1)), (2, 0..3, 3..69));
    let places = [3, 13, 14, 68, 69].map(|satellite| sky.plane_and_slot(satellite));
    assert_eq!(places, [Some((0, 0)), Some((0, 10)), Some((1, 0)), Some((5, 10)), None]);
}
