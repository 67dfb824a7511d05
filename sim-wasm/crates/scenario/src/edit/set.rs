//! Sets one field of a document, or the same field of every element of a list.

use serde_json::{Map, Value};

use skywindow_form::{FieldSpec, Kind, Part, PartSpec, Problem, Reader, When, nearest, quote_own_key};
use skywindow_transport::Protocol;

use crate::document::Scenario;

use super::path::{Step, steps};

/// Sets the field at `path` to `value`, which is JSON or bare text.
///
/// `path` is dotted; a number or `*` stands for an element of a list or all of them, also in brackets:
/// `flows.*.bytes`, `links[1].per`. Parts that are not there yet are made; the index after the last
/// element adds one. `null` returns a field to its default.
///
/// # Errors
/// The path leads nowhere, or the field cannot have this value; the document is then unchanged. Whether the
/// document as a whole still makes sense, reading it tells.
pub fn set_path(document: &mut Value, path: &str, value: &str) -> Result<(), Problem> {
    let steps = steps(path)?;
    let (spec, place) = field_at(&steps)?;
    let value = value_for(spec, value);
    check(spec, ends_in_element(&steps), &value, &place)?;
    let mut changed = document.clone();
    inherit(&mut changed, &steps);
    put(&mut changed, Some(&<Scenario as Part>::SPEC), &steps, &value, "")?;
    *document = changed;
    Ok(())
}

/// The field at `path`, which may change while a run goes on.
///
/// # Errors
/// It leads nowhere, or to a field that is fixed from the start.
pub(crate) fn live_path(path: &str) -> Result<&'static FieldSpec, Problem> {
    let steps = steps(path)?;
    let (spec, place) = field_at(&steps)?;
    if spec.live && !ends_in_element(&steps) {
        return Ok(spec);
    }
    Err(Problem::new(place, "cannot change while the run goes on: it is fixed from the start"))
}

/// Whether two paths lead to a field that is the same.
pub(crate) fn same_field(a: &str, b: &str) -> bool {
    let (Ok(a), Ok(b)) = (steps(a), steps(b)) else { return false };
    let same = |(a, b): (&Step, &Step)| match (a, b) {
        (Step::Every, Step::Index(_)) | (Step::Index(_), Step::Every) => true,
        _ => a == b,
    };
    a.len() == b.len() && a.iter().zip(&b).all(same)
}

/// The field that the steps lead to by the form, whatever the document holds, and its path.
fn field_at(steps: &[Step]) -> Result<(&'static FieldSpec, String), Problem> {
    let mut part: Option<&'static PartSpec> = Some(&<Scenario as Part>::SPEC);
    let mut found: Option<&'static FieldSpec> = None;
    let mut list: Option<&'static Kind> = None;
    let mut place = String::new();
    for step in steps {
        match step {
            Step::Field(name) => {
                let inside = part.ok_or_else(|| Problem::new(&place, format!("has no field \"{name}\"")))?;
                let spec = known_field(inside, name, &place)?;
                (part, list) = below(spec.kind.solid());
                found = Some(spec);
            }
            Step::Index(_) | Step::Every => {
                let items = list.ok_or_else(|| Problem::new(&place, "is not a list"))?;
                (part, list) = below(items.solid());
            }
        }
        extend(&mut place, step);
    }
    match found {
        Some(spec) => Ok((spec, place)),
        None => Err(Problem::new(place, "is not a path")),
    }
}

/// What a value of this kind holds: the fields of a part, or the elements of a list.
const fn below(kind: &'static Kind) -> (Option<&'static PartSpec>, Option<&'static Kind>) {
    match kind {
        Kind::Part(part) => (Some(part), None),
        Kind::List(items) => (None, Some(items)),
        _ => (None, None),
    }
}

