//! TCP as Linux has it through managed queues, against Linux 6.12 in virtual time (tests/reference/linux_aqm.csv).

use std::collections::BTreeMap;

use serde_json::{Value, json};
use skywindow_scenario::Scenario;
use skywindow_units::SimTime;
use skywindow_validation::{Check, Measured, Quantity};
use skywindow_world::World;

const CELLS: &str = include_str!("../../../../../tests/reference/linux_aqm.csv");

/// What is compared: goodput and sojourn times where a queue stands most of the time, so that the packet that a token bucket
/// sends at once after a rest does not matter.
const STANDING: [&str; 3] = ["pie-reno", "pie-leo", "pie-cubic"];
/// Where the queue is often empty: goodput and the 95th percentile.
const OFTEN_EMPTY: [&str; 6] = ["codel-reno", "codel-cubic", "codel-20", "codel-geo", "fq-cubic", "fq-reno"];

/// How often the kernel's PIE renews its chance: after 15 ticks of 1 ms, and its wheel of timers rounds up to the next tick
/// (`calc_index` of kernel/time/timer.c).
const TIMER_MS: u32 = 16;

/// A run of a cell: its settings and what Linux measured: goodput, Mbit/s, median and 95th percentile of sojourn, ms.
type Run = (BTreeMap<&'static str, &'static str>, [f64; 3]);

/// The runs of each cell. A median moves by whole packets, so that one of CUBIC through PIE says little: there are several.
fn cells() -> BTreeMap<&'static str, Vec<Run>> {
    let run = |line: &'static str| {
        let (cell, measured) =
            line.trim_start_matches('"').split_once("\",").expect("a cell and its figures");
        let settings: BTreeMap<_, _> = cell.split(' ').filter_map(|word| word.split_once('=')).collect();
        let figures: Vec<f64> = measured.split(',').map(|figure| figure.parse().expect("a number")).collect();
        (settings, [figures[0] / 1e6, figures[1], figures[2]])
    };
    let mut cells: BTreeMap<_, Vec<Run>> = BTreeMap::new();
    for run in CELLS.lines().skip(1).map(run) {
        cells.entry(run.0["id"]).or_default().push(run);
    }
    cells
}

fn document(cell: &BTreeMap<&str, &str>) -> Value {
    let number = |key: &str| cell[key].parse::<f64>().expect("a number");
    let one_way_ms = number("owd") * 1e3;
    let mut link = json!({ "from": "source", "to": "router", "rate_bps": number("rate"), "delay_ms": 0,
        "queue_packets": number("queue"), "queue_discipline": cell["aqm"] });
    for (name, ms) in
        cell.get("opts").iter().flat_map(|opts| opts.split(',')).filter_map(|one| one.split_once(':'))
    {
        link[cell["aqm"]][format!("{name}_ms")] =
            json!(ms.trim_end_matches("ms").parse::<f64>().expect("ms"));
    }
    if cell["aqm"] == "pie" {
        link["pie"] = json!({ "update_ms": TIMER_MS });
    }
    // The cells have HyStart off.
    let controller = if cell["cc"] == "reno" { "newreno" } else { "cubic" };
    let mut tcp = json!({ "profile": "linux", "mss_bytes": 1448, "receiver_buffer_bytes": 16 << 20,
        "controller": controller, "hystart": false });
    if controller == "cubic" {
        tcp["hystart_2008"] = json!(false);
    }
    let router = |name: &str| json!({ "name": name, "latitude_deg": 0, "longitude_deg": 0 });
    let routers = ["source", "router", "sink"].map(router);
    json!({ "version": 1, "seed": number("seed"), "duration_s": number("secs"),
        "routers": routers,
        "links": [link, { "from": "router", "to": "sink", "rate_bps": 1e12, "delay_ms": one_way_ms,
            "queue_packets": 100_000 }],
        "measurement": { "from_s": number("from"), "sojourn_times": true },
        "flows": [{ "name": "transfer", "from": "source", "to": "sink", "protocol": "tcp", "tcp": tcp, "record": "totals" }] })
}

/// Goodput, Mbit/s, median and 95th percentile of the bottleneck's sojourn times, ms.
fn measured(cell: &BTreeMap<&str, &str>) -> [f64; 3] {
    let document = document(cell);
    let scenario = Scenario::from_json(&document).unwrap_or_else(|problems| panic!("{problems:?}"));
    let mut world = World::new(&scenario).expect("a world");
    world.advance(SimTime::from_secs_f64(scenario.duration_s), u64::MAX);
    let summary = world.summary();
    let number = |value: &Value| value.as_f64().expect("a number");
    let link = &summary["links"][0];
    [
        number(&summary["flows"][0]["goodput_bps"]) / 1e6,
        number(&link["sojourn_median_s"]) * 1e3,
        number(&link["sojourn_95_s"]) * 1e3,
    ]
}

/// Goodput within 3 %, sojourn times within 10 %.
#[test]
fn managed_queues_are_as_long_as_those_of_linux() {
    let mut check = Check::new("linux-aqm");
    let cells = cells();
    for id in STANDING.into_iter().chain(OFTEN_EMPTY) {
        let runs = &cells[id];
        let settings = &runs[0].0;
        let ours: Vec<[f64; 3]> = runs.iter().map(|(settings, _)| measured(settings)).collect();
        let setting = format!(
            "{} with {}, {} s one way, {} bit/s",
            settings["aqm"], settings["cc"], settings["owd"], settings["rate"]
        );
        let mut compare = |quantity, figure: usize, apart: f64| {
            let theirs: Vec<f64> = runs.iter().map(|(_, figures)| figures[figure]).collect();
            let ours: Vec<f64> = ours.iter().map(|figures| figures[figure]).collect();
            let (theirs, ours) = (Measured::of(&theirs), Measured::of(&ours));
            check.compare(&setting, quantity, theirs, ours, apart * theirs.value);
        };
        compare(Quantity("goodput", "Mbit/s"), 0, 0.03);
        compare(Quantity("95th percentile of sojourn", "ms"), 2, 0.10);
        if STANDING.contains(&id) {
            compare(Quantity("median sojourn", "ms"), 1, 0.10);
        }
    }
    check.finish(21);
}
