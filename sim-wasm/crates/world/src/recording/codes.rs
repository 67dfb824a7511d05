//! The small numbers of a recording and what they mean, beside those of the protocols and of the sky.

use skywindow_units::codes;

codes! { "What became of a segment." Outcome {
    Delivered = 1 "delivered to" "Handed to the receiving endpoint.",
    Corruption = 2 "lost to corruption on the link to" "Bit or packet errors on a link.",
    QueueFull = 3 "lost to a full queue at" "The queue of a link was full.",
    Handover = 4 "lost in a handover before" "The ground-to-satellite link it was on went away.",
    NoRoute = 5 "lost without a route at" "No route led to its destination.",
    TooBig = 6 "too big for a link at" "Larger than the link carries, and not to be fragmented.",
    Marked = 7 "delivered with a congestion mark to" "Handed to the receiving endpoint with a congestion mark (RFC 3168).",
    EarlyDrop = 8 "dropped early by RED at" "Dropped by RED before the queue was full.",
    Chosen = 9 "lost, as the scenario chose, at" "The scenario chose it to be lost.",
    Outage = 10 "lost in an outage before" "The link that it was on, or waited for, was cut.",
    State = 11 "lost in the state of the link to" "The error process of a link lost it.",
    Collision = 12 "lost in a collision before" "Another frame was on the radio channel at the same time.",
}}

impl Outcome {
    /// Whether the segment did not come to its destination.
    pub const fn is_loss(self) -> bool {
        !matches!(self, Self::Delivered | Self::Marked)
    }
}

codes! { "Which way a packet or a route goes." Direction {
    Forward = 0 "forward" "From the data sender to the data receiver.",
    Reverse = 1 "reverse" "From the data receiver to the data sender.",
}}

impl Direction {
    /// The direction of what leaves an end.
    pub const fn from_end(end: u8) -> Self {
        if end == End::Sender as u8 { Self::Forward } else { Self::Reverse }
    }
}

codes! { "Where an event happened." End {
    Sender = 0 "data sender" "The end that sends the data.",
    Receiver = 1 "data receiver" "The end that receives the data.",
    Neither = 255 "neither" "None of the two.",
}}

codes! { "Whether a path can be used." PathUse {
    Inactive = 0 "inactive" "The peer does not answer on it.",
    Active = 1 "active" "The peer answers on it.",
    InUse = 2 "in use" "It is active and takes new data.",
}}

impl PathUse {
    /// What follows from the state of a path.
    pub const fn new(active: bool, in_use: bool) -> Self {
        match (active, in_use) {
            (false, _) => Self::Inactive,
            (true, false) => Self::Active,
            (true, true) => Self::InUse,
        }
    }
}

codes! { "What a link does." LinkChange {
    Down = 0 "down" "It goes down.",
    Up = 1 "up" "It comes up.",
}}

codes! { "What a station does with a radio channel." RadioUse {
    IdleSlot = 0 "waits a slot" "It finds the channel clear, and has drawn to wait.",
    Frame = 1 "sends" "It keys its transmitter and sends a frame, which its receiver makes out.",
    Collision = 2 "collides" "It sends a frame that its receiver cannot make out, since another one is on the air.",
}}

codes! { "The state of an error process." ChannelState {
    Good = 0 "good" "The state in which it begins.",
    Bad = 1 "bad" "The other state.",
}}

codes! { "What a packet says beyond its row." BlockKind {
    Gap = 0 "gap ack block" "These numbers have come.",
    Duplicate = 1 "duplicate TSN" "This number has come twice.",
    Missing = 2 "gap" "These numbers are missing.",
    Poll = 3 "poll" "It asks for a report besides, and names the next number that will be sent.",
}}
