//! Dated changes: what becomes different while the run goes on.

use skywindow_form::{Range, Unit, Value, part};

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
