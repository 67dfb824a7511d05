//! usrsctp, whose state is global: one association in a process.

use std::ffi::c_void;
use std::sync::Mutex;

use crate::stack::{Setting, Stack, Told};

unsafe extern "C" {
    fn us_clock(us: u64);
    fn us_open(buffer: i32, mtu: i32, interleaving: i32, scheduler: i32, give_up: i32);
    fn us_connect();
    fn us_value(stream: i32, value: i32);
    fn us_send(stream: i32, data: *const c_void, length: usize, policy: i32, value: u32) -> i32;
    fn us_input(end: i32, data: *const c_void, length: usize);
    fn us_timers(ms: u32);
    fn us_read();
}

static TOLD: Mutex<Vec<Told>> = Mutex::new(Vec::new());
static PARTS: Mutex<[Vec<u8>; 16]> = Mutex::new([const { Vec::new() }; 16]);

#[unsafe(no_mangle)]
extern "C" fn packet_out(end: i32, data: *const c_void, length: usize) {
    let packet = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), length) }.to_vec();
    TOLD.lock().unwrap().push(Told::Packet(end as usize, packet));
}

#[unsafe(no_mangle)]
extern "C" fn message_part(stream: i32, data: *const c_void, length: usize, last: i32) {
    let part = unsafe { std::slice::from_raw_parts(data.cast::<u8>(), length) };
    let mut parts = PARTS.lock().unwrap();
    parts[stream as usize].extend_from_slice(part);
    if last != 0 {
        let whole = std::mem::take(&mut parts[stream as usize]);
        TOLD.lock().unwrap().push(Told::Message(stream as u16, whole));
    }
}

pub struct Usrsctp {
    setting: Setting,
    now_ms: u64,
    called_ms: u64,
    valued: bool,
}

impl Usrsctp {
    pub fn new(setting: &Setting) -> Self {
        let scheduler = match setting.scheduler.as_str() {
            "default" => 0,
            "round-robin" => 1,
            "round-robin-packet" => 2,
            "priority" => 3,
            "fair" => 4,
            "first-come" => 5,
            other => panic!("usrsctp has no scheduler {other}"),
        };
        let flag = |is: bool| i32::from(is);
        unsafe {
            us_clock(0);
            let give_up = flag(setting.policy != "all");
            us_open(setting.send_buffer as i32, 1480, flag(setting.interleaving), scheduler, give_up);
        }
        Self { setting: setting.clone(), now_ms: 0, called_ms: 0, valued: false }
    }
}

impl Stack for Usrsctp {
    fn connect(&mut self) {
        unsafe { us_connect() };
    }

    fn send(&mut self, stream: u16, message: &[u8]) -> bool {
        if !self.valued && self.setting.scheduler == "priority" {
            for (stream, application) in (0..).zip(&self.setting.applications) {
                unsafe { us_value(stream, application.priority as i32) };
            }
        }
        self.valued = true;
        let (policy, value) = match self.setting.policy.as_str() {
            "lifetime" => (1, self.setting.limit),
            "priority" => (2, self.setting.applications[usize::from(stream)].priority),
            "retransmissions" => (3, self.setting.limit),
            _ => (0, 0),
        };
        unsafe { us_send(stream.into(), message.as_ptr().cast(), message.len(), policy, value) != 0 }
    }

    fn input(&mut self, end: usize, packet: &[u8]) {
        unsafe { us_input(end as i32, packet.as_ptr().cast(), packet.len()) };
    }

    fn clock(&mut self, now: u64) {
        self.now_ms = now / 1_000_000;
        unsafe { us_clock(now / 1000) };
    }

    fn next(&self) -> u64 {
        (self.called_ms + 1) * 1_000_000
    }

    fn timers(&mut self) {
        let passed = self.now_ms - self.called_ms;
        self.called_ms = self.now_ms;
        if passed > 0 {
            unsafe { us_timers(passed as u32) };
        }
    }

    fn told(&mut self) -> Vec<Told> {
        unsafe { us_read() };
        std::mem::take(&mut TOLD.lock().unwrap())
    }
}
