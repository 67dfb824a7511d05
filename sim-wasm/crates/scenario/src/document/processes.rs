//! Error processes: links that are in turn in a good and in a bad state.

use skywindow_form::{Range, Scale, Unit, choices, part};

part! { "A state of an error process." ErrorState in Links {
    mean_s: f64 => {
        help: "How long a stay in the state is on average; each is drawn from an exponential distribution.",
        label: "Mean stay", unit: Unit::S, range: Range::of(0.001, 2_592_000.0), slider: Some((0.1, 100.0)),
        scale: Scale::Log, source: "Elaasar et al. 2005: 10 s and 1 s, handoffs 0.5 s and 1 s",
    },
    drop_probability: f64 = 0.0 => {
        help: "The chance that a packet is lost which is sent in the state.",
        label: "Drop probability", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        source: "Elaasar et al. 2005: 0 to 50 %; 100 % for a blackout",
    },
    delay_low_ms: f64 = 0.0 => {
        help: "What a packet's way takes longer that is sent in the state, besides the delay of the link.",
        label: "Added delay", unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 500.0)),
        source: "Elaasar et al. 2005: 100 ms",
    },
    delay_high_ms: Option<f64> = None => {
        help: "The other choice of the added delay: each stay draws one of the two and keeps it.",
        label: "Other added delay", unit: Unit::MS, range: Range::of(0.0, 3_600_000.0), slider: Some((0.0, 500.0)),
        null: "always the same", source: "Elaasar et al. 2005: 150 ms",
    },
    delay_high_share: Option<f64> = None => {
        help: "The share of stays that take the other added delay: congestion among them.",
        label: "Share of the other delay", range: Range::of(0.0, 1.0), slider: Some((0.0, 1.0)),
        null: "half of them, where there are two delays", source: "Elaasar et al. 2005: both with equal chance",
    },
}}

choices! { "Which links have the same states at the same time." ProcessScope {
    All = "all" "All links" "All links that name the process are in one state at a time.",
    Link = "link" "Each link" "Each link that names the process has states of its own, for both of its directions.",
}}

part! { "A two-state Markov error process: links that name it are good and bad in turn, by the seed alone and whatever is sent. Routes do not ask for it." ErrorProcess in Links {
    name: String => {
        help: "The name that links refer to.",
        label: "Error process", range: super::NAME,
    },
    good: ErrorState => {
        help: "The state in which it begins.",
        label: "Good state",
    },
    bad: ErrorState => {
        help: "The other state.",
        label: "Bad state",
    },
    scope: ProcessScope = ProcessScope::All => {
        help: "Whether all links that name it share its states, or each has its own.",
        label: "Shared by",
    },
    fifo: bool = false => {
        help: "Whether packets on a link keep their order when the added delay falls, and wait for those before them.",
        label: "Keeps the order",
    },
}}

impl ErrorState {
    /// The two added delays that a stay draws from, ms.
    pub fn delays_ms(&self) -> [f64; 2] {
        [self.delay_low_ms, self.delay_high_ms.unwrap_or(self.delay_low_ms)]
    }

    /// The chance that a stay draws the second of them, 0 to 1.
    pub fn high_share(&self) -> f64 {
        self.delay_high_share.unwrap_or(0.5)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::Scenario;

    #[test]
    fn a_stay_draws_from_two_delays_with_equal_chance_unless_it_is_said() {
        let state = |bad: serde_json::Value| -> ErrorState {
            let process = json!({ "name": "p", "good": { "mean_s": 1 }, "bad": bad });
            let read = Scenario::from_json(&json!({ "error_processes": [process] })).expect("sound");
            read.error_processes[0].bad.clone()
        };
        let one = state(json!({ "mean_s": 1, "delay_low_ms": 100 }));
        assert_eq!((one.delays_ms(), one.high_share()), ([100.0, 100.0], 0.5));
        let two = state(json!({ "mean_s": 1, "delay_low_ms": 100, "delay_high_ms": 150 }));
        assert_eq!((two.delays_ms(), two.high_share()), ([100.0, 150.0], 0.5));
        let said = json!({ "mean_s": 1, "delay_low_ms": 100, "delay_high_ms": 150, "delay_high_share": 0.2 });
        assert_eq!(state(said).high_share(), 0.2);
    }
}
