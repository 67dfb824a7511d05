//! The vocabulary of the description: what a field is, its unit, range, scale and words.

use serde_json::Value;
use skywindow_units::Dimension;

use crate::reader::Reader;

/// Where a control for the field belongs in the page, in the field's own terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The run itself: title, seed, duration.
    Run,
    /// Satellites, inter-satellite geometry and handover.
    Constellation,
    /// Ground stations and who talks to whom.
    Traffic,
    /// Rates, queues and errors of links.
    Links,
    /// How packets find their way.
    Routing,
    /// Congestion control, streams, buffers, timers.
    Transport,
    /// What is measured and recorded.
    Measurement,
}

impl Group {
    /// The heading of the group.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Run => "Run",
            Self::Constellation => "Constellation",
            Self::Traffic => "Ground stations and traffic",
            Self::Links => "Links and errors",
            Self::Routing => "Routing",
            Self::Transport => "Transport",
            Self::Measurement => "Measurement",
        }
    }
}

/// The unit of a quantity, and how text with a unit is brought to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Unit {
    /// As written after a number; empty for a plain number.
    pub text: &'static str,
    /// What text with a unit may measure; none: text is not accepted.
    pub dimension: Option<Dimension>,
    /// How many of this unit make one base unit of the dimension.
    pub per_base: f64,
}

impl Unit {
    /// A plain number.
    pub const NONE: Self = Self::count("");
    /// Bits per second.
    pub const BPS: Self = Self::of("bit/s", Dimension::Rate, 1.0);
    /// Seconds.
    pub const S: Self = Self::of("s", Dimension::Time, 1.0);
    /// Milliseconds.
    pub const MS: Self = Self::of("ms", Dimension::Time, 1000.0);
    /// Bytes.
    pub const BYTES: Self = Self::of("bytes", Dimension::Size, 1.0);
    /// Kilometres.
    pub const KM: Self = Self::of("km", Dimension::Length, 1.0);
    /// Degrees.
    pub const DEG: Self = Self::of("°", Dimension::Angle, 1.0);

    /// Things counted, or a unit that text cannot be converted to.
    pub const fn count(text: &'static str) -> Self {
        Self { text, dimension: None, per_base: 1.0 }
    }

    const fn of(text: &'static str, dimension: Dimension, per_base: f64) -> Self {
        Self { text, dimension: Some(dimension), per_base }
    }

    /// Whether text with a unit is accepted in place of a number.
    pub const fn takes_text(self) -> bool {
        self.dimension.is_some()
    }

    /// The unit after a number, with its space: ` ms`, `°`; nothing for what is counted.
    pub fn suffix(self) -> String {
        match (self.dimension, self.text) {
            (None, _) => String::new(),
            (Some(Dimension::Angle), text) => text.to_owned(),
            (Some(_), text) => format!(" {text}"),
        }
    }
}

/// The values a number may have.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    /// The lower bound.
    pub min: f64,
    /// The upper bound, itself allowed.
    pub max: f64,
    /// Whether the lower bound itself is refused.
    pub above: bool,
}

impl Range {
    /// Any number at all.
    pub const ANY: Self = Self { min: f64::MIN, max: f64::MAX, above: false };

    /// From `min` to `max`, both allowed.
    pub const fn of(min: f64, max: f64) -> Self {
        Self { min, max, above: false }
    }

    /// Above `min`, up to and with `max`.
    pub const fn above(min: f64, max: f64) -> Self {
        Self { min, max, above: true }
    }
}

crate::choices! { "How a slider spreads its values." Scale {
    Linear = "linear" "Linear" "Evenly.",
    Log = "log" "Logarithmic" "By factors: for rates, buffers and error rates.",
}}

crate::reply! { #[derive(Copy, Eq)] "One of the words a field may hold." Choice {
    value: &'static str => "As written in the document.",
    label: &'static str => "As shown to people.",
    help: &'static str => "One line about what it means.",
}}

