//! One of N shares of the runs of a plan: every Nth run, so that each share has some of every point where N has no factor
//! in common with the number of points.

use std::fmt;

use crate::failure::Failure;

/// A share, by its index from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Share {
    /// How many shares there are.
    pub of: usize,
    /// Which of them, from 0.
    pub index: usize,
}

impl Share {
    /// More shards than anybody has use for; so many files are still listed in no time.
    pub const MOST: usize = 1_000_000;

    /// All runs.
    pub const ALL: Self = Self { of: 1, index: 0 };

    /// `I/N`, with I from 1 to N.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn parse(text: &str) -> Result<Self, Failure> {
        let wrong = |phrase: &str| Failure::input(format!("--shard {text}: {phrase}"));
        let (number, of) =
            text.split_once('/').ok_or_else(|| wrong("a shard is written I/N, such as 3/64"))?;
        let whole = |text: &str| text.parse::<usize>().map_err(|_| wrong("I and N are whole numbers"));
        let (number, of) = (whole(number)?, whole(of)?);
        if of == 0 || of > Self::MOST {
            return Err(wrong(&format!("there are 1 to {} shards", Self::MOST)));
        }
        match number.checked_sub(1).filter(|index| *index < of) {
            Some(index) => Ok(Self { of, index }),
            None => Err(wrong(&format!("the shards of {of} are 1/{of} to {of}/{of}"))),
        }
    }

    /// How many of the runs of a plan are in it.
    pub const fn count(self, runs: usize) -> usize {
        if self.index < runs { (runs - self.index - 1) / self.of + 1 } else { 0 }
    }

    /// The number of its run at this place.
    pub const fn run(self, place: usize) -> usize {
        self.index + place * self.of
    }

    /// The share with this run, of as many shares.
    pub const fn with(self, run: usize) -> Self {
        Self { of: self.of, index: run % self.of }
    }

    /// The name of its file without an ending.
    pub fn name(self) -> String {
        format!("shard-{}-of-{}", self.index + 1, self.of)
    }

    /// The share whose file is called so, but for its ending.
    pub fn named(name: &str) -> Option<Self> {
        let (number, of) = name.strip_prefix("shard-")?.split_once("-of-")?;
        let share = Self::parse(&format!("{number}/{of}")).ok()?;
        (share.name() == name).then_some(share)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_have_every_run_once() {
        for (runs, of) in [(0, 3), (1, 3), (440, 7), (440, 64), (5, 9)] {
            let shares = (0..of).map(|index| Share { of, index });
            let mut all: Vec<usize> =
                shares.flat_map(|share| (0..share.count(runs)).map(move |place| share.run(place))).collect();
            all.sort_unstable();
            assert_eq!(all, (0..runs).collect::<Vec<_>>(), "{runs} in {of}");
        }
    }

    #[test]
    fn words_and_names() {
        let share = Share::parse("3/64").expect("a share");
        assert_eq!((share.index, share.of, share.name().as_str()), (2, 64, "shard-3-of-64"));
        assert_eq!(Share::named("shard-3-of-64"), Some(share));
        for wrong in ["0/4", "5/4", "1/0", "1", "a/2", "-1/2", "1/2000000"] {
            assert!(Share::parse(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Share::named("shard-03-of-64"), None);
    }
}
