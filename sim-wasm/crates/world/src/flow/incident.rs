//! An incident that befalls a flow, and how much of it has happened.

use skywindow_scenario::{FlowEnd, ForgedPacket, Incident, IncidentKind};
use skywindow_transport::api::Forged;
use skywindow_units::SimTime;

/// An incident of a flow, and how much of it has happened.
#[derive(Clone, Debug)]
pub struct Strike {
    pub incident: Incident,
    /// The node that forged packets come from; none for the place of the other end.
    pub from: Option<u32>,
    /// Packets sent so far.
    pub sent: u32,
}

impl Strike {
    /// What nothing has come of yet; `node` finds a node by its name.
    pub fn new(incident: &Incident, node: impl Fn(&str) -> Option<u32>) -> Self {
        Self { incident: incident.clone(), from: incident.from.as_deref().and_then(node), sent: 0 }
    }

    /// When it happens first.
    pub fn begins(&self) -> SimTime {
        SimTime::from_secs_f64(self.incident.at_s)
    }

    /// The end that it befalls: 0 the sender, 1 the receiver.
    pub const fn end(&self) -> u8 {
        match self.incident.end {
            FlowEnd::Sender => 0,
            FlowEnd::Receiver => 1,
        }
    }

    /// What its packets pretend; nothing where it sends none.
    pub const fn pretends(&self) -> Option<Forged> {
        match (self.incident.kind, self.incident.packet) {
            (IncidentKind::Reboot, _) => None,
            (IncidentKind::OldCookie, _) => Some(Forged::Replay),
            (IncidentKind::ForgedPackets, ForgedPacket::Abort) => Some(Forged::End),
            (IncidentKind::ForgedPackets, ForgedPacket::Data) => Some(Forged::Data),
            (IncidentKind::ForgedPackets, ForgedPacket::Open) => Some(Forged::Open),
            (IncidentKind::ForgedPackets, ForgedPacket::Address) => Some(Forged::Address),
        }
    }
}
