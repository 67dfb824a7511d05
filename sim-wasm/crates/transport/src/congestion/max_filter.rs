//! The largest of recent values, kept as the best three of them.

/// A value and when it was.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct At {
    time: u64,
    value: u64,
}

/// The largest value of a window of time, in constant room (Nichols; Linux lib/win_minmax.c): the best, the best since
/// then and the best since that one. When the best is too old, the next takes its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MaxFilter {
    best: [At; 3],
}

impl MaxFilter {
    /// The largest.
    pub fn get(&self) -> u64 {
        self.best[0].value
    }

    /// Forgets all.
    pub fn reset(&mut self) {
        *self = Self::default();
    }

    /// Forgets all but the `value` of `time`.
    pub fn restart(&mut self, time: u64, value: u64) {
        self.best = [At { time, value }; 3];
    }

    /// Takes the `value` of `time` into a window that is so long.
    pub fn update(&mut self, window: u64, time: u64, value: u64) {
        let new = At { time, value };
        let [first, second, third] = &mut self.best;
        if value >= first.value || time - third.time > window {
            self.best = [new; 3];
            return;
        }
        if value >= second.value {
            (*second, *third) = (new, new);
        } else if value >= third.value {
            *third = new;
        }
        let age = time - first.time;
        if age > window {
            (*first, *second, *third) = (*second, *third, new);
            if time - first.time > window {
                (*first, *second, *third) = (*second, *third, new);
            }
        } else if second.time == first.time && age > window / 4 {
            // A quarter without a second best: one from there, lest the best leave nothing behind.
            (*second, *third) = (new, new);
        } else if third.time == second.time && age > window / 2 {
            *third = new;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(values: &[u64]) -> u64 {
        let mut filter = MaxFilter::default();
        for (time, &value) in values.iter().enumerate() {
            filter.update(10, time as u64, value);
        }
        filter.get()
    }

    #[test]
    fn the_largest_holds_for_the_window_and_what_came_after_it_follows() {
        assert_eq!(after(&[5, 9, 7, 6]), 9);
        let mut values = vec![9, 1, 1, 7];
        values.extend([1; 7]);
        assert_eq!(after(&values), 9, "ten later");
        values.push(1);
        assert_eq!(after(&values), 7, "eleven later: a second best is kept from a quarter of the window on");
        values.extend([1, 1, 1]);
        assert_eq!(after(&values), 1);
        assert_eq!(after(&[5, 9, 9, 12]), 12);
    }

    #[test]
    fn after_a_long_silence_only_what_is_new_counts() {
        let mut filter = MaxFilter::default();
        filter.update(10, 0, 9);
        filter.update(10, 30, 2);
        assert_eq!(filter.get(), 2);
    }
}
