//! Congestion controllers: what packets sent, acknowledgements, losses, marks and pauses do to a congestion window.
//!
//! A controller knows bytes and time, but neither sequence numbers nor packets: so it serves every protocol, and
//! its growth depends on what is acknowledged, not on how many acknowledgements tell of it. It is a file here with the
//! trait [`Controller`], and its line in `controllers!` below. What it does by rules of its own it tells in its own words
//! (`reasons!`); slow start and additive increase every protocol says by its own standard ([`Rule`]).

mod bbr;
mod bbr3;
mod coupled;
mod cubic;
mod declare;
mod hybla;
mod hystart;
mod hystart_2008;
mod kept;
#[cfg(test)]
mod listener;
mod max_filter;
mod newreno;
#[cfg(test)]
mod pipe;
mod rate;
mod rfc9260;
mod samples;
mod segments;
mod signals;
mod sky;
mod slow_start;
mod stop_and_wait;
mod stp;
mod tahoe;
mod vegas;
mod westwood;

use skywindow_units::{BitRate, Duration, SimTime};

use bbr::leocc;
pub(crate) use coupled::Coupled;
pub use coupled::{Cut, Share};
pub use cubic::CubicAlpha;
pub use kept::Congestion;
use kept::Said;
#[cfg(test)]
pub(crate) use listener::{Heard, Listener};
pub(crate) use rate::Sampler;
pub use rate::{LostPacket, RateSample};
pub(crate) use rfc9260::Rfc9260;
pub use rfc9260::{Edition, PartialBytes};
pub use signals::{Acked, Departure, Growth, Loss, Outcome, Rule};
use sky::{Aware, Resume};
pub use sky::{CarefulResume, HintLosses, HintSettings, Hints, PathHint, ResumeSettings};
pub(crate) use stp::Stp;

/// What all controllers are told of the settings of their protocol.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    /// Bytes of a full segment (SMSS).
    pub unit: u32,
    /// Window at the start, bytes.
    pub initial_window: u32,
    /// Slow start threshold at the start, bytes.
    pub initial_ssthresh: u32,
    /// Smallest slow start threshold after a loss, units.
    pub floor_units: u32,
    /// Growth in slow start for one acknowledgement, units (the L of RFC 3465 section 2.2); 1 after a timeout. 0
    /// counts acknowledgements instead of bytes: each is worth one unit, however much it covers.
    pub byte_counting_limit: u32,
    /// What is acknowledged is all that was not reported before, so that slow start after a timeout needs no limit of its
    /// own (Linux).
    pub by_delivery: bool,
    /// Halve the window and cut it to whole units, as stacks that counted segments did, instead of halving the
    /// data in flight to the byte (RFC 5681 equation 4).
    pub whole_units: bool,
    /// Leave slow start when round trips grow longer (RFC 9406).
    pub hystart: bool,
    /// A window that counts segments by itself grows no further than this, bytes.
    pub largest_window: u32,
    /// Which edition of RFC 9260 its own controller follows.
    pub edition: Edition,
    /// What settings of a controller leave to the profile is as in Linux.
    pub as_linux: bool,
    /// What controllers declare of their own.
    pub own: Own,
    /// How the sender learns that its path has changed.
    pub hints: HintSettings,
    /// What it has from an earlier connection.
    pub resume: ResumeSettings,
}

/// A congestion controller. What it does not need of what it is told, it leaves to the defaults.
pub trait Controller {
    /// Congestion window, bytes: at least one full segment, once it has been told its size.
    fn cwnd(&self) -> u32;

    /// Slow start threshold, bytes.
    fn ssthresh(&self) -> u32;

    /// Bytes acknowledged towards the next growth in congestion avoidance; 0 where none are counted.
    fn partial(&self) -> u32 {
        0
    }

    /// The rate at which data may leave, whatever the window allows; none where the window alone holds them back. The
    /// endpoint keeps to it.
    fn pacing_rate(&self) -> Option<BitRate> {
        None
    }

    /// Whether acknowledgements must say how fast data arrive. What that needs of every packet under way is kept for such
    /// controllers alone.
    fn needs_rates(&self) -> bool {
        false
    }

    /// Whether the window while losses are repaired is its own, which no proportional reduction replaces (`cong_control` in
    /// Linux).
    fn rules_recovery(&self) -> bool {
        false
    }

    /// The window in whole segments of `unit` bytes, for a protocol that counts them.
    fn whole_units(&self, unit: u32) -> u32 {
        self.cwnd() / unit
    }

    /// What it has to tell of its window or its phase in words of its own, one after the other until nothing is left. It is
    /// asked behind losses, marks, timeouts, pauses, changed paths and what proves spurious, and behind acknowledgements and
    /// departures that say so; what it does besides it tells with the next of these.
    fn tell(&mut self) -> Option<Reason> {
        None
    }

    /// The connection is set up, or its path works: when, how long that took if it was measured, and where its random
    /// numbers begin.
    fn on_established(&mut self, _now: SimTime, _rtt: Option<Duration>, _seed: u64) {}

    /// New data were acknowledged, also while losses are repaired; with [rates](Self::needs_rates) also where data are only
    /// reported above a gap.
    fn on_ack(&mut self, acked: &Acked) -> Outcome;

    /// A packet is held to be lost, whether the first in this window of data or not. Controllers that
    /// [need rates](Self::needs_rates) are told, before the acknowledgement that brought it to light.
    fn on_packet_lost(&mut self, _lost: &LostPacket) {}

