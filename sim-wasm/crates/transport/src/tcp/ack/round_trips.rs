//! What an acknowledgement says of round trips: to the retransmission timeout, and to controllers and RACK.

use std::hint::cold_path;

use skywindow_units::{Duration, SimTime};

use super::News;
use crate::api::Observer;
use crate::congestion::Controller;
use crate::tcp::event::{Event, PATH};
use crate::tcp::packet::Packet;
use crate::tcp::sender::Sender;

impl Sender {
    /// Of what was sent again only its echoed timestamp tells which copy is answered (RFC 7323 section 4.1), and so Karn's rule
    /// need not hold (RFC 6298 section 3). As Linux has it (`tcp_clean_rtx_queue`, `tcp_ack_update_rtt`): an acknowledgement of
    /// anything that was sent again says nothing of the data below it; what it reports first does, and where nothing does, the
    /// echo of one that acknowledges new data.
    pub(super) fn ask_echo(&self, now: SimTime, packet: &Packet, news: &mut News) {
        let known = news.rtt.filter(|_| news.first_reported.is_some() || !news.resent);
        news.rtt = known.or_else(|| echoed(now, packet, news));
    }

    /// RFC 6298 section 3: one round trip at a time; RFC 7323 section 4.1 where timestamps are in use.
    pub(super) fn measure(
        &mut self,
        now: SimTime,
        packet: &Packet,
        ack: u64,
        news: &News,
        obs: &mut impl Observer<Event>,
    ) {
        if self.deviation.is_some() {
            cold_path();
            return self.measure_each(now, packet, news, obs);
        }
        if news.bytes == 0 {
            return;
        }
        let rtt = match packet.timestamps {
            Some(stamps) => {
                let fresh = stamps.echo > SimTime::ZERO && stamps.echo >= self.measured_at;
                fresh.then(|| now.since(stamps.echo))
            }
            None => self.timed.filter(|&(end, _)| ack >= end).map(|(_, at)| now.since(at)),
        };
        if self.timed.is_some_and(|(end, _)| ack >= end) {
            self.timed = None;
        }
        if let Some(rtt) = rtt {
            self.measured_at = now;
            self.take_round_trip(now, rtt, obs);
        }
    }

    /// Linux measures the oldest data that an acknowledgement tells of and that were sent once, and asks timestamps only
    /// where there are none (`tcp_ack_update_rtt`).
    fn measure_each(&mut self, now: SimTime, packet: &Packet, news: &News, obs: &mut impl Observer<Event>) {
        let rtt =
            news.first.filter(|_| !news.resent).or(news.first_reported).or_else(|| echoed(now, packet, news));
        if let Some(rtt) = rtt {
            self.take_round_trip(now, rtt, obs);
        }
    }

    /// A round trip was measured.
    pub fn take_round_trip(&mut self, now: SimTime, rtt: Duration, obs: &mut impl Observer<Event>) {
        match &mut self.deviation {
            Some(deviation) => {
                let (srtt, variation) = deviation.measure(rtt, self.board.una(), self.board.nxt());
                self.rto.follow(srtt, variation);
            }
            None => self.rto.measure(rtt),
        }
        self.congestion.on_round_trip(now, rtt);
        let (srtt, rttvar, rto) = (self.rto.srtt(), self.rto.rttvar(), self.rto.current());
        obs.note(now, PATH, Event::RttMeasured { rtt, srtt, rttvar, rto });
    }
}

/// How long ago what is echoed left, where new data are acknowledged.
fn echoed(now: SimTime, packet: &Packet, news: &News) -> Option<Duration> {
    let echo = packet.timestamps.filter(|stamps| news.bytes > 0 && stamps.echo > SimTime::ZERO);
    echo.map(|stamps| now.since(stamps.echo))
}

