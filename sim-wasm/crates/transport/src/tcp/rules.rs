//! The rules that follow from the settings of a TCP connection and its profile.

use skywindow_units::Duration;

use super::settings::{ErrorControl, IdleRestart, Profile, Recovery, RtoRule, Tcp};
use super::sizes::{MAX_SCALE, PLAIN_WINDOW};
use crate::congestion::{Edition, Rules};
use crate::rto::RtoLimits;

impl Tcp {
    /// Today's rules: RFC 5681 with 6582, 6675, 6298, 3042, and the initial window of RFC 6928.
    pub fn rfc5681() -> Self {
        Self::default()
    }

    /// The rules of 2001: RFC 2581, 2582 and 2018 as stacks and simulators of the time followed them.
    pub fn era2001() -> Self {
        Self { profile: Profile::Era2001, ..Self::default() }
    }

    /// What Linux 6.12 does as shipped.
    pub fn linux() -> Self {
        Self { profile: Profile::Linux, ..Self::default() }
    }

    /// What the profile says: the second in 2001, else the first.
    const fn either<T: Copy>(&self, today: T, then: T) -> T {
        match self.profile {
            Profile::Rfc5681 | Profile::Linux => today,
            Profile::Era2001 => then,
        }
    }

    /// What the profile says: the second in Linux, else the first.
    const fn unless_linux<T: Copy>(&self, standard: T, linux: T) -> T {
        match self.profile {
            Profile::Rfc5681 | Profile::Era2001 => standard,
            Profile::Linux => linux,
        }
    }

    /// What a choice that needs the receiver's blocks comes to: `chosen`, or on in Linux alone.
    fn with_blocks(&self, chosen: Option<bool>) -> bool {
        self.sack() && chosen.unwrap_or(self.unless_linux(false, true))
    }

    /// Whether time tells what is lost (RFC 8985 section 6).
    pub(crate) fn rack(&self) -> bool {
        self.with_blocks(self.rack)
    }

    /// Whether losses are probed before they cut cwnd.
    pub(crate) fn probes(&self) -> bool {
        self.error_control == ErrorControl::Probing
    }

    /// Whether the last segment is probed for (RFC 8985 section 7).
    pub(crate) fn tail_loss_probe(&self) -> bool {
        self.with_blocks(self.tail_loss_probe)
    }

    /// Whether cwnd shrinks in proportion to what arrives (RFC 9937).
    pub(crate) fn proportional_reduction(&self) -> bool {
        self.with_blocks(self.proportional_reduction)
    }

    /// Whether new data tell if a timeout was needless (RFC 5682).
    pub(crate) fn forward_rto(&self) -> bool {
        self.with_blocks(self.forward_rto)
    }

    /// Whether what came twice is reported (RFC 2883).
    pub(crate) fn duplicate_blocks(&self) -> bool {
        self.with_blocks(self.duplicate_blocks)
    }

    /// Whether needless cuts are taken back (RFC 4015).
    pub(crate) fn undo(&self) -> bool {
        self.with_blocks(self.undo)
    }

    /// Whether cwnd grows by all that is reported for the first time.
    pub(crate) fn growth_by_delivery(&self) -> bool {
        self.growth_by_delivery.unwrap_or(self.unless_linux(false, true))
    }

    /// What becomes of cwnd after an idle time.
    pub(crate) fn idle_restart(&self) -> IdleRestart {
        self.idle_restart.unwrap_or(self.unless_linux(IdleRestart::Initial, IdleRestart::Decay))
    }

    /// Whether a cut is one of cwnd, or of the data in flight. Linux cuts cwnd, whatever the controller.
    pub(crate) const fn cuts_cwnd(&self) -> bool {
        self.unless_linux(false, true)
    }

    /// So many segments leave before pacing begins: as a queue of the kind `fq` does, whose work Linux now does itself
    /// (`tcp_update_skb_after_send`).
    pub(crate) const fn unpaced_segments(&self) -> u32 {
        self.unless_linux(0, 10)
    }

    /// How the timeout follows from round trips.
    pub(crate) fn rto_rule(&self) -> RtoRule {
        self.rto_rule.unwrap_or(self.unless_linux(RtoRule::Rfc6298, RtoRule::Linux))
    }

    /// The least retransmission timeout (RFC 6298 section 2.4).
    pub(crate) fn least_rto(&self) -> Duration {
        self.rto_min.unwrap_or(Duration::from_millis(self.unless_linux(1000, 200)))
    }

    /// How long an acknowledgement may wait.
    pub(crate) fn ack_delay(&self) -> Duration {
        self.delayed_ack.unwrap_or(Duration::from_millis(self.unless_linux(200, 40)))
    }

    /// So many acknowledgements leave without delay at first.
    pub(crate) fn quick_acks(&self) -> u32 {
        self.quick_acks.unwrap_or(self.unless_linux(0, 16))
    }

    /// With so many segments the receiver's window grows, and each of them is acknowledged at once. The kernel holds half
    /// of its memory (128 of 256 parts) to be window until full segments show it that 162 parts are.
    pub(crate) fn growing_segments(&self) -> u32 {
        let grows = self.quick_while_growing.unwrap_or(self.unless_linux(false, true));
        let growth = u64::from(self.receiver_buffer_bytes) * (162 - 128) / 162;
        if grows { (growth / u64::from(2 * self.unit())) as u32 } else { 0 }
    }

    /// User data of a full segment, bytes, at least one.
    pub(crate) fn unit(&self) -> u32 {
        self.mss_bytes.max(1).into()
    }

    /// Whether SACK is offered.
    pub(crate) fn sack(&self) -> bool {
        self.recovery == Recovery::Sack
    }

