//! A scenario with real satellites in place of its own.

use serde_json::{Map, Value, json};
use skywindow_elements::{ElementSet, read};
use skywindow_form::{Datum, Problem};

use crate::{Elements, IslRule, preset};

/// What the new constellation keeps of the first one that it replaces, and of its inter-satellite links.
const KEPT: [&str; 3] = ["elevation_mask_deg", "gsl", "handover"];
const KEPT_OF_LINKS: [&str; 5] = ["rate_bps", "queue_packets", "ber", "mtu_bytes", "red"];
/// With fewer mutual neighbours constellations that are not spread evenly fall into parts.
const NEIGHBOURS: u32 = 8;
/// A scenario with places and a flow but no settings of note.
const PLAIN: &str = "iridium";

skywindow_form::reply! { "What a file of element sets makes of a scenario." ElementsRead {
    scenario: Option<String> => "The scenario with the satellites that can be used; null where none can.",
    satellites: usize => "How many can be used.",
    problems: Vec<Problem> => "What is wrong with the others, each with its line or path.",
}}

/// The scenario with the satellites of a file in place of its own, as far as they can be used.
pub fn read_elements(document: Value, text: &str) -> ElementsRead {
    let mut reading = read(text);
    reading.settle();
    let usable = !reading.sets.is_empty();
    ElementsRead {
        scenario: usable.then(|| with_elements(document, &reading.sets).to_string()),
        satellites: reading.sets.len(),
        problems: reading.problems,
    }
}

/// A scenario in which these satellites carry a flow, for a file that says nothing but where they are.
pub fn with_elements_alone(sets: &[ElementSet]) -> Value {
    let document = preset(PLAIN).and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    with_elements(document, sets)
}

/// The scenario with these satellites in place of all its constellations. Every station that has terminals gets one
/// for them; what told paths apart by their constellation goes.
pub fn with_elements(mut document: Value, sets: &[ElementSet]) -> Value {
    let Value::Object(map) = &mut document else { return document };
    let id = id_of(sets);
    let first = map.get("constellations").and_then(|all| all.get(0));
    let constellation = constellation(&id, first, sets);
    map.insert("constellations".to_owned(), json!([constellation]));
    map.remove("epoch");
    map.insert("title".to_owned(), title(&id, sets).into());
    map.insert("description".to_owned(), description(sets).into());
    for station in each(map.get_mut("stations")) {
        if station.contains_key("terminals") {
            station.insert("terminals".to_owned(), json!([id]));
        }
    }
    each(map.get_mut("flows")).for_each(forget_paths);
    if let Some(background) = map.get_mut("background").and_then(Value::as_object_mut) {
        forget_paths(background);
    }
    document
}

fn each(list: Option<&mut Value>) -> impl Iterator<Item = &mut Map<String, Value>> {
    list.and_then(Value::as_array_mut).into_iter().flatten().filter_map(Value::as_object_mut)
}

fn forget_paths(traffic: &mut Map<String, Value>) {
    let over_satellites = |path: &Value| path.get("via").is_some_and(|via| !via.is_null());
    if traffic.get("paths").and_then(Value::as_array).is_some_and(|paths| paths.iter().any(over_satellites)) {
        traffic.remove("paths");
    }
}

fn constellation(id: &str, first: Option<&Value>, sets: &[ElementSet]) -> Value {
    let mut made = json!({ "id": id, "kind": "elements", "elements": Elements::new(sets).write(false) });
    let kept = |from: Option<&Value>, key: &str| from.and_then(|part| part.get(key)).cloned();
    for key in KEPT {
        if let Some(value) = kept(first, key) {
            made[key] = value;
        }
    }
    let links = first.and_then(|one| one.get("isl"));
    let isl = KEPT_OF_LINKS.iter().filter_map(|&key| Some((key.to_owned(), kept(links, key)?)));
    made["isl"] = Value::Object(isl.collect());
    made["isl"]["rule"] = IslRule::Nearest.word().into();
    made["isl"]["neighbours"] = NEIGHBOURS.into();
    made["isl"]["range_km"] = range_km(sets).into();
    made
}

/// How long links may be: as the largest orbit is wide from its centre, in whole thousands. Low satellites do not see
/// each other that far, and high ones have neighbours within it.
fn range_km(sets: &[ElementSet]) -> u32 {
    let widest = sets.iter().map(ElementSet::semi_major_axis_km).fold(0.0, f64::max);
    (1000.0 * (widest / 1000.0).ceil()).clamp(1000.0, 200_000.0) as u32
}

/// The word with which all names begin, if it is one; so IRIDIUM 106 and its like are called `iridium`.
fn id_of(sets: &[ElementSet]) -> String {
    let word = |set: &ElementSet| {
        let end = set.name.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(set.name.len());
        set.name[..end].to_ascii_lowercase()
    };
    match sets.first().map(word) {
        Some(first) if first.len() >= 3 && sets.iter().all(|set| word(set) == first) => first,
        _ => "satellites".to_owned(),
    }
}

fn title(id: &str, sets: &[ElementSet]) -> String {
    match (id, sets) {
        (_, [one]) => one.name.clone(),
        ("satellites", _) => format!("{} real satellites", sets.len()),
        _ => format!("{} real satellites of {}", sets.len(), id.to_ascii_uppercase()),
    }
}

fn description(sets: &[ElementSet]) -> String {
    let latest = sets.iter().map(|set| set.epoch).max();
    let begins = latest.map_or_else(String::new, |epoch| format!(" from {epoch} UTC on"));
    format!("Real satellites where their element sets say that they are{begins}, by SGP4.")
}
