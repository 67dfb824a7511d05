//! Flows and background: ends that exist and can reach each other, counts, and settings that fit together.

use crate::document::MOST_FLOWS;
use crate::{Background, Scenario, Sctp};
use skywindow_form::Reader;

use super::network::{Ways, ends};

/// Bytes before the user data of a DATA chunk (RFC 9260 3.3.1).
const CHUNK_HEADER: u32 = 16;

pub(super) fn check(scenario: &Scenario, ways: &Ways, reader: &mut Reader) {
    super::unique(
        scenario.flows.iter().map(|flow| flow.name.as_str()),
        |index| format!("flows[{index}].name"),
        reader,
    );
    for (index, flow) in scenario.flows.iter().enumerate() {
        reader.inside(&format!("flows[{index}]"), |reader| {
            ends(&flow.from, &flow.to, ways, reader);
            let known = ways.has(&flow.from) && ways.has(&flow.to);
            if known && flow.paths.is_empty() && !ways.joined(&flow.from, &flow.to) {
                let (from, to) = (&flow.from, &flow.to);
                reader.fail(format!(
                    "no way leads from {from} to {to}: they share no constellation, and no links join them"
                ));
            }
            reader.inside("paths", |reader| {
                super::paths::flow(scenario, [&flow.from, &flow.to], &flow.paths, ways, reader);
            });
            reader.inside("sctp", |reader| association(&flow.sctp, reader));
        });
    }
    reader.inside("background", |reader| background(scenario, &scenario.background, reader));
}

fn background(scenario: &Scenario, background: &Background, reader: &mut Reader) {
    let total = scenario.flows.len() as u64 + u64::from(background.associations);
    if total > MOST_FLOWS {
        reader.fail_at(
            "associations",
            format!("{total} flows with those in focus, and {MOST_FLOWS} is the most"),
        );
    }
    if background.associations > 0 && scenario.constellations.is_empty() {
        reader.fail_at("associations", "random places need a constellation to talk over, and there is none");
    }
    reader.inside("paths", |reader| super::paths::background(scenario, &background.paths, reader));
    if background.latitude_min_deg > background.latitude_max_deg {
        let (south, north) = (background.latitude_min_deg, background.latitude_max_deg);
        reader.fail_at("latitude_min_deg", format!("{south}° is north of latitude_max_deg, {north}°"));
    }
    if let Some(sctp) = &background.sctp {
        reader.inside("sctp", |reader| association(sctp, reader));
    }
}

fn association(sctp: &Sctp, reader: &mut Reader) {
    if sctp.receiver_buffer_bytes < sctp.payload_bytes {
        let (buffer, chunk) = (sctp.receiver_buffer_bytes, sctp.payload_bytes);
        reader.fail_at(
            "receiver_buffer_bytes",
            format!("{buffer} bytes do not hold one chunk of {chunk} bytes"),
        );
    }
    let packet = sctp.header_bytes + CHUNK_HEADER + sctp.payload_bytes.next_multiple_of(4);
    if let Some(mtu) = sctp.mtu_bytes.filter(|&mtu| mtu < packet) {
        reader.fail_at(
            "mtu_bytes",
            format!("{mtu} bytes are less than the {packet} of a packet with one full chunk"),
        );
    }
    if sctp.rto_min_ms > sctp.rto_max_ms {
        let (min, max) = (sctp.rto_min_ms, sctp.rto_max_ms);
        reader.fail_at("rto_min_ms", format!("{min} ms is above rto_max_ms, {max} ms"));
    }
    if let Some(initial) = sctp.rto_initial_ms.filter(|&initial| initial > sctp.rto_max_ms) {
        reader.fail_at("rto_initial_ms", format!("{initial} ms is above rto_max_ms, {} ms", sctp.rto_max_ms));
    }
}
