//! Applications: workloads that make sense, in a protocol that takes them, on streams that there are.

use crate::{Flow, Workload};
use skywindow_form::Reader;

pub(super) fn check(flow: &Flow, reader: &mut Reader) {
    flow.workload.check(reader);
    if flow.offering().is_empty() {
        return;
    }
    let place = if flow.applications.is_empty() { "workload" } else { "applications" };
    if let Some(why) = flow.transport.refuses_applications() {
        let label = flow.transport.protocol().label();
        reader.fail_at(place, format!("{label} {why}"));
    }
    if !flow.gateways.is_empty() {
        reader.fail_at(
            place,
            "a flow that gateways split has bulk transfers alone: leave gateways out".to_owned(),
        );
    }
    if !flow.incidents.is_empty() {
        reader
            .fail_at(place, "a flow with incidents has bulk transfers alone: leave incidents out".to_owned());
    }
    if flow.applications.is_empty() {
        return;
    }
    if flow.workload != Workload::default() {
        reader.fail_at(
            "workload",
            "says nothing beside applications, each of which has its own: leave it out".to_owned(),
        );
    }
    let streams = flow.transport.streams();
    reader.inside("applications", |reader| {
        for (index, application) in flow.applications.iter().enumerate() {
            reader.inside(&format!("[{index}]"), |reader| {
                application.workload.check(reader);
                if let Some(stream) = application.stream.filter(|&stream| stream >= streams && streams > 1) {
                    let last = streams - 1;
                    reader.fail_at(
                        "stream",
                        format!("the flow has the streams 0 to {last}, and none is {stream}"),
                    );
                }
            });
        }
    });
}