#[cfg(test)]
mod tests {
    use super::super::super::bench::{Bench, UNIT};
    use super::super::super::packet::{FLAG_ACK, Retransmit, Timestamps};
    use super::super::super::settings::Tcp;
    use super::*;
    use crate::congestion::{Acked, Heard};

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// The round trip that the controller hears of with an acknowledgement of everything before segment `next` and of `blocks`,
    /// which echoes what left at `echo`: as such, and with the sample of the rate.
    fn heard(bench: &mut Bench, next: u32, blocks: &[(u32, u32)], echo: SimTime) -> [Option<Duration>; 2] {
        let timestamps = Some(Timestamps { value: bench.now, echo });
        let mut packet =
            Packet { flags: FLAG_ACK, ack: 1 + (next - 1) * UNIT, timestamps, ..Packet::default() };
        blocks.iter().for_each(|&(from, to)| packet.sacks.push((1 + (from - 1) * UNIT, 1 + to * UNIT)));
        bench.sender.congestion.heard();
        bench.sender.on_ack(bench.now, &packet, 1 << 20, &mut bench.notes);
        let heard = bench.sender.congestion.heard();
        let told = heard.iter().find_map(|heard| match heard {
            Heard::Acked(Acked { rtt, rate, .. }) => Some([*rtt, rate.and_then(|rate| rate.rtt)]),
            _ => None,
        });
        told.expect("an acknowledgement")
    }

    /// A whole flight is lost, and the timeout sends its first segment again.
    fn lost(echo_round_trips: Option<bool>, base: Tcp) -> Bench {
        let mut bench = Bench::listening(&Tcp { echo_round_trips, forward_rto: Some(false), ..base });
        bench.send(4);
        bench.wait(100);
        heard(&mut bench, 2, &[], SimTime::from_millis(1000));
        bench.expire();
        assert_eq!(bench.next(), Some((2, Retransmit::Timeout)));
        bench
    }

    #[test]
    fn rfc_7323_section_4_1_the_echo_tells_the_round_trip_of_what_was_sent_again_where_that_is_asked_for() {
        let told = |chosen, base: Tcp| {
            let mut bench = lost(chosen, base);
            let again = bench.now;
            bench.wait(70);
            heard(&mut bench, 3, &[], again)
        };
        let (some, none) = ([Some(ms(70)); 2], [None; 2]);
        assert_eq!(told(None, Tcp::linux()), some);
        assert_eq!(told(Some(false), Tcp::linux()), none, "Karn's rule");
        assert_eq!(told(None, Tcp::rfc5681()), none);
        assert_eq!(told(Some(true), Tcp::rfc5681()), some);
        let stampless = Tcp { timestamps: Some(false), ..Tcp::linux() };
        assert_eq!(told(Some(true), stampless), none, "nothing was agreed upon to be echoed");
    }

    #[test]
    fn an_echo_of_nothing_or_without_new_data_tells_none() {
        let mut bench = lost(Some(true), Tcp::linux());
        bench.wait(70);
        assert_eq!(heard(&mut bench, 3, &[], SimTime::ZERO), [None; 2]);
        let mut bench = lost(Some(true), Tcp::linux());
        let again = bench.now;
        bench.wait(70);
        // What was sent again is reported in a block, as if above a gap.
        assert_eq!(heard(&mut bench, 2, &[(2, 2)], again), [None; 2]);
    }

    /// `tcp_clean_rtx_queue`: FLAG_RETRANS_DATA_ACKED; `tcp_ack_update_rtt`: sack_rtt_us.
    #[test]
    fn linux_with_what_was_sent_again_new_reports_tell_the_round_trip_and_else_the_echo_does() {
        let begun = || {
            let mut bench = lost(None, Tcp::linux());
            let again = bench.now;
            bench.wait(70);
            heard(&mut bench, 3, &[], again);
            // 3 and 4 leave again, and behind them what is new.
            assert_eq!([bench.next(), bench.next()].map(|sent| sent.map(|(seq, _)| seq)), [Some(3), Some(4)]);
            bench.wait(10);
            bench.send(2);
            bench
        };
        let mut bench = begun();
        let left = bench.now;
        bench.wait(90);
        let echo = SimTime::from_nanos(left.as_nanos() - 10_000_000);
        assert_eq!(heard(&mut bench, 6, &[], echo), [Some(ms(100)); 2], "5, sent once, counts for nothing");
        let mut bench = begun();
        bench.wait(90);
        assert_eq!(heard(&mut bench, 5, &[(6, 6)], echo), [Some(ms(90)); 2], "6 has come");
    }
}
