//! Changes and traces of links: each change changes something and is over before it begins again, traces can be read.

use crate::{Link, LinkChange, Scenario, Trace};
use skywindow_form::{Reader, show};

/// A trace that repeats takes at least this long, as a change that does.
const SHORTEST_TURN_S: f64 = 0.01;

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    for (index, link) in scenario.links.iter().enumerate() {
        reader.inside(&format!("links[{index}]"), |reader| traced(link, reader));
        for (number, change) in link.changes.iter().enumerate() {
            reader.inside(&format!("links[{index}].changes[{number}]"), |reader| of_link(change, reader));
        }
    }
}

fn traced(link: &Link, reader: &mut Reader) {
    let Some(text) = &link.trace else { return };
    if !link.changes.is_empty() {
        reader.fail_at("trace", "stands beside changes: a link has a trace or changes");
    }
    match Trace::read(text) {
        Err(why) => reader.fail_at("trace", why),
        Ok(Trace::Steps(steps)) if link.trace_repeats => {
            let times = || steps.all().iter().map(|step| step.time_s);
            if times().next() != Some(0.0) || times().next_back().is_none_or(|last| last < SHORTEST_TURN_S) {
                let why =
                    format!("needs a trace that begins at 0 s and ends at {SHORTEST_TURN_S} s or later");
                reader.fail_at("trace_repeats", why);
            }
        }
        Ok(_) => {}
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
