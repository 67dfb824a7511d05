//! The words of events: what happened, in the field's terms, and by which rule.

use skywindow_scenario::{Problem, Scenario};
use skywindow_transport::sctp::NO_PATH;

use crate::layout::Layout;
use crate::meta::Names;

/// The codes of events. 1 to 99 are the transport's own.
pub mod code {
    /// A packet lost to bit or packet errors: number, node, kind of segment, direction.
    pub const LOSS_CORRUPTION: u16 = 100;
    /// A packet refused by a full queue: as above.
    pub const LOSS_QUEUE: u16 = 101;
    /// A packet lost with its ground-to-satellite link: as above.
    pub const LOSS_HANDOVER: u16 = 102;
    /// A packet without a route: as above.
    pub const LOSS_NO_ROUTE: u16 = 103;
    /// A terminal changed its satellite: terminal, old satellite or -1, new satellite or -1, elevation in degrees.
    pub const HANDOVER: u16 = 110;
    /// The path of a flow changed: links, delay in ms, links before.
    pub const ROUTE_CHANGED: u16 = 111;
    /// A flow has no path any more: 0, -1, links before.
    pub const ROUTE_LOST: u16 = 112;
}

/// An event in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What happened.
    pub title: String,
    /// Why, and with which numbers.
    pub detail: String,
    /// The rule and where it is written; empty if none.
    pub rule: String,
}

/// Puts events of one scenario into words.
#[derive(Clone, Debug)]
pub struct Explainer {
    names: Names,
}

impl Explainer {
    /// For the events of runs of `scenario`.
    ///
    /// # Errors
    /// What stands in the way of a run.
    pub fn new(scenario: &Scenario) -> Result<Self, Vec<Problem>> {
        Ok(Self { names: Names::new(scenario, &Layout::new(scenario)?) })
    }

    /// The event `code` with its four numbers.
    pub fn explain(&self, event: u16, numbers: [f64; 4]) -> Explanation {
        match event {
            code::LOSS_CORRUPTION..=code::LOSS_NO_ROUTE => self.loss(event, numbers),
            code::HANDOVER => self.handover(numbers),
            code::ROUTE_CHANGED => route_changed(numbers),
            code::ROUTE_LOST => Explanation {
                title: "No path any more".into(),
                detail: "No chain of links joins the two ends until the topology changes again.".into(),
                rule: String::new(),
            },
            _ => {
                let words = skywindow_transport::sctp::explain(event, NO_PATH, 1, numbers);
                Explanation { title: words.title, detail: words.detail, rule: words.rule }
            }
        }
    }

    fn loss(&self, event: u16, [number, node, kind, direction]: [f64; 4]) -> Explanation {
        let what = match kind as u8 {
            0 => format!("TSN {number}"),
            1 => format!("SACK {number}"),
            _ => "Control packet".into(),
        };
        let (title, why) = match event {
            code::LOSS_CORRUPTION => ("lost to corruption", "Bit errors damaged it on the link to"),
            code::LOSS_QUEUE => ("lost to a full queue", "No place was left in the queue of"),
            code::LOSS_HANDOVER => {
                ("lost to a handover", "Its ground-to-satellite link went away before it reached")
            }
            _ => ("lost without a route", "No route led on from"),
        };
        let way = if direction == 0.0 { "forward" } else { "reverse" };
        Explanation {
            title: format!("{what} {title}"),
            detail: format!("{why} {}, {way} direction.", self.names.node(node)),
            rule: String::new(),
        }
    }

    fn handover(&self, [terminal, from, to, elevation]: [f64; 4]) -> Explanation {
        let station = self.names.node(terminal);
        let (title, detail) = match (from < 0.0, to < 0.0) {
            (_, true) => (
                format!("{station} loses its satellite"),
                format!(
                    "{} sank below the elevation mask and no other satellite is above it.",
                    self.names.node(from)
                ),
            ),
            (true, false) => (
                format!("{station} acquires {}", self.names.node(to)),
                format!("It stands {elevation:.1}° above the horizon."),
            ),
            (false, false) => (
                format!("Handover: {station} {} to {}", self.names.node(from), self.names.node(to)),
                format!("The new satellite stands {elevation:.1}° above the horizon."),
            ),
        };
        Explanation { title, detail, rule: self.names.policy_rule(terminal) }
    }
}

fn route_changed([links, delay_ms, before, _]: [f64; 4]) -> Explanation {
    let detail = if before == 0.0 {
        format!("{links} links, {delay_ms:.1} ms one way.")
    } else {
        format!("{links} links instead of {before}, {delay_ms:.1} ms one way.")
    };
    Explanation { title: "New path".into(), detail, rule: "Shortest delay over the links that are up".into() }
}
