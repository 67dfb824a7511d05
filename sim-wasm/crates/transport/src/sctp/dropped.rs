//! What an end does about packets that come damaged: it reports them, and believes reports about its own
//! (draft-stewart-sctp-pktdrprep; where that leaves a choice as usrsctp's `sctp_send_packet_dropped` and
//! `process_chunk_drop` have it).

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::control::{Control, I_DATA, NR_SACK};
use super::drop_report::{DropReport, PKTDROP_HEADER_BYTES};
use super::encode::{self, OUT_OF_PLACE, user_data};
use super::endpoint::Endpoint;
use super::event::{Disbelief, Event, NO_PATH, Observer};
use super::forward::{FORWARD_TSN, I_FORWARD_TSN};
use super::outstanding::{ACKED, MARKED, MARKED_DAMAGED, REPORTED};
use super::packet::{Packet, unwrap_tsn};
use super::path::Path;
use super::phase::Phase;
use super::sender::Sender;
use super::signing::{DATA, SACK};
use super::sizes::{COMMON_HEADER_BYTES, DATA_HEADER_BYTES};
use super::ticks::NEVER;
use super::wire::chunk::HEADER_BYTES;
use crate::api::DAMAGE;

/// A packet whose ports or verification tag are damaged is of no association that anybody knows.
const KNOWN_BY_BYTES: u32 = 8;
/// What a report leaves free of the path MTU: the headers of IPv6 (40), of SCTP (12) and of DATA (16), a SACK (16) and an
/// ECNE (12), whatever of them there is (usrsctp's SCTP_MAX_OVERHEAD).
const RESERVED_BYTES: u32 = 96;
/// So many bytes of user data must be those that were sent (usrsctp's SCTP_NUM_DB_TO_VERIFY).
const VERIFIED_BYTES: usize = 31;

/// Types of chunks that a report may return.
const HEARTBEAT: u8 = 4;
const SHUTDOWN: u8 = 7;
const SHUTDOWN_ACK: u8 = 8;
const COOKIE_ECHO: u8 = 10;
const COOKIE_ACK: u8 = 11;

impl Endpoint {
    /// Both ends have said whether they understand PKTDROP.
    pub(crate) fn use_drop_reports(&mut self, peer: bool) {
        self.drop_reports = peer && self.rules.carriage.packet_drop_reports;
    }

    /// A packet has come on `path` with a wrong checksum; the first wrong byte is number `first_byte` from its IP header on.
    /// DTLS and UDP have checksums of their own, which find that before SCTP does.
    #[cold]
    pub(crate) fn report_damaged(
        &mut self,
        now: SimTime,
        path: u8,
        packet: &Packet,
        first_byte: u32,
        obs: &mut impl Observer<Event>,
    ) {
        let first_wrong = first_byte.checked_sub(self.rules.header().saturating_sub(COMMON_HEADER_BYTES));
        let Some(first_wrong) = first_wrong.filter(|&at| at >= KNOWN_BY_BYTES) else { return };
        let path = if usize::from(path) < self.paths.len() { path } else { 0 };
        let known = packet.verification_tag == self.identity.own_tag && !self.phase.is_over();
        let mut controls = packet.control.iter().chain(&packet.more);
        let never = |control: &Control| {
            matches!(
                control,
                Control::PktDrop(_) | Control::Abort { .. } | Control::Init(_) | Control::InitAck(_)
            )
        };
        if !self.drop_reports || !known || packet.is_special() || controls.any(never) {
            return;
        }
        let whole = COMMON_HEADER_BYTES + packet.chunk_bytes();
        let room = self.paths[usize::from(path)].mtu.saturating_sub(RESERVED_BYTES + PKTDROP_HEADER_BYTES);
        let bytes = whole.min(room / 4 * 4);
        obs.note(now, path, Event::DamageFound { chunk: packet.first_type(), bytes, whole });
        let mut returned = Vec::with_capacity(whole as usize);
        encode::write(packet, &OUT_OF_PLACE, &mut returned);
        if let Some(wrong) = returned.get_mut(first_wrong as usize) {
            *wrong ^= DAMAGE;
        }
        returned.truncate(bytes as usize);
        let buffer = self.rules.receiver_buffer_bytes;
        let full = self.receiver.a_rwnd() == 0;
        let report = DropReport {
            wrong_checksum: true,
            middle_box: false,
            max_rate: buffer,
            queue: if full { buffer } else { self.receiver.waiting_bytes() },
            whole: (bytes < whole).then_some(whole as u16),
            returned: returned.into(),
        };
        if self.receiver.owes_sack() {
            self.receiver.owe_sack(); // Whatever leaves takes a delayed SACK along (usrsctp's sctp_chunk_output).
        }
        self.controls.push_back((Control::PktDrop(Box::new(report)), path));
    }

