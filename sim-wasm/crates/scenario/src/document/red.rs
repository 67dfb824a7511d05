//! Random early detection: queues that mark or drop before they are full.

use skywindow_form::{Range, Scale, Unit, part};

part! { "A queue with random early detection (RED)." Red in Links {
    min_packets: f64 = 5.0 => {
        help: "While the average queue is shorter than this nothing is marked.",
        label: "RED minimum", unit: Unit::count("packets"), range: Range::of(0.0, 1_000_000.0), slider: Some((1.0, 50.0)),
        source: "Floyd and Jacobson 1993: 5",
    },
    max_packets: f64 = 15.0 => {
        help: "When the average queue is longer than this every packet is dropped.",
        label: "RED maximum", unit: Unit::count("packets"), range: Range::above(0.0, 1_000_000.0),
        slider: Some((2.0, 100.0)),
        source: "Floyd and Jacobson 1993: 15; RFC 3168 7",
    },
    max_probability: f64 = 0.1 => {
        help: "The chance of a mark, or of a drop without ECN, as the average queue comes near the maximum.",
        label: "RED maximum chance", range: Range::above(0.0, 1.0), slider: Some((0.01, 1.0)), scale: Scale::Log,
        source: "Floyd and Jacobson 1993: 0.02; Floyd 1997: 0.1",
    },
    weight: f64 = 0.002 => {
        help: "The weight of the newest queue length in the average.",
        label: "RED weight", range: Range::above(0.0, 1.0), slider: Some((0.000_1, 1.0)), scale: Scale::Log,
        source: "Floyd and Jacobson 1993: 0.002",
    },
}}
