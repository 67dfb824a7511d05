//! The events of a probe cycle, with those that other modules declare.

use crate::events::coded;
use crate::tcp::packet::Exchange;

skywindow_units::codes! { #[derive(Default)] "What begins a probe cycle." Trigger {
    #[default]
    Duplicates = 0 "duplicate acknowledgements" "Duplicate acknowledgements or blocks report a loss.",
    Timeout = 1 "a timeout" "The retransmission timer expired.",
}}

coded!(Trigger, Exchange);

/// What began a probe cycle.
pub(super) fn triggered(code: f64) -> &'static str {
    Trigger::of(code as u8).map_or("unknown", Trigger::words)
}

/// What a segment is in a probe cycle.
pub(super) fn exchanged(code: f64) -> &'static str {
    Exchange::of(code as u8).map_or("unknown", Exchange::words)
}

/// Declares the events of TCP: these and its own, as [`timed!`](crate::shared_events::timed) has them.
macro_rules! of_probing {
    ($(#[$about:meta])* $events:ident; $terms:ident, $timer:ident, $number:ident; $($own:tt)*) => {
        $crate::shared_events::timed! {
            $(#[$about])* $events; $terms, $timer, $number;
            $($own)*
            /// A probe cycle begins: data wait.
            70 ProbingStarted {
                /// The segment in doubt.
                seq: u32,
                /// Why.
                trigger: Trigger,
                /// The smoothed round trip before the loss.
                rtt: Duration,
                /// The longest round trip of a probe that does not mean congestion.
                limit: Duration,
            } => {
                kind: Probing,
                role: Repairs,
                phase: "probing",
                counts: Some(if trigger == Trigger::Duplicates { Counter::ExplicitTrigger } else { Counter::EarlyTimeout }),
                title: format!("Probing begins: {}", triggered(trigger)),
                detail: format!(
                    "Byte {seq} may be lost: data wait while two exchanges of probes measure round trips. It was {}, and {} would still mean no congestion.",
                    time(rtt),
                    time(limit)
                ),
                rule: "Tsaoussidis and Badr 2000: probe cycle",
            }
            /// A probe is sent, which is a segment without data.
            71 ProbeSent {
                /// Which of its cycle, from 1.
                probe: u32,
                /// What it is.
                exchange: Exchange,
            } => {
                kind: RoundTrip,
                counts: Some(Counter::Probe),
                title: format!("Probe {probe}: {}", exchanged(exchange)),
                detail: "A segment without data, which the receiver answers at once.".into(),
                rule: "Tsaoussidis and Badr 2000: probe cycle",
            }
            /// A probe is answered.
            72 ProbeAnswered {
                /// Which of its cycle, from 1.
                probe: u32,
                /// Its round trip.
                rtt: Duration,
                /// What the answer is.
                exchange: Exchange,
            } => {
                kind: RoundTrip,
                title: format!("{}: {}", exchanged(exchange), time(rtt)),
                detail: format!("Probe {probe} is answered; two exchanges end the cycle."),
                rule: "Tsaoussidis and Badr 2000: probe cycle",
            }
            /// What was in doubt is acknowledged: the probe cycle is aborted.
            73 ProbingAborted {
                /// How long the cycle lasted.
                lasted: Duration,
                /// Probes sent.
                probes: u32,
                /// cwnd, unchanged.
                cwnd: u32 ["bytes"],
            } => {
                kind: Probing,
                phase: "probing over",
                counts: Some(Counter::ProbingAborted),
                title: "Probing aborted: nothing is missing".into(),
                detail: format!(
                    "What was in doubt is acknowledged after {} and {}: cwnd stays at {} bytes and data go on.",
                    time(lasted),
                    plural(probes, "probe", "probes"),
                    n(cwnd)
                ),
                rule: "assumed, as XSTP does (Elaasar et al. 2005)",
            }
            /// Round trips are as before the loss: what is lost is sent again, and cwnd stays.
            74 ImmediateRecovery {
                /// The segment in doubt.
                seq: u32,
                /// The longer of both round trips.
                rtt: Duration,
                /// The longest that does not mean congestion.
                limit: Duration,
                /// cwnd, unchanged.
                cwnd: u32 ["bytes"],
            } => {
                kind: Probing,
                role: Repairs,
                phase: "probing over",
                counts: Some(Counter::ImmediateRecovery),
                title: "Immediate Recovery: no congestion".into(),
                detail: format!(
                    "The longer round trip was {}, and {} would mean no congestion: from byte {seq} on what is lost leaves again, cwnd stays at {} bytes.",
                    time(rtt),
                    time(limit),
                    n(cwnd)
                ),
                rule: "Tsaoussidis and Badr 2000: Immediate Recovery; the limit by Elaasar et al. 2005",
            }
            /// Round trips are longer than before the loss: it cuts cwnd.
            75 CongestionFound {
                /// The segment in doubt.
                seq: u32,
                /// The longer of both round trips.
                rtt: Duration,
                /// The longest that does not mean congestion.
                limit: Duration,
                /// cwnd before.
                cwnd: u32 ["bytes"],
            } => {
                kind: Probing,
                role: Repairs,
                phase: "probing over",
                counts: Some(Counter::CongestionFound),
                title: "Congestion found".into(),
                detail: format!(
                    "A round trip of {} is longer than {}: the loss of byte {seq} cuts cwnd, which was {} bytes, as without probing.",
                    time(rtt),
                    time(limit),
                    n(cwnd)
                ),
                rule: "Tsaoussidis and Badr 2000; the limit by Elaasar et al. 2005",
            }
            /// The connection ends in a probe cycle.
            76 ProbingCut {
                /// How long the cycle lasted.
                lasted: Duration,
                /// Probes sent.
                probes: u32,
            } => {
                kind: Probing,
                phase: "probing over",
                counts: Some(Counter::ProbingCut),
                title: "Probing cut short: the connection ends".into(),
                detail: format!(
                    "After {} and {} no decision was reached.",
                    time(lasted),
                    plural(probes, "probe", "probes")
                ),
                rule: "assumed: a connection without peer needs no decision",
            }
        }
    };
}

pub(super) use of_probing;
