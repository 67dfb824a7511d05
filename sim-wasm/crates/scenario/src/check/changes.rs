//! Changes of links: each changes something, and is over before it begins again.

use crate::{LinkChange, Scenario};
use skywindow_form::{Reader, show};

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    for (index, link) in scenario.links.iter().enumerate() {
        for (number, change) in link.changes.iter().enumerate() {
            reader.inside(&format!("links[{index}].changes[{number}]"), |reader| of_link(change, reader));
        }
    }
}

fn of_link(change: &LinkChange, reader: &mut Reader) {
    let LinkChange { delay_ms, rate_bps, per, ber, up, .. } = change;
    if [delay_ms, rate_bps, per, ber].iter().all(|value| value.is_none()) && up.is_none() {
        reader.fail("changes nothing: give it delay_ms, rate_bps, per, ber or up");
    }
    over(change.every_s, change.for_s, reader);
}

/// Notes what would begin again before it is over.
fn over(every_s: Option<f64>, for_s: Option<f64>, reader: &mut Reader) {
    if let (Some(every), Some(lasts)) = (every_s, for_s)
        && lasts >= every
    {
        reader.fail_at("for_s", format!("{} s is not shorter than every_s, {} s", show(lasts), show(every)));
    }
}
