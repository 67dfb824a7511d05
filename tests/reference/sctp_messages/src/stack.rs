//! What the driver asks of a stack: both ends of one association.

/// What the stacks are told of a cell.
#[derive(Clone)]
pub struct Setting {
    pub policy: String,
    pub limit: u32,
    pub send_buffer: u32,
    pub interleaving: bool,
    pub scheduler: String,
    pub applications: Vec<Application>,
}

/// Messages of one size at one interval, on a stream of its own.
#[derive(Clone)]
pub struct Application {
    pub bytes: usize,
    pub interval_ms: u64,
    pub priority: u32,
    pub weight: u16,
}

/// A packet of an end, or a whole message that its application has read.
pub enum Told {
    Packet(usize, Vec<u8>),
    Message(u16, Vec<u8>),
}

pub trait Stack {
    fn connect(&mut self);
    /// Whether there was room.
    fn send(&mut self, stream: u16, message: &[u8]) -> bool;
    fn input(&mut self, end: usize, packet: &[u8]);
    /// It is so late, in ns.
    fn clock(&mut self, now: u64);
    /// When its timers want to be called.
    fn next(&self) -> u64;
    fn timers(&mut self);
    fn told(&mut self) -> Vec<Told>;
}
