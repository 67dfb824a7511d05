//! What the ends of a flow ask for its streams, from the document.

use skywindow_scenario::{FlowEnd, StreamAsk, StreamChange};
use skywindow_transport::api::StreamRequest;
use skywindow_units::SimTime;

/// When, at which end, and what of its own point of view: the streams are those on which the sender sends.
pub fn planned(change: &StreamChange) -> (SimTime, u8, StreamRequest) {
    let listed = || change.streams.iter().filter_map(|&stream| u16::try_from(stream).ok()).collect();
    let (end, request) = match (change.end, change.ask) {
        (FlowEnd::Sender, StreamAsk::Reset) => (0, StreamRequest::ResetOutgoing(listed())),
        (FlowEnd::Sender, StreamAsk::Add) => (0, StreamRequest::AddOutgoing(change.more)),
        (FlowEnd::Receiver, StreamAsk::Reset) => (1, StreamRequest::ResetIncoming(listed())),
        (FlowEnd::Receiver, StreamAsk::Add) => (1, StreamRequest::AddIncoming(change.more)),
    };
    (SimTime::from_secs_f64(change.at_s), end, request)
}
