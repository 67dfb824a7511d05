//! Small enums that are kept as numbers: declared once with number, words and meaning, from which readers of
//! recordings have theirs.

/// What is known of an enum that is kept as its number.
#[derive(Clone, Copy, Debug)]
pub struct CodeSpec {
    /// Its name, each word with a capital.
    pub name: &'static str,
    /// What it says.
    pub help: &'static str,
    /// Every value, in order.
    pub values: &'static [CodeValue],
}

/// A value of such an enum.
#[derive(Clone, Copy, Debug)]
pub struct CodeValue {
    /// Its name, each word with a capital.
    pub name: &'static str,
    /// Its number, which never changes.
    pub number: u8,
    /// What it is called in a sentence.
    pub words: &'static str,
    /// What it means.
    pub help: &'static str,
}

/// An enum that is kept as its number.
pub trait Code: Copy + 'static {
    /// What is known of it.
    const SPEC: CodeSpec;

    /// Its number.
    fn number(self) -> u8;
}

/// The first number that stands in a list a second time; none where all differ.
pub const fn repeated(numbers: &[u16]) -> Option<u16> {
    let mut one = 0;
    while one < numbers.len() {
        let mut before = 0;
        while before < one {
            if numbers[before] == numbers[one] {
                return Some(numbers[one]);
            }
            before += 1;
        }
        one += 1;
    }
    None
}

/// Declares an enum that is kept as its number: `Variant = number "words" "one line of help"`.
#[macro_export]
macro_rules! codes {
    ($(#[$about:meta])* $help:literal $name:ident {
        $($(#[$mark:meta])* $variant:ident = $number:literal $words:literal $line:literal,)*
    }) => {
        #[doc = $help]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        $(#[$about])*
        #[repr(u8)]
        pub enum $name {
            $(#[doc = $line] $(#[$mark])* $variant = $number,)*
        }

        impl $name {
            /// The one with that number.
            pub const fn of(number: u8) -> Option<Self> {
                match number {
                    $($number => Some(Self::$variant),)*
                    _ => None,
                }
            }

            /// What it is called in a sentence.
            pub const fn words(self) -> &'static str {
                match self { $(Self::$variant => $words,)* }
            }
        }

        impl $crate::Code for $name {
            const SPEC: $crate::CodeSpec = $crate::CodeSpec {
                name: stringify!($name),
                help: $help,
                values: &[$($crate::CodeValue {
                    name: stringify!($variant),
                    number: $number,
                    words: $words,
                    help: $line,
                },)*],
            };

            fn number(self) -> u8 {
                self as u8
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Code, repeated};

    crate::codes! { "What a lamp says." Lamp {
        Stop = 0 "stop" "Nobody goes.",
        Go = 4 "go" "Everybody goes.",
    }}

    #[test]
    fn a_code_is_found_by_its_number_and_no_other_is() {
        for value in Lamp::SPEC.values {
            let found = Lamp::of(value.number).map(|lamp| (lamp.number(), lamp.words()));
            assert_eq!(found, Some((value.number, value.words)));
        }
        assert_eq!([1, u8::MAX].map(Lamp::of), [None; 2]);
    }

    #[test]
    fn a_number_that_is_taken_is_found() {
        assert_eq!(repeated(&[]), None);
        assert_eq!(repeated(&[3, 1, 2]), None);
        assert_eq!(repeated(&[3, 1, 2, 1, 3]), Some(1));
    }
}
