//! What the words of the network's events know besides the numbers: the names of a run, and of which flow and path an
//! event is told.

use std::collections::BTreeSet;

use skywindow_form::{Unit, quantity};
use skywindow_scenario::ErrorProcess;
use skywindow_transport::api::Explanation;
use skywindow_transport::plural;

use super::link_words;
use crate::varying::conditions::{ANY_SATELLITE, end_of};
use crate::words::meta::Names;

/// What the words know of a run.
#[derive(Clone, Debug)]
pub(super) struct Known {
    pub names: Names,
    /// The links, by their ends, whose two directions change apart.
    pub changing_one_way: BTreeSet<(u32, u32)>,
    /// The places where each flow begins and ends.
    pub hosts: Vec<[String; 2]>,
    pub processes: Vec<ErrorProcess>,
    /// Dated changes in words, in the order in which they happen.
    pub changes: Vec<String>,
}

/// What an event is told with.
pub(super) struct Told<'a> {
    pub of: &'a Known,
    pub flow: u16,
    pub path: u8,
    /// How many paths the flow has.
    pub paths: usize,
}

impl Told<'_> {
    /// The name of a node.
    pub fn node(&self, node: f64) -> &str {
        self.of.names.node(node)
    }

    /// The hop before a gateway and the one behind it.
    pub fn hops(&self) -> [&str; 2] {
        match self.of.hosts.get(usize::from(self.flow)) {
            Some(hosts) => hosts.each_ref().map(String::as_str),
            None => ["the hop before", "the next hop"],
        }
    }

    /// One of two titles: that of an only path, or the other one with the path, where the flow has several.
    pub fn on_path(&self, only: &str, one: &str) -> String {
        if self.paths > 1 { format!("{one} for path {}", self.path) } else { only.into() }
    }

    /// A dated change in words.
    pub fn change(&self, number: f64) -> String {
        self.of.changes.get(number as usize).map_or("A change", String::as_str).to_owned()
    }

    /// A link by the nodes it joins: one way where its two directions change apart.
    pub fn link(&self, from: f64, to: f64) -> String {
        let [from, to] = [from, to].map(end_of);
        let dash = if self.of.changing_one_way.contains(&(from, to)) { '→' } else { '–' };
        let end = |end: u32, other: u32| match end {
            ANY_SATELLITE => self.of.names.satellite_of(other),
            node => self.node(f64::from(node)).to_owned(),
        };
        format!("{} {dash} {}", end(from, to), end(to, from))
    }

    /// How the delay of a link has changed, which comes on top of that of the way where an end is any satellite.
    pub fn delay(&self, [from, to, now, before]: [f64; 4]) -> Explanation {
        let link = self.link(from, to);
        if [from, to].map(end_of).contains(&ANY_SATELLITE) {
            link_words::added_delay(&link, now, before)
        } else {
            link_words::delay(&link, now, before)
        }
    }

    /// What links are like from now on that an error process strikes.
    pub fn state(&self, bad: bool, [process, from, to, delay_ms]: [f64; 4]) -> Explanation {
        match self.of.processes.get(process as usize) {
            Some(process) => self.state_of(process, bad, [from, to], delay_ms),
            None => {
                Explanation { title: "State of a link".into(), detail: String::new(), rule: String::new() }
            }
        }
    }

    fn state_of(
        &self,
        process: &ErrorProcess,
        bad: bool,
        [from, to]: [f64; 2],
        delay_ms: f64,
    ) -> Explanation {
        let state = if bad { &process.bad } else { &process.good };
        let place = if from < 0.0 { process.name.clone() } else { self.link(from, to) };
        let loss = match state.drop_probability {
            0.0 => "none is lost to the state".into(),
            loss => format!("{} of them are lost", link_words::share(loss)),
        };
        Explanation {
            title: format!("{place}: {} state", if bad { "bad" } else { "good" }),
            detail: format!(
                "Of the packets sent from now on {loss}; their way takes {} longer than the link alone. Those on it keep what they met.",
                quantity(delay_ms, Unit::MS)
            ),
            rule: format!("Error process {}: stays of {} s on average", process.name, state.mean_s),
        }
    }

    /// A gateway has come to the end of the connection before it, while it may still hold data.
    pub fn closes(&self, node: f64, held: f64) -> Explanation {
        let (gateway, [_, next]) = (self.node(node), self.hops());
        if held > 0.0 {
            return Explanation {
                title: format!("{gateway} has all and closes after it"),
                detail: format!(
                    "{} acknowledged to the hop before and not yet by {next}: should {gateway} fail now, nobody would send this again.",
                    plural(held, "byte is", "bytes are")
                ),
                rule: "RFC 3135 4.1".into(),
            };
        }
        Explanation {
            title: format!("{gateway} closes the connection to {next}"),
            detail: format!("The hop before has closed, and {next} has acknowledged everything."),
            rule: "RFC 9293 3.6".into(),
        }
    }

    /// What a terminal has chosen anew.
    pub fn reconfiguration(&self, [terminal, from, to, elevation]: [f64; 4]) -> Explanation {
        let [station, old, new] = [terminal, from, to].map(|node| self.node(node));
        let (title, detail) = match (from < 0.0, to < 0.0) {
            (_, true) => (
                format!("Reconfiguration: {station} finds no satellite"),
                "None is above the elevation mask.".into(),
            ),
            (true, false) => (
                format!("Reconfiguration: {station} finds {new}"),
                format!("It stands {elevation:.1}° above the horizon."),
            ),
            (false, false) if from == to => (
                format!("Reconfiguration: {station} keeps {new}"),
                format!("It is still the best of those in view, {elevation:.1}° above the horizon."),
            ),
            (false, false) => (
                format!("Reconfiguration: {station} leaves {old} for {new}"),
                format!("It is the best of those in view now, {elevation:.1}° above the horizon."),
            ),
        };
        let rule = "At fixed instants the terminal chooses anew, as if it had no satellite".into();
        Explanation { title, detail, rule }
    }

    /// A terminal has another satellite, or none any more, or one again.
    pub fn handover(&self, [terminal, from, to, elevation]: [f64; 4]) -> Explanation {
        let [station, old, new] = [terminal, from, to].map(|node| self.node(node));
        let (title, detail) = match (from < 0.0, to < 0.0) {
            (_, true) => (
                format!("{station} loses its satellite"),
                format!("{old} sank below the elevation mask and no other satellite is above it."),
            ),
            (true, false) => {
                (format!("{station} acquires {new}"), format!("It stands {elevation:.1}° above the horizon."))
            }
            (false, false) => (
                format!("Handover: {station} {old} to {new}"),
                format!("The new satellite stands {elevation:.1}° above the horizon."),
            ),
        };
        Explanation { title, detail, rule: self.of.names.policy_rule(terminal) }
    }
}

