//! What happens in the network, in recordings and in words: losses, whose causes the network declares, and the events
//! declared here.

pub(crate) mod breaking;
pub(crate) mod incidents;

mod declare;
mod events;
mod explain;
mod link_words;
mod losses;
mod told;

use std::ops::RangeInclusive;

use skywindow_network::Cause;
use skywindow_transport::api::{CONTROLLERS, EventInfo};
use skywindow_units::{SimTime, repeated};

use crate::recording::{End, EventRow, NO_FLOW, NO_PATH};

pub use events::{Happening, HappeningCode};
pub use explain::{Explainer, Explanation};
pub(crate) use losses::Lost;

/// How many events the network has.
const COUNT: usize = Cause::COUNT + Happening::TABLE.len();

/// The events of the network itself, losses first; the transport's have other numbers.
pub const EVENTS: &[EventInfo] = &{
    let mut all = [Happening::TABLE[0]; COUNT];
    let mut at = 0;
    while at < COUNT {
        all[at] = if at < Cause::COUNT {
            losses::info(Cause::ALL[at])
        } else {
            Happening::TABLE[at - Cause::COUNT]
        };
        at += 1;
    }
    all
};

/// Their codes; those below are of families, those above of congestion controllers.
const OWN: RangeInclusive<u16> = 100..=*CONTROLLERS.start() - 1;

const CODES: [u16; COUNT] = {
    let mut codes = [0; COUNT];
    let mut at = 0;
    while at < COUNT {
        codes[at] = EVENTS[at].code;
        assert!(
            *OWN.start() <= codes[at] && codes[at] <= *OWN.end(),
            "an event of the network has a code of the transport's"
        );
        at += 1;
    }
    codes
};

const _: () = assert!(repeated(&CODES).is_none(), "two events of the network have one code");

/// What an event concerns: a flow, a path of it and an end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Concerns {
    pub flow: u16,
    pub path: u8,
    pub end: u8,
}

impl Concerns {
    /// No flow in particular.
    pub const ALL: Self = Self { flow: NO_FLOW, path: NO_PATH, end: End::Neither as u8 };

    /// A path of a flow, between its ends.
    pub const fn path(flow: u16, path: u8) -> Self {
        Self { flow, path, end: End::Neither as u8 }
    }

    /// The row of an event with its code and numbers.
    const fn row(self, t: SimTime, code: u16, [a, b, c, d]: [f64; 4]) -> EventRow {
        let Self { flow, path, end } = self;
        EventRow { t, code, flow, path, end, a, b, c, d }
    }
}

impl Happening {
    /// Its row in a recording.
    pub(crate) fn row(&self, t: SimTime, concerns: Concerns) -> EventRow {
        concerns.row(t, self.code(), self.numbers())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_event_takes_the_code_of_another() {
        for taken in CODES {
            let with_one_more: Vec<u16> = CODES.into_iter().chain([taken]).collect();
            assert_eq!(repeated(&with_one_more), Some(taken));
        }
    }

    #[test]
    fn numbers_of_a_row_stand_in_the_order_of_their_fields() {
        let handover = Happening::Handover { terminal: 66, from: None, to: Some(7), elevation: 12.5 };
        let row = handover.row(SimTime::from_millis(3), Concerns { flow: 1, path: 2, end: 0 });
        assert_eq!((row.code, row.flow, row.path, row.end), (110, 1, 2, 0));
        assert_eq!([row.a, row.b, row.c, row.d], [66.0, -1.0, 7.0, 12.5]);
    }
}
