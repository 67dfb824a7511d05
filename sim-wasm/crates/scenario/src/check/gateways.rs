//! Gateways that split a flow: nodes on a way from one to the next, none of them twice, in a protocol that can be split.

use crate::Flow;
use skywindow_form::Reader;
use skywindow_transport::Protocol;

use super::ways::Ways;

pub(super) fn check(flow: &Flow, ways: &Ways, reader: &mut Reader) {
    if flow.gateways.is_empty() {
        return;
    }
    reader.inside("gateways", |reader| {
        let protocol = flow.transport.protocol();
        if !protocol.splits() {
            let known: Vec<&str> = Protocol::ALL.iter().filter(|p| p.splits()).map(|p| p.label()).collect();
            let (label, known) = (protocol.label(), known.join(" or "));
            reader.fail(format!("gateways split {known}, and the flow speaks {label}: leave them out"));
            return;
        }
        if !flow.paths.is_empty() {
            reader.fail("the connections of a split flow take the routes of the network: leave paths out");
        }
        for (index, gateway) in flow.gateways.iter().enumerate() {
            reader.inside(&format!("[{index}]"), |reader| {
                place(flow, index, ways, reader);
                gateway.transport.check(&flow.transport, reader);
            });
        }
    });
}

/// Notes a gateway that does not exist, is an end or a gateway already, or has no way from where the flow comes.
fn place(flow: &Flow, index: usize, ways: &Ways, reader: &mut Reader) {
    let (at, before) = (&flow.gateways[index].at, &flow.gateways[..index]);
    if !ways.has(at) {
        let near = super::suggestion(at, ways.names(), reader);
        reader.fail_at("at", format!("there is no station or router \"{at}\"{near}"));
    } else if *at == flow.from || *at == flow.to {
        let end = if *at == flow.from { "sender" } else { "receiver" };
        reader.fail_at("at", format!("{at} is the {end} of the flow itself"));
    } else if before.iter().any(|other| other.at == *at) {
        reader.fail_at("at", format!("{at} is a gateway of the flow already"));
    } else if ways.has(&flow.from) && !ways.joined(&flow.from, at) {
        let from = &flow.from;
        reader.fail_at(
            "at",
            format!("no way leads from {from} to {at}: they share no constellation, and no links join them"),
        );
    }
}
