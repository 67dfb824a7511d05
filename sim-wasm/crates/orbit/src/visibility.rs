//! Which satellites a terminal sees, leaving out the planes that cannot come into view.

use crate::crossing::Margin;
use crate::shell::{Moving, Plane, Shell};
use crate::snapshot::Snapshot;
use crate::vector::{Vec3, dot};

/// Keeps a plane that touches the edge of the view in it, whatever the rounding.
const ROUNDING: f64 = 1e-9;

/// Steps of work to see whether a satellite is in view.
const STEPS_PER_LOOK: u64 = 2;

/// Calls `see` with every satellite of `shell` above the mask and the cosine of its angle from `up` at the
/// Earth's centre: of two satellites of a shell the one with the larger cosine is nearer and higher.
pub(crate) fn each_visible(shell: &Shell, sky: &mut Snapshot, up: Vec3, mut see: impl FnMut(u32, f64)) {
    sky.steps += shell.planes.len() as u64;
    for (plane, first) in shell.planes.iter().zip((shell.first..).step_by(shell.slots as usize)) {
        if plane_margin(shell, plane, up) > ROUNDING {
            continue;
        }
        sky.steps += STEPS_PER_LOOK * u64::from(shell.slots);
        for satellite in first..first + shell.slots {
            let cosine = dot(sky.direction(shell, satellite), up);
            if cosine > shell.cos_mask {
                see(satellite, cosine);
            }
        }
    }
}

/// The satellite with the highest elevation above the mask that `may` be used; of equals the one with the lower
/// number.
pub(crate) fn highest(shell: &Shell, sky: &mut Snapshot, up: Vec3, may: impl Fn(u32) -> bool) -> Option<u32> {
    let mut best = None;
    let mut best_cosine = f64::NEG_INFINITY;
    each_visible(shell, sky, up, |satellite, cosine| {
        if cosine > best_cosine && may(satellite) {
            (best, best_cosine) = (Some(satellite), cosine);
        }
    });
    best
}

/// Seconds for which no satellite of `plane` can come into view; negative if one might be.
pub(crate) fn plane_hidden_for(shell: &Shell, plane: &Plane, up: Moving, turning_rate: f64) -> f64 {
    let margin = moving_plane_margin(shell, plane, up, turning_rate);
    Margin { value: margin.value - ROUNDING, ..margin }.holds_for()
}

fn moving_plane_margin(shell: &Shell, plane: &Plane, up: Moving, turning_rate: f64) -> Margin {
    let cosine = dot(plane.normal, up.at);
    Margin {
        value: plane_margin(shell, plane, up.at),
        rate: 2.0 * cosine * dot(plane.normal, up.rate),
        bend: 4.0 * turning_rate * turning_rate,
    }
}

/// The margin of a satellite above the mask. At the mask itself it counts as out of view.
pub(crate) fn mask_margin(shell: &Shell, satellite: Moving, up: Moving, turning_rate: f64) -> Margin {
    let fastest = shell.rate + turning_rate;
    Margin {
        value: dot(satellite.at, up.at) - shell.cos_mask,
        rate: dot(satellite.rate, up.at) + dot(satellite.at, up.rate),
        bend: fastest * fastest,
    }
}