/// What becomes of bytes that a gateway holds when it resets a connection.
pub(super) fn unsent(held: f64) -> String {
    match held {
        0.0 => "It holds nothing that the next hop has not acknowledged.".into(),
        held => {
            format!(
                "Lost with it: {} that it has acknowledged to the hop before.",
                plural(held, "byte", "bytes")
            )
        }
    }
}

/// What forged packets pretend, and how much of the verification tag they guess.
pub(super) fn forged(packets: f64, bits: f64, packet: f64) -> String {
    let what = ["end the association", "bring data", "open the association anew", "delete its addresses"];
    let what = what.get(packet as usize).copied().unwrap_or_default();
    let known = match bits {
        0.0 => "know the verification tag".into(),
        bits => format!("guess {bits} of the 32 bits of the verification tag"),
    };
    format!("{} in the name of the other end, to {what}; they {known}.", counted(packets))
}

/// "A packet" or "3 packets".
pub(super) fn counted(packets: f64) -> String {
    if packets == 1.0 { "A packet".into() } else { format!("{packets} packets") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packets_are_counted_as_people_do() {
        assert_eq!([0.0, 1.0, 3.0].map(counted), ["0 packets", "A packet", "3 packets"]);
    }

    #[test]
    fn a_hop_that_closes_loses_what_only_it_holds() {
        assert!(unsent(0.0).starts_with("It holds nothing"));
        assert!(unsent(1500.0).starts_with("Lost with it: 1,500 bytes that"));
        assert!(unsent(1.0).starts_with("Lost with it: 1 byte that"));
    }

    #[test]
    fn forged_packets_guess_the_tag_or_know_it() {
        assert_eq!(
            forged(1.0, 0.0, 0.0),
            "A packet in the name of the other end, to end the association; they know the verification tag."
        );
        assert_eq!(
            forged(64.0, 8.0, 1.0),
            "64 packets in the name of the other end, to bring data; they guess 8 of the 32 bits of the verification tag."
        );
        assert!(forged(2.0, 0.0, 2.0).contains("open the association anew"));
    }
}
