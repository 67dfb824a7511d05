//! Dated changes that a document may have: fields that get other values, and all that breaks.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, controls};
use skywindow_world::{Layout, Names};

use crate::draws::Draws;
use crate::generate::Maker;
use crate::places::{places, texts};

/// The fields that can change while a run goes on, with `*` for every element of a list.
static LIVE: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    controls().into_iter().filter(|field| field.spec.live).map(|field| field.path).collect()
});
/// How many changes are tried, which may make no sense, and how many are made at most.
const TRIED: usize = 12;
const MOST: usize = 3;

/// The valid `document`, of the form `schema`, with a few changes before `until_s` that make sense one after the other;
/// now and then with none.
pub(crate) fn with_changes(document: &Value, schema: &Value, until_s: f64, draws: &mut Draws) -> Value {
    let mut maker = Maker::new(schema, document);
    maker.strict = draws.one_in(2);
    let found: Vec<_> = places(schema, document)
        .into_iter()
        .map(|place| (path_of(&place.pointer), place.schema))
        .filter(|((form, _), _)| LIVE.contains(form))
        .collect();
    let breakable = Breakable::new(document);
    let mut document = document.clone();
    document["changes"] = json!([]);
    let wanted = draws.below(MOST + 1);
    for _ in 0..TRIED {
        let set = match found.get(draws.below(found.len())) {
            Some(((_, path), field)) if draws.one_in(2) => {
                Some(json!({ "path": path, "value": maker.value(field, draws, 0) }))
            }
            _ => None,
        };
        let mut change = set.unwrap_or_else(|| breakable.change(until_s, draws));
        change["at_s"] = json!(until_s * draws.uniform());
        change["off"] = json!(draws.one_in(9));
        let mut tried = document.clone();
        let Some(list) = tried["changes"].as_array_mut() else { break };
        if list.len() == wanted {
            break;
        }
        list.push(change);
        if Scenario::from_json(&tried).is_ok_and(|scenario| Layout::new(&scenario).is_ok()) {
            document = tried;
        }
    }
    document
}

/// What there is to break.
struct Breakable {
    satellites: Vec<String>,
    nodes: Vec<String>,
    links: Vec<[String; 2]>,
    stations: Vec<String>,
    flows: Vec<String>,
}

impl Breakable {
    fn new(document: &Value) -> Self {
        let named = |list: &str| {
            let mut found = Vec::new();
            for item in document[list].as_array().into_iter().flatten() {
                texts(&item["name"], &mut found);
            }
            found
        };
        let planned = Scenario::from_json(document).and_then(|scenario| {
            Layout::new(&scenario).map(|layout| Names::new(&scenario, &layout).satellites().to_vec())
        });
        let satellites = planned.unwrap_or_default();
        let links = document["links"].as_array().into_iter().flatten();
        let ends = |link: &Value| ["from", "to"].map(|end| link[end].as_str().unwrap_or_default().to_owned());
        Self {
            nodes: [&named("stations")[..], &satellites].concat(),
            satellites,
            links: links.map(ends).collect(),
            stations: named("stations"),
            flows: named("flows"),
        }
    }

    /// A change that breaks something, without its instant.
    fn change(&self, until_s: f64, draws: &mut Draws) -> Value {
        let lasts = if draws.one_in(3) { Value::Null } else { json!(until_s * draws.uniform()) };
        let flow = draws.pick(&self.flows);
        match draws.below(5) {
            0 => {
                json!({ "kind": "satellite-off", "satellite": draws.pick(&self.satellites), "for_s": lasts })
            }
            1 => {
                let wired = draws.pick(&self.links).filter(|_| draws.one_in(2));
                let [from, to] =
                    wired.unwrap_or_else(|| [(); 2].map(|()| draws.pick(&self.nodes).unwrap_or_default()));
                json!({ "kind": "link-off", "from": from, "to": to, "for_s": lasts })
            }
            2 => {
                let packet = if draws.one_in(3) { "acknowledgement" } else { "data" };
                json!({ "kind": "drop-next", "flow": flow, "packet": packet })
            }
            3 => {
                let ber = draws.pick(&[1.0, 1.0, 1e-3, 1e-4]);
                let ramp_s = until_s * draws.uniform() / 4.0;
                let station = draws.pick(&self.stations);
                json!({ "kind": "rain", "station": station, "ber": ber, "ramp_s": ramp_s, "for_s": lasts })
            }
            _ => json!({ "kind": "freeze", "flow": flow, "for_s": lasts }),
        }
    }
}

/// A pointer as the path of a field: its form, with `*` for elements of lists, and itself.
fn path_of(pointer: &str) -> (String, String) {
    let (mut form, mut path) = (String::new(), String::new());
    for name in pointer.split('/').skip(1) {
        let dot = if form.is_empty() { "" } else { "." };
        if name.parse::<usize>().is_ok() {
            form += ".*";
            path += &format!("[{name}]");
        } else {
            form += &format!("{dot}{name}");
            path += &format!("{dot}{name}");
        }
    }
    (form, path)
}
