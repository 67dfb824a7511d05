//! The orbits of a constellation as numbers: how high, how fast, and how far from the ground.

use skywindow_orbit::Sky;
use skywindow_scenario::MetricName;
use skywindow_units::SimTime;

/// A turn is looked at in so many steps, for its lowest and highest point.
const STEPS: u32 = 1440;

/// What is known of a constellation without looking at the time: from the motion of its first satellite in each plane.
pub(crate) fn values(sky: &Sky, constellation: usize) -> Vec<(MetricName, f64)> {
    let Some(spec) = sky.constellation(constellation) else { return Vec::new() };
    let satellites = sky.satellites_of(constellation);
    let firsts = satellites
        .clone()
        .filter(|&satellite| sky.plane_and_slot(satellite).is_some_and(|(_, slot)| slot == 0));
    let [mut perigee_km, mut apogee_km, mut period_s, mut inclination_deg] = [f64::INFINITY, 0.0, 0.0, 0.0];
    for satellite in firsts {
        let turn_s = sky.period_s(satellite).unwrap_or(0.0);
        for step in 0..STEPS {
            let at =
                sky.position(satellite, SimTime::from_secs_f64(turn_s * f64::from(step) / f64::from(STEPS)));
            let height_km = length(at) - sky.earth().radius_km;
            perigee_km = height_km.min(perigee_km);
            apogee_km = height_km.max(apogee_km);
        }
        period_s = turn_s.max(period_s);
        inclination_deg = tilt_deg(sky, satellite).max(inclination_deg);
    }
    let delay_ms = |km: f64| 1e3 * km / sky.earth().light_km_s;
    let farthest_km = slant_km(sky.earth().radius_km, apogee_km, spec.elevation_mask_deg);
    vec![
        (MetricName::Satellites, satellites.len() as f64),
        (MetricName::Perigee, clean(perigee_km)),
        (MetricName::Apogee, clean(apogee_km)),
        (MetricName::Inclination, clean(inclination_deg)),
        (MetricName::Period, period_s / 60.0),
        (MetricName::DelayZenith, clean(delay_ms(perigee_km))),
        (MetricName::DelayMask, clean(delay_ms(farthest_km))),
    ]
}

/// Without the last digits, which are the rounding of sines.
fn clean(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}

/// The angle between the plane in which a satellite moves at time 0 and the equator.
fn tilt_deg(sky: &Sky, satellite: u32) -> f64 {
    let [a, b] = [0, 1_000].map(|ms| sky.position(satellite, SimTime::from_millis(ms)));
    let normal = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
    libm::acos((normal[2] / length(normal)).clamp(-1.0, 1.0)).to_degrees()
}

fn length(v: [f64; 3]) -> f64 {
    libm::sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2])
}

/// How far a satellite at this altitude is from a terminal that sees it at this elevation, by the law of cosines.
fn slant_km(radius_km: f64, altitude_km: f64, elevation_deg: f64) -> f64 {
    let (sin, cos) = libm::sincos(elevation_deg.to_radians());
    let orbit_km = radius_km + altitude_km;
    libm::sqrt(orbit_km * orbit_km - radius_km * radius_km * cos * cos) - radius_km * sin
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{Scenario, preset};

    use super::*;
    use crate::Layout;

    #[test]
    fn the_way_to_a_satellite_at_the_zenith_is_its_altitude_and_to_the_horizon_the_tangent() {
        assert!((slant_km(6378.0, 780.0, 90.0) - 780.0).abs() < 1e-9);
        let tangent = libm::sqrt(7158.0 * 7158.0 - 6378.0 * 6378.0);
        assert!((slant_km(6378.0, 780.0, 0.0) - tangent).abs() < 1e-9);
    }

    #[test]
    fn orbits_have_the_altitude_inclination_and_period_that_papers_give() {
        for (id, satellites, altitude_km, inclination_deg, period_min) in [
            ("iridium", 66.0, 780.0, 86.4, 100.4),
            ("teledesic", 288.0, 1375.0, 84.7, 113.2),
            ("spaceway-ngso", 20.0, 10352.0, 55.0, 358.9),
            ("geo3", 3.0, 35786.0, 0.0, 1436.07),
        ] {
            let scenario = Scenario::parse(preset(id).unwrap()).unwrap();
            let sky = Sky::new(&Layout::new(&scenario).unwrap().sky).unwrap();
            let found = values(&sky, 0);
            let of = |metric| found.iter().find(|(known, _)| *known == metric).unwrap().1;
            assert_eq!(of(MetricName::Satellites), satellites, "{id}");
            assert_eq!([of(MetricName::Perigee), of(MetricName::Apogee)], [altitude_km; 2], "{id}");
            assert!((of(MetricName::Inclination) - inclination_deg).abs() < 1e-5, "{id}");
            assert!((of(MetricName::Period) - period_min).abs() < 0.1, "{id}: {}", of(MetricName::Period));
            assert!(of(MetricName::DelayZenith) <= of(MetricName::DelayMask), "{id}");
        }
    }
}
