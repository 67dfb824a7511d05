//! The words of changes of links.

use skywindow_form::{Unit, quantity};
use skywindow_transport::api::Explanation;

fn words(title: String, detail: String) -> Explanation {
    Explanation { title, detail, rule: String::new() }
}

fn ms(delay: f64) -> String {
    quantity(delay, Unit::MS)
}

/// What comes on top of the delay of the way, ms.
pub fn added_delay(link: &str, now: f64, before: f64) -> Explanation {
    words(
        format!("{link}: {} more", ms(now)),
        format!(
            "{} come on top of the delay of the way through space instead of {}, as the scenario says. Packets on it keep theirs.",
            ms(now),
            ms(before)
        ),
    )
}

/// The delay, ms.
pub fn delay(link: &str, now: f64, before: f64) -> Explanation {
    words(
        format!("{link}: {}", ms(now)),
        format!(
            "The delay of the link becomes {} instead of {}, as the scenario says. Packets on it keep theirs.",
            ms(now),
            ms(before)
        ),
    )
}

/// A rate in the unit that suits, from bit/s.
pub fn bit_rate(bps: f64) -> String {
    let (factor, unit) = match bps {
        1e9.. => (1e9, "Gbit/s"),
        1e6.. => (1e6, "Mbit/s"),
        1e3.. => (1e3, "kbit/s"),
        _ => (1.0, "bit/s"),
    };
    format!("{} {unit}", bps / factor)
}

/// A share in percent, with three significant digits.
pub fn share(loss: f64) -> String {
    let percent = 100.0 * loss;
    match percent {
        100.0.. => "all".into(),
        10.0.. => format!("{percent:.1} %"),
        1.0.. => format!("{percent:.2} %"),
        _ if percent == 0.0 => "none".into(),
        0.001.. => format!("{percent:.3} %"),
        _ => format!("{percent:.1e} %"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_and_shares_are_told_in_units_that_suit() {
        assert_eq!(delay("A – B", 40.0, 20.0).title, "A – B: 40 ms");
        assert_eq!(added_delay("A – B", 40.0, 20.0).title, "A – B: 40 ms more");
        assert_eq!([2.5e6, 64e3].map(bit_rate), ["2.5 Mbit/s", "64 kbit/s"]);
        assert_eq!([0.125, 0.0, 1.0].map(share), ["12.5 %", "none", "all"]);
    }
}
