//! The form in which a cause of losses is declared, and what is known of each.

use super::Mark;

/// What is known of a cause before anything is lost for it.
#[derive(Clone, Copy, Debug)]
pub struct CauseInfo {
    /// Its name, each word with a capital.
    pub variant: &'static str,
    /// What it means.
    pub help: &'static str,
    /// What summaries call it.
    pub name: &'static str,
    /// The metric that counts its losses; none if no metric does.
    pub metric: Option<&'static str>,
    /// What is said of a packet that was lost for it, before the name of a node.
    pub fate: &'static str,
    /// The code of its event in recordings.
    pub event: u16,
    /// The name of that event, each word with a capital.
    pub event_name: &'static str,
    /// What the event says.
    pub event_help: &'static str,
    /// What became of the packet, after its name.
    pub title: &'static str,
    /// How that came, before the name of a node.
    pub why: &'static str,
    /// The rule by which it is lost, with its source; empty where there is none.
    pub rule: &'static str,
    /// What it is called beside its shape.
    pub short: &'static str,
    /// What is said of several that were lost for it, after their number and "were lost".
    pub several: &'static str,
    /// The shape of what was lost for it.
    pub mark: Mark,
}

/// Declares the causes of losses.
///
/// `outcome` is the number of a recording's fates and what is said of one; `event` the code, name and meaning of the
/// event; for the rest see [`CauseInfo`]. Two causes with one number do not compile.
macro_rules! losses {
    (@or [$default:expr]) => { $default };
    (@or [$default:expr] $said:expr) => { $said };
    ($(
        $(#[doc = $help:literal])*
        $cause:ident {
            outcome: $outcome:literal $fate:literal,
            event: $event:literal $event_name:ident $event_help:literal,
            title: $title:literal,
            why: $why:literal,
            $(rule: $rule:literal,)?
            short: $short:literal,
            several: $several:literal,
            mark: $mark:ident,
            name: $name:literal,
            $(metric: $metric:literal,)?
        }
    )*) => {
        /// Why a packet is lost; its number is that of the outcome in recordings, which never changes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u8)]
        pub enum Cause {
            $($(#[doc = $help])* $cause = $outcome,)*
        }

        impl Cause {
            /// How many there are.
            pub const COUNT: usize = [$($outcome,)*].len();

            /// All of them, in the order in which summaries have them.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$cause,)*];

            /// What is known of it.
            pub const fn info(self) -> &'static CauseInfo {
                match self {
                    $(Self::$cause => &CauseInfo {
                        variant: stringify!($cause),
                        help: concat!($($help),*),
                        name: $name,
                        metric: losses!(@or [None] $(Some($metric))?),
                        fate: $fate,
                        event: $event,
                        event_name: stringify!($event_name),
                        event_help: $event_help,
                        title: $title,
                        why: $why,
                        rule: losses!(@or [""] $($rule)?),
                        short: $short,
                        several: $several,
                        mark: Mark::$mark,
                    },)*
                }
            }
        }
    };
}
pub(super) use losses;
