//! What endpoints exchange: data, and what acknowledges them.

use crate::api::{self, Content, Description, Ip, Place, Retransmit, SegmentKind};
use crate::wire::checksum::Sum;
use crate::wire::ip::Carried;
use crate::wire::{Field, Malformed, Reader, pattern};

/// The headers of a packet, bytes: its own and that of IP.
pub(super) const HEADERS: u32 = 8 + 20;

/// What a packet is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// It acknowledges the packet of its number.
    #[default]
    Acknowledgement,
    /// So many bytes of user data.
    Data {
        /// How many.
        bytes: u16,
        /// Whether they were sent before.
        again: bool,
    },
}

/// A packet on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Packet {
    /// What it is for.
    pub kind: Kind,
    /// Its number, or that of what it acknowledges.
    pub number: u32,
}

impl Packet {
    const fn user_bytes(&self) -> u16 {
        match self.kind {
            Kind::Acknowledgement => 0,
            Kind::Data { bytes, .. } => bytes,
        }
    }

    const fn again(&self) -> bool {
        matches!(self.kind, Kind::Data { again: true, .. })
    }
}

const RULE: &str = "Tanenbaum 2011, 3.3; the layout is this toy's";
const PACKET: Field = Field::new("Stop-and-wait", "A packet of the protocol.", RULE);
const TYPE: Field = Field::new("Type", "0 acknowledges, 1 carries data.", RULE);
const CHECKSUM: Field = Field::hex("Checksum", "Over the whole packet, as that of ICMP.", "RFC 1071");
const NUMBER: Field = Field::new("Number", "The number of the data.", RULE);
const USER_DATA: Field = Field::new("User data", "What the application sends.", RULE);

impl api::Packet for Packet {
    fn ip(&self) -> Ip {
        let bytes = HEADERS + u32::from(self.user_bytes());
        Ip { bytes, dont_fragment: false, ecn_capable: false }
    }

    fn describe(&self) -> Description {
        let data = self.kind() == SegmentKind::Data;
        Description {
            kind: self.kind(),
            retransmit: if self.again() { Retransmit::Timeout } else { Retransmit::First },
            number: self.number,
            chunks: data.into(),
            stream: 0,
            ssn: if data { self.number.wrapping_sub(1) as u16 } else { 0 },
            gaps: 0,
            ecn: 0,
        }
    }

    fn number(&self) -> u32 {
        self.number
    }

    fn kind(&self) -> SegmentKind {
        match self.kind {
            Kind::Acknowledgement => SegmentKind::Sack,
            Kind::Data { .. } => SegmentKind::Data,
        }
    }

    fn repeated_bytes(&self) -> Option<u64> {
        self.again().then(|| self.user_bytes().into())
    }

    fn contents(&self, _tell: impl FnMut(Content)) {}

    /// The second one for experiments (RFC 3692).
    const PROTOCOL: u8 = 254;

    fn write(&self, _place: &Place<'_>, out: &mut Vec<u8>) {
        let start = out.len();
        out.extend([u8::from(self.kind() == SegmentKind::Data), 0, 0, 0]);
        out.extend(self.number.to_be_bytes());
        out.extend(pattern::line(self.number, self.user_bytes().into()));
        let checksum = Sum::default().over(&out[start..]).checksum();
        out[start + 2..start + 4].copy_from_slice(&checksum.to_be_bytes());
    }

    fn read(reader: &mut Reader<'_, '_>, _carried: &Carried) -> Result<bool, Malformed> {
        let bytes = reader.rest();
        reader.region(&PACKET, bytes.len(), |own| {
            own.u16(&TYPE)?;
            own.u16(&CHECKSUM)?;
            own.u32(&NUMBER)?;
            own.all(&USER_DATA)
        })?;
        Ok(Sum::default().over(bytes).checksum() == 0)
    }

    fn name(kind: SegmentKind, number: u32) -> String {
        match kind {
            SegmentKind::Data => format!("Packet {number}"),
            _ => format!("Acknowledgement {number}"),
        }
    }
}
