//! Careful resume by the sections and examples of RFC 9959: segments of 1000 bytes, an initial window of 10.

use super::super::super::tests::plain;
use super::super::super::{Algorithm, Congestion, Law};
use super::super::{CarefulResume, ResumeSettings};
use super::*;

const UNIT: u32 = 1000;
const SAVED: u32 = 300 * UNIT;

/// A sender of data without end that hears of acknowledgements one segment at a time.
struct Sender {
    controller: Congestion,
    now: SimTime,
    /// Segments sent and acknowledged.
    sent: u32,
    acked: u32,
    told: Vec<ResumeReason>,
}

impl Sender {
    /// An earlier connection had a window of so many bytes over 100 ms; this one measures `rtt_ms`.
    fn of(algorithm: Algorithm, saved_cwnd: u32, rtt_ms: u64) -> Self {
        let resume = ResumeSettings {
            careful_resume: CarefulResume::On,
            saved_cwnd: Some(saved_cwnd),
            saved_rtt: Some(Duration::from_millis(100)),
        };
        let rules = Rules { initial_ssthresh: 1 << 20, resume, ..plain() };
        let mut controller = Congestion::new(algorithm, rules);
        controller.on_established(SimTime::ZERO, Some(Duration::from_millis(rtt_ms)), 1);
        Self { controller, now: SimTime::ZERO, sent: 0, acked: 0, told: Vec::new() }
    }

    fn new() -> Self {
        Self::of(Algorithm::NewReno, SAVED, 100)
    }

    fn flight(&self) -> u32 {
        (self.sent - self.acked) * UNIT
    }

    fn cwnd(&self) -> u32 {
        self.controller.cwnd() / UNIT
    }

    fn listen(&mut self) {
        while let Some(reason) = self.controller.tell() {
            if let Reason::Resume(reason) = reason {
                self.told.push(reason);
            }
        }
    }

    /// Sends up to so many segments, as far as the window lets them go; returns how many did.
    fn send(&mut self, most: u32) -> u32 {
        let mut left = 0;
        while left < most && self.flight() + UNIT <= self.controller.cwnd() {
            self.sent += 1;
            left += 1;
            let (now, flight) = (self.now, self.flight());
            self.controller.on_sent(&Departure { now, bytes: UNIT, flight, app_limited: false });
            self.listen();
        }
        left
    }

    /// So many segments are acknowledged, one after the other, and nothing is sent meanwhile.
    fn ack(&mut self, segments: u32) {
        for _ in 0..segments {
            let limited = self.flight() + UNIT > self.controller.cwnd();
            self.acked += 1;
            self.controller.on_ack(&Acked {
                now: self.now,
                bytes: UNIT,
                advanced: true,
                limited,
                up_to: u64::from(self.acked),
                next: u64::from(self.sent),
                srtt: Duration::from_millis(100),
                flight: self.flight(),
                ..Acked::default()
            });
            self.listen();
        }
    }

    /// So many are acknowledged, and after each as many leave as may.
    fn clock(&mut self, segments: u32) {
        for _ in 0..segments {
            self.ack(1);
            self.send(u32::MAX);
        }
    }

    fn wait(&mut self, ms: u64) {
        self.now += Duration::from_millis(ms);
    }

    fn lose(&mut self) {
        let (flight, window) = (self.flight(), self.controller.cwnd());
        self.controller.on_loss(&Loss { flight, window });
        self.listen();
    }

    /// The initial window leaves and is acknowledged but for one segment.
    fn before_the_jump(mut self) -> Self {
        self.send(u32::MAX);
        assert_eq!(self.sent, 10, "section 3.2: the initial window and no more");
        self.wait(100);
        self.clock(9);
        assert_eq!(self.cwnd(), 19, "and slow start as ever");
        self
    }

    /// The last segment of the initial window is acknowledged.
    fn jumped() -> Self {
        let mut sender = Self::new().before_the_jump();
        sender.ack(1);
        sender
    }

    fn last(&self) -> ResumeReason {
        *self.told.last().expect("something was told")
    }
}

#[test]
fn section_3_3_the_window_jumps_to_half_of_the_saved_one_and_is_paced_over_a_round_trip() {
    let sender = Sender::jumped();
    assert_eq!(sender.cwnd(), 150);
    let pacing = BitRate::from_bps(150 * 8 * 1000 * 10);
    assert_eq!(sender.controller.pacing_rate(), Some(pacing), "150 segments in 100 ms");
    let told = ResumeReason::Unvalidated { from: 20 * UNIT, to: 150 * UNIT, pipe: 18 * UNIT, pacing };
    let reconnaissance =
        ResumeReason::Reconnaissance { saved_cwnd: SAVED, saved_rtt: Duration::from_millis(100) };
    assert_eq!(sender.told, [reconnaissance, told]);
}

