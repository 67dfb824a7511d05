//! The two macros that declare parts and choices, and derive everything else from the declaration.

/// Declares a part of a document.
///
/// `field: Type = default => { label: .., help: .., .. }` has a default, `field: Type => { .. }` must be
/// given. `field as "key"` has another name in the document, where the key ends in the unit that the type knows. The
/// help is the field's documentation. A part whose fields all have defaults gets `Default`.
#[macro_export]
macro_rules! part {
    ($help:literal $name:ident in $group:ident {
        $($field:ident $(as $key:literal)? : $type:ty = $default:expr => { help: $line:literal $(, $about:ident : $said:expr)* $(,)? },)*
    }) => {
        $crate::part! { @body $help $name $group
            $($field [$crate::part!(@key $field $($key)?)] : $type = [Some(|| $default)] [Some(|| $crate::Datum::write(&{ let value: $type = $default; value }, false))] $line { $($about : $said,)* })*
        }
        impl Default for $name {
            fn default() -> Self {
                Self { $($field: $default,)* }
            }
        }
    };
    ($help:literal $name:ident in $group:ident {
        $($field:ident $(as $key:literal)? : $type:ty $(= $default:expr)? => { help: $line:literal $(, $about:ident : $said:expr)* $(,)? },)*
    }) => {
        $crate::part! { @body $help $name $group
            $($field [$crate::part!(@key $field $($key)?)] : $type =
                [None $(.or(Some((|| $default) as fn() -> $type)))?]
                [$crate::part!(@json $type $(, $default)?)]
                $line { $($about : $said,)* })*
        }
    };
    (@key $field:ident) => { stringify!($field) };
    (@key $field:ident $key:literal) => { $key };
    (@json $type:ty) => { None };
    (@json $type:ty, $default:expr) => {
        Some(|| $crate::Datum::write(&{ let value: $type = $default; value }, false))
    };
    (@body $help:literal $name:ident $group:ident
        $($field:ident [$name_of:expr] : $type:ty = [$($read:tt)*] [$($json:tt)*] $line:literal { $($about:ident : $said:expr,)* })*
    ) => {
        #[doc = $help]
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name {
            $(#[doc = $line] pub $field: $type,)*
        }
        impl $crate::Part for $name {
            const SPEC: $crate::PartSpec = $crate::PartSpec {
                name: stringify!($name),
                help: $help,
                group: $crate::Group::$group,
                fields: &[$($crate::FieldSpec {
                    name: $name_of,
                    kind: <$type as $crate::Datum>::KIND,
                    default: $($json)*,
                    help: $line,
                    check: |value, spec, reader| {
                        let _ = <$type as $crate::Datum>::read(value, spec, reader);
                    },
                    $($about: $said,)*
                    ..$crate::FieldSpec::BLANK
                },)*],
            };
            fn take(mut cursor: $crate::Cursor<'_>, reader: &mut $crate::Reader) -> Option<Self> {
                // Every field is read before any is missed, so that all problems are found.
                $(let $field: Option<$type> = cursor.take($($read)*, reader);)*
                Some(Self { $($field: $field?,)* })
            }
        }
        impl $crate::Datum for $name {
            const KIND: $crate::Kind = $crate::Kind::Part(&<Self as $crate::Part>::SPEC);
            fn read(
                value: &$crate::Value,
                _: &$crate::FieldSpec,
                reader: &mut $crate::Reader,
            ) -> Option<Self> {
                let cursor = $crate::Cursor::new(value, &<Self as $crate::Part>::SPEC, reader)?;
                <Self as $crate::Part>::take(cursor, reader)
            }
            fn write(&self, all: bool) -> $crate::Value {
                let mut writer = $crate::Writer::new(&<Self as $crate::Part>::SPEC, all);
                $(writer.put(&self.$field);)*
                writer.finish()
            }
        }
    };
}

/// Declares the words a field may hold: `Variant = "word" "label" "one line of help"`.
#[macro_export]
macro_rules! choices {
    ($(#[$about:meta])* $help:literal $name:ident {
        $($variant:ident = $word:literal $label:literal $line:literal,)*
    }) => {
        #[doc = $help]
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        $(#[$about])*
        pub enum $name {
            $(#[doc = $line] $variant,)*
        }
        impl $name {
            /// Every one, in order.
            pub const ALL: &[Self] = &[$(Self::$variant,)*];

            /// The word in the document.
            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }
        }
        impl $crate::Datum for $name {
            const KIND: $crate::Kind = $crate::Kind::Choice(&[
                $($crate::Choice { value: $word, label: $label, help: $line },)*
            ]);
            fn read(
                value: &$crate::Value,
                _: &$crate::FieldSpec,
                reader: &mut $crate::Reader,
            ) -> Option<Self> {
                let known = [$(($word, Self::$variant),)*];
                reader.choice(value, &known)
            }
            fn write(&self, _: bool) -> $crate::Value {
                $crate::Value::from(self.word())
            }
        }
        impl $crate::Reply for $name {
            const SHAPE: $crate::Shape = $crate::Shape::Words(&$crate::WordsSpec {
                name: stringify!($name),
                help: $help,
                words: &[$($word,)*],
            });
            fn to_json(&self) -> $crate::Value {
                $crate::Value::from(self.word())
            }
        }
    };
}
