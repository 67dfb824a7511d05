//! How each thing is told: the events of a file and their data.

use skywindow_network::Cause;
use skywindow_transport::api::{EventInfo, EventKind, NO_PATH};
use skywindow_units::{Code, SimTime};

use super::dialect::{Dialect, Name};
use super::flight::Packet;
use super::json::Object;
use super::{Item, Qlog, RECORD_SEPARATOR, frames};
use crate::happenings::EVENTS;
use crate::recording::{End, EventRow, ReceiverRow, Retransmit, SegmentKind, WindowRow};

impl Qlog {
    /// Writes an item as the events that it is.
    pub(super) fn tell(&mut self, time: SimTime, item: Item, out: &mut Vec<u8>) {
        match item {
            Item::Left(number) => self.tell_left(time, number, out),
            Item::Came(number, marked) => self.tell_came(time, number, marked, out),
            Item::Event(row) => self.tell_event(time, &row, out),
            Item::Window(row) => self.tell_window(time, row, out),
            Item::Receiver(row) => self.tell_receiver(time, row, out),
        }
    }

    fn tell_left(&mut self, time: SimTime, number: u32, out: &mut Vec<u8>) {
        let Some(packet) = self.flight.waiting.remove(&number) else { return };
        let again = packet.row.retransmit;
        for lost in self.flight.carry(&packet, again != Retransmit::First) {
            let (trigger, kind) = (self.dialect.lost_because(again), SegmentKind::Data);
            self.write(time, Name::Lost, NO_PATH, out, |own, object| {
                object.object("header", |header| own.header(header, lost, kind));
                object.text("trigger", trigger);
            });
        }
        self.tell_packet(time, Name::Sent, &packet, self.dialect.sent_because(again), false, out);
    }

    fn tell_came(&mut self, time: SimTime, number: u32, marked: bool, out: &mut Vec<u8>) {
        let Some(packet) = self.flight.waiting.remove(&number) else { return };
        self.flight.carry(&packet, false);
        self.tell_packet(time, Name::Received, &packet, None, marked, out);
    }

    fn tell_packet(
        &mut self,
        time: SimTime,
        name: Name,
        packet: &Packet,
        trigger: Option<&str>,
        marked: bool,
        out: &mut Vec<u8>,
    ) {
        let row = packet.row;
        let reports = matches!(row.kind, SegmentKind::Sack | SegmentKind::Report);
        let acked = if reports {
            self.flight.acknowledge(packet, self.protocol.acknowledges_next())
        } else {
            Vec::new()
        };
        self.write(time, name, row.path, out, |own, object| {
            object.object("header", |header| own.header(header, packet.number, row.kind));
            object.object("raw", |raw| {
                raw.whole("length", row.bytes);
            });
            let called = own.explainer.packet(row.flow, row.kind.number(), row.tsn);
            match own.dialect {
                Dialect::Quic => frames::quic(packet, &own.places, &acked, reports, object),
                Dialect::Own => frames::own(packet, reports, object.text("packet", &called)),
            }
            if let Some(trigger) = trigger {
                object.text("trigger", trigger);
            }
            if marked {
                object.text("ecn", "CE");
            }
        });
    }

    fn tell_window(&mut self, time: SimTime, row: WindowRow, out: &mut Vec<u8>) {
        let Some(shown) = self.windows.get_mut(usize::from(row.path)) else { return };
        let before = shown.replace(row);
        let changed = |of: fn(&WindowRow) -> u64| {
            let now = of(&row);
            (before.as_ref().map(of) != Some(now)).then_some(now)
        };
        let bytes = [
            ("congestion_window", changed(|row| row.cwnd.into())),
            ("ssthresh", changed(|row| row.ssthresh.into())),
            ("bytes_in_flight", changed(|row| row.flight.into())),
            ("partial_bytes_acked", changed(|row| row.pba.into())),
            ("peer_receive_window", changed(|row| row.peer_rwnd.into())),
            ("error_count", changed(|row| row.errors.into())),
        ];
        let times = [
            ("smoothed_rtt", changed(|row| row.srtt_ms.as_nanos())),
            ("rtt_variance", changed(|row| row.rttvar_ms.as_nanos())),
            ("retransmission_timeout", changed(|row| row.rto_ms.as_nanos())),
        ];
        // Before the first measurement there is no round trip to tell.
        let measured = row.srtt_ms.as_nanos() > 0;
        let times = times.map(|(name, value)| (name, value.filter(|_| measured || name.starts_with("retr"))));
        if bytes.iter().chain(&times).all(|(_, value)| value.is_none()) {
            return;
        }
        self.write(time, Name::Metrics, row.path, out, |_, object| {
            for (name, value) in bytes {
                if let Some(value) = value {
                    object.whole(name, value);
                }
            }
            for (name, value) in times {
                if let Some(nanos) = value {
                    object.millis(name, nanos);
                }
            }
        });
    }

