//! Workloads: how much the application of a flow hands over before it closes the flow.
//!
//! A workload is a file here with its settings, which say so by the trait [`Load`], and its line in `workloads!` below.

mod bulk;
mod declare;

use skywindow_form::{Part, Reader};

pub use bulk::Bulk;

/// The settings of a workload.
trait Load: Part {
    /// User data of the flow, bytes, at least 1; none if they have no end. `draw` is the flow's own in each run, uniform in
    /// [0, 1).
    fn bytes(&self, draw: f64) -> Option<u64>;

    /// Notes what no single field can be blamed for.
    fn check(&self, _reader: &mut Reader) {}
}

declare::workloads! {
    Bulk in bulk "bulk" "Bulk transfer" "So many bytes, or data without end, all of which wait to be sent from the beginning.",
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
