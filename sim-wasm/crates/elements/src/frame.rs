//! From TEME, the frame of SGP4, into the frame that turns with the Earth.
//!
//! TEME has the true equator of the date and a mean equinox, so one turn about the pole by Greenwich mean sidereal
//! time leads to the Earth-fixed frame (D. A. Vallado and others, Revisiting Spacetrack Report #3, AIAA 2006-6753,
//! appendix C). Sidereal time is that of the IAU 1982 model (S. Aoki and others, Astronomy and Astrophysics 105,
//! 1982). Neglected: UT1 − UTC, less than 0.9 s, which is 420 m at the equator, and polar motion, less than 20 m.

use core::f64::consts::TAU;

use crate::epoch::Epoch;

/// Radians a second at which the Earth turns against TEME: the change of sidereal time.
pub const TURNING_RATE: f64 = TAU * 1.002_737_909_350_795 / 86_400.0;

/// Greenwich mean sidereal time at an instant, in radians, 0 to 2π.
pub fn sidereal_time(at: Epoch) -> f64 {
    let centuries = at.days_since_j2000() / 36_525.0;
    // Aoki's polynomial in seconds of sidereal time, with its 876,600 h a century apart: those are one turn a day.
    let seconds =
        67_310.548_41 + centuries * (8_640_184.812_866 + centuries * (0.093_104 - centuries * 6.2e-6));
    let turns = at.part_of_day() + seconds / 86_400.0;
    (turns - libm::floor(turns)) * TAU
}

/// A vector of TEME in the Earth-fixed frame, for the sidereal time of its instant.
pub fn earth_fixed(teme: [f64; 3], sidereal_time: f64) -> [f64; 3] {
    let (sin, cos) = libm::sincos(sidereal_time);
    [teme[0] * cos + teme[1] * sin, teme[1] * cos - teme[0] * sin, teme[2]]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Epoch {
        Epoch::parse(text).expect(text)
    }

    #[test]
    fn sidereal_time_is_that_of_the_published_example() {
        // Vallado, Fundamentals of Astrodynamics and Applications, example 3-5, from a Julian date of one number.
        let degrees = sidereal_time(at("1992-08-20T12:14:00")).to_degrees();
        assert!((degrees - 152.578_787_886).abs() < 1e-7, "{degrees}");
    }

    #[test]
    fn a_position_in_teme_is_turned_as_in_the_published_example() {
        // Vallado, Crawford and Hujsak 2006, appendix C: 2004-04-06 07:51:28.386009 UTC, UT1 − UTC = −0.4399619 s.
        let angle = sidereal_time(at("2004-04-06T07:51:27.946047100"));
        let fixed = earth_fixed([5_094.180_162_10, 6_127.644_659_50, 6_380.344_532_70], angle);
        for (found, published) in fixed.iter().zip([-1_033.475_031_30, 7_901.305_585_60, 6_380.344_532_70]) {
            assert!((found - published).abs() < 1e-5, "{found} and {published}");
        }
    }

    #[test]
    fn sidereal_time_moves_on_at_the_turning_rate_through_midnight_and_noon() {
        for text in ["2026-11-22T23:59:00", "2026-11-22T11:59:00", "1999-12-31T23:59:30"] {
            let (before, after) = (at(text), at(text));
            let later = Epoch::parse(&after.to_string().replace(":59:", ":58:")).expect("an epoch");
            let turned = sidereal_time(before) - sidereal_time(later);
            let expected = TURNING_RATE * before.seconds_since(later);
            assert!((turned - expected).abs() < 1e-10, "{text}: {turned} and {expected}");
        }
    }
}
