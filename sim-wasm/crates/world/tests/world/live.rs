//! A live field does something: for every field that a dated change may give another value while a run goes on, of
//! every family, of links, constellations and the rest, there is a run whose packets and windows the change moves.
//!
//! Hashes say nothing here: the announcement of a change is an event, and changes them by itself.

use serde_json::{Value, json};
use skywindow_scenario::{Control, Kind, Scenario, controls, preset, set_path};
use skywindow_units::SimTime;
use skywindow_world::World;
use skywindow_world::recording::{FateRow, HopRow, SegmentRow, WindowRow};

/// What packets did, and the windows that let them go.
#[derive(Debug, PartialEq)]
struct Behaviour {
    segments: Vec<SegmentRow>,
    hops: Vec<HopRow>,
    fates: Vec<FateRow>,
    windows: Vec<WindowRow>,
}

/// How a run of the document behaves; nothing if it is none.
fn behaviour(document: &Value) -> Option<Behaviour> {
    let mut world = World::new(&Scenario::from_json(document).ok()?).ok()?;
    world.advance(SimTime::MAX, u64::MAX);
    let recording = world.recording();
    Some(Behaviour {
        segments: recording.segments.waiting().to_vec(),
        hops: recording.hops.waiting().to_vec(),
        fates: recording.fates.waiting().to_vec(),
        windows: recording.windows.waiting().to_vec(),
    })
}

/// A document in which live fields are tried, those whose paths begin so, and the instant at which they change.
struct Base {
    document: Value,
    of: &'static [&'static str],
    at_s: f64,
}

impl Base {
    fn new(document: Value, of: &'static [&'static str], at_s: f64) -> Self {
        Self { document, of, at_s }
    }

    fn plain(&self) -> Behaviour {
        let problems =
            || Scenario::from_json(&self.document).and_then(|scenario| World::new(&scenario)).err();
        behaviour(&self.document).unwrap_or_else(|| panic!("{:?}: {:?}", self.of, problems()))
    }

    fn with(&self, path: &str, value: &Value) -> Value {
        let mut document = self.document.clone();
        document["changes"] = json!([{ "at_s": self.at_s, "path": path, "value": value }]);
        document
    }
}

/// One flow over a router: a fast link, and a slow one with a short queue that loses packets both ways.
pub fn wired(protocol: &str, settings: Value, slow: Value) -> Value {
    let mut link =
        json!({ "from": "B", "to": "C", "rate_bps": 1e6, "delay_ms": 60, "queue_packets": 12, "per": 0.03 });
    for (name, value) in slow.as_object().into_iter().flatten() {
        link[name] = value.clone();
    }
    let mut document = json!({
        "version": 1,
        "title": "wired",
        "duration_s": 30,
        "routers": [
            { "name": "A", "latitude_deg": 0, "longitude_deg": 0 },
            { "name": "B", "latitude_deg": 0, "longitude_deg": 10 },
            { "name": "C", "latitude_deg": 0, "longitude_deg": 20 },
        ],
        "links": [{ "from": "A", "to": "B", "rate_bps": 1e7, "delay_ms": 5 }, link],
        "flows": [{ "name": "A to C", "from": "A", "to": "C", "protocol": protocol }],
    });
    document["flows"][0][protocol] = settings;
    document
}

/// An association over two paths that share nothing: the primary is cut from 12 to 20 s.
pub fn two_paths(settings: Value) -> Value {
    let node = |name: &str, at: u32| json!({ "name": name, "latitude_deg": at, "longitude_deg": at });
    let link = |from: &str, to: &str, delay_ms: u32, changes: Value| {
        json!({
            "from": from, "to": to, "rate_bps": 1e6, "delay_ms": delay_ms, "queue_packets": 20, "per": 0.02,
            "changes": changes,
        })
    };
    json!({
        "version": 1,
        "title": "two paths",
        "duration_s": 40,
        "routers": [node("A1", 0), node("A2", 1), node("C1", 20), node("C2", 21)],
        "links": [
            link("A1", "C1", 40, json!([{ "at_s": 12, "for_s": 8, "up": false }])),
            link("A2", "C2", 120, json!([])),
        ],
        "flows": [{
            "name": "A to C", "from": "A1", "to": "C1", "sctp": settings,
            "paths": [{ "from": "A1", "to": "C1" }, { "from": "A2", "to": "C2" }],
        }],
    })
}

/// Nothing comes through from 10 to 26 s.
fn cut() -> Value {
    json!({ "changes": [{ "at_s": 10, "for_s": 16, "up": false }] })
}

pub fn sky(id: &str, settings: &[(&str, &str)]) -> Value {
    let mut document: Value = serde_json::from_str(preset(id).unwrap()).unwrap();
    for (path, value) in settings {
        set_path(&mut document, path, value).unwrap_or_else(|problem| panic!("{id}: {problem}"));
    }
    document
}

