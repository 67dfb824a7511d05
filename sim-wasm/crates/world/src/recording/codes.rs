//! The small numbers of a recording and what they mean, beside those of the protocols and of the sky.

use skywindow_network::Cause;
use skywindow_units::{Code, CodeSpec, CodeValue, codes, repeated};

/// What became of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Handed to the receiving endpoint.
    Delivered,
    /// Handed to the receiving endpoint with a congestion mark (RFC 3168).
    Marked,
    /// It did not come to its destination.
    Lost(Cause),
}

const DELIVERED: CodeValue = CodeValue {
    name: "Delivered",
    number: 1,
    words: "delivered to",
    help: "Handed to the receiving endpoint.",
};

const MARKED: CodeValue = CodeValue {
    name: "Marked",
    number: 7,
    words: "delivered with a congestion mark to",
    help: "Handed to the receiving endpoint with a congestion mark (RFC 3168).",
};

/// All outcomes, by their numbers.
const OUTCOMES: [CodeValue; Cause::COUNT + 2] = {
    let mut all = [DELIVERED; Cause::COUNT + 2];
    let mut numbers = [DELIVERED.number as u16; Cause::COUNT + 2];
    let mut at = 1;
    while at < all.len() {
        let value = if at == 1 { MARKED } else { lost(Cause::ALL[at - 2]) };
        let mut place = at;
        while place > 0 && all[place - 1].number > value.number {
            all[place] = all[place - 1];
            place -= 1;
        }
        all[place] = value;
        numbers[at] = value.number as u16;
        at += 1;
    }
    assert!(repeated(&numbers).is_none(), "two outcomes of packets have one number");
    all
};

const fn lost(cause: Cause) -> CodeValue {
    let info = cause.info();
    CodeValue { name: info.variant, number: cause as u8, words: info.fate, help: info.help }
}

impl Code for Outcome {
    const SPEC: CodeSpec = CodeSpec { name: "Outcome", help: "What became of a segment.", values: &OUTCOMES };

    #[inline]
    fn number(self) -> u8 {
        match self {
            Self::Delivered => DELIVERED.number,
            Self::Marked => MARKED.number,
            Self::Lost(cause) => cause as u8,
        }
    }
}

impl Outcome {
    /// Whether the segment did not come to its destination.
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::Lost(_))
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
    Forward = 4 "FORWARD TSN" "Everything up to this number counts as if it had come, for what is missing was given up.",
    Promise = 5 "NR gap ack block" "These numbers have come and will not be given back.",
}}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_stand_by_their_numbers_each_once() {
        let numbers = OUTCOMES.map(|value| value.number);
        assert!(numbers.is_sorted_by(|one, next| one < next), "{numbers:?}");
        for cause in Cause::ALL {
            assert!(numbers.contains(&(cause as u8)), "{}", cause.info().variant);
        }
        assert!(numbers.contains(&MARKED.number));
    }
}
