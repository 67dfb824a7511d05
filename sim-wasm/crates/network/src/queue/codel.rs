//! CoDel (RFC 8289): drops or marks packets as they leave, ever more often while every one of them has waited for longer
//! than a target over an interval.

use skywindow_form::{Range, Reader, Scale, Unit, part};
use skywindow_units::{Duration, SimTime};

use super::keeping::{Fifo, Keeper, Kept, Refused};
use super::{DiscSettings, QueueDisc};
use crate::cause::Cause;

part! { "A queue with controlled delay (CoDel)." CodelSettings in Links {
    target_ms: f64 = 5.0 => {
        help: "Packets may wait so long at the least over an interval before CoDel drops: a standing queue below this is let be.",
        label: "CoDel target", unit: Unit::MS, range: Range::of(0.01, 10_000.0), slider: Some((1.0, 500.0)), scale: Scale::Log,
        source: "RFC 8289 4.3: 5 ms, 5 to 10 % of the interval",
    },
    interval_ms: f64 = 100.0 => {
        help: "For how long packets must have waited too long before the first is dropped: about the largest usual round-trip time.",
        label: "CoDel interval", unit: Unit::MS, range: Range::of(0.1, 100_000.0), slider: Some((10.0, 5_000.0)), scale: Scale::Log,
        source: "RFC 8289 4.2: 100 ms",
    },
    ecn: bool = true => {
        help: "Whether it marks packets that can carry a mark instead of dropping them.",
        label: "CoDel marks",
        source: "RFC 8289 5.4",
    },
}}

impl DiscSettings for CodelSettings {
    /// A target beyond the interval is none (RFC 8289 section 4.3).
    fn check(&self, reader: &mut Reader) {
        let (target, interval) = (self.target_ms, self.interval_ms);
        if target >= interval {
            reader.fail_at("target_ms", format!("{target} is not below interval_ms, {interval}"));
        }
    }
}

/// A queue that holds no more than a packet of this size is never too long (`MAXPACKET` in RFC 8289 5.1): an Ethernet
/// frame.
const LARGEST_PACKET: u64 = 1514;
/// A queue that has to drop again within so many intervals of the last time goes on where it was (RFC 8289 5.6).
const MEMORY: u32 = 16;

const DELAYED: Cause = Cause::StandingQueue;

/// The control law with what it remembers of a queue (RFC 8289 5.3).
#[derive(Clone, Debug)]
pub(super) struct Control {
    target: Duration,
    interval: Duration,
    ecn: bool,
    state: State,
}

/// What it remembers.
#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// When an interval above the target will be over; none below it.
    first_above: Option<SimTime>,
    drop_next: SimTime,
    count: u32,
    last_count: u32,
    dropping: bool,
}

/// From where packets leave: the head of a queue and the bytes of all that share the link's buffer.
pub(super) trait Source {
    /// Takes the first packet.
    fn take(&mut self) -> Option<Kept>;
    /// Bytes left.
    fn left(&self) -> u64;
}

impl Source for Fifo {
    fn take(&mut self) -> Option<Kept> {
        self.pop()
    }

    fn left(&self) -> u64 {
        self.bytes()
    }
}

impl Control {
    pub fn new(settings: &CodelSettings) -> Self {
        let duration = |ms: f64| Duration::from_secs_f64(ms / 1e3);
        Self {
            target: duration(settings.target_ms),
            interval: duration(settings.interval_ms),
            ecn: settings.ecn,
            state: State::default(),
        }
    }

    /// The packet that is sent at `now` (`dequeue` in RFC 8289 5.5).
    pub fn dequeue(
        &mut self,
        now: SimTime,
        source: &mut impl Source,
        refused: &mut Vec<Refused>,
    ) -> Option<Kept> {
        let (mut packet, mut may_drop) = self.next(now, source);
        if self.state.dropping {
            if !may_drop {
                self.state.dropping = false;
            }
            while self.state.dropping && now >= self.state.drop_next {
                self.state.count += 1;
                let kept = packet?;
                if self.marks(&kept) {
                    self.state.drop_next = self.after(self.state.drop_next);
                    return Some(Kept { marked: true, ..kept });
                }
                refused.push(Refused { kept, cause: DELAYED });
                (packet, may_drop) = self.next(now, source);
                if may_drop {
                    self.state.drop_next = self.after(self.state.drop_next);
                } else {
                    self.state.dropping = false;
                }
            }
        } else if may_drop && let Some(kept) = packet {
            if self.marks(&kept) {
                packet = Some(Kept { marked: true, ..kept });
            } else {
                refused.push(Refused { kept, cause: DELAYED });
                (packet, _) = self.next(now, source);
            }
            self.begin_dropping(now);
        }
        packet
    }