    /// Whether timestamps are offered.
    pub(crate) fn timestamps(&self) -> bool {
        self.timestamps.unwrap_or(self.either(true, false))
    }

    /// Whether controllers and RACK hear of round trips of what was sent again, which timestamps measure.
    pub(crate) fn echo_round_trips(&self) -> bool {
        self.timestamps() && self.echo_round_trips.unwrap_or(self.unless_linux(false, true))
    }

    /// Whether windows above 65,535 bytes can be told, if the peer agrees.
    pub(crate) fn window_scaling(&self) -> bool {
        self.window_scaling.unwrap_or(self.either(true, false))
    }

    /// The shift that is offered, if scaling is: no window is told in steps of more than half of the buffer.
    pub(crate) fn scale(&self) -> Option<u8> {
        self.window_scaling().then(|| match self.window_scale {
            Some(scale) => scale.min(MAX_SCALE).min((self.receiver_buffer_bytes / 2).max(1).ilog2() as u8),
            None => (0..MAX_SCALE)
                .find(|&scale| self.receiver_buffer_bytes <= PLAIN_WINDOW << scale)
                .unwrap_or(MAX_SCALE),
        })
    }

    /// Segments that an acknowledgement may wait for; one if it may not wait.
    pub(crate) fn segments_an_ack(&self) -> u32 {
        if self.ack_delay() == Duration::ZERO { 1 } else { self.ack_every.max(1) }
    }

    /// Whether duplicate acknowledgements below the threshold let new segments go (RFC 3042).
    pub(crate) fn limited_transmit(&self) -> bool {
        self.limited_transmit.unwrap_or(self.either(true, false))
    }

    /// Whether the acknowledgement of the SYN opens the window like one of data, as stacks derived from BSD did. RFC
    /// 5681 section 3.1 forbids it.
    pub(crate) const fn syn_opens_window(&self) -> bool {
        self.either(false, true)
    }

    /// Whether blocks start fast recovery before enough duplicate acknowledgements have come (RFC 6675 section 5, step
    /// 2), or these alone do (RFC 3517 section 5).
    pub(crate) fn recovery_by_blocks(&self) -> bool {
        self.recovery_by_blocks.unwrap_or(self.either(true, false))
    }

    /// Whether what the receiver reported holds after a timeout (RFC 6675 section 5.1), or is forgotten (RFC 2018
    /// section 8).
    pub(crate) fn sack_after_timeout(&self) -> bool {
        self.sack_after_timeout.unwrap_or(self.either(true, false))
    }

    /// Limits of the retransmission timeout (RFC 6298 section 2).
    pub(crate) fn rto(&self) -> RtoLimits {
        let initial = self.either(Duration::from_secs(1), Duration::from_secs(3));
        RtoLimits {
            initial: self.rto_initial.unwrap_or(initial),
            min: self.least_rto(),
            max: self.rto_max.max(self.least_rto()),
            granularity: Duration::ZERO,
        }
    }

    /// What a congestion controller needs, with the largest window that the peer can tell.
    pub(crate) fn window_rules(&self, largest_window: u32) -> Rules {
        let unit = self.unit();
        let segments = self.initial_window_segments.unwrap_or(self.either(10, 1)).max(1);
        Rules {
            unit,
            initial_window: segments.saturating_mul(unit),
            initial_ssthresh: self.initial_ssthresh_bytes.unwrap_or(largest_window),
            floor_units: 2,
            byte_counting_limit: self
                .byte_counting_limit
                .unwrap_or(self.unless_linux(self.either(1, 0), u32::MAX)),
            by_delivery: self.growth_by_delivery(),
            whole_units: self
                .halve_whole_segments
                .unwrap_or(self.unless_linux(self.either(false, true), true)),
            hystart: self.hystart,
            largest_window: u32::MAX,
            edition: Edition::default(),
            as_linux: self.unless_linux(false, true),
            own: self.own.clone(),
            hints: self.hints.0.clone(),
            resume: self.resume.0.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How far the kernel acknowledged every segment, with buffers that it announced windows of 1,325,664 and 21,233,664
    /// bytes for: 151 and 1,573 segments, of which it acknowledges 16 at once anyway.
    #[test]
    fn linux_acknowledges_at_once_while_its_window_grows() {
        let growing = |receiver_buffer_bytes| {
            Tcp { receiver_buffer_bytes, mss_bytes: 1448, ..Tcp::linux() }.growing_segments() + 16
        };
        assert_eq!([1_325_664, 21_233_664].map(growing), [112, 1554]);
        assert_eq!(Tcp::rfc5681().growing_segments(), 0);
        assert_eq!(Tcp { quick_while_growing: Some(false), ..Tcp::linux() }.growing_segments(), 0);
    }

    #[test]
    fn rfc_7323_the_least_shift_that_tells_of_the_whole_buffer() {
        let scale = |buffer| Tcp { receiver_buffer_bytes: buffer, ..Tcp::rfc5681() }.scale();
        assert_eq!([1000, 65_535, 65_536, 4_194_304].map(scale), [0, 0, 1, 7].map(Some));
        assert_eq!(scale(u32::MAX), Some(MAX_SCALE));
        assert_eq!(Tcp::era2001().scale(), None);
        let chosen =
            |buffer| Tcp { window_scale: Some(4), receiver_buffer_bytes: buffer, ..Tcp::rfc5681() }.scale();
        assert_eq!(
            [1, 20, 32, 65_536].map(chosen),
            [0, 3, 4, 4].map(Some),
            "steps of half of the buffer at most"
        );
    }
}
