//! What a SACK says: blocks beyond the cumulative TSN, duplicates and the window (RFC 9260 section 6.2).

use std::hint::cold_path;

use skywindow_units::SimTime;

use super::super::packet::{ECN_CHUNK_BYTES, MOST_REPORTED, Packet, SackHead, sack_bytes};
use super::super::ticks::NEVER;
use super::Receiver;

impl Receiver {
    /// Writes a SACK, or where both ends understand it an NR-SACK, into `packet`: blocks first, then duplicates, as far as
    /// `room` bytes go.
    pub fn write_sack(&mut self, now: SimTime, room: u32, packet: &mut Packet) {
        self.reader.read_until(now);
        let base = self.cumulative;
        packet.ecne = self.echo.tsn;
        let echo = if packet.ecne.is_some() { ECN_CHUNK_BYTES } else { 0 };
        let more = self.promising.header_bytes();
        let fits = (room.saturating_sub(sack_bytes(0, 0) + more + echo) / 4) as usize;
        let most = self.rules.gap_limit.min(fits);
        if more > 0 {
            cold_path();
            packet.nr_sack = true;
            self.promising.write_blocks(base, &self.blocks, most, packet);
        } else {
            packet.gaps.extend(
                self.blocks
                    .iter()
                    .take(most)
                    .map(|&(from, to)| (from - base, to - base))
                    .take_while(|&(_, to)| to <= u64::from(u16::MAX))
                    .map(|(from, to)| (from as u16, to as u16)),
            );
        }
        let blocks = packet.gaps.len() + packet.nr_gaps.len();
        let left = fits.saturating_sub(blocks);
        packet.duplicates.extend(self.duplicates.iter().take(left));
        self.duplicates.clear();
        let unread = std::mem::take(&mut self.just_read);
        self.advertised = self.a_rwnd().saturating_sub(unread);
        let updates = self.update_step > 0 && unread >= self.update_step;
        packet.size += sack_bytes(blocks, packet.duplicates.len()) + more + echo;
        let packets =
            if self.rules.counts_packets { self.packets_unacknowledged.min(MOST_REPORTED.into()) } else { 0 };
        packet.sack =
            Some(SackHead { cumulative_tsn: base as u32, a_rwnd: self.advertised, packets: packets as u8 });
        if updates {
            cold_path();
            self.just_read = unread - self.update_step;
        }
        self.sack_now = updates;
        self.packets_unacknowledged = 0;
        self.sack_due = NEVER;
        self.plan_update(now);
    }
}