const LINKS: &[&str] = &["links.", "errors."];
const SKY: &[&str] = &["constellations.", "routing.", "errors."];
const HANDOVER: &[&str] = &["constellations.*.handover."];
const ASSOCIATION: &[&str] = &["flows.*.sctp."];

/// Runs in which whatever can change has something to do.
fn bases() -> Vec<Base> {
    let flow = |protocol, of, slow| Base::new(wired(protocol, json!({}), slow), of, 4.0);
    let red = json!({ "red": { "min_packets": 2, "max_packets": 6 } });
    let failing = json!({ "rto_min_ms": 300, "path_max_retrans": 1, "heartbeat_interval_ms": 1000 });
    let striped = json!({ "cmt": true, "receiver_buffer_bytes": 500_000 });
    let brief = [("duration_s", "40"), ("measurement.from_s", "0"), ("background.associations", "1")];
    let narrow = [&brief[..], &[("constellations[0].isl.rate_bps", "200000")]].concat();
    let hopping = [
        ("duration_s", "120"),
        ("measurement.from_s", "0"),
        ("background.associations", "0"),
        ("constellations[0].handover.interval_s", "1"),
        ("constellations[0].handover.policy", "highest-elevation"),
        ("constellations[0].handover.interruption_ms", "400"),
    ];
    // From early on, so that slow start is paced, too.
    let paced = |mut document: Value, place: &str, of: &'static [&'static str]| {
        let (_, field) = of[0].rsplit_once('.').unwrap();
        document.pointer_mut(place).unwrap()[field] = json!("window");
        Base::new(document, of, 0.3)
    };
    vec![
        paced(wired("tcp", json!({}), json!({})), "/flows/0/tcp", &["flows.*.tcp.pacing"]),
        paced(wired("sctp", json!({}), json!({})), "/flows/0/sctp", &["flows.*.sctp.pacing"]),
        paced(wired("xstp", json!({}), json!({})), "/flows/0/xstp", &["flows.*.xstp.segment_pacing"]),
        paced(relayed(json!({})), "/flows/0/gateways/0/tcp", &["flows.*.gateways.*.tcp.pacing"]),
        paced(bystander("tcp", json!({})), "/background/tcp", &["background.tcp.pacing"]),
        paced(bystander("sctp", json!({})), "/background/sctp", &["background.sctp.pacing"]),
        paced(bystander("xstp", json!({})), "/background/xstp", &["background.xstp.segment_pacing"]),
        flow("sctp", &["flows.*.sctp.", "links.", "errors."], json!({})),
        flow("tcp", &["flows.*.tcp."], json!({})),
        flow("xstp", &["flows.*.xstp."], json!({})),
        flow("sctp", LINKS, json!({ "ber": 1e-6, "mtu_bytes": 800 })),
        flow("sctp", ASSOCIATION, cut()),
        flow("tcp", &["flows.*.tcp."], cut()),
        flow("xstp", &["flows.*.xstp."], cut()),
        Base::new(wired("sctp", json!({ "ecn": true }), red), ASSOCIATION, 4.0),
        Base::new(two_paths(failing.clone()), ASSOCIATION, 8.0),
        Base::new(two_paths(striped), ASSOCIATION, 8.0),
        Base::new(relayed(json!({ "per": 0.02 })), &["flows.*.gateways."], 4.0),
        Base::new(relayed(cut()), &["flows.*.gateways."], 4.0),
        Base::new(bystander("sctp", json!({ "ecn": true })), &["background.sctp."], 4.0),
        Base::new(bystander("sctp", failing), &["background.sctp."], 4.0),
        Base::new(bystander("sctp", json!({ "cmt": true })), &["background.sctp."], 4.0),
        Base::new(bystander("tcp", json!({})), &["background.tcp."], 4.0),
        Base::new(bystander("xstp", json!({})), &["background.xstp."], 4.0),
        Base::new(sky("iridium-geo", &brief), SKY, 10.0),
        Base::new(sky("iridium-geo", &narrow), SKY, 10.0),
        Base::new(sky("iridium-geo", &hopping), HANDOVER, 5.0),
    ]
}

/// Data come to the last connection piece by piece, as those that gateways send on.
pub fn relayed(slow: Value) -> Value {
    let mut document = wired("tcp", json!({ "mss_bytes": 536 }), slow);
    let onward = json!({ "mss_bytes": 1448, "receiver_buffer_bytes": 20_000 });
    document["flows"][0]["gateways"] = json!([{ "at": "B", "tcp": onward }]);
    document
}

