//! An association over a link that lets something through never stands still for good.

use std::env;

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::congestion::Algorithm;
use skywindow_transport::sctp::{
    BackOff, BurstRule, CwndUnit, Endpoint, FastRecovery, LossDetection, Profile, RetransmitOn, Sctp, Source,
    UnmarkedLoss,
};
use skywindow_units::{BitRate, Duration, SimTime};

use crate::common::{A, B, Crossing, Fate, Link, Pair, Quiet};
use crate::support::{is_lost, random_bits, seconds};

/// Cases of a usual run, and the first of them; `PROGRESS_CASES` and `PROGRESS_SEED` say otherwise.
const CASES: u64 = 300;
const FIRST: u64 = 1;

/// Draws that depend on a seed alone.
struct Draws {
    seed: u64,
    count: u64,
}

impl Draws {
    /// One of `from..to`.
    fn of(&mut self, from: u64, to: u64) -> u64 {
        self.count += 1;
        from + random_bits(self.seed, A, self.count) % (to - from)
    }

    fn one<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.of(0, of.len() as u64) as usize]
    }

    /// True once in so many draws.
    fn once_in(&mut self, n: u64) -> bool {
        self.of(0, n) == 0
    }

    /// Mostly what the profile says.
    fn rule<T: Copy>(&mut self, of: &[T]) -> Option<T> {
        self.once_in(4).then(|| self.one(of))
    }

    fn flag(&mut self) -> Option<bool> {
        self.rule(&[false, true])
    }

    fn number(&mut self, from: u64, to: u64) -> Option<u32> {
        self.once_in(4).then(|| self.of(from, to) as u32)
    }
}

/// An association, its way and what it has to bring over.
#[derive(Debug)]
struct Case {
    rules: Sctp,
    /// Rate, bit/s, and delay of each path, ms.
    paths: Vec<(u64, u64)>,
    /// Probability of a loss in each direction.
    losses: [f64; 2],
    /// Of so many packets one is overtaken, one comes twice, and one is marked or too big where that may be.
    odd: u64,
    /// When the buffer becomes another one, ms, and how large it then is, bytes.
    buffers: Vec<(u64, u32)>,
    user_bytes: u64,
}

impl Case {
    fn of(seed: u64) -> Self {
        let draws = &mut Draws { seed, count: 0 };
        let rules = sizes(draws);
        let rules = loss_rules(draws, rules);
        let rules = timers(draws, rules);
        let several = if draws.once_in(3) { draws.of(2, 4) } else { 1 };
        let rules = if several > 1 { path_rules(draws, rules) } else { rules };
        Self {
            paths: (0..several)
                .map(|_| (draws.one(&[100_000, 1_000_000, 10_000_000]), draws.of(1, 300)))
                .collect(),
            losses: [draws.one(&[0.0, 0.01, 0.02, 0.05, 0.1, 0.3]), draws.one(&[0.0, 0.0, 0.02, 0.1, 0.3])],
            odd: draws.one(&[u64::MAX, 50, 10]),
            buffers: if draws.once_in(4) { other_buffers(draws, &rules) } else { Vec::new() },
            user_bytes: draws.of(1, 400) * u64::from(rules.payload_bytes.unwrap_or(1160)),
            rules,
        }
    }

    fn fate(&self, seed: u64, crossing: &Crossing<'_>) -> Fate {
        let draw = seed ^ (crossing.from as u64) << 32;
        if is_lost(self.losses[crossing.from], draw, crossing.ordinal) {
            return Fate::Lost;
        }
        let by = Duration::from_millis(random_bits(draw, 1, crossing.ordinal) % 200);
        match random_bits(draw, B, crossing.ordinal | 1 << 40) % self.odd {
            1 => Fate::Late(by),
            2 => Fate::Twice(by),
            3 if crossing.packet.ecn_capable => Fate::Marked,
            4 if crossing.packet.dont_fragment && crossing.packet.size > 600 => Fate::TooBig(600),
            _ => Fate::Arrives,
        }
    }

