//! BBRv3 beside that of another program, noq-proto 1.4.0, which follows the draft's edition 05, on the same streams of
//! acknowledgements (tests/reference/bbr3). Where that differs from edition 06, [`Theirs`] does as it does, each
//! difference by its name; all else must be the same.

use super::super::Sampler;
use super::super::tests::plain;
use super::*;

#[path = "../../../../../../tests/reference/bbr3/src/stream.rs"]
mod stream;
use stream::{BYTES, Event, Script};

const SAID: &str = include_str!("../../../../../../tests/reference/bbr3/noq.csv");

/// What is told of a line of theirs.
struct Line<'a> {
    ack: u64,
    state: &'a str,
    cwnd: u64,
    pacing_rate: u64,
    max_bw: u64,
    bounds: [Option<u64>; 2],
    min_rtt: Duration,
    /// What was drawn: how long a probe waits, and from which count its round trips are counted.
    drawn: Option<(Duration, u64)>,
}

impl<'a> Line<'a> {
    fn all(name: &str) -> impl Iterator<Item = Line<'static>> {
        SAID.lines().skip(1).map(|line| line.split(',').collect::<Vec<_>>()).filter_map(move |words| {
            let number = |at: usize| words[at].parse::<f64>().ok();
            let whole = |at: usize| number(at).map(|value| value as u64);
            let time = |at: usize| number(at).map(|ms| Duration::from_nanos((ms * 1e6) as u64));
            (words[0] == name).then(|| Line {
                ack: whole(1).expect("a number"),
                state: words[2],
                cwnd: whole(3).expect("bytes"),
                pacing_rate: whole(4).expect("a rate"),
                max_bw: whole(5).expect("a rate"),
                bounds: [whole(6), whole(7)],
                min_rtt: time(8).expect("a time"),
                drawn: time(9).zip(whole(10)),
            })
        })
    }
}

impl Line<'_> {
    /// They count in fractions, and we in whole bytes, rounded down: a rate is at most two bytes a second apart, a volume
    /// that is made of one at most three bytes.
    fn compare(&self, bbr: &Bbr3, name: &str) {
        let at = format!("{name}, acknowledgement {}: {bbr:?}", self.ack);
        let near = |ours: u64, theirs: u64, most: u64| ours.abs_diff(theirs) <= most;
        assert_eq!(word(bbr.state), self.state, "{at}");
        assert!(near(bbr.cwnd.into(), self.cwnd, 3), "cwnd {}: {at}", self.cwnd);
        assert!(near(bbr.max_bw(), self.max_bw, 1), "max_bw {}: {at}", self.max_bw);
        // Section 2.4: their gain of Startup is 2.773, and no rate of theirs is lower than their first until Drain.
        let startup = bbr.state == State::Startup;
        let rate = if startup { bbr.pacing_rate * 2773 / 2770 } else { bbr.pacing_rate };
        assert!(near(rate, self.pacing_rate, 2), "pacing rate {}: {at}", self.pacing_rate);
        for (ours, theirs) in [bbr.inflight_longterm, bbr.inflight_shortterm].into_iter().zip(self.bounds) {
            assert!(near(ours, theirs.unwrap_or(INFINITE), 3), "bound {theirs:?}: {at}");
        }
        assert_eq!(bbr.min_rtt, Some(self.min_rtt), "{at}");
    }
}

/// Ours, told as theirs is and with theirs' differences.
struct Theirs {
    bbr: Bbr3,
    sampler: Sampler,
    sent_at: Vec<SimTime>,
    /// In flight as they count it: what is lost stays until the next acknowledgement.
    flight: u64,
    real_flight: u64,
    limited_until: u64,
    /// Section 4.1.2.3: the rate of an acknowledgement is known to the model with the next one.
    rate: u64,
    delivered: u64,
    /// Section 5.5.6: the filter of max_bw has three slots, and advances each round trip of Down and Cruise.
    max_bw: MaxFilter,
    cycle: u64,
    /// Section 5.5.9: in Startup extra_acked is that of the last acknowledgement.
    forgets_extra: bool,
    /// Section 2.1: C.is_cwnd_limited is that of the round trip before.
    limited: [bool; 2],
    /// Section 5.3.3.9: inflight_longterm grows by bytes for bytes, not by segments: so much must be acknowledged for one,
    /// and so much is.
    acked_per_byte: u64,
    acked: u64,
    slope: u32,
    /// Section 5.6.4.4: recovery is that of RFC 9002 section 7.3.2.
    recovery_began: Option<SimTime>,
}

