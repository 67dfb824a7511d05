//! Real satellites: those of the published verification set, where they are known to have been.

use std::sync::Arc;

use skywindow_elements::{Epoch, Orbit, frame, read};
use skywindow_orbit::{
    Check, ConstellationSpec, ElementsSpec, Frame, HandoverPolicy, HandoverSpec, Sky, SkySpec, TerminalSpec,
    Topology,
};
use skywindow_units::SimTime;

use crate::fixtures::iridium;

const VERIFICATION: &str = include_str!("../../../../../tests/reference/SGP4-VER.TLE");

/// The sky of one satellite from the epoch of its elements on, seen from these places.
fn sky_of(number: u32, places: &[(f64, f64)]) -> Sky {
    let set = read(VERIFICATION).sets.into_iter().find(|set| set.catalogue_number == number).expect("a set");
    let epoch = set.epoch;
    let constellation = ConstellationSpec {
        handover: HandoverSpec {
            policy: HandoverPolicy::HighestElevation,
            check: Check::Exact,
            ..HandoverSpec::default()
        },
        ..ConstellationSpec::new(ElementsSpec { sets: Arc::new([set]), epoch })
    };
    let terminals = places.iter().map(|&(north, east)| TerminalSpec::new(north, east, 0)).collect();
    Sky::new(&SkySpec { constellations: vec![constellation], terminals, ..SkySpec::default() })
        .expect("a sky")
}

#[test]
fn geostationary_satellites_stand_where_they_stood() {
    // AMC-4, Intelsat 902 and XM-3 as their operators gave their longitudes in 2004 and 2006.
    for (number, longitude_deg) in [(25_954, -101.0), (26_900, 62.0), (28_626, -85.1)] {
        let sky = sky_of(number, &[]);
        for hour in 0..48 {
            let place = sky.look(0, SimTime::from_millis(3_600_000 * hour));
            let off = place.longitude_deg - longitude_deg;
            assert!(off.abs() < 0.2 && place.latitude_deg.abs() < 0.2, "{number}: {place:?}");
        }
    }
}

#[test]
fn the_earth_fixed_place_is_that_of_sgp4_turned_by_sidereal_time() {
    for set in read(VERIFICATION).sets.iter().filter(|set| STILL_UP.contains(&set.catalogue_number)) {
        let sky = sky_of(set.catalogue_number, &[]);
        for (minutes, instant) in [(0.0, set.epoch), (1440.0, a_day_after(set.epoch))] {
            let state = Orbit::new(set).and_then(|orbit| orbit.state(minutes)).expect("a state");
            let expected = frame::earth_fixed(state.position, frame::sidereal_time(instant));
            let mut found = [0.0f32; 3];
            sky.positions(SimTime::from_secs_f64(60.0 * minutes), Frame::EarthFixed, &mut found);
            for (found, expected) in found.iter().zip(expected) {
                // Half of the last digit of a float at these distances.
                assert!((f64::from(*found) - 1e3 * expected).abs() <= 4.0, "{}", set.catalogue_number);
            }
        }
    }
}

/// Satellites that a day later have not decayed, on the same page of the calendar.
const STILL_UP: [u32; 5] = [6251, 8195, 14_128, 26_975, 28_057];

fn a_day_after(epoch: Epoch) -> Epoch {
    let (date, time) =
        epoch.to_string().split_once('T').map(|(d, t)| (d.to_owned(), t.to_owned())).expect("a date");
    let day: u32 = date[8..].parse().expect("a day");
    Epoch::parse(&format!("{}{:02}T{time}", &date[..8], day + 1)).expect("the next day")
}

#[test]
fn a_terminal_loses_its_satellite_at_the_instant_at_which_that_decays() {
    // The last stage of a rocket, which the published program loses between 50 and 55 minutes.
    let alone = sky_of(28_872, &[]);
    let places = (3000..3300).map(|second| alone.look(0, SimTime::from_millis(1000 * second)));
    let above = places.take_while(|place| place.altitude_km > -1.0).last().expect("a last place");
    let sky = sky_of(28_872, &[(above.latitude_deg, above.longitude_deg)]);
    let mut topology = Topology::new(&sky);
    let mut seen: Vec<(SimTime, Option<u32>)> = Vec::new();
    while topology.next_evaluation() < SimTime::from_millis(7_200_000) {
        let now = topology.next_evaluation();
        topology.evaluate(&sky, now);
        if seen.last().is_none_or(|&(_, last)| last != topology.serving(0)) {
            seen.push((now, topology.serving(0)));
        }
    }
    let [.., (rises, Some(0)), (gone, None)] = seen[..] else { panic!("{seen:?}") };
    let minutes = gone.as_secs_f64() / 60.0;
    assert!(rises < gone && (50.0..55.0).contains(&minutes), "{seen:?}");
    let before = SimTime::from_secs_f64(gone.as_secs_f64() - 0.01);
    assert!(sky.elevation_deg(0, 0, before) > 0.0);
    assert_eq!(sky.visible(0, gone), [] as [u32; 0]);
}

#[test]
fn a_satellite_leaves_at_the_same_instant_in_whichever_constellation_of_the_sky_it_is() {
    let alone = sky_of(28_872, &[]);
    let leaves = alone.leaves(0).expect("it decays");
    let spec = SkySpec {
        constellations: vec![iridium(), alone.constellation(0).expect("its own").clone()],
        ..SkySpec::default()
    };
    let both = Sky::new(&spec).expect("a sky");
    assert_eq!((both.leaves(65), both.leaves(66), both.leaves(67)), (None, Some(leaves), None));
}
