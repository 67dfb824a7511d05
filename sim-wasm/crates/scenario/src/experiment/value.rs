//! Values of axes, and small tables with names of the writer's own.

use std::fmt;

use serde_json::{Map, Value};

use skywindow_form::{Datum, FieldSpec, Kind, Reader, Reply, Shape, quote_own_key, show, to_json};

/// A value an axis can take.
#[derive(Clone, Debug, PartialEq)]
pub enum AxisValue {
    /// A finite number.
    Number(f64),
    /// A word.
    Text(String),
    /// True or false.
    Flag(bool),
}

impl AxisValue {
    /// The number it is; none for words and flags.
    pub const fn number(&self) -> Option<f64> {
        match self {
            Self::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// A value as it is written on a command line: JSON, or else bare text.
    ///
    /// # Errors
    /// A phrase, if the text is JSON of another type.
    pub fn parse(text: &str) -> Result<Self, String> {
        match serde_json::from_str(text.trim()) {
            Ok(value) => Self::from_json(&value).ok_or_else(|| format!("{text} is not a single value")),
            Err(_) if text.trim().is_empty() => Err("a value is missing".to_owned()),
            Err(_) => Ok(Self::Text(text.trim().to_owned())),
        }
    }

    /// The JSON form.
    pub fn to_json(&self) -> Value {
        match self {
            Self::Number(number) => to_json(*number),
            Self::Text(text) => Value::from(text.as_str()),
            Self::Flag(flag) => Value::from(*flag),
        }
    }

    /// The value in a JSON number, text or flag; none for anything else.
    pub fn from_json(value: &Value) -> Option<Self> {
        match value {
            // Adding zero takes the sign off a zero.
            Value::Number(number) => number.as_f64().map(|number| Self::Number(number + 0.0)),
            Value::String(text) => Some(Self::Text(text.clone())),
            Value::Bool(flag) => Some(Self::Flag(*flag)),
            _ => None,
        }
    }
}

impl fmt::Display for AxisValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => f.write_str(&show(*number)),
            Self::Text(text) => f.write_str(text),
            Self::Flag(flag) => write!(f, "{flag}"),
        }
    }
}

impl Datum for AxisValue {
    const KIND: Kind = Kind::Scalar;
    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let read = Self::from_json(value);
        if read.is_none() {
            reader.wrong_type(value, "a number, text, true or false");
        }
        read
    }
    fn write(&self, _: bool) -> Value {
        self.to_json()
    }
}

/// Values by name, in the order of the document.
#[derive(Clone, Debug, PartialEq)]
pub struct Named<T>(
    /// Names and values.
    pub Vec<(String, T)>,
);

impl<T> Named<T> {
    /// Without any.
    pub const fn none() -> Self {
        Self(Vec::new())
    }

    /// The value called `name`.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.iter().find(|(key, _)| *key == name).map(|(_, value)| value)
    }

    /// Names and values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

impl Reply for AxisValue {
    const SHAPE: Shape = Shape::Scalar;
    fn to_json(&self) -> Value {
        Self::to_json(self)
    }
}

impl<T: Reply> Reply for Named<T> {
    const SHAPE: Shape = Shape::Map(&T::SHAPE);
    fn to_json(&self) -> Value {
        Value::Object(self.0.iter().map(|(name, value)| (name.clone(), value.to_json())).collect())
    }
}

impl<T: Datum> Datum for Named<T> {
    const KIND: Kind = Kind::Map(&T::KIND);
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let Value::Object(map) = value else {
            reader.wrong_type(value, "an object");
            return None;
        };
        if map.len() > spec.most {
            reader.fail(format!("has {} entries, and {} is the most", map.len(), spec.most));
            return None;
        }
        let read: Vec<Option<(String, T)>> = map
            .iter()
            .map(|(name, value)| {
                let value = reader.inside(&quote_own_key(name), |reader| T::read(value, spec, reader));
                value.map(|value| (name.clone(), value))
            })
            .collect();
        read.into_iter().collect::<Option<_>>().map(Self)
    }
    fn write(&self, all: bool) -> Value {
        let entries = self.iter().map(|(name, value)| (name.to_owned(), value.write(all)));
        Value::Object(entries.collect::<Map<_, _>>())
    }
}

#[cfg(test)]
mod tests {
    use super::AxisValue;

    #[test]
    fn values_on_a_command_line() {
        assert_eq!(AxisValue::parse("0.03"), Ok(AxisValue::Number(0.03)));
        assert_eq!(AxisValue::parse(" 1e-6"), Ok(AxisValue::Number(1e-6)));
        assert_eq!(AxisValue::parse("-0.0").map(|value| value.to_string()), Ok("0".to_owned()));
        assert_eq!(AxisValue::parse("true"), Ok(AxisValue::Flag(true)));
        assert_eq!(AxisValue::parse("hold"), Ok(AxisValue::Text("hold".into())));
        assert!(AxisValue::parse("").is_err());
        assert!(AxisValue::parse("[1]").is_err());
    }
}
