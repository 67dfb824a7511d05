//! HEARTBEAT and HEARTBEAT ACK (RFC 9260 sections 3.3.5 and 3.3.6).

use super::parameter::{self, Parameter};
use crate::wire::{Malformed, Reader};

/// A HEARTBEAT, or the HEARTBEAT ACK that returns what it said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heartbeat<'a> {
    /// What its sender wants to have back.
    pub info: Parameter<'a>,
}

impl<'a> Heartbeat<'a> {
    pub(super) fn write(&self, out: &mut Vec<u8>) {
        parameter::write_all(std::slice::from_ref(&self.info), out);
    }

    pub(super) fn read(own: &mut Reader<'a, '_>) -> Result<Self, Malformed> {
        Ok(Self { info: Parameter::read(own)? })
    }
}

#[cfg(test)]
mod tests {
    use super::super::Chunk;
    use super::super::chunk::tests::there_and_back;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rfc_9260_3_3_5_the_information_is_a_parameter() {
        let beat = Heartbeat { info: Parameter::HeartbeatInfo(b"where and when") };
        let bytes = b"\0\x01\0\x12where and when";
        there_and_back(&Chunk::Heartbeat(beat.clone()), bytes);
        there_and_back(&Chunk::HeartbeatAck(beat), bytes);
    }

    proptest! {
        #[test]
        fn what_is_written_is_read(info in prop::collection::vec(any::<u8>(), 0..80)) {
            let beat = Chunk::Heartbeat(Heartbeat { info: Parameter::HeartbeatInfo(&info) });
            let mut bytes = Vec::new();
            beat.write(&mut bytes);
            prop_assert_eq!(Chunk::read(&mut Reader::new(&bytes)), Ok(beat));
        }
    }
}
