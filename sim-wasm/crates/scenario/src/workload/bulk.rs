//! Bulk transfer: a given number of bytes, or data without end.

use skywindow_form::{Range, Scale, Unit, part, quantity};

use super::Load;

part! { "A bulk transfer." Bulk in Traffic {
    bytes: Option<u64> = None => {
        help: "How much user data is sent before the flow is closed.",
        label: "Transfer size", first: true, unit: Unit::BYTES, range: Range::of(1.0, 9_007_199_254_740_991.0),
        slider: Some((1e3, 1e9)), scale: Scale::Log,
        null: "endless",
    },
}}

impl Load for Bulk {
    fn bytes(&self, _: f64) -> Option<u64> {
        self.bytes
    }

    fn words(&self) -> String {
        self.bytes.map_or_else(|| "endless data".to_owned(), |bytes| quantity(bytes as f64, Unit::BYTES))
    }
}