fn nanos(now: u64) -> SimTime {
    SimTime::ZERO + Duration::from_nanos(now)
}

impl Theirs {
    fn new() -> Self {
        let mut rules = Rules { unit: BYTES as u32, initial_window: 10 * BYTES as u32, ..plain() };
        // Section 5.3.3.6 came with edition 06.
        rules.own.bbr3.0.bbr3_precautionary = false;
        // Section 5.5.8.2: the offload budget of QUIC.
        rules.own.bbr3.0.bbr3_offload_quanta = 1;
        let mut bbr = Bbr3::new(rules);
        // Section 5.6.2: the first rate is not set anew with the first round trip.
        bbr.seen_rtt = true;
        Self {
            bbr,
            sampler: Sampler::default(),
            sent_at: Vec::new(),
            flight: 0,
            real_flight: 0,
            limited_until: 0,
            rate: 0,
            delivered: 0,
            max_bw: MaxFilter::default(),
            cycle: 0,
            forgets_extra: true,
            limited: [false; 2],
            acked_per_byte: 1,
            acked: 0,
            slope: 0,
            recovery_began: None,
        }
    }

    fn on_sent(&mut self, now: SimTime, packet: u64) {
        if self.flight == 0 && self.limited_until > 0 {
            self.bbr.restart_from_idle(now);
        }
        self.sampler.on_sent(now, packet, self.flight as u32);
        self.sent_at.push(now);
        self.flight += BYTES;
        self.real_flight += BYTES;
        self.limited[1] |= self.real_flight + BYTES > self.bbr.cwnd.into();
    }

    fn on_acked(&mut self, now: SimTime, packet: u64, lost: &[u64], app_limited: bool) {
        let sent = self.sent_at[packet as usize];
        self.sampler.on_arrived(now, packet, BYTES as u32);
        let rate = self.sampler.take().expect("a packet arrived after a while");
        if self.recovery_began.is_some_and(|began| sent > began) {
            self.bbr.repair = Repair::Open;
        }
        self.bbr.delivered += BYTES;
        let sample = Sample {
            now,
            newly: BYTES,
            delivered: self.delivered,
            prior: rate.prior,
            rate: self.rate,
            limited: rate.app_limited,
            tx_in_flight: rate.flight.into(),
            lost: rate.lost,
            rtt: rate.rtt,
            flight: self.flight,
        };
        self.update(&sample);
        if self.bbr.min_rtt.is_none_or(|least| rate.interval >= least) {
            let interval = rate.interval.as_nanos();
            self.rate = ((rate.delivered * 2_000_000_000 + interval) / (2 * interval)).max(1);
            self.delivered = rate.delivered;
        }
        self.real_flight -= BYTES;
        self.flight = self.real_flight;
        if self.limited_until > 0 && self.bbr.delivered > self.limited_until {
            self.limited_until = 0;
        } else if app_limited {
            self.limited_until = self.bbr.delivered + self.flight;
            self.sampler.on_app_limited(self.flight as u32);
        }
        for &packet in lost {
            self.on_lost(now, packet);
        }
    }

    fn update(&mut self, sample: &Sample) {
        let bbr = &mut self.bbr;
        let (cwnd, state, probe_sample) = (bbr.cwnd, bbr.state, bbr.probe_sample);
        let round_starts = sample.prior >= bbr.round_ends;
        if sample.rate > 0 && (sample.rate >= self.max_bw.get() || !sample.limited) {
            self.max_bw.update(2, self.cycle, sample.rate);
        }
        bbr.max_bw = [self.max_bw.get(); 2];
        if std::mem::replace(&mut self.forgets_extra, !bbr.full.reached) {
            bbr.extra_acked = MaxFilter::default();
        }
        if round_starts {
            self.limited = [self.limited[1], false];
            bbr.cwnd_limited = [false, self.limited[0]];
        } else {
            bbr.cwnd_limited = [self.limited[0], false];
        }
        if state == State::Up {
            self.grow(sample, round_starts);
        }
        let bbr = &mut self.bbr;
        bbr.update(sample);
        if bbr.state == State::Up && state != State::Up {
            (self.slope, self.acked) = (0, 0);
            self.steepen(cwnd);
        }
        let bbr = &mut self.bbr;
        let stops = bbr.round_start && matches!(state, State::Down | State::Cruise);
        if stops && !sample.limited {
            self.cycle += 1;
        }
        bbr.max_bw = [self.max_bw.get(); 2];
        // Section 5.3.3.9: samples are of a probe until one lost too much.
        bbr.probe_sample |= probe_sample;
        if bbr.state == State::ProbeRtt && state != State::ProbeRtt {
            // Section 5.3.4.3: ProbeRTT looks at what is in flight with the next acknowledgement.
            bbr.probe_rtt_done = None;
        }
    }

