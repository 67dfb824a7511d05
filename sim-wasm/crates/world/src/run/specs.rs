//! What of the links of a document becomes a part of the network by itself: rates, queues, how errors are read.

use skywindow_network::{
    ArqSpec, CompressionSpec, ErrorReading, LinkLayer, Network, Queue, QueueSettings, Transmitter, Tuning,
};
use skywindow_scenario as scenario;
use skywindow_units::{BitRate, Duration};

/// How a document has bit error rates read.
pub const fn reading(chosen: scenario::ErrorReading) -> ErrorReading {
    match chosen {
        scenario::ErrorReading::Link => ErrorReading::EachLink,
        scenario::ErrorReading::Path => ErrorReading::WholePath,
    }
}

/// A rate of a document, bit/s.
pub fn rate(bps: f64) -> BitRate {
    BitRate::from_bps(bps.round() as u64)
}

/// The number of what the link layer of a link does besides sending frames, if it does anything.
pub fn link_layer(
    network: &mut Network,
    arq: Option<&scenario::Arq>,
    headers: Option<&scenario::HeaderCompression>,
) -> Option<u16> {
    network.link_layer(LinkLayer {
        arq: arq.map(|own| ArqSpec { persistence: own.persistence, in_order: own.in_order }),
        compression: headers.map(|own| CompressionSpec {
            saved: own.header_bytes.saturating_sub(own.compressed_bytes),
            breaks: own.context_loss,
            feedback: own.feedback,
            refresh: own.refresh_packets,
        }),
    })
}

/// What sends into a link: rate, queue and the size of packets.
#[derive(Clone, Debug)]
pub struct QueueSpec {
    rate: BitRate,
    packets: u32,
    discipline: QueueSettings,
    /// The largest packet, bytes.
    pub mtu: u32,
}

impl QueueSpec {
    /// What sends so many bits a second.
    pub fn new<P>(rate_bps: f64, packets: u32, queue: &Queue<P>, mtu_bytes: Option<u32>) -> Self {
        let discipline = queue.settings();
        Self { rate: rate(rate_bps), packets, discipline, mtu: mtu_bytes.unwrap_or(u32::MAX) }
    }

    /// What a direction of a wired link sends by.
    pub fn of_wire(wire: &scenario::Link, way: scenario::ChangedDirection) -> Self {
        Self::new(wire.steady_rate_bps(way), wire.queue_packets, &wire.queue, wire.mtu_bytes)
    }

    /// What a link of that kind that is there already becomes, with its other parts.
    pub const fn tuning(&self, loss: Option<u16>, delay: Option<Duration>, frame_overhead: u32) -> Tuning {
        Tuning { rate: self.rate, capacity: self.packets, loss, delay, frame_overhead, mtu: self.mtu }
    }

    /// A transmitter of that kind.
    pub fn transmitter(&self) -> Transmitter {
        Transmitter::new(self.rate, self.packets).with(&self.discipline)
    }
}
