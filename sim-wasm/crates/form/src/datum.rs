//! How each type of field is read from JSON and written back.

use serde_json::{Map, Value};
use skywindow_units::{BitRate, Duration};

use crate::number::{MAX_EXACT, tidy, to_json};
use crate::reader::quote;
use crate::{FieldSpec, Kind, PartSpec, Reader, parted};

/// Text of more characters than this may have several lines. Names and titles are one line, as the sentences that
/// name them are.
const LONGEST_LINE: usize = 200;

/// A type a field may have.
pub trait Datum: Sized {
    /// What schema, controls and types call it.
    const KIND: Kind;
    /// The value, or none after its problems were noted.
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self>;
    /// The value as JSON; `all` writes default fields of parts too.
    fn write(&self, all: bool) -> Value;
}

/// A struct made by the `part` macro.
pub trait Part: Sized {
    /// Its description.
    const SPEC: PartSpec;

    /// Reads its fields, at the first of which `cursor` is.
    fn take(cursor: Cursor<'_>, reader: &mut Reader) -> Option<Self>;
}

/// A part whose fields stand among those of the part around it, which names the keys that may be there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Among<T>(pub T);

impl<T> std::ops::Deref for Among<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Part + Datum> Datum for Among<T> {
    const KIND: Kind = Kind::Inline(&T::SPEC);

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        T::take(Cursor::among(value, &T::SPEC)?, reader).map(Self)
    }

    fn write(&self, all: bool) -> Value {
        self.0.write(all)
    }
}

/// Takes the fields of a part out of an object, in the order of the description.
pub struct Cursor<'v> {
    value: &'v Value,
    map: &'v Map<String, Value>,
    specs: std::slice::Iter<'static, FieldSpec>,
}

impl<'v> Cursor<'v> {
    /// At the first field of `part`; none if `value` is no object.
    pub fn new(value: &'v Value, part: &'static PartSpec, reader: &mut Reader) -> Option<Self> {
        reader.object(value, part).map(|map| Self { value, map, specs: part.fields.iter() })
    }

    /// At the first field of `part`, whose fields stand among others in `value`; none if that is no object.
    pub fn among(value: &'v Value, part: &'static PartSpec) -> Option<Self> {
        value.as_object().map(|map| Self { value, map, specs: part.fields.iter() })
    }

    /// The next field; `default` stands in for an absent key or null. Hundreds of fields call it, which the page would load
    /// as often.
    #[inline(never)]
    pub fn take<T: Datum>(&mut self, default: Option<fn() -> T>, reader: &mut Reader) -> Option<T> {
        let spec = self.specs.next()?;
        if matches!(T::KIND, Kind::Inline(_)) {
            return T::read(self.value, spec, reader);
        }
        match (self.map.get(spec.name), default) {
            (None | Some(Value::Null), Some(default)) => Some(default()),
            (None | Some(Value::Null), None) => {
                reader.fail_at(spec.name, "is missing");
                None
            }
            (Some(value), _) => reader.inside(spec.name, |reader| T::read(value, spec, reader)),
        }
    }
}

/// Builds the object of a part, in the order of the description.
pub struct Writer {
    map: Map<String, Value>,
    specs: std::slice::Iter<'static, FieldSpec>,
    all: bool,
}

impl Writer {
    /// An empty object; `all` keeps fields that have their default.
    pub fn new(part: &'static PartSpec, all: bool) -> Self {
        Self { map: Map::new(), specs: part.fields.iter(), all }
    }

    /// Writes the next field. Never inlined, as [`Cursor::take`].
    #[inline(never)]
    pub fn put<T: Datum>(&mut self, value: &T) {
        let Some(spec) = self.specs.next() else { return };
        let written = value.write(self.all);
        if let (Kind::Inline(_), Value::Object(fields)) = (T::KIND, &written) {
            self.map.extend(fields.clone());
            return;
        }
        let plain = spec.default.is_some_and(|default| !self.all && default() == written);
        if !plain {
            self.map.insert(spec.name.to_owned(), written);
        }
    }

    /// The object.
    pub fn finish(self) -> Value {
        Value::Object(self.map)
    }
}

