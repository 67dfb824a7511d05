//! The declaration of a family's events: one place says the code, the numbers with their units, the kind, the words
//! and the rule with its source.

use skywindow_units::{CodeSpec, Duration};

use crate::api::{EventField, Explanation, NO_PATH};
use crate::words::on_path;

/// What an event can say of itself as a number.
pub(crate) trait Number: Copy {
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
plain!(u8, u16, u32);

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

/// The numbers of an event, with zeroes for those it lacks.
pub(crate) fn padded<const N: usize>(given: [f64; N]) -> [f64; 4] {
    let mut numbers = [0.0; 4];
    for (number, given) in numbers.iter_mut().zip(given) {
        *number = given;
    }
    numbers
}

/// A field with the unit that is said, else with that of its type.
pub(crate) const fn described<T: Number>(
    name: &'static str,
    help: &'static str,
    said: &'static str,
) -> EventField {
    EventField { name, unit: if said.is_empty() { T::UNIT } else { said }, help, codes: T::CODES }
}

/// The words of an event of `path`, one of `paths`; the title names the path unless it has done so already.
pub(crate) fn explanation(
    (title, detail, rule): (String, String, &str),
    names_path: bool,
    path: u8,
    paths: usize,
) -> Explanation {
    let title = if paths > 1 && path != NO_PATH && !names_path { on_path(&title, path) } else { title };
    Explanation { title, detail, rule: rule.into() }
}

/// Declares events.
///
/// `code Name { field: type ["unit"], .. } => { kind, role, phase, counts, names_path, title, detail, rule }`: `role` is
/// what several families may have; `phase` is what the window is in from then on; `counts` is an expression of the
/// fields, and says what a tally adds up; `names_path` says that the words name the path; title, detail and rule are
/// expressions of the fields as numbers, for a recording keeps nothing else.
macro_rules! declare {
    (@or [$default:expr]) => { $default };
    (@or [$default:expr] $said:expr) => { $said };
    (
        $(#[$about:meta])* $events:ident;
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
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum $events {
            $($(#[doc = $help])* $name { $($(#[doc = $line])* $field: $type,)* },)*
        }

        impl $crate::api::Event for $events {
            const TABLE: &'static [$crate::api::EventInfo] = &[
                $($crate::api::EventInfo {
                    code: $code,
                    name: stringify!($name),
                    help: concat!($($help),*),
                    kind: $crate::api::EventKind::$kind,
                    role: $crate::events::declare!(@or [None] $(Some($crate::api::EventRole::$role))?),
                    phase: $crate::events::declare!(@or [None] $(Some($phase))?),
                    fields: &[$($crate::events::described::<$type>(
                        stringify!($field),
                        concat!($($line),*),
                        $crate::events::declare!(@or [""] $($unit)?),
                    ),)*],
                },)*
            ];

            #[inline]
            fn code(&self) -> u16 {
                match self { $(Self::$name { .. } => $code,)* }
            }

            fn numbers(&self) -> [f64; 4] {
                match *self {
                    $(Self::$name { $($field),* } => {
                        $crate::events::padded([$($crate::events::Number::number($field)),*])
                    })*
                }
            }

            #[inline]
            fn counter(&self) -> Option<$crate::api::Counter> {
                match *self {
                    $(Self::$name { $($field),* } => {
                        let _ = ($($field,)*);
                        $crate::events::declare!(@or [None] $($counts)?)
                    })*
                }
            }

            fn explain(code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> $crate::api::Explanation {
                let (words, names_path) = match code {
                    $($code => {
                        let [$($field,)* ..] = numbers;
                        let _ = ($($field,)*);
                        (($title, $detail, $rule), $crate::events::declare!(@or [false] $($names_path)?))
                    })*
                    _ => ((format!("Event {code}"), String::from("No description is known."), ""), false),
                };
                $crate::events::explanation(words, names_path, path, paths)
            }
        }
    };
}
pub(crate) use {coded, declare};
