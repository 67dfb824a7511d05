//! Messages one after the other, at a rate: telemetry, signalling, voice.

use skywindow_form::{Range, Scale, Unit, part, quantity};

use super::{Arrivals, Load, Offer};

part! { "Messages at a rate." Messages in Traffic {
    message_size_bytes: u32 = 500 => {
        help: "User data of a message.",
        label: "Size of messages", unit: Unit::BYTES, range: Range::of(1.0, 16_777_216.0), slider: Some((16.0, 65_536.0)), scale: Scale::Log,
    },
    message_interval_ms: f64 = 100.0 => {
        help: "The mean time from one message to the next.",
        label: "Message interval", unit: Unit::MS, range: Range::of(0.1, 3_600_000.0), slider: Some((1.0, 10_000.0)), scale: Scale::Log,
    },
    arrivals: Arrivals = Arrivals::Regular => {
        help: "How the times between messages are distributed.",
        label: "Arrivals",
    },
    messages: Option<u64> = None => {
        help: "How many messages there are.",
        label: "Messages", unit: Unit::count("messages"), range: Range::of(1.0, 1e9), slider: Some((1.0, 10_000.0)), scale: Scale::Log,
        null: "endless",
    },
}}

impl Load for Messages {
    const MESSAGES: bool = true;

    fn bytes(&self, _: f64) -> Option<u64> {
        Some(self.messages? * u64::from(self.message_size_bytes))
    }

    fn words(&self) -> String {
        let size = quantity(self.message_size_bytes.into(), Unit::BYTES);
        let interval = quantity(self.message_interval_ms, Unit::MS);
        let how = if self.arrivals == Arrivals::Poisson { ", random" } else { "" };
        format!("messages of {size} every {interval}{how}")
    }

    /// A Poisson process has its first arrival after such a time, too; regular messages begin at once.
    fn offer(&self, number: u64, draw: &dyn Fn(u64) -> f64) -> Option<Offer> {
        if self.messages.is_some_and(|messages| number >= messages) {
            return None;
        }
        let at_once = number == 0 && self.arrivals == Arrivals::Regular;
        let mean_s = if at_once { 0.0 } else { self.message_interval_ms / 1e3 };
        Some(Offer {
            after: self.arrivals.time(mean_s, draw(number)),
            bytes: Some(self.message_size_bytes.into()),
            whole: true,
            page: None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_come_at_their_interval_until_there_are_enough() {
        let some = Messages { messages: Some(3), ..Messages::default() };
        let offers: Vec<Offer> = (0..).map_while(|number| some.offer(number, &|_| 0.0)).collect();
        let after: Vec<f64> = offers.iter().map(|offer| offer.after.as_secs_f64()).collect();
        assert_eq!(after, [0.0, 0.1, 0.1]);
        assert!(offers.iter().all(|offer| offer.whole && offer.bytes == Some(500)), "{offers:?}");
        assert_eq!((some.bytes(0.0), Messages::default().bytes(0.0)), (Some(1500), None));
    }

    #[test]
    fn a_poisson_process_draws_each_time_by_its_number() {
        let random = Messages { arrivals: Arrivals::Poisson, ..Messages::default() };
        let draws = [0.5, 0.0, 0.9];
        let drawn = |number: u64| draws[number as usize];
        let after =
            [0, 1, 2].map(|number| random.offer(number, &drawn).expect("endless").after.as_secs_f64());
        // 100 ms times ln 2, nothing, ln 10.
        for (found, expected) in after.into_iter().zip([0.069_314_718, 0.0, 0.230_258_509]) {
            assert!((found - expected).abs() < 2e-9, "{after:?}");
        }
    }
}
