//! Constellations: what each kind needs, and how many satellites there may be.

use skywindow_elements::Epoch;
use skywindow_form::{Datum, FieldSpec, Part, Reader, When};

use crate::{Constellation, ConstellationKind, Earth, Ellipse, Isl, Scenario};

/// The most satellites of all constellations together.
const MOST_SATELLITES: u64 = 10_000;

/// The lowest perigee, as for circular orbits.
const LOWEST_KM: f64 = 100.0;

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
                ConstellationKind::WalkerStar | ConstellationKind::WalkerDelta => {
                    needed(
                        constellation,
                        &["planes", "satellites_per_plane", "altitude_km", "inclination_deg"],
                        reader,
                    );
                }
                ConstellationKind::Kepler => kepler(constellation, &scenario.earth, reader),
                ConstellationKind::Elements => real(constellation, scenario.begins(), reader),
            }
            misplaced(constellation, reader);
            misplaced_links(&constellation.isl, reader);
            reaches(constellation, reader);
            seam(constellation, reader);
            reader.inside("gsl", |reader| constellation.gsl.queue.check(reader));
            reader.inside("isl", |reader| constellation.isl.queue.check(reader));
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

/// Fields that say nothing about geostationary satellites, but that documents of them have always been free to hold.
const HARMLESS: [&str; 2] = ["first_node_deg", "phase_resolution_deg"];

/// Notes fields that have no place beside the kind.
fn misplaced(constellation: &Constellation, reader: &mut Reader) {
    let kind = constellation.kind.word();
    let ring = constellation.kind == ConstellationKind::Geostationary;
    let harmless = |spec: &&FieldSpec| ring && HARMLESS.contains(&spec.name);
    for spec in unfit(constellation, "kind", kind).into_iter().filter(|spec| !harmless(spec)) {
        let article = if kind.starts_with('e') { "an" } else { "a" };
        reader.fail_at(spec.name, format!("says nothing about {article} {kind} constellation: leave it out"));
    }
}

/// Notes fields that have no place beside the rule of links.
fn misplaced_links(isl: &Isl, reader: &mut Reader) {
    let rule = isl.rule.word();
    for spec in unfit(isl, "rule", rule) {
        reader.fail_at(
            &format!("isl.{}", spec.name),
            format!("says nothing where the rule of links is {rule}: leave it out"),
        );
    }
}

/// The fields that are there although they have no place beside what the field `choice` holds.
fn unfit<P: Part + Datum>(part: &P, choice: &str, chosen: &'static str) -> Vec<&'static FieldSpec> {
    let written = part.write(false);
    let misplaced = |when: When| when.field == choice && !when.fits(&chosen.into());
    let unfit = |spec: &&FieldSpec| spec.when.is_some_and(misplaced);
    let all = P::SPEC.keys().into_iter().filter(unfit);
    all.filter(|spec| written.get(spec.name).is_some()).collect()
}

/// Notes fields that the kind needs and that are not there.
fn needed(constellation: &Constellation, fields: &[&str], reader: &mut Reader) {
    let kind = constellation.kind.word();
    let written = constellation.write(false);
    for field in fields.iter().filter(|field| written.get(field).is_none()) {
        reader.fail_at(field, format!("is missing: a {kind} constellation needs it"));
    }
}

fn ring(constellation: &Constellation, reader: &mut Reader) {
    if constellation.longitudes_deg.is_empty() {
        reader.fail_at(
            "longitudes_deg",
            "is missing: a geostationary constellation needs at least one longitude",
        );
    }
}

fn kepler(constellation: &Constellation, earth: &Earth, reader: &mut Reader) {
    if constellation.has_planes() {
        needed(constellation, &["planes", "satellites_per_plane", "inclination_deg"], reader);
        ellipse(constellation.ellipse(), earth, reader);
    } else {
        let given = ["satellites_per_plane", "inclination_deg", "perigee_km", "apogee_km"];
        let further = ["semi_major_axis_km", "eccentricity", "node_spacing_deg", "phase_step_deg", "phasing"];
        let written = constellation.write(false);
        for field in given.iter().chain(&further).filter(|field| written.get(field).is_some()) {
            reader.fail_at(field, "says nothing without planes: give planes too, or leave it out");
        }
    }
    for (index, orbit) in constellation.orbits.iter().enumerate() {
        reader.inside(&format!("orbits[{index}]"), |reader| {
            ellipse(orbit.ellipse(), earth, reader);
            let listed = !orbit.anomalies_deg.is_empty();
            let beside = [
                ("satellites", orbit.satellites.is_some()),
                ("first_anomaly_deg", orbit.first_anomaly_deg.is_some()),
            ];
            for (field, _) in beside.into_iter().filter(|&(_, there)| there && listed) {
                reader.fail_at(
                    field,
                    "says nothing beside anomalies_deg, which lists the satellites: leave it out",
                );
            }
        });
    }
}

/// Notes orbits that are not given as they should, or that meet the ground.
fn ellipse(ellipse: Option<Ellipse>, earth: &Earth, reader: &mut Reader) {
    match ellipse {
        None => reader.fail("needs perigee_km and apogee_km, or semi_major_axis_km and eccentricity, and not more than one pair of them"),
        Some(Ellipse::Heights { perigee_km, apogee_km }) if apogee_km < perigee_km => {
            reader.fail_at("apogee_km", format!("{apogee_km} km is below the perigee at {perigee_km} km"));
        }
        Some(Ellipse::Heights { .. }) => {}
        Some(Ellipse::Axis { semi_major_axis_km, eccentricity }) => {
            let perigee_km = semi_major_axis_km * (1.0 - eccentricity) - earth.radius_km;
            if perigee_km < LOWEST_KM {
                let where_to = if perigee_km < 0.0 { "below the ground" } else { "too low" };
                reader.fail_at(
                    "semi_major_axis_km",
                    format!("{semi_major_axis_km} km with eccentricity {eccentricity} has its perigee {where_to}, at a height of {perigee_km:.0} km; {LOWEST_KM} km is the least"),
                );
            }
        }
    }
}

fn real(constellation: &Constellation, begins: Option<Epoch>, reader: &mut Reader) {
    let sets = constellation.elements.sets();
    match begins.filter(|_| !sets.is_empty()) {
        None => reader.fail_at("elements", "is missing: a constellation of element sets needs at least one"),
        Some(begins) => {
            for why in sets.iter().filter_map(|set| set.flies_at(begins).err()) {
                reader.fail_at("elements", why);
            }
        }
    }
}

fn reaches(constellation: &Constellation, reader: &mut Reader) {
    let (planes, slots) = constellation.grid();
    let lists = [
        ("isl.intraplane", &constellation.isl.intraplane, slots, "satellites in a plane"),
        ("isl.interplane", &constellation.isl.interplane, planes, "planes"),
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
    let (_, slots) = constellation.grid();
    if let Some(slot) = isl.cross_seam_first_slot.filter(|&slot| slot >= slots) {
        reader.fail_at(
            "isl.cross_seam_first_slot",
            format!("{slot} is not below {slots}, the satellites in a plane"),
        );
    }
}
