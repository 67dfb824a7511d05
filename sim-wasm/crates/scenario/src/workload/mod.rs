//! Workloads: what an application hands over to be sent, and when.
//!
//! A workload is a file here with its settings, which say so by the trait [`Load`], and its line in `workloads!` below.

mod bulk;
mod declare;
mod messages;
mod objects;
mod offer;
mod on_off;

use skywindow_form::{Part, Reader};
use skywindow_units::Duration;

pub use bulk::Bulk;
pub use messages::Messages;
pub use objects::Objects;
pub use offer::{Arrivals, Offer};
pub use on_off::OnOff;

/// The settings of a workload.
trait Load: Part {
    /// Whether it offers messages or objects as time goes on, so that it matters how late each of them comes; else all its
    /// data wait from the beginning.
    const MESSAGES: bool = false;

    /// User data in all, bytes, at least 1; none if they have no end. `draw` is the flow's own in each run, uniform in
    /// [0, 1).
    fn bytes(&self, draw: f64) -> Option<u64>;

    /// What it offers as number `number`, counted from 0; none after the last. `draw` gives random numbers, uniform in
    /// [0, 1), by their own numbers: the same ones in every call of a run.
    fn offer(&self, number: u64, draw: &dyn Fn(u64) -> f64) -> Option<Offer> {
        let all = || Offer { after: Duration::ZERO, bytes: self.bytes(draw(0)), whole: false, page: None };
        (number == 0).then(all)
    }

    /// What it is in a few words, such as "bulk transfer"; nothing where the name of the workload says all.
    fn words(&self) -> String {
        String::new()
    }

    /// Notes what no single field can be blamed for.
    fn check(&self, _reader: &mut Reader) {}
}

declare::workloads! {
    Bulk in bulk "bulk" "Bulk transfer" "So many bytes, or data without end, all of which wait to be sent from the beginning.",
    Objects in objects "objects" "Page of objects" "Pages of so many objects, each of which is of use as soon as it is there.",
    Messages in messages "messages" "Messages at a rate" "One message after the other, regular or as a Poisson process.",
    OnOff in on_off "on_off" "On and off" "Bursts of messages with silence between them.",
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use skywindow_form::Part;

    use crate::Flow;

    #[test]
    fn no_field_of_a_workload_has_the_name_of_another_field_of_flows() {
        let names: Vec<&str> = Flow::SPEC.keys().into_iter().map(|field| field.name).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
        assert!(names.contains(&"bytes"));
    }
}