    /// In place of what ours would grow.
    fn grow(&mut self, sample: &Sample, round_starts: bool) {
        let bbr = &mut self.bbr;
        bbr.probe_up_acked_per_inc = INFINITE;
        if bbr.inflight_longterm == INFINITE || bbr.is_inflight_too_high(sample.lost, sample.tx_in_flight) {
            return;
        }
        bbr.inflight_longterm = bbr.inflight_longterm.max(sample.tx_in_flight);
        if self.limited[0] && u64::from(bbr.cwnd) >= bbr.inflight_longterm {
            self.acked += sample.newly;
            bbr.inflight_longterm += self.acked / self.acked_per_byte;
            self.acked %= self.acked_per_byte;
            if round_starts {
                let cwnd = bbr.cwnd;
                self.steepen(cwnd);
            }
        }
    }

    fn steepen(&mut self, cwnd: u32) {
        self.acked_per_byte = (u64::from(cwnd) / (BYTES << self.slope)).max(1);
        self.slope += 1;
    }

    fn on_lost(&mut self, now: SimTime, packet: u64) {
        let lost = self.sampler.on_lost(packet, BYTES as u32).expect("it is under way");
        if self.recovery_began.is_none_or(|began| self.sent_at[packet as usize] > began) {
            self.recovery_began = Some(now);
            (self.bbr.repair, self.bbr.repair_round) = (Repair::Recovery, self.bbr.rounds);
        }
        self.bbr.handle_lost_packet(&lost);
        self.bbr.cycle_began.get_or_insert(now);
        self.real_flight -= BYTES;
    }
}

fn word(state: State) -> &'static str {
    match state {
        State::Startup => "Startup",
        State::Drain => "Drain",
        State::Down => "Down",
        State::Cruise => "Cruise",
        State::Refill => "Refill",
        State::Up => "Up",
        State::ProbeRtt => "ProbeRtt",
    }
}

fn compare(script: &Script) -> usize {
    let mut theirs = Theirs::new();
    let mut lines = Line::all(script.name).peekable();
    let (mut acks, mut compared) = (0, 0);
    stream::play(script, |event| match event {
        Event::Sent { now, packet } => theirs.on_sent(nanos(now), packet),
        Event::Acked { now, packet, lost, app_limited } => {
            theirs.on_acked(nanos(now), packet, &lost, app_limited);
            acks += 1;
            let Some(line) = lines.next_if(|line| line.ack + 1 == acks) else { return };
            let bbr = &mut theirs.bbr;
            line.compare(bbr, script.name);
            if let Some((wait, rounds)) = line.drawn {
                (bbr.probe_wait, bbr.rounds_since_probe_up) = (wait, rounds);
            }
            compared += 1;
        }
    });
    assert!(lines.next().is_none(), "they have more lines");
    compared
}

#[test]
fn states_rates_and_windows_are_those_of_another_program_where_it_reads_the_draft_as_we_do() {
    let compared: usize = stream::scripts().iter().map(compare).sum();
    assert_eq!(compared, SAID.lines().count() - 1);
}

/// With the window for the whole of a probe that lost too much before, theirs goes on where edition 06 goes down.
#[test]
fn section_5_3_3_6_precaution_parts_the_editions() {
    let ups = |precautionary| {
        let script = stream::scripts().into_iter().find(|script| script.name == "loss").expect("it is there");
        let mut theirs = Theirs::new();
        theirs.bbr.rules.own.bbr3.0.bbr3_precautionary = precautionary;
        let mut stopped = 0;
        stream::play(&script, |event| match event {
            Event::Sent { now, packet } => theirs.on_sent(nanos(now), packet),
            Event::Acked { now, packet, lost, app_limited } => {
                theirs.on_acked(nanos(now), packet, &lost, app_limited);
                while let Some(reason) = theirs.bbr.tell() {
                    stopped += u32::from(matches!(reason, Reason::Bbr3(Bbr3Reason::Bbr3Precaution { .. })));
                }
            }
        });
        stopped
    };
    assert_eq!(ups(false), 0);
    assert!(ups(true) > 0);
}
