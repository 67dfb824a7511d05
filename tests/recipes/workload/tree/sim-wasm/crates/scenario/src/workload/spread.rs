//! A transfer of a size that every run draws anew, evenly between two bounds.

use skywindow_form::{Range, Reader, Unit, part};

use super::Load;

part! { "A transfer of a drawn size." Spread in Traffic {
    least_bytes: u64 = 1_000 => {
        help: "The least user data.",
        label: "Least size", unit: Unit::BYTES, range: Range::of(1.0, 1e9), slider: Some((1.0, 1e6)),
    },
    most_bytes: u64 = 100_000 => {
        help: "The most user data.",
        label: "Greatest size", unit: Unit::BYTES, range: Range::of(1.0, 1e9), slider: Some((1.0, 1e6)),
    },
}}

impl Load for Spread {
    fn bytes(&self, draw: f64) -> Option<u64> {
        let width = self.most_bytes - self.least_bytes + 1;
        Some(self.least_bytes + (draw * width as f64) as u64)
    }

    fn check(&self, reader: &mut Reader) {
        if self.least_bytes > self.most_bytes {
            reader.fail_at("least_bytes", "is above most_bytes");
        }
    }
}