#[test]
fn appendix_b_1_without_loss_the_window_is_validated_and_slow_start_goes_on() {
    let mut sender = Sender::jumped();
    sender.send(u32::MAX);
    assert_eq!((sender.flight() / UNIT, sender.cwnd()), (150, 150));
    let validating =
        ResumeReason::Validating { cwnd: 150 * UNIT, pipe: 18 * UNIT, trigger: Trigger::LastSent };
    assert_eq!(sender.last(), validating);
    assert_eq!(sender.controller.pacing_rate(), None, "what follows is clocked by acknowledgements");
    sender.wait(100);
    sender.clock(149);
    assert_eq!(sender.last(), validating, "the last of them is not acknowledged");
    sender.clock(1);
    let ResumeReason::Ended { cwnd, pipe, trigger, .. } = sender.last() else {
        panic!("{:?}", sender.last())
    };
    assert_eq!((cwnd, pipe, trigger), (300 * UNIT, 168 * UNIT, Trigger::LastAcknowledged));
}

#[test]
fn appendix_b_2_what_of_the_jump_was_not_used_is_given_up_after_a_round_trip() {
    // 50 segments are in flight, more than PipeSize.
    let mut sender = Sender::jumped();
    sender.send(50 - 18);
    sender.wait(101);
    sender.ack(1);
    let validating =
        ResumeReason::Validating { cwnd: 49 * UNIT, pipe: 19 * UNIT, trigger: Trigger::RoundTripOver };
    assert_eq!((sender.last(), sender.cwnd()), (validating, 49));
    // 20 are: no more than what was known.
    let mut sender = Sender::jumped();
    sender.send(2);
    sender.wait(101);
    sender.ack(1);
    let ResumeReason::Ended { trigger, .. } = sender.last() else { panic!("{:?}", sender.last()) };
    assert_eq!((trigger, sender.cwnd()), (Trigger::RateLimited, 19));
}

#[test]
fn section_3_3_the_first_unvalidated_segment_that_is_acknowledged_ends_the_jump() {
    let mut sender = Sender::jumped();
    sender.send(60);
    sender.ack(18);
    assert!(matches!(sender.last(), ResumeReason::Unvalidated { .. }), "they had left before");
    sender.ack(1);
    let validating =
        ResumeReason::Validating { cwnd: 59 * UNIT, pipe: 37 * UNIT, trigger: Trigger::FirstAcknowledged };
    assert_eq!(sender.last(), validating);
}

#[test]
fn appendix_b_4_a_loss_leaves_half_of_pipe_size_and_ssthresh_follows_what_arrives() {
    let mut sender = Sender::jumped();
    sender.send(u32::MAX);
    sender.wait(100);
    // 18 in flight before and 34 of the unvalidated are acknowledged, then one is found to be lost.
    sender.ack(18 + 34);
    sender.lose();
    let pipe = (18 + 18 + 34) * UNIT;
    let retreat =
        ResumeReason::SafeRetreat { from: 151 * UNIT, to: pipe / 2, pipe, trigger: Trigger::PacketLoss };
    assert_eq!((sender.last(), sender.cwnd()), (retreat, 35));
    let before = sender.controller.cwnd();
    sender.ack(97);
    assert_eq!(sender.controller.cwnd(), before, "section 3.5: it does not grow");
    sender.ack(1);
    let ResumeReason::Ended { ssthresh, pipe, trigger, .. } = sender.last() else {
        panic!("{:?}", sender.last())
    };
    assert_eq!((pipe / UNIT, trigger), (168, Trigger::LastAcknowledged));
    assert_eq!((sender.cwnd(), ssthresh / UNIT), (35, 84), "Beta is 0.5");
}

#[test]
fn section_3_5_beta_is_that_of_cubic_where_cubic_is_resumed() {
    let mut sender = Sender::of(Algorithm::Cubic, SAVED, 100).before_the_jump();
    sender.ack(1);
    sender.send(u32::MAX);
    sender.ack(18);
    sender.lose();
    sender.ack(132);
    let ResumeReason::Ended { ssthresh, pipe, .. } = sender.last() else { panic!("{:?}", sender.last()) };
    assert_eq!((pipe / UNIT, ssthresh / UNIT), (168, 117));
}