    /// The peer says that a packet of this end came damaged.
    #[cold]
    pub(crate) fn on_drop_report(
        &mut self,
        now: SimTime,
        from: u8,
        report: &DropReport,
        obs: &mut impl Observer<Event>,
    ) {
        let bytes = &report.returned;
        if report.whole.is_some_and(|whole| usize::from(whole) <= bytes.len()) {
            obs.note(now, NO_PATH, Event::DropReportIgnored { why: Disbelief::Length, tsn: 0 });
            return;
        }
        let Some((header, chunks)) = bytes.split_at_checked(COMMON_HEADER_BYTES as usize) else { return };
        if header[4..8] != self.identity.peer_tag.to_be_bytes() {
            obs.note(now, NO_PATH, Event::DropReportIgnored { why: Disbelief::Tag, tsn: 0 });
            return;
        }
        self.sender.domains.restart_bursts(); // A packet of the peer gives a new opportunity to send.
        let mut rest = chunks;
        while let Some(&[kind, _, high, low]) = rest.first_chunk() {
            let length = usize::from(u16::from_be_bytes([high, low]));
            if length < HEADER_BYTES {
                return;
            }
            match kind {
                DATA | I_DATA => {
                    let told = self.returned_data(kind, length, rest);
                    if !self.take_returned_data(now, report, told, obs) {
                        return;
                    }
                }
                _ => self.repeat_control(now, from, kind, obs),
            }
            rest = rest.get(length.next_multiple_of(4)..).unwrap_or_default();
        }
    }

    /// What a report says of the chunk of data with which `rest` begins.
    fn returned_data(&self, kind: u8, length: usize, rest: &[u8]) -> Returned {
        let interleaves = self.sender.fragments.is_some();
        let header = DATA_HEADER_BYTES as usize + if kind == I_DATA { 4 } else { 0 };
        if (kind == I_DATA) != interleaves || length <= header {
            return Returned::Nonsense;
        }
        if length < header + VERIFIED_BYTES {
            return Returned::TooShort;
        }
        let (Some(&[_, _, _, _, a, b, c, d]), Some(data)) =
            (rest.first_chunk(), rest.get(header..header + VERIFIED_BYTES))
        else {
            return Returned::Nonsense;
        };
        let tsn = u32::from_be_bytes([a, b, c, d]);
        Returned::Data { tsn, same: data == user_data(tsn, VERIFIED_BYTES) }
    }

    /// Takes what a report says of a chunk of data. Returns whether the rest of the report is to be looked at.
    fn take_returned_data(
        &mut self,
        now: SimTime,
        report: &DropReport,
        told: Returned,
        obs: &mut impl Observer<Event>,
    ) -> bool {
        let (tsn, same) = match told {
            Returned::Nonsense => return false,
            Returned::TooShort => return true,
            Returned::Data { tsn, same } => (tsn, same),
        };
        let outstanding = &self.sender.outstanding;
        let full = unwrap_tsn(outstanding.first(), tsn);
        let known = (outstanding.first()..outstanding.next()).contains(&full)
            && !outstanding.at(full).is(ACKED | MARKED);
        if !known || !(report.wrong_checksum || report.middle_box) {
            return true; // It has arrived since, or is on its way to leave again.
        }
        if !same || usize::from(outstanding.at(full).bytes) < VERIFIED_BYTES {
            obs.note(now, NO_PATH, Event::DropReportIgnored { why: Disbelief::Data, tsn });
            return false;
        }
        if self.sender.probing() {
            return true; // The peer has no room for it.
        }
        self.sender.on_reported_damaged(now, &mut self.paths, full, obs);
        true
    }