/// Reads a number, or text with a unit, and holds it to the field's range.
fn number(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<f64> {
    let number = match (value, spec.unit.dimension) {
        (Value::Number(number), _) => number.as_f64(),
        (Value::String(text), Some(dimension)) => {
            match skywindow_units::parse_quantity(&quote(text), dimension) {
                Ok(base) => Some(tidy(base * spec.unit.per_base)),
                Err(phrase) => {
                    reader.fail(phrase);
                    return None;
                }
            }
        }
        (other, dimension) => {
            reader.wrong_type(other, &needed(spec, dimension.is_some()));
            return None;
        }
    };
    let Some(number) = number.filter(|number| number.is_finite()) else {
        reader.fail("is not a finite number");
        return None;
    };
    // Adding zero takes the sign off a zero: a document's -0 is 0.
    within_range(number, spec, reader).then_some(number + 0.0)
}

fn needed(spec: &FieldSpec, with_text: bool) -> String {
    let unit = spec.unit.text;
    match (unit.is_empty(), with_text) {
        (true, _) => "a number".to_owned(),
        (false, false) => format!("a number of {unit}"),
        (false, true) => format!("a number in {unit}, or text with a unit"),
    }
}

fn within_range(number: f64, spec: &FieldSpec, reader: &mut Reader) -> bool {
    let (range, unit) = (spec.range, spec.unit.suffix());
    let shown = parted(number);
    if range.above && number <= range.min {
        reader.fail(format!("{shown}{unit} is not above {}{unit}", parted(range.min)));
    } else if number < range.min {
        reader.fail(format!("{shown} is below {}{unit}", parted(range.min)));
    } else if number > range.max {
        reader.fail(format!("{shown} is above {}{unit}", parted(range.max)));
    } else {
        return true;
    }
    false
}

fn whole(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<u64> {
    let number = number(value, spec, reader)?;
    if number.fract() != 0.0 {
        reader.fail(format!("{} is not a whole number", parted(number)));
        return None;
    }
    if !(0.0..=MAX_EXACT).contains(&number) {
        reader.fail(format!("{} is too large or below 0", parted(number)));
        return None;
    }
    Some(number as u64)
}

impl Datum for f64 {
    const KIND: Kind = Kind::Number;
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        number(value, spec, reader)
    }
    fn write(&self, _: bool) -> Value {
        to_json(*self)
    }
}

impl Datum for u64 {
    const KIND: Kind = Kind::Integer;
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        whole(value, spec, reader)
    }
    fn write(&self, _: bool) -> Value {
        Value::from(*self)
    }
}

macro_rules! small {
    ($($type:ty),*) => {
        $(impl Datum for $type {
            const KIND: Kind = Kind::Integer;
            fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
                let number = whole(value, spec, reader)?;
                let small = Self::try_from(number).ok();
                if small.is_none() {
                    reader.fail(format!("{number} is above {}", Self::MAX));
                }
                small
            }
            fn write(&self, _: bool) -> Value {
                Value::from(*self)
            }
        })*
    };
}
small!(u8, u16, u32);

/// In milliseconds.
impl Datum for Duration {
    const KIND: Kind = Kind::Number;
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        number(value, spec, reader).map(of_millis)
    }
    /// The number that reads as this duration. Each of the divisions and the product between the two rounds, so that
    /// beyond 2^53 ns, 104 days, the nearest one may read as another: then a neighbour does not.
    fn write(&self, _: bool) -> Value {
        let (mut up, mut down) = (self.as_millis_f64(), self.as_millis_f64());
        for _ in 0..4 {
            if let Some(ms) = [up, down].into_iter().find(|&ms| of_millis(ms) == *self) {
                return to_json(ms);
            }
            (up, down) = (up.next_up(), down.next_down());
        }
        to_json(self.as_millis_f64())
    }
}

fn of_millis(ms: f64) -> Duration {
    Duration::from_secs_f64(ms / 1e3)
}

/// In whole bits per second.
impl Datum for BitRate {
    const KIND: Kind = Kind::Number;
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        number(value, spec, reader).map(|bps| Self::from_bps(bps.round() as u64))
    }
    fn write(&self, _: bool) -> Value {
        to_json(self.as_bps() as f64)
    }
}