fn known_field(part: &'static PartSpec, name: &str, place: &str) -> Result<&'static FieldSpec, Problem> {
    part.key(name).ok_or_else(|| {
        let mut path = place.to_owned();
        extend(&mut path, &Step::Field(quote_own_key(name)));
        let message = match nearest(name, part.keys().into_iter().map(|spec| spec.name)) {
            Some(near) => format!("is not a field here; did you mean \"{near}\"?"),
            None => "is not a field here".to_owned(),
        };
        Problem::new(path, message)
    })
}

fn extend(place: &mut String, step: &Step) {
    match step {
        Step::Field(name) if place.is_empty() => place.push_str(name),
        Step::Field(name) => place.push_str(&format!(".{name}")),
        Step::Index(index) => place.push_str(&format!("[{index}]")),
        Step::Every => place.push_str("[*]"),
    }
}

/// The value as JSON if it is JSON; text fields also take what looks like a number as text.
fn value_for(spec: &FieldSpec, text: &str) -> Value {
    let kind = match spec.kind.solid() {
        Kind::List(items) => items.solid(),
        kind => kind,
    };
    let parsed = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    match (kind, &parsed) {
        (Kind::Text, Value::Number(_) | Value::Bool(_)) => Value::from(text),
        _ => parsed,
    }
}

fn ends_in_element(steps: &[Step]) -> bool {
    !matches!(steps.last(), Some(Step::Field(_)))
}

/// Reads the value as the field would, so that a slip is noticed where it was made.
fn check(spec: &FieldSpec, element: bool, value: &Value, path: &str) -> Result<(), Problem> {
    if value.is_null() && spec.default.is_some() && !element {
        return Ok(());
    }
    let mut reader = Reader::default();
    let whole = if element { Value::from(vec![value.clone()]) } else { value.clone() };
    reader.inside(path, |reader| (spec.check)(&whole, spec, reader));
    reader.into_problems().into_iter().next().map_or(Ok(()), |problem| {
        // An element was read as a list of one, whose only place is not a place of the document.
        let place =
            if element { problem.path.replacen(&format!("{path}[0]"), path, 1) } else { problem.path };
        Err(Problem::new(place, problem.message))
    })
}

/// A background without settings has those of the first flow, a gateway those of its own: changing one of them keeps the
/// others.
fn inherit(document: &mut Value, steps: &[Step]) {
    let is_family = |name: &str| Protocol::ALL.iter().any(|family| family.word() == name);
    match steps {
        [Step::Field(first), Step::Field(family), _, ..] if first == "background" && is_family(family) => {
            inherit_background(document, family);
        }
        [Step::Field(first), flow, Step::Field(list), gateway, Step::Field(family), _, ..]
            if first == "flows" && list == "gateways" && is_family(family) =>
        {
            for flow in elements(document, "flows", flow) {
                let settings = flow[family.as_str()].clone();
                let own = elements(flow, list, gateway).filter(|own| own[family.as_str()].is_null());
                own.for_each(|own| own[family.as_str()] = settings.clone());
            }
        }
        _ => {}
    }
}

/// The elements of the list `name` that a step means, as far as they are objects.
fn elements<'d>(owner: &'d mut Value, name: &str, step: &Step) -> impl Iterator<Item = &'d mut Value> {
    let list = owner.get_mut(name).and_then(Value::as_array_mut);
    let all = list.map_or(&mut [][..], Vec::as_mut_slice).iter_mut().enumerate();
    let meant = move |index: usize| match step {
        Step::Every => true,
        Step::Index(one) => *one == index,
        Step::Field(_) => false,
    };
    all.filter(move |(index, element)| meant(*index) && element.is_object()).map(|(_, element)| element)
}

fn inherit_background(document: &mut Value, second: &str) {
    if !document["background"][second].is_null() {
        return;
    }
    let settings = document["flows"][0][second].clone();
    if let Value::Object(root) = document {
        let background = root.entry("background").or_insert(Value::Null);
        if background.is_null() {
            *background = Value::Object(Map::new());
        }
        if let Value::Object(background) = background {
            background.insert(second.to_owned(), settings);
        }
    }
}

/// Puts `value` where the steps lead from `target`, which is a part of that form or a list of such parts.
fn put(
    target: &mut Value,
    part: Option<&'static PartSpec>,
    steps: &[Step],
    value: &Value,
    place: &str,
) -> Result<(), Problem> {
    let Some((step, rest)) = steps.split_first() else {
        *target = value.clone();
        return Ok(());
    };
    let below = |step: &Step| {
        let mut below = place.to_owned();
        extend(&mut below, step);
        below
    };
    match step {
        Step::Field(name) => {
            if target.is_null() {
                *target = Value::Object(Map::new());
            }
            let Value::Object(map) = target else { return Err(Problem::new(place, "is not an object")) };
            let inside = part.and_then(|part| part.key(name)).and_then(part_of);
            put(map.entry(name.as_str()).or_insert(Value::Null), inside, rest, value, &below(step))?;
            if let (Some(part), []) = (part, rest) {
                drop_unchosen(map, part, name);
            }
            Ok(())
        }
        Step::Index(index) => {
            let items = items(target, place)?;
            if *index == items.len() && rest.is_empty() {
                items.push(Value::Null);
            }
            let count = items.len();
            let item = items.get_mut(*index).ok_or_else(|| {
                let entries = if count == 1 { "entry" } else { "entries" };
                Problem::new(below(step), format!("is not there: the list has {count} {entries}"))
            })?;
            put(item, part, rest, value, &below(step))
        }
        Step::Every => {
            let items = items(target, place)?;
            if items.is_empty() {
                return Err(Problem::new(place, "is empty, so there is nothing to set"));
            }
            // Where no element has a place for the field, reading the document will say so.
            let some = items.iter().any(|item| has_place(item, part, rest));
            items
                .iter_mut()
                .enumerate()
                .filter(|(_, item)| !some || has_place(item, part, rest))
                .try_for_each(|(index, item)| put(item, part, rest, value, &below(&Step::Index(index))))
        }
    }
}

