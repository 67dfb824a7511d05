//! What follows from bounds of speed and acceleration for the length and the direction of a line in motion.

use crate::crossing::Margin;
use crate::motion::{Bounds, Moving};
use crate::vector::{dot, length};

/// A line in motion. Its bounds hold while it is not shorter than three quarters of its length now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    line: Moving,
    length: f64,
    /// Its change per second.
    length_rate: f64,
    /// The shortest that it can be meanwhile; that a line can be, which begins meanwhile, if it is looked at cautiously.
    shortest: f64,
    bounds: Bounds,
    /// For how many seconds the bounds hold.
    until: f64,
}

impl Line {
    /// A line whose ends move against each other no faster than `bounds` say.
    pub fn new(line: Moving, bounds: Bounds) -> Self {
        let length = length(line.at);
        Self {
            line,
            length,
            length_rate: dot(line.at, line.rate) / length,
            shortest: 0.75 * length,
            bounds,
            until: 0.25 * length / bounds.speed,
        }
    }

    /// The same line with margins that later looks, as long as these bounds hold, do not fall short of: then it is not
    /// shorter than three quarters of now, nor, while the bounds of that look hold, than three quarters of that.
    pub fn cautious(self) -> Self {
        Self { shortest: 0.75 * self.shortest, ..self }
    }

    /// A line that is there for so many seconds and no longer.
    pub fn while_for(self, seconds: f64) -> Self {
        Self { until: self.until.min(seconds), ..self }
    }

    /// Its length. With speed v and acceleration a the second derivative is at most a + v² / length: the part of the
    /// acceleration along the line, and what the part of the speed across it adds.
    pub fn length(&self) -> Margin {
        let Bounds { speed, acceleration } = self.bounds;
        Margin {
            value: self.length,
            rate: self.length_rate,
            bend: acceleration + speed * speed / self.shortest,
            until: self.until,
        }
    }

    /// The cosine of its angle to a direction that turns at no more than `turning` radians a second.
    ///
    /// A line of length r turns at no more than v / r, and its direction's second derivative is at most
    /// a / r + 2 v² / r². The product rule adds what the other direction does.
    pub fn cosine_to(&self, other: Moving, turning: f64) -> Margin {
        let along = dot(self.line.at, other.at) / self.length;
        let rate = (dot(self.line.rate, other.at) + dot(self.line.at, other.rate) - along * self.length_rate)
            / self.length;
        let (turns, pulls) = (self.bounds.speed / self.shortest, self.bounds.acceleration / self.shortest);
        Margin {
            value: along,
            rate,
            bend: pulls + 2.0 * turns * turns + 2.0 * turns * turning + turning * turning,
            until: self.until,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 500 km long, of ends that move against each other by no more than 8 km/s and 0.01 km/s².
    fn line() -> Line {
        let moving = Moving { at: [300.0, 0.0, 400.0], rate: [1.0, 5.0, -2.0] };
        Line::new(moving, Bounds { speed: 8.0, acceleration: 0.01 })
    }

    fn close(value: f64, expected: f64) {
        assert!((value - expected).abs() < 1e-12 * expected.abs().max(1.0), "{value} for {expected}");
    }

    /// At the speed across it that the bound allows, a line of 375 km bends away by 8² / 375.
    #[test]
    fn the_length_changes_by_the_speed_along_the_line_and_bends_by_that_across() {
        let length = line().length();
        close(length.value, 500.0);
        close(length.rate, (300.0 - 800.0) / 500.0);
        close(length.bend, 0.01 + 64.0 / 375.0);
        close(length.until, 125.0 / 8.0);
    }

    #[test]
    fn the_cosine_to_a_direction_changes_with_both() {
        let up = Moving { at: [0.0, 0.0, 1.0], rate: [1e-4, 0.0, 0.0] };
        let cosine = line().cosine_to(up, 1e-4);
        close(cosine.value, 0.8);
        // What the line does upwards, what the direction does towards the line, and what the length takes away.
        close(cosine.rate, (-2.0 + 300.0 * 1e-4 + 0.8) / 500.0);
        let (turns, pulls) = (8.0 / 375.0, 0.01 / 375.0);
        close(cosine.bend, pulls + 2.0 * turns * turns + 2.0 * turns * 1e-4 + 1e-8);
        close(cosine.until, 125.0 / 8.0);
    }

    #[test]
    fn a_line_that_goes_sooner_tells_nothing_beyond() {
        close(line().while_for(3.0).length().until, 3.0);
        close(line().while_for(30.0).length().until, 125.0 / 8.0);
    }

    #[test]
    fn a_cautious_look_allows_for_a_line_that_has_become_shorter() {
        let (plain, cautious) = (line().length(), line().cautious().length());
        close(cautious.bend, 0.01 + 64.0 / (0.75 * 375.0));
        close(cautious.until, plain.until);
        // The same line when all the time has gone by for which the bounds hold.
        let shorter = Moving { at: [0.0, 0.0, 375.0], rate: [0.0; 3] };
        let later = Line::new(shorter, Bounds { speed: 8.0, acceleration: 0.01 }).length();
        close(later.bend, cautious.bend);
    }
}
