//! The radio channels of a document as parts of its network.

use skywindow_engine::Stream;
use skywindow_network::{Channel, ChannelSpec, LinkKind, LinkSpec, NO_TRANSMITTER, Network, Propagation};
use skywindow_scenario::{RadioChannel, Scenario};
use skywindow_units::Duration;

use crate::layout::Layout;
use crate::run::specs::rate;
use crate::run::streams;

/// Adds the channels, and a link between any two of their stations that hear each other.
pub fn add_channels(network: &mut Network, scenario: &Scenario, layout: &Layout) {
    let stream = Stream::new(scenario.seed).child(streams::RADIO);
    for (number, channel) in (0..).zip(&scenario.radio_channels) {
        let radio = network.add_channel(Channel::new(spec(channel, layout, stream.child(number))));
        for [one, other] in channel.pairs() {
            let (Some(one), Some(other)) = (layout.node_of(one), layout.node_of(other)) else { continue };
            let pair = [(one, other), (other, one)].map(|(from, to)| LinkSpec {
                from,
                to,
                kind: LinkKind::Wired,
                transmitter: NO_TRANSMITTER,
                propagation: Propagation::Fixed(ms(channel.delay_ms)),
                loss: None,
                process: None,
                radio: Some(radio),
                layer: None,
                delivers_damaged: false,
                frame_overhead: channel.frame_overhead_bytes,
                mtu: channel.frame_bytes.saturating_sub(channel.frame_overhead_bytes),
            });
            network.add_pair(pair, true);
        }
    }
}

fn ms(ms: f64) -> Duration {
    Duration::from_secs_f64(ms / 1e3)
}

fn spec(channel: &RadioChannel, layout: &Layout, stream: Stream) -> ChannelSpec {
    let hidden = channel.hidden.iter();
    let hidden = hidden.filter_map(|pair| Some([layout.node_of(&pair.one)?, layout.node_of(&pair.other)?]));
    ChannelSpec {
        rate: rate(channel.rate_bps),
        delay: ms(channel.delay_ms),
        txdelay: ms(channel.txdelay_ms),
        slot: ms(channel.slot_ms),
        persistence: channel.persistence,
        processing: (ms(channel.processing_ms), channel.processing_over_bytes),
        frame_overhead: channel.frame_overhead_bytes,
        queue: channel.queue_packets as usize,
        stations: channel.stations.iter().filter_map(|name| layout.node_of(name)).collect(),
        hidden: hidden.collect(),
        stream,
    }
}
