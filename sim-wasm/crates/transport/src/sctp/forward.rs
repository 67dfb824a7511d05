//! FORWARD TSN: what the sender has given up, so that the receiver waits for it no longer (RFC 3758 section 3.2).

use skywindow_units::SimTime;

use super::arrival::Then;
use super::control::Control;
use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::extension::UnknownChunk;
use super::packet::Packet;

/// The type of the chunk.
pub(crate) const FORWARD_TSN: u8 = 192;

/// A FORWARD TSN chunk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Forward {
    /// Everything up to this TSN counts as if it had come.
    pub new_cumulative_tsn: u32,
    /// Each stream of which ordered messages are skipped, once, with the highest of their numbers.
    pub skipped: Vec<Skipped>,
}

/// Messages of a stream that are skipped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// Stream.
    pub stream: u16,
    /// The highest stream sequence number that is skipped.
    pub ssn: u16,
}

/// Bytes of the chunk without streams, and of each of these.
pub(crate) const FORWARD_BYTES: u32 = 8;
pub(crate) const SKIPPED_BYTES: u32 = 4;

impl Forward {
    /// Length of the chunk, bytes.
    pub(crate) fn bytes(&self) -> u32 {
        FORWARD_BYTES + SKIPPED_BYTES * self.skipped.len() as u32
    }

    /// Type of the chunk.
    pub(crate) const fn chunk_type(&self) -> u8 {
        FORWARD_TSN
    }

    /// The chunk as an end sees it that has not agreed on it (section 3.3.1).
    pub(crate) fn unknown(&self) -> UnknownChunk {
        let mut value = self.new_cumulative_tsn.to_be_bytes().to_vec();
        for skipped in &self.skipped {
            value.extend(skipped.stream.to_be_bytes());
            value.extend(skipped.ssn.to_be_bytes());
        }
        UnknownChunk { chunk_type: self.chunk_type(), flags: 0, value: value.into() }
    }
}

impl Endpoint {
    /// Gives up what is due for it, and tells the peer of what was.
    #[cold]
    pub(crate) fn move_on(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if !self.sends_data() {
            return;
        }
        if let Some(forward) = self.sender.move_on(now, &mut self.paths, obs) {
            self.controls.push_back((Control::ForwardTsn(Box::new(forward)), self.sender.route.data));
        }
        // What was given up may have been the last.
        self.after_send(now, obs);
        self.after_sack(now, obs);
    }

    /// Both ends have said whether they understand FORWARD TSN.
    pub(crate) fn use_forward_tsn(&mut self, peer: bool) {
        self.sender.use_forward_tsn(&self.rules, peer && self.rules.gives_up());
    }

    /// RFC 3758 section 3.6; an end that has not agreed on it does not know the chunk (section 3.3.1).
    #[cold]
    pub(crate) fn on_forward_tsn(
        &mut self,
        now: SimTime,
        from: u8,
        packet: &Packet,
        forward: &Forward,
        obs: &mut impl Observer<Event>,
    ) -> Then {
        if self.sender.partial.is_none() {
            return self.on_unknown(now, from, &forward.unknown(), obs);
        }
        if self.takes_data() {
            self.reply_path = from;
            self.receiver.on_forward(now, from, forward, !packet.data.is_empty(), obs);
            self.after_data(now);
        }
        Then::GoOn
    }
}
