//! Header compression on a link, after the model of ROHC-TCP (RFC 6846): what it saves, and what a loss breaks.
//!
//! A compressed header says how a packet differs from the one before it, by a context that both ends keep for each flow and
//! direction. A packet that the link loses leaves the far end with another context than the near end has: what follows
//! cannot be decompressed until a full header comes. Left out are the chains of static and changing fields, the several
//! sizes of headers that a flow has over time, checksums that let a bad context through, and repairs of a context by its
//! checksum: each header is full or compressed, and a context is whole or broken.

use std::collections::BTreeMap;

use skywindow_units::SimTime;

use crate::packet::Header;

/// How a link compresses headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompressionSpec {
    /// Bytes that a compressed header saves.
    pub saved: u32,
    /// Whether a packet that the link loses breaks the context.
    pub breaks: bool,
    /// Whether the far end asks for a full header when it cannot decompress (RFC 5795 4.4, bidirectional modes).
    pub feedback: bool,
    /// After how many packets a full header is sent in any case (RFC 5795 4.4, the unidirectional mode).
    pub refresh: Option<u32>,
}

/// What both ends of a link know of a flow in one direction.
#[derive(Clone, Copy, Debug, Default)]
struct Context {
    /// Packets since the last full header, itself counted.
    since_full: u32,
    /// Whether the far end cannot decompress.
    broken: bool,
    /// When the near end hears that it cannot.
    heard: Option<SimTime>,
}

/// The contexts of all links.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contexts {
    all: BTreeMap<(u32, u64), Context>,
}

/// The flow and the direction of a packet.
const fn key(header: &Header) -> u64 {
    (header.flow as u64) << 16 | (header.path as u64) << 8 | header.direction as u64
}

impl Contexts {
    /// The bytes that `link` saves on a packet that comes to it at `now`: none where its header is to be full. Fragments
    /// are not compressed.
    pub fn saved(&self, link: u32, now: SimTime, spec: CompressionSpec, header: &Header) -> u16 {
        let Some(context) = self.all.get(&(link, key(header))) else { return 0 };
        let due = spec.refresh.is_some_and(|packets| context.since_full >= packets);
        let asked = context.heard.is_some_and(|heard| heard <= now);
        if due || asked || header.fragments > 1 {
            return 0;
        }
        spec.saved.min(header.bytes.saturating_sub(1)).min(u16::MAX.into()) as u16
    }

    /// Takes in that `link` carries the packet, which arrives at `arrives` unless it is lost; an answer is heard at `heard`.
    /// Whether the far end has it but cannot decompress it.
    pub fn carry(&mut self, link: u32, spec: CompressionSpec, header: &Header, heard: SimTime) -> bool {
        let context = self.all.entry((link, key(header))).or_default();
        let (full, lost) = (header.saved == 0, header.damage().is_some());
        context.since_full = if full { 1 } else { context.since_full.saturating_add(1) };
        if full {
            context.heard = None;
        }
        if lost {
            context.broken |= spec.breaks;
            return false;
        }
        if full {
            context.broken = false;
        } else if context.broken && spec.feedback {
            context.heard.get_or_insert(heard);
        }
        context.broken
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cause::Cause;
    use crate::packet::OnArrival;

    const SPEC: CompressionSpec = CompressionSpec { saved: 34, breaks: true, feedback: true, refresh: None };

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// Sends a packet every 10 ms, of which those in `lost` are lost on the link; 15 ms later an answer is heard. The
    /// packets with a full header, and those that cannot be decompressed.
    fn run(spec: CompressionSpec, lost: &[u64]) -> (Vec<u64>, Vec<u64>) {
        let mut contexts = Contexts::default();
        let (mut full, mut broken) = (Vec::new(), Vec::new());
        for number in 0..10 {
            let now = at(10 * number);
            let mut header = Header { bytes: 1500, ..Header::default() };
            header.saved = contexts.saved(7, now, spec, &header);
            if lost.contains(&number) {
                header.on_arrival = OnArrival::Damaged(Cause::Corruption);
            }
            if header.saved == 0 {
                full.push(number);
            }
            if contexts.carry(7, spec, &header, at(10 * number + 15)) {
                broken.push(number);
            }
        }
        (full, broken)
    }

    #[test]
    fn after_a_loss_nothing_is_decompressed_until_the_near_end_has_heard_of_it() {
        assert_eq!(run(SPEC, &[]), (vec![0], vec![]));
        // The fourth is the first that fails, at 40 ms; a packet at 60 ms is the first after 55 ms.
        assert_eq!(run(SPEC, &[3]), (vec![0, 6], vec![4, 5]));
        // The full header is lost, too: the next failure asks again.
        assert_eq!(run(SPEC, &[3, 6]), (vec![0, 6, 9], vec![4, 5, 7, 8]));
    }

    #[test]
    fn without_feedback_the_next_refresh_heals() {
        let spec = CompressionSpec { feedback: false, refresh: Some(4), ..SPEC };
        assert_eq!(run(spec, &[]), (vec![0, 4, 8], vec![]));
        assert_eq!(run(spec, &[1]), (vec![0, 4, 8], vec![2, 3]));
    }

    #[test]
    fn a_context_that_losses_leave_alone_stays_whole() {
        assert_eq!(run(CompressionSpec { breaks: false, ..SPEC }, &[3, 5]), (vec![0], vec![]));
    }

    #[test]
    fn flows_and_links_have_contexts_of_their_own() {
        let mut contexts = Contexts::default();
        let header = Header { bytes: 40, ..Header::default() };
        contexts.carry(7, SPEC, &header, at(0));
        assert_eq!(contexts.saved(7, at(1), SPEC, &header), 34);
        assert_eq!(contexts.saved(8, at(1), SPEC, &header), 0);
        assert_eq!(contexts.saved(7, at(1), SPEC, &Header { direction: 1, ..header }), 0);
        assert_eq!(contexts.saved(7, at(1), SPEC, &Header { fragments: 2, ..header }), 0);
    }
}
