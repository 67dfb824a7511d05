//! What the core tells the page as JSON: declared once, from which the JSON and the page's types both follow.

use serde_json::Value;

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
    /// One of these texts.
    Words(&'static [&'static str]),
    /// Values of one shape.
    List(&'static Shape),
    /// Values of one shape by name.
    Map(&'static Shape),
    /// A value, or null.
    Nullable(&'static Shape),
    /// An object with these fields.
    Part(&'static ReplySpec),
}

impl Shape {
    /// The path to the first place where `value`, which is at `path`, is not of this shape: a field that is missing,
    /// undeclared, out of order or of another type.
    pub fn misfit(self, value: &Value, path: &str) -> Option<String> {
        let fits = match (self, value) {
            (Self::Nullable(_), Value::Null) => true,
            (Self::Nullable(inner), _) => return inner.misfit(value, path),
            (Self::List(inner), Value::Array(items)) => {
                let mut each = items.iter().enumerate();
                return each.find_map(|(index, item)| inner.misfit(item, &format!("{path}.{index}")));
            }
            (Self::Map(inner), Value::Object(object)) => {
                return object
                    .iter()
                    .find_map(|(name, value)| inner.misfit(value, &format!("{path}.{name}")));
            }
            (Self::Part(part), Value::Object(object)) if object.len() == part.fields.len() => {
                return part.fields.iter().zip(object).find_map(|(field, (name, value))| {
                    let path = format!("{path}.{name}");
                    if field.name == name { field.shape.misfit(value, &path) } else { Some(path) }
                });
            }
            (Self::Words(words), Value::String(word)) => words.contains(&word.as_str()),
            (Self::Number | Self::Scalar, Value::Number(_))
            | (Self::Flag | Self::Scalar, Value::Bool(_))
            | (Self::Text | Self::Scalar, Value::String(_)) => true,
            _ => false,
        };
        (!fits).then(|| path.to_owned())
    }
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
    usize, Number;
    bool, Flag;
    String, Text;
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
                let fields = [$((stringify!($field), $crate::Reply::to_json(&self.$field)),)*];
                $crate::Value::Object(fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Reply, Shape, Value};

    crate::choices! { "What it shines with." Lit {
        Oil = "oil" "Oil" "A wick.",
        Gas = "gas" "Gas" "A mantle.",
    }}

    crate::reply! { "A lamp." Lamp {
        name: String => "What it is called.",
        height_m: Option<f64> => "How high it hangs, m; null where it stands.",
        lit: Vec<Lit> => "What it can burn.",
    }}

    #[test]
    fn a_part_is_told_in_the_order_of_its_fields() {
        let lamp = Lamp { name: "north".into(), height_m: None, lit: Lit::ALL.to_vec() };
        assert_eq!(lamp.to_json().to_string(), r#"{"name":"north","height_m":null,"lit":["oil","gas"]}"#);
    }

    #[test]
    fn the_shape_of_a_part_is_that_of_its_fields() {
        let Shape::Part(spec) = Lamp::SHAPE else { panic!("a part") };
        assert_eq!((spec.name, spec.help), ("Lamp", "A lamp."));
        let shapes: Vec<String> = spec.fields.iter().map(|field| format!("{:?}", field.shape)).collect();
        assert_eq!(shapes, ["Text", "Nullable(Number)", r#"List(Words(["oil", "gas"]))"#]);
    }

    #[test]
    fn what_is_not_of_the_shape_is_found() {
        let told =
            Lamp { name: "north".into(), height_m: Some(4.5), lit: vec![Lit::Oil, Lit::Gas] }.to_json();
        assert_eq!(Lamp::SHAPE.misfit(&told, "lamp"), None);
        for (name, value, path) in [
            ("name", Value::Null, "lamp.name"),
            ("height_m", "high".into(), "lamp.height_m"),
            ("lit", vec!["oil", "sun"].into(), "lamp.lit.1"),
            ("more", 1.into(), "lamp"),
        ] {
            let mut wrong = told.clone();
            wrong[name] = value;
            assert_eq!(Lamp::SHAPE.misfit(&wrong, "lamp").as_deref(), Some(path));
        }
        let moved = serde_json::json!({ "height_m": 4.5, "name": "north", "lit": [] });
        assert_eq!(Lamp::SHAPE.misfit(&moved, "lamp").as_deref(), Some("lamp.height_m"));
    }
}
