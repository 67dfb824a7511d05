//! Changes of links and of terminals: each changes something there is and is over before it begins again.

use crate::{Constellation, LinkChange, Relay, Scenario, Station, TerminalChange, TerminalDirection};
use skywindow_form::{Reader, show};

pub(super) fn check(scenario: &Scenario, reader: &mut Reader) {
    for (index, link) in scenario.links.iter().enumerate() {
        for (number, change) in link.changes.iter().enumerate() {
            reader.inside(&format!("links[{index}].changes[{number}]"), |reader| of_link(change, reader));
        }
    }
    for (index, station) in scenario.stations.iter().enumerate() {
        for (number, change) in station.changes.iter().enumerate() {
            reader.inside(&format!("stations[{index}].changes[{number}]"), |reader| {
                of_terminal(scenario, station, change, reader);
            });
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

fn of_terminal(scenario: &Scenario, station: &Station, change: &TerminalChange, reader: &mut Reader) {
    let TerminalChange { rate_bps, per, ber, added_delay_ms, up, .. } = change;
    let all_but_rate = [per, ber, added_delay_ms].iter().any(|value| value.is_some()) || up.is_some();
    if rate_bps.is_none() && !all_but_rate {
        reader.fail("changes nothing: give it rate_bps, per, ber, added_delay_ms or up");
    }
    over(change.every_s, change.for_s, reader);
    let own: Vec<&Constellation> =
        super::network::served_by(scenario, station).map(|index| &scenario.constellations[index]).collect();
    let struck: Vec<&Constellation> =
        own.iter().copied().filter(|one| change.via.as_ref().is_none_or(|via| *via == one.id)).collect();
    match &change.via {
        _ if own.is_empty() => reader.fail("strikes nothing: the station has no terminal"),
        Some(via) if struck.is_empty() => {
            let near = super::suggestion(via, own.iter().map(|one| one.id.as_str()), reader);
            reader.fail_at("via", format!("{} has no terminal for \"{via}\"{near}", station.name));
        }
        _ => {}
    }
    let bent = !struck.is_empty() && struck.iter().all(|one| one.gsl.relay == Relay::BentPipe);
    if bent && change.direction == TerminalDirection::Downlink && rate_bps.is_some() {
        let why = "says nothing about the downlink of a bent pipe, which repeats what comes at the rate of the uplink: leave it out";
        reader.fail_at("rate_bps", why);
    }
}
