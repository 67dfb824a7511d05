//! Heartbeats: RFC 9260 section 8.3, and section 5.4 for paths the peer has not been reached by yet.

use skywindow_units::{Duration, SimTime};

use super::endpoint::Endpoint;
use super::event::{Event, Observer};
use super::packet::Control;
use super::path::Path;
use super::ticks::NEVER;
use crate::random::bits;

/// HB.Interval and the RTO that the path had when it was last used for something that measures it, which varies
/// by half of itself in either direction. Timeouts since then do not put off the heartbeat that would end them.
fn period(path: &Path, interval: Duration, seed: u64) -> Duration {
    let rto = path.new_rto.as_nanos();
    let part = bits(seed, path.id, path.beat.count) >> 32;
    let jittered = rto / 2 + ((u128::from(rto) * u128::from(part)) >> 32) as u64;
    interval + Duration::from_nanos(jittered)
}

impl Endpoint {
    /// The association is established: every path is watched, and one that was not reached yet is tried now.
    pub(crate) fn start_heartbeats(&mut self, now: SimTime) {
        let Some(interval) = self.heartbeat_interval() else { return };
        for path in self.paths.iter_mut().filter(|path| !path.absent) {
            path.used_for_new(now);
            let wait = period(path, interval, self.seed);
            path.beat.due = if path.confirmed { now + wait } else { now };
            path.plan();
        }
    }

    fn heartbeat_interval(&self) -> Option<Duration> {
        self.rules.heartbeat(self.paths.len())
    }

    /// The interval of a path: one to be verified is tried also where heartbeats are off, then once an RTO (section 5.4).
    fn interval_of(&self, index: usize) -> Option<Duration> {
        let path = &self.paths[index];
        let verifies = !path.confirmed && path.active;
        self.heartbeat_interval().or(verifies.then_some(Duration::ZERO))
    }

    /// Section 8.3: tries a path on which nothing was sent that measures its round trip; retransmissions do
    /// not, so a path that carries nothing else is tried as well. The path of new data is left alone while its
    /// T3-rtx runs, or starts when what timed out leaves again: that watches it already, and only its expiries count
    /// towards failover.
    #[cold]
    pub(crate) fn on_beat_due(&mut self, now: SimTime, index: usize, obs: &mut impl Observer<Event>) {
        let Some(interval) = self.interval_of(index) else {
            self.paths[index].beat.due = NEVER;
            self.paths[index].plan();
            return;
        };
        let alone = self.paths.len() == 1;
        let in_use = self.sender.takes_new(&self.paths, &self.paths[index]);
        let path = &mut self.paths[index];
        let wait = period(path, interval, self.seed);
        let verifies = !path.confirmed && path.active; // An inactive one is tried at the usual rate.
        let idle_at = if verifies { now } else { path.last_new + wait };
        path.beat.due = if path.beat.answer_by != NEVER {
            path.beat.answer_by
        } else if idle_at > now {
            idle_at
        } else if in_use && (path.t3 != NEVER || (alone && path.marked > 0)) {
            if path.t3 == NEVER { now + path.rto.current() } else { path.t3 }
        } else if verifies
            && let Err(later) = self.beats.admit(now, path.rto.current(), self.rules.heartbeat_max_burst)
        {
            later
        } else {
            let idle = now.since(path.last_new);
            obs.note(now, path.id, Event::HeartbeatSent { idle, rto: path.rto.current() });
            self.controls.push_back((Control::Heartbeat { path: path.id, sent: now }, path.id));
            path.used_for_new(now);
            path.beat.count += 1;
            path.beat.answer_by = now + path.rto.current();
            now + period(path, interval, self.seed)
        };
        path.plan();
    }

    /// Section 8.3: no answer within one RTO, which doubles for the next heartbeat. It counts against the association only on the path in use
    /// (section 8.1).
    #[cold]
    pub(crate) fn on_beat_lost(&mut self, now: SimTime, index: usize, obs: &mut impl Observer<Event>) {
        let interval = self.interval_of(index);
        let path = &mut self.paths[index];
        path.beat.answer_by = NEVER;
        let from = path.rto.current();
        path.rto.back_off();
        // The next one is as much later already.
        path.new_rto = (path.new_rto * 2).min(self.rules.rto().max);
        path.errors += u32::from(path.active); // Of an inactive path they are not counted any more.
        if let Some(interval) = interval {
            path.beat.due = path.last_new + period(path, interval, self.seed);
        }
        let (errors, rto) = (path.errors, path.rto.current());
        obs.note(
            now,
            path.id,
            Event::HeartbeatLost { errors, limit: self.rules.path_max_retrans, from, rto },
        );
        path.plan();
        if self.sender.takes_new(&self.paths, &self.paths[index]) {
            self.sender.errors += 1;
        }
        self.after_error(now, index, obs);
    }

    /// Section 8.3: the path works, and this is its round trip.
    #[cold]
    pub(crate) fn on_heartbeat_ack(
        &mut self,
        now: SimTime,
        path: u8,
        sent: SimTime,
        obs: &mut impl Observer<Event>,
    ) {
        let interval = self.heartbeat_interval();
        let path = self.paths.get_mut(usize::from(path)).filter(|path| !path.absent);
        let Some(path) = path else { return };
        let event = path.measure(now, now.since(sent));
        obs.note(now, path.id, event);
        path.beat.answer_by = NEVER;
        path.new_rto = path.rto.current();
        path.beat.due = interval.map_or(NEVER, |interval| path.last_new + period(path, interval, self.seed));
        path.errors = 0;
        self.sender.errors = 0;
        if !path.confirmed {
            path.confirmed = true;
            obs.note(now, path.id, Event::PathConfirmed { path: path.id });
        }
        if !path.active {
            path.active = true;
            path.window.path_changed();
            obs.note(now, path.id, Event::PathActive { path: path.id });
            path.pass_on(now, obs);
        }
        path.plan();
        self.reroute(now, obs);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Sctp;
    use super::*;

    /// The numbers that SplitMix64 gives for seed 0.
    #[test]
    fn heartbeats_draw_from_splitmix64() {
        const FIRST: u64 = 0xe220_a839_7b1d_cdaf;
        const SECOND: u64 = 0x6e78_9e6a_a1b9_65f4;
        const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
        assert_eq!([bits(0, 1, 0), bits(0, 2, 0)], [FIRST, SECOND]);
        assert_eq!([bits(STEP, 0, 0), bits(STEP ^ STEP.wrapping_mul(2), 1, 0)], [FIRST, SECOND]);
        // The path is the low byte, the heartbeat's number stands above it.
        assert_eq!(bits(0, 5, 3), bits(STEP.wrapping_mul(3 * 256 + 5), 0, 0));
    }

    #[test]
    fn section_8_3_the_period_is_the_interval_and_the_rto_give_or_take_half_of_it() {
        let rules = Sctp::rfc9260();
        let mut path = Path::new(1, &rules, 65_536);
        let interval = Duration::from_secs(30);
        let periods: Vec<u64> = (0..1000)
            .map(|count| {
                path.beat.count = count;
                period(&path, interval, 7).as_nanos() / 1_000_000
            })
            .collect();
        assert!(periods.iter().all(|ms| (30_500..=31_500).contains(ms)));
        let mean = periods.iter().sum::<u64>() / 1000;
        assert!((30_950..31_050).contains(&mean), "{mean}");
        assert!(periods.iter().min() < Some(&30_510) && periods.iter().max() > Some(&31_490));
    }
}
