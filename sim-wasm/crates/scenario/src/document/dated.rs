//! Dated changes: what becomes different while the run goes on.

use std::ops::Deref;
use std::sync::Arc;

use skywindow_form::{Datum, FieldSpec, Kind, Range, Reader, Unit, Value, part};

/// The dated changes of a scenario, and the document that they change.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Changes {
    list: Vec<DatedChange>,
    /// The document without them; none where there are no changes.
    document: Option<Arc<Value>>,
}

impl Changes {
    /// The document that they change; none where there are no changes.
    pub const fn document(&self) -> Option<&Arc<Value>> {
        self.document.as_ref()
    }

    /// Keeps the document that they were read from.
    pub(crate) fn keep(&mut self, whole: &Value) {
        if !self.list.is_empty() {
            self.document = Some(Arc::new(undated(whole.clone())));
        }
    }
}

/// A document without its dated changes.
pub fn undated(mut document: Value) -> Value {
    if let Some(fields) = document.as_object_mut() {
        fields.remove("changes");
    }
    document
}

impl Deref for Changes {
    type Target = [DatedChange];

    fn deref(&self) -> &[DatedChange] {
        &self.list
    }
}

impl Datum for Changes {
    const KIND: Kind = <Vec<DatedChange> as Datum>::KIND;

    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        Vec::read(value, spec, reader).map(|list| Self { list, document: None })
    }

    fn write(&self, all: bool) -> Value {
        self.list.write(all)
    }
}

part! { "What becomes different at an instant of the run." DatedChange in Run {
    at_s: f64 => {
        help: "When it happens; before the end of the run.",
        label: "At", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    path: String = String::new() => {
        help: "The field that gets another value, such as flows[0].sctp.sack_every or constellations.*.gsl.ber.",
        label: "Field", range: Range::of(0.0, 200.0),
    },
    value: Value = Value::Null => {
        help: "Its value from then on; null returns it to its default.",
        label: "Value",
    },
    off: bool = false => {
        help: "Whether the change is left out.",
        label: "Switched off",
    },
}}
