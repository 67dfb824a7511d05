//! The laws of a recording, a file each.

mod acknowledgements;
mod chunks;
mod collisions;
mod fates;
mod messages;
mod origins;
mod outages;
mod promises;
mod propagation;
mod rates;
mod resequencing;
mod routes;
mod sky;
mod speed;
mod states;
mod streams;
mod time;
mod windows;

use crate::case::Case;
use crate::finding::Findings;

/// Every law.
pub(crate) fn all(case: &Case, findings: &mut Findings) {
    time::check(case, findings);
    origins::check(case, findings);
    fates::check(case, findings);
    speed::check(case, findings);
    outages::check(case, findings);
    states::check(case, findings);
    rates::check(case, findings);
    resequencing::check(case, findings);
    collisions::check(case, findings);
    sky::check(case, findings);
    routes::check(case, findings);
    chunks::check(case, findings);
    acknowledgements::check(case, findings);
    promises::check(case, findings);
    windows::check(case, findings);
    messages::check(case, findings);
    streams::check(case, findings);
}
