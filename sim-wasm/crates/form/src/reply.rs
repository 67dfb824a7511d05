//! What the core tells the page as JSON: declared once, from which the JSON and the page's types both follow.

use serde_json::{Map, Value};

use crate::number::to_json;

/// What a value is in JSON.
#[derive(Clone, Copy, Debug)]
pub enum Shape {
    /// A finite number.
    Number,
    /// True or false.
    Flag,
    /// A text.
    Text,
    /// A number, a text, true or false.
    Scalar,
    /// Anything.
    Any,
    /// One of a few texts.
    Words(&'static WordsSpec),
    /// Values of one shape.
    List(&'static Shape),
    /// Two values of one shape.
    Pair(&'static Shape),
    /// Values of one shape by name.
    Map(&'static Shape),
    /// A value, or null.
    Nullable(&'static Shape),
    /// A value, or no field at all.
    Optional(&'static Shape),
    /// An object with these fields.
    Part(&'static ReplySpec),
}

impl Shape {
    /// The path to the first place where `value`, which is at `path`, is not of this shape: a field that is missing,
    /// undeclared, out of order or of another type.
    pub fn misfit(self, value: &Value, path: &str) -> Option<String> {
        let fits = match (self, value) {
            (Self::Nullable(_), Value::Null) => true,
            (Self::Nullable(inner) | Self::Optional(inner), _) => return inner.misfit(value, path),
            (Self::Pair(inner), Value::Array(items)) if items.len() == 2 => {
                return Self::List(inner).misfit(value, path);
            }
            (Self::List(inner), Value::Array(items)) => {
                let mut each = items.iter().enumerate();
                return each.find_map(|(index, item)| inner.misfit(item, &format!("{path}.{index}")));
            }
            (Self::Map(inner), Value::Object(object)) => {
                return object
                    .iter()
                    .find_map(|(name, value)| inner.misfit(value, &format!("{path}.{name}")));
            }
            (Self::Part(part), Value::Object(object)) => return part.misfit(object, path),
            (Self::Words(spec), Value::String(word)) => spec.words.contains(&word.as_str()),
            (Self::Any, _) => true,
            (Self::Number | Self::Scalar, Value::Number(_))
            | (Self::Flag | Self::Scalar, Value::Bool(_))
            | (Self::Text | Self::Scalar, Value::String(_)) => true,
            _ => false,
        };
        (!fits).then(|| path.to_owned())
    }
}

/// The texts that a value can be.
#[derive(Clone, Copy, Debug)]
pub struct WordsSpec {
    /// Their name, each word with a capital.
    pub name: &'static str,
    /// What they say.
    pub help: &'static str,
    /// All of them, in order.
    pub words: &'static [&'static str],
}

/// A part of what is told, and its fields.
#[derive(Clone, Copy, Debug)]
pub struct ReplySpec {
    /// Its name, each word with a capital.
    pub name: &'static str,
    /// What it is.
    pub help: &'static str,
    /// Its fields, in order.
    pub fields: &'static [ReplyField],
}

impl ReplySpec {
    /// As [`Shape::misfit`], for the fields of an object.
    fn misfit(&self, object: &Map<String, Value>, path: &str) -> Option<String> {
        let mut told = object.iter().peekable();
        for field in self.fields {
            if let Some((name, value)) = told.next_if(|(name, _)| *name == field.name) {
                let misfit = field.shape.misfit(value, &format!("{path}.{name}"));
                if misfit.is_some() {
                    return misfit;
                }
            } else if !matches!(field.shape, Shape::Optional(_)) {
                return Some(format!("{path}.{}", field.name));
            }
        }
        told.next().map(|(name, _)| format!("{path}.{name}"))
    }
}

/// A field of such a part.
#[derive(Clone, Copy, Debug)]
pub struct ReplyField {
    /// Its name.
    pub name: &'static str,
    /// What it is.
    pub shape: Shape,
    /// What it means, and its unit.
    pub help: &'static str,
}

/// What can be told.
pub trait Reply {
    /// What it is in JSON.
    const SHAPE: Shape;

    /// It as JSON.
    fn to_json(&self) -> Value;

    /// It as the value of a field; none if the field is left out.
    fn to_field(&self) -> Option<Value> {
        Some(self.to_json())
    }
}

macro_rules! plain {
    ($($type:ty, $shape:ident;)*) => {
        $(impl Reply for $type {
            const SHAPE: Shape = Shape::$shape;
            fn to_json(&self) -> Value {
                Value::from(self.clone())
            }
        })*
    };
}
plain! {
    f64, Number;
    u32, Number;
    u64, Number;
    usize, Number;
    bool, Flag;
    String, Text;
    &'static str, Text;
    Value, Any;
}

impl<T: Reply> Reply for &[T] {
    const SHAPE: Shape = <Vec<T> as Reply>::SHAPE;
    fn to_json(&self) -> Value {
        self.iter().map(T::to_json).collect()
    }
}

impl<T: Reply> Reply for Vec<T> {
    const SHAPE: Shape = Shape::List(&T::SHAPE);
    fn to_json(&self) -> Value {
        self.iter().map(Reply::to_json).collect()
    }
}

impl<T: Reply> Reply for Option<T> {
    const SHAPE: Shape = Shape::Nullable(&T::SHAPE);
    fn to_json(&self) -> Value {
        self.as_ref().map_or(Value::Null, Reply::to_json)
    }
}

impl<T: Reply> Reply for [T; 2] {
    const SHAPE: Shape = Shape::Pair(&T::SHAPE);
    fn to_json(&self) -> Value {
        self.iter().map(Reply::to_json).collect()
    }
}

/// A value whose field is left out where there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Where<T>(
    /// The value.
    pub Option<T>,
);

impl<T: Reply> Reply for Where<T> {
    const SHAPE: Shape = Shape::Optional(&T::SHAPE);
    fn to_json(&self) -> Value {
        self.0.to_json()
    }
    fn to_field(&self) -> Option<Value> {
        self.0.as_ref().map(Reply::to_json)
    }
}

/// A number as documents hold it: a whole one without a decimal point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plain(
    /// The number.
    pub f64,
);

impl Reply for Plain {
    const SHAPE: Shape = Shape::Number;
    fn to_json(&self) -> Value {
        to_json(self.0)
    }
}

/// Declares a part of what is told: `field: Type => "one line of help"`.
#[macro_export]
macro_rules! reply {
    ($(#[$about:meta])* $help:literal $name:ident {
        $($field:ident : $type:ty => $line:literal,)*
    }) => {
        #[doc = $help]
        #[derive(Clone, Debug, PartialEq)]
        $(#[$about])*
        pub struct $name {
            $(#[doc = $line] pub $field: $type,)*
        }
        impl $crate::Reply for $name {
            const SHAPE: $crate::Shape = $crate::Shape::Part(&$crate::ReplySpec {
                name: stringify!($name),
                help: $help,
                fields: &[$($crate::ReplyField {
                    name: stringify!($field),
                    shape: <$type as $crate::Reply>::SHAPE,
                    help: $line,
                },)*],
            });
            fn to_json(&self) -> $crate::Value {
                let fields = [$((stringify!($field), $crate::Reply::to_field(&self.$field)),)*];
                let told = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
                $crate::Value::Object(told.collect())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Plain, Reply, Shape, Value, Where};

    crate::choices! { "What it shines with." Lit {
        Oil = "oil" "Oil" "A wick.",
        Gas = "gas" "Gas" "A mantle.",
    }}

    crate::reply! { "A lamp." Lamp {
        name: String => "What it is called.",
        height_m: Option<f64> => "How high it hangs, m; null where it stands.",
        lit: Vec<Lit> => "What it can burn.",
        hours: Where<[Plain; 2]> => "From when to when it burns, where it goes out.",
    }}

    #[test]
    fn a_part_is_told_in_the_order_of_its_fields() {
        let mut lamp =
            Lamp { name: "north".into(), height_m: None, lit: Lit::ALL.to_vec(), hours: Where(None) };
        assert_eq!(lamp.to_json().to_string(), r#"{"name":"north","height_m":null,"lit":["oil","gas"]}"#);
        lamp.hours = Where(Some([Plain(20.0), Plain(5.5)]));
        assert_eq!(lamp.to_json()["hours"].to_string(), "[20,5.5]");
    }

    #[test]
    fn a_slice_is_told_as_the_list_that_it_is() {
        assert_eq!((&[Lit::Gas, Lit::Oil][..]).to_json().to_string(), r#"["gas","oil"]"#);
    }

    #[test]
    fn the_shape_of_a_part_is_that_of_its_fields() {
        let Shape::Part(spec) = Lamp::SHAPE else { panic!("a part") };
        assert_eq!((spec.name, spec.help), ("Lamp", "A lamp."));
        let shapes: Vec<String> = spec.fields.iter().map(|field| format!("{:?}", field.shape)).collect();
        let lit = "List(Words(WordsSpec { name: \"Lit\", help: \"What it shines with.\", words: [\"oil\", \"gas\"] }))";
        assert_eq!(shapes, ["Text", "Nullable(Number)", lit, "Optional(Pair(Number))"]);
    }

    #[test]
    fn what_is_not_of_the_shape_is_found() {
        let hours = Where(Some([Plain(20.0), Plain(5.5)]));
        let told = Lamp { name: "north".into(), height_m: Some(4.5), lit: vec![Lit::Oil, Lit::Gas], hours }
            .to_json();
        assert_eq!(Lamp::SHAPE.misfit(&told, "lamp"), None);
        for (name, value, path) in [
            ("name", Value::Null, "lamp.name"),
            ("height_m", "high".into(), "lamp.height_m"),
            ("lit", vec!["oil", "sun"].into(), "lamp.lit.1"),
            ("hours", vec![20.0].into(), "lamp.hours"),
            ("hours", Value::Null, "lamp.hours"),
            ("more", 1.into(), "lamp.more"),
        ] {
            let mut wrong = told.clone();
            wrong[name] = value;
            assert_eq!(Lamp::SHAPE.misfit(&wrong, "lamp").as_deref(), Some(path));
        }
        let mut short = told;
        short.as_object_mut().map(|lamp| lamp.shift_remove("hours"));
        assert_eq!(Lamp::SHAPE.misfit(&short, "lamp"), None);
        let moved = serde_json::json!({ "height_m": 4.5, "name": "north", "lit": [] });
        assert_eq!(Lamp::SHAPE.misfit(&moved, "lamp").as_deref(), Some("lamp.name"));
    }
}
