//! Random early detection: queues that mark or drop before they are full.

use skywindow_form::{Range, Scale, Unit, choices, part};

choices! { "How early detection picks the packets that it marks or drops." RedRules {
    Ns = "ns" "As ns-2 and ns-3" "A packet that finds one or none waiting is spared, so is the first above the minimum, and after a mark 1/p packets pass before the next can come.",
    Paper1993 = "1993" "As in 1993" "Marks lie 1 to 1/p packets apart, whatever waits at the instant.",
}}

part! { "A queue with random early detection (RED)." Red in Links {
    min_packets: f64 = 5.0 => {
        help: "While the average queue is shorter than this nothing is marked.",
        label: "RED minimum", unit: Unit::count("packets"), range: Range::of(0.0, 1_000_000.0), slider: Some((1.0, 50.0)),
        source: "Floyd and Jacobson 1993: 5",
    },
    max_packets: f64 = 15.0 => {
        help: "When the average queue is longer than this packets are dropped and no longer marked: every one, or ever more where RED is gentle.",
        label: "RED maximum", unit: Unit::count("packets"), range: Range::above(0.0, 1_000_000.0),
        slider: Some((2.0, 100.0)),
        source: "Floyd and Jacobson 1993: 15; RFC 3168 7",
    },
    max_probability: f64 = 0.1 => {
        help: "The chance of a mark, or of a drop without ECN, as the average queue comes near the maximum.",
        label: "RED maximum chance", range: Range::above(0.0, 1.0), slider: Some((0.01, 1.0)), scale: Scale::Log,
        source: "Floyd and Jacobson 1993: 0.02; Floyd 1997: 0.1",
    },
    rules: RedRules = RedRules::Ns => {
        help: "How it picks the packets that it marks or drops; p is the chance that the average queue calls for.",
        label: "RED rules",
        source: "ns: queue/red.cc of ns-2.35, red-queue-disc.cc of ns-3; 1993: Floyd and Jacobson 1993, figure 2",
    },
    gentle: Option<bool> = None => {
        help: "Whether the chance of a drop grows from the greatest to 1 between the maximum and twice the maximum, instead of at once.",
        label: "RED gentle",
        null: "by the rules: on in ns-2 and ns-3, off in 1993",
        source: "Floyd 2000, Recommendation on using the gentle variant of RED",
    },
    weight: f64 = 0.002 => {
        help: "The weight of the newest queue length in the average.",
        label: "RED weight", range: Range::above(0.0, 1.0), slider: Some((0.000_1, 1.0)), scale: Scale::Log,
        source: "Floyd and Jacobson 1993: 0.002",
    },
}}