    /// A loss was reported: the first in this window of data.
    fn on_loss(&mut self, loss: &Loss);

    /// A congestion mark was reported: the first in this window of data. It is answered like a loss (RFC 3168 section
    /// 6.1.2).
    fn on_mark(&mut self, mark: &Loss) {
        self.on_loss(mark);
    }

    /// The retransmission timer expired; `again` if that keeps the slow start threshold, as where it did so before for
    /// the same data.
    fn on_timeout(&mut self, loss: &Loss, again: bool);

    /// Nothing was sent for a while, until now: the window is at most `restart` bytes.
    fn on_idle(&mut self, restart: u32);

    /// Data leave. Returns whether that changes what the controller says, or gives it something to tell.
    fn on_sent(&mut self, _sent: &Departure) -> bool {
        false
    }

    /// Everything is acknowledged that had left when the last loss was reported.
    fn on_recovered(&mut self) {}

    /// What was last taken for lost, and cut the window, had arrived after all (RFC 3522, RFC 3708).
    fn on_spurious(&mut self) {}

    /// The path is another one, or its delay is: what was measured before may no longer hold.
    fn on_path_change(&mut self) {}

    /// The sender was told, or guesses, that its path is another one: see [`PathHint`].
    fn on_path_hint(&mut self, _hint: &PathHint) {
        self.on_path_change();
    }

    /// Whether losses may be those of a path that changes, from now on: a hint came, and it is not long ago.
    fn on_disruption(&mut self, _lasts: bool) {}

    /// A round trip was measured for the retransmission timeout.
    fn on_round_trip(&mut self, _now: SimTime, _rtt: Duration) {}

    /// So late it is: before losses and timeouts, which have no instant of their own.
    fn on_time(&mut self, _now: SimTime) {}

    /// Window and threshold are these from now on, bytes, as [`Resume`] has them. Those that it goes well with have this.
    fn place_window(&mut self, _cwnd: u32, _ssthresh: u32) {}

    /// Everything that was sent is acknowledged.
    fn on_all_acknowledged(&mut self) {}

    /// Data of so many bytes are reported to have come twice.
    fn on_duplicates(&mut self, _bytes: u32) {}

    /// A limit of bursts lowers the window to `most` bytes, and slow start leads back (usrsctp).
    fn on_burst_limit(&mut self, _most: u32) {}

    /// What of growth and cuts is its own from now on, where several windows are coupled. Those that know of it have this.
    fn on_share(&mut self, _share: &Share) {}

    /// A full segment has another size from now on, bytes. The window keeps its bytes.
    fn set_unit(&mut self, unit: u32);

    /// The settings are others from now on, as far as they may change while a flow goes on. Its window stays.
    fn follow(&mut self, _rules: &Rules) {}
}

declare::controllers! {
    NewReno in newreno "newreno" "Reno" "One segment each round trip, half after a loss: RFC 5681 in TCP, RFC 9260 in SCTP, STP in XSTP.",
    Cubic in cubic "cubic" "CUBIC" "A cubic function of the time since the last loss, seven tenths after one (RFC 9438)." with CubicSettings telling CubicReason,
    Bbr in bbr "bbr" "BBR" "A model of the path, its bandwidth and shortest round trip, sets the rate and the window; losses do not (BBRv1, as in Linux)." with BbrSettings telling BbrReason,
    Bbr3 in bbr3 "bbr3" "BBRv3" "The model of BBR with bounds: losses beyond two in a hundred lower what may be in flight (draft-ietf-ccwg-bbr-06)." with Bbr3Settings telling Bbr3Reason,
    LeoCc in leocc "leocc" "LeoCC" "BBR that finds out when a satellite path was reconfigured, and measures round trip and bandwidth anew (Lai et al. 2025)." with LeoCcSettings telling LeoCcReason,
    Hybla in hybla "hybla" "Hybla" "As fast over a long round trip as Reno over one of 25 ms (Caini and Firrincieli 2004)." with HyblaSettings telling HyblaReason,
    Vegas in vegas "vegas" "Vegas" "A few segments of its own in the queue, by how much longer round trips are (Brakmo and Peterson 1995)." with VegasSettings telling VegasReason,
    Westwood in westwood "westwood" "Westwood+" "Reno that after a loss goes on at the rate it measured (Grieco and Mascolo 2004)." with WestwoodSettings telling WestwoodReason,
    Tahoe in tahoe "tahoe" "Tahoe" "Slow start from one segment after every loss (Jacobson 1988)." telling TahoeReason,
    StopAndWait in stop_and_wait "stop-and-wait" "Stop-and-wait" "One segment, and the next when it is acknowledged.",
    ;
    // What a protocol has in place of one of these, without a word of its own.
    Rfc9260, Coupled, Stp,
    // What stands around one of them.
    Aware, Resume,
    #[cfg(test)] Listener,
    ;
    // What several of them are made of.
    HyStart in hystart telling HyStartReason,
    Train in hystart_2008 telling TrainReason,
    Aware in sky telling AwareReason,
    Resume in sky telling ResumeReason,
}

impl Own {
    /// What only makes sense together, also with what the sender hears of its path.
    pub(crate) fn check(&self, hints: Hints, reader: &mut skywindow_form::Reader) {
        self.leocc.check(hints, reader);
        self.vegas.check(reader);
    }
}

#[cfg(test)]
mod tests;
