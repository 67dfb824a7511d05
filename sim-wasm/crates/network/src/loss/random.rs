//! Error models: the chance that a packet of a given size is lost on a link.

use skywindow_engine::chance_threshold;

/// What damages packets on a link.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LossModel {
    /// Bit error rate: a packet of L bytes is lost with 1 - (1 - BER)^(8 L).
    pub ber: f64,
    /// Packet error rate: any packet is lost with this chance, besides the bit errors.
    pub per: f64,
}

impl LossModel {
    /// The chance that a packet of `bytes` is lost.
    pub fn probability(self, bytes: u32) -> f64 {
        let bits = 8.0 * f64::from(bytes);
        // expm1 and log1p keep the digits of error rates such as 1e-9.
        let survives_bits = bits * libm::log1p(-self.ber.clamp(0.0, 1.0));
        let lost_to_bits = if self.ber >= 1.0 { 1.0 } else { -libm::expm1(survives_bits) };
        let per = self.per.clamp(0.0, 1.0);
        per + (1.0 - per) * lost_to_bits
    }

    /// Whether a packet of `bytes` is lost for the uniform 64-bit `draw`.
    pub fn loses(self, bytes: u32, draw: u64) -> bool {
        draw < chance_threshold(self.probability(bytes))
    }

    /// Whether packets are never lost.
    pub fn is_perfect(self) -> bool {
        self.ber <= 0.0 && self.per <= 0.0
    }
}

/// A loss model with its thresholds by packet size, so that a draw costs one comparison.
#[derive(Clone, Debug)]
pub struct LossTable {
    model: LossModel,
    /// `u64::MAX` where the threshold of a size is not yet known.
    thresholds: Vec<u64>,
}

const TABLE_SIZE: usize = 2048;

impl LossTable {
    /// The table of `model`.
    pub fn new(model: LossModel) -> Self {
        Self { model, thresholds: vec![u64::MAX; TABLE_SIZE] }
    }

    /// The model behind the table.
    pub const fn model(&self) -> LossModel {
        self.model
    }

    /// Whether a packet of `bytes` is lost for the uniform 64-bit `draw`.
    #[inline]
    pub fn loses(&mut self, bytes: u32, draw: u64) -> bool {
        match self.thresholds.get(bytes as usize) {
            Some(&threshold) if threshold != u64::MAX => draw < threshold,
            _ => draw < self.threshold(bytes),
        }
    }

    /// The threshold of a size that is asked for the first time, or too large for the table.
    #[cold]
    fn threshold(&mut self, bytes: u32) -> u64 {
        let threshold = chance_threshold(self.model.probability(bytes));
        if let Some(slot) = self.thresholds.get_mut(bytes as usize) {
            *slot = threshold;
        }
        threshold
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use skywindow_engine::Stream;

    #[test]
    fn bit_errors_add_up_over_the_packet() {
        let ber = |ber| LossModel { ber, per: 0.0 };
        assert!((ber(1e-6).probability(564) - 0.004_501_84).abs() < 1e-7);
        assert!((ber(1e-9).probability(564) / 4.512e-6 - 1.0).abs() < 1e-5);
        assert_eq!(ber(1.0).probability(1), 1.0);
        assert_eq!(ber(0.0).probability(1500), 0.0);
    }

    #[test]
    fn packet_and_bit_errors_are_independent() {
        let both = LossModel { ber: 1e-5, per: 0.1 };
        let bits = LossModel { per: 0.0, ..both }.probability(1000);
        assert!((both.probability(1000) - (1.0 - 0.9 * (1.0 - bits))).abs() < 1e-12);
    }

    /// The share of lost packets is that of the model, within five standard errors, also beyond the table.
    #[test]
    fn draws_lose_as_many_as_the_model_says() {
        let model = LossModel { ber: 1e-5, per: 0.01 };
        let mut table = LossTable::new(model);
        for bytes in [564, 8000] {
            let (n, p) = (40_000u64, model.probability(bytes));
            let lost = (0..n).filter(|&i| table.loses(bytes, Stream::new(3).bits(i))).count() as f64;
            let error = (n as f64 * p * (1.0 - p)).sqrt();
            assert!(
                (lost - n as f64 * p).abs() < 5.0 * error,
                "{bytes} bytes: {lost} of {n} lost, expected {p}"
            );
        }
    }

    #[test]
    fn a_packet_is_lost_below_its_threshold_when_a_size_is_new_known_or_beyond_the_table() {
        let mut table = LossTable::new(LossModel { ber: 0.0, per: 0.5 });
        for bytes in [100, 100, 100_000, 100_000] {
            assert!(table.loses(bytes, (1 << 63) - 1), "{bytes}");
            assert!(!table.loses(bytes, 1 << 63), "{bytes}");
        }
    }

    #[test]
    fn certain_loss_loses_all_but_the_largest_draw() {
        let mut table = LossTable::new(LossModel { ber: 0.0, per: 1.0 });
        assert!(table.loses(100, u64::MAX - 1));
        assert!(table.loses(100, 0));
    }
}