    fn tell_receiver(&mut self, time: SimTime, row: ReceiverRow, out: &mut Vec<u8>) {
        if self.receiver.replace(row) == Some(row) {
            return;
        }
        self.write(time, Name::ReceiveWindow, NO_PATH, out, |_, object| {
            object.whole("receive_window", row.a_rwnd).whole("buffered", row.buffered);
            object.whole("blocked", row.blocked).whole("cumulative", row.cumulative_tsn);
        });
    }

    fn tell_event(&mut self, time: SimTime, row: &EventRow, out: &mut Vec<u8>) {
        let numbers = [row.a, row.b, row.c, row.d];
        let words = self.explainer.explain_at(row.end, row.code, row.flow, row.path, numbers);
        let word = self.explainer.word(row.code, row.flow).unwrap_or_default();
        let own = self.protocol.events().iter().find(|info| info.code == row.code);
        let Some(info) = own.filter(|_| Cause::of_event(row.code).is_none()) else {
            if EVENTS.iter().any(|info| info.code == row.code) {
                self.write(time, Name::Marker, row.path, out, |_, object| {
                    object.text("type", &word).text("message", &format!("{}. {}", words.title, words.detail));
                });
            }
            return;
        };
        if row.end != self.end && row.end != End::Neither as u8 {
            return;
        }
        if info.kind == EventKind::RoundTrip
            && let Some(nanos) = field(info, numbers, "rtt").map(|ms| libm::round(ms * 1e6) as u64)
        {
            self.write(time, Name::Metrics, row.path, out, |_, object| {
                object.millis("latest_rtt", nanos);
            });
            return;
        }
        let rule = if words.rule.is_empty() { String::new() } else { format!(" [{}]", words.rule) };
        self.write(time, Name::Told, row.path, out, |_, object| {
            object.whole("code", row.code);
            object.text("message", &format!("{}. {}{rule}", words.title, words.detail));
        });
        self.tell_states(time, row, info, &word, out);
    }

    /// What an event says besides of the states of the window, of the connection and of the timer.
    fn tell_states(
        &mut self,
        time: SimTime,
        row: &EventRow,
        info: &EventInfo,
        word: &str,
        out: &mut Vec<u8>,
    ) {
        let numbers = [row.a, row.b, row.c, row.d];
        if info.kind == EventKind::Timeout {
            self.write(time, Name::Timer, row.path, out, |_, object| {
                object.text("timer_type", "retransmission").text("event_type", "expired");
            });
        }
        let path = usize::from(row.path).min(self.phases.len().saturating_sub(1));
        if let Some(phase) = info.phase
            && let Some(shown) = self.phases.get_mut(path)
        {
            let before = shown.replace(phase);
            if before != Some(phase) {
                self.write(time, Name::Congestion, row.path, out, |_, object| {
                    before.map(|old| object.text("old", old));
                    object.text("new", phase).text("trigger", word);
                });
            }
        }
        let state = |name| {
            let codes = info.fields.iter().find(|field| field.name == name)?.codes?;
            let number = field(info, numbers, name)? as u8;
            codes.values.iter().find(|value| value.number == number).map(|value| value.words)
        };
        if info.kind == EventKind::Association
            && let (Some(old), Some(new)) = (state("from"), state("to"))
        {
            self.write(time, Name::Connection, row.path, out, |_, object| {
                object.text("old", old).text("new", new);
            });
        }
    }

    /// Writes an event, whose data `fill` fills in.
    fn write(
        &mut self,
        time: SimTime,
        name: Name,
        path: u8,
        out: &mut Vec<u8>,
        fill: impl FnOnce(&Self, &mut Object<'_>),
    ) {
        let mut line = String::from(RECORD_SEPARATOR);
        let mut event = Object::new(&mut line);
        event.millis("time", time.as_nanos()).text("name", &self.dialect.name(self.protocol, name));
        event.object("data", |data| fill(self, data));
        if self.has_paths && path != NO_PATH {
            event.text("tuple", &path.to_string());
        }
        event.end();
        line.push('\n');
        out.extend(line.bytes());
        self.events += 1;
    }

    /// Fills in which packet it is.
    fn header(&self, header: &mut Object<'_>, number: u32, kind: SegmentKind) {
        let kind = match self.dialect {
            // Acknowledgements are looked up among packets of their own type.
            Dialect::Quic => "1RTT".to_owned(),
            Dialect::Own => {
                let value = SegmentKind::SPEC.values.iter().find(|value| value.number == kind.number());
                value.map_or_else(String::new, |value| value.name.to_ascii_lowercase())
            }
        };
        header.text("packet_type", &kind).whole("packet_number", number);
    }
}

/// The number of an event that its declaration calls `name`.
fn field(info: &EventInfo, numbers: [f64; 4], name: &str) -> Option<f64> {
    let place = info.fields.iter().position(|field| field.name == name)?;
    numbers.get(place).copied()
}