    fn marks(&self, kept: &Kept) -> bool {
        self.ecn && kept.ecn_capable
    }

    /// Goes on near the rate of last time, if that was not long ago (RFC 8289 5.6).
    fn begin_dropping(&mut self, now: SimTime) {
        let state = &mut self.state;
        state.dropping = true;
        let more = state.count.saturating_sub(state.last_count);
        let is_recent = now.since(state.drop_next) < self.interval * u64::from(MEMORY);
        state.count = if more > 1 && is_recent { more } else { 1 };
        state.last_count = state.count;
        self.state.drop_next = self.after(now);
    }

    /// The control law (RFC 8289 5.2): the next drop comes the sooner the more there were.
    fn after(&self, time: SimTime) -> SimTime {
        let root = libm::sqrt(f64::from(self.state.count.max(1)));
        time + Duration::from_nanos(libm::round(self.interval.as_nanos() as f64 / root) as u64)
    }

    /// Takes the first packet, and says whether the queue has stood above the target for an interval (`dodequeue` in
    /// RFC 8289 5.4).
    fn next(&mut self, now: SimTime, source: &mut impl Source) -> (Option<Kept>, bool) {
        let Some(kept) = source.take() else {
            self.state.first_above = None;
            return (None, false);
        };
        if kept.sojourn(now) < self.target || source.left() <= LARGEST_PACKET {
            self.state.first_above = None;
            return (Some(kept), false);
        }
        let since = *self.state.first_above.get_or_insert(now + self.interval);
        // The packet that sets the instant is above the target for no time yet.
        (Some(kept), now >= since)
    }
}

/// One queue under the control law.
#[derive(Clone, Debug)]
pub(crate) struct Codel(Box<(Fifo, Control)>);

impl Codel {
    /// An empty queue.
    pub fn new(settings: &CodelSettings) -> Self {
        Self(Box::new((Fifo::default(), Control::new(settings))))
    }
}

impl QueueDisc for Codel {
    fn keeper(&mut self) -> Option<&mut dyn Keeper> {
        Some(self)
    }

    fn kept(&self) -> Option<&dyn Keeper> {
        Some(self)
    }
}

impl Keeper for Codel {
    fn enqueue(&mut self, arriving: Kept, room: usize, _: f64, refused: &mut Vec<Refused>) {
        let (fifo, _) = &mut *self.0;
        if fifo.packets() < room {
            fifo.push(arriving);
        } else {
            refused.push(Refused { kept: arriving, cause: Cause::QueueFull });
        }
    }

    fn dequeue(&mut self, now: SimTime, refused: &mut Vec<Refused>) -> Option<Kept> {
        let (fifo, control) = &mut *self.0;
        control.dequeue(now, fifo, refused)
    }

    fn drain(&mut self, goes: &dyn Fn(&Kept) -> bool, cause: Cause, refused: &mut Vec<Refused>) {
        self.0.0.drain(goes, cause, refused);
    }

    fn packets(&self) -> usize {
        self.0.0.packets()
    }

