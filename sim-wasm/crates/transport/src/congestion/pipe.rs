//! A path for the tests of controllers that need rates: one queue, a delay, losses, and an acknowledgement for each packet.

use std::collections::VecDeque;

use skywindow_units::{Duration, SimTime};

use super::{Acked, Congestion, Controller, Departure, Loss, Reason, Sampler};
use crate::random;

/// Bytes of each packet.
pub(super) const UNIT: u32 = 1000;

/// What leaves, and what comes back.
#[derive(Clone, Debug)]
pub(super) struct Pipe {
    /// Bytes a second of the slowest link.
    pub rate: u64,
    /// There and back without a queue.
    pub rtt: Duration,
    /// Bytes that fit into the queue.
    pub queue: u64,
    /// Of a million packets so many are lost besides.
    pub loss: u64,
    pub now: SimTime,
    /// When the link is free.
    free: SimTime,
    next: u64,
    /// When the next packet may leave.
    leaves: SimTime,
    /// Number, and when it is acknowledged; never if it is lost.
    flying: VecDeque<(u64, Option<SimTime>)>,
    sampler: Sampler,
    srtt: Duration,
    recover: u64,
    recovering: bool,
    pub delivered: u64,
    pub lost: u64,
    /// What was told, and when.
    pub told: Vec<(SimTime, Reason)>,
}

impl Pipe {
    pub fn new(rate: u64, rtt_ms: u64, queue: u64) -> Self {
        Self {
            rate,
            rtt: Duration::from_millis(rtt_ms),
            queue,
            loss: 0,
            now: SimTime::ZERO,
            free: SimTime::ZERO,
            next: 0,
            leaves: SimTime::ZERO,
            flying: VecDeque::new(),
            sampler: Sampler::default(),
            srtt: Duration::ZERO,
            recover: 0,
            recovering: false,
            delivered: 0,
            lost: 0,
            told: Vec::new(),
        }
    }

    pub fn flight(&self) -> u32 {
        self.flying.len() as u32 * UNIT
    }

    /// Bytes that left.
    pub fn sent(&self) -> u64 {
        self.next * u64::from(UNIT)
    }

    fn listen(&mut self, controller: &mut Congestion) {
        while let Some(reason) = controller.tell() {
            self.told.push((self.now, reason));
        }
    }

    fn send(&mut self, controller: &mut Congestion) {
        let (now, before) = (self.now, self.flight());
        let service = Duration::from_nanos(u64::from(UNIT) * 1_000_000_000 / self.rate);
        let waiting = self.free.since(now);
        let full = waiting.as_nanos() * self.rate / 1_000_000_000 > self.queue;
        let errs = random::below(random::bits(1, 1, self.next), 1_000_000) < self.loss;
        if !full {
            self.free = self.free.max(now) + service;
        }
        let back = (!full && !errs).then(|| self.free + self.rtt);
        self.flying.push_back((self.next, back));
        self.sampler.on_sent(now, self.next, before);
        self.next += 1;
        controller.on_sent(&Departure { now, bytes: UNIT, flight: before + UNIT, app_limited: false });
        self.listen(controller);
        let gap = controller.pacing_rate().map_or(Duration::ZERO, |rate| rate.transmission_time(UNIT));
        self.leaves = self.leaves.max(now) + gap;
    }

    /// The packet at `place` is acknowledged; what left four before it and was not is lost.
    fn acknowledge(&mut self, place: usize, controller: &mut Congestion) {
        let Some((key, _)) = self.flying.remove(place) else { return };
        let now = self.now;
        self.sampler.on_arrived(now, key, UNIT);
        self.delivered += u64::from(UNIT);
        while self.flying.front().is_some_and(|&(first, _)| first + 3 <= key) {
            let Some((first, _)) = self.flying.pop_front() else { break };
            self.lost += u64::from(UNIT);
            if let Some(lost) = self.sampler.on_lost(first, UNIT) {
                controller.on_packet_lost(&lost);
            }
            if first >= self.recover {
                (self.recover, self.recovering) = (self.next, true);
                let flight = self.flight();
                controller.on_loss(&Loss { flight, window: controller.cwnd() });
                self.listen(controller);
            }
        }
        self.recovering &= key < self.recover;
        let rate = self.sampler.take();
        let rtt = rate.and_then(|rate| rate.rtt);
        self.srtt = rtt.unwrap_or(self.srtt);
        controller.on_ack(&Acked {
            now,
            bytes: UNIT,
            advanced: true,
            limited: true,
            recovering: self.recovering,
            up_to: self.flying.front().map_or(self.next, |&(first, _)| first),
            next: self.next,
            rtt,
            srtt: self.srtt,
            flight: self.flight(),
            next_departure: self.leaves,
            rate,
            ..Acked::default()
        });
        self.listen(controller);
    }

    /// Until then data leave as the controller lets them. `look` is asked after each step.
    pub fn run(
        &mut self,
        controller: &mut Congestion,
        until: SimTime,
        mut look: impl FnMut(&Self, &Congestion),
    ) {
        loop {
            let open = self.flight() + UNIT <= controller.cwnd();
            let leaves = if open { Some(self.leaves.max(self.now)) } else { None };
            let first =
                self.flying.iter().enumerate().filter_map(|(place, &(_, back))| Some((back?, place))).min();
            let (at, place) = match (leaves, first) {
                (Some(leaves), Some((back, place))) if back <= leaves => (back, Some(place)),
                (Some(leaves), _) => (leaves, None),
                (None, Some((back, place))) => (back, Some(place)),
                (None, None) => {
                    // All that was in flight is lost: a timeout.
                    self.now += Duration::from_secs(1);
                    let flight = self.flight();
                    for (key, _) in std::mem::take(&mut self.flying) {
                        self.lost += u64::from(UNIT);
                        if let Some(lost) = self.sampler.on_lost(key, UNIT) {
                            controller.on_packet_lost(&lost);
                        }
                    }
                    controller.on_timeout(&Loss { flight, window: controller.cwnd() }, false);
                    self.recover = self.next;
                    self.recovering = false;
                    self.listen(controller);
                    continue;
                }
            };
            if at > until {
                self.now = until;
                return;
            }
            self.now = at;
            match place {
                Some(place) => self.acknowledge(place, controller),
                None => self.send(controller),
            }
            look(self, controller);
        }
    }
}
