//! INIT and INIT ACK: what each end tells the other to begin with (RFC 9260 sections 3.3.2 and 3.3.3).

use super::parameter::{self, Parameter};
use crate::wire::{Field, Malformed, Reader};

/// An INIT or INIT ACK chunk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Init<'a> {
    /// What the peer puts into the common header of every packet.
    pub initiate_tag: u32,
    /// The sender's receiver window, bytes.
    pub a_rwnd: u32,
    /// Streams on which the sender wants to send.
    pub outbound_streams: u16,
    /// Streams on which it takes data.
    pub inbound_streams: u16,
    /// The number of its first DATA chunk.
    pub initial_tsn: u32,
    /// What else it says; of an INIT ACK the cookie.
    pub parameters: Vec<Parameter<'a>>,
}

const RFC: &str = "RFC 9260 3.3.2";
const TAG: Field = Field::hex(
    "Initiate tag",
    "The tag that the peer must put into the header of every packet; never 0.",
    RFC,
);
const A_RWND: Field =
    Field::new("Advertised receiver window credit", "Bytes that the sender has room for (a_rwnd).", RFC);
const OUTBOUND: Field =
    Field::new("Number of outbound streams", "Streams on which the sender wants to send.", RFC);
const INBOUND: Field =
    Field::new("Number of inbound streams", "The most streams that the peer may use.", RFC);
const INITIAL_TSN: Field = Field::new("Initial TSN", "The number of the sender's first DATA chunk.", RFC);

impl<'a> Init<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        out.extend(self.initiate_tag.to_be_bytes());
        out.extend(self.a_rwnd.to_be_bytes());
        out.extend(self.outbound_streams.to_be_bytes());
        out.extend(self.inbound_streams.to_be_bytes());
        out.extend(self.initial_tsn.to_be_bytes());
        parameter::write_all(&self.parameters, out);
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self {
            initiate_tag: own.u32(&TAG)?,
            a_rwnd: own.u32(&A_RWND)?,
            outbound_streams: own.u16(&OUTBOUND)?,
            inbound_streams: own.u16(&INBOUND)?,
            initial_tsn: own.u32(&INITIAL_TSN)?,
            parameters: Parameter::read_all(own)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::super::parameter::tests::{parameter, seed};
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rfc_9260_3_3_2_the_fields_in_their_order() {
        let init = Init {
            initiate_tag: 0x0102_0304,
            a_rwnd: 65_536,
            outbound_streams: 10,
            inbound_streams: 2048,
            initial_tsn: 1,
            parameters: vec![Parameter::Ipv4([192, 0, 2, 1]), Parameter::EcnCapable],
        };
        let bytes =
            [1, 2, 3, 4, 0, 1, 0, 0, 0, 10, 8, 0, 0, 0, 0, 1, 0, 5, 0, 8, 192, 0, 2, 1, 0x80, 0, 0, 4];
        there_and_back(&Chunk::Init(init.clone()), &bytes);
        there_and_back(&Chunk::InitAck(init), &bytes);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(
            (initiate_tag, a_rwnd, outbound_streams, inbound_streams, initial_tsn) in any::<(u32, u32, u16, u16, u32)>(),
            seeds in prop::collection::vec(seed(), 0..6), ack in any::<bool>(),
        ) {
            let parameters = seeds.iter().map(parameter).collect();
            let init = Init { initiate_tag, a_rwnd, outbound_streams, inbound_streams, initial_tsn, parameters };
            let chunk = if ack { Chunk::InitAck(init) } else { Chunk::Init(init) };
            let mut bytes = Vec::new();
            chunk.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(chunk));
        }
    }
}
