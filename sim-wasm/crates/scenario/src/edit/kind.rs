//! A constellation of another kind: as near to the one before as the new kind allows.

use serde_json::{Map, Value, json};

use crate::{Constellation, ConstellationKind, Earth, Ellipse, Scenario};

/// Completes the constellations that have another kind in `changed` than before: what the new kind needs follows from
/// what there was, and links that it does not have go. Only where `before` is a scenario.
pub fn settle_kinds(before: &Value, changed: &mut Value) {
    let Ok(scenario) = Scenario::from_json(before) else { return };
    let now = changed.get_mut("constellations").and_then(Value::as_array_mut);
    for (old, new) in scenario.constellations.iter().zip(now.into_iter().flatten()) {
        let Value::Object(new) = new else { continue };
        let word = new.get("kind").and_then(Value::as_str);
        let kind = ConstellationKind::ALL.iter().find(|kind| Some(kind.word()) == word);
        if let Some(&kind) = kind.filter(|&&kind| kind != old.kind) {
            Near::new(old, &scenario.earth).settle(kind, new);
        }
    }
}

/// What is told of a constellation in planes of circles.
struct Near {
    planes: u32,
    slots: u32,
    altitude_km: f64,
    inclination_deg: f64,
}

/// Element sets do not say how many planes they share.
const PLANES_OF_ELEMENTS: u32 = 6;
/// Three satellites see all of the Earth but for the poles.
const RING_DEG: [f64; 3] = [-90.0, 30.0, 150.0];

impl Near {
    fn new(old: &Constellation, earth: &Earth) -> Self {
        let real = old.elements.sets();
        let (planes, slots) = match old.kind {
            ConstellationKind::Elements => {
                let planes = PLANES_OF_ELEMENTS.min(real.len() as u32);
                (planes, (real.len() as u32).div_ceil(planes.max(1)))
            }
            _ if old.planes.is_some() => (old.planes.unwrap_or(1), old.satellites_per_plane.unwrap_or(1)),
            _ => old.grid(),
        };
        let ellipse = old.ellipse().or_else(|| old.orbits.first().and_then(|orbit| orbit.ellipse()));
        let real = real.first();
        let altitude_km = match (old.shape(), ellipse, real) {
            (Some(shape), ..) => shape.altitude_km,
            (_, Some(Ellipse::Heights { perigee_km, apogee_km }), _) => 0.5 * (perigee_km + apogee_km),
            (_, Some(Ellipse::Axis { semi_major_axis_km, .. }), _) => semi_major_axis_km - earth.radius_km,
            (.., Some(set)) => set.semi_major_axis_km() - earth.radius_km,
            (None, None, None) => 0.0,
        };
        let tilts = [old.inclination_deg, old.orbits.first().map(|orbit| orbit.inclination_deg)];
        let tilt = tilts.into_iter().flatten().next().or_else(|| real.map(|set| set.inclination_deg));
        Self {
            planes: planes.clamp(1, 1000),
            slots: slots.clamp(1, 1000),
            altitude_km: altitude_km.round().clamp(100.0, 200_000.0),
            inclination_deg: tilt.unwrap_or(0.0),
        }
    }

    fn settle(&self, kind: ConstellationKind, new: &mut Map<String, Value>) {
        // How planes are spread is the new kind's.
        for field in ["node_spacing_deg", "phase_step_deg", "phasing"] {
            new.remove(field);
        }
        let circles = json!({
            "planes": self.planes,
            "satellites_per_plane": self.slots,
            "inclination_deg": self.inclination_deg,
        });
        let (given, planes, slots) = match kind {
            ConstellationKind::Geostationary => {
                new.remove("altitude_km");
                (json!({ "longitudes_deg": RING_DEG }), 1, RING_DEG.len() as u32)
            }
            ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta => {
                new.entry("altitude_km").or_insert(self.altitude_km.into());
                (circles, self.planes, self.slots)
            }
            ConstellationKind::Kepler => {
                new.insert("perigee_km".to_owned(), self.altitude_km.into());
                new.insert("apogee_km".to_owned(), self.altitude_km.into());
                (circles, self.planes, self.slots)
            }
            ConstellationKind::Elements => return,
        };
        for (field, value) in given.as_object().into_iter().flatten() {
            new.entry(field.as_str()).or_insert(value.clone());
        }
        if let Some(Value::Object(isl)) = new.get_mut("isl") {
            settle_links(isl, kind, planes, slots);
        }
    }
}

