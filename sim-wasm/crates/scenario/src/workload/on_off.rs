//! On and off: bursts of messages with silence between them, as speech or a sensor that is read now and then.

use skywindow_form::{Range, Scale, Unit, part, quantity};
use skywindow_units::Duration;

use super::{Arrivals, Load, Offer};

part! { "Bursts with silence between them." OnOff in Traffic {
    burst_message_bytes: u32 = 1000 => {
        help: "User data of a message.",
        label: "Size of messages", unit: Unit::BYTES, range: Range::of(1.0, 16_777_216.0), slider: Some((16.0, 65_536.0)), scale: Scale::Log,
    },
    burst_messages: u32 = 50 => {
        help: "How many messages a burst has.",
        label: "Messages of a burst", unit: Unit::count("messages"), range: Range::of(1.0, 100_000.0), slider: Some((1.0, 1000.0)), scale: Scale::Log,
    },
    burst_interval_ms: f64 = 20.0 => {
        help: "The time from one message of a burst to the next.",
        label: "Interval in a burst", unit: Unit::MS, range: Range::of(0.1, 3_600_000.0), slider: Some((1.0, 1000.0)), scale: Scale::Log,
    },
    silence_s: f64 = 1.0 => {
        help: "The mean time from the last message of a burst to the first of the next one.",
        label: "Silence", unit: Unit::S, range: Range::of(0.001, 86_400.0), slider: Some((0.01, 60.0)), scale: Scale::Log,
    },
    silences: Arrivals = Arrivals::Poisson => {
        help: "How the times of silence are distributed.",
        label: "Silences",
    },
    bursts: Option<u32> = None => {
        help: "How many bursts there are.",
        label: "Bursts", unit: Unit::count("bursts"), range: Range::of(1.0, 1e6), slider: Some((1.0, 1000.0)), scale: Scale::Log,
        null: "endless",
    },
}}

impl Load for OnOff {
    const MESSAGES: bool = true;

    fn bytes(&self, _: f64) -> Option<u64> {
        Some(u64::from(self.bursts?) * u64::from(self.burst_messages) * u64::from(self.burst_message_bytes))
    }

    fn words(&self) -> String {
        let size = quantity(self.burst_message_bytes.into(), Unit::BYTES);
        format!("bursts of {} messages of {size}", self.burst_messages)
    }

    fn offer(&self, number: u64, draw: &dyn Fn(u64) -> f64) -> Option<Offer> {
        let (burst, message) =
            (number / u64::from(self.burst_messages), number % u64::from(self.burst_messages));
        if self.bursts.is_some_and(|bursts| burst >= u64::from(bursts)) {
            return None;
        }
        let after = match (burst, message) {
            (0, 0) => Duration::ZERO,
            (_, 0) => self.silences.time(self.silence_s, draw(burst)),
            _ => Duration::from_secs_f64(self.burst_interval_ms / 1e3),
        };
        Some(Offer { after, bytes: Some(self.burst_message_bytes.into()), whole: true, page: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bursts_come_with_silence_between_them() {
        let speech =
            OnOff { burst_messages: 2, silences: Arrivals::Regular, bursts: Some(3), ..OnOff::default() };
        let offers: Vec<Offer> = (0..).map_while(|number| speech.offer(number, &|_| 0.0)).collect();
        let after: Vec<f64> = offers.iter().map(|offer| offer.after.as_secs_f64()).collect();
        assert_eq!(after, [0.0, 0.02, 1.0, 0.02, 1.0, 0.02]);
        assert_eq!(speech.bytes(0.0), Some(6000));
        let random = OnOff { silences: Arrivals::Poisson, ..speech };
        let silence = random.offer(2, &|burst| if burst == 1 { 0.5 } else { 0.0 }).expect("a burst").after;
        assert!((silence.as_secs_f64() - core::f64::consts::LN_2).abs() < 1e-8, "{silence:?}");
    }
}
