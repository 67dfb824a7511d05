//! What senders have in common that probe before they take a loss for congestion.

use skywindow_units::Duration;

/// The longest round trip of a probe that does not mean congestion where the smoothed one before the loss was `rtt`:
/// longer than that by `slack` and the share `tolerance` of itself (Elaasar et al. 2005).
pub(crate) fn longest_uncongested(rtt: Duration, slack: Duration, tolerance: f64) -> Duration {
    Duration::from_secs_f64((rtt + slack).as_secs_f64() / (1.0 - tolerance))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_leaves_a_tolerance_and_a_slack() {
        let limit =
            |tolerance| longest_uncongested(Duration::from_millis(199), Duration::from_millis(1), tolerance);
        assert_eq!(limit(0.2), Duration::from_millis(250));
        assert!(limit(1.0) > Duration::from_secs(1 << 30), "any round trip is tolerated");
    }
}
