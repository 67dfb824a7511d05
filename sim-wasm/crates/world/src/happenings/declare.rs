//! The form in which the network's events are declared: that of the families, whose words know the run besides.

/// Declares events: `$codes` becomes an enum of their codes, and `$told` is what the words of an event know besides its
/// numbers, a [`Told`](super::told::Told).
macro_rules! happenings {
    (
        @words $codes:ident $told:ident [$($all:tt)*] $(#[$about:meta])* $events:ident;
        $(
            $(#[doc = $help:literal])*
            $code:literal $name:ident {
                $($(#[doc = $line:literal])* $field:ident : $type:ty $([$unit:literal])?,)*
            } => {
                kind: $kind:ident,
                $(title: $title:expr, detail: $detail:expr, rule: $rule:expr,)?
                $(words: $words:expr,)?
            }
        )*
    ) => {
        skywindow_transport::event_table! { @type [] $($all)* }

        impl $events {
            skywindow_transport::event_table! { @about [pub] [] $($all)* }

            /// The words of the event `code` with its numbers; none if it is none of these.
            pub(super) fn explain($told: &Told<'_>, code: u16, numbers: [f64; 4]) -> Option<Explanation> {
                let words = match code {
                    $($code => {
                        let [$($field,)* ..] = numbers;
                        let _ = ($($field,)*);
                        $(Explanation { title: $title, detail: $detail, rule: $rule.into() })?
                        $($words)?
                    })*
                    _ => return None,
                };
                Some(words)
            }
        }

        /// The numbers of the events in recordings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[repr(u16)]
        pub enum $codes {
            $($(#[doc = $help])* $name = $code,)*
        }
    };
    ($codes:ident, $told:ident => $($all:tt)*) => {
        happenings! { @words $codes $told [$($all)*] $($all)* }
    };
}
pub(super) use happenings;