/// Above 0 where the plane is too far from `up` for any of its satellites to be seen.
fn plane_margin(shell: &Shell, plane: &Plane, up: Vec3) -> f64 {
    let cosine = dot(plane.normal, up);
    // A mask above 0 degrees keeps satellites within a quarter turn, so the cosine is not negative.
    cosine * cosine - (1.0 - shell.cos_mask * shell.cos_mask)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crossing::assert_rate_and_bend;
    use crate::shell::turning_rate;
    use crate::sky::Sky;
    use crate::spec::{ConstellationSpec, EarthSpec, SkySpec};
    use skywindow_units::SimTime;

    const PLACES: [(f64, f64); 4] = [(0.0, 0.0), (51.5, -0.1), (-33.9, 151.2), (89.0, 10.0)];

    fn earth() -> EarthSpec {
        EarthSpec::default()
    }

    fn shells() -> [Shell; 3] {
        let masked = |spec: ConstellationSpec| ConstellationSpec { elevation_mask_deg: 12.0, ..spec };
        [
            ConstellationSpec::walker_star(6, 11, 780.0, 86.4),
            ConstellationSpec::walker_delta(4, 5, 10_352.0, 55.0),
            ConstellationSpec::walker_delta(5, 4, 1400.0, 120.0),
        ]
        .map(|spec| Shell::new(&masked(spec), &earth(), 0))
    }

    /// The upward direction at a place on the turning Earth.
    fn up((latitude_deg, longitude_deg): (f64, f64), t: f64) -> Moving {
        let turning = turning_rate(&earth());
        let (z, across) = libm::sincos(f64::to_radians(latitude_deg));
        let (sin, cos) = libm::sincos(f64::to_radians(longitude_deg) + turning * t);
        let at = [across * cos, across * sin, z];
        Moving { at, rate: [-turning * at[1], turning * at[0], 0.0] }
    }

    fn a_day() -> impl Iterator<Item = f64> {
        (1..480).map(|step| 180.0 * f64::from(step))
    }

    #[test]
    fn the_margin_above_the_mask_foretells_itself() {
        let turning = turning_rate(&earth());
        for shell in shells() {
            for place in PLACES {
                assert_rate_and_bend(4.0, a_day(), |t| {
                    mask_margin(&shell, shell.moving(3, t), up(place, t), turning)
                });
            }
        }
    }

    #[test]
    fn the_margin_of_a_plane_foretells_itself() {
        let turning = turning_rate(&earth());
        for shell in shells() {
            // Where the sky turns overhead; at the poles it hardly bends.
            for place in &PLACES[..3] {
                assert_rate_and_bend(100.0, a_day(), |t| {
                    moving_plane_margin(&shell, &shell.planes[1], up(*place, t), turning)
                });
            }
        }
    }

    #[test]
    fn while_a_plane_is_hidden_none_of_its_orbit_is_above_the_mask_and_else_some_is() {
        let turning = turning_rate(&earth());
        let mut hidden_ones = 0;
        for shell in shells() {
            for (number, plane) in (0..).zip(&shell.planes) {
                for t in a_day() {
                    let at = up((35.0, 20.0), t);
                    let hidden = plane_hidden_for(&shell, plane, at, turning);
                    let highest = (0..720)
                        .map(|step| dot(shell.along(number, f64::to_radians(0.5 * f64::from(step))), at.at))
                        .fold(f64::NEG_INFINITY, f64::max);
                    assert_eq!(hidden < 0.0, highest > shell.cos_mask, "{hidden} s, {highest}");
                    hidden_ones += usize::from(hidden >= 0.0);
                }
            }
        }
        assert!(hidden_ones > 1000, "{hidden_ones}");
    }

    #[test]
    fn of_satellites_at_the_same_height_the_lower_number_is_taken() {
        // Two planes that are one: every satellite has a twin.
        let twins = ConstellationSpec {
            node_spacing_deg: Some(0.0),
            phase_step_deg: Some(0.0),
            ..ConstellationSpec::walker_star(2, 12, 1400.0, 80.0)
        };
        let sky = Sky::new(&SkySpec { constellations: vec![twins], ..SkySpec::default() }).expect("a sky");
        let (shell, mut snapshot) = (&sky.shells()[0], Snapshot::new(&sky));
        for t in a_day() {
            snapshot.begin(SimTime::from_secs_f64(t));
            let at = up((20.0, 30.0), t).at;
            let first = highest(shell, &mut snapshot, at, |_| true);
            assert!(first.is_none_or(|satellite| satellite < 12));
            let other = highest(shell, &mut snapshot, at, |satellite| Some(satellite) != first);
            assert_eq!(other, first.map(|satellite| satellite + 12), "its twin");
        }
    }

    #[test]
    fn a_satellite_at_the_mask_itself_is_out_of_view() {
        let [mut shell, ..] = shells();
        let sky = Sky::new(&SkySpec { constellations: vec![shell.spec.clone()], ..SkySpec::default() });
        let sky = sky.expect("a sky");
        let mut snapshot = Snapshot::new(&sky);
        snapshot.begin(SimTime::ZERO);
        let satellite = snapshot.direction(&shell, 0);
        shell.cos_mask = dot(satellite, satellite);
        let mut seen = Vec::new();
        each_visible(&shell, &mut snapshot, satellite, |satellite, _| seen.push(satellite));
        assert_eq!(seen, [] as [u32; 0]);
    }
}
