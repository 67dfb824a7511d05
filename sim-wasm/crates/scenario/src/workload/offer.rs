//! What an application offers at an instant, and the random times between such instants.

use skywindow_form::choices;
use skywindow_units::Duration;

/// A message, an object of a page or a bulk of data, which an application offers at one instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// How long after the one before it; of the first one, after the application starts.
    pub after: Duration,
    /// User data, bytes, at least 1; none if they have no end.
    pub bytes: Option<u64>,
    /// Whether it is handed over as one message; else it is cut, and takes turns with what else waits.
    pub whole: bool,
    /// The page that it is an object of, counted from 0.
    pub page: Option<u32>,
}

choices! { "The times from one message to the next." Arrivals {
    Regular = "regular" "Regular" "Always the same time.",
    Poisson = "poisson" "Poisson" "Random times with an exponential distribution, which every seed draws anew: a Poisson process.",
}}

impl Arrivals {
    /// A time with the mean `mean_s`, drawn with `draw`, uniform in [0, 1).
    pub(super) fn time(self, mean_s: f64, draw: f64) -> Duration {
        Duration::from_secs_f64(match self {
            Self::Regular => mean_s,
            Self::Poisson => -mean_s * libm::log1p(-draw),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regular_times_are_all_the_same_and_those_of_a_poisson_process_have_its_quantiles() {
        assert_eq!(Arrivals::Regular.time(0.5, 0.9), Duration::from_secs_f64(0.5));
        assert_eq!(Arrivals::Poisson.time(0.5, 0.0), Duration::ZERO);
        // The median of an exponential distribution is its mean times ln 2.
        let median = Arrivals::Poisson.time(2.0, 0.5).as_secs_f64();
        assert!((median - 2.0 * core::f64::consts::LN_2).abs() < 1e-8, "{median}");
    }
}
