//! Radio channels that several stations share.

use skywindow_form::{Range, Scale, Unit, part};

part! { "Two stations of a radio channel that do not hear each other." HiddenPair in Links {
    one: String => {
        help: "One of the two.",
        label: "Station", range: super::NAME,
    },
    other: String => {
        help: "The other.",
        label: "Hidden from", range: super::NAME,
    },
}}

part! { "A half-duplex radio channel, on which one station sends at a time: p-persistent CSMA with the timing of AX.25 behind KISS modems." RadioChannel in Links {
    name: String => {
        help: "The name of the channel.",
        label: "Radio channel", range: super::NAME,
    },
    stations: Vec<String> => {
        help: "The stations and routers on it; those that hear each other are joined by a link.",
        label: "Stations on the channel", range: super::NAME, most: 50,
    },
    hidden: Vec<HiddenPair> = Vec::new() => {
        help: "Pairs of stations that do not hear each other: their frames collide at one that hears both.",
        label: "Hidden stations", most: 200, fresh: "{}",
        source: "Kleinrock and Tobagi 1975",
    },
    rate_bps: f64 = 1200.0 => {
        help: "The rate of the channel.",
        label: "Channel rate", unit: Unit::BPS, range: Range::of(1.0, 1e9), slider: Some((300.0, 100_000.0)),
        scale: Scale::Log, source: "Elaasar et al. 2005: 1.2 and 9.6 kbit/s",
    },
    delay_ms: f64 = 0.0 => {
        help: "The propagation delay between any two of the stations.",
        label: "Channel delay", unit: Unit::MS, range: Range::of(0.0, 10_000.0), slider: Some((0.0, 20.0)),
    },
    txdelay_ms: f64 = 500.0 => {
        help: "How long a transmitter takes from being keyed to the first bit of a frame.",
        label: "TXDELAY", unit: Unit::MS, range: Range::of(0.0, 2_550.0), slider: Some((0.0, 1_000.0)),
        source: "KISS, Chepponis and Karn 1987: 500 ms",
    },
    slot_ms: f64 = 100.0 => {
        help: "How long a station waits on a clear channel that has drawn not to send.",
        label: "SlotTime", unit: Unit::MS, range: Range::of(1.0, 2_550.0), slider: Some((10.0, 500.0)),
        source: "KISS, Chepponis and Karn 1987: 100 ms",
    },
    persistence: f64 = 0.25 => {
        help: "The chance that a station sends at once when it finds the channel clear.",
        label: "Persistence", range: Range::of(0.01, 1.0), slider: Some((0.01, 1.0)),
        source: "KISS, Chepponis and Karn 1987: 0.25",
    },
    processing_ms: f64 = 0.0 => {
        help: "How long a station is busy after a frame that it sent, before it can send another.",
        label: "Processing time", unit: Unit::MS, range: Range::of(0.0, 600_000.0), slider: Some((0.0, 10_000.0)),
    },
    processing_over_bytes: u32 = 0 => {
        help: "Frames of no more than so many bytes are sent without that time: those that carry no data.",
        label: "Processed above", unit: Unit::BYTES, range: Range::of(0.0, 65_535.0), slider: Some((0.0, 255.0)),
    },
    frame_overhead_bytes: u32 = 17 => {
        help: "Header and trailer of each frame.",
        label: "Frame header", unit: Unit::BYTES, range: Range::of(0.0, 1_000.0), slider: Some((0.0, 64.0)),
        source: "Elaasar et al. 2005, 7: AX.25, 17 bytes",
    },
    frame_bytes: u32 = 255 => {
        help: "The largest frame: larger packets are sent as IP fragments.",
        label: "Largest frame", unit: Unit::BYTES, range: Range::of(1.0, 65_535.0), slider: Some((128.0, 1_500.0)),
        source: "Elaasar et al. 2005, 7: 255 bytes",
    },
    queue_packets: u32 = 1_000 => {
        help: "How many packets may wait at a station; the next one is dropped.",
        label: "Station queue", unit: Unit::count("packets"), range: Range::of(1.0, 1_000_000.0),
        slider: Some((1.0, 1_000.0)), scale: Scale::Log,
    },
}}

impl RadioChannel {
    /// The pairs of its stations that hear each other.
    pub fn pairs(&self) -> impl Iterator<Item = [&str; 2]> {
        let all = self.stations.iter().enumerate();
        let pairs = all.flat_map(|(at, one)| self.stations[at + 1..].iter().map(move |other| [one, other]));
        let hidden = |[a, b]: [&String; 2]| {
            self.hidden
                .iter()
                .any(|pair| (&pair.one, &pair.other) == (a, b) || (&pair.one, &pair.other) == (b, a))
        };
        pairs.filter(move |&pair| !hidden(pair)).map(|pair| pair.map(String::as_str))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use skywindow_form::{Datum, FieldSpec, Reader};

    use super::*;

    #[test]
    fn each_two_stations_that_are_not_hidden_from_each_other_are_one_pair() {
        let channel = json!({
            "name": "VHF", "stations": ["a", "b", "c", "d"],
            "hidden": [{ "one": "a", "other": "c" }, { "one": "d", "other": "b" }],
        });
        let channel = RadioChannel::read(&channel, &FieldSpec::BLANK, &mut Reader::default()).expect("valid");
        let pairs: Vec<[&str; 2]> = channel.pairs().collect();
        assert_eq!(pairs, [["a", "b"], ["a", "d"], ["b", "c"], ["c", "d"]]);
    }
}