/// Takes out links across a seam that is none, and those that reach beyond the planes and slots there are.
fn settle_links(isl: &mut Map<String, Value>, kind: ConstellationKind, planes: u32, slots: u32) {
    if kind != ConstellationKind::WalkerStar {
        for field in ["cross_seam", "cross_seam_first_slot", "cross_seam_min_longitude_deg"] {
            isl.remove(field);
        }
    }
    for (field, count) in [("intraplane", slots), ("interplane", planes)] {
        if let Some(Value::Array(reaches)) = isl.get_mut(field) {
            reaches.retain(|reach| reach.as_u64().is_some_and(|reach| reach == 1 || reach < count.into()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{preset, presets, set_path};

    const KINDS: [&str; 4] = ["walker-star", "walker-delta", "geostationary", "kepler"];

    fn document(id: &str) -> Value {
        serde_json::from_str(preset(id).unwrap_or_default()).unwrap_or_default()
    }

    fn with_kind(before: &Value, kind: &str) -> Value {
        let mut changed = before.clone();
        set_path(&mut changed, "constellations.0.kind", kind).expect("a kind");
        settle_kinds(before, &mut changed);
        changed
    }

    #[test]
    fn every_built_in_constellation_can_be_of_every_kind_and_of_another_after_that() {
        for known in presets() {
            let before = document(known.id);
            if before.get("constellations").is_none_or(|all| all.get(0).is_none()) {
                continue;
            }
            for (first, second) in KINDS.into_iter().flat_map(|one| KINDS.map(|other| (one, other))) {
                let once = with_kind(&before, first);
                let twice = with_kind(&once, second);
                for (made, kind) in [(once, first), (twice, second)] {
                    let scenario = Scenario::from_json(&made);
                    let made = scenario.unwrap_or_else(|why| panic!("{} as {kind}: {why:?}", known.id));
                    assert_eq!(made.constellations[0].kind.word(), kind);
                }
            }
        }
    }

    #[test]
    fn planes_height_and_inclination_stay_as_far_as_the_kind_has_them() {
        let kepler = with_kind(&document("iridium"), "kepler")["constellations"][0].clone();
        assert_eq!((&kepler["planes"], &kepler["satellites_per_plane"]), (&json!(6), &json!(11)));
        assert_eq!((&kepler["perigee_km"], &kepler["apogee_km"]), (&json!(780.0), &json!(780.0)));
        assert_eq!(kepler["inclination_deg"], json!(86.4));
        assert_eq!((kepler.get("altitude_km"), kepler.get("node_spacing_deg")), (None, None));
        let circles = with_kind(&document("pentriad"), "walker-delta")["constellations"][0].clone();
        assert!(circles["altitude_km"].as_f64().is_some_and(|km| km > 20_000.0), "{circles}");
    }

    #[test]
    fn a_seam_and_links_beyond_the_planes_go_with_the_star() {
        let ring = with_kind(&document("teledesic"), "geostationary")["constellations"][0].clone();
        assert_eq!(ring["isl"].get("cross_seam"), None);
        assert_eq!((&ring["isl"]["intraplane"], &ring["isl"]["interplane"]), (&json!([1, 2]), &json!([1])));
        assert_eq!(ring["longitudes_deg"], json!(RING_DEG));
    }

    #[test]
    fn what_stays_of_one_kind_is_left_alone() {
        let before = document("iridium-geo");
        let mut same = before.clone();
        settle_kinds(&before, &mut same);
        assert_eq!(same, before);
        let elements = with_kind(&before, "elements");
        assert!(Scenario::from_json(&elements).is_err(), "no satellites are made up");
    }
}
