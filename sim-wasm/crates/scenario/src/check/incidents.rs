//! What befalls a flow: in a protocol that can bear it, from places from which a way leads to the end that it befalls.

use crate::{Flow, FlowEnd};
use skywindow_form::Reader;
use skywindow_transport::Protocol;

use super::ways::Ways;

pub(super) fn check(flow: &Flow, ways: &Ways, reader: &mut Reader) {
    if flow.incidents.is_empty() {
        return;
    }
    reader.inside("incidents", |reader| {
        let protocol = flow.transport.protocol();
        if !protocol.takes_incidents() {
            let known: Vec<&str> =
                Protocol::ALL.iter().filter(|p| p.takes_incidents()).map(|p| p.label()).collect();
            let (label, known) = (protocol.label(), known.join(" or "));
            reader.fail(format!("incidents befall {known}, and the flow speaks {label}: leave them out"));
            return;
        }
        for (index, incident) in flow.incidents.iter().enumerate() {
            let Some(from) = &incident.from else { continue };
            let to = match incident.end {
                FlowEnd::Sender => &flow.from,
                FlowEnd::Receiver => &flow.to,
            };
            if !ways.has(from) {
                let near = super::suggestion(from, ways.names(), reader);
                reader.fail_at(
                    &format!("[{index}].from"),
                    format!("there is no station or router \"{from}\"{near}"),
                );
            } else if from != to && ways.has(to) && !ways.joined(from, to) {
                reader.fail_at(
                    &format!("[{index}].from"),
                    format!("no way leads from {from} to {to}: they share no constellation, and no links join them"),
                );
            }
        }
    });
}
