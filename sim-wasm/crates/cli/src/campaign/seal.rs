//! What a shard says of itself at its end: whose rows it has, how many, and their hash.

use serde_json::{Value, json};
use skywindow_study::CORE;
use skywindow_study::hash::Fnv;

use super::share::Share;
use skywindow_study::campaign::Rows;

/// What a shard with these rows says, as JSON.
pub fn seal(rows: &Rows, share: Share, hash: Fnv) -> String {
    json!({
        "plan": rows.name(),
        "core": CORE,
        "shard": share.to_string(),
        "rows": share.count(rows.plan().runs()),
        "hash": hash.to_string(),
    })
    .to_string()
}

/// Why what a file `told` of its rows is not of this core or not of this plan, to be read after its name.
pub fn foreign(rows: &Rows, told: &Value) -> Option<String> {
    let other = |field: &str, own: &str| told[field].as_str().filter(|told| *told != own);
    if let Some(core) = other("core", CORE) {
        return Some(format!("has rows of the core {core}, and this is {CORE}"));
    }
    let plan = other("plan", rows.name())?;
    Some(format!("has rows of the plan {plan}, not of {}", rows.name()))
}

/// What is said of a file that has too few rows.
pub fn cut_off(has: usize, count: usize) -> String {
    format!("is cut off: it has {has} of its {count} rows")
}
