//! The words of changes of links.

use skywindow_transport::api::Explanation;

use crate::code;

/// The event `code` of `link`, with its numbers as the recording has them; `added` if its delay comes on top of that of
/// the way.
pub fn explain(link: &str, added: bool, event: u16, [_, _, now, before]: [f64; 4]) -> Explanation {
    let (title, detail) = match event {
        code::DELAY_CHANGED if added => (
            format!("{link}: {now} ms more"),
            format!(
                "{now} ms come on top of the delay of the way through space instead of {before}, as the scenario says. Packets on it keep theirs."
            ),
        ),
        code::DELAY_CHANGED => (
            format!("{link}: {now} ms"),
            format!(
                "The delay of the link becomes {now} ms instead of {before}, as the scenario says. Packets on it keep theirs."
            ),
        ),
        code::RATE_CHANGED => (
            format!("{link}: {}", rate(now)),
            format!(
                "The rate of the link becomes {} instead of {}, as the scenario says. What is being sent is finished at the old rate.",
                rate(now),
                rate(before)
            ),
        ),
        code::LOSS_CHANGED => (
            format!("{link}: {} lost", share(now)),
            format!(
                "Errors on the link now lose {} of packets of 1500 bytes instead of {}, as the scenario says.",
                share(now),
                share(before)
            ),
        ),
        code::LINK_DOWN => (
            format!("{link}: down"),
            "The link is cut, as the scenario says: what is on it or waits for it is lost.".into(),
        ),
        _ => (format!("{link}: up"), "The link carries packets again, as the scenario says.".into()),
    };
    Explanation { title, detail, rule: String::new() }
}

fn rate(bps: f64) -> String {
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
    fn a_link_is_told_of_in_units_that_suit() {
        let title = |event, now| explain("A – B", false, event, [0.0, 1.0, now, 0.0]).title;
        assert_eq!(title(code::DELAY_CHANGED, 40.0), "A – B: 40 ms");
        assert_eq!(title(code::RATE_CHANGED, 2.5e6), "A – B: 2.5 Mbit/s");
        assert_eq!(title(code::RATE_CHANGED, 64e3), "A – B: 64 kbit/s");
        assert_eq!(title(code::LOSS_CHANGED, 0.125), "A – B: 12.5 % lost");
        assert_eq!(title(code::LOSS_CHANGED, 0.0), "A – B: none lost");
        assert_eq!(title(code::LINK_DOWN, 0.0), "A – B: down");
    }
}