/// The part that a field holds, or that each element of its list is.
const fn part_of(spec: &'static FieldSpec) -> Option<&'static PartSpec> {
    match spec.kind.solid() {
        Kind::Part(part) | Kind::List(Kind::Part(part)) => Some(part),
        _ => None,
    }
}

/// What the field `name` of an object of that form holds, or its default.
fn held(map: &Map<String, Value>, part: &PartSpec, name: &str) -> Value {
    let given = map.get(name).filter(|value| !value.is_null()).cloned();
    let default = || part.key(name).and_then(|spec| spec.default).map_or(Value::Null, |default| default());
    given.unwrap_or_else(default)
}

/// Whether the steps lead to a place in `item`: what depends on a choice has none beside another one, and what every
/// element of a list holds has none where the list is empty.
fn has_place(item: &Value, part: Option<&'static PartSpec>, steps: &[Step]) -> bool {
    match (steps.split_first(), item) {
        (Some((Step::Field(name), rest)), Value::Object(map)) => {
            let Some(spec) = part.and_then(|part| part.key(name)) else { return true };
            let fits = |when: When| part.is_some_and(|part| when.fits(&held(map, part, when.field)));
            spec.when.is_none_or(fits)
                && has_place(map.get(name).unwrap_or(&Value::Null), part_of(spec), rest)
        }
        (Some((Step::Field(_), rest)), Value::Null) => has_place(item, None, rest),
        (Some((Step::Every, rest)), Value::Array(items)) => {
            items.iter().any(|item| has_place(item, part, rest))
        }
        (Some((Step::Every, _)), Value::Null) => false,
        _ => true,
    }
}

/// Takes out what depends on another choice than the field `name` now holds.
fn drop_unchosen(map: &mut Map<String, Value>, part: &'static PartSpec, name: &str) {
    let chosen = held(map, part, name);
    let gone = |when: &When| when.field == name && !when.fits(&chosen);
    for spec in part.keys().into_iter().filter(|spec| spec.when.as_ref().is_some_and(gone)) {
        map.remove(spec.name);
    }
}

fn items<'a>(target: &'a mut Value, place: &str) -> Result<&'a mut Vec<Value>, Problem> {
    if target.is_null() {
        *target = Value::Array(Vec::new());
    }
    target.as_array_mut().ok_or_else(|| Problem::new(place, "is not a list"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use skywindow_transport::sctp::Sctp;

    use super::*;

    fn lab() -> Value {
        serde_json::from_str(crate::preset("iridium-geo").unwrap_or_default()).unwrap_or_default()
    }

    fn refusal(path: &str, value: &str) -> String {
        let mut document = lab();
        let problem = set_path(&mut document, path, value).unwrap_err();
        assert_eq!(document, lab(), "a refused change leaves the document alone");
        problem.to_string()
    }

    #[test]
    fn one_field_or_the_same_of_all() {
        let mut document = lab();
        set_path(&mut document, "flows.*.sctp.streams", "2").unwrap();
        set_path(&mut document, "constellations[*].gsl.ber", "1e-5").unwrap();
        set_path(&mut document, "constellations.0.isl.rate_bps", "10 Mbit/s").unwrap();
        assert_eq!(document["flows"][0]["sctp"]["streams"], 2);
        assert_eq!(document["constellations"][1]["gsl"]["ber"], 1e-5);
        assert_eq!(document["constellations"][0]["isl"]["rate_bps"], "10 Mbit/s");
        assert!(Scenario::from_json(&document).is_ok());
    }

    #[test]
    fn a_setting_of_a_gateway_is_changed_among_those_of_its_flow() {
        let gateways = json!([{ "at": "a" }, { "at": "b" }]);
        let flow = json!({ "protocol": "tcp", "tcp": { "mss_bytes": 500 }, "gateways": gateways });
        let mut document = json!({ "flows": [flow] });
        set_path(&mut document, "flows[0].gateways[1].tcp.controller", "cubic").unwrap();
        let own = |index: usize| &document["flows"][0]["gateways"][index]["tcp"];
        assert_eq!(*own(1), json!({ "mss_bytes": 500, "controller": "cubic" }));
        assert_eq!(*own(0), Value::Null);
        set_path(&mut document, "flows.*.gateways.*.tcp.mss_bytes", "900").unwrap();
        assert_eq!(document["flows"][0]["gateways"][0]["tcp"], json!({ "mss_bytes": 900 }));
        assert_eq!(document["flows"][0]["gateways"][1]["tcp"]["controller"], "cubic");
    }

    #[test]
    fn a_field_of_every_gateway_is_set_in_the_flows_that_have_gateways() {
        let split = json!({ "gateways": [{ "at": "a" }] });
        let mut document = json!({ "flows": [{}, { "gateways": [] }, split] });
        set_path(&mut document, "flows.*.gateways.*.buffer_bytes", "3000").unwrap();
        let set = json!({ "gateways": [{ "at": "a", "buffer_bytes": 3000 }] });
        assert_eq!(document, json!({ "flows": [{}, { "gateways": [] }, set] }));
        assert_eq!(
            refusal("flows.*.gateways.*.buffer_bytes", "3000"),
            "flows[0].gateways: is empty, so there is nothing to set"
        );
    }

    #[test]
    fn parts_that_are_not_there_are_made() {
        let mut document = lab();
        set_path(&mut document, "errors.reading", "path").unwrap();
        set_path(
            &mut document,
            "stations[5]",
            r#"{ "name": "Oslo", "latitude_deg": 59.91, "longitude_deg": 10.75 }"#,
        )
        .unwrap();
        assert_eq!(document["errors"], json!({ "reading": "path" }));
        assert_eq!(document["stations"][5]["name"], "Oslo");
        assert!(Scenario::from_json(&document).is_ok());
    }

    #[test]
    fn the_background_keeps_the_settings_it_had_from_the_first_flow() {
        let mut document = lab();
        set_path(&mut document, "background.sctp.streams", "1").unwrap();
        let scenario = Scenario::from_json(&document).unwrap();
        let transport = scenario.background.transport.settings(None);
        let background = transport.get::<Sctp>().unwrap();
        assert_eq!(background.streams, 1);
        assert_eq!(background.payload_bytes, Some(512));
    }

    #[test]
    fn null_returns_to_the_default() {
        let mut document = lab();
        set_path(&mut document, "flows[0].sctp.streams", "null").unwrap();
        assert_eq!(
            Scenario::from_json(&document).unwrap().flows[0].transport.get::<Sctp>().unwrap().streams,
            1
        );
    }

    #[test]
    fn text_may_look_like_a_number() {
        let mut document = lab();
        set_path(&mut document, "title", "1984").unwrap();
        assert_eq!(document["title"], "1984");
    }

    #[test]
    fn wrong_paths_and_values_are_refused_where_they_are() {
        assert_eq!(
            refusal("flows.0.sctp.strems", "4"),
            "flows[0].sctp.strems: is not a field here; did you mean \"streams\"?"
        );
        assert_eq!(refusal("flows.0.a\nb", "4"), "flows[0].a b: is not a field here");
        assert_eq!(refusal("a\nb[", "4"), "a b[: is not a path: brackets hold a number or *");
        assert_eq!(refusal("flows.0.sctp.streams", "0"), "flows[0].sctp.streams: 0 is below 1");
        assert_eq!(refusal("flows[7].name", "x"), "flows[7]: is not there: the list has 1 entry");
        assert_eq!(refusal("routers.*.name", "x"), "routers: is empty, so there is nothing to set");
        assert_eq!(refusal("seed.value", "1"), "seed: has no field \"value\"");
        assert_eq!(refusal("seed[0]", "1"), "seed: is not a list");
        assert_eq!(
            refusal("constellations[1].longitudes_deg[0]", "200"),
            "constellations[1].longitudes_deg[0]: 200 is above 180°"
        );
        assert!(refusal("duration_s", "soon").contains("does not begin with a number"));
    }

    #[test]
    fn any_document_is_survived() {
        for text in ["3", "null", "[]", r#"{ "flows": 5 }"#, r#"{ "background": [] }"#] {
            let mut document: Value = serde_json::from_str(text).unwrap();
            let _ = set_path(&mut document, "flows.*.sctp.streams", "4");
            let _ = set_path(&mut document, "background.sctp.streams", "4");
        }
    }
}
