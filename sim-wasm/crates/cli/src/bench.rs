//! `skywindow bench`: how many simulated seconds a CPU second gives.

use cpu_time::ProcessTime;
use serde_json::{Value, json};
use skywindow_scenario::Scenario;

use crate::failure::Failure;
use crate::output;
use crate::run::complete;

/// The benchmarks: name and scenario. The page's benchmark reads the same files. Everything is recorded, but for
/// `two-links-totals`: ns-2, beside which two links are held, records nothing either. In `routes-1584` there is little but
/// routes: to each of 100 stations a tree at every renewal.
///
/// They name the profile of their flows, those of SCTP alone `ns2`, whose rules were the defaults when they were first
/// measured: they send the same packets whatever the defaults become, so that figures compare over the years.
const BENCHES: [(&str, &str); 7] = [
    ("dumbbell", include_str!("../../../bench/dumbbell.json")),
    ("iridium-30", include_str!("../../../bench/iridium-30.json")),
    ("multihomed-30", include_str!("../../../bench/multihomed-30.json")),
    ("routes-1584", include_str!("../../../bench/routes-1584.json")),
    ("starlink-1584", include_str!("../../../bench/starlink-1584.json")),
    ("two-links", include_str!("../../../bench/two-links.json")),
    ("two-links-totals", include_str!("../../../bench/two-links-totals.json")),
];

/// Runs the benchmark called `name`, or every one for "all", and prints its figures.
///
/// # Errors
/// A name that is none.
pub fn bench(name: &str) -> Result<(), Failure> {
    let chosen: Vec<_> = BENCHES.iter().filter(|(id, _)| name == "all" || *id == name).collect();
    if chosen.is_empty() {
        let known: Vec<&str> = BENCHES.iter().map(|(id, _)| *id).collect();
        return Err(Failure::input(format!("\"{name}\" is no benchmark (known: {}, all)", known.join(", "))));
    }
    let figures =
        chosen.into_iter().map(|(id, json)| measure(id, json)).collect::<Result<Vec<Value>, _>>()?;
    output::json(&Value::from(figures))
}

/// The median of five runs, whose rows nobody hashes, as in the page and in experiments; the hash is that of one more.
fn measure(id: &str, json: &str) -> Result<Value, Failure> {
    let scenario = Scenario::parse(json)?;
    let mut seconds = Vec::new();
    let mut summary = Value::Null;
    for _ in 0..5 {
        let start = ProcessTime::now();
        summary = complete(&scenario, |world| {
            world.recording().leave_unhashed();
            world.recording().discard();
            Ok(())
        })?
        .summary();
        seconds.push(start.elapsed().as_secs_f64());
    }
    let hashed = complete(&scenario, |world| {
        world.recording().discard();
        Ok(())
    })?;
    seconds.sort_by(f64::total_cmp);
    let median = seconds[seconds.len() / 2];
    Ok(json!({
        "bench": id,
        "target": "native",
        "simulated_s": scenario.duration_s,
        "cpu_s": median,
        "simulated_s_per_cpu_s": scenario.duration_s / median,
        "packets": summary["total"]["packets_sent"],
        "cpu_ms_per_renewal_of_routes": 1e3 * median / summary["routes_renewed"].as_f64().unwrap_or(f64::NAN),
        "hash": hashed.summary()["hash"],
    }))
}
