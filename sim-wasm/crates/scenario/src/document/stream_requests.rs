//! What an end of a flow asks for its streams at an instant: that they begin anew, or become more.

use skywindow_form::{Range, Unit, When, choices, part};

use super::FlowEnd;

choices! { "What is asked for streams." StreamAsk {
    Reset = "reset" "Begin anew" "Streams close and open again: their messages are numbered from 0.",
    Add = "add" "More streams" "The sender has more streams than before.",
}}

const RESET: Option<When> = Some(When { field: "ask", is: &["reset"] });
const ADD: Option<When> = Some(When { field: "ask", is: &["add"] });

part! { "What is asked for the streams of a flow at an instant." StreamChange in Traffic {
    ask: StreamAsk => {
        help: "What is asked for.",
        label: "Request",
    },
    at_s: f64 => {
        help: "When it is asked for; before the flow is open, or once it ends, nothing is.",
        label: "At", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    end: FlowEnd = FlowEnd::Sender => {
        help: "The end that asks for streams of the sender, whose own request is the answer where the receiver asks.",
        label: "End",
        source: "RFC 6525 5.1.2, 5.1.3, 5.1.5, 5.1.6",
    },
    streams: Vec<u32> = Vec::new() => {
        help: "The streams that begin anew; all where none is listed.",
        label: "Streams", unit: Unit::NONE, range: Range::of(0.0, 1_023.0), most: 64, when: RESET,
        source: "RFC 6525 4.1, 4.2",
    },
    more: u16 = 1 => {
        help: "How many more there are to be.",
        label: "More streams", unit: Unit::count("streams"), range: Range::of(1.0, 1_023.0), slider: Some((1.0, 16.0)), when: ADD,
        source: "RFC 6525 4.5, 4.6",
    },
}}
