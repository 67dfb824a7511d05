//! Applications that share a flow: each with a workload of its own, on streams of its own.

use skywindow_form::{Range, Unit, part};

use crate::workload::Workload;

part! { "An application that shares a flow with others." Application in Traffic {
    stream: Option<u32> = None => {
        help: "The stream that carries its data, counted from 0; a protocol with one stream puts all applications on it.",
        label: "Stream", range: Range::of(0.0, 65_535.0), slider: Some((0.0, 31.0)),
        null: "that of its own number, as far as there are streams",
        source: "Atiquzzaman and Ivancic 2003, Figures 1 and 2",
    },
    streams: u32 = 1 => {
        help: "How many streams, from that one on, its messages or objects take in turn.",
        label: "Streams of the application", unit: Unit::count("streams"), range: Range::of(1.0, 65_535.0), slider: Some((1.0, 32.0)),
    },
    after_s: f64 = 0.0 => {
        help: "How long after the flow the application starts.",
        label: "Starts after", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 60.0)),
    },
    priority: u16 = 0 => {
        help: "How important its messages are where others may be given up or have to wait for them: 0 is most.",
        label: "Priority", range: Range::of(0.0, 65_535.0), slider: Some((0.0, 7.0)),
        source: "RFC 7496 3.2, RFC 8260 3.4",
    },
    weight: u16 = 1 => {
        help: "Its share of what streams send where they share by weights: 2 gets twice as much as 1.",
        label: "Weight", range: Range::of(1.0, 1_000.0), slider: Some((1.0, 16.0)),
        source: "RFC 8260 3.6",
    },
    workload: Workload = Workload::default() => {
        help: "What the application hands over to be sent.",
        label: "Workload",
    },
}}

impl Application {
    /// The streams that it takes in turn as number `number` of the applications of a flow with so many streams: the first
    /// one and how many; after the last stream comes stream 0.
    pub fn takes(&self, number: u32, streams: u32) -> (u32, u32) {
        let streams = streams.max(1);
        (self.stream.unwrap_or(number) % streams, self.streams.clamp(1, streams))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_application_has_the_stream_of_its_number_as_far_as_there_are_streams() {
        let plain = Application::default();
        assert_eq!([0, 3, 4].map(|number| plain.takes(number, 4)), [(0, 1), (3, 1), (0, 1)]);
        let page = Application { stream: Some(2), streams: 8, ..plain };
        assert_eq!([page.takes(5, 4), page.takes(5, 1)], [(2, 4), (0, 1)]);
    }
}