    fn bytes(&self) -> u64 {
        self.0.0.bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::super::keeping::testing::kept;
    use super::*;

    fn at(ms: u64) -> SimTime {
        SimTime::from_millis(ms)
    }

    /// A queue with packets that have waited for `wait_ms` whenever one leaves, one each 10 ms: when each drop came, ms.
    fn drops(wait_ms: u64, until_ms: u64) -> Vec<u64> {
        let mut queue = Codel::new(&CodelSettings::default());
        let (mut drops, mut refused) = (Vec::new(), Vec::new());
        for now in (wait_ms..until_ms).step_by(10) {
            while queue.packets() < 50 {
                queue.enqueue(kept(0, 0, 1500, now - wait_ms), 100, 0.5, &mut Vec::new());
            }
            assert!(queue.dequeue(at(now), &mut refused).is_some());
            queue.drain(&|_| true, Cause::QueueFull, &mut Vec::new());
            drops.extend(refused.drain(..).map(|one: Refused| {
                assert_eq!(one.cause, DELAYED);
                now
            }));
        }
        drops
    }

    /// RFC 8289 4.2: a queue below the target is good, however long that lasts.
    #[test]
    fn nothing_is_dropped_below_the_target() {
        assert!(drops(4, 5000).is_empty());
    }

    /// RFC 8289 5.2: after the first drops come interval / sqrt(count) apart: 100, 71, 58, 50, 45 ms.
    #[test]
    fn the_first_drop_waits_for_an_interval_and_the_next_come_ever_sooner() {
        let drops = drops(20, 600);
        assert_eq!(drops[0], 20 + 100);
        let expected = [220.0, 290.7, 348.4, 398.4, 443.1];
        for (got, expected) in drops[1..].iter().zip(expected) {
            assert!((*got as f64 - expected).abs() <= 10.0, "{drops:?}");
        }
    }

    /// RFC 8289 5.1: a queue of one packet is never too long.
    #[test]
    fn what_leaves_no_more_than_a_packet_behind_is_spared() {
        let mut queue = Codel::new(&CodelSettings::default());
        let mut refused = Vec::new();
        for now in (1000..3000).step_by(10) {
            queue.enqueue(kept(0, 0, 1500, now - 500), 10, 0.5, &mut refused);
            queue.enqueue(kept(0, 0, 1500, now - 500), 10, 0.5, &mut refused);
            queue.dequeue(at(now), &mut refused);
            queue.drain(&|_| true, Cause::QueueFull, &mut Vec::new());
        }
        assert_eq!(refused, []);
    }

    /// RFC 8289 5.6: soon after the last time it does not begin anew at one drop an interval.
    #[test]
    fn a_queue_that_grows_again_soon_is_met_by_what_was_left_of_the_rate() {
        let mut control = Control::new(&CodelSettings::default());
        control.state = State { count: 9, last_count: 1, drop_next: at(1000), ..State::default() };
        let recent = &mut control.clone();
        recent.begin_dropping(at(1500));
        assert_eq!((recent.state.count, recent.state.drop_next.as_nanos()), (8, 1_535_355_339));
        control.begin_dropping(at(3000));
        assert_eq!((control.state.count, control.state.drop_next), (1, at(3100)));
    }

    /// RFC 8289 5.4: a mark takes the place of a drop, and the control law goes on.
    #[test]
    fn what_can_carry_a_mark_is_marked_unless_that_is_off() {
        for ecn in [true, false] {
            let mut queue = Codel::new(&CodelSettings { ecn, ..CodelSettings::default() });
            let (mut refused, mut marks) = (Vec::new(), 0);
            for now in (50..500).step_by(10) {
                while queue.packets() < 9 {
                    let packet = Kept { ecn_capable: true, ..kept(0, 0, 1500, now - 50) };
                    queue.enqueue(packet, 10, 0.5, &mut Vec::new());
                }
                marks += u32::from(queue.dequeue(at(now), &mut refused).is_some_and(|one| one.marked));
                queue.drain(&|_| true, Cause::QueueFull, &mut Vec::new());
            }
            let dropped = refused.len() as u32;
            assert_eq!((marks > 3, dropped > 3), (ecn, !ecn), "{marks} marks and {dropped} drops");
        }
    }

    #[test]
    fn a_full_queue_refuses_what_comes() {
        let mut queue = Codel::new(&CodelSettings::default());
        let mut refused = Vec::new();
        (0..3).for_each(|packet| queue.enqueue(kept(packet, 0, 1500, 0), 2, 0.5, &mut refused));
        assert_eq!(refused, [Refused { kept: kept(2, 0, 1500, 0), cause: Cause::QueueFull }]);
    }
}
