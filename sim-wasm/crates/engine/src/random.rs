//! Random numbers by name: the n-th draw of a stream depends on its keys and on n alone.
//!
//! Counter-based, so that two variants of a scenario meet the same errors however many draws each makes
//! elsewhere. The mixer is the 64-bit finaliser of MurmurHash3 with Stafford's constants (mix 13), as in
//! SplitMix64 (Steele, Lea, Flood 2014).

/// A named stream of random numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stream {
    key: u64,
}

const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

impl Stream {
    /// The stream of a run's `seed`.
    pub const fn new(seed: u64) -> Self {
        Self { key: mix(seed.wrapping_add(GOLDEN)) }
    }

    /// The stream named `name` under this one ("who", "what").
    pub const fn child(self, name: u64) -> Self {
        Self { key: mix(self.key ^ mix(name.wrapping_mul(GOLDEN).wrapping_add(GOLDEN))) }
    }

    /// The draw number `ordinal`: 64 uniform bits.
    pub const fn bits(self, ordinal: u64) -> u64 {
        mix(self.key.wrapping_add(ordinal.wrapping_add(1).wrapping_mul(GOLDEN)))
    }

    /// The draw number `ordinal`, uniform in [0, 1).
    pub fn uniform(self, ordinal: u64) -> f64 {
        (self.bits(ordinal) >> 11) as f64 * (1.0 / (1u64 << 53) as f64)
    }
}

/// The bound below which a 64-bit draw falls with the given probability (0 to 1; beyond is clamped).
pub fn chance_threshold(probability: f64) -> u64 {
    if probability >= 1.0 { u64::MAX } else { (probability.max(0.0) * 18_446_744_073_709_551_616.0) as u64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_depend_on_name_and_ordinal_alone() {
        let stream = Stream::new(7).child(3).child(1);
        assert_eq!(stream.bits(42), Stream::new(7).child(3).child(1).bits(42));
        assert_ne!(stream.bits(42), stream.bits(43));
        assert_ne!(stream.bits(42), Stream::new(8).child(3).child(1).bits(42));
        assert_ne!(Stream::new(7).child(1).child(3).bits(0), Stream::new(7).child(3).child(1).bits(0));
    }

    /// The first numbers of the generator that the paper's authors and Java's SplittableRandom give for this seed.
    #[test]
    fn a_stream_is_splitmix64() {
        let stream = Stream { key: 1_234_567 };
        let expected = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
            4_593_380_528_125_082_431,
            16_408_922_859_458_223_821,
        ];
        assert_eq!([0, 1, 2, 3, 4].map(|ordinal| stream.bits(ordinal)), expected);
    }

    #[test]
    fn a_uniform_draw_is_the_share_of_the_range_its_bits_have_reached() {
        for ordinal in 0..1000 {
            let stream = Stream::new(11);
            let share = stream.bits(ordinal) as f64 / 2f64.powi(64);
            let draw = stream.uniform(ordinal);
            assert!((draw - share).abs() <= 2f64.powi(-53) && (0.0..1.0).contains(&draw), "{draw} {share}");
        }
    }

    #[test]
    fn no_name_makes_the_children_of_two_streams_one() {
        for name in [0, 1, 7, u64::MAX - 1, u64::MAX] {
            assert_ne!(Stream::new(1).child(name), Stream::new(2).child(name), "{name}");
        }
    }

    /// Mean, variance and lag correlations of neighbouring draws, seeds and names, each within five standard errors.
    #[test]
    fn draws_look_independent_and_uniform() {
        let n = 20_000u64;
        type Draw = fn(u64) -> f64;
        let families: [Draw; 3] = [
            |i| Stream::new(1).bits(i) as f64 / u64::MAX as f64,
            |i| Stream::new(i).bits(0) as f64 / u64::MAX as f64,
            |i| Stream::new(5).child(i).bits(3) as f64 / u64::MAX as f64,
        ];
        for draw in families {
            let mean = (0..n).map(draw).sum::<f64>() / n as f64;
            assert!((mean - 0.5).abs() < 5.0 * (1.0 / 12.0 / n as f64).sqrt(), "mean {mean}");
            for lag in [1, 2, 7] {
                let covariance =
                    (0..n).map(|i| (draw(i) - 0.5) * (draw(i + lag) - 0.5)).sum::<f64>() / n as f64;
                assert!(covariance.abs() < 5.0 / 12.0 / (n as f64).sqrt(), "lag {lag}: {covariance}");
            }
        }
    }

    #[test]
    fn thresholds_span_never_to_always() {
        assert_eq!(chance_threshold(0.0), 0);
        assert_eq!(chance_threshold(f64::NAN), 0);
        assert_eq!(chance_threshold(1.0), u64::MAX);
        assert_eq!(chance_threshold(0.5), 1 << 63);
    }
}
