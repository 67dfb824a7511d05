//! The settings of stop-and-wait.

use skywindow_form::{Range, Reader, Scale, Unit, part};
use skywindow_units::Duration;

use crate::api::{self, Numbering};

part! { "The settings of stop-and-wait." StopAndWait in Transport {
    payload_bytes: u16 = 1_000 => {
        help: "User data in a full packet.",
        label: "Payload", first: true, unit: Unit::BYTES, range: Range::of(1.0, 8_948.0), slider: Some((64.0, 1_460.0)),
        source: "Tanenbaum 2011, 3.3",
    },
    timeout as "timeout_ms": Duration = Duration::from_secs(1) => {
        help: "How long an acknowledgement may take before the packet is sent again.",
        label: "Timeout", live: true, first: true, unit: Unit::MS, range: Range::of(1.0, 60_000.0), slider: Some((100.0, 10_000.0)),
        scale: Scale::Log,
        source: "Tanenbaum 2011, 3.3",
    },
}}

impl api::Settings for StopAndWait {
    const MOST_PATHS: usize = 1;

    fn streams(&self) -> u32 {
        1
    }

    fn payload_bytes(&self) -> u32 {
        self.payload_bytes.into()
    }

    fn receiver_buffer_bytes(&self) -> u32 {
        self.payload_bytes.into()
    }

    fn numbering(&self) -> Numbering {
        Numbering { first: 1, step: 1, acknowledges_next: false }
    }

    fn check(&self, _reader: &mut Reader) {}
}
