//! Requests for streams: in a protocol whose streams can change, for streams that there are and no more than there may be.

use skywindow_form::Reader;

use crate::{Flow, StreamAsk};

pub(super) fn check(flow: &Flow, reader: &mut Reader) {
    if flow.stream_requests.is_empty() {
        return;
    }
    let Some(spare) = flow.transport.spare_streams() else {
        reader.fail_at(
            "stream_requests",
            "streams change by RE-CONFIG: give the flow SCTP with \"stream_reset\", or leave this out"
                .to_owned(),
        );
        return;
    };
    if !flow.gateways.is_empty() {
        reader.fail_at(
            "stream_requests",
            "the streams of a flow that gateways split stay as they are: leave gateways out".to_owned(),
        );
    }
    let (streams, mut added) = (flow.transport.streams(), 0);
    for (index, change) in flow.stream_requests.iter().enumerate() {
        let mut fail = |field: &str, why: String| {
            reader.fail_at(&format!("stream_requests[{index}].{field}"), why);
        };
        match change.ask {
            StreamAsk::Reset => {
                if let Some(stream) = change.streams.iter().find(|&&stream| stream >= streams) {
                    let last = streams.saturating_sub(1);
                    fail("streams", format!("the flow has the streams 0 to {last}, and none is {stream}"));
                }
            }
            StreamAsk::Add => {
                added += u32::from(change.more);
                if added > spare {
                    fail(
                        "more",
                        format!(
                            "the flow has {streams} streams, and all but {spare} are there from the beginning: raise \"streams\", or lower \"initial_streams\""
                        ),
                    );
                }
            }
        }
    }
}
