//! Why packets are lost: each cause once, with its name, its outcome and its event.

use crate::code;
use crate::recording::Outcome;

/// Declares the causes of losses, each with its name in summaries, the outcome of the segment and its event. What lacks
/// one of them does not compile, nor what has that of another.
macro_rules! causes {
    ($($(#[$doc:meta])* $cause:ident = $name:literal, $outcome:ident, $event:ident;)*) => {
        /// The causes a segment can be lost for, in the order of `Tally::lost`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Cause {
            $($(#[$doc])* $cause,)*
        }

        impl Cause {
            /// All of them, in their order.
            pub const ALL: [Self; CAUSES] = [$(Self::$cause,)*];

            /// What summaries call it.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$cause => $name,)*
                }
            }

            /// What becomes of a segment by it.
            pub const fn outcome(self) -> Outcome {
                match self {
                    $(Self::$cause => Outcome::$outcome,)*
                }
            }

            /// The code of its event.
            #[inline]
            pub const fn event(self) -> u16 {
                match self {
                    $(Self::$cause => code::$event,)*
                }
            }

            /// The cause that the event `code` tells of; none if it tells of no loss.
            pub const fn of_event(code: u16) -> Option<Self> {
                match code {
                    $(code::$event => Some(Self::$cause),)*
                    _ => None,
                }
            }
        }

        /// The number of causes.
        pub const CAUSES: usize = [$($name,)*].len();
    };
}

causes! {
    /// Bit or packet errors.
    Corruption = "corruption", Corruption, LOSS_CORRUPTION;
    /// A full queue.
    QueueFull = "queue_full", QueueFull, LOSS_QUEUE;
    /// A ground-to-satellite link that went away.
    Handover = "handover", Handover, LOSS_HANDOVER;
    /// No route.
    NoRoute = "no_route", NoRoute, LOSS_NO_ROUTE;
    /// Larger than the next link carries, and not to be fragmented.
    TooBig = "too_big", TooBig, LOSS_TOO_BIG;
    /// Dropped by early detection before the queue was full.
    EarlyDrop = "early_drop", EarlyDrop, LOSS_EARLY;
    /// Chosen by the scenario.
    Chosen = "chosen", Chosen, LOSS_CHOSEN;
    /// On a link, or waiting for it, that was cut.
    Outage = "outage", Outage, LOSS_OUTAGE;
    /// By the state of an error process.
    State = "error_state", State, LOSS_STATE;
    /// On a radio channel, at the same time as another frame.
    Collision = "collision", Collision, LOSS_COLLISION;
}

/// Two causes are told apart, whatever their numbers become.
const _: () = {
    let mut one = 0;
    while one < CAUSES {
        let cause = Cause::ALL[one];
        assert!(cause.outcome().is_loss(), "a cause of a loss has an outcome that is none");
        let mut other = 0;
        while other < one {
            let before = Cause::ALL[other];
            assert!(cause.event() != before.event(), "two causes of losses have one event");
            assert!(cause.outcome() as u8 != before.outcome() as u8, "two causes of losses have one outcome");
            other += 1;
        }
        one += 1;
    }
};
