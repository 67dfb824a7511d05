//! A packet as a tree of its fields, with what each means: what the card of a packet shows.

use crate::wire::icmp::Icmp;
use crate::wire::ip::{self, protocol};
use crate::wire::{Field, Note, Reader, udp};
use crate::{in_udp, read_carried};

/// What the bytes of a packet say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Dissection {
    /// Its fields in the order of their bytes.
    pub notes: Vec<Note>,
    /// Whether all checksums are right.
    pub right: bool,
    /// What is wrong with it, if it is malformed.
    pub malformed: Option<String>,
}

const CARRIED: Field = Field::new(
    "Data",
    "What the packet carries, of a protocol that is not known here, or a part of it.",
    "RFC 791",
);

/// Takes the bytes of a packet, from its IP header on, apart.
pub fn dissect(bytes: &[u8]) -> Dissection {
    let mut notes = Vec::new();
    let mut reader = Reader::noting(bytes, &mut notes);
    let result = ip::read(&mut reader).and_then(|carried| {
        let right = match carried.protocol {
            _ if !carried.whole => reader.all(&CARRIED).map(|_| true),
            protocol::ICMP | protocol::ICMPV6 => Icmp::read(&mut reader, &carried).map(|(_, right)| right),
            protocol::UDP => udp::read(&mut reader, &carried).and_then(|(ports, right)| {
                let inner = in_udp(ports).map(|protocol| ip::Carried { protocol, ..carried });
                match inner.and_then(|inner| read_carried(&mut reader, &inner)) {
                    Some(read) => read.map(|own| own && right),
                    None => reader.all(&CARRIED).map(|_| right),
                }
            }),
            _ => match read_carried(&mut reader, &carried) {
                Some(read) => read,
                None => reader.all(&CARRIED).map(|_| true),
            },
        }?;
        Ok(right && carried.right)
    });
    Dissection {
        notes,
        right: result == Ok(true),
        malformed: result.err().map(|malformed| malformed.to_string()),
    }
}
