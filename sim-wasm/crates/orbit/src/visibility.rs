//! Which satellites a terminal sees, leaving out the planes that cannot come into view.

use crate::crossing::Margin;
use crate::shell::{Moving, Plane, Shell};
use crate::snapshot::Snapshot;
use crate::vector::{Vec3, dot};

/// Keeps a plane that touches the edge of the view in it, whatever the rounding.
const ROUNDING: f64 = 1e-9;

/// Calls `see` with every satellite of `shell` above the mask and the cosine of its angle from `up` at the
/// Earth's centre: of two satellites of a shell the one with the larger cosine is nearer and higher.
pub(crate) fn each_visible(shell: &Shell, sky: &mut Snapshot, up: Vec3, mut see: impl FnMut(u32, f64)) {
    for (plane, first) in shell.planes.iter().zip((shell.first..).step_by(shell.slots as usize)) {
        if plane_margin(shell, plane, up) > ROUNDING {
            continue;
        }
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
    let cosine = dot(plane.normal, up.at);
    Margin {
        value: plane_margin(shell, plane, up.at) - ROUNDING,
        rate: 2.0 * cosine * dot(plane.normal, up.rate),
        bend: 4.0 * turning_rate * turning_rate,
    }
    .holds_for()
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