/// A flow of the background, recorded in full: over Iridium, which loses a packet in ten, and if it can over GEO.
pub fn bystander(protocol: &str, settings: Value) -> Value {
    let brief = [("duration_s", "40"), ("measurement.from_s", "0"), ("constellations[0].gsl.ber", "8e-6")];
    let mut document = sky("iridium-geo", &brief);
    let pair = json!({
        "from_latitude_deg": 40, "from_longitude_deg": -75, "to_latitude_deg": 45, "to_longitude_deg": 5,
    });
    let mut background =
        json!({ "associations": 1, "pairs": [pair], "protocol": protocol, "record": "full", "start_s": 0 });
    background[protocol] = settings;
    if protocol == "sctp" {
        background["paths"] = json!([{ "via": "iridium" }, { "via": "geo" }]);
    }
    let red = json!({ "min_packets": 2, "max_packets": 6 });
    document["constellations"][0]["gsl"]["red"] = red;
    document["background"] = background;
    document
}

/// A number as the field has it.
fn numeral(field: &Control, number: f64) -> Value {
    let whole = matches!(field.spec.kind.solid(), Kind::Integer);
    if whole { json!(number.round() as i64) } else { json!(number) }
}

/// The number at this share of the way along the slider of the field, by its logarithm.
pub fn along(field: &Control, share: f64) -> Value {
    let (low, high) = field.spec.slider.unwrap_or((field.spec.range.min, field.spec.range.max));
    let low = low.max(1e-9);
    numeral(field, low * libm::pow(high / low, share))
}

/// Values that the field may have: all words, both flags, and numbers from one end of its range to the other.
pub fn values(field: &Control) -> Vec<Value> {
    let spec = field.spec;
    let mut values = match spec.kind.solid() {
        Kind::Flag => vec![json!(true), json!(false)],
        Kind::Choice(words) => words.iter().map(|word| json!(word.value)).collect(),
        _ => {
            let numbers = [0.0, 1.0, 0.5, 0.25, 0.75].map(|share| along(field, share));
            let ends = [spec.range.min, spec.range.min + 1.0, spec.range.max];
            ends.map(|number| numeral(field, number)).into_iter().chain(numbers).collect()
        }
    };
    if matches!(spec.kind, Kind::Nullable(_)) {
        values.push(Value::Null);
    }
    values
}

#[test]
fn every_live_field_moves_packets_or_windows() {
    let bases = bases();
    let plain: Vec<Behaviour> = bases.iter().map(|base| base.plain()).collect();
    let moves = |path: &str, value: &Value| {
        let fit = bases.iter().zip(&plain).filter(|(base, _)| base.of.iter().any(|of| path.starts_with(of)));
        fit.into_iter()
            .any(|(base, plain)| behaviour(&base.with(path, value)).is_some_and(|changed| changed != *plain))
    };
    let live: Vec<Control> = controls().into_iter().filter(|field| field.spec.live).collect();
    assert!(live.len() > 50, "{} live fields", live.len());
    let idle: Vec<&str> = live
        .iter()
        .filter(|field| !values(field).iter().any(|value| moves(&field.path, value)))
        .map(|field| field.path.as_str())
        .collect();
    assert!(idle.is_empty(), "declared live, and a change moves nothing: {idle:#?}");
}

#[test]
fn every_controller_that_a_family_offers_moves_packets_or_windows() {
    let offers = controls().into_iter().filter(|field| {
        field.path.starts_with("flows.*.")
            && field.path.ends_with(".controller")
            && !field.path.contains("gateways")
    });
    let mut families = 0;
    for field in offers {
        let Kind::Choice(words) = field.spec.kind.solid() else { panic!("{} is no choice", field.path) };
        let family = field.path.split('.').nth(2).unwrap();
        let run = |word| behaviour(&wired(family, json!({ "controller": word }), json!({}))).unwrap();
        let runs: Vec<Behaviour> = words.iter().map(|word| run(word.value)).collect();
        for (index, word) in words.iter().enumerate() {
            let alike = runs[..index].iter().any(|other| *other == runs[index]);
            assert!(!alike, "{family}: {} does what another one does", word.value);
        }
        families += 1;
    }
    assert_eq!(families, 3);
}

#[test]
fn a_change_that_nothing_heeds_moves_no_packet_and_no_window() {
    // Without CMT its parts mean nothing, and the profile has the rest: announced they are all the same.
    for profile in ["rfc9260", "rfc2960", "ns2", "freebsd", "dcsctp"] {
        let base = Base::new(wired("sctp", json!({ "profile": profile }), json!({})), &[], 4.0);
        let plain = base.plain();
        for field in ["cmt_sfr", "cmt_cuc", "cmt_dac", "return_to_primary"] {
            let changed = behaviour(&base.with(&format!("flows.*.sctp.{field}"), &json!(false))).unwrap();
            assert!(changed == plain, "{profile}: {field}");
        }
    }
}
