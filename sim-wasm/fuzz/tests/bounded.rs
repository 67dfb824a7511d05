//! Some cases, always the same: what a longer search found stays mended.

use std::collections::BTreeMap;

use skywindow_fuzz::{Outcome, Span, document, judge};
use skywindow_scenario::Scenario;

#[test]
fn mutated_documents_are_refused_or_run_with_their_books_in_order() {
    let mut counts = [0; 3];
    for case in 0..1_500 {
        let text = document(1, case);
        match judge(&text, &Span::SHORT) {
            Ok(outcome) => counts[outcome as usize] += 1,
            Err(fault) => panic!("case {case}: {fault}\n{text}"),
        }
    }
    // A mutation that ruins every document, or none, searches nothing.
    let [refused, _, ran] = counts;
    assert!(refused > 250 && ran > 250, "{counts:?}");
    assert_eq!(judge("{}", &Span::SHORT), Ok(Outcome::Ran));
}

/// What is never made is never tried.
#[test]
fn valid_documents_have_changes_of_every_kind() {
    let mut counts = BTreeMap::new();
    for case in 0..1_500 {
        let value = serde_json::from_str(&document(1, case)).unwrap_or_default();
        let Ok(scenario) = Scenario::from_json(&value) else { continue };
        for change in scenario.changes.iter().filter(|change| !change.off) {
            *counts.entry(format!("{:?}", change.kind)).or_insert(0) += 1;
        }
    }
    assert!(counts.len() == 6 && counts.values().all(|&count| count >= 12), "{counts:?}");
}

/// What a search once took for a fault: a change to a satellite that there is not is refused, as anything unknown is.
#[test]
fn a_change_to_what_there_is_not_is_refused() {
    let mut document: serde_json::Value =
        serde_json::from_str(skywindow_scenario::preset("iridium-geo").expect("a preset")).expect("JSON");
    document["changes"] = serde_json::json!([{ "kind": "satellite-off", "at_s": 1, "satellite": "P9 S9" }]);
    assert_eq!(judge(&document.to_string(), &Span::LONG), Ok(Outcome::Refused));
}
