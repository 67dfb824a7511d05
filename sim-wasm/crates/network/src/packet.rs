//! A packet in the network: where it goes, what it has met, and the transport's segment it carries.

use skywindow_engine::Stream;

/// What the network knows of a packet.
#[derive(Clone, Copy, Debug)]
pub struct Header {
    /// Flow it belongs to.
    pub flow: u16,
    /// Path of the association.
    pub path: u8,
    /// 0 forward, 1 reverse.
    pub direction: u8,
    /// Node it is for.
    pub destination: u32,
    /// Size on the wire, bytes, without link framing.
    pub bytes: u32,
    /// Its own random numbers: draw `hop` decides over the link number `hop` of its way.
    pub fate: Stream,
    /// Links entered so far.
    pub hop: u8,
    /// Whether a radio link has already drawn for it.
    pub met_radio: bool,
    /// Set when a link has damaged it: it is lost on arrival.
    pub corrupted: bool,
    /// The state of the link it is on, to notice that the link went away meanwhile.
    pub link_epoch: u32,
    /// Row of the recording, or `u32::MAX` if its flow is not recorded.
    pub segment: u32,
}

impl Default for Header {
    fn default() -> Self {
        Self {
            flow: 0,
            path: 0,
            direction: 0,
            destination: 0,
            bytes: 0,
            fate: Stream::new(0),
            hop: 0,
            met_radio: false,
            corrupted: false,
            link_epoch: 0,
            segment: u32::MAX,
        }
    }
}

/// A header and the segment of the transport protocol.
#[derive(Clone, Debug, Default)]
pub struct Packet<B> {
    /// What the network knows.
    pub header: Header,
    /// What the endpoints know.
    pub body: B,
}
