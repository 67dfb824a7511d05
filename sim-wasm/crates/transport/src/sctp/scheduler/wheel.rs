//! Turns on a wheel of the streams that have data, as usrsctp 0.9.5 has them (sctp_ss_functions.c).

use super::{Queues, Scheduler};

/// How it stands.
#[derive(Clone, Debug)]
pub(super) struct Wheel {
    /// How far one of fair bandwidth has turned, bytes.
    turned: u64,
    /// The stream of the chunk that did not fit in the last packet, and leaves next.
    left_over: Option<usize>,
    /// By packet the stream of the next packet, found as the last one was full.
    chosen: Option<usize>,
    /// Nothing waited as that was looked for.
    stopped: bool,
    /// What came then is found as a packet is filled without it, and leaves with the next one (sctp_ss_rrp_select).
    held: bool,
}

impl Wheel {
    pub fn new(scheduler: Scheduler) -> Self {
        let stopped = scheduler == Scheduler::RoundRobinPacket;
        Self { turned: 0, left_over: None, chosen: None, stopped, held: false }
    }

    /// The streams are others.
    pub fn begin_anew(&mut self) {
        (self.left_over, self.chosen) = (None, None);
    }

    /// When the turn is of a stream of fair bandwidth whose next message has so many bytes (sctp_ss_fb_add).
    pub fn turn_of(&self, bytes: u32) -> u64 {
        self.turned + u64::from(bytes)
    }

    /// A packet is filled from here on; `first` is the first stream that has data.
    pub fn begin_packet(&mut self, first: Option<usize>) {
        self.held = false;
        if self.stopped {
            (self.chosen, self.stopped, self.held) = (first, first.is_none(), first.is_some());
        }
    }

    /// A chunk has left; `amid` a message that no other may interrupt.
    pub fn served(&mut self, amid: bool) {
        if self.left_over.take().is_none() || amid {
            self.chosen = None;
        }
    }
}

impl Queues {
    /// The packet is full, and on a wheel the next chunk has left its stream, whatever comes before it leaves, if it is `left_over`;
    /// by packet that is when the stream of the next packet is found (sctp_ss_rrp_packet_done).
    pub fn end_packet(&mut self, left_over: bool) {
        let next = self.turn();
        let Some(wheel) = &mut self.wheel else { return };
        wheel.left_over = next.filter(|_| left_over);
        self.in_packet = false;
        if self.scheduler == Scheduler::RoundRobinPacket && wheel.chosen.is_none() {
            let left_over = wheel.left_over.take();
            let chosen = self.turn();
            if let Some(wheel) = &mut self.wheel {
                (wheel.left_over, wheel.chosen, wheel.stopped) = (left_over, chosen, chosen.is_none());
            }
        }
    }

    /// Whether what waits leaves with the packet after this one.
    pub fn holds(&self) -> bool {
        self.wheel.as_ref().is_some_and(|wheel| wheel.held)
    }

    /// The stream whose turn it is on the wheel; in a packet by packet that is the one of the packet or none.
    pub(super) fn turn_on(&self, wheel: &Wheel, stays: bool) -> Option<usize> {
        if wheel.held {
            return None;
        }
        let found = wheel.left_over.or(wheel.chosen).filter(|&at| self.lanes[at].has_data());
        if found.is_some() {
            return found;
        }
        let rolls = self.lanes[self.last].has_data();
        if stays {
            return rolls.then_some(self.last);
        }
        self.ready.first(if rolls { (self.last + 1) % self.lanes.len() } else { 0 })
    }

    /// Whether streams have their turns by the rests of their messages.
    pub(super) fn turns_by_rest(&self) -> bool {
        self.wheel.is_some() && self.scheduler == Scheduler::FairBandwidth
    }

    /// The lane `at` was served and its wheel turned up to it: its next turn is when that has turned by the rest of its message,
    /// or by the whole of the next one (sctp_ss_fb_scheduled).
    pub(super) fn turn_wheel(&mut self, at: usize) {
        let Some(wheel) = &mut self.wheel else { return };
        wheel.turned = wheel.turned.max(self.lanes[at].served);
        let turned = wheel.turned;
        self.lanes[at].served = wheel.turn_of(self.lanes[at].left());
        for other in 0..self.lanes.len() {
            if self.lanes[other].served < turned && self.lanes[other].has_data() {
                self.lanes[other].served = turned;
                self.note(other);
            }
        }
    }
}
