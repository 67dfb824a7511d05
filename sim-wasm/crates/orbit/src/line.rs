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
