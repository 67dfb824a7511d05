//! The calls that a script makes in the place of an endpoint's user.

use skywindow_transport::api::StreamRequest;
use skywindow_transport::sctp::OwnLimit;

/// What the user of an endpoint asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Call {
    /// Nothing: the endpoint answers who calls.
    Listen,
    /// Opens.
    Connect,
    /// Hands over a message.
    Write {
        /// User data, bytes.
        bytes: u32,
        /// Stream.
        stream: u16,
        /// Not in the order of its stream.
        unordered: bool,
        /// The peer is asked to acknowledge it at once.
        immediate: bool,
        /// How important it is; 0 is most.
        priority: u16,
        /// When it is given up.
        limit: OwnLimit,
    },
    /// Takes what has come: so many bytes.
    Read(u64),
    /// Ends when all has arrived.
    Shutdown,
    /// Ends at once.
    Abort,
    /// The host fails, and comes back so much later without a memory, ns.
    Reboot(u64),
    /// The host has an address for its interface of a path from now on, or none any more.
    Address {
        /// The path.
        path: u8,
        /// Whether it has one.
        present: bool,
    },
    /// Streams are to begin anew, or to become more.
    Streams(StreamRequest),
    /// A router says that packets are too big for a link.
    TooBig {
        /// What the link takes; 0 if it does not say.
        mtu: u32,
        /// The path.
        path: u8,
    },
}