    /// The ends after everything had the time to arrive, and when the last of it did.
    fn run(&self, seed: u64) -> ([Endpoint; 2], Option<SimTime>) {
        let wires = self.paths.iter().map(|&(rate, delay)| vec![Link::new(rate, delay)]).collect();
        let fate = |crossing: &Crossing<'_>| self.fate(seed, crossing);
        let mut pair =
            Pair::<_, Quiet>::with_paths(&self.rules, wires, Source::Finite(self.user_bytes), fate);
        pair.open();
        for &(ms, receiver_buffer_bytes) in &self.buffers {
            pair.run_on(SimTime::from_millis(ms));
            let rules = Sctp { receiver_buffer_bytes, ..self.rules.clone() };
            for end in [A, B] {
                pair.ends[end].adopt(pair.now(), &rules, &mut pair.observers[end]);
                pair.flush(end);
            }
        }
        let mut done = None;
        for minute in 1..=10_000 {
            pair.run_on(seconds(60 * minute));
            if pair.ends[A].acknowledged_bytes() == self.user_bytes {
                done = Some(pair.now());
                break;
            }
        }
        (pair.ends, done)
    }
}

/// What is sent, in which pieces, and where it waits.
fn sizes(draws: &mut Draws) -> Sctp {
    let profile = draws.one(&[
        Profile::Rfc9260,
        Profile::Rfc2960,
        Profile::Ns2,
        Profile::Freebsd,
        Profile::Lksctp,
        Profile::Dcsctp,
    ]);
    let payload = if draws.once_in(3) { draws.of(1, 300) } else { draws.of(300, 1453) } as u16;
    let chunk = 16 + u32::from(payload).div_ceil(4) * 4;
    let buffer =
        if draws.once_in(2) { draws.of(1, 12) as u32 * chunk } else { draws.of(3_000, 70_000) as u32 };
    Sctp {
        profile,
        payload_bytes: Some(payload),
        receiver_buffer_bytes: buffer.max(chunk).max(1_500),
        mtu_bytes: draws.once_in(3).then(|| 32 + chunk + draws.of(0, 3000) as u32),
        message_bytes: draws.number(1, 20_000),
        streams: draws.one(&[1, 1, 2, 5, 16]),
        ordered: !draws.once_in(5),
        split_to_fill_cwnd: draws.flag(),
        advertised_percent: draws.number(50, 101),
        a_rwnd_before_reading: draws.flag(),
        chunk_overhead_bytes: draws.number(0, 400),
        window_update_divisor: draws.number(0, 20),
        read_rate: draws.once_in(4).then(|| BitRate::from_bps(draws.one(&[20_000, 200_000, 3_000_000]))),
        sack_delay: Duration::from_millis(draws.one(&[0, 50, 200, 500])),
        sack_every: draws.one(&[1, 2, 2, 5, 20]),
        sack_on_filled_gap: draws.flag(),
        sack_asked_below_segments: draws.number(0, 20),
        sack_asked_when_full: draws.once_in(3),
        sack_asked_at_end: draws.once_in(3),
        held_chunk_limit: draws.one(&[None, None, Some(1), Some(8), Some(0)]),
        gap_block_limit: draws.one(&[None, None, Some(0), Some(1), Some(4)]),
        ..Sctp::default()
    }
}

/// Larger and smaller ones, which hold a chunk at least.
fn other_buffers(draws: &mut Draws, rules: &Sctp) -> Vec<(u64, u32)> {
    let least = 1_500.max(16 + u64::from(rules.payload_bytes.unwrap_or(1160)) + 3);
    let changes = draws.of(1, 4);
    let mut at = 0;
    let mut change = || {
        at += draws.of(1, 4_000);
        (at, draws.of(least, 40_000) as u32)
    };
    (0..changes).map(|_| change()).collect()
}

/// What a sender does about its window and what is lost.
fn loss_rules(draws: &mut Draws, rules: Sctp) -> Sctp {
    Sctp {
        initial_cwnd_segments: draws.number(1, 30),
        initial_ssthresh_bytes: draws.number(1_500, 100_000),
        cwnd_unit: draws.rule(&[CwndUnit::Chunk, CwndUnit::Packet, CwndUnit::Mtu]),
        byte_counting_limit: draws.number(1, 5),
        growth_on_advance: draws.flag(),
        controller: if draws.once_in(2) { Algorithm::NewReno } else { draws.one(Algorithm::ALL) },
        max_burst: Some(draws.of(0, 6) as u32),
        burst_rule: draws.rule(&[
            BurstRule::AfterRecovery,
            BurstRule::Always,
            BurstRule::Messages,
            BurstRule::Cwnd,
        ]),
        missing_reports: draws.number(1, 6).map(|reports| reports as u8),
        fast_recovery: draws.rule(&[FastRecovery::Once, FastRecovery::ByTsn]),
        fast_retransmit_repeats: draws.flag(),
        fast_retransmit_floor_segments: draws.number(1, 6),
        ecn: draws.once_in(3),
        unmarked_loss: draws.one(&[UnmarkedLoss::Congestion, UnmarkedLoss::Corruption]),
        pmtu_discovery: draws.once_in(5),
        retransmit_within_cwnd: draws.flag(),
        loss_detection: draws.one(&[LossDetection::Reports, LossDetection::Rack]),
        tail_loss_probe: draws.seed % 2 == 1,
        ..rules
    }
}

