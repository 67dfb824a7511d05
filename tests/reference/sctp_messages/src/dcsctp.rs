//! dcSCTP, which is a state machine already.

use std::time::Duration;

use dcsctp::api::{DcSctpSocket, Message, Options, PpId, SendOptions, Socket, SocketEvent, SocketTime, StreamId};

use crate::stack::{Setting, Stack, Told};

pub struct Dcsctp {
    ends: [Socket; 2],
    policy: String,
    limit: u32,
}

impl Dcsctp {
    pub fn new(setting: &Setting) -> Self {
        let options = Options {
            enable_partial_reliability: setting.policy != "all",
            enable_message_interleaving: setting.interleaving,
            max_receiver_window_buffer_size: 1 << 24,
            max_send_buffer_size: setting.send_buffer as usize,
            per_stream_send_queue_limit: setting.send_buffer as usize,
            max_message_size: 1 << 22,
            ..Options::default()
        };
        let mut ends = ["a", "b"].map(|name| Socket::new(name, &options));
        for (stream, application) in (0..).zip(&setting.applications) {
            ends[0].set_stream_priority(StreamId(stream), application.weight * 256);
        }
        Self { ends, policy: setting.policy.clone(), limit: setting.limit }
    }
}

fn since(ns: u64) -> SocketTime {
    SocketTime::zero() + Duration::from_nanos(ns)
}

impl Stack for Dcsctp {
    fn connect(&mut self) {
        self.ends[0].connect();
    }

    fn send(&mut self, stream: u16, message: &[u8]) -> bool {
        let mut options = SendOptions::default();
        match self.policy.as_str() {
            "lifetime" => options.lifetime = Some(Duration::from_millis(self.limit.into())),
            "retransmissions" => options.max_retransmissions = Some(self.limit as u16),
            _ => {}
        }
        self.ends[0].send(Message::new(StreamId(stream), PpId(53), message.to_vec()), &options).is_ok()
    }

    fn input(&mut self, end: usize, packet: &[u8]) {
        self.ends[end].handle_input(packet);
    }

    fn clock(&mut self, now: u64) {
        for end in &mut self.ends {
            end.advance_time(since(now));
        }
    }

    fn next(&self) -> u64 {
        let due = self.ends.iter().map(|end| end.poll_timeout()).min().expect("two ends");
        if due == SocketTime::infinite_future() { u64::MAX } else { (due - SocketTime::zero()).as_nanos() as u64 }
    }

    fn timers(&mut self) {}

    fn told(&mut self) -> Vec<Told> {
        let mut told = Vec::new();
        for (at, end) in self.ends.iter_mut().enumerate() {
            while let Some(event) = end.poll_event() {
                if let SocketEvent::SendPacket(packet) = event {
                    told.push(Told::Packet(at, packet));
                }
            }
        }
        while let Some(message) = self.ends[1].get_next_message() {
            told.push(Told::Message(message.stream_id.0, message.payload));
        }
        told
    }
}