#[test]
fn section_3_2_congestion_another_path_or_another_round_trip_end_it_before_it_begins() {
    let mut lost = Sender::new().before_the_jump();
    lost.lose();
    let mut marked = Sender::new().before_the_jump();
    marked.controller.on_mark(&Loss { flight: 10 * UNIT, window: 19 * UNIT });
    marked.listen();
    let mut moved = Sender::new().before_the_jump();
    let hint = PathHint { now: moved.now, from: None, to: None };
    moved.controller.on_path_hint(&hint);
    moved.listen();
    for (sender, trigger) in
        [(lost, Trigger::PacketLoss), (marked, Trigger::Marked), (moved, Trigger::PathChanged)]
    {
        let ResumeReason::Ended { trigger: told, pipe, .. } = sender.last() else {
            panic!("{:?}", sender.last())
        };
        assert_eq!((told, pipe), (trigger, 0));
    }
}

#[test]
fn section_4_2_1_a_round_trip_of_half_the_saved_one_or_of_more_than_ten_of_it_confirms_nothing() {
    for (rtt_ms, jumps) in [(50, false), (51, true), (1000, true), (1001, false)] {
        let mut sender = Sender::of(Algorithm::NewReno, SAVED, rtt_ms).before_the_jump();
        sender.ack(1);
        assert_eq!(sender.cwnd() == 150, jumps, "{rtt_ms} ms");
        if !jumps {
            let ResumeReason::Ended { trigger, .. } = sender.last() else { panic!("{:?}", sender.last()) };
            assert_eq!(trigger, Trigger::RttNotValidated);
        }
    }
}

#[test]
fn the_shortest_round_trip_counts() {
    let mut sender = Sender::of(Algorithm::NewReno, SAVED, 100).before_the_jump();
    sender.controller.on_round_trip(sender.now, Duration::from_millis(40));
    sender.controller.on_round_trip(sender.now, Duration::from_millis(300));
    sender.ack(1);
    assert_eq!(sender.cwnd(), 20);
}

#[test]
fn section_3_2_a_sender_that_nothing_holds_back_waits_with_the_jump() {
    let mut sender = Sender::new();
    sender.send(5);
    sender.ack(5);
    sender.send(5);
    sender.ack(5);
    assert_eq!(sender.cwnd(), 10, "the application, not the window, held it back");
    sender.send(u32::MAX);
    sender.ack(1);
    assert_eq!(sender.cwnd(), 150);
}

#[test]
fn section_3_3_another_path_leads_from_the_jump_to_the_retreat() {
    let mut sender = Sender::jumped();
    sender.send(20);
    sender.controller.on_path_change();
    sender.listen();
    let told = ResumeReason::SafeRetreat {
        from: 150 * UNIT,
        to: 9 * UNIT,
        pipe: 18 * UNIT,
        trigger: Trigger::PathChanged,
    };
    assert_eq!(sender.last(), told);
}

#[test]
fn section_3_6_a_timeout_ends_it_whenever_it_comes() {
    for segments in [0, 40, 200] {
        let mut sender = Sender::jumped();
        sender.send(segments);
        let (flight, window) = (sender.flight(), sender.controller.cwnd());
        sender.controller.on_timeout(&Loss { flight, window }, false);
        sender.listen();
        let ResumeReason::Ended { trigger, cwnd, .. } = sender.last() else { panic!("{:?}", sender.last()) };
        assert_eq!((trigger, cwnd), (Trigger::Timeout, UNIT));
    }
}

#[test]
fn a_saved_window_that_gains_nothing_is_left_alone() {
    let mut sender = Sender::of(Algorithm::NewReno, 40 * UNIT, 100).before_the_jump();
    sender.ack(1);
    let ResumeReason::Ended { trigger, cwnd, .. } = sender.last() else { panic!("{:?}", sender.last()) };
    assert_eq!((trigger, cwnd), (Trigger::NothingToGain, 20 * UNIT));
}

#[test]
fn without_saved_values_there_is_nothing_around_the_controller() {
    let resume = ResumeSettings { careful_resume: CarefulResume::On, ..ResumeSettings::default() };
    for resume in [resume, ResumeSettings::default()] {
        let rules = Rules { resume, ..plain() };
        let law = super::super::around(Law::new(Algorithm::NewReno, rules.clone()), &rules);
        assert!(matches!(law, Law::NewReno(_)));
    }
}
