//! Traces of the links between a terminal and its satellites: what was measured there, whichever satellite that was.

use skywindow_form::part;

use super::{Constellation, Station, TerminalDirection};
use crate::trace::{Driven, Way};

part! { "What drives the links between a terminal and its satellite, whichever that is: the rate, delay and losses of a trace hold instead of what constellation and geometry say. Handovers go on, and what they interrupt or lose comes on top: a trace that was measured over a system has those of that system in it already." TerminalTrace in Links {
    direction: TerminalDirection = TerminalDirection::Both => {
        help: "Whether it drives uplink and downlink or one of them; a bent pipe has no rate of its own on the way down.",
        label: "Direction",
    },
    via: Option<String> = None => {
        help: "The constellation whose terminal at the station it drives.",
        label: "Terminal for", range: super::NAME, names_of: "constellations",
        null: "every terminal of the station",
    },
    trace: Option<String> = None => {
        help: "A trace in a form of those of wired links, whose rate is that of packets to this terminal or from it, and whose delay takes the place of that of the way through space: CSV of delay_ms, rate_bps and loss by time_s; measured round trips, of which half is the delay of each way and -1 a loss of all packets until the next line; or opportunities to deliver 1500 bytes.",
        label: "Trace", range: super::TRACE, null: "none",
        source: "Netravali et al. 2015: the trace files of mahimahi; Zhao and Pan 2024: the CSV files of LENS",
    },
    delays: Option<String> = None => {
        help: "A trace of the one-way delay in place of that of the way through space, alone or beside a trace of opportunities: a line for every 10 ms, in milliseconds, which begins anew after its last line.",
        label: "Trace of delays", range: super::TRACE, null: "none",
        source: "Lai et al. 2025: the trace files of LeoReplayer",
    },
    repeats: bool = false => {
        help: "Whether a CSV trace that begins at 0 s begins anew at the time of its last line, whose values then never hold.",
        label: "Trace repeats",
    },
}}

impl TerminalTrace {
    /// Whether there is something that drives a terminal for the constellation called `id`.
    pub(crate) fn drives(&self, id: &str) -> bool {
        (self.trace.is_some() || self.delays.is_some()) && self.via.as_deref().is_none_or(|via| via == id)
    }
}

impl Station {
    /// Whether a trace drives its terminal for `constellation`.
    pub fn is_traced(&self, constellation: &Constellation) -> bool {
        self.traces.iter().any(|own| own.drives(&constellation.id))
    }

    /// What drives one direction of its terminal for `constellation`; none where no trace does.
    pub fn driven(&self, constellation: &Constellation, way: TerminalDirection) -> Option<Driven> {
        let takes = |own: &&TerminalTrace| {
            own.drives(&constellation.id)
                && (own.direction == TerminalDirection::Both || own.direction == way)
        };
        let own = self.traces.iter().rfind(takes)?;
        let seen = if way == TerminalDirection::Downlink { Way::Back } else { Way::Out };
        Driven::new(own.trace.as_deref(), own.delays.as_deref(), own.repeats, seen)
    }
}