    /// What is said once more because a report returns a chunk of that type; what a timer alone sends again is left to it.
    fn repeat_control(&mut self, now: SimTime, from: u8, kind: u8, obs: &mut impl Observer<Event>) {
        let path = usize::from(from);
        match (kind, &self.phase) {
            (SACK | NR_SACK, _) if self.takes_data() && self.receiver.state().received_chunks > 0 => {
                self.receiver.owe_sack();
            }
            (HEARTBEAT, _) if self.paths[path].beat.answer_by != NEVER => {
                self.controls.push_back((Control::Heartbeat { path: from, sent: now }, from));
            }
            (COOKIE_ECHO, Phase::CookieEchoed(..))
            | (SHUTDOWN, Phase::ShutdownSent(_))
            | (SHUTDOWN_ACK, Phase::ShutdownAckSent(_)) => self.send_watched(now),
            (COOKIE_ACK, Phase::Established | Phase::ShutdownPending | Phase::ShutdownReceived) => {
                self.controls.push_back((Control::CookieAck, from));
            }
            (FORWARD_TSN | I_FORWARD_TSN, _) if self.sender.partial.is_some() => self.sender.forward_again(),
            _ => return,
        }
        obs.note(now, from, Event::ControlReported { chunk: kind });
    }
}

/// What a report says of a chunk of data.
enum Returned {
    /// Nothing that this end can have sent.
    Nonsense,
    /// Too little to tell whether it is what was sent.
    TooShort,
    /// The TSN, and whether the user data are those that were sent.
    Data { tsn: u32, same: bool },
}

impl Sender {
    /// Bytes last sent on `path` that were reported damaged and wait to leave again. They fill no window, as usrsctp sees it:
    /// cwnd does not grow for them.
    #[inline]
    pub fn damaged_bytes(&self, path: &Path) -> u32 {
        if self.marked == 0 || !self.rules.drop_reports {
            return 0;
        }
        cold_path();
        let tsns = self.marked_from.max(self.outstanding.first())..self.outstanding.next();
        let chunks = tsns.map(|tsn| self.outstanding.at(tsn));
        let reported = chunks.filter(|chunk| chunk.path == path.id && chunk.is(MARKED_DAMAGED));
        reported.map(|chunk| chunk.size()).sum()
    }

    /// A chunk that is outstanding came damaged: it leaves again at once, and cwnd stays, for no queue was full. SACKs of
    /// what left before that report it missing, which tells nothing new.
    fn on_reported_damaged(
        &mut self,
        now: SimTime,
        paths: &mut [Path],
        tsn: u64,
        obs: &mut impl Observer<Event>,
    ) {
        let next = self.outstanding.next();
        let chunk = self.outstanding.get(tsn);
        chunk.state |= REPORTED;
        chunk.misses = 0;
        let index = usize::from(chunk.path);
        if let Some(sendings) = &mut self.sendings {
            sendings[(tsn - self.outstanding.first()) as usize].new_tsn = next;
        }
        self.mark(paths, tsn, MARKED_DAMAGED);
        let path = &mut paths[index];
        if path.timed_tsn == tsn {
            path.untime();
        }
        path.start_t3(now);
        let (cwnd, ssthresh) = (path.window.cwnd(), path.window.ssthresh());
        obs.note(now, path.id, Event::LossUnmarked { tsn: tsn as u32, reports: None, cwnd, ssthresh });
    }
}