/// What a field holds.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// A number.
    Number,
    /// A whole number.
    Integer,
    /// True or false.
    Flag,
    /// Text.
    Text,
    /// One of a few words.
    Choice(&'static [Choice]),
    /// A number, text, true or false.
    Scalar,
    /// Any JSON at all.
    Any,
    /// A list of these.
    List(&'static Kind),
    /// An object with keys of the writer's own and these as values.
    Map(&'static Kind),
    /// A part with fields of its own.
    Part(&'static PartSpec),
    /// A part whose fields stand among those of the part around it.
    Inline(&'static PartSpec),
    /// One of these, or null with the meaning that the field's help gives.
    Nullable(&'static Kind),
}

impl Kind {
    /// The kind without the possibility of null.
    pub const fn solid(&self) -> &Self {
        match self {
            Self::Nullable(inner) => inner,
            _ => self,
        }
    }
}

/// A part of a document: an object with named fields.
#[derive(Clone, Copy, Debug)]
pub struct PartSpec {
    /// The name of the type.
    pub name: &'static str,
    /// What the part is, in one line.
    pub help: &'static str,
    /// Where its controls belong.
    pub group: Group,
    /// Its fields, in order.
    pub fields: &'static [FieldSpec],
}

impl PartSpec {
    /// The fields an object of the part may hold, in order: its own, and those of parts that stand among them.
    pub fn keys(&self) -> Vec<&'static FieldSpec> {
        let mut keys = Vec::with_capacity(self.fields.len());
        for field in self.fields {
            match field.kind {
                Kind::Inline(part) => keys.extend(part.keys()),
                _ => keys.push(field),
            }
        }
        keys
    }

    /// The field called `name`.
    pub fn key(&self, name: &str) -> Option<&'static FieldSpec> {
        self.keys().into_iter().find(|field| field.name == name)
    }
}

/// The choice that a field depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The field beside it that holds the choice.
    pub field: &'static str,
    /// The words of which it must hold one: of a flag "true" or "false".
    pub is: &'static [&'static str],
}

impl When {
    /// Whether a value of the choice lets the field have a place; where nothing is chosen every field has.
    pub fn fits(&self, chosen: &Value) -> bool {
        match chosen {
            Value::String(word) => self.is.contains(&word.as_str()),
            Value::Bool(on) => self.is.contains(&if *on { "true" } else { "false" }),
            _ => true,
        }
    }
}

/// One field: everything that is said about it, said once.
#[derive(Clone, Copy, Debug)]
pub struct FieldSpec {
    /// The key in the document, with the unit as its ending.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// The value when the key is absent or null; none: the key is needed.
    pub default: Option<fn() -> Value>,
    /// The name beside the control.
    pub label: &'static str,
    /// The unit of the number.
    pub unit: Unit,
    /// The numbers allowed; for a list those of its elements, for text its length in characters.
    pub range: Range,
    /// The part of the range a slider covers, if not all of it.
    pub slider: Option<(f64, f64)>,
    /// How a slider spreads it.
    pub scale: Scale,
    /// Where its control belongs, if not with its part.
    pub group: Option<Group>,
    /// Whether its control is shown before one asks for more.
    pub first: bool,
    /// Whether a dated change may give it another value while a run goes on.
    pub live: bool,
    /// The longest list allowed.
    pub most: usize,
    /// The choice without which it has no place in the document.
    pub when: Option<When>,
    /// The list of the document whose elements' names it may hold, such as `flows`; empty for any text.
    pub names_of: &'static str,
    /// What an element begins with that is added to the list, as JSON; empty where the page has no editor for it.
    pub fresh: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// What null means, where null is not simply the default.
    pub null: &'static str,
    /// Where it comes from: an RFC's section, a paper; empty where it needs none.
    pub source: &'static str,
    /// Reads a value as this field would, collecting what is wrong with it.
    pub check: fn(&Value, &FieldSpec, &mut Reader),
}

impl FieldSpec {
    /// Whether the range says anything.
    pub fn is_ranged(&self) -> bool {
        self.range != Range::ANY
    }

    /// A field about which nothing is said yet.
    pub const BLANK: Self = Self {
        name: "",
        kind: Kind::Flag,
        default: None,
        label: "",
        unit: Unit::NONE,
        range: Range::ANY,
        slider: None,
        scale: Scale::Linear,
        group: None,
        first: false,
        live: false,
        most: usize::MAX,
        when: None,
        names_of: "",
        fresh: "",
        help: "",
        null: "",
        source: "",
        check: |_, _, _| {},
    };
}

#[cfg(test)]
mod tests {
    use super::Unit;

    #[test]
    fn text_with_a_unit_stands_for_what_has_a_dimension_and_not_for_what_is_counted() {
        for unit in [Unit::S, Unit::MS, Unit::BYTES, Unit::KM, Unit::DEG] {
            assert!(unit.takes_text(), "{}", unit.text);
        }
        assert!(!Unit::count("packets").takes_text());
    }
}
