//! How long the runs of a plan take, and into how many shards they are best divided.

use cpu_time::ProcessTime;

use super::share::Share;
use skywindow_study::campaign::Rows;

/// How long a processor is to work on a shard, s, where nobody says another time: little is lost with a shard, and what
/// is done once a shard, such as handing it to a worker, costs nothing beside it.
pub const TARGET_S: f64 = 60.0;

/// So many runs are measured at most, at points that are spread over the plan.
const MEASURED: usize = 8;

/// No further run is measured after so much time of the processor, s.
const ENOUGH_S: f64 = 3.0;

/// So many shards a processor at least, so that none is idle for long while others make the last ones.
const EACH: usize = 8;

/// But none that is shorter for that alone, s.
const LEAST_S: f64 = 1.0;

/// How long runs take.
pub struct Measured {
    /// So many were made.
    pub runs: usize,
    /// Time of the processor for one on average, s.
    pub run_s: f64,
    /// What all runs of the plan take so, s.
    pub total_s: f64,
}

impl Measured {
    /// Makes some of the runs of a plan.
    pub fn of(rows: &Rows) -> Self {
        let points = rows.plan().points();
        let most = MEASURED.min(points);
        let begin = ProcessTime::now();
        let elapsed_s = || begin.elapsed().as_secs_f64();
        let mut runs = 0;
        while runs < most && (runs == 0 || elapsed_s() < ENOUGH_S) {
            // The first and the last point and between them: what takes long is often at one end of an axis.
            rows.make(runs * (points - 1) / (most - 1).max(1));
            runs += 1;
        }
        let run_s = elapsed_s() / runs as f64;
        Self { runs, run_s, total_s: run_s * rows.plan().runs() as f64 }
    }

    /// The number of shards on each of which a processor works for about `target_s`.
    pub fn shards(&self, rows: &Rows, target_s: f64) -> usize {
        shares(self.total_s / target_s, rows.plan().points(), rows.plan().runs())
    }

    /// The number of shards for so many processors: of about [`TARGET_S`] each, or more of them, if only so all have some.
    pub fn shards_for(&self, rows: &Rows, processors: usize) -> usize {
        let even = ((EACH * processors) as f64).min(self.total_s / LEAST_S);
        let wanted = (self.total_s / TARGET_S).max(even);
        shares(wanted, rows.plan().points(), rows.plan().runs())
    }
}

/// The number of shards, at least `wanted`: one that has no factor in common with the points, for then every shard has runs
/// of every point, and none has only those that take long.
fn shares(wanted: f64, points: usize, runs: usize) -> usize {
    let wanted = (wanted.ceil() as usize).clamp(1, runs.min(Share::MOST));
    (wanted..=runs.min(Share::MOST)).find(|&of| common_factor(of, points) == 1).unwrap_or(wanted)
}

fn common_factor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { common_factor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use skywindow_scenario::{Experiment, experiments};
    use skywindow_study::{Overrides, Plan};

    use super::*;

    #[test]
    fn shards_have_runs_of_every_point() {
        assert_eq!(shares(63.5, 22, 440), 65);
        assert_eq!(shares(0.01, 22, 440), 1);
        assert_eq!(shares(1e9, 22, 440), 440, "no more than runs");
    }

    #[test]
    fn every_processor_has_shards_unless_there_is_nothing_to_do() {
        let experiment = Experiment::parse(experiments()[0].json).expect("a built-in");
        let overrides = Overrides { replications: Some(10_000), ..Overrides::default() };
        let rows = Rows::new(Plan::shared(&experiment, &overrides).expect("a plan"));
        let of =
            |total_s, processors| Measured { runs: 1, run_s: 0.0, total_s }.shards_for(&rows, processors);
        assert!((100..120).contains(&of(6_000.0, 2)), "a minute each");
        assert!((16..25).contains(&of(90.0, 2)), "a few seconds each");
        assert!((512..530).contains(&of(6_000.0, 64)), "eight a processor");
        assert!((5..10).contains(&of(5.0, 64)), "a second each");
        assert_eq!(of(0.1, 64), 1);
    }
}
