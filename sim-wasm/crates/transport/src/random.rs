//! Random numbers by name: each draw depends on the seed of its end, on whose it is and on its number alone.

/// 64 bits, the draw number `count` of `name` (splitmix64).
pub(crate) fn bits(seed: u64, name: u8, count: u64) -> u64 {
    let mut z = seed ^ (count << 8 | u64::from(name)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// A draw from 0 up to `below`, each as likely.
pub(crate) fn below(bits: u64, below: u64) -> u64 {
    ((u128::from(bits) * u128::from(below)) >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_below_a_bound_reach_all_of_it_and_no_more() {
        let draws: std::collections::BTreeSet<u64> =
            (0..200).map(|count| below(bits(7, 200, count), 7)).collect();
        assert_eq!(draws, (0..7).collect());
    }
}
