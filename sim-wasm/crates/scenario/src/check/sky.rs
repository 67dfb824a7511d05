//! Constellations: what each kind needs, and how many satellites there may be.

use crate::{Constellation, ConstellationKind, Scenario};
use skywindow_form::Reader;

/// The most satellites of all constellations together.
const MOST_SATELLITES: u64 = 10_000;

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    let constellations = &scenario.constellations;
    super::unique(
        constellations.iter().map(|c| c.id.as_str()),
        |index| format!("constellations[{index}].id"),
        reader,
    );
    for (index, constellation) in constellations.iter().enumerate() {
        reader.inside(&format!("constellations[{index}]"), |reader| {
            match constellation.kind {
                ConstellationKind::Geostationary => ring(constellation, reader),
                _ => walker(constellation, reader),
            }
            reaches(constellation, reader);
            seam(constellation, reader);
            let queues = [("gsl", &constellation.gsl.red), ("isl", &constellation.isl.red)];
            for (part, red) in queues {
                reader.inside(part, |reader| super::red(red.as_ref(), reader));
            }
        });
    }
    let satellites: u64 = constellations.iter().map(Constellation::satellites).sum();
    if satellites > MOST_SATELLITES {
        reader.fail_at(
            "constellations",
            format!("{satellites} satellites together, and {MOST_SATELLITES} is the most"),
        );
    }
}

/// The fields that give a Walker constellation its shape, and whether they are there.
const fn walker_fields(constellation: &Constellation) -> [(&'static str, bool); 4] {
    [
        ("planes", constellation.planes.is_some()),
        ("satellites_per_plane", constellation.satellites_per_plane.is_some()),
        ("altitude_km", constellation.altitude_km.is_some()),
        ("inclination_deg", constellation.inclination_deg.is_some()),
    ]
}

fn walker(constellation: &Constellation, reader: &mut Reader) {
    let kind = constellation.kind.word();
    for (field, _) in walker_fields(constellation).into_iter().filter(|(_, there)| !there) {
        reader.fail_at(field, format!("is missing: a {kind} constellation needs it"));
    }
    if !constellation.longitudes_deg.is_empty() {
        reader.fail_at("longitudes_deg", format!("says nothing about a {kind} constellation: leave it out"));
    }
}

fn ring(constellation: &Constellation, reader: &mut Reader) {
    if constellation.longitudes_deg.is_empty() {
        reader.fail_at(
            "longitudes_deg",
            "is missing: a geostationary constellation needs at least one longitude",
        );
    }
    let shape = [
        ("node_spacing_deg", constellation.node_spacing_deg.is_some()),
        ("phase_step_deg", constellation.phase_step_deg.is_some()),
        ("phasing", constellation.phasing.is_some()),
    ];
    let given = walker_fields(constellation).into_iter().chain(shape);
    for (field, _) in given.filter(|&(field, there)| there && field != "altitude_km") {
        reader.fail_at(field, "says nothing about a geostationary constellation: leave it out");
    }
}

fn reaches(constellation: &Constellation, reader: &mut Reader) {
    let shape = constellation.shape();
    let lists = [
        (
            "isl.intraplane",
            &constellation.isl.intraplane,
            shape.satellites_per_plane,
            "satellites in a plane",
        ),
        ("isl.interplane", &constellation.isl.interplane, shape.planes, "planes"),
    ];
    for (field, list, count, what) in lists {
        // Reach 1 is the default; where there is no neighbour it means no link.
        for (index, reach) in list.iter().enumerate().filter(|&(_, &reach)| reach > 1 && reach >= count) {
            reader.fail_at(
                &format!("{field}[{index}]"),
                format!("{reach} is out of reach with {count} {what}"),
            );
        }
        for (index, reach) in list.iter().enumerate().filter(|&(index, reach)| list[..index].contains(reach))
        {
            reader.fail_at(&format!("{field}[{index}]"), format!("{reach} is there already"));
        }
    }
}

fn seam(constellation: &Constellation, reader: &mut Reader) {
    let isl = &constellation.isl;
    if isl.cross_seam && constellation.kind != ConstellationKind::WalkerStar {
        reader.fail_at("isl.cross_seam", "only a walker-star constellation has a seam");
    }
    let slots = constellation.shape().satellites_per_plane;
    if let Some(slot) = isl.cross_seam_first_slot.filter(|&slot| slot >= slots) {
        reader.fail_at(
            "isl.cross_seam_first_slot",
            format!("{slot} is not below {slots}, the satellites in a plane"),
        );
    }
}