impl Datum for bool {
    const KIND: Kind = Kind::Flag;
    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        if value.as_bool().is_none() {
            reader.wrong_type(value, "true or false");
        }
        value.as_bool()
    }
    fn write(&self, _: bool) -> Value {
        Value::from(*self)
    }
}

impl Datum for String {
    const KIND: Kind = Kind::Text;
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let Value::String(text) = value else {
            reader.wrong_type(value, "text");
            return None;
        };
        // Counting stops just past the limit, so that very long text costs little.
        let longest = spec.range.max.min(MAX_EXACT) as usize;
        let length = text.chars().take(longest.saturating_add(1)).count();
        if length > longest {
            reader.fail(format!("has more than {longest} characters"));
        } else if (length as f64) < spec.range.min || (spec.range.min >= 1.0 && text.trim() != text) {
            reader.fail("is empty, or begins or ends with a space");
        } else if text
            .chars()
            .any(|c| c.is_control() && !(matches!(c, '\n' | '\r' | '\t') && longest > LONGEST_LINE))
        {
            reader.fail("holds a control character");
        } else {
            return Some(text.clone());
        }
        None
    }
    fn write(&self, _: bool) -> Value {
        Value::from(self.as_str())
    }
}

impl<T: Datum> Datum for Option<T> {
    const KIND: Kind = Kind::Nullable(&T::KIND);
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        if value.is_null() { Some(None) } else { T::read(value, spec, reader).map(Some) }
    }
    fn write(&self, all: bool) -> Value {
        self.as_ref().map_or(Value::Null, |inner| inner.write(all))
    }
}

impl<T: Datum> Datum for Vec<T> {
    const KIND: Kind = Kind::List(&T::KIND);
    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let Value::Array(items) = value else {
            reader.wrong_type(value, "a list");
            return None;
        };
        if items.len() > spec.most {
            reader.fail(format!("has {} entries, and {} is the most", items.len(), spec.most));
            return None;
        }
        let read: Vec<Option<T>> = items
            .iter()
            .enumerate()
            .map(|(index, item)| reader.inside(&format!("[{index}]"), |reader| T::read(item, spec, reader)))
            .collect();
        read.into_iter().collect()
    }
    fn write(&self, all: bool) -> Value {
        Value::Array(self.iter().map(|item| item.write(all)).collect())
    }
}

/// Any JSON: what a field of another document takes, be it a number, a list or a part.
impl Datum for Value {
    const KIND: Kind = Kind::Any;
    fn read(value: &Value, _: &FieldSpec, _: &mut Reader) -> Option<Self> {
        Some(value.clone())
    }
    fn write(&self, _: bool) -> Value {
        self.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(ms: f64) -> Duration {
        let read = Duration::read(&Value::from(ms), &FieldSpec::BLANK, &mut Reader::default());
        read.expect("a number")
    }

    /// Up to 1e12 ms, the longest that a field may have.
    #[test]
    fn a_duration_that_is_written_reads_as_the_same_however_long_it_is() {
        let mut bits = 1_u64;
        for _ in 0..200_000 {
            bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            // Of every size alike: up to 2^59 of a millionth of a millisecond.
            let size = (1_u64 << ((bits >> 58) % 60)) as f64;
            let duration = read(1e-6 * size * (1.0 + (bits << 6 >> 11) as f64 / (1_u64 << 53) as f64));
            let written = duration.write(true);
            assert_eq!(read(written.as_f64().expect("a number")), duration, "{written} ms");
        }
    }

    #[test]
    fn a_list_has_as_many_entries_as_its_field_takes_and_not_one_more() {
        let spec = FieldSpec { most: 2, ..FieldSpec::BLANK };
        let read = |entries: &[u32]| {
            let mut reader = Reader::default();
            let read = Vec::<u32>::read(&Value::from(entries), &spec, &mut reader);
            (read, reader.into_problems().iter().map(ToString::to_string).collect::<Vec<_>>())
        };
        assert_eq!(read(&[7, 8]), (Some(vec![7, 8]), vec![]));
        let (none, told) = read(&[7, 8, 9]);
        assert_eq!((none, told.len()), (None, 1));
        assert!(told[0].ends_with("has 3 entries, and 2 is the most"), "{told:?}");
    }
}
