//! The seam of a star against the satellites themselves.

use crate::fixtures::{LONDON, QUITO, TOKYO, iridium, sky, spaceway_ngso, teledesic_cross_seam};
use skywindow_orbit::{OrbitSpec, Sky};
use skywindow_units::SimTime;

const DAY: SimTime = SimTime::from_millis(86_164_000);

fn hours(spans: &[[SimTime; 2]]) -> f64 {
    spans.iter().map(|[from, to]| to.since(*from).as_secs_f64() / 3600.0).sum()
}

#[test]
fn the_seam_turns_once_in_a_sidereal_day_and_lies_between_as_many_degrees_of_it_as_are_between_them() {
    // Quito and London are 78.38 degrees of longitude apart, Quito and Tokyo 141.8; two half circles pass over them.
    for (places, degrees) in [([QUITO, LONDON], 78.38), ([QUITO, TOKYO], 141.80)] {
        for star in [iridium(), teledesic_cross_seam()] {
            let sky = sky(star, &places);
            let spans = sky.seam_between([0, 1], DAY);
            let expected = 2.0 * degrees / 360.0 * DAY.as_secs_f64() / 3600.0;
            assert!((hours(&spans) - expected).abs() < 1e-6, "{spans:?}");
            assert!(spans.windows(2).all(|pair| pair[0][1] < pair[1][0]));
            assert_eq!(spans, sky.seam_between([1, 0], DAY));
        }
    }
}

/// Where satellites of neighbouring planes fly: north over one half of the Earth, south over the other.
fn flies_north(sky: &Sky, longitude_deg: f64, t: SimTime) -> bool {
    let near = |satellite: &u32| {
        let place = sky.look(*satellite, t);
        let apart = (place.longitude_deg - longitude_deg + 180.0).rem_euclid(360.0) - 180.0;
        if place.latitude_deg.abs() < 30.0 { apart.abs() } else { f64::INFINITY }
    };
    let nearest = (0..sky.satellites()).min_by(|a, b| near(a).total_cmp(&near(b))).expect("satellites");
    let later = t + skywindow_units::Duration::from_secs(10);
    sky.look(nearest, later).latitude_deg > sky.look(nearest, t).latitude_deg
}

#[test]
fn while_it_lies_between_two_places_satellites_above_them_fly_opposite_ways() {
    let sky = sky(teledesic_cross_seam(), &[QUITO, LONDON]);
    let spans = sky.seam_between([0, 1], DAY);
    let mut seen = [0, 0];
    for t in (0..240).map(|step| SimTime::from_millis(5_000 + 359_000 * step)) {
        let near_seam = |longitude: f64| {
            let apart = longitude - sky.seam_deg(0, t).expect("a star");
            ((apart + 90.0).rem_euclid(180.0) - 90.0).abs() < 12.0
        };
        // Beside the seam the nearest satellite may be one of the other side.
        let longitudes = [-78.51, -0.13];
        if longitudes.iter().any(|&longitude| near_seam(longitude)) {
            continue;
        }
        let between = spans.iter().any(|[from, to]| (*from..*to).contains(&t));
        let [quito, london] = longitudes.map(|longitude| flies_north(&sky, longitude, t));
        assert_eq!(quito != london, between, "{t}");
        seen[usize::from(between)] += 1;
    }
    assert!(seen.iter().all(|&times| times > 40), "{seen:?}");
}

#[test]
fn between_begins_and_ends_as_the_seam_passes_over_one_of_them() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let spans = sky.seam_between([0, 1], DAY);
    for t in spans.iter().flatten().filter(|&&t| t > SimTime::ZERO && t < DAY) {
        let seam = sky.seam_deg(0, *t).expect("a star");
        let over = |longitude: f64| ((seam - longitude + 90.0).rem_euclid(180.0) - 90.0).abs() < 1e-6;
        assert!(over(-78.51) || over(-0.13), "{seam} at {t}");
    }
    // Planes at 0 to 158 degrees: the last one comes down at 338, 22 degrees west of the first.
    assert!((sky.seam_deg(0, SimTime::ZERO).expect("a star") + 11.0).abs() < 1e-9);
}

#[test]
fn the_seam_is_west_of_the_first_plane_by_half_the_way_to_the_last_one_wherever_that_is() {
    // Planes at 40 to 198 degrees: the last one comes down at 18.
    let mut turned = iridium();
    let OrbitSpec::Walker(walker) = &mut turned.orbits else { panic!("a star") };
    walker.first_node_deg = 40.0;
    let sky = sky(turned, &[QUITO]);
    assert!((sky.seam_deg(0, SimTime::ZERO).expect("a star") - 29.0).abs() < 1e-9);
    // It turns to the west, by 15.04 degrees an hour.
    let hour = sky.seam_deg(0, SimTime::from_millis(3_600_000)).expect("a star");
    assert!((hour - (29.0 - 360.0 * 3600.0 / 86_164.0)).abs() < 1e-6, "{hour}");
}

#[test]
fn a_delta_has_no_seam_and_nothing_lies_between_a_place_and_itself() {
    let delta = sky(spaceway_ngso(), &[QUITO, LONDON]);
    assert_eq!(delta.seam_deg(0, DAY), None);
    assert!(delta.seam_between([0, 1], DAY).is_empty());
    assert!(sky(iridium(), &[QUITO, QUITO]).seam_between([0, 1], DAY).is_empty());
}
