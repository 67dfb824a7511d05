//! What an instant asks for beyond an event's usual work: done in parts, so that no call takes long.
//!
//! A part leaves everything that comes later alone until the last one is done: a call that stops in between, and the
//! next one that goes on, compute what one call would have.

use skywindow_units::SimTime;

use crate::run::event::Event;
use crate::run::task::Task;
use crate::run::world::World;
use crate::sky::routes::When;
use crate::sky::shown::RouteKey;

/// Steps of work to measure a flow or a link and to write what was found.
const STEPS_PER_ROW: u64 = 3;

impl World {
    /// Goes on with the task, as long as there is work left; notes what is left of it.
    #[inline(never)]
    pub(crate) fn go_on(&mut self, now: SimTime) {
        let Some(task) = self.task.take() else { return };
        let left = match task {
            Task::Topology => self.find_changes(now),
            Task::Changes(next) => self.apply_changes(now, next),
            Task::Routes(next) => {
                let left = self.network.renew_routes(now, next, &mut self.work);
                Some(left.map_or(Task::ChangedPaths(RouteKey::FIRST), Task::Routes))
            }
            Task::ChangedPaths(next) => match self.show_paths(now, next, When::Changed) {
                Some(left) => Some(Task::ChangedPaths(left)),
                None => {
                    self.tell_hints(now);
                    self.await_changes()
                }
            },
            Task::Reroute(next) => {
                let left = self.network.renew_routes(now, next, &mut self.work);
                Some(left.map_or(Task::AllPaths(RouteKey::FIRST), Task::Reroute))
            }
            Task::AllPaths(next) => {
                let left = self.show_paths(now, next, When::Always).map(Task::AllPaths);
                if left.is_none() {
                    self.tell_hints(now);
                }
                left
            }
            Task::MeasuredPaths(next) => {
                let left = self.show_paths(now, next, When::Always).map(Task::MeasuredPaths);
                if left.is_none() {
                    self.measure(now);
                }
                left
            }
            Task::Transmit { flow, end, reason } => {
                self.transmit(now, flow, end, reason);
                self.task
            }
        };
        self.task = left;
        self.count_rows();
        self.work.spend(1 + self.network.take_steps());
    }

    #[cold]
    fn find_changes(&mut self, now: SimTime) -> Option<Task> {
        let done = self.terrain.evaluate(now, self.network.sky(), &mut self.work);
        if done {
            self.expect_handovers(now);
        }
        Some(if done { Task::Changes(0) } else { Task::Topology })
    }

    #[cold]
    fn apply_changes(&mut self, now: SimTime, next: usize) -> Option<Task> {
        let (network, recording, flows) = (&mut self.network, &mut self.recording, &mut self.flows);
        if let Some(left) = self.terrain.apply(now, next, network, recording, flows, &mut self.work) {
            return Some(Task::Changes(left));
        }
        self.follow_processes(now);
        if self.terrain.has_changed() {
            self.show_opportunities_in_space(now);
        }
        if self.terrain.has_changed() || now == SimTime::ZERO {
            return Some(Task::Routes(0));
        }
        self.await_changes()
    }

    fn await_changes(&mut self) -> Option<Task> {
        if let Some(next) = self.terrain.next_evaluation() {
            self.evaluate_at(next);
        }
        None
    }

    /// Looks at the topology at `at`, which is sooner than was planned or the next time.
    pub(crate) fn evaluate_at(&mut self, at: SimTime) {
        self.evaluates_at = at;
        self.queue.schedule(at, Event::Evaluate.into());
    }

    #[cold]
    fn measure(&mut self, now: SimTime) {
        self.end_interval(now);
        self.work.spend(STEPS_PER_ROW * (self.flows.len() + self.network.links().len()) as u64);
        let interval = skywindow_units::Duration::from_secs_f64(self.scenario.measurement.interval_s);
        self.queue.schedule(now + interval, Event::Measure.into());
    }
}
