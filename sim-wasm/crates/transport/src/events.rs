//! The declaration of events: one place says the code, the numbers with their units, the kind, the words and the rule
//! with its source. Families declare their events so, and the network its own.

use skywindow_units::{BitRate, CodeSpec, Duration};

use crate::api::{EventField, EventInfo, Explanation, NO_PATH, SegmentKind};
use crate::words::on_path;

/// What is said of an event: title, detail and rule.
pub(crate) type Words = (String, String, &'static str);

/// What an event can say of itself as a number.
pub trait Number: Copy {
    /// The unit of the number, where the type knows it.
    const UNIT: &'static str = "";
    /// What its values mean, where it is a code.
    const CODES: Option<&'static CodeSpec> = None;
    /// The number of a recording.
    fn number(self) -> f64;
}

macro_rules! plain {
    ($($type:ty),*) => {
        $(impl Number for $type {
            fn number(self) -> f64 {
                f64::from(self)
            }
        })*
    };
}
plain!(u8, u16, u32, f64);

impl Number for u64 {
    fn number(self) -> f64 {
        self as f64
    }
}

impl Number for Duration {
    const UNIT: &'static str = "ms";
    fn number(self) -> f64 {
        self.as_millis_f64()
    }
}

impl Number for BitRate {
    const UNIT: &'static str = "bit/s";
    fn number(self) -> f64 {
        self.as_bps() as f64
    }
}

/// What is not there is -1.
impl<T: Number> Number for Option<T> {
    const UNIT: &'static str = T::UNIT;
    const CODES: Option<&'static CodeSpec> = T::CODES;
    fn number(self) -> f64 {
        self.map_or(-1.0, T::number)
    }
}

/// Makes enums numbers of events by their codes.
macro_rules! coded {
    ($($type:ty),*) => {
        $(impl $crate::events::Number for $type {
            const CODES: Option<&'static skywindow_units::CodeSpec> =
                Some(&<$type as skywindow_units::Code>::SPEC);
            fn number(self) -> f64 {
                f64::from(self as u8)
            }
        })*
    };
}

coded!(SegmentKind);

/// The numbers of an event, with zeroes for those it lacks.
pub fn padded<const N: usize>(given: [f64; N]) -> [f64; 4] {
    let mut numbers = [0.0; 4];
    for (number, given) in numbers.iter_mut().zip(given) {
        *number = given;
    }
    numbers
}

/// A field with the unit that is said, else with that of its type.
pub const fn described<T: Number>(name: &'static str, help: &'static str, said: &'static str) -> EventField {
    EventField { name, unit: if said.is_empty() { T::UNIT } else { said }, help, codes: T::CODES }
}

/// What is known of the events of several declarations, `N` in all.
pub const fn joined<const N: usize>(parts: &[&[EventInfo]]) -> [EventInfo; N] {
    let mut all = [EventInfo::BLANK; N];
    let (mut part, mut at) = (0, 0);
    while part < parts.len() {
        let mut own = 0;
        while own < parts[part].len() {
            all[at] = parts[part][own];
            (own, at) = (own + 1, at + 1);
        }
        part += 1;
    }
    all
}

/// The words of the event `code` of `path`, one of `paths`: the title names the path unless `known` says that it has done
/// so already.
pub(crate) fn explanation(code: u16, known: Option<(Words, bool)>, path: u8, paths: usize) -> Explanation {
    let unknown = || ((format!("Event {code}"), String::from("No description is known."), ""), false);
    let ((title, detail, rule), names_path) = known.unwrap_or_else(unknown);
    let title = if paths > 1 && path != NO_PATH && !names_path { on_path(&title, path) } else { title };
    Explanation { title, detail, rule: rule.into() }
}

/// What all declarations of events become: `@type` the enum, `@about` what is known of each, its code and its numbers,
/// for an `impl`, `@words` what is said of the event with a code, and whether that names the path.
///
/// `code Name { field: type ["unit"], .. } => { kind, role, phase, counts, names_path, title, detail, rule }`: `role` is
/// what several families may have; `phase` is what the window is in from then on; `counts` is an expression of the
/// fields, and says what a tally adds up; `names_path` says that the words name the path; title, detail and rule are
/// expressions of the fields as numbers, for a recording keeps nothing else; `words` is all three in one. Where events
/// declared elsewhere belong to them, `[Name(Type)]` is a variant that holds one of these.
#[macro_export]
macro_rules! event_table {
    (@or [$default:expr]) => { $default };
    (@or [$default:expr] $said:expr) => { $said };
    (@all $own:ident) => { $own };
    (@all $own:ident $inner:ty) => {{
        const ALL: [$crate::api::EventInfo; $own.len() + <$inner>::TABLE.len()] =
            $crate::events::joined(&[$own, <$inner>::TABLE]);
        &ALL
    }};
    (
        @type [$($(#[$around:meta])* $outer:ident($inner:ty))?] $(#[$about:meta])* $events:ident;
        $(
            $(#[doc = $help:literal])*
            $code:literal $name:ident {
                $($(#[doc = $line:literal])* $field:ident : $type:ty $([$unit:literal])?,)*
            } => { $($words:tt)* }
        )*
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum $events {
            $($(#[doc = $help])* $name { $($(#[doc = $line])* $field: $type,)* },)*
            $($(#[$around])* $outer($inner),)?
        }
    };
    (
        @about [$($public:tt)?] [$($(#[$around:meta])* $outer:ident($inner:ty))?] $(#[$about:meta])* $events:ident;
        $(
            $(#[doc = $help:literal])*
            $code:literal $name:ident {
                $($(#[doc = $line:literal])* $field:ident : $type:ty $([$unit:literal])?,)*
            } => {
                kind: $kind:ident,
                $(role: $role:ident,)?
                $(phase: $phase:literal,)?
                $(counts: $counts:expr,)?
                $(names_path: $names_path:literal,)?
                $(title: $title:expr, detail: $detail:expr, rule: $rule:expr,)?
                $(words: $words:expr,)?
            }
        )*
    ) => {
        /// What is known of every event.
        $($public)? const TABLE: &'static [$crate::api::EventInfo] = {
            const OWN: &[$crate::api::EventInfo] = &[$($crate::api::EventInfo {
                code: $code,
                name: stringify!($name),
                help: concat!($($help),*),
                kind: $crate::api::EventKind::$kind,
                role: $crate::event_table!(@or [None] $(Some($crate::api::EventRole::$role))?),
                phase: $crate::event_table!(@or [None] $(Some($phase))?),
                fields: &[$($crate::events::described::<$type>(
                    stringify!($field),
                    concat!($($line),*),
                    $crate::event_table!(@or [""] $($unit)?),
                ),)*],
            },)*];
            $crate::event_table!(@all OWN $($inner)?)
        };

        /// Its number in recordings.
        #[inline]
        $($public)? fn code(&self) -> u16 {
            match self {
                $(Self::$name { .. } => $code,)*
                $(Self::$outer(own) => <$inner>::code(own),)?
            }
        }

        /// Its numbers in the order of its fields.
        $($public)? fn numbers(&self) -> [f64; 4] {
            match *self {
                $(Self::$name { $($field),* } => {
                    $crate::events::padded([$($crate::events::Number::number($field)),*])
                })*
                $(Self::$outer(own) => <$inner>::numbers(&own),)?
            }
        }
    };
    (
        @words $given:ident $numbers:ident;
        $(
            $(#[doc = $help:literal])*
            $code:literal $name:ident {
                $($(#[doc = $line:literal])* $field:ident : $type:ty $([$unit:literal])?,)*
            } => {
                kind: $kind:ident,
                $(role: $role:ident,)?
                $(phase: $phase:literal,)?
                $(counts: $counts:expr,)?
                $(names_path: $names_path:literal,)?
                title: $title:expr,
                detail: $detail:expr,
                rule: $rule:expr,
            }
        )*
    ) => {
        match $given {
            $($code => {
                let [$($field,)* ..] = $numbers;
                let _ = ($($field,)*);
                Some((($title, $detail, $rule), $crate::event_table!(@or [false] $($names_path)?)))
            })*
            _ => None,
        }
    };
}

/// Declares the events of a family, in the form of [`event_table!`](crate::event_table), and with them the variant
/// that holds those declared elsewhere.
macro_rules! declare {
    (
        @family $outer:tt [$($all:tt)*] $(#[$about:meta])* $events:ident;
        $(
            $(#[doc = $help:literal])*
            $code:literal $name:ident {
                $($(#[doc = $line:literal])* $field:ident : $type:ty $([$unit:literal])?,)*
            } => {
                kind: $kind:ident,
                $(role: $role:ident,)?
                $(phase: $phase:literal,)?
                $(counts: $counts:expr,)?
                $(names_path: $names_path:literal,)?
                title: $title:expr,
                detail: $detail:expr,
                rule: $rule:expr,
            }
        )*
    ) => {
        $crate::event_table! { @type $outer $($all)* }

        impl $crate::api::Event for $events {
            $crate::event_table! { @about [] $outer $($all)* }

            #[inline]
            fn counter(&self) -> Option<$crate::api::Counter> {
                match *self {
                    $(Self::$name { $($field),* } => {
                        let _ = ($($field,)*);
                        $crate::event_table!(@or [None] $($counts)?)
                    })*
                    _ => None,
                }
            }

            fn explain(code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> $crate::api::Explanation {
                let own = $crate::events::declare!(@own code numbers; $($all)*);
                let known = own.or_else(|| $crate::events::declare!(@elsewhere $outer code numbers));
                $crate::events::explanation(code, known, path, paths)
            }
        }
    };
    (@own $given:ident $numbers:ident; $(#[$about:meta])* $events:ident; $($entries:tt)*) => {
        $crate::event_table!(@words $given $numbers; $($entries)*)
    };
    (@elsewhere [$(#[$around:meta])* $outer:ident($inner:ty)] $given:ident $numbers:ident) => {
        Some((<$inner>::explain($given, $numbers)?, false))
    };
    ($outer:tt $($all:tt)*) => {
        $crate::events::declare! { @family $outer [$($all)*] $($all)* }
    };
}

/// Declares what a congestion controller, or a part of several, tells of its window in words of its own, in the form of
/// [`event_table!`](crate::event_table).
macro_rules! reasons {
    ($(#[$about:meta])* $reasons:ident; $($entries:tt)*) => {
        $crate::event_table! { @type [] $(#[$about])* $reasons; $($entries)* }

        impl $reasons {
            $crate::event_table! { @about [pub] [] $(#[$about])* $reasons; $($entries)* }

            /// What is said of the one with that number in recordings, if it is one of these.
            pub(crate) fn explain(code: u16, numbers: [f64; 4]) -> Option<$crate::events::Words> {
                let known = $crate::event_table!(@words code numbers; $($entries)*);
                known.map(|(words, _)| words)
            }
        }
    };
}
pub(crate) use {coded, declare, reasons};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_events_are_in_the_unit_of_their_type_and_what_is_not_there_is_minus_1() {
        assert_eq!(Duration::from_nanos(1_500_000).number(), 1.5);
        assert_eq!(BitRate::from_bps(64_000).number(), 64_000.0);
        assert_eq!((7u64.number(), Some(7u32).number()), (7.0, 7.0));
        assert_eq!([None::<u32>.number(), None::<Duration>.number()], [-1.0, -1.0]);
        let units = [Duration::UNIT, BitRate::UNIT, Option::<Duration>::UNIT, u32::UNIT];
        assert_eq!(units, ["ms", "bit/s", "ms", ""]);
        assert_eq!(described::<Duration>("rto", "The RTO.", "").unit, "ms");
        assert_eq!(described::<u32>("cwnd", "The congestion window.", "bytes").unit, "bytes");
    }

    #[test]
    fn an_event_has_four_numbers() {
        assert_eq!(padded([]), [0.0; 4]);
        assert_eq!(padded([1.0, 2.0]), [1.0, 2.0, 0.0, 0.0]);
    }

    #[test]
    fn words_name_the_path_of_an_association_with_several_once() {
        let said = |names_path| Some((("Fast retransmit".to_owned(), String::new(), ""), names_path));
        let title = |names_path, path, paths| explanation(40, said(names_path), path, paths).title;
        assert_eq!(title(false, 1, 2), on_path("Fast retransmit", 1));
        for plain in [title(false, 0, 1), title(true, 1, 2), title(false, NO_PATH, 2)] {
            assert_eq!(plain, "Fast retransmit");
        }
        assert_eq!(explanation(40, None, 0, 1).title, "Event 40");
    }
}
