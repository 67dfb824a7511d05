//! What the gateway at which a leg begins has done so far.

/// What a gateway has done so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Relay {
    /// It has opened the connection to the next hop.
    pub opened: bool,
    /// User data handed to that connection, and acknowledged there, bytes.
    pub supplied: u64,
    pub released: u64,
    /// It has closed the connection to the next hop, and the one from the hop before.
    pub closed: [bool; 2],
    /// One of them is no more, and it has ended the other.
    pub broken: bool,
}
