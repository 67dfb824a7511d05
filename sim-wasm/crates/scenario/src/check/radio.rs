//! Radio channels: stations that exist and are several, pairs among them, frames that hold more than their headers.

use super::ways::Ways;
use crate::{RadioChannel, Scenario};
use skywindow_form::Reader;

/// The least that a frame carries: what every host must accept whole (RFC 791 3.2).
const LEAST_CARRIED: u32 = 68;

pub(super) fn check<'a>(scenario: &'a Scenario, ways: &mut Ways<'a>, reader: &mut Reader) {
    let channels = &scenario.radio_channels;
    let place = |index: usize| format!("radio_channels[{index}].name");
    super::unique(channels.iter().map(|channel| channel.name.as_str()), place, reader);
    for (index, channel) in channels.iter().enumerate() {
        reader.inside(&format!("radio_channels[{index}]"), |reader| one(channel, ways, reader));
    }
}

fn one<'a>(channel: &'a RadioChannel, ways: &mut Ways<'a>, reader: &mut Reader) {
    let RadioChannel { stations, hidden, frame_bytes, frame_overhead_bytes, .. } = channel;
    for (index, name) in stations.iter().enumerate() {
        known(name, &format!("stations[{index}]"), ways, reader);
    }
    super::unique(stations.iter().map(String::as_str), |index| format!("stations[{index}]"), reader);
    if stations.len() < 2 {
        reader.fail_at("stations", "a channel joins at least two stations");
    }
    for (index, pair) in hidden.iter().enumerate() {
        for (field, name) in [("one", &pair.one), ("other", &pair.other)] {
            if !stations.contains(name) {
                reader.fail_at(
                    &format!("hidden[{index}].{field}"),
                    format!("\"{name}\" is not on the channel"),
                );
            }
        }
    }
    if *frame_bytes < frame_overhead_bytes + LEAST_CARRIED {
        let least = frame_overhead_bytes + LEAST_CARRIED;
        reader.fail_at(
            "frame_bytes",
            format!("{frame_bytes} bytes are too few for a header of {frame_overhead_bytes} bytes and a packet of {LEAST_CARRIED}: it must be at least {least}"),
        );
    }
    for pair in channel.pairs() {
        ways.join_names(pair);
    }
}

fn known(name: &str, field: &str, ways: &Ways, reader: &mut Reader) {
    if !ways.has(name) {
        let near = super::suggestion(name, ways.names(), reader);
        reader.fail_at(field, format!("there is no station or router \"{name}\"{near}"));
    }
}
