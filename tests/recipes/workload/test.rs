//! A workload that draws its size: every seed sends its own, within the bounds, and the page has one more choice.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use skywindow_scenario::{Scenario, fields};

use crate::{document, run};

/// What the data receiver has been given in a run of `seed`, bytes.
fn delivered(protocol: &str, seed: u64) -> u64 {
    let own =
        json!({ "protocol": protocol, "workload": "spread", "least_bytes": 2_000, "most_bytes": 50_000 });
    let mut transfer = document(own, 0.0, 60);
    transfer["seed"] = json!(seed);
    let summary = run(&transfer).summary();
    assert!(summary["flows"][0]["completed_s"].is_number(), "{summary}");
    summary["flows"][0]["delivered_bytes"].as_u64().expect("a count")
}

fn refusals(own: Value) -> Vec<String> {
    let found = Scenario::from_json(&document(own, 0.0, 60)).expect_err("nothing of sense");
    found.iter().map(ToString::to_string).collect()
}

#[test]
fn every_seed_sends_its_own_size_and_the_same_one_again() {
    for protocol in ["sctp", "tcp", "xstp"] {
        let sizes: Vec<u64> = (1..=8).map(|seed| delivered(protocol, seed)).collect();
        assert!(sizes.iter().all(|size| (2_000..=50_000).contains(size)), "{protocol}: {sizes:?}");
        assert_eq!(sizes.iter().collect::<BTreeSet<_>>().len(), 8, "{protocol}: {sizes:?}");
        assert_eq!(delivered(protocol, 3), sizes[2], "{protocol}");
    }
}

#[test]
fn the_page_has_a_choice_and_fields_for_each() {
    let all = fields();
    let field =
        |path: &str| all.iter().find(|field| field.path == path).unwrap_or_else(|| panic!("no {path}"));
    let words = field("flows.*.workload").choices.0.as_ref().expect("words");
    assert!(["bulk", "spread"].iter().all(|word| words.iter().any(|choice| choice.value == *word)));
    assert_eq!(field("flows.*.most_bytes").when.0.as_ref().expect("a choice").is, ["spread"]);
    assert_eq!(field("flows.*.bytes").when.0.as_ref().expect("a choice").is, ["bulk"]);
}

#[test]
fn what_belongs_to_another_workload_or_makes_no_sense_is_refused() {
    assert_eq!(
        refusals(json!({ "workload": "spread", "bytes": 1000 })),
        ["flows[0].bytes: says nothing where the workload is spread: leave it out"]
    );
    assert_eq!(
        refusals(json!({ "workload": "spread", "least_bytes": 9, "most_bytes": 8 })),
        ["flows[0].least_bytes: is above most_bytes"]
    );
}