fn timers(draws: &mut Draws, rules: Sctp) -> Sctp {
    Sctp {
        t3_restarts: draws.flag(),
        t3_spares_recent: draws.flag(),
        t3_ends_recovery: draws.flag(),
        shut_window_keeps_cwnd: draws.flag(),
        rto_min: draws.rule(&[10, 200, 1000]).map(Duration::from_millis),
        clock_granularity: draws.rule(&[0, 1, 30]).map(Duration::from_millis),
        timer_tick: draws.rule(&[0, 1, 100]).map(Duration::from_millis),
        back_off: draws.rule(&[BackOff::UntilMeasured, BackOff::InARow]),
        rtt_by_sack: draws.flag(),
        heartbeat_interval: Duration::from_secs(draws.one(&[0, 1, 30])),
        association_max_retrans: 100_000,
        init_max_retrans: 100_000,
        ..rules
    }
}

fn path_rules(draws: &mut Draws, rules: Sctp) -> Sctp {
    Sctp {
        retransmit_on: draws.rule(&[
            RetransmitOn::Alternate,
            RetransmitOn::AlternateOnTimeout,
            RetransmitOn::Same,
            RetransmitOn::Asap,
            RetransmitOn::Cwnd,
            RetransmitOn::Ssthresh,
            RetransmitOn::LossRate,
        ]),
        path_max_retrans: draws.of(0, 6) as u32,
        return_to_primary: Some(!draws.once_in(3)),
        cmt: draws.once_in(2),
        cmt_sfr: !draws.once_in(3),
        cmt_cuc: !draws.once_in(3),
        cmt_dac: !draws.once_in(3),
        ..rules
    }
}

fn from_environment(name: &str, otherwise: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// dcSCTP as its later releases are, on two links of 5 ms: what it sends again waits until cwnd holds it, new data fill the
/// rest of the window, and the buffer is full of these when the chunk comes that they wait for.
#[test]
fn section_6_2_a_buffer_full_of_what_waits_for_a_chunk_takes_that_chunk() {
    let rules = Sctp { sack_asked_below_segments: Some(10), ..Sctp::dcsctp() };
    for seed in 1..=20 {
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.from == A && is_lost(0.02, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let links = vec![Link::new(5_000_000, 5), Link::new(10_000_000, 5)];
        let mut pair = Pair::<_, Quiet>::with_wires(&rules, links, Source::Endless, fate);
        pair.run(seconds(10));
        let before = pair.ends[B].receiver().delivered_bytes;
        pair.run_on(seconds(20));
        let delivered = pair.ends[B].receiver().delivered_bytes - before;
        assert!(delivered > 1_000_000, "seed {seed}: {delivered} bytes in 10 s");
    }
}

/// RFC 9260 section 6.2 lets a full buffer take a chunk that fills a gap for the largest TSN it holds; and whatever else
/// is set, what a link lets through once in a while arrives.
#[test]
fn whatever_the_profile_buffer_losses_and_sack_rules_an_association_never_stands_still_for_good() {
    let first = from_environment("PROGRESS_SEED", FIRST);
    let mut still = Vec::new();
    for seed in first..first + from_environment("PROGRESS_CASES", CASES) {
        let case = Case::of(seed);
        let (ends, done) = case.run(seed);
        if done.is_none() {
            let [sender, receiver] = &ends;
            println!(
                "PROGRESS_SEED={seed} PROGRESS_CASES=1: {} of {} bytes, {:?} {:?} {:?} {:?}, {case:?}",
                sender.acknowledged_bytes(),
                case.user_bytes,
                sender.state(),
                receiver.state(),
                sender.path_state(0),
                receiver.receiver()
            );
            still.push(seed);
        }
    }
    assert!(still.is_empty(), "associations of these seeds stand still: {still:?}");
}
