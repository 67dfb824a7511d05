//! What the page is told of an experiment: some fields of the document, every default written out, and the words that it
//! uses.

use skywindow_form::{FieldSpec, Part, PartSpec, Reply, ReplyField, ReplySpec, Shape, Value, reply};

use super::document::{
    Axis, Base, Claim, Experiment as Document, ExperimentKind, Paper, Plot, Reference, ReferencePoint,
};
use super::metric::MetricName;

reply! { "What the gallery lists." ExperimentTitle {
    id: String => "The name that links and the command line use.",
    title: String => "What the experiment shows.",
    paper: Paper => "Where it comes from.",
    figure: String => "The figure or table of the paper.",
    kind: ExperimentKind => "What it shows.",
    claims: usize => "Number of claims.",
    hash: String => "Changes when the document or a scenario under it changes.",
}}

reply! { "A document with the words that it uses." Experiment {
    hash: String => "Changes when the document or a scenario under it changes.",
    document: Document => "The document.",
    metrics: Vec<Metric> => "What its metrics are called.",
}}

reply! { #[derive(Copy, Eq)] "What a metric is called." Metric {
    value: MetricName => "Its word.",
    label: &'static str => "As shown to people.",
    help: &'static str => "One line about what it means.",
    unit: &'static str => "The unit of its numbers; empty for counts and fractions.",
}}

impl From<MetricName> for Metric {
    fn from(value: MetricName) -> Self {
        let words = value.words();
        Self { value, label: words.label, help: words.help, unit: value.unit() }
    }
}

/// Tells these fields of a part of the document, whose types and help are those of its declaration.
macro_rules! tell {
    ($($part:ident as $name:literal { $($field:ident),* })*) => {
        $(impl Reply for $part {
            const SHAPE: Shape = Shape::Part(&ReplySpec {
                name: $name,
                help: <$part as Part>::SPEC.help,
                fields: &[$(ReplyField {
                    name: stringify!($field),
                    shape: shape(|part: &$part| &part.$field),
                    help: declared(&<$part as Part>::SPEC, stringify!($field)).help,
                },)*],
            });
            fn to_json(&self) -> Value {
                let fields = [$((stringify!($field).to_owned(), Reply::to_json(&self.$field)),)*];
                Value::Object(fields.into_iter().collect())
            }
        })*
    };
}

tell! {
    Document as "ExperimentDocument" {
        id, title, paper, figure, setting, kind, base, axes, seed, metrics, plot, claims, reference
    }
    Base as "ExperimentBase" { preset }
    Axis as "Axis" { name, label, values, labels, places, unit, shown_factor, scale }
    Plot as "ExperimentPlot" { kind, x, y, series, curves, modulo, y_label, y_unit, y_factor }
    Claim as "ExperimentClaim" { id, sentence, kind, place, note }
    Reference as "ExperimentReference" { source, metric, points }
    ReferencePoint as "ReferencePoint" { at, mean, ci95, replications }
}

/// What the field is that a function takes out of a part.
const fn shape<P, T: Reply>(_: fn(&P) -> &T) -> Shape {
    T::SHAPE
}

/// The declaration of a field; one that is none does not compile.
const fn declared(part: &PartSpec, name: &str) -> &'static FieldSpec {
    let mut at = 0;
    while !same(part.fields[at].name, name) {
        at += 1;
    }
    &part.fields[at]
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

#[cfg(test)]
mod tests {
    use super::{Document, Experiment, Metric, Part, Reply, Shape};
    use crate::experiment::experiments;

    #[test]
    fn every_experiment_is_told_in_the_declared_shape_with_its_defaults() {
        for known in experiments() {
            let document = Document::parse(known.json).unwrap_or_else(|problems| panic!("{problems:?}"));
            let metrics = document.metrics.iter().copied().map(Metric::from).collect();
            let told = Experiment { hash: String::new(), document, metrics }.to_json();
            assert_eq!(Experiment::SHAPE.misfit(&told, known.id), None);
            assert!(told["document"]["plot"]["y_factor"].is_number(), "{}", known.id);
        }
    }

    #[test]
    fn a_field_is_told_with_the_help_of_its_declaration() {
        let Shape::Part(told) = Document::SHAPE else { panic!("a part") };
        let seed = told.fields.iter().find(|field| field.name == "seed");
        assert_eq!(seed.map(|field| field.help), Document::SPEC.key("seed").map(|field| field.help));
    }
}
